"""A hurried game is the same game: only decisions come to the surface."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from tests.core.toy import TOY, Toy, setup

from camarilla.bots import QuickDice
from camarilla.catalogue import game_of
from camarilla.core.flow import Ask, Done, End, Position, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.illegal import NotAsked
from camarilla.core.questions import CHANCE, YesNo


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_a_hurried_game_takes_the_same_course(mode: str) -> None:
    for number in range(10):
        slow = game_of("viva").begin(4, {"mode": mode})
        fast = game_of("viva").begin(4, {"mode": mode})
        assert _played(slow, number, hurried=False) == _played(fast, number, hurried=True)


def _played(position: Position, number: int, hurried: bool) -> tuple[list[tuple[int, str, str]], Outcome]:
    players, chance, made = QuickDice(f"players {number}"), QuickDice(number), []
    if hurried:
        position.hurry(chance)
    while position.step is not None:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE:
            assert not hurried
            position.answer(seat, question.sample(chance))
        elif question.forced():
            position.answer(seat, question.default())
        else:
            answer = question.sample(players)
            made.append((seat, question.key, question.name(answer)))
            position.answer(seat, answer)
    return made, position.result


def test_copies_do_not_hurry() -> None:
    position = game_of("viva").begin(3)
    position.hurry(QuickDice(1))
    assert position.copy().dice is None


@dataclass
class Noted(Toy):
    """The toy, with a diary that its rules never read."""

    diary: list[str] = field(default_factory=list)


def note(g: Noted, what: str) -> None:
    g.diary.append(what)


def test_what_no_rule_needs_is_put_off_until_somebody_looks() -> None:
    g = Noted({}, {}, 3, [], [])
    g.put_off(note, "at once")
    assert g.diary == ["at once"]
    Position(g, []).hurry(QuickDice(1))
    g.put_off(note, "first")
    g.put_off(note, "second")
    assert g.diary == ["at once"]
    copy = g.copy()
    assert copy.diary == g.diary == ["at once", "first", "second"], (
        "a copy is a look, and what was put off is done once"
    )
    g.put_off(note, "third")
    copy.put_off(note, "on its own")
    g.catch_up()
    assert g.diary == ["at once", "first", "second", "third"]
    assert copy.diary == ["at once", "first", "second", "on its own"], "copies do not hurry"


@dataclass
class LastWord(Procedure):
    """Somebody is asked what is not a choice, and then the game is over."""

    abrupt: bool

    def begin(self, g: Toy) -> Step:
        return Ask(0, Nothing("T0", "toy-ask-gift"), then=self.said)

    def said(self, g: Toy, answer: bool) -> Step:
        outcome = Outcome("richest", (0,), tuple(g.coins), g.round)
        return End(outcome) if self.abrupt else Done(outcome)


class Nothing(YesNo):
    """A question with one answer."""

    def forced(self) -> bool:
        return True


@pytest.mark.parametrize("abrupt", [False, True], ids=["at its end", "in the middle"])
def test_whoever_hurries_a_game_to_its_end_is_asked_nothing_any_more(abrupt: bool) -> None:
    position = Position(setup(2, TOY.rules({}), {}), [LastWord(abrupt)])
    position.start()
    assert list(position.asked()) == [0]
    position.hurry(QuickDice(1))
    assert position.over
    assert position.result.winners == (0,)
    assert position.asked() == {}
    with pytest.raises(NotAsked):
        position.answer(0, True)


@pytest.mark.parametrize("game", ["viva", "anti_monopoly"])
def test_a_copy_hurried_from_anywhere_has_a_question_or_an_end(game: str) -> None:
    ended = 0
    for number in range(3):
        dice = QuickDice(f"hurried copies {game} {number}")
        position = game_of(game).begin(3)
        while not position.over:
            copy = position.copy()
            copy.hurry(dice)
            assert (copy.step is None) == copy.over == (copy.asked() == {})
            ended += copy.over
            seat, question = next(iter(position.asked().items()))
            position.answer(seat, question.sample(dice))
    assert ended > 0
