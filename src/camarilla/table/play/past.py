"""What has been told at a table so far, for bots that remember: the store has it all, here it is kept meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.core.news import News
from camarilla.table.store.sql import SqlStore


class Past:
    """The news of one match, read from the store as far as they are missing. Nobody who remembers: nothing is read."""

    def __init__(self, store: SqlStore, table: str) -> None:
        self._store = store
        self._table = table
        self._told: list[News] = []
        self._upto = 0

    async def told(self, upto: int) -> Sequence[News]:
        """All that was told up to this seq, whoever may hear it; under the lock of the table."""
        if upto > self._upto:
            for event in await self._store.news(self._table, self._upto, upto):
                self._told.extend(event.news)
            self._upto = upto
        return tuple(self._told)
