"""The house: opens tables, finds them again, and lets running matches go on after a restart."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass
from weakref import WeakValueDictionary

from camarilla.bots import QuickDice, kinds, usual
from camarilla.catalogue import game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput, Endless, Refused
from camarilla.match.fair import commitment
from camarilla.table.absence.clock_store import ClockStore
from camarilla.table.absence.watchman import Watchman
from camarilla.table.meeting.names import bot_name, clean_name, strangers
from camarilla.table.meeting.rematch import moved_on, rematch
from camarilla.table.meeting.tokens import hashed, is_table_id, new_seed, new_table_id, new_token
from camarilla.table.meeting.wishes import TableWish
from camarilla.table.play.minds import Minds
from camarilla.table.play.services import Services
from camarilla.table.play.table import LOG, Table
from camarilla.table.processes.telegraph import cable_of
from camarilla.table.refusals import NotFound
from camarilla.table.store.records import Aside, Kind, SeatRecord, TableRecord
from camarilla.table.store.secret_file import Secrets
from camarilla.table.store.shelf import Keeping, Shelf
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import ended

SHELVING = 600_000  # milliseconds between two looks at what nobody comes to any more
LISTED = 100  # tables in the lobby
AGAIN = 1.0  # seconds until the bots are woken again where the database did not answer
KEPT = 500  # open tables that nobody watches and whose match waits for people


@dataclass
class Opened:
    """A new table, the tokens of the people who sit at once, and invitations for the others: shown once, here."""

    table: Table
    tokens: dict[int, str]
    invitations: dict[int, str]


def now() -> int:
    return time.time_ns() // 1_000_000


system_now = now


class House:
    """All tables of this process."""

    def __init__(
        self,
        store: SqlStore,
        pace: float = 1.2,
        limit: float = 5.0,
        secrets: Secrets | None = None,
        now: Callable[[], int] = now,
        keeping: Keeping | None = None,
    ) -> None:
        self.keeping = keeping or Keeping()
        self._shelved = now()
        self.cable = cable_of(store)
        secrets = secrets or Secrets.passing()
        minds, clocks, shelf = Minds(limit, store.figures), ClockStore(store), Shelf(store)
        self.services = Services(store, minds, pace, now, secrets, self.cable, clocks, shelf)
        steady = time.monotonic if now is system_now else lambda: now() / 1000  # a clock turned by hand is the only one
        self.services.watchman = self.watchman = Watchman(clocks, now, self.table, self.tidy, steady)
        self._open: OrderedDict[str, Table] = OrderedDict()
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()  # open, or still in somebody's hands
        self._finding = asyncio.Lock()
        self._waking: asyncio.Task[None] | None = None

    async def open(self, wish: TableWish) -> Opened:
        """A new table; starts at once if nobody is to be waited for."""
        opened = await self._laid(wish)
        await self._begun(opened, wish)
        return opened

    async def _begun(self, opened: Opened, wish: TableWish) -> None:
        if wish.start or not opened.invitations:
            await opened.table.start()

    async def _laid(self, wish: TableWish) -> Opened:
        """A new table that has not begun."""
        game = game_of(wish.game)
        switches = game.rules(wish.switches)
        try:
            game.begin(len(wish.seats), switches, wish.components)  # refuses what cannot be played, before it is kept
        except Endless as endless:
            raise BadInput("components", "table-aside-endless") from endless
        seed = new_seed()
        chairs = _chairs(game, wish)
        host = _host(wish)
        tokens, invitations = _keys(wish, chairs, host)
        name = clean_name(wish.name) if wish.name.strip() else ""
        record = TableRecord(
            id=new_table_id(),
            name=name,
            game=game.id,
            switches=switches,
            components=wish.components,
            seed=seed,
            commitment=commitment(seed),
            created=self.services.now(),
            host=host,
            seats=chairs,
            settings=wish.settings,
            opened_by=wish.opened_by,
            touched=self.services.now(),
        )
        await self.services.store.create(record)
        LOG.info("table opened", extra={"table": record.id, "game": game.id, "seats": len(chairs)})
        return Opened(self._keep(Table(self.services, record)), tokens, invitations)

    async def again(self, table: Table, by: int, here: Collection[int], opened_by: str) -> tuple[Table, dict[int, str]]:
        """The same people once more. The first who asks lays the new table, whoever comes later sits down there.

        Returns it, with the tokens of those ``here`` who have just got their chairs. A chair is kept until its person
        has come: who has left it since, or had to, comes back by invitation.
        """
        if not await self.laid(table):
            wish = rematch(table.record, by, here, opened_by)
            opened = await self._laid(wish)
            laid, gone = opened.table.record.id, table.record.again
            await table.chairs.change(lambda record: _lay(record, laid, gone))
            if table.record.again == laid:
                await self._begun(opened, wish)  # bots that begin at once must know which table was before this one
                return opened.table, opened.tokens
            await self._drop(laid)  # somebody was faster: his is the one
            await self.services.shelf.remove(laid)
        fresh, left = await self.table(table.record.again), self.services.store.was_left
        chairs = [fresh.chair(moved_on(table.record, old)) for old in here]
        free = [chair.seat for chair in chairs if chair.kind is Kind.HUMAN and not chair.taken]
        kept = [seat for seat in free if not await left(fresh.record.id, seat)]
        return fresh, {seat: await fresh.seating.sit(seat) for seat in kept}

    async def laid(self, table: Table) -> bool:
        """Whether a table is laid for the next game of these people; one that was deleted is not."""
        return bool(table.record.again) and await self.services.store.table(table.record.again) is not None

    async def table(self, table_id: str) -> Table:
        """The table of this id; refuses an unknown one."""
        async with self._finding:
            table = self._known.get(table_id)
            if table is None:
                record = await self.services.store.table(table_id) if is_table_id(table_id) else None
                if record is None:
                    raise NotFound("table-not-found", table=table_id[:40])
                table = Table(self.services, record)
            self._keep(table)
        if table.behind:
            await table.elsewhere.level()
        return table

    def _keep(self, table: Table) -> Table:
        """There is one Table for each table: two would not hear of each other."""
        key = table.record.id
        self._known[key] = self._open[key] = table
        self._open.move_to_end(key)
        self._forget_some()
        return table

    async def tidy(self) -> None:
        """In every round of the watchman: what an operator did, and now and then what the policy says."""
        await self.look_round()
        if self.services.now() - self._shelved >= SHELVING:
            self._shelved = self.services.now()
            await self.shelve()

    async def look_round(self) -> None:
        """An operator may have closed a table, or woken one that was set aside."""
        ids = list(self._known)
        kept = await self.services.shelf.known(ids) if ids else {}
        for table in [table for key in ids if (table := self._known.get(key)) is not None]:
            if table.record.id not in kept:
                for viewer in list(table.viewers):
                    viewer.dismissed()
                await self._drop(table.record.id)
            else:
                table.patience.follow(kept[table.record.id])

    async def shelve(self) -> None:
        """The policy: what nobody comes to rests, and what has rested long enough is deleted."""
        shelf, now = self.services.shelf, self.services.now()
        for table_id in await shelf.idle(self.keeping, now):
            table = self._known.get(table_id)
            if table is not None and table.viewers:
                table.patience.somebody_came()
                continue
            await shelf.set_aside(table_id, Aside.IDLE)
            await self._drop(table_id)
            LOG.info("table rests", extra={"table": table_id})
        for table_id in await shelf.expired(self.keeping, now):
            table = self._known.get(table_id)
            if table is None or not table.viewers:
                await self._drop(table_id)
                await shelf.remove(table_id)
                LOG.info("table deleted", extra={"table": table_id})

    async def _drop(self, table_id: str) -> None:
        """Out of memory: whoever asks for it next gets what the store knows."""
        self._open.pop(table_id, None)
        table = self._known.pop(table_id, None)
        if table is not None:
            await table.close()

    def _forget_some(self) -> None:
        """Closes the longest unused tables that nobody needs; they are loaded again when somebody comes."""
        if len(self._open) > KEPT:
            idle = [key for key, table in self._open.items() if not table.busy]
            for key in idle[: len(self._open) - KEPT]:
                del self._open[key]

    async def newest(self) -> list[TableRecord]:
        return await self.services.store.tables(LISTED)

    async def these(self, ids: list[str]) -> list[TableRecord]:
        known = [one for one in ids if is_table_id(one)]
        return await self.services.store.tables(LISTED, known) if known else []

    @property
    def open_tables(self) -> int:
        return len(self._open)

    def online(self, table_id: str, seat: int) -> bool:
        table = self._known.get(table_id)
        return table.online(seat) if table is not None else self.cable.online(table_id, seat)

    async def resume(self) -> None:
        """After a restart: the clocks and bots of every running match look whether it is their turn."""
        await self.cable.open(self)
        await self.watchman.begin()
        await self._wake_all()

    async def _wake_all(self) -> None:
        for table_id in await self.services.store.running(self.services.now()):
            try:
                (await self.table(table_id)).wake()
            except Refused as refused:
                LOG.warning("table %s cannot go on: %s", table_id, refused)
            await asyncio.sleep(0)

    # --- what other processes say -----------------------------------------------------------------------------------

    def heard(self, table_id: str, subject: str) -> None:
        table = self._known.get(table_id)
        if table is not None:
            table.elsewhere.heard(subject)

    def presence_changed(self, table_id: str) -> None:
        table = self._known.get(table_id)
        if table is not None:
            table.tell_table()

    def duty_waits(self, table_id: str) -> None:
        table = self._known.get(table_id)
        if table is not None:
            table.wake()

    def line_restored(self) -> None:
        for table in list(self._known.values()):
            table.elsewhere.refresh()
        self.process_ended()

    def process_ended(self) -> None:
        """The bots that it played are ours now, or another one's."""
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self._wake_again(), name="waking")

    async def _wake_again(self) -> None:
        """Until it succeeds: the database may need a moment, too."""
        while True:
            try:
                await self._wake_all()
                return
            except Exception as failed:
                LOG.warning("waking the bots has to wait: %s", failed)
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        await ended(self._waking)
        await self.watchman.stop()
        await asyncio.gather(*(table.close() for table in self._open.values()))
        self.services.minds.close()
        await self.cable.close()
        await self.services.store.close()


def _lay(record: TableRecord, laid: str, gone: str) -> None:
    """Notes where the next game is played, unless somebody has laid a table in the meantime."""
    if record.again == gone:
        record.again = laid


def _host(wish: TableWish) -> int | None:
    people = [seat for seat, chair in enumerate(wish.seats) if chair.kind is Kind.HUMAN]
    if wish.host is None:
        return people[0] if people else None
    if wish.host not in people:
        raise BadInput("host", "table-host-no-person", known=[str(seat) for seat in people])
    return wish.host


def _chairs(game: Game, wish: TableWish) -> list[SeatRecord]:
    known, chairs = kinds(game.id), []
    names = strangers(len(wish.seats), QuickDice(new_token()))
    for seat, chair in enumerate(wish.seats):
        bot = chair.bot or usual(game.id)
        if bot not in known:
            raise BadInput(f"seats.{seat}.bot", "core-unknown-bot", bot=bot, known=list(known))
        if chair.kind is Kind.BOT and chair.here:
            raise BadInput(f"seats.{seat}.here", "table-bot-not-here")
        called = bot_name if chair.program else clean_name
        name = called(chair.name) if chair.name.strip() else names[seat]
        chairs.append(SeatRecord(seat, chair.kind, bot, name))
    return chairs


def _keys(wish: TableWish, chairs: list[SeatRecord], host: int | None) -> tuple[dict[int, str], dict[int, str]]:
    """Whoever is at the device that opens the table sits, with a token of his own; the others are only invited."""
    tokens: dict[int, str] = {}
    invitations: dict[int, str] = {}
    for chair in chairs:
        if chair.kind is Kind.HUMAN and (chair.seat == host or wish.seats[chair.seat].here):
            tokens[chair.seat] = new_token()
            chair.token_hash, chair.taken = hashed(tokens[chair.seat]), True
        elif chair.kind is Kind.HUMAN:
            invitations[chair.seat] = new_token()
            chair.invite_hash = hashed(invitations[chair.seat])
    return tokens, invitations
