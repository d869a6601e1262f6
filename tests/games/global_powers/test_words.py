"""G0 Words and procedures used everywhere."""

from __future__ import annotations

import pytest
from tests.games.global_powers.moment import (
    YES,
    A,
    B,
    C,
    activate,
    asked,
    asked_of,
    at,
    carry,
    chips,
    hold,
    people,
    question,
    resolve,
    roll,
    table,
)

from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.answers import Budget, Play, Trade
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.chapters.order import Precedence, Ranking
from camarilla.games.global_powers.laws import laws
from camarilla.games.global_powers.view import view


def test_g0_1_a_lost_politician_breaks_the_law() -> None:
    g = table(3, {1: "A3"})
    laws(g)
    g.people[0] -= 1
    with pytest.raises(BrokenLaw):
        laws(g)


def test_g0_2_most_politicians_govern_and_ties_are_coalitions() -> None:
    g = table(3, {1: "A3 B2", 2: "A2 B2 C1", 3: "C1"})
    assert g.government(1) == (A,)
    assert g.government(2) == (A, B)
    assert g.government(3) == (C,)
    assert g.government(4) == ()
    g.move(A, 1, BASE)
    assert g.government(1) == (A, B)


def test_g0_3_strength_is_never_the_sum_of_partners() -> None:
    g = table(3, {1: "A2 B2 C1"})
    assert g.strength(1) == 2
    assert g.strength(2) == 0


def test_g0_4_stronger_by_regions_then_un_then_fewer_on_mauritius() -> None:
    g = table(3, {1: "A3 B3 C2", 2: "C2"})
    assert g.strongest((A, B, C)) == (C,)
    g = table(3, {1: "A3 B3"}, un="B1", mauritius="B4")
    assert g.strongest((A, B)) == (B,)
    g = table(3, {1: "A3 B3"}, mauritius="A1")
    assert g.strongest((A, B)) == (B,)


def test_g0_4_the_lot_decides_between_equals() -> None:
    g = table(3, {1: "A2 B2"}, turn=C)
    position = at(g, Precedence((A, B)))
    assert asked_of(position, CHANCE).pile == ("0", "1")
    position.answer(CHANCE, ("1", "0"))
    assert position.result == (B, A)


def test_g0_4_a_ranking_draws_lots_only_between_equals() -> None:
    g = table(3)
    position = at(g, Ranking("G0.4", ((2,), (1,), (2,)), (A, B, C)))
    assert asked_of(position, CHANCE).pile == ("0", "2")
    position.answer(CHANCE, ("2", "0"))
    assert position.result == (B, C, A)


def test_g0_5_gains_are_cut_and_losses_take_what_is_there() -> None:
    g = table(3, chips={1: {"economy": 4, "military": 1}})
    assert g.gain(1, 1, 3) == 1
    assert chips(g, 1)["economy"] == 5
    assert g.lose(1, 2, 3) == 1
    assert chips(g, 1)["military"] == 0
    g.chips[1], g.chips[13] = 1, g.chips[13]
    assert g.gain(12, 1, 3) == 1


def test_g0_6_dice_show_one_two_or_three() -> None:
    g = table(3, {1: "A2"})
    position = activate(g, 1)
    carry(position, Budget("b"))
    assert question(position).faces == 3
    assert g.box.die == (1, 2, 3)
    roll(position, 3)


def test_g0_7_who_is_removed_without_a_place_goes_to_his_own_base() -> None:
    g = table(3, {1: "A1 B2"})
    resolve(g, Play("retirement", 1, B))
    assert people(g, 1) == "A1 B1"
    assert g.at(B, BASE) == 19


def test_g0_8_a_blow_to_the_government_hits_partners_alike_and_spares_who_comes_to_govern() -> None:
    g = table(3, {1: "A3 B3 C2"}, chips={1: {"economy": 1}})
    resolve(g, Play("unrest", 1))
    assert people(g, 1) == "A1 B1 C2"


def test_g0_9_others_see_how_many_cards_but_not_which() -> None:
    g = table(3)
    hold(g, A, "coup", "aid")
    seen = view(g, B)
    assert seen.parties[A].hand_size == 2
    assert seen.parties[A].hand is None
    assert seen.parties[A].rest is None
    assert view(g, A).parties[A].hand == ("aid", "coup")
    assert view(g, None).parties[A].hand is None


def test_g0_10_a_promise_binds_nobody() -> None:
    """Whoever has agreed to a trade may vote against it all the same."""
    g = table(3, {1: "A2 B1", 2: "B2"})
    position = activate(g, 1)
    position.answer(A, Trade(2, (1, 0, 0, 0), (0, 0, 0, 0)))
    position.answer(B, YES)
    assert asked(position) == [B]
    assert {one.value for one in question(position).options()} == {"for", "against", "abstain"}


def test_g0_11_players_are_asked_clockwise_from_the_player_on_turn() -> None:
    g = table(3, {1: "A2 B2 C1"}, turn=B)
    position = activate(g, 1)
    position.answer(B, Budget("a"))
    for who in asked(position):
        position.answer(who, question(position).options()[0])
    order = []
    while position.stack[-1].at == "veto":
        order.append(asked(position)[0])
        position.answer(order[-1], False)
    assert order == [B, C, A]


def test_g0_12_chips_markers_and_cards_are_accounted_for() -> None:
    """GT76 holds in every random game of the conformance suite; here each law is broken once."""
    g = GAME.begin(3).state
    laws(g)
    for spoil in (
        lambda g: g.chips.__setitem__(4, 6),
        lambda g: g.chips.__setitem__(0, g.chips[0] + 1),
        lambda g: setattr(g, "sanctions", 0b1110),
        lambda g: g.hands.__setitem__(0, 1),
        lambda g: (g.hands.__setitem__(0, 0b111111), g.rest.__setitem__(0, 0xFFC0)),
        lambda g: g.open.__setitem__(0, 1 << 6) or g.rest.__setitem__(0, 0xFFFF & ~(1 << 6)),
    ):
        broken = g.copy()
        spoil(broken)
        with pytest.raises(BrokenLaw):
            laws(broken)
