"""A18 to A22 The end: World Peace, the position swap, danger, Zero."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import JOIN, NONE, A, B, C, D, E, Tabletop


def at_the_gate(players: int = 3, place: str = "green 16", **switches: str) -> Tabletop:
    """All monopolies are broken; the bomb on 20."""
    return Tabletop(players, **switches).on(a=place).lay(bomb=20, chips="3/3/3")


def test_a18_1_at39_an_exact_roll_reaches_world_peace() -> None:
    """AT39: green 15, roll 4."""
    t = at_the_gate(place="green 15").on(b="yellow 3", c="red 1").begin(A).roll(4)
    assert t.where(A) == "peace"
    assert t.outcome is not None
    assert (t.outcome.ending, t.outcome.winners) == ("peace", (A, B, C))


def test_a18_1_at40_not_by_text() -> None:
    """AT40: B on green 17 cooperates in A's crisis: green 18, not 19."""
    t = at_the_gate(place="red 4").on(b="green 17").begin(A).roll(2).crisis(3, JOIN)
    assert (t.where(B), t.outcome) == ("green 18", None)


def test_a18_2_at41_extra_rolls() -> None:
    """AT41: green 16, roll 5, extra rolls 1, 3: World Peace with the second."""
    t = at_the_gate().on(b="yellow 3", c="red 1").begin(A).roll(5)
    assert t.rule() == "A18.2"
    t.roll(1)
    assert t.rule() == "A18.2"  # no choice on a 1 (A5.3)
    t.roll(3)
    assert t.g.ending == "peace"
    assert t.g.ranking[0] == A


def test_a18_3_at42_the_first_failure_swaps_positions_later_ones_do_not() -> None:
    """AT42, AT44"""
    t = at_the_gate().on(b="blue 2", c="red 2").begin(A).roll(5, 1, 2, 6)
    assert t.g.swapped
    t.on(a="green 16").begin(A).roll(5, 1, 2, 6)
    assert t.where(A) == "green 10"


def test_a18_4_who_reached_it_is_first_the_others_by_score() -> None:
    """A21.5: B 20 - 43 = -23, C 1 - 19 = -18: A, C, B."""
    t = at_the_gate().on(b="N1", c="N3").rich(a=0, b=20, c=1).begin(A).roll(3)
    assert t.g.ranking == (A, C, B)
    assert t.outcome is not None
    assert t.outcome.scores == (0, -23, -18)


def test_a19_1_at42_first_and_last_second_and_last_but_one() -> None:
    """AT42: 5 players ranked A B C D E, A fails: A and E, B and D swap, C stays."""
    t = at_the_gate(5).on(b="green 3", c="red 5", d="blue 5", e="yellow 5").begin(A).roll(5, 1, 2, 6)
    places = [t.where(seat) for seat in (A, B, C, D, E)]
    assert places == ["yellow 5", "blue 5", "red 5", "green 3", "green 16"]
    assert t.g.turn == B


def test_a19_1_at43_the_failed_player_is_first_even_if_he_does_not_lead() -> None:
    """AT43: B green 18, A green 16, C blue 2; A fails: A and C swap, B stays."""
    t = at_the_gate().on(b="green 18", c="blue 2").begin(A).roll(5, 1, 2, 6)
    assert [t.where(seat) for seat in (A, B, C)] == ["blue 2", "green 18", "green 16"]


def test_a19_1_no_field_is_carried_out_and_ties_roll() -> None:
    """A19.1: B and C stand on one field and roll for their order; A lands in C's crisis without consequences."""
    t = at_the_gate().on(b="yellow 4", c="yellow 4").begin(A).roll(5, 1, 2, 6)
    assert t.rule() == "A19.1"
    t.rolls(5, 2)
    assert [t.where(seat) for seat in (A, B, C)] == ["yellow 4", "yellow 4", "green 16"]
    assert t.g.turn == B


def test_a19_2_at42_who_is_farther_away_receives_five_and_the_bomb_goes_back_two() -> None:
    """AT42: A and B get 5 each; bomb -2."""
    t = at_the_gate(5).on(b="green 3", c="red 5", d="blue 5", e="yellow 5").begin(A).roll(5, 1, 2, 6)
    assert (t.g.money, t.g.bomb) == ([10, 10, 5, 5, 5], 22)


@pytest.mark.parametrize(
    ("place", "rolls", "end"), [("green 16", (5, 1, 2, 6), "green 10"), ("green 17", (4, 3, 1, 6), "green 11")]
)
def test_a20_1_at44_later_failures_go_back_by_the_third_roll(place: str, rolls: tuple[int, ...], end: str) -> None:
    """AT44: nothing paid on green 10, no crisis on green 11."""
    t = at_the_gate(place=place)
    t.g.swapped = True
    t.begin(A).roll(*rolls)
    assert (t.where(A), t.g.money[A], t.g.turn, t.g.bomb) == (end, 5, B, 20)


def endangered(players: int = 3, bomb: int = 5, card: str = "AC22", **switches: str) -> Tabletop:
    """AT45: the bomb goes from 5 past 3; the request of A15 has been made before."""
    t = Tabletop(players, **switches).on(a="yellow 4").lay(bomb=bomb, pile=card)
    t.g.red_done = True
    return t.begin(A).roll(2)


def test_a21_1_at45_passing_or_landing_allows_a_proposal() -> None:
    """AT45: bomb 4, AC22: passes 3 and lands on 2."""
    t = endangered(bomb=4)
    assert (t.g.bomb, t.rule(), t.asked()) == (2, "A21.2", {A})
    t = endangered(bomb=4, dangerTrigger="land")
    assert (t.g.bomb, t.g.turn, t.g.danger) == (2, B, False)
    t = endangered(bomb=5, dangerTrigger="land")
    assert (t.g.bomb, t.rule()) == (3, "A21.2")


def test_a21_1_landing_backwards_counts_passing_backwards_does_not() -> None:
    t = endangered(bomb=2, card="AC05")
    assert (t.g.bomb, t.rule()) == (3, "A21.2")
    t = endangered(bomb=2, card="AC01")
    assert (t.g.bomb, t.g.turn) == (4, B)


def test_a21_1_wherever_the_bomb_is_when_the_turn_is_complete() -> None:
    """A21.1: it lands on 3 by a failed meeting and goes back to 4 by the card on yellow 18."""
    t = Tabletop(3).on(a="yellow 12").lay(bomb=4, pile="AC05")
    t.g.red_done = True
    t.begin(A).roll(6).says(A, B).roll(2, 3, 4)
    assert (t.g.bomb, t.rule()) == (4, "A21.2")


def test_a21_2_at45_asked_clockwise_the_first_who_wants_proposes() -> None:
    """AT45, AT46"""
    t = endangered().says(A, False)
    assert t.asked() == {B}
    t.says(B, True)
    assert t.asked() == {A, C}
    t.says(C, True)
    assert t.asked() == {A}  # sealed until all have answered
    t.says(A, True)
    assert t.rule() == "A21.3"


def test_a21_2_at46_one_no_is_enough() -> None:
    """AT46: no dice, no second proposal in this turn; destructionConsent = proposer: dice without asking."""
    t = endangered().says(A, True).says(B, True).says(C, False)
    assert (t.g.turn, t.rule()) == (B, "A5.1")
    t = endangered(destructionConsent="proposer").says(A, True)
    assert t.rule() == "A21.3"


@pytest.mark.parametrize(
    ("dice", "won"), [((3, 3), False), ((3, 4), True), ((3,) * 6, False), ((3, 3, 3, 3, 3, 4), True)]
)
def test_a21_3_at47_more_than_three_times_the_players(dice: tuple[int, ...], won: bool) -> None:
    """AT47: 2 players 3+3 / 3+4; 6 players sum 18 / 19."""
    t = endangered(len(dice)).rich(b=9).says(A, True)
    for other in t.g.others(A):
        t.says(other, True)
    t.rolls(*dice)
    if won:
        while t.outcome is None:
            count = len(t.position.chance().default())  # type: ignore[union-attr]  # A21.5 ties roll
            t.rolls(*range(1, count + 1))
        assert (t.outcome.ending, t.outcome.winners) == ("disarmament", tuple(range(len(dice))))
    else:
        assert (t.outcome, t.g.turn) == (None, B)


def test_a21_4_at45_a_failed_destruction_leaves_the_game_going() -> None:
    """AT45: next turn the bomb stays: no proposal."""
    t = endangered().says(A, True).says(B, True).says(C, True).rolls(1, 1, 1)
    assert t.g.turn == B
    t.on(b="yellow 1").roll(2)
    assert (t.g.turn, t.rule()) == (C, "A5.1")


def test_a21_5_at48_money_minus_distance() -> None:
    """AT48: A red 10 with 30, B green 5 with 10, C green 18 with 1: 8, -4, 0: A, C, B."""
    t = endangered().says(A, True).says(B, True).says(C, True)
    t.on(a="red 10", b="green 5", c="green 18").rich(a=30, b=10, c=1).rolls(6, 6, 6)
    assert t.outcome is not None
    assert t.outcome.scores == (8, -4, 0)
    assert t.g.ranking == (A, C, B)


def test_a21_5_ties_roll() -> None:
    t = endangered().says(A, True).says(B, True).says(C, True)
    t.on(a="red 10", b="red 10", c="START").rich(a=5, b=5, c=0).rolls(6, 6, 6)
    assert t.rule() == "A21.5"
    t.rolls(1, 4)
    assert t.g.ranking == (B, A, C)


def test_a22_1_at49_zero_in_the_middle_of_a_meeting() -> None:
    """AT49: bomb 1, the meeting fails: the pawn is not moved any more."""
    t = Tabletop(3).on(a="yellow 11").lay(bomb=1).begin(A).roll(4).says(A, B).roll(1, 3, 6)
    assert t.outcome is not None
    assert (t.outcome.ending, t.outcome.winners, t.where(A)) == ("zero", (), "yellow 11")
    assert t.asked() == set()


def test_a22_1_at49_zero_in_the_middle_of_a_crisis() -> None:
    """AT49: bomb 1, A9.a: X has gone back, pays nothing any more."""
    t = Tabletop(3).hand(B, "12445").on(a="yellow 3").lay(bomb=1).begin(A).roll(4).crisis(3, NONE)
    assert t.outcome is not None
    assert (t.outcome.ending, t.where(A), t.g.money[A]) == ("zero", "yellow 6", 5)
