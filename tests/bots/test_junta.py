"""``steady`` at Junta: what it does in plain situations, and that it beats chance by far."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.games.junta.moment import Table, coup_table, table

from camarilla.arena.simulate import Plan, play_some
from camarilla.bots import Look, bot_named
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.battle import Volley
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.state import Attempt, Goods, Offer


def steady(t: Table, seat: int) -> Any:
    """What a steady player answers here."""
    bot = bot_named("junta", "steady", 1)
    answer = bot.answer(Look(GAME, t.position, seat), t.question(seat))
    assert not bot.failures
    return answer


def test_steady_wins_by_far_against_four_random() -> None:
    """300 games stand in docs/reports/junta.md; here 20 must show three victories in four."""
    totals = play_some(Plan("junta", 5, 20, ("steady", *["random"] * 4), rotate=True), 0, 20)
    assert totals.failures == 0
    assert totals.kind_wins["steady"] >= 15


@pytest.mark.parametrize("preset", ["classic", "simplified"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_steady_has_an_answer_to_every_question(players: int, preset: str) -> None:
    plan = Plan("junta", players, 2, ("steady",) * players, GAME.presets[preset])
    assert play_some(plan, 0, 2).failures == 0


def test_steady_decides_in_a_millisecond() -> None:
    plan = Plan("junta", 5, 4, ("steady",) * 5)
    play_some(plan, 0, 1)
    begun = time.process_time()
    totals = play_some(plan, 1, 4)
    assert (time.process_time() - begun) / totals.decisions < 0.001


def test_everything_goes_to_switzerland() -> None:
    t = table(5, phase=7, cash={1: (2, 1, 0)}, account={1: (0, 0, 1)}, at={1: "bank"}).runs(Banking())
    assert steady(t, 1) == (2, 1, 1)


def test_a_budget_buys_the_minister_and_a_majority_and_keeps_the_rest() -> None:
    t = table(5)
    t.g.aid, t.g.aid_of = (4, 2, 2), 0
    sums = steady(t.runs(Budget()), 0)
    assert sums[0] >= 2
    assert sum(sums) <= 8


def test_a_poor_promise_is_voted_down_and_a_good_one_passes() -> None:
    for promised, choice in ((0, "no"), (3, "yes")):
        t = table(5)
        t.g.proposal, t.g.proposer = (0, promised, 0, 0, 0), 0
        assert {side for _, side in steady(t.runs(ChamberVote("budget", 1)), 1)} == {choice}


def test_it_stands_for_president_and_a_vote_card_is_kept_for_round_two() -> None:
    t = table(5, hands={1: (13,)}).runs(Election("resigned"))
    assert steady(t, 1) == 1
    t.says(1, 1)
    assert steady(t, 1) == (("office:1", "1"), ("office:5", "1"))


def test_the_secret_police_look_for_the_president() -> None:
    at = dict.fromkeys(range(5), "home")
    t = table(5, phase=6, at=at).runs(Terror())
    assert (steady(t, 1).card, steady(t, 1).target) == (0, 0)


def test_a_defence_is_always_played() -> None:
    t = table(5, phase=6, at={2: "club"}, hands={2: (27,)}, opens={2: (11,)})
    t.g.attempts = (Attempt(1, 0, 2, "club"),)
    assert steady(t.runs(Terror(), "show"), 2) == 27


def test_rebels_fire_at_loyal_units_only() -> None:
    t = coup_table(leader=2, units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 2, ("MKT", "brigade3", -1): 2})
    t.g.rebels = (2, 3)
    assert steady(t.runs(Volley("MKT", 2)), 2) == ((4, 2),)


def test_an_offer_is_judged_by_its_value() -> None:
    for money, accepted in ((1, True), (9, False)):
        t = table(5, cash={2: (9, 0, 0)}, hands={1: (1,)})
        t.g.offers = {1: Offer(1, 2, Goods(cards=(1,)), Goods(money=money))}
        question = GAME.may_interject(t.g, 2)
        assert question is not None
        said = bot_named("junta", "steady", 1).interject(Look(GAME, t.position, 2), question)
        assert (type(said).__name__ == "AcceptOffer") is accepted
