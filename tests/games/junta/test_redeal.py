"""Worlds that look alike to a seat: what others may have in their pockets."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import Table, table

from camarilla.bots import QuickDice
from camarilla.core.flow import Position
from camarilla.core.questions import CHANCE
from camarilla.games.junta import GAME, ledger
from camarilla.games.junta.chapters.coup import Uprising
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.money import minus, payable, plus, total
from camarilla.games.junta.redeal import redeal
from camarilla.games.junta.said import StepDown
from camarilla.match import match


def worlds(t: Table, seat: int, number: int = 40) -> list[Any]:
    """The tables that this seat can imagine."""
    found = []
    for seed in range(number):
        world: Position = t.position.copy()
        redeal(world, seat, QuickDice(seed))
        GAME.laws(world.state)
        found.append(world.state)
    return found


def test_j7_0_nobody_knows_what_a_president_kept():
    """J7.0, J7.1, J8.3: eight unseen notes, of which eight millions were paid out openly; 0 to 16 are left."""
    t = table(5, phase=8, cash={0: (3, 0, 2), 2: (0, 2, 1)}).runs(Uprising())
    ledger.drew(t.g, 0, (3, 1, 4), (0,))
    ledger.openly(t.g, 0, -8)
    ledger.openly(t.g, 2, 7)
    seen = worlds(t, 3)
    assert len({total(g.cash[0]) for g in seen}) > 3
    assert {total(g.cash[0]) for g in seen} <= set(range(17))
    assert {total(g.account[0]) for g in seen} == {0}, "nobody has been at the bank"
    assert {total(g.cash[2]) for g in seen} == {7}, "all of it was paid openly"
    assert len({g.cash[2] for g in seen}) > 2, "but nobody saw the notes"
    own = worlds(t, 0)
    assert {g.cash[0] for g in own} == {(3, 0, 2)}


def test_j11_1_nobody_knows_what_somebody_else_carried_to_the_bank():
    """J11.1: after banking any of his money may be on either side; without a visit it stays where it is."""
    t = table(5, phase=8, cash={2: (2, 0, 0), 4: (2, 0, 0)}, account={2: (1, 1, 0)}).runs(Uprising())
    ledger.openly(t.g, 2, 5)
    ledger.openly(t.g, 4, 2)
    ledger.banked(t.g, 2)
    seen = worlds(t, 3)
    assert {total(g.account[2]) for g in seen} == {0, 1, 2, 3, 4, 5}
    assert {total(g.cash[2]) + total(g.account[2]) for g in seen} == {5}
    assert {total(g.cash[4]) for g in seen} == {2}


def test_j5_c_44_a_spy_knows_better():
    """J5.C.44: the account that this seat had looked at keeps its worth; for the others it is open."""
    t = table(5, phase=8, cash={0: (3, 0, 0)}, account={0: (2, 0, 0)}).runs(Uprising())
    ledger.openly(t.g, 0, 5)
    ledger.banked(t.g, 0)
    ledger.spied(t.g, 3, 0, 2)
    assert {total(g.account[0]) for g in worlds(t, 3)} == {2}
    assert len({total(g.account[0]) for g in worlds(t, 4)}) > 2


def test_j16_2_the_two_of_a_deal_know_the_sum_and_the_others_neither_sum_nor_partner():
    """J16.2: seat 0 pays 4 to seat 1, who accepts; seat 2 can exclude neither that nor that nothing was paid."""
    t = table(5, phase=8, cash={0: (1, 0, 0), 1: (0, 2, 0), 3: (0, 1, 1)}).runs(Uprising())
    ledger.openly(t.g, 0, 5)
    ledger.openly(t.g, 3, 5)
    ledger.dealt(t.g, 0, 1, 4, 0)
    assert {total(g.cash[1]) for g in worlds(t, 0)} == {4}
    assert {total(g.cash[0]) for g in worlds(t, 1)} == {1}
    assert {total(g.cash[3]) for g in worlds(t, 0)} == {5}
    seen = worlds(t, 2)
    assert {total(g.cash[1]) for g in seen} >= {0, 4}
    assert len({total(g.cash[3]) for g in seen}) > 1, "he may have been the partner"


def test_j10_3r_robbers_and_victim_know_what_was_taken():
    """J10.3r: two millions, or three, or the last one."""
    t = table(5, phase=8, cash={0: (3, 0, 0), 1: (2, 0, 0)}).runs(Uprising())
    ledger.openly(t.g, 0, 5)
    ledger.robbed(t.g, 0, 1, 2)
    assert {total(g.cash[1]) for g in worlds(t, 0)} == {2}
    assert {total(g.cash[0]) for g in worlds(t, 1)} == {3}
    assert {total(g.cash[1]) for g in worlds(t, 2)} == {1, 2, 3}


def test_j8_1_in_every_world_the_proposer_can_pay_what_he_has_promised():
    """J8.1: aid and cash are dealt anew, but the sums stay payable, and his envelopes are his secret."""
    t = table(5, phase=4, cash={0: (1, 0, 0)})
    t.g.aid, t.g.stack = (1, 2, 5), minus(t.g.stack, (1, 2, 5))
    t.g.aid_of, t.g.aid_seen, t.g.proposer, t.g.proposal = 0, (0,), 0, (0, 6, 5, 4, 3)
    ledger.openly(t.g, 0, 1)
    seen = worlds(t.runs(Uprising()), 2)
    assert all(payable(plus(g.aid, g.cash[0]), g.proposal) for g in seen)
    assert len({g.aid for g in seen}) > 2
    assert {sum(g.aid) for g in seen} == {8}


def test_j9_0_sealed_locations_stay_sealed_while_the_president_resigns():
    """J9.0, J4.R: an election runs on top of the choice of locations; what lies sealed below it is nobody else's."""
    t = table(5, phase=5).runs(Locations()).says(1, "bank").says(2, "club").aside(0, StepDown())
    assert [procedure.sealed for procedure in t.position.stack if procedure.sealed] == [{1: "bank", 2: "club"}]
    for seat, own in ((1, [{1: "bank"}]), (2, [{2: "club"}]), (3, [])):
        world = match.redeal(GAME, t.position, seat, QuickDice(seat))
        assert [procedure.sealed for procedure in world.stack if procedure.sealed] == own


def test_j17_0_the_public_keeps_books_about_the_first_dummy_too():
    """J17.0, J7.1: dummies are numbered after the players, as the public among the observers; they are not the same."""
    t = table(3, phase=8, cash={3: (2, 0, 1)}).runs(Uprising())
    public, dummy = t.g.players, t.g.players
    ledger.openly(t.g, dummy, 5)
    assert ledger.cash_bounds(ledger.reckoning(t.g, public, dummy)) == (5, 5)
    ledger.robbed(t.g, dummy, 0, 2)
    assert ledger.cash_bounds(ledger.reckoning(t.g, 0, dummy)) == (3, 3), "the robber knows"
    assert ledger.cash_bounds(ledger.reckoning(t.g, public, dummy)) == (2, 4), "the others saw a note or two"
    assert ledger.reckoning(t.g, public, 0) == ledger.reckoning(t.g, 1, 0)


def test_j7_1_where_nobody_watches_the_same_is_entered_in_the_books():
    """J7.1: entries of a hurried game wait, and are what they are in the same game at a table."""
    for players in (2, 3, 5):
        watched, hurried = GAME.begin(players), GAME.begin(players)
        hurried.hurry(QuickDice(players))
        assert _books(watched, QuickDice(players)) == _books(hurried, QuickDice(players)), players


def _books(position: Position, chance: QuickDice) -> list[Any]:
    """The books before every hundredth decision of a game: as they are saved, and as somebody reads them."""
    people, decisions, seen = QuickDice("books"), 0, []
    while position.step is not None and decisions < 400:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE:
            position.answer(seat, question.sample(chance))
        elif question.forced():
            position.answer(seat, question.default())
        else:
            decisions += 1
            if decisions % 200 == 0:
                saved: Any = match.save_position(GAME, position)["table"]
                seen.append(saved["ledger"])
            elif decisions % 100 == 0:
                g = position.state
                seen.append(
                    [ledger.reckoning(g, one, family) for one in range(g.players) for family in range(g.families)]
                )
            position.answer(seat, question.sample(people))
    assert len(str(seen)) > 1000, "something was entered"
    return seen
