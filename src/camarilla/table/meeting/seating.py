"""Who sits where: joining an open table, standing up, and what the host may do about the chairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from camarilla.bots import kinds
from camarilla.core.illegal import BadInput
from camarilla.core.words import named
from camarilla.table.absence.clock import Clock
from camarilla.table.meeting.chairs import Chairs, empty
from camarilla.table.meeting.names import clean_name
from camarilla.table.meeting.settings import Door
from camarilla.table.meeting.tokens import hashed, new_token, same
from camarilla.table.play.open_table import OpenTable
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.records import FROM_NOW, Kind, SeatRecord, Status, TableRecord

T = TypeVar("T")


class Seating:
    """The chairs of one table. A chair changes hands with its token: whoever has the old one is a spectator."""

    def __init__(self, table: OpenTable, chairs: Chairs, clock: Clock) -> None:
        self.table = table
        self.chairs = chairs
        self.clock = clock

    # --- people -------------------------------------------------------------------------------------------------------

    async def accept(self, invitation: str) -> tuple[int, str]:
        """Somebody comes with an invitation. Who is first gets the seat and a token of his own; the link is spent."""
        seat = self.invited(invitation)
        if seat is None:
            raise Forbidden("table-invite-void")

        def unspent(record: TableRecord) -> None:
            if not same(invitation, record.seats[seat].invite_hash):
                raise Forbidden("table-invite-void")

        return seat, await self.sit(seat, unspent)

    async def sit(self, seat: int, check: Callable[[TableRecord], None] = lambda record: None) -> str:
        """Somebody sits down on a free chair that was kept for him; returns his token."""
        token = new_token()

        def sit(record: TableRecord) -> None:
            check(record)
            _check_not_over(record)
            chair = record.seats[seat]
            if chair.taken or chair.kind is Kind.BOT:
                raise NotNow("table-invite-taken", who=named(seat))
            chair.token_hash = hashed(token)
            self._comes(record, chair)

        await self._reseat(sit)
        return token

    def invited(self, invitation: str) -> int | None:
        """The chair to which this invitation leads, or led before somebody sat down there."""
        for chair in self.table.record.seats:
            if same(invitation, chair.invite_hash):
                return chair.seat
        return None

    async def want_link(self, invitation: str) -> None:
        """Somebody came too late and asks the host for a new link."""
        seat = self.invited(invitation)
        if seat is None:
            raise Forbidden("table-invite-void")

        def want(record: TableRecord) -> None:
            chair = record.seats[seat]
            if not same(invitation, chair.invite_hash):
                raise Forbidden("table-invite-void")
            if not chair.taken:
                raise NotNow("table-invite-free")
            chair.link_wanted = True

        await self.chairs.change(want)

    async def renew(self, seat: int, account: str | None = None) -> str:
        """A new token for whoever sits here: what opened the seat before opens it no more."""
        token, held = new_token(), self.table.chair(seat).token_hash

        async def renewed() -> None:
            async with self.table.lock:
                store, key = self.table.services.store, self.table.record.id
                self.table.follow(await store.renew_seat(key, seat, held, hashed(token), account))
            self.table.tell_table()

        await self.table.undisturbed(renewed())
        return token

    async def join(self, wished: int | None, name: str, traces: Sequence[str] = ()) -> tuple[int, str]:
        """Somebody from the list sits down, on this chair or on any free one; returns the seat and its new token.

        Whoever has left a chair of this match has seen its secrets: he comes back by the host's invitation only.
        """
        called, token = clean_name(name) if name.strip() else "", new_token()
        if wished is not None:
            self.table.chair(wished)

        def join(record: TableRecord) -> int:
            _check_door(record)
            chair = _free_chair(record, wished)
            chair.token_hash, chair.nonce, chair.name = hashed(token), "", called or chair.name
            self._comes(record, chair)
            return chair.seat

        if traces and await self.table.services.store.has_left(self.table.record.id, traces):
            raise Forbidden("table-left-before")
        return await self._reseat(join), token

    def _comes(self, record: TableRecord, chair: SeatRecord) -> None:
        """What is asked of the seat now is asked of him now; what was said to it before is not for him."""
        chair.taken, chair.returned, chair.heard_from = True, self.table.services.now(), FROM_NOW
        if record.host is None:  # a table that everybody has left belongs to the next who comes
            record.host = chair.seat

    async def stand(self, seat: int, traces: Sequence[str] = ()) -> None:
        """The person of this seat leaves it for good; a bot plays on until somebody else sits down."""

        def stand(record: TableRecord) -> None:
            _check_not_over(record)
            empty(record, seat)

        await self._reseat(stand, by=seat)
        if traces and self.table.record.status is Status.RUNNING:
            await self.table.services.store.note_leaver(self.table.record.id, traces)

    # --- the host -----------------------------------------------------------------------------------------------------

    async def invite(self, seat: int) -> str:
        """An invitation to this chair; the old one is void. Before the start also to a bot's and a taken one."""
        self.table.chair(seat)
        token = new_token()

        def invite(record: TableRecord) -> None:
            _check_given(record, seat)
            empty(record, seat)
            record.seats[seat].invite_hash = hashed(token)

        await self._reseat(invite)
        return token

    async def give_to_bot(self, seat: int, bot: str) -> None:
        """A bot takes this chair, before the start."""
        self.table.chair(seat)
        known = kinds(self.table.game.id)
        if bot and bot not in known:
            raise BadInput("bot", "core-unknown-bot", bot=bot, known=list(known))

        def give(record: TableRecord) -> None:
            if record.status is Status.RUNNING:
                raise NotNow("table-already-started")
            _check_given(record, seat)
            empty(record, seat)
            chair = record.seats[seat]
            chair.kind, chair.bot = Kind.BOT, bot or chair.bot

        await self._reseat(give)

    # --- what all of this is made of ----------------------------------------------------------------------------------

    async def _reseat(self, change: Callable[[TableRecord], T], by: int | None = None) -> T:
        """Changes who sits where; the clocks of a running match go by who is asked now."""
        done = await self.chairs.change(change, by)
        if self.table.record.status is Status.RUNNING:
            await self.clock.refresh()
        return done


def _check_door(record: TableRecord) -> None:
    if record.settings.door is not Door.OPEN:
        raise Forbidden("table-by-invitation")
    _check_not_over(record)


def _check_not_over(record: TableRecord) -> None:
    if record.status is Status.OVER:
        raise NotNow("table-over")


def _check_given(record: TableRecord, seat: int) -> None:
    """A chair that the host may give away: not his own, and once the match runs only one that nobody has taken."""
    _check_not_over(record)
    if seat == record.host:
        raise NotNow("table-own-seat")
    chair = record.seats[seat]
    if record.status is Status.RUNNING and (chair.kind is Kind.BOT or chair.taken):
        raise NotNow("table-seat-taken", who=named(seat))


def _free_chair(record: TableRecord, wished: int | None) -> SeatRecord:
    """The chair that is wished for, or the first that is free."""
    for chair in record.seats:
        if chair.kind is Kind.HUMAN and not chair.taken and wished in (None, chair.seat):
            return chair
    raise NotNow("table-full") if wished is None else NotNow("table-seat-taken", who=named(wished))
