"""Who sits where: joining an open table, standing up, and what the host may do about the chairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from camarilla.bots import QuickDice, kinds
from camarilla.core.illegal import BadInput
from camarilla.core.words import seat as seat_named
from camarilla.table.meeting.names import clean_name, stranger
from camarilla.table.meeting.settings import Door
from camarilla.table.meeting.tokens import hashed, new_token, same
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.records import FROM_NOW, Kind, SeatRecord, Status, TableRecord

if TYPE_CHECKING:
    from camarilla.table.play.table import Table

T = TypeVar("T")


class Seating:
    """The chairs of one table. A chair changes hands with its token: whoever has the old one is a spectator."""

    def __init__(self, table: Table) -> None:
        self.table = table

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
                raise NotNow("table-invite-taken", who=seat_named(seat))
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

        await self.change(want)

    async def renew(self, seat: int, account: str | None = None) -> str:
        """A new token for whoever sits here: what opened the seat before opens it no more."""
        token, held = new_token(), self.table.chair(seat).token_hash

        async def renewed() -> None:
            async with self.table.lock:
                store, key = self.table.house.store, self.table.record.id
                self.follow(await store.renew_seat(key, seat, held, hashed(token), account))
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

        if traces and await self.table.house.store.has_left(self.table.record.id, traces):
            raise Forbidden("table-left-before")
        return await self._reseat(join), token

    def _comes(self, record: TableRecord, chair: SeatRecord) -> None:
        """What is asked of the seat now is asked of him now; what was said to it before is not for him."""
        chair.taken, chair.returned, chair.heard_from = True, self.table.house.now(), FROM_NOW
        if record.host is None:  # a table that everybody has left belongs to the next who comes
            record.host = chair.seat

    async def stand(self, seat: int, traces: Sequence[str] = ()) -> None:
        """The person of this seat leaves it for good; a bot plays on until somebody else sits down."""

        def stand(record: TableRecord) -> None:
            _check_not_over(record)
            empty(record, seat)

        await self._reseat(stand, by=seat)
        if traces and self.table.record.status is Status.RUNNING:
            await self.table.house.store.note_leaver(self.table.record.id, traces)

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
        done = await self.change(change, by)
        if self.table.record.status is Status.RUNNING:
            await self.table.clock.refresh()
        return done

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
                fresh = await self.table.house.store.change_seats(key, checked)
                self.follow(fresh)
            if [one.token_hash for one in before] != [one.token_hash for one in fresh.seats]:
                await self.table.talk.look()  # mutes go with the person
            self.table.tell_table()
            self.table.wake()

        await self.table.undisturbed(changed())
        return done[0]

    def follow(self, fresh: TableRecord) -> bool:
        """This is who sits now; whoever watches from a chair that changed hands has to come in again. True if new."""
        record, before = self.table.record, self.table.record.seats
        if (before, record.host, record.vote, record.stops) == (fresh.seats, fresh.host, fresh.vote, fresh.stops):
            return False
        record.seats, record.host, record.vote, record.stops = fresh.seats, fresh.host, fresh.vote, fresh.stops
        for viewer in list(self.table.viewers):
            seat = viewer.seat
            if seat is not None and before[seat].token_hash != fresh.seats[seat].token_hash:
                viewer.dismissed()
        return True


def check_holder(record: TableRecord, seat: int, held: str) -> None:
    """Refuses whoever had this chair before it changed hands."""
    if record.seats[seat].token_hash != held:
        raise Forbidden("table-wrong-token")


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
        raise NotNow("table-seat-taken", who=seat_named(seat))


def _free_chair(record: TableRecord, wished: int | None) -> SeatRecord:
    """The chair that is wished for, or the first that is free."""
    for chair in record.seats:
        if chair.kind is Kind.HUMAN and not chair.taken and wished in (None, chair.seat):
            return chair
    raise NotNow("table-full") if wished is None else NotNow("table-seat-taken", who=seat_named(wished))


def empty(record: TableRecord, seat: int) -> None:
    """A chair for a person who has not come yet. Whoever was there takes his name and his private talk along."""
    chair = record.seats[seat]
    if chair.taken or chair.kind is Kind.BOT:
        chair.name = stranger([one.name for one in record.seats], QuickDice(new_token()))
    chair.kind, chair.token_hash, chair.taken, chair.nonce = Kind.HUMAN, "", False, ""
    chair.invite_hash, chair.link_wanted = "", False
    chair.stand_in, chair.missed = False, 0
    if record.host == seat:
        record.host = _heir(record, seat)


def _heir(record: TableRecord, seat: int) -> int | None:
    """The next person to the left; nobody if nobody sits."""
    order = record.seats[seat + 1 :] + record.seats[:seat]
    return next((chair.seat for chair in order if chair.kind is Kind.HUMAN and chair.taken), None)
