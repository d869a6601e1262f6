"""The board as everybody at the table sees it, and what can be read off it; no rules of procedure.

One set of queries serves the table of the referee, the snapshot that a question carries and the view of a seat.
Politicians are counted in a flat sequence, place by place: ``people[place * players + seat]``. Chips likewise:
``chips[region * 4 + kind]``, with the supply as region 0. A set of regions is a number whose bits are the regions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from camarilla.games.global_powers.components import BIT, ECONOMY, REGIONS, Box

NOBODY = -1
BASE, MAURITIUS, UN, OUT = 0, 13, 14, 15  # places 1 to 12 are the regions (G0.1)
PLACES = 16
SEATED_ALONE, SOLE, PARTNER, OPPOSITION = 4, 3, 2, 1  # G29.2
ROLE_POINTS = {"alone": SEATED_ALONE, "government": SOLE, "coalition": PARTNER, "opposition": OPPOSITION}
ECONOMY_BONUS = (0, 0, 0, 1, 2, 3)  # G29.3


@dataclass
class Share:
    """What a region is worth to a party if scored now, and why."""

    region: int
    seat: int
    role: str  # alone, government, coalition, opposition
    points: int  # G29.2
    bonus: int  # G29.3
    halved: bool  # G29.4
    worth: int


class Board(Protocol):
    """What is public on the board, and its queries."""

    box: Box
    rules: dict[str, str]
    players: int
    people: list[int]
    chips: list[int]
    sanctions: int
    demilitarised: int
    protectorates: int
    open: list[int]  # cards lying open before each seat
    pacts: tuple[tuple[int, int, int], ...]  # owner, region, neighbour that may not attack it

    def at(self, seat: int, place: int) -> int:
        """G0.1 How many politicians of a party are in this place."""
        return self.people[place * self.players + seat]

    def in_region(self, region: int) -> Sequence[int]:
        """The politicians in a region, by seat."""
        return self.people[region * self.players : (region + 1) * self.players]

    def government(self, region: int) -> tuple[int, ...]:
        """G0.2 The governing parties: one, several (a coalition) or none."""
        return rulers_of(tuple(self.people[region * self.players : (region + 1) * self.players]))

    def strength(self, region: int) -> int:
        """G0.3 The politicians of one governing party, never the sum."""
        return max(self.in_region(region))

    def present(self, region: int) -> tuple[int, ...]:
        """The parties with politicians in a region."""
        return tuple([seat for seat, count in enumerate(self.in_region(region)) if count])

    def in_all_regions(self, seat: int) -> int:
        """G0.4 The politicians of a party in the twelve regions together."""
        players = self.players
        return sum(self.people[players + seat : 13 * players : players])

    def weight(self, seat: int) -> tuple[int, int, int]:
        """G0.4 Globally stronger: more in all regions, then more in the UN, then fewer on Mauritius."""
        return (self.in_all_regions(seat), self.at(seat, UN), -self.at(seat, MAURITIUS))

    def strongest(self, seats: Sequence[int]) -> tuple[int, ...]:
        """G0.4 The globally strongest of these; several if only the lot can decide."""
        best = max([self.weight(seat) for seat in seats])
        return tuple([seat for seat in seats if self.weight(seat) == best])

    def governed(self, seat: int) -> int:
        """G35.1 How many regions a party governs or co-governs."""
        return len([region for region in REGIONS if seat in self.government(region)])

    def chip(self, region: int, kind: int) -> int:
        return self.chips[region * 4 + kind]

    def holds(self, region: int) -> Sequence[int]:
        """The chips of a region by kind."""
        return self.chips[region * 4 : region * 4 + 4]

    def sanctioned(self, region: int) -> bool:
        return bool(self.sanctions >> region & 1)

    def peace_of(self) -> int:
        """G27.E05 Who has laid the Peace initiative that is open; NOBODY if none is."""
        for seat, cards in enumerate(self.open):
            if cards & BIT["peace"]:
                return seat
        return NOBODY

    def clockwise(self, first: int) -> tuple[int, ...]:
        """G0.11, G6.2 All seats clockwise, beginning with this one."""
        players = self.players
        return tuple([(first + step) % players for step in range(players)])

    def bonus_shared(self) -> bool:
        """G29.3 Whether each party of a coalition gets the bonus."""
        return self.rules["economyBonusCoalition"] == "each"

    def region_points(self, region: int) -> list[int]:
        """G29.2 to G29.4 What a region is worth to each party now."""
        counts = self.in_region(region)
        return points_of(counts, self.chip(region, ECONOMY), self.sanctioned(region), self.bonus_shared())

    def shares(self, region: int) -> tuple[Share, ...]:
        """G29.2 to G29.4 What a region is worth to each party in it, with the reasons."""
        counts = tuple(self.in_region(region))
        return shares_of(region, counts, self.chip(region, ECONOMY), self.sanctioned(region), self.bonus_shared())

    def count_up(self) -> Count:
        """What can be read off all regions together."""
        return count_of(
            self.players, tuple(self.people), tuple(self.chips[ECONOMY::4]), self.sanctions, self.bonus_shared()
        )

    def points_now(self) -> tuple[int, ...]:
        """G29.2 to G29.5 The victory points if all were counted now, without earlier scorings."""
        return self.count_up().points


@dataclass
class Count:
    """The twelve regions, read together; who shows it to somebody changes nothing in it."""

    governments: tuple[tuple[int, ...], ...]  # G0.2 by region, from 1
    governed: tuple[int, ...]  # G35.1 regions by seat
    shares: tuple[Share, ...]  # G29.2 to G29.4
    points: tuple[int, ...]  # G29.2 to G29.5 by seat, without earlier scorings


@lru_cache(maxsize=64)  # every view asks for it, and few answers change the board
def count_of(players: int, people: tuple[int, ...], economies: tuple[int, ...], sanctions: int, shared: bool) -> Count:
    governments: list[tuple[int, ...]] = [()]
    shares, governed = list[Share](), [0] * players
    points = [2 * people[UN * players + seat] - people[MAURITIUS * players + seat] for seat in range(players)]
    for region in REGIONS:
        counts = people[region * players : (region + 1) * players]
        rulers = rulers_of(counts)
        governments.append(rulers)
        for ruler in rulers:
            governed[ruler] += 1
        for share in shares_of(region, counts, economies[region], bool(sanctions >> region & 1), shared):
            shares.append(share)
            points[share.seat] += share.worth
    return Count(tuple(governments), tuple(governed), tuple(shares), tuple(points))


@lru_cache(maxsize=65536)  # whoever weighs boards asks for the same few constellations again and again
def rulers_of(counts: tuple[int, ...]) -> tuple[int, ...]:
    """G0.2 Who governs with so many politicians by seat: the most of them, if there are any."""
    most = max(counts)
    return tuple([seat for seat, count in enumerate(counts) if count == most]) if most else ()


@lru_cache(maxsize=4096)
def regions_in(bits: int) -> tuple[int, ...]:
    """The regions of a set."""
    return tuple([region for region in REGIONS if bits >> region & 1])


@lru_cache(maxsize=4096)  # every view asks for all regions, and from one answer to the next few of them change
def shares_of(region: int, counts: tuple[int, ...], economy: int, sanctioned: bool, shared: bool) -> tuple[Share, ...]:
    """G29.2 to G29.4 What these politicians make of a region, party by party; ``shared`` as in ``points_of``."""
    worth, most = points_of(counts, economy, sanctioned, shared), max(counts)
    rulers, sole = counts.count(most), "alone" if len(counts) - counts.count(0) == 1 else "government"
    bonus = ECONOMY_BONUS[min(5, economy)] if rulers == 1 or shared else 0
    found = []
    for seat, count in enumerate(counts):
        if count:
            role = "opposition" if count < most else "coalition" if rulers > 1 else sole
            points = ROLE_POINTS[role]
            found.append(Share(region, seat, role, points, bonus if count == most else 0, sanctioned, worth[seat]))
    return tuple(found)


def points_of(counts: Sequence[int], economy: int, sanctioned: bool, shared: bool) -> list[int]:
    """G29.2 to G29.4 What these politicians bring to each party; ``shared``: coalitions get the economy bonus, too."""
    most = max(counts)
    points = [0] * len(counts)
    if most == 0:
        return points
    rulers, guests = counts.count(most), len(counts) - counts.count(0)
    worth = PARTNER if rulers > 1 else SOLE if guests > 1 else SEATED_ALONE
    if rulers == 1 or shared:
        worth += ECONOMY_BONUS[min(5, economy)]
    for seat, count in enumerate(counts):
        if count:
            won = worth if count == most else OPPOSITION
            points[seat] = won // 2 if sanctioned else won
    return points


@dataclass
class Snapshot(Board):
    """The board at the moment of a question; never changes, so copies of a game can share it."""

    box: Box
    rules: dict[str, str]
    players: int
    people: list[int]
    chips: list[int]
    sanctions: int
    demilitarised: int
    protectorates: int
    open: list[int]
    pacts: tuple[tuple[int, int, int], ...]


def snapshot(board: Board) -> Snapshot:
    """The board as it is now."""
    return Snapshot(
        board.box,
        board.rules,
        board.players,
        list(board.people),
        list(board.chips),
        board.sanctions,
        board.demilitarised,
        board.protectorates,
        list(board.open),
        board.pacts,
    )
