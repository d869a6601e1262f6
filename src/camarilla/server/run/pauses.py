"""Short pauses: nothing that Python does behind the scenes holds up the tables for long.

Two things do, if they are left alone. A thread that wants to go on (a bot that thinks, the scribe that writes) waits
for five milliseconds at every turn while the loop is busy. And a full collection of garbage looks at every object of
the process, those of all tables included, whenever enough new ones have gathered.
"""

from __future__ import annotations

import asyncio
import gc
import sys

SWITCH = 0.000_5  # seconds until a thread gives way to another one that waits
# A table replaces as much as it makes, and only the difference is counted: far more than a thousand young objects wait
# for a small collection. So it takes ten milliseconds; a threshold of 7,000 made 80. Full ones never come by themselves
THRESHOLDS = (1_000, 3, 100_000)
TIDY = 600.0  # ... but every so many seconds


def keep_short() -> None:
    """For a server that has just started: what is there now stays and is never looked at again."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


async def tidy_up(every: float = TIDY) -> None:
    """A full collection now and then, so that tables that were closed do not stay in memory."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
