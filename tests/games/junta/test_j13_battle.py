"""J13.5, J13.6 battles: bombardment, fire, losses, opening fire, retreats."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import coup_table, unit

from camarilla.games.junta.chapters.battle import Bombardment, TakeLosses, Volley, dice_of
from camarilla.games.junta.chapters.combat import Combat, contested
from camarilla.games.junta.chapters.retreat import Retreat, losers


def test_j13_5_who_wants_to_fight_where():
    """J13.5, J13.3: the President first; embassies are never contested; nobody wants to: no battle."""
    t = coup_table(
        units={
            ("MKT", "brigade1", -1): 2,
            ("MKT", "brigade2", -1): 2,
            ("E1", "brigade1", -1): 1,
            ("E1", "police", -1): 1,
        }
    )
    assert contested(t.g) == {"MKT": [2, 3]}
    t.runs(Combat())
    assert t.asked() == [2]
    t.refuses(2, ("E1",), "J13.5").says(2, ()).says(3, ())
    assert t.position.over
    t = coup_table(units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 2}).runs(Combat()).says(2, ("MKT",))
    assert t.g.fights == ("MKT",)
    assert t.asked() == [2, 3]


def test_j13_5d_dice():
    """J13.5d: armed one, two unarmed one together, palace guards two inside the Palace."""
    g = coup_table().g
    assert dice_of(g, "PAL", {"palace_guard": 3, "police": 1}) == (7, 0)
    assert dice_of(g, "MKT", {"palace_guard": 3, "striker": 3, "student": 2}) == (3, 5)
    t = coup_table(units={("MKT", "striker", 2): 3, ("MKT", "student", 2): 2, ("MKT", "police", -1): 1}).runs(
        Volley("MKT", 2)
    )
    assert t.question(2).dice == 2


def test_j13_5v_fire_is_simultaneous_and_nobody_has_to():
    """J13.5v, J13.5l: a destroyed unit still fires in its volley; split fire; surplus hits lapse."""
    t = coup_table(units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 1, ("MKT", "brigade3", -1): 1}).runs(
        Volley("MKT", 2)
    )
    t.refuses(2, ((3, 2), (4, 1)), "J13.5d").refuses(2, ((2, 1),), "J13.5l").refuses(2, ((0, 1),), "J13.5l")
    t.says(2, ((3, 1), (4, 1))).says(3, ((2, 1),)).says(4, ())
    t.rolls(6, 5, 6)
    assert t.g.units == {unit("MKT", "brigade1"): 1, unit("MKT", "brigade3"): 1}
    assert t.g.losses == {("MKT", 3): 1, ("MKT", 2): 1}
    assert t.result is True
    t = (
        coup_table(units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 1})
        .runs(Volley("MKT", 2))
        .says(2, ())
        .says(3, ())
    )
    assert t.result is False


def test_j13_5l_the_victim_chooses_his_losses():
    """J13.5l, J13.0c: the President for frozen units."""
    t = coup_table(units={("MKT", "striker", 2): 2, ("MKT", "brigade1", -1): 1}).runs(TakeLosses("MKT", ((2, 2),), -1))
    t.refuses(2, (("striker", 1),), "J13.5l").refuses(2, (("brigade1", 2),), "J13.5l")
    t.says(2, (("brigade1", 1), ("striker", 1)))
    assert t.g.units == {unit("MKT", "striker", 2): 1}
    t = coup_table(exile={3: "E1"}, units={("MKT", "brigade2", -1): 2, ("MKT", "striker", 3): 2}).runs(
        TakeLosses("MKT", ((-2, 1),), -1)
    )
    assert t.asked() == [0]


def test_j13_5l_rebels_against_rebels():
    """J13.5l and `rebels_fire_at_rebels`."""
    units = {("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 2}
    t = coup_table(leader=2, units=units, rebels_fire_at_rebels="forbidden")
    t.g.rebels = (2, 3)
    assert t.runs(Volley("MKT", 2)).result is False


def test_j13_2_firing_at_a_guard_or_in_the_opening_makes_a_rebel():
    """J13.2: shooting back too; the President holds fire in the opening and is never a rebel."""
    t = coup_table(leader=1, units={("MKT", "palace_guard", -1): 1, ("MKT", "brigade1", -1): 1}).runs(Volley("MKT", 2))
    t.says(0, ((2, 1),)).says(2, ((0, 1),)).rolls(1, 1)
    assert t.g.rebels == (1, 2)
    t = coup_table(leader=1, phase=0, units={("MKT", "palace_guard", -1): 1, ("MKT", "brigade1", -1): 1}).runs(
        Volley("MKT", 2)
    )
    assert t.asked() == [2]
    t = coup_table(leader=1, phase=0, units={("MKT", "police", -1): 1, ("MKT", "brigade1", -1): 1}).runs(
        Volley("MKT", 2)
    )
    t.says(1, ()).says(2, ((1, 1),)).rolls(1)
    assert t.g.rebels == (1, 2)


def marked(question: Any, *steps: str) -> list[str]:
    """The options that say that they make a rebel."""
    return [one.key for one in question.menu(steps).options if one.words.id == "junta-opt-rebel"]


def test_j13_2_what_makes_a_rebel_says_so():
    """J13.2: a loyal player is warned; a rebel and the President are not, nor who fires at others later on."""
    units = {("MKT", "palace_guard", -1): 1, ("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 1}
    t = coup_table(leader=3, units=units).runs(Volley("MKT", 2))
    assert t.question(2).rebels == (0,)
    assert marked(t.question(2)) == ["0*2", "0*1"]
    assert marked(t.question(3)) == marked(t.question(0)) == []
    said = t.question(2).menu(()).options[0].words
    assert said.args["what"] == {"id": "junta-opt-fire", "args": {"dice": 2, "who": {"seat": 0}}}
    t = coup_table(leader=1, phase=0, units={("MKT", "police", -1): 1, ("MKT", "brigade1", -1): 1})
    t.runs(Volley("MKT", 2))
    assert marked(t.question(2)) == ["1*1"]
    assert marked(t.question(1)) == []


def test_j13_2_a_salvo_that_makes_a_rebel_says_so():
    """J13.2, J13.6: in a later phase only at the guard, in the opening anywhere."""
    units = {("MKT", "palace_guard", -1): 1, ("MKT", "brigade2", -1): 1}
    t = coup_table(leader=3, units=units).runs(Bombardment("gunboat", "MKT"))
    assert marked(t.question(1)) == ["0"]
    t = coup_table(leader=1, units=units).runs(Bombardment("gunboat", "MKT"))
    assert marked(t.question(1)) == []
    t = coup_table(leader=3, phase=0, units=units, bombard_target="combat_segment").runs(Combat(), "ask_gunner")
    assert marked(t.question(1)) == ["MKT"]
    t = coup_table(leader=1, phase=0, units=units, bombard_target="combat_segment").runs(Combat(), "ask_gunner")
    assert marked(t.question(1)) == []


def test_j13_5_1_opening_fire_goes_by_groups():
    """J13.5.1: earlier groups at later ones, hits removed before these fire; losses from the later groups."""
    t = coup_table()
    t.g.units = {unit("MKT", "brigade1"): 2, unit("MKT", "brigade2", -1, 1, 1): 1, unit("MKT", "police", 3, 0): 1}
    t.runs(Volley("MKT", 1))
    assert t.asked() == [2]
    t.says(2, ((3, 1),)).rolls(6)
    assert unit("MKT", "police", 3, 0) in t.g.units
    assert unit("MKT", "brigade2", -1, 1, 1) not in t.g.units
    assert t.asked() == [2, 3]
    assert t.question(2).dice == 1
    t = coup_table(opening_fire="off")
    t.g.units = {unit("MKT", "brigade1"): 2, unit("MKT", "brigade2", -1, 1, 1): 1}
    assert t.runs(Volley("MKT", 1)).asked() == [2, 3]


def test_j13_5_1_with_any_unit_opening_fire_can_hit_earlier_ones():
    """J13.5.1 and `opening_losses`."""
    t = coup_table(opening_losses="any_unit")
    t.g.units = {unit("MKT", "brigade1"): 2, unit("MKT", "brigade2", -1, 1, 1): 1, unit("MKT", "police", 3, 0): 1}
    t.runs(Volley("MKT", 1)).says(2, ((3, 1),)).rolls(6)
    assert t.asked() == [3]


def fought(losses: dict[int, int], **switches: Any):
    t = coup_table(
        units={
            ("MKT", "brigade1", -1): 2,
            ("MKT", "brigade2", -1): 2,
            ("MKT", "brigade3", -1): 2,
            ("SLU", "police", -1): 1,
        },
        **switches,
    )
    t.g.engaged = tuple(("MKT", one) for one in losses)
    t.g.losses = {("MKT", one): number for one, number in losses.items()}
    return t


def test_j13_5_2_all_but_the_fewest_losses_retreat():
    """J13.5.2: ties for the fewest stay; only who took part counts; or only the most losses go."""
    assert losers(fought({2: 0, 3: 1, 4: 2}).g, "MKT") == (3, 4)
    assert losers(fought({2: 1, 3: 1, 4: 2}).g, "MKT") == (4,)
    assert losers(fought({2: 1, 3: 1, 4: 1}).g, "MKT") == ()
    assert losers(fought({2: 0, 4: 2}).g, "MKT") == (4,)
    assert losers(fought({2: 0, 3: 1, 4: 2}, retreat="most_losses").g, "MKT") == (4,)
    assert losers(fought({2: 1, 3: 1, 4: 1}, retreat="most_losses").g, "MKT") == ()


def test_j13_5_2_where_to_retreat():
    """J13.5.2: empty, or with the consent of all who stand there; who cannot is removed; retreated units are out."""
    t = fought({2: 0, 4: 2}).runs(Retreat("MKT"))
    t.refuses(4, "UNI", "J13.5.2").says(4, "SLU").says(1, False)
    t.refuses(4, "SLU", "J13.5.2").says(4, "P2")
    assert t.g.units[unit("P2", "brigade3", -1, 0, 2)] == 2
    t = coup_table(exile={3: "E1"}, units={("MKT", "brigade1", -1): 2, ("MKT", "brigade2", -1): 2})
    t.g.engaged, t.g.losses = (("MKT", 2), ("MKT", -2)), {("MKT", -2): 1}
    t.runs(Retreat("MKT"))
    assert t.g.units == {unit("MKT", "brigade1"): 2}


def test_j13_6_bombardment():
    """J13.6: gunboat three dice, air strike six, used up even if nobody is there; the victim chooses."""
    t = coup_table(units={("PAL", "palace_guard", -1): 4}).runs(Bombardment("gunboat", "PAL")).rolls(6, 6, 1)
    assert (t.g.units, t.g.losses) == ({unit("PAL", "palace_guard"): 2}, {("PAL", 0): 2})
    assert t.g.rebels == (1,)
    t = coup_table(units={("MKT", "police", -1): 1}).runs(Bombardment("air_strike", "PAL"))
    assert (t.g.strikes, t.position.over) == (2, True)
    t = coup_table(leader=3, units={("MKT", "police", -1): 1, ("MKT", "striker", 4): 1}).runs(
        Bombardment("air_strike", "MKT")
    )
    t.refuses(2, 2, "J13.6").says(2, 4).rolls(1, 2, 3, 4, 5, 6)
    assert t.g.units == {unit("MKT", "police"): 1}


def test_j13_6_in_the_combat_segment_if_the_table_says_so():
    """J13.6 and `bombard_target`, J13.5 and `combat_order`."""
    t = coup_table(
        units={("MKT", "police", -1): 1, ("MKT", "brigade2", -1): 1},
        bombard_target="combat_segment",
        combat_order="all_areas_per_volley",
    ).runs(Combat())
    t.says(1, ()).says(3, ())
    assert t.asked() == [1]
    t.says(1, "MKT").says(2, "none").rolls(1, 1, 1)
    assert t.position.over


def test_j13_5_2_units_that_have_retreated_take_no_part_in_the_next_battle():
    """J13.5.2: they are neither hit nor survivors of it, and need not flee again."""
    t = coup_table()
    t.g.units = {
        unit("MKT", "brigade1", -1, 3, 2): 2,
        unit("MKT", "brigade1", -1, 0, 0): 1,
        unit("MKT", "brigade2"): 2,
        unit("MKT", "brigade3"): 1,
    }
    t.runs(Volley("MKT", 2)).says(2, ()).says(3, ((2, 2),)).says(4, ()).rolls(6, 6)
    assert t.g.units == {unit("MKT", "brigade1", -1, 3, 2): 2, unit("MKT", "brigade2"): 2, unit("MKT", "brigade3"): 1}
    assert losers(t.g, "MKT") == ()
    t.g.engaged, t.g.losses = (("MKT", 3), ("MKT", 4), ("MKT", 2)), {("MKT", 4): 1}
    t.g.units[unit("MKT", "brigade3", -1, 4, 2)] = 1
    t.runs(Retreat("MKT")).says(4, "P2")
    assert t.g.units[unit("MKT", "brigade3", -1, 4, 2)] == 1
    assert t.g.units[unit("P2", "brigade3", -1, 0, 2)] == 1


def test_j13_5d_a_shot_that_was_fired_takes_none_from_another_group():
    """J13.5d, J13.5.1 with `any_unit`: the unit that fired is lost, the crowd that came later still fires."""
    t = coup_table(opening_losses="any_unit")
    volley = Volley("MKT", 1, -2, (), ((2, 0, 2),), True)
    t.g.units = {unit("MKT", "brigade1"): 1, unit("MKT", "striker", 2, 1): 4, unit("MKT", "brigade2"): 1}
    assert t.runs(volley, "simultaneous").question(2).dice == 2
