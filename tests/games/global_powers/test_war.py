"""G19 to G21 War."""

from __future__ import annotations

import pytest
from tests.games.global_powers.moment import (
    NO,
    YES,
    A,
    B,
    C,
    activate,
    asked,
    carry,
    chips,
    lay_open,
    people,
    question,
    refused,
    roll,
    table,
)

from camarilla.core.flow import Position
from camarilla.games.global_powers.answers import War
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.clash import Odds, odds
from camarilla.games.global_powers.state import Powers


def war(g: Powers, *dice: int) -> Position:
    """Region 1 attacks region 2."""
    position = activate(g, 1)
    carry(position, War(2))
    if dice:
        roll(position, *dice)
    return position


def arms(attacker: int, defender: int, economy: int = 2) -> dict[int, dict[str, int]]:
    return {1: {"military": attacker, "economy": economy}, 2: {"military": defender, "economy": economy}}


def test_g19_1_only_neighbours_with_a_government_are_attacked() -> None:
    """GT31"""
    g = table(3, {1: "A2"})
    position = activate(g, 1)
    refused(position, A, War(2), "G19.1")
    refused(position, A, War(3), "G19.1")


def test_g19_2_peace_pact_protectorate_and_ones_own_regions_forbid_a_war() -> None:
    """GT31"""
    g = table(3, {1: "A2", 2: "B2"})
    lay_open(g, C, "peace")
    refused(activate(g, 1), A, War(2), "G19.2")
    g = table(3, {1: "A2", 2: "B2"})
    lay_open(g, C, "pact")
    g.pacts = ((C, 1, 2),)
    refused(activate(g, 2), B, War(1), "G19.2")
    activate(g, 1).answer(A, War(2))
    for marked in (1, 2):
        g = table(3, {1: "A2", 2: "B2"})
        g.protectorates = 1 << marked
        refused(activate(g, 1), A, War(2), "G19.2")
    g = table(3, {1: "A2", 2: "A2 B2"})
    refused(activate(g, 1), A, War(2), "G19.2")
    g = table(3, {1: "A2", 2: "A2 B2"}, ownWar="allow")
    activate(g, 1).answer(A, War(2))


def test_g19_3_no_chips_are_needed_and_a_sanction_protects_nobody() -> None:
    g = table(3, {1: "A2", 2: "B2"}, chips=arms(0, 0))
    g.sanctions = 1 << 2
    war(g, 3, 1)
    assert g.war is not None
    assert g.war.totals == (3, 1)
    assert people(g, 2) == "A2"


def test_g19_4_die_and_chips_add_up() -> None:
    """GT25; G21.1 to G21.6 with a sole winner."""
    g = table(3, {1: "A2", 2: "B4"}, base="A5", chips=arms(3, 1), warPlacement="upTo")
    position = war(g, 2, 1)
    assert g.war is not None
    assert (g.war.totals, g.war.difference) == ((5, 2), 3)
    assert people(g, 2) == "B1"
    assert chips(g, 2)["military"] == 0
    assert chips(g, 2)["economy"] == 1
    assert chips(g, 1)["military"] == 2
    assert question(position).options() == (0, 1, 2, 3)
    position.answer(A, 3)
    assert people(g, 2) == "A3 B1"
    assert people(g, MAURITIUS) == "A1"
    assert g.at(A, BASE) == 1


def test_g20_1_one_against_three_with_a_lead_of_two_chips_is_a_stalemate() -> None:
    """GT26; G20.2 both lose a military chip and nothing else."""
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(5, 2))
    war(g, 1, 3)
    assert g.war is not None
    assert (g.war.totals, g.war.result) == ((6, 5), "stalemate")
    assert (chips(g, 1)["military"], chips(g, 2)["military"]) == (4, 1)
    assert people(g, 2) == "B4"
    assert chips(g, 2)["economy"] == 2


def test_g20_1_with_a_lead_of_one_chip_the_attacker_loses() -> None:
    """GT27; G21.1 the defender may win, G21.4 and lose a chip of his own."""
    g = table(3, {1: "A3", 2: "B4"}, chips=arms(3, 2), warPlacement="upTo")
    position = war(g, 1, 3)
    assert g.war is not None
    assert (g.war.result, g.war.difference) == ("defender", 1)
    assert people(g, 1) == "A2"
    assert chips(g, 1) == {"raw": 2, "economy": 1, "military": 2, "diplomacy": 2}
    assert chips(g, 2)["military"] == 1
    assert asked(position) == [B]
    position.answer(B, 1)
    assert people(g, 1) == "A2 B1"


def test_g20_1_equal_totals_are_a_stalemate() -> None:
    """GT28"""
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(2, 3))
    war(g, 3, 2)
    assert g.war is not None
    assert g.war.result == "stalemate"
    assert (chips(g, 1)["military"], chips(g, 2)["military"]) == (1, 2)


def test_g20_2_a_stalemate_sends_nobody_anywhere() -> None:
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(1, 1))
    war(g, 2, 2)
    assert people(g, MAURITIUS) == ""
    assert (people(g, 1), people(g, 2)) == ("A2", "B4")


def test_g21_1_the_higher_total_wins_by_the_difference() -> None:
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(0, 4))
    war(g, 1, 2)
    assert g.war is not None
    assert (g.war.result, g.war.difference) == ("defender", 5)


def test_g21_2_every_governing_party_of_the_losing_region_loses_the_difference_or_all() -> None:
    """GT29"""
    g = table(3, {1: "A2", 2: "B2 C2"}, base="A2", chips=arms(3, 1), warPlacement="upTo")
    position = war(g, 2, 1)
    assert people(g, 2) == ""
    position.answer(A, 2)
    assert people(g, 2) == "A2"
    assert (g.at(A, BASE), people(g, MAURITIUS)) == (0, "")


def test_g21_3_losses_of_chips_take_what_is_there() -> None:
    g = table(3, {1: "A2", 2: "B2"}, chips={1: {"military": 1}, 2: {"military": 0, "economy": 0}})
    war(g, 3, 1)
    assert (chips(g, 2)["military"], chips(g, 2)["economy"]) == (0, 0)


def test_g21_4_the_winner_loses_a_military_chip() -> None:
    g = table(3, {1: "A2", 2: "B2"}, chips=arms(4, 1))
    war(g, 3, 1)
    assert chips(g, 1)["military"] == 3
    assert chips(g, 1)["economy"] == 2


def test_g21_5_the_winner_places_exactly_the_difference() -> None:
    """G21.5: nobody is asked, so it holds for whoever is absent too; an empty base ends it; partners take turns."""
    g = table(3, {1: "A2", 2: "B2 C2"}, base="A9", chips=arms(3, 1))
    assert question(war(g, 2, 1)).rule == "G10.1"
    assert (people(g, 2), people(g, MAURITIUS), g.at(A, BASE)) == ("A3", "A1", 5)
    g = table(3, {1: "A2", 2: "B2 C2"}, base="A2", chips=arms(3, 1))
    war(g, 2, 1)
    assert (people(g, 2), people(g, MAURITIUS)) == ("A2", "")
    g = table(3, {1: "A2 B2", 2: "C4"}, chips=arms(3, 1))
    war(g, 2, 1)
    assert people(g, 2) == "A2 B1 C1"
    g = table(3, {1: "A2 B2", 2: "C4"}, base="A1 B9", chips=arms(3, 1))
    war(g, 2, 1)
    assert (people(g, 2), people(g, MAURITIUS)) == ("A1 B2 C1", "B1")


def test_g21_5_placing_is_voluntary_if_the_switch_says_so() -> None:
    """GT29, last parts."""
    g = table(3, {1: "A2", 2: "B2 C2"}, base="A9", chips=arms(3, 1), warPlacement="upTo")
    position = war(g, 2, 1)
    refused(position, A, 4, "G21.5")
    position.answer(A, 0)
    assert people(g, MAURITIUS) == ""


def test_g21_5_partners_place_one_at_a_time_or_pass_for_good() -> None:
    """GT30; G21.6 the party that placed first pays."""
    g = table(3, {1: "A2 B2", 2: "C4"}, base="B1", chips=arms(3, 1), warPlacement="upTo")
    position = war(g, 2, 1)
    for who, answer in ((A, YES), (B, YES), (A, NO)):
        assert asked(position) == [who]
        position.answer(who, answer)
    assert people(g, 2) == "A1 B1 C1"
    assert people(g, MAURITIUS) == "A1"
    assert g.at(B, BASE) == 0


def test_g21_6_with_an_empty_base_the_next_who_placed_pays() -> None:
    g = table(3, {1: "A2 B2", 2: "C4"}, base="A1", chips=arms(2, 1))
    war(g, 2, 1)
    assert people(g, 2) == "A1 B1 C2"
    assert people(g, MAURITIUS) == "B1"


@pytest.mark.parametrize(
    ("mode", "won", "stalemate", "lost"),
    [("winner", "A1", "", "B1"), ("stalemateAttacker", "", "A1", ""), ("attackerAlways", "A1", "A1", "A1")],
)
def test_g21_6_the_switch_says_who_pays(mode: str, won: str, stalemate: str, lost: str) -> None:
    """GT75: the wars of GT25, GT26 and GT27."""
    g = table(3, {1: "A2", 2: "B4"}, base="A5", chips=arms(3, 1), warMauritius=mode)
    war(g, 2, 1)
    assert people(g, MAURITIUS) == won
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(5, 2), warMauritius=mode)
    war(g, 1, 3)
    assert people(g, MAURITIUS) == stalemate
    g = table(3, {1: "A3", 2: "B4"}, chips=arms(3, 2), warMauritius=mode)
    war(g, 1, 3)
    assert people(g, MAURITIUS) == lost


def test_g27_e06_an_open_warmonger_adds_one_and_leaves_the_game() -> None:
    """GT32; G19.4 the sum, G20.1 the dice as they fell."""
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(2, 2))
    lay_open(g, A, "warmonger")
    position = war(g)
    assert asked(position) == [A]
    position.answer(A, YES)
    roll(position, 2, 2)
    assert g.war is not None
    assert (g.war.totals, g.war.difference) == ((5, 4), 1)
    assert g.open[A] == 0
    g = table(3, {1: "A2", 2: "B4"}, chips=arms(4, 2))
    lay_open(g, A, "warmonger")
    position = war(g)
    position.answer(A, YES)
    roll(position, 1, 3)
    assert g.war is not None
    assert (g.war.totals, g.war.result) == ((6, 5), "stalemate")


def test_g27_e06_one_warmonger_a_side_and_the_attackers_decide_first() -> None:
    g = table(3, {1: "A2 B2", 2: "C4"}, chips=arms(2, 2))
    for who in (A, B, C):
        lay_open(g, who, "warmonger")
    position = war(g)
    assert asked(position) == [A]
    position.answer(A, YES)
    assert asked(position) == [C]
    position.answer(C, NO)
    roll(position, 1, 1)
    assert (g.open[B], g.open[C]) != (0, 0)
    assert g.war is not None
    assert g.war.bonus == (1, 0)


@pytest.mark.parametrize(
    ("arms", "win", "draw", "lose"),
    [((3, 2), 6, 2, 1), ((3, 0), 8, 1, 0), ((3, 3), 3, 3, 3), ((4, 2), 8, 1, 0), ((0, 3), 0, 0, 9)],
)
def test_G19_4_the_odds_of_a_war(arms: tuple[int, int], win: int, draw: int, lose: int) -> None:
    """Nine throws of two dice from 1 to 3; G20.1: with two chips more, 1 against 3 is a stalemate all the same."""
    assert odds(7, arms, (1, 2, 3)) == Odds(7, *arms, win, draw, lose)
