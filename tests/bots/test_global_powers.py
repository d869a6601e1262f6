"""``steady`` at Global Powers: it beats chance by far, and never needs the default to stand in."""

from __future__ import annotations

import pytest
from tests.games.global_powers.moment import A, hold, question, table, turn

from camarilla.arena.simulate import Plan, play_some
from camarilla.bots import Look, bot_named
from camarilla.bots.reasons import explain
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.state import Powers


def test_steady_wins_most_games_against_three_random() -> None:
    plan = Plan("global_powers", 4, 20, ("steady", "random", "random", "random"), rotate=True)
    totals = play_some(plan, 0, 20)
    assert totals.failures == 0
    assert totals.kind_wins["steady"] >= 15


@pytest.mark.parametrize("players", [2, 3, 5])
def test_steady_has_an_answer_to_every_question(players: int) -> None:
    plan = Plan("global_powers", players, 2, ("steady",) * players)
    assert play_some(plan, 0, 2).failures == 0


@pytest.mark.parametrize("switches", [{"setup": "open"}, {"edition": "english"}, {"warPlacement": "exact"}])
def test_steady_plays_the_variants_too(switches: dict[str, str]) -> None:
    plan = Plan("global_powers", 3, 2, ("steady",) * 3, switches)
    assert play_some(plan, 0, 2).failures == 0


def test_schemer_leaves_his_politicians_where_they_hold_something_and_steady_calls_them_home() -> None:
    """G7.1 The base is empty, and two regions have more than they need."""
    position = turn(_nobody_at_home())
    look, asked = Look(GAME, position, A), question(position)
    assert sum(bot_named("global_powers", "steady", 1).answer(look, asked)) > 0
    told = explain(bot_named("global_powers", "schemer", 1), look, asked)
    assert told.answer == (0,) * 12
    assert [one.words.id for one in told.terms] == ["core-why-stay"]


def _nobody_at_home() -> Powers:
    g = table(3, {3: "A5", 7: "A5"}, base="A0")
    hold(g, A, "peace")
    return g
