"""The coup: when to rise, where to march, whom to fire at, for whom to declare."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from camarilla.bots.junta.worth import least, most, own_cash, present, rivals, threat
from camarilla.core.questions import Dice
from camarilla.games.junta.acts import END, Act, Bombard, BribeUnits, BringUnits, Flee, Fly, Land, Move, UnitCounts
from camarilla.games.junta.components import Box
from camarilla.games.junta.questions.battle import Fire, PickUnits
from camarilla.games.junta.questions.kinds import PickName
from camarilla.games.junta.questions.turn import HELICOPTER, CoupTurn
from camarilla.games.junta.verdict import LOYAL, MAJORITY, REBELS
from camarilla.games.junta.view import JuntaView

WORTH_TRYING = 0.2  # of the troops, to think of leading a coup
NEARLY_HALF = 0.42  # of the troops, to join one
LATE, FULL_PURSE = 5, 3  # the coup phase and the MP from which a lost rebel thinks of an embassy
TURNCOAT = 40  # of a hundred loyal players who can end the rule of a leading President do so


OVERWHELMING = 1.5  # times the troops of the other side: nobody need count again
MIDWAY = 2  # the coup phase after which rebels without centres will not get them


def decided(view: JuntaView) -> str:
    """J13.0 The side whose victory is only a matter of time, by the centres it holds now and by its troops; or none.

    In the opening nobody knows yet who will join.
    """
    assert view.verdict is not None
    if view.coup_phase == 0:
        return ""
    rebels = sum([one.count for one in view.units if one.commander in view.rebels])
    loyal = sum([one.count for one in view.units]) - rebels
    held = len([one for one in view.verdict.centres if one.holder == REBELS])
    if held >= MAJORITY and (held > MAJORITY or view.coup_phase > MIDWAY) and rebels >= OVERWHELMING * loyal:
        return REBELS
    if rebels == 0 or (held < MAJORITY - 1 and view.coup_phase > MIDWAY and loyal >= OVERWHELMING * rebels):
        return LOYAL
    return ""


def calls_it_off(view: JuntaView, side: str) -> bool:
    """J13.0 Agreed, if it is one's own victory, or if nothing can turn it any more; who can turn it fights on."""
    return side == (REBELS if is_rebel(view) else LOYAL) or side == decided(view)


def same_side(view: JuntaView, who: int) -> bool:
    """As far as the two have shown it."""
    return (who in view.rebels) == is_rebel(view)


def lets_retreat(view: JuntaView, who: int) -> bool:
    """J13.5.2 Friends may come in; beaten enemies are better cut off."""
    return same_side(view, who)


def gives_conduct(view: JuntaView, who: int) -> bool:
    """J9.1b To one's own side, or to a possible helper against the President; never to the most dangerous."""
    welcome = same_side(view, who) or is_rebel(view)
    return welcome and threat(view, who) < max([threat(view, one) for one in rivals(view)], default=0)


def is_rebel(view: JuntaView) -> bool:
    return view.seat in view.rebels


def loyal_at(view: JuntaView, area: str) -> int:
    """Units there that do not belong to rebels."""
    return sum([one.count for one in view.units if one.area == area and one.commander not in view.rebels])


def rebels_at(view: JuntaView, area: str) -> int:
    return sum([one.count for one in view.units if one.area == area and one.commander in view.rebels])


def mine_at(view: JuntaView, area: str) -> int:
    return sum([one.count for one in view.units if one.area == area and one.commander == view.seat])


@lru_cache(maxsize=1024)
def steps(box: Box, start: str) -> dict[str, int]:
    """How many moves apart an area is from all others."""
    found, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for other in box.borders[here]:
            if other not in found:
                found[other] = found[here] + 1
                edge.append(other)
    return found


def nearest(box: Box, start: str, goals: Sequence[str]) -> int:
    """How many moves it is to the nearest of these areas."""
    apart = steps(box, start)
    return min([apart[goal] for goal in goals], default=9)


def strength(view: JuntaView, question: CoupTurn) -> float:
    """This player's share of all troops on the map, with what his cards would bring (a crowd counts half)."""
    box = question.box
    mine = sum([number for _, _, kinds in question.stacks for _, number in kinds])
    crowd = sum(
        [box.cards[card].count * (1 if box.units[box.cards[card].unit].armed else 0.5) for card, _ in question.cards]
    )
    everybody = sum([one.count for one in view.units])
    return (mine + crowd + len(question.landings)) / max(1, everybody + crowd)


def rises(view: JuntaView, question: CoupTurn, dice: Dice) -> bool:
    """To lead a coup: with a good part of the troops, and little in the pockets that a firing squad could take."""
    daring = 110 * strength(view, question) + 12
    cash = own_cash(view)
    return strength(view, question) >= WORTH_TRYING and dice.below(100) < daring * (
        1 if cash <= 2 else 0.3 if cash <= 4 else 0
    )


def start(view: JuntaView, question: CoupTurn, dice: Dice) -> Act:
    """The first act, or none."""
    if question.forced() or not rises(view, question, dice):
        return END
    return march(view, question, rebel=True) or card(question) or END


def turn(view: JuntaView, question: CoupTurn, dice: Dice) -> Act:
    """One act after the other, as long as something is worth doing."""
    rebel = is_rebel(view)
    if view.coup_phase == 0 and not rebel and not joins(view, question, dice):
        return END
    if flees(view, question):
        return Flee(question.exile[dice.below(len(question.exile))])
    rebel = rebel or view.coup_phase == 0
    return (
        card(question)
        or land(view, question, rebel)
        or aim(view, question, rebel)
        or march(view, question, rebel)
        or END
    )


def flees(view: JuntaView, question: CoupTurn) -> bool:
    """Into an embassy before the squad is called: a rebel almost alone, with a full purse, whose cause is lost."""
    assert view.seat is not None
    if not question.exile or not is_rebel(view) or view.coup_phase < LATE or own_cash(view) < FULL_PURSE:
        return False
    lost = view.verdict is not None and view.verdict.winner == "president" and view.seat not in view.verdict.deciders
    return lost and len([one for one in view.rebels if present(view, one)]) <= 2


def joins(view: JuntaView, question: CoupTurn, dice: Dice) -> bool:
    """To join a rebellion in its opening: with nothing to lose, if together they are nearly half of the troops."""
    rebels = sum([one.count for one in view.units if one.commander in view.rebels])
    together = strength(view, question) + rebels / max(1, sum([one.count for one in view.units]))
    return own_cash(view) <= 3 and together >= NEARLY_HALF and dice.below(100) < 60


def card(question: CoupTurn) -> Act | None:
    """Units are always welcome, bribes when several can be had."""
    for one, areas in question.cards:
        centre = [area for area in areas if question.box.kind_of[area] == "power"]
        near = sorted(areas, key=lambda area: nearest(question.box, area, question.box.power))
        return BringUnits(one, (centre or near)[0])
    for one, area, number in question.bribes:
        if number >= 3:
            return BribeUnits(one, area, number)
    return None


def land(view: JuntaView, question: CoupTurn, rebel: bool) -> Act | None:
    """Into an empty power centre, or as near as possible."""
    for unit, areas in question.landings:
        if not rebel and not any(rebels_at(view, area) for area in question.box.power):
            continue
        centres = [area for area in areas if question.box.kind_of[area] == "power" and not rebels_at(view, area)]
        best = sorted(centres or areas, key=lambda area: (loyal_at(view, area) + rebels_at(view, area), area))
        return Land(unit, best[0])
    return None


def aim(view: JuntaView, question: CoupTurn, rebel: bool) -> Act | None:
    """At the other side, where it stands thickest on a power centre."""
    for weapon, areas in question.guns:
        enemies = loyal_at if rebel else rebels_at
        able = [area for area in areas if question.box.kind_of[area] == "power" and enemies(view, area) > 1]
        if able and (rebel or view.coup_phase > 0):
            return Bombard(weapon, max(able, key=lambda area: enemies(view, area)))
    return None


def march(view: JuntaView, question: CoupTurn, rebel: bool) -> Act | None:
    """The largest stack goes to the nearest power centre that its side does not hold; one unit stays to hold one."""
    box = question.box
    wanted = [area for area in box.power if not _held(view, area, rebel)]
    best: tuple[float, Act] | None = None
    for member, area, units in question.stacks:
        going = _spare(box, area, units)
        if not going:
            continue
        size = sum([number for _, number in going])
        now = nearest(box, area, wanted)
        for to in box.borders[area]:
            then = nearest(box, to, wanted)
            if then >= now or box.kind_of[to] == "embassy":
                continue
            gain = size * (now - then) + (4 if to in wanted else 0) - 0.7 * _enemies(view, to, rebel)
            if best is None or gain > best[0]:
                best = (gain, Move(member, area, to, units if question.whole else going))
        flight = fly(view, question, member, area, wanted, rebel) if dict(going).get(HELICOPTER) else None
        if flight is not None and (best is None or flight[0] > best[0]):
            best = flight
    return best[1] if best is not None and best[0] > 0 else None


def fly(
    view: JuntaView, question: CoupTurn, member: int, area: str, wanted: list[str], rebel: bool
) -> tuple[float, Act] | None:
    """J13.4h The helicopter alone into a wanted centre two areas away, and what that is worth."""
    box = question.box
    best: tuple[float, Act] | None = None
    for to in wanted:
        if steps(box, area)[to] != 2:
            continue
        middle = next(one for one in box.borders[area] if to in box.borders[one])
        gain = 6 - 0.7 * _enemies(view, to, rebel)
        if best is None or gain > best[0]:
            best = (gain, Fly(member, area, middle, to))
    return best


def _spare(box: Box, area: str, units: UnitCounts) -> UnitCounts:
    """All, but one of them where a power centre must be held."""
    if box.kind_of[area] != "power":
        return units
    kind, number = units[-1]
    return (*units[:-1], (kind, number - 1)) if number > 1 else units[:-1]


def _enemies(view: JuntaView, area: str, rebel: bool) -> int:
    return loyal_at(view, area) if rebel else rebels_at(view, area)


def _held(view: JuntaView, area: str, rebel: bool) -> bool:
    """Whether one's side holds a centre: rebels must stand there alone, for the President one unit is enough."""
    if rebel:
        return rebels_at(view, area) > 0 and loyal_at(view, area) == 0
    return loyal_at(view, area) > 0


def fights(view: JuntaView, areas: tuple[str, ...]) -> tuple[str, ...]:
    """Where there are enemies and one's own are not hopelessly few."""
    rebel = is_rebel(view)
    if view.coup_phase == 0 and not rebel:
        return ()
    return tuple([area for area in areas if 0 < _enemies(view, area, rebel) <= 2 * mine_at(view, area)])


def fire(view: JuntaView, question: Fire, dice: Dice) -> tuple[tuple[int, int], ...]:
    """All dice at the strongest enemy; a loyal player does not shoot at loyal ones."""
    rebel = is_rebel(view)
    if view.coup_phase == 0 and not rebel:
        return ()
    enemies = [one for one in question.targets if (one in view.rebels) != rebel]
    if not enemies:
        return ()
    there = {
        one: sum([s.count for s in view.units if s.area == question.area and s.commander == one]) for one in enemies
    }
    return ((most(enemies, lambda one: there[one], dice), question.dice),)


DEAR = {
    "palace_guard": 9,
    "helicopter": 8,
    "marines": 5,
    "paratroopers": 5,
    "police": 4,
    "brigade1": 3,
    "brigade2": 3,
    "brigade3": 3,
}  # the rest are crowds


def losses(question: PickUnits) -> UnitCounts:
    """Crowds first, then what is cheapest."""
    left, taken = question.number, []
    for kind, number in sorted(question.units, key=lambda one: DEAR.get(one[0], 1)):
        some = min(left, number)
        if some:
            taken.append((kind, some))
            left -= some
    return tuple(sorted(taken))


def declare(view: JuntaView, dice: Dice) -> str:
    """A rebel stays one if the rebels can still win; a loyal player who decides it may turn against the President."""
    assert view.seat is not None
    assert view.verdict is not None
    decides = view.seat in view.verdict.deciders
    if is_rebel(view):
        return "rebels" if decides or view.verdict.winner == "rebels" else "president"
    leads = threat(view, view.president) >= max([threat(view, one) for one in rivals(view)])
    return "rebels" if decides and leads and dice.below(100) < TURNCOAT else "president"


def retreat(view: JuntaView, question: PickName, box: Box) -> str:
    """Near the power centres, where nobody must be asked."""

    def cost(area: str) -> tuple[int, int]:
        crowd = sum([one.count for one in view.units if one.area == area and one.commander != view.seat])
        return (crowd, nearest(box, area, box.power))

    return min(question.names, key=cost)


def junta_vote(view: JuntaView, seats: tuple[int, ...], dice: Dice) -> int:
    """Oneself, or the weakest of the others."""
    assert view.seat is not None
    return view.seat if view.seat in seats else least(seats, lambda one: threat(view, one), dice)
