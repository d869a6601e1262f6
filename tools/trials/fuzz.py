"""Fuzz: whatever is said on a socket is answered or refused; the server stays whole and the other tables feel nothing.

    python3 dev.py fuzz [--messages 20000] [--seed S] [--json]

At tables of all games people speak nonsense, made from the protocol's own types and worse, and now and then play a
legal answer so that new questions come. Sockets are opened wrongly, cut off in the middle of a message, flooded and
left unread. All the while people play at a table nearby. Wanted: no answer says that the server is broken, its log
holds no mistake, every message is heard, the store holds exactly what was accepted, memory stays within bounds, and the
table nearby is never disturbed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from camarilla.catalogue import GAMES
from camarilla.table.store.sql import SqlStore
from trials.nonsense import Nonsense
from trials.person import PATIENCE, Frame, Person, open_table
from trials.server import Server, machine
from trials.witness import Broken

KNOWN = {"illegal", "not_asked", "bad_input", "stale", "not_now", "forbidden", "not_found", "too_large", "too_many"}
CLOSED = {1002, 1007, 1009}  # not a WebSocket any more: wrong frames, wrong UTF-8, more than a megabyte
CUT_OFF = (
    b"\x81\xfe\x40\x00abcd",  # the head of a long message
    b"\x01\x85\x00\x00\x00\x00hello",  # the first part of a message, without a last
    b"\xff\xff\xff",  # no frame at all
    b"\x89\xff" + b"\xff" * 8,  # a ping longer than allowed
)
LIMITS = ("sockets=500", "requests=100000/100000", "openings=1000/1000", "messages=3000/3000")
TOO_LONG = 1 << 20
GROWTH = 80.0  # megabytes that the server may grow
CALM = 3.0  # seconds within which the table nearby gets its answers, also on a busy machine


@dataclass
class Plan:
    messages: int = 20_000
    flood: int = 10_000
    seed: str = ""


@dataclass
class Outcome:
    machine: str
    plan: Plan
    messages: int = 0
    replies: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    accepted: int = 0
    nearby: int = 0  # answers at the table nearby
    slowest: float = 0  # ms, the slowest of those
    memory: list[float] = field(default_factory=list)
    seconds: float = 0


class Fuzzer:
    """A seat at a table that says everything."""

    def __init__(self, trial: Trial, table: str, token: str | None, seed: str) -> None:
        self.trial = trial
        self.table = table
        self.token = token
        self.url = f"{trial.server.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.dice = Random(seed)
        self.nonsense = Nonsense(self.dice)
        self.socket: ClientConnection | None = None
        self.said = 0
        self.taken: set[str] = set()
        self.seen: Frame | None = None

    async def come(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        self.socket = await connect(
            self.url, additional_headers=headers, max_size=None, compression=None, ping_interval=None
        )

    async def say(self, payload: str | bytes) -> list[Frame]:
        """Says something and returns what comes back: only what the protocol knows. Then the server still listens."""
        if self.socket is None:
            await self.come()
        assert self.socket is not None
        self.said += 1
        sentinel = f"heard-{self.said}"
        try:
            await self.socket.send(payload)
            await self.socket.send(json.dumps({"type": "probe", "key": sentinel, "answer": None}))
            return await self._listen(payload, sentinel)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            self.trial.outcome.closed[code] += 1
            self.socket = None
            if code not in CLOSED and len(payload) < TOO_LONG:  # of a long one we may be cut off before we hear why
                raise Broken(f"{self.table}: the socket was closed with {code} after {payload!r:.300}") from closed
            return []
        except TimeoutError as late:
            raise Broken(f"{self.table}: nothing is heard any more after {payload!r:.300}") from late

    async def _listen(self, payload: str | bytes, sentinel: str) -> list[Frame]:
        assert self.socket is not None
        heard: list[Frame] = []
        while True:
            frame: Frame = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if frame.get("key") == sentinel:
                return heard
            self._note(frame, payload)
            heard.append(frame)

    def _note(self, frame: Frame, payload: str | bytes) -> None:
        kind = frame["type"]
        self.nonsense.learn(frame)
        if frame.get("seen"):
            self.seen = frame["seen"]
        error = frame.get("error")
        if error is not None and (error["kind"] not in KNOWN or not error["words"]["id"]):
            raise Broken(f"{self.table}: {error} to {payload!r:.300}")
        self.trial.outcome.replies[f"{kind} {error['kind']}" if error else kind] += 1
        if kind == "accepted":
            self.taken.add(frame["key"])

    async def play(self) -> None:
        """A legal answer by small steps, so that the match goes on."""
        question = self.seen["question"] if self.seen else None
        if question is None:
            return
        menu, so_far = question, []
        for _ in range(60):
            ways = [*menu["options"], *([None] if menu["complete"] else [])]
            step = self.dice.choice(ways) if ways else None
            if step is None:
                break
            so_far.append(step["key"])
            menu = await self._asked({"type": "steps", "so_far": so_far})
            if menu.get("type") != "steps":
                return
        if menu["complete"]:
            await self._asked({"type": "answer", "seq": self.nonsense.seq, "answer": menu["answer"]})

    async def _asked(self, message: Frame) -> Frame:
        key = f"p{self.dice.getrandbits(60):x}"
        replies = await self.say(json.dumps({"key": key, **message}))
        return next((frame for frame in replies if frame.get("key") == key), {})

    async def leave(self) -> None:
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                await self.socket.close()
            self.socket = None


class Trial:
    """A server, its tables, the speakers of nonsense and the people nearby."""

    def __init__(self, plan: Plan, server: Server, outcome: Outcome, client: httpx.AsyncClient) -> None:
        self.plan = plan
        self.server = server
        self.outcome = outcome
        self.client = client
        self.dice = Random(plan.seed)
        self.fuzzers: list[Fuzzer] = []

    async def run(self) -> None:
        await self._open()
        nearby = asyncio.create_task(self._nearby())
        try:
            await self._warm_up()
            await self._talk(self.plan.messages)
            await self._misbehave()
            await self._flood()
            self._remember_memory()
        finally:
            nearby.cancel()
            results = await asyncio.gather(nearby, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result
        if (await self.client.get("/health")).status_code != 200:
            raise Broken("the house is not well")
        for fuzzer in self.fuzzers:
            await fuzzer.leave()

    async def _open(self) -> None:
        for game in GAMES:
            table, tokens = await open_table(self.client, game.id, "h" * min(game.seats), start=True)
            people: list[str | None] = [*tokens.values(), None]
            for place, token in enumerate(people):
                self.fuzzers.append(Fuzzer(self, table, token, f"{self.plan.seed} {game.id} {place}"))
        for fuzzer in self.fuzzers:
            await fuzzer.come()

    async def _warm_up(self) -> None:
        await self._talk(min(1_000, self.plan.messages))
        self._remember_memory()

    def _remember_memory(self) -> None:
        self.outcome.memory.append(round(self.server.memory(), 1))
        if self.outcome.memory[-1] > self.outcome.memory[0] + GROWTH:
            raise Broken(f"memory grew: {self.outcome.memory} MB")

    async def _talk(self, messages: int) -> None:
        for number in range(messages):
            fuzzer = self.dice.choice(self.fuzzers)
            if self.dice.random() < 0.15:
                await fuzzer.play()
            else:
                await fuzzer.say(fuzzer.nonsense.payload())
            self.outcome.messages += 1
            if number % 2_000 == 1_999:
                self._remember_memory()

    # --- bad manners --------------------------------------------------------------------------------------------------

    async def _misbehave(self) -> None:
        """Sockets that are opened wrongly, cut off, half closed, or too loud."""
        host, port = urlsplit(self.server.base).hostname, urlsplit(self.server.base).port
        fuzzer = self.fuzzers[0]
        for after in ("", "x", "-1", "1e3", "9" * 12, "%00", "٣"):
            response = await self.client.get(f"/api/tables/{fuzzer.table}/seen?after={after}")
            if response.status_code not in (200, 400):
                raise Broken(f"after={after}: {response.status_code}")
            await self._refused_at_the_door(f"{fuzzer.url}?after={after}", response.status_code != 200)
        await self._refused_at_the_door(fuzzer.url.replace(fuzzer.table, "nowhere"), True)
        for raw in (b"GET / HTTP/1.1\r\n", b"\x16\x03\x01\x02\x00", b"GET /api/tables HTTP/9.9\r\n\r\n", b"\x00" * 999):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(raw)
            await writer.drain()
            writer.close()
        for cut in (
            b"\x81\xfe\x40\x00abcd",
            b"\x01\x85\x00\x00\x00\x00hello",
            b"\xff\xff\xff",
            b"\x89\xff" + b"\xff" * 8,
        ):
            await fuzzer.leave()
            await fuzzer.come()
            assert fuzzer.socket is not None
            fuzzer.socket.transport.write(cut)
            if self.dice.random() < 0.5:
                fuzzer.socket.transport.abort()
            else:
                fuzzer.socket.transport.write_eof()  # half closed: the server may still talk
            fuzzer.socket = None
        await fuzzer.say("x" * 1_200_000)

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
        fuzzer = self.fuzzers[1]
        if fuzzer.socket is None:
            await fuzzer.come()
        assert fuzzer.socket is not None
        with suppress(TimeoutError, ConnectionClosed):
            for number in range(self.plan.flood):
                probe = f'{{"type":"probe","key":"f{number}","answer":{number}}}'
                await asyncio.wait_for(fuzzer.socket.send(probe), 1)
        fuzzer.socket.transport.abort()
        fuzzer.socket = None
        await fuzzer.say('{"type":"probe","key":"still","answer":null}')

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
        begun = time.monotonic()
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
        if took > CALM:
            raise Broken(f"the table nearby waited for {took:.1f} s")

    # --- afterwards ---------------------------------------------------------------------------------------------------

    async def check(self, log: str) -> None:
        """The store holds exactly what was accepted, and the server's log no mistake."""
        store = await SqlStore.open(self.server.database)
        for table in dict.fromkeys(fuzzer.table for fuzzer in self.fuzzers):
            taken = set[str]().union(*(fuzzer.taken for fuzzer in self.fuzzers if fuzzer.table == table))
            kept = {event.key for event in await store.events(table) if event.key is not None}
            if kept != taken:
                raise Broken(f"{table}: taken without being accepted: {kept - taken}; the other way: {taken - kept}")
            self.outcome.accepted += len(kept)
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
    replies = ", ".join(f"{number} {kind}" for kind, number in outcome.replies.most_common())
    return "\n".join(
        (
            f"{outcome.machine}; seed {outcome.plan.seed}",
            f"messages   {outcome.messages} in {outcome.seconds} s, and a flood of {outcome.plan.flood}",
            f"replies    {replies}",
            f"closed     {dict(outcome.closed)} (sockets that spoke no WebSocket any more)",
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
