"""Whoever watches a table, and what he is told."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.match.beats import Beat, beats
from camarilla.table.play.running import Running, lines
from camarilla.table.store.records import Event

NEWS_PAGE = 400  # events whose news are told at once; by seq, so that no page betrays what nobody noticed


def page_before(after: int, upto: int) -> tuple[int, bool]:
    """From which seq on news are told of those after ``after`` up to ``upto``, and whether there were more."""
    first = max(after, upto - NEWS_PAGE)
    return first, first > after


@dataclass(frozen=True)
class SeatTime:
    seat: int
    left: int


@dataclass(frozen=True)
class Reading:
    """The clocks as everybody may read them: milliseconds that are left. Less than nothing: at any moment."""

    paused: bool
    window: int | None  # of a discreet window
    seats: list[SeatTime]  # of everybody who is openly awaited


@dataclass
class Update:
    """What a seat learns from one event. ``sight`` is ``Match.sight``, to be encoded at once or copied by ``seen``;
    ``wire`` is room for whoever encodes it, so that viewers share the work."""

    seq: int
    sight: dict[str, Any] | None
    news: list[dict[str, Plain]]
    clock: Reading
    wire: bytes | None = None
    beats: list[Beat] = field(default_factory=list)  # how it came about, as far as the seat saw it
    earlier: bool = False  # whether there were more news than fit on this page

    @cached_property
    def seen(self) -> dict[str, Plain] | None:
        seen: dict[str, Plain] | None = plain(self.sight)
        return seen


def update_of(event: Event, running: Running, sight: dict[str, Any], clock: Reading) -> Update:
    """What whoever has this sight learns from the newest event of the match, with all that lay between."""
    match, seat = running.match, sight["you"]
    cuts = beats(match, event.news, seat) if match.stages else []
    return Update(event.seq, sight, lines([event], seat), clock, beats=cuts)


class Viewer(Protocol):
    """Somebody who watches. No method may wait: a slow viewer is his own problem."""

    seat: int | None

    def welcomed(self, update: Update) -> None: ...

    def updated(self, update: Update) -> None: ...

    def table_changed(self, shared: dict[int | None, bytes]) -> None:
        """Names, presence, status or clocks have changed; ``shared`` is room for what viewers of a seat can share."""
        ...

    def heard(self, frame: dict[str, Plain]) -> None:
        """Something beside the match, as it goes over the wire: talk, promises."""
        ...

    def dismissed(self) -> None:
        """His seat is no longer his, or he may not watch any more."""
        ...
