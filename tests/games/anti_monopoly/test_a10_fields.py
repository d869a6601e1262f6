"""A10 to A12 Monopolies, direct moves, money fields, negotiation fields."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import A, B, Tabletop


@pytest.mark.parametrize(
    ("start", "face", "money", "bomb"), [("yellow 8", 2, 11, 19), ("blue 6", 2, 13, 18), ("red 8", 2, 15, 18)]
)
def test_a10_1_at18_collecting(start: str, face: int, money: int, bomb: int) -> None:
    """AT18: +6 and bomb +1; +8 and bomb +2; +10 and bomb +2."""
    t = Tabletop(3).on(a=start).lay(bomb=20).begin(A).roll(face).says(A, "collect")
    assert (t.g.money[A], t.g.bomb) == (money, bomb)


def test_a10_1_at18_indicting() -> None:
    """AT18: A with 4 million buys on blue 8."""
    t = Tabletop(3).on(a="blue 6").rich(a=4).begin(A).roll(2).says(A, "indict")
    assert (t.g.money[A], t.g.chips, t.g.bomb) == (0, [0, 1, 0], 24)


def test_a10_2_at19_who_cannot_pay_may_do_nothing() -> None:
    """AT19: red 10 with 4 million."""
    t = Tabletop(3).on(a="red 8").rich(a=4).begin(A).roll(2).refuses(A, "indict", "A10.2").says(A, "nothing")
    assert (t.g.money[A], t.g.chips, t.g.bomb) == (4, [0, 0, 0], 24)


def test_a10_2_at19_who_can_pay_must_act() -> None:
    """AT19: red 10 with 5 million."""
    t = Tabletop(3).on(a="red 8").rich(a=5).begin(A).roll(2).refuses(A, "nothing", "A10.2").says(A, "indict")
    assert (t.g.money[A], t.g.chips) == (0, [0, 0, 1])


def test_a10_3_sum_and_price_are_one_number_and_three_chips_are_for_good() -> None:
    t = Tabletop(3).on(a="yellow 8").lay(chips="2/0/0").begin(A).roll(2).says(A, "indict")
    assert (t.g.board.price, t.g.chips) == ((3, 4, 5), [3, 0, 0])


def test_a10_4_at20_a_broken_monopoly_gives_an_additional_roll() -> None:
    """AT20: yellow 10, chips 3/0/0, additional roll 2: yellow 12, same turn."""
    t = Tabletop(3).on(a="yellow 8").lay(chips="3/0/0").begin(A).roll(2)
    assert (t.where(A), t.g.turn, t.rule()) == ("yellow 10", A, "A5.1")
    t.roll(2)
    assert (t.where(A), t.g.turn) == ("yellow 12", B)


@pytest.mark.parametrize(("start", "face"), [("yellow 6", 3), ("yellow 12", 4), ("yellow 14", 2)])
def test_a11_1_at21_a_direct_move_goes_to_the_monopoly(start: str, face: int) -> None:
    """AT21: three players, yellow 9 and yellow 16."""
    t = Tabletop(3).on(a=start).begin(A).roll(face)
    if start == "yellow 12":
        t.says(A, B).roll(2, 3, 4)
    assert (t.where(A), t.rule()) == ("yellow 10", "A10.1")


def test_a11_1_at21_with_four_players_nothing_happens() -> None:
    """AT21"""
    t = Tabletop(4).on(a="yellow 6").begin(A).roll(3)
    assert (t.where(A), t.g.turn) == ("yellow 9", B)


@pytest.mark.parametrize(("start", "face", "money"), [("yellow 3", 2, 6), ("yellow 13", 1, 3), ("START", 1, 5)])
def test_a11_2_at22_money_fields(start: str, face: int, money: int) -> None:
    """AT22: yellow 5 +1, yellow 14 -2, yellow 1 nothing."""
    t = Tabletop(3).on(a=start).begin(A).roll(face)
    if face == 1:
        t.says(A, "move")
    assert t.g.money[A] == money


@pytest.mark.parametrize(
    ("face", "money", "bomb"), [(1, 5, 18), (2, 5, 18), (3, 8, 21), (4, 9, 21), (5, 10, 21), (6, 11, 21)]
)
def test_a12_1_at23_negotiations(face: int, money: int, bomb: int) -> None:
    """AT23"""
    t = Tabletop(3).on(a="yellow 8").lay(bomb=20).begin(A).roll(5, face)
    assert (t.g.money[A], t.g.bomb) == (money, bomb)


def test_a12_2_at23_the_next_movement_begins_the_next_track() -> None:
    """AT23: next turn roll 3: blue 3."""
    t = Tabletop(3).on(a="yellow 8").lay(bomb=20).begin(A).roll(5, 6)
    assert (t.where(A), t.g.turn) == ("N1", B)
    t.begin(A).roll(3)
    assert t.where(A) == "blue 3"
