"""The same people once more: what is carried over to the next table, and who sits where."""

from __future__ import annotations

from collections.abc import Collection

from camarilla.table.meeting.names import is_bot
from camarilla.table.meeting.settings import Door, Settings
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.refusals import NotNow
from camarilla.table.store.records import Kind, SeatRecord, Status, TableRecord


def moved_on(record: TableRecord, seat: int) -> int:
    """Where whoever sat here sits next time: everybody moves on by one chair, so that everybody begins once."""
    return (seat + 1) % len(record.seats)


def rematch(record: TableRecord, by: int, here: Collection[int], opened_by: str) -> TableWish:
    """The same game by the same rules, its chairs kept for the same people: ``by`` is the host, ``here`` sit with him.

    A chair that nobody held in the end stays with its bot.
    """
    if record.status is not Status.OVER:
        raise NotNow("table-again-over")
    wished = {moved_on(record, chair.seat): _chair(chair, chair.seat in here) for chair in record.seats}
    return TableWish(
        record.game,
        [wished[seat] for seat in range(len(wished))],
        record.name,
        record.switches,
        record.components,
        settings=Settings(**{**vars(record.settings), "door": Door.INVITATION}),
        host=moved_on(record, by),
        opened_by=opened_by,
    )


def _chair(chair: SeatRecord, here: bool) -> ChairWish:
    if chair.kind is Kind.HUMAN and chair.taken:
        return ChairWish(Kind.HUMAN, chair.bot, chair.name, here, program=is_bot(chair.name))
    return ChairWish(Kind.BOT, chair.bot, chair.name)
