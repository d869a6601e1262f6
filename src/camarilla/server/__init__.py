"""HTTP and WebSocket over ``camarilla.table``."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def serve(database: str | Path | None = None, **how: Any) -> int:
    """Opens the house and serves it until it is interrupted; returns the exit code.

    ``database`` is a SQLite file or the address of a database; without one, the file in the user's data folder. The
    other ways to open a house are the fields of ``camarilla.server.run.serve.Serving``: ``port`` 0 takes a free one,
    ``pace`` is the pause in seconds before a bot answers.
    """
    from camarilla.server.run.serve import Serving, run  # late: other commands need none of this

    return run(Serving(database=str(database) if database is not None else None, **how))
