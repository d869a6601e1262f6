"""A person at the other end of the protocol: reads frames, and answers in small steps or at random."""

from __future__ import annotations

import asyncio
import json
from random import Random
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Frame = dict[str, Any]


class Player:
    """One seat, or a spectator, on a live socket. Keeps every frame it ever got."""

    def __init__(self, base: str, table: str, token: str | None, after: int = 0, seed: int = 0) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/live?after={after}"
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.seen: Frame | None = None
        self.seq = 0
        self.dice = Random(seed)
        self._keys = 0
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Player:
        self._socket = await connect(self.url, additional_headers=self.headers, max_size=None)
        await self.until("welcome")
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: Any, at: TracebackType | None) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def key(self) -> str:
        self._keys += 1
        return f"{id(self)}-{self._keys}"

    async def send(self, message: Frame) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Frame:
        async with asyncio.timeout(120):
            raw = await self.socket.recv()
        assert isinstance(raw, str)
        frame: Frame = json.loads(raw)
        self.raw.append(raw)
        self.frames.append(frame)
        if frame["type"] in ("welcome", "update"):
            self.seen, self.seq = frame["seen"], frame["seq"]
        return frame

    async def until(self, *types: str, key: str | None = None) -> Frame:
        """The next frame of one of these types (with this key)."""
        while True:
            frame = await self.receive()
            if frame["type"] in types and (key is None or frame.get("key") == key):
                return frame

    async def ask(self, message: Frame) -> Frame:
        """Sends a message with a key and waits for what comes back to it."""
        keyed = {"key": self.key(), **message}
        while True:
            await self.send(keyed)
            reply = await self.until("accepted", "refused", "steps", "probe", key=keyed["key"])
            if reply["type"] != "refused" or reply["error"]["kind"] != "too_many":
                return reply

    async def thought(self, question: Frame) -> Any:
        """An answer found in small steps, at random; None if the question was gone meanwhile."""
        menu, so_far = question, []
        while True:
            ways = [*menu["options"], *([None] if menu["complete"] else [])]
            step = self.dice.choice(ways)
            if step is None:
                return menu["answer"]
            so_far.append(step["key"])
            menu = await self.ask({"type": "steps", "so_far": so_far})
            if menu["type"] == "refused":
                return None

    async def play(self, answers: int = 100_000) -> int:
        """Answers whatever is asked, until the match is over or so many answers are given."""
        given = 0
        while given < answers:
            assert self.seen is not None
            if self.seen["outcome"] is not None:
                break
            question, seq = self.seen["question"], self.seq
            if question is None:
                await self.until("update")
                continue
            answer = await self.thought(question)
            reply = await self.ask({"type": "answer", "seq": seq, "answer": answer})
            if reply["type"] == "refused" and (reply["error"]["kind"] == "stale" or self.seen["question"] != question):
                continue  # somebody answered or spoke out of turn meanwhile: it is asked anew, or something else is
            assert reply["type"] == "accepted", reply
            given += 1
            while self.seq < reply["seq"]:
                await self.until("update")
        return given
