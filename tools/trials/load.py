"""Load: many tables, five connections each, so many answers a second in all; how long until the last viewer sees one?

    python3 dev.py load [--tables 200] [--viewers 5] [--rate 200] [--seconds 60] [--presidentes 0] [--json]

The server runs on one core, the clients on the others. People answer what they are asked, picked at random from what
the server offers, in small steps where the question has them; so the server also answers those. Every table whose game
ends makes room for a new one. Times are those of the clients: from sending an answer until the last of the viewers has
the frame, so they include the clients' own work. ``--presidentes 20`` opens so many more tables, at which four
Presidentes play the games in which they search, at the pace of a table and with somebody who watches (nobody goes on
unwatched); the times of the others are measured beside them, and how often they moved is counted. Where
``CAMARILLA_COMPILED`` names the folder of a compiled build (``build/optimised`` after ``dev.py bench``), the server has
rules as the compiled wheel has them.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import msgspec

from camarilla.bots.presidente import PACES
from camarilla.catalogue import GAMES
from trials.cold import Cold, cold_loads
from trials.person import PATIENCE, Frame, Gone, Person, open_table
from trials.server import ROOMY, Server, cores, machine, pin

WANTED = "p99 < 50 ms to the last viewer, no error, cold loads < 200 ms"
THINKING = 1  # seconds between two answers of Presidentes at one table; where nobody searches, no bot need answer
SETTLING = 5.0  # seconds at most before anything is counted


@dataclass
class Plan:
    tables: int = 200
    viewers: int = 5
    rate: float = 200
    seconds: float = 60
    long: int = 1500  # events of the longest match that is loaded cold
    presidentes: int = 0  # tables of searching bots beside the others
    seed: str = "load"
    patient: bool = False  # whether a tick waits for a table that is ready, or is left out


@dataclass
class Measured:
    """What the clients saw, and what the server needed for it."""

    machine: str
    plan: Plan
    answers: int = 0
    frames: int = 0
    games: int = 0  # that ended and made room for a new one
    late: int = 0  # ticks at which no table was ready
    p50: float = 0  # ms from sending an answer to the last viewer's frame
    p99: float = 0
    worst: float = 0
    accepted_p99: float = 0  # ms from sending an answer to its acknowledgement
    per_second: float = 0
    core: float = 0  # share of one core that the server used
    clients: float = 0  # and the clients: if this is near 1, they are what is slow
    memory: list[float] = field(default_factory=list)  # megabytes, in equal distances
    searched: int = 0  # moves at the tables of Presidentes
    errors: dict[str, int] = field(default_factory=dict)
    cold: list[Cold] = field(default_factory=list)


class Head(msgspec.Struct):
    """As much of a frame as tells what it is."""

    type: str
    seq: int = 0


HEADS = msgspec.json.Decoder(Head)


class Viewer(Person):
    """Counts what comes, and reads only what he answers: the others of a table look, and need no processor for it."""

    frames = 0
    _unread: bytes | None = None

    def received(self, raw: bytes) -> None:
        head = HEADS.decode(raw)
        if head.type == "update":
            Viewer.frames += 1
            self.seq, self._unread = head.seq, raw
            self._arrived()
        else:
            super().received(raw)

    def read(self) -> Frame | None:
        """What he saw last."""
        if self._unread is not None:
            self.seen, self._unread = msgspec.json.decode(self._unread)["seen"], None
        return self.seen


class LoadTable:
    """A table with its people and spectators."""

    def __init__(self, load: Load, game: str, players: int, number: int) -> None:
        self.load = load
        self.game = game
        self.players = players
        self.number = number
        self.viewers: list[Viewer] = []

    async def open(self) -> None:
        table, tokens = await open_table(self.load.client, self.game, "h" * self.players)
        watching: list[str | None] = [*tokens.values()]
        watching += [None] * (self.load.plan.viewers - len(watching))
        seeds = [f"{self.load.plan.seed} {self.number} {place}" for place in range(len(watching))]
        base = self.load.server.base
        self.viewers = [Viewer(base, table, token, seed) for token, seed in zip(watching, seeds, strict=True)]
        for viewer in self.viewers:
            await viewer.come()
        await self.viewers[0].send({"type": "start"})
        for viewer in self.viewers:
            await viewer.until(1)

    async def close(self) -> None:
        for viewer in self.viewers:
            await viewer.leave()

    @property
    def over(self) -> bool:
        seen = self.viewers[0].read()
        return seen is not None and seen["outcome"] is not None

    def asked(self) -> Viewer | None:
        """Somebody who is asked, by chance; nobody more is looked at than needed."""
        people = self.load.dice.sample(self.viewers, len(self.viewers))
        return next((one for one in people if one.read() is not None and one.question is not None), None)

    async def answer(self) -> None:
        """One person who is asked thinks and answers; everybody sees it."""
        person = self.asked()
        if person is None:
            self.load.error("nobody is asked")
            return
        question, seq = person.question, person.seq
        assert question is not None
        answer = await person.thought(question)
        sent = time.perf_counter()
        reply = await person.ask({"type": "answer", "seq": seq, "answer": answer})
        accepted = time.perf_counter()
        if reply["type"] != "accepted":
            self.load.error(f"{self.game} {question['key']}: {reply['error']['kind']} {reply['error']['words']['id']}")
            return
        await asyncio.gather(*(viewer.until(reply["seq"]) for viewer in self.viewers))
        self.load.times.append(((accepted - sent) * 1e3, (time.perf_counter() - sent) * 1e3))


class Load:
    """Keeps the beat: at every tick one table that is ready gets an answer."""

    def __init__(self, plan: Plan, server: Server, client: httpx.AsyncClient) -> None:
        self.plan = plan
        self.server = server
        self.client = client
        self.dice = Random(plan.seed)
        self.times: list[tuple[float, float]] = []
        self.errors: Counter[str] = Counter()
        self.late = self.games = 0
        self.ready: list[LoadTable] = []
        self.galleries: list[Viewer] = []  # one spectator of each table of Presidentes
        self._tasks: set[asyncio.Task[None]] = set()

    def error(self, what: str) -> None:
        self.errors[what] += 1

    async def open_all(self) -> None:
        for number in range(self.plan.tables):
            game = GAMES[number % len(GAMES)]
            players = max(seats for seats in game.seats if seats <= self.plan.viewers)
            table = LoadTable(self, game.id, players, number)
            await table.open()
            self.ready.append(table)
        searching = sorted(PACES)
        for number in range(self.plan.presidentes):
            watched, _ = await open_table(self.client, searching[number % len(searching)], "pppp")
            gallery = Viewer(self.server.base, watched, None, f"{self.plan.seed} gallery {number}")
            await gallery.come()
            self.galleries.append(gallery)

    def searched(self) -> int:
        """How often Presidentes have moved so far."""
        return sum(gallery.seq for gallery in self.galleries)

    async def keep_on(self, seconds: float) -> None:
        """Answers at the planned rate, whether the server keeps up or not."""
        begun = time.perf_counter()
        for tick in range(round(seconds * self.plan.rate)):
            await asyncio.sleep(max(0.0, begun + tick / self.plan.rate - time.perf_counter()))
            if not self.ready:
                self.late += 1
                while self.plan.patient and not self.ready and self._tasks:
                    await asyncio.sleep(0.005)
                if not self.ready:
                    continue
            table = self.ready.pop(self.dice.randrange(len(self.ready)))
            self._start(self._turn(table))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _turn(self, table: LoadTable) -> None:
        try:
            await table.answer()
            if table.over:
                self.games += 1
                await table.close()
                await table.open()
            self.ready.append(table)
        except (Gone, RuntimeError, httpx.HTTPError) as failed:
            self.error(f"{type(failed).__name__}: {failed}")

    async def settle(self) -> None:
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)


async def measured(plan: Plan, server: Server) -> Measured:
    """Opens the tables, lets them settle, then measures."""
    result = Measured(machine(), plan)
    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as client:
        load = Load(plan, server, client)
        await load.open_all()
        gc.collect()
        gc.disable()  # the clients' own pauses would be taken for the server's
        await load.keep_on(min(SETTLING, plan.seconds))
        if plan.patient:
            await load.settle()
        load.times.clear()
        load.late = load.games = Viewer.frames = 0
        sampling = asyncio.create_task(_sample(server, result, plan.seconds))
        searched = load.searched()
        worked, own, begun = server.worked(), time.process_time(), time.perf_counter()
        await load.keep_on(plan.seconds)
        took = time.perf_counter() - begun
        result.core, result.clients = (server.worked() - worked) / took, (time.process_time() - own) / took
        result.searched = load.searched() - searched
        await load.settle()
        await sampling
        for table in load.ready:
            await table.close()
        for gallery in load.galleries:
            await gallery.leave()
    gc.enable()
    _sum_up(result, load, took)
    return result


async def _sample(server: Server, result: Measured, seconds: float) -> None:
    for _ in range(13):
        result.memory.append(round(server.memory(), 1))
        await asyncio.sleep(seconds / 12)


def _sum_up(result: Measured, load: Load, took: float) -> None:
    seen = sorted(whole for _, whole in load.times)
    accepted = sorted(first for first, _ in load.times)
    result.answers, result.frames = len(seen), Viewer.frames
    result.late, result.games, result.errors = load.late, load.games, dict(load.errors)
    result.per_second = round(len(seen) / took, 1)
    if len(seen) > 1:
        cuts = quantiles(seen, n=100, method="inclusive")
        result.p50, result.p99, result.worst = round(cuts[49], 1), round(cuts[98], 1), round(seen[-1], 1)
        result.accepted_p99 = round(quantiles(accepted, n=100, method="inclusive")[98], 1)


def told(result: Measured) -> str:
    plan, memory = result.plan, result.memory
    lines = [
        result.machine,
        f"{plan.tables} tables, {plan.tables * plan.viewers} sockets, {plan.rate:g} answers/s for {plan.seconds:g} s"
        + (
            f", beside {plan.presidentes} tables of Presidentes, who moved {result.searched} times"
            if plan.presidentes
            else ""
        ),
        f"answers      {result.answers} ({result.per_second}/s), {result.frames} frames, {result.games} games ended",
        f"last viewer  p50 {result.p50} ms, p99 {result.p99} ms, worst {result.worst} ms",
        f"accepted     p99 {result.accepted_p99} ms",
        f"server       {result.core:.0%} of one core, memory {memory[0]} MB at first, {memory[-1]} MB at last",
        f"clients      {result.clients:.0%} of one core",
        f"errors       {result.errors or 'none'}; {result.late} ticks without a table that was ready",
    ]
    lines += [f"cold load    {one}" for one in result.cold]
    return "\n".join(lines)


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that the server has, where there is one: the clients must not be what is slow."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def run(plan: Plan, core: int | None = None, cold: bool = True) -> Measured:
    """The server on this core."""
    with tempfile.TemporaryDirectory(prefix="camarilla-load-") as folder:
        database = str(Path(folder) / "load.sqlite")
        pace = THINKING if plan.presidentes else 60
        server = Server(database, pace=pace, limits=ROOMY, core=core)
        with server, asyncio.Runner(loop_factory=quick_loop()) as runner:
            result = runner.run(measured(plan, server))
        if cold:
            result.cold = cold_loads(database, core, plan.long)
    return result


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py load", description=__doc__.split("\n", 1)[0])
    for name, value in asdict(Plan()).items():
        if name == "patient":
            continue
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--json", action="store_true")
    options = vars(parser.parse_args(arguments))
    as_json = options.pop("json")
    core, *others = cores()
    for other in others[:1]:
        pin(0, other)  # and the clients on another one
    result = run(Plan(**options), core)
    print(json.dumps(asdict(result), indent=1) if as_json else told(result))
    held = result.p99 < 50 and not result.errors and all(one.fast for one in result.cold)
    print("The load is held." if held else f"The load is NOT held. Wanted: {WANTED}.")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
