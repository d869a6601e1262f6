"""The way to the house, and the one seat that this server is bound to."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

from camarilla.core.illegal import BadInput, Refused
from camarilla.remote import House

Json = Any
PAGES = 50  # of older news that the log goes back


class Door(Protocol):
    """Whoever brings a request to the house; a refusal is raised as ``remote.NotTaken``."""

    def call(self, method: str, path: str, body: Json = None, token: str = "") -> Awaitable[Json]: ...


class ByHttp:
    """A house at an address."""

    def __init__(self, base: str) -> None:
        self.house = House(base)

    async def call(self, method: str, path: str, body: Json = None, token: str = "") -> Json:
        return await asyncio.to_thread(self.house.call, method, path, body, token)


def named(table: str) -> str:
    """What a model calls a table, as part of an address: nothing that would lead it to another door."""
    if not (table.isascii() and table.isalnum()):
        raise Refused("table-not-found", table=table[:40])
    return table


class NoSeat(Refused):
    """Nothing can be seen or done before somebody sits."""

    def __init__(self) -> None:
        super().__init__("cli-mcp-no-seat")


@dataclass
class Sitting:
    """One seat by its key, or none yet. ``account`` is the token of a bot account that sits down."""

    door: Door
    table: str = ""
    key: str = ""
    account: str = ""

    async def call(self, method: str, path: str, body: Json = None) -> Json:
        """A request about the own table, in the name of the own seat."""
        if not self.key:
            raise NoSeat
        return await self.door.call(method, f"/tables/{self.table}{path}", body, self.key)

    async def say(self, path: str, body: dict[str, Json]) -> Json:
        """The same with a key of its own, so that nothing counts twice."""
        return await self.call("POST", path, {"key": secrets.token_hex(8), **body})

    async def seen(self, after: int = 0) -> Json:
        return await self.call("GET", f"/seen?after={after}")

    async def join(self, table: str, seat: int | None, name: str) -> None:
        if self.key:
            raise Refused("cli-mcp-bound")
        wish = {"seat": seat, "name": name}
        joined = await self.door.call("POST", f"/tables/{named(table)}/join", wish, self.account)
        self.table, self.key = table, joined["token"]

    async def sit(self, link: str) -> None:
        """By a seat link, before anything else."""
        parts = urlsplit(link).fragment.split("/")
        if len(parts) < 2:
            raise BadInput("--link", "cli-mcp-no-link")
        table, key = parts[-2:]
        sat = await self.door.call("POST", f"/tables/{named(table)}/sit", {"key": key}, self.account)
        self.table, self.key = table, sat["token"]

    async def heard(self) -> list[Json]:
        """Everything that the seat heard, from the beginning."""
        page = await self.call("GET", "/news")
        pages = [page["news"]]
        while page["earlier"] and len(pages) < PAGES:
            page = await self.call("GET", f"/news?before={page['news'][0]['n']}")
            pages.append(page["news"])
        return [line for lines in reversed(pages) for line in lines]
