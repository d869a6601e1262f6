"""Wilson's interval, against values from the literature."""

from __future__ import annotations

import pytest

from camarilla.arena.statistics import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [(8, 10, 0.490, 0.943), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596), (0, 0, 0.0, 1.0)],
)
def test_wilson(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=0.001)
