"""G28 The coup."""

from __future__ import annotations

from tests.games.global_powers.moment import A, B, C, asked, hold, people, refused, resolve, roll, table, turn

from camarilla.core.flow import Position
from camarilla.games.global_powers.answers import Play
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.state import Powers


def coup(g: Powers) -> Position:
    return resolve(g, Play("coup", 1))


def test_g28_1_both_sides_take_secretly_from_none_to_all_of_their_bases() -> None:
    g = table(3, {1: "A3 B1"}, base="A2 B6", turn=B)
    position = coup(g)
    assert asked(position) == [B, A]
    refused(position, B, 7, "G28.1")
    refused(position, C, 1, "")
    position.answer(B, 6)
    assert g.at(B, BASE) == 6
    position.answer(A, 0)


def test_g28_1_a_region_governed_by_oneself_alone_cannot_be_couped() -> None:
    """GT58, last part."""
    for regions in ({1: "A3 B1"}, {2: "B3"}):
        g = table(3, regions)
        hold(g, A, "coup")
        position = turn(g)
        if asked(position) and position.question(A).key == "gp-spread":
            position.answer(A, (0,) * 12)
        refused(position, A, Play("coup", 1), "G28.1")


def test_g28_2_hand_seats_and_roll_against_hand_seats_and_roll() -> None:
    """GT56"""
    g = table(3, {1: "A3 B1"}, base="A2 B6", turn=B)
    position = coup(g)
    position.answer(B, 4)
    position.answer(A, 2)
    roll(position, 2, 1)
    assert people(g, 1) == "B4"
    assert g.at(B, BASE) == 3
    assert g.at(A, BASE) == 5


def test_g28_2_a_partner_can_overthrow_his_partner() -> None:
    """GT58"""
    g = table(3, {1: "A2 B2"}, base="A3 B2")
    position = coup(g)
    position.answer(A, 1)
    position.answer(B, 2)
    roll(position, 3, 1)
    assert people(g, 1) == "A4"
    assert g.at(A, BASE) == 1


def test_g28_3_with_too_small_a_base_only_some_are_replaced() -> None:
    """GT57, second half."""
    g = table(3, {1: "A3 B1"}, base="B2", turn=B)
    position = coup(g)
    position.answer(B, 2)
    position.answer(A, 0)
    roll(position, 3, 1)
    assert people(g, 1) == "A1 B3"


def test_g28_3_with_too_small_a_base_the_putschist_chooses_among_parties() -> None:
    g = table(3, {1: "A1 B2 C2"}, base="A3 B0 C0")
    position = coup(g)
    position.answer(A, 3)
    roll(position, 3, 1)
    assert asked(position) == [A]
    refused(position, A, (2, 2), "G28.3")
    refused(position, A, (3, 0), "G28.3")
    position.answer(A, (1, 2))
    assert people(g, 1) == "A4 B1"


def test_g28_4_a_tie_fails_and_the_hands_go_back() -> None:
    """GT57"""
    g = table(3, {1: "A3 B1"}, base="A9 B4", turn=B)
    position = coup(g)
    position.answer(B, 4)
    position.answer(A, 3)
    roll(position, 2, 1)
    assert people(g, 1) == "A3 B1"
    assert (g.at(A, BASE), g.at(B, BASE)) == (9, 4)
