"""The night watchman: keeps the pulse of the house, and looks after clocks of tables where nobody is."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from camarilla.core.illegal import Refused
from camarilla.table.absence.clock_store import ClockStore, Outage
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
ROUND = 10.0  # seconds between two rounds
ASLEEP = 3 * 10_000  # milliseconds without a pulse: nobody was awake
JUMP = 5_000  # milliseconds by which the wall may be ahead of what has passed
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
        steady: Callable[[], float],
    ) -> None:
        self.clocks = clocks
        self.now = now
        self.find = find
        self.tidy = tidy
        self.steady = steady  # seconds; stands still where the machine sleeps, and nobody sets it
        self.since = now()
        self.real = steady is time.monotonic  # a clock that is turned by hand goes no rounds
        self._last = now(), steady()
        self._noticed: list[Outage] = []  # that are not yet written down
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
        self.look()
        while self._noticed:
            await self.clocks.note(self._noticed[-1])
            self._noticed.pop()
        await self.clocks.beat(self.now())
        await self.tidy()
        for table_id in await self.clocks.due_by(self.now() + int(2 * ROUND * 1000)):
            try:
                (await self.find(table_id)).wake()
            except Refused as refused:
                LOG.warning("the clocks of table %s cannot go on: %s", table_id, refused)

    def look(self) -> None:
        """Compares the clock on the wall with one that nobody sets, in every round and before any clock strikes.

        While a machine slept, or where its clock jumped forward, nobody kept anybody waiting: what the wall shows more
        than has passed counts as time in which the house was closed.
        """
        (wall, steady), (then, before) = (self.now(), self.steady()), self._last
        self._last = wall, steady
        awake = int((steady - before) * 1000)
        missed = self.real and awake > ASLEEP  # no round for so long: here the steady clock runs on in a sleep
        gone = wall - then if missed else wall - then - awake
        if gone > JUMP:
            outage = Outage(wall - gone, wall + SETTLE)
            LOG.warning("the clock jumped by %d s: nobody's time is up for that", gone // 1000)
            self.outages.append(outage)
            self._noticed.append(outage)

    def asleep(self, begun: int, ended: int | None = None) -> int:
        """How long the house was closed between these moments."""
        return sum(outage.within(begun, ended) for outage in self.outages)
