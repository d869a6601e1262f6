"""G22 to G26 The diplomatic motion."""

from __future__ import annotations

from tests.games.global_powers.moment import (
    ABSTAIN,
    AGAINST,
    FOR,
    A,
    B,
    C,
    activate,
    asked,
    at,
    carry,
    chips,
    people,
    question,
    refused,
    set_chips,
    table,
)

from camarilla.core.flow import Position
from camarilla.games.global_powers.answers import Budget, Motion, War
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.chapters.motion import Hearings
from camarilla.games.global_powers.state import Hearing, Powers

EVERYWHERE = dict.fromkeys(range(2, 13), "B1")


def hearing(g: Powers) -> Hearing:
    assert g.motion is not None
    return g.motion


def file(g: Powers, motion: Motion) -> Position:
    """Region 1 files a motion, and it is adopted there."""
    position = activate(g, 1)
    carry(position, motion)
    return position


def quiet(g: Powers) -> Powers:
    """No region has diplomacy chips."""
    for region in range(1, 13):
        set_chips(g, region, diplomacy=0)
    return g


def test_g22_1_the_proposer_lays_chips_of_the_active_region_first() -> None:
    g = table(3, {1: "A2", **EVERYWHERE})
    position = activate(g, 1)
    refused(position, A, Motion("ban", 2), "G22.1")
    refused(position, A, Motion("sanction", 2, B), "G22.1")
    refused(position, A, Motion("sanction", 13), "G22.1")
    refused(position, A, Motion("picnic", 2), "G22.1")
    carry(position, Motion("sanction", 2))
    assert asked(position) == [A]
    refused(position, A, 3, "G22.1")
    position.answer(A, 2)
    assert chips(g, 1)["diplomacy"] == 0
    assert hearing(g).votes_for == 2


def test_g22_2_regions_follow_by_chips_then_number_in_a_fixed_order() -> None:
    """GT33"""
    g = table(3, {1: "A2", **EVERYWHERE})
    position = file(g, Motion("sanction", 2))
    position.answer(A, 2)
    assert hearing(g).waiting == (2, 3, 4, 5, 7, 6, 8, 9, 10, 11, 12)
    assert question(position).chips == 4
    refused(position, B, 5, "G22.2")
    position.answer(B, -4)
    assert hearing(g).votes_against == 4
    assert chips(g, 2)["diplomacy"] == 0
    g = table(3, {1: "A2", 6: "B1", 2: "C1"})
    position = file(g, Motion("sanction", 2))
    position.answer(A, 0)
    assert hearing(g).waiting == (2, 6)


def test_g22_3_partners_lay_the_smaller_number_of_one_side_or_nothing() -> None:
    """GT34"""
    for said, laid in (((2, 1), 1), ((2, -1), 0), ((-3, -2), -2), ((0, 2), 0)):
        g = table(3, {1: "A2", 2: "B2 C2"}, chips={1: {"diplomacy": 0}})
        position = file(g, Motion("sanction", 3))
        assert asked(position) == [B, C]
        position.answer(B, said[0])
        position.answer(C, said[1])
        assert hearing(g).laid == ((2, laid),)
        assert chips(g, 2)["diplomacy"] == 4 - abs(laid)


def test_g22_4_a_sanctioned_region_has_no_voice_except_for_its_own_freedom() -> None:
    """GT39"""
    g = table(3, {1: "A2", 2: "B2"}, chips={1: {"diplomacy": 3}})
    g.sanctions = 1 << 1 | 1 << 2
    position = activate(g, 1)
    refused(position, A, Budget("a"), "G9.4")
    carry(position, Motion("lifting", 1))
    assert question(position).options() == (0, 1, 2, 3)
    position.answer(A, 1)
    assert hearing(g).granted
    assert g.sanctions == 1 << 2


def test_g22_5_most_delegates_vote_first_then_the_globally_stronger() -> None:
    """GT35"""
    g = quiet(table(3, {1: "A2 B1", 5: "C4"}, un="A2 B1 C1"))
    set_chips(g, 1, diplomacy=3)
    set_chips(g, 5, diplomacy=2)
    position = file(g, Motion("disarmament", 5))
    position.answer(A, 3)
    position.answer(C, -2)
    assert asked(position) == [A]
    position.answer(A, FOR)
    assert asked(position) == [C]
    position.answer(C, FOR)
    refused(position, A, FOR, "")
    position.answer(B, ABSTAIN)
    assert (hearing(g).votes_for, hearing(g).votes_against, hearing(g).difference) == (6, 2, 4)
    assert g.chips[3] == 30


def test_g22_6_a_tie_rejects() -> None:
    """GT36; all placed chips go to the supply."""
    g = quiet(table(3, {1: "A2"}, un="B1"))
    set_chips(g, 1, diplomacy=1)
    position = file(g, Motion("sanction", 2))
    position.answer(A, 1)
    position.answer(B, AGAINST)
    assert hearing(g).granted is False
    assert (g.sanctions, g.chips[3]) == (0, 30)
    g = quiet(table(3, {1: "A2"}))
    file(g, Motion("sanction", 2))
    assert hearing(g).granted is False


def test_g23_1_a_banned_party_withdraws_the_difference_or_all() -> None:
    """GT37; G0.7 to its base."""
    g = quiet(table(3, {1: "A2", 4: "B3"}, un="A4"))
    position = file(g, Motion("ban", 4, B))
    position.answer(A, FOR)
    assert people(g, 4) == ""
    assert g.at(B, BASE) == 20
    g = table(3, {1: "A2", 4: "B3"})
    refused(activate(g, 1), A, Motion("ban", 4, C), "G23.1")
    refused(activate(g, 1), A, Motion("ban", 4, 5), "G23.1")


def test_g24_1_disarmament_takes_chips_and_leaves_a_marker_while_there_is_one() -> None:
    """GT38"""
    g = quiet(table(3, {1: "A2"}, un="A2", chips={3: {"military": 4}}))
    file(g, Motion("disarmament", 3)).answer(A, FOR)
    assert chips(g, 3)["military"] == 2
    assert g.demilitarised == 1 << 3
    g = quiet(table(3, {1: "A2"}, un="A1", chips={3: {"military": 4}}))
    g.demilitarised = 1 << 5 | 1 << 6
    file(g, Motion("disarmament", 3)).answer(A, FOR)
    assert chips(g, 3)["military"] == 3
    assert g.demilitarised == 1 << 5 | 1 << 6


def test_g25_1_a_sanction_is_set_and_lifted() -> None:
    g = quiet(table(3, {1: "A2"}, un="A1"))
    file(g, Motion("sanction", 3)).answer(A, FOR)
    assert g.sanctions == 1 << 3
    file(g, Motion("lifting", 3)).answer(A, FOR)
    assert g.sanctions == 0


def test_g25_2_no_second_sanction_no_third_marker_no_lifting_of_nothing() -> None:
    """GT39, last parts."""
    g = table(3, {1: "A2"})
    g.sanctions = 1 << 3 | 1 << 4
    position = activate(g, 1)
    refused(position, A, Motion("sanction", 3), "G25.2")
    refused(position, A, Motion("sanction", 5), "G25.2")
    refused(position, A, Motion("lifting", 5), "G25.2")


def test_g26_1_a_protectorate_neither_attacks_nor_is_attacked() -> None:
    """GT40"""
    g = quiet(table(3, {1: "A2", 4: "B2", 9: "C2"}, un="A1"))
    file(g, Motion("protectorate", 4)).answer(A, FOR)
    assert g.protectorates == 1 << 4
    refused(activate(g, 4), B, War(9), "G19.2")
    position = activate(g, 1)
    refused(position, A, War(4), "G19.2")
    refused(position, A, Motion("protectorate", 4), "G26.1")
    g.protectorates = 1 << 4 | 1 << 5
    position.ask_again()
    refused(position, A, Motion("protectorate", 6), "G26.1")
    g = table(3, {1: "A2"}, protectorates="false")
    refused(activate(g, 1), A, Motion("protectorate", 4), "G26.1")


def test_g22_2_without_an_active_region_all_regions_are_asked() -> None:
    """G27.E02 by card: region 1 too, and the extra vote counts."""
    g = table(3, {1: "B2", 2: "C1"})
    position = at(g, Hearings("sanction", 3, -1, A, 0))
    assert hearing(g).waiting == (2, 1)
    assert hearing(g).votes_for == 1
    position.answer(C, 0)
    position.answer(B, 0)
    assert hearing(g).granted
