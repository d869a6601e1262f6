"""V8 step A, V9 step B: the cards before a battle, and who leaves it."""

from __future__ import annotations

from tests.games.viva.tables import has, table


def test_v8_1_the_main_defender_then_the_supporters_clockwise_play_any_number() -> None:
    t = table(
        presidente="Susanne",
        Susanne=has(hand="GUN PEA"),
        Matt=has(orders="six", hand="GUN"),
        Lars=has(orders="six"),
        Andy=has(orders="Susanne"),
    )
    t.battle("Susanne")
    t.says("Susanne", "GUN")
    t.says("Matt", "GUN")
    t.passes("Lars")
    t.says("Susanne", "PEA")
    t.passes("Matt", "Lars", "Susanne", "Matt", "Lars")
    assert t.asked() == ["Andy"]
    assert t.view(None).battle.defence_value == 13  # house 1, three dice at 2, two Gunboats at 3


def test_v8_1_attackers_wait_and_other_cards_are_refused() -> None:
    t = table(Andy=has(orders="Susanne", hand="GUN"), Susanne=has(hand="DIV SUR"))
    t.battle("Susanne")
    t.does_not_ask("Andy", "GUN", "V7.6")
    t.refuses("Susanne", "DIV>Andy.all", "V0.4")
    t.refuses("Susanne", "SUR", "V26.SUR")


def test_v8_2_an_attacker_without_dice_leaves_the_battle() -> None:
    t = table(Lars=has(hand="ASS FA1"), Andy=has(orders="Lars", hand="GUN"), Matt=has(dice=3, orders="Lars Lars Lars"))
    t.combat()
    t.says("Lars", "ASS>Andy.own")
    assert t.told("leaves") == [("leaves", "V8.2", "Andy")]
    t.passes("Lars")
    t.does_not_ask("Andy", "GUN", "V7.6")
    t.passes("Matt")
    t.rolls(6, 6, 6)
    t.quietly()
    t.says("Matt", "take")
    t.draws("FA1")
    assert t.over  # Andy does not plunder
    assert t.presidente == "Matt"


def test_v8_2_an_attacker_with_a_die_left_stays() -> None:
    t = table(Lars=has(hand="ASS"), Andy=has(dice=2, orders="Lars Lars"))
    t.battle("Lars")
    t.says("Lars", "ASS>Andy.own")
    assert t.told("leaves") == []
    t.passes("Lars", "Andy")
    t.rolls(6)


def test_v8_3_without_attackers_the_battle_ends_at_once_and_has_failed() -> None:
    t = table(Andy=has(orders="Susanne", hand="GUN"), Susanne=has(hand="ASS GUN FA1"))
    t.battle("Susanne")
    t.says("Susanne", "ASS>Andy.own")
    assert t.over
    assert t.result is False
    assert t.told("called-off") == [("called-off", "V8.3", "Susanne")]
    assert t.hand("Susanne") == "FA1 GUN"


def test_v8_3_a_called_off_coup_settles_the_promises() -> None:
    t = table(
        Lars=has(hand="ASS"),
        Andy=has(orders="Lars", promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(promise="FA3"),
    )
    t.combat()
    t.says("Lars", "ASS>Andy.own")
    assert t.over
    assert [t.hand(name) for name in t.names] == ["", "", "FA2", "FA3"]
    assert t.presidente == "Lars"


def test_v8_4_step_a_is_closed_for_good() -> None:
    t = table(
        Lars=has(hand="GUN"), Andy=has(orders="Lars", hand="GUN"), Matt=has(orders="six", hand="ASS"), Susanne=has()
    )
    t.battle("Lars")
    t.passes("Lars", "Matt")
    t.says("Andy", "GUN")
    t.does_not_ask("Lars", "GUN", "V8.4")
    t.does_not_ask("Matt", "ASS>Andy.own", "V8.4")


def test_v9_1_the_attackers_clockwise_from_the_main_defenders_left_play_any_number() -> None:
    t = table(presidente="Matt", Lars=has(orders="Susanne"), Andy=has(orders="Susanne", hand="GUN SUR"))
    t.battle("Susanne")
    t.passes("Susanne", "Lars")
    t.says("Andy", "GUN")
    t.passes("Lars")
    t.says("Andy", "SUR")
    t.passes("Lars", "Andy")
    t.rolls(1, 1, 1)
    assert t.values() == (5, 1)


def test_v9_2_a_supporter_without_dice_leaves_but_his_cards_stay() -> None:
    t = table(Andy=has(orders="Lars", hand="ASS"), Matt=has(orders="six", hand="DIV GUN"))
    t.battle("Lars")
    t.passes("Lars")
    t.says("Matt", "GUN")
    t.passes("Lars", "Matt")
    t.says("Andy", "ASS>Matt.own")
    assert t.told("leaves") == [("leaves", "V9.2", "Matt")]
    t.passes("Andy")
    t.rolls(4)
    assert t.values() == (4, 5)  # house 1, Lars's die 1, Gunboat 3
    t.passes("Lars")
    t.does_not_ask("Matt", "DIV>Andy.all", "V7.6")


def test_v9_3_the_main_defender_stays_without_dice() -> None:
    t = table(Andy=has(orders="Susanne", hand="ASS"), Susanne=has(buildings=2, hand="DIV GUN"))
    t.battle("Susanne")
    t.says("Susanne", "GUN")
    t.passes("Susanne")
    t.says("Andy", "ASS>Susanne.own")
    t.passes("Andy")
    t.rolls(6)
    assert t.values() == (6, 5)  # two buildings and the Gunboat
    t.says("Susanne", "DIV>Andy.all")
    t.rolls(3)
    assert t.values() == (3, 5)


def test_v9_4_a_bribed_attackers_gunboats_lapse_and_his_other_cards_stay() -> None:
    t = table(
        expert=True,
        Lars=has(dice=3),
        Andy=has(buildings=3, orders="six", promise="FA1", lent="home"),
        Susanne=has(orders="Andy", promise="FA2", hand="BRI"),
        Matt=has(promise="FA3", lent="Andy", hand="GUN SUR"),
    )
    t.combat()
    t.passes("Andy", "Susanne")
    t.says("Matt", "GUN")
    t.passes("Susanne")
    t.says("Matt", "SUR")
    t.says("Susanne", "BRI")
    assert t.told("leaves") == [("leaves", "V9.4", "Matt")]
    t.does_not_ask("Matt", "pass", "V7.6")
    t.passes("Susanne")
    t.rolls(2)
    assert t.values() == (2, 0)
