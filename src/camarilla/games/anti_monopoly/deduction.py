"""A0.8 What a seat can work out by counting: how many cards of each value every place holds, at least and at most.

A place holds so many cards, of a value so many are out of sight, and hints say more about some places together. Each of
these narrows the others down until nothing moves any more.
"""

from __future__ import annotations

from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.state import NONE, AntiMonopoly

Sum = tuple[list[tuple[int, int]], int, int]  # cells of the table below: together at least and at most so many


class Count:
    """By place and value: at least, and at most."""

    def __init__(self, g: AntiMonopoly, seat: int) -> None:
        hands = [(1 << other, g.hidden[other]) for other in range(g.players) if other != seat]
        places = [*hands, (knowledge.stock_bit(g), g.stock)]
        self.bits = [bit for bit, _ in places]
        self.sizes = [len(cards) for _, cards in places]
        self.values = [str(value + 1) for value in range(g.values())]
        self.unseen = [sum([cards.count(value) for _, cards in places]) for value in self.values]
        self.low = [[0] * len(self.values) for _ in places]
        self.high = [[min(size, unseen) for unseen in self.unseen] for size in self.sizes]
        sums = [*self._full(), *self._hinted(g, seat)]
        moved = True
        while moved:
            moved = max([self._narrow(one) for one in sums])

    def _full(self) -> list[Sum]:
        """Every place holds its cards, and every card lies somewhere."""
        values, places = range(len(self.values)), range(len(self.sizes))
        rows: list[Sum] = [([(p, v) for v in values], self.sizes[p], self.sizes[p]) for p in places]
        return rows + [([(p, v) for p in places], self.unseen[v], self.unseen[v]) for v in values]

    def _hinted(self, g: AntiMonopoly, seat: int) -> list[Sum]:
        found: list[Sum] = []
        for _, where, value, least in knowledge.known_by(g, seat):
            at = self.values.index(value)
            cells = [(place, at) for place, bit in enumerate(self.bits) if where & bit]
            own = g.hidden[seat].count(value) if where & 1 << seat else 0
            found.append((cells, max(0, least - own), 0 if least == NONE else self.unseen[at]))
        return found

    def _narrow(self, one: Sum) -> bool:
        """What all but one of these cells hold, the last one cannot hold, and the other way round."""
        cells, least, most = one
        low, high = sum([self.low[p][v] for p, v in cells]), sum([self.high[p][v] for p, v in cells])
        moved = False
        for p, v in cells:
            at_least = max(self.low[p][v], least - (high - self.high[p][v]))
            at_most = min(self.high[p][v], most - (low - self.low[p][v]))
            if (at_least, at_most) != (self.low[p][v], self.high[p][v]):
                moved = True
                low, high = low + at_least - self.low[p][v], high + at_most - self.high[p][v]
                self.low[p][v], self.high[p][v] = at_least, at_most
        return moved

    def sum_of(self, place: int) -> tuple[int, int]:
        """The sum of the values in this place, at least and at most."""
        ends = []
        for values in (range(len(self.values)), range(len(self.values) - 1, -1, -1)):
            left, whole = self.sizes[place] - sum(self.low[place]), 0
            for value in values:
                more = min(left, self.high[place][value] - self.low[place][value])
                whole += (self.low[place][value] + more) * (value + 1)
                left -= more
            ends.append(whole)
        return ends[0], ends[1]
