"""Short pauses: nothing that Python does behind the scenes holds up the tables for long.

Two things do, if they are left alone. A thread that wants to go on (a bot that thinks, the scribe that writes) waits
for five milliseconds at every turn while the loop is busy. And a collection of garbage looks at every object that is
younger than the last one, a full one at those of all tables.
"""

from __future__ import annotations

import asyncio
import gc
import sys

SWITCH = 0.000_5  # seconds until a thread gives way to another one that waits
# Answers leave no garbage that needs a collector, tables that open and people who come and go leave a little. Only what
# is made beyond what is given back is counted: so many objects take minutes to gather, and 25 to 80 ms to look through
THRESHOLDS = (100_000, 1_000, 1_000)  # with 1,000 young objects it took 7 % of the processor and found nothing
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
