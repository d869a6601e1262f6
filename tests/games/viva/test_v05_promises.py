"""V5 Phase 2: promises."""

from __future__ import annotations

from tests.games.viva.tables import buy, has, promised, table


def test_v5_1_at_least_one_card_for_every_golpista_and_more_at_will() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA2 FA3 GUN"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1 FA1 FA3", Susanne="GUN", Matt="FA2"))
    assert (t.promise("Andy"), t.promise("Susanne"), t.promise("Matt")) == ("FA1 FA1 FA3", "GUN", "FA2")
    assert t.hand("Lars") == ""


def test_v5_1_nobody_is_left_out_and_nothing_is_promised_twice() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA2 GUN"))
    t.promises()
    t.refuses("Lars", promised(t, Andy="FA1", Susanne="FA1"), "V5.1")
    t.refuses("Lars", promised(t, Andy="FA2", Susanne="FA2", Matt="FA1"), "V5.1")
    t.refuses("Lars", promised(t, Andy="FA3", Susanne="FA2", Matt="FA1"), "V5.1")
    t.refuses("Lars", {"cards": [["FA1"], ["FA1"]]}, "V5.1")
    t.does_not_ask("Andy", promised(t, Andy="FA1"), "V5.1")


def test_v5_1_promises_are_dealt_to_the_golpistas_of_this_presidente() -> None:
    t = table(presidente="Susanne", Susanne=has(hand="FA1 FA2 FA3"))
    t.promises()
    t.says("Susanne", promised(t, Matt="FA1", Lars="FA2", Andy="FA3"))
    assert (t.promise("Lars"), t.promise("Andy"), t.promise("Susanne"), t.promise("Matt")) == ("FA2", "FA3", "", "FA1")


def test_v5_2_any_card_may_be_promised_and_the_rest_stays() -> None:
    t = table(Lars=has(hand="CAR STU YAC FA3"))
    t.promises()
    t.says("Lars", promised(t, Andy="YAC", Susanne="CAR", Matt="STU"))
    assert t.hand("Lars") == "FA3"


def test_v5_3_a_golpista_looks_at_his_promises_but_does_not_hold_them() -> None:
    t = table(Lars=has(hand="FA1 FA2 FA3"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2", Matt="FA3"))
    assert t.view("Andy").estates[1].promise == ("FA1",)
    assert t.view("Andy").estates[1].hand == ()
    assert t.view("Andy").money == 0


def test_v5_3_promises_cannot_be_played_plundered_paid_or_counted() -> None:
    t = table(Lars=has(hand="FA1"), Andy=has(orders="Lars", promise="GUN"), Susanne=has(promise="YAC"))
    t.battle("Lars")
    t.passes("Lars")
    t.refuses("Andy", "GUN", "V5.3")
    assert t.points("Susanne") == 1
    t = table(presidente="Andy", Susanne=has(promise="FA2"))
    t.spend()
    t.says("Andy", "end")
    t.refuses("Susanne", buy("FA2", militias=1), "V15.7")
    t = table(Andy=has(dice=2, orders="Susanne Susanne"), Susanne=has(promise="FA2"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 6, 1)
    t.quietly()
    assert t.over  # nothing in her hand to take
    assert t.promise("Susanne") == "FA2"


def test_v5_4_too_few_cards_go_one_each_clockwise() -> None:
    t = table(Lars=has(hand="FA1 GUN"))
    t.promises()
    t.refuses("Lars", promised(t, Andy="FA1 GUN"), "V5.1")
    t.refuses("Lars", promised(t, Andy="FA1", Matt="GUN"), "V5.1")
    t.says("Lars", promised(t, Andy="GUN", Susanne="FA1"))
    assert (t.promise("Andy"), t.promise("Susanne"), t.promise("Matt")) == ("GUN", "FA1", "")


def test_v5_4_a_surplus_for_one_of_too_few_cards_is_refused() -> None:
    t = table("Lars Andy Susanne Matt Gil", Lars=has(hand="FA1 FA1 GUN"))
    t.promises()
    t.refuses("Lars", {"cards": [["FA1"], ["FA1"], ["GUN"], ["FA1"]]}, "V5.1")
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA1", Matt="GUN"))


def test_v5_5_burglars_come_when_all_promises_lie_and_everybody_is_asked() -> None:
    t = table(presidente="Susanne", Susanne=has(hand="FA1 FA2 FA3"))
    t.promises()
    t.says("Susanne", promised(t, Matt="FA1", Lars="FA2", Andy="FA3"))
    t.passes("Susanne", "Matt", "Lars", "Andy")
    assert t.over


def test_v5_5_no_other_card_is_played_in_this_window() -> None:
    t = table(Lars=has(hand="FA1 FA2 FA3 SPY"))
    t.promises()
    t.says("Lars", promised(t, Andy="FA1", Susanne="FA2", Matt="FA3"))
    t.refuses("Lars", "SPY>Andy", "V0.4")
