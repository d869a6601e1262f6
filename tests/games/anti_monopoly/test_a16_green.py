"""A16, A17 The green track."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import JOIN, ROLL, A, B, C, D, Tabletop, double, indict

from camarilla.core.illegal import Illegal
from camarilla.games.anti_monopoly.chapters.green import may_indict
from camarilla.games.anti_monopoly.purchases import OpenTurn


def test_a16_1_at34_an_indictment_instead_of_rolling() -> None:
    """AT34: green 5, 4 million, chips 3/2/2: blue is legal, yellow and two chips are not."""
    t = Tabletop(3).on(a="green 5").rich(a=4).lay(chips="3/2/2").begin(A)
    t.refuses(A, indict(yellow=1), "A16.1").refuses(A, indict(blue=2), "A16.1").refuses(A, indict(red=1), "A16.1")
    t.says(A, indict(blue=1))
    assert (t.g.chips, t.g.money[A], t.where(A), t.g.turn) == ([3, 3, 2], 0, "green 5", B)


def test_a16_1_rolling_stays_possible() -> None:
    t = Tabletop(3).on(a="green 5").begin(A).says(A, ROLL).roll(4)
    assert t.where(A) == "green 9"


@pytest.mark.parametrize("place", ["N3", "red 12"])
def test_a16_2_at34_not_before_the_green_track(place: str) -> None:
    """AT34: from N3 there is nothing but rolling."""
    t = Tabletop(3).on(a=place).rich(a=20).begin(A)
    assert t.rule() == "A5.1"
    assert t.position.chance() is not None


def test_a16_2_at34_not_from_a_hatched_field() -> None:
    """AT34: hatched 14 (A17.2: all nine chips lie there, so there is nothing to indict either)."""
    t = Tabletop(3).on(a="green 14").rich(a=20).lay(chips="3/3/3").begin(A)
    assert t.position.chance() is not None
    assert not may_indict(t.g, A)
    assert may_indict(Tabletop(3).on(a="green 12").g, A)


def test_a16_2_an_unasked_indictment_is_refused() -> None:
    question = OpenTurn("A5.1", (3, 4, 5), (0, 0, 0), 9, 0, False, False)
    with pytest.raises(Illegal) as refusal:
        question.check(indict(blue=1))
    assert refusal.value.rule == "A16.2"


def test_a17_1_at35_a_hatched_field_sends_back() -> None:
    """AT35: green 12 roll 3, 8 chips, bomb 20: green 1, bomb 19, no card (A17.5); the last chip for 10."""
    t = Tabletop(3).on(a="green 12").rich(a=10).lay(bomb=20, chips="3/3/2").begin(A).says(A, ROLL).roll(3)
    assert (t.where(A), t.g.bomb, t.rule()) == ("green 1", 19, "A17.3")
    t.says(A, (0, 0, 1))
    assert (t.g.chips, t.g.money[A], t.g.turn) == ([3, 3, 3], 0, B)


def test_a17_1_at38_also_after_a_move_by_text() -> None:
    """AT38: green 11, crisis, cooperation, 8 chips, bomb 20: green 13, +2 each, bomb 21; then green 1 and bomb 20."""
    t = Tabletop(2).on(a="green 9").lay(bomb=20, chips="3/3/2").rich(a=0, b=0).begin(A).roll(2).crisis(3, JOIN)
    assert (t.where(A), t.g.bomb, t.g.money[A], t.g.money[B]) == ("green 1", 20, 2, 2)


def test_a17_2_at39_with_nine_chips_hatched_fields_are_plain() -> None:
    """AT39: green 12 roll 3 stays on 15."""
    t = Tabletop(3).on(a="green 12").lay(chips="3/3/3").begin(A).roll(3)
    assert (t.where(A), t.g.turn, t.g.bomb) == ("green 15", B, 24)


def test_a17_3_at37_next_turn_of_a_pawn_sent_back() -> None:
    """AT37: chips 3/2/2: one chip for 4 or 5, or any for 8 and 10, or a roll."""
    t = Tabletop(3).on(a="green 1").lay(chips="3/2/2").rich(a=18, b=0, c=0)
    t.g.sent_back[A] = True
    t.begin(A)
    assert [t.question(A).name(opening) for opening in t.question(A).options() or ()] == [
        *["roll", "indict:red", "indict:blue", "double:red", "double:blue", "double:blue+red"]
    ]
    t.refuses(A, double(yellow=1), "A17.3").says(A, double(blue=1, red=1))
    assert (t.g.chips, t.g.money[A], t.where(A), t.g.turn) == ([3, 3, 3], 0, "green 1", B)


def test_a17_3_at37_a_pawn_that_landed_on_hatching_keeps_the_double_price_in_its_next_turn() -> None:
    """AT37: A is sent back and buys nothing; in the next turn red still is to be had for 10."""
    t = Tabletop(3).on(a="green 12").rich(a=10).lay(bomb=20, chips="3/3/1").begin(A).says(A, ROLL).roll(3)
    t.says(A, (0, 0, 0)).begin(A).says(A, double(red=1))
    assert (t.g.chips, t.g.money[A], t.where(A), t.g.turn) == ([3, 3, 2], 0, "green 1", B)


def test_a17_3_at37_a_pawn_that_came_by_a_roll_has_no_double_price() -> None:
    """AT37: unless green1Double = anyone."""
    Tabletop(3).on(a="green 1").rich(a=18).begin(A).refuses(A, double(red=1), "A17.3")
    t = Tabletop(3, green1Double="anyone").on(a="green 1").rich(a=18).begin(A).says(A, double(red=1))
    assert (t.g.chips, t.g.money[A]) == ([0, 0, 1], 8)


def test_a17_3_no_chip_at_all_does_not_replace_the_roll() -> None:
    """A17.3: buying replaces the roll, buying nothing would be a way to stand still."""
    t = Tabletop(3).on(a="green 1").rich(a=18)
    t.g.sent_back[A] = True
    t.begin(A).refuses(A, double(), "A17.3")
    t.refuses(A, t.question(A).read("double:nothing"), "A17.3")


def test_a17_3_whoever_leaves_green_1_is_no_longer_sent_back() -> None:
    t = Tabletop(3).on(a="green 1").rich(a=18)
    t.g.sent_back[A] = True
    t.begin(A).says(A, ROLL).roll(4)
    assert t.g.sent_back == [False, False, False]


def sent_back_with_four() -> Tabletop:
    """AT36: AT35 with 4 million; the chip costs 10."""
    t = Tabletop(4).on(a="green 12").rich(a=4).lay(bomb=20, chips="3/3/2").begin(A).roll(3)
    return t.says(A, (0, 0, 1))


def test_a17_4_at36_others_give_what_he_lacks() -> None:
    """AT36: pledges B 5, C 3 of which 1 is needed: B 5, C 1 taken, chip placed."""
    t = sent_back_with_four().says(B, 5).refuses(C, 3, "A17.4").says(C, 1)
    assert (t.g.money, t.g.chips, t.g.turn) == ([0, 0, 4, 5], [3, 3, 3], B)


def test_a17_4_at36_too_little_buys_nothing() -> None:
    """AT36: pledges 5 in all: nothing bought, nothing paid."""
    t = sent_back_with_four().says(B, 5).says(C, 0).says(D, 0)
    assert (t.g.money, t.g.chips, t.g.turn) == ([4, 5, 5, 5], [3, 3, 2], B)


def test_a17_4_at_the_start_of_a_turn_a_purchase_in_vain_does_not_replace_the_roll() -> None:
    """A17.3: he is asked again, without double price."""
    t = Tabletop(3).on(a="green 1").rich(a=5).lay(chips="3/3/2")
    t.g.sent_back[A] = True
    t.begin(A).says(A, double(red=1)).says(B, 0).says(C, 4)
    assert (t.g.turn, t.g.money, t.g.chips) == (A, [5, 5, 5], [3, 3, 2])
    t.refuses(A, double(red=1), "A17.3").says(A, ROLL).roll(4)
    assert t.where(A) == "green 5"


def test_a17_4_nobody_can_name_more_than_all_have_together() -> None:
    """A17.3: 4 of his own and 5 of each other's buy one chip for 10, not two."""
    t = Tabletop(3).on(a="green 12").rich(a=4).lay(bomb=20, chips="3/3/1").begin(A).roll(3)
    t.refuses(A, (0, 0, 2), "A17.3")


def test_a17_5_no_action_card_is_drawn_for_being_sent_to_green_1() -> None:
    """A17.5"""
    t = Tabletop(3).on(a="green 12").rich(a=0, b=0, c=0).lay(pile="AC07").begin(A).roll(3)
    assert (t.where(A), t.g.money[A], t.g.under[0], t.g.turn) == ("green 1", 0, "AC07", B)
