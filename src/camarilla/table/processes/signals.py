"""Several processes on one PostgreSQL behave as one house: whoever writes tells the others to look.

``await tell(connection, table_id, subject)`` inside a transaction tells every *other* process that this subject of this
table has changed, at the moment of the commit. It carries no content: whoever hears it reads the store. Viewers in the
same process are told by whoever wrote. On SQLite there is only one process, and nothing to tell.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

CHANNEL = "camarilla"
PROCESS = "camarilla_process"  # the execution option that holds the number of this process
EVENTS, SEATS, PRESENCE = "events", "seats", "presence"


async def tell(connection: AsyncConnection, table_id: str, subject: str) -> None:
    """The other processes hear of it when this transaction commits, and never if it does not."""
    if connection.dialect.name == "postgresql" and connection.sync_connection is not None:
        sender = connection.sync_connection.get_execution_options()[PROCESS]
        await connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {subject} {sender}")))


def lock_key(kind: str, name: str) -> int:
    """The number that PostgreSQL knows this lock of this table or account by."""
    return int.from_bytes(blake2b(f"{kind} {name}".encode(), digest_size=8).digest(), "big", signed=True)


async def lock_table(connection: AsyncConnection, table_id: str) -> None:
    """Until this transaction ends, nobody else writes to this table: writers queue instead of colliding."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(lock_key("table", table_id))))


@asynccontextmanager
async def alone(engine: AsyncEngine, kind: str, name: str) -> AsyncIterator[None]:
    """Meanwhile no other process is in here. It costs a connection: a process comes with one at a time."""
    if engine.dialect.name != "postgresql":
        yield
        return
    async with engine.begin() as connection:
        await connection.execute(select(func.pg_advisory_xact_lock(lock_key(kind, name))))
        yield
