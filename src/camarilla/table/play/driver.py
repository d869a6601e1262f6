"""The bots of one table: they answer one at a time, and never stall it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from camarilla.bots import with_memory
from camarilla.bots.bot import hearing, nothing_heard
from camarilla.core.illegal import NotAsked, Refused
from camarilla.table.play.minds import Turn, answering, born_at, bots_key, interjector
from camarilla.table.play.moves import Answer, Moves
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running
from camarilla.table.play.telling import BREATH, Telling
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict, Status
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
TALKATIVE = 6  # words out of turn after each other; then somebody else is heard first
PROMPT = 1.2  # seconds, at most, until whoever made an offer hears what a bot makes of it
PATIENCE = 5  # stumbles in a row after which the bots wait until somebody comes to the table


class Driver:
    """Plays every seat that has a bot, and those whose person has not come. Runs only while one of them is asked."""

    def __init__(self, table: OpenTable, moves: Moves, telling: Telling) -> None:
        self.table = table
        self.moves = moves
        self.telling = telling
        self._key = bots_key(table.record.seed)
        self._polled = 0
        self._spoke, self._words = False, 0
        self._task: asyncio.Task[None] | None = None
        self._woken = self._stopped = False
        table.when_woken(self.wake)

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Something has happened: perhaps it is a bot's turn, where there are any."""
        record = self.table.record
        if record.status is not Status.RUNNING or not any(chair.played_by_bot for chair in record.seats):
            return
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
            if self.table.services.cable.alone:
                await self._play_on()
            elif await self._peek():
                async with self.table.services.cable.duty("bots", self.table.record.id) as ours:
                    if ours:
                        self.table.behind = True
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

        Those who answer at the same time think at the same time: how many of them are bots takes no time. Nobody
        searches in a discreet window (``answering``), so what it takes says nothing about whom it asked, but for the
        milliseconds of a thought where no pause covers them. A bot that keeps its mouth shut takes no time, either.
        """
        minds = self.table.services.minds
        if turns[0].interjection:
            answer = await minds.answer(turns[0])
            if answer is None:
                return
            answers = [answer]
            await self._pause(PROMPT if turns[0].question.pressing() else None)
            self._spoke = True
        else:
            *answers, _ = await asyncio.gather(*(minds.answer(turn) for turn in turns), self._pause())
        for turn, answer in zip(turns, answers, strict=True):
            await self.table.undisturbed(self._answer(turn, answer))

    async def _pause(self, most: float | None = None) -> None:
        """Until the story has been told; where somebody waits for a word, no longer than ``most``."""
        await asyncio.sleep(min(self.table.services.pace, BREATH))
        with suppress(TimeoutError):
            async with asyncio.timeout(most):  # wait_for of Python 3.11 can take a cancelling for an end
                await self.telling.over()

    async def _turns(self) -> list[Turn]:
        """The next bots to speak: now and then one out of turn, otherwise those who are asked."""
        table = self.table
        async with self.moves.at_rest() as running:
            if running is None or table.record.stops.paused is not None or table.patience.bots_wait:
                return []
            if self._polled != running.number:
                self._polled = running.number
                self._words, self._spoke = (self._words + 1 if self._spoke else 0), False
                seat = self._out_of_turn(running) if self._words < TALKATIVE else None
                if seat is not None:
                    return [await turn_of(table, running, seat, interjection=True)]
            asked = [seat for seat in running.match.asked() if table.played_by_bot(seat)]
            return [await turn_of(table, running, seat, interjection=False) for seat in asked]

    def _out_of_turn(self, running: Running) -> int | None:
        """A bot for whose word somebody waits, or now and then one that is drawn."""
        bots = [seat for seat in running.newest.aside if self.table.played_by_bot(seat)]
        for seat in bots:
            if running.match.question(seat, interjection=True).pressing():
                return seat
        drawn = interjector(self._key, running.number, len(self.table.record.seats))
        return drawn if drawn in bots else None

    async def _answer(self, turn: Turn, answer: Any) -> None:
        """Takes a bot's answer, unless its question is gone or its person came while it was thinking."""
        table = self.table

        def still(running: Running) -> None:
            if not table.played_by_bot(turn.seat) or running.asked_since(turn.seat, turn.interjection) != turn.since:
                raise Stale("table-stale", seq=turn.since, newest=running.seq)

        try:
            await self.moves.advance(Answer(turn.seat, turn.question.write(answer), turn.interjection, still))
        except (Stale, NotAsked, NotNow, Conflict) as late:
            LOG.info("bot %s of %s came too late: %s", turn.bot, table.record.id, late)
        except Refused as refused:
            table.services.minds.figures.bot_failures["illegal"] += 1
            LOG.warning("bot %s of %s broke a rule: %s", turn.bot, table.record.id, refused)
            if not turn.interjection:
                default = turn.question.write(turn.question.default())
                await self.moves.advance(Answer(turn.seat, default, False, still))


async def turn_of(table: OpenTable, running: Running, seat: int, interjection: bool, bot: str = "") -> Turn:
    """What a bot needs to answer for this seat; ``bot``: another kind than the one that sits there.

    Under the lock of the table. The past is read only for those who remember it.
    """
    bot = answering(bot or table.record.seats[seat].bot, running.discreet)
    heard = hearing(seat, await table.past.told(running.seq)) if with_memory(table.game.id, bot) else nothing_heard
    return Turn(
        game=table.game,
        position=running.match.position.copy(),
        seat=seat,
        bot=bot,
        question=running.match.question(seat, interjection),
        interjection=interjection,
        since=running.asked_since(seat, interjection),
        seed=f"{bots_key(table.record.seed)} {running.number} {seat}",
        setup=running.match.setup,
        heard=heard,
        born=born_at(table.record.seed, seat, table.record.seats[seat].name),
    )
