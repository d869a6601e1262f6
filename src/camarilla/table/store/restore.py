"""A house from a backup file, into whatever database: all of it, or nothing.

The database first gets the shape that the file was made with, then the rows, then the newest shape: so the migrations
bring an old backup up to date exactly as they bring an old database. A SQLite file is built beside its place and moved
there when it is complete; on PostgreSQL everything happens in one transaction.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select
from sqlalchemy.exc import IntegrityError

from camarilla.core.illegal import BadInput
from camarilla.table.processes.telegraph import living
from camarilla.table.store.backup import Backup, Row, read_value
from camarilla.table.store.migrate import clear, migrate, revision_of, unbound
from camarilla.table.store.schema import metadata
from camarilla.table.store.sql import database_url, engine_for, file_of

TOGETHER = 500  # rows in one statement


async def restore(database: str, path: Path, force: bool = False) -> dict[str, int]:
    """Puts the house of the file into the database; returns the numbers of rows."""
    backup = Backup(path)
    file = file_of(database)
    if file is not None:
        await _beside(file, backup, force)
    elif database_url(database).startswith("sqlite"):
        raise BadInput("--database", "cli-restore-nowhere")
    else:
        await _in_one_transaction(database, backup, force)
    return backup.rows


async def _in_one_transaction(database: str, backup: Backup, force: bool) -> None:
    engine = engine_for(database)
    try:
        async with engine.begin() as connection:
            if await living(connection):
                raise BadInput("--database", "cli-restore-open")
            if not force and await connection.run_sync(_filled):
                raise BadInput("--database", "cli-restore-filled")
            await connection.run_sync(_fill, backup)
            await connection.run_sync(migrate)
    finally:
        await engine.dispose()


async def _beside(place: Path, backup: Backup, force: bool) -> None:
    if place.exists() and not force and await _is_filled(place):
        raise BadInput("--database", "cli-restore-filled")
    draft = place.with_name(f".{place.name}.draft")
    _remove(draft)
    try:
        draft.touch(mode=0o600)
        engine = engine_for(str(draft))
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_fill, backup)
            async with engine.begin() as connection:  # a transaction of its own: in the one above keys stay bound
                await connection.run_sync(unbound)
                await connection.run_sync(migrate)
        finally:
            await engine.dispose()
        _remove(place)
        draft.replace(place)
    finally:
        _remove(draft)


async def _is_filled(place: Path) -> bool:
    engine = engine_for(str(place))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_filled)
    finally:
        await engine.dispose()


def _remove(place: Path) -> None:
    """A SQLite file with what lies beside it."""
    for name in (place.name, f"{place.name}-wal", f"{place.name}-shm"):
        with suppress(FileNotFoundError):
            place.with_name(name).unlink()


# --- inside -----------------------------------------------------------------------------------------------------------


def _filled(connection: Connection) -> bool:
    """Whether there is anything that could be lost."""
    found = [name for name in inspect(connection).get_table_names() if name in metadata.tables]
    kept = [metadata.tables[name] for name in found if not metadata.tables[name].info.get("passing")]
    return any(connection.execute(select(func.count()).select_from(table)).scalar() for table in kept)


def _fill(connection: Connection, backup: Backup) -> None:
    """The rows, in the shape that they were written in."""
    if revision_of(connection) is not None:
        clear(connection)
    migrate(connection, backup.head.schema)
    shape = MetaData()
    shape.reflect(connection)
    for table, rows in _batches(backup):
        _insert(connection, shape.tables.get(table), backup, rows)
    count_on(connection, shape)


def count_on(connection: Connection, shape: MetaData) -> None:
    """What PostgreSQL counts by itself goes on after the highest number that is there."""
    if connection.dialect.name != "postgresql":
        return
    for table in shape.tables.values():
        column = table.autoincrement_column
        if column is None:
            continue
        counter = func.pg_get_serial_sequence(table.name, column.name)
        if connection.execute(select(counter)).scalar() is not None:
            following = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(counter, following, False)))


def _batches(backup: Backup) -> Iterator[tuple[str, list[Row]]]:
    """Rows of one table each; a backup has them table by table."""
    rows = backup.each()
    batch: list[Row] = list(islice(rows, 1))
    for row in rows:
        if row.table != batch[-1].table or len(batch) == TOGETHER:
            yield batch[0].table, batch
            batch = []
        batch.append(row)
    if batch:
        yield batch[0].table, batch


def _insert(connection: Connection, table: Table | None, backup: Backup, rows: list[Row]) -> None:
    names = backup.head.tables[rows[0].table]
    if table is None or not set(names) <= set(table.columns.keys()):
        raise BadInput(str(backup.path), "cli-backup-broken")
    columns = [table.columns[name] for name in names]
    values: list[dict[str, Any]] = [
        {column.name: read_value(column, value) for column, value in zip(columns, row.values, strict=True)}
        for row in rows
    ]
    try:
        connection.execute(insert(table), values)
    except IntegrityError as wrong:  # rows that do not belong together
        raise BadInput(str(backup.path), "cli-backup-broken") from wrong
