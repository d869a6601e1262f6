"""Where many games are played: in this process, in several of this machine, or on a Ray cluster.

The results do not depend on it: a task says which games it is, they come from seeds, and results come in the order of
the tasks. A task whose machine is lost is simply done again elsewhere.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from camarilla.core.illegal import BadInput

T = TypeVar("T")
ENGINES = ("processes", "ray")
AHEAD = 4  # tasks for each processor of a cluster that wait there
TRIES = 20  # of a task whose machines are lost
SELDOM = (
    100_000  # new objects until garbage is looked for: games leave little, and to look at what bots keep takes long
)
_kept: list[ProcessPoolExecutor] = []  # processes that somebody keeps for all of his spreads


def spread(
    work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int, engine: str = "processes"
) -> Generator[T, None, None]:
    """The work on each task, in the order of the tasks. What is left is dropped at ``close``.

    ``processes``: so many of this machine. ``ray``: the cluster that RAY_ADDRESS names; none: one of this machine with
    so many processors.
    """
    if engine == "ray":
        yield from _on_ray(work, tasks, jobs)
    elif min(jobs, len(tasks)) <= 1:
        before = gc.get_threshold()
        gc.set_threshold(SELDOM, *before[1:])
        try:
            for task in tasks:
                yield work(*task)
        finally:
            gc.set_threshold(*before)
    else:
        yield from _in_processes(work, tasks, min(jobs, len(tasks)))


@contextmanager
def same_processes(jobs: int) -> Iterator[None]:
    """All spreads in here share their processes: a new one loads everything first, and many small spreads notice."""
    if jobs <= 1:
        yield
        return
    with _processes(jobs) as pool:
        _kept.append(pool)
        try:
            yield
        finally:
            _kept.remove(pool)


def _processes(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_prepared)


def _in_processes(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Generator[T, None, None]:
    with nullcontext(_kept[-1]) if _kept else _processes(jobs) as pool:
        waiting = [pool.submit(work, *task) for task in tasks]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def _prepared() -> None:
    """Ctrl-C is for the process that a person started; the others end with it. They do nothing but play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(SELDOM, *gc.get_threshold()[1:])


def _on_ray(work: Callable[..., T], tasks: Sequence[tuple[Any, ...]], jobs: int) -> Generator[T, None, None]:
    ray = ray_with(jobs)
    remote = ray.remote(max_retries=TRIES)(work)
    room = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: deque[Any] = deque()
    left = iter(tasks)
    try:
        for task in left:
            waiting.append(remote.remote(*task))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        for one in waiting:
            ray.cancel(one, force=True)


def ray_with(jobs: int) -> Any:
    """Ray, with a cluster: the one that RAY_ADDRESS names, or one of this machine with so many processors."""
    try:
        ray = import_module("ray")
    except ModuleNotFoundError:
        raise BadInput("--engine", "cli-cluster-missing") from None
    if not ray.is_initialized():
        own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": jobs, "include_dashboard": False}
        paths = os.pathsep.join(path for path in sys.path if path)
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        try:
            ray.init(runtime_env={"env_vars": {"PYTHONPATH": paths}}, **quiet, **own)
        except Exception as wrong:  # Ray raises whatever it met, a wrong address or a busy machine
            raise BadInput("--engine", "cli-cluster-not-there", why=str(wrong).strip().rstrip(".")) from wrong
    return ray
