"""A house in this process whose clock a test turns by hand: hours pass without waiting."""

import asyncio
import socket
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from tests.browser.support import PATIENCE

from camarilla.server.door.guard import LOOPBACK
from camarilla.server.run.app import application
from camarilla.table.play.table import Table
from camarilla.table.store.secret_file import Secrets


class TurnedHouse:
    """A real server on a real port, in a thread of its own."""

    def __init__(self, database: Path, pace: float = 0) -> None:
        self.at = time.time_ns() // 1_000_000
        listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        secrets = Secrets(b"a secret that every test may know", {"notices_private": "yes"})
        self.app = application(str(database), pace, hosts=LOOPBACK, secrets=secrets, now=lambda: self.at)
        self.server = uvicorn.Server(uvicorn.Config(self.app, log_level="warning", lifespan="on"))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, args=(listening,), daemon=True)
        self.thread.start()
        until = time.monotonic() + PATIENCE
        while not self.server.started and time.monotonic() < until:
            time.sleep(0.02)
        assert self.server.started

    def _run(self, listening: socket.socket) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([listening]))

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(20)

    def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table_id: str) -> Table:
        table: Table = self.call(self.app.state.office.house.table(table_id))
        return table

    def open(self, kinds: str, game: str = "viva", **settings: Any) -> tuple[str, list[str]]:
        """A running table of h(umans) and b(ots): its id, and the links of the people."""
        seats = [{"kind": "human" if kind == "h" else "bot", "bot": "random"} for kind in kinds]
        wish = {"game": game, "seats": seats, "start": True, "settings": settings}
        made = httpx.post(f"{self.url}/api/tables", json=wish, timeout=PATIENCE).json()
        return made["table"]["id"], [link["url"] for link in made["links"]]

    def turn(self, table_id: str, seconds: float) -> None:
        """Time passes, and somebody looks at the clock."""
        self.at += int(seconds * 1000)
        self.call(self.table(table_id).clock.strike())
