"""What the lobby lists: tables with a free chair, games one may watch, games that are over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, exists, func, select, true

from camarilla.table.meeting.settings import Door
from camarilla.table.store.records import Kind, Status, TableRecord
from camarilla.table.store.schema import seats, tables
from camarilla.table.store.sql import SqlStore

LISTED = 50
FRESH = 1_000  # milliseconds for which all visitors share one look


@dataclass
class Board:
    """The public lists, the newest first."""

    open: list[TableRecord]
    running: list[TableRecord]


class Lobby:
    """Reads the lists. A crowd that keeps them current costs one look a second."""

    def __init__(self, store: SqlStore, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._board: Board | None = None
        self._at = 0

    async def board(self) -> Board:
        if self._board is None or not 0 <= self.now() - self._at < FRESH:
            self._at = self.now()
            self._board = Board(await self._listed(*_open()), await self._listed(*_watched()))
        return self._board

    def changed(self) -> None:
        """Somebody in this house opened a table or sat down: whoever looks next sees it."""
        self._board = None

    async def over(self, before: int | None = None) -> list[TableRecord]:
        """Games that are over, opened before this time."""
        older = [] if before is None else [tables.c.created < before]
        return await self._listed(tables.c.status == Status.OVER.value, _shown(), *older)

    async def _listed(self, *where: ColumnElement[bool]) -> list[TableRecord]:
        return await self.store.listed(select(tables).where(*where).order_by(tables.c.created.desc()).limit(LISTED))


def is_listed(record: TableRecord) -> bool:
    """Whether strangers may find this table in a list."""
    if record.status is Status.OVER:
        return record.settings.spectators
    open_door = record.settings.door is Door.OPEN
    return open_door and (record.settings.spectators or record.status is Status.GATHERING)


def _open() -> tuple[ColumnElement[bool], ...]:
    """Whoever finds it may sit down: the door is open, a chair is free, and somebody waits there."""
    waits = _chair(seats.c.taken.is_(True)), _chair(seats.c.taken.is_(False))
    return tables.c.status != Status.OVER.value, _door_open(), *waits


def _watched() -> tuple[ColumnElement[bool], ...]:
    """Under way between people at an open table; one person against bots, or friends by invitation, are nobody's
    business."""
    people = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == Kind.HUMAN.value)
    return tables.c.status == Status.RUNNING.value, _door_open(), _shown(), people.scalar_subquery() > 1


def _door_open() -> ColumnElement[bool]:
    found: ColumnElement[bool] = _setting("door").as_string() == Door.OPEN.value
    return found


def _shown() -> ColumnElement[bool]:
    return func.coalesce(_setting("spectators").as_boolean(), true())


def _setting(name: str) -> Any:
    return tables.c.settings[name]


def _chair(which: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table_id == tables.c.id, seats.c.kind == Kind.HUMAN.value, which)
