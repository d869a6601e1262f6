"""How somebody stands in a match, in one figure: read from that seat's own view and from nothing else.

It is no forecast: it counts what the game counts (millions on an account, points, fields to peace and to Zero), and
what is not yet safe counts less. Where it changes most, the evening turned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

POCKET = 0.5  # of money that lies in the pocket, measured by money on the account
BUILDING, MILITIA = 4, 2  # millions that a victory point and a militia cost in Viva
DREAD = 2  # fields of one's own way that a field of the bomb is worth


def _notes(notes: Any) -> int:
    return sum((place + 1) * count for place, count in enumerate(notes or ()))


def _junta(view: Any, seat: int) -> float:
    family = view.families[seat]
    return _notes(family.account) + POCKET * _notes(family.cash)


def _viva(view: Any, seat: int) -> float:
    points: int = view.estates[seat].points if view.points is None else view.points
    return float(BUILDING * points + MILITIA * view.estates[seat].dice + (view.money or 0))


def _global_powers(view: Any, seat: int) -> float:
    return float(view.parties[seat].points_now)


def _anti_monopoly(view: Any, seat: int) -> float:
    return float(view.players[seat].score + DREAD * view.bomb)


FORTUNES: dict[str, Callable[[Any, int], float]] = {
    "junta": _junta,
    "viva": _viva,
    "global_powers": _global_powers,
    "anti_monopoly": _anti_monopoly,
}


# What the figure is made of, in words.
MEASURES: dict[str, str] = {
    "junta": "junta-fortune",
    "viva": "viva-fortune",
    "global_powers": "gp-fortune",
    "anti_monopoly": "am-fortune",
}


def fortune(game_id: str, view: Any, seat: int) -> float | None:
    """How this seat stands by its own view; None for a game whose fortunes nobody has written down."""
    count = FORTUNES.get(game_id)
    return None if count is None else count(view, seat)
