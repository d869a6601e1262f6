"""Worlds that look alike to a seat: what others may have in their pockets."""

from __future__ import annotations

from typing import Any

from tests.games.junta.moment import Table, table

from camarilla.bots import QuickDice
from camarilla.core.flow import Position
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.coup import Uprising
from camarilla.games.junta.money import total
from camarilla.games.junta.redeal import redeal


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
    """J7.0, J7.1: the worth of his purse and of his account varies, the number of his notes does not."""
    t = table(5, phase=8, cash={0: (3, 0, 0), 2: (0, 2, 0)}, account={0: (2, 0, 0), 2: (1, 0, 0)}).runs(Uprising())
    seen = worlds(t, 3)
    assert len({total(g.cash[0]) for g in seen}) > 3
    assert len({total(g.account[0]) for g in seen}) > 2
    assert {(sum(g.cash[0]), sum(g.account[0])) for g in seen} == {(3, 2)}
    assert {(total(g.cash[2]), total(g.account[2])) for g in seen} == {(4, 1)}


def test_j11_1_nobody_knows_what_somebody_else_carried_to_the_bank():
    """J11.1: after banking any of his notes may be on either side; without a visit they stay where they are."""
    t = table(5, phase=8, at={2: "bank", 4: "home"}, cash={2: (2, 0, 0), 4: (2, 0, 0)}, account={2: (1, 1, 0)})
    t.g.shown = True
    seen = worlds(t.runs(Uprising()), 3)
    assert {total(g.account[2]) for g in seen} == {0, 1, 2, 3, 4, 5}
    assert {total(g.cash[2]) + total(g.account[2]) for g in seen} == {5}
    assert {total(g.cash[4]) for g in seen} == {2}


def test_j5_c_44_a_spy_knows_better():
    """J5.C.44: the account that this seat had looked at keeps its worth; for the others it is open."""
    t = table(5, phase=8, at={0: "bank"}, cash={0: (3, 0, 0)}, account={0: (2, 0, 0)})
    t.g.shown, t.g.spied = True, ((3, 0, 2),)
    t.runs(Uprising())
    assert {total(g.account[0]) for g in worlds(t, 3)} == {2}
    assert len({total(g.account[0]) for g in worlds(t, 4)}) > 2
