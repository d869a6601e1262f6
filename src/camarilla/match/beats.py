"""An answer told in beats: where the story of one event is cut, so that people can follow it.

An answer may set off a whole chain: a die falls, a pawn walks, a card is drawn, the next player rolls. Each link that
chance puts in is a moment of its own, with the table as it stood then. A cut is made only where something was told
since the last one. What is told is told to everybody, some seats hear more of it; so the number of beats and the length
of each are the same for all seats, and what a seat sees in a beat is what ``Game.view`` shows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from camarilla.core.news import News
from camarilla.match.match import Match


@dataclass
class Beat:
    """What a seat sees of the table after the next ``lines`` of the news."""

    view: Any
    lines: int


def beats(match: Match, news: Sequence[News], seat: int | None) -> list[Beat]:
    """The beats of the newest answer before its last one, which is ``Match.sight``; empty if nobody watches."""
    cuts: list[Beat] = []
    told = 0
    for stage in match.stages or ():
        if told < stage.told < len(news):
            cuts.append(Beat(stage.views.of(seat), stage.told - told))
            told = stage.told
    return cuts
