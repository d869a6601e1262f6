"""Bots cannot cheat: change whatever a seat cannot know, and its bot answers the same."""

from __future__ import annotations

import pytest

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.catalogue import game_of
from camarilla.core.questions import CHANCE
from camarilla.match.match import redeal

DECISIONS = 120


@pytest.mark.parametrize(
    ("kind", "game_id", "players", "switches"),
    [
        ("steady", "viva", 4, {}),
        ("steady", "viva", 4, {"mode": "expert"}),
        ("steady", "junta", 5, {}),
        ("steady", "junta", 2, {}),
        ("schemer", "viva", 4, {}),
        ("schemer", "junta", 5, {}),
        ("schemer", "anti_monopoly", 4, {}),
        ("minister", "viva", 4, {}),
        ("minister", "junta", 5, {}),
    ],
)
def test_a_bot_answers_the_same_in_every_world_that_looks_the_same(
    kind: str, game_id: str, players: int, switches: dict[str, str]
) -> None:
    game, chance, worlds = game_of(game_id), QuickDice("chance"), QuickDice("worlds")
    position = game.begin(players, switches)
    compared = different = 0
    while position.step is not None and compared < DECISIONS:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE or question.forced():
            position.answer(seat, question.sample(chance))
            continue
        answer = bot_named(game_id, kind, compared).answer(Look(game, position, seat), question)
        world = redeal(game, position, seat, worlds)
        again = bot_named(game_id, kind, compared).answer(Look(game, world, seat), world.question(seat))
        assert again == answer
        different += world.state != position.state
        compared += 1
        position.answer(seat, answer)
    assert compared > 40
    assert different > compared // 2  # the worlds really were others
