"""The test vectors VT10 to VT23: the order of battles and their four steps.

VT10 to VT13 are the examples of the printed rule book. Positions, answers and dice, and what must come of them: all
expected values are written out by hand.
"""

from __future__ import annotations

from tests.games.viva.tables import has, table

# --- phase 4 ----------------------------------------------------------------------------------------------------------


def test_vt10_the_order_of_battles() -> None:
    """V6.6 V7.1 V7.3 V7.4 V7.7: the example of the rule book."""
    t = table(
        Andy=has(dice=4, orders="Lars Lars Matt home"),
        Susanne=has(dice=3, orders="Matt Matt home"),
        Matt=has(dice=3, orders="Susanne Susanne six"),
    )
    t.combat()
    t.quietly()
    t.rolls(1, 1, 1)  # Andy, Andy, Matt for Lars
    t.quietly()
    t.rolls(1, 1, 6)  # Matt, Matt, Susanne at home
    t.quietly()
    t.rolls(1, 1, 1)  # Andy, Susanne, Susanne
    t.quietly()
    assert t.over
    assert t.told("battle") == [
        ("battle", "V7.1", "Andy", "Lars"),
        ("battle", "V7.3", "Matt", "Susanne"),
        ("battle", "V7.3", "Andy", "Susanne", "Matt"),
    ]


def test_vt11_the_first_example_of_the_rule_book() -> None:
    """V7.5 V8.1 V9.1 V9.2 V10.6 V11.1 V11.2 V14.1 V14.2 V26.GUN V26.ASS"""
    t = table(
        Lars=has(dice=2),
        Andy=has(dice=2, orders="Lars Lars", hand="ASS", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(orders="six", hand="GUN", promise="FA3"),
    )
    t.battle("Lars")
    t.passes("Lars")
    t.says("Matt", "GUN")
    t.passes("Lars", "Matt")
    t.says("Andy", "ASS>Matt.own")
    t.passes("Andy")
    t.rolls(4, 2)
    assert t.values() == (6, 6)
    t.passes("Lars", "Andy")  # Matt is out and not asked
    assert t.over
    assert t.result is False
    assert (t.dice("Matt"), t.view(None).estates[3].supply) == (0, 4)
    assert (t.hand("Susanne"), t.hand("Matt"), t.hand("Andy")) == ("FA2", "FA3", "")
    assert t.discards == "ASS FA1 GUN"
    assert t.presidente == "Lars"


def test_vt12_the_second_example_of_the_rule_book() -> None:
    """V10.3 V10.4 V10.5 V11.1 V12.1"""
    t = table(Susanne=has(buildings=3, hand="FA1 FA2"), Matt=has(dice=2, orders="Susanne Susanne"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 3, 4)
    assert t.values() == (9, 7)
    t.quietly()
    t.says("Matt", "take")
    t.draws("FA2")
    assert t.over
    assert t.result is True
    assert (t.hand("Susanne"), t.hand("Matt")) == ("FA1", "FA2")


def test_vt13_the_third_example_of_the_rule_book() -> None:
    """V9.3 V10.1 V12.2 V12.3"""
    t = table(
        Andy=has(orders="Matt"),
        Susanne=has(dice=2, orders="Matt Matt"),
        Matt=has(buildings=2, orders="six", hand="FA1"),
    )
    t.battle("Matt")
    t.quietly()
    t.rolls(5, 2, 3)
    assert t.values() == (10, 2)
    t.quietly()
    t.rolls(2, 4)  # the roll-off of Andy and Susanne, 5 to 5
    t.says("Susanne", "take")
    t.draws("FA1")
    assert t.over
    assert (t.hand("Andy"), t.hand("Susanne"), t.hand("Matt")) == ("", "FA1", "")


def test_vt14_nobody_attacks_the_presidente() -> None:
    """V7.2 V7.4"""
    t = table(
        Andy=has(orders="Susanne", promise="FA1"), Susanne=has(promise="FA2"), Matt=has(orders="six", promise="FA3")
    )
    t.combat()
    assert (t.hand("Andy"), t.hand("Susanne"), t.hand("Matt")) == ("FA1", "FA2", "FA3")
    assert t.told("battle") == [("battle", "V7.3", "Andy", "Susanne")]
    t.passes("Susanne", "Andy")
    t.rolls(2, 3)  # Andy, Susanne; Matt's die is not rolled
    t.passes("Susanne", "Andy")
    assert t.over


def test_vt15_bystanders_play_no_cards() -> None:
    """V7.6"""
    t = table(Lars=has(hand="GUN"), Andy=has(orders="Susanne"), Matt=has(orders="six", hand="GUN"))
    t.battle("Susanne")
    t.does_not_ask("Lars", "GUN", "V7.6")
    t.does_not_ask("Matt", "GUN", "V7.6")


def test_vt16_a_promise_just_received_can_be_played() -> None:
    """V7.7"""
    t = table(Susanne=has(promise="GUN"), Matt=has(orders="Susanne"))
    t.combat()
    t.says("Susanne", "GUN")
    assert t.hand("Susanne") == ""
    assert t.view(None).battle.defence_value == 4  # main house 1, Gunboat 3; her die is not rolled yet


def test_vt17_the_only_attacker_is_assassinated() -> None:
    """V8.2 V8.3 V14.2"""
    t = table(
        Lars=has(hand="ASS"),
        Andy=has(orders="Lars", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(promise="FA3"),
    )
    t.battle("Lars")
    t.says("Lars", "ASS>Andy.own")
    assert t.over
    assert t.result is False
    assert t.told("roll") == []
    assert (t.hand("Andy"), t.hand("Susanne"), t.hand("Matt")) == ("", "FA2", "FA3")
    assert t.discards == "ASS FA1"
    assert t.dice("Andy") == 0


def test_vt18_one_of_two_attackers_is_assassinated() -> None:
    """V8.2 V12.1 V13.1 V13.2"""
    t = table(
        Lars=has(hand="ASS FA1 FA2"),
        Andy=has(orders="Lars", hand="GUN", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(dice=2, orders="Lars Lars", promise="FA3"),
    )
    t.combat()
    t.says("Lars", "ASS>Andy.own")
    t.passes("Lars")
    assert t.asked() == ["Matt"]
    t.does_not_ask("Andy", "GUN", "V7.6")
    t.passes("Matt")
    t.rolls(5, 4)
    assert t.values() == (9, 2)
    t.passes("Lars", "Matt")
    t.says("Matt", "take")
    t.draws("FA2")
    assert t.over
    assert t.presidente == "Matt"
    assert (t.hand("Andy"), t.hand("Susanne"), t.hand("Matt")) == ("GUN", "", "FA2")
    assert t.discards == "ASS FA1 FA2 FA3"


def test_vt19_step_a_does_not_come_back() -> None:
    """V8.4"""
    t = table(Andy=has(orders="Susanne", hand="ASS"), Susanne=has(dice=2, orders="home home", hand="GUN"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.says("Andy", "ASS>Susanne.own")
    t.does_not_ask("Susanne", "GUN", "V8.4")


def test_vt20_the_attackers_are_asked_in_laps() -> None:
    """V9.1 V0.3"""
    t = table(Susanne=has(orders="Andy"), Matt=has(orders="Andy", hand="GUN"))
    t.battle("Andy")
    t.passes("Andy", "Susanne")
    t.says("Matt", "GUN")
    t.passes("Susanne", "Matt")
    t.rolls(1, 1, 1)


def test_vt21_declining_the_plunder() -> None:
    """V12.1 V26.GUN"""
    t = table(
        Andy=has(orders="Matt", hand="GUN"),
        Susanne=has(dice=2, orders="Matt Matt"),
        Matt=has(orders="six", hand="FA1 FA2"),
    )
    t.battle("Matt")
    t.passes("Matt")
    t.says("Andy", "GUN")
    t.passes("Susanne", "Andy", "Susanne")
    t.rolls(3, 2, 3)
    assert [(force.seat, force.value) for force in t.view(None).battle.forces][:2] == [(1, 6), (2, 5)]
    t.quietly()
    t.says("Andy", "leave")
    t.says("Susanne", "take")
    t.draws("FA1")
    assert (t.hand("Andy"), t.hand("Susanne"), t.hand("Matt")) == ("", "FA1", "FA2")


def test_vt22_equal_conspirators() -> None:
    """V12.2 V13.2"""
    t = table(Andy=has(dice=2, orders="Lars Lars"), Matt=has(dice=2, orders="Lars Lars"))
    t.combat()
    t.quietly()
    t.rolls(3, 4, 5, 2)
    assert t.values() == (14, 2)
    t.quietly()
    t.rolls(3, 5)
    assert t.over
    assert (t.hand("Andy"), t.hand("Matt")) == ("", "")
    assert t.presidente == "Matt"


def test_vt23_the_successor_fights_on_as_a_golpista() -> None:
    """V13.1 V13.3 V15.2"""
    t = table(
        Lars=has(buildings=2, dice=2, hand="FA1"),
        Andy=has(dice=3, orders="Lars Lars home", promise="GUN"),
        Susanne=has(promise="SPY"),
        Matt=has(orders="Andy", promise="STU"),
    )
    t.run_phases_from_combat()
    t.quietly()
    t.rolls(5, 4)
    assert t.values() == (9, 4)
    t.quietly()
    t.says("Andy", "take")
    t.draws("FA1")
    assert t.discards == "GUN SPY STU"
    assert t.presidente == "Lars"
    assert t.told("battle")[1] == ("battle", "V7.3", "Matt", "Andy")
    t.quietly()
    t.rolls(2, 6)  # Matt; Andy rolls his die at home
    t.quietly()
    assert t.presidente == "Andy"
    for name in ("Andy", "Susanne", "Matt", "Lars"):
        assert t.asked() == [name]
        t.says(name, "end")
