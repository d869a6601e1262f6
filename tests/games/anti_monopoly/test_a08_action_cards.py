"""A8 The action cards."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import NONE, A, B, C, Tabletop, refuse


def drawn(card: str, players: int = 3, start: str = "yellow 4", **places: str) -> Tabletop:
    """A rolls a 2 and draws this card; by default on yellow 6, the bomb on 20."""
    return Tabletop(players).on(a=start, **places).lay(bomb=20, pile=card).begin(A)


def test_a8_1_at11_a_card_goes_under_the_pile_and_the_pile_never_runs_out() -> None:
    """AT11: AC06, then AC01; once all cards are seen their order is known."""
    t = drawn("AC06 AC01").roll(2)
    assert t.g.money[A] == 7
    assert t.g.under[0] == "AC01"
    assert t.g.under[-1] == "AC06"
    assert len(t.g.under) == 24
    t.on(b="yellow 4").roll(2)
    assert t.g.bomb == 22


def test_a8_1_a_fresh_pile_gives_any_unseen_card() -> None:
    t = Tabletop(3).on(a="yellow 4").begin(A).roll(2)
    assert t.rule() == "A8.1"
    t.draw("AC07")
    assert t.g.money[A] == 8
    assert len(t.g.unseen) == 23
    assert t.g.under == ("AC07",)


@pytest.mark.parametrize(
    ("card", "bomb", "money"),
    [
        *[("AC01", 22, 5), ("AC02", 23, 5), ("AC05", 21, 6), ("AC06", 20, 7), ("AC07", 20, 8), ("AC11", 21, 6)],
        *[("AC13", 19, 5), ("AC14", 18, 4), ("AC16", 20, 3), ("AC20", 18, 5), ("AC21", 19, 7), ("AC22", 18, 5)],
    ],
)
def test_a8_ac01_at53_cards_that_move_the_bomb_and_money(card: str, bomb: int, money: int) -> None:
    """AT53, AT56, AT60

    A8.AC01 A8.AC02 A8.AC05 A8.AC06 A8.AC07 A8.AC11 A8.AC13 A8.AC14 A8.AC16 A8.AC20 A8.AC21 A8.AC22
    """
    t = drawn(card).roll(2)
    assert (t.g.bomb, t.g.money[A]) == (bomb, money)
    assert t.where(A) == "yellow 6"


def test_a8_ac03_at54_two_forward_and_nothing_is_carried_out() -> None:
    """AT54"""
    t = drawn("AC03").roll(2)
    assert t.where(A) == "yellow 8"
    assert t.g.turn == B


def test_a8_ac15_at54_two_back_and_nothing_is_carried_out() -> None:
    """AT54: yellow 4 is a crisis, but not for a pawn moved by text."""
    t = drawn("AC15").roll(2)
    assert t.where(A) == "yellow 4"
    assert t.g.turn == B


def test_a8_ac04_at55_every_pawn_one_forward() -> None:
    """AT55"""
    t = drawn("AC04", b="yellow 12", c="START").roll(2)
    assert (t.where(A), t.where(B), t.where(C)) == ("yellow 7", "N1", "yellow 1")
    assert t.rule() == "A12.1"


def test_a8_ac08_at57_bomb_back_and_an_additional_roll() -> None:
    """AT57: yellow 6, bomb 20, roll 4: bomb 21, yellow 10 carried out in the same turn."""
    t = drawn("AC08").roll(2, 4)
    assert (t.g.bomb, t.where(A)) == (21, "yellow 10")
    assert t.rule() == "A10.1"
    assert t.g.turn == A


def test_a8_ac09_at58_one_chip_at_half_price() -> None:
    """AT58: chips 2/3/0, 3 million: red for 3; blue refused; nothing is legal."""
    t = drawn("AC09").lay(chips="2/3/0").rich(a=3).roll(2)
    t.refuses(A, 1, "A8.AC09").says(A, 2)
    assert (t.g.chips, t.g.money[A]) == ([2, 3, 1], 0)
    t = drawn("AC09").lay(chips="2/3/0").rich(a=3).roll(2).says(A, -1)
    assert (t.g.chips, t.g.money[A]) == ([2, 3, 0], 3)


def test_a8_ac09_too_poor_for_a_chip() -> None:
    t = drawn("AC09").lay(chips="3/3/0").rich(a=2).roll(2)
    assert t.g.turn == B  # nothing could be bought, so nothing is asked
    drawn("AC09").rich(a=2).roll(2).refuses(A, 2, "A8.AC09")


def test_a8_ac10_at56_two_receive_one_each() -> None:
    """AT56"""
    t = drawn("AC10").roll(2).refuses(A, A, "A8.AC10").says(A, C)
    assert t.g.money == [6, 5, 6]


def test_a8_ac10_with_two_players_nobody_needs_to_be_named() -> None:
    assert drawn("AC10", players=2).roll(2).g.money == [6, 6]


def test_a8_ac12_at59_hidden_cards_are_swapped_unseen() -> None:
    """AT59: A hidden 1, 2; B hidden 5."""
    t = drawn("AC12").hand(A, "12", laid="345").hand(B, "5", laid="1234").roll(2).says(A, B)
    t.draw("2").draw("5")
    assert (t.g.hidden[A], t.g.hidden[B]) == (("1", "5"), ("2",))
    assert (t.g.laid[A], t.g.laid[B]) == (("3", "4", "5"), ("1", "2", "3", "4"))


def test_a8_ac12_only_the_two_know_the_cards() -> None:
    t = drawn("AC12").hand(A, "12", laid="345").hand(B, "5", laid="1234")
    t.roll(2)
    t.g.ears = []
    t.says(A, B).draw("2").draw("5")
    news = next(one for one in t.g.ears if one.id == "am-news-channel")
    assert news.heard_by(A)["args"]["got"] == 5
    assert news.heard_by(B)["args"]["got"] == 2
    assert "got" not in news.heard_by(C)["args"]


def test_a8_ac14_at61_the_debt_moves_the_bomb_and_the_card_does_too() -> None:
    """AT61: 0 million, nobody helps, bomb 20: 19 for the debt (A13.1), 17 with the card."""
    t = drawn("AC14").rich(a=0, b=0, c=0).roll(2)
    assert t.g.bomb == 17


def test_a8_ac17_at60_one_back_and_bomb_forward() -> None:
    """AT60"""
    t = drawn("AC17").roll(2)
    assert (t.where(A), t.g.bomb) == ("yellow 5", 19)


def test_a8_ac18_at62_a_crisis_where_he_stands() -> None:
    """AT62: meeting fails, bomb 19; yellow 18: AC18, A plays 2, B refuses, 1 field; the +3 is skipped (A14.3)."""
    t = drawn("AC18", start="yellow 12", b="blue 4").roll(6).says(A, B).roll(2, 3, 4)
    assert (t.where(A), t.g.bomb) == ("yellow 18", 19)
    t.crisis(2, refuse(1))
    assert (t.g.money[B], t.where(B), t.where(A), t.g.bomb) == (9, "blue 5", "yellow 16", 19)


def test_a8_ac19_at26_everybody_pays_one() -> None:
    """AT26: A 0 million: A13.1, bomb +1; B 0: nothing (A13.3); C 4: 3."""
    t = drawn("AC19").rich(a=0, b=0, c=4).roll(2).says(C, 0)
    assert (t.g.bomb, t.g.money) == (19, [0, 0, 3])


def test_a8_ac23_the_drawer_misses_his_next_turn() -> None:
    t = drawn("AC23").roll(2)
    assert t.g.absent == [1, 0, 0]


def test_a7_2_a_turn_is_missed_for_each_such_card() -> None:
    """A7.2: A has one turn to miss already (A14.4: he drew it in another player's turn)."""
    t = drawn("AC23")
    t.g.absent[A] = 1
    t.roll(2)
    assert t.g.absent == [2, 0, 0]


@pytest.mark.parametrize(("place", "end"), [("green 2", "green 1"), ("blue 1", "N1"), ("red 9", "red 6")])
def test_a8_ac24_at64_the_leader_goes_three_back(place: str, end: str) -> None:
    """AT64: green 2; blue 1, without a negotiation."""
    t = drawn("AC24", b=place).roll(2)
    assert t.where(B) == end
    assert t.g.turn == B


def test_a8_ac24_may_hit_the_drawer() -> None:
    assert drawn("AC24", start="red 10").roll(2).where(A) == "red 9"


def test_a8_ac20_at28_card_moves_are_always_carried_out() -> None:
    """AT28: yellow 12, roll 6, the meeting fails: 23; yellow 18: AC20: 21."""
    t = Tabletop(3).on(a="yellow 12").lay(bomb=24, pile="AC20").begin(A).roll(6).says(A, B).roll(2, 3, 4)
    assert t.g.bomb == 21


def test_a8_ac22_at49_zero_by_a_card() -> None:
    """AT49: bomb 2, AC22 (A22.1)."""
    t = Tabletop(3).on(a="yellow 4").lay(bomb=2, pile="AC22").begin(A).roll(2)
    assert t.outcome is not None
    assert (t.outcome.ending, t.outcome.winners) == ("zero", ())


def test_a8_ac18_a_crisis_by_card_with_nobody_who_has_it() -> None:
    t = drawn("AC18").hand(B, "12445").roll(2).crisis(3, NONE)
    assert (t.where(A), t.g.bomb, t.g.money[A]) == ("yellow 5", 18, 2)
