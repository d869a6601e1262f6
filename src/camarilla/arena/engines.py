"""Where many games are played: in this process, or in several of this machine. The results do not depend on it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def spread(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Generator[T, None, None]:
    """The work on each task, in the order of the tasks, by so many processes. What is left is dropped at ``close``."""
    jobs = min(jobs, len(tasks))
    if jobs <= 1:
        for task in tasks:
            yield work(*task)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        waiting = [pool.submit(work, *task) for task in tasks]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that a person started; the others end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
