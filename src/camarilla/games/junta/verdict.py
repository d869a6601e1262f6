"""J14.2 Who holds the power centres, and who would win if a coup ended now. Public facts."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.games.junta.state import Junta

MAJORITY = 3  # J14.2 of the five power centres
REBELS, LOYAL = "rebels", "president"


@dataclass
class Centre:
    """A power centre: whose it would be, and who has units there (-2: frozen ones)."""

    area: str
    holder: str
    there: tuple[int, ...]


@dataclass
class Verdict:
    """If it ended now and everybody stood by the side he has shown. ``deciders``: who could turn it by declaring."""

    centres: tuple[Centre, ...]
    winner: str
    deciders: tuple[int, ...]


def for_rebels(g: Junta) -> frozenset[int]:
    """J14.1 Whoever has declared for the rebels; who has not declared yet is taken for what he has been so far."""
    declared = dict(g.declared)
    return frozenset([one for one in range(g.players) if declared.get(one, shown(g, one)) == REBELS])


def shown(g: Junta, who: int) -> str:
    return REBELS if who in g.rebels else LOYAL


def held_by_rebels(g: Junta, side: frozenset[int]) -> list[str]:
    """J14.2 Occupied, and every unit there belongs to players of this side; empty or frozen is the President's."""
    found = []
    for area in g.box.power:
        forces = g.forces(area)
        if forces and all(one in side for one in forces):
            found.append(area)
    return found


def winner(g: Junta, side: frozenset[int]) -> str:
    """J14.2 Rebels need three of the five power centres."""
    return REBELS if len(held_by_rebels(g, side)) >= MAJORITY else LOYAL


def verdict(g: Junta) -> Verdict | None:
    """What the map says now; None without a coup."""
    if not g.coup:
        return None
    side = for_rebels(g)
    held = held_by_rebels(g, side)
    centres = [Centre(area, REBELS if area in held else LOYAL, tuple(sorted(g.forces(area)))) for area in g.box.power]
    return Verdict(tuple(centres), g.winner or winner(g, side), deciders(g, side) if not g.winner else ())


def deciders(g: Junta, side: frozenset[int]) -> tuple[int, ...]:
    """J14.1 Present players, not the President, whose declaration is still open and would turn the result alone."""
    declared, now = dict(g.declared), winner(g, side)
    free = [one for one in g.present_players() if one != g.president and one not in declared]
    return tuple([one for one in free if winner(g, side ^ {one}) != now])
