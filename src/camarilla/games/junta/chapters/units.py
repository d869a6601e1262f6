"""J13 Units on the map: setting up, arriving, moving, changing hands, going home."""

from __future__ import annotations

from functools import lru_cache

from camarilla.core.words import named
from camarilla.games.junta.acts import UnitCounts
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.components import OFFICE_UNITS
from camarilla.games.junta.state import (
    BY_OFFICE,
    GENERALS,
    MOVED,
    NOBODY,
    OFFICE_OF,
    PRESIDENT,
    READY,
    RETREATED,
    Junta,
    Stack,
)


def start_positions(g: Junta) -> dict[Stack, int]:
    """J13.0, J3.2 Where units stand outside a coup: police in the Chamber if it was forced, brigades away by cards."""
    found: dict[Stack, int] = {}
    for unit in g.box.units.values():
        if unit.office < 0 or (unit.office in GENERALS and unit.office in g.away):
            continue
        start = (("CHA", unit.count),) if unit.kind == "police" and g.forced else unit.start
        for area, number in start:
            found[(area, unit.kind, BY_OFFICE, 0, READY)] = number
    return found


def set_up_units(g: Junta) -> None:
    """J13.0 The units stand ready."""
    g.units, g.arrivals = start_positions(g), 0
    muster(g)


def add(g: Junta, stack: Stack, number: int) -> None:
    g.units[stack] = g.units.get(stack, 0) + number


def take(g: Junta, stack: Stack, number: int) -> None:
    left = g.units[stack] - number
    if left:
        g.units[stack] = left
    else:
        del g.units[stack]


def arrive(g: Junta, area: str, kind: str, who: int, number: int) -> None:
    """J13.7, J13.8 New units on the map are the newest group there and may still move."""
    g.arrivals += 1
    add(g, (area, kind, who, g.arrivals, READY), number)


def member_of(g: Junta, stack: Stack, commander: int) -> int:
    """J17.10 For whom a unit moves: its commander, or with a move for each the dummy that holds its office."""
    if stack[2] >= 0 or not moves_apart(g):
        return commander
    return g.offices[OFFICE_OF[stack[1]]]


def moves_apart(g: Junta) -> bool:
    """J17.10 Whether a leader has a move for each of his dummies."""
    return g.families > g.players and g.rules["mini_moves"] != "one"


def turn_of(g: Junta, office: int) -> int:
    """J13.4 In which turn an office acts: the brother-in-law's in one of its own, every other in its holder's."""
    return office if office == g.in_law else NOBODY


@lru_cache(maxsize=4096)
def kinds_under(command: tuple[int, ...], in_law: int, who: int, office: int) -> tuple[str, ...]:
    """J13.4 The kinds of units that follow their offices, and now this player, or the office of his brother-in-law."""
    turns = [of if of == in_law else NOBODY for of in range(len(command))]
    return tuple([OFFICE_UNITS[of] for of, one in enumerate(command) if one == who and turns[of] == office])


def ready(g: Junta, who: int, office: int, area: str = "") -> list[tuple[Stack, int]]:
    """J13.4 The units, here or anywhere, that can still move in a turn of this player, or of his brother-in-law's."""
    kinds, among = kinds_under(g.command, g.in_law, who, office), g.units.items()
    own = who if office == NOBODY and g.present(who) else BY_OFFICE
    here = among if not area else [one for one in among if one[0][0] == area]
    return [
        (stack, number)
        for stack, number in here
        if stack[4] == READY and (stack[1] in kinds if stack[2] == BY_OFFICE else stack[2] == own)
    ]


def movable(g: Junta, who: int, office: int, moved: tuple[int, ...]) -> tuple[tuple[int, str, UnitCounts], ...]:
    """J13.4 What this player may still move, by member and area."""
    apart = moves_apart(g)
    if not apart and who in moved:
        return ()
    found: dict[tuple[int, str], dict[str, int]] = {}
    for stack, number in ready(g, who, office):
        member = member_of(g, stack, who) if apart else who
        if member in moved:
            continue
        kinds = found.get((member, stack[0]))
        if kinds is None:
            found[member, stack[0]] = {stack[1]: number}
        else:
            kinds[stack[1]] = kinds.get(stack[1], 0) + number
    return tuple([(member, area, tuple(sorted(kinds.items()))) for (member, area), kinds in found.items()])


def move(g: Junta, who: int, office: int, member: int, start: str, to: str, units: UnitCounts) -> None:
    """J13.4 Units that move together are one group where they arrive; the newest leave first."""
    g.arrivals += 1
    leaving = [s for s, _ in ready(g, who, office, start) if member_of(g, s, who) == member]
    for kind, number in units:
        for stack in sorted([one for one in leaving if one[1] == kind], key=lambda one: -one[3]):
            some = min(number, g.units[stack])
            if some:
                take(g, stack, some)
                add(g, (to, kind, stack[2], g.arrivals, MOVED), some)
                number -= some


def remove(g: Junta, area: str, commander: int, kind: str, number: int, after: int) -> None:
    """Destroyed units leave the map, the newest first; ``after``: only groups that came later than this one.

    J13.5.2 Units that have retreated into this area are not fired at.
    """
    hit = [
        s for s, _, one in g.stacks(area)
        if one == commander and s[1] == kind and s[3] > after and s[4] != RETREATED
    ]  # fmt: skip
    for stack in sorted(hit, key=lambda one: -one[3]):
        some = min(number, g.units[stack])
        if some:
            take(g, stack, some)
            number -= some


def hand_over(g: Junta, giver: int, receiver: int, area: str, kind: str, number: int) -> None:
    """J13.9 One commander per unit; what it did in this phase it has done; its group stays."""
    mine = [s for s, _, one in g.stacks(area) if one == giver and s[1] == kind]
    for stack in sorted(mine, key=lambda one: (one[4], -one[3])):
        some = min(number, g.units[stack])
        if some:
            take(g, stack, some)
            back = stack[1] in OFFICE_OF and g.command[OFFICE_OF[stack[1]]] == receiver
            add(g, (stack[0], stack[1], BY_OFFICE if back else receiver, stack[3], stack[4]), some)
            number -= some


def next_phase(g: Junta) -> None:
    """J13.5.1 Everything in an area at the start of a phase is group 0 and may act again."""
    fresh: dict[Stack, int] = {}
    for stack, number in g.units.items():
        key = (stack[0], stack[1], stack[2], 0, READY)
        fresh[key] = fresh.get(key, 0) + number
    g.units, g.arrivals = fresh, 0
    g.named, g.losses, g.engaged, g.fights = (), {}, (), ()


def may_turn(g: Junta, who: int) -> bool:
    """J13.2 Rebels stay rebels; the President is never one."""
    return who >= 0 and who != g.offices[PRESIDENT] and who not in g.rebels


def become_rebel(g: Junta, who: int) -> None:
    """J13.2 From now on, to the end of the coup."""
    if may_turn(g, who):
        g.rebels = (*g.rebels, who)
        g.tell("junta-news-rebel", "J13.2", who=named(who))


def send_home(g: Junta) -> None:
    """J15.4 All units return, card units leave, air strikes and markers go back."""
    g.units, g.arrivals, g.landed, g.named, g.red_areas = {}, 0, (), (), ()
    g.strikes = g.box.air_strikes
    g.coup, g.leader, g.rebels, g.coup_phase = False, NOBODY, (), 0
    g.order, g.losses, g.engaged, g.fights = (), {}, (), ()
    g.called_off, g.proposed_end, g.declared, g.winner = "", (), (), ""
