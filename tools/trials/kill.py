"""Kill: the server is killed with -9 at random moments while people play; is anything lost?

    python3 dev.py kill [--kills 100] [--tables 8] [--postgres [--workers N]] [--seed S] [--json]

People sit at tables of all games, some with bots among them, and play as fast as they can, in sealed orders, discreet
windows and out of turn. They come back after every crash with the newest number they have seen, and repeat the answer
that was not acknowledged, with the same key. In the end their memories are compared with the store: no acknowledged
answer is lost, none is taken twice, no refused one is taken, the news of every viewer are complete, in order and told
once, and every log verifies.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

import httpx

from camarilla.catalogue import GAMES
from camarilla.table.store.sql import SqlStore
from trials.books import check_books
from trials.person import PATIENCE, open_table
from trials.server import Server, machine
from trials.witness import Broken, Witness, kinds_of


@dataclass
class Plan:
    kills: int = 100
    tables: int = 8
    longest: float = 2.0  # seconds at most between a start and the next kill
    workers: int = 1  # of several, one is killed at a time, and people play on at the others
    seed: str = ""


@dataclass
class Outcome:
    """What happened; if anything had been lost there would be an exception instead."""

    machine: str
    database: str
    plan: Plan
    kills: int = 0
    tables: int = 0
    finished: int = 0  # matches whose logs were verified
    answers: Counter[str] = field(default_factory=Counter)
    repeated: int = 0  # answers that were cut off and sent again
    returns: int = 0  # of clients after a crash
    news: int = 0
    seconds: float = 0


class KillTable:
    """One table with everybody at it; when its match is over, its memories are checked and a new one opens."""

    def __init__(self, trial: Trial, number: int) -> None:
        self.trial = trial
        self.number = number
        self.game = GAMES[number % len(GAMES)]
        self.witnesses: list[Witness] = []

    async def open(self) -> None:
        """Until it succeeds: the server may be gone in the middle of it."""
        players = max(seats for seats in self.game.seats if seats <= 4)
        kinds = "h" * players if self.number % 8 < 4 else "h" * (players - 1) + "b"
        server, seed = self.trial.server, f"{self.trial.plan.seed} {self.number} {self.trial.outcome.tables}"
        while True:
            try:
                async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as client:
                    table, tokens = await open_table(client, self.game.id, kinds, start=True)
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
        seats: list[tuple[int | None, str | None]] = [*tokens.items(), (None, None)]
        self.witnesses = [Witness(server.base, table, seat, token, f"{seed} {seat}") for seat, token in seats]
        self.trial.outcome.tables += 1
        self.trial.witnesses += self.witnesses

    async def run(self) -> None:
        while True:
            await self.open()
            async with asyncio.TaskGroup() as people:
                for witness in self.witnesses:
                    people.create_task(witness.live())
            self.trial.done.append(self.witnesses)


class Trial:
    """A server, its tables, and whoever kills it."""

    def __init__(self, plan: Plan, server: Server, outcome: Outcome) -> None:
        self.plan = plan
        self.server = server
        self.outcome = outcome
        self.dice = Random(plan.seed)
        self.witnesses: list[Witness] = []
        self.done: list[list[Witness]] = []
        self.tables = [KillTable(self, number) for number in range(plan.tables)]

    def accepted(self) -> int:
        return kinds_of(self.witnesses)["accepted"]

    async def run(self) -> None:
        playing = asyncio.create_task(self._play())
        killing = asyncio.create_task(self._kill())
        await asyncio.wait([playing, killing], return_when=asyncio.FIRST_COMPLETED)
        for task in (playing, killing):
            task.cancel()
        results = await asyncio.gather(playing, killing, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise _first(result)

    async def _play(self) -> None:
        async with asyncio.TaskGroup() as tables:
            for table in self.tables:
                tables.create_task(table.run())

    async def _kill(self) -> None:
        for _ in range(self.plan.kills):
            await self._progress()
            await asyncio.sleep(self.dice.uniform(0, self.plan.longest))
            await (self._kill_all() if self.plan.workers == 1 else self._kill_one())
            self.outcome.kills += 1
        await self._progress()
        while self.outcome.tables < len(self.tables):  # whose opening was killed again and again plays at last
            await asyncio.sleep(0.02)

    async def _kill_all(self) -> None:
        await asyncio.to_thread(self.server.kill)
        await asyncio.to_thread(self.server.start)

    async def _kill_one(self) -> None:
        """Of two at least: the parent replaces it in its own time."""
        while len(crew := self.server.crew()) < 2:
            await asyncio.sleep(0.05)
        os.kill(self.dice.choice(crew), signal.SIGKILL)

    def returns(self) -> int:
        return sum(max(0, witness.came - 1) for witness in self.witnesses)

    async def _progress(self) -> None:
        """Waits until people have really played since the last start, and some of them have come back after it."""
        before, back = self.accepted(), self.outcome.kills * len(self.tables) if self.plan.workers == 1 else 0
        while self.accepted() < before + len(self.tables) or self.returns() < back:
            await asyncio.sleep(0.02)

    async def check(self) -> None:
        """The server is whole again; memories against the store."""
        told = {witness: await witness.everything() for witness in self.witnesses}
        for witness, everything in told.items():
            if witness.news != everything[: len(witness.news)]:
                at = next(at for at, one in enumerate(witness.news) if everything[at : at + 1] != [one])
                told_then, now = witness.news[at], everything[at : at + 1]
                where = f"table {witness.table}, seat {witness.seat}: other news than those that were told"
                raise Broken(f"{where}, at {at} of {len(witness.news)}: {told_then} was told, {now} is in the book")
        await asyncio.to_thread(self.server.stop)
        store = await SqlStore.open(self.server.database)
        by_table: dict[str, list[Witness]] = {}
        for witness in self.witnesses:
            by_table.setdefault(witness.table, []).append(witness)
        for people in by_table.values():
            self.outcome.finished += await check_books(store, people)
        await store.close()

    def sum_up(self) -> None:
        outcome = self.outcome
        outcome.answers = kinds_of(self.witnesses)
        outcome.repeated = sum(witness.repeated for witness in self.witnesses)
        outcome.returns = self.returns()
        outcome.news = sum(len(witness.news) for witness in self.witnesses)


def _first(failure: BaseException) -> BaseException:
    """What failed in a group of tasks."""
    return _first(failure.exceptions[0]) if isinstance(failure, BaseExceptionGroup) else failure


async def tried(plan: Plan, server: Server) -> Outcome:
    outcome = Outcome(machine(), "PostgreSQL" if "://" in server.database else "SQLite", plan)
    begun, trial = time.monotonic(), Trial(plan, server, outcome)
    await trial.run()
    await trial.check()
    trial.sum_up()
    outcome.seconds = round(time.monotonic() - begun, 1)
    return outcome


def run(plan: Plan, database: str) -> Outcome:
    """Kills a server on this database; raises Broken if anything is lost."""
    with Server(database, workers=plan.workers) as server:
        return asyncio.run(tried(plan, server))


@contextmanager
def database_for(postgres: bool) -> Iterator[str]:
    """A file, or a PostgreSQL of our own, for as long as it is needed."""
    if postgres:
        from tests.table.postgres import postgres as started

        with started() as address:
            yield address
    else:
        with tempfile.TemporaryDirectory(prefix="camarilla-kill-") as folder:
            yield str(Path(folder) / "kill.sqlite")


def told(outcome: Outcome) -> str:
    answers = ", ".join(f"{number} {kind}" for kind, number in sorted(outcome.answers.items()))
    return "\n".join(
        (
            f"{outcome.machine}; {outcome.database}; seed {outcome.plan.seed}",
            f"kills      {outcome.kills} in {outcome.seconds} s",
            f"tables     {outcome.tables}, {outcome.finished} matches ended and their logs verify",
            f"answers    {answers}",
            f"returns    {outcome.returns} of clients, {outcome.repeated} answers sent again",
            f"news       {outcome.news} lines heard, none missing, none twice, none out of order",
            "Nothing is lost: every acknowledged answer is in the store once, no refused one is.",
        )
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py kill", description=__doc__.split("\n", 1)[0])
    for name, value in asdict(Plan(seed=str(time.time_ns()))).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = vars(parser.parse_args(arguments))
    as_json, postgres = options.pop("json"), options.pop("postgres")
    plan = Plan(**options)
    try:
        with database_for(postgres) as database:
            outcome = run(plan, database)
    except Broken as broken:
        print(f"{broken}\nSeed {plan.seed}. A promise is BROKEN.")
        return 1
    print(json.dumps(asdict(outcome), indent=1) if as_json else told(outcome))
    return 0


if __name__ == "__main__":
    sys.exit(main())
