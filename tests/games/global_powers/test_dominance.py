"""G35 Dominance at any time."""

from __future__ import annotations

from tests.games.global_powers.moment import (
    AGAINST,
    YES,
    A,
    B,
    C,
    activate,
    asked,
    at,
    carry,
    people,
    play,
    roll,
    table,
    turn,
    vote,
)

from camarilla.core.flow import Position
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers.answers import Emigration, Play, War
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.scoring import Scoring


def governed(first: int, count: int, party: str) -> dict[int, str]:
    return dict.fromkeys(range(first, first + count), f"{party}1")


def test_g35_1_more_regions_than_the_marker_shows_win_at_once() -> None:
    """GT71"""
    position = at(table(5, governed(1, 8, "A")), Dominance())
    assert (position.result.ending, position.result.winners) == ("dominance", (A,))
    assert at(table(5, governed(1, 7, "A")), Dominance()).result is None


def test_g35_1_co_governed_regions_count() -> None:
    g = table(5, {**governed(1, 7, "A"), 8: "A1 B1"})
    assert at(g, Dominance()).result.winners == (A,)


def test_g35_2_a_card_is_tested_when_it_is_complete() -> None:
    """GT72"""
    g = table(5, {**governed(1, 7, "A"), 8: "B1"})
    position = play(g, Play("defector", 8, B))
    assert position.over
    assert position.result.winners == (A,)


def test_g35_2_a_recall_is_tested_as_a_whole() -> None:
    g = table(5, {**governed(1, 7, "B"), 8: "A1 B1", 9: "B1 A1"}, turn=A)
    g.dominance = 9
    position = turn(g)
    position.answer(A, (0,) * 12)
    assert not position.over
    g = table(5, {**governed(1, 7, "B"), 8: "A2 B1"}, turn=A)
    position = turn(g)
    position.answer(A, (0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0))
    assert position.result.winners == (B,)


def test_g35_2_the_first_recall_after_the_set_up_is_the_first_test() -> None:
    """G3.1 does not test during the set-up; whoever dominates then has won when the first step is complete."""
    g = table(5, governed(1, 8, "A"), turn=A)
    position = turn(g)
    assert not position.over
    position.answer(A, (0,) * 12)
    assert position.result.winners == (A,)


def test_g35_2_an_action_and_a_veto_are_tested() -> None:
    g = table(5, {**governed(2, 7, "A"), 1: "A2 B1"})
    g.dominance = 8
    position = activate(g, 1)
    carry(position, Emigration(5))
    assert not position.over
    g = table(5, {**governed(2, 7, "B"), 1: "A2 B1"}, turn=A)
    position = activate(g, 1)
    position.answer(A, Emigration(5))
    vote(position, B=AGAINST)
    position.answer(A, YES)
    assert position.result.winners == (B,)


def beaten_by_a(test: str = "always") -> Position:
    """A beats the government of B in region 2, which leaves it to C: his eighth region, until A has placed somebody."""
    g = table(
        5, {**governed(3, 7, "C"), 1: "A2", 2: "B4 C2"}, chips={1: {"military": 4}, 2: {"military": 1}},
        warPlacement="upTo", dominanceTest=test,
    )  # fmt: skip
    position = activate(g, 1)
    carry(position, War(2))
    roll(position, 2, 1)
    assert people(g, 2) == "C2"
    return position


def test_g35_2_a_government_inside_a_war_counts_while_its_winner_is_asked() -> None:
    """G35.2, G21.5: dominance holds at any time."""
    position = beaten_by_a()
    assert (position.result.ending, position.result.winners) == ("dominance", (C,))


def test_g35_2_with_afterstep_a_war_is_tested_when_it_is_over() -> None:
    """G35.2 with `dominanceTest` = afterStep: what A places saves the world from C; without them C has won."""
    position = beaten_by_a("afterStep")
    assert asked(position) == [A]
    position.answer(A, 3)
    assert not position.over
    position = beaten_by_a("afterStep")
    position.answer(A, 0)
    assert position.result.winners == (C,)


def test_g35_2_what_is_placed_exactly_is_placed_before_anybody_is_asked() -> None:
    """G35.2, G21.5: without a question there is no moment in the middle of a war."""
    g = table(5, {**governed(3, 7, "C"), 1: "A2", 2: "B4 C2"}, chips={1: {"military": 4}, 2: {"military": 1}})
    position = activate(g, 1)
    carry(position, War(2))
    roll(position, 2, 1)
    assert (people(g, 2), position.over) == ("A4 C2", False)


def test_g35_2_the_falling_marker_is_tested_after_g32() -> None:
    """GT72, second half."""
    g = table(5, governed(1, 7, "A"))
    position = at(g, Scoring(), "clear")
    assert g.dominance == 6
    assert position.result.winners == (A,)


def test_g35_3_more_regions_then_the_player_on_turn_then_the_stronger() -> None:
    """GT73"""
    g = table(3, {**dict.fromkeys(range(1, 8), "B1 C1"), 8: "B1"}, turn=C)
    g.dominance = 6
    assert at(g, Dominance()).result.winners == (B,)
    g = table(3, dict.fromkeys(range(1, 8), "B1 C1"), turn=B)
    g.dominance = 6
    assert at(g, Dominance()).result.winners == (B,)
    g = table(3, {**dict.fromkeys(range(1, 7), "B1 C1"), 7: "B2 C2"}, un="C1", turn=A)
    g.dominance = 6
    assert at(g, Dominance()).result.winners == (C,)
    g = table(3, dict.fromkeys(range(1, 8), "B1 C1"), turn=A)
    g.dominance = 6
    position = at(g, Dominance())
    position.answer(CHANCE, ("2", "1"))
    assert position.result.winners == (C,)
