"""V10 step C: the roll and the values; V11 success and failure."""

from __future__ import annotations

import pytest
from tests.games.viva.tables import Table, has, table

from camarilla.core.chance import Roll


def dice_rolled(t: Table) -> int:
    t.quietly()
    question = t.position.chance()
    assert isinstance(question, Roll)
    return question.dice


def test_v10_1_all_dice_of_the_battle_are_rolled_at_once() -> None:
    t = table(Andy=has(dice=3, orders="Susanne Susanne home"), Susanne=has(dice=2, orders="home Andy"), Matt=has())
    t.battle("Susanne")
    assert dice_rolled(t) == 3  # two of Andy's, one of Susanne's
    t.rolls(5, 6, 2)
    assert [(force.seat, force.rolls) for force in t.view(None).battle.forces] == [(1, (5, 6)), (2, (2,))]


def test_v10_1_the_presidentes_dice_and_fixed_or_ignored_dice_are_not_rolled() -> None:
    t = table(Lars=has(dice=4), Andy=has(orders="Lars"), Matt=has(orders="six"))
    t.battle("Lars")
    assert dice_rolled(t) == 2
    t = table(Lars=has(dice=4, hand="PEA"), Andy=has(orders="Lars"), Matt=has(orders="six"))
    t.battle("Lars")
    t.says("Lars", "PEA")
    assert dice_rolled(t) == 1
    t = table(Andy=has(orders="Susanne"), Susanne=has(orders="six"))
    t.battle("Susanne")
    assert dice_rolled(t) == 1


def test_v10_2_right_after_the_roll_all_participants_are_asked_clockwise_from_the_defender() -> None:
    t = table(Andy=has(orders="Lars"), Susanne=has(), Matt=has(orders="six"))
    t.battle("Lars")
    t.quietly()
    t.rolls(3, 3)
    t.passes("Lars", "Andy", "Matt")
    assert t.over


def test_v10_2_no_other_card_is_played_after_the_roll() -> None:
    t = table(Lars=has(hand="GUN"), Andy=has(orders="Lars"))
    t.battle("Lars")
    t.quietly()
    t.rolls(3)
    t.refuses("Lars", "GUN", "V0.4")


def test_v10_3_personal_combat_values() -> None:
    t = table(Lars=has(dice=4), Andy=has(dice=2, orders="Lars Lars", hand="GUN GUN"), Matt=has(orders="six", hand=""))
    t.battle("Lars")
    t.passes("Lars", "Matt")
    t.says("Andy", "GUN")
    t.says("Andy", "GUN")
    t.passes("Andy")
    t.rolls(2, 5, 4)
    assert [(force.side, force.value) for force in t.view(None).battle.forces if force.side != "defender"] == [
        ("attacker", 13),
        ("supporter", 4),
    ]


def test_v10_4_the_attack_value_is_the_sum_of_all_attackers() -> None:
    t = table(Andy=has(orders="Susanne"), Lars=has(), Matt=has(dice=2, orders="Susanne Susanne"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 5, 4, 1)  # Matt, Matt, Andy, Susanne
    assert t.values()[0] == 15


def test_v10_5_buildings_dice_and_gunboats_make_the_defence_value() -> None:
    t = table(Andy=has(orders="Susanne"), Susanne=has(buildings=4, dice=3, orders="home home Matt", hand="GUN GUN"))
    t.battle("Susanne")
    t.says("Susanne", "GUN")
    t.says("Susanne", "GUN")
    t.quietly()
    t.rolls(1, 5, 6)
    assert t.values() == (1, 21)  # 4 buildings, 5 + 6, two Gunboats
    assert [(part.what, part.value) for part in t.view(None).battle.defence] == [
        ("buildings", 4),
        ("dice", 11),
        ("gunboats", 6),
    ]


def test_v10_6_the_presidentes_dice_count_one_each_and_supporters_add_theirs() -> None:
    t = table(Lars=has(buildings=3, dice=2), Andy=has(orders="Lars"), Susanne=has(orders="six"), Matt=has(orders="six"))
    t.battle("Lars")
    t.quietly()
    t.rolls(6, 2, 5)
    assert t.values() == (6, 12)  # 3 buildings, 2 dice at 1, 2 + 5


@pytest.mark.parametrize(("roll", "success"), [(3, True), (2, False), (1, False)])
def test_v11_1_only_a_higher_attack_value_succeeds(roll: int, success: bool) -> None:
    t = table(Andy=has(orders="Susanne"), Susanne=has(buildings=2, orders="six"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(roll)
    t.quietly()
    assert t.over
    assert t.result is success


def test_v11_2_after_a_failure_nobody_plunders() -> None:
    t = table(Andy=has(orders="Susanne"), Susanne=has(buildings=2, orders="six", hand="FA1"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(2)
    t.quietly()
    assert t.over
    assert (t.hand("Andy"), t.hand("Susanne")) == ("", "FA1")
    assert t.told("plunder") == []
