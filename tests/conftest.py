"""For all tests: the same examples in every run, and patience with a machine that has much to do."""

import gc
import os

import pytest
from httpx import _config
from hypothesis import settings

PATIENCE = 120.0  # seconds; five are the default of httpx

for wait in ("connect", "read", "write", "pool"):
    setattr(_config.DEFAULT_TIMEOUT_CONFIG, wait, PATIENCE)
settings.register_profile("the same every time", derandomize=True)
settings.load_profile("the same every time")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every process begins with a share of tests that follow each other: the long ones stand first in each share, so
    that none of them is left for the end, when the others have nothing to do."""
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = iter([item for item in items if not item.get_closest_marker("slow")])
    shares = [slow[number::processes] for number in range(processes)]
    left = len(items)
    for number, share in enumerate(shares):
        size = left // (processes - number)
        share += [item for _, item in zip(range(size - len(share)), quick, strict=False)]
        left -= len(share)
    items[:] = [item for share in shares for item in share] + list(quick)


def pytest_collection_finish() -> None:
    """What is loaded now stays: nobody looks through all of it for garbage again and again, a tenth of all the work."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)
