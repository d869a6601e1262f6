"""G1 to G6 The set-up, and the words of G0 that it needs."""

from __future__ import annotations

import pytest
from tests.games.global_powers.moment import A, B, C, D, asked, asked_of, at, people, question, refused, table

from camarilla.core.flow import Position
from camarilla.core.illegal import BadInput
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.chapters.setup import SetUp
from camarilla.games.global_powers.components import CARDS


@pytest.mark.parametrize(("players", "dominance", "goal"), [(2, 10, 40), (3, 9, 30), (4, 8, 25), (5, 7, 22)])
def test_g1_1_everybody_has_20_politicians_and_16_cards(players: int, dominance: int, goal: int) -> None:
    """GT01; G2.1 the chips, G3.1 the marker, G30.1 the goal, G0.1 everybody in base."""
    g = GAME.begin(players).state
    assert [g.at(who, BASE) for who in range(players)] == [20] * players
    assert [g.rest[who].bit_count() for who in range(players)] == [16] * players
    assert [sum(g.chips[4 + kind :: 4]) for kind in range(4)] == [20, 18, 18, 20]
    assert g.dominance == dominance
    assert g.box.goal[players] == goal
    assert len(g.pending()) == 12


def test_g1_1_one_or_six_cannot_play() -> None:
    for players in (1, 6):
        with pytest.raises(BadInput):
            GAME.begin(players)


def test_g2_1_the_united_states_start_with_eleven_chips_and_the_rest_is_supply() -> None:
    g = GAME.begin(3).state
    assert tuple(g.holds(1)) == (2, 3, 4, 2)
    assert tuple(g.holds(12)) == (2, 0, 0, 1)
    assert tuple(g.holds(0)) == (0, 22, 12, 10)
    assert g.done == 0


def bidding(players: int = 4, **switches: str) -> Position:
    return GAME.begin(players, switches)


def bid(position: Position, *bids: int) -> None:
    for who, count in zip(asked(position), bids, strict=True):
        position.answer(who, count)


def test_g4_1_regions_come_up_from_1_to_12_and_are_settled_one_by_one() -> None:
    position = bidding()
    assert position.state.lot == 1
    assert asked(position) == [A, B, C, D]
    bid(position, 4, 3, 3, 1)
    assert position.state.lot == 2
    assert people(position.state, 1) == "A4 B3 C3"
    for _ in range(11):
        bid(position, 0, 0, 0, 0)
    assert position.state.lot == 0
    assert position.state.bids[0] == (4, 3, 3, 1)
    assert len(position.state.bids) == 12


def test_g4_2_one_politician_stays_in_base() -> None:
    """GT04"""
    g = table(4, base="A5 B1 C0")
    position = at(g, SetUp(), "next_lot")
    assert asked(position) == [A, D]
    assert asked_of(position, A).options()[-1] == 4
    refused(position, A, 5, "G4.2")
    refused(position, A, -1, "G4.2")
    position = bidding()
    bid(position, 5, 0, 0, 0)
    assert position.state.at(A, BASE) == 14
    assert people(position.state, MAURITIUS) == "A1"
    assert asked_of(position, A).options()[-1] == 13


def test_g4_3_a_single_highest_bid_enters_and_pays_one_politician() -> None:
    """GT02; G4.5 the second-highest enter too, G4.6 lower ones go home."""
    position = bidding()
    bid(position, 4, 3, 3, 1)
    g = position.state
    assert people(g, 1) == "A4 B3 C3"
    assert people(g, MAURITIUS) == "A1"
    assert people(g, BASE) == "A15 B17 C17 D20"


def test_g4_4_tied_highest_bids_enter_and_nobody_goes_to_mauritius() -> None:
    """GT03; G4.5 below a tie the next lower number is second; G4.6 the rest goes home."""
    position = bidding()
    bid(position, 3, 3, 2, 1)
    assert people(position.state, 1) == "A3 B3 C2"
    assert people(position.state, MAURITIUS) == ""
    assert position.state.at(D, BASE) == 20


def test_g4_5_all_equal_second_bids_enter() -> None:
    position = bidding()
    bid(position, 5, 1, 1, 1)
    assert people(position.state, 1) == "A5 B1 C1 D1"


def test_g4_6_the_third_bid_returns_to_base() -> None:
    position = bidding()
    bid(position, 5, 4, 3, 2)
    assert people(position.state, 1) == "A5 B4"
    assert people(position.state, BASE) == "A14 B16 C20 D20"


def test_g4_7_a_bid_of_nothing_is_no_bid() -> None:
    """GT05"""
    position = bidding()
    bid(position, 2, 0, 0, 0)
    assert people(position.state, 1) == "A2"
    assert people(position.state, MAURITIUS) == "A1"
    bid(position, 0, 0, 0, 0)
    assert people(position.state, 2) == ""
    assert people(position.state, MAURITIUS) == "A1"


def test_g4_8_open_choice_places_twelve_each_and_exiles_two() -> None:
    """GT08"""
    position = bidding(3, setup="open")
    position.answer(CHANCE, ("1", "0", "2"))
    order = []
    for turn in range(36):
        order.append(asked(position)[0])
        if turn == 0:
            refused(position, B, "13", "G4.8")
        position.answer(order[-1], str(turn % 12 + 1))
    assert order[:4] == [B, C, A, B]
    g = position.state
    assert [g.in_all_regions(who) for who in range(3)] == [12, 12, 12]
    assert people(g, MAURITIUS) == "A2 B2 C2"
    assert people(g, BASE) == "A6 B6 C6"
    assert question(position).key == "gp-pick-cards"


def test_g5_1_five_different_cards_of_sixteen_are_picked_in_secret() -> None:
    """GT06"""
    position = at(table(3), SetUp(), "cards")
    five = ("aid", "coup", "drive", "peace", "unrest")
    refused(position, A, five[:4], "G5.1")
    refused(position, A, ("aid", "aid", "coup", "drive", "peace"), "G5.1")
    refused(position, A, ("aid", "coup", "drive", "peace", "poker"), "G5.1")
    for who in (A, B, C):
        position.answer(who, five)
    g = position.state
    assert [hand.bit_count() for hand in g.hands] == [5, 5, 5]
    assert [rest.bit_count() for rest in g.rest] == [11, 11, 11]
    assert len(CARDS) == 16


def test_g6_1_the_weakest_begins_then_most_on_mauritius_then_the_lot() -> None:
    """GT07"""
    g = table(3, {1: "A14 B12 C12"}, mauritius="B3 C5")
    position = at(g, SetUp(), "weakest")
    assert position.over
    assert g.turn == C
    g = table(3, {1: "A14 B12 C12"}, mauritius="B5 C5")
    position = at(g, SetUp(), "weakest")
    assert asked_of(position, CHANCE).pile == ("1", "2")
    position.answer(CHANCE, ("2", "1"))
    assert g.turn == C


def test_g3_1_dominance_is_not_tested_during_the_set_up() -> None:
    """Bids of 1 everywhere make A govern all twelve regions; the game goes on."""
    position = bidding(5)
    for _ in range(12):
        for who in asked(position):
            position.answer(who, 1 if who == A and position.state.at(A, BASE) > 1 else 0)
    assert position.state.governed(A) > position.state.dominance
    assert not position.over
