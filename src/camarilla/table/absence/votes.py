"""Votes of the table: a seat goes to a bot or becomes free, a pause, its end, more time. The host has one vote, too.

Who votes: the people at the table when the vote is called, except whoever it is about. At a live table that is who is
online; at a slow one, who sits there without a bot standing in. More than half of them must say yes; as soon as half
say no, or the time of the vote is up, it has failed. Whoever calls it says yes with it: a lone person decides at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import StrEnum

from camarilla.core.illegal import BadInput
from camarilla.core.words import named
from camarilla.table.absence.clock import Clock
from camarilla.table.meeting.chairs import Chairs, empty
from camarilla.table.meeting.settings import Door, Pace
from camarilla.table.play.open_table import OpenTable
from camarilla.table.refusals import Forbidden, NotNow
from camarilla.table.store.records import Kind, SeatRecord, Status, TableRecord, Vote

GONE = 3 * 60_000  # milliseconds after which an absent person may be voted on
LIVE_VOTE = 60_000
SLOW_VOTE = 24 * 3_600_000
MISSES = 2  # open questions in a row: then also somebody who is online may be voted on


class Motion(StrEnum):
    """What can be voted on."""

    REPLACE = "replace"  # a bot plays this seat until its owner is back
    FREE = "free"  # the seat is for somebody new
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"  # everybody who is asked now has the whole time once more


ABOUT_SOMEBODY = (Motion.REPLACE, Motion.FREE)


class Votes:
    """The vote of one table; there is one at a time."""

    def __init__(self, table: OpenTable, chairs: Chairs, clock: Clock) -> None:
        self.table = table
        self.chairs = chairs
        self.clock = clock
        self._gone: dict[int, int] = {}  # since when who is not here, as far as this process knows
        self._timer: asyncio.TimerHandle | None = None
        table.when_changed(self.look_round)

    @property
    def open(self) -> Vote | None:
        """The vote that is being taken."""
        return self.table.record.open_vote(self.table.services.now())

    # --- who is here --------------------------------------------------------------------------------------------------

    def look_round(self) -> None:
        """Somebody came or went."""
        now = self.table.services.now()
        for chair in self.table.record.seats:
            if chair.kind is Kind.BOT or not chair.taken or self.table.online(chair.seat):
                self._gone.pop(chair.seat, None)
            else:
                self._gone.setdefault(chair.seat, now)
        self._set_timer()

    def away(self, record: TableRecord, seat: int) -> bool:
        """Whether the others may decide about this seat."""
        chair = record.seats[seat]
        if chair.kind is Kind.BOT or not chair.taken:
            return False
        return _absent(chair) or self._long_gone(seat)

    def _long_gone(self, seat: int) -> bool:
        gone = self._gone.get(seat)
        return gone is not None and self.table.services.now() - gone >= GONE

    def voters(self, record: TableRecord, about: int | None) -> tuple[int, ...]:
        """Who votes now."""
        live = record.settings.pace is Pace.LIVE
        return tuple(
            chair.seat
            for chair in record.seats
            if chair.kind is Kind.HUMAN and chair.taken and not chair.stand_in and chair.seat != about
            if not live or self.table.online(chair.seat)
        )

    # --- voting -------------------------------------------------------------------------------------------------------

    async def call(self, seat: int, motion: Motion, about: int | None = None) -> None:
        """Somebody calls a vote, and says yes to it."""

        def called(record: TableRecord) -> None:
            self._check_call(record, seat, motion, about)
            now = self.table.services.now()
            until = now + (LIVE_VOTE if record.settings.pace is Pace.LIVE else SLOW_VOTE)
            voters = tuple(sorted({*self.voters(record, about), seat}))
            number = record.vote.number + 1 if record.vote else 1
            gone = about is not None and self._long_gone(about)
            record.vote = Vote(number, motion.value, about, seat, until, voters, (seat,), (), now, gone)

        await self._change(called, seat)

    def _check_call(self, record: TableRecord, seat: int, motion: Motion, about: int | None) -> None:
        now = self.table.services.now()
        if record.status is not Status.RUNNING:
            raise NotNow("table-not-running")
        if record.seats[seat].stand_in:
            raise NotNow("table-stood-in")
        if record.vote is not None and record.vote.until > now:
            raise NotNow("table-vote-open")
        if motion in ABOUT_SOMEBODY:
            self._check_about(record, seat, motion, about)
        elif about is not None:
            raise BadInput("seat", "table-vote-nobody")
        paused = record.stops.paused is not None
        if motion is Motion.RESUME and not paused:
            raise NotNow("table-not-paused")
        if motion is Motion.PAUSE and paused:
            raise NotNow("table-paused-already")
        if motion is Motion.EXTEND and not record.settings.deadline:
            raise NotNow("table-no-deadline")

    def _check_about(self, record: TableRecord, seat: int, motion: Motion, about: int | None) -> None:
        if about is None:
            raise BadInput("seat", "table-vote-whom")
        self.table.chair(about)
        if about == seat or not self.away(record, about):
            raise NotNow("table-vote-here", who=named(about), minutes=GONE // 60_000)
        if motion is Motion.REPLACE and record.seats[about].stand_in:
            raise NotNow("table-vote-bot-already", who=named(about))
        if motion is Motion.FREE and record.settings.door is not Door.OPEN:
            raise NotNow("table-by-invitation")

    async def cast(self, seat: int, number: int, yes: bool) -> None:
        """Somebody votes; once, and the last word counts."""

        def voted(record: TableRecord) -> None:
            vote, now = record.vote, self.table.services.now()
            if vote is None or vote.number != number or vote.until <= now or record.status is not Status.RUNNING:
                raise NotNow("table-vote-over")
            if seat not in vote.voters:
                raise Forbidden("table-vote-not-you")
            others = [tuple(one for one in side if one != seat) for side in (vote.yes, vote.no)]
            record.vote = vote.counted(
                (*others[0], seat) if yes else others[0], others[1] if yes else (*others[1], seat)
            )

        await self._change(voted, seat)

    async def _change(self, change: Callable[[TableRecord], None], by: int) -> None:
        """Keeps the vote as it is now; what is decided happens with it or not at all."""

        def changed(record: TableRecord) -> None:
            change(record)
            vote = record.vote
            if vote is not None and (vote.passed or vote.failed):
                record.vote = vote.closed(self.table.services.now())
                if vote.passed:
                    self._carry_out(record, vote)

        await self.chairs.change(changed, by)
        await self.clock.refresh()

    def _carry_out(self, record: TableRecord, vote: Vote) -> None:
        clock, motion = self.clock, Motion(vote.kind)
        if motion is Motion.PAUSE:
            record.stops = clock.paused(record)
        elif motion is Motion.RESUME:
            record.stops = clock.resumed(record)
        elif motion is Motion.EXTEND:
            record.stops = clock.extended(record)
        elif vote.seat is not None and self._still_away(record.seats[vote.seat], vote):
            if motion is Motion.FREE:
                empty(record, vote.seat)
            else:
                record.seats[vote.seat].stand_in = True

    def _still_away(self, chair: SeatRecord, vote: Vote) -> bool:
        """Unless its person has come back meanwhile, at whichever process."""
        if chair.kind is Kind.BOT or not chair.taken or chair.returned > vote.called:
            return False
        return _absent(chair) or (vote.gone and not self.table.online(chair.seat))

    # --- the time of a vote -------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        """When the time of a vote is up, everybody sees that it is gone."""
        self.close()
        vote = self.open
        if vote is not None:
            left = (vote.until - self.table.services.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(left, self.table.tell_table)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _absent(chair: SeatRecord) -> bool:
    """Whether this person has let the table wait, as every process knows."""
    return chair.stand_in or chair.missed >= MISSES
