"""A house in one file: everything that the store keeps, at one moment, whatever the database.

The file is JSON Lines (packed with gzip if its name ends in ``.gz``): a head that names the version, the shape of the
store and the columns of every table, then one line for every row, then an end with the number of rows and the hash of
everything before it. Bytes are written in base64. The file holds what the house must keep to itself, the seeds of
running matches among it, so only its owner may read it.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from errno import ENOENT
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Column, LargeBinary, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from camarilla import __version__
from camarilla.core.illegal import BadInput
from camarilla.table.store.migrate import revision_of, revisions
from camarilla.table.store.schema import metadata
from camarilla.table.store.sql import engine_for, file_of

FORMAT = "camarilla backup 1"
PACKED = b"\x1f\x8b"
UNPACKING = (gzip.BadGzipFile, zlib.error)


class Head(msgspec.Struct):
    """The first line."""

    format: str
    version: str
    schema: str
    made: int
    tables: dict[str, list[str]]


class End(msgspec.Struct):
    """The last line."""

    rows: dict[str, int]
    sha256: str


@dataclass
class Row:
    """One row of one table, as it is written."""

    table: str
    values: list[Any]


def kept_tables() -> list[Table]:
    """All tables of the store, those first that others refer to; not what only matters while processes run."""
    return [table for table in metadata.sorted_tables if not table.info.get("passing")]


# --- writing ----------------------------------------------------------------------------------------------------------


async def back_up(database: str, path: Path, now: int, force: bool = False) -> dict[str, int]:
    """Writes the whole house into the file, at one moment, also while it is open; returns the numbers of rows."""
    if path.exists() and not force:
        raise BadInput(str(path), "cli-backup-exists")
    file = file_of(database)
    if file is not None and not file.exists():
        raise FileNotFoundError(ENOENT, "no such file", str(file))
    draft = path.with_name(f".{path.name}.draft")
    engine = engine_for(database)
    try:
        with _private(draft) as raw:
            with _packing(raw, path) as file:
                counts = await _write(engine, file, now)
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(path)
    finally:
        await engine.dispose()
        with suppress(FileNotFoundError):
            draft.unlink()
    return counts


def _private(path: Path) -> IO[bytes]:
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb")


def _packing(raw: IO[bytes], path: Path) -> AbstractContextManager[Any]:
    return gzip.GzipFile(filename="", fileobj=raw, mode="wb", mtime=0) if path.suffix == ".gz" else nullcontext(raw)


async def _write(engine: AsyncEngine, file: Any, now: int) -> dict[str, int]:
    hashed, tables = hashlib.sha256(), kept_tables()
    counts = dict.fromkeys((str(table.name) for table in tables), 0)

    def put(value: Any) -> None:
        line = msgspec.json.encode(value) + b"\n"
        hashed.update(line)
        file.write(line)

    async with engine.connect() as connection:
        await _stand_still(connection)
        schema = await _shape(connection)
        columns = {str(table.name): [str(column.name) for column in table.columns] for table in tables}
        put(Head(FORMAT, __version__, schema, now, columns))
        for table in tables:
            async for row in _rows(connection, table):
                put(row)
                counts[table.name] += 1
    put(End(counts, hashed.hexdigest()))
    return counts


async def _stand_still(connection: AsyncConnection) -> None:
    """From here on the database shows one moment, whatever is written meanwhile."""
    if connection.dialect.name == "postgresql":
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    else:
        await connection.exec_driver_sql("BEGIN")


async def _shape(connection: AsyncConnection) -> str:
    found = await connection.run_sync(revision_of)
    if found != revisions()[0]:
        raise BadInput("--database", "cli-backup-other-shape", found=found or "-", known=revisions()[0])
    return found


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    result = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in result:
        yield {str(table.name): [_written(column, value) for column, value in zip(table.columns, row, strict=True)]}


def _written(column: Column[Any], value: Any) -> Any:
    if isinstance(column.type, LargeBinary) and value is not None:
        return base64.b64encode(value).decode()
    return value


# --- reading ----------------------------------------------------------------------------------------------------------


class Backup:
    """A backup file whose every line has been checked."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head, self.rows = self._check()

    def _lines(self) -> Iterator[bytes]:
        with self.path.open("rb") as raw:
            packed = raw.read(2) == PACKED
            raw.seek(0)
            if not packed:
                yield from raw
                return
            with gzip.GzipFile(fileobj=raw) as file:
                yield from file

    def _check(self) -> tuple[Head, dict[str, int]]:
        """Reads it through, so that nothing is begun that cannot be finished."""
        try:
            lines = self._lines()
            hashed = hashlib.sha256()
            first = last = next(lines, b"")
            head = self._head(first)
            counts = dict.fromkeys(head.tables, 0)
            for line in lines:
                hashed.update(last)
                if last is not first:
                    counts[self._row(head, last).table] += 1
                last = line
            end = msgspec.json.decode(last, type=End)
        except (msgspec.MsgspecError, UnicodeDecodeError, EOFError, KeyError, ValueError, *UNPACKING) as wrong:
            raise BadInput(str(self.path), "cli-backup-broken") from wrong
        if end.sha256 != hashed.hexdigest() or end.rows != counts:
            raise BadInput(str(self.path), "cli-backup-broken")
        return head, counts

    def _head(self, line: bytes) -> Head:
        try:
            head = msgspec.json.decode(line, type=Head)
        except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
            raise BadInput(str(self.path), "cli-not-a-backup") from wrong
        if head.format != FORMAT:
            raise BadInput(str(self.path), "cli-not-a-backup")
        if head.schema not in revisions():
            raise BadInput(str(self.path), "cli-backup-too-new", version=head.version, own=__version__)
        return head

    def _row(self, head: Head, line: bytes) -> Row:
        ((table, values),) = msgspec.json.decode(line, type=dict[str, list[Any]]).items()
        if len(values) != len(head.tables[table]):
            raise ValueError(table)
        return Row(table, values)

    def each(self) -> Iterator[Row]:
        """All rows, in their order."""
        lines = self._lines()
        next(lines)
        for _, line in zip(range(sum(self.rows.values())), lines, strict=False):
            yield self._row(self.head, line)


def read_value(column: Column[Any], value: Any) -> Any:
    """A value as the database wants it."""
    if isinstance(column.type, LargeBinary) and value is not None:
        return base64.b64decode(value)
    return value
