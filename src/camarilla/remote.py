"""A tiny client of the protocol, for bots that live outside of the house (docs/remote-bots.md).

    house = House("http://127.0.0.1:8000")
    house.bot_account("Hal", "a long password")      # once; later house.sign_in(...)
    with house.join(table) as seat:                  # or house.sit(link), or house.seat(table, key)
        for moment in seat.moments():                # whenever this seat is asked something
            seat.answer(choose(moment.question))     # until the match is over

It needs the package ``websockets`` and nothing else of Camarilla: copy the file into a project of your own if you like.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = Any
PATIENCE = 30.0  # seconds for one reply; a question of one's own may be awaited for ever
REPLIES = frozenset(("accepted", "refused", "steps", "probe", "done"))


class NotTaken(Exception):
    """The house said no: what kind of refusal, the rule it follows, and the message with its arguments."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['kind']} {error['rule']} {error['words']['id']} {error['words']['args']}")
        self.kind: str = error["kind"]
        self.rule: str = error["rule"]
        self.words: Json = error["words"]


@dataclass
class Moment:
    """Something is asked: everything the seat may know (``seen``), the news since the last moment, and the question."""

    seen: Json
    news: list[Json]
    question: Json


class House:
    """A running server. ``token`` is that of an account; guests need none."""

    def __init__(self, base: str, token: str = "") -> None:
        self.base = base.rstrip("/")
        self.token = token

    def call(self, method: str, path: str, body: Json = None, token: str = "") -> Json:
        """One request under ``/api``; raises NotTaken where it is refused."""
        headers = {"content-type": "application/json"}
        if bearer := token or self.token:
            headers["authorization"] = f"Bearer {bearer}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(f"{self.base}/api{path}", data, headers, method=method), timeout=PATIENCE) as reply:
                return json.load(reply)
        except HTTPError as refused:
            raise NotTaken(json.load(refused)["error"]) from None

    def bot_account(self, name: str, password: str) -> None:
        """A new account for a program; its name gets the mark of a bot."""
        wish = {"name": name, "password": password, "bot": True, "token": True}
        self.token = self.call("POST", "/account", wish)["token"]

    def sign_in(self, name: str, password: str) -> None:
        """The bot account again, by the name with or without its mark."""
        wish = {"name": name, "password": password, "bot": True, "token": True}
        self.token = self.call("POST", "/account/session", wish)["token"]

    def join(self, table: str, seat: int | None = None, name: str = "") -> Seat:
        """Sits down at an open table, on any free chair or on this one."""
        joined = self.call("POST", f"/tables/{table}/join", {"seat": seat, "name": name})
        return Seat(self, table, joined["token"])

    def sit(self, link: str) -> Seat:
        """Sits down by a seat link, an invitation or one's own."""
        table, key = urlsplit(link).fragment.split("/")[-2:]
        return Seat(self, table, self.call("POST", f"/tables/{table}/sit", {"key": key})["token"])

    def seat(self, table: str, key: str) -> Seat:
        """A seat whose key is known."""
        return Seat(self, table, key)


class Seat:
    """One seat on a live socket. ``seen`` is the newest everything; ``heard`` is what others said."""

    def __init__(self, house: House, table: str, key: str) -> None:
        self.house = house
        self.table = table
        self.key = key
        self.info: Json = None
        self.seen: Json = None
        self.seq = 0
        self.heard: list[Json] = []
        self._news: list[Json] = []
        self._held = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Seat:
        self._open()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: Any, at: TracebackType | None) -> None:
        self._held.close()

    def _open(self) -> None:
        """Connects, and misses nothing: the house tells what came after the newest number that was seen."""
        address = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{self.table}/live?after={self.seq}"
        headers = {"authorization": f"Bearer {self.key}"}
        self._socket = self._held.enter_context(connect(address, additional_headers=headers, max_size=None))
        self._receive(PATIENCE)

    def _receive(self, patience: float | None) -> Json:
        assert self._socket is not None, "use it in a with-statement"
        frame = json.loads(self._socket.recv(patience))
        if frame["type"] in ("welcome", "update"):
            self.seen, self.seq = frame["seen"], frame["seq"]
            self._news += frame["news"]
        if "table" in frame:
            self.info = frame["table"]
        if frame["type"] == "said":
            self.heard.append(frame["line"])
        return frame

    def ask(self, kind: str, **fields: Json) -> Json:
        """Sends one message and waits for its reply; raises NotTaken where it is refused."""
        assert self._socket is not None, "use it in a with-statement"
        key = secrets.token_hex(8)
        while True:
            self._socket.send(json.dumps({"type": kind, "key": key, **fields}))
            while (frame := self._receive(PATIENCE))["type"] not in REPLIES or frame["key"] != key:
                pass
            if frame["type"] != "refused":
                return frame
            refused = NotTaken(frame["error"])
            if refused.kind != "too_many":
                raise refused
            time.sleep(refused.words["args"]["seconds"])  # the same key again counts once

    def moments(self) -> Iterator[Moment]:
        """Every question to this seat, until the match is over. One that was not answered comes again."""
        while self.seen is None or self.seen["outcome"] is None:
            if self.seen is None or self.seen["question"] is None:
                self._receive(None)
                continue
            news, self._news = self._news, []
            yield Moment(self.seen, news, self.seen["question"])

    def answer(self, answer: Json, interjection: bool = False) -> int:
        """Answers what was seen last. Returns when the house has kept it, and everything it led to was seen."""
        taken: int = self.ask("answer", seq=self.seq, answer=answer, interjection=interjection)["seq"]
        while self.seq < taken:
            self._receive(PATIENCE)
        return taken

    def steps(self, so_far: list[str], interjection: bool = False) -> Json:
        """What may come next after these small steps, and the whole answer if they make one."""
        return self.ask("steps", so_far=so_far, interjection=interjection)

    def say(self, text: str, to: tuple[int, ...] = ()) -> None:
        self.ask("say", text=text, to=list(to))

    def promise(self, text: str, to: tuple[int, ...] = (), until: int | None = None) -> None:
        self.ask("promise", text=text, to=list(to), until=until)

    def look(self) -> Json:
        """Everything this seat may know, to take along: ``camarilla world --from FILE`` imagines worlds from it."""
        return self.house.call("POST", f"/tables/{self.table}/look", token=self.key)

    def worlds(self, count: int = 1) -> list[Json]:
        """Worlds that look the same to this seat."""
        found: list[Json] = self.house.call("POST", f"/tables/{self.table}/worlds", {"count": count}, self.key)[
            "worlds"
        ]
        return found
