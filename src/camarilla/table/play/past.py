"""What has been told at a table so far, for bots that remember: the store has it all, here it is kept meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from camarilla.bots.parley import Parley
from camarilla.core.news import News
from camarilla.table.play.last_time import last_time
from camarilla.table.play.minds import parley_at
from camarilla.table.store.records import TableRecord
from camarilla.table.store.sql import SqlStore


def with_words(told: Iterable[News], parley: Parley | None) -> list[News]:
    """The news, and after each of them what was said upon it."""
    return [one for news in told for one in (news, *(parley.told(news) if parley is not None else ()))]


class Past:
    """The news of one match, read from the store as far as they are missing. Nobody who remembers: nothing is read.

    What bots demand and promise aloud is heard with them (ADR 26), and before them what is left of the last evening.
    """

    def __init__(self, store: SqlStore, record: Callable[[], TableRecord]) -> None:
        self._store = store
        self._record = record
        self._parley: Parley | None = None
        self._told: list[News] = []
        self._upto = 0

    async def told(self, upto: int) -> Sequence[News]:
        """All that was told up to this seq, whoever may hear it; under the lock of the table."""
        if upto > self._upto:
            record = self._record()
            if not self._upto:
                self._parley = parley_at(record)
                self._told = await last_time(self._store, record)
            for event in await self._store.news(record.id, self._upto, upto):
                self._told.extend(with_words(event.news, self._parley))
            self._upto = upto
        return tuple(self._told)
