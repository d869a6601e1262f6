"""V26 The cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import Table, buy, has, play, promised, table

from camarilla.games.viva.chapters.promises import BurglarsWindow
from camarilla.games.viva.windows import window
from camarilla.match.whynot import why_not


def burglars(**estates: Any) -> Table:
    t = table(**estates)
    t.run(BurglarsWindow(t.g.clockwise(t.g.presidente)))
    return t


def spending(hand: str, dice: int = 1) -> Table:
    t = table(presidente="Andy", Andy=has(hand=hand, dice=dice))
    t.spend()
    return t


def test_v26_fa_foreign_aid_is_worth_its_number_in_payments() -> None:
    t = spending("FA1 FA2 FA3")
    assert t.view("Andy").money == 6
    t.says("Andy", buy("FA3 FA1", "watchtower"))
    t.says("Andy", buy("FA2", militias=1))
    assert t.hand("Andy") == ""


def test_v26_fa_foreign_aid_is_never_played() -> None:
    t = spending("FA3")
    t.refuses("Andy", play("FA3"), "V0.4")
    t = table(Andy=has(orders="Susanne", hand="FA3"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.refuses("Andy", "FA3", "V0.4")


def test_v26_bur_one_promised_card_at_random_goes_to_the_thiefs_hand() -> None:
    t = burglars(Lars=has(hand="BUR"), Matt=has(promise="FA1 GUN"))
    t.says("Lars", "BUR>Matt")  # the Presidente may steal what he has given
    t.draws("GUN")
    assert (t.hand("Lars"), t.promise("Matt"), t.discards) == ("GUN", "FA1", "BUR")


def test_v26_bur_the_own_space_an_empty_one_and_the_presidente_are_no_targets() -> None:
    t = burglars(Andy=has(hand="BUR", promise="FA1"), Susanne=has(promise="FA2"))
    t.passes("Lars")
    assert t.options("Andy") == ["pass", "BUR>Susanne"]
    for target in ("Andy", "Matt", "Lars"):
        t.refuses("Andy", f"BUR>{target}", "V26.BUR")


def test_v26_bur_an_emptied_space_stays_empty_and_promised_dice_remain() -> None:
    t = table(expert=True, Lars=has(dice=2), Andy=has(hand="BUR BUR"), Matt=has(promise="FA1", lent="Andy"))
    t.run(BurglarsWindow((0, 1, 2, 3)))
    t.passes("Lars")
    t.says("Andy", "BUR>Matt")
    t.draws("FA1")
    assert (t.promise("Matt"), t.g.promised_dice[3]) == ("", (4,))
    t.passes("Susanne", "Matt", "Lars")
    t.refuses("Andy", "BUR>Matt", "V0.4")


def test_v26_bur_stolen_burglars_may_be_played_at_once() -> None:
    t = burglars(Andy=has(hand="BUR"), Susanne=has(promise="FA1"), Matt=has(promise="BUR"))
    t.passes("Lars")
    t.says("Andy", "BUR>Matt")
    t.draws("BUR")
    t.passes("Susanne", "Matt", "Lars")
    t.says("Andy", "BUR>Susanne")
    t.draws("FA1")
    assert t.hand("Andy") == "FA1"


def spies(spy: str, switches: dict[str, str] | None = None) -> Table:
    estates: dict[str, Any] = {spy: has(hand="SPY SPY")}
    t = table(switches=switches, **estates)
    t.orders()
    t.say({"Andy": [1], "Susanne": [3], "Matt": [2]})
    while t.asked() != [spy]:
        t.says(t.asked()[0], "pass")
    return t


def test_v26_spy_sees_the_orders_as_they_stand_and_may_set_his_own_anew() -> None:
    t = spies("Susanne")
    t.says("Susanne", "SPY>Andy")
    assert t.heard("Susanne", "spy-secret")[0]["orders"] == "1"
    t.refuses("Susanne", [5], "V6.2")
    t.refuses("Susanne", [1, 1], "V6.1")
    t.says("Susanne", [6])
    assert t.g.orders[2] == (6,)
    assert t.told("spy") == [("spy", "V26.SPY", "Susanne", "Andy")]


def test_v26_spy_others_do_not_learn_whether_he_changed_anything() -> None:
    told = []
    for orders in ([3], [6]):
        t = spies("Susanne")
        t.says("Susanne", "SPY>Andy")
        t.says("Susanne", orders)
        told.append([news.heard_by(3) for news in t.news])
    assert told[0] == told[1]


def test_v26_spy_not_on_himself_not_on_the_presidente() -> None:
    t = spies("Susanne")
    assert t.options("Susanne") == ["pass", "SPY>Andy", "SPY>Matt"]
    t.refuses("Susanne", "SPY>Susanne", "V26.SPY")
    t.refuses("Susanne", "SPY>Lars", "V26.SPY")


def test_v26_spy_the_presidente_only_looks_and_so_does_everybody_by_the_switch() -> None:
    t = spies("Lars")
    t.says("Lars", "SPY>Andy")
    assert t.asked() == ["Andy"]
    t = spies("Susanne", {"spyEffect": "look"})
    t.says("Susanne", "SPY>Andy")
    assert t.asked() == ["Matt"]


def test_v26_spy_the_victim_changes_nothing_unless_he_spies_himself() -> None:
    t = table(Susanne=has(hand="SPY"), Matt=has(hand="SPY"))
    t.orders()
    t.say({"Andy": [1], "Susanne": [3], "Matt": [2]})
    t.passes("Lars", "Andy")
    t.says("Susanne", "SPY>Matt")
    t.does_not_ask("Matt", [6], "V0.3")
    t.says("Susanne", [2])
    t.says("Matt", "SPY>Susanne")
    assert t.heard("Matt", "spy-secret")[0]["orders"] == "2"
    t.says("Matt", [6])
    assert t.g.orders[1:] == [(1,), (2,), (6,)]


def test_v26_ass_a_die_of_the_other_side_goes_to_the_supply_at_once() -> None:
    t = table(Lars=has(dice=2, hand="ASS"), Andy=has(dice=2, orders="Lars Lars", hand="ASS"), Matt=has(orders="six"))
    t.battle("Lars")
    assert t.options("Lars") == ["pass", "ASS>Andy.own"]
    t.says("Lars", "ASS>Andy.own")
    assert (t.dice("Andy"), t.view(None).estates[1].supply) == (1, 3)
    t.passes("Matt", "Lars", "Matt")
    assert t.options("Andy") == ["pass", "ASS>Lars.own", "ASS>Matt.own"]
    t.says("Andy", "ASS>Lars.own")
    assert t.dice("Lars") == 1
    t.passes("Andy")
    t.rolls(6, 1)
    assert t.values() == (6, 3)


def test_v26_ass_not_on_the_own_side_nor_on_dice_with_other_orders() -> None:
    t = table(
        Andy=has(orders="Susanne", hand="ASS"), Susanne=has(dice=2, orders="home Matt"), Matt=has(orders="Susanne")
    )
    t.battle("Susanne")
    t.passes("Susanne", "Matt")
    t.refuses("Andy", "ASS>Matt.own", "V26.ASS")
    t.refuses("Andy", "ASS>Andy.own", "V26.ASS")
    t.refuses("Andy", "ASS", "V26.ASS")
    t.says("Andy", "ASS>Susanne.own")
    assert t.g.orders[2] == (2,)  # the die against Matt is still there


def test_v26_ass_without_a_die_to_hit_it_is_refused() -> None:
    t = table(Andy=has(orders="Susanne", hand="ASS"), Susanne=has(orders="six"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.refuses("Andy", "ASS>Susanne.own", "V0.4")


def test_v26_ass_an_own_or_a_loaned_die_by_choice() -> None:
    t = table(
        expert=True,
        Lars=has(dice=2),
        Andy=has(promise="FA1", hand="ASS"),
        Matt=has(orders="Andy", promise="FA2", lent="Andy"),
    )
    t.combat()
    assert t.options("Andy") == ["pass", "ASS>Matt.own", "ASS>Matt.loan"]
    t.says("Andy", "ASS>Matt.loan")
    assert (t.dice("Lars"), t.dice("Matt")) == (1, 1)


def test_v26_bri_the_presidentes_dice_do_not_count() -> None:
    t = table(Lars=has(buildings=2, dice=4), Andy=has(orders="Lars", hand="BRI"), Matt=has(orders="six"))
    t.battle("Lars")
    t.passes("Lars", "Matt")
    t.says("Andy", "BRI")
    t.passes("Andy")
    t.rolls(4, 1)
    assert t.values() == (4, 3)  # two buildings, Matt's die; the four dice look away
    assert t.dice("Lars") == 4


def test_v26_bri_bribed_dice_cannot_be_assassinated_or_counted_by_peasants() -> None:
    t = table(Lars=has(dice=2), Andy=has(orders="Lars", hand="ASS BRI PEA"))
    t.battle("Lars")
    t.passes("Lars")
    t.says("Andy", "BRI")
    t.refuses("Andy", "ASS>Lars.own", "V0.4")
    t.refuses("Andy", "PEA", "V0.4")


@pytest.mark.parametrize("defender", [True, False])
def test_v26_bri_in_the_basic_game_only_an_attacker_of_the_presidente_plays_it(defender: bool) -> None:
    t = table(Lars=has(hand="BRI"), Andy=has(orders="Susanne", hand="BRI"), Matt=has(orders="Lars"))
    if defender:
        t.battle("Lars")
        t.refuses("Lars", "BRI", "V0.4")
    else:
        t.battle("Susanne")
        t.passes("Susanne")
        t.refuses("Andy", "BRI", "V0.4")


def test_v26_bri_both_sides_lose_their_presidential_dice() -> None:
    t = table(
        expert=True,
        Lars=has(dice=4),
        Andy=has(buildings=2, promise="FA1", lent="home home"),
        Susanne=has(promise="FA2"),
        Matt=has(orders="Andy", promise="FA3", lent="Andy", hand="BRI"),
    )
    t.combat()
    t.passes("Andy")
    t.says("Matt", "BRI")
    t.passes("Matt")
    t.rolls(5, 3)  # Matt's own die, Andy's own die
    assert t.values() == (5, 5)


def test_v26_gun_attacker_defender_and_supporter() -> None:
    t = table(Andy=has(orders="Lars", hand="GUN"), Matt=has(orders="six", hand="GUN"))
    t.battle("Lars")
    t.passes("Lars")
    t.says("Matt", "GUN")
    t.passes("Lars", "Matt")
    t.says("Andy", "GUN")
    t.passes("Andy")
    t.rolls(2, 2)
    assert t.values() == (5, 7)  # 2 + 3 against house 1, die 1, Matt 2, Gunboat 3


def test_v26_gun_several_add_up() -> None:
    t = table(Andy=has(orders="Susanne", hand="GUN GUN"), Susanne=has(orders="six"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.says("Andy", "GUN")
    t.says("Andy", "GUN")
    t.passes("Andy")
    t.rolls(1)
    assert t.values() == (7, 1)


def test_v26_sur_the_defenders_buildings_do_not_count() -> None:
    t = table(Andy=has(orders="Susanne", hand="SUR SUR"), Susanne=has(buildings=6, orders="six"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.says("Andy", "SUR")
    t.refuses("Andy", "SUR", "V0.4")
    t.passes("Andy")
    t.rolls(1)
    assert t.values() == (1, 0)


def test_v26_sur_is_for_attackers() -> None:
    t = table(Andy=has(orders="Susanne"), Susanne=has(hand="SUR"))
    t.battle("Susanne")
    t.refuses("Susanne", "SUR", "V26.SUR")


def test_v26_pea_every_defending_die_is_worth_two_and_not_rolled() -> None:
    t = table(
        Lars=has(dice=3), Andy=has(dice=2, orders="Lars Lars", hand="PEA PEA"), Matt=has(dice=2, orders="six six")
    )
    t.battle("Lars")
    t.passes("Lars", "Matt")
    t.says("Andy", "PEA")
    t.refuses("Andy", "PEA", "V0.4")
    t.passes("Andy")
    t.rolls(6, 6)
    assert t.values() == (12, 11)  # house 1, five dice at 2


def test_v26_pea_loaned_defenders_too_and_they_can_still_be_destroyed() -> None:
    t = table(
        expert=True,
        Lars=has(dice=2),
        Andy=has(promise="FA1", lent="home"),
        Matt=has(orders="Andy", promise="FA2", hand="ASS PEA"),
        Susanne=has(promise="FA3"),
    )
    t.combat()
    t.passes("Andy")
    t.says("Matt", "PEA")
    t.says("Matt", "ASS>Andy.loan")
    t.passes("Matt")
    t.rolls(1)
    assert t.values() == (1, 3)  # house 1, Andy's own die 2
    assert t.dice("Lars") == 1


def test_v26_pea_needs_a_die_on_the_defending_side() -> None:
    t = table(Andy=has(orders="Susanne", hand="PEA"), Susanne=has(orders="six", hand="PEA"))
    t.battle("Susanne")
    t.refuses("Susanne", "PEA", "V0.4")
    t.passes("Susanne")
    t.refuses("Andy", "PEA", "V0.4")


def after_the_roll(hand: str = "DIV") -> Table:
    """Andy (2 dice: 5, 2) and Matt (1 die: 6) attack Susanne (1 die: 3), who holds these cards."""
    t = table(
        Andy=has(dice=2, orders="Susanne Susanne"), Susanne=has(hand=hand), Matt=has(orders="Susanne", hand="DIV")
    )
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 5, 2, 3)  # Matt sits at Susanne's left
    return t


def test_v26_div_exactly_one_die_or_all_of_one_player() -> None:
    t = after_the_roll()
    assert t.options("Susanne") == [
        "pass",
        "DIV>Matt.all",
        "DIV>Andy.all",
        "DIV>Andy.0",
        "DIV>Andy.1",
        "DIV>Susanne.all",
    ]
    t.says("Susanne", "DIV>Andy.0")
    t.rolls(1)
    assert t.values() == (9, 4)  # Matt 6, Andy 1 + 2
    t.says("Matt", "DIV>Matt.all")  # his own roll
    t.rolls(2)
    assert t.values() == (5, 4)


def test_v26_div_two_of_three_two_players_or_outsiders_are_refused() -> None:
    t = after_the_roll()
    for on in ("Andy.0.1", "Andy.2", "Lars.all", "Andy", "Andy.all+Matt.all"):
        t.refuses("Susanne", f"DIV>{on}", "V26.DIV")


def test_v26_div_fixed_values_cannot_be_rolled_again() -> None:
    t = table(Lars=has(dice=2, hand="PEA DIV"), Andy=has(orders="Lars"), Matt=has(orders="six"))
    t.battle("Lars")
    t.says("Lars", "PEA")
    t.quietly()
    t.rolls(6)
    assert t.options("Lars") == ["pass", "DIV>Andy.all"]


def test_v26_div_loaned_dice_belong_to_the_borrowers_roll() -> None:
    t = table(
        expert=True,
        Lars=has(dice=2),
        Andy=has(promise="FA1", hand="DIV"),
        Matt=has(orders="Andy", promise="FA2", lent="Andy"),
    )
    t.combat()
    t.quietly()
    t.rolls(6, 5, 2)
    t.says("Andy", "DIV>Matt.all")
    t.rolls(2, 2)
    assert t.values() == (4, 3)


def test_v26_don_two_cards_that_may_be_used_at_once() -> None:
    t = spending("DON")
    t.says("Andy", play("DON"))
    t.draws("FA2 FA2")
    assert t.discards == "DON"
    t.says("Andy", buy("FA2 FA2", "watchtower"))


def test_v26_don_it_is_not_drawn_by_its_own_effect() -> None:
    """V0.4: it goes to the discards when its effect is finished."""
    t = table(presidente="Andy", Andy=has(hand="DON"), deck="FA1", discards="FA2")
    t.spend()
    t.says("Andy", play("DON"))
    t.draws("FA1")
    t.draws("FA2")
    assert (t.hand("Andy"), t.discards, t.g.deck) == ("FA1 FA2", "DON", ())


def test_v26_don_with_nothing_to_draw_it_is_refused_and_elsewhere_too() -> None:
    t = table(presidente="Andy", Andy=has(hand="DON"), deck="")
    t.spend()
    t.refuses("Andy", play("DON"), "V0.4")
    t = table(Andy=has(orders="Susanne", hand="DON"))
    t.battle("Susanne")
    t.passes("Susanne")
    t.refuses("Andy", "DON", "V0.4")


def test_v26_prc_a_free_die_below_four() -> None:
    t = spending("PRC", dice=3)
    t.says("Andy", play("PRC"))
    assert (t.dice("Andy"), t.discards) == (4, "PRC")
    t = spending("PRC", dice=4)
    t.refuses("Andy", play("PRC"), "V26.PRC")


def never_played(card: str, rule: str) -> None:
    t = table(Andy=has(orders="Susanne", hand=card))
    t.battle("Susanne")
    t.passes("Susanne")
    t.refuses("Andy", card, rule)
    t = spending(card)
    t.refuses("Andy", play(card), rule)


def test_v26_yac_is_a_point_in_hand_no_defence_and_never_played() -> None:
    never_played("YAC", "V26.YAC")
    t = table(Andy=has(orders="Susanne"), Susanne=has(orders="six", hand="YAC"))
    t.battle("Susanne")
    assert t.values()[1] == 1
    assert t.points("Susanne") == 2


def test_v26_car_is_a_point_in_hand_no_defence_and_never_played() -> None:
    never_played("CAR", "V26.CAR")
    t = table(Andy=has(orders="Susanne"), Susanne=has(orders="six", hand="CAR"))
    t.battle("Susanne")
    assert t.values()[1] == 1
    assert t.points("Susanne") == 2


def test_v26_stu_has_no_effect_and_is_never_played() -> None:
    never_played("STU", "V26.STU")
    assert table(Andy=has(hand="STU")).points("Andy") == 1


@pytest.mark.parametrize("card", ["YAC", "CAR", "STU"])
def test_v26_yac_car_and_stu_are_promised_stolen_plundered_and_discarded_like_any_card(card: str) -> None:
    """V26.YAC, V26.CAR, V26.STU"""
    t = table(Lars=has(hand=f"{card} FA1 FA2"), Susanne=has(hand="BUR"))
    t.promises()
    t.says("Lars", promised(t, Andy=card, Susanne="FA1", Matt="FA2"))
    t.passes("Lars", "Andy")
    t.says("Susanne", "BUR>Andy")
    t.draws(card)
    assert t.hand("Susanne") == card
    t = table(Andy=has(dice=2, orders="Susanne Susanne"), Susanne=has(orders="six", hand=card))
    t.battle("Susanne")
    t.quietly()
    t.rolls(6, 6)
    t.quietly()
    t.says("Andy", "take")
    t.draws(card)
    assert t.hand("Andy") == card
    t = table(Lars=has(hand=f"FA1 FA1 FA1 FA1 {card}"))
    t.hand_limit()
    t.says("Lars", [card])
    assert t.discards == card


@pytest.mark.parametrize(
    ("card", "rule", "reason", "when"),
    [
        ("BUR", "V26.BUR", "viva-why-card", "viva-window-burglars"),
        ("SPY", "V26.SPY", "viva-why-card", "viva-window-spy"),
        ("ASS", "V26.ASS", "viva-why-card", "viva-window-battle"),
        ("BRI", "V26.BRI", "viva-why-card", "viva-window-battle"),
        ("GUN", "V26.GUN", "viva-why-card", "viva-window-battle"),
        ("SUR", "V26.SUR", "viva-why-card", "viva-window-battle"),
        ("PEA", "V26.PEA", "viva-why-card", "viva-window-battle"),
        ("DIV", "V26.DIV", "viva-why-card", "viva-window-roll"),
        ("DON", "V26.DON", "viva-why-card", "viva-window-spend"),
        ("PRC", "V26.PRC", "viva-why-card", "viva-window-spend"),
        ("FA3", "V26.FA", "viva-why-card", "viva-window-money"),
        ("YAC", "V26.YAC", "viva-no-never-played", ""),
    ],
)
def test_v0_3_why_not_names_the_moment_of_the_card(card: str, rule: str, reason: str, when: str) -> None:
    """V0.3 Somebody points at a card in his hand while he gives orders."""
    t = table(Andy=has(hand=card))
    t.orders()
    orders: Any = t.question("Andy")
    refused: Any = why_not(orders, (), f"card:{card}", lambda aim: window(t.g.box, aim))
    assert (refused.rule, refused.words.id) == (rule, reason)
    assert refused.words.args.get("when", {"text": ""}) == {"text": when}
