"""Every ruling is a switch: the readings that no other test of this folder plays."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import Table, coup_table, table

from camarilla.core.illegal import BadInput
from camarilla.games.junta import GAME
from camarilla.games.junta.acts import BribeUnits
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.setup import starting_hand


@pytest.mark.parametrize(("players", "switch", "cards"), [(5, "5", 5), (5, "6", 6), (2, "6", 4), (3, "5", 4)])
def test_j3_4_starting_hand(players: int, switch: str, cards: int):
    """J3.4, J17.1: with dummies everybody gets four."""
    assert starting_hand(table(players, starting_hand=switch).g) == cards


def nominate_in_round_2(**switches: Any) -> Table:
    """Seat 1 stands in ballot round 1; then nobody plays a card in the recess."""
    t = table(4, **switches).runs(Election("resigned"))
    t.says(1, 1).says(1, ()).says(2, -1).says(2, ()).says(3, -1).says(3, ()).says(0, -1)
    return t


def test_j4_1_2n_with_open_nominations_ballot_round_2_has_new_candidates():
    """J4.1.2n and `round_two_candidates`."""
    t = nominate_in_round_2()
    assert (t.g.ballot, t.question(1).key) == (2, "junta-ask-votes")
    t = nominate_in_round_2(round_two_candidates="open")
    assert (t.g.ballot, t.question(1).key) == (2, "junta-ask-seat")
    t.says(1, 3).says(3, True).says(1, (("office:1", "3"),))
    assert t.g.candidates == (1, 3)


def divided(**switches: Any) -> Table:
    """Two votes for seat 1, one for seat 2, one for seat 3: most, but not more than half."""
    t = table(4, **switches).runs(Election("resigned"))
    t.says(1, 1).says(1, (("office:1", "1"), ("office:2", "1")))
    t.says(2, 2).says(2, (("office:3", "2"),)).says(3, 3).says(3, (("office:4", "3"),)).says(0, -1)
    return t.finish()


def test_j4_1_2r_an_absolute_majority_is_more_than_half_of_the_votes_cast():
    """J4.1.2r and `election_majority`."""
    assert divided().question(1).text == "junta-ask-accept-election"
    t = divided(election_majority="absolute")
    assert (len(t.told("vote-failed")), t.g.ballot, t.g.candidates) == (1, 1, ())


def test_j4_1_2r_at_a_table_of_people_a_deadlock_may_last():
    """J4.1.2r and `vote_deadlock`: after three failures they simply vote again."""
    t = table(4, vote_deadlock="never").runs(Election("resigned"))
    for _ in range(4):
        for seat in (1, 2, 3, 0):
            t.says(seat, -1)
    assert (len(t.told("vote-failed")), t.asked()) == (4, [1])


def test_j4_2_an_ex_president_may_have_no_votes_at_all():
    """J4.2 and `ex_president_vote`: not even those of his cards."""
    t = table(4, opens={0: (2,)}, hands={0: (13,)}, ex_president_vote="none").runs(Election("resigned"))
    t.says(1, 1).says(1, ()).says(2, -1).says(2, ()).says(3, -1).says(3, ()).says(0, -1)
    t.refuses(0, (("card:2", "1"),), "J4.1.2").refuses(0, (("card:13", "1"),), "J4.1.2")


def test_j8_4n_the_new_budget_may_wait_for_the_minister():
    """J8.4n and `new_budget_window`: only if he does not intervene."""
    for forces, asked in ((True, []), (False, [2])):
        t = table(5, hands={2: (61,)}, new_budget_window="after_minister")
        t.g.aid, t.g.aid_of, t.g.stack = (8, 0, 0), 0, (43, 30, 15)
        t.g.proposal, t.g.proposer = (0, 1, 0, 0, 0), 0
        t.runs(Budget(), "rejected")
        assert t.asked() == [1]
        assert t.says(1, forces).asked() == asked


@pytest.mark.parametrize("need", [2, 3, 4, 5, 6])
def test_j13_10_the_number_that_wins_a_unit_over(need: int):
    """J13.10 and `unit_bribe_success`: this or more."""
    for face, won in ((need - 1, 0), (need, 1)):
        t = coup_table(
            leader=2, units={("MKT", "police", -1): 1}, hands={2: (31,)}, cash={2: (1, 0, 0)},
            unit_bribe_success=str(need),
        ).runs(Turn(2))  # fmt: skip
        t.says(2, BribeUnits(31, "MKT", 1)).says(2, (1, 0, 0)).rolls(face)
        assert sum([number for stack, number in t.g.units.items() if stack[2] == 2]) == won


def test_the_simplified_rules_are_a_preset_of_switches():
    """What differs from the classic book, and nothing else; an unknown value is refused."""
    classic, simplified = GAME.rules({}), GAME.rules(GAME.presets["simplified"])
    assert {name: value for name, value in simplified.items() if value != classic[name]} == {
        "starting_hand": "6",
        "election_first_voter": "minister",
        "budget_first_voter": "president",
        "target_cash_lock": "off",
        "lunch_reopens": "always",
        "rebels_fire_at_rebels": "forbidden",
        "move_part": "whole_stack",
        "bombard_target": "combat_segment",
        "combat_order": "all_areas_per_volley",
        "opening_fire": "off",
        "retreat": "most_losses",
    }
    with pytest.raises(BadInput):
        GAME.rules({"retreat": "never"})
