"""The quick pen of a SQLite file: one thread writes for all tables, and what comes together shares one commit.

A commit that survives a power cut waits for the disk. While one waits, the next answers gather, and all of them go with
the next commit; each is acknowledged after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Executable

Page: TypeAlias = Sequence[tuple[Executable, dict[str, Any]]]  # statements that belong together, with their values


class Scribe:
    """Writes pages in the order in which they come; of each it says whether it is written or why not."""

    def __init__(self, engine: Engine, pen: asyncio.Lock) -> None:
        self._engine = engine
        self._pen = pen  # shared with everybody who writes to the same file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="scribe")
        self._connection: Connection | None = None
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, page: Page) -> None:
        """Returns when the page is committed; raises what the database says if it cannot be."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((page, written))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all(), name="scribe")
        await written

    async def close(self) -> None:
        """After the last page."""
        if self._task is not None:
            await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._lay_down)
        self._thread.shutdown()

    async def _write_all(self) -> None:
        while self._waiting:
            async with self._pen:
                together, self._waiting = self._waiting, []
                pages = [page for page, _ in together]
                failures = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, pages)
            for (_, written), failure in zip(together, failures, strict=True):
                _settle(written, failure)
        self._task = None

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _commit(self, pages: list[Page]) -> list[Exception | None]:
        """Everything at once; if that fails, each page by itself, so that one spoils no other."""
        failure = self._written(pages)
        if failure is None:
            return [None] * len(pages)
        return [failure] if len(pages) == 1 else [self._written([page]) for page in pages]

    def _written(self, pages: list[Page]) -> Exception | None:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for page in pages:
                    for statement, values in page:
                        self._connection.execute(statement, values)
        except Exception as failure:
            return failure
        return None

    def _lay_down(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def _settle(written: asyncio.Future[None], failure: Exception | None) -> None:
    if written.done():  # whoever asked is gone; it is written all the same
        return
    if failure is None:
        written.set_result(None)
    else:
        written.set_exception(failure)
