"""A person at the other end of the protocol: keeps a socket, hears frames, thinks in small steps, answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Frame = dict[str, Any]
REPLIES = ("accepted", "refused", "steps", "probe")
PATIENCE = 120.0


class Gone(Exception):
    """The server is gone, or does not answer."""


class Person:
    """A seat, or a spectator. ``seq`` is the newest that was seen."""

    def __init__(self, base: str, table: str, token: str | None, seed: object = 0) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.dice = Random(f"{seed}")
        self.seq = 0
        self.seen: Frame | None = None
        self.socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._replies: dict[str, asyncio.Future[Frame]] = {}
        self._arrivals: list[tuple[int, asyncio.Future[None]]] = []
        self._keys = 0
        self.failure: Exception | None = None

    # --- the socket -----------------------------------------------------------------------------------------------

    async def come(self, after: int = 0) -> Frame:
        """Connects; returns the first frame."""
        try:
            self.socket = await connect(
                f"{self.url}?after={after}",
                additional_headers=self.headers,
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            async with asyncio.timeout(PATIENCE):
                welcome: Frame = msgspec.json.decode(await self.socket.recv())
        except (OSError, TimeoutError, WebSocketException) as gone:
            raise Gone(f"no welcome: {gone!r}") from gone
        self._hear(welcome)
        self._reading = asyncio.create_task(self._read(self.socket))
        return welcome

    async def leave(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            await asyncio.gather(self._reading, return_exceptions=True)
        if self.socket is not None:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.socket.close()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            while True:
                self.received(await socket.recv(decode=False))
        except (OSError, WebSocketException) as gone:
            self._lost(Gone(f"the socket is closed: {gone}"))
        except Exception as failure:  # what was heard breaks a promise
            self.failure = failure
            self._lost(Gone(f"{failure}"))

    def received(self, raw: bytes) -> None:
        """A frame has come."""
        self._hear(msgspec.json.decode(raw))

    def _lost(self, gone: Gone) -> None:
        waits: list[asyncio.Future[Any]] = [*self._replies.values(), *(arrival for _, arrival in self._arrivals)]
        for waiting in waits:
            if not waiting.done():
                waiting.set_exception(gone)
                waiting.exception()  # whoever waited for it may be gone, too
        self._replies, self._arrivals = {}, []

    def _hear(self, frame: Frame) -> None:
        kind = frame["type"]
        if kind in ("welcome", "update"):
            self.seq, self.seen = frame["seq"], frame["seen"]
            self.heard(frame)
            self._arrived()
        elif kind in REPLIES and frame["key"] in self._replies:
            waiting_reply = self._replies.pop(frame["key"])
            if not waiting_reply.done():
                waiting_reply.set_result(frame)

    def _arrived(self) -> None:
        """Whoever waits for what has come goes on."""
        arrived = [one for one in self._arrivals if one[0] <= self.seq]
        if arrived:
            self._arrivals = [one for one in self._arrivals if one[0] > self.seq]
            for _, waiting in arrived:
                if not waiting.done():
                    waiting.set_result(None)

    def heard(self, frame: Frame) -> None:
        """For those who keep what they hear."""

    async def until(self, seq: int) -> None:
        """Returns when a frame of this seq has come."""
        if self.seq < seq:
            arrived: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._arrivals.append((seq, arrived))
            await self._patiently(arrived)

    # --- talking ----------------------------------------------------------------------------------------------------

    def key(self) -> str:
        self._keys += 1
        return f"{self.dice.getrandbits(64):x}-{self._keys}"

    async def ask(self, message: Frame) -> Frame:
        """Sends a message with a key; returns what comes back to it."""
        message = message if "key" in message else {**message, "key": self.key()}
        reply: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._replies[message["key"]] = reply
        await self.send(message)
        answered: Frame = await self._patiently(reply)
        return answered

    async def send(self, message: Frame) -> None:
        if self.socket is None:
            raise Gone("not connected")
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
        except (OSError, WebSocketException) as gone:
            raise Gone(f"cannot send: {gone}") from gone

    async def _patiently(self, waiting: asyncio.Future[Any]) -> Any:
        try:
            async with asyncio.timeout(PATIENCE):  # unlike wait_for, it takes no cancelling for an answer that has come
                return await waiting
        except TimeoutError as late:
            raise Gone(f"no answer in {PATIENCE} s") from late

    @property
    def question(self) -> Frame | None:
        return self.seen["question"] if self.seen else None

    @property
    def aside(self) -> Frame | None:
        return self.seen["interjection"] if self.seen else None

    async def thought(self, question: Frame, interjection: bool = False) -> Any:
        """An answer found in small steps, at random; None if the question was gone meanwhile."""
        menu, so_far = question, []
        while True:
            ways: list[Frame | None] = [*menu["options"], *([None] if menu["complete"] else [])]
            if not ways:
                return None
            step = self.dice.choice(ways)
            if step is None:
                return menu["answer"]
            if step["answer"] is not None:  # the last step, as the browser knows, too
                return step["answer"]
            so_far.append(step["key"])
            menu = await self.ask({"type": "steps", "so_far": so_far, "interjection": interjection})
            if menu["type"] == "refused":
                return None


async def open_table(client: httpx.AsyncClient, game: str, kinds: str, **more: Any) -> tuple[str, dict[int, str]]:
    """A table of h(umans), b(ots) and p(residentes); its id and the tokens of its people."""
    bots = {"b": "random", "p": "presidente"}
    seats = [{"kind": "bot" if kind in bots else "human", "bot": bots.get(kind, "random")} for kind in kinds]
    response = await client.post("/api/tables", json={"game": game, "seats": seats, **more})
    client.cookies.clear()
    if response.status_code != 201:
        raise RuntimeError(f"no table: {response.status_code} {response.text[:300]}")
    made = response.json()
    keys = {link["seat"]: str(link["url"]).rsplit("/", 1)[1] for link in made["links"]}
    return made["table"]["id"], {seat: await _sat(client, made["table"]["id"], key) for seat, key in keys.items()}


async def _sat(client: httpx.AsyncClient, table: str, key: str) -> str:
    """Whoever is invited sits down and gets a key of his own; the host has his already."""
    response = await client.post(f"/api/tables/{table}/sit", json={"key": key})
    client.cookies.clear()
    if response.status_code != 200:
        raise RuntimeError(f"no seat: {response.status_code} {response.text[:300]}")
    return str(response.json()["token"])


async def all_come(people: Sequence[Person]) -> None:
    for person in people:
        await person.come()
