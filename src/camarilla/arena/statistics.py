"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959964


def wilson(hits: float, trials: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for a share, 95 % unless told: sensible even for few trials and for 0 or all hits."""
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    centre = share + z * z / (2 * trials)
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
