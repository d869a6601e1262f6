"""Two houses that differ only in what one seat cannot know; everything that crosses the wire is kept, byte by byte."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from tests.conformance.walk import Coin

from camarilla.match.match import Match, redeal
from camarilla.server.door.endpoint import Endpoint
from camarilla.server.door.guard import Limits
from camarilla.server.door.office import Office
from camarilla.server.play.endpoints import ENDPOINTS
from camarilla.server.play.live import Socket
from camarilla.server.run.app import application
from camarilla.table.play.running import Running
from camarilla.table.play.table import Table
from camarilla.table.store.records import Event
from camarilla.table.store.secret_file import Secrets
from camarilla.table.store.sql import SqlStore

ROOMY = Limits(requests=(1e9, 1e9), openings=(1e9, 1e9), messages=(1e9, 1e9), talk=(1e9, 1e9))
SECRETS = Secrets.passing()
Frames = list[str]


@dataclass
class Hands:
    """The clock on the wall of both houses."""

    now: int = 1_700_000_000_000


@dataclass
class World:
    """A house with one table and somebody in every chair and in the gallery."""

    office: Office
    table: Table
    client: httpx.AsyncClient
    viewers: dict[int | None, Socket] = field(default_factory=dict)

    @property
    def running(self) -> Running:
        running = self.table.running
        assert running is not None
        return running

    async def come(self, seat: int | None, after: int = 0) -> None:
        viewer = Socket(None, self.office, self.table, seat)  # type: ignore[arg-type]  # frames stay in its queue
        self.viewers[seat] = viewer
        await self.table.watch(viewer, after)

    def go(self, seat: int | None) -> None:
        self.table.leave(self.viewers.pop(seat))

    async def say(self, seat: int | None, raw: str | bytes) -> None:
        await self.viewers[seat].hear(raw)

    def frames(self, seat: int | None) -> Frames:
        """Everything that went to this viewer since it was last asked for."""
        queue, frames = self.viewers[seat]._queue, []
        while not queue.empty():
            frame = queue.get_nowait()
            frames.append(frame.decode() if isinstance(frame, bytes) else str(frame))
        return frames

    async def read(self, path: str, token: str | None) -> tuple[int, dict[str, str], bytes]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.client.get(path, headers=headers)
        return answer.status_code, dict(answer.headers), answer.content


@asynccontextmanager
async def house_in(file: Path, hands: Hands) -> AsyncIterator[tuple[Office, httpx.AsyncClient]]:
    app = application(str(file), pace=0, limits=ROOMY, secrets=SECRETS, now=lambda: hands.now)
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver") as client:
            yield app.state.office, client


@asynccontextmanager
async def imagined(world: World, seat: int, file: Path, hands: Hands, coin: Coin) -> AsyncIterator[World]:
    """Another house whose table looks the same to this seat: its past is the same, its secrets are not."""
    store = world.office.house.services.store
    assert isinstance(store, SqlStore)
    await world.office.house.watchman.round()  # or the other house would believe that it was closed
    with closing(sqlite3.connect(str(store.engine.url.database))) as truth, closing(sqlite3.connect(file)) as copy:
        truth.backup(copy)
    async with house_in(file, hands) as (office, client):
        table = await office.house.table(world.table.record.id)
        office.house.watchman.since = world.office.house.watchman.since  # opened at the same time
        table.running = _redealt(world.running, seat, coin)
        yield World(office, table, client)


def _redealt(truth: Running, seat: int, coin: Coin) -> Running:
    match = truth.match
    position = redeal(match.game, match.position, seat, coin)
    other = Match(match.game, match.setup, match.chance, position, list(match.entries))
    return Running(other, _for(other, truth.newest), truth.kept)


def _for(match: Match, newest: Event) -> Event:
    """The newest event with the numbers of whoever is asked in this world: in a discreet window they may be others."""
    asked = match.asked()
    asides = [seat for seat in range(match.setup.players) if match.interjection(seat) is not None]
    since, clock = max(newest.since.values(), default=newest.seq), min(newest.clocks.values(), default=newest.at)
    numbers = {
        "since": {**dict.fromkeys(asked, since), **newest.since},
        "aside": {seat: newest.aside.get(seat, newest.seq) for seat in asides},
        "clocks": {**dict.fromkeys(asked, clock), **newest.clocks},
    }
    return Event(**{**vars(newest), **numbers})


def readable(table: str, seq: int) -> list[str]:
    """The addresses of everything that can be read about a table, new ones included."""
    paths = [one.path for one in ENDPOINTS if _about_a_table(one)]
    found = [f"/api{path.replace('{table}', table)}" for path in paths]
    news = [f"/api/tables/{table}/seen?after={after}" for after in (0, seq // 2, max(0, seq - 1), seq, seq + 1)]
    return [*found, *news, "/api/tables", f"/api/tables/{table}/replay?at=1"]


def _about_a_table(endpoint: Endpoint) -> bool:
    return endpoint.method == "GET" and "{table}" in endpoint.path and endpoint.path.count("{") == 1


def written(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, **fields})
