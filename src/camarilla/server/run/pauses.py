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
# Neither answers nor people who come and go leave garbage that needs a collector; a table that opens leaves a hundred
# objects. To look for them takes as long as everything is large that was made since: 190 ms with a threshold of 100,000
# in a full house, several times a minute, 7 % of the processor with one of 1,000. So hardly ever
THRESHOLDS = (1_000_000, 1_000, 1_000)
TIDY = 600.0  # seconds from one look to the next: half a second or more in a full house, a thousandth of its time


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
