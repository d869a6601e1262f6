"""What other processes did at this table: read from the store, and told to our viewers as it was told to theirs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from camarilla.core.illegal import Refused
from camarilla.table.processes.telling import EVENTS, SEATS
from camarilla.table.store.records import Event, Status, TableRecord
from camarilla.table.tasks import ended

if TYPE_CHECKING:
    from camarilla.table.play.table import Table

LOG = logging.getLogger("camarilla.table")
TRIES = 5


class Elsewhere:
    """Keeps one table level with what others write. ``behind``: something was written that we have not read."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.behind = not table.house.line.alone
        self._looks: dict[str, Callable[[], Awaitable[None]]] = {EVENTS: self._level, SEATS: self._level}
        self._heard: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def on(self, subject: str, look: Callable[[], Awaitable[None]]) -> None:
        """Another part of the table wants to look when this subject was told."""
        self._looks[subject] = look

    def heard(self, subject: str) -> None:
        """Another process has written."""
        if subject not in self._looks or self._stopped:
            return
        self.behind = self.behind or subject in (EVENTS, SEATS)
        self._heard.add(subject)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look(), name=f"elsewhere at {self.table.record.id}")

    def refresh(self) -> None:
        """Anything may have been written."""
        for subject in self._looks:
            self.heard(subject)

    async def stop(self) -> None:
        self._stopped = True
        await ended(self._task)

    async def _look(self) -> None:
        failures = 0
        while self._heard and failures < TRIES:
            subjects, self._heard = self._heard, set()
            for subject in sorted(subjects):
                try:
                    await self._looks[subject]()
                except Refused as refused:
                    LOG.warning("table %s cannot follow: %s", self.table.record.id, refused)
                except Exception:
                    LOG.exception("table %s could not look at %s", self.table.record.id, subject)
                    self._heard.add(subject)
                    failures += 1
                    await asyncio.sleep(failures)

    async def _level(self) -> None:
        """If nobody is here it can wait until somebody comes."""
        if self.table.viewers or self.table.driver.busy:
            await self.level()
            self.table.wake()

    async def level(self) -> None:
        """Reads what is new, if anything is."""
        async with self.table.lock:
            await self.catch_up()

    async def look_again(self) -> bool:
        """Whether there was anything new; also where nobody has told us yet."""
        if self.table.house.line.alone:
            return False
        before, self.behind = self.table.record.number, True
        await self.level()
        return self.table.record.number != before

    # --- under the lock of the table ----------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Reads what is new. Our viewers hear every event by itself, and nothing of what they cannot notice."""
        if not self.behind:
            return
        self.behind = False
        try:
            record = self.table.record
            found = await self.table.house.store.changes(record.id, record.number if self.table.viewers else None)
            await self._follow(*found)
        except BaseException:
            self.behind = True
            self.table.drop_referee()
            raise

    async def _follow(self, fresh: TableRecord, events: list[Event]) -> None:
        table = self.table
        if table.seating.follow(fresh):
            table.tell_table()
        if table.record.number == fresh.number:
            return
        if table.viewers:
            await self._tell_events(fresh, events)
        else:
            table.adopt(fresh)

    async def _tell_events(self, fresh: TableRecord, events: list[Event]) -> None:
        table = self.table
        begins = table.record.status is Status.GATHERING
        referee = await table.referee_at(1 if begins else table.record.number, fresh.opening)
        if begins:
            table.level_with(referee, fresh.opening)
            table.tell_table()
            table.tell(referee.newest, referee, quiet=False)
            events = events[1:]
        for event in events:
            before = referee.seq
            referee.again(event)
            table.level_with(referee, fresh.opening)
            table.tell(event, referee, quiet=event.seq == before)
        if table.record.status is Status.OVER:
            table.tell_table()
