"""V6 Phase 3: orders."""

from __future__ import annotations

from tests.games.viva.tables import has, table


def test_v6_1_all_golpistas_set_all_dice_at_the_same_time_unseen() -> None:
    t = table(Andy=has(dice=2))
    t.orders()
    assert t.asked() == ["Andy", "Susanne", "Matt"]
    t.says("Matt", [2])
    t.says("Andy", [1, 3])
    assert t.asked() == ["Susanne"]
    assert t.view("Susanne").estates[1].orders is None
    t.says("Susanne", [3])
    assert t.g.orders == [(), (1, 3), (3,), (2,)]


def test_v6_1_every_die_gets_exactly_one_order() -> None:
    t = table(Andy=has(dice=2))
    t.orders()
    t.refuses("Andy", [1], "V6.1")
    t.refuses("Andy", [1, 1, 1], "V6.1")
    t.says("Andy", [1, 1])
    t.does_not_ask("Andy", [2, 2], "V6.1")


def test_v6_2_attack_defend_or_support() -> None:
    t = table(Andy=has(dice=4))
    t.orders()
    t.says("Andy", [2, 3, 4, 4])  # Matt, Susanne, himself twice
    t = table()
    t.orders()
    assert t.options("Andy") == ["1", "2", "3", "4", "6"]


def test_v6_2_the_number_of_an_absent_estate_is_no_order() -> None:
    t = table()
    t.orders()
    refusal = t.refuses("Andy", [5], "V6.2")
    assert refusal.words.args["face"] == 5
    t.refuses("Andy", [0], "V6.2")
    t.refuses("Andy", [7], "V6.2")


def test_v6_3_nobody_attacks_and_defends_the_presidente() -> None:
    t = table(presidente="Matt", Andy=has(dice=3))
    t.orders()
    t.refuses("Andy", [2, 4, 6], "V6.3")
    t.says("Andy", [1, 3, 6])


def test_v6_3_the_number_that_counts_is_the_presidentes() -> None:
    t = table(presidente="Matt", Andy=has(dice=2))
    t.orders()
    t.says("Andy", [1, 6])  # attacks Lars, who is not Presidente, and supports Matt


def test_v6_4_the_presidente_gives_no_orders_and_all_his_dice_defend_him() -> None:
    t = table(Lars=has(dice=3))
    t.orders()
    t.does_not_ask("Lars", [4, 4, 4], "V6.4")
    t = table(Lars=has(dice=3), Andy=has(orders="Lars"))
    t.battle("Lars")
    assert t.values()[1] == 4  # main house and three dice


def test_v6_5_spies_come_when_all_orders_are_set() -> None:
    t = table(presidente="Susanne", Lars=has(hand="SPY"))
    t.orders()
    t.say({"Matt": [2], "Lars": [1], "Andy": [4]})
    t.passes("Susanne", "Matt")
    t.says("Lars", "SPY>Andy")
    assert t.asked() == ["Lars"]  # he may set his die anew


def test_v6_5_no_other_card_is_played_in_this_window() -> None:
    t = table(Lars=has(hand="GUN"))
    t.orders()
    t.say({"Andy": [4], "Susanne": [3], "Matt": [2]})
    t.refuses("Lars", "GUN", "V0.4")


def test_v6_6_screens_go_up_together_and_orders_are_fixed() -> None:
    t = table(Andy=has(hand="SPY"))
    t.orders()
    t.say({"Andy": [1], "Susanne": [6], "Matt": [3]})
    assert [estate.orders for estate in t.view("Andy").estates] == [None, (1,), None, None]
    assert [estate.orders for estate in t.view(None).estates] == [None, None, None, None]
    t.passes("Lars", "Andy", "Susanne", "Matt")
    assert t.over
    assert [estate.orders for estate in t.view(None).estates][1:] == [(1,), (6,), (3,)]
    assert t.told("order-attack", "order-presidente") == [
        ("order-attack", "V6.2", "Andy", "Lars"),
        ("order-presidente", "V6.2", "Susanne", "Lars"),
        ("order-attack", "V6.2", "Matt", "Susanne"),
    ]


def test_v6_7_a_golpista_without_dice_gives_no_orders() -> None:
    t = table(Andy=has(dice=0))
    t.orders()
    assert t.asked() == ["Susanne", "Matt"]
    t.does_not_ask("Andy", [], "V6.1")
