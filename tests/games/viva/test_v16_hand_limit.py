"""V16 Phase 6: hand limit."""

from __future__ import annotations

from tests.games.viva.tables import has, table


def test_v16_1_whoever_holds_more_than_four_discards_down_to_four_at_the_same_time() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA1 FA1 YAC"), Andy=has(hand="FA2 FA2 FA2 FA2"), Matt=has(hand="FA3 " * 5 + "GUN"))
    t.hand_limit()
    assert t.asked() == ["Lars", "Matt"]
    t.says("Matt", ["FA3", "GUN"])
    assert t.discards == ""  # sealed until all have chosen
    t.says("Lars", ["YAC"])
    assert t.over
    assert t.discards == "FA3 GUN YAC"
    assert (t.hand("Lars"), t.hand("Matt")) == ("FA1 FA1 FA1 FA1", "FA3 FA3 FA3 FA3")


def test_v16_1_neither_more_nor_fewer_nor_what_he_does_not_hold() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA1 FA1 FA2 GUN"))
    t.hand_limit()
    t.refuses("Lars", ["FA1"], "V16.1")
    t.refuses("Lars", ["FA1", "FA1", "FA1"], "V16.1")
    t.refuses("Lars", ["GUN", "GUN"], "V16.1")
    t.does_not_ask("Andy", ["FA1"], "V16.1")


def test_v16_2_the_limit_exists_only_in_this_phase() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA1 FA1 FA1 FA1 FA1"))
    t.spend()
    t.says("Lars", "end")
    assert len(t.hand("Lars").split()) == 7
