"""Several processes on one PostgreSQL behave as one house: whoever writes tells the others to look.

``await tell(connection, table_id, subject)`` inside a transaction tells every *other* process that this subject of this
table has changed, at the moment of the commit. It carries no content: whoever hears it reads the store. Viewers in the
same process are told by whoever wrote. On SQLite there is only one process, and nothing to tell.
"""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL = "camarilla"
PROCESS = "camarilla_process"  # the execution option that holds the number of this process
EVENTS, SEATS = "events", "seats"


async def tell(connection: AsyncConnection, table_id: str, subject: str) -> None:
    """The other processes hear of it when this transaction commits, and never if it does not."""
    if connection.dialect.name == "postgresql" and connection.sync_connection is not None:
        sender = connection.sync_connection.get_execution_options()[PROCESS]
        await connection.execute(select(func.pg_notify(CHANNEL, f"{table_id} {subject} {sender}")))
