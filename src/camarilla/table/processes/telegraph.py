"""The cable to the other processes of a house: who writes tells the others, and every duty has one process.

A process on PostgreSQL holds one session of its own. It hears on it what the others have written, and it holds locks on
it that end with the session: one that says "this process lives", and one for every duty it has taken. So whatever
happens to a process, the database notices, and another one takes over; also if it is not dead but stuck.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.table.processes.presence import Presence
from camarilla.table.processes.signals import CHANNEL, PRESENCE, lock_key
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
LIVING = 0x43414D41  # the class of the locks that say which processes live
LOOK = 1.0  # seconds between two looks whether the others live
PATIENCE = 10.0  # seconds after which a session that does not answer is given up
STUCK = 15  # seconds after which the database gives up a process that does not ask any more, though it is not dead
ALIVE = """
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = $1::bigint::oid AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


async def living(connection: AsyncConnection) -> bool:
    """Whether a process has this PostgreSQL open as its house."""
    found = await connection.exec_driver_sql(ALIVE, (LIVING,))
    return found.first() is not None


class Ear(Protocol):
    """Who wants to know. No method may wait."""

    def heard(self, table_id: str, subject: str) -> None:
        """Another process has written."""
        ...

    def presence_changed(self, table_id: str) -> None:
        """Somebody came to another process, or left it."""
        ...

    def duty_waits(self, table_id: str) -> None:
        """A duty that another process had may be free now."""
        ...

    def line_restored(self) -> None:
        """The cable was down: anything may have been missed, and every duty is lost."""
        ...

    def process_ended(self) -> None:
        """Another process has ended: its duties lie idle."""
        ...


class Cable(Protocol):
    """How a process is connected with the others."""

    alone: bool

    @property
    def up(self) -> bool:
        """Whether this process hears the others."""
        ...

    async def open(self, ear: Ear) -> None: ...

    async def close(self) -> None: ...

    def duty(self, kind: str, table_id: str) -> AbstractAsyncContextManager[bool]:
        """True for one process at a time. Whoever gets False is asked again (``duty_waits``) as long as he is idle."""
        ...

    def here(self, table_id: str, seats: frozenset[int]) -> None:
        """These people are at this process now."""
        ...

    def online(self, table_id: str, seat: int) -> bool:
        """Whether this seat's person is at another process."""
        ...


def cable_of(store: SqlStore) -> Cable:
    return Telegraph(store) if store.engine.dialect.name == "postgresql" else Alone()


class Alone:
    """A house of one process."""

    alone = up = True

    async def open(self, ear: Ear) -> None:
        pass

    async def close(self) -> None:
        pass

    def duty(self, kind: str, table_id: str) -> AbstractAsyncContextManager[bool]:
        return nullcontext(True)

    def here(self, table_id: str, seats: frozenset[int]) -> None:
        pass

    def online(self, table_id: str, seat: int) -> bool:
        return False


class Telegraph:
    """One of several processes on one PostgreSQL."""

    alone = False

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.presence: Presence | None = None
        self._ear: Ear | None = None
        self._session: Any = None
        self._asking = asyncio.Lock()  # a session answers one question at a time
        self._others: set[int] = set()
        self._declined: set[str] = set()
        self._opened = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self, ear: Ear) -> None:
        self._ear = ear
        self.presence = Presence(self.store, ear.presence_changed)
        self._task = asyncio.create_task(self._keep(), name="cable")
        await self._opened.wait()

    async def close(self) -> None:
        if self.presence is not None:
            await self.presence.close()
        await ended(self._task)

    def here(self, table_id: str, seats: frozenset[int]) -> None:
        if self.presence is not None:
            self.presence.here(table_id, seats)

    def online(self, table_id: str, seat: int) -> bool:
        return self.presence is not None and self.presence.online(table_id, seat)

    @property
    def up(self) -> bool:
        return self._session is not None

    # --- duties -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def duty(self, kind: str, table_id: str) -> AsyncIterator[bool]:
        key, session = lock_key(kind, table_id), self._session
        ours = bool(await self._ask(session, "SELECT pg_try_advisory_lock($1)", key))
        if not ours:
            self._declined.add(table_id)
        try:
            yield ours
        finally:
            if ours:
                await self._ask(session, "SELECT pg_advisory_unlock($1)", key)

    async def _ask(self, session: Any, question: str, *about: int) -> Any:
        """The answer of the session; None if it is no longer ours."""
        async with self._asking:
            if session is None or session is not self._session:
                return None
            try:
                return await session.fetchval(question, *about)
            except self._troubles():
                return None

    # --- the session --------------------------------------------------------------------------------------------------

    def _troubles(self) -> tuple[type[Exception], ...]:
        import asyncpg  # only a house on PostgreSQL needs it

        return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

    async def _keep(self) -> None:
        """Connects again and again, until it is cancelled."""
        while True:
            try:
                await self._hold()
            except self._troubles() as lost:
                LOG.warning("the cable to the other processes is down: %s", type(lost).__name__)
            self._opened.set()
            await asyncio.sleep(LOOK / 2)

    async def _hold(self) -> None:
        import asyncpg

        engine = self.store.engine
        _, how = engine.dialect.create_connect_args(engine.url)
        session = await asyncpg.connect(**how, command_timeout=PATIENCE)
        lost = asyncio.Event()
        session.add_termination_listener(lambda _: lost.set())
        try:
            with suppress(asyncpg.UndefinedObjectError):  # before PostgreSQL 14
                await session.execute(f"SET idle_session_timeout = '{STUCK}s'")
            await session.execute(f"SELECT pg_advisory_lock({LIVING}, {self.store.process})")
            await session.add_listener(CHANNEL, self._heard)
            await self._begin(session)
            while not lost.is_set():
                await self._look_around(session)
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOK):
                        await lost.wait()
        finally:
            self._session = None
            session.terminate()

    async def _begin(self, session: Any) -> None:
        again, self._session = self._opened.is_set(), session
        self._others = await self._living(session)
        if self.presence is not None:
            await self.presence.forget(self._others)
            await self.presence.begin()
        if again and self._ear is not None:
            self._ear.line_restored()
        self._opened.set()

    def _heard(self, _: object, __: int, ___: str, told: str) -> None:
        table_id, subject, sender = told.split(" ")
        if int(sender) == self.store.process or self._ear is None or self.presence is None:
            return
        if subject == PRESENCE:
            self.presence.heard(table_id)
        else:
            self._ear.heard(table_id, subject)

    async def _living(self, session: Any) -> set[int]:
        async with self._asking:
            return {row[0] for row in await session.fetch(ALIVE, LIVING)}

    async def _look_around(self, session: Any) -> None:
        """Whether the others still live, and whether a duty that we were refused is free."""
        living = await self._living(session)
        ended, self._others = self._others - living, living
        if self._ear is None or self.presence is None:
            return
        if ended:
            await self.presence.forget(living)
            self._ear.process_ended()
        declined, self._declined = self._declined, set()
        for table_id in declined:
            self._ear.duty_waits(table_id)
