"""What the book forbids, number by number: refused with the rule, nothing changed, or not even asked."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import coup_table, table

from camarilla.core.illegal import Illegal
from camarilla.games.junta.acts import END, Bombard, BringUnits, Flee, Land, Move
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.budget import Budget, NewBudget
from camarilla.games.junta.chapters.cards import playable
from camarilla.games.junta.chapters.combat import Combat
from camarilla.games.junta.chapters.consequences import Aftermath
from camarilla.games.junta.chapters.coup import Coup, Uprising
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.chapters.mini import FirstLeader, Succession
from camarilla.games.junta.chapters.offices import Appoint
from camarilla.games.junta.chapters.rounds import Cabinet
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.questions.terror import Announcement
from camarilla.games.junta.said import Discard, MakeOffer, OpenForDummy, Play, StepDown, SwapWithDummy
from camarilla.games.junta.state import Goods
from camarilla.speech import Speech

NOTHING = Goods()


def test_j4_3_a_vote_that_was_cast_stays_cast():
    """J4.3, J4.1.2: he is not asked again in this ballot round, and in the next the source is gone."""
    t = table(4).runs(ChamberVote("budget", 1)).says(1, (("office:1", "yes"),))
    t.not_asked(1).abstain()
    t.refuses(1, (("office:1", "no"),), "J4.1.2")


@pytest.mark.parametrize(
    ("source", "named"),
    [("card:2", "Conservatives"), ("card:5@2", "Socialists"), ("office:9", "office:9"), ("card:99", "card:99")],
)
def test_j4_1_2_a_refusal_names_the_source_in_words(source: str, named: str):
    """J4.1.2: as far as there is such a thing."""
    t = table(4).runs(ChamberVote("budget", 1)).refuses(1, ((source, "yes"),), "J4.1.2")
    with pytest.raises(Illegal) as refusal:
        t.question(1).check(t.question(1).read([[source, "yes"]]))
    assert named in Speech("en").refused(refusal.value)


def test_j13_4_a_refusal_names_the_areas_in_words():
    """J13.4: and an area that is on no map is refused as such."""
    t = coup_table(leader=1).runs(Turn(2))
    t.refuses(2, Move(2, "XXX", "PAL", (("brigade1", 1),)), "J13.4")
    with pytest.raises(Illegal) as refusal:
        t.question(2).check(Move(2, "B1", "PAL", (("brigade1", 1),)))
    assert "Presidential Palace" in Speech("en").refused(refusal.value)


def test_j4_2_the_dead_and_the_exiled_neither_vote_nor_stand():
    """J4.2, J9.1."""
    t = table(5, exile={2: "E1"}, dead=(3,)).runs(Election("resigned"))
    t.refuses(1, 2, "J4.1.2n").refuses(1, 3, "J4.1.2n").not_asked(2).not_asked(3)
    t.says(1, -1)
    assert t.asked() == [4]


@pytest.mark.parametrize(
    ("card", "phase"),
    [
        (49, 5), (53, 7), (60, 4), (61, 5), (62, 4), (13, 4), (12, 4), (25, 5), (29, 5), (30, 5), (31, 5),
        (42, 3), (43, 3), (44, 3), (45, 3),
    ],
)  # fmt: skip
def test_j5_3_cards_out_of_their_window_or_without_their_condition(card: int, phase: int):
    """J5.3, J5.3.1, J5.3.2, J5.3.3, J5.3.4, J5.3.5, J5.C.w, J5.C.42, J5.C.43, J5.C.44, J5.C.45: discard it."""
    t = table(5, phase=phase, hands={1: (card,)}, cash={1: (4, 0, 0)})
    t.no_aside(1, Play(card), "J5.3").aside(1, Discard(card))
    assert (t.g.hand[1], t.g.table[1], t.g.discards, t.told("played")) == ((), (), (card,), [])


@pytest.mark.parametrize(("card", "needed", "other"), [(42, 3, 1), (43, 1, 3), (44, 7, 8), (45, 4, 5)])
def test_j5_c_42_to_45_need_one_certain_card_open(card: int, needed: int, other: int):
    """J5.C.42, J5.C.43, J5.C.44, J5.C.45: another one, or the right one before somebody else, does not do."""
    play = Play(card, 2 if card == 44 else -1)
    table(5, phase=3, hands={1: (card,)}, opens={1: (other,), 2: (needed,)}).no_aside(1, play, "J5.3")
    t = table(5, phase=3, hands={1: (card,)}, opens={1: (needed,)}).aside(1, play)
    assert [one.rule for one in t.told("played")] == [f"J5.C.{card}"]


def test_j5_3_2_a_vote_card_is_played_in_ones_own_turn_only():
    """J5.3.2, J5.C.64: nor does a summer recess begin in the middle of a ballot round."""
    t = table(4, hands={2: (13, 64)}).runs(ChamberVote("budget", 1))
    t.no_aside(2, Play(13, what="yes"), "J5.3").no_aside(2, Play(64), "J5.3")


def test_j5_3_6_no_donation_without_a_note_on_the_stack():
    """J5.3.6."""
    t = table(5, hands={1: (36,)})
    t.g.stack = (0, 0, 0)
    t.no_aside(1, Play(36), "J5.3")


def test_j5_2_an_open_influence_card_cannot_be_given_away():
    """J5.2, J5.3.3."""
    t = table(5, opens={1: (1,)}, hands={1: (13,)})
    t.no_aside(1, MakeOffer(2, Goods(cards=(1,)), NOTHING), "J5.2")


def test_j5_3t_a_target_plays_nothing_until_phase_6_is_over():
    """J5.3t: not even in the election that follows; there he votes with what lies open."""
    t = table(5, phase=6, dead=(0,), hands={1: (1, 13, 46)}, opens={1: (2,)})
    t.g.targets, t.g.murdered = (1,), True
    assert playable(t.g, 1) == ()
    t.runs(Election("murdered")).says(1, 1)
    assert t.sources(1) == (("office:1", 1), ("office:5", 1), ("card:2", 8))
    t.refuses(1, (("card:1", "1"),), "J4.1.2")


def test_j5_c_60_and_61_are_not_for_the_president():
    """J5.C.60, J5.C.61, J8.4n."""
    t = table(5, phase=2, hands={0: (60,), 1: (13,)}).runs(Cabinet())
    t.not_asked(0).refuses(1, 60, "J5.C.w")
    t = table(5, hands={0: (61,), 1: (13,)})
    t.g.aid, t.g.aid_of, t.g.proposal, t.g.proposer = (8, 0, 0), 0, (0, 1, 0, 0, 0), 0
    t.runs(Budget(), "rejected").not_asked(0).refuses(1, 61, "J5.C.w")


def test_j7_0_aid_notes_are_not_for_giving_away():
    """J7.0: until the budget is settled."""
    t = table(5, hands={0: (40,)})
    t.g.aid, t.g.aid_of = (8, 0, 0), 0
    t.no_aside(0, MakeOffer(1, Goods(notes=(1, 0, 0)), NOTHING), "J7.1")


def test_j8_4n_the_president_keeps_one_of_the_notes_he_drew():
    """J8.4n."""
    t = table(5)
    t.g.aid, t.g.aid_of, t.g.proposal, t.g.proposer = (7, 1, 0), 0, (0, 0, 0, 0, 0), 0
    t.runs(NewBudget(2)).refuses(0, "3", "J8.4n").says(0, "2")
    assert (t.g.cash[0], t.g.aid, t.asked()) == ((0, 1, 0), (7, 0, 0), [2])


@pytest.mark.parametrize("given", [{"dead": (1,)}, {"exile": {1: "E1"}}])
def test_j8_6_a_minister_who_is_not_there_forces_nothing(given: Any):
    """J8.6, J8.4: the office is frozen; the bank stays closed."""
    t = table(5, **given)
    t.g.aid, t.g.aid_of, t.g.proposal, t.g.proposer = (8, 0, 0), 0, (0, 1, 0, 0, 0), 0
    t.runs(Budget(), "rejected")
    assert (t.position.over, t.g.bank, t.g.pretext, t.g.cash[0]) == (True, "closed", True, (8, 0, 0))


def test_j9_0_only_an_embassy_takes_exiles_and_a_dummy_never_flees():
    """J9.0, J17.8, J17.5."""
    t = table(2, phase=5)
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.runs(Locations()).refuses(1, "exile-MKT", "J9.0").refuses(1, "casino", "J9.0")
    t.says(0, "home").says(1, "home").refuses(0, ("exile-E1",), "J17.5").refuses(0, ("bank", "bank"), "J17.5")


def test_j11_1_who_is_elsewhere_dead_or_abroad_does_no_banking():
    """J11.1, J9.1: and nobody while the bank is closed, for lunch too."""
    at = {1: "home", 2: "bank", 3: "bank"}
    t = table(5, phase=7, at=at, exile={3: "E1"}).runs(Banking())
    assert t.asked() == [2]
    for state in (Bank.CLOSED, Bank.LUNCH):
        t = table(5, phase=7, at=at)
        t.g.bank = state
        assert t.runs(Banking()).position.over


def test_j12_1_without_a_pretext_only_headquarters_or_red_units_start_a_coup():
    """J12.1, J12.2, J12.3g: neither moving, landing nor firing; grey units neither."""
    t = table(5, phase=8, hands={1: (49, 54)}).runs(Uprising())
    t.refuses(1, Move(1, "P1", "BNK", (("police", 1),)), "J12.1").refuses(1, Land("marines", "DOC"), "J12.1")
    t.refuses(1, Bombard("gunboat", "PAL"), "J12.1").refuses(1, BringUnits(49, "BNK"), "J5.C.u")
    t.says(1, BringUnits(54, "DOC"))
    assert (t.g.leader, t.g.pretext) == (1, True)


def test_j12_1_the_president_starts_no_coup_against_himself():
    """J12.1: he is not asked, even with a pretext."""
    t = table(4, phase=8)
    t.g.pretext = True
    t.runs(Uprising()).not_asked(0).says(1, END).says(2, END).not_asked(0).says(3, END)
    assert t.result is False


def test_j12_3_a_start_by_fire_names_the_palace():
    """J12.3, J13.6."""
    t = table(5, phase=8)
    t.g.pretext = True
    t.runs(Uprising()).refuses(1, Bombard("gunboat", "MKT"), "J13.6").refuses(1, Bombard("air_strike", "PAL"), "J13.6")


def test_j13_1_and_13_2_the_president_has_no_opening_turn():
    """J13.1, J13.2: nor his brother-in-law."""
    t = coup_table(leader=3, phase=0, players=4, exile={1: "E1"})
    t.g.in_law, t.g.order = 1, (3, 0, 1, 2)
    t.runs(Coup(None, place=1), "next_mover")
    assert t.asked() == [2]
    t.not_asked(0)


def test_j13_3_embassies_are_not_fired_at():
    """J13.3, J13.6."""
    t = coup_table(leader=1, units={("E1", "brigade1", -1): 1}).runs(Turn(1))
    t.refuses(1, Bombard("gunboat", "E1"), "J13.6").says(1, Bombard("gunboat", "MKT"))
    t.refuses(1, Bombard("gunboat", "MKT"), "J13.6")


def test_j13_3e_who_has_acted_does_not_flee_and_the_president_never():
    """J13.3e, J9.1."""
    t = coup_table(leader=1).runs(Turn(2)).says(2, Move(2, "B1", "P1", (("brigade1", 1),)))
    t.refuses(2, Flee("E1"), "J13.3e")
    coup_table(leader=1).runs(Turn(0)).refuses(0, Flee("E1"), "J13.3e")


def test_j13_9_units_change_hands_in_a_movement_segment_only():
    """J13.9: and only one's own."""
    t = coup_table(leader=1).runs(Turn(3))
    t.no_aside(2, MakeOffer(3, Goods(units=(("B2", "brigade2", 1),)), NOTHING), "J13.9")
    t.no_aside(2, MakeOffer(3, Goods(units=(("B1", "brigade1", 7),)), NOTHING), "J13.9")
    t = coup_table(leader=1, units={("B1", "brigade1", -1): 6, ("B1", "police", -1): 1}).runs(Combat())
    t.no_aside(2, MakeOffer(3, Goods(units=(("B1", "brigade1", 1),)), NOTHING), "J13.9")
    t.no_aside(2, MakeOffer(3, NOTHING, Goods(units=(("B2", "brigade2", 1),))), "J13.9")


def test_j14_1_there_are_two_sides_and_the_president_has_one():
    """J14.1."""
    t = coup_table(leader=2, phase=6, players=4).runs(Coup(None), "declare_first")
    t.refuses(2, "none", "J14.1").says(2, "rebels").says(3, "president").not_asked(0).says(1, "president")
    assert t.g.winner == "president"


def test_j15_1_neither_exiles_nor_the_loyal_stand_before_the_squad():
    """J15.1, J15.2: after a victory of the rebels no exile either."""
    t = coup_table(leader=2, exile={3: "E1"})
    t.g.phase, t.g.winner, t.g.rebels = Phase.AFTERMATH, "president", (2, 3)
    t.runs(Aftermath()).refuses(0, 3, "J15.1").refuses(0, 1, "J15.1").says(0, -1)
    assert t.g.alive == [True] * 5
    t = coup_table(leader=2, exile={3: "E1"})
    t.g.phase, t.g.winner = Phase.AFTERMATH, "rebels"
    t.runs(Aftermath()).says(2, 2).says(2, True).refuses(2, 3, "J15.2").refuses(2, 2, "J15.2")


def test_j17_0_and_18_0_the_president_chooses_roles_not_persons():
    """J17.0, J18.0, J17.2, J18.2."""
    t = table(2, phase=2).runs(Appoint()).refuses(0, "admiral", "J17.0").says(0, "general2")
    assert t.g.offices == [0, 2, 3, 1, 4, 0, 1]
    t = table(3, phase=2).runs(Appoint()).refuses(0, 0, "J18.0").refuses(0, 3, "J18.0").says(0, 2).says(0, "general1")
    assert t.g.offices == [0, 2, 1, 3, 4, 0, 1]
    table(2, phase=0).runs(FirstLeader()).refuses(0, 2, "J17.2")
    t = table(3)
    t.g.last_president = 0
    t.runs(Succession()).refuses(t.g.offices[1], "both", "J18.2")


def test_j17_2_only_a_present_real_player_becomes_president():
    """J17.2."""
    t = table(3, exile={2: "E1"}, hands={0: (40,)})
    t.g.faction[3:] = ["government", "government"]
    t.aside(0, StepDown()).refuses(0, 2, "J17.2").refuses(0, 3, "J17.2").says(0, 1)
    assert t.g.president == 1


def test_j17_6_nobody_sends_assassins_against_his_own_dummies():
    """J17.6, J10.0."""
    t = table(2, phase=6, at=dict.fromkeys(range(5), "home"))
    t.g.faction[2:] = ["government", "government", "opposition"]
    t.runs(Terror()).refuses(0, Announcement(0, 3, "home"), "J10.0").says(0, Announcement(0, 4, "home"))


def test_j17_1_a_dummy_of_the_other_side_neither_trades_nor_opens_its_cards():
    """J17.1, J17.3: and with one's own only once per round."""
    t = table(2, hands={0: (13, 40), 2: (1, 14, 16), 3: (2, 15)})
    t.g.faction[2:] = ["government", "opposition", "opposition"]
    t.no_aside(0, SwapWithDummy(3, 13, 15), "J17.1").no_aside(0, OpenForDummy(3, 2), "J17.3")
    t.aside(0, SwapWithDummy(2, 13, 14)).no_aside(0, SwapWithDummy(2, 14, 16), "J17.1")
