"""``camarilla serve``: a port, a file, a line with the address, and the server until it is interrupted."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from camarilla.server.door.guard import LOOPBACK, Limits
from camarilla.server.door.outlet import Outlet
from camarilla.server.run.app import application
from camarilla.server.run.crew import Crew
from camarilla.server.run.logs import Style, set_up
from camarilla.server.run.metrics import Board
from camarilla.server.run.pauses import keep_short, tidy_up
from camarilla.server.run.punctual import Punctual
from camarilla.table.store.lock import AlreadyOpen, FileLock
from camarilla.table.store.places import data_folder, database_in
from camarilla.table.store.secret_file import BadSecretFile, Secrets
from camarilla.table.store.sql import SqlStore, shared

LAST_PORT = 65_535
SECRETS = "secret.toml"
FRAME_LIMIT = 1 << 20  # beyond this the socket is closed; smaller ones get an answer that says why not


@dataclass(frozen=True)
class Serving:
    """How the house is to be opened."""

    host: str = "127.0.0.1"
    port: int = 0
    database: str | None = None
    open_browser: bool = False
    pace: float = 1.2
    workers: int = 1
    secret_file: Path | None = None
    proxies: str = ""  # addresses whose word about the client and its scheme is trusted
    limits: Sequence[str] = ()  # changes to ``guard.Limits``: sockets=2000, requests=1000/500
    log: Style = "text"
    level: str = "warning"
    parade: Path | None = None  # for those who build the client: the positions shown at /parade


class Announcing(uvicorn.Server):
    """Says when it really listens."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self.say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_short()
            self.tidying = asyncio.create_task(tidy_up())
            self.say_started()


def run(wanted: Serving) -> int:
    """Serves until it is interrupted; returns the exit code."""
    set_up(wanted.log, wanted.level)
    Limits().changed(wanted.limits)  # refuses what makes no sense
    try:
        listening = listen(wanted.host, wanted.port)
    except OSError as busy:
        return sorry(f"cannot listen on {wanted.host} port {wanted.port}: {busy}")
    url = address(wanted.host, listening.getsockname()[1])
    try:
        store = wanted.database or database_in(data_folder())
        if wanted.workers > 1 and not shared(store):
            return sorry("several workers need a PostgreSQL: --database postgresql://… (SQLite is for one worker)")
        secrets = secrets_of(wanted)
        with FileLock(store, url):
            asyncio.run(try_out(store))
            return Duty(wanted, store, secrets, listening).done(lambda: announce(url, wanted.open_browser))
    except (AlreadyOpen, BadSecretFile) as told:
        return sorry(str(told))
    except (OSError, SQLAlchemyError, CommandError, ImportError) as failed:
        reason = str(failed).splitlines()[0] if str(failed) else type(failed).__name__
        return sorry(f"cannot use the database {without_password(wanted.database) or data_folder()}: {reason}")
    finally:
        listening.close()


def secrets_of(wanted: Serving) -> Secrets:
    """From the file that was named; the house in the user's data folder has one of its own."""
    if wanted.secret_file is not None:
        return Secrets.of_file(wanted.secret_file)
    return Secrets.of_file(data_folder() / SECRETS) if wanted.database is None else Secrets.passing()


def announce(url: str, open_browser: bool) -> None:
    print(f"Camarilla: {url}", flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


@dataclass(frozen=True)
class Duty:
    """What every worker needs; it travels to the workers as it is."""

    wanted: Serving
    database: str
    secrets: Secrets
    listening: socket.socket
    folder: Path | None = None  # where workers leave their figures

    def done(self, started: Callable[[], None]) -> int:
        """By this process alone, or by a crew."""
        if self.wanted.workers == 1:
            return self.serve(0, started)
        with TemporaryDirectory(prefix="camarilla-") as folder:
            duty = Duty(self.wanted, self.database, self.secrets, self.listening, Path(folder))
            return Crew(self.wanted.workers, duty.work, started).run()

    def work(self, number: int, started: Callable[[], None]) -> None:
        """In a worker of the crew."""
        set_up(self.wanted.log, self.wanted.level)
        sys.exit(self.serve(number, started))

    def serve(self, number: int, started: Callable[[], None]) -> int:
        server = Announcing(self.config(Board(number, self.folder)), started)
        with suppress(KeyboardInterrupt):
            server.run([self.listening])
        return 0 if server.started else 1

    def config(self, board: Board) -> uvicorn.Config:
        wanted = self.wanted
        local = self.listening.getsockname()[0] in LOOPBACK and not wanted.proxies
        app = application(
            self.database,
            wanted.pace,
            Limits().changed(wanted.limits),
            hosts=LOOPBACK if local else None,
            secrets=self.secrets,
            board=board,
            parade=wanted.parade,
        )
        return uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(wanted.proxies),
            forwarded_allow_ips=wanted.proxies,
            http=Punctual,
            ws=Outlet,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,  # costs a third of a megabyte for every socket
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=2,
            lifespan="on",
        )


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
