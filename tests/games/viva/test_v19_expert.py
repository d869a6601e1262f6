"""V19 to V25 What the expert game changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import Table, has, promised, table


def expert(**estates: Any) -> Table:
    return table(expert=True, **estates)


def counted(t: Table) -> Table:
    t.spend_in_game()
    for name in t.names:
        t.says(name, "end")
    return t


def test_v19_1_six_points_end_the_expert_game() -> None:
    assert not counted(expert(Andy=has(buildings=5))).over
    t = counted(expert(Andy=has(buildings=6)))
    assert t.over
    assert t.result.scores == (2, 6, 1, 1)


def test_v19_2_the_sunglasses_are_a_point_but_no_defence() -> None:
    t = counted(expert(Lars=has(buildings=5)))
    assert t.over
    assert t.result.scores == (6, 1, 1, 1)
    t = expert(Lars=has(buildings=2, dice=1), Andy=has(orders="Lars"))
    t.battle("Lars")
    assert t.values()[1] == 3
    t = table(Lars=has(buildings=4))
    assert t.points("Lars") == 4  # not in the basic game


def duel(*dice: int, susanne: Any = None, matt: Any = None, ruling: str = "perDie") -> Table:
    """Matt attacks Susanne (3 buildings, 2 dice) with 2 dice; the battle up to the kills."""
    t = table(
        expert=True,
        switches={"killsPerOne": ruling},
        Susanne=susanne or has(buildings=3, dice=2, orders="home home"),
        Matt=matt or has(dice=2, orders="Susanne Susanne"),
    )
    t.battle("Susanne")
    t.quietly()
    t.rolls(*dice)
    t.quietly()
    return t


def test_v20_1_each_one_may_destroy_an_opposing_die() -> None:
    t = duel(1, 1, 4, 4)
    t.says("Matt", "Susanne.own")
    t.says("Matt", "Susanne.own")
    assert t.over
    assert (t.dice("Susanne"), t.dice("Matt")) == (0, 2)


def test_v20_1_nobody_has_to() -> None:
    t = duel(1, 1, 4, 4)
    t.says("Matt", "none")
    assert t.over
    assert t.dice("Susanne") == 2


def test_v20_1_one_kill_per_player_by_the_other_reading() -> None:
    t = duel(1, 1, 4, 4, ruling="perPlayer")
    t.says("Matt", "Susanne.own")
    assert t.over
    assert t.dice("Susanne") == 1


def test_v20_1_in_the_basic_game_a_one_kills_nothing() -> None:
    t = table(Susanne=has(), Matt=has(orders="Susanne"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(1, 1)
    t.quietly()
    assert t.over


def test_v20_2_what_shows_in_the_end_counts() -> None:
    t = table(
        expert=True,
        Susanne=has(buildings=3, dice=2, orders="home home", hand="DIV"),
        Matt=has(dice=2, orders="Susanne Susanne"),
    )
    t.battle("Susanne")
    t.quietly()
    t.rolls(4, 4, 4, 4)
    t.says("Susanne", "DIV>Matt.0")
    t.rolls(1)  # the diversion makes the killer
    t.quietly()
    assert t.options("Matt") == ["none", "Susanne.own"]


def test_v20_2_fixed_values_never_kill() -> None:
    t = expert(Lars=has(dice=3), Andy=has(orders="Lars"))
    t.battle("Lars")
    t.quietly()
    t.rolls(4)
    t.quietly()
    assert t.over  # Lars's dice count 1 each but were not rolled
    t = expert(Susanne=has(dice=2, orders="home home", hand="PEA"), Matt=has(orders="Susanne"))
    t.battle("Susanne")
    t.says("Susanne", "PEA")
    t.quietly()
    t.rolls(2)
    t.quietly()
    assert t.over


def test_v20_3_kills_come_last_and_change_nothing_else() -> None:
    t = expert(
        Lars=has(buildings=1, dice=2, hand="FA1"),
        Andy=has(dice=2, orders="Lars Lars", promise="FA2"),
        Susanne=has(promise="FA3"),
        Matt=has(promise="GUN", orders="six"),
    )
    t.combat()
    t.quietly()
    t.rolls(6, 1, 1)
    assert t.values() == (7, 4)
    t.quietly()
    t.says("Andy", "take")
    t.draws("FA1")
    assert t.discards == "FA2 FA3 GUN"  # plunder and promises are settled
    t.says("Andy", "Lars.own")
    t.says("Matt", "Andy.own")
    assert t.over
    assert t.presidente == "Andy"
    report = t.view(None).reports[0]
    assert sum(part.value for part in report.attack) == 7
    assert sum(part.value for part in report.defence) == 4


def test_v20_4_attackers_then_the_main_defender_then_supporters_name_different_dice() -> None:
    t = table(
        "Lars Andy Susanne Matt Gil",
        expert=True,
        Lars=has(dice=1),
        Andy=has(orders="Lars"),
        Susanne=has(orders="six"),
        Matt=has(orders="Lars"),
        Gil=has(orders="six"),
    )
    t.battle("Lars")
    t.quietly()
    t.rolls(1, 1, 1, 1)
    t.quietly()
    assert t.options("Andy") == ["none", "Lars.own", "Susanne.own", "Gil.own"]
    t.says("Andy", "Susanne.own")
    assert t.options("Matt") == ["none", "Lars.own", "Gil.own"]
    t.refuses("Matt", "Susanne.own", "V20.4")
    t.does_not_ask("Lars", "none", "V20.1")
    t.says("Matt", "Gil.own")
    t.says("Susanne", "Matt.own")  # named herself, she still makes her kill
    assert t.dice("Susanne") == 1
    t.says("Gil", "Andy.own")
    assert t.over
    assert [t.dice(name) for name in t.names] == [1, 0, 0, 0, 0]


def test_v20_4_without_a_die_left_to_name_nobody_is_asked() -> None:
    t = duel(1, 1, 5, susanne=has(buildings=3))
    t.says("Matt", "Susanne.own")
    assert t.over


def test_v20_5_dice_of_fixed_value_can_be_killed_others_cannot() -> None:
    t = expert(Lars=has(dice=3), Andy=has(dice=2, orders="Lars Lars"), Matt=has(promise="FA1", lent="Andy Andy"))
    t.battle("Lars")
    t.quietly()
    t.rolls(1, 1)
    t.quietly()
    t.says("Andy", "Lars.own")
    assert t.over  # the second 1 finds only promised dice
    assert t.dice("Lars") == 2


def test_v20_5_bribed_and_assassinated_dice_cannot_be_killed() -> None:
    t = expert(Lars=has(dice=3), Andy=has(orders="Lars", hand="BRI"))
    t.battle("Lars")
    t.passes("Lars")
    t.says("Andy", "BRI")
    t.passes("Andy")
    t.rolls(1)
    t.quietly()
    assert t.over
    assert t.dice("Lars") == 3
    t = expert(Susanne=has(), Matt=has(orders="Susanne", hand="ASS"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.says("Matt", "ASS>Susanne.own")
    t.passes("Matt")
    t.rolls(1)
    t.quietly()
    assert t.over


def test_v20_6_a_destroyed_die_can_be_bought_again() -> None:
    t = duel(1, 3, 4, 4, susanne=has(buildings=3, dice=4, orders="home home Matt Matt"))
    t.says("Matt", "Susanne.own")
    assert (t.dice("Susanne"), t.view(None).estates[2].supply) == (3, 1)


def test_v21_1_any_number_of_dice_to_any_golpistas_even_all() -> None:
    t = expert(Lars=has(dice=4, hand="FA1 FA2 FA3"))
    t.promises()
    t.says(
        "Lars",
        promised(t, Andy="FA1", Susanne="FA2", Matt="FA3", dice={"Andy": "home Matt", "Matt": "Andy Susanne"}),
    )
    assert t.g.promised_dice == [(), (2, 4), (), (3, 4)]


def test_v21_1_not_more_dice_than_he_has_not_instead_of_cards_and_not_in_the_basic_game() -> None:
    t = expert(Lars=has(dice=1, hand="FA1 FA2 FA3"))
    t.promises()
    cards = {"Andy": "FA1", "Susanne": "FA2", "Matt": "FA3"}
    t.refuses("Lars", promised(t, **cards, dice={"Matt": "Andy Andy"}), "V21.1")
    t.refuses("Lars", promised(t, Andy="FA1", Susanne="FA2", dice={"Matt": "Andy"}), "V5.1")
    t = table(Lars=has(dice=1, hand="FA1 FA2 FA3"))
    t.promises()
    t.refuses("Lars", promised(t, **cards, dice={"Matt": "Andy"}), "V21.1")


@pytest.mark.parametrize("face", ["1", "5", "6", "7"])
def test_v21_2_the_face_is_the_number_of_a_golpista_in_play(face: str) -> None:
    t = expert(Lars=has(dice=2, hand="FA1 FA2 FA3"))
    t.promises()
    cards = {"Andy": "FA1", "Susanne": "FA2", "Matt": "FA3"}
    t.refuses("Lars", promised(t, **cards, dice={"Matt": face}), "V21.2")
    t.says("Lars", promised(t, **cards, dice={"Matt": "Andy home"}))
    assert t.view(None).estates[3].promised_dice == (2, 4)


def test_v21_3_the_receivers_number_defends_him_another_attacks() -> None:
    t = expert(
        Lars=has(dice=3),
        Andy=has(orders="Susanne", promise="FA1"),
        Susanne=has(promise="FA2", lent="home"),
        Matt=has(promise="FA3", lent="Susanne"),
    )
    t.battle("Susanne")  # before the promises are kept
    assert [(force.side, force.own, force.loaned) for force in t.view(None).battle.forces] == [
        ("attacker", 1, 0),
        ("defender", 1, 0),
    ]
    t.combat()
    assert [(force.seat, force.side, force.own, force.loaned) for force in t.view(None).battle.forces] == [
        (3, "attacker", 0, 1),
        (1, "attacker", 1, 0),
        (2, "defender", 1, 1),
    ]


def test_v22_1_promised_dice_are_ignored_in_the_presidentes_battle() -> None:
    t = expert(Lars=has(buildings=2, dice=4), Andy=has(orders="Lars"), Matt=has(promise="FA1", lent="Andy Andy home"))
    t.battle("Lars")
    assert t.values()[1] == 3  # two buildings, one die


def test_v22_1_they_cannot_be_destroyed_there() -> None:
    t = expert(Lars=has(dice=2), Andy=has(orders="Lars", hand="ASS ASS"), Matt=has(promise="FA1", lent="Andy"))
    t.battle("Lars")
    t.passes("Lars")
    t.says("Andy", "ASS>Lars.own")
    t.refuses("Andy", "ASS>Lars.own", "V0.4")
    assert t.dice("Lars") == 1


def test_v23_1_whoever_gets_no_promises_returns_the_dice_at_once() -> None:
    t = expert(
        Lars=has(dice=3),
        Andy=has(orders="Lars", promise="FA1", lent="Matt"),
        Susanne=has(promise="FA2"),
        Matt=has(promise="FA3", lent="Susanne"),
    )
    t.combat()
    t.quietly()
    t.rolls(2)
    t.quietly()
    assert t.told("dice-back") == [("dice-back", "V23.1", "Andy", "Lars")]
    assert t.told("battle")[1:] == [("battle", "V7.3", "Matt", "Susanne")]  # none against Matt


def test_v23_1_after_a_coup_they_go_back_to_the_old_presidente() -> None:
    t = expert(Lars=has(dice=3), Andy=has(orders="Lars", promise="FA1"), Matt=has(promise="FA3", lent="Susanne"))
    t.combat()
    t.quietly()
    t.rolls(6)
    t.quietly()
    assert t.over
    assert (t.dice("Lars"), t.presidente) == (3, "Andy")
    assert t.g.loans == [(), (), (), ()]


def test_v23_2_loaned_dice_join_the_own_ones_with_the_same_aim_and_must_be_used() -> None:
    t = expert(
        Lars=has(dice=2),
        Andy=has(promise="FA1"),
        Susanne=has(promise="FA2"),
        Matt=has(dice=2, orders="Andy home", promise="FA3", lent="Andy"),
    )
    t.combat()
    assert t.told("loan") == [("loan", "V23.2", "Matt", "Lars")]
    assert [(force.seat, force.own, force.loaned) for force in t.view(None).battle.forces] == [(3, 1, 1), (1, 1, 0)]
    t.quietly()
    t.rolls(2, 5, 6)  # Matt's own, the loaned one, Andy
    assert t.values() == (7, 7)


def test_v23_3_a_loaned_die_brings_about_a_battle_nobody_ordered() -> None:
    t = expert(Lars=has(dice=2), Andy=has(promise="FA1"), Matt=has(promise="FA3", lent="Andy"))
    t.combat()
    assert t.told("battle") == [("battle", "V7.3", "Matt", "Andy")]


def test_v24_1_loaned_dice_are_presidential_militias() -> None:
    t = expert(Lars=has(dice=2), Andy=has(promise="FA1", hand="BRI"), Matt=has(promise="FA3", lent="Andy"))
    t.combat()
    t.says("Andy", "BRI")
    assert t.over
    assert t.told("leaves") == [("leaves", "V8.2", "Matt")]


def test_v24_1_own_dice_are_not() -> None:
    t = expert(Andy=has(hand="BRI"), Matt=has(orders="Andy"))
    t.combat()
    t.refuses("Andy", "BRI", "V0.4")


def test_v24_2_the_borrower_rolls_plunders_and_kills() -> None:
    t = expert(
        Lars=has(dice=2, hand="GUN"), Andy=has(promise="FA1"), Matt=has(promise="FA3", lent="Andy Andy"), Susanne=has()
    )
    t.combat()
    t.does_not_ask("Lars", "GUN", "V7.6")
    t.quietly()
    t.rolls(6, 1, 2)
    t.quietly()
    t.says("Matt", "take")
    t.draws("FA1")
    t.says("Matt", "Andy.own")
    assert t.over
    assert (t.hand("Matt"), t.hand("Lars"), t.dice("Andy")) == ("FA1 FA3", "GUN", 0)


def test_v25_1_surviving_loans_return_before_the_free_die_is_given() -> None:
    t = expert(Lars=has(dice=1), Andy=has(promise="STU"), Matt=has(promise="FA3", lent="Andy"))
    t.run_phases_from_combat()
    t.quietly()
    t.rolls(2, 2)
    t.quietly()
    assert t.asked() == ["Lars"]
    assert (t.dice("Lars"), t.told("free-die")) == (1, [])
    assert t.told("loan-back") == [("loan-back", "V25.1", "Lars")]
    assert t.g.loans == [(), (), (), ()]


def test_v25_2_a_destroyed_loan_is_lost_to_the_presidente() -> None:
    t = expert(Lars=has(dice=1), Andy=has(promise="STU", hand="ASS"), Matt=has(promise="FA3", lent="Andy"))
    t.run_phases_from_combat()
    t.says("Andy", "ASS>Matt.loan")
    assert t.told("free-die") == [("free-die", "V15.1", "Lars")]  # his only die is gone, so he gets a new one
    assert (t.dice("Lars"), t.dice("Matt")) == (1, 1)
