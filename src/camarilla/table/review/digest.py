"""What happened since a seat last had a say: from what it heard itself, nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from camarilla.core.words import Plain
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import lines
from camarilla.table.store.records import Status
from camarilla.table.store.schema import events

BY_ITSELF = "auto."  # so begins the key of an answer that a client gave because there was no other


@dataclass
class Digest:
    """The news after ``since``, the seq of the last answer that the person of this seat gave himself."""

    since: int
    news: list[dict[str, Plain]]


async def digest_of(table: OpenTable, seat: int) -> Digest:
    """Answers of bots and of the clock have no key, those without a choice begin with a mark: all of them he missed."""
    if table.record.status is Status.GATHERING:
        return Digest(0, [])
    store = table.services.store
    own = (events.c.table_id == table.record.id) & (events.c.seat == seat) & events.c.key.is_not(None)
    own &= events.c.key.not_like(f"{BY_ITSELF}%")
    async with store.reading() as connection:
        since = (await connection.execute(select(func.max(events.c.seq)).where(own))).scalar() or 0
    return Digest(since, lines(await store.news(table.record.id, since), seat))
