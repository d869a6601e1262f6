"""A hurried game is the same game: only decisions come to the surface."""

from __future__ import annotations

import pytest

from camarilla.bots import QuickDice
from camarilla.catalogue import game_of
from camarilla.core.flow import Position
from camarilla.core.game import Outcome
from camarilla.core.questions import CHANCE


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
