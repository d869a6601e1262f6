"""The bots of one table: they answer one at a time, and never stall it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from camarilla.core.illegal import NotAsked, Refused
from camarilla.table.play.minds import Turn, bots_key, interjector
from camarilla.table.play.referee import Referee
from camarilla.table.play.telling import BREATH
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict
from camarilla.table.tasks import ended

if TYPE_CHECKING:
    from camarilla.table.play.table import Table

LOG = logging.getLogger("camarilla.table")
TALKATIVE = 6  # words out of turn after each other; then somebody else is heard first
PATIENCE = 5  # stumbles in a row after which the bots wait until somebody comes to the table


class Driver:
    """Plays every seat that has a bot, and those whose person has not come. Runs only while one of them is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._key = bots_key(table.record.seed)
        self._polled = 0
        self._spoke, self._words = False, 0
        self._task: asyncio.Task[None] | None = None
        self._woken = self._stopped = False

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Something has happened: perhaps it is a bot's turn."""
        self._woken = True
        if not self.busy and not self._stopped:
            self._task = asyncio.create_task(self._drive(), name=f"bots of {self.table.record.id}")

    async def stop(self) -> None:
        """For good: an answer that is still being written wakes nobody any more."""
        self._stopped = True
        await ended(self._task)

    async def settled(self) -> None:
        """Returns when no bot of this table has anything to say."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _drive(self) -> None:
        """Of several processes one plays. The others look again when it is told or gone (``House.duty_waits``)."""
        while self._woken:
            self._woken = False
            if self.table.house.line.alone:
                await self._play_on()
            elif await self._peek():
                async with self.table.house.line.duty("bots", self.table.record.id) as ours:
                    if ours:
                        self.table.elsewhere.behind = True
                        await self._play_on()

    async def _peek(self) -> bool:
        """Whether a bot has anything to do, or we cannot find out."""
        before = self._polled, self._spoke, self._words
        try:
            return bool(await self._turns())
        except Exception:
            return True
        finally:
            self._polled, self._spoke, self._words = before

    async def _play_on(self) -> None:
        failures = 0
        while failures < PATIENCE:
            try:
                turns = await self._turns()
                if not turns:
                    return
                await self._play(turns)
                failures = 0
            except Refused as refused:
                LOG.warning("the bots of table %s cannot go on: %s", self.table.record.id, refused)
                return
            except Exception:
                LOG.exception("the bots of table %s stumbled", self.table.record.id)
                failures += 1
                await asyncio.sleep(failures)

    async def _play(self, turns: list[Turn]) -> None:
        """Every answer comes after the same pause, forced or not, and after what was told before it.

        Those who answer at the same time think at the same time: how many of them are bots takes no time, so a discreet
        window says nothing about whom it asked. A bot that keeps its mouth shut takes no time, either.
        """
        minds = self.table.house.minds
        if turns[0].interjection:
            answer = await minds.answer(turns[0])
            if answer is None:
                return
            answers = [answer]
            await self._pause()
            self._spoke = True
        else:
            *answers, _ = await asyncio.gather(*(minds.answer(turn) for turn in turns), self._pause())
        for turn, answer in zip(turns, answers, strict=True):
            await self.table.undisturbed(self._answer(turn, answer))

    async def _pause(self) -> None:
        await asyncio.sleep(min(self.table.house.pace, BREATH))
        await self.table.telling.over()

    async def _turns(self) -> list[Turn]:
        """The next bots to speak: now and then one out of turn, otherwise those who are asked."""
        table = self.table
        async with table.at_rest() as referee:
            if referee is None or table.record.stops.paused is not None:
                return []
            if self._polled != referee.number:
                self._polled = referee.number
                self._words, self._spoke = (self._words + 1 if self._spoke else 0), False
                seat = self._out_of_turn(referee) if self._words < TALKATIVE else None
                if seat is not None:
                    return [self.turn_of(referee, seat, interjection=True)]
            asked = [seat for seat in referee.match.asked() if table.played_by_bot(seat)]
            return [self.turn_of(referee, seat, interjection=False) for seat in asked]

    def _out_of_turn(self, referee: Referee) -> int | None:
        """A bot for whose word somebody waits, or now and then one that is drawn."""
        bots = [seat for seat in referee.newest.aside if self.table.played_by_bot(seat)]
        for seat in bots:
            if referee.question(seat, interjection=True).pressing():
                return seat
        drawn = interjector(self._key, referee.number, len(self.table.record.seats))
        return drawn if drawn in bots else None

    def turn_of(self, referee: Referee, seat: int, interjection: bool) -> Turn:
        return Turn(
            game=self.table.game,
            position=referee.match.position.copy(),
            seat=seat,
            bot=self.table.record.seats[seat].bot,
            question=referee.question(seat, interjection),
            interjection=interjection,
            since=referee.asked_since(seat, interjection),
            seed=f"{self._key} {referee.number} {seat}",
        )

    async def _answer(self, turn: Turn, answer: Any) -> None:
        """Takes a bot's answer, unless its question is gone or its person came while it was thinking."""
        table = self.table

        def still(referee: Referee) -> None:
            if not table.played_by_bot(turn.seat) or referee.asked_since(turn.seat, turn.interjection) != turn.since:
                raise Stale("table-stale", seq=turn.since, newest=referee.seq)

        try:
            await table.take(turn.seat, turn.question.write(answer), turn.interjection, None, still)
        except (Stale, NotAsked, NotNow, Conflict) as late:
            LOG.info("bot %s of %s came too late: %s", turn.bot, table.record.id, late)
        except Refused as refused:
            table.house.minds.figures.bot_failures["illegal"] += 1
            LOG.warning("bot %s of %s broke a rule: %s", turn.bot, table.record.id, refused)
            if not turn.interjection:
                default = turn.question.write(turn.question.default())
                await table.take(turn.seat, default, False, None, still)
