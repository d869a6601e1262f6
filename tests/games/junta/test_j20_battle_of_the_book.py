"""The battle example of the classic book, die by die: Minister 0, Air Force 1, Navy ("pocket watch") 2, President 3.

It starts from three palace guards and two handed-over units; with these numbers every die and loss adds up.
"""

from __future__ import annotations

import pytest
from tests.games.junta.moment import coup_table, unit

from camarilla.games.junta.acts import END, Bombard, Fly, Land, Move
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.coup import Coup
from camarilla.games.junta.said import AcceptOffer, MakeOffer
from camarilla.games.junta.state import Goods
from camarilla.games.junta.verdict import for_rebels, held_by_rebels


@pytest.mark.parametrize(
    ("side", "held", "winner"),
    [("president", ["CHA", "RAD"], "president"), ("rebels", ["PAL", "CHA", "RAD", "STA"], "rebels")],
)
def test_the_battle_for_the_palace_die_by_die(side: str, held: list[str], winner: str):
    """J13.4h, J13.5, J13.5.1, J13.5.2, J13.5d, J13.5l, J13.5v, J13.6, J13.7, J13.9, J14.2."""
    t = coup_table(leader=2, phase=6, players=4)
    g = t.g
    g.offices[:] = [3, 0, 0, 1, 2, 2, 1]
    g.strikes, g.order = 1, (0, 1, 2, 3)
    g.units = {
        unit("PAL", "palace_guard"): 3, unit("UNI", "student", 3): 3, unit("MIL", "police"): 2,
        unit("STA", "brigade1"): 6, unit("P2", "helicopter", 1): 1, unit("MKT", "brigade2"): 4,
        unit("MKT", "brigade3"): 3, unit("MKT", "striker", 2): 3,
    }  # fmt: skip
    muster(g)
    t.runs(Coup(None), "next_mover")
    # the moves: police, air force, pocket watch, President
    t.says(0, Move(0, "MIL", "PAL", (("police", 2),)))
    t.says(0, END) if t.asked() == [0] else None
    assert t.asked() == [1]
    t.says(1, Bombard("air_strike", "PAL")).says(1, Land("paratroopers", "RAD"))
    t.aside(1, MakeOffer(2, Goods(units=(("MKT", "brigade2", 2),)), Goods())).aside(2, AcceptOffer(1))
    t.says(1, Fly(1, "P2", "MKT", "CHA", (), (("brigade2", 2),)))
    t.says(1, END) if t.asked() == [1] else None
    t.says(2, Bombard("gunboat", "PAL"))
    t.says(2, Move(2, "MKT", "PAL", (("brigade2", 2), ("brigade3", 3), ("striker", 3))))
    t.says(2, END) if t.asked() == [2] else None
    t.says(3, Move(3, "UNI", "PAL", (("student", 3),)))
    t.says(3, END) if t.asked() == [3] else None
    # bombardment: gunboat 1 2 3, air strike 3 3 3 4 5 6: one hit, the President takes off a student
    assert g.named == (("gunboat", "PAL"), ("air_strike", "PAL"))
    t.says(2, 3).rolls(1, 2, 3)
    t.says(1, 3).rolls(3, 3, 3, 4, 5, 6)
    t.says(3, (("student", 1),))
    t.says(3, ("PAL",))
    # volley 1, opening fire: guards at pocket watch
    assert t.asked() == [3]
    assert t.question(3).dice == 6
    t.says(3, ((2, 6),)).rolls(2, 4, 4, 5, 5, 6).says(2, (("striker", 1),))
    assert (t.asked(), t.question(0).dice) == ([0], 2)
    t.says(0, ((2, 2),)).rolls(2, 6).says(2, (("striker", 1),))
    assert (t.asked(), t.question(2).dice, t.question(2).targets) == ([2], 5, (3,))
    t.says(2, ((3, 3),)).rolls(2, 4, 5)
    # the rest of volley 1: two shots of pocket watch, the two students roll one die
    assert (t.asked(), t.question(2).dice, t.question(3).dice) == ([2, 3], 2, 1)
    t.says(2, ((3, 2),)).says(3, ((2, 1),)).rolls(1, 6, 2).says(3, (("student", 1),))
    # volley 2
    assert (t.question(3).dice, t.question(0).dice, t.question(2).dice) == (6, 2, 5)
    t.says(0, ((2, 2),)).says(2, ((3, 5),)).says(3, ((2, 6),))
    t.rolls(5, 6, 1, 3, 4, 6, 6, 1, 2, 3, 3, 3, 5)
    t.says(2, (("striker", 1),)).says(3, (("palace_guard", 1), ("student", 1)))
    # volley 3
    assert (t.question(3).dice, t.question(0).dice, t.question(2).dice) == (4, 2, 5)
    t.says(0, ((2, 2),)).says(2, ((3, 5),)).says(3, ((2, 4),))
    t.rolls(5, 6, 2, 3, 4, 5, 6, 1, 2, 3, 5).says(2, (("brigade2", 1),))
    # losses: Minister 0, President 5, pocket watch 4: both retreat
    assert (g.losses[("PAL", 3)], g.losses[("PAL", 2)], g.losses.get(("PAL", 0), 0)) == (5, 4, 0)
    assert t.asked() == [2]
    t.says(2, "MKT").says(3, "UNI")
    assert g.forces("PAL") == {0: 2}
    assert g.forces("MKT") == {2: 4}
    assert g.forces("UNI") == {3: 1}
    assert [g.forces(area) for area in ("STA", "CHA", "RAD", "BNK")] == [{0: 6}, {1: 3}, {1: 1}, {}]
    # the Minister decides the coup: 4 to 1 for the rebels with him, 3 to 2 for the President without
    t.says(2, "rebels").says(0, side).says(1, "rebels")
    assert (held_by_rebels(g, for_rebels(g)), g.winner) == (held, winner)
