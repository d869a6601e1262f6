"""The ladder's table: which steps there are, and what counts as reached."""

from __future__ import annotations

from collections import Counter

from camarilla.arena import Totals
from camarilla.arena.ladder import row, steps


def totals(share: float, place: float, games: int = 400, zero: int = 0) -> Totals:
    """One of the upper rung, which won this share."""
    return Totals(
        games=games,
        endings=Counter(zero=zero, peace=games - zero),
        kind_shares={"minister": share * games, "steady": (1 - share) * games},
        kind_games=Counter(minister=games, steady=3 * games),
        kind_ranks={"minister": place * games, "steady": 2.6 * 3 * games},
    )


def test_only_rungs_that_stand_are_compared() -> None:
    assert ("minister", "steady", 2.0) in steps("viva")
    assert all(top != low for top, low, _ in steps("viva"))


def test_a_step_is_reached_by_its_share_and_only_if_chance_cannot_explain_it() -> None:
    step = ("minister", "steady", 2.0)
    assert row("viva", step, totals(0.51, 1.8)).endswith("| 2.04 × | 1.80 | - | ≥ 2 × | yes |")
    assert row("viva", step, totals(0.43, 2.1)).endswith("| 1.72 × | 2.10 | - | ≥ 2 × | **no** |")
    assert row("viva", ("minister", "steady", 1.25), totals(0.35, 2.1, games=20)).endswith("**no** |")


def test_where_everybody_wins_the_place_counts_and_the_world_must_live_as_often() -> None:
    step, alone = ("minister", "steady", 2.0), totals(0.25, 2.5, zero=16)
    told = "among 4 steady | place ≤ 2.2, world no worse |"
    assert row("anti_monopoly", step, totals(0.24, 2.1, zero=16), alone).endswith(f"96.0 %, 96.0 % {told} yes |")
    assert row("anti_monopoly", step, totals(0.23, 2.1, zero=32), alone).endswith(f"92.0 %, 96.0 % {told} **no** |")
    assert row("anti_monopoly", step, totals(0.24, 2.3), alone).endswith(f"100.0 %, 96.0 % {told} **no** |")
