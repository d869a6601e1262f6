"""V7 Phase 4: the order of battles, and who takes part."""

from __future__ import annotations

from tests.games.viva.tables import Table, has, table


def fought(t: Table, *rolls: tuple[int, ...]) -> list[tuple[str, ...]]:
    """All battles of the phase without cards, with these rolls: who fought whom."""
    t.combat()
    for faces in rolls:
        t.quietly()
        t.rolls(*faces)
    t.quietly()
    assert t.over
    return [battle[2:] for battle in t.told("battle")]


def test_v7_1_the_battle_against_the_presidente_comes_first() -> None:
    t = table(presidente="Susanne", Lars=has(orders="Andy"), Matt=has(orders="Susanne"))
    assert fought(t, (1,), (1, 6)) == [("Matt", "Susanne"), ("Lars", "Andy")]


def test_v7_2_without_an_attack_on_him_all_take_their_promises_before_any_battle() -> None:
    t = table(Andy=has(orders="Susanne", promise="FA1"), Susanne=has(promise="FA2"), Matt=has(promise="FA3"))
    t.combat()
    assert [t.hand(name) for name in t.names] == ["", "FA1", "FA2", "FA3"]
    assert t.told("promise-kept", "battle") == [
        ("promise-kept", "V7.2", "Andy"),
        ("promise-kept", "V7.2", "Susanne"),
        ("promise-kept", "V7.2", "Matt"),
        ("battle", "V7.3", "Andy", "Susanne"),
    ]


def test_v7_2_promises_wait_if_somebody_attacks_him() -> None:
    t = table(Andy=has(orders="Lars", promise="FA1"), Susanne=has(promise="FA2"))
    t.combat()
    assert (t.hand("Susanne"), t.promise("Susanne")) == ("", "FA2")


def test_v7_3_attacked_golpistas_defend_clockwise_from_the_presidentes_left() -> None:
    t = table(
        presidente="Susanne",
        Lars=has(buildings=2, orders="Matt"),
        Andy=has(orders="Lars"),
        Matt=has(dice=2, orders="Andy Lars"),
    )
    assert fought(t, (1,), (1, 1), (1,)) == [("Lars", "Matt"), ("Andy", "Matt", "Lars"), ("Matt", "Andy")]


def test_v7_4_a_die_fights_only_in_the_battle_of_its_order() -> None:
    t = table(Andy=has(dice=3, orders="Susanne Matt home"), Susanne=has(orders="six"))
    t.combat()
    assert [(force.side, force.own) for force in t.view(None).battle.forces] == [("attacker", 1), ("defender", 0)]
    t.quietly()
    t.rolls(1)  # against Susanne 1: fails
    t.quietly()
    t.rolls(1, 1)  # Andy's other die, Matt's at home
    t.quietly()
    assert t.over
    assert t.told("battle") == [("battle", "V7.3", "Andy", "Susanne"), ("battle", "V7.3", "Andy", "Matt")]


def test_v7_5_attackers_main_defender_and_supporters_are_the_participants() -> None:
    t = table(
        Lars=has(dice=2), Andy=has(dice=2, orders="Lars home"), Susanne=has(orders="home"), Matt=has(orders="six")
    )
    t.battle("Lars")
    assert [(force.seat, force.side, force.own) for force in t.view(None).battle.forces] == [
        (1, "attacker", 1),
        (0, "defender", 2),
        (3, "supporter", 1),
    ]


def test_v7_5_a_defender_takes_part_without_dice_and_six_supports_nobody_else() -> None:
    t = table(Andy=has(orders="Susanne"), Susanne=has(orders="six"), Matt=has(orders="six"))
    t.battle("Susanne")
    assert [(force.seat, force.side, force.own) for force in t.view(None).battle.forces] == [
        (1, "attacker", 1),
        (2, "defender", 0),
    ]


def test_v7_6_only_participants_play_cards() -> None:
    t = table(Lars=has(hand="GUN"), Andy=has(orders="Susanne"), Matt=has(hand="GUN"))
    t.battle("Susanne")
    t.does_not_ask("Lars", "GUN", "V7.6")
    t.passes("Susanne")
    t.does_not_ask("Matt", "GUN", "V7.6")
    t.passes("Andy")
    t.rolls(1, 1)
    t.does_not_ask("Lars", "DIV>Andy.all", "V7.6")


def test_v7_7_one_player_attacks_is_attacked_and_supports() -> None:
    t = table(
        Andy=has(orders="Lars"),
        Susanne=has(orders="Matt"),
        Matt=has(dice=3, orders="Susanne six home"),
    )
    assert fought(t, (1, 1), (1,), (1, 1)) == [("Andy", "Lars"), ("Matt", "Susanne"), ("Susanne", "Matt")]


def test_v7_7_a_plundered_card_can_be_played_in_a_later_battle() -> None:
    t = table(Andy=has(hand="GUN", orders="six"), Susanne=has(orders="six"), Matt=has(dice=2, orders="Andy Susanne"))
    t.combat()
    t.quietly()
    t.rolls(6)
    t.quietly()
    t.says("Matt", "take")
    t.draws("GUN")
    t.passes("Susanne")
    t.says("Matt", "GUN")
    t.passes("Matt")
    t.rolls(1)
    assert t.values() == (4, 1)
