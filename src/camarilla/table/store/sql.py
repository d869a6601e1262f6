"""The store in a database: SQLite for one house, PostgreSQL for many, by the same statements."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from secrets import randbelow
from typing import Any

import msgspec
from sqlalchemy import Select, bindparam, create_engine, delete, func, insert, select, update
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from camarilla.table.play.figures import Figures
from camarilla.table.processes.signals import EVENTS, PROCESS, SEATS, lock_table, tell
from camarilla.table.refusals import Forbidden, NotFound
from camarilla.table.store.migrate import migrate, unbound
from camarilla.table.store.played import worth_waking
from camarilla.table.store.records import (
    FROM_NOW,
    Conflict,
    Event,
    Loaded,
    SeatRecord,
    Snapshot,
    Status,
    TableRecord,
    Told,
)
from camarilla.table.store.rows import event_of, news_of, page_of, seat_of, seat_row, table_of, table_row
from camarilla.table.store.schema import (
    claims,
    events,
    leavers,
    notices,
    promises,
    pulse,
    seats,
    snapshots,
    tables,
    talk,
)
from camarilla.table.store.scribe import Scribe
from camarilla.table.talk.mutes import forget_mutes


def database_url(database: str) -> str:
    """A path or ``:memory:`` means SQLite; anything with ``://`` is taken as the address it is."""
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + database.split("://", 1)[1]
    return database if "://" in database else f"sqlite+aiosqlite:///{database}"


def shared(database: str) -> bool:
    """Whether several processes may use it."""
    return database_url(database).startswith("postgresql")


def file_of(database: str) -> Path | None:
    """The file in which a SQLite database lies; None for all others."""
    url = make_url(database_url(database))
    kept = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(str(url.database)) if kept else None


OPTIONS: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),  # reads dataclasses, too
    "json_deserializer": msgspec.json.decode,
    "hide_parameters": True,  # what goes wrong is told without what people wrote
}


def engine_for(database: str) -> AsyncEngine:
    url = make_url(database_url(database))
    options = {**OPTIONS, "execution_options": {PROCESS: randbelow(2**31)}}
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_pre_ping=True, **options)
    if url.database in (None, "", ":memory:"):
        options["poolclass"] = StaticPool
    engine = create_async_engine(url, **options)
    sqlalchemy_event.listen(engine.sync_engine, "connect", _sqlite_pragmas)
    return engine


def _scribe(engine: AsyncEngine, pen: asyncio.Lock, count: Callable[[ExceptionContext], None]) -> Scribe | None:
    """For a file; a store in memory has one connection and nothing to wait for."""
    if isinstance(engine.pool, StaticPool):
        return None
    quick = create_engine(engine.url.set(drivername="sqlite"), **OPTIONS)
    sqlalchemy_event.listen(quick, "connect", _sqlite_pragmas)
    sqlalchemy_event.listen(quick, "handle_error", count)
    return Scribe(quick, pen, OPTIONS["json_serializer"])


def _sqlite_pragmas(connection: Any, _: Any) -> None:
    """FULL: an acknowledged answer survives a power cut, too."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# Built once: whoever sits down needs them all, and to build them takes longer than to carry them out.
TABLE = select(tables).where(tables.c.id == bindparam("table"))
SEATS_OF = (
    select(seats).where(seats.c.table_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.table_id, seats.c.seat)
)
CHANGE_SEAT = update(seats).where(seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
CHANGE_AROUND = update(tables).where(tables.c.id == bindparam("changed"))
AROUND = ("host", "vote", "stops", "again", "shared")  # what changes at a table beside its seats
NEWEST_LINE = select(func.coalesce(func.max(talk.c.number), 0)).where(talk.c.table_id == bindparam("table"))
NEWEST_PROMISE = select(func.coalesce(func.max(promises.c.number), 0)).where(promises.c.table_id == bindparam("table"))


class SqlStore:
    """Tables, seats, events and snapshots in a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.figures = Figures()
        sqlalchemy_event.listen(engine.sync_engine, "handle_error", self._count)
        self._pen = asyncio.Lock() if engine.dialect.name == "sqlite" else None
        self._scribe = _scribe(engine, self._pen, self._count) if self._pen is not None else None

    @property
    def process(self) -> int:
        """The number by which the other processes of the house know this one."""
        number: int = self.engine.sync_engine.get_execution_options()[PROCESS]
        return number

    def _count(self, context: ExceptionContext) -> None:
        self.figures.database_errors[type(context.sqlalchemy_exception or context.original_exception).__name__] += 1

    @asynccontextmanager
    async def writing(self, about: str = "") -> AsyncIterator[AsyncConnection]:
        """A transaction, in which nobody else writes ``about`` this table or account.

        SQLite has one pen: whoever queues for it here need not poll for it there.
        """
        async with self._pen or nullcontext(), self.engine.begin() as connection:
            if about:
                await lock_table(connection, about)
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for questions only. In memory all share one: a question would end another's transaction."""
        alone = self._pen if isinstance(self.engine.pool, StaticPool) else None
        async with alone or nullcontext(), self.engine.connect() as connection:
            yield connection

    @classmethod
    async def open(cls, database: str) -> SqlStore:
        """Connects and brings the database to the newest shape."""
        file = file_of(database)
        if file is not None:
            file.touch(mode=0o600)  # the seeds of running matches are in there
        engine = engine_for(database)
        async with engine.begin() as connection:
            await lock_table(connection, "")  # of several processes that begin together, one does it
            if file is not None:  # a store in memory is new, and has no other connection
                await connection.run_sync(unbound)
            await connection.run_sync(migrate)
        if file is not None:
            await engine.dispose()  # the next connection holds foreign keys again
        return cls(engine)

    async def ping(self) -> None:
        """Returns if the store answers and can write: a full disk still lets everybody read."""
        async with self.writing() as connection:
            await connection.execute(update(pulse).values(at=pulse.c.at))

    async def close(self) -> None:
        if self._scribe is not None:
            await self._scribe.close()
        await self.engine.dispose()

    async def create(self, record: TableRecord) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(tables).values(table_row(record)))
            await connection.execute(insert(seats), [seat_row(record.id, seat) for seat in record.seats])

    async def table(self, table: str) -> TableRecord | None:
        found = await self.tables(1, [table])
        return found[0] if found else None

    async def before(self, table: str) -> TableRecord | None:
        """The table whose people play once more at this one."""
        found = await self.listed(select(tables).where(tables.c.again == table).limit(1))
        return found[0] if found else None

    async def tables(self, limit: int, ids: list[str] | None = None) -> list[TableRecord]:
        query = select(tables).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        return await self.listed(query if ids is None else query.where(tables.c.id.in_(ids)))

    async def listed(self, query: Select[Any]) -> list[TableRecord]:
        """The tables that this query finds, with their chairs."""
        async with self.reading() as connection:
            return await self._records(connection, query)

    async def _records(self, connection: AsyncConnection, query: Select[Any], **given: Any) -> list[TableRecord]:
        rows = (await connection.execute(query, given)).mappings().all()
        chairs = await self._seats(connection, [row["id"] for row in rows])
        return [table_of(row, chairs[row["id"]]) for row in rows]

    async def _seats(self, connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRecord]]:
        found: dict[str, list[SeatRecord]] = {one: [] for one in ids}
        for row in (await connection.execute(SEATS_OF, {"ids": list(ids)})).mappings():
            found[row["table_id"]].append(seat_of(row))
        return found

    async def running(self, now: int) -> list[str]:
        """The ids of all running matches that go on after a restart."""
        query = select(tables.c.id).where(worth_waking(now)).order_by(tables.c.created)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def change_seats(self, table: str, change: Callable[[TableRecord], None]) -> TableRecord:
        async with self.writing(table) as connection:
            found = await self._records(connection, TABLE, table=table)
            if not found:
                raise NotFound("table-not-found", table=table)
            record, before = found[0], [seat_row(table, seat) for seat in found[0].seats]
            change(record)
            await _from_now_on(connection, record)
            for seat, was in zip(record.seats, before, strict=True):
                if (row := seat_row(table, seat)) != was:
                    await connection.execute(CHANGE_SEAT, {"at_table": table, "at_seat": seat.seat, **row})
                    if row["token_hash"] != was["token_hash"]:
                        await forget_mutes(connection, table, seat.seat)
                        if was["token_hash"]:
                            burnt = [was["token_hash"]] if record.status is Status.RUNNING else []
                            await _note_leavers(connection, table, [_left(seat.seat), *burnt])
            now = {name: getattr(record, name) for name in AROUND}
            await connection.execute(CHANGE_AROUND, {"changed": table, **now})
            await tell(connection, table, SEATS)
        return record

    async def renew_seat(self, table: str, seat: int, held: str, renewed: str, account: str | None) -> TableRecord:
        """Another token for the same person: his notices and his account's claim follow, everybody else's ends."""
        async with self.writing(table) as connection:
            where = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.token_hash == held)
            if not (await connection.execute(update(seats).where(where).values(token_hash=renewed))).rowcount:
                raise Forbidden("table-wrong-token")
            for kept in (notices, claims):
                same = (kept.c.table_id == table) & (kept.c.seat == seat) & (kept.c.token_hash == held)
                mine = same if kept is notices else same & (claims.c.account_id == (account or ""))
                await connection.execute(update(kept).where(mine).values(token_hash=renewed))
            found = await self._records(connection, TABLE, table=table)
            await tell(connection, table, SEATS)
        return found[0]

    async def note_leaver(self, table: str, traces: Sequence[str]) -> None:
        """Whoever left a chair of this match is known again by these."""
        async with self.writing(table) as connection:
            await _note_leavers(connection, table, traces)

    async def has_left(self, table: str, traces: Sequence[str]) -> bool:
        query = select(leavers.c.mark).where(leavers.c.table_id == table, leavers.c.mark.in_(traces)).limit(1)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def was_left(self, table: str, seat: int) -> bool:
        """Whether somebody has had this chair and has it no more, by his own will or by somebody else's."""
        return await self.has_left(table, [_left(seat)])

    async def append(self, record: TableRecord, event: Event, snapshot: Snapshot | None) -> None:
        page = page_of(record, event, snapshot)
        try:
            if self._scribe is not None:
                await self._scribe.write(page)
                return
            async with self.writing(record.id) as connection:
                if event.number == 1:
                    await self._same_seats(connection, record)
                for statement, values in page:
                    await connection.execute(statement, values)
                await tell(connection, record.id, EVENTS)
        except IntegrityError as taken:
            raise Conflict(f"{record.id} {event.number}") from taken

    async def _same_seats(self, connection: AsyncConnection, record: TableRecord) -> None:
        """A share in the dice that came in the last moment counts, and so does who sits where."""
        query = select(seats.c.nonce, seats.c.kind).where(seats.c.table_id == record.id).order_by(seats.c.seat)
        opening = record.opening
        begins = zip(opening["nonces"], [chair["kind"] for chair in opening["seats"]], strict=True)
        if list(map(tuple, await connection.execute(query))) != list(begins):
            raise Conflict(f"{record.id} seats")

    async def load(self, table: str, at: int | None = None, number: int | None = None) -> Loaded:
        newest = select(snapshots).where(snapshots.c.table_id == table).order_by(snapshots.c.number.desc()).limit(1)
        since = select(events).where(events.c.table_id == table).order_by(events.c.number)
        async with self.reading() as connection:
            if at is not None:
                last = select(func.max(events.c.number)).where(events.c.table_id == table, events.c.seq <= at)
                number = (await connection.execute(last)).scalar()
            if number is not None:
                newest, since = newest.where(snapshots.c.number <= number), since.where(events.c.number <= number)
            row = (await connection.execute(newest)).mappings().first()
            if row is None:
                raise NotFound("table-not-begun")
            told = await self._events(connection, since.where(events.c.number >= row["number"]))
        return Loaded(Snapshot(row["number"], row["saved"]), told)

    async def events(self, table: str, after: int = 0, upto: int | None = None) -> list[Event]:
        query = select(events).where(events.c.table_id == table, events.c.seq > after).order_by(events.c.number)
        if upto is not None:
            query = query.where(events.c.seq <= upto)
        async with self.reading() as connection:
            return await self._events(connection, query)

    async def since(self, table: str, number: int) -> list[Event]:
        async with self.reading() as connection:
            return await self._since(connection, table, number)

    async def _since(self, connection: AsyncConnection, table: str, number: int) -> list[Event]:
        query = select(events).where(events.c.table_id == table, events.c.number > number).order_by(events.c.number)
        return await self._events(connection, query)

    async def changes(self, table: str, number: int | None) -> tuple[TableRecord, list[Event]]:
        async with self.reading() as connection:
            told = await self._since(connection, table, number) if number is not None else []
            found = await self._records(connection, TABLE, table=table)
        if not found:
            raise NotFound("table-not-found", table=table)
        return found[0], told

    async def reached(self, table: str, time: int) -> int | None:
        query = select(func.max(events.c.number)).where(events.c.table_id == table, events.c.at <= time)
        async with self.reading() as connection:
            number: int | None = (await connection.execute(query)).scalar()
            return number

    async def news(self, table: str, after: int, upto: int | None = None) -> list[Told]:
        query = select(events.c.seq, events.c.news).where(events.c.table_id == table, events.c.seq > after)
        if upto is not None:
            query = query.where(events.c.seq <= upto)
        async with self.reading() as connection:
            rows = (await connection.execute(query.order_by(events.c.number))).all()
        return [Told(seq, [news_of(one) for one in news]) for seq, news in rows]

    async def _events(self, connection: AsyncConnection, query: Select[Any]) -> list[Event]:
        return [event_of(row) for row in (await connection.execute(query)).mappings()]

    async def answered(self, table: str, seat: int, key: str) -> int | None:
        query = select(events.c.seq).where(events.c.table_id == table, events.c.seat == seat, events.c.key == key)
        async with self.reading() as connection:
            seq: int | None = (await connection.execute(query)).scalar()
            return seq


def _left(seat: int) -> str:
    """The mark of a chair; those of people are hashes."""
    return f"chair {seat}"


async def _note_leavers(connection: AsyncConnection, table: str, traces: Sequence[str]) -> None:
    for mark in traces:
        await connection.execute(delete(leavers).where(leavers.c.table_id == table, leavers.c.mark == mark))
        await connection.execute(insert(leavers).values(table_id=table, mark=mark))


async def _from_now_on(connection: AsyncConnection, record: TableRecord) -> None:
    """Whoever has just sat down hears what is said from here on: by the number of the line, whatever clocks say."""
    for seat in record.seats:
        if seat.heard_from == FROM_NOW:
            here = {"table": record.id}
            seat.heard_from = int((await connection.execute(NEWEST_LINE, here)).scalar_one())
            seat.promised_from = int((await connection.execute(NEWEST_PROMISE, here)).scalar_one())
