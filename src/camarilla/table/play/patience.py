"""How long a house puts up with one table: what fails to load, does not end or takes too long is set aside.

The rules of a table run in the thread that serves all of them. A table that keeps it busy is told apart by the time of
the processor that it took, so that a slow machine sets nothing aside; a way without an end is cut off by the kernel.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from camarilla.core.illegal import Endless, Refused
from camarilla.table.play.services import Services
from camarilla.table.refusals import NotNow
from camarilla.table.store.records import Aside, Status, TableRecord

LOG = logging.getLogger("camarilla.table")
LOADING = 10.0  # seconds of the processor; the longest match of ours takes a tenth of one
ADVANCING = 3.0  # the same for one answer; the largest box that is allowed takes a quarter of one
TOUCH = 600_000  # milliseconds: how exactly it is written down when somebody was here
EXACT = 0.1  # seconds: how exactly that time is known; to ask the system for it twice with every answer costs too much
UNWATCHED = 60.0  # seconds after the last viewer has gone, until bots among themselves wait for the next one


class Burden(Protocol):
    """A table as far as it can try somebody's patience."""

    services: Services
    record: TableRecord
    viewers: set[Any]

    def played_by_bot(self, seat: int) -> bool: ...

    def forget_match(self) -> None: ...

    def wake(self) -> None: ...

    def tell_table(self) -> None: ...


class _Watch(threading.local):
    """When this thread last looked for how many seconds the processor has worked for it."""

    looked = float("-inf")
    worked = 0.0

    def begun(self) -> tuple[float, float]:
        now = time.monotonic()
        if now - self.looked > EXACT:
            self.looked, self.worked = now, time.thread_time()
        return now, self.worked


WATCH = _Watch()


class Patience:
    """Of the house with one table."""

    def __init__(self, table: Burden) -> None:
        self.table = table
        self._seen = time.monotonic()
        self._tasks: set[asyncio.Task[None]] = set()

    def check(self) -> None:
        """Refuses what was set aside, saying why."""
        why = self.table.record.aside
        if why and why != Aside.IDLE:
            raise NotNow(f"table-aside-{why}")

    @contextmanager
    def loading(self) -> Iterator[None]:
        """Around what brings a match into memory: whatever goes wrong there goes wrong again."""
        with self._within(LOADING):
            try:
                yield
            except (Refused, Endless):
                raise
            except Exception as failed:
                LOG.exception("table %s cannot be loaded", self.table.record.id)
                self._set_aside(Aside.BROKEN)
                raise NotNow("table-aside-broken") from failed

    @contextmanager
    def advancing(self) -> Iterator[None]:
        """Around what an answer sets in motion."""
        with self._within(ADVANCING):
            yield

    @contextmanager
    def _within(self, most: float) -> Iterator[None]:
        began, worked = WATCH.begun()
        try:
            yield
        except Endless as endless:
            self.table.forget_match()
            self._set_aside(Aside.ENDLESS)
            raise NotNow("table-aside-endless") from endless
        # whoever took less time by the clock on the wall took less of the processor, too
        if time.monotonic() - began > most and time.thread_time() - worked > most + EXACT:
            self._set_aside(Aside.SLOW)

    def _set_aside(self, why: Aside) -> None:
        record = self.table.record
        LOG.error("table %s is set aside: %s", record.id, why.value, extra={"table": record.id, "game": record.game})
        record.aside = why
        self._later(self._written(why))

    async def _written(self, why: Aside) -> None:
        try:
            await self.table.services.shelf.set_aside(self.table.record.id, why)
        except Exception:
            LOG.exception("table %s could not be set aside in the store", self.table.record.id)
        self.table.tell_table()

    def follow(self, aside: str) -> None:
        """What the store says, where an operator has changed it."""
        if self.table.record.aside and not aside and not self._tasks:
            self.table.record.aside = ""
            self.table.wake()

    # --- who is here --------------------------------------------------------------------------------------------------

    def somebody_came(self) -> None:
        """Somebody watches, or the match has just begun."""
        self._seen = time.monotonic()
        record, now = self.table.record, self.table.services.now()
        if record.aside == Aside.IDLE or now - record.touched > TOUCH:
            record.touched = now
            record.aside = "" if record.aside == Aside.IDLE else record.aside
            self._later(self.table.services.shelf.touch(record.id, now))

    def somebody_left(self) -> None:
        self._seen = time.monotonic()

    @property
    def bots_wait(self) -> bool:
        """Whether bots among themselves stop until somebody looks: every chair is a bot's now, and nobody watches."""
        table = self.table
        if table.viewers or time.monotonic() - self._seen < UNWATCHED:
            return False
        return all(table.played_by_bot(seat) for seat in range(len(table.record.seats)))

    @property
    def resting(self) -> bool:
        return bool(self.table.record.aside) and self.table.record.status is not Status.OVER

    def _later(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]  # a coroutine
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
