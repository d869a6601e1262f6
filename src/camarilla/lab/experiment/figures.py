"""The numbers behind the drawings of a report, whoever draws them: shares, steps, curves, boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil, floor, log10
from statistics import quantiles

from camarilla.arena.statistics import wilson
from camarilla.lab.experiment.games import Row

BINS = 10
ENOUGH = 20  # games that came so far, so that a round is shown
Share = tuple[float, float, float]  # in points of a hundred: measured, and its 95 % interval


def ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between two values, a handful of them."""
    if high <= low:
        high = low + 1
    rough = (high - low) / most
    power = 10 ** floor(log10(rough))
    fine = (1, 2, 2.5, 5, 10) if power >= 10 else (1, 2, 5, 10)
    step = next(factor * power for factor in fine if factor * power >= rough)
    first = ceil(low / step - 1e-9)
    return [first * step + at * step for at in range(int((high - first * step) / step + 1e-9) + 1)]


def shares(rows: Sequence[Row], players: int) -> list[Share]:
    """For each seat its share of the victories, and the 95 % interval."""
    found = []
    for seat in range(players):
        won = sum(1 / len(row.winners) for row in rows if seat in row.winners)
        low, high = wilson(won, len(rows))
        found.append((100 * won / len(rows), 100 * low, 100 * high))
    return found


def steps(usual: Sequence[float], other: Sequence[float]) -> tuple[float, float, list[list[float]]]:
    """How often both had how much, in per cent: where the first step begins, where the last ends, and the steps."""
    values = sorted([*usual, *other])
    low, high = values[int(0.01 * (len(values) - 1))], values[int(0.99 * (len(values) - 1))]
    marks = ticks(low, max(high, low + 1), 4)
    begin, end = min(low, marks[0]), max(high, marks[-1]) or 1
    return begin, end, [_binned(side, begin, end) for side in (usual, other)]


def _binned(values: Sequence[float], begin: float, end: float) -> list[float]:
    wide = (end - begin) / BINS or 1
    counts = Counter(min(BINS - 1, max(0, int((value - begin) / wide))) for value in values)
    return [100 * counts[at] / len(values) for at in range(BINS)]


def curves(usual: Sequence[Row], other: Sequence[Row]) -> tuple[list[int], list[list[Share]]]:
    """In how many of the games that came so far a round had the game's first event."""
    longest = max(row.rounds for row in [*usual, *other])
    rounds = [at for at in range(1, longest + 1) if min(_alive(usual, at), _alive(other, at)) >= ENOUGH] or [1]
    return rounds, [[_in_round(side, at) for at in rounds] for side in (usual, other)]


def _alive(rows: Sequence[Row], at: int) -> int:
    return sum(row.rounds >= at for row in rows)


def _in_round(rows: Sequence[Row], at: int) -> Share:
    alive, hits = _alive(rows, at), sum(at in row.in_rounds for row in rows)
    low, high = wilson(hits, alive)
    return 100 * hits / max(1, alive), 100 * low, 100 * high


def cuts(values: Sequence[float]) -> tuple[float, float, float, float, float]:
    """The 5th, 25th, 50th, 75th and 95th of a hundred."""
    if len(values) < 2:
        return (values[0],) * 5
    cut = quantiles(values, n=20, method="inclusive")
    return cut[0], cut[4], cut[9], cut[14], cut[18]
