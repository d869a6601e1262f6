"""G27 The cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.global_powers.moment import (
    FOR,
    A,
    B,
    C,
    activate,
    asked,
    chips,
    hold,
    lay_open,
    people,
    play,
    question,
    refused,
    resolve,
    roll,
    scoring,
    set_chips,
    table,
    turn,
)

from camarilla.core.flow import Position
from camarilla.games.global_powers.answers import Activate, Play, War
from camarilla.games.global_powers.board import BASE, MAURITIUS, OUT
from camarilla.games.global_powers.components import BIT
from camarilla.games.global_powers.state import Powers
from camarilla.games.global_powers.windows import window
from camarilla.match.whynot import why_not


def choosing(g: Powers, *cards: str) -> Position:
    """The player on turn holds these cards and may use one."""
    hold(g, g.turn, *cards)
    position = turn(g)
    if question(position).key == "gp-spread":
        position.answer(g.turn, (0,) * 12)
    return position


def test_g27_1_a_card_takes_the_place_of_an_activation_and_leaves_the_game() -> None:
    g = table(3, {1: "B3"})
    position = play(g, Play("retirement", 1, B))
    assert g.hands[A] == 0
    assert g.played[A] == BIT["retirement"]
    assert g.turn == B
    refused(position, A, Activate(1), "G6.2")
    refused(choosing(table(3), "peace"), A, Play("drive"), "G27.1")
    refused(choosing(table(3), "peace"), A, Play("poker"), "G27.1")


def test_g27_2_a_card_wants_all_its_choices_and_no_others() -> None:
    g = table(3, {1: "A1 B3"})
    position = choosing(g, "retirement", "peace", "pact", "sabotage")
    for wrong in (
        Play("retirement", 1),
        Play("retirement", 1, B, 2),
        Play("peace", 1),
        Play("pact", 1),
        Play("sabotage", 13),
    ):
        refused(position, A, wrong, "G27.2")


def test_g27_2_sanctions_do_not_hinder_cards() -> None:
    """GT41, second half."""
    g = table(3, {1: "B3"})
    g.sanctions = 1 << 1
    play(g, Play("retirement", 1, B))
    assert people(g, 1) == "B2"


def test_g27_3_un_mauritius_and_bases_are_out_of_reach() -> None:
    """GT41"""
    g = table(3, {1: "A1"}, un="B2", mauritius="C2")
    position = choosing(g, "retirement")
    refused(position, A, Play("retirement", 1, B), "G27.3")
    refused(position, A, Play("retirement", 14, B), "G27.2")
    refused(position, A, Play("retirement", 1, A), "G27.3")
    refused(position, A, Play("retirement", 1, 9), "G27.3")


@pytest.mark.parametrize(
    ("face", "there", "out", "base", "exiles"),
    [(1, "A2", "B1", 19, ""), (2, "A2", "", 20, ""), (3, "A1 B1", "", 19, "A1")],
)
def test_g27_e01_assassination(face: int, there: str, out: str, base: int, exiles: str) -> None:
    """GT42"""
    g = table(3, {1: "A2 B1"})
    position = resolve(g, Play("assassination", 1, B))
    roll(position, face)
    assert people(g, 1) == there
    assert people(g, OUT) == out
    assert g.at(B, BASE) == base
    assert people(g, MAURITIUS) == exiles


def test_g27_e01_presence_is_needed_in_the_german_rules_only() -> None:
    g = table(3, {1: "B1", 2: "A1"})
    refused(choosing(g, "assassination"), A, Play("assassination", 1, B), "G27.E01")
    g = table(3, {1: "B1"}, edition="english")
    position = resolve(g, Play("assassination", 1, B))
    roll(position, 3)
    assert people(g, MAURITIUS) == "A1"
    assert g.at(A, BASE) == 19
    assert people(g, 1) == "B1"


def test_g27_e01_with_an_empty_base_nobody_pays_and_nobody_is_said_to() -> None:
    g = table(3, {1: "B1"}, base="A0", edition="english")
    position = resolve(g, Play("assassination", 1, B))
    g.ears = []
    roll(position, 3)
    assert people(g, MAURITIUS) == ""
    assert [news.id for news in g.ears] == ["gp-news-shot-3-free"]


def test_g27_e02_an_initiative_files_a_motion_with_an_extra_vote() -> None:
    """GT43"""
    g = table(3, {2: "B2", 3: "C3"}, un="A1")
    for region in range(1, 13):
        set_chips(g, region, diplomacy=0)
    set_chips(g, 2, diplomacy=1)
    set_chips(g, 3, diplomacy=2)
    position = resolve(g, Play("initiative", 3, C, how="ban"))
    position.answer(C, -2)
    position.answer(B, 1)
    position.answer(A, FOR)
    assert g.motion is not None
    assert (g.motion.votes_for, g.motion.votes_against, g.motion.difference) == (3, 2, 1)
    assert people(g, 3) == "C2"
    g = table(3, {2: "B2"})
    position = choosing(g, "initiative")
    refused(position, A, Play("initiative", 3, how="lifting"), "G25.2")
    refused(position, A, Play("initiative", 3, how="picnic"), "G22.1")


def test_g27_e03_development_aid_moves_two_chips_to_the_poorer() -> None:
    """GT44"""
    g = table(3, chips={1: {"economy": 3}, 12: {"economy": 1}})
    resolve(g, Play("aid", 1, other=12))
    assert (chips(g, 1)["economy"], chips(g, 12)["economy"]) == (1, 3)
    for rich, poor in ((3, 3), (5, 4), (1, 0)):
        g = table(3, chips={1: {"economy": rich}, 12: {"economy": poor}})
        refused(choosing(g, "aid"), A, Play("aid", 1, other=12), "G27.E03")
    refused(choosing(table(3), "aid"), A, Play("aid", 1, other=44), "G27.E03")


def test_g27_e04_expansion_needs_presence_and_takes_what_the_base_has() -> None:
    """GT45"""
    for base, there, left in (("A5", "A3", 3), ("A1", "A2", 0)):
        g = table(3, {1: "A1"}, base=base)
        resolve(g, Play("expansion", 1))
        assert people(g, 1) == there
        assert g.at(A, BASE) == left
    refused(choosing(table(3, {1: "A1"}, base="A0"), "expansion"), A, Play("expansion", 1), "G27.E04")
    refused(choosing(table(3, {1: "A1"}), "expansion"), A, Play("expansion", 2), "G27.E04")
    g = table(3, edition="english")
    resolve(g, Play("expansion", 2, other=1))
    assert people(g, 2) == "A1"
    refused(choosing(table(3, edition="english"), "expansion"), A, Play("expansion", 2, other=3), "G27.E04")


def test_g27_e05_peace_forbids_wars_until_the_scoring_and_is_played_once_at_a_time() -> None:
    """GT46"""
    g = table(3, {1: "A2", 2: "B2"})
    position = play(g, Play("peace"))
    assert g.open[A] == BIT["peace"]
    refused(activate(g, 1), A, War(2), "G19.2")
    hold(g, B, "peace")
    position.answer(B, (0,) * 12)
    refused(position, B, Play("peace"), "G27.E05")
    g = table(3, {1: "A3 B2 C1"})
    lay_open(g, A, "peace")
    position = scoring(g)
    for who in asked(position):
        position.answer(who, position.question(who).default())
    assert g.open[A] == 0
    assert g.played[A] == BIT["peace"]


def test_g27_e06_warmonger_ends_a_peace_or_a_pact_or_stays_open() -> None:
    g = table(3)
    lay_open(g, B, "peace")
    resolve(g, Play("warmonger", party=B, how="peace"))
    assert (g.open[B], g.played[B], g.played[A]) == (0, BIT["peace"], BIT["warmonger"])
    g = table(3)
    resolve(g, Play("warmonger", how="open"))
    assert g.open[A] == BIT["warmonger"]
    position = choosing(table(3), "warmonger")
    refused(position, A, Play("warmonger", party=B, how="peace"), "G27.E06")
    refused(position, A, Play("warmonger", party=B, how="tea"), "G27.E06")


def test_g27_e07_a_pact_is_directed_and_outlasts_the_scoring() -> None:
    """GT47"""
    g = table(3, {1: "A2", 2: "B2"})
    resolve(g, Play("pact", 1, other=2))
    refused(activate(g, 2), B, War(1), "G19.2")
    activate(g, 1).answer(A, War(2))
    refused(choosing(table(3), "pact"), A, Play("pact", 1, other=3), "G27.E07")
    for duration, kept in (("untilRemoved", 1), ("untilScoring", 0)):
        g = table(3, {1: "A3 B2 C1"}, pactDuration=duration)
        lay_open(g, A, "pact")
        g.pacts = ((A, 1, 2),)
        position = scoring(g)
        for who in asked(position):
            position.answer(who, position.question(who).default())
        assert len(g.pacts) == kept
    g.turn = B
    g = table(3, turn=B)
    lay_open(g, A, "pact")
    g.pacts = ((A, 1, 2),)
    resolve(g, Play("warmonger", party=A, how="pact"))
    assert not g.pacts


def test_g27_e09_recession_shrinks_economies_to_their_governments() -> None:
    """GT48"""
    g = table(3, {4: "A2", 3: "B3", 9: "C1"}, chips={1: {"economy": 3}, 3: {"economy": 2}})
    resolve(g, Play("recession", 4))
    assert [chips(g, region)["economy"] for region in (4, 1, 3, 9)] == [2, 0, 2, 1]


def test_g27_e10_revolution_rolls_for_every_region_with_a_government() -> None:
    """GT49; G0.6 one die each, G0.8 the same for partners."""
    g = table(3, {10: "A3", 2: "A2 B2", 6: "B1 C1"})
    position = resolve(g, Play("revolution", 10))
    assert question(position).dice == 3
    roll(position, 2, 1, 3)
    assert [people(g, region) for region in (10, 2, 5, 6)] == ["A2", "A1 B1", "", "B1 C1"]


def test_g27_e10_revolution_among_nobody_rolls_nothing() -> None:
    assert resolve(table(3), Play("revolution", 10)).over


def test_g27_e11_retirement_sends_one_opponent_home() -> None:
    """GT50"""
    g = table(3, {1: "B3 C1"})
    resolve(g, Play("retirement", 1, B))
    assert people(g, 1) == "B2 C1"
    assert g.at(B, BASE) == 18


def test_g27_e12_sabotage_takes_chips_of_the_players_choice() -> None:
    """GT51"""
    g = table(3, chips={12: {"raw": 1, "economy": 1, "military": 0, "diplomacy": 0}})
    position = resolve(g, Play("sabotage", 12))
    roll(position, 3)
    assert list(g.holds(12)) == [0, 0, 0, 0]
    refused(choosing(g, "sabotage"), A, Play("sabotage", 12), "G27.E12")
    g = table(3)
    position = resolve(g, Play("sabotage", 1))
    roll(position, 2)
    refused(position, A, (0, 1, 0, 0), "G27.E12")
    refused(position, A, (3, 0, 0, 0), "G27.E12")
    position.answer(A, (0, 1, 1, 0))
    assert list(g.holds(1)) == [2, 2, 3, 2]
    g = table(3, chips={12: {"raw": 2, "diplomacy": 0}})
    position = resolve(g, Play("sabotage", 12))
    roll(position, 1)
    assert list(g.holds(12)) == [1, 0, 0, 0]


def test_g27_e13_drive_is_laid_open() -> None:
    g = table(3)
    resolve(g, Play("drive"))
    assert g.open[A] == BIT["drive"]


def test_g27_e14_a_defector_changes_a_seat_and_costs_an_exile() -> None:
    """GT53"""
    g = table(3, {1: "B2"}, base="A2")
    resolve(g, Play("defector", 1, B))
    assert people(g, 1) == "A1 B1"
    assert people(g, MAURITIUS) == "A1"
    assert (g.at(A, BASE), g.at(B, BASE)) == (0, 19)
    g = table(3, {1: "B2"}, base="A1")
    refused(choosing(g, "defector"), A, Play("defector", 1, B), "G27.E14")


def test_g27_e15_unrest_shrinks_governments_to_their_economies() -> None:
    """GT54; G0.8 who comes to govern by it is spared."""
    g = table(3, {12: "A3 B2", 6: "B2"})
    resolve(g, Play("unrest", 12))
    assert people(g, 12) == "B2"
    assert people(g, 6) == "B1"


def test_g27_e16_a_transfer_moves_anybody_anywhere() -> None:
    """GT55"""
    g = table(3, {1: "B2"})
    resolve(g, Play("transfer", 1, B, 11))
    assert (people(g, 1), people(g, 11)) == ("B1", "B1")
    g = table(3, {1: "A2"})
    resolve(g, Play("transfer", 1, A, 2))
    assert people(g, 2) == "A1"
    position = choosing(table(3, {1: "B2"}), "transfer")
    for wrong in (Play("transfer", 1, C, 2), Play("transfer", 1, B, 1), Play("transfer", 1, B, 13)):
        refused(position, A, wrong, "G27.E16")


@pytest.mark.parametrize(
    ("card", "rule", "reason"),
    [("warmonger", "G27.E06", "gp-why-card-war"), ("aid", "G27.E03", "gp-why-card"), ("coup", "G28.1", "gp-why-card")],
)
def test_g8_1_why_not_names_the_moment_of_the_card(card: str, rule: str, reason: str) -> None:
    """G8.1 Somebody points at a card while he votes."""
    g = table(3, {1: "A2 B1 C1"})
    position = activate(g, 1)
    refused_now: Any = why_not(question(position), (), f"card:{card}", lambda aim: window(g.box, aim))
    assert (refused_now.rule, refused_now.words.id) == (rule, reason)
