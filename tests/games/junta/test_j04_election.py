"""J4: votes, elections, taking office, resigning."""

from __future__ import annotations

from tests.games.junta.moment import table

from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.election import Election, Resign
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.course import Phase, Stage
from camarilla.games.junta.said import ComeHome, Play, StepDown


def test_j4_1_1_heads_vote_before_offices_exist_and_offices_afterwards():
    """J4.1.1, J4.0: influence cards serve again, vote cards are discarded after one use."""
    t = table(5, phase=0)
    t.g.assigned = False
    t.runs(ChamberVote("budget", 0))
    assert t.sources(0) == (("head:0", 1),)
    t = table(5, hands={1: (13,)}, opens={1: (5, 6)})
    t.runs(ChamberVote("budget", 1))
    assert t.sources(1) == (("office:1", 1), ("office:5", 1), ("card:5", 10), ("card:6", 5), ("card:13", 2))
    t.says(1, (("card:13", "yes"), ("card:6", "no")))
    assert 13 in t.g.discards
    assert t.g.table[1] == (5, 6)
    assert [(str(b.source), b.votes, b.choice) for b in t.g.cast] == [("card:13", 2, "yes"), ("card:6", 5, "no")]


def test_j4_1_2_each_source_counts_once_per_vote():
    """J4.1.2, J4.3: any, all or none; a used source is gone in round 2; abstaining is allowed."""
    t = table(4, opens={1: (2,)})
    t.runs(ChamberVote("budget", 1))
    t.refuses(1, (("card:2", "yes"), ("card:2", "no")), "J4.1.2")
    t.refuses(1, (("card:9", "yes"),), "J4.1.2")
    t.refuses(1, (("card:2", "maybe"),), "J8.2")
    t.says(1, (("card:2", "yes"),))
    t.abstain()
    assert t.sources(1) == (("office:1", 1), ("office:2", 1))


def test_j4_1_2_with_every_ballot_round_influence_votes_twice():
    """J4.1.2 the other reading."""
    t = table(4, opens={1: (2,)}, influence_use="every_ballot_round")
    t.runs(ChamberVote("budget", 1)).says(1, (("card:2", "yes"), ("office:1", "yes")))
    t.abstain()
    assert t.sources(1) == (("office:2", 1), ("card:2", 8))


def test_j4_1_2n_nominees_answer_at_once_and_only_they_can_be_voted_for():
    """J4.1.2n, J4.3: a refusal lets the nominator name another."""
    t = table(4)
    t.runs(Election("resigned"))
    t.says(1, 2)
    t.says(2, False)
    t.refuses(1, 2, "J4.1.2n")
    t.says(1, 3).says(3, True)
    t.refuses(1, (("office:1", "2"),), "J4.1.2n")
    t.says(1, (("office:1", "3"), ("office:2", "3")))
    assert t.g.candidates == (3,)


def test_j4_1_2r_most_votes_win_and_the_winner_may_refuse():
    """J4.1.2r, J4.2, J4.2n: left of the last President begins; the new one gives his offices away."""
    t = table(4)
    t.runs(Election("resigned"))
    assert t.asked() == [1]
    t.says(1, 1).says(1, (("office:1", "1"), ("office:2", "1")))
    t.says(2, -1).says(2, ())
    t.says(3, 3).says(3, (("office:4", "3"),))
    t.says(0, -1)
    t.finish()
    assert {b.choice for b in t.g.cast} == {"1", "3"}
    t.says(1, True)
    assert t.g.president == 1
    t.refuses(1, (1, 2, 3, 0, 2, 0), "J6.1")
    t.says(1, (0, 2, 3, 0, 2, 3))
    assert t.g.offices == [1, 0, 2, 3, 0, 2, 3]
    assert t.result == 1


def test_j4_1_2r_after_three_failed_votes_the_lot_decides():
    """J4.1.2r: without candidates among all who are eligible; it cannot be refused."""
    t = table(4)
    t.runs(Election("resigned"))
    for _ in range(3):
        for seat in (1, 2, 3, 0):
            t.says(seat, -1)
    t.draws("2")
    assert t.g.president == 2
    assert len(t.told("vote-failed")) == 3


def test_j4_2_the_presidency_is_vacant_and_an_ex_president_votes_with_his_cards():
    """J4.2, J10.4: no brother-in-law; exiles and the dead neither vote nor stand; one eligible player needs no vote."""
    t = table(5, opens={0: (2,)}, exile={3: "E1"}, dead=(4,))
    t.g.in_law = 3
    t.runs(Election("resigned"))
    assert (t.g.president, t.g.in_law) == (-1, -1)
    t.says(1, 0).says(0, True).says(1, ())
    t.refuses(2, 3, "J4.1.2n")
    t.says(2, -1).says(2, ())
    t.says(0, -1)
    assert t.sources(0) == (("card:2", 8),)
    t = table(5, dead=(0, 1, 2, 3))
    t.runs(Election("murdered"))
    assert t.g.president == 4


def test_j4_2x_without_anybody_in_the_country_there_is_no_election():
    """J4.2x, J9.1b: exiles are offered a safe return first."""
    t = table(4, dead=(0, 1), exile={2: "E1", 3: "E2"})
    t.g.murdered = True
    t.runs(Election("murdered"))
    assert t.asked() == [2, 3]
    t.says(2, False).says(3, False)
    assert t.result == -1
    t = table(4, dead=(0, 1), exile={2: "E1", 3: "E2"})
    t.g.murdered = True
    t.runs(Election("murdered")).says(2, True).says(3, False)
    assert (t.g.exile[2], t.g.president) == ("", 2)


def test_j4_r_the_president_resigns_when_the_rules_let_him():
    """J4.R: not in a vote, in phase 6 while attempts run, or in a coup; aid that is not settled passes on."""
    t = table(4, phase=4)
    t.g.aid, t.g.aid_of = (8, 0, 0), 0
    t.aside(0, StepDown())
    assert t.told("resigned")
    for seat in (1, 2, 3, 0):
        t.says(seat, 2 if seat == 1 else -1)
        if seat == 1:
            t.says(2, True)
        t.says(seat, (("office:1", "2"),) if seat == 1 else ()) if seat != 0 else None
    t.finish()
    t.says(2, True)
    assert (t.g.president, t.g.aid_of, t.g.aid) == (2, 2, (8, 0, 0))
    for changed in ({"ballot": Stage.FIRST_ROUND}, {"coup": True}, {"resigned": True}, {"phase": Phase.AFTERMATH}):
        other = table(4, phase=4, hands={0: (40,)})
        for name, value in changed.items():
            setattr(other.g, name, value)
        other.no_aside(0, StepDown(), "J4.R")
    other.no_aside(1, StepDown(), "J4.R")
    table(4, phase=6, hands={0: (40,)}).runs(Terror()).no_aside(0, StepDown(), "J4.R")


def test_j4_r_a_president_whose_budget_is_announced_stays_until_it_is_settled():
    """J4.R, J8.1, J16.1: he cannot leave the Minister to force a budget that nobody can pay."""
    t = table(4, hands={0: (40,)})
    t.g.aid, t.g.aid_of = (8, 0, 0), 0
    t.runs(Budget()).says(0, (1, 1, 0))
    t.says(1, (("office:1", "no"),)).finish()
    assert t.asked() == [1]
    t.no_aside(0, StepDown(), "J4.R")
    t.says(1, False).aside(0, StepDown())
    assert t.told("resigned")


def test_j4_r_nobody_resigns_while_the_minister_aims_at_an_exile():
    """J4.R, J9.1b, J16.1: who announced the shot gets the cash, not a Minister of the next government."""
    t = table(5, phase=7, exile={3: "E1"}, hands={0: (40,), 3: (13,)}, cash={3: (2, 0, 0)}).aside(3, ComeHome())
    t.no_aside(0, StepDown(), "J4.R").says(1, True)
    t.no_aside(0, StepDown(), "J4.R").says(3, 0)
    assert t.g.cash[1] == (2, 0, 0)
    t.aside(0, StepDown())
    assert t.told("resigned")


def test_j4_r_a_budget_of_somebody_else_does_not_hold_him():
    """J4.R, J8.4n: the proposer is another; a tie is then the new President's."""
    t = table(4, hands={0: (40,)})
    t.g.aid, t.g.aid_of, t.g.proposal, t.g.proposer = (7, 0, 0), 2, (1, 0, 0, 0), 2
    t.runs(Budget(second=True), "tie").aside(0, StepDown())
    assert t.told("resigned")


def test_j4_r_with_kept_the_old_president_keeps_the_aid():
    """J4.R, J7.0."""
    t = table(5, aid_on_resignation="kept", exile={1: "E1", 2: "E1", 3: "E1"})
    t.g.aid, t.g.aid_of = (8, 0, 0), 0
    t.runs(Resign(0))
    t.says(4, 4).says(4, (("office:4", "4"),)).says(0, -1)
    t.finish().says(4, True)
    assert (t.g.cash[0], t.g.aid, t.g.aid_of) == ((8, 0, 0), (0, 0, 0), 4)


def test_j5_c_62_63_64_cut_a_vote_short_or_make_it_void():
    """J5.C.62, J5.C.63, J5.C.64, J5.C.v, J5.C.w: in a recess, in round 2, right after the last vote."""
    t = table(4, hands={1: (64,), 2: (63,), 3: (62,)})
    t.runs(ChamberVote("budget", 1))
    t.says(1, (("office:1", "yes"),))
    t.abstain()
    t.says(1, 64).says(2, 0).says(3, 0)
    assert t.g.ballot == 3
    t.says(2, 63).says(3, 0)
    assert (t.g.ballot, t.g.cast) == (1, ())
    assert t.g.discards == (64, 63)
    t.says(1, (("office:1", "yes"),))
    t.abstain().pass_windows()
    t.says(1, (("office:2", "no"),))
    t.aside(3, Play(62))
    assert [str(b.source) for b in t.g.cast] == ["office:1"]
    assert t.result == (("yes", 1),)


def test_j5_c_62_in_round_1_of_a_budget_the_round_is_finished_first():
    """J5.C.62, J5.C.v: the result is that of ballot round 1, not of the first voter; no recess, no round 2."""
    t = table(4, hands={1: (62,), 2: (63,)})
    t.g.aid, t.g.aid_of = (8, 0, 0), 0
    t.runs(Budget()).says(0, (1, 1, 1)).says(1, (("office:1", "no"),))
    t.no_aside(2, Play(62), "J5.3").aside(1, Play(62))
    assert (t.asked(), t.g.ballot, t.g.discards) == ([2], 1, (62,))
    t.no_aside(1, Play(62), "J5.3")
    t.says(2, (("office:3", "yes"),)).says(3, (("office:4", "yes"), ("office:6", "yes"))).says(0, ())
    assert (t.g.ballot, t.question(2).text) == (3, "junta-ask-after-vote")
    t.pass_windows()
    assert [(b.voter, b.choice, b.round) for b in t.g.cast] == [
        (1, "no", 1),
        (2, "yes", 1),
        (3, "yes", 1),
        (3, "yes", 1),
    ]
    assert (t.told("budget-accepted") != [], t.g.cash[1:4]) == (True, [(1, 0, 0)] * 3)


def test_j5_c_62_in_round_1_of_an_election_everybody_still_nominates_and_votes():
    """J5.C.62, J4.1.2n: who plays it first is not elected by himself alone."""
    t = table(5, hands={1: (62,)}).runs(Election("resigned"))
    t.says(1, 1).says(1, (("office:1", "1"),)).aside(1, Play(62))
    assert t.asked() == [2]
    t.says(2, 3)
    assert (t.asked(), t.question(3).text) == ([3], "junta-ask-accept-nomination")
    t.says(3, True).says(2, (("office:2", "3"), ("office:6", "3")))
    t.says(3, -1).says(3, (("office:3", "3"),)).says(4, -1).says(4, (("office:4", "1"),)).says(0, -1)
    t.finish()
    assert (t.g.candidates, [one.args["votes"] for one in t.told("tally")]) == ((1, 3), [2, 3])
    assert (t.asked(), t.question(3).text) == ([3], "junta-ask-accept-election")


def test_j5_c_63_makes_a_vote_void_that_62_has_marked():
    """J5.C.63, J5.C.v: in the order played; the vote begins again without the mark."""
    t = table(4, hands={1: (62,), 2: (63,), 3: (13,)}, vote_card_timing="any_turn")
    t.runs(ChamberVote("budget", 1)).says(1, (("office:1", "no"),)).aside(1, Play(62))
    t.aside(3, Play(13, what="yes")).aside(2, Play(63))
    assert (t.g.ballot, t.g.cast, t.g.cut, t.asked()) == (1, (), "", [1])
    t.abstain()
    assert t.g.ballot == 2


def test_j5_c_43_and_45_more_sources():
    """J5.C.43 five indivisible votes; J5.C.45 the small cards of others, at printed value, later ones too."""
    t = table(5, opens={1: (1, 43), 2: (5, 6, 2), 3: (4, 45), 4: (1,)})
    t.g.reform = 3
    t.runs(ChamberVote("budget", 1))
    assert t.sources(1) == (("office:1", 1), ("office:5", 1), ("card:1", 10), ("card:43", 5))
    t.says(1, ())
    assert t.sources(2) == (("office:2", 1), ("office:6", 1), ("card:2", 8))
    t.says(2, ())
    assert t.sources(3) == (("office:3", 1), ("card:4", 5), ("card:5@2", 5), ("card:6@2", 5))


def test_j5_c_45_a_card_that_was_cast_by_its_owner_is_not_cast_again_by_the_reformer():
    """J5.C.45, J4.1.2: a card is one source, whoever casts it; and the other way round in ballot round 2."""
    t = table(5, opens={1: (5,), 3: (4,)}, hands={3: (45,), 2: (6, 2)})
    t.runs(ChamberVote("budget", 1)).says(1, (("card:5", "yes"),))
    t.aside(3, Play(45)).says(2, ())
    assert t.sources(3) == (("office:3", 1), ("card:4", 5))
    t.refuses(3, (("card:5@1", "no"),), "J4.1.2")


def test_j5_c_45_a_small_card_that_is_laid_open_later_is_the_reformers_too():
    """J5.C.45: its owner may lay it open, but not cast it; a large one he casts."""
    t = table(5, opens={3: (4, 45)}, hands={2: (2, 6)})
    t.g.reform = 3
    t.runs(ChamberVote("budget", 2))
    assert t.sources(2) == (("office:2", 1), ("office:6", 1), ("card:2", 8))
    t.refuses(2, (("card:6", "no"),), "J4.1.2")
    t.aside(2, Play(6)).says(2, ())
    assert t.sources(3) == (("office:3", 1), ("card:4", 5), ("card:6@2", 5))


def test_j5_c_45_a_dummys_cards_stay_with_its_leader():
    """J5.C.45, J17.0v: the reform takes the cards of players; a dummy is none."""
    t = table(2, opens={0: (4, 45), 1: (9,), 2: (6,)})
    t.g.reform, t.g.faction[2] = 0, "opposition"
    t.runs(ChamberVote("budget", 1))
    assert t.sources(1) == (("office:3", 1), ("office:6", 1), ("office:1", 1), ("card:6", 5))


def test_j5_c_43_counts_once_in_each_vote_even_if_influence_counts_twice():
    """J5.C.43, J4.1.2 with `every_ballot_round`."""
    t = table(4, opens={1: (1, 43)}, influence_use="every_ballot_round")
    t.runs(ChamberVote("budget", 1)).says(1, (("card:1", "yes"), ("card:43", "yes")))
    t.abstain()
    assert t.sources(1) == (("office:1", 1), ("office:2", 1), ("card:1", 10))


def test_j4_2_first_voter_may_be_the_minister():
    """J4.2 the simplified order."""
    t = table(5, election_first_voter="minister")
    t.g.offices[1], t.g.offices[2] = 2, 1
    t.runs(Election("resigned"))
    assert t.asked() == [2]
