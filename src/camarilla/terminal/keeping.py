"""A house into a file, and back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from camarilla.core.illegal import BadInput
from camarilla.table.store.backup import back_up
from camarilla.table.store.lock import AlreadyOpen, FileLock
from camarilla.table.store.places import data_folder, database_in
from camarilla.table.store.restore import restore
from camarilla.terminal.screen import Screen


def back_up_house(screen: Screen, database: str | None, path: Path, force: bool) -> None:
    place = database or database_in(data_folder())
    counts = _with(place, back_up(place, path, time.time_ns() // 1_000_000, force))
    screen.say("cli-backup-done", file=path.name, tables=counts["tables"], rows=sum(counts.values()))


def restore_house(screen: Screen, database: str | None, path: Path, force: bool) -> None:
    place = database or database_in(data_folder())
    try:
        with FileLock(place, "camarilla restore"):
            counts = _with(place, restore(place, path, force))
    except AlreadyOpen as already:
        raise BadInput("--database", "cli-restore-open") from already
    screen.say("cli-restore-done", tables=counts["tables"], rows=sum(counts.values()))


def _with(database: str, work: Coroutine[Any, Any, dict[str, int]]) -> dict[str, int]:
    """Does it; what the database could not do is told in a sentence, without its password."""
    try:
        return asyncio.run(work)
    except (SQLAlchemyError, CommandError, ImportError) as failed:
        raise _failed(database, failed) from failed
    except OSError as failed:
        if failed.filename is not None:
            raise
        raise _failed(database, failed) from failed


def _failed(database: str, failed: Exception) -> BadInput:
    reason = str(failed).splitlines()[0] if str(failed) else type(failed).__name__
    try:
        shown = make_url(database).render_as_string() if "://" in database else database
    except SQLAlchemyError:
        shown = "--database"
    return BadInput(shown, "cli-database-failed", why=reason)
