"""Simulations: the same seed gives the same result, whoever plays it."""

from __future__ import annotations

from camarilla.arena import Plan, simulate
from camarilla.arena.simulate import play_some, ranks, seated
from camarilla.core.game import Outcome

PLAN = Plan("viva", 4, 60, ("random",) * 4, seed="7")


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone, _ = simulate(PLAN, jobs=1)
    together, _ = simulate(PLAN, jobs=2)
    assert alone == together


def test_a_plan_can_be_cut_anywhere() -> None:
    whole = play_some(PLAN, 0, 20)
    parts = play_some(PLAN, 0, 7)
    parts.add(play_some(PLAN, 7, 20))
    assert whole == parts


def test_totals_add_up() -> None:
    heard: list[int] = []
    totals, seconds = simulate(PLAN, told=heard.append)
    assert totals.games == 60
    assert sum(totals.endings.values()) == 60
    assert sum(totals.wins) == totals.kind_wins["random"] >= 60
    assert round(totals.kind_shares["random"], 6) == 60
    assert totals.failures == 0
    assert heard == [25, 50, 60]
    assert seconds > 0


def test_other_seeds_give_other_games() -> None:
    assert play_some(PLAN, 0, 5) != play_some(Plan("viva", 4, 60, ("random",) * 4, seed="8"), 0, 5)


def test_kinds_move_from_seat_to_seat() -> None:
    plan = Plan("viva", 3, 3, ("a", "b", "c"), rotate=True)
    assert [seated(plan, number) for number in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]


def test_places_are_by_victory_then_by_score_and_equal_ones_share_theirs() -> None:
    assert ranks(Outcome("victory", (2,), (9, 5, 7, 5), 4)) == [2.0, 3.5, 1.0, 3.5]
    assert ranks(Outcome("peace", (0, 1, 2), (3, 12, 3), 4)) == [2.5, 1.0, 2.5]
