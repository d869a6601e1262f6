"""HTTP and WebSocket over ``camarilla.table``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def serve(
    host: str = "127.0.0.1",
    port: int = 0,
    database: str | Path | None = None,
    open_browser: bool = False,
    pace: float = 0.7,
    limits: Sequence[str] = (),
) -> int:
    """Opens the house and serves it until it is interrupted; returns the exit code.

    ``port`` 0 takes a free one. ``database`` is a SQLite file or the address of a database; without one, the file in
    the user's data folder. ``pace`` is the pause in seconds before a bot answers. ``limits`` change
    those of ``guard.Limits``: ``sockets=2000``, ``requests=1000/500``.
    """
    from camarilla.server.run import run  # late: other commands need none of this

    return run(host, port, str(database) if database is not None else None, open_browser, pace, limits)
