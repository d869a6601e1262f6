"""What an operator does with a house: into a file and back, which tables there are, and away with one of them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from camarilla.core.illegal import BadInput
from camarilla.table.store.backup import back_up
from camarilla.table.store.lock import AlreadyOpen, FileLock
from camarilla.table.store.places import data_folder, database_in
from camarilla.table.store.restore import restore
from camarilla.table.store.shelf import Shelf
from camarilla.table.store.sql import SqlStore
from camarilla.terminal.screen import Screen

T = TypeVar("T")


def back_up_house(screen: Screen, database: str | None, path: Path, force: bool) -> None:
    place = place_of(database)
    counts = _with(place, back_up(place, path, time.time_ns() // 1_000_000, force))
    screen.say("cli-backup-done", file=path.name, tables=counts["tables"], rows=sum(counts.values()))


def restore_house(screen: Screen, database: str | None, path: Path, force: bool) -> None:
    place = place_of(database)
    try:
        with FileLock(place, "camarilla restore"):
            counts = _with(place, restore(place, path, force))
    except AlreadyOpen as already:
        raise BadInput("--database", "cli-restore-open") from already
    screen.say("cli-restore-done", tables=counts["tables"], rows=sum(counts.values()))


def list_tables(screen: Screen, database: str | None, aside: bool, as_json: bool) -> None:
    """Every table whose match is not over, the longest untouched first."""
    found = _with(place_of(database), on_shelf(place_of(database), lambda shelf: shelf.listed(aside)))
    if as_json:
        print(json.dumps([vars(one) for one in found], ensure_ascii=False))
        return
    for one in found:
        state = f"{one.status}, {one.aside}" if one.aside else one.status
        when = time.strftime("%Y-%m-%d %H:%M", time.gmtime(one.touched / 1000))
        counts = {"events": one.events, "people": one.people}
        screen.say("cli-tables-line", table=one.id, game=one.game, name=one.name, state=state, when=when, **counts)
    screen.say("cli-tables-count", count=len(found))


def wake_table(screen: Screen, database: str | None, table: str) -> None:
    """A table that was set aside is played again."""
    if not _with(place_of(database), on_shelf(place_of(database), lambda shelf: shelf.wake(table))):
        raise BadInput("TABLE", "cli-no-such-table", table=table)
    screen.say("cli-tables-woken", table=table)


def close_table(screen: Screen, database: str | None, table: str) -> None:
    """Away with a table and everything that belongs to it. An open house notices within seconds."""
    if not _with(place_of(database), on_shelf(place_of(database), lambda shelf: shelf.remove(table))):
        raise BadInput("TABLE", "cli-no-such-table", table=table)
    screen.say("cli-close-done", table=table)


def place_of(database: str | None) -> str:
    return database or database_in(data_folder())


async def on_shelf(database: str, do: Callable[[Shelf], Awaitable[T]]) -> T:
    store = await SqlStore.open(database)
    try:
        return await do(Shelf(store))
    finally:
        await store.close()


def _with(database: str, work: Coroutine[Any, Any, T]) -> T:
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
