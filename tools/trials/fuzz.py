"""Fuzz: whatever is said on a socket is answered or refused; the server stays whole and the other tables feel nothing.

    python3 dev.py fuzz [--messages 20000] [--seed S] [--json]

At tables of all games people speak nonsense, all at once and many messages in a breath, made from the protocol's own
types and worse; now and then they play a legal answer so that new questions come, and when a match is over they go on
to a new table. Sockets are opened wrongly, cut off in the middle of a message, flooded and left unread. All the while
people play at a table nearby. Wanted: no answer says that the server is broken, its log holds no mistake, every message
is heard, the store holds exactly what was accepted, memory stays within bounds, and nobody disturbs the table nearby.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from camarilla.catalogue import GAMES
from camarilla.table.store.sql import SqlStore
from trials.person import PATIENCE, Person, open_table
from trials.server import Server, machine
from trials.speaker import BUSY, Company, Heard
from trials.witness import Broken

CUT_OFF = (
    b"\x81\xfe\x40\x00abcd",  # the head of a long message
    b"\x01\x85\x00\x00\x00\x00hello",  # the first part of a message, without a last
    b"\xff\xff\xff",  # no frame at all
    b"\x89\xff" + b"\xff" * 8,  # a ping longer than allowed
)
ROOM = "100000/100000"
LIMITS = (
    "sockets=500",
    "messages=3000/3000",
    "talk=200/50",
    "fuss=200/50",
    *(f"{limit}={ROOM}" for limit in ("requests", "openings", "joins")),
)
GROWTH = 80.0  # megabytes that the server may grow
WARM, LOOKS = 1_000, 5_000  # messages before the first and the next looks at it
PROGRESS = 50_000  # messages after which somebody who waits is told so
SELDOM = 2_000  # messages, for one of which a busy machine may take longer than a ping may
CALM = 3.0  # seconds of the server's own work within which the table nearby gets its answers


@dataclass
class Plan:
    messages: int = 20_000
    flood: int = 10_000
    seed: str = ""


@dataclass
class Outcome:
    machine: str
    plan: Plan
    heard: Heard = field(default_factory=Heard)
    tables: int = 0
    accepted: int = 0
    nearby: int = 0  # answers at the table nearby
    slowest: float = 0  # ms, the slowest of those
    memory: list[float] = field(default_factory=list)
    seconds: float = 0


class Trial:
    """A server, its tables, the speakers of nonsense and the people nearby."""

    def __init__(self, plan: Plan, server: Server, outcome: Outcome, client: httpx.AsyncClient) -> None:
        self.plan = plan
        self.server = server
        self.outcome = outcome
        self.client = client
        self.dice = Random(plan.seed)
        self.companies = [Company(client, outcome.heard, game.id, min(game.seats), plan.seed) for game in GAMES]

    async def run(self) -> None:
        for company in self.companies:
            await company.sit_down()
        nearby = asyncio.create_task(self._nearby())
        try:
            await self._talk(min(WARM, self.plan.messages))
            while (said := self.outcome.heard.said) < self.plan.messages:
                if said > LOOKS > said % PROGRESS:
                    print(f"{said} messages, {self.outcome.memory[-1]} MB", file=sys.stderr)
                await self._talk(min(said + LOOKS, self.plan.messages))
            await self._misbehave()
            await self._flood()
            self._remember_memory()
        finally:
            nearby.cancel()
            results = await asyncio.gather(nearby, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result
        heard = self.outcome.heard
        if heard.closed[BUSY] > 1 + heard.said // SELDOM:
            raise Broken(f"{heard.closed[BUSY]} sockets were let go although their people answer pings")
        if (await self.client.get("/health")).status_code != 200:
            raise Broken("the house is not well")
        for company in self.companies:
            await company.leave()

    def _remember_memory(self) -> None:
        self.outcome.memory.append(round(self.server.memory(), 1))
        if self.outcome.memory[-1] > self.outcome.memory[0] + GROWTH:
            raise Broken(f"memory grew: {self.outcome.memory} MB")

    async def _talk(self, until: int) -> None:
        """All companies together say so much."""
        await asyncio.gather(*(company.talk(until) for company in self.companies))
        self._remember_memory()

    # --- bad manners --------------------------------------------------------------------------------------------------

    async def _misbehave(self) -> None:
        """Sockets that are opened wrongly, cut off, half closed, or too loud."""
        host, port = urlsplit(self.server.base).hostname, urlsplit(self.server.base).port
        speaker = self.companies[0].speakers[0]
        for after in ("", "x", "-1", "1e3", "9" * 12, "%00", "٣"):
            response = await self.client.get(f"/api/tables/{speaker.table}/seen?after={after}")
            if response.status_code not in (200, 400):
                raise Broken(f"after={after}: {response.status_code}")
            await self._refused_at_the_door(f"{speaker.url}?after={after}", response.status_code != 200)
        await self._refused_at_the_door(speaker.url.replace(speaker.table, "nowhere"), True)
        for raw in (b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x02\x00", b"GET /api/tables HTTP/9.9\r\n\r\n", b"\x00" * 999):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(raw)
            await writer.drain()
            writer.close()
        for cut in CUT_OFF:
            await speaker.leave()
            socket = await speaker.come()
            socket.transport.write(cut)
            if self.dice.random() < 0.5:
                socket.transport.abort()
            else:
                socket.transport.write_eof()  # half closed: the server may still talk
            speaker.socket = None
        await speaker.say("x" * 1_200_000)

    async def _refused_at_the_door(self, url: str, refused: bool) -> None:
        try:
            async with connect(url) as socket:
                await socket.recv()
            if refused:
                raise Broken(f"let in: {url}")
        except WebSocketException as turned_away:
            if not refused:
                raise Broken(f"{url}: {turned_away}") from turned_away

    async def _flood(self) -> None:
        """More than anybody may say on one socket, without reading, until it is heard no more; a new one is heard."""
        speaker = self.companies[0].speakers[1]
        socket = speaker.socket or await speaker.come()
        with suppress(TimeoutError, ConnectionClosed):
            for number in range(self.plan.flood):
                probe = f'{{"type":"probe","key":"f{number}","answer":{number}}}'
                async with asyncio.timeout(1):
                    await socket.send(probe)
        socket.transport.abort()
        speaker.socket = None
        await speaker.say('{"type":"probe","key":"still","answer":null}')

    # --- the table nearby ---------------------------------------------------------------------------------------------

    async def _nearby(self) -> None:
        """Two people play undisturbed, one game after the other."""
        while True:
            table, tokens = await open_table(self.client, "viva", "hhb", start=True)
            people = [Person(self.server.base, table, token, f"near {seat}") for seat, token in tokens.items()]
            for person in people:
                await person.come()
            while not any(person.seen and person.seen["outcome"] for person in people):
                for person in people:
                    await self._answer_nearby(person)
                await asyncio.sleep(0.05)
            for person in people:
                await person.leave()

    async def _answer_nearby(self, person: Person) -> None:
        question, seq = person.question, person.seq
        if question is None:
            return
        begun, worked = time.monotonic(), self.server.worked()
        answer = await person.thought(question)
        if person.seq != seq:
            return
        reply = await person.ask({"type": "answer", "seq": seq, "answer": answer})
        took = time.monotonic() - begun
        self.outcome.slowest = max(self.outcome.slowest, round(took * 1e3, 1))
        if reply["type"] == "accepted":
            self.outcome.nearby += 1
        elif reply["error"]["kind"] not in ("stale", "not_asked"):
            raise Broken(f"the table nearby is disturbed: {reply}")
        if (work := self.server.worked() - worked) > CALM:  # a busy machine is nobody's mistake
            raise Broken(f"the table nearby waited for {work:.1f} s of work")

    # --- afterwards ---------------------------------------------------------------------------------------------------

    async def check(self, log: str) -> None:
        """The store holds exactly what was accepted, and the server's log no mistake."""
        store = await SqlStore.open(self.server.database)
        for table, taken in [one for company in self.companies for one in company.taken.items()]:
            kept = {event.key for event in await store.events(table) if event.key is not None}
            if kept != taken:
                raise Broken(f"{table}: taken without being accepted: {kept - taken}; the other way: {taken - kept}")
            self.outcome.accepted += len(kept)
            self.outcome.tables += 1
        await store.close()
        if "Traceback" in log:
            raise Broken(f"the server made a mistake:\n{log[-3000:]}")


async def tried(plan: Plan, server: Server) -> tuple[Trial, Outcome]:
    outcome = Outcome(machine(), plan)
    begun = time.monotonic()
    async with httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as client:
        trial = Trial(plan, server, outcome, client)
        await trial.run()
    outcome.seconds = round(time.monotonic() - begun, 1)
    return trial, outcome


def run(plan: Plan, folder: Path) -> Outcome:
    """Speaks nonsense to a server in this folder; raises Broken if it takes any harm."""
    with (folder / "fuzz.log").open("w+") as log:
        with Server(str(folder / "fuzz.sqlite"), limits=LIMITS, errors=log) as server:
            trial, outcome = asyncio.run(tried(plan, server))
            if not server.alive:
                raise Broken("the server is dead")
        asyncio.run(trial.check((folder / "fuzz.log").read_text()))
    return outcome


def told(outcome: Outcome) -> str:
    heard = outcome.heard
    replies = ", ".join(f"{number} {kind}" for kind, number in heard.replies.most_common())
    return "\n".join(
        (
            f"{outcome.machine}; seed {outcome.plan.seed}",
            f"messages   {heard.said} in {outcome.seconds} s, and a flood of {outcome.plan.flood}",
            f"tables     {outcome.tables}",
            f"replies    {replies}",
            f"closed     {dict(heard.closed)} (1009: too long a message; 1011: no time for a ping on a busy machine)",
            f"accepted   {outcome.accepted}, all of them in the store and nothing else",
            f"nearby     {outcome.nearby} answers, the slowest in {outcome.slowest} ms",
            f"memory     {outcome.memory[0]} MB at first, {outcome.memory[-1]} MB at last",
            "The server is whole.",
        )
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py fuzz", description=__doc__.split("\n", 1)[0])
    for name, value in asdict(Plan(seed=str(time.time_ns()))).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    parser.add_argument("--json", action="store_true")
    options: dict[str, Any] = vars(parser.parse_args(arguments))
    as_json = options.pop("json")
    plan = Plan(**options)
    try:
        with tempfile.TemporaryDirectory(prefix="camarilla-fuzz-") as folder:
            outcome = run(plan, Path(folder))
    except Broken as broken:
        print(f"{broken}\nSeed {plan.seed}. The server is BROKEN.")
        return 1
    print(json.dumps(asdict(outcome), indent=1) if as_json else told(outcome))
    return 0


if __name__ == "__main__":
    sys.exit(main())
