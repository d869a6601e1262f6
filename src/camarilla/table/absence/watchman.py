"""The night watchman: keeps the pulse of the house, and looks after clocks of tables where nobody is."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from camarilla.core.illegal import Refused
from camarilla.table.absence.clock_store import Outage
from camarilla.table.tasks import ended

if TYPE_CHECKING:
    from camarilla.table.house import House

LOG = logging.getLogger("camarilla.table")
ROUND = 10.0  # seconds between two rounds
ASLEEP = 3 * 10_000  # milliseconds without a pulse: nobody was awake
SETTLE = 20_000  # milliseconds that people get to come back after their house was closed


class Watchman:
    """Goes his rounds as long as the house is open."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.since = house.means.now()
        self.outages: list[Outage] = []
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Finds out how long the house was closed, then goes his rounds."""
        means = self.house.means
        self.outages = await means.clocks.wake_up(means.now(), ASLEEP, SETTLE)
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
        means = self.house.means
        await means.clocks.beat(means.now())
        for table_id in await means.clocks.due_by(means.now() + int(2 * ROUND * 1000)):
            try:
                (await self.house.table(table_id)).wake()
            except Refused as refused:
                LOG.warning("the clocks of table %s cannot go on: %s", table_id, refused)

    def asleep(self, begun: int, ended: int | None = None) -> int:
        """How long the house was closed between these moments."""
        return sum(outage.within(begun, ended) for outage in self.outages)
