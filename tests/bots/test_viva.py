"""``steady`` at Viva el Presidente: what it does in plain situations, and that it beats chance by far."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.conformance.walk import Coin
from tests.games.viva.tables import Table, has, table

from camarilla.arena.simulate import Plan, play_some
from camarilla.bots import Look, bot_named
from camarilla.core.questions import CHANCE
from camarilla.games.viva import GAME
from camarilla.games.viva.purchases import END_TURN


def steady(t: Table, who: str) -> Any:
    """What a steady player answers here."""
    seat = t.seat(who)
    bot = bot_named("viva", "steady", 1)
    answer = bot.answer(Look(GAME, t.position, seat), t.position.question(seat))
    assert not bot.failures
    return answer


# --- strength ---------------------------------------------------------------------------------------------------------


def test_steady_wins_by_far_against_three_random() -> None:
    """500 games stand in docs/reports/viva.md; here 60 must show three victories in four."""
    plan = Plan("viva", 4, 60, ("steady", "random", "random", "random"), rotate=True)
    totals = play_some(plan, 0, 60)
    assert totals.failures == 0
    assert totals.kind_wins["steady"] >= 45


@pytest.mark.parametrize("mode", ["basic", "expert"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_steady_has_an_answer_to_every_question(players: int, mode: str) -> None:
    for switches in ({"mode": mode}, {"mode": mode, "payment": "separate", "spyEffect": "look"}):
        plan = Plan("viva", players, 6, ("steady",) * players, switches)
        assert play_some(plan, 0, 6).failures == 0


@pytest.mark.parametrize("mode", ["basic", "expert"])
def test_steady_also_answers_what_a_simulation_hurries_over(mode: str) -> None:
    """At a table everybody eligible is asked (V0.3), also who holds nothing for the moment."""
    for seed in range(6):
        coin, position = Coin(f"unhurried {seed}"), GAME.begin(4, {"mode": mode})
        bots = [bot_named("viva", "steady", seat) for seat in range(4)]
        while not position.over:
            for seat, question in position.asked().items():
                chance = seat == CHANCE
                answer = question.sample(coin) if chance else bots[seat].answer(Look(GAME, position, seat), question)
                position.answer(seat, answer)
        assert [bot.failures for bot in bots] == [[], [], [], []]


def test_steady_decides_in_a_millisecond() -> None:
    plan = Plan("viva", 4, 10, ("steady",) * 4)
    play_some(plan, 0, 2)
    begun = time.process_time()
    totals = play_some(plan, 2, 10)
    assert (time.process_time() - begun) / totals.decisions < 0.001


# --- promises ---------------------------------------------------------------------------------------------------------


def test_promises_are_the_poorest_cards_and_the_best_of_them_goes_to_the_strongest() -> None:
    t = table(
        Lars=has(hand="FA3 FA3 YAC CAR STU FA1 FA1", buildings=4, dice=2),
        Andy=has(dice=1),
        Susanne=has(dice=4),
        Matt=has(dice=1),
    )
    t.promises()
    promised = steady(t, "Lars").cards  # Andy, Susanne, Matt
    given = [card for cards in promised for card in cards]
    assert {"YAC", "CAR", "FA3"}.isdisjoint(given)
    assert "STU" not in promised[1]


# --- orders -----------------------------------------------------------------------------------------------------------


def test_a_weak_presidente_with_poor_promises_is_attacked() -> None:
    t = table(Lars=has(hand="FA3 FA3", dice=1), Andy=has(dice=3, promise="STU"))
    t.orders()
    assert steady(t, "Andy").count(1) >= 2  # Lars has number 1


def test_a_strong_presidente_with_rich_promises_is_left_alone() -> None:
    t = table(Lars=has(hand="FA3", dice=4, buildings=4), Andy=has(dice=1, promise="FA3 FA3"))
    t.orders()
    assert 1 not in steady(t, "Andy")


def test_nobody_raids_an_empty_estate() -> None:
    t = table(
        Lars=has(dice=4, buildings=5, hand="FA1"),
        Andy=has(dice=1, promise="FA1"),
        Susanne=has(hand="FA2 FA2 FA2"),
        Matt=has(),
    )
    t.orders()
    assert steady(t, "Andy") != (2,)  # Matt has nothing


# --- cards ------------------------------------------------------------------------------------------------------------


def test_an_attack_that_is_lost_without_it_gets_the_gunboat_and_a_sure_one_does_not() -> None:
    needed = table(Lars=has(buildings=3, dice=2, hand="FA3 FA3"), Andy=has(dice=2, orders="Lars Lars", hand="GUN"))
    needed.battle("Lars")
    needed.passes("Lars")
    assert steady(needed, "Andy").card == "GUN"
    sure = table(Lars=has(hand="FA3"), Andy=has(dice=4, orders="Lars Lars Lars Lars", hand="GUN"))
    sure.battle("Lars")
    sure.passes("Lars")
    assert steady(sure, "Andy").card == ""


def test_the_presidente_has_the_only_attacker_assassinated() -> None:
    t = table(Lars=has(hand="ASS FA3 FA3", dice=1), Andy=has(orders="Lars"))
    t.battle("Lars")
    play = steady(t, "Lars")
    assert (play.card, play.on) == ("ASS", "1.own")


def test_a_lost_roll_is_diverted_and_a_won_one_is_not() -> None:
    t = table(Lars=has(hand="DIV FA3 FA3", buildings=3), Andy=has(dice=2, orders="Lars Lars", hand="DIV"))
    t.battle("Lars")
    t.quietly_to_the_roll()
    t.rolls(6, 5)
    assert steady(t, "Lars").on == "1.all"
    t.says("Lars", "pass")
    assert steady(t, "Andy").card == ""


def test_burglars_go_where_most_is_promised() -> None:
    t = table(Lars=has(hand="FA1 FA1 FA2 FA3"), Andy=has(hand="BUR"))
    t.promises()
    t.says("Lars", {"cards": [["FA1"], ["FA1"], ["FA2", "FA3"]]})
    t.passes("Lars")
    play = steady(t, "Andy")
    assert (play.card, play.on) == ("BUR", str(t.seat("Matt")))


def test_nobody_kills_a_die_of_his_own_that_is_on_loan() -> None:
    from camarilla.games.viva.questions import NameKill

    t = table(expert=True, Lars=has(dice=2), Andy=has(dice=2))
    t.orders()
    bot = bot_named("viva", "steady", 1)
    look = Look(GAME, t.position, t.seat("Lars"))
    assert bot.answer(look, NameKill("V20.1", ("1.loan",))) == "none"
    assert bot.answer(look, NameKill("V20.1", ("1.loan", "1.own"))) == "1.own"


# --- money ------------------------------------------------------------------------------------------------------------


def test_a_building_comes_first() -> None:
    t = table(Lars=has(hand="FA2 FA2 FA1 GUN"))
    t.spend()
    bought = steady(t, "Lars")
    assert len(bought.buildings) == 1
    assert {"FA2"} <= set(bought.pay) <= {"FA1", "FA2"}


def test_three_millions_are_kept_for_the_building_of_the_next_round_by_a_rich_militia() -> None:
    t = table(Lars=has(hand="FA3", dice=4))
    t.spend()
    assert steady(t, "Lars") == END_TURN


def test_party_donation_is_played_before_anything_is_bought() -> None:
    t = table(Lars=has(hand="DON FA3 FA1"))
    t.spend()
    assert steady(t, "Lars").play == "DON"


def test_the_last_building_is_bought_to_end_the_game() -> None:
    t = table(Lars=has(buildings=4, hand="FA3 FA3 YAC", dice=1))
    t.spend()
    assert len(steady(t, "Lars").buildings) == 1


def test_luxury_and_money_are_not_thrown_away() -> None:
    t = table(Lars=has(hand="YAC FA3 STU SPY GUN FA2"))
    t.hand_limit()
    assert steady(t, "Lars") == ("SPY", "STU")


def test_whoever_may_plunder_does() -> None:
    t = table(Lars=has(hand="FA3"), Andy=has(dice=2, orders="Lars Lars"))
    t.battle("Lars")
    t.quietly_to_the_roll()
    t.rolls(6, 6)
    t.quietly()
    assert steady(t, "Andy") is True
