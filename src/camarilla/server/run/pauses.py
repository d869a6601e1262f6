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
# objects. To look for them takes as long as everything is large that was made since the last look, and that is more
# than the collector counts: each answer puts a new position in the place of an old one, so what is young is soon all
# that is there, half a second of it in a full house. So hardly ever: what has lived for a second is put aside unseen
# (that takes no time, and it still goes when nobody needs it), and looked at every ten minutes or after so many
SETTLED = 1.0  # seconds until what is there is put aside
THRESHOLDS = (1_000_000, 1_000, 1_000)  # new objects within one second
TIDY = 600.0  # seconds from one full look to the next: half a second or more in a full house, a thousandth of its time
MANY = 3_000_000  # new objects that came to stay, after which the next full look does not wait: half a gigabyte


def keep_short() -> None:
    """For a server that has just started."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*THRESHOLDS)
    look_at_everything()


def look_at_everything() -> None:
    """A full collection, so that tables that were closed do not stay in memory; it looks at what was put aside, too."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


async def tidy_up(settled: float = SETTLED, every: float = TIDY, many: int = MANY) -> None:
    """Puts aside what has settled, and looks at everything now and then."""
    clock = asyncio.get_running_loop().time
    looked, came = clock(), 0
    while True:
        await asyncio.sleep(settled)
        came += gc.get_count()[0]
        if clock() - looked < every and came < many:
            gc.freeze()  # which counts from nothing again
        else:
            look_at_everything()
            looked, came = clock(), 0
