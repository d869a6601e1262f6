"""Who is online at another process stands before anybody here is told of a change."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from camarilla.table.processes.presence import Presence


class Written:
    """A store in which the process 2 has written down its people."""

    process = 1

    def __init__(self, rows: list[tuple[str, int]]) -> None:
        self.rows = rows

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        yield self

    async def execute(self, _: object) -> list[tuple[str, int]]:
        return self.rows


def test_who_hears_of_a_change_sees_it() -> None:
    async def scene() -> list[tuple[str, bool]]:
        store, told = Written([("evening", 0)]), list[tuple[str, bool]]()
        there = Presence(store, lambda table: told.append((table, there.online(table, 0))))  # type: ignore[arg-type]
        await there.begin()
        store.rows = []
        await there.begin()
        there._task.cancel()
        return told

    assert asyncio.run(scene()) == [("evening", True), ("evening", False)]
