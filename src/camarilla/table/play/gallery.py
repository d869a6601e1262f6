"""The gallery: those who watch without a seat. Whether they may, and how far behind the table they are.

Where a table wants its spectators to be behind, they follow a match of their own that is played again from the store,
as late as was agreed. So a new connection is no way around the delay, and nothing of what is shown is computed from
what happened since.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from camarilla.core.illegal import Refused
from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running, lines
from camarilla.table.play.viewer import Reading, Update, Viewer, page_before, update_of
from camarilla.table.store.records import Status
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")


class Gallery:
    """The spectators of one table."""

    def __init__(self, table: OpenTable, face: ClockFace) -> None:
        self.table = table
        self.face = face
        self._late: Running | None = None  # the match as far as spectators may know it
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def behind(self) -> bool:
        """Whether spectators are behind the table, or were until its end."""
        return self.table.record.settings.delay > 0

    def close_doors(self) -> None:
        """The match has begun: where no spectators are wanted, those who have found no seat leave."""
        record = self.table.record
        if record.status is Status.RUNNING and not record.settings.spectators:
            for viewer in self._here():
                self.table.viewers.discard(viewer)
                viewer.dismissed()

    def _here(self) -> list[Viewer]:
        return [viewer for viewer in self.table.viewers if viewer.seat is None]

    def _until(self) -> int:
        """Up to when spectators may know what happened; at the end everything is open."""
        now, record = self.table.services.now(), self.table.record
        return now if record.status is Status.OVER else now - 1000 * record.settings.delay

    def clock(self) -> Reading:
        """What spectators see of the clocks: where they are behind nothing, not even that they stand still."""
        return Reading(False, None, []) if self.behind else self.face.shown()

    async def state(self, after: int) -> Update:
        """What spectators may know now, and the news after this seq."""
        await self.catch_up()
        late, store = self._late, self.table.services.store
        if late is None:
            return Update(0, None, [], self.clock())
        first, earlier = page_before(after, late.seq)
        missed = await store.news(self.table.record.id, first, late.seq) if first < late.seq else []
        return Update(late.seq, late.match.sight(None), lines(missed, None), self.clock(), earlier=earlier)

    async def catch_up(self) -> float | None:
        """Shows the spectators what they may know by now; returns the seconds until there is more, None: nothing is."""
        async with self._lock:
            table, until = self.table, self._until()
            if self._late is None:
                await self._begin(until)
            done = self._late.number if self._late is not None else 0
            for event in await table.services.store.since(table.record.id, done):
                if event.at > until or self._late is None:
                    return max(0.0, (event.at - until) / 1000)
                before = self._late.seq
                self._late.again(event)
                if event.seq != before:
                    self._show(update_of(event, self._late, self._late.match.sight(None), self.clock()))
        return None

    async def _begin(self, until: int) -> None:
        """Loads the match as it stood then, if it had begun."""
        table, store = self.table, self.table.services.store
        number = await store.reached(table.record.id, until)
        if number is not None:
            loaded = await store.load(table.record.id, number=number)
            self._late = Running.load(table.game, loaded, table.chance(table.record.opening["nonces"]))
            if self._here():
                told = await store.news(table.record.id, page_before(0, self._late.seq)[0], self._late.seq)
                self._show(Update(self._late.seq, self._late.match.sight(None), lines(told, None), self.clock()))

    def _show(self, update: Update) -> None:
        for viewer in self._here():
            viewer.updated(update)

    # --- the clock ----------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Something has happened, or somebody has come: spectators will hear of it in their time."""
        self._news.set()
        if self.behind and self._here() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._follow(), name=f"gallery of {self.table.record.id}")

    async def _follow(self) -> None:
        """Shows everything in its time, as long as somebody watches."""
        while self._here():
            self._news.clear()
            try:
                wait = await self.catch_up()
            except Refused as refused:
                LOG.warning("the gallery of table %s is dark: %s", self.table.record.id, refused)
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()

    async def stop(self) -> None:
        await ended(self._task)
