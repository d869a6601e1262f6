"""A13 No money, and who helps."""

from __future__ import annotations

from tests.games.anti_monopoly.tabletop import NONE, A, B, C, D, Tabletop, refuse

from camarilla.games.anti_monopoly.components import ActionCard, Box, Effect


def owes_two(**switches: str) -> Tabletop:
    """A lands on yellow 14: pay 2; the bomb on 20."""
    return Tabletop(3, **switches).on(a="yellow 13").lay(bomb=20)


def test_a13_1_who_cannot_pay_pays_what_he_has_and_the_bomb_moves() -> None:
    t = owes_two().rich(a=1, b=0, c=0).begin(A).roll(1).says(A, "move")
    assert (t.g.money[A], t.g.bomb, t.g.turn) == (0, 19, B)


def test_a13_2_at24_others_pay_double_and_the_bomb_stays() -> None:
    """AT24: A owes 2, has 0; B pays 4."""
    t = owes_two().rich(a=0, b=5).begin(A).roll(1).says(A, "move").says(B, 4)
    assert (t.g.money, t.g.bomb) == ([0, 1, 5], 20)


def owes_three(**switches: str) -> Tabletop:
    """A has 1 million and draws a card of somebody's own box that orders to pay 3; the bomb on 20."""
    t = Tabletop(4, **switches).on(a="red 11").lay(bomb=20, pile="AC16").rich(a=1)
    cards = {**t.g.box.cards, "AC16": ActionCard("AC16", ((Effect.PAY, 3),))}
    t.g.box = Box(t.g.box.board, cards, t.g.box.printed, {})
    return t.begin(A)


def test_a13_2_at25_pledges_that_do_not_suffice_are_not_paid() -> None:
    """AT25: A owes 3, has 1; pledges B 3, C 0, D 0: nobody helps, bomb +1."""
    t = owes_three().roll(1).says(A, "move").says(B, 3).says(C, 0).says(D, 0)
    assert (t.g.money, t.g.bomb) == ([0, 5, 5, 5], 19)


def test_a13_2_at25_pledges_that_suffice() -> None:
    """AT25: B 3, C 1: bomb unmoved; nobody can pledge more than is still missing; D is not asked any more."""
    t = owes_three().roll(1).says(A, "move").refuses(B, 5, "A13.2").says(B, 3).refuses(C, 2, "A13.2").says(C, 1)
    assert (t.g.money, t.g.bomb, t.g.turn) == ([0, 2, 4, 5], 20, B)


def test_a13_2_at25_other_sums_by_switch() -> None:
    """AT25: helpPays = doubleDebt: 6 needed; missing: 2."""
    t = owes_three(helpPays="doubleDebt").roll(1).says(A, "move").says(B, 5).says(C, 1)
    assert (t.g.money, t.g.bomb) == ([0, 0, 4, 5], 20)
    t = owes_three(helpPays="missing").roll(1).says(A, "move").says(B, 2)
    assert (t.g.money, t.g.bomb) == ([0, 3, 5, 5], 20)


def test_a13_2_nobody_is_asked_when_the_move_would_be_skipped_anyway() -> None:
    """AT27 A14.2: the crisis has moved the bomb already."""
    t = Tabletop(3).hand(B, "13445").on(a="yellow 3").rich(a=0).lay(bomb=20).begin(A).roll(4).crisis(2, NONE)
    assert (t.g.bomb, t.g.turn) == (18, B)


def test_a13_3_players_not_on_turn_give_what_they_have() -> None:
    t = Tabletop(3).on(a="yellow 4").rich(a=5, b=0, c=1).lay(bomb=20, pile="AC19").begin(A).roll(2)
    assert (t.g.money, t.g.bomb) == ([4, 0, 0], 20)


def test_a13_3_purchases_are_no_debts() -> None:
    """A13.3: who cannot pay a chip just cannot buy it; the bomb does not care."""
    t = Tabletop(3).on(a="red 8").rich(a=4).begin(A).roll(2).refuses(A, "indict", "A10.2")
    assert t.g.bomb == 24


def test_a13_1_the_turn_goes_on_as_usual() -> None:
    """A card that costs more than he has still moves him back: A9.a pays last."""
    t = Tabletop(3).hand(B, "12344").on(a="yellow 3").rich(a=1).lay(bomb=20).begin(A).roll(4).crisis(5, NONE)
    assert (t.where(A), t.g.money[A], t.g.bomb) == ("yellow 6", 0, 18)


def test_a9_c_money_comes_from_the_bank_not_from_x() -> None:
    t = Tabletop(3).on(a="yellow 3").begin(A).roll(4).crisis(5, refuse(1))
    assert (t.g.money[A], t.g.money[B], t.g.bank) == (5, 12, 28)
