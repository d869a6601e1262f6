"""Bots that search think in processes of their own, with a budget of time and memory: the house answers meanwhile.

A process gets a position and a seat, and builds the bot's Look there: the bot sees no more than in a thread. One that
is too slow is killed, one that died is started anew for the next question; the caller asks the rung below instead.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from camarilla.bots import Look, bot_named
from camarilla.bots.bot import Line
from camarilla.catalogue import game_of
from camarilla.core.game import Setup
from camarilla.core.words import Plain
from camarilla.match.match import load_position

AT_MOST = 2  # processes of one house; on a machine with two cores one, so that a core is left for people
MEMORY = 2 << 30  # bytes that one of them may take
BUDGET = 1.5  # seconds for one answer, waiting included; the search itself takes at most one
SECONDS = 1.0
PATIENCE = 0.02  # seconds between two looks whether a searcher is free


class TooSlow(Exception):
    """No answer within the budget."""


class Starting(TooSlow):
    """Not yet: the process is left alone, the next question may find it ready."""


@dataclass(frozen=True)
class Search:
    """A question to a searcher, as it goes to another process."""

    setup: Setup
    saved: dict[str, Plain]
    seat: int
    bot: str
    seed: str
    heard: tuple[Line, ...] = ()  # what the seat heard so far
    born: str = ""


class Searchers:
    """A few processes, started when the first one is needed. ``in_thread`` runs what blocks."""

    def __init__(self, in_thread: Callable[[Callable[[], Any]], Awaitable[Any]], budget: float = BUDGET) -> None:
        self.budget = budget
        self._in_thread = in_thread
        self._idle: list[Searcher] = []
        self._busy: set[Searcher] = set()

    async def answer(self, search: Search) -> Plain:
        """The written answer; raises where there is none in time."""
        searcher = self._free()
        waited = 0.0
        while searcher is None:
            if waited >= self.budget:
                raise TooSlow("all searchers are busy")
            await asyncio.sleep(PATIENCE)
            waited += PATIENCE
            searcher = self._free()
        self._busy.add(searcher)
        left = self.budget - waited
        try:
            written: Plain = await self._in_thread(lambda: searcher.asked(search, left))
        except Starting:
            self._idle.append(searcher)
            raise
        except BaseException:
            searcher.kill()
            raise
        else:
            self._idle.append(searcher)
        finally:
            self._busy.discard(searcher)
        return written

    def _free(self) -> Searcher | None:
        """One that waits for work; a dead one is replaced."""
        while self._idle:
            searcher = self._idle.pop()
            if searcher.process.is_alive():
                return searcher
        most = min(AT_MOST, max(1, (os.cpu_count() or 1) - 1))
        return Searcher() if len(self._busy) < most else None

    def close(self) -> None:
        for searcher in [*self._idle, *self._busy]:
            searcher.kill()
        self._idle.clear()


class Searcher:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, there = context.Pipe()
        self.process: BaseProcess = context.Process(target=think, args=(there,), name="searcher", daemon=True)
        self.process.start()
        there.close()
        self._ready = False

    def asked(self, search: Search, budget: float) -> Plain:
        """The answer to one question."""
        if not self._ready:
            if not self.pipe.poll(budget):
                raise Starting("the searcher is still starting")
            self.pipe.recv()
            self._ready = True
        self.pipe.send(search)
        if not self.pipe.poll(budget):
            raise TooSlow(f"no answer within {budget} s")
        worked, written = self.pipe.recv()
        if not worked:
            raise RuntimeError(written)
        return written

    def kill(self) -> None:
        self.process.kill()
        self.pipe.close()


def think(pipe: Connection) -> None:
    """The process: answers questions one after the other, politely towards everybody else on the machine."""
    _modest()
    from camarilla.nets import policy  # noqa: F401  # numpy is loaded before the first question comes

    with suppress(EOFError, OSError):  # the house is closed: nobody waits for an answer any more
        pipe.send("ready")
        while True:
            pipe.send(thought(pipe.recv()))


def thought(search: Search) -> tuple[bool, Plain]:
    """Whether an answer was found, and the answer or what went wrong."""
    try:
        return True, answered(search)
    except Exception as failed:
        return False, f"{type(failed).__name__}: {failed}"


def answered(search: Search) -> Plain:
    """What the bot answers, as JSON can hold it."""
    game = game_of(search.setup.game)
    position = load_position(game, search.setup, search.saved)
    bot = bot_named(game.id, search.bot, search.seed)
    if hasattr(bot.bot, "seconds"):
        bot.bot.seconds = SECONDS
    question = position.question(search.seat)
    look = Look(game, position, search.seat, lambda: search.heard, search.born)
    return question.write(bot.answer(look, question))


def _modest() -> None:
    """Less important than the server, and with a limit of memory, where the system knows such things."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    try:
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        pass
