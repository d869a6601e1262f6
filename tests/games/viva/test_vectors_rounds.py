"""The test vectors VT01 to VT09, VT24 to VT34: set-up, draw, promises, orders, spending, hand limit, the end.

Positions, answers and dice, and what must come of them: all expected values are written out by hand.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import buy, has, nobody_sits_yet, play, promised, table

from camarilla.core.illegal import BadInput, Refused
from camarilla.games.viva import GAME
from camarilla.games.viva.chapters.orders import SpyWindow
from camarilla.games.viva.chapters.promises import BurglarsWindow
from camarilla.games.viva.chapters.rounds import Drawing

# --- set-up and phase 1 -----------------------------------------------------------------------------------------------


def test_vt01_the_set_up() -> None:
    """V1.1 V1.2 V1.3 V2.1"""
    t = nobody_sits_yet()
    for name, colour in (("Lars", "blue"), ("Andy", "red"), ("Susanne", "yellow"), ("Matt", "black")):
        t.says(name, colour)
    assert [t.dice(name) for name in t.names] == [1, 1, 1, 1]
    assert [t.buildings(name) for name in t.names] == [1, 1, 1, 1]
    assert [t.hand(name) for name in t.names] == ["", "", "", ""]
    assert [estate.supply for estate in t.view(None).estates] == [3, 3, 3, 3]
    assert len(t.g.deck) == 45
    assert t.g.colours == ["blue", "red", "yellow", "black"]
    assert t.g.numbers == [1, 4, 3, 2]


@pytest.mark.parametrize("players", [2, 6])
def test_vt01_two_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.begin(players)
    assert refused.value.field == "players"


def test_vt01_a_colour_twice_is_refused() -> None:
    t = nobody_sits_yet()
    t.says("Lars", "blue")
    t.refuses("Andy", "blue", "V1.2")


def test_vt02_the_first_presidente() -> None:
    """V3.1 V0.2 V0.6"""
    t = nobody_sits_yet()
    for name, colour in (("Lars", "blue"), ("Andy", "red"), ("Susanne", "yellow"), ("Matt", "black")):
        t.says(name, colour)
    t.rolls(5, 3, 5, 1)
    t.rolls(2, 6)
    assert t.presidente == "Susanne"


@pytest.mark.parametrize(
    ("players", "first"),
    [("Lars Andy Susanne", 5), ("Lars Andy Susanne Matt", 6), ("Lars Andy Susanne Matt Gil", 7)],
)
@pytest.mark.parametrize(("round", "golpistas"), [(1, 2), (2, 1)])
def test_vt03_the_draw(players: str, first: int, round: int, golpistas: int) -> None:
    """V4.1 V4.2 V4.3 V0.1 V0.7"""
    t = table(players, round=round)
    t.run(Drawing())
    while not t.over:
        t.draws_anything()
    assert [len(hand) for hand in t.g.hands] == [first] + [golpistas] * (len(t.names) - 1)
    assert [who for _, _, who in t.told("draw")] == list(t.names)


# --- phase 2 ----------------------------------------------------------------------------------------------------------


def test_vt04_promises() -> None:
    """V5.1 V5.2 V5.3 V17.1 V17.2"""
    t = table(Lars=has(hand="YAC BUR FA1 FA1 FA2 GUN SPY STU"))
    t.promises()
    t.refuses("Lars", promised(t, Andy="BUR YAC", Susanne="FA1 FA2"), "V5.1")
    t.says("Lars", promised(t, Andy="BUR YAC", Susanne="FA1", Matt="FA2"))
    seen = t.view("Susanne").estates
    assert [estate.cards for estate in seen] == [4, 0, 0, 0]
    assert [estate.promised_cards for estate in seen] == [0, 2, 1, 1]
    assert t.view("Andy").estates[1].promise == ("BUR", "YAC")
    assert seen[1].promise is None
    t.passes("Lars")
    t.refuses("Andy", "BUR>Matt", "V5.3")


def test_vt05_a_poor_presidente() -> None:
    """V5.4"""
    t = table(Lars=has(hand="FA1 FA2"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2"))
    assert (t.promise("Andy"), t.promise("Susanne"), t.promise("Matt")) == ("FA1", "FA2", "")


def test_vt06_two_burglars() -> None:
    """V5.5 V26.BUR V0.3"""
    t = table(
        Andy=has(promise="FA1"),
        Susanne=has(promise="FA2", hand="BUR"),
        Matt=has(promise="FA3 GUN", hand="BUR"),
    )
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.passes("Lars", "Andy")
    t.says("Susanne", "BUR>Matt")
    t.draws("GUN")
    t.says("Matt", "BUR>Andy")
    t.draws("FA1")
    t.passes("Lars", "Andy", "Susanne", "Matt")
    assert t.over
    assert (t.hand("Susanne"), t.promise("Matt"), t.promise("Andy"), t.hand("Matt")) == ("GUN", "FA3", "", "FA1")


def test_vt07_burglars_at_the_wrong_door() -> None:
    """V26.BUR V0.4"""
    t = table(Andy=has(promise="FA1", hand="BUR"), Susanne=has(promise="FA2"), Matt=has())
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.passes("Lars")
    t.refuses("Andy", "BUR>Andy", "V26.BUR")
    t.refuses("Andy", "BUR>Lars", "V26.BUR")
    t.refuses("Andy", "BUR>Matt", "V26.BUR")
    t.run(SpyWindow((0, 1, 2, 3)))
    t.passes("Lars")
    t.refuses("Andy", "BUR>Susanne", "V0.4")


# --- phase 3 ----------------------------------------------------------------------------------------------------------


def test_vt08_the_orders_of_one_die() -> None:
    """V6.1 V6.2"""
    t = table("Lars Andy Matt")
    t.orders()
    assert t.options("Andy") == ["1", "2", "4", "6"]
    t.refuses("Andy", [3], "V6.2")
    t.refuses("Andy", [5], "V6.2")
    t.refuses("Andy", [], "V6.1")


def test_vt09_attack_or_defend_the_presidente() -> None:
    """V6.3 V6.4 V6.7"""
    for legal in ([1, 2], [4, 6]):
        t = table(Andy=has(dice=2))
        t.orders()
        t.refuses("Andy", [1, 6], "V6.3")
        t.does_not_ask("Lars", [1], "V6.4")
        assert t.asked() == ["Andy", "Susanne", "Matt"]
        t.says("Andy", legal)
        assert t.asked() == ["Susanne", "Matt"]


# --- phase 5 ----------------------------------------------------------------------------------------------------------


def test_vt24_a_free_die() -> None:
    """V15.1"""
    t = table(Andy=has(dice=0))
    t.spend()
    assert (t.dice("Andy"), t.dice("Matt")) == (1, 1)
    assert t.told("free-die") == [("free-die", "V15.1", "Andy")]


def test_vt25_combined_payment() -> None:
    """V15.3 V15.4 V15.5 V15.7"""
    t = table(presidente="Andy", Andy=has(hand="FA3 FA3"))
    t.spend()
    t.says("Andy", buy("FA3 FA3", "watchtower", militias=1))
    assert (t.buildings("Andy"), t.dice("Andy"), t.hand("Andy")) == (2, 2, "")


def test_vt25_separate_payment() -> None:
    """V15.7"""
    t = table(presidente="Andy", Andy=has(hand="FA3 FA3"), switches={"payment": "separate"})
    t.spend()
    t.refuses("Andy", buy("FA3 FA3", "watchtower", militias=1), "V15.7")
    t.says("Andy", buy("FA3 FA3", "watchtower"))
    assert (t.buildings("Andy"), t.dice("Andy"), t.hand("Andy")) == (2, 1, "")


def test_vt26_payments() -> None:
    """V15.7 V0.4"""
    t = table(presidente="Andy", Andy=has(hand="FA1 FA1 FA2 FA3 GUN"))
    t.spend()
    t.refuses("Andy", buy("FA3", "watchtower"), "V15.7")
    t.refuses("Andy", buy("FA3 FA1 FA1", "watchtower"), "V15.7")
    t.refuses("Andy", buy("FA3 GUN", "watchtower"), "V15.7")
    t.says("Andy", buy("FA3 FA2", "watchtower"))
    assert (t.buildings("Andy"), t.hand("Andy"), t.discards) == (2, "FA1 FA1 GUN", "FA2 FA3")


def test_vt27_a_bought_card_pays_at_once() -> None:
    """V15.6 V15.8"""
    t = table(presidente="Andy", Andy=has(hand="FA1 FA1"))
    t.spend()
    t.says("Andy", buy("FA1", card=True))
    t.draws("FA2")
    t.says("Andy", buy("FA2", militias=1))
    t.refuses("Andy", buy("FA1", card=True), "V15.6")


def test_vt27_the_payment_is_shuffled_first() -> None:
    """V15.8"""
    t = table(presidente="Andy", Andy=has(hand="FA1"), deck="")
    t.spend()
    t.says("Andy", buy("FA1", card=True))
    t.draws("FA1")
    assert (t.hand("Andy"), t.discards) == ("FA1", "")


def test_vt28_nothing_left_to_buy() -> None:
    """V15.4 V15.5 V26.PRC"""
    t = table(presidente="Andy", Andy=has(buildings=6, dice=4, hand="FA2 FA2 PRC"))
    t.spend()
    t.refuses("Andy", buy("FA2 FA2", "watchtower"), "V15.4")
    t.refuses("Andy", buy("FA2", militias=1), "V15.5")
    t.refuses("Andy", play("PRC"), "V26.PRC")
    t = table(presidente="Andy", Andy=has(dice=3, hand="PRC"))
    t.spend()
    t.says("Andy", play("PRC"))
    assert t.dice("Andy") == 4


def test_vt29_party_donation() -> None:
    """V26.DON V15.6"""
    t = table(presidente="Andy", Andy=has(hand="DON"))
    t.spend()
    t.says("Andy", play("DON"))
    t.draws("FA1 GUN")
    t.says("Andy", buy("FA1", card=True))
    t.draws("SPY")
    assert t.hand("Andy") == "GUN SPY"


def test_vt30_no_gifts() -> None:
    """V15.9"""
    t = table(presidente="Andy", Andy=has(hand="GUN"))
    t.spend()
    before = t.saved()
    with pytest.raises(Refused):
        t.says("Andy", {"give": "GUN", "to": 3})
    assert t.saved() == before


# --- phase 6 and the end ----------------------------------------------------------------------------------------------


def test_vt31_the_hand_limit() -> None:
    """V16.1 V16.2"""
    t = table(Lars=has(hand="FA1 FA1 FA1 FA1 FA2 GUN"))
    t.hand_limit()
    t.says("Lars", ["FA2", "GUN"])
    assert (t.hand("Lars"), t.discards) == ("FA1 FA1 FA1 FA1", "FA2 GUN")
    t = table(Lars=has(hand="FA1 FA1 FA1 FA1 FA2 FA2 FA2 FA2 GUN"))
    t.spend()
    t.says("Lars", "end")
    assert t.asked() == ["Andy"]


def test_vt32_everybody_has_his_turn() -> None:
    """V18.1 V18.2"""
    t = table(
        Lars=has(buildings=4, hand="FA2 FA2"),
        Andy=has(buildings=4, hand="FA3 FA1"),
        Susanne=has(hand="FA1 FA1 FA1 FA1 FA1 FA1"),
    )
    t.spend_in_game()
    t.says("Lars", buy("FA2 FA2", "guard_house"))
    t.says("Lars", "end")
    t.says("Andy", buy("FA3 FA1", "guard_house"))
    t.says("Andy", "end")
    for name in ("Susanne", "Matt"):
        assert t.asked() == [name]
        t.says(name, "end")
    assert t.over
    assert t.result.scores == (5, 5, 1, 1)
    assert len(t.hand("Susanne").split()) == 6


@pytest.mark.parametrize(
    ("andy", "points", "ends"),
    [
        (has(buildings=4, hand="YAC"), 5, True),
        (has(buildings=4, hand="CAR"), 5, True),
        (has(buildings=4, hand="STU"), 4, False),
    ],
)
def test_vt33_luxuries(andy: Any, points: int, ends: bool) -> None:
    """V18.2 V26.YAC V26.CAR V26.STU"""
    t = table(Andy=andy)
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    assert t.points("Andy") == points
    assert t.over is ends


def test_vt33_a_discarded_yacht() -> None:
    t = table(
        Lars=has(dice=1), Andy=has(buildings=4, dice=2, orders="Lars Lars", promise="YAC"), Susanne=has(), Matt=has()
    )
    t.run_phases_from_combat()
    t.quietly()
    t.rolls(1, 1)
    t.quietly()
    for name in t.names:
        t.says(name, "end")
    assert t.points("Andy") == 4
    assert not t.over
    assert t.discards == "YAC"


@pytest.mark.parametrize(
    ("andy", "winners", "ending"),
    [("FA3", (3,), "victory"), ("FA2 FA3", (1, 3), "shared"), ("FA3 FA3", (1,), "victory")],
)
def test_vt34_money_breaks_ties(andy: str, winners: tuple[int, ...], ending: str) -> None:
    """V18.3 V26.FA"""
    t = table(
        Andy=has(buildings=5, hand=andy),
        Matt=has(buildings=5, hand="FA2 FA3"),
        Susanne=has(buildings=4, hand="FA3 FA3"),
    )
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    assert t.result.winners == winners
    assert t.result.ending == ending
