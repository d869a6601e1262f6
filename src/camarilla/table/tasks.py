"""How background work ends."""

from __future__ import annotations

import asyncio
from typing import Any


async def ended(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancels them and waits until they are really over: one that still holds a connection outlives its database."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
