"""``steady`` at Global Powers: it beats chance by far, and never needs the default to stand in."""

from __future__ import annotations

import pytest

from camarilla.arena.simulate import Plan, play_some


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
