"""Who wants to be told by which way that it is his turn, and whether he has been."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select, update

from camarilla.core.words import Plain
from camarilla.table.meeting.settings import Pace, settings_of
from camarilla.table.store.records import Status
from camarilla.table.store.schema import events, notices, seats, tables
from camarilla.table.store.sql import SqlStore

MOST = 5  # ways for one seat
PATIENCE = 10  # failures in a row after which a way is given up


@dataclass
class Way:
    """One way to reach the person of a seat. ``token_hash``: it ends when the seat changes hands."""

    id: str
    table_id: str
    seat: int
    token_hash: str
    kind: str  # push, mail, webhook
    target: dict[str, str]
    language: str
    base: str  # of links: scheme and host of the server as the subscriber knows it
    confirmed: bool
    told: int = 0
    failures: int = 0


@dataclass
class Turn:
    """Somebody is asked, at a slow table, since this seq and moment."""

    way: Way
    name: str
    game: str
    since: int
    asked: int


class NoticeStore:
    """The ways of all seats."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def add(self, way: Way) -> bool:
        """False if the seat has too many already."""
        mine = (notices.c.table_id == way.table_id) & (notices.c.seat == way.seat)
        async with self.store.writing(way.table_id) as connection:
            await connection.execute(delete(notices).where(mine, notices.c.token_hash != way.token_hash))
            count = (await connection.execute(select(func.count()).select_from(notices).where(mine))).scalar() or 0
            if count >= MOST:
                return False
            await connection.execute(insert(notices).values(vars(way)))
        return True

    async def of_seat(self, table: str, seat: int, token_hash: str) -> list[Way]:
        where = (notices.c.table_id == table) & (notices.c.seat == seat) & (notices.c.token_hash == token_hash)
        async with self.store.reading() as connection:
            rows = (await connection.execute(select(notices).where(where).order_by(notices.c.id))).mappings()
            return [Way(**row) for row in rows]

    async def change(self, way: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(notices).where(notices.c.id == way).values(values))

    async def failed(self, way: str) -> int:
        """One failure more, and how many there are now; 0 if the way is gone. Of many at once each is counted."""
        counted = update(notices).where(notices.c.id == way).values(failures=notices.c.failures + 1)
        async with self.store.writing() as connection:
            return (await connection.execute(counted.returning(notices.c.failures))).scalar() or 0

    async def drop(self, way: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(notices).where(notices.c.id == way))

    async def turns(self) -> list[Turn]:
        """Everybody with a confirmed way who is asked at a slow table that runs, and has not been told of it."""
        query = (
            select(
                notices, tables.c.name, tables.c.game, tables.c.settings, tables.c.asked, tables.c.stops, events.c.since
            )
            .join(tables, tables.c.id == notices.c.table_id)
            .join(events, (events.c.table_id == tables.c.id) & (events.c.number == tables.c.number))
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == notices.c.seat))
            .where(tables.c.status == Status.RUNNING.value, notices.c.confirmed)
            .where(seats.c.token_hash == notices.c.token_hash, ~seats.c.stand_in)
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        found = [_turn(dict(row)) for row in rows]
        return [turn for turn in found if turn is not None and turn.since > turn.way.told]

    async def claim(self, turn: Turn) -> bool:
        """Whether this question is ours to tell of: of several that try, one gets it."""
        where = (notices.c.id == turn.way.id) & (notices.c.told < turn.since)
        async with self.store.writing() as connection:
            done = await connection.execute(update(notices).where(where).values(told=turn.since))
        return bool(done.rowcount)


def _turn(row: dict[str, Any]) -> Turn | None:
    since: dict[str, Plain] = row.pop("since")
    name, game, asked, stops = row.pop("name"), row.pop("game"), row.pop("asked"), row.pop("stops")
    settings = settings_of(row.pop("settings"))
    way = Way(**row)
    if settings.pace is not Pace.SLOW or way.seat not in asked or stops.get("paused") is not None:
        return None
    seat = str(way.seat)
    return Turn(way, name, game, since["asked"][seat], since.get("clocks", {}).get(seat, 0))
