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
    side = {one for one in g.rebels if one < g.players}
    for one, declared in g.declared:
        if declared == REBELS:
            side.add(one)
        else:
            side.discard(one)
    return frozenset(side)


def occupants(g: Junta) -> dict[str, set[int]]:
    """Who has units in each power centre (-2: frozen ones)."""
    there: dict[str, set[int]] = {area: set() for area in g.box.power}
    for area, kind, owner, _, _ in g.units:
        if area in there:
            there[area].add(g.commander(kind, owner))
    return there


def held_by(there: dict[str, set[int]], side: frozenset[int]) -> list[str]:
    """J14.2 Occupied, and every unit there belongs to players of this side; empty or frozen is the President's."""
    return [area for area, who in there.items() if who and who <= side]


def held_by_rebels(g: Junta, side: frozenset[int]) -> list[str]:
    """J14.2 The power centres of this side."""
    return held_by(occupants(g), side)


def winner_of(there: dict[str, set[int]], side: frozenset[int]) -> str:
    """J14.2 Rebels need three of the five power centres."""
    return REBELS if len(held_by(there, side)) >= MAJORITY else LOYAL


def winner(g: Junta, side: frozenset[int]) -> str:
    """J14.2 Who wins, if this side are the rebels."""
    return winner_of(occupants(g), side)


def verdict(g: Junta) -> Verdict | None:
    """What the map says now; None without a coup."""
    if not g.coup:
        return None
    side, there = for_rebels(g), occupants(g)
    held = held_by(there, side)
    centres = tuple(
        [Centre(area, REBELS if area in held else LOYAL, tuple(sorted(who))) for area, who in there.items()]
    )
    if g.winner:
        return Verdict(centres, g.winner, ())
    now = REBELS if len(held) >= MAJORITY else LOYAL
    return Verdict(centres, now, deciders(g, there, side, now))


def deciders(g: Junta, there: dict[str, set[int]], side: frozenset[int], now: str) -> tuple[int, ...]:
    """J14.1 Present players, not the President, whose declaration is still open and would turn the result alone.

    Who has no units in a power centre turns nothing.
    """
    turned: list[int] = []
    held = len([True for who in there.values() if who and who <= side])
    declared, present, president = dict(g.declared), g.present, g.president
    for one in sorted({one for who in there.values() for one in who}):
        if 0 <= one < g.players and one != president and one not in declared and present(one):
            if one in side:
                changed = held - len([True for who in there.values() if one in who and who <= side])
            else:
                changed = held + len([True for who in there.values() if who - side == {one}])
            if (changed >= MAJORITY) != (now == REBELS):
                turned.append(one)
    return tuple(turned)
