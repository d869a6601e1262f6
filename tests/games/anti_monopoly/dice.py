"""Dice for tests: the same seed, the same numbers."""

from __future__ import annotations

from random import Random


class Seeded:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: int) -> int:
        return self._random.randrange(bound)
