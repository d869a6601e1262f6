"""What a value of a factor changes, and how sure that is: differences game by game, since games are paired."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, mean, stdev

from camarilla.lab.experiment.games import Row, measures_of
from camarilla.lab.experiment.plan import Cell, Experiment

SURE = 0.95


@dataclass(frozen=True)
class Effect:
    """How much larger a measure is with this value than with the factor's first one, in the mean of paired games.

    ``half`` is half the width of its 95 % interval; ``clear`` allows for as many comparisons as there are measures.
    """

    factor: str
    value: str
    base_value: str
    measure: str
    base: float
    mean: float
    half: float
    clear: bool
    pairs: int


def effects(experiment: Experiment, cells: list[Cell], rows: list[list[Row]]) -> list[Effect]:
    """Every value against the first of its factor, whatever the other factors are."""
    found = []
    by_values = {tuple(cell.values.values()): place for place, cell in enumerate(cells)}
    for at, (factor, values) in enumerate(experiment.factors.items()):
        for value in values[1:]:
            pairs = []
            for chosen, place in by_values.items():
                if chosen[at] == value:
                    usual = by_values[(*chosen[:at], values[0], *chosen[at + 1 :])]
                    pairs += list(zip(rows[usual], rows[place], strict=True))
            who = (factor, value, values[0])
            found += [_effect(who, name, pairs, experiment.game) for name in measures_of(experiment.game)]
    return found


def _effect(who: tuple[str, str, str], name: str, pairs: list[tuple[Row, Row]], game_id: str) -> Effect:
    gains = [other.measure(name) - usual.measure(name) for usual, other in pairs]
    error = stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
    middle, comparisons = mean(gains), len(measures_of(game_id))
    clear = abs(middle) > _z(1 - (1 - SURE) / comparisons) * error
    base = mean([usual.measure(name) for usual, _ in pairs])
    return Effect(*who, name, base, middle, _z(SURE) * error, clear, len(gains))


def _z(sure: float) -> float:
    return NormalDist().inv_cdf(0.5 + sure / 2)
