"""A finished match, looked at again: any moment from any seat, and the log for everybody to check."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass

from camarilla.core.fair import FairChance
from camarilla.core.game import Game, Setup
from camarilla.core.log import Opening, written_log
from camarilla.core.words import Plain
from camarilla.table.records import Loaded, Status, Store, TableRecord, Told
from camarilla.table.referee import Referee, lines
from camarilla.table.refusals import NotFound, NotNow


@dataclass
class Moment:
    """The match as it stood at one seq; ``seen`` by one seat, or ``truth`` by all of them."""

    at: int
    last: int
    seen: dict[str, Plain] | None
    truth: list[dict[str, Plain]] | None
    news: list[dict[str, Plain]]


def finished(record: TableRecord) -> None:
    """Refuses to show a match before it is over: its secrets are still worth something."""
    if record.status is not Status.OVER:
        raise NotNow("table-not-over")


async def moment(store: Store, game: Game, record: TableRecord, at: int, seat: int | None, all_seats: bool) -> Moment:
    """The match at a moment, as this seat saw it then, or with the full truth."""
    finished(record)
    if not 1 <= at <= record.seq:
        raise NotFound("table-no-moment", at=at, last=record.seq)
    told = await store.news(record.id, at - 1, at)
    chance = FairChance(record.seed, record.opening["nonces"])
    loaded = await store.load(record.id, at)
    seats = range(len(record.seats)) if all_seats else (seat,)
    seen = await asyncio.to_thread(_seen, game, loaded, chance, seats)  # holds up nobody who plays
    if all_seats:
        return Moment(at, record.seq, None, seen, _all_lines(told))
    return Moment(at, record.seq, seen[0], None, lines(told, seat))


def _seen(game: Game, loaded: Loaded, chance: FairChance, seats: Iterable[int | None]) -> list[dict[str, Plain]]:
    match = Referee.load(game, loaded, chance).match
    return [match.seen(seat) for seat in seats]


def _all_lines(told: list[Told]) -> list[dict[str, Plain]]:
    """Every line with all that anybody heard."""
    return [{"n": event.seq, **news.heard_by(next(iter(news.secret), None))} for event in told for news in event.news]


async def log_of(store: Store, record: TableRecord) -> str:
    """The whole log with the seed; ``camarilla verify`` accepts it."""
    finished(record)
    entries = [entry for event in await store.events(record.id) for entry in event.entries]
    return written_log(opening_of(record), entries, record.outcome, record.seed)


def opening_of(record: TableRecord) -> Opening:
    kept = record.opening
    return Opening(Setup(**kept["setup"]), kept["rules"], kept["seats"], kept["commitment"], kept["nonces"])
