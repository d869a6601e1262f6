"""What bots remember of the last evening: it goes along into a rematch, and nowhere else.

Only what is left between two who both sit here again: one line for each such pair, which only the two of them hear.
"""

from __future__ import annotations

from camarilla.bots import memory_of, with_memory
from camarilla.bots.memory import LAST_TIME, remembered
from camarilla.core.news import News
from camarilla.core.words import named
from camarilla.table.meeting.rematch import moved_on
from camarilla.table.store.records import Kind, SeatRecord, TableRecord
from camarilla.table.store.sql import SqlStore

LEFT = 0.6  # of a feeling is left on the next evening
MOST = 2.5  # MP, points or fields: nobody is lost before the first move
SLIGHT = 0.2  # below this it is forgotten


async def last_time(store: SqlStore, record: TableRecord) -> list[News]:
    """The lines with which a match begins for those who met before; none where it is no rematch."""
    before = await store.before(record.id)
    if before is None or before.game != record.game or len(before.seats) != len(record.seats):
        return []
    told = [news for event in await store.news(before.id, 0) for news in event.news]
    found = []
    for chair in before.seats:
        seat = moved_on(before, chair.seat)
        if (
            not _same(chair, record.seats[seat])
            or chair.kind is not Kind.BOT
            or not with_memory(before.game, chair.bot)
        ):
            continue
        memory = memory_of(before.game, chair.seat, len(before.seats))
        remembered(memory, [news.heard_by(chair.seat) for news in told])
        for other in before.seats:
            by = moved_on(before, other.seat)
            felt = LEFT * (memory.kindness(other.seat, chair.seat) - memory.wrong(other.seat, chair.seat))
            weight = max(-MOST, min(MOST, round(felt, 1)))
            if other is not chair and _same(other, record.seats[by]) and abs(weight) >= SLIGHT:
                line = {"who": named(by), "whom": named(seat), "weight": weight}
                found.append(News(LAST_TIME, "", {}, {seat: {**line}, by: {**line}}))
    return found


def _same(then: SeatRecord, now: SeatRecord) -> bool:
    """Whether the same one sits here again: whoever else took the chair has nothing to do with it."""
    return then.kind is now.kind and then.name == now.name
