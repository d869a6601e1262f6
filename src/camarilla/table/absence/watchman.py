"""The night watchman: keeps the pulse of the house, and looks after clocks of tables where nobody is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from camarilla.core.illegal import Refused
from camarilla.table.absence.clock_store import ClockStore, Outage
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
ROUND = 10.0  # seconds between two rounds
ASLEEP = 3 * 10_000  # milliseconds without a pulse: nobody was awake
SETTLE = 20_000  # milliseconds that people get to come back after their house was closed


class Sleeper(Protocol):
    """A table where nobody is, and whose clocks are due."""

    def wake(self) -> None: ...


class Watchman:
    """Goes his rounds as long as the house is open."""

    def __init__(
        self,
        clocks: ClockStore,
        now: Callable[[], int],
        find: Callable[[str], Awaitable[Sleeper]],
        tidy: Callable[[], Awaitable[None]],
    ) -> None:
        self.clocks = clocks
        self.now = now
        self.find = find
        self.tidy = tidy
        self.since = now()
        self.outages: list[Outage] = []
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Finds out how long the house was closed, then goes his rounds."""
        self.outages = await self.clocks.wake_up(self.now(), ASLEEP, SETTLE)
        self._task = asyncio.create_task(self._rounds(), name="watchman")

    async def stop(self) -> None:
        await ended(self._task)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            try:
                await self.round()
            except Exception:
                LOG.exception("the watchman stumbled")

    async def round(self) -> None:
        """One round: the pulse, and every table that is due before the next one."""
        await self.clocks.beat(self.now())
        await self.tidy()
        for table_id in await self.clocks.due_by(self.now() + int(2 * ROUND * 1000)):
            try:
                (await self.find(table_id)).wake()
            except Refused as refused:
                LOG.warning("the clocks of table %s cannot go on: %s", table_id, refused)

    def asleep(self, begun: int, ended: int | None = None) -> int:
        """How long the house was closed between these moments."""
        return sum(outage.within(begun, ended) for outage in self.outages)
