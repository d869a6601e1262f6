"""What was said at a table, who does not want to hear whom, and what was shown to the host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, and_, cast, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.core.words import Plain
from camarilla.table.processes.signals import tell
from camarilla.table.store.records import Conflict
from camarilla.table.store.schema import mutes, reports, talk
from camarilla.table.store.sql import SqlStore
from camarilla.table.talk.mutes import TALK
from camarilla.table.talk.rooms import PUBLIC


@dataclass
class Line:
    """Something that was said. ``number`` counts all lines of the table and is for the house only.

    ``words`` is what a bot said, as a message with an id; people have none.
    """

    room: int
    n: int
    seat: int
    text: str
    at: int
    seq: int
    number: int = 0
    words: Plain = None

    def told(self, former: bool = False) -> dict[str, Plain]:
        """The line as its readers get it; ``former``: whoever said it has left his chair since."""
        return {**{name: value for name, value in vars(self).items() if name != "number"}, "former": former}


@dataclass
class Report:
    """Lines that a player showed to the host."""

    seat: int
    public: bool
    lines: list[dict[str, Plain]]
    note: str
    at: int


@dataclass
class Reader:
    """Somebody who reads: the person of a seat, or a spectator, who may be behind."""

    seat: int | None
    since: int = 0  # private lines up to this number were not said to whoever sits there now
    until: int | None = None

    def may_read(self) -> ColumnElement[bool]:
        """Lines of the public room, and of the rooms in which he sits."""
        if self.seat is None:
            public = talk.c.room == PUBLIC
            return public if self.until is None else and_(public, talk.c.at <= self.until)
        return or_(talk.c.room == PUBLIC, and_(talk.c.room.op("&")(1 << self.seat) != 0, talk.c.number > self.since))


class TalkStore:
    """Lines, mutes and reports of all tables."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def add(self, table: str, line: Line, key: str) -> Line:
        """Gives the line its numbers; of two at once, or with the same key, one meets a Conflict."""
        number = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.table_id == table)
        n = select(func.coalesce(func.max(talk.c.n), 0)).where(talk.c.table_id == table, talk.c.room == line.room)
        try:
            async with self.store.writing() as connection:
                line.number = (await connection.execute(number)).scalar_one() + 1
                line.n = (await connection.execute(n)).scalar_one() + 1
                await connection.execute(insert(talk).values(table_id=table, key=key, **vars(line)))
                await tell(connection, table, TALK)
        except IntegrityError as taken:
            raise Conflict(f"{table} {key}") from taken
        return line

    async def said(self, table: str, seat: int, key: str) -> Line | None:
        """The line that this seat said with this key."""
        found = await self._lines(_lines_of(table).where(talk.c.seat == seat, talk.c.key == key))
        return found[0] if found else None

    async def spoken(self, table: str, room: int | None = None) -> list[Line]:
        """What bots said, in this room or in all of them."""
        where = () if room is None else (talk.c.room == room,)
        by_bots = cast(talk.c.words, Text) != "null"  # people may have said very much
        return await self._lines(_lines_of(table).where(by_bots, *where).order_by(talk.c.number))

    async def newest(self, table: str) -> int:
        async with self.store.reading() as connection:
            query = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.table_id == table)
            return int((await connection.execute(query)).scalar_one())

    async def after(self, table: str, number: int) -> list[Line]:
        """Everything that was said later, in its order."""
        return await self._lines(_lines_of(table).where(talk.c.number > number).order_by(talk.c.number))

    async def page(self, table: str, reader: Reader, room: int | None, before: int | None, most: int) -> list[Line]:
        """The newest lines that he may read, oldest first: of one room (before its n) or of all his rooms."""
        query = _lines_of(table).where(reader.may_read()).order_by(talk.c.number.desc()).limit(most)
        if room is not None:
            query = query.where(talk.c.room == room)
        if before is not None:
            query = query.where(talk.c.n < before)
        if reader.seat is not None:
            muted = select(mutes.c.muted).where(mutes.c.table_id == table, mutes.c.seat == reader.seat)
            query = query.where(talk.c.seat.not_in(muted))
        return (await self._lines(query))[::-1]

    async def rooms(self, table: str, reader: Reader) -> dict[int, int]:
        """The rooms in which something was said that he may read, and the newest n of each."""
        query = select(talk.c.room, func.max(talk.c.n)).where(talk.c.table_id == table, reader.may_read())
        async with self.store.reading() as connection:
            rows = (await connection.execute(query.group_by(talk.c.room).order_by(talk.c.room))).all()
        return {int(room): int(last) for room, last in rows}

    async def _lines(self, query: Select[Any]) -> list[Line]:
        async with self.store.reading() as connection:
            return [Line(**row) for row in (await connection.execute(query)).mappings()]

    # --- mutes ------------------------------------------------------------------------------------------------------

    async def mutes(self, table: str) -> dict[int, set[int]]:
        """Whom each seat does not want to hear."""
        found: dict[int, set[int]] = {}
        async with self.store.reading() as connection:
            query = select(mutes.c.seat, mutes.c.muted).where(mutes.c.table_id == table)
            for seat, muted in await connection.execute(query):
                found.setdefault(seat, set()).add(muted)
        return found

    async def mute(self, table: str, seat: int, muted: int, wanted: bool) -> None:
        where = (mutes.c.table_id == table) & (mutes.c.seat == seat) & (mutes.c.muted == muted)
        async with self.store.writing(table) as connection:
            await connection.execute(delete(mutes).where(where))
            if wanted:
                await connection.execute(insert(mutes).values(table_id=table, seat=seat, muted=muted))
            await tell(connection, table, TALK)

    # --- reports ----------------------------------------------------------------------------------------------------

    async def shown(self, table: str, reader: Reader, room: int, numbers: list[int]) -> list[Line]:
        """These lines of a room, as far as they are there for him."""
        query = _lines_of(table).where(reader.may_read(), talk.c.room == room, talk.c.n.in_(numbers))
        return await self._lines(query.order_by(talk.c.n))

    async def report(self, table: str, report: Report, key: str) -> None:
        """Keeps a report; the same key again changes nothing."""
        async with self.store.writing(table) as connection:
            if await self._reported(connection, table, report.seat, key):
                return
            newest = select(func.coalesce(func.max(reports.c.number), 0)).where(reports.c.table_id == table)
            number = (await connection.execute(newest)).scalar_one() + 1
            await connection.execute(insert(reports).values(table_id=table, number=number, key=key, **vars(report)))
            await tell(connection, table, TALK)

    async def _reported(self, connection: AsyncConnection, table: str, seat: int, key: str) -> bool:
        query = select(reports.c.number).where(
            reports.c.table_id == table, reports.c.seat == seat, reports.c.key == key
        )
        return (await connection.execute(query)).first() is not None

    async def reports(self, table: str) -> list[Report]:
        query = select(reports).where(reports.c.table_id == table).order_by(reports.c.number)
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Report(row["seat"], row["public"], row["lines"], row["note"], row["at"]) for row in rows]


def _lines_of(table: str) -> Select[Any]:
    columns = [talk.c[name] for name in Line.__dataclass_fields__]
    return select(*columns).where(talk.c.table_id == table)
