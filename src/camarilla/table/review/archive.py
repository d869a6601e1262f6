"""Whole matches that are over, read from their first answer to their last.

That costs as much as hundreds of answers and holds all of the match in memory: it is done for one reader after the
other, outside the loop, and what the dice did, which changes no more, is counted once.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from camarilla.core.game import Game
from camarilla.match.luck import Luck
from camarilla.table.review.replay import log_of, luck_of
from camarilla.table.store.records import TableRecord
from camarilla.table.store.sql import SqlStore

KEPT = 500  # reports of luck; each has a few hundred bytes


class Archive:
    """The readers of whole matches, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._luck: OrderedDict[str, list[Luck]] = OrderedDict()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Somebody reads a whole match; whoever comes meanwhile waits, and holds nothing."""
        async with self._turn:
            yield

    async def log(self, store: SqlStore, record: TableRecord) -> str:
        async with self.reading():
            return await log_of(store, record)

    async def luck(self, store: SqlStore, game: Game, record: TableRecord) -> list[Luck]:
        async with self.reading():
            found = self._luck.pop(record.id, None) or await luck_of(store, game, record)
            self._luck[record.id] = found
            if len(self._luck) > KEPT:
                self._luck.popitem(last=False)
            return found
