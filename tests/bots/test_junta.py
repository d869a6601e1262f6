"""``steady`` at Junta: what it does in plain situations, and that it beats chance by far."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.games.junta.moment import Table, coup_table, table
from tests.games.junta.playthrough import THIN

from camarilla.arena.simulate import Plan, play_some
from camarilla.bots import Look, QuickDice, bot_named
from camarilla.bots.junta.budget import made_payable
from camarilla.bots.junta.politics import shot
from camarilla.core.deals import Offer
from camarilla.core.game import Setup
from camarilla.games.junta import GAME
from camarilla.games.junta.acts import END, Flee, Fly
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.battle import Volley
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.coup import CallOff, Coup, Uprising
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations, Return
from camarilla.games.junta.chapters.mini import Succession
from camarilla.games.junta.chapters.offices import Appoint
from camarilla.games.junta.chapters.retreat import Retreat
from camarilla.games.junta.chapters.rounds import Cabinet
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.said import AcceptOffer, DropOffer, MakeOffer, Play, ProposeEnd
from camarilla.games.junta.state import Attempt, Goods
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match


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


@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_bot_also_answers_what_a_simulation_hurries_over(players: int, kind: str) -> None:
    """At a table everybody with cards is asked in a window (J5.C.w), also who holds nothing for it; asides included."""
    coin = QuickDice(f"unhurried {players} {kind}")
    match, _ = Match.begin(GAME, Setup("junta", players, {}, THIN), DiceChance(coin))
    bots = [bot_named("junta", kind, f"{seat} {kind}") for seat in range(players)]
    while not match.over:
        seat = coin.below(players)
        aside = match.interjection(seat) if coin.below(4) == 0 else None
        said = bots[seat].interject(Look(GAME, match.position, seat), aside) if aside is not None else None
        if said is not None:
            match.interject(seat, said)
            continue
        seat, question = next(iter(match.asked().items()))
        match.answer(seat, bots[seat].answer(Look(GAME, match.position, seat), question))
    assert [bot.failures for bot in bots] == [[]] * players


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
    assert t.question(1).write(steady(t, 1)) == [["office:1", "1"], ["office:5", "1"]]


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


def aside(t: Table, seat: int, seed: int = 1) -> Any:
    """What a steady player says out of turn here."""
    question = GAME.may_interject(t.g, seat)
    assert question is not None
    return bot_named("junta", "steady", seed).interject(Look(GAME, t.position, seat), question)


def test_an_offer_is_judged_by_its_value() -> None:
    """The Church is worth three or four millions, the joke card less than one; a bad offer is declined."""
    for card, money, said in ((1, 1, AcceptOffer(1)), (1, 9, DropOffer(1)), (40, 1, DropOffer(1))):
        t = table(5, cash={2: (9, 0, 0)}, hands={1: (card,)})
        t.g.offers = {1: Offer(1, 2, Goods(cards=(card,)), Goods(money=money))}
        assert aside(t, 2) == said


def test_of_several_offers_the_best_is_taken() -> None:
    t = table(5, cash={2: (9, 0, 0)}, hands={1: (1,), 3: (2,)})
    t.g.offers = {1: Offer(3, 2, Goods(cards=(2,)), Goods(money=3)), 2: Offer(1, 2, Goods(cards=(1,)), Goods(money=2))}
    assert aside(t, 2) == AcceptOffer(2)


def test_who_has_too_many_cards_sells_one_for_a_price_between_both_values() -> None:
    """J5.1: the next draw costs seat 1 a card, so an assassin is worth less to him than to the others."""
    t = table(5, phase=3, hands={1: (13, 14, 15, 25, 26)})
    said = {aside(t, 1, seed) for seed in range(30)} - {None}
    assert {one.give.cards for one in said} <= {(25,), (26,)}
    assert {one.get for one in said} == {Goods(money=1)}


def test_a_president_does_not_sell_what_can_only_be_used_against_him() -> None:
    """Nobody but seat 0 could be removed by it (J5.C.60); seat 1 may sell it, seat 0 not."""
    for seat, sold in ((0, False), (1, True)):
        t = table(5, phase=3, hands={seat: (60, 13, 14, 15, 40)})
        said = {aside(t, seat, seed) for seed in range(30)}
        assert any(isinstance(one, MakeOffer) and one.give == Goods(cards=(60,)) for one in said) is sold


def test_in_a_coup_no_assassin_is_sold_to_the_other_side() -> None:
    t = coup_table(leader=2, units={("MKT", "brigade1", -1): 2}, hands={3: (13, 14, 15, 25, 26)}, cash={2: (2, 0, 0)})
    said = {aside(t.runs(Turn(2)), 3, seed) for seed in range(30)}
    assert not [one for one in said if isinstance(one, MakeOffer) and one.to == 2]


def test_a_new_president_shoots_the_man_they_overthrew_and_not_his_ally() -> None:
    """J15.2: seat 3 rose with him."""
    t = coup_table(leader=2, units={("MKT", "brigade1", -1): 2})
    t.g.rebels = (2, 3)
    view = GAME.view(t.g, 2)
    assert {shot(view, (0, 3), QuickDice(seed)) for seed in range(20)} == {0}


def test_with_two_players_a_dummy_gets_what_it_takes_to_win_it() -> None:
    """J17.0t: five millions win a dummy without influence five times in six; nothing is spent on a hopeless one."""
    t = table(2, opens={2: (1, 2), 3: ()})
    t.g.aid, t.g.aid_of = (8, 4, 3), 0
    given = dict(zip((1, 2, 3, 4), steady(t.runs(Budget()), 0), strict=True))
    assert given[2] == 0  # the Minister with eighteen votes joins the opposition whatever he is paid
    assert given[3] >= 3
    assert given[4] >= 3


def test_money_for_ones_own_dummies_makes_a_budget_good() -> None:
    """J17.4: with two players what the dummies of the own faction get is the leader's."""
    for faction, choice in (("opposition", "yes"), ("government", "no")):
        t = table(2)
        t.g.faction[2:] = ["government", "government", faction]
        t.g.proposal, t.g.proposer = (0, 0, 0, 0, 4), 0
        assert {side for _, side in steady(t.runs(ChamberVote("budget", 1)), 1)} == {choice}


def test_a_dummy_with_money_goes_to_the_bank_most_evenings() -> None:
    t = table(2, phase=5, cash={3: (2, 0, 0)})
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.runs(Locations()).says(0, "home").says(1, "home")
    look = Look(GAME, t.position, 1)
    places = [bot_named("junta", "steady", seed).answer(look, t.question(1)) for seed in range(60)]
    assert 20 <= [one[0] for one in places].count("bank") <= 50
    assert [one[1] for one in places].count("bank") == 0


def test_the_minister_of_three_backs_whom_he_fears_less() -> None:
    """J18.2."""
    for feared, side in ((0, "opposition"), (2, "government")):
        t = table(3, opens={feared: (1, 2)})
        t.g.last_president = 0
        assert steady(t.runs(Succession()), 1) == side


def test_a_lost_rebel_with_a_full_purse_reaches_for_an_embassy() -> None:
    for cash, flees in (((3, 0, 0), True), ((1, 0, 0), False)):
        t = coup_table(leader=2, phase=6, units={("MKT", "brigade1", -1): 1}, cash={2: cash}).runs(Turn(2))
        assert isinstance(steady(t, 2), Flee) is flees


def test_a_rebel_stands_by_a_cause_that_can_win_and_leaves_a_lost_one() -> None:
    """J14.1: with three centres the rebels win if he stays; with two they have lost."""
    units = {("CHA", "brigade1", -1): 1, ("RAD", "brigade1", -1): 1, ("BNK", "brigade1", -1): 1}
    for held, side in ((units, "rebels"), (dict(list(units.items())[:2]), "president")):
        t = coup_table(leader=2, phase=6, units=held).runs(Coup(None), "declare_first")
        assert steady(t, 2) == side


def test_nobody_rises_with_a_handful_of_men() -> None:
    t = table(7, phase=8)
    t.g.pretext = True
    t.runs(Uprising())
    assert t.asked() == [1]
    assert {bot_named("junta", "steady", s).answer(Look(GAME, t.position, 1), t.question(1)) for s in range(40)} == {
        END
    }


def choices(t: Table, seat: int) -> set[Any]:
    """What steady players with different dice answer here."""
    look = Look(GAME, t.position, seat)
    return {bot_named("junta", "steady", seed).answer(look, t.question(seat)) for seed in range(60)}


def test_among_equals_no_seat_is_preferred() -> None:
    t = table(5, phase=6, at=dict.fromkeys(range(5), "home"))
    t.g.offices[0] = 1  # a President would stand out
    assert {one.target for one in choices(t.runs(Terror()), 1)} == {0, 2, 3, 4}
    t = table(5, phase=2).runs(Appoint())
    assert {one[0] for one in choices(t, 0)} == {1, 2, 3, 4}


def test_a_coup_is_cut_short_for_the_own_side_or_when_nothing_can_turn_it() -> None:
    """J13.0: the rebels hold four centres with all the troops there are; or nobody holds anything yet."""
    won = {(area, "brigade1", -1): 3 for area in ("CHA", "RAD", "BNK", "PAL")}
    open_yet = {("MKT", "brigade1", -1): 6, ("MKT", "brigade2", -1): 6}
    for units, loyal_man in ((won, True), (open_yet, False)):
        t = coup_table(leader=2, phase=4, units=units).runs(CallOff(1, "rebels"))
        assert {seat: steady(t, seat) for seat in (0, 2, 3)} == {0: loyal_man, 2: True, 3: loyal_man}


def test_a_lost_coup_is_called_off_between_two_phases() -> None:
    t = coup_table(leader=2, phase=4, units={("PAL", "palace_guard", -1): 4, ("MKT", "brigade2", -1): 6})
    assert aside(t.runs(Turn(3)), 4) == ProposeEnd("president")


def test_friends_may_retreat_to_ones_own_area_and_enemies_may_not() -> None:
    """J13.5.2."""
    for rebels, permitted in (((2,), True), ((2, 4), False)):
        t = coup_table(
            leader=2,
            units={("MKT", "brigade1", -1): 2, ("MKT", "brigade3", -1): 2, ("SLU", "brigade2", -1): 2},
        )
        t.g.rebels = rebels
        t.g.engaged, t.g.losses = (("MKT", 2), ("MKT", 4)), {("MKT", 4): 1}
        assert steady(t.runs(Retreat("MKT")).says(4, "SLU"), 3) is permitted


def test_safe_conduct_is_for_those_one_need_not_fear() -> None:
    """J9.1b: the leader of the rebels stands in the embassy; an exile with two strong parties stays there."""
    for opens, granted in (({}, True), ({4: (1, 2)}, False)):
        t = coup_table(leader=2, exile={4: "E1"}, opens=opens, units={("E1", "brigade1", -1): 2})
        assert steady(t.runs(Return(4)), 2) is granted


def test_a_tie_is_broken_for_the_own_budget_and_for_a_good_share_of_another() -> None:
    """J8.3."""
    for proposer, share, accepts in ((0, 0, True), (2, 0, False), (2, 3, True)):
        t = table(5)
        t.g.proposal, t.g.proposer = (share, 0, 0, 0, 0), proposer
        assert steady(t.runs(Budget(), "tie"), 0) is accepts


def test_who_cannot_win_nominates_whom_he_can_carry_past_the_strongest() -> None:
    """Seat 3 has eleven votes, seat 4 nine: with the two offices and the vote card of seat 1 it is enough."""
    t = table(5, hands={1: (13,)}, opens={3: (1,), 4: (2,)}).runs(Election("resigned"))
    assert choices(t, 1) == {4}


def test_the_president_is_removed_by_those_who_fear_him() -> None:
    """J5.C.60: a strong President is voted out, a weak one stays, and his Minister stands by him."""
    for strong, choice in ((0, "yes"), (3, "no")):
        t = table(5, phase=2, opens={strong: (1,)}).runs(ChamberVote("motion", 2))
        assert {side for _, side in steady(t, 2)} == {choice}
    t = table(5, phase=2, opens={0: (1,), 2: (5,), 3: (6,)}).runs(ChamberVote("motion", 1))
    assert {side for _, side in steady(t, 1)} == {"no"}


def test_the_card_against_the_president_waits_for_two_thirds() -> None:
    for strong, played in ((2, 60), (0, 0)):
        t = table(5, phase=2, hands={2: (60,)}, opens={strong: (1, 2)}).runs(Cabinet())
        assert steady(t, 2) == played


def test_the_helicopter_flies_over_two_areas_into_a_centre() -> None:
    """J13.4h."""
    t = coup_table(leader=3, units={("P2", "helicopter", 3): 1}).runs(Turn(3))
    flight = steady(t, 3)
    assert isinstance(flight, Fly)
    assert flight.to in t.g.box.power


def test_abroad_goes_who_cannot_bank_a_full_purse_and_has_a_way_home() -> None:
    """J5.C.27 stops the Minister's man."""
    for hand, away in (((27,), True), ((), False)):
        t = table(5, phase=5, cash={2: (5, 0, 0)}, hands={2: hand}, opens={2: (11,)})
        t.g.bank = "closed"
        assert any(place.startswith("exile-") for place in choices(t.runs(Locations()), 2)) is away


def test_a_poor_banker_declares_a_holiday_and_a_brigade_is_sent_away_before_a_coup() -> None:
    """J5.C.42, J5.C.58: not the own brigade, and that of the General with the Church."""
    t = table(5, phase=6, hands={2: (42,)}, opens={2: (3,)})
    t.g.bank = "open"
    assert aside(t, 2) == Play(42)
    t = table(5, phase=7, hands={2: (58,)}, opens={4: (1,)}, cash={2: (5, 0, 0)})
    t.g.pretext = True
    assert aside(t, 2) == Play(58, -1, "general3")


def test_an_assassin_is_bought_from_who_holds_too_many_cards() -> None:
    t = table(5, phase=3, hands={3: (13, 14, 15, 25, 26)}, cash={1: (2, 0, 0)})
    said = {aside(t, 1, seed) for seed in range(30)} - {None}
    assert said == {MakeOffer(3, Goods(notes=(1, 0, 0)), Goods(kinds=(("assassin", 1),)))}


def test_a_promise_that_the_notes_do_not_allow_is_cut_for_anybody() -> None:
    """Three notes cannot pay four sums: whose is cut first is not a matter of seats."""
    paid = {made_payable((3, 0, 0), (1, 1, 1, 1), QuickDice(seed)) for seed in range(80)}
    assert {one.index(0) for one in paid} == {0, 1, 2, 3}
    assert {sum(one) for one in paid} == {3}
