"""Mutes go with the person: what a chair that changes hands takes along."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from camarilla.table.processes.signals import tell
from camarilla.table.store.schema import mutes

TALK = "talk"  # the subject that other processes are told of


async def forget_mutes(connection: AsyncConnection, table: str, seat: int) -> None:
    """The chair changed hands: whom its person did not want to hear, and who did not want to hear him, is void."""
    where = (mutes.c.table_id == table) & ((mutes.c.seat == seat) | (mutes.c.muted == seat))
    await connection.execute(delete(mutes).where(where))
    await tell(connection, table, TALK)
