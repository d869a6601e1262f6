"""One table: its chairs, its match, its viewers. Everything that changes it passes through its lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from camarilla.catalogue import game_of
from camarilla.core.game import Setup
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance
from camarilla.match.log import Opening
from camarilla.table.absence.clock import Clock
from camarilla.table.absence.clock_store import ClockStore
from camarilla.table.absence.votes import Votes
from camarilla.table.absence.watchman import Watchman
from camarilla.table.meeting.names import clean_name, clean_nonce
from camarilla.table.meeting.seating import Seating, check_holder
from camarilla.table.meeting.tokens import same
from camarilla.table.play.driver import Driver
from camarilla.table.play.gallery import Gallery
from camarilla.table.play.minds import Minds
from camarilla.table.play.referee import Referee, lines
from camarilla.table.play.telling import Telling
from camarilla.table.play.viewer import Update, Viewer, update_of
from camarilla.table.processes.elsewhere import Elsewhere
from camarilla.table.processes.telegraph import Line
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.store.records import Conflict, Event, Kind, SeatRecord, Status, Store, TableRecord, Told
from camarilla.table.store.secret_file import Secrets
from camarilla.table.talk.promise_store import PROMISES
from camarilla.table.talk.promises import Promises
from camarilla.table.talk.talk import Talk
from camarilla.table.talk.talk_store import TALK

LOG = logging.getLogger("camarilla.table")
TRIES = 5  # when others write to the same match from elsewhere
T = TypeVar("T")


@dataclass
class Means:
    """What all tables of a house share."""

    store: Store
    minds: Minds
    pace: float
    now: Callable[[], int]  # milliseconds UTC
    secrets: Secrets
    line: Line
    clocks: ClockStore
    watchman: Watchman = field(init=False)


class Table:
    """A table that is open in this process."""

    def __init__(self, house: Means, record: TableRecord) -> None:
        self.house = house
        self.record = record
        self.game = game_of(record.game)
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self._referee: Referee | None = None
        self.driver = Driver(self)
        self.telling = Telling(self)
        self.clock = Clock(self)
        self.votes = Votes(self)
        self.elsewhere = Elsewhere(self)
        self.gallery = Gallery(self)
        self.talk = Talk(self)
        self.promises = Promises(self)
        self.elsewhere.on(TALK, self.talk.look)
        self.elsewhere.on(PROMISES, self.promises.look)
        self.seating = Seating(self)
        self._writing: set[asyncio.Task[Any]] = set()

    # --- chairs -----------------------------------------------------------------------------------------------------

    def chair(self, seat: int) -> SeatRecord:
        if not 0 <= seat < len(self.record.seats):
            raise NotFound("table-no-seat", seat=seat)
        return self.record.seats[seat]

    def seat_of(self, token: str) -> int | None:
        """The seat that this token opens."""
        for chair in self.record.seats:
            if same(token, chair.token_hash):
                return chair.seat
        return None

    def online(self, seat: int) -> bool:
        """Whether the person of this seat is here, or at another process of the house."""
        return any(viewer.seat == seat for viewer in self.viewers) or self.house.line.online(self.record.id, seat)

    async def rename(self, seat: int, name: str) -> None:
        wanted = clean_name(name)
        await self.seating.change(lambda record: setattr(record.seats[seat], "name", wanted), seat)

    async def add_nonce(self, seat: int, nonce: str) -> None:
        """A seat's own share in the dice, before the first draw."""
        wanted = clean_nonce(nonce)

        def add(record: TableRecord) -> None:
            if record.status is not Status.GATHERING:
                raise NotNow("table-nonce-too-late")
            record.seats[seat].nonce = wanted

        await self.seating.change(add, seat)

    # --- viewers ----------------------------------------------------------------------------------------------------

    async def watch(self, viewer: Viewer, after: int) -> None:
        """The viewer is welcomed with what he may know and the news since ``after``, then hears everything."""
        async with self.lock:
            viewer.welcomed(await self._state(viewer.seat, after))
            self.viewers.add(viewer)
            self.telling.come()
            self._tell_presence()
        await self.talk.welcome(viewer)
        await self.promises.welcome(viewer)
        self.gallery.wake()
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.telling.gone(viewer)
            self._tell_presence()

    def _tell_presence(self) -> None:
        here = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        self.house.line.here(self.record.id, here)
        self.tell_table()

    async def state(self, seat: int | None, after: int = 0) -> Update:
        """What this seat may know now."""
        async with self.lock:
            return await self._state(seat, after)

    async def _state(self, seat: int | None, after: int) -> Update:
        if after > self.record.seq:  # whoever has seen more has seen it at another process
            self.elsewhere.behind = True
        await self.elsewhere.catch_up()
        self.gallery.admit(seat)
        if self.record.status is Status.GATHERING:
            return Update(0, None, [], self.clock.reading(None))
        if seat is None and self.gallery.behind:
            return await self.gallery.state(after)
        referee = await self._loaded()
        missed: list[Told] = []
        if after < referee.seq:  # another process may be further; what it did is told when we have followed
            missed = await self.house.store.news(self.record.id, after, referee.seq)
        return Update(referee.seq, referee.match.sight(seat), lines(missed, seat), self.clock.reading(referee))

    def tell_table(self) -> None:
        self.votes.look_round()
        for viewer in list(self.viewers):
            viewer.table_changed()

    def tell(self, event: Event, referee: Referee, quiet: bool) -> None:
        """Every viewer learns his part; of a quiet event only the seat that answered."""
        self.gallery.close_doors()
        self.telling.add(max(len(event.news), event.number == 1))
        updates: dict[int | None, Update] = {}
        reading = self.clock.reading(referee)
        for viewer in list(self.viewers):
            seat = viewer.seat
            if (quiet and seat != event.seat) or (seat is None and self.gallery.behind):
                continue
            if seat not in updates:
                updates[seat] = update_of(event, referee, seat, reading)
            viewer.updated(updates[seat])
        self.gallery.wake()

    # --- the match --------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """The match begins; whoever has not come is played by a bot until he does."""
        await self.undisturbed(self._start())

    async def _start(self) -> None:
        async with self.lock:
            for _ in range(TRIES):
                await self.elsewhere.catch_up()
                if self.record.status is not Status.GATHERING:
                    raise NotNow("table-already-started")
                opening = self._opening()
                now = self.house.now()
                referee = Referee.begin(self.game, opening.setup, self.chance(opening.nonces), now)
                try:
                    await self._commit(referee, referee.newest, plain(opening))
                except Conflict:  # somebody else has started it, or added to the dice
                    self.elsewhere.behind = True
                    continue
                break
            else:
                raise NotNow("table-try-again")
            LOG.info("match begun", extra={"table": self.record.id, "game": self.game.id})
            self.tell_table()
            self.tell(referee.newest, referee, quiet=False)
        self.wake()

    def _opening(self) -> Opening:
        record = self.record
        setup = Setup(record.game, len(record.seats), record.switches, record.components)
        chairs = [{"name": chair.name, "kind": chair.kind.value, "bot": chair.bot} for chair in record.seats]
        rules = f"{self.game.id}/{self.game.version}"
        return Opening(setup, rules, chairs, record.commitment, [chair.nonce for chair in record.seats])

    def chance(self, nonces: list[str]) -> FairChance:
        return FairChance(self.record.seed, nonces)

    async def answer(self, seat: int, written: Plain, seq: int, key: str, interjection: bool = False) -> int:
        """Takes a person's answer and returns its seq once it is committed. The same key again: the same result."""
        discreet, held = False, self.chair(seat).token_hash

        def fresh(referee: Referee) -> None:
            nonlocal discreet
            discreet = referee.discreet
            check_holder(self.record, seat, held)
            self.clock.at_table(seat)
            referee.question(seat, interjection)
            referee.fresh(seat, seq, interjection)

        taken = await self._once(seat, key, lambda: self.take(seat, written, interjection, key, fresh))
        await self.clock.answered(seat, discreet or interjection)
        return taken

    async def take_back(self, seat: int, seq: int, key: str) -> int:
        """The seat takes back its last answer, where the engine allows it; returns the seq once it is committed."""
        now = self.house.now
        return await self._once(
            seat, key, lambda: self._advance(lambda referee: referee.take_back(seat, seq, key, now()))
        )

    async def _once(self, seat: int, key: str, act: Callable[[], Coroutine[Any, Any, Event]]) -> int:
        async def taken() -> int:
            for _ in range(TRIES):
                try:
                    return (await act()).seq
                except (Refused, Conflict) as refused:
                    first = await self.house.store.answered(self.record.id, seat, key)
                    if first is not None:
                        return first
                    if isinstance(refused, Refused) and not await self.elsewhere.look_again():
                        raise
            raise NotNow("table-try-again")

        return await self.undisturbed(taken())

    async def probe(self, seat: int, written: Plain, interjection: bool) -> None:
        """Raises what ``answer`` would raise, and takes nothing."""
        async with self.lock:
            (await self._running()).understood(seat, written, interjection)

    async def why_not(self, seat: int, aim: str, so_far: tuple[str, ...], interjection: bool) -> None:
        """Raises the reason why this thing cannot be chosen now."""
        async with self.lock:
            (await self._running()).why_not(seat, aim, so_far, interjection)

    async def steps(self, seat: int, so_far: tuple[str, ...], interjection: bool) -> dict[str, Plain]:
        async with self.lock:
            return (await self._running()).steps(seat, so_far, interjection)

    async def take(
        self, seat: int, written: Plain, interjection: bool, key: str | None, still: Callable[[Referee], None]
    ) -> Event:
        """Takes an answer if it is ``still`` in time; returns when it is committed and told."""

        def act(referee: Referee) -> Event:
            still(referee)
            return referee.take(seat, written, interjection, key, self.house.now(), self.telling.allowance)

        return await self._advance(act, "bot" if key is None else "person")

    async def _advance(self, act: Callable[[Referee], Event], by: str = "person") -> Event:
        arrival = self.house.store.figures.arrived(by)
        async with self.lock:
            referee = await self._running()
            self.clock.going()
            before = referee.seq
            try:
                event = act(referee)
                await self._commit(referee, event, self.record.opening)
            except Refused:
                raise
            except BaseException:
                self.drop_referee()  # memory may be ahead of the store: load it again
                raise
            arrival.committed()
            self.tell(event, referee, quiet=event.seq == before)
            arrival.told()
            if self.record.status is Status.OVER:
                LOG.info("match over", extra={"table": self.record.id, "game": self.game.id, "seq": event.seq})
                self.tell_table()
        self.wake()
        return event

    async def _commit(self, referee: Referee, event: Event, opening: Plain) -> None:
        """Puts the event into the store; only then is the record of the table changed."""
        record = self._with(referee, opening)
        await self.house.store.append(record, event, referee.snapshot())
        self.record, self._referee = record, referee

    def _with(self, referee: Referee, opening: Plain) -> TableRecord:
        """The record of this table when its match has come this far."""
        now = {
            "status": Status.OVER if referee.match.over else Status.RUNNING,
            "opening": opening,
            "outcome": plain(referee.match.outcome),
            "glance": referee.glance(),
            "number": referee.number,
            "seq": referee.seq,
            "asked": list(referee.match.asked()),
            "due": self.clock.due(referee),
        }
        return TableRecord(**{**vars(self.record), **now})

    async def _running(self) -> Referee:
        await self.elsewhere.catch_up()
        if self.record.status is Status.GATHERING:
            raise NotNow("table-not-begun")
        return await self._loaded()

    async def _loaded(self) -> Referee:
        if self._referee is None:
            self._referee = await self.referee_at(self.record.number, self.record.opening)
        return self._referee

    async def referee_at(self, number: int, opening: Plain) -> Referee:
        """The match after the event of this number."""
        if self._referee is not None and self._referee.number == number:
            return self._referee
        loaded = await self.house.store.load(self.record.id, number=number)
        try:
            return Referee.load(self.game, loaded, self.chance(opening["nonces"]))
        except BadInput as other:  # saved by other rules than these: it rests until they are back
            raise NotNow(other.words.id, **other.words.args) from other

    def level_with(self, referee: Referee, opening: Plain) -> None:
        """The match has come this far, at another process."""
        self.record, self._referee = self._with(referee, opening), referee

    def adopt(self, fresh: TableRecord) -> None:
        """This is how the store knows the table; its match is loaded when somebody needs it."""
        self.record, self._referee = fresh, None

    def drop_referee(self) -> None:
        """What is in memory may not be what is in the store."""
        self._referee, self.elsewhere.behind = None, True

    @property
    def loaded(self) -> Referee | None:
        return self._referee

    def wake(self) -> None:
        """Lets the bots look whether it is their turn, where there are any, and sets the clock."""
        if self.record.status is Status.RUNNING and any(map(self.played_by_bot, range(len(self.record.seats)))):
            self.driver.wake()
        self.clock.arm()

    def played_by_bot(self, seat: int) -> bool:
        chair = self.record.seats[seat]
        return chair.kind is Kind.BOT or not chair.taken or chair.stand_in

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Referee | None]:
        """The running match while nothing moves; None if there is none."""
        async with self.lock:
            await self.elsewhere.catch_up()
            yield await self._loaded() if self.record.status is Status.RUNNING else None

    # --- closing ----------------------------------------------------------------------------------------------------

    async def undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Finishes the work even if whoever asked for it is gone: a commit is never cut in two."""
        task = asyncio.ensure_future(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    @property
    def busy(self) -> bool:
        """Whether anybody watches, thinks or writes here."""
        return bool(self.viewers or self._writing or self.lock.locked() or self.driver.busy or self.clock.busy)

    async def close(self) -> None:
        """Stops the bots and waits for what is being written."""
        await self.elsewhere.stop()
        await self.driver.stop()
        await self.clock.stop()
        self.votes.close()
        await self.gallery.stop()
        self.talk.close()
        await self.promises.close()
        await asyncio.gather(*self._writing, return_exceptions=True)

    def require_seat(self, seat: int | None) -> int:
        if seat is None:
            raise Forbidden("table-no-token")
        return seat

    def require_starter(self, seat: int | None) -> int:
        """The host begins when he likes, with bots on the empty chairs; others as soon as no person is missing."""
        found, record = self.require_seat(seat), self.record
        missing = any(one.kind is Kind.HUMAN and not one.taken and one.seat != seat for one in record.seats)
        if missing and record.host not in (None, seat) and record.status is Status.GATHERING:
            raise Forbidden("table-start-host")
        return found

    def require_host(self, seat: int | None) -> int:
        if seat is None or seat != self.record.host:
            raise Forbidden("table-host-only")
        return seat
