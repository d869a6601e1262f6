"""What other processes did at this table: read from the store, and told to our viewers as it was told to theirs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from camarilla.core.illegal import Refused
from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.play.audience import Audience
from camarilla.table.play.open_table import OpenTable
from camarilla.table.processes.signals import EVENTS, SEATS
from camarilla.table.store.records import Event, Status, TableRecord
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
TRIES = 5


class Elsewhere:
    """Keeps one table level with what others write. ``playing`` says whether its bots are at work here."""

    def __init__(self, table: OpenTable, face: ClockFace, audience: Audience, playing: Callable[[], bool]) -> None:
        self.table = table
        self.face = face
        self.audience = audience
        self._playing = playing
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
        self.table.behind = self.table.behind or subject in (EVENTS, SEATS)
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
        if self.table.viewers or self._playing():
            await self.level()
            self.table.wake()

    async def level(self) -> None:
        """Reads what is new, if anything is."""
        async with self.table.lock:
            await self.catch_up()

    async def look_again(self) -> bool:
        """Whether there was anything new; also where nobody has told us yet."""
        if self.table.services.cable.alone:
            return False
        before, self.table.behind = self.table.record.number, True
        await self.level()
        return self.table.record.number != before

    # --- under the lock of the table ----------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Reads what is new. Our viewers hear every event by itself, and nothing of what they cannot notice."""
        if not self.table.behind:
            return
        self.table.behind = False
        try:
            record = self.table.record
            found = await self.table.services.store.changes(record.id, record.number if self.table.viewers else None)
            await self._follow(*found)
        except BaseException:
            self.table.behind = True
            self.table.forget_match()
            raise

    async def _follow(self, fresh: TableRecord, events: list[Event]) -> None:
        table = self.table
        if table.follow(fresh):
            table.tell_table()
        if table.record.number == fresh.number:
            return
        if table.viewers:
            await self._tell_events(fresh, events)
        else:
            table.adopt(fresh)

    async def _tell_events(self, fresh: TableRecord, events: list[Event]) -> None:
        table, opening = self.table, fresh.opening
        begins = table.record.status is Status.GATHERING
        running = await table.running_at(1 if begins else table.record.number, opening)
        if begins:
            table.adopt(running.record(table.record, opening, self.face.due(running)), running)
            table.tell_table()
            self.audience.tell(running.newest, running, quiet=False)
            events = events[1:]
        for event in events:
            before = running.seq
            running.again(event)
            table.adopt(running.record(table.record, opening, self.face.due(running)), running)
            self.audience.tell(event, running, quiet=event.seq == before)
        if table.record.status is Status.OVER:
            table.tell_table()
