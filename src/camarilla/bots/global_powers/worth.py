"""What a position is worth to a party: the points it would score, and what is likely to become points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from camarilla.games.global_powers.board import MAURITIUS, UN, Board, points_of
from camarilla.games.global_powers.components import DIPLOMACY, ECONOMY, MILITARY, RAW, REGIONS, Box
from camarilla.games.global_powers.view import PowersView, board_of

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


class Sketch(Board):
    """A board to try things on. Trials share the values of the board they began with."""

    def __init__(self, board: Board, dominance: int, turn: int) -> None:
        self.box: Box = board.box
        self.rules = board.rules
        self.players = board.players
        self.people: list[int] = list(board.people)
        self.chips: list[int] = list(board.chips)
        self.sanctions = board.sanctions
        self.demilitarised = board.demilitarised
        self.protectorates = board.protectorates
        self.open = board.open
        self.pacts = board.pacts
        self.dominance = dominance
        self.turn = turn
        self.values: list[tuple[float, ...]] = []  # by region and seat, as they were
        self.sums: list[float] = []  # of all regions, by seat
        self.rulers: list[tuple[int, ...]] = []  # governments, as they were
        self.ruled: list[int] = []  # regions by seat
        self.nows: dict[int, float] | None = None  # what the board as it is is worth, for each party

    def again(self) -> Sketch:
        """An independent sketch of the same board."""
        new = Sketch(self, self.dominance, self.turn)
        new.values, new.sums, new.rulers, new.ruled = self.values, self.sums, self.rulers, self.ruled
        return new

    def weigh(self) -> Sketch:
        """Values all regions as they are now; later only touched ones need it."""
        self.values = [(0.0,) * self.players, *[region_values(self, region) for region in REGIONS]]
        self.sums = [sum(column) for column in zip(*self.values, strict=True)]
        self.rulers = [(), *[self.government(region) for region in REGIONS]]
        self.ruled = [sum(seat in rulers for rulers in self.rulers) for seat in range(self.players)]
        self.nows = {}
        return self

    def move(self, seat: int, start: int, end: int, count: int = 1) -> None:
        count = min(count, self.people[start * self.players + seat])
        self.people[start * self.players + seat] -= count
        self.people[end * self.players + seat] += count

    def change(self, region: int, kind: int, count: int) -> None:
        """Chips come or go, within what a region can hold."""
        at = region * 4 + kind
        self.chips[at] = max(0, min(self.box.most, self.chips[at] + count))


def sketch_of(seen: PowersView, box: Box, rules: dict[str, str]) -> Sketch:
    """The board of a view, valued region by region."""
    return Sketch(board_of(seen, box, rules), seen.dominance, seen.turn).weigh()


def region_values(board: Board, region: int) -> tuple[float, ...]:
    """What one region is worth to each party."""
    people, chips = tuple(board.in_region(region)), tuple(board.holds(region))
    shared = board.rules["economyBonusCoalition"] == "each"
    return _worth(people, chips, board.sanctioned(region), shared, board.box.most)


@lru_cache(maxsize=200_000)
def _worth(
    counts: tuple[int, ...], chips: tuple[int, ...], sanctioned: bool, shared: bool, limit: int
) -> tuple[float, ...]:
    """The same question comes up again and again, so the answers are kept."""
    most = max(counts)
    if most == 0:
        return (0.0,) * len(counts)
    ordered = sorted(counts)
    lead, rulers = most - ordered[-2], counts.count(most)
    raw, economy, military, diplomacy = chips
    growth = 0.0 if sanctioned else CHIP[RAW] * min(raw, (limit - economy + 2) // 3)
    treasure = growth + CHIP[ECONOMY] * economy + CHIP[MILITARY] * military + CHIP[DIPLOMACY] * diplomacy
    values: list[float] = list(points_of(counts, economy, sanctioned, shared))
    for seat, count in enumerate(counts):
        values[seat] += PRESENCE * min(count, 5)
        if count == most:
            values[seat] += GOVERNED + treasure / rulers + (MARGIN * min(lead - 1, 2) if rulers == 1 else 0.0)
    return tuple(values)


def totals(sketch: Sketch, touched: Iterable[int] = ()) -> list[float]:
    """The worth of everything to each party; only touched regions are valued anew."""
    players, people = sketch.players, sketch.people
    sums = list(sketch.sums)
    for region in touched:
        old = sketch.values[region]
        for seat, value in enumerate(region_values(sketch, region)):
            sums[seat] += value - old[seat]
    for seat in range(players):
        base = people[seat]
        sums[seat] += IN_BASE * min(base, FEW) + 0.05 * max(0, base - FEW)
        sums[seat] += DELEGATE * people[UN * players + seat] - EXILE * people[MAURITIUS * players + seat]
    return sums


def utility(sketch: Sketch, me: int, touched: Sequence[int] = ()) -> float:
    """My worth against that of the others, the strongest of them most of all."""
    if touched or sketch.nows is None:
        return balance(sketch, me, touched)
    if me not in sketch.nows:
        sketch.nows[me] = balance(sketch, me, ())
    return sketch.nows[me]


def balance(sketch: Sketch, me: int, touched: Sequence[int]) -> float:
    mine, against, dominance = parts(sketch, me, touched)
    return mine - against + dominance


def parts(sketch: Sketch, me: int, touched: Sequence[int]) -> tuple[float, float, float]:
    """What is one's own, what the others have, and how near anybody is to dominance."""
    sums = totals(sketch, touched)
    mine = sums.pop(me)
    sums.sort(reverse=True)
    against = 0.75 * sums[0] if len(sums) == 1 else LEADER * sums[0] + REST * sum(sums[1:]) / len(sums[1:])
    return mine, against, dominance_of(sketch, me, touched)


def sudden_end(sketch: Sketch, me: int, leaders: list[int]) -> float:
    """G35.3 Of several the player on turn wins; before the first turn nobody knows who that will be."""
    if me not in leaders:
        return -DOMINATION
    if len(leaders) == 1 or sketch.turn == me:
        return DOMINATION
    return -DOMINATION / 3 if sketch.turn < 0 else -DOMINATION


def dominance_of(sketch: Sketch, me: int, touched: Sequence[int]) -> float:
    """A great deal for winning at once, a great loss if somebody else would; and the way there counts."""
    governed = sketch.ruled
    if touched:
        governed = list(governed)
        for region in touched:
            for ruler in sketch.rulers[region]:
                governed[ruler] -= 1
            for ruler in sketch.government(region):
                governed[ruler] += 1
    best = max(governed)
    if best > sketch.dominance:
        return sudden_end(sketch, me, [seat for seat, count in enumerate(governed) if count == best])
    threat = 0.0
    for seat, count in enumerate(governed):
        near = sketch.dominance + 1 - count
        if near <= len(NEAR):
            threat += NEAR[near - 1] if seat == me else -1.5 * NEAR[near - 1]
    return threat
