"""What the dice did: counted by seat, and compared with what was to be expected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.conformance.walk import Coin, answer_something
from tests.core.toy import TOY

from camarilla.catalogue import GAMES
from camarilla.core.chance import Draw, Roll
from camarilla.core.flow import Ask, Done, Procedure, Step
from camarilla.core.game import Game, Outcome, Setup
from camarilla.core.questions import CHANCE, YesNo
from camarilla.match.fair import DiceChance
from camarilla.match.log import Log, Opening
from camarilla.match.luck import luck
from camarilla.match.match import Match


@dataclass
class Fairground(Procedure):
    """Seat 0 rolls a die, both roll three together, the table rolls one of four faces, seat 1 draws."""

    def begin(self, g: Any) -> Step:
        return Ask(CHANCE, Roll("F1", 1, whose=(0,)), then=self.second)

    def second(self, g: Any, faces: tuple[int, ...]) -> Step:
        return self.together

    def together(self, g: Any) -> Step:
        return Ask(CHANCE, Roll("F2", 3, whose=(1, 0, 1)), then=self.third)

    def third(self, g: Any, faces: tuple[int, ...]) -> Step:
        return self.table

    def table(self, g: Any) -> Step:
        return Ask(CHANCE, Roll("F3", 1, 4), then=self.fourth)

    def fourth(self, g: Any, faces: tuple[int, ...]) -> Step:
        return self.draw

    def draw(self, g: Any) -> Step:
        return Ask(CHANCE, Draw("F4", ("a", "b", "c"), 2, (1,)), then=self.drawn)

    def drawn(self, g: Any, cards: tuple[str, ...]) -> Step:
        return self.ask

    def ask(self, g: Any) -> Step:
        return Ask(0, YesNo("F5", "toy-ask"), then=self.over)

    def over(self, g: Any, yes: bool) -> Step:
        return Done(Outcome("richest", (0,), (1, 0), 1))


class Typed:
    """Chance as the test wants it."""

    def __init__(self) -> None:
        self.answers: list[Any] = [(6,), (1, 5, 2), (4,), ("a", "c")]

    def answer(self, question: Any, index: int) -> Any:
        return self.answers[index]


def logged(match: Match, game: Game) -> Log:
    return Log(Opening(match.setup, f"{game.id}/{game.version}", [], "", []), match.entries, None, None, "")


def test_dice_are_counted_for_those_whose_they_are() -> None:
    game = Game(**{**vars(TOY), "main": Fairground})
    match, _ = Match.begin(game, Setup("toy", 2, {}), Typed())
    match.answer(0, True)
    ada, bo, table = luck(game, logged(match, game))
    assert (ada.seat, ada.rolls, ada.dice, ada.drawn) == (0, 2, 2, 0)
    assert [(one.faces, one.counts) for one in ada.falls] == [(6, [0, 0, 0, 0, 1, 1])]
    assert (bo.seat, bo.rolls, bo.dice, bo.drawn) == (1, 1, 2, 2)
    assert [(one.faces, one.counts) for one in bo.falls] == [(6, [1, 1, 0, 0, 0, 0])]
    assert (table.seat, table.dice, table.falls[0].faces) == (None, 1, 4)
    # 11 with two dice, where 7 is expected and the spread is 2.415: 1.656 spreads above; and 3 is as far below
    assert (ada.above, bo.above) == (95, 5)
    assert luck(TOY, logged(Match.begin(TOY, Setup("toy", 2, {}), DiceChance(Coin(1)))[0], TOY))[0].above == 50


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_die_and_every_draw_of_a_match_is_in_the_report(game: Game) -> None:
    coin = Coin(f"luck {game.id}")
    match, _ = Match.begin(game, Setup(game.id, min(game.seats) + 1, {}), DiceChance(coin))
    while not match.over and len(match.entries) < 1200:
        answer_something(match, coin)
    report = luck(game, logged(match, game))
    rolled = [entry.answer for entry in match.entries if entry.ask == "core-roll"]
    drawn = [entry.answer for entry in match.entries if entry.ask == "core-draw"]
    assert sum(one.dice for one in report) == sum(len(faces) for faces in rolled)
    assert sum(one.drawn for one in report) == sum(len(cards) for cards in drawn)
    assert [one.seat for one in report] == [*range(min(game.seats) + 1), None]
    assert any(one.rolls or one.drawn for one in report[:-1]), "nobody rolls or draws in person"
