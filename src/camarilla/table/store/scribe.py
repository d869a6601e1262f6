"""The quick pen of a SQLite file: one thread writes for all tables, and what comes together shares one commit.

A commit that survives a power cut waits for the disk. While one waits, the next answers gather, and all of them go with
the next commit; each is acknowledged after it. Where several come at a time, a few more are waited for.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias

from sqlalchemy import JSON, Connection, Engine
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import ValuesBase

Page: TypeAlias = Sequence[tuple[ValuesBase, dict[str, Any]]]  # statements that belong together, with their values
Line: TypeAlias = tuple[str, tuple[Any, ...]]  # a statement as text, and its values in their order
Prepared: TypeAlias = tuple[str, list[tuple[str, bool]]]  # a statement as text; whose values it takes, as JSON or not
Order: TypeAlias = "tuple[list[Page], asyncio.Future[list[Exception | None]]]"
GATHERING = 0.004  # seconds from one commit to the next while several answers come at a time: fewer and fuller ones


class Scribe:
    """Writes pages in the order in which they come; of each it says whether it is written or why not."""

    def __init__(self, engine: Engine, pen: asyncio.Lock, as_json: Callable[[Any], str]) -> None:
        self._engine = engine
        self._as_json = as_json
        self._prepared: dict[tuple[ValuesBase, tuple[str, ...]], Prepared] = {}
        self._pen = pen  # shared with everybody who writes to the same file
        self._desk: SimpleQueue[Order | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: Connection | None = None
        self._waiting: list[tuple[Page, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0  # when the next commit may begin, by the clock of the loop

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
        if self._thread is not None:
            self._desk.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._thread.join)
        self._engine.dispose()

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._next - loop.time()) > 0:
                await asyncio.sleep(early)
            async with self._pen:
                together, self._waiting = self._waiting, []
                if len(together) > 1:
                    self._next = loop.time() + GATHERING
                failures = await self._handed_over([page for page, _ in together])
            for (_, written), failure in zip(together, failures, strict=True):
                _settle(written, failure)
        self._task = None

    def _handed_over(self, pages: list[Page]) -> asyncio.Future[list[Exception | None]]:
        """To the thread, which says of each page what came of it."""
        if self._thread is None:
            self._thread = Thread(target=self._serve, args=(asyncio.get_running_loop(),), name="scribe", daemon=True)
            self._thread.start()
        done: asyncio.Future[list[Exception | None]] = asyncio.get_running_loop().create_future()
        self._desk.put((pages, done))
        return done

    # --- in the thread ------------------------------------------------------------------------------------------------

    def _serve(self, loop: asyncio.AbstractEventLoop) -> None:
        """One order after the other, until there is none."""
        while (order := self._desk.get()) is not None:
            pages, done = order
            loop.call_soon_threadsafe(_say, done, self._commit(pages))
        if self._connection is not None:
            self._connection.close()

    def _commit(self, pages: list[Page]) -> list[Exception | None]:
        """Everything at once; if that fails, each page by itself, so that one spoils no other."""
        failure = self._written(pages)
        if failure is None:
            return [None] * len(pages)
        return [failure] if len(pages) == 1 else [self._written([page]) for page in pages]

    def _written(self, pages: list[Page]) -> Exception | None:
        """Straight to the file; what fails there is tried once more by SQLAlchemy, which knows what the failure is."""
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            lines = [self._line(statement, values) for page in pages for statement, values in page]
            if not self._at_once(self._connection, lines):
                with self._connection.begin():
                    for text, given in lines:
                        self._connection.exec_driver_sql(text, given)
        except Exception as failure:
            return failure
        return None

    def _at_once(self, connection: Connection, lines: list[Line]) -> bool:
        """Whether all of it is committed; if not, nothing of it is."""
        file: Any = connection.connection.dbapi_connection  # of sqlite3, as nothing else has a scribe
        try:
            with file:
                for text, given in lines:
                    file.execute(text, given)
        except sqlite3.Error:
            return False
        return True

    def _line(self, statement: ValuesBase, values: dict[str, Any]) -> Line:
        text, takes = self._text(statement, tuple(values))
        return text, tuple([self._as_json(values[name]) if json else values[name] for name, json in takes])

    def _text(self, statement: ValuesBase, names: tuple[str, ...]) -> Prepared:
        """The few statements are put into words once: to do it for every answer takes twice as long as the rest."""
        found = self._prepared.get((statement, names))
        if found is None:
            columns = [name for name in names if name in statement.table.columns]
            compiled = statement.compile(self._engine, column_keys=columns)
            assert isinstance(compiled, SQLCompiler)
            takes = [(name, isinstance(compiled.binds[name].type, JSON)) for name in compiled.positiontup or ()]
            found = self._prepared[statement, names] = (str(compiled), takes)
        return found


def _say(done: asyncio.Future[list[Exception | None]], failures: list[Exception | None]) -> None:
    if not done.done():
        done.set_result(failures)


def _settle(written: asyncio.Future[None], failure: Exception | None) -> None:
    if written.done():  # whoever asked is gone; it is written all the same
        return
    if failure is None:
        written.set_result(None)
    else:
        written.set_exception(failure)
