"""How background work is done and how it ends.

What blocks has a pool of its own for each kind of work (passwords, replays, names that are looked up, letters), so that
a slow one holds up no other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class Pool:
    """A few threads for one kind of work; the others of its kind queue."""

    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)


async def ended(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancels them and waits until they are really over: one that still holds a connection outlives its database."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
