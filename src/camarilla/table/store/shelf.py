"""Where tables go that are not played on: set aside where they fail, resting where nobody comes, deleted in the end.

The policy is one record, ``Keeping``; docs/deployment.md says the same in words.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, delete, func, or_, select, update

from camarilla.table.store.played import HOUR, has_people, unfinished
from camarilla.table.store.records import Aside, Kind, Status
from camarilla.table.store.schema import seats, tables
from camarilla.table.store.sql import SqlStore

DAY = 24 * HOUR
ADDRESS = 16  # characters of ``opened_by`` that are the trace of an address; the rest names an account
ROWS = 500  # tables that one look takes


@dataclass(frozen=True)
class Keeping:
    """For how many days a table is kept that nobody comes to any more, with everything that belongs to it."""

    gathering: int = 14  # before its match began: then it is deleted
    idle: int = 30  # while its match runs: then it rests, until somebody comes
    bots: int = 1  # the same where no person sits
    aside: int = 90  # resting or set aside: then it is deleted
    over: int = 400  # after the end: then it is deleted


@dataclass(frozen=True)
class Shelved:
    """One line of the operator's list."""

    id: str
    game: str
    name: str
    status: str
    aside: str
    created: int
    touched: int
    events: int
    people: int


class Shelf:
    """Every method that writes has committed when it returns."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def set_aside(self, table: str, why: Aside) -> None:
        """Nobody plays it on: no bot is woken and no clock looked at, here or after a restart."""
        async with self.store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(aside=why.value, due=None))

    async def touch(self, table: str, now: int) -> None:
        """Somebody is here; a table that rested for want of people is played again."""
        resting = (tables.c.id == table) & (tables.c.aside == Aside.IDLE.value)
        async with self.store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(touched=now))
            await connection.execute(update(tables).where(resting).values(aside=""))

    async def wake(self, table: str) -> bool:
        """Lets a table be played again that was set aside; False if there is none."""
        async with self.store.writing() as connection:
            done = await connection.execute(update(tables).where(tables.c.id == table).values(aside=""))
        return bool(done.rowcount)

    async def remove(self, table: str) -> bool:
        """Deletes a table with its match, its talk and everything else; False if there is none."""
        async with self.store.writing() as connection:
            return bool((await connection.execute(delete(tables).where(tables.c.id == table))).rowcount)

    # --- how many there are -------------------------------------------------------------------------------------------

    async def open_tables(self, since: int, opened_by: str = "") -> int:
        """Unfinished tables that somebody has come to since then; of all, of one address or of one account."""
        query = select(func.count()).select_from(tables).where(unfinished(), tables.c.touched > since)
        address, account = opened_by[:ADDRESS], opened_by[ADDRESS:]
        if account:
            query = query.where(tables.c.opened_by.endswith(account, autoescape=True))
        elif address:
            query = query.where(tables.c.opened_by.startswith(address, autoescape=True))
        async with self.store.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def listed(self, aside: bool) -> list[Shelved]:
        """Tables whose match is not over, the longest untouched first; or only those that were set aside."""
        people = select(func.count()).where(
            seats.c.table_id == tables.c.id, seats.c.kind == Kind.HUMAN.value, seats.c.taken
        )
        columns = [tables.c[name] for name in ("id", "game", "name", "status", "aside", "created", "touched", "number")]
        query = select(*columns, people.scalar_subquery()).where(tables.c.status != Status.OVER.value)
        if aside:
            query = query.where(tables.c.aside != "")
        async with self.store.reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.touched).limit(ROWS))
        return [Shelved(*tuple(row)) for row in rows]

    async def known(self, ids: list[str]) -> dict[str, str]:
        """Which of these tables there still are, and why they are set aside."""
        query = select(tables.c.id, tables.c.aside).where(tables.c.id.in_(ids))
        async with self.store.reading() as connection:
            return {row.id: row.aside for row in await connection.execute(query)}

    # --- the policy ---------------------------------------------------------------------------------------------------

    async def idle(self, keeping: Keeping, now: int) -> list[str]:
        """Running matches to which nobody has come for long."""
        bots = and_(~has_people(), tables.c.touched < now - keeping.bots * DAY)
        query = select(tables.c.id).where(
            tables.c.status == Status.RUNNING.value,
            tables.c.aside == "",
            or_(tables.c.touched < now - keeping.idle * DAY, bots),
        )
        return await self._ids(query.limit(ROWS))

    async def expired(self, keeping: Keeping, now: int) -> list[str]:
        """Tables whose time on the shelf is over."""
        ended = [
            and_(tables.c.status == Status.GATHERING.value, tables.c.touched < now - keeping.gathering * DAY),
            and_(tables.c.status == Status.OVER.value, tables.c.touched < now - keeping.over * DAY),
            and_(tables.c.aside != "", tables.c.touched < now - keeping.aside * DAY),
        ]
        return await self._ids(select(tables.c.id).where(or_(*ended)).limit(ROWS))

    async def _ids(self, query: object) -> list[str]:
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())  # type: ignore[call-overload]  # a Select of ids
