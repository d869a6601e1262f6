"""Who is online in which process: each writes down its own people, and reads those of the others when it is told to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from camarilla.table.processes.signals import PRESENCE, tell
from camarilla.table.store.schema import presence
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
PAUSE = 1.0  # seconds before a database that did not answer is asked again


class Presence:
    """The people of this process, and what is known of the others. Nobody waits for it: it lags by a moment."""

    def __init__(self, store: SqlStore, changed: Callable[[str], None]) -> None:
        self.store = store
        self.changed = changed
        self._here: dict[str, frozenset[int]] = {}
        self._there: dict[str, set[int]] = {}
        self._unsaid: set[str] = set()
        self._unread: set[str] = set()
        self._work = asyncio.Event()
        self._task = asyncio.create_task(self._run(), name="presence")

    def online(self, table_id: str, seat: int) -> bool:
        """Whether this seat's person is at another process."""
        return seat in self._there.get(table_id, ())

    def here(self, table_id: str, seats: frozenset[int]) -> None:
        """These people are at this process now."""
        if seats != self._here.get(table_id, frozenset()):
            self._here[table_id] = seats
            self._unsaid.add(table_id)
            self._work.set()

    def heard(self, table_id: str) -> None:
        """Another process has written down something about this table."""
        self._unread.add(table_id)
        self._work.set()

    async def begin(self) -> None:
        """Nothing that was known holds any longer: everything is said and read again."""
        self._unsaid |= set(self._here)
        await self._read(None)
        self._work.set()

    async def forget(self, alive: Iterable[int]) -> None:
        """Whoever was at a process that has ended is there no longer."""
        async with self.store.writing() as connection:
            gone = delete(presence).where(presence.c.process.not_in(list(alive))).returning(presence.c.table_id)
            left = sorted(set((await connection.execute(gone)).scalars()))
            for table_id in left:
                await tell(connection, table_id, PRESENCE)
        for table_id in left:
            self.heard(table_id)  # only now: whoever read before the commit would read them once more, and never again

    async def close(self) -> None:
        await ended(self._task)
        with suppress(SQLAlchemyError, OSError):
            await self._say([table_id for table_id, seats in self._here.items() if seats], leaving=True)

    # --- the work -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            saying, self._unsaid = self._unsaid, set()
            reading, self._unread = self._unread, set()
            try:
                await self._say(saying)
                await self._read(reading)
            except (SQLAlchemyError, OSError) as failed:
                LOG.warning("presence has to wait: %s", type(failed).__name__)
                self._unsaid |= saying
                self._unread |= reading
                await asyncio.sleep(PAUSE)
                self._work.set()

    async def _say(self, tables: Iterable[str], leaving: bool = False) -> None:
        for table_id in tables:
            seats = frozenset[int]() if leaving else self._here[table_id]
            mine = (presence.c.table_id == table_id) & (presence.c.process == self.store.process)
            async with self.store.writing() as connection:
                await connection.execute(delete(presence).where(mine))
                rows = [{"table_id": table_id, "seat": seat, "process": self.store.process} for seat in sorted(seats)]
                if rows:
                    await connection.execute(insert(presence), rows)
                await tell(connection, table_id, PRESENCE)
            if not self._here.get(table_id):
                self._here.pop(table_id, None)

    async def _read(self, tables: set[str] | None) -> None:
        """What the others have written about these tables, or about all."""
        if tables is not None and not tables:
            return
        query = select(presence.c.table_id, presence.c.seat).where(presence.c.process != self.store.process)
        if tables is not None:
            query = query.where(presence.c.table_id.in_(tables))
        there: dict[str, set[int]] = {}
        async with self.store.reading() as connection:
            for table_id, seat in await connection.execute(query):
                there.setdefault(table_id, set()).add(seat)
        for table_id in set(self._there) | set(there) if tables is None else tables:
            seats, before = there.get(table_id, set()), self._there.pop(table_id, set())
            if seats:
                self._there[table_id] = seats
            if seats != before:
                self.changed(table_id)  # viewers are told at once, so it must stand by now
