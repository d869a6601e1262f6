"""A0 Words and procedures used everywhere."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.dice import Seeded
from tests.games.anti_monopoly.tabletop import JOIN, NONE, A, B, C, Tabletop, place_of, refuse

from camarilla.core.illegal import BrokenLaw
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.knowledge import holds
from camarilla.games.anti_monopoly.view import view
from camarilla.match.match import redeal


def test_a0_1_seats_run_clockwise_and_the_player_on_turn_stays_so_while_others_act() -> None:
    t = Tabletop(3).on(a="yellow 1").begin(A).roll(3).asks(A, 3, B)
    assert t.asked() == {B}
    assert t.g.turn == A
    assert t.g.others(B) == (C, A)


@pytest.mark.parametrize(
    ("place", "need"), [("yellow 8", 5), ("yellow 12", 1), ("yellow 13", 0), ("blue 1", 10), ("red 12", 1), ("N1", 0)]
)
def test_a0_2_the_need_on_the_approach_leg(place: str, need: int) -> None:
    g = Tabletop().g
    assert g.board.need[place_of(g, place)] == need


@pytest.mark.parametrize(
    ("place", "distance"),
    [
        *[("START", 56), ("yellow 1", 55), ("yellow 12", 44), ("yellow 13", 61), ("yellow 18", 56), ("N1", 43)],
        *[("blue 10", 33), ("blue 11", 48), ("N2", 32), ("red 12", 20), ("red 13", 37), ("N3", 19)],
        *[("green 1", 18), ("green 18", 1), ("peace", 0)],
    ],
)
def test_a0_3_distance_to_world_peace(place: str, distance: int) -> None:
    g = Tabletop().g
    assert g.board.distance[place_of(g, place)] == distance


def test_a0_3_at32_the_smaller_distance_leads_and_equal_ones_roll() -> None:
    """AT32: yellow 18, START, yellow 1 are 56, 56, 55 fields away."""
    t = Tabletop(3).on(a="yellow 18", b="START", c="yellow 1")
    assert t.g.standings((A, B, C)) == ((C,), (A, B))
    assert t.g.standings((A, B)) == ((A, B),)


def test_a0_3_tied_leaders_roll_and_roll_again() -> None:
    """A8.AC24 hits the leader; A and B are tied, roll 4 and 4, then 2 and 5."""
    t = Tabletop(3).on(a="yellow 4", b="yellow 6", c="START").lay(pile="AC24").begin(A).roll(2)
    assert t.rule() == "A8.AC24"
    t.rolls(4, 4).rolls(2, 5)
    assert (t.where(A), t.where(B)) == ("yellow 6", "yellow 3")


def test_a0_4_at52_the_bank_never_runs_out_unless_it_has_fifty_notes() -> None:
    """AT52: all notes but one are with players, A should receive 3."""
    for switch, got in (("unlimited", 3), ("50", 1)):
        t = Tabletop(3, bankNotes=switch).rich(a=0, b=40, c=9).on(a="yellow 4").lay(pile="AC07").begin(A).roll(2)
        assert t.g.money[A] == got


@pytest.mark.parametrize(
    ("start", "fields", "end"),
    [
        *[("yellow 12", 2, "yellow 14"), ("yellow 12", 1, "N1"), ("START", 2, "yellow 2"), ("N1", 3, "blue 3")],
        *[("yellow 17", 3, "yellow 2"), ("yellow 11", 5, "yellow 16"), ("green 17", 2, "green 18")],
        *[("green 18", 1, "green 18"), ("red 12", 1, "N3"), ("N3", 7, "green 7")],
    ],
)
def test_a0_5_forward_by_text(start: str, fields: int, end: str) -> None:
    """AT51 and the other ends of tracks."""
    g = Tabletop().g
    assert g.board.forward(place_of(g, start), fields) == place_of(g, end)


def test_a0_5_at51_a_negotiation_field_that_is_passed_is_not_there() -> None:
    """AT51: B on yellow 12 refuses and moves 2: yellow 14, and its -2 is not paid."""
    t = Tabletop(3).on(a="yellow 1", b="yellow 12").begin(A).roll(3).crisis(1, refuse(2))
    assert (t.where(B), t.g.money[B]) == ("yellow 14", 8)


@pytest.mark.parametrize(
    ("start", "fields", "end"),
    [
        *[("yellow 2", 3, "START"), ("blue 1", 2, "N1"), ("N1", 3, "N1"), ("green 3", 3, "green 1")],
        *[("yellow 13", 1, "yellow 12"), ("START", 1, "START"), ("green 1", 2, "green 1"), ("red 1", 1, "N2")],
    ],
)
def test_a0_6_at50_back_by_text(start: str, fields: int, end: str) -> None:
    """AT50"""
    g = Tabletop().g
    assert g.board.back(place_of(g, start), fields) == place_of(g, end)


def test_a0_7_at55_negotiation_fields_reached_by_text_are_rolled_for_in_order() -> None:
    """AT55: AC04 moves A yellow 6 to 7, B yellow 12 to N1, C START to yellow 1; then B rolls."""
    t = Tabletop(3).on(a="yellow 4", b="yellow 12", c="START").lay(bomb=20, pile="AC04").begin(A).roll(2)
    assert (t.where(A), t.where(B), t.where(C)) == ("yellow 7", "N1", "yellow 1")
    assert t.rule() == "A12.1"
    t.roll(4)
    assert (t.g.money[B], t.g.bomb) == (9, 21)
    assert t.g.turn == B  # no crisis on yellow 7: the turn is over


def test_a0_7_a_negotiation_field_reached_backwards_is_not_carried_out() -> None:
    t = Tabletop(3).on(a="yellow 4", b="blue 1").lay(pile="AC24").begin(A).roll(2)
    assert t.where(B) == "N1"
    assert t.g.turn == B


def test_a0_7_at65_with_the_switch_every_field_is_carried_out() -> None:
    """AT65: AT12 with textMoveFields = all, A also draws an action card on yellow 6."""
    t = Tabletop(3, textMoveFields="all").hand(B, "12455").on(a="yellow 3").lay(bomb=24, pile="AC06")
    t.begin(A).roll(4).crisis(3, NONE)
    assert t.where(A) == "yellow 6"
    assert (t.g.bomb, t.g.money[A]) == (22, 4)  # 5 - 3 + 2


def test_a0_7_at65_x_before_y() -> None:
    """AT65: AT13, A carries out yellow 9 (three players: to the monopoly), then B blue 6, a crisis."""
    t = Tabletop(3, textMoveFields="all").on(a="yellow 3", b="blue 4").lay(bomb=24).begin(A).roll(4).crisis(3, JOIN)
    assert t.where(A) == "yellow 10"
    assert t.asked() == {A}
    t.says(A, "indict")
    assert t.asked() == {B}
    assert t.rule() == "A9.1"


def test_a0_8_at15_nobody_else_sees_hidden_cards_but_everybody_their_number() -> None:
    t = Tabletop(3).hand(B, "1335", laid="2").begin(A)
    assert view(t.g, A).players[B].cards is None
    assert view(t.g, None).players[B].cards is None
    assert view(t.g, A).players[B].hidden == 4
    assert view(t.g, B).players[B].cards == (1, 3, 3, 5)
    assert view(t.g, A).players[B].laid == (2,)


def test_a0_8_a_redealt_table_agrees_with_what_was_seen() -> None:
    """B has refused a 3 and said that he has no 5: in every redealt table it is so."""
    t = Tabletop(3).hand(B, "12334").hand(A, "12355").on(a="yellow 1").begin(A).roll(3).crisis(3, refuse(1))
    t.on(a="yellow 1").begin(A).roll(3).crisis(5, NONE)
    hands = set()
    for seed in range(60):
        other = redeal(GAME, t.position, C, Seeded(seed)).state
        assert "3" in other.hidden[B]
        assert "5" not in other.hidden[B]
        assert other.hidden[C] == t.g.hidden[C]
        assert view(other, C) == view(t.g, C)
        hands.add(other.hidden[B])
    assert len(hands) > 5


def test_a0_9_hidden_cards_cannot_be_shown_the_rules_offer_no_way() -> None:
    """A0.9: nothing that may be answered shows a card, except by laying it in a crisis or at a request."""
    t = Tabletop(3).on(a="green 2").begin(A)
    assert {option.key.split(":")[0] for option in t.question(A).menu().options} == {"roll", "indict"}


def test_a0_10_an_instruction_is_complete_before_the_next_begins() -> None:
    """AT17 with A0.10: both receive and the bomb goes back before A negotiates."""
    t = Tabletop(3).on(a="yellow 8", b="red 1").lay(bomb=20).begin(A).roll(3).crisis(2, JOIN)
    assert (t.where(A), t.g.money[A], t.g.money[B], t.g.bomb) == ("N1", 7, 7, 21)
    assert t.rule() == "A12.1"
    t.roll(2)
    assert t.g.bomb == 19


def test_a0_11_the_laws_notice_what_is_missing() -> None:
    t = Tabletop(3).begin(A)
    GAME.laws(t.g)
    for harm in ("money", "bomb", "chips", "card", "pile"):
        other = Tabletop(3).begin(A)
        if harm == "money":
            other.g.money[A] += 1
        elif harm == "bomb":
            other.g.bomb = 25
        elif harm == "chips":
            other.g.chips[0] = 4
        elif harm == "card":
            other.g.hidden[A] = ("1", "1", "2", "3", "4")
        else:
            other.g.unseen = other.g.unseen[2:]
        with pytest.raises(BrokenLaw):
            GAME.laws(other.g)


def test_a0_11_at66_all_laws_hold_after_every_answer_of_random_games() -> None:
    """AT66"""
    for players in (2, 3, 4, 5, 6):
        dice = Seeded(players)
        position = GAME.begin(players)
        while not position.over:
            for seat, question in list(position.asked().items()):
                position.answer(seat, question.sample(dice))
            GAME.laws(position.state)
            assert all(holds(position.state, hint) for hint in position.state.hints)
