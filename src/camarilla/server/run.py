"""``camarilla serve``: a port, a file, a line with the address, and the server until it is interrupted."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from camarilla.server.app import application
from camarilla.server.guard import LOOPBACK, Limits
from camarilla.server.lock import AlreadyOpen, FileLock
from camarilla.table.sql import SqlStore

LAST_PORT = 65_535
FRAME_LIMIT = 1 << 20  # beyond this the socket is closed; smaller ones get an answer that says why not


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Camarilla"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Camarilla"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "camarilla"


def database_in(folder: Path) -> str:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds of running matches are in there
    return str(folder / "camarilla.sqlite")


class Announcing(uvicorn.Server):
    """Says its address when it really listens."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self.url = url
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Camarilla: {self.url}", flush=True)
            if self.open_browser:
                threading.Thread(target=webbrowser.open, args=(self.url,), daemon=True).start()


def run(host: str, port: int, database: str | None, open_browser: bool, pace: float, limits: Sequence[str] = ()) -> int:
    """Serves until it is interrupted; returns the exit code."""
    wished = Limits().changed(limits)
    try:
        listening = listen(host, port)
    except OSError as busy:
        return sorry(f"cannot listen on {host} port {port}: {busy}")
    url = address(host, listening.getsockname()[1])
    try:
        store = database or database_in(data_folder())
        with FileLock(store, url):
            asyncio.run(try_out(store))
            return serve_on(listening, store, url, open_browser, pace, wished)
    except AlreadyOpen as already:
        return sorry(str(already))
    except (OSError, SQLAlchemyError, CommandError, ImportError) as failed:
        reason = str(failed).splitlines()[0] if str(failed) else type(failed).__name__
        return sorry(f"cannot use the database {without_password(database) or data_folder()}: {reason}")
    finally:
        listening.close()


async def try_out(database: str) -> None:
    """Opens the store once, so that a bad one is told in one line before anything is served."""
    await (await SqlStore.open(database)).close()


def without_password(database: str | None) -> str:
    if database is None or "://" not in database:
        return database or ""
    try:
        return make_url(database).render_as_string()
    except SQLAlchemyError:
        return "that was given"


def serve_on(listening: socket.socket, database: str, url: str, open_browser: bool, pace: float, limits: Limits) -> int:
    local = listening.getsockname()[0] in LOOPBACK
    app = application(database, pace, limits, hosts=LOOPBACK if local else None)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # costs a third of a megabyte for every socket
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=2,
        lifespan="on",
    )
    server = Announcing(config, url, open_browser)
    with suppress(KeyboardInterrupt):
        server.run([listening])
    return 0 if server.started else 1


def listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= LAST_PORT:
        raise OSError(f"there are ports from 0 to {LAST_PORT} only")
    family, kind, proto, _, target = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    made = socket.socket(family, kind, proto)
    if os.name != "nt":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind(target)
        made.listen(512)
    except OSError:
        made.close()
        raise
    return made


def address(host: str, port: int) -> str:
    shown = (
        "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    )
    return f"http://{shown}:{port}/"


def sorry(text: str) -> int:
    print(f"camarilla: {text}", file=sys.stderr, flush=True)
    return 1
