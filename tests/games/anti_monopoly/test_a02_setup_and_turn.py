"""A1 to A7 Set-up, rolling, moving, the meeting of nuclear powers."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import NONE, A, B, C, Tabletop

from camarilla.core.illegal import BadInput
from camarilla.core.questions import CHANCE
from camarilla.games.anti_monopoly import GAME


def test_a1_1_at01_everybody_starts_with_five_million_on_start() -> None:
    """AT01"""
    g = GAME.begin(4).state
    assert g.money == [5, 5, 5, 5]
    assert g.places == [0, 0, 0, 0]
    assert g.board.kind[0].name == "START"


@pytest.mark.parametrize("players", [1, 7])
def test_a1_1_at01_one_or_seven_players_are_refused(players: int) -> None:
    """AT01"""
    with pytest.raises(BadInput) as refusal:
        GAME.begin(players)
    assert refusal.value.field == "players"


def test_a2_1_at01_the_pile_has_24_cards() -> None:
    """AT01"""
    g = GAME.begin(4).state
    assert len(g.unseen) == 24
    assert g.under == ()


@pytest.mark.parametrize(("players", "cards", "of_each"), [(2, 15, 3), (3, 20, 4), (4, 25, 5), (5, 30, 6), (6, 30, 6)])
def test_a3_1_at02_one_set_more_than_players_but_six_at_most(players: int, cards: int, of_each: int) -> None:
    """AT02"""
    stock = GAME.begin(players).state.stock
    assert len(stock) == cards
    assert [stock.count(value) for value in "123456"] == [of_each] * 5 + [0]


@pytest.mark.parametrize(("players", "left"), [(2, 5), (3, 5), (5, 5), (6, 0)])
def test_a3_2_at02_five_each_and_the_rest_is_the_stock(players: int, left: int) -> None:
    """AT02"""
    position = GAME.begin(players)
    for _ in range(players):
        position.answer(CHANCE, position.chance().default())  # type: ignore[union-attr]
    assert [len(hand) for hand in position.state.hidden] == [5] * players
    assert len(position.state.stock) == left


def test_a4_1_at01_the_bomb_starts_on_24() -> None:
    """AT01"""
    assert GAME.begin(2).state.bomb == 24


def test_a4_2_at04_the_highest_roll_begins_and_ties_roll_again() -> None:
    """AT04: A5 B5 C2, then A3 B6: B begins, then C, A."""
    position = GAME.begin(3)
    for _ in range(3):
        position.answer(CHANCE, position.chance().default())  # type: ignore[union-attr]
    position.answer(CHANCE, (5, 5, 2))
    position.answer(CHANCE, (3, 6))
    assert position.state.turn == B
    assert position.state.left_of(B) == C
    assert position.state.left_of(C) == A


def test_a5_1_the_player_on_turn_rolls_and_moves() -> None:
    t = Tabletop(4).begin(A)
    assert t.rule() == "A5.1"
    t.roll(3)
    assert t.where(A) == "yellow 3"
    assert t.g.turn == B


def test_a5_2_at05_on_a_one_he_may_roll_again_and_again() -> None:
    """AT05: 1 (again), 1 (again), 4; and 1 (move)."""
    t = Tabletop(3).begin(A).roll(1).says(A, "again").roll(1).says(A, "again").roll(4)
    assert t.where(A) == "yellow 4"
    t = Tabletop(3).begin(A).roll(1).says(A, "move")
    assert t.where(A) == "yellow 1"
    Tabletop(3).begin(A).roll(1).refuses(A, "stay", "A5.2")


def test_a5_3_at05_a_negotiation_roll_of_one_has_no_choice() -> None:
    """AT05"""
    t = Tabletop(3).on(a="yellow 8").lay(bomb=20).begin(A).roll(5, 1)
    assert t.g.bomb == 18
    assert t.g.turn == B


@pytest.mark.parametrize(
    ("start", "face", "end", "rule"),
    [("START", 6, "yellow 6", "A8.1"), ("N1", 2, "blue 2", "A9.1"), ("yellow 17", 3, "yellow 2", "A8.1")],
)
def test_a6_1_at06_up_the_numbers_and_round(start: str, face: int, end: str, rule: str) -> None:
    """AT06; A7.1 the field is carried out."""
    t = Tabletop(4).on(a=start).begin(A).roll(face)
    assert t.where(A) == end
    assert t.rule() == rule


def test_a6_2_at08_less_than_the_need_moves_on() -> None:
    """AT08: yellow 8, roll 4."""
    assert Tabletop(4).on(a="yellow 8").begin(A).roll(4).where(A) == "yellow 12"


def test_a6_3_at07_exactly_the_need_reaches_the_negotiation_field() -> None:
    """AT07"""
    t = Tabletop(4).on(a="yellow 8").begin(A).roll(5)
    assert t.where(A) == "N1"
    assert t.rule() == "A12.1"


def test_a6_4_at08_a_meeting_may_find_the_need() -> None:
    """AT08: roll 6, B rolls 2, 5; need 5."""
    t = Tabletop(4).on(a="yellow 8").begin(A).roll(6)
    assert t.rule() == "A6.4"
    t.refuses(A, A, "A6.4").says(A, B).roll(2, 5)
    assert (t.where(A), t.g.bomb) == ("N1", 24)
    assert t.rule() == "A12.1"


def test_a6_5_at09_a_failed_meeting_moves_the_bomb_and_the_pawn_goes_on() -> None:
    """AT09: yellow 11, roll 4, B rolls 1, 3, 6: bomb 23, yellow 15, whose crisis cannot move the bomb again (A14.2)."""
    t = Tabletop(4).on(a="yellow 11").begin(A).roll(4).says(A, B).roll(1, 3, 6)
    assert (t.where(A), t.g.bomb) == ("yellow 15", 23)
    assert t.rule() == "A9.1"
    t.hand(B, "12445").crisis(3, NONE)
    assert t.g.bomb == 23


def test_a6_6_at10_the_return_leg_does_not_lead_to_the_negotiation_field() -> None:
    """AT10: yellow 16, roll 6: 17, 18, 1, 2, 3, 4."""
    assert Tabletop(4).on(a="yellow 16").begin(A).roll(6).where(A) == "yellow 4"


def test_a7_1_fields_passed_over_do_nothing() -> None:
    t = Tabletop(4).on(a="START").begin(A).roll(3)
    assert t.where(A) == "yellow 3"
    assert t.g.turn == B  # the action field 2 was passed


def test_a7_2_at63_a_missed_turn_is_missed_once() -> None:
    """AT63: three players, A draws A8.AC23: order B, C, B, C, A."""
    t = Tabletop(3).on(a="yellow 4").lay(pile="AC23").begin(A).roll(2)
    order = [t.g.turn]
    for _ in range(4):
        t.on(b="yellow 1", c="yellow 1").roll(2)  # yellow 3 is plain
        order.append(t.g.turn)
    assert order == [B, C, B, C, A]
