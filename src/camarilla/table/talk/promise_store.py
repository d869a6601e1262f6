"""Promises in words, and what those who know them think of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.table.processes.signals import tell
from camarilla.table.store.records import Conflict
from camarilla.table.store.schema import promises, verdicts
from camarilla.table.store.sql import SqlStore

PROMISES = "promises"  # the subject that other processes are told of


@dataclass
class Promise:
    """Somebody gave his word in a room; ``until`` is the last round in which it can be kept."""

    room: int
    n: int
    seat: int
    text: str
    round: int | None
    until: int | None
    at: int
    seq: int
    marks: dict[int, str] = field(default_factory=dict)  # by seat: noted, kept, broken
    name: str = ""  # of whoever gave it, who may have left his chair since; "": given before names were kept
    number: int = 0  # counts all promises of the table and is for the house only

    def told(self) -> dict[str, Plain]:
        written: dict[str, Plain] = plain(self)
        del written["number"]
        return {**written, "marks": [{"seat": seat, "said": said} for seat, said in sorted(self.marks.items())]}


class PromiseStore:
    """The promises of all tables."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def add(self, table: str, promise: Promise, key: str) -> Promise:
        """Gives the promise its number in its room; raises Conflict if that or the key is taken."""
        newest = select(func.coalesce(func.max(promises.c.n), 0)).where(
            promises.c.table_id == table, promises.c.room == promise.room
        )
        number = select(func.coalesce(func.max(promises.c.number), 0)).where(promises.c.table_id == table)
        try:
            async with self.store.writing() as connection:
                promise.number = (await connection.execute(number)).scalar_one() + 1
                promise.n = (await connection.execute(newest)).scalar_one() + 1
                row = {name: value for name, value in vars(promise).items() if name != "marks"}
                await connection.execute(insert(promises).values(table_id=table, key=key, **row))
                await tell(connection, table, PROMISES)
        except IntegrityError as taken:
            raise Conflict(f"{table} {key}") from taken
        return promise

    async def given(self, table: str, seat: int, key: str) -> tuple[int, int] | None:
        """Room and number of the promise that this seat gave with this key."""
        query = select(promises.c.room, promises.c.n).where(
            promises.c.table_id == table, promises.c.seat == seat, promises.c.key == key
        )
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        return (row.room, row.n) if row is not None else None

    async def mark(self, table: str, room: int, n: int, seat: int, said: str) -> None:
        where = (verdicts.c.table_id == table) & (verdicts.c.room == room) & (verdicts.c.n == n)
        async with self.store.writing(table) as connection:
            await connection.execute(delete(verdicts).where(where, verdicts.c.seat == seat))
            row = {"table_id": table, "room": room, "n": n, "seat": seat, "said": said}
            await connection.execute(insert(verdicts).values(row))
            await tell(connection, table, PROMISES)

    async def all(self, table: str) -> list[Promise]:
        """Every promise of the table in the order in which they were given."""
        columns = [promises.c[name] for name in Promise.__dataclass_fields__ if name != "marks"]
        given = select(*columns).where(promises.c.table_id == table)
        async with self.store.reading() as connection:
            rows = (
                await connection.execute(given.order_by(promises.c.number, promises.c.room, promises.c.n))
            ).mappings()
            found = {(row["room"], row["n"]): Promise(**row) for row in rows}
            if found:
                marks = await connection.execute(select(verdicts).where(verdicts.c.table_id == table))
                for row in marks.mappings():
                    found[(row["room"], row["n"])].marks[row["seat"]] = row["said"]
        return list(found.values())
