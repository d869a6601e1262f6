"""Where clocks are kept: when each table is due, what has stopped it, and when the house itself was asleep."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert, select, update

from camarilla.table.store.schema import outages, pulse, tables
from camarilla.table.store.sql import SqlStore

ONE = 1  # the row of the pulse
NEAR = 15_000  # milliseconds between two notes of the same sleep


@dataclass(frozen=True)
class Outage:
    """Nobody was awake from then to then."""

    begun: int
    ended: int

    def within(self, begun: int, ended: int | None) -> int:
        """How much of it lies between these moments (None: the end of time)."""
        last = self.ended if ended is None else min(self.ended, ended)
        return max(0, last - max(begun, self.begun))


class ClockStore:
    """Clocks in the database of the house."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store

    async def save_due(self, table: str, due: int | None) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    async def due_by(self, moment: int) -> list[str]:
        """The tables whose clocks must be looked at until then, the most urgent first."""
        query = select(tables.c.id).where(tables.c.due <= moment).order_by(tables.c.due)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    # --- the house itself ---------------------------------------------------------------------------------------------

    async def beat(self, now: int) -> None:
        """Somebody is awake."""
        async with self.store.writing() as connection:
            await connection.execute(update(pulse).where(pulse.c.id == ONE, pulse.c.at < now).values(at=now))

    async def note(self, outage: Outage) -> None:
        """Nobody was awake then; of several processes on one machine, the first writes it down."""
        near = outages.c.begun.between(outage.begun - NEAR, outage.begun + NEAR)
        async with self.store.writing() as connection:
            if (await connection.execute(select(outages.c.begun).where(near))).first() is None:
                await connection.execute(insert(outages).values(begun=outage.begun, ended=outage.ended))

    async def wake_up(self, now: int, asleep: int, settle: int) -> list[Outage]:
        """All outages; the last one ends here if nobody was awake for so long. Only the first process finds it."""
        async with self.store.writing() as connection:
            last = (await connection.execute(select(pulse.c.at).with_for_update())).scalar()
            if last is None:
                await connection.execute(insert(pulse).values(id=ONE, at=now))
            elif last < now - asleep:
                await connection.execute(insert(outages).values(begun=last, ended=now + settle))
                await connection.execute(update(pulse).values(at=now))
            rows = (await connection.execute(select(outages).order_by(outages.c.begun))).all()
        return [Outage(begun, ended) for begun, ended in rows]
