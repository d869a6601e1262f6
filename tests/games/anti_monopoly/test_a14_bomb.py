"""A14, A15 The bomb, and the request when it turns red."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import JOIN, NO, NONE, A, B, C, Tabletop, lay, refuse

from camarilla.games.anti_monopoly.questions import AskFor


@pytest.mark.parametrize(("bomb", "card", "after"), [(24, "AC05", 24), (23, "AC02", 24), (20, "AC02", 23)])
def test_a14_1_at29_a_move_back_ends_on_24(bomb: int, card: str, after: int) -> None:
    """AT29"""
    assert Tabletop(3).on(a="yellow 4").lay(bomb=bomb, pile=card).begin(A).roll(2).g.bomb == after


def test_a14_1_the_request_sets_the_bomb_back_no_farther_than_24() -> None:
    """AT29: bomb 23, five back."""
    t = Tabletop(3).lay(bomb=23)
    t.g.red_waits = True
    t.on(a="yellow 1", b="blue 1").begin(A).roll(2).asks(B, 4, C).says(C, lay(5))
    assert t.g.bomb == 24


@pytest.mark.parametrize(("rule", "bomb"), [("once", 18), ("one", 19), ("none", 17)])
def test_a14_2_at27_the_first_forward_instruction_of_a_turn(rule: str, bomb: int) -> None:
    """AT27: A without money, crisis with value 2, B has none, bomb 20."""
    t = Tabletop(2, bombRule=rule).hand(B, "13445").on(a="yellow 3").rich(a=0).lay(bomb=20).begin(A).roll(4)
    t.crisis(2, NONE)
    if rule == "none":
        t.says(B, 0)
    assert t.g.bomb == bomb


def test_a14_2_at09_after_a_failed_meeting_a_crisis_does_not_move_it() -> None:
    """AT09"""
    t = Tabletop(4).on(a="yellow 11").begin(A).roll(4).says(A, B).roll(1, 3, 6).crisis(3, refuse(1))
    assert t.g.bomb == 23


def test_a14_2_every_turn_begins_anew() -> None:
    t = Tabletop(3).on(a="yellow 3", b="yellow 3").begin(A).roll(4).crisis(3, refuse(1))
    assert t.g.bomb == 21
    t.on(b="yellow 3").roll(4).crisis(4, refuse(1), x=B, y=C)
    assert t.g.bomb == 18


def test_a14_3_at28_cards_do_not_count_and_back_moves_are_never_limited() -> None:
    """AT28; A14.3: a card's move first, then a crisis in the same turn: both are carried out."""
    t = Tabletop(3, textMoveFields="all").on(a="yellow 4").lay(bomb=20, pile="AC17").begin(A).roll(2)
    assert (t.where(A), t.g.bomb) == ("yellow 5", 19)
    t = Tabletop(3).on(a="yellow 11").lay(bomb=20).begin(A).roll(4).says(A, B).roll(1, 3, 6).crisis(2, JOIN)
    assert t.g.bomb == 20  # 19 by the meeting, one back by the cooperation


def test_a14_4_additional_rolls_belong_to_the_running_turn() -> None:
    """A14.4: a failed meeting has moved the bomb; the additional roll leads into a crisis, which does not."""
    t = Tabletop(3).on(a="yellow 12").lay(bomb=20, pile="AC08").begin(A).roll(6).says(A, B).roll(2, 3, 4)
    assert (t.where(A), t.g.bomb) == ("yellow 18", 20)  # 19, and one back by the card
    t.roll(4)
    assert t.rule() == "A9.1"
    t.crisis(3, refuse(1))
    assert t.g.bomb == 20


def red(**switches: str) -> Tabletop:
    """AT30: the bomb goes from 9 to 8 by AC13; C on blue 3 leads, B on yellow 4."""
    t = Tabletop(3, **switches).on(a="START", b="yellow 4", c="blue 3").lay(bomb=9, pile="AC13")
    return t.begin(A).roll(2)


def test_a15_1_at30_the_leader_names_a_number_and_asks() -> None:
    """AT30"""
    t = red()
    assert (t.asked(), t.g.bomb) == ({C}, 8)
    t.refuses(C, AskFor(6, B), "A15.1").refuses(C, AskFor(4, C), "A15.1").asks(C, 4, B)
    assert t.asked() == {B}


def test_a15_1_several_leaders_roll() -> None:
    t = Tabletop(3).on(a="START", b="blue 3", c="blue 3").lay(bomb=9, pile="AC13").begin(A).roll(2)
    assert t.rule() == "A15.1"
    t.rolls(2, 6)
    assert t.asked() == {C}


def test_a15_2_at30_once_per_game() -> None:
    """AT30: bomb reaches red again later: nothing."""
    t = red().asks(C, 4, B).says(B, NO)
    assert t.g.turn == B
    t.lay(bomb=9, pile="AC20").on(b="yellow 4").roll(2)
    assert (t.g.bomb, t.g.turn) == (7, C)


def test_a15_3_at31_a_no_tells_nothing() -> None:
    """AT31: with or without the card nothing moves and all hear the same."""
    heard = []
    for hand in ("12345", "12335"):
        t = red()
        t.hand(B, hand)
        t.asks(C, 4, B)
        t.g.ears = []
        t.says(B, NO)
        heard.append([news.heard_by(A) for news in t.g.ears if news.id.startswith("am-news-request")])
        assert (t.where(B), t.g.bomb, t.g.hints) == ("yellow 4", 8, ())
    assert heard[0] == heard[1]


def test_a15_3_at31_without_the_card_nothing_can_be_laid_and_the_switch_makes_it_compulsory() -> None:
    """AT31: redRequest = compulsory: "no" with the card is refused."""
    t = red()
    t.hand(B, "12335")
    t.asks(C, 4, B).refuses(B, lay(5), "A15.3")
    red(redRequest="compulsory").asks(C, 4, B).refuses(B, NO, "A15.3")


def test_a15_4_at30_the_asked_player_moves_and_carries_out_the_field() -> None:
    """AT30: bomb 13; B lays a 4 and chooses 6: yellow 10, carried out."""
    t = red().asks(C, 4, B).refuses(B, lay(4), "A15.4").says(B, lay(6))
    assert (t.g.bomb, t.where(B), t.g.laid[B]) == (13, "yellow 10", ("4",))
    assert (t.asked(), t.rule()) == ({B}, "A10.1")


def test_a15_4_at30_with_the_switch_the_leader_moves() -> None:
    """AT30: redMover = leader: C chooses and goes to blue 9, a crisis."""
    t = red(redMover="leader").asks(C, 4, B).says(B, lay()).says(C, 6)
    assert (t.where(B), t.where(C), t.g.bomb) == ("yellow 4", "blue 9", 13)
    assert (t.asked(), t.rule()) == ({C}, "A9.1")


def test_a15_4_at33_more_than_the_need_goes_on_without_a_meeting() -> None:
    """AT33: asked player on yellow 11 chooses 5: yellow 16, carried out (three players: to the monopoly)."""
    t = red()
    t.on(b="yellow 11")
    t.asks(C, 4, B).says(B, lay(5))
    assert (t.where(B), t.rule()) == ("yellow 10", "A10.1")


def test_a15_4_a_mover_who_is_not_on_turn_has_no_debts() -> None:
    """A15.4, A13.3: B lands on yellow 14 without money."""
    t = red()
    t.on(b="yellow 8").rich(b=0)
    t.asks(C, 4, B).says(B, lay(6))
    assert (t.where(B), t.g.money[B], t.g.bomb) == ("yellow 14", 0, 13)


def test_a15_4_a_fifth_card_is_renewed_before_the_field() -> None:
    """A9.5: B lays his last card and lands in a crisis with five new ones."""
    t = red()
    t.hand(B, "4", laid="1235").on(b="yellow 2")
    t.asks(C, 4, B).says(B, lay(5))
    assert (t.where(B), t.rule()) == ("yellow 7", "A9.4")
    t.draw("1", "1", "2", "3", "4")
    assert (t.asked(), t.rule()) == ({B}, "A9.1")


def test_a0_10_fields_reached_by_text_come_before_the_red_field() -> None:
    """A0.7, A0.10: AC04 brings B onto N1; the bomb went red before. B negotiates first, then the leader asks."""
    t = Tabletop(3).on(a="yellow 4", b="yellow 12", c="blue 3").lay(bomb=9, pile="AC04")
    t.g.red_waits = True
    t.begin(A).roll(2)
    assert t.rule() == "A12.1"
    t.roll(4)
    assert (t.asked(), t.rule()) == ({C}, "A15.1")


def test_a0_7_a_pawn_that_was_moved_on_leaves_its_field_as_it_is() -> None:
    """A0.7 with textMoveFields = all: A's crisis moves B off the field he had reached."""
    t = Tabletop(3, textMoveFields="all").on(a="yellow 3", b="yellow 13").lay(bomb=20).begin(A).roll(4)
    t.crisis(3, JOIN)  # A to yellow 9, the monopoly; B to yellow 15, a crisis
    t.on(b="yellow 17").says(A, "indict")
    assert t.g.turn == B
