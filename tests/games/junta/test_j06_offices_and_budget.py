"""J6 offices, J7 money, J8 the budget, J10.4 the brother-in-law, J11 the bank."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import table

from camarilla.bots import QuickDice
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.offices import Appoint, InLaw
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.course import Bank
from camarilla.games.junta.money import payable, payment
from camarilla.games.junta.questions.chamber import assignments
from camarilla.games.junta.redeal import redeal
from camarilla.games.junta.said import AcceptOffer, ComeHome, MakeOffer
from camarilla.games.junta.state import Goods


def test_j6_1_every_family_an_office_and_nobody_two_generals():
    """J6.1, J6.2: with four everybody one General and one other; with seven no double office."""
    t = table(5).runs(Appoint())
    t.refuses(0, (1, 1, 2, 3, 1, 4), "J6.1").refuses(0, (1, 2, 2, 3, 4, 1), "J6.1")
    t.refuses(0, (0, 1, 2, 3, 4, 4), "J6.1").refuses(0, (1, 2, 3, 1, 2, 3), "J6.1")
    t.says(0, (4, 1, 2, 3, 4, 1))
    assert t.g.offices == [0, 4, 1, 2, 3, 4, 1]
    assert len(assignments(3)) == 36
    assert len(assignments(6)) == 720
    assert all(sorted(way) == [0, 1, 2, 3, 4, 5] for way in assignments(6))


def test_j7_0_aid_notes_are_kept_apart():
    """J7.0, J7.1: the others see neither aid nor cash nor accounts."""
    t = table(5, cash={0: (1, 0, 0), 2: (2, 0, 0)}, account={2: (0, 1, 0)})
    t.g.aid, t.g.aid_of = (3, 3, 2), 0
    mine, theirs = GAME.view(t.g, 0), GAME.view(t.g, 2)
    assert (mine.aid, theirs.aid) == ((3, 3, 2), None)
    assert mine.families[0].cash == (1, 0, 0)
    assert (mine.families[2].cash, mine.families[2].account) == (None, None)
    assert theirs.families[2].account == (0, 1, 0)


def test_j8_1_the_vector_of_the_book():
    """J8.1: drawn 3 x 1, 3 x 2, 2 x 3; 2 to the Minister, 3 to the General, 1 to the Air Force; he keeps 9."""
    t = table(7)
    t.g.aid, t.g.aid_of, t.g.stack = (3, 3, 2), 0, (48, 27, 13)
    t.runs(Budget())
    t.says(0, (2, 3, 0, 0, 0, 1))
    for seat in (1, 2, 3, 4, 5, 6, 0):
        t.says(seat, ((f"office:{seat}", "yes"),))
    t.finish()
    assert t.position.over
    assert [sum(n * v for n, v in zip(notes, (1, 2, 3), strict=True)) for notes in t.g.cash] == [9, 2, 3, 0, 0, 0, 1]
    assert t.g.bank == "open"
    t.lawful()


@pytest.mark.parametrize(
    ("shoots", "alive", "cash"),
    [
        (True, False, [(6, 0, 0), (1, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, 0)]),
        (False, True, [(3, 0, 0), (1, 0, 0), (1, 0, 0), (3, 0, 0), (0, 0, 0)]),
    ],
)
def test_j8_3_a_promise_to_a_man_who_died_meanwhile_stays_with_the_proposer(shoots: bool, alive: bool, cash: Any):
    """J8.3, J2.4, J9.1b: an exile comes home during the vote; shot, he is paid nothing, else what was promised."""
    t = table(5, exile={3: "E1"}, hands={3: (13,)})
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (1, 1, 3, 0)).aside(3, ComeHome()).says(1, shoots)
    if shoots:
        t.says(3, 0)
    t.says(1, (("office:1", "yes"),)).finish()
    assert (t.position.over, t.g.alive[3], t.g.cash) == (True, alive, cash)
    assert [one.args["sum"] for one in t.told("paid-out")] == ([1, 1] if shoots else [1, 1, 3])
    t.lawful()


def test_j8_1_only_what_can_be_paid_exactly_and_at_once():
    """J8.1: no change; a search, not a greedy loop."""
    assert payable((0, 2, 2), (4, 3, 3)) is True
    assert payable((0, 0, 2), (1,)) is False
    assert payable((0, 3, 1), (6, 3)) is True
    assert payable((0, 2, 1), (5, 2)) is True
    assert payable((1, 0, 1), (2, 2)) is False
    assert payment((0, 3, 1), (6, 3)) == ((0, 3, 0), (0, 0, 1))
    t = table(5)
    t.g.aid, t.g.aid_of = (0, 0, 8), 0
    t.runs(Budget()).refuses(0, (1, 0, 0, 0), "J8.1").refuses(0, (25, 0, 0, 0), "J8.1").refuses(0, (3, 3), "J8.1")
    t.refuses(0, (-3, 0, 0, 0), "J8.1").says(0, (0, 0, 0, 0))
    assert t.g.proposal == (0, 0, 0, 0, 0)


def test_j8_1_a_promised_budget_stays_payable():
    """J8.1, J16.1: the proposer may not give away what he needs."""
    t = table(5, cash={0: (2, 0, 0)})
    t.g.aid, t.g.aid_of, t.g.proposal, t.g.proposer = (0, 4, 0), 0, (0, 3, 0, 0, 0), 0
    t.no_aside(0, MakeOffer(2, Goods(notes=(2, 0, 0)), Goods()), "J8.1")
    t.aside(0, MakeOffer(2, Goods(notes=(1, 0, 0)), Goods())).aside(2, MakeOffer(0, Goods(), Goods(money=1)))
    t.aside(2, AcceptOffer(1))
    assert (t.g.cash[0], t.g.cash[2]) == ((1, 0, 0), (1, 0, 0))
    t.no_aside(0, AcceptOffer(2), "J16.2")


def rejected(**given: Any):
    """A budget of 2 MP for seat 1, rejected by seat 2."""
    t = table(5, **given)
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (2, 0, 0, 0))
    while t.g.ballot == 1 and t.asked():
        seat = t.asked()[0]
        if t.question(seat).key != "junta-ask-votes":
            break
        t.says(seat, (("office:2", "no"),) if seat == 2 else ())
    t.finish()
    return t


def test_j8_2_left_of_the_president_votes_first():
    """J8.2: the President is last, or (simplified) first; the brother-in-law votes at the orphan's seat."""
    t = table(4)
    t.g.aid_of = 0
    t.runs(Budget()).says(0, (0, 0, 0))
    assert t.asked() == [1]
    t = table(4, budget_first_voter="president")
    t.g.aid_of = 0
    t.runs(Budget()).says(0, (0, 0, 0))
    assert t.asked() == [0]
    t = table(5, exile={3: "E1"})
    t.g.in_law = 3
    t.runs(ChamberVote("budget", 3))
    assert t.asked() == [0]
    assert t.sources(0) == (("office:3", 1),)


def test_j8_3_a_tie_is_the_presidents():
    """J8.3: 0 to 0 too."""
    t = table(5)
    t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
    t.runs(Budget()).says(0, (2, 0, 0, 0)).finish()
    assert t.asked() == [0]
    t.says(0, True)
    assert (t.g.cash[1], t.g.cash[0], t.g.bank) == ((2, 0, 0), (6, 0, 0), "open")


def test_j8_4_rejected_and_the_minister_does_not_intervene():
    """J8.4: the proposer keeps the money, the bank is closed, pretext."""
    t = rejected()
    assert t.asked() == [1]
    t.says(1, False)
    assert (t.g.cash[0], t.g.cash[1], t.g.bank, t.g.pretext) == ((8, 0, 0), (0, 0, 0), "closed", True)


def test_j8_5_the_minister_forces_the_budget():
    """J8.5: paid as announced, police in the Chamber, pretext, closed for lunch."""
    t = rejected().says(1, True)
    assert (t.g.cash[1], t.g.forced, t.g.bank, t.g.pretext) == ((2, 0, 0), True, "lunch", True)


def test_j8_6_an_absent_minister_cannot_but_the_brother_in_law_may():
    """J8.6, J10.4 and `brother_in_law_minister`."""
    t = rejected(exile={1: "E1"})
    assert t.position.over
    assert t.g.bank == "closed"
    t = table(5, exile={1: "E1"})
    t.g.in_law = 1
    assert t.g.minister() == 0
    t = table(5, exile={1: "E1"}, brother_in_law_minister="vote_and_units")
    t.g.in_law = 1
    assert t.g.minister() == -1


@pytest.mark.parametrize("window", ["before_minister", "after_minister"])
def test_j8_4n_a_new_budget_by_another_hand(window: str):
    """J8.4n, J5.C.61: the President keeps one note; accepted: paid, bank open, no pretext."""
    t = rejected(hands={3: (61,)}, new_budget_window=window)
    if window == "after_minister":
        t.says(1, False)
    t.says(3, 61)
    assert t.asked() == [0]
    t.says(0, "1")
    assert (t.g.aid, t.g.aid_of, t.g.cash[0]) == ((7, 0, 0), 3, (1, 0, 0))
    t.says(3, (0, 1, 3, 0))
    t.says(1, (("office:1", "yes"),)).finish()
    assert (t.g.cash[1], t.g.cash[2], t.g.cash[3], t.g.bank, t.g.pretext) == (
        (1, 0, 0),
        (3, 0, 0),
        (3, 0, 0),
        "open",
        False,
    )
    t.lawful()


def test_j10_4_the_president_chooses_one_orphaned_office():
    """J10.4: all others are frozen; nothing to choose with one; again in phase 2."""
    t = table(5, exile={2: "E1"}, dead=(4,)).runs(InLaw())
    t.refuses(0, "general2", "J10.4").says(0, "air")
    assert (t.g.in_law, t.g.runs(6), t.g.runs(2), t.g.runs(4)) == (6, 0, -2, -2)
    t.runs(InLaw())
    assert t.position.over
    t.runs(InLaw(anew=True)).says(0, "general3")
    assert t.g.in_law == 4
    t = table(5, exile={3: "E1"}).runs(InLaw())
    assert t.g.in_law == 3


def test_j11_1_notes_move_at_the_bank_if_it_is_open():
    """J11.1, J7.1: all at once, in secret; closed and lunch mean no business; J15.3 after lunch it opens."""
    t = table(5, phase=7, cash={1: (2, 1, 0), 2: (1, 0, 0)}, account={1: (0, 0, 1)}, at={1: "bank", 2: "home"})
    t.runs(Banking())
    assert t.asked() == [1]
    t.refuses(1, (3, 0, 0), "J11.1").says(1, (1, 1, 0))
    assert (t.g.account[1], t.g.cash[1]) == ((1, 1, 0), (1, 0, 1))
    assert "sum" not in t.told("banked")[0].heard_by(2)["args"]
    for state in (Bank.CLOSED, Bank.LUNCH):
        t = table(5, phase=7, at={1: "bank"})
        t.g.bank = state
        assert t.runs(Banking()).position.over
    t = table(5, phase=9, at={1: "bank"})
    t.g.bank = Bank.LUNCH
    assert t.runs(Banking(reopened=True)).asked() == [1]


def test_j8_1_the_notes_that_the_president_hands_out_are_the_notes_paid():
    """J8.1, J8.3: two ones stay two ones, though a two was there; the others hear the sum only."""
    t = table(5)
    t.g.aid, t.g.aid_of = (6, 2, 0), 0
    t.runs(Budget())
    answer = t.question(0).menu(("1:1", "1:1", "2:2")).answer
    assert answer == (2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0)
    t.refuses(0, (7, 0, 0) + (0, 0, 0) * 3, "J8.1").refuses(0, (2, 0, 0, 0, 3, 0) + (0, 0, 0) * 2, "J8.1")
    t.refuses(0, (2, 0, 0, 0, 1, 0), "J8.1").refuses(0, (-1, 0, 1) + (0, 0, 0) * 3, "J8.1")
    t.says(0, answer)
    assert [(news.args["sum"], news.secret) for news in t.told("promise")] == [(2, {}), (2, {}), (0, {}), (0, {})]
    assert t.g.proposal == (0, 2, 2, 0, 0)
    t.says(1, (("office:1", "yes"),)).finish()
    assert t.g.cash == [(4, 1, 0), (2, 0, 0), (0, 1, 0), (0, 0, 0), (0, 0, 0)]
    assert t.g.envelopes == ()


def test_j8_1_a_proposer_who_parts_with_the_notes_pays_in_others():
    """J7.1, J8.1: he promised sums, not notes; what he has left must do."""
    t = table(5, cash={0: (2, 0, 0)})
    t.g.aid, t.g.aid_of = (0, 1, 0), 0
    t.runs(Budget()).says(0, (2, 0, 0) + (0, 0, 0) * 3)
    t.aside(0, MakeOffer(3, Goods(notes=(1, 0, 0)), Goods())).aside(3, AcceptOffer(1))
    t.says(1, (("office:1", "yes"),)).finish()
    assert t.g.cash == [(1, 0, 0), (0, 1, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0)]


def test_j8_1_nobody_else_can_know_which_notes_are_meant_for_whom():
    """Worlds of the others know nothing of it; the proposer's own keep it."""
    t = table(5)
    t.g.aid, t.g.aid_of = (6, 2, 0), 0
    t.runs(Budget()).says(0, (2, 0, 0) + (0, 0, 0) * 3)
    for seat, known in ((0, ((0, 0, 0), (2, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))), (1, ()), (2, ())):
        world = t.position.copy()
        redeal(world, seat, QuickDice(1))
        assert world.state.envelopes == known


def test_j8_1_at_the_cut_between_promise_and_dice_nobody_else_sees_the_notes():
    """J17.0t The dice of the dummies cut the story of the budget: two ones and a two look alike to the others."""
    seen = []
    for notes in ((2, 0, 0), (0, 1, 0)):
        t = table(2)
        t.g.aid, t.g.aid_of = (6, 2, 0), 0
        t.runs(Budget()).says(0, notes + (1, 0, 0) * (t.g.families - 2))
        assert t.position.chance() is not None, "no die, no cut"
        assert t.g.envelopes[1] == notes
        seen.append([GAME.view(t.g, seat) for seat in (None, 1)])
    assert seen[0] == seen[1]
