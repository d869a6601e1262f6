"""Answers in small steps: what the board lights up, step by step, until an answer is whole."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.viva.tables import Table, has, nobody_sits_yet, table

from camarilla.core.illegal import Refused
from camarilla.core.questions import Menu


def menu(t: Table, who: str, *steps: str) -> Menu[Any]:
    question = t.question(who)
    assert question is not None
    return question.menu(steps)


def keys(t: Table, who: str, *steps: str) -> list[str]:
    return [option.key for option in menu(t, who, *steps).options]


def whole(t: Table, who: str, *steps: str) -> Any:
    """The answer that these steps make, as it is written; None if there is more to do."""
    question, answer = t.question(who), menu(t, who, *steps).answer
    assert question is not None
    return None if answer is None else question.write(answer)


def test_v1_2_colours_are_one_step() -> None:
    t = nobody_sits_yet()
    t.says("Lars", "red")
    assert keys(t, "Andy") == ["blue", "black", "yellow", "green"]
    assert whole(t, "Andy", "green") == "green"
    assert [option.aim for option in menu(t, "Andy").options][:2] == ["colour:blue", "colour:black"]


def test_v5_1_promises_are_laid_card_by_card_and_nobody_can_be_left_out() -> None:
    t = table("Lars Andy Matt", Lars=has(hand="FA1 FA1 GUN"))
    t.promises()
    assert keys(t, "Lars") == ["FA1>1", "FA1>2", "GUN>1", "GUN>2"]
    assert whole(t, "Lars", "FA1>1") is None
    assert keys(t, "Lars", "FA1>1", "GUN>1") == ["FA1>2"]  # the last card is Matt's
    assert whole(t, "Lars", "FA1>1", "GUN>2") == {"cards": [["FA1"], ["GUN"]]}
    assert keys(t, "Lars", "FA1>1", "GUN>2") == ["FA1>1", "FA1>2"]
    assert whole(t, "Lars", "GUN>2", "FA1>1", "FA1>2") == {"cards": [["FA1"], ["FA1", "GUN"]]}
    for wrong in ("FA1>0", "FA1>3", "FA2>1", "FA1", "FA1>x", "die4>1", "FA1>²"):
        with pytest.raises(Refused):
            menu(t, "Lars", wrong)


def test_v5_4_a_poor_presidente_is_offered_only_what_he_must_give() -> None:
    t = table(Lars=has(hand="FA1 GUN"))
    t.promises()
    assert keys(t, "Lars") == ["FA1>1", "FA1>2", "GUN>1", "GUN>2"]
    assert keys(t, "Lars", "FA1>2") == ["GUN>1"]
    assert whole(t, "Lars", "FA1>2", "GUN>1") == {"cards": [["GUN"], ["FA1"], []]}


def test_v21_2_dice_are_promised_with_a_face_each() -> None:
    t = table("Lars Andy Matt", expert=True, Lars=has(dice=1, hand="FA1 GUN"))
    t.promises()
    assert keys(t, "Lars", "FA1>1", "GUN>2") == ["die2>1", "die4>1", "die2>2", "die4>2"]
    assert whole(t, "Lars", "FA1>1", "GUN>2", "die4>2") == {"cards": [["FA1"], ["GUN"]], "dice": [[], [4]]}
    assert keys(t, "Lars", "FA1>1", "GUN>2", "die4>2") == []
    for wrong in ("die1>1", "die6>1", "die5>2"):
        with pytest.raises(Refused):
            menu(t, "Lars", wrong)


def test_v6_3_orders_are_set_die_by_die() -> None:
    t = table("Lars Andy Matt", Andy=has(dice=2))
    t.orders()
    assert keys(t, "Andy") == ["1", "2", "4", "6"]
    assert keys(t, "Andy", "1") == ["1", "2", "4"]  # who attacks Lars does not defend him
    assert keys(t, "Andy", "6") == ["2", "4", "6"]
    assert whole(t, "Andy", "4", "1") == [1, 4]
    assert [option.words.id for option in menu(t, "Andy").options] == [
        "viva-opt-order-coup",
        "viva-opt-order-attack",
        "viva-opt-order-home",
        "viva-opt-order-presidente",
    ]
    assert [option.words.args.get("whom") for option in menu(t, "Andy").options][:2] == [{"seat": 0}, {"seat": 2}]
    for wrong in (("1", "6"), ("3",), ("1", "1", "1"), ("x",)):
        with pytest.raises(Refused):
            menu(t, "Andy", *wrong)


def test_v0_3_cards_are_one_step_with_their_target() -> None:
    t = table(Andy=has(dice=2, orders="Susanne Susanne", hand="ASS GUN"), Susanne=has(hand="DIV"))
    t.battle("Susanne")
    t.passes("Susanne")
    assert keys(t, "Andy") == ["pass", "ASS>2.own", "GUN"]
    assert [(option.rule, option.aim) for option in menu(t, "Andy").options] == [
        ("V9.1", ""),
        ("V26.ASS", "card:ASS"),
        ("V26.GUN", "card:GUN"),
    ]
    t.passes("Andy")
    t.rolls(1, 2, 3)
    assert [option.words.args.get("die") for option in menu(t, "Susanne").options] == [None, None, 1, 2, None]


def spender(hand: str, payment: str = "combined") -> Table:
    t = table(presidente="Andy", Andy=has(hand=hand, buildings=5, dice=3), switches={"payment": payment})
    t.spend()
    return t


def test_v15_3_wares_first_then_the_payment() -> None:
    t = spender("FA1 FA2 FA3 PRC")
    assert keys(t, "Andy") == ["end", "play:PRC", "building:guard_house", "militia", "card"]
    assert whole(t, "Andy", "end") == "end"
    assert whole(t, "Andy", "play:PRC") == {"play": "PRC"}
    assert keys(t, "Andy", "militia") == ["building:guard_house", "card", "pay:FA2", "pay:FA3"]  # FA1 could only add
    assert keys(t, "Andy", "card") == ["building:guard_house", "militia", "pay:FA1", "pay:FA2", "pay:FA3"]
    assert whole(t, "Andy", "militia", "pay:FA2") == {"buildings": [], "militias": 1, "card": False, "pay": ["FA2"]}


def test_v15_7_only_cards_that_can_still_make_a_legal_payment_are_offered() -> None:
    t = spender("FA1 FA2 FA3")
    assert keys(t, "Andy", "building:guard_house", "pay:FA1") == ["pay:FA3"]  # 1 + 2 is too little, 1 + 2 + 3 too much
    assert keys(t, "Andy", "building:guard_house", "pay:FA3") == ["pay:FA1", "pay:FA2"]
    assert whole(t, "Andy", "building:guard_house", "pay:FA3") is None
    assert whole(t, "Andy", "building:guard_house", "pay:FA3", "pay:FA1") == {
        "buildings": ["guard_house"],
        "militias": 0,
        "card": False,
        "pay": ["FA1", "FA3"],
    }
    for wrong in (
        ("militia", "pay:FA1", "pay:FA3"),
        ("pay:FA1",),
        ("building:casino",),
        ("play:FA1",),
        ("end", "card"),
    ):
        with pytest.raises(Refused):
            menu(t, "Andy", *wrong)


def test_v15_7_paid_one_by_one_a_basket_holds_one_thing() -> None:
    t = spender("FA2 FA2", payment="separate")
    assert keys(t, "Andy", "militia") == ["pay:FA2"]
    with pytest.raises(Refused):
        menu(t, "Andy", "militia", "card")


def test_v12_1_and_v20_1_plunder_and_kills_are_one_step() -> None:
    """V12.1, V20.1"""
    t = table(expert=True, Susanne=has(hand="FA1"), Matt=has(dice=2, orders="Susanne Susanne"))
    t.battle("Susanne")
    t.quietly()
    t.rolls(1, 6, 2)
    t.quietly()
    assert keys(t, "Matt") == ["take", "leave"]
    t.says("Matt", "leave")
    assert keys(t, "Matt") == ["none", "2.own"]
    assert [option.aim for option in menu(t, "Matt").options] == ["", "die:2.own"]


def test_v16_1_discards_are_picked_card_by_card() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA1 FA2 FA2 GUN"))
    t.hand_limit()
    assert keys(t, "Lars") == ["FA1", "FA2", "GUN"]
    assert whole(t, "Lars", "GUN") is None
    assert whole(t, "Lars", "GUN", "FA1") == ["FA1", "GUN"]
    assert keys(t, "Lars", "GUN", "FA1") == []


def test_v5_1_a_promise_is_forced_only_when_all_cards_are_alike_and_just_enough() -> None:
    forced = {}
    for hand in ("FA1 FA1 FA1", "FA1 FA1", "FA1 FA1 FA1 FA1", "FA1 FA1 GUN"):
        t = table(Lars=has(hand=hand))
        t.promises()
        question = t.question("Lars")
        assert question is not None
        forced[hand] = question.forced()
    assert forced == {"FA1 FA1 FA1": True, "FA1 FA1": True, "FA1 FA1 FA1 FA1": False, "FA1 FA1 GUN": False}


def test_v15_3_a_spending_turn_is_forced_when_nothing_can_be_bought_or_played() -> None:
    forced = {}
    for hand in ("", "FA1", "GUN", "PRC", "DON"):
        t = spender(hand)
        question = t.question("Andy")
        assert question is not None
        forced[hand] = question.forced()
    assert forced == {"": True, "FA1": False, "GUN": True, "PRC": False, "DON": False}
