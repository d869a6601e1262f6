"""A move is one transaction: the lock, catching up, idempotency, the check, the advance, the commit, the telling.

Whoever moves (a person, a bot, a clock that has struck) hands in an ``Answer`` or a ``TakeBack``; ``Moves.make`` does
all the rest, and nothing else changes a match. An answer counts when it is committed: memory that ran ahead of the
store is thrown away and loaded again.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.match.log import Opening
from camarilla.match.takeback import TAKE_BACK, lies_sealed
from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.play.audience import Audience
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import LATELY, Running, asked_of, sealed_of, since_of
from camarilla.table.play.telling import Telling
from camarilla.table.processes.elsewhere import Elsewhere
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict, Event, Status

LOG = logging.getLogger("camarilla.table")
TRIES = 5  # when others write to the same match from elsewhere
MOST_TAKE_BACKS = LATELY // 4  # of one seat among the newest entries: nobody fills the log by on and off


@dataclass
class Answer:
    """An answer that wants to be taken. ``still`` refuses it if it comes too late; bots and clocks have no key."""

    seat: int
    written: Plain
    interjection: bool
    still: Callable[[Running], None]
    key: str | None = None
    openly: bool = False  # whether everybody may learn that this seat has answered; known once it is made

    def made(self, running: Running, now: int, allowance: Callable[[int], int]) -> Event:
        """Takes the answer. Raises Refused with nothing changed; any other exception leaves a match to throw away.

        ``allowance`` is the time that everybody gets for following so many lines of news, before his own time runs.
        """
        seat, match, newest = self.seat, running.match, running.newest
        discreet = running.discreet
        self.openly = not discreet and not self.interjection
        self.still(running)
        question = match.question(seat, self.interjection)
        answer = running.understood(question, self.written)
        asked, aside, sealed, done = asked_of(match), match.asides(), sealed_of(match), len(match.entries)
        sealed_only = not self.interjection and match.only_seals()
        before = running.noticed(seat) if discreet and not sealed_only else None
        news = match.trust(seat, question, answer, self.interjection)
        quiet = discreet and not news and (sealed_only or before == running.noticed(seat))
        seq = newest.seq if quiet else newest.seq + 1
        since = since_of(asked, asked_of(match), newest.since, {seat, *sealed} - sealed_of(match), seq)
        asides = since_of(aside, match.asides(), newest.aside, {seat}, seq)
        clocks = running.clocks(since, quiet, now + allowance(len(news)))
        entries = match.entries[done:]
        return running.follow(Event(newest.number + 1, seq, seat, self.key, entries, news, since, asides, now, clocks))


@dataclass
class TakeBack:
    """A seat wants its last answer back, as it stood at ``seq``."""

    seat: int
    seq: int
    key: str | None
    openly: ClassVar[bool] = False

    def made(self, running: Running, now: int, allowance: Callable[[int], int]) -> Event:
        """Takes it back, if the engine allows it; raises Refused with nothing changed."""
        seat, match, newest = self.seat, running.match, running.newest
        sealed = lies_sealed(match.position, seat)
        if match.may_take_back(seat):
            self._still(running, sealed)
        asked, aside, discreet = asked_of(match), match.asides(), running.discreet
        match.take_back(seat)
        seq = newest.seq if discreet else newest.seq + 1
        since = since_of(asked, asked_of(match), newest.since, set() if sealed else {seat}, seq)
        asides = since_of(aside, match.asides(), newest.aside, {seat}, seq)
        clocks = running.clocks(since, discreet, now)
        return running.follow(
            Event(newest.number + 1, seq, seat, self.key, match.entries[-1:], [], since, asides, now, clocks)
        )

    def _still(self, running: Running, sealed: bool) -> None:
        """Refuses what was meant for another answer, and a game of on and off."""
        seat, seq, newest = self.seat, self.seq, running.seq
        if seq > newest:
            raise BadInput("seq", "table-seq-ahead", seq=seq, newest=newest)
        if seq < (running.asked_since(seat, False) if sealed else newest):
            raise Stale("table-stale", seq=seq, newest=newest)
        latest = running.match.entries[-LATELY:]
        if sum(entry.seat == seat and entry.ask == TAKE_BACK for entry in latest) >= MOST_TAKE_BACKS:
            raise NotNow("table-take-back-often", most=MOST_TAKE_BACKS)


Move: TypeAlias = Answer | TakeBack


class Moves:
    """All moves of one table."""

    def __init__(
        self, table: OpenTable, face: ClockFace, audience: Audience, telling: Telling, elsewhere: Elsewhere
    ) -> None:
        self.table = table
        self.face = face
        self.audience = audience
        self.telling = telling
        self.elsewhere = elsewhere

    async def make(self, move: Move, steady: bool = False) -> int:
        """Makes a person's move and returns its seq once it is committed and told. The same key again: the same seq.

        ``steady``: whoever asks waits for it in any case.
        """
        return await (self.table.steadily if steady else self.table.undisturbed)(self._once(move))

    async def _once(self, move: Move) -> int:
        table = self.table
        for _ in range(TRIES):
            try:
                return (await self.advance(move)).seq
            except (Refused, Conflict) as refused:
                first = await table.services.store.answered(table.record.id, move.seat, str(move.key))
                if first is not None:
                    return first
                if isinstance(refused, Refused) and not await self.elsewhere.look_again():
                    raise
        raise NotNow("table-try-again")

    async def advance(self, move: Move) -> Event:
        """The match goes on by one move: checked, committed, told, all under the lock of the table."""
        table, arrival = self.table, self.table.services.store.figures.arrived("person" if move.key else "bot")
        async with table.lock:
            running = await self.current()
            if table.record.stops.paused is not None:
                raise NotNow("table-paused")
            before = running.seq
            try:
                with table.patience.advancing():
                    event = move.made(running, table.services.now(), self.telling.allowance)
                await self._commit(running, event, table.record.opening)
            except Refused:
                raise
            except BaseException:
                table.forget_match()  # memory may be ahead of the store: load it again
                raise
            arrival.committed()
            self.audience.tell(event, running, quiet=event.seq == before)
            arrival.told()
            if table.record.status is Status.OVER:
                LOG.info("match over", extra={"table": table.record.id, "game": table.game.id, "seq": event.seq})
                table.tell_table()
        table.wake()
        return event

    async def _commit(self, running: Running, event: Event, opening: Plain) -> None:
        """Puts the event into the store; only then is the record of the table changed."""
        record = running.record(self.table.record, opening, self.face.due(running))
        await self.table.services.store.append(record, event, running.snapshot())
        self.table.adopt(record, running)

    # --- the first one ------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """The match begins; whoever has not come is played by a bot until he does."""
        await self.table.undisturbed(self._start())

    async def _start(self) -> None:
        table = self.table
        async with table.lock:
            for _ in range(TRIES):
                await self.elsewhere.catch_up()
                if table.record.status is not Status.GATHERING:
                    raise NotNow("table-already-started")
                opening = self._opening()
                chance, now = table.chance(opening.nonces), table.services.now()
                table.patience.check()
                with table.patience.advancing():
                    running = Running.begin(table.game, opening.setup, chance, now)
                try:
                    await self._commit(running, running.newest, plain(opening))
                except Conflict:  # somebody else has started it, or added to the dice
                    table.behind = True
                    continue
                break
            else:
                raise NotNow("table-try-again")
            LOG.info("match begun", extra={"table": table.record.id, "game": table.game.id})
            table.tell_table()
            self.audience.tell(running.newest, running, quiet=False)
        table.wake()

    def _opening(self) -> Opening:
        record, game = self.table.record, self.table.game
        setup = Setup(record.game, len(record.seats), record.switches, record.components)
        chairs = [{"name": chair.name, "kind": chair.kind.value, "bot": chair.bot} for chair in record.seats]
        rules = f"{game.id}/{game.version}"
        return Opening(setup, rules, chairs, record.commitment, [chair.nonce for chair in record.seats])

    # --- looking, while nothing moves ---------------------------------------------------------------------------------

    async def current(self) -> Running:
        """Under the lock of the table: the match as the store has it; refuses before its start."""
        await self.elsewhere.catch_up()
        if self.table.record.status is Status.GATHERING:
            raise NotNow("table-not-begun")
        return await self.table.loaded()

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Running | None]:
        """The running match while nothing moves; None if there is none."""
        async with self.table.lock:
            await self.elsewhere.catch_up()
            yield await self.table.loaded() if self.table.record.status is Status.RUNNING else None
