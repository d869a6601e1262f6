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
from typing import Any

from camarilla.bots import QuickDice
from camarilla.core.illegal import NotAsked, Refused
from camarilla.core.questions import Question
from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.meeting.chairs import Chairs, here_again
from camarilla.table.meeting.settings import Absence
from camarilla.table.play.driver import turn_of
from camarilla.table.play.minds import Turn
from camarilla.table.play.moves import Answer, Moves
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running
from camarilla.table.play.telling import BREATH
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict, Status, Stops, TableRecord
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
NEAR = 60_000  # a deadline further away is left to the watchman
AGAIN = 30.0  # seconds until clocks that could not be obeyed are looked at again


@dataclass
class Late:
    """Somebody whose time is up."""

    seat: int
    question: Question[Any]
    turn: Turn


class Clock:
    """All clocks of one table."""

    def __init__(self, table: OpenTable, face: ClockFace, moves: Moves, chairs: Chairs) -> None:
        self.table = table
        self.face = face
        self.moves = moves
        self.chairs = chairs
        self._timer: asyncio.TimerHandle | None = None
        self._striking: asyncio.Task[None] | None = None
        self._stopped = False
        table.when_woken(self.arm)

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
        left = due - self.table.services.now()
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
        self.table.behind = not self.table.services.cable.alone
        self.table.services.watchman.look()
        try:
            async with self.moves.at_rest() as running:
                late = await self._late(running) if running is not None else []
                discreet = running is not None and running.discreet
        except Refused as refused:  # saved by other rules: it rests
            LOG.info("the clock of table %s rests: %s", self.table.record.id, refused)
            return
        if late:
            await self._time_out(late, discreet)
        await self.refresh()

    async def _late(self, running: Running) -> list[Late]:
        if not self.face.limit or self.face.stops.paused is not None:
            return []
        asked = running.match.asked()
        return [
            Late(seat, asked[seat], await turn_of(self.table, running, seat, interjection=False))
            for seat in asked
            if self.face.is_late(running, seat)
        ]

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
        minds = self.table.services.minds
        *answers, _ = await asyncio.gather(
            *(minds.answer(one.turn) for one in late), asyncio.sleep(min(self.table.services.pace, BREATH))
        )
        return answers

    async def _answer(self, late: Late, answer: Any) -> bool:
        table = self.table
        try:
            given = Answer(late.seat, late.question.write(answer), False, self._still(late))
            await table.undisturbed(self.moves.advance(given))
        except (Stale, NotAsked, Conflict) as gone:
            LOG.info("seat %s of %s answered just in time: %s", late.seat, table.record.id, gone)
            return False
        return True

    def _still(self, late: Late) -> Callable[[Running], None]:
        """Refuses unless the same question is still open, and its time is up."""

        def check(running: Running) -> None:
            if running.match.asked().get(late.seat) != late.question or not self.face.is_late(running, late.seat):
                raise Stale("table-stale", seq=late.turn.since, newest=running.seq)

        return check

    async def _missed(self, seat: int) -> None:
        def count(record: TableRecord) -> None:
            record.seats[seat].missed += 1

        await self.chairs.change(count)

    async def _take_over(self, late: Late) -> None:
        """From now on a bot plays this seat, and everybody sees it."""

        def absent(record: TableRecord) -> None:
            running, chair = self.table.running, record.seats[late.seat]
            if running is None or record.number != running.number or chair.stand_in:  # another process was faster
                raise Stale("table-stale", seq=late.turn.since, newest=record.seq)
            self._still(late)(running)
            chair.stand_in, chair.missed = True, chair.missed + 1

        try:
            await self.chairs.change(absent)
        except Stale:
            LOG.info("seat %s of %s answered just in time", late.seat, self.table.record.id)

    # --- coming back --------------------------------------------------------------------------------------------------

    async def back(self, seat: int) -> None:
        """The person is here again: the bot stops at once, and he has the whole time for what he is asked now."""
        if not self.table.chair(seat).stand_in:
            raise NotNow("table-nobody-stands-in")

        def present(record: TableRecord) -> None:
            chair = record.seats[seat]
            chair.stand_in, chair.missed, chair.returned = False, 0, self.table.services.now()

        await self.chairs.change(present, seat)
        await self.refresh()

    async def answered(self, seat: int) -> None:
        """Somebody has openly answered for himself."""
        vote = self.table.record.open_vote(self.table.services.now())
        voted_on = vote is not None and vote.seat == seat and vote.gone
        if self.table.chair(seat).missed or voted_on:
            await self.chairs.change(lambda record: here_again(record, seat))

    # --- stopping -----------------------------------------------------------------------------------------------------

    async def stop_or_go(self, change: Callable[[TableRecord], Stops]) -> None:
        """Keeps what holds up the clocks now, and tells everybody."""
        await self.chairs.change(lambda record: setattr(record, "stops", change(record)))
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
        return Stops(self.table.services.now(), record.stops.credits)

    def resumed(self, record: TableRecord) -> Stops:
        begun = record.stops.paused
        if begun is None:
            raise NotNow("table-not-paused")
        now = self.table.services.now()
        asleep = self.table.services.watchman.asleep(begun, now)  # has its own credit
        return self._credited(record.stops, None, begun, now - begun - asleep)

    def extended(self, record: TableRecord) -> Stops:
        _check_running(record)
        if not record.settings.deadline:
            raise NotNow("table-no-deadline")
        paused = record.stops.paused
        at = paused if paused is not None else self.table.services.now()
        return self._credited(record.stops, paused, at, record.settings.deadline * 1000)

    def _credited(self, stops: Stops, paused: int | None, at: int, given: int) -> Stops:
        """One more credit; those that no question can use any more are forgotten."""
        running = self.table.running
        first = min(running.newest.clocks.values(), default=at) if running is not None else 0
        useful = [(then, credit) for then, credit in stops.credits if then >= first]
        return Stops(paused, (*useful, (at, given)))

    async def refresh(self) -> None:
        """Writes down anew when somebody must look at these clocks, and sets the timer."""
        table = self.table

        async def renewed() -> None:
            async with self.moves.at_rest() as running:
                due = self.face.due(running) if running is not None else None
                if due != table.record.due:
                    await table.services.clocks.save_due(table.record.id, due)
                    table.record.due = due

        if table.record.status is Status.RUNNING:
            await table.undisturbed(renewed())
        self.arm(1.0)


def _check_running(record: TableRecord) -> None:
    if record.status is not Status.RUNNING:
        raise NotNow("table-not-running")
