"""Records and events as rows of the database, there and back."""

from __future__ import annotations

from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.engine import RowMapping

from camarilla.core.news import News
from camarilla.core.words import Plain
from camarilla.match.match import Entry
from camarilla.table.meeting.settings import settings_of
from camarilla.table.store.records import Event, Kind, SeatRecord, Snapshot, Status, Stops, TableRecord, Vote
from camarilla.table.store.schema import events, seats, snapshots, tables
from camarilla.table.store.scribe import Page


def table_row(record: TableRecord) -> dict[str, Any]:
    row = {column.name: getattr(record, column.name) for column in tables.columns}
    return {**row, "status": record.status.value, "settings": record.settings.written()}


def table_of(row: RowMapping, chairs: list[SeatRecord]) -> TableRecord:
    kept = {
        "status": Status(row["status"]),
        "settings": settings_of(row["settings"]),
        "stops": stops_of(row["stops"]),
        "vote": vote_of(row["vote"]),
    }
    return TableRecord(**{**row, **kept}, seats=chairs)


def seat_row(table: str, seat: SeatRecord) -> dict[str, Any]:
    row = {column.name: getattr(seat, column.name) for column in seats.columns if column.name != "table_id"}
    return {**row, "table_id": table, "kind": seat.kind.value}


def seat_of(row: RowMapping) -> SeatRecord:
    values = {name: value for name, value in row.items() if name != "table_id"}
    return SeatRecord(**{**values, "kind": Kind(row["kind"])})


# Built once: they are needed for every answer.
ADD_EVENT, ADD_SNAPSHOT = insert(events), insert(snapshots)
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("changed"))


def page_of(record: TableRecord, event: Event, snapshot: Snapshot | None) -> Page:
    """What is written of an event. Opening and outcome of a match change only with its first and last one."""
    now = {
        "status": record.status.value,
        "glance": record.glance,
        "number": event.number,
        "seq": event.seq,
        "asked": record.asked,
        "due": record.due,
        "touched": record.touched,
    }
    if event.number == 1:
        now["opening"] = record.opening
    if record.outcome is not None:
        now["outcome"] = record.outcome
    page = [(ADD_EVENT, event_row(record.id, event)), (CHANGE_TABLE, {"changed": record.id, **now})]
    if snapshot is not None:
        page.append((ADD_SNAPSHOT, {"table_id": record.id, "number": snapshot.number, "saved": snapshot.saved}))
    return page


def event_row(table: str, event: Event) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": event.number,
        "seq": event.seq,
        "seat": event.seat,
        "key": event.key,
        "entries": event.entries,
        "news": event.news,
        "since": {"asked": event.since, "aside": event.aside, "clocks": event.clocks},
        "at": event.at,
    }


def event_of(row: RowMapping) -> Event:
    return Event(
        number=row["number"],
        seq=row["seq"],
        seat=row["seat"],
        key=row["key"],
        entries=[Entry(**entry) for entry in row["entries"]],
        news=[news_of(one) for one in row["news"]],
        since=_by_seat(row["since"]["asked"]),
        aside=_by_seat(row["since"]["aside"]),
        at=row["at"],
        clocks=_by_seat(row["since"].get("clocks") or dict.fromkeys(row["since"]["asked"], row["at"])),
    )


def vote_of(written: dict[str, Plain] | None) -> Vote | None:
    if written is None:
        return None
    lists = {name: tuple(written[name]) for name in ("voters", "yes", "no")}
    return Vote(**{**written, **lists})


def stops_of(written: dict[str, Plain]) -> Stops:
    return Stops(written.get("paused"), tuple((at, given) for at, given in written.get("credits", ())))


def news_of(told: dict[str, Plain]) -> News:
    return News(told["id"], told["rule"], told["args"], _by_seat(told["secret"]))


def _by_seat(told: dict[str, Plain]) -> dict[int, Plain]:
    return {int(seat): value for seat, value in told.items()}
