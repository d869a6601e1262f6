"""The chairs of one table as the store keeps them: every change of who sits where goes through here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from camarilla.bots import QuickDice
from camarilla.table.meeting.names import is_bot, stranger
from camarilla.table.meeting.tokens import new_token
from camarilla.table.play.open_table import OpenTable
from camarilla.table.refusals import Forbidden
from camarilla.table.store.records import FROM_NOW, Kind, TableRecord

T = TypeVar("T")


class Chairs:
    """Changes chairs, host, votes and stops of a table, at whichever process. ``reseated``: a chair changed hands."""

    def __init__(self, table: OpenTable, reseated: Callable[[], Awaitable[None]]) -> None:
        self.table = table
        self._reseated = reseated

    async def change(self, change: Callable[[TableRecord], T], by: int | None = None) -> T:
        """Changes the chairs as they are in the store now: another process may have changed them, too.

        What the person of a seat wants (``by``) is refused if by then somebody else sits there. Who he is, is noted
        before anything is waited for: a caller looks up the seat of a token and comes here without a pause.
        """
        done: list[T] = []
        held = "" if by is None else self.table.chair(by).token_hash

        def checked(record: TableRecord) -> None:
            if by is not None:
                check_holder(record, by, held)
            done.append(change(record))

        async def changed() -> None:
            async with self.table.lock:
                key, before = self.table.record.id, self.table.record.seats
                fresh = await self.table.services.store.change_seats(key, checked)
                self.table.follow(fresh)
            if [one.token_hash for one in before] != [one.token_hash for one in fresh.seats]:
                await self._reseated()  # mutes go with the person
            self.table.tell_table()
            self.table.wake()

        await self.table.undisturbed(changed())
        return done[0]


def check_holder(record: TableRecord, seat: int, held: str) -> None:
    """Refuses whoever had this chair before it changed hands."""
    if record.seats[seat].token_hash != held:
        raise Forbidden("table-wrong-token")


def empty(record: TableRecord, seat: int) -> None:
    """A chair for a person who has not come yet. Whoever was there takes his name and his private talk along."""
    chair = record.seats[seat]
    if chair.taken or chair.kind is Kind.BOT or is_bot(chair.name):
        chair.name = stranger([one.name for one in record.seats], QuickDice(new_token()))
    chair.kind, chair.token_hash, chair.taken, chair.nonce = Kind.HUMAN, "", False, ""
    chair.invite_hash, chair.link_wanted, chair.coached = "", False, False
    chair.stand_in, chair.missed = False, 0
    chair.heard_from = FROM_NOW  # what was said from here until now was said by whoever leaves
    if record.host == seat:
        record.host = _heir(record, seat)


def _heir(record: TableRecord, seat: int) -> int | None:
    """The next person to the left; nobody if nobody sits."""
    order = record.seats[seat + 1 :] + record.seats[:seat]
    return next((chair.seat for chair in order if chair.kind is Kind.HUMAN and chair.taken), None)


def here_again(record: TableRecord, seat: int) -> None:
    """The person of this seat has answered: he has missed nothing lately, and a vote on him finds him here."""
    record.seats[seat].missed = 0
    if record.vote is not None and record.vote.seat == seat:
        record.vote = record.vote.answered()
