"""The one loop in which nobody watches: it plays by the rules, stops where it should and leaves its world alone."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

import pytest
from tests.conformance.walk import saved

from camarilla.bots import Look, QuickDice, Seated, bot_named
from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import AskAll, Position
from camarilla.core.game import Game, Setup
from camarilla.core.playout import play_on
from camarilla.core.questions import Question
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match


class Checking:
    """Answers at random, and has every answer checked that the loop would trust."""

    def __init__(self, dice: QuickDice) -> None:
        self.dice = dice
        self.heard: list[str] = []

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        assert not question.forced()
        answer = question.sample(self.dice)
        question.check(answer)
        self.heard.append(question.kind())
        return answer

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any:
        answer = question.sample(self.dice)
        question.check(answer)
        self.heard.append(question.kind())
        return answer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_trusted_game_is_the_game_that_was_checked(game: Game) -> None:
    for seed in range(2):
        dice, alone = QuickDice(seed), game.begin(4)
        made = play_on(game, alone, dice)
        same, watched = QuickDice(seed), game.begin(4)
        players = Checking(same)
        assert play_on(game, watched, same, players) == made == len(players.heard)
        assert watched.result == alone.result
        assert alone.over
        assert set(players.heard) <= set(game.kinds)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_stops_after_so_many_rounds(game: Game) -> None:
    position, dice = game.begin(4), QuickDice(3)
    play_on(game, position, dice, decisions=20)
    begun = position.state.rounds()
    play_on(game, position, dice, rounds=1)
    assert position.over or position.state.rounds() == begun + 1


def test_without_asides_nobody_speaks_out_of_turn() -> None:
    game = game_of("junta")
    for asides in (True, False):
        dice = QuickDice(5)
        players = Checking(dice)
        play_on(game, game.begin(4), dice, players, decisions=300, asides=asides)
        assert ("junta-ask-aside" in players.heard) == asides


def test_a_search_as_the_module_describes_it() -> None:
    """Also in the middle of answers that are given together, and for a seat that has not answered yet."""
    game = game_of("viva")
    position, dice = game.begin(4), QuickDice(9)
    tried = 0
    while tried < 5:
        play_on(game, position, dice, decisions=1)
        assert not position.over
        step = position.step
        if not isinstance(step, AskAll):
            continue
        seat, question = next(iter(position.asked().items()))
        look = Look(game, position, seat)
        world = look.world(dice)
        before = saved(Match(game, Setup(game.id, 4, {}), DiceChance(dice), world, []))
        for _ in range(3):
            trial = world.copy()
            trial.hurry(QuickDice(tried))
            if seat in trial.asked():  # what is forced has been answered already
                trial.trust(seat, question.sample(dice))
            play_on(
                look.game, trial, QuickDice(tried), Seated(game, [bot_named("viva", "steady", n) for n in range(4)])
            )
            assert trial.over
        assert saved(Match(game, Setup(game.id, 4, {}), DiceChance(dice), world, [])) == before
        tried += 1


def test_one_simulated_decision_of_junta_takes_about_sixty_calls() -> None:
    game, dice = game_of("junta"), QuickDice("calls")
    play_on(game, game.begin(5), QuickDice("first"))  # what is looked up once is there
    calls = 0

    def count(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        made = sum([play_on(game, game.begin(5), dice) for _ in range(2)])
    finally:
        sys.setprofile(before)
    assert made > 1000
    assert calls / made <= 61  # 59.3 on average of many games
