"""Nothing that Python does behind the scenes holds up the tables: the collector looks at all there is, but rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from camarilla.server.run.pauses import tidy_up


class Circle:
    """What only a collector removes."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def collector() -> Iterator[None]:
    """As it was."""
    thresholds = gc.get_threshold()
    gc.set_threshold(1_000_000, 1_000, 1_000)
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)


async def tidied(settled: float, every: float, many: int, until: float) -> weakref.ref[Circle]:
    gone = weakref.ref(Circle())
    tidying = asyncio.create_task(tidy_up(settled, every, many))
    await asyncio.sleep(until)
    tidying.cancel()
    return gone


def test_what_has_settled_is_put_aside_and_not_looked_at() -> None:
    gone = asyncio.run(tidied(settled=0.01, every=60, many=1_000_000, until=0.1))
    assert gc.get_freeze_count() > 10_000, "nothing was put aside"
    gc.collect()
    assert gone() is not None, "what was put aside was looked at"


def test_everything_is_looked_at_now_and_then() -> None:
    """Also what was put aside: tables that were closed would stay in memory for good."""
    assert asyncio.run(tidied(settled=0.01, every=0.05, many=1_000_000, until=0.5))() is None


def test_so_many_new_objects_do_not_wait() -> None:
    """Whoever leaves garbage fills no memory."""

    async def filled() -> weakref.ref[Circle]:
        kept: list[list[int]] = []
        tidying = asyncio.create_task(tidied(settled=0.01, every=60, many=5_000, until=0.5))
        for _ in range(10):
            await asyncio.sleep(0.01)
            kept += [[] for _ in range(1_000)]
        return await tidying

    assert asyncio.run(filled())() is None
    assert asyncio.run(tidied(settled=0.01, every=60, many=1_000_000, until=0.1))() is not None
