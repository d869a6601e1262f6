"""What always holds: 156 MP in 96 notes (J3.3), 64 cards (J5.C.sum), units per kind, offices that J6.1 allows."""

from __future__ import annotations

from camarilla.core.illegal import BrokenLaw
from camarilla.games.junta.components import CARDS
from camarilla.games.junta.course import Phase
from camarilla.games.junta.money import plus
from camarilla.games.junta.state import ADMIRAL, GENERALS, MINISTER, Junta


def laws(g: Junta) -> None:
    """Raises BrokenLaw if the table cannot be."""
    _notes(g)
    _cards(g)
    _units(g)
    _offices(g)


def _notes(g: Junta) -> None:
    found = plus(plus(g.stack, g.under), g.aid)
    for purse in (*g.cash, *g.account):
        found = plus(found, purse)
        if min(purse) < 0:
            raise BrokenLaw(f"J7.1: a purse holds {purse}")
    if found != g.box.notes:
        raise BrokenLaw(f"J3.3: there are {found} notes, not {g.box.notes}")
    if g.mini and any(sum(g.account[dummy]) for dummy in range(g.players, g.families)):
        raise BrokenLaw("J17.9: a dummy has an account")


def _cards(g: Junta) -> None:
    found = [*g.deck, *g.discards]
    for family in range(g.families):
        found += g.hand[family]
        found += g.table[family]
    if sorted(found) != list(range(1, CARDS + 1)):
        raise BrokenLaw(f"J5.C.sum: the cards are {sorted(found)}")


def _units(g: Junta) -> None:
    there: dict[str, int] = {}
    for stack, number in g.units.items():
        if number < 1 or stack[0] not in g.box.kind_of:
            raise BrokenLaw(f"J13.0: {number} units at {stack}")
        there[stack[1]] = there.get(stack[1], 0) + number
    for kind, number in there.items():
        if number > g.box.units[kind].count:
            raise BrokenLaw(f"J3.2: {number} units of {kind}")
    if g.president in g.rebels and g.coup and not g.winner:
        raise BrokenLaw("J13.2: the President is a rebel")


def _offices(g: Junta) -> None:
    """J6.1 Every family an office, none more than two, no two Generals, the President no other."""
    if not g.assigned or g.president < 0:
        return
    if g.mini:
        _roles(g)
        return
    for family in range(g.families):
        held = g.offices_of(family)
        if family in (g.president, g.last_president):  # between taking office and the new list (J4.2n)
            continue
        if not 1 <= len(held) <= 2:
            raise BrokenLaw(f"J6.1: family {family} holds {held}")
        if len([office for office in held if office in GENERALS]) > 1:
            raise BrokenLaw(f"J6.1: family {family} has two Generals")


def _roles(g: Junta) -> None:
    """J17.0, J18.0 Admiral and President go together, Air Force and one General; dummies hold what is left."""
    if g.offices[ADMIRAL] != g.president and not (
        g.phase == Phase.AFTERMATH and g.offices[ADMIRAL] == g.last_president
    ):
        raise BrokenLaw(f"J17.0: the President is {g.president}, the Admiral {g.offices[ADMIRAL]}")
    opposition = g.opposition()
    brigades = [office for office in g.offices_of(opposition) if office in GENERALS]
    if opposition >= g.players or len(brigades) != 1:
        raise BrokenLaw(f"J17.0: the opposition is {opposition} with the brigades {brigades}")
    if (g.offices[MINISTER] < g.players) != (g.players == 3):
        raise BrokenLaw(f"J18.0: the Minister is {g.offices[MINISTER]}")
    if any(g.exile[dummy] for dummy in range(g.players, g.families)):
        raise BrokenLaw("J17.8: a dummy is in exile")
