"""What a position is worth to a party: the points it would score, and what is likely to become points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import add, sub

from camarilla.games.global_powers.board import MAURITIUS, UN, Board, Snapshot, points_of
from camarilla.games.global_powers.components import DIPLOMACY, ECONOMY, MILITARY, RAW, REGIONS, Box, mask_of
from camarilla.games.global_powers.view import PowersView

DOMINATION = 100.0
GOVERNED = 0.35  # a region more on the way to dominance
PRESENCE = 0.12  # a politician in a region: a vote, a possible sacrifice
MARGIN = 0.2  # a majority that one politician cannot break
IN_BASE = 0.22  # of the first few; more than these only wait
FEW = 4
EXILE = 1.1
DELEGATE = 2.3  # two points at every scoring, and a vote
LEADER, REST = 0.3, 0.2  # how much the strongest opponent and the average of the others count against
NEAR = (3.0, 1.2, 0.5)  # one, two, three regions from dominance
CHIP = {RAW: 0.35, ECONOMY: 0.12, MILITARY: 0.1, DIPLOMACY: 0.1}


class Standing:
    """What a board is worth once these regions are looked at anew: by seat, as far as somebody asked."""

    def __init__(self, touched: Sequence[int], sums: list[float], ruled: tuple[int, ...]) -> None:
        self.touched = touched
        self.sums = sums
        self.ruled = ruled  # regions by seat
        self.worths: dict[int, float] = {}


class Weighed:
    """What is known of the board that trials began with; they all share it."""

    def __init__(
        self, board: Board, people: list[int], regions: list[tuple[tuple[float, ...], tuple[int, ...]]]
    ) -> None:
        players = board.players
        self.people, self.chips = people, board.chips
        self.counts = [tuple(people[at : at + players]) for at in range(0, 13 * players, players)]  # by region
        self.held = [tuple(board.chips[at : at + 4]) for at in range(0, 13 * 4, 4)]
        self.shared = board.bonus_shared()
        self.most = board.box.most
        self.elsewhere = elsewhere(players, people)
        self.values = [values for values, _ in regions]  # by region and seat
        self.rulers = [rulers for _, rulers in regions]
        self.sums = [sum(column) for column in zip(*self.values, strict=True)]  # of all regions, by seat
        self.ruled = tuple([sum([seat in rulers for rulers in self.rulers]) for seat in range(players)])
        self.threats: dict[tuple[int, tuple[int, ...]], float] = {}  # how near anybody is to dominance, for a seat


class Sketch(Board):
    """A board to try things on; trials share lists until they change them."""

    def __init__(self, board: Board, dominance: int, turn: int, base: Weighed | None = None) -> None:
        self.box: Box = board.box
        self.rules = board.rules
        self.players = board.players
        self.people: list[int] = board.people
        self.chips: list[int] = board.chips
        self.own_people = self.own_chips = False  # whether these lists are nobody else's
        self.sanctions = board.sanctions
        self.demilitarised = board.demilitarised
        self.protectorates = board.protectorates
        self.open = board.open
        self.pacts = board.pacts
        self.dominance = dominance
        self.turn = turn
        self.known: Standing | None = None  # of the board as it is
        self.granted: dict[tuple[str, int, int], Sketch] | None = None  # after motions, as somebody thought of them
        self.base: Weighed = base or Weighed(self, self.people, self.regions())

    @property
    def rulers(self) -> list[tuple[int, ...]]:
        """Governments by region, as they were."""
        return self.base.rulers

    @property
    def ruled(self) -> tuple[int, ...]:
        """Regions by seat, as they were."""
        return self.base.ruled

    def regions(self) -> list[tuple[tuple[float, ...], tuple[int, ...]]]:
        """All regions as they are now; later only touched ones are looked at."""
        return [((0.0,) * self.players, ()), *[region_worth(self, region) for region in REGIONS]]

    def again(self) -> Sketch:
        """An independent sketch of the same board."""
        self.own_people = self.own_chips = False
        return Sketch(self, self.dominance, self.turn, self.base)

    def move(self, seat: int, start: int, end: int, count: int = 1) -> None:
        if not self.own_people:
            self.people, self.own_people = self.people.copy(), True
        count = min(count, self.people[start * self.players + seat])
        self.people[start * self.players + seat] -= count
        self.people[end * self.players + seat] += count
        self.known = None

    def change(self, region: int, kind: int, count: int) -> None:
        """Chips come or go, within what a region can hold."""
        if not self.own_chips:
            self.chips, self.own_chips = self.chips.copy(), True
        at = region * 4 + kind
        left = self.chips[at] + count
        self.chips[at] = min(left, self.box.most) if left > 0 else 0
        self.known = None


def sketch_of(seen: PowersView, box: Box, rules: dict[str, str]) -> Sketch:
    """The board of a view, valued region by region. Votes and vetoes are asked on one board: all see the same one."""
    return _sketch(
        *(box, _same(rules), seen.players, seen.people, seen.chips),
        *(seen.sanctions, seen.demilitarised, seen.protectorates),
        *(tuple([party.open for party in seen.parties]), seen.pacts, seen.dominance, seen.turn),
    )


class Same:
    """The rules of a match as a key: they never change, so which match it is says it all."""

    def __init__(self, rules: dict[str, str]) -> None:
        self.rules = rules


_SAME: dict[int, Same] = {}  # by the identity of rules, which each of them keeps alive
MATCHES = 64


def _same(rules: dict[str, str]) -> Same:
    """The key of these rules."""
    found = _SAME.get(id(rules))
    if found is None:
        if len(_SAME) >= MATCHES:
            _SAME.clear()
        found = _SAME[id(rules)] = Same(rules)
    return found


@lru_cache(maxsize=64)
def _sketch(
    box: Box,
    rules: Same,
    players: int,
    people: tuple[int, ...],
    chips: tuple[int, ...],
    sanctions: tuple[int, ...],
    demilitarised: tuple[int, ...],
    protectorates: tuple[int, ...],
    opened: tuple[tuple[str, ...], ...],
    pacts: tuple[tuple[int, int, int], ...],
    dominance: int,
    turn: int,
) -> Sketch:
    shown = [mask_of(cards) for cards in opened]
    sets = (bits_of(sanctions), bits_of(demilitarised), bits_of(protectorates))
    board = Snapshot(box, rules.rules, players, list(people), list(chips), *sets, shown, pacts)
    return Sketch(board, dominance, turn)


def bits_of(regions: tuple[int, ...]) -> int:
    """A set of regions as a number."""
    return sum([1 << region for region in regions])


def region_worth(board: Sketch, region: int) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """What one region is worth to each party, and who governs it."""
    people, chips = tuple(board.in_region(region)), tuple(board.holds(region))
    return _worth(people, chips, board.sanctions >> region & 1, board.bonus_shared(), board.box.most)


@lru_cache(maxsize=200_000)
def _worth(
    counts: tuple[int, ...], chips: tuple[int, ...], sanctioned: int, shared: bool, limit: int
) -> tuple[tuple[float, ...], tuple[int, ...]]:
    """The same question comes up again and again, so the answers are kept."""
    most = max(counts)
    if most == 0:
        return (0.0,) * len(counts), ()
    ordered = sorted(counts)
    lead, rulers = most - ordered[-2], tuple([seat for seat, count in enumerate(counts) if count == most])
    raw, economy, military, diplomacy = chips
    growth = 0.0 if sanctioned else CHIP[RAW] * min(raw, (limit - economy + 2) // 3)
    treasure = growth + CHIP[ECONOMY] * economy + CHIP[MILITARY] * military + CHIP[DIPLOMACY] * diplomacy
    values: list[float] = list(points_of(counts, economy, bool(sanctioned), shared))
    for seat, count in enumerate(counts):
        values[seat] += PRESENCE * min(count, 5)
        if count == most:
            safe = MARGIN * min(lead - 1, 2) if len(rulers) == 1 else 0.0
            values[seat] += GOVERNED + treasure / len(rulers) + safe
    return tuple(values), rulers


@lru_cache(maxsize=1024)
def _waiting(base: int) -> float:
    """What politicians in the base are worth."""
    return IN_BASE * min(base, FEW) + 0.05 * max(0, base - FEW)


def utility(sketch: Sketch, me: int, touched: Sequence[int] = ()) -> float:
    """My worth against that of the others, the strongest of them most of all."""
    known = sketch.known
    if known is None or known.touched != touched:
        known = sketch.known = standing(sketch, touched)
    found = known.worths.get(me)
    if found is None:
        mine, against, dominance = parts_of(sketch, me, known)
        found = known.worths[me] = mine - against + dominance
    return found


def parts(sketch: Sketch, me: int, touched: Sequence[int]) -> tuple[float, float, float]:
    """What is one's own, what the others have, and how near anybody is to dominance."""
    known = sketch.known
    if known is None or known.touched != touched:
        known = sketch.known = standing(sketch, touched)
    return parts_of(sketch, me, known)


def parts_of(sketch: Sketch, me: int, known: Standing) -> tuple[float, float, float]:
    sums = known.sums.copy()
    mine = sums.pop(me)
    sums.sort(reverse=True)
    most = sums.pop(0)
    against = LEADER * most + REST * sum(sums) / len(sums) if sums else 0.75 * most
    threats, key = sketch.base.threats, (me, known.ruled)
    dominance = threats.get(key)
    if dominance is None:  # asked again and again of the same governments
        dominance = threats[key] = dominance_of(sketch, me, known.ruled)
    return mine, against, dominance


def standing(sketch: Sketch, touched: Sequence[int]) -> Standing:
    """What everybody has; only touched regions are valued anew."""
    base, players, people, chips = sketch.base, sketch.players, sketch.people, sketch.chips
    sums, ruled = base.sums, base.ruled
    for region in touched:
        at, counter = region * players, region * 4
        counts = base.counts[region] if people is base.people else tuple(people[at : at + players])
        held = base.held[region] if chips is base.chips else tuple(chips[counter : counter + 4])
        values, rulers = _worth(counts, held, sketch.sanctions >> region & 1, base.shared, base.most)
        old = base.values[region]
        if values is not old:
            sums = list(map(add, sums, map(sub, values, old)))
            before = base.rulers[region]
            if rulers != before:
                ruled = handed_over(ruled, before, rulers)
    waiting, sent = base.elsewhere if people is base.people else elsewhere(players, people)
    return Standing(touched, list(map(add, map(add, sums, waiting), sent)), ruled)


@lru_cache(maxsize=65536)
def handed_over(ruled: tuple[int, ...], before: tuple[int, ...], rulers: tuple[int, ...]) -> tuple[int, ...]:
    """Regions by seat, once one region has other rulers than before."""
    return tuple([n + (seat in rulers) - (seat in before) for seat, n in enumerate(ruled)])


def elsewhere(players: int, people: list[int]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What the bases are worth by seat, and what delegates and exiles are."""
    return _elsewhere(players, tuple(people[:players]), tuple(people[MAURITIUS * players : (UN + 1) * players]))


@lru_cache(maxsize=65536)
def _elsewhere(
    players: int, bases: tuple[int, ...], away: tuple[int, ...]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    sent = [DELEGATE * one - EXILE * exile for exile, one in zip(away[:players], away[players:], strict=True)]
    return tuple([_waiting(base) for base in bases]), tuple(sent)


def sudden_end(sketch: Sketch, me: int, leaders: list[int]) -> float:
    """G35.3 Of several the player on turn wins; before the first turn nobody knows who that will be."""
    if me not in leaders:
        return -DOMINATION
    if len(leaders) == 1 or sketch.turn == me:
        return DOMINATION
    return -DOMINATION / 3 if sketch.turn < 0 else -DOMINATION


def dominance_of(sketch: Sketch, me: int, ruled: tuple[int, ...]) -> float:
    """A great deal for winning at once, a great loss if somebody else would; and the way there counts."""
    best = max(ruled)
    if best > sketch.dominance:
        return sudden_end(sketch, me, [seat for seat, count in enumerate(ruled) if count == best])
    nearness = 0.0
    for seat, count in enumerate(ruled):
        near = sketch.dominance + 1 - count
        if near <= len(NEAR):
            nearness += NEAR[near - 1] if seat == me else -1.5 * NEAR[near - 1]
    return nearness
