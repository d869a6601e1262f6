"""Cold loads: how long the first look at a table takes after a restart, however long its match is."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import dataclass

import httpx

from trials.person import open_table
from trials.server import Server

BAR = 200.0  # ms


@dataclass
class Cold:
    """The first look at one table, with all the news since its beginning."""

    game: str
    events: int
    time: float  # ms
    bytes: int

    @property
    def fast(self) -> bool:
        return self.time < BAR

    def __str__(self) -> str:
        return f"{self.game}, {self.events} events: {self.time:.0f} ms, {self.bytes / 1e3:.0f} kB"


def cold_loads(database: str, core: int | None, long: int) -> list[Cold]:
    """The longest match of every game in this file, and a match of Junta that is longer than people play."""
    with Server(database, pace=0, core=core) as server:
        asyncio.run(_play_long(server.base, long))
        server.kill()
    return [_cold(database, core, table, game, number) for table, game, number in _longest(database)]


async def _play_long(base: str, long: int) -> None:
    """Bots play Junta among themselves until there are so many events, one match after the other if need be."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        table, _ = await open_table(client, "junta", "bbbbbbb")
        while True:
            info = (await client.get(f"/api/tables/{table}")).json()
            if info["seq"] >= long or info["status"] == "over":
                return
            await asyncio.sleep(0.2)


def _longest(database: str) -> list[tuple[str, str, int]]:
    with sqlite3.connect(database) as file:
        return file.execute("SELECT id, game, max(number) FROM tables GROUP BY game ORDER BY game").fetchall()


def _cold(database: str, core: int | None, table: str, game: str, number: int) -> Cold:
    """A new server for each look: nothing of the match is in its memory."""
    with Server(database, pace=600, core=core) as server, httpx.Client(base_url=server.base, timeout=60) as client:
        client.get("/api/games")  # the connection is open
        begun = time.perf_counter()
        answer = client.get(f"/api/tables/{table}/seen")
        took = (time.perf_counter() - begun) * 1e3
        answer.raise_for_status()
    return Cold(game, number, round(took, 1), len(answer.content))
