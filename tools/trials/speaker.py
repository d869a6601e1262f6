"""People who speak nonsense: one on a seat, and all at a table, who go on to another one when their match is over."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from trials.nonsense import Nonsense, Payload
from trials.person import PATIENCE, Frame, open_table
from trials.witness import Broken

KNOWN = {"illegal", "not_asked", "bad_input", "stale", "not_now", "forbidden", "not_found", "too_large", "too_many"}
TOO_LONG = 1 << 20  # of a message: whoever sends more is cut off
AT_ONCE = 20  # messages that somebody says before he listens
BUSY = 1011  # also what a server says that has made a mistake, so the reason counts
NO_PONG = "keepalive ping timeout"  # the server's word for whoever has left a ping without an answer
ANSWERS = 3  # legal ones at a table in between, so that new questions come


@dataclass
class Heard:
    """What all speakers together have said and heard."""

    said: int = 0
    replies: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)


class Speaker:
    """A seat at a table that says everything; without a key, a spectator."""

    def __init__(self, base: str, heard: Heard, table: str, token: str | None, seed: str) -> None:
        self.table = table
        self.token = token
        self.heard = heard
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.dice = Random(seed)
        self.nonsense = Nonsense(self.dice)
        self.socket: ClientConnection | None = None
        self.sentinels = 0
        self.taken: set[str] = set()
        self.seen: Frame | None = None

    async def come(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        # Without bounds: who does not read between two breaths answers pings all the same.
        self.socket = await connect(
            self.url,
            additional_headers=headers,
            max_size=None,
            max_queue=None,
            compression=None,
            ping_interval=None,
        )
        return self.socket

    async def leave(self) -> None:
        if self.socket is not None:
            with suppress(OSError, WebSocketException):
                await self.socket.close()
            self.socket = None

    async def chatter(self, number: int) -> None:
        """So many pieces of nonsense in one breath."""
        await self.say(*[self.nonsense.payload() for _ in range(number)])
        self.heard.said += number

    async def say(self, *payloads: Payload) -> list[Frame]:
        """Says all this and returns what comes back: only what the protocol knows. Then the server still listens."""
        socket = self.socket or await self.come()
        self.sentinels += 1
        sentinel = f"heard-{self.sentinels}"
        try:
            for payload in payloads:
                await socket.send(payload)
            await socket.send(json.dumps({"type": "probe", "key": sentinel, "answer": None}))
            return await self._listen(socket, payloads, sentinel)
        except ConnectionClosed as closed:
            self.socket = None
            code = closed.rcvd.code if closed.rcvd else 0
            self.heard.closed[code] += 1
            starved = closed.rcvd is not None and closed.rcvd.reason == NO_PONG  # counted, and bounded, by the trial
            if len(payloads[-1]) < TOO_LONG and not starved:
                raise Broken(f"{self.table}: the socket was closed with {code} after {_short(payloads)}") from closed
            return []
        except TimeoutError as late:
            raise Broken(f"{self.table}: nothing is heard any more after {_short(payloads)}") from late

    async def _listen(self, socket: ClientConnection, payloads: Sequence[Payload], sentinel: str) -> list[Frame]:
        heard: list[Frame] = []
        async with asyncio.timeout(PATIENCE):
            while True:
                frame: Frame = msgspec.json.decode(await socket.recv())
                if frame.get("key") == sentinel:
                    return heard
                self._note(frame, payloads)
                heard.append(frame)

    def _note(self, frame: Frame, payloads: Sequence[Payload]) -> None:
        kind = frame["type"]
        self.nonsense.learn(frame)
        if frame.get("seen"):
            self.seen = frame["seen"]
        error = frame.get("error")
        if error is not None and (error["kind"] not in KNOWN or not error["words"]["id"]):
            raise Broken(f"{self.table}: {error} to one of {_short(payloads)}")
        self.heard.replies[f"{kind} {error['kind']}" if error else kind] += 1
        if kind == "accepted":
            self.taken.add(frame["key"])

    # --- a legal answer -----------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """By small steps, so that the match goes on."""
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


class Company:
    """A table of one game and a speaker on each of its seats, and one who only watches."""

    def __init__(self, client: httpx.AsyncClient, heard: Heard, game: str, seats: int, seed: str) -> None:
        self.client = client
        self.heard = heard
        self.game = game
        self.seats = seats
        self.seed = seed
        self.dice = Random(f"{seed} {game}")
        self.speakers: list[Speaker] = []
        self.taken: dict[str, set[str]] = {}  # what was accepted, by table

    async def sit_down(self) -> None:
        table, tokens = await open_table(self.client, self.game, "h" * self.seats, start=True)
        base, tables = str(self.client.base_url), len(self.taken)
        people: list[str | None] = [*tokens.values(), None]
        seeds = [f"{self.seed} {self.game} {tables} {place}" for place in range(len(people))]
        self.speakers = [
            Speaker(base, self.heard, table, token, seed) for token, seed in zip(people, seeds, strict=True)
        ]
        self.taken[table] = set()
        for speaker in self.speakers:
            await speaker.come()

    async def leave(self) -> None:
        for speaker in self.speakers:
            self.taken[speaker.table] |= speaker.taken
            await speaker.leave()

    async def talk(self, until: int) -> None:
        """All at once, and some legal answers, until so much was said by all companies together."""
        while (left := until - self.heard.said) > 0:
            number = min(AT_ONCE, left)
            await asyncio.gather(*(speaker.chatter(number) for speaker in self.speakers))
            for speaker in self.dice.sample(self.speakers, ANSWERS):
                await speaker.play()
            if any(speaker.seen and speaker.seen["outcome"] for speaker in self.speakers):
                await self.leave()
                await self.sit_down()


def _short(payloads: Sequence[Payload]) -> str:
    return ", ".join(f"{payload!r:.300}" for payload in payloads)
