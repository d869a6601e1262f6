"""A table that is open in this process: its chairs, its viewers, its match as far as it is loaded, and one lock.

Whatever belongs to a table (clocks, bots, talk, votes) is made from this and from what else it needs; nothing of it
knows ``Table``, which puts them together.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance
from camarilla.table.meeting.tokens import same
from camarilla.table.play.past import Past
from camarilla.table.play.patience import Patience
from camarilla.table.play.running import Running
from camarilla.table.play.services import Services
from camarilla.table.play.viewer import Viewer
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.store.records import Kind, SeatRecord, Status, TableRecord

T = TypeVar("T")
FOLLOWED = ("seats", "host", "vote", "stops", "again", "shared")  # what changes without an answer


class OpenTable:
    """What all parts of one table share. ``behind``: something was written elsewhere that we have not read."""

    def __init__(self, services: Services, record: TableRecord) -> None:
        self.services = services
        self.record = record
        self.game = game_of(record.game)
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.running: Running | None = None
        self.patience = Patience(self)
        self.past = Past(services.store, lambda: self.record)
        self.behind = not services.cable.alone
        self._when_woken: list[Callable[[], None]] = []
        self._when_changed: list[Callable[[], None]] = []
        self._writing: set[asyncio.Future[Any]] = set()

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
        return any(viewer.seat == seat for viewer in self.viewers) or self.services.cable.online(self.record.id, seat)

    def played_by_bot(self, seat: int) -> bool:
        return self.record.seats[seat].played_by_bot

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

    def admit(self, seat: int | None) -> None:
        """Refuses a spectator where none are wanted. Before the start one may come to sit down; after the end the
        evening belongs to the people who sat here, until one of them shows it. Bots have no evening."""
        record = self.record
        if seat is not None or record.settings.spectators or record.status is Status.GATHERING:
            return
        if record.status is Status.RUNNING:
            raise Forbidden("table-no-spectators")
        if not record.shared and any(chair.kind is Kind.HUMAN for chair in record.seats):
            raise Forbidden("table-not-shared")

    def follow(self, fresh: TableRecord) -> bool:
        """This is who sits now; whoever watches from a chair that changed hands has to come in again. True if new."""
        record, before = self.record, self.record.seats
        if all(getattr(record, name) == getattr(fresh, name) for name in FOLLOWED):
            return False
        for name in FOLLOWED:
            setattr(record, name, getattr(fresh, name))
        for viewer in list(self.viewers):
            seat = viewer.seat
            if seat is not None and before[seat].token_hash != fresh.seats[seat].token_hash:
                viewer.dismissed()
        return True

    # --- the match as far as it is loaded -----------------------------------------------------------------------------

    def chance(self, nonces: list[str]) -> FairChance:
        return FairChance(self.record.seed, nonces)

    async def loaded(self) -> Running:
        """The match after the newest event that we know of."""
        self.patience.check()
        if self.running is None:
            self.running = await self.running_at(self.record.number, self.record.opening)
        return self.running

    async def running_at(self, number: int, opening: Plain) -> Running:
        """The match after the event of this number."""
        if self.running is not None and self.running.number == number:
            return self.running
        loaded = await self.services.store.load(self.record.id, number=number)
        try:
            with self.patience.loading():
                return Running.load(self.game, loaded, self.chance(opening["nonces"]))
        except BadInput as other:  # saved by other rules than these: it rests until they are back
            raise NotNow(other.words.id, **other.words.args) from other

    def adopt(self, fresh: TableRecord, running: Running | None = None) -> None:
        """This is how the store knows the table; a match that is not at hand is loaded when somebody needs it."""
        self.record, self.running = fresh, running

    def forget_match(self) -> None:
        """What is in memory may not be what is in the store."""
        self.running, self.behind = None, True

    # --- whoever wants to know ----------------------------------------------------------------------------------------

    def when_woken(self, act: Callable[[], None]) -> None:
        """Something is to be done whenever the match has moved, or somebody came."""
        self._when_woken.append(act)

    def wake(self) -> None:
        """Lets bots and clocks look whether it is their turn."""
        if self.patience.resting:
            return
        for act in self._when_woken:
            act()

    def when_changed(self, act: Callable[[], None]) -> None:
        """Something is to be done before everybody learns that names, presence, status or clocks have changed."""
        self._when_changed.append(act)

    def tell_table(self) -> None:
        for act in self._when_changed:
            act()
        shared: dict[int | None, bytes] = {}
        for viewer in list(self.viewers):
            viewer.table_changed(shared)

    # --- writing ------------------------------------------------------------------------------------------------------

    async def undisturbed(self, work: Coroutine[Any, Any, T]) -> T:
        """Finishes the work even if whoever asked for it is gone: a commit is never cut in two."""
        task = asyncio.ensure_future(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        try:
            return await asyncio.shield(task)
        finally:
            del (
                task
            )  # a refusal keeps this frame, and the task keeps the refusal: a circle that only the collector finds

    async def steadily(self, work: Coroutine[Any, Any, T]) -> T:
        """The same for whoever promises not to go before it is done: it takes no task of its own."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writing.add(done)
        try:
            return await work
        finally:
            self._writing.discard(done)
            done.set_result(None)

    @property
    def writing(self) -> bool:
        return bool(self._writing) or self.lock.locked()

    async def written(self) -> None:
        """Returns when everything that is being written is."""
        await asyncio.gather(*self._writing, return_exceptions=True)
