"""V18 The end of the game."""

from __future__ import annotations

from typing import Any

from tests.games.viva.tables import Table, buy, has, table


def counted(expert: bool = False, **estates: Any) -> Table:
    """Nobody spends anything, then it is counted."""
    t = table(expert=expert, **estates)
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    return t


def test_v18_1_five_points_end_the_game_when_everybody_has_spent() -> None:
    t = table(Lars=has(buildings=4, hand="FA2 FA2"), Matt=has(hand="FA1 " * 9))
    t.spend_in_game()
    t.says("Lars", buy("FA2 FA2", "guard_house"))
    t.says("Lars", "end")
    t.says("Andy", "end")
    t.says("Susanne", "end")
    assert not t.over
    t.says("Matt", "end")
    assert t.over
    assert len(t.hand("Matt").split()) == 9  # phase 6 is skipped
    assert t.result.winners == (0,)


def test_v18_1_four_points_do_not() -> None:
    t = counted(Lars=has(buildings=4))
    assert not t.over
    assert t.g.round == 3


def test_v18_2_buildings_yacht_and_supercar_count_one_each() -> None:
    t = counted(Andy=has(buildings=3, hand="CAR YAC"), Matt=has(buildings=4, hand="STU"))
    assert t.over
    assert t.result.scores == (1, 5, 1, 4)


def test_v18_2_if_the_game_goes_on_only_that_becomes_known() -> None:
    t = counted(Andy=has(buildings=3, hand="YAC"))
    assert not t.over
    assert t.heard("Matt", "goes-on") == [{"points": 5}]
    assert t.view("Matt").estates[1].points == 3
    assert t.view("Matt").estates[1].hand is None


def test_v18_2_when_it_ends_all_hands_are_shown() -> None:
    t = counted(Andy=has(buildings=5, hand="GUN"), Matt=has(hand="FA2 SPY"))
    assert [estate.hand for estate in t.view(None).estates] == [(), ("GUN",), (), ("FA2", "SPY")]
    assert t.heard(None, "reckoning")[3]["cards"] == [{"text": "viva-card-fa2-name"}, {"text": "viva-card-spy-name"}]


def test_v18_3_most_points_win() -> None:
    t = counted(Andy=has(buildings=6), Matt=has(buildings=5, hand="FA3 FA3"))
    assert (t.result.ending, t.result.winners, t.result.scores) == ("victory", (1,), (1, 6, 1, 5))


def test_v18_3_then_most_money() -> None:
    t = counted(
        Andy=has(buildings=5, hand="FA1 FA1 FA1"), Matt=has(buildings=5, hand="FA2 FA2"), Lars=has(hand="FA3 FA3")
    )
    assert (t.result.ending, t.result.winners) == ("victory", (3,))


def test_v18_3_then_the_victory_is_shared() -> None:
    t = counted(Andy=has(buildings=5, hand="FA1 FA3"), Matt=has(buildings=4, hand="YAC FA2 FA2"))
    assert (t.result.ending, t.result.winners) == ("shared", (1, 3))
