"""J12 the start of a coup, J13 its movement, J14 its end, J15 the consequences."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import Table, coup_table, table, unit

from camarilla.core.questions import CHANCE
from camarilla.games.junta.acts import END, Bombard, BribeUnits, BringUnits, Flee, Fly, Land, Move
from camarilla.games.junta.chapters.battle import Volley
from camarilla.games.junta.chapters.cards import may_interject
from camarilla.games.junta.chapters.combat import Combat
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.consequences import Aftermath
from camarilla.games.junta.chapters.coup import Coup, Uprising
from camarilla.games.junta.chapters.retreat import Retreat
from camarilla.games.junta.chapters.rounds import Rounds
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.said import AcceptOffer, MakeOffer, ProposeEnd, StepDown
from camarilla.games.junta.state import Goods
from camarilla.games.junta.verdict import for_rebels, held_by_rebels


def test_j12_1_with_a_pretext_anybody_but_the_president():
    """J12.1, J12.3, J12.3o: clockwise from the President's left; the start is the first act of the leader's turn."""
    t = table(5, phase=8)
    t.g.pretext = True
    t.runs(Uprising())
    assert t.asked() == [1]
    t.says(1, END).says(2, Move(2, "B1", "P1", (("brigade1", 6),)))
    assert (t.g.leader, t.g.rebels, t.g.coup) == (2, (2,), True)
    assert t.g.units[("P1", "brigade1", -1, 1, 1)] == 6
    assert t.asked() == [2]
    t.refuses(2, Move(2, "P1", "BNK", (("brigade1", 6),)), "J13.4").says(2, END)
    assert t.asked() == [3]


def test_j12_3o_nobody_is_passed_over_if_the_president_resigns_meanwhile():
    """J12.3o, J4.R: seat 1 has passed and is elected; seat 2, who was asked, is asked again."""
    t = table(4, phase=8, hands={0: (40,)})
    t.g.pretext = True
    t.runs(Uprising()).says(1, END)
    assert t.asked() == [2]
    t.aside(0, StepDown())
    t.says(1, 1).says(1, (("office:1", "1"),)).says(2, -1).says(2, ()).says(3, -1).says(3, ()).says(0, -1)
    t.finish().says(1, True).says(1, (0, 0, 2, 3, 2, 3))
    assert t.asked() == [2]
    t.says(2, END).says(3, END)
    assert t.asked() == [0]


def test_j12_2_from_headquarters_without_a_pretext():
    """J12.2, J12.3g: others need a card with red units; grey units need a pretext."""
    t = table(5, phase=8, at={3: "headquarters"}, hands={1: (54, 51), 2: (51,)}).runs(Uprising())
    assert t.asked() == [1]
    assert [card for card, _ in t.question(1).cards] == [54]
    assert t.question(1).stacks == ()
    t.says(1, END)
    assert t.question(2).cards == ()
    t.says(2, END)
    assert t.question(3).stacks != ()
    t = table(5, phase=8, hands={2: (51,)}, grey_cards_start="always").runs(Uprising())
    assert [card for card, _ in t.question(2).cards] == [51]


def test_j12_3_fire_at_the_palace_or_a_landing_starts_a_coup():
    """J12.3, J13.7: landing counts as moving; as a start only the Palace can be named."""
    t = table(5, phase=8)
    t.g.pretext = True
    t.runs(Uprising())
    t.refuses(1, Bombard("gunboat", "CHA"), "J13.6").says(1, Bombard("gunboat", "PAL"))
    assert (t.g.leader, t.g.named) == (1, (("gunboat", "PAL"),))
    t = table(5, phase=8)
    t.g.pretext = True
    t.runs(Uprising()).says(1, Land("marines", "DOC"))
    assert t.g.units[("DOC", "marines", -1, 1, 0)] == 1


def test_j12_3o_one_round_of_passes_closes_the_phase():
    """J12.3o."""
    t = table(4, phase=8)
    t.g.pretext = True
    t.runs(Uprising()).says(1, END).says(2, END).says(3, END)
    assert t.result is False
    t = table(4, phase=8, coup_opportunity="first_come")
    t.g.pretext = True
    t.runs(Uprising())
    assert t.asked() == [1, 2, 3]


def test_j13_0_start_positions():
    """J13.0, J3.2, J8.5: police in the Chamber after a forced budget; a brigade away is not there."""
    t = table(5, phase=8)
    t.g.pretext, t.g.forced, t.g.away = True, True, (3,)
    t.runs(Uprising())
    assert t.g.units == {
        ("PAL", "palace_guard", -1, 0, 0): 4, ("CHA", "police", -1, 0, 0): 4,
        ("B1", "brigade1", -1, 0, 0): 6, ("B3", "brigade3", -1, 0, 0): 6,
    }  # fmt: skip


def test_j13_0_all_can_agree_that_it_is_over():
    """J13.0: if everybody present agrees; each may propose it once in a coup phase; nobody declares then."""
    t = coup_table(leader=1, phase=2, players=4)
    t.runs(Turn(2))
    t.aside(3, ProposeEnd("rebels")).says(0, True).says(1, True).says(2, True)
    assert t.g.called_off == "rebels"
    t = coup_table(leader=1, phase=2, players=4)
    t.runs(Turn(2)).aside(3, ProposeEnd("rebels")).says(0, False).says(1, True).says(2, True)
    assert t.g.called_off == ""
    t.no_aside(3, ProposeEnd("rebels"), "J13.0")
    t.aside(2, ProposeEnd("president")).says(0, True).says(1, True).says(3, True)
    assert t.g.called_off == "president"
    t.no_aside(0, ProposeEnd("rebels"), "J13.0")


def called_off(t: Table, who: int, side: str = "president") -> Table:
    """Somebody proposes the end and everybody else agrees."""
    t.aside(who, ProposeEnd(side))
    for one in t.asked():
        t.says(one, True)
    assert t.told("called-off")[-1].rule == "J13.0"
    return t


def test_j13_0_it_can_be_proposed_in_the_opening_and_after_somebody_has_moved():
    """J13.0: while the coup goes on; before the opening there is none, after its end there is none any more."""
    t = table(4, phase=8, cash={0: (1, 0, 0)})
    t.g.pretext = True
    t.runs(Uprising()).no_aside(2, ProposeEnd("rebels"), "J13.0")
    t.says(1, Move(1, "B1", "P1", (("brigade1", 6),)))
    assert (t.g.coup_phase, t.asked()) == (0, [2])
    called_off(t, 3, "rebels")
    assert (t.g.winner, t.result) == ("rebels", True)
    t.no_aside(2, ProposeEnd("president"), "J13.0")


def test_j13_0_each_once_in_every_phase():
    """J13.0: who was refused may try again in the next phase."""
    t = coup_table(leader=1, phase=2, players=4, units={("B1", "brigade1", -1): 1}).runs(Coup(None), "next_mover")
    assert t.asked() == [3]
    t.aside(3, ProposeEnd("rebels")).says(0, False).says(1, False).says(2, False)
    t.no_aside(3, ProposeEnd("president"), "J13.0").says(3, END)
    t.no_aside(3, ProposeEnd("president"), "J13.0").says(1, END).says(2, END)
    assert t.g.coup_phase == 3
    called_off(t, 3)
    assert t.g.winner == "president"


FIGHT = {("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 2, ("P1", "police", -1): 1}


def test_j13_0_it_ends_the_combat_segment_where_it_stands():
    """J13.0: while somebody is asked where to fight, for his fire, where to bombard, whom, and where to retreat to."""
    t = coup_table(units=FIGHT).runs(Coup(None), "combat")
    assert t.question(2).key == "junta-ask-areas"
    called_off(t, 4)
    assert (t.g.winner, t.g.fights, t.told("volley")) == ("president", (), [])
    t = coup_table(units=FIGHT).runs(Coup(None), "combat").says(2, ("MKT",)).says(2, ((3, 2),))
    assert t.question(3).key == "junta-ask-fire"
    called_off(t, 4)
    assert (t.g.winner, t.told("volley"), len(t.told("called-off"))) == ("president", [], 1)
    assert t.g.units[unit("MKT", "brigade2")] == 2
    t = coup_table(units=FIGHT, bombard_target="combat_segment").runs(Coup(None), "combat").says(2, ())
    t.says(3, ())
    assert t.question(1).text == "junta-ask-gunboat"
    called_off(t, 4)
    assert (t.g.winner, t.g.named) == ("president", ())
    t = coup_table(units=FIGHT)
    t.g.named = (("gunboat", "MKT"),)
    t.runs(Coup(None), "combat")
    assert t.question(1).text == "junta-ask-bombard-whom"
    called_off(t, 4)
    assert (t.g.winner, t.told("bombarded"), t.told("in-vain")) == ("president", [], [])


def test_j13_0_it_ends_a_retreat_and_the_declarations():
    """J13.0, J13.5.2, J14.1."""
    t = coup_table(units=FIGHT)
    t.g.engaged, t.g.losses = (("MKT", 2), ("MKT", 3)), {("MKT", 2): 1}
    t.runs(Retreat("MKT"))
    assert t.question(2).text == "junta-ask-retreat"
    called_off(t, 4)
    assert (t.position.over, t.g.units[unit("MKT", "brigade1")]) == (True, 2)
    t = coup_table(leader=1, phase=6, players=4).runs(Coup(None), "declare_first").says(1, "rebels")
    called_off(t, 3, "rebels")
    assert (t.g.winner, t.g.declared) == ("rebels", ((1, "rebels"),))


def test_j13_0_not_while_losses_are_settled():
    """J13.0, J5.2i: dice have been rolled and somebody picks what he loses."""
    t = coup_table(units={("MKT", "brigade1", -1): 2, ("MKT", "striker", 2): 2, ("MKT", "brigade2", -1): 2})
    t.runs(Volley("MKT", 2)).says(2, ()).says(3, ((2, 2),)).rolls(6, 1)
    assert t.question(2).key == "junta-ask-losses"
    before = t.saved()
    assert may_interject(t.g, 4) is None
    assert t.saved() == before
    t.says(2, (("striker", 1),))
    assert t.g.losses == {("MKT", 2): 1}


def test_j13_0_of_two_proposals_at_once_the_first_that_all_agree_on_counts():
    """J13.0: the other is not put to them any more."""
    t = coup_table(leader=1, phase=2, players=4, cash={0: (1, 0, 0)})
    t.runs(Turn(2)).aside(3, ProposeEnd("rebels")).says(0, True)
    t.aside(1, ProposeEnd("president")).says(0, True).says(2, True).says(3, True)
    assert (t.g.called_off, t.position.over) == ("president", True)


def test_j13_0c_command():
    """J13.0c, J10.4: the holder, the President for his brother-in-law; the rest is frozen."""
    t = coup_table(exile={3: "E1"}, dead=(4,))
    t.g.in_law = 3
    muster(t.g)
    assert t.g.command == (0, 1, 2, 0, -2, 1, 2)
    assert t.g.commander("striker", 3) == -2


def test_j13_1_order_of_the_phases():
    """J13.1: phase 1 starts left of the leader, later ones further left; the opening without the President."""
    t = table(4, phase=8)
    t.g.pretext = True
    t.runs(Uprising()).says(1, Move(1, "B1", "P1", (("brigade1", 6),))).says(2, END).says(3, END)
    assert (t.g.coup_phase, t.asked()) == (1, [2])
    for seat in (2, 3, 0, 1):
        t.says(seat, END)
    assert (t.g.coup_phase, t.asked()) == (2, [3])


def test_j13_1t_cards_landing_aiming_and_one_move():
    """J13.1t, J13.4: in any order; one move; some or all units; adjacent areas only."""
    t = coup_table(hands={2: (56,)}).runs(Turn(2))
    t.refuses(2, Move(2, "B1", "PAL", (("brigade1", 1),)), "J13.4")
    t.refuses(2, Move(2, "B1", "P1", (("brigade1", 7),)), "J13.4").refuses(2, Move(2, "B1", "P1", ()), "J13.4")
    t.says(2, Move(2, "B1", "P1", (("brigade1", 2),))).says(2, BringUnits(56, "MKT")).says(
        2, Land("paratroopers", "E1")
    )
    t.refuses(2, Move(2, "B1", "P1", (("brigade1", 1),)), "J13.4").says(2, Bombard("air_strike", "PAL"))
    assert t.g.units[("B1", "brigade1", -1, 0, 0)] == 4
    assert t.position.over


def test_j13_4_the_whole_stack_if_the_table_says_so():
    """J13.4 and `move_part`."""
    t = coup_table(move_part="whole_stack").runs(Turn(2))
    t.refuses(2, Move(2, "B1", "P1", (("brigade1", 2),)), "J13.4").says(2, Move(2, "B1", "P1", (("brigade1", 6),)))


def test_j13_4_the_brother_in_law_moves_at_his_offices_turn():
    """J13.4, J10.4."""
    t = coup_table(exile={3: "E1"})
    t.g.in_law = 3
    muster(t.g)
    t.runs(Turn(0, 3))
    assert t.question(0).stacks == ((0, "B2", (("brigade2", 6),)),)


def test_j13_4_the_brother_in_law_does_not_move_in_the_presidents_own_turn():
    """J13.4: one move each, with one's own units; a unit that was handed to the President is his own."""
    units = {("PAL", "palace_guard", -1): 4, ("MKT", "brigade2", -1): 3, ("MKT", "brigade2", 0): 2}
    t = coup_table(leader=4, exile={3: "E1"}, units=units, hands={0: (13,)})
    t.g.in_law = 3
    muster(t.g)
    t.runs(Coup(None), "next_mover")
    assert t.asked() == [0]
    assert t.question(0).stacks == ((0, "PAL", (("palace_guard", 4),)), (0, "MKT", (("brigade2", 2),)))
    t.refuses(0, Move(0, "MKT", "CHA", (("brigade2", 3),)), "J13.4")
    t.says(0, Move(0, "MKT", "CHA", (("brigade2", 1),))).says(0, END).says(1, END).says(2, END)
    assert (t.asked(), t.question(0).stacks) == ([0], ((0, "MKT", (("brigade2", 3),)),))
    t.says(0, Move(0, "MKT", "PAL", (("brigade2", 3),)))
    assert t.g.units == {
        unit("PAL", "palace_guard"): 4, unit("MKT", "brigade2", 0): 1, unit("CHA", "brigade2", 0, 1, 1): 1,
        unit("PAL", "brigade2", -1, 2, 1): 3,
    }  # fmt: skip


@pytest.mark.parametrize(("office", "lands", "fires"), [(5, "marines", "gunboat"), (6, "paratroopers", "air_strike")])
def test_j13_4_neither_does_he_land_or_fire_in_it(office: int, lands: str, fires: str):
    """J13.4, J13.6, J13.7: only when the Admiral or the Commander whose office he holds would be at turn."""
    gone = 1 if office == 5 else 2
    t = coup_table(leader=4, exile={gone: "E1"})
    t.g.in_law = office
    muster(t.g)
    t.runs(Turn(0)).refuses(0, Land(lands, "DOC"), "J13.7").refuses(0, Bombard(fires, "MKT"), "J13.6")
    t.runs(Turn(0, office)).says(0, Land(lands, "DOC")).says(0, Bombard(fires, "MKT"))
    assert (t.g.landed, t.g.named) == ((lands,), ((fires, "MKT"),))


def test_j13_4h_the_helicopter_flies_two_areas():
    """J13.4h: with others first and then alone, or alone to own units and on with them."""
    units = {("P2", "helicopter", 3): 1, ("MKT", "brigade2", -1): 4}
    t = coup_table(units=units).runs(Turn(3))
    t.refuses(3, Fly(3, "P2", "PAL", "MKT"), "J13.4h").refuses(3, Fly(3, "MKT", "PAL", "UNI"), "J13.4h")
    t.says(3, Fly(3, "P2", "MKT", "CHA", (), (("brigade2", 2),)))
    assert t.g.units == {
        ("MKT", "brigade2", -1, 0, 0): 2, ("CHA", "brigade2", -1, 1, 1): 2, ("CHA", "helicopter", 3, 1, 1): 1,
    }  # fmt: skip
    t = coup_table(units={("MKT", "helicopter", 3): 1, ("MKT", "brigade2", -1): 4}).runs(Turn(3))
    t.says(3, Fly(3, "MKT", "PAL", "UNI", (("brigade2", 4),), ()))
    assert t.g.units == {("PAL", "brigade2", -1, 1, 1): 4, ("UNI", "helicopter", 3, 2, 1): 1}


def test_j13_2_every_act_of_the_opening_makes_a_rebel():
    """J13.2: ending the turn or fleeing does not."""
    t = coup_table(leader=1, phase=0).runs(Turn(2)).says(2, Land("paratroopers", "MIL"))
    assert t.g.rebels == (1, 2)
    t = coup_table(leader=1, phase=0).runs(Turn(2)).says(2, END)
    assert t.g.rebels == (1,)


def test_j13_2_every_act_that_makes_a_rebel_says_so():
    """J13.2: acts of the opening, not the end of the turn, not exile; nothing for a rebel, nothing later on."""
    units = {("B1", "brigade1", -1): 6, ("PAL", "palace_guard", -1): 6}

    def said(leader: int, phase: int, *steps: str) -> dict[str, str]:
        question = coup_table(leader=leader, phase=phase, units=units).runs(Turn(2)).question(2)
        return {option.key: option.words.id for option in question.menu(steps).options}

    warned = said(1, 0)
    assert {key for key, words in warned.items() if words != "junta-opt-rebel"} == {"end", "exile:"}
    assert {"move:2@B1", "land:paratroopers", "bombard:air_strike"} <= set(warned)
    assert "junta-opt-rebel" not in said(2, 0).values()
    assert "junta-opt-rebel" not in said(1, 1).values()
    salvo = said(1, 1, "bombard:air_strike")
    assert [key for key, words in salvo.items() if words == "junta-opt-at-guard"] == ["PAL"]
    assert "junta-opt-at-guard" not in said(2, 1, "bombard:air_strike").values()


def test_j13_3e_exile_in_a_coup():
    """J13.3e, J9.1: instead of everything else; units are orphaned; the President cannot."""
    t = coup_table(
        leader=1, units={("MKT", "striker", 3): 2, ("B2", "brigade2", -1): 6, ("P1", "brigade1", 3): 1}
    ).runs(Turn(3))
    t.says(3, Flee("E2"))
    assert t.g.exile[3] == "E2"
    assert t.g.in_law == 3
    assert t.g.forces("MKT") == {-2: 2}
    assert t.g.forces("P1") == {2: 1}
    t = coup_table().runs(Turn(0)).refuses(0, Flee("E2"), "J13.3e")
    t = (
        coup_table(hands={3: (13,)})
        .runs(Turn(3))
        .says(3, Move(3, "B2", "P2", (("brigade2", 1),)))
        .refuses(3, Flee("E1"), "J13.3e")
    )


def test_j13_7_landings_once_per_coup():
    """J13.7: marines at the river only; paratroopers anywhere, embassies included."""
    t = (
        coup_table()
        .runs(Turn(1))
        .refuses(1, Land("marines", "PAL"), "J13.7")
        .refuses(1, Land("paratroopers", "PAL"), "J13.7")
    )
    t.says(1, Land("marines", "SRS")).refuses(1, Land("marines", "DOC"), "J13.7")
    t.says(1, Move(1, "SRS", "DOC", (("marines", 1),)))


def test_j13_8_1_police_respond_to_red_units_of_the_opening():
    """J13.8.1: before anybody moves in phase 1; not for grey units."""
    t = table(5, phase=8, hands={2: (57, 51)})
    t.g.pretext = True
    t.runs(Uprising()).says(1, END).says(2, BringUnits(57, "SLU")).says(2, BringUnits(51, "OLD")).says(2, END)
    t.says(3, END).says(4, END).says(1, END)
    assert t.g.red_areas == ("SLU",)
    assert (t.g.coup_phase, t.asked()) == (1, [1])
    t.refuses(1, (("P1", "OLD", 1),), "J13.8.1").refuses(1, (("P1", "SLU", 2),), "J13.8.1")
    t.says(1, (("P1", "SLU", 1), ("P4", "SLU", 1)))
    assert sum(n for s, n in t.g.units.items() if s[:2] == ("SLU", "police")) == 2
    assert t.asked() == [3]


def test_j13_8_1_police_that_moved_do_not_respond():
    """J13.8.1, J13.4: a unit moves once in a phase, as an answer to red units, too."""
    t = coup_table(phase=1, units={("P1", "police", -1): 1, ("P2", "police", -1): 1})
    t.g.units[("P2", "police", -1, 1, 1)] = t.g.units.pop(("P2", "police", -1, 0, 0))
    t.g.red_areas = ("SLU",)
    t.runs(Coup(None), "respond")
    t.refuses(1, (("P2", "SLU", 1),), "J13.8.1").says(1, (("P1", "SLU", 1),))
    assert t.g.units[("SLU", "police", -1, 1, 1)] == 1


def test_j13_9_units_change_hands_in_a_movement_segment():
    """J13.9, J16.2: the receiver agrees; a unit that moved has moved; not outside the movement segment."""
    t = coup_table(units={("B1", "brigade1", -1): 6}).runs(Turn(2)).says(2, Move(2, "B1", "P1", (("brigade1", 2),)))
    t.aside(2, MakeOffer(3, Goods(units=(("P1", "brigade1", 2),)), Goods()))
    assert t.g.units[("P1", "brigade1", -1, 1, 1)] == 2
    t.aside(3, AcceptOffer(1))
    assert t.g.units == {("B1", "brigade1", -1, 0, 0): 4, ("P1", "brigade1", 3, 1, 1): 2}
    t.says(2, END).runs(Turn(3))
    assert t.question(3).stacks == ()
    t.g.units[unit("P1", "police")] = 1
    t.runs(Combat()).no_aside(3, MakeOffer(2, Goods(units=(("P1", "brigade1", 1),)), Goods()), "J13.9")


def bribing(**given: Any) -> Table:
    """Seat 2 may bribe the second brigade: four of its units on the market square, two of them already his."""
    units = {("MKT", "brigade2", -1): 4, ("MKT", "brigade2", 2): 2}
    t = coup_table(leader=2, units=units, hands={2: (33,)}, cash={2: (4, 0, 0)}, **given)
    return t.runs(Turn(2))


def test_j13_10_units_are_paid_for_and_then_rolled_for():
    """J13.10, J5.C.33, J7.1p: one die each, 4 to 6; whoever rolls less has paid for nothing."""
    t = bribing()
    t.refuses(2, BribeUnits(33, "MKT", 5), "J13.10").refuses(2, BribeUnits(32, "MKT", 1), "J13.10")
    t.refuses(2, BribeUnits(33, "BNK", 1), "J13.10").refuses(2, BribeUnits(33, "MKT", 0), "J13.10")
    t.says(2, BribeUnits(33, "MKT", 3)).says(2, (3, 0, 0)).rolls(3, 4, 6)
    assert t.g.units == {("MKT", "brigade2", -1, 0, 0): 2, ("MKT", "brigade2", 2, 0, 0): 4}
    assert (t.g.under, t.g.cash[2], t.g.hand[2]) == ((3, 0, 0), (1, 0, 0), ())


def test_j13_10_only_as_many_as_one_can_pay_and_the_lobbies_help():
    """J13.10, J5.3.5: with the Bankers open a fifth unit would be affordable."""
    t = bribing(opens={2: (3,)})
    assert t.question(2).bribes == ((33, "MKT", 4),)
    t.says(2, BribeUnits(33, "MKT", 4)).says(2, (3, 0, 0)).rolls(1, 1, 1, 1)
    assert t.g.units[("MKT", "brigade2", -1, 0, 0)] == 4
    poor = coup_table(leader=2, units={("MKT", "police", -1): 4}, hands={2: (31,)}, cash={2: (1, 0, 0)}).runs(Turn(2))
    poor.refuses(2, BribeUnits(31, "MKT", 2), "J13.10")


def test_j13_10_a_unit_that_has_moved_stays_moved_and_frozen_ones_act_again():
    """J13.10, J13.0c."""
    t = coup_table(leader=2, hands={2: (33,)}, cash={2: (3, 0, 0)}, exile={3: "E1"})
    t.g.units = {("MKT", "brigade2", -1, 1, 1): 1, ("MKT", "brigade2", -1, 0, 0): 1}
    t.runs(Turn(2)).says(2, BribeUnits(33, "MKT", 2)).says(2, (2, 0, 0)).rolls(5, 5)
    assert t.g.units == {("MKT", "brigade2", 2, 1, 1): 1, ("MKT", "brigade2", 2, 0, 0): 1}
    assert t.question(2).stacks == ((2, "MKT", (("brigade2", 1),)),)


def handed_over_while_he_pays(number: int) -> Table:
    """Seat 2 bribes four units; before he has chosen his notes seat 3 hands him some of them."""
    t = bribing().says(2, BribeUnits(33, "MKT", 4))
    return t.aside(3, MakeOffer(2, Goods(units=(("MKT", "brigade2", number),)), Goods())).aside(2, AcceptOffer(1))


def test_j13_10_units_that_are_handed_to_the_briber_while_he_pays_are_not_rolled_for():
    """J13.10, J13.9: on anyone's turn units may change hands, and he cannot win what is his already."""
    t = handed_over_while_he_pays(2).says(2, (4, 0, 0))
    t.refuses(CHANCE, (6, 1, 1), "J13.10").rolls(6, 1)
    assert t.g.units == {unit("MKT", "brigade2"): 1, unit("MKT", "brigade2", 2): 5}
    assert (t.asked(), t.g.under) == ([2], (4, 0, 0))


def test_j13_10_a_bribe_without_anybody_left_is_not_rolled_for_and_the_price_stays_paid():
    """J13.10, J7.1p, J16.1: the price comes before the effect; he knew what he accepted."""
    t = handed_over_while_he_pays(4)
    t.refuses(2, (3, 0, 0), "J7.1p").says(2, (4, 0, 0)).not_asked(CHANCE)
    assert t.g.units == {unit("MKT", "brigade2", 2): 6}
    assert (t.asked(), t.g.under, t.g.cash[2], t.told("bribed")) == ([2], (4, 0, 0), (0, 0, 0), [])
    assert [one.rule for one in t.told("bribe-idle")] == ["J13.10"]


def test_j14_1_the_leader_declares_first_and_freely():
    """J14.1, J14.2: three of five; one loyal unit, a frozen one or none holds for the President."""
    units = {
        ("CHA", "brigade1", -1): 1,
        ("RAD", "brigade2", -1): 1,
        ("BNK", "brigade3", -1): 1,
        ("STA", "police", -1): 1,
    }

    t = coup_table(leader=2, phase=6, units=units).runs(Coup(None), "declare_first")
    assert t.asked() == [2]
    t.says(2, "rebels").says(3, "rebels").says(4, "rebels").says(1, "president")
    assert (held_by_rebels(t.g, for_rebels(t.g)), t.g.winner) == (["CHA", "RAD", "BNK"], "rebels")
    t = coup_table(leader=2, phase=6, units={**units, ("BNK", "palace_guard", -1): 1}).runs(Coup(None), "declare_first")
    t.says(2, "rebels").says(3, "rebels").says(4, "rebels").says(1, "president")
    assert t.g.winner == "president"
    t = coup_table(leader=2, phase=6, units=units, exile={4: "E1"}).runs(Coup(None), "declare_first")
    t.says(2, "rebels").says(3, "rebels").says(1, "president")
    assert t.g.winner == "president"


def test_j15_1_a_victorious_president_shoots_one_rebel():
    """J15.1, J15.0: not somebody who merely declared; his cash goes to the President."""
    t = coup_table(leader=2, cash={2: (3, 0, 0)})
    t.g.phase, t.g.winner, t.g.declared = Phase.AFTERMATH, "president", ((3, "rebels"),)
    t.runs(Aftermath())
    t.refuses(0, 3, "J15.1").says(0, 2)
    assert (t.g.alive[2], t.g.cash[0]) == (False, (3, 0, 0))


def test_j15_2_the_junta_elects_and_the_new_president_shoots_anybody():
    """J15.2, J15.4: one vote each; a tie is the leader's; not the fallen President; units go home."""
    t = coup_table(leader=2)
    t.g.phase, t.g.winner, t.g.rebels = Phase.AFTERMATH, "rebels", (2, 3)
    t.runs(Aftermath())
    t.refuses(2, 0, "J15.2").says(2, 2).says(3, 3).says(2, 3).says(3, False)
    t.says(2, 4).says(3, 4).says(4, True)
    assert t.g.president == 4
    t.says(4, 0)
    assert not t.g.alive[0]
    t.says(4, (1, 2, 3, 0, 1, 2))
    assert (t.g.units, t.g.coup, t.g.rebels, t.g.strikes) == ({}, False, (), 3)


def test_j15_2_only_members_or_without_rebels_the_chamber():
    """J15.2, J4.2."""
    t = coup_table(leader=2, junta_candidates="members")
    t.g.phase, t.g.winner, t.g.rebels = Phase.AFTERMATH, "rebels", (2, 3)
    t.runs(Aftermath()).refuses(2, 4, "J15.2").says(2, 3)
    t = coup_table(leader=2, exile={2: "E1"})
    t.g.phase, t.g.winner, t.g.rebels = Phase.AFTERMATH, "rebels", (2,)
    t.runs(Aftermath())
    assert t.g.president == -1
    assert t.question(t.asked()[0]).text == "junta-ask-nominate"


def test_j15_3_the_bank_opens_after_lunch():
    """J15.3, J2.3v: and in the short game four notes go under the stack."""
    t = coup_table(leader=2, at={3: "bank"}, cash={3: (2, 0, 0)}, short_game="on")
    t.g.phase, t.g.winner, t.g.bank = Phase.AFTERMATH, "president", Bank.LUNCH
    t.runs(Aftermath()).says(0, -1)
    assert t.asked() == [3]
    t.says(3, (2, 0, 0)).draws("1", "1", "2", "3")
    assert (t.g.account[3], t.g.under) == ((2, 0, 0), (2, 1, 1))


def test_j2_4_with_always_the_bank_opens_at_the_end_of_every_round():
    """J2.4, J15.3 and `lunch_reopens`."""

    t = table(5, phase=8, at={3: "bank"}, lunch_reopens="always")
    t.g.bank = Bank.LUNCH
    assert t.runs(Rounds(), "close").asked() == [3]


def test_j13_4h_with_whole_stacks_the_helicopter_takes_all_along_or_none():
    """J13.4, J13.4h with `whole_stack`: it may still go on alone; nothing but whole companies comes along."""
    units = {("MKT", "helicopter", 2): 1, ("MKT", "brigade1", -1): 3, ("SLU", "brigade1", -1): 2}
    t = coup_table(leader=2, units=units, move_part="whole_stack").runs(Turn(2))
    t.refuses(2, Fly(2, "MKT", "SLU", "DOC", first=(("brigade1", 2),)), "J13.4")
    t.refuses(2, Fly(2, "MKT", "SLU", "DOC", second=(("brigade1", 1),)), "J13.4")
    menu = t.question(2).menu(("fly:2@MKT", "SLU", "DOC"))
    assert [option.key for option in menu.options] == ["1/all", "2/all"]
    chosen = t.question(2).menu(("fly:2@MKT", "SLU", "DOC", "1/all")).answer
    assert chosen == Fly(2, "MKT", "SLU", "DOC", first=(("brigade1", 3),))
    t.says(2, chosen)
    assert t.g.units == {
        ("SLU", "brigade1", -1, 0, 0): 2,
        ("SLU", "brigade1", -1, 1, 1): 3,
        ("DOC", "helicopter", 2, 2, 1): 1,
    }
