"""Promises in words: a ledger beside the match. They bind nobody; after the end everybody sees who kept his."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.viewer import Viewer
from camarilla.table.refusals import NotFound, NotNow
from camarilla.table.store.records import Conflict, Status
from camarilla.table.talk.promise_store import Promise, PromiseStore
from camarilla.table.talk.rooms import PUBLIC, allowed, clean_text, enter, room_of

MOST = 60  # promises of one seat at one table
TRIES = 8
NOTED, KEPT, BROKEN = "noted", "kept", "broken"


class Promises:
    """The ledger of one table. Whoever was no party to a promise never learns that there is one."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.store = PromiseStore(table.services.store)
        self._giving = asyncio.Lock()
        self._turn = asyncio.Lock()
        self._ledger: list[Promise] | None = None  # as it was when we last looked
        self._told: dict[int | None, list[Plain]] = {}
        self._later: set[asyncio.TimerHandle] = set()
        self._looking: set[asyncio.Future[None]] = set()
        self._listeners: list[Callable[[Promise], None]] = []

    # --- giving one's word ------------------------------------------------------------------------------------------

    async def give(self, seat: int, to: Sequence[int], text: str, until: int | None, key: str) -> dict[str, Plain]:
        """A promise to these seats, or to everybody. The same key again: the same promise."""
        record = self.table.record
        room = room_of(seat, to, len(record.seats))
        allowed(record.settings.talk, room)
        if record.status is Status.OVER:
            raise NotNow("table-promise-late")
        now = record.glance.get("round")
        if until is not None and until < (now or 1):
            raise BadInput("until", "table-promise-past", round=now or 1)
        at, by = self.table.services.now(), record.seats[seat].name
        promise = Promise(room, 0, seat, clean_text(text), now, until, at, record.seq, name=by)
        given = await self.table.undisturbed(self._give(promise, key))
        for listen in self._listeners:
            listen(given)
        return given.told()

    def when_given(self, listen: Callable[[Promise], None]) -> None:
        """Somebody listens to what is promised."""
        self._listeners.append(listen)

    async def _give(self, promise: Promise, key: str) -> Promise:
        async with self._giving:
            given = await self._kept(promise, key)
        await self.look()
        return given

    async def _kept(self, promise: Promise, key: str) -> Promise:
        table = self.table.record.id
        for _ in range(TRIES):
            ledger = await self.store.all(table)
            first = await self.store.given(table, promise.seat, key)
            if first is not None:
                return next(one for one in ledger if (one.room, one.n) == first)
            if sum(one.seat == promise.seat for one in ledger) >= MOST:
                raise NotNow("table-promise-many", most=MOST)
            try:
                return await self.store.add(table, promise, key)
            except Conflict:
                continue  # somebody was faster in another process
        raise NotNow("table-try-again")

    async def mark(self, seat: int, room: int, n: int, said: str) -> None:
        """Somebody who heard a promise notes it; after the end he and its maker say whether it was kept."""
        enter(room, seat)
        ledger = await self.store.all(self.table.record.id)
        promise = next((one for one in ledger if (one.room, one.n) == (room, n)), None)
        if promise is None or not self._party(promise, seat):
            raise NotFound("table-no-promise")
        over = self.table.record.status is Status.OVER
        if said not in (NOTED, KEPT, BROKEN):
            raise BadInput("said", "table-promise-mark", known=[NOTED, KEPT, BROKEN])
        if said != NOTED and not over:
            raise NotNow("table-promise-not-over")
        if said == NOTED and (over or promise.seat == seat):
            raise NotNow("table-promise-noted")
        await self.table.undisturbed(self._mark(promise, seat, said))

    async def own_up(self, seat: int, key: str, said: str) -> None:
        """A bot says after the end what became of the promise that it gave with this key."""
        entry = await self.store.given(self.table.record.id, seat, key)
        ledger = await self.store.all(self.table.record.id)
        for promise in ledger:
            if (promise.room, promise.n) == entry and self.table.record.status is Status.OVER:
                await self.table.undisturbed(self._mark(promise, seat, said))

    async def _mark(self, promise: Promise, seat: int, said: str) -> None:
        await self.store.mark(self.table.record.id, promise.room, promise.n, seat, said)
        await self.look()

    # --- reading the ledger -----------------------------------------------------------------------------------------

    async def ledger(self, seat: int | None) -> list[Plain]:
        """The promises that this seat (None: a spectator) may know."""
        self.table.admit(seat)
        return self._known(await self.store.all(self.table.record.id), seat)

    def _known(self, ledger: list[Promise], seat: int | None) -> list[Plain]:
        delay = self._delay()
        if seat is None and delay:
            until = self.table.services.now() - 1000 * delay
            return [
                Promise(**{**vars(one), "marks": {}}).told() for one in ledger if one.room == PUBLIC and one.at <= until
            ]
        return [one.told() for one in ledger if self._party(one, seat)]

    def _party(self, promise: Promise, seat: int | None) -> bool:
        """Whether it is public, or was given to or by whoever sits on this chair now."""
        if promise.room == PUBLIC or seat is None:
            return promise.room == PUBLIC
        return bool(promise.room >> seat & 1) and self.table.record.seats[seat].confided(promise.number)

    def _delay(self) -> int:
        return 0 if self.table.record.status is Status.OVER else self.table.record.settings.delay

    async def welcome(self, viewer: Viewer) -> None:
        async with self._turn:
            if self._ledger is None:
                self._ledger = await self.store.all(self.table.record.id)
            known = self._known(self._ledger, viewer.seat)
            if viewer.seat not in self._told:
                self._told[viewer.seat] = known
            viewer.heard({"type": "promises", "promises": known})

    async def look(self) -> None:
        """Tells everybody whose part of the ledger has changed, and nobody else."""
        async with self._turn:
            ledger = self._ledger = await self.store.all(self.table.record.id)
            seats = {viewer.seat for viewer in self.table.viewers}
            for seat in seats:
                known = self._known(ledger, seat)
                if known != self._told.get(seat, []):
                    self._told[seat] = known
                    self._tell(seat, known)
            if None in seats and self._some_to_come(ledger):
                self._look_later()

    def _some_to_come(self, ledger: list[Promise]) -> bool:
        until = self.table.services.now() - 1000 * self._delay()
        return any(one.room == PUBLIC and one.at > until for one in ledger)

    def _tell(self, seat: int | None, known: list[Plain]) -> None:
        for viewer in list(self.table.viewers):
            if viewer.seat == seat:
                viewer.heard({"type": "promises", "promises": known})

    def _look_later(self) -> None:
        """Spectators who are behind hear of it in time."""

        def now() -> None:
            self._later.discard(handle)
            looking = asyncio.ensure_future(self.look())
            self._looking.add(looking)
            looking.add_done_callback(self._looking.discard)

        handle = asyncio.get_running_loop().call_later(max(1, self._delay()), now)
        self._later.add(handle)

    async def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        self._later.clear()
        await asyncio.gather(*self._looking, return_exceptions=True)
