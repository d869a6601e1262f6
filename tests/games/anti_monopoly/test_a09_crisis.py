"""A9 The crisis."""

from __future__ import annotations

from typing import Any

from tests.games.anti_monopoly.tabletop import JOIN, NONE, A, B, C, Tabletop, refuse

from camarilla.core.questions import CHANCE
from camarilla.games.anti_monopoly.questions import AskFor
from camarilla.games.anti_monopoly.windows import window
from camarilla.match.whynot import why_not


def crisis(players: int = 3, start: str = "yellow 3", face: int = 4, **switches: str) -> Tabletop:
    """A lands on yellow 7, a crisis; the bomb stands on 24."""
    return Tabletop(players, **switches).on(a=start, b="blue 4").begin(A).roll(face)


def test_a9_1_x_lays_a_hidden_card_and_names_another_player() -> None:
    t = Tabletop(3).hand(A, "245", laid="13").on(a="yellow 3").begin(A).roll(4)
    t.refuses(A, AskFor(3, B), "A9.1").refuses(A, AskFor(2, A), "A9.1").asks(A, 2, C)
    assert t.g.laid[A] == ("1", "2", "3")
    assert t.asked() == {C}


def test_a9_2_at15_the_answer_is_true() -> None:
    """AT15: with a 3 "none" is refused, without a 3 "refused" is."""
    t = crisis().asks(A, 3, B)
    t.refuses(B, NONE, "A9.2")
    t = crisis().hand(B, "12445").asks(A, 3, B)
    t.refuses(B, refuse(1), "A9.2").refuses(B, JOIN, "A9.2")
    assert t.question(B).forced()


def test_a9_a_at12_nobody_there_with_the_card() -> None:
    """AT12: A on yellow 7 plays 3, B has none: yellow 6, not carried out; bomb 22; A 2 million."""
    t = crisis().hand(B, "12445").crisis(3, NONE)
    assert (t.where(A), t.g.bomb, t.g.money[A]) == ("yellow 6", 22, 2)
    assert t.g.turn == B


def test_a9_b_at13_cooperation() -> None:
    """AT13: A yellow 9, B blue 6, nothing carried out; +2 each; bomb stays 24 (A14.1)."""
    t = crisis().crisis(3, JOIN)
    assert (t.where(A), t.where(B)) == ("yellow 9", "blue 6")
    assert (t.g.money[A], t.g.money[B], t.g.bomb) == (7, 7, 24)
    assert t.g.turn == B


def test_a9_b_at17_cooperation_into_negotiations() -> None:
    """AT17: yellow 11, bomb 20: A enters N1, +2 each and bomb 21 first; then, with a 2, bomb 19."""
    t = crisis(start="yellow 9", face=2).lay(bomb=20).crisis(1, JOIN)
    assert (t.where(A), t.g.bomb, t.g.money[A]) == ("N1", 21, 7)
    t.roll(2)
    assert t.g.bomb == 19


def test_a9_c_at14_refusal() -> None:
    """AT14: A plays 3, B refuses and chooses 3 fields, bomb 20: B +5 million; A 2 back; bomb 17."""
    t = crisis().lay(bomb=20).crisis(3, refuse(3))
    assert (t.where(A), t.where(B)) == ("yellow 5", "blue 7")
    assert (t.g.money[A], t.g.money[B], t.g.bomb) == (5, 10, 17)


def test_a9_c_a_refusal_moves_one_to_three_fields() -> None:
    crisis().asks(A, 3, B).refuses(B, refuse(4), "A9.c").refuses(B, refuse(0), "A9.c")


def test_a9_3_only_a_joined_card_of_y_lies_open() -> None:
    for reply, laid in ((JOIN, ("3",)), (refuse(1), ())):
        t = crisis().crisis(3, reply)
        assert (t.g.laid[A], t.g.laid[B]) == (("3",), laid)


def test_a9_4_at16_with_a_stock_the_five_are_mixed_into_it() -> None:
    """AT16: three players, A lays his fifth card, B refuses: 10 cards are mixed, A gets 5, stock 5."""
    t = crisis().hand(A, "3", laid="1245").crisis(3, refuse(1))
    assert t.rule() == "A9.4"
    assert len(t.g.stock) == 10
    t.draw("1", "1", "2", "3", "4")
    assert t.g.hidden[A] == ("1", "1", "2", "3", "4")
    assert (len(t.g.stock), t.g.laid[A], t.g.laid[B]) == (5, (), ())


def test_a9_4_at16_without_a_stock_the_five_are_turned_over() -> None:
    """AT16: six players; and with coopReuse = turnOver also with three."""
    for t in (crisis(6), crisis(3, coopReuse="turnOver")):
        t.hand(A, "3", laid="1245").crisis(3, refuse(1))
        assert (t.g.hidden[A], t.g.laid[A]) == (("1", "2", "3", "4", "5"), ())
        assert t.g.turn == B


def test_a9_5_x_is_renewed_before_y_and_after_the_crisis() -> None:
    t = crisis().hand(A, "3", laid="1245").hand(B, "3", laid="1245").crisis(3, JOIN)
    assert (t.g.money[A], t.g.money[B]) == (7, 7)  # the crisis is complete
    t.draw("1", "2", "3", "4", "5")
    assert len(t.g.hidden[A]) == 5
    t.draw("1", "2", "3", "4", "5")
    assert len(t.g.hidden[B]) == 5
    assert t.g.turn == B


def test_a9_1_why_not_names_the_moment_of_a_cooperation_card() -> None:
    """A9.1, A15.3 Somebody points at a card of his before he rolls; there are values from 1 to 6."""
    t = Tabletop(3).on(a="blue 4").begin(A)
    for value, known in ((3, True), (7, False)):
        refused: Any = why_not(t.question(CHANCE), (), f"card:{value}", lambda aim: window(t.g.box, aim))
        assert ((refused.rule, refused.words.id) == ("A9.1", "am-why-card")) is known
