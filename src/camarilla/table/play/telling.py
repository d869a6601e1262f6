"""How far the story of a table has been told: bots wait for it, and clocks leave room for it (ADR 17).

Whoever sits alone with bots watches at his own speed: his client says how far its film has come, and the bots wait for
it. Where others watch, too, the table has one pace of its own, reckoned from what everybody heard; who watches how fast
is then nobody's business.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.viewer import Viewer

BREATH = 0.4  # seconds, at most, between two answers of bots that tell nothing
PATIENCE = 600.0  # seconds that a table waits for one film
MOST = 20_000  # milliseconds that clocks leave for the telling of one answer


class Telling:
    """The telling of one table."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self._until = 0.0  # by the clock of the loop
        self._films: dict[Viewer, int] = {}  # how far the films of those have come who say so
        self._turned = asyncio.Event()

    @property
    def pace(self) -> float:
        """Seconds for one line of the news; 0: nobody waits for anything."""
        return self.table.services.pace

    def allowance(self, lines: int) -> int:
        """Milliseconds that everybody gets for following so many lines, before his own time runs."""
        return min(MOST, int(1000 * self.pace * lines))

    def add(self, lines: int) -> None:
        """So many lines more are told to everybody."""
        self._until = max(self._until, asyncio.get_running_loop().time()) + self.pace * lines

    def shown(self, viewer: Viewer, seq: int) -> None:
        """The film of this viewer has come as far as this."""
        self._films[viewer] = seq
        self._turned.set()

    def gone(self, viewer: Viewer) -> None:
        self._films.pop(viewer, None)
        self._turned.set()

    def come(self) -> None:
        """Somebody more watches: from now on the table goes by its own pace."""
        self._turned.set()

    async def over(self) -> None:
        """Returns when what has happened so far has been told."""
        if not self.pace:
            return
        loop = asyncio.get_running_loop()
        patience = loop.time() + PATIENCE
        while True:
            self._turned.clear()
            now, alone = loop.time(), self._alone()
            if alone is None:
                wait = self._until - now
            else:
                wait = patience - now if self._films[alone] < self.table.record.seq else 0.0
            if wait <= 0:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._turned.wait()

    def _alone(self) -> Viewer | None:
        """Who watches, if he is the only one, sits at the table and says how far he is."""
        table = self.table
        if len(table.viewers) != 1:
            return None
        [viewer] = table.viewers
        others = (seat for seat in range(len(table.record.seats)) if seat != viewer.seat)
        if viewer.seat is None or any(table.services.cable.online(table.record.id, seat) for seat in others):
            return None
        return viewer if viewer in self._films else None
