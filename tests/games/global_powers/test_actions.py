"""G13 to G18 The actions of a government."""

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
    no_veto,
    people,
    question,
    refused,
    roll,
    set_chips,
    table,
    vote,
)

from camarilla.core.illegal import BadInput, BrokenLaw
from camarilla.games.global_powers.answers import Budget, Emigration, Propaganda, Purge, Rehabilitation, Trade
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.stepwise import ByPath

NOTHING = (0, 0, 0, 0)


def test_g13_1_one_politician_of_the_proposer_moves_to_a_neighbour() -> None:
    """GT17"""
    g = table(3, {1: "A3 B2"})
    position = activate(g, 1)
    refused(position, A, Emigration(3), "G13.1")
    refused(position, A, Emigration(1), "G13.1")
    carry(position, Emigration(4))
    assert people(g, 1) == "A2 B2"
    assert people(g, 4) == "A1"


def test_g13_2_an_empty_or_sanctioned_neighbour_will_do_and_governments_change() -> None:
    g = table(3, {1: "A3", 4: "B1"})
    g.sanctions = 1 << 4
    carry(activate(g, 1), Emigration(4))
    assert g.government(4) == (A, B)


def test_g14_1_propaganda_brings_one_in_and_sends_one_to_mauritius() -> None:
    """GT18"""
    g = table(3, {1: "A3"}, base="A2")
    carry(activate(g, 1), Propaganda(8))
    assert people(g, 8) == "A1"
    assert people(g, MAURITIUS) == "A1"
    assert g.at(A, BASE) == 0
    g = table(3, {1: "A3"})
    position = activate(g, 1)
    refused(position, A, Propaganda(3), "G14.1")
    carry(position, Propaganda(1))
    assert people(g, 1) == "A4"


def test_g14_2_propaganda_needs_two_in_base() -> None:
    g = table(3, {1: "A3"}, base="A1")
    refused(activate(g, 1), A, Propaganda(8), "G14.2")


def test_g15_1_rehabilitation_costs_a_diplomacy_chip() -> None:
    """GT19"""
    g = table(3, {1: "A1"}, mauritius="A2", chips={1: {"diplomacy": 1}})
    carry(activate(g, 1), Rehabilitation())
    assert chips(g, 1)["diplomacy"] == 0
    assert people(g, MAURITIUS) == "A1"
    assert g.at(A, BASE) == 18
    g = table(3, {1: "A1"}, mauritius="A2", chips={1: {"diplomacy": 0}})
    refused(activate(g, 1), A, Rehabilitation(), "G0.5")
    g = table(3, {1: "A1"})
    refused(activate(g, 1), A, Rehabilitation(), "G15.1")


def test_g16_1_a_purge_costs_a_military_chip_and_hits_the_opposition_only() -> None:
    """GT20"""
    g = table(3, {1: "A3 B1"}, chips={1: {"military": 1}})
    carry(activate(g, 1), Purge(B))
    assert people(g, 1) == "A3"
    assert g.at(B, BASE) == 20
    assert chips(g, 1)["military"] == 0
    g = table(3, {1: "A3 B1"}, chips={1: {"military": 0}})
    position = activate(g, 1)
    refused(position, A, Purge(B), "G0.5")
    refused(position, A, Purge(C), "G16.1")
    refused(position, A, Purge(A), "G16.1")
    refused(position, A, Purge(7), "G16.1")
    g = table(3, {1: "A2 B2"})
    refused(activate(g, 1), A, Purge(B), "G16.1")


def test_g17_1_chips_change_places_when_all_agree() -> None:
    """GT21"""
    g = table(3, {1: "A3", 2: "B2"})
    position = activate(g, 1)
    position.answer(A, Trade(2, (1, 0, 0, 0), (0, 0, 0, 2)))
    assert asked(position) == [B]
    position.answer(B, YES)
    assert chips(g, 1) == {"raw": 1, "economy": 3, "military": 4, "diplomacy": 4}
    assert chips(g, 2) == {"raw": 1, "economy": 3, "military": 2, "diplomacy": 2}


def test_g17_1_a_package_must_hold_something_and_be_there() -> None:
    g = table(3, {1: "A3", 2: "B2"})
    position = activate(g, 1)
    refused(position, A, Trade(2, NOTHING, NOTHING), "G17.1")
    refused(position, A, Trade(2, (1, 0, 0, 0), (1, 0, 0, 0)), "G17.1")
    refused(position, A, Trade(2, (1, 0), (0, 0)), "G17.1")
    refused(position, A, Trade(2, (-1, 0, 0, 0), (0, 0, 0, 1)), "G17.1")
    refused(position, A, Trade(2, (3, 0, 0, 0), NOTHING), "G0.5")
    refused(position, A, Trade(2, NOTHING, (1, 0, 0, 0)), "G0.5")
    refused(position, A, Trade(3, (1, 0, 0, 0), NOTHING), "G17.1")


def test_g17_2_a_refusal_uses_up_the_action_without_a_vote() -> None:
    g = table(3, {1: "A3 C1", 2: "B2"})
    position = activate(g, 1)
    position.answer(A, Trade(2, (1, 0, 0, 0), (0, 0, 0, 2)))
    position.answer(B, NO)
    assert asked(position) == [A]
    assert g.used == 1
    assert chips(g, 1)["raw"] == 2


def test_g17_2_every_partner_of_the_neighbour_must_agree_but_the_proposer_is_not_asked_twice() -> None:
    g = table(3, {1: "A3", 2: "A2 B2 C2"})
    position = activate(g, 1)
    position.answer(A, Trade(2, (1, 0, 0, 0), NOTHING))
    assert asked(position) == [B, C]
    position.answer(B, YES)
    position.answer(C, NO)
    assert chips(g, 1)["raw"] == 2
    g = table(3, {1: "A3 B1", 2: "A2"})
    position = activate(g, 1)
    position.answer(A, Trade(2, (1, 0, 0, 0), NOTHING))
    assert asked(position) == [B]
    vote(position)
    no_veto(position)
    assert chips(g, 1)["raw"] == 1


def test_g17_2_no_trade_without_government_or_under_sanction() -> None:
    g = table(3, {1: "A3"})
    refused(activate(g, 1), A, Trade(2, (1, 0, 0, 0), NOTHING), "G17.2")
    g = table(3, {1: "A3", 2: "B2"})
    g.sanctions = 1 << 2
    refused(activate(g, 1), A, Trade(2, (1, 0, 0, 0), NOTHING), "G17.2")


def test_g17_3_nobody_ends_with_six_of_a_kind_or_rearms_while_demilitarised() -> None:
    g = table(3, {1: "A3", 2: "B2"})
    position = activate(g, 1)
    refused(position, A, Trade(2, (1, 0, 0, 0), (0, 0, 0, 4)), "G17.3")
    g = table(3, {1: "A3", 2: "B2"})
    g.demilitarised = 1 << 2
    position = activate(g, 1)
    refused(position, A, Trade(2, (0, 0, 1, 0), NOTHING), "G17.3")
    position.answer(A, Trade(2, NOTHING, (0, 0, 1, 0)))


def test_g17_1_a_trade_can_be_built_chip_by_chip() -> None:
    g = table(3, {1: "A3", 2: "B2"})
    ask = question(activate(g, 1))
    assert [option.key for option in ask.menu(("trade",)).options] == ["2"]
    menu = ask.menu(("trade", "2", "give-raw", "take-diplomacy"))
    assert menu.answer == Trade(2, (1, 0, 0, 0), (0, 0, 0, 1))
    assert "take-raw" not in [option.key for option in menu.options]
    assert "take-diplomacy" in [option.key for option in menu.options]


@pytest.mark.parametrize("steps", [("trade", "3"), ("trade", "99"), ("trade", "2", "give-raw", "take-raw")])
def test_g17_1_a_trade_that_cannot_be_is_not_built(steps: tuple[str, ...]) -> None:
    ask = question(activate(table(3, {1: "A3", 2: "B1"}), 1))
    with pytest.raises(BadInput):
        ask.menu(steps)


def test_g10_1_a_question_in_steps_must_say_which_steps_there_are() -> None:
    ask: ByPath[object] = ByPath()
    for part in (ask.heads, lambda: ask.candidates("war"), lambda: ask.from_path(("war", "2"))):
        with pytest.raises(BrokenLaw):
            part()


@pytest.mark.parametrize(
    ("conversion", "before", "after"),
    [
        ("a", {"raw": 1, "economy": 4}, {"raw": 0, "economy": 5}),
        ("c", {"economy": 3, "diplomacy": 4}, {"economy": 2, "diplomacy": 5}),
        ("d", {"economy": 1, "military": 0}, {"economy": 0, "military": 1}),
    ],
)
def test_g18_1_one_conversion_an_action(conversion: str, before: dict[str, int], after: dict[str, int]) -> None:
    """GT22; G18.3 what does not fit is lost."""
    g = table(3, {1: "A3"}, chips={1: before})
    carry(activate(g, 1), Budget(conversion))
    assert {kind: chips(g, 1)[kind] for kind in after} == after


def test_g18_1_without_the_chip_no_conversion() -> None:
    g = table(3, {1: "A3"}, chips={1: {"economy": 0, "raw": 0}})
    position = activate(g, 1)
    for conversion in "abcd":
        refused(position, A, Budget(conversion), "G0.5")


@pytest.mark.parametrize(
    ("conversion", "full"), [("a", "economy"), ("b", "economy"), ("c", "diplomacy"), ("d", "military")]
)
def test_g18_3_no_conversion_that_brings_nothing(conversion: str, full: str) -> None:
    """G18.3: with the maximum of what it brings it is neither offered nor taken; one chip of room is enough."""
    g = table(3, {1: "A3"}, chips={1: {"raw": 2, "economy": 2, "military": 2, "diplomacy": 2, full: 5}})
    position = activate(g, 1)
    refused(position, A, Budget(conversion), "G18.3")
    assert conversion not in [option.key for option in position.question(A).menu(("budget",)).options]
    set_chips(g, 1, **{full: 4})
    position.ask_again()
    assert conversion in [option.key for option in position.question(A).menu(("budget",)).options]
    position.answer(A, Budget(conversion))
    assert chips(g, 1)[full] == 5


def test_g18_2_a_demilitarised_region_cannot_arm() -> None:
    """GT24; until the scoring takes the marker away."""
    g = table(3, {1: "A3"})
    g.demilitarised = 1 << 1
    position = activate(g, 1)
    refused(position, A, Budget("d"), "G18.2")
    g.demilitarised = 0
    position.ask_again()
    position.answer(A, Budget("d"))
    assert chips(g, 1)["military"] == 5


def test_g18_3_the_supply_limits_a_gain() -> None:
    """GT22, third part."""
    g = table(3, {1: "A3"}, chips={1: {"economy": 0}})
    for region in range(2, 9):
        set_chips(g, region, economy=5)
    set_chips(g, 9, economy=2)
    assert g.chips[1] == 1
    carry(activate(g, 1), Budget("a"))
    assert chips(g, 1)["economy"] == 1
    assert g.chips[1] == 0


@pytest.mark.parametrize(("face", "exiles", "left"), [(1, "A1 B1", "A1 B1"), (2, "", "A2 B2")])
def test_g18_4_a_one_after_growth_sends_one_of_each_governing_party_to_mauritius(
    face: int, exiles: str, left: str
) -> None:
    """GT23"""
    g = table(3, {1: "A2 B2"}, chips={1: {"economy": 2}})
    position = activate(g, 1)
    carry(position, Budget("b"))
    roll(position, face)
    assert chips(g, 1)["economy"] == 3
    assert people(g, MAURITIUS) == exiles
    assert people(g, 1) == left


def test_g18_4_the_switch_puts_the_risk_elsewhere() -> None:
    g = table(3, {1: "A2"}, budgetRisk="armament")
    position = activate(g, 1)
    carry(position, Budget("b"))
    assert asked(position) == [A]
    carry(position, Budget("d"))
    roll(position, 1)
    assert people(g, MAURITIUS) == "A1"
    g = table(3, {1: "A2"}, budgetRisk="none")
    position = activate(g, 1)
    carry(position, Budget("b"))
    assert asked(position) == [A]
