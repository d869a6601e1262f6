"""Several workers behind one port: a parent that starts them, replaces the dead, and takes them home in the evening."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

LOG = logging.getLogger("camarilla.server")
GRACE = 10.0  # seconds that a worker has to end by itself
STEADY = 10.0  # whoever lived that long did not die of his start
PAUSES = (0.0, 1.0, 2.0, 5.0, 15.0, 30.0)  # before a worker that died early is replaced, and again, and again
STARTED = "started"

Work = Callable[[int, Callable[[], None]], None]  # (number of the worker, to be called when it serves)


@dataclass
class Place:
    """One of the workers: who has it now, and how its predecessors fared."""

    number: int
    process: SpawnProcess | None = None
    ear: Connection | None = None
    born: float = 0.0
    due: float = 0.0  # when the next one starts
    early: int = 0  # deaths in a row soon after the start
    served: bool = False  # ever

    @property
    def listening(self) -> list[Any]:
        return [part for part in (self.ear, self.process and self.process.sentinel) if part is not None]


@dataclass
class Crew:
    """The parent. ``ready`` is called once, when every worker serves."""

    size: int
    work: Work
    ready: Callable[[], None]
    places: list[Place] = field(init=False)

    def __post_init__(self) -> None:
        self.places = [Place(number) for number in range(self.size)]
        self._bell, self._rope = socket.socketpair()
        self._stopping = False
        self._announced = False

    def run(self) -> int:
        """Until a signal, or until it is clear that nobody can start; the exit code."""
        before = {one: signal.signal(one, self._ring) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self._stopping:
                self._fill()
                self._wait()
                if not self._look():
                    return 1
            return 0
        finally:
            self._dismiss()
            for one, handler in before.items():
                signal.signal(one, handler)
            self._bell.close()
            self._rope.close()

    def _ring(self, *_: object) -> None:
        self._stopping = True
        self._rope.send(b"!")

    def _fill(self) -> None:
        now = time.monotonic()
        for place in self.places:
            if place.process is None and place.due <= now:
                self._hire(place)

    def _hire(self, place: Place) -> None:
        context = multiprocessing.get_context("spawn")
        place.ear, mouth = context.Pipe(duplex=False)
        place.process = context.Process(target=_serve, args=(self.work, place.number, mouth), name="camarilla worker")
        place.process.start()
        mouth.close()
        place.born = time.monotonic()

    def _wait(self) -> None:
        """Until somebody says something, dies, is due, or rings."""
        due = [place.due - time.monotonic() for place in self.places if place.process is None]
        heard = [part for place in self.places for part in place.listening]
        wait([self._bell, *heard], timeout=max(0.0, min(due)) if due else None)

    def _look(self) -> bool:
        """Hears who serves, and buries the dead; False if one died that never served: the next would do the same."""
        for place in self.places:
            if place.ear is not None and place.ear.poll():
                self._hear(place)
            if place.process is not None and place.process.exitcode is not None and not self._stopping:
                if not place.served:
                    LOG.error("worker %s could not start (exit code %s)", place.number, place.process.exitcode)
                    return False
                self._bury(place)
        if not self._announced and all(place.served for place in self.places):
            self._announced = True
            self.ready()
        return True

    def _hear(self, place: Place) -> None:
        assert place.ear is not None
        try:
            place.served = place.ear.recv() == STARTED or place.served
        except EOFError:
            place.ear.close()
            place.ear = None

    def _bury(self, place: Place) -> None:
        assert place.process is not None
        now = time.monotonic()
        place.early = 0 if now - place.born > STEADY else place.early + 1
        place.due = now + PAUSES[min(place.early, len(PAUSES)) - 1 if place.early else 0]
        LOG.error("worker %s died (exit code %s) and is replaced", place.number, place.process.exitcode)
        place.process = None

    def _dismiss(self) -> None:
        """Everybody may finish what he does; whoever takes too long is cut short."""
        living = [place.process for place in self.places if place.process is not None]
        for process in living:
            process.terminate()
        deadline = time.monotonic() + GRACE
        for process in living:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.exitcode is None:
                LOG.error("a worker did not end within %s seconds and is killed", GRACE)
                process.kill()
                process.join()


def _serve(work: Work, number: int, mouth: Connection) -> None:
    """In the worker. It does not outlive its parent, which alone could replace it or stop it."""
    threading.Thread(target=_end_with_parent, name="orphan", daemon=True).start()

    def started() -> None:
        with suppress(OSError):
            mouth.send(STARTED)

    work(number, started)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
