"""V15 Phase 5: spend."""

from __future__ import annotations

import pytest
from tests.games.viva.tables import Table, buy, has, play, table

from camarilla.core.illegal import Refused


def spender(hand: str, payment: str = "combined", buildings: int = 1, dice: int = 1) -> Table:
    """Andy is Presidente and spends first, with this hand."""
    t = table(presidente="Andy", Andy=has(hand=hand, buildings=buildings, dice=dice), switches={"payment": payment})
    t.spend()
    return t


def test_v15_1_whoever_has_no_die_gets_one_free_the_presidente_too() -> None:
    t = table(Lars=has(dice=0), Matt=has(dice=0))
    t.spend()
    assert [t.dice(name) for name in t.names] == [1, 1, 1, 1]
    assert t.told("free-die") == [("free-die", "V15.1", "Lars"), ("free-die", "V15.1", "Matt")]


def test_v15_2_one_turn_each_the_presidente_first() -> None:
    t = table(presidente="Susanne")
    t.spend()
    for name in ("Susanne", "Matt", "Lars", "Andy"):
        assert t.asked() == [name]
        t.says(name, "end")
    assert t.over


def test_v15_3_any_number_of_steps_in_any_order() -> None:
    t = spender("DON FA2 FA3 FA3 PRC")
    t.says("Andy", buy("FA2", militias=1))
    t.says("Andy", play("DON"))
    t.draws("FA1 FA1")
    t.says("Andy", buy("FA3 FA1", "watchtower"))
    t.says("Andy", play("PRC"))
    t.says("Andy", buy("FA1", card=True))
    t.draws("GUN")
    t.says("Andy", "end")
    assert (t.buildings("Andy"), t.dice("Andy"), t.hand("Andy")) == (2, 3, "FA3 GUN")


def test_v15_3_only_in_the_own_turn_and_a_play_is_no_purchase() -> None:
    t = spender("FA2 PRC")
    t.does_not_ask("Susanne", "end", "V15.3")
    with pytest.raises(Refused):
        t.says("Andy", {"play": "PRC", "pay": ["FA2"], "militias": 1})


def test_v15_4_a_building_costs_four_and_is_of_a_new_kind() -> None:
    t = spender("FA2 FA2 FA3 FA1")
    t.says("Andy", buy("FA2 FA2", "guard_house"))
    assert t.view(None).estates[1].buildings == ("guard_house",)
    assert (t.points("Andy"), t.view(None).estates[1].points) == (2, 2)
    t.refuses("Andy", buy("FA3 FA1", "guard_house"), "V15.4")
    t.refuses("Andy", buy("FA3 FA1", "casino"), "V15.4")
    t.says("Andy", buy("FA3 FA1", "watchtower"))


def test_v15_4_six_buildings_are_the_most() -> None:
    t = spender("FA2 FA2", buildings=6)
    t.refuses("Andy", buy("FA2 FA2", "guard_house"), "V15.4")
    t = spender("FA2 FA2", buildings=5)
    t.says("Andy", buy("FA2 FA2", "guard_house"))
    assert t.buildings("Andy") == 6


def test_v15_5_a_militia_costs_two_and_four_are_the_most() -> None:
    t = spender("FA2 FA2", dice=3)
    t.says("Andy", buy("FA2", militias=1))
    assert (t.dice("Andy"), t.view(None).estates[1].supply) == (4, 0)
    t.refuses("Andy", buy("FA2", militias=1), "V15.5")


def test_v15_6_a_card_costs_one_and_is_bought_once_a_round() -> None:
    t = spender("FA1 FA1")
    t.says("Andy", buy("FA1", card=True))
    t.draws("SPY")
    assert t.hand("Andy") == "FA1 SPY"
    t.refuses("Andy", buy("FA1", card=True), "V15.6")


def test_v15_6_every_player_may_buy_one() -> None:
    t = table(presidente="Andy", Andy=has(hand="FA1"), Susanne=has(hand="FA1"))
    t.spend()
    for name in ("Andy", "Susanne"):
        t.says(name, buy("FA1", card=True))
        t.draws("FA3")
        t.says(name, "end")


def test_v15_7_no_change_is_given() -> None:
    t = spender("FA3")
    t.says("Andy", buy("FA3", militias=1))
    assert (t.dice("Andy"), t.hand("Andy"), t.discards) == (2, "", "FA3")


def test_v15_7_too_little_too_much_and_other_cards_are_refused() -> None:
    t = spender("FA1 FA2 FA3 GUN")
    t.refuses("Andy", buy("FA1", militias=1), "V15.7")
    t.refuses("Andy", buy("FA2 FA1", militias=1), "V15.7")
    t.refuses("Andy", buy("FA3 FA2 FA1", "watchtower"), "V15.7")
    t.refuses("Andy", buy("GUN", militias=1), "V15.7")
    t.refuses("Andy", buy("FA2 FA2", "watchtower"), "V15.7")
    t.refuses("Andy", buy("FA1"), "V15.7")
    t.refuses("Andy", {}, "V15.7")


def test_v15_7_several_purchases_are_paid_together_or_one_by_one() -> None:
    t = spender("FA3 FA3 FA1")
    t.says("Andy", buy("FA3 FA3 FA1", "watchtower", militias=1, card=True))
    t.draws("YAC")
    assert (t.buildings("Andy"), t.dice("Andy"), t.hand("Andy")) == (2, 2, "YAC")
    t = spender("FA3 FA3 FA1", payment="separate")
    t.refuses("Andy", buy("FA3 FA3 FA1", "watchtower", militias=1, card=True), "V15.7")


def test_v15_8_the_payment_lies_on_the_discards_before_the_card_is_drawn() -> None:
    t = table(presidente="Andy", Andy=has(hand="FA3"), deck="")
    t.spend()
    t.says("Andy", buy("FA3", militias=1, card=True))
    t.draws("FA3")
    assert (t.hand("Andy"), t.discards) == ("FA3", "")


def test_v15_8_the_bought_card_does_not_pay_for_what_was_bought_with_it() -> None:
    t = spender("FA1")
    t.refuses("Andy", buy("FA1", militias=1, card=True), "V15.7")
    t.refuses("Andy", buy("FA1 FA2", militias=1, card=True), "V15.7")


def test_v15_9_nothing_passes_between_players() -> None:
    t = spender("FA1 GUN")
    before = t.saved()
    for gift in ({"give": "GUN", "to": 3}, {"play": "GUN", "to": 3}, {"buildings": [], "for": 3}):
        with pytest.raises(Refused):
            t.says("Andy", gift)
    assert t.saved() == before
