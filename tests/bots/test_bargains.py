"""How characters differ when they bargain at Junta, and what a President gives those whom he does not need."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import Table, coup_table, table

from camarilla.bots import Look, QuickDice
from camarilla.bots.junta import Schemer
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.said import MakeOffer
from camarilla.games.junta.state import Goods

GREEDY, LOYAL = "Señor Cobro", "General Ocaso"
SEEDS = 30


def offered(t: Table, seat: int, born: str) -> set[MakeOffer]:
    """What somebody of this character offers here, of his own accord."""
    question = GAME.may_interject(t.g, seat)
    assert question is not None
    look = Look(GAME, t.position, seat, born=born)
    said = [Schemer(QuickDice(seed)).interject(look, question) for seed in range(SEEDS)]
    return {one for one in said if isinstance(one, MakeOffer)}


def test_in_a_coup_the_greedy_have_their_loyalty_paid_and_the_loyal_do_not() -> None:
    """Seat 3 commands the second brigade and stands by the President, who has money."""
    t = coup_table(leader=2, units={("MKT", "brigade1", -1): 2}, cash={0: (4, 1, 0)}).runs(Turn(2))
    paid = {one for one in offered(t, 3, GREEDY) if one.give == Goods()}
    assert paid == {MakeOffer(0, Goods(), Goods(money=1), 0, "round")}
    assert not [one for one in offered(t, 3, LOYAL) if one.give == Goods()]


def test_a_yes_that_was_meant_anyway_is_sold_by_the_greedy_only() -> None:
    t = table(5, cash={0: (4, 1, 0)})
    t.g.proposal, t.g.proposer = (0, 4, 0, 0, 0), 0
    t.runs(ChamberVote("budget", 1))
    told = [{"id": "junta-news-promise", "rule": "", "args": _promise(4)}]
    for born, sold in ((GREEDY, True), (LOYAL, False)):
        question: Any = GAME.may_interject(t.g, 1)
        look = Look(GAME, t.position, 1, lambda: told, born)
        said = [Schemer(QuickDice(seed)).interject(look, question) for seed in range(SEEDS)]
        yes = [one for one in said if isinstance(one, MakeOffer) and one.to == 0 and one.give == Goods()]
        assert bool(yes) is sold, born


def _promise(sum: int) -> dict[str, Any]:
    return {"who": {"seat": 0}, "whom": {"seat": 1}, "sum": sum}


def test_a_loyal_president_gives_something_to_those_he_does_not_need_and_a_faithless_one_less() -> None:
    given = {}
    for born in (LOYAL, GREEDY):
        t = table(5)
        t.g.aid, t.g.aid_of = (4, 2, 2), 0
        t.runs(Budget())
        question = t.question(0)
        sums = [Schemer(QuickDice(seed)).answer(Look(GAME, t.position, 0, born=born), question) for seed in range(5)]
        given[born] = [sum(one) / len(sums) for one in zip(*sums, strict=True)]
    assert min(given[LOYAL]) >= 1, "nobody is forgotten"
    assert sum(given[GREEDY]) < sum(given[LOYAL])


def test_a_minister_does_not_force_through_what_he_has_just_voted_down() -> None:
    """J8.5 For two million he might; after his own No he would be laughed at."""
    forced = {}
    for yes in (True, False):
        t = table(5, cash={1: (4, 0, 0)})
        t.g.proposal, t.g.proposer = (0, 2, 0, 0, 0), 0
        t.runs(Budget(), "ask_minister")
        choice = {"text": "core-yes" if yes else "core-no"}
        told = [
            {"id": "junta-news-promise", "rule": "", "args": _promise(2)},
            {"id": "junta-news-vote", "rule": "", "args": {"who": {"seat": 1}, "choice": choice}},
        ]
        look = Look(GAME, t.position, 1, lambda told=told: told, GREEDY)  # type: ignore[misc]
        forced[yes] = [Schemer(QuickDice(seed)).answer(look, t.question(1)) for seed in range(SEEDS)]
    assert sum(forced[True]) > 0
    assert sum(forced[False]) == 0
