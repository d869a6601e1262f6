"""V12 step D: plunder; V13 the beaten Presidente; V14 the Presidente who holds."""

from __future__ import annotations

from typing import Any

from tests.games.viva.tables import Table, has, table


def three_raiders(hand: str) -> Table:
    """Lars is the victim, a Golpista; Susanne is Presidente. PCVs: Andy 4, Matt 9, Gil 6."""
    t = table(
        "Lars Andy Susanne Matt Gil",
        presidente="Susanne",
        Lars=has(orders="six", hand=hand),
        Andy=has(orders="Lars"),
        Matt=has(dice=2, orders="Lars Lars"),
        Gil=has(orders="Lars"),
    )
    t.battle("Lars")
    t.quietly()
    t.rolls(4, 5, 4, 6)
    t.quietly()
    return t


def test_v12_1_each_attacker_takes_one_card_in_descending_order() -> None:
    t = three_raiders("FA1 FA2 FA3 GUN")
    for name, card in (("Matt", "GUN"), ("Gil", "FA1"), ("Andy", "FA3")):
        assert t.asked() == [name]
        t.says(name, "take")
        t.draws(card)
    assert t.over
    assert t.hand("Lars") == "FA2"


def test_v12_1_declining_is_allowed_and_nobody_takes_out_of_turn() -> None:
    t = three_raiders("FA1 FA2")
    t.does_not_ask("Gil", "take", "V12.1")
    t.says("Matt", "leave")
    t.says("Gil", "take")
    t.draws("FA1")
    t.says("Andy", "take")
    t.draws("FA2")
    assert (t.hand("Matt"), t.hand("Gil"), t.hand("Andy")) == ("", "FA1", "FA2")


def test_v12_1_supporters_are_not_plundered() -> None:
    t = table(Lars=has(hand="FA1"), Andy=has(dice=3, orders="Lars Lars Lars"), Matt=has(orders="six", hand="FA2"))
    t.battle("Lars")
    t.quietly()
    t.rolls(6, 6, 6, 1)
    t.quietly()
    t.says("Andy", "take")
    t.draws("FA1")
    assert t.over
    assert t.hand("Matt") == "FA2"


def test_v12_2_equal_values_roll_off_once_even_for_an_empty_hand() -> None:
    t = table(Andy=has(orders="Matt"), Susanne=has(orders="Matt"), Matt=has(orders="six"))
    t.battle("Matt")
    t.quietly()
    t.rolls(5, 5)
    t.quietly()
    t.rolls(2, 6)
    assert t.over
    assert t.told("roll-off") == [("roll-off", "V12.2", "Andy"), ("roll-off", "V12.2", "Susanne")]


def test_v12_2_different_values_do_not_roll_off() -> None:
    t = three_raiders("")
    assert t.over
    assert t.told("roll-off") == []


def test_v12_3_when_the_hand_is_empty_the_rest_get_nothing() -> None:
    t = three_raiders("FA1")
    t.says("Matt", "take")
    t.draws("FA1")
    assert t.over
    assert (t.hand("Gil"), t.hand("Andy")) == ("", "")


def palace(**more: Any) -> Table:
    """Andy attacks Lars with two dice; everybody has a promise."""
    given: dict[str, Any] = {
        "Lars": has(hand="FA1"),
        "Andy": has(dice=2, orders="Lars Lars", promise="GUN"),
        "Susanne": has(promise="SPY"),
        "Matt": has(orders="six", promise="BUR"),
    }
    return table(**{**given, **more})


def test_v13_1_after_a_coup_all_promises_are_discarded_after_the_plunder() -> None:
    t = palace()
    t.combat()
    t.quietly()
    t.rolls(6, 6, 1)
    t.quietly()
    assert t.promise("Susanne") == "SPY"  # the plunder comes first
    t.says("Andy", "take")
    t.draws("FA1")
    assert t.over
    assert t.discards == "BUR GUN SPY"
    assert [t.promise(name) for name in t.names] == ["", "", "", ""]
    assert t.hand("Andy") == "FA1"
    assert t.told("promise-void") == [
        ("promise-void", "V13.1", "Andy"),
        ("promise-void", "V13.1", "Susanne"),
        ("promise-void", "V13.1", "Matt"),
    ]


def test_v13_2_the_highest_attacker_takes_the_sunglasses_after_all_battles() -> None:
    t = palace(Susanne=has(dice=2, orders="Lars Andy", promise="SPY"))
    t.combat()
    t.quietly()
    t.rolls(6, 6, 1, 1)
    t.quietly()
    t.says("Andy", "leave")
    t.says("Susanne", "leave")
    assert t.presidente == "Lars"
    assert t.view(None).successor == 1
    t.quietly()
    t.rolls(6)
    t.quietly()
    assert t.over
    assert t.presidente == "Andy"
    assert t.told("new-presidente") == [("new-presidente", "V13.2", "Andy", "Lars")]


def test_v13_2_a_tie_is_decided_by_the_ranking_of_the_plunder() -> None:
    t = palace(Matt=has(dice=2, orders="Lars Lars", promise="BUR"), Lars=has())
    t.combat()
    t.quietly()
    t.rolls(3, 3, 2, 4)
    t.quietly()
    t.rolls(4, 5)
    assert t.over
    assert t.presidente == "Matt"


def test_v13_3_until_then_the_old_presidente_rules_and_the_order_does_not_change() -> None:
    t = palace(Matt=has(orders="Susanne", promise="BUR"), Susanne=has(orders="Andy", promise="SPY"), Lars=has())
    t.combat()
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    assert t.presidente == "Lars"
    assert t.told("battle")[1] == ("battle", "V7.3", "Susanne", "Andy")
    t.quietly()
    t.rolls(1)
    t.quietly()
    assert t.told("battle")[2] == ("battle", "V7.3", "Matt", "Susanne")


def test_v14_1_after_a_failed_coup_whoever_did_not_attack_takes_his_promises() -> None:
    t = palace()
    t.combat()
    t.quietly()
    t.rolls(1, 1, 6)
    t.quietly()
    assert t.over
    assert (t.hand("Susanne"), t.hand("Matt")) == ("SPY", "BUR")
    assert t.told("promise-kept") == [("promise-kept", "V14.1", "Susanne"), ("promise-kept", "V14.1", "Matt")]
    assert t.presidente == "Lars"


def test_v14_2_the_attackers_promises_are_discarded_face_up() -> None:
    t = palace()
    t.combat()
    t.quietly()
    t.rolls(1, 1, 6)
    t.quietly()
    assert (t.hand("Andy"), t.discards) == ("", "GUN")
    assert t.heard(None, "promise-void")[0]["cards"] == [{"text": "viva-card-gun-name"}]


def test_v14_2_an_attacker_is_who_ordered_it_even_if_his_die_was_destroyed() -> None:
    t = palace(Lars=has(hand="ASS"), Susanne=has(orders="Lars", promise="SPY"))
    t.combat()
    t.says("Lars", "ASS>Susanne.own")
    t.quietly()
    t.rolls(1, 1, 6)
    t.quietly()
    assert t.discards == "ASS GUN SPY"
    assert (t.hand("Susanne"), t.hand("Matt")) == ("", "BUR")
