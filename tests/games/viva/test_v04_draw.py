"""V4 Phase 1: draw."""

from __future__ import annotations

import pytest
from tests.games.viva.tables import nobody_sits_yet, table

from camarilla.core.chance import Draw
from camarilla.games.viva.chapters.rounds import Drawing


@pytest.mark.parametrize(("players", "cards"), [("Lars Andy Matt", 5), ("Lars Andy Susanne Matt Gil", 7)])
def test_v4_1_the_presidente_draws_first_and_two_more_than_there_are_players(players: str, cards: int) -> None:
    t = table(players, presidente="Andy")
    t.run(Drawing())
    question = t.position.chance()
    assert isinstance(question, Draw)
    assert (question.rule, question.count) == ("V4.1", cards)
    t.draws_anything()
    assert len(t.hand("Andy").split()) == cards


def test_v4_2_each_golpista_draws_one_clockwise() -> None:
    t = table(presidente="Susanne")
    t.run(Drawing())
    while not t.over:
        t.draws_anything()
    assert t.told("draw") == [
        ("draw", "V4.1", "Susanne"),
        ("draw", "V4.2", "Matt"),
        ("draw", "V4.2", "Lars"),
        ("draw", "V4.2", "Andy"),
    ]
    assert [len(hand) for hand in t.g.hands] == [1, 1, 6, 1]


def test_v4_3_in_the_first_round_a_golpista_draws_two() -> None:
    t = table(round=1)
    t.run(Drawing())
    while not t.over:
        t.draws_anything()
    assert [len(hand) for hand in t.g.hands] == [6, 2, 2, 2]
    assert t.told("draw")[1] == ("draw", "V4.3", "Andy")


def test_v4_3_the_round_after_the_set_up_is_the_first() -> None:
    t = nobody_sits_yet("Lars Andy Matt")
    for name, colour in (("Lars", "blue"), ("Andy", "red"), ("Matt", "black")):
        t.says(name, colour)
    t.rolls(1, 6, 2)
    for _ in t.names:
        t.draws_anything()
    assert t.g.round == 1
    assert [len(hand) for hand in t.g.hands] == [2, 5, 2]
