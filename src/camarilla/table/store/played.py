"""Which tables are played on: questions to the store that several ask."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, exists, or_

from camarilla.table.store.records import Kind, Status
from camarilla.table.store.schema import seats, tables

HOUR = 3_600_000  # milliseconds


def unfinished() -> ColumnElement[bool]:
    """Not over, and not set aside."""
    return and_(tables.c.status != Status.OVER.value, tables.c.aside == "")


def has_people() -> ColumnElement[bool]:
    """Where somebody sits who is no bot."""
    return exists().where(seats.c.table_id == tables.c.id, seats.c.kind == Kind.HUMAN.value, seats.c.taken)


def worth_waking(now: int) -> ColumnElement[bool]:
    """Whether the bots of a running match go on after a restart: where a person sits, or somebody was just here."""
    return and_(
        tables.c.status == Status.RUNNING.value,
        tables.c.aside == "",
        or_(has_people(), tables.c.touched > now - HOUR),
    )
