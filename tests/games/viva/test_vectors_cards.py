"""The test vectors VT35 to VT43: what the cards do.

Positions, answers and dice, and what must come of them: all expected values are written out by hand.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import has, table

from camarilla.games.viva.chapters.common import DrawCards

# --- the cards --------------------------------------------------------------------------------------------------------


def spies(**switches: str) -> Any:
    """W2 with Matt's turn: Andy's dice show 1 and 4, Matt's two show 6."""
    t = table(
        Lars=has(hand="SPY"), Andy=has(dice=2), Susanne=has(), Matt=has(dice=2, hand="SPY"), switches=switches or None
    )
    t.orders()
    t.say({"Andy": [1, 4], "Susanne": [3], "Matt": [6, 6]})
    return t


def test_vt35_a_spy_looks_and_sets_anew() -> None:
    """V6.5 V26.SPY V17.2"""
    t = spies()
    t.passes("Lars", "Andy", "Susanne")
    t.refuses("Matt", "SPY>Lars", "V26.SPY")
    t.says("Matt", "SPY>Andy")
    assert t.heard("Matt", "spy-secret")[0]["orders"] == "1 4"
    assert t.heard("Susanne", "spy") == [{"who": {"seat": 3}, "whom": {"seat": 1}}]
    assert t.heard(None, "spy") == [{"who": {"seat": 3}, "whom": {"seat": 1}}]
    assert t.view("Matt").sightings[0].orders == (1, 4)
    assert t.view("Susanne").sightings == ()
    t.refuses("Matt", [1, 6], "V6.3")
    t.says("Matt", [4, 6])
    assert t.g.orders[3] == (4, 6)


def test_vt35_a_spy_who_only_looks() -> None:
    t = spies(spyEffect="look")
    t.passes("Lars", "Andy", "Susanne")
    t.says("Matt", "SPY>Andy")
    assert t.asked() == ["Lars"]
    assert t.g.orders[3] == (6, 6)


def test_vt35_the_presidente_only_looks() -> None:
    t = spies()
    t.says("Lars", "SPY>Andy")
    assert t.view("Lars").sightings[0].orders == (1, 4)
    assert t.asked() == ["Andy"]


def test_vt35_a_spy_who_comes_too_late() -> None:
    t = table(Andy=has(orders="Susanne", hand="SPY"))
    t.combat()
    t.passes("Susanne")
    t.refuses("Andy", "SPY>Matt", "V0.4")


def the_palace(hand: str) -> Any:
    """VT36: Lars with 2 buildings and 3 dice, Matt supports him with one die, Andy attacks with this hand."""
    t = table(Lars=has(buildings=2, dice=3), Andy=has(orders="Lars", hand=hand), Matt=has(orders="six"))
    t.battle("Lars")
    t.passes("Lars", "Matt")
    return t


def test_vt36_bribery() -> None:
    """V26.BRI V10.6"""
    t = the_palace("BRI BRI")
    t.says("Andy", "BRI")
    t.refuses("Andy", "BRI", "V0.4")
    t.passes("Andy")
    t.rolls(6, 4)
    assert t.values() == (6, 6)
    t = the_palace("")
    t.passes("Andy")
    t.rolls(6, 4)
    assert t.values() == (6, 9)


def test_vt37_peasants_for_the_presidente() -> None:
    """V26.PEA V10.6"""
    t = table(Lars=has(buildings=2, dice=3, hand="PEA"), Andy=has(orders="Lars"))
    t.battle("Lars")
    assert t.values()[1] == 5
    t.says("Lars", "PEA")
    t.quietly()
    t.rolls(6)
    assert t.values() == (6, 8)


@pytest.mark.parametrize("order", [("PEA", "BRI"), ("BRI", "PEA")])
def test_vt38_peasants_and_bribery(order: tuple[str, str]) -> None:
    """V26.PEA V26.BRI"""
    t = the_palace("PEA BRI")
    for card in order:
        t.says("Andy", card)
    t.passes("Andy")
    t.rolls(6)
    assert t.values() == (6, 4)


@pytest.mark.parametrize(
    ("cards", "dice", "defence"),
    [("PEA", (1, 1), 7), ("SUR", (1, 1, 5, 6), 11), ("PEA SUR", (1, 1), 4), ("", (1, 1, 5, 6), 14)],
)
def test_vt39_peasants_and_surprise(cards: str, dice: tuple[int, ...], defence: int) -> None:
    """V26.PEA V26.SUR V0.4"""
    t = table(
        Susanne=has(buildings=3, dice=2, orders="home home"), Matt=has(dice=2, orders="Susanne Susanne", hand=cards)
    )
    t.battle("Susanne")
    t.passes("Susanne")
    for card in cards.split():
        t.says("Matt", card)
    t.passes("Matt")
    t.rolls(*dice)
    assert t.values() == (2, defence)


def test_vt39_no_peasants_without_militia() -> None:
    t = table(Andy=has(orders="six"), Matt=has(orders="Andy", hand="PEA"))
    t.battle("Andy")
    t.passes("Andy")
    t.refuses("Matt", "PEA", "V0.4")


def test_vt40_surprise_attack() -> None:
    """V26.SUR"""
    t = table(Susanne=has(buildings=4, hand="SUR"), Matt=has(orders="Susanne", hand="SUR"))
    t.battle("Susanne")
    t.refuses("Susanne", "SUR", "V26.SUR")
    t.passes("Susanne")
    t.says("Matt", "SUR")
    t.passes("Matt")
    t.rolls(1, 3)
    assert t.values() == (1, 3)


def test_vt41_diversions() -> None:
    """V10.2 V26.DIV"""
    t = table(Lars=has(hand="DIV"), Andy=has(dice=3, orders="Lars Lars Lars", hand="DIV"))
    t.battle("Lars")
    t.quietly_to_the_roll()
    t.rolls(6, 5, 1)
    assert t.values()[0] == 12
    t.refuses("Lars", "DIV>Andy.0+1", "V26.DIV")
    t.refuses("Lars", "DIV>Lars.all", "V26.DIV")
    t.refuses("Lars", "DIV>Susanne.all", "V26.DIV")
    t.says("Lars", "DIV>Andy.0")
    t.rolls(2)
    assert t.values()[0] == 8
    t.says("Andy", "DIV>Andy.all")
    t.rolls(4, 4, 4)
    assert t.values()[0] == 12


def test_vt42_an_empty_deck() -> None:
    """V0.5"""
    t = table(deck="FA1", discards="FA2 FA2 FA2 FA2 FA2 FA3 FA3 FA3 GUN")
    t.run(DrawCards(0, 6, "V4.1"))
    t.draws("FA1")
    t.draws("FA2 FA2 FA3 FA3 GUN")
    assert t.over
    assert len(t.hand("Lars").split()) == 6
    assert (len(t.g.deck), len(t.g.discards)) == (4, 0)


def test_vt43_hands_are_never_shown() -> None:
    """V17.3: counts are in every view, hands only in the owner's, and no question has an answer that shows a card."""
    t = table(Lars=has(hand="FA1 YAC"), Andy=has(hand="GUN"), Susanne=has(hand="CAR SPY"))
    for who in (*t.names, None):
        estates = t.view(who).estates
        assert [estate.cards for estate in estates] == [2, 1, 2, 0]
        assert [estate.hand for estate in estates if estate.seat != (who and t.seat(who))] == [None] * (3 if who else 4)
