"""What a process counts while it runs. Nothing in it says who did what."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds


@dataclass
class Times:
    """How long something took: how often within every bound, and at last how often longer than all."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    total: float = 0.0

    def note(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


@dataclass
class Figures:
    """Since the process began."""

    answers: Counter[str] = field(default_factory=Counter)  # by person and by bot
    committed: Times = field(default_factory=Times)  # from an answer's arrival at the table until it was committed
    told: Times = field(default_factory=Times)  # from its arrival until every viewer's frame was on its way
    bot_failures: Counter[str] = field(default_factory=Counter)  # timeout, error, illegal
    database_errors: Counter[str] = field(default_factory=Counter)  # by kind

    def arrived(self, by: str) -> Arrival:
        return Arrival(self, by)


class Arrival:
    """The stopwatch of one answer."""

    def __init__(self, figures: Figures, by: str) -> None:
        self.figures = figures
        self.by = by
        self.began = perf_counter()

    def committed(self) -> None:
        self.figures.committed.note(perf_counter() - self.began)

    def told(self) -> None:
        self.figures.told.note(perf_counter() - self.began)
        self.figures.answers[self.by] += 1
