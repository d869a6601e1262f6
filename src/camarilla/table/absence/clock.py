"""The clocks of one table: how long people may take, and what happens when their time is up.

A question has a deadline if the table has one; interjections have none. In a discreet window there is one clock for
all, from the last thing that everybody noticed; when it strikes, every answer that is missing is given at once, and
nobody is marked as absent (ADR 12).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from camarilla.bots import QuickDice
from camarilla.core.illegal import NotAsked, Refused
from camarilla.core.questions import Question
from camarilla.table.absence.votes import here_again
from camarilla.table.absence.watchman import SETTLE
from camarilla.table.meeting.settings import Absence
from camarilla.table.play.referee import Referee
from camarilla.table.play.telling import BREATH
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict, Status, Stops, TableRecord
from camarilla.table.tasks import ended

if TYPE_CHECKING:
    from camarilla.table.play.minds import Turn
    from camarilla.table.play.table import Table

LOG = logging.getLogger("camarilla.table")
NEAR = 60_000  # a deadline further away is left to the watchman
AGAIN = 30.0  # seconds until clocks that could not be obeyed are looked at again


@dataclass(frozen=True)
class SeatTime:
    seat: int
    left: int


@dataclass(frozen=True)
class Reading:
    """The clocks as everybody may read them: milliseconds that are left. Less than nothing: at any moment."""

    paused: bool
    window: int | None  # of a discreet window
    seats: list[SeatTime]  # of everybody who is openly awaited


@dataclass
class Late:
    """Somebody whose time is up."""

    seat: int
    question: Question[Any]
    turn: Turn


class Clock:
    """All clocks of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._timer: asyncio.TimerHandle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def limit(self) -> int:
        """Milliseconds for every decision; 0: as long as people like."""
        return self.table.record.settings.deadline * 1000

    @property
    def stops(self) -> Stops:
        return self.table.record.stops

    def now(self) -> int:
        """The time that the clocks show: while the table is paused they stand still."""
        return self.stops.paused if self.stops.paused is not None else self.table.house.now()

    # --- reading ------------------------------------------------------------------------------------------------------

    def end_of(self, referee: Referee, seat: int) -> int:
        """When the time of this seat is up."""
        asked = referee.newest.clocks[seat]
        if not referee.discreet:
            asked = max(asked, self.table.record.seats[seat].returned)
        given = sum(credit for at, credit in self.stops.credits if at >= asked)
        watchman, paused = self.table.house.watchman, self.stops.paused
        end = asked + self.limit + given + watchman.asleep(asked, paused)
        return end if paused is not None else max(end, watchman.since + SETTLE)

    def due(self, referee: Referee) -> int | None:
        """When somebody must look again. Of a discreet window always the same, whoever is asked."""
        if not self.limit or self.stops.paused is not None or referee.match.over:
            return None
        waiting = [seat for seat in referee.match.asked() if referee.discreet or not self.table.played_by_bot(seat)]
        return min((self.end_of(referee, seat) for seat in waiting), default=None)

    def reading(self, referee: Referee | None) -> Reading:
        """What everybody may see of the clocks; the same for all."""
        paused = self.stops.paused is not None
        if referee is None or not self.limit or referee.match.over:
            return Reading(paused, None, [])
        now, asked = self.now(), referee.match.asked()
        if referee.discreet:
            return Reading(paused, min(self.end_of(referee, seat) for seat in asked) - now, [])
        people = sorted(seat for seat in asked if not self.table.played_by_bot(seat))
        return Reading(paused, None, [SeatTime(seat, self.end_of(referee, seat) - now) for seat in people])

    def shown(self) -> Reading:
        """The clocks of the match as far as it is loaded."""
        return self.reading(self.table.loaded)

    # --- the timer ----------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return self._timer is not None or (self._striking is not None and not self._striking.done())

    def arm(self, least: float = 0.0) -> None:
        """Sets the timer, if a deadline is near."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.table.record.due
        if due is None or self._stopped or self.table.record.status is not Status.RUNNING:
            return
        left = due - self.table.house.now()
        if left <= NEAR:
            self._timer = asyncio.get_running_loop().call_later(max(least, left / 1000), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._striking is None or self._striking.done():
            self._striking = asyncio.create_task(self._obey(), name=f"clock of {self.table.record.id}")

    async def _obey(self) -> None:
        try:
            await self.strike()
        except Exception:
            LOG.exception("the clock of table %s", self.table.record.id)
            self.arm(AGAIN)

    async def stop(self) -> None:
        self._stopped = True
        self.arm()
        await ended(self._striking)

    # --- time is up ---------------------------------------------------------------------------------------------------

    async def strike(self) -> None:
        """Does what the table has chosen for everybody whose time is up."""
        self.table.elsewhere.behind = not self.table.house.line.alone
        try:
            async with self.table.at_rest() as referee:
                late = self._late(referee) if referee is not None else []
                discreet = referee is not None and referee.discreet
        except Refused as refused:  # saved by other rules: it rests
            LOG.info("the clock of table %s rests: %s", self.table.record.id, refused)
            return
        if late:
            await self._time_out(late, discreet)
        await self.refresh()

    def _late(self, referee: Referee) -> list[Late]:
        if not self.limit or self.stops.paused is not None:
            return []
        asked = referee.match.asked()
        return [
            Late(seat, asked[seat], self.table.driver.turn_of(referee, seat, interjection=False))
            for seat in asked
            if self._is_late(referee, seat)
        ]

    def _is_late(self, referee: Referee, seat: int) -> bool:
        if self.stops.paused is not None or self.table.played_by_bot(seat):
            return False
        return self.end_of(referee, seat) <= self.table.house.now()

    async def _time_out(self, late: list[Late], discreet: bool) -> None:
        """A bot that takes a seat is seen by all, so in a discreet window it answers this one question instead."""
        policy = self.table.record.settings.absence
        if policy is Absence.TAKEOVER and not discreet:
            for one in late:
                await self._take_over(one)
            return
        answers = await self._answers(late, policy)
        for one, answer in zip(late, answers, strict=True):
            if await self._answer(one, answer) and not discreet:
                await self._missed(one.seat)

    async def _answers(self, late: list[Late], policy: Absence) -> list[Any]:
        """What is answered instead; bots get the same pause as always."""
        if policy is Absence.DEFAULT:
            return [one.question.absent(QuickDice(f"{one.turn.seed} absent")) for one in late]
        minds = self.table.house.minds
        *answers, _ = await asyncio.gather(
            *(minds.answer(one.turn) for one in late), asyncio.sleep(min(self.table.house.pace, BREATH))
        )
        return answers

    async def _answer(self, late: Late, answer: Any) -> bool:
        table = self.table
        try:
            await table.undisturbed(table.take(late.seat, late.question.write(answer), False, None, self._still(late)))
        except (Stale, NotAsked, Conflict) as gone:
            LOG.info("seat %s of %s answered just in time: %s", late.seat, table.record.id, gone)
            return False
        return True

    def _still(self, late: Late) -> Callable[[Referee], None]:
        """Refuses unless the same question is still open, and its time is up."""

        def check(referee: Referee) -> None:
            if referee.match.asked().get(late.seat) != late.question or not self._is_late(referee, late.seat):
                raise Stale("table-stale", seq=late.turn.since, newest=referee.seq)

        return check

    async def _missed(self, seat: int) -> None:
        def count(record: TableRecord) -> None:
            record.seats[seat].missed += 1

        await self.table.seating.change(count)

    async def _take_over(self, late: Late) -> None:
        """From now on a bot plays this seat, and everybody sees it."""

        def absent(record: TableRecord) -> None:
            referee, chair = self.table.loaded, record.seats[late.seat]
            if referee is None or record.number != referee.number or chair.stand_in:  # another process was faster
                raise Stale("table-stale", seq=late.turn.since, newest=record.seq)
            self._still(late)(referee)
            chair.stand_in, chair.missed = True, chair.missed + 1

        try:
            await self.table.seating.change(absent)
        except Stale:
            LOG.info("seat %s of %s answered just in time", late.seat, self.table.record.id)

    # --- coming back --------------------------------------------------------------------------------------------------

    async def back(self, seat: int) -> None:
        """The person is here again: the bot stops at once, and he has the whole time for what he is asked now."""
        if not self.table.chair(seat).stand_in:
            raise NotNow("table-nobody-stands-in")

        def present(record: TableRecord) -> None:
            chair = record.seats[seat]
            chair.stand_in, chair.missed, chair.returned = False, 0, self.table.house.now()

        await self.table.seating.change(present, seat)
        await self.refresh()

    async def answered(self, seat: int, discreet: bool) -> None:
        """Somebody has answered for himself; of discreet answers nobody learns."""
        vote = self.table.votes.open
        voted_on = vote is not None and vote.seat == seat and vote.gone
        if not discreet and (self.table.chair(seat).missed or voted_on):
            await self.table.seating.change(lambda record: here_again(record, seat))

    def at_table(self, seat: int) -> None:
        """Refuses whoever has not yet said that he is back."""
        if self.table.chair(seat).stand_in:
            raise NotNow("table-stood-in")

    def going(self) -> None:
        """Refuses while the table is paused."""
        if self.stops.paused is not None:
            raise NotNow("table-paused")

    # --- stopping -----------------------------------------------------------------------------------------------------

    async def stop_or_go(self, change: Callable[[TableRecord], Stops]) -> None:
        """Keeps what holds up the clocks now, and tells everybody."""
        await self.table.seating.change(lambda record: setattr(record, "stops", change(record)))
        await self.refresh()

    async def pause(self) -> None:
        """All clocks stand still; nobody plays."""
        await self.stop_or_go(self.paused)

    async def resume(self) -> None:
        """The clocks go on where they were."""
        await self.stop_or_go(self.resumed)

    async def extend(self) -> None:
        """Everybody who is asked now has the whole time once more."""
        await self.stop_or_go(self.extended)

    def paused(self, record: TableRecord) -> Stops:
        _check_running(record)
        if record.stops.paused is not None:
            raise NotNow("table-paused-already")
        return Stops(self.table.house.now(), record.stops.credits)

    def resumed(self, record: TableRecord) -> Stops:
        begun = record.stops.paused
        if begun is None:
            raise NotNow("table-not-paused")
        now = self.table.house.now()
        asleep = self.table.house.watchman.asleep(begun, now)  # has its own credit
        return self._credited(record.stops, None, begun, now - begun - asleep)

    def extended(self, record: TableRecord) -> Stops:
        _check_running(record)
        if not record.settings.deadline:
            raise NotNow("table-no-deadline")
        paused = record.stops.paused
        at = paused if paused is not None else self.table.house.now()
        return self._credited(record.stops, paused, at, record.settings.deadline * 1000)

    def _credited(self, stops: Stops, paused: int | None, at: int, given: int) -> Stops:
        """One more credit; those that no question can use any more are forgotten."""
        referee = self.table.loaded
        first = min(referee.newest.clocks.values(), default=at) if referee is not None else 0
        useful = [(then, credit) for then, credit in stops.credits if then >= first]
        return Stops(paused, (*useful, (at, given)))

    async def refresh(self) -> None:
        """Writes down anew when somebody must look at these clocks, and sets the timer."""
        table = self.table

        async def renewed() -> None:
            async with table.at_rest() as referee:
                due = self.due(referee) if referee is not None else None
                if due != table.record.due:
                    await table.house.clocks.save_due(table.record.id, due)
                    table.record.due = due

        if table.record.status is Status.RUNNING:
            await table.undisturbed(renewed())
        self.arm(1.0)


def _check_running(record: TableRecord) -> None:
    if record.status is not Status.RUNNING:
        raise NotNow("table-not-running")
