"""One table, put together: its chairs, its match, its clocks, its talk, its viewers."""

from __future__ import annotations

import logging

from camarilla.core.words import Plain
from camarilla.table.absence.clock import Clock
from camarilla.table.absence.clock_face import ClockFace
from camarilla.table.absence.votes import Votes
from camarilla.table.meeting.chairs import Chairs, check_holder
from camarilla.table.meeting.names import bot_name, clean_name, clean_nonce, is_bot
from camarilla.table.meeting.seating import Seating
from camarilla.table.play.audience import Audience
from camarilla.table.play.driver import Driver
from camarilla.table.play.gallery import Gallery
from camarilla.table.play.moves import Answer, Moves, TakeBack
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running, lines
from camarilla.table.play.services import Services
from camarilla.table.play.telling import Telling
from camarilla.table.play.viewer import Update, Viewer, page_before
from camarilla.table.processes.elsewhere import Elsewhere
from camarilla.table.refusals import NotNow
from camarilla.table.review.evening import Evenings
from camarilla.table.review.replay import finished
from camarilla.table.store.records import Status, TableRecord, Told
from camarilla.table.talk.dossier import Dossiers
from camarilla.table.talk.mutes import TALK
from camarilla.table.talk.promise_store import PROMISES
from camarilla.table.talk.promises import Promises
from camarilla.table.talk.talk import Talk
from camarilla.table.talk.voices import BotVoices

LOG = logging.getLogger("camarilla.table")


class Table(OpenTable):
    """A table with everything that belongs to it. Each part gets what it needs; none knows this class."""

    def __init__(self, services: Services, record: TableRecord) -> None:
        super().__init__(services, record)
        self.face = ClockFace(self)
        self.gallery = Gallery(self, self.face)
        self.telling = Telling(self)
        audience = Audience(self, self.face, self.gallery, self.telling)
        self.elsewhere = Elsewhere(self, self.face, audience, playing=lambda: self.driver.busy)
        self.moves = Moves(self, self.face, audience, self.telling, self.elsewhere)
        self.driver = Driver(self, self.moves, self.telling)
        self.talk = Talk(self)
        self.promises = Promises(self)
        self.voices = BotVoices(self, self.talk, self.promises, self.telling)
        self.talk.when_said(self.voices.heard_line)
        self.promises.when_given(self.voices.heard_promise)
        self.dossiers = Dossiers(self, self.moves, self.voices)
        self.evenings = Evenings(self)
        self.chairs = Chairs(self, reseated=self.talk.look)  # mutes go with the person
        self.clock = Clock(self, self.face, self.moves, self.chairs)
        self.votes = Votes(self, self.chairs, self.clock)
        self.seating = Seating(self, self.chairs, self.clock)
        self.elsewhere.on(TALK, self.talk.look)
        self.elsewhere.on(PROMISES, self.promises.look)

    # --- chairs -----------------------------------------------------------------------------------------------------

    async def rename(self, seat: int, name: str) -> None:
        wanted = bot_name(name) if is_bot(self.chair(seat).name) else clean_name(name)
        await self.chairs.change(lambda record: setattr(record.seats[seat], "name", wanted), seat)

    async def mark_bot(self, seat: int, name: str) -> None:
        """A program sits here: its chair bears its own name, which says so."""
        await self.chairs.change(lambda record: setattr(record.seats[seat], "name", name), seat)

    async def note_coached(self, seat: int) -> None:
        """Everybody is told who has asked the coach, where the host wants that.

        Not while nobody knows that he is asked something: asking for help would tell it. The next time will do.
        """
        known = seat in self.record.glance.get("awaited", [])
        if self.record.settings.coach_seen and known and not self.chair(seat).coached:
            await self.chairs.change(lambda record: setattr(record.seats[seat], "coached", True), seat)

    async def add_nonce(self, seat: int, nonce: str) -> None:
        """A seat's own share in the dice, before the first draw."""
        wanted = clean_nonce(nonce)

        def add(record: TableRecord) -> None:
            if record.status is not Status.GATHERING:
                raise NotNow("table-nonce-too-late")
            record.seats[seat].nonce = wanted

        await self.chairs.change(add, seat)

    async def share(self, seat: int) -> None:
        """Somebody who sat here shows the finished match to whoever has its link."""
        finished(self.record)
        await self.chairs.change(lambda record: setattr(record, "shared", True), seat)

    # --- viewers ----------------------------------------------------------------------------------------------------

    async def watch(self, viewer: Viewer, after: int) -> None:
        """The viewer is welcomed with what he may know and the news since ``after``, then hears everything."""
        async with self.lock:
            viewer.welcomed(await self._state(viewer.seat, after))
            self.viewers.add(viewer)
            self.patience.somebody_came()
            self.telling.come()
            self._tell_presence()
        await self.talk.welcome(viewer)
        await self.promises.welcome(viewer)
        self.gallery.wake()
        self.wake()

    def leave(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self.patience.somebody_left()
            self.telling.gone(viewer)
            self._tell_presence()

    def _tell_presence(self) -> None:
        here = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        self.services.cable.here(self.record.id, here)
        self.tell_table()

    async def state(self, seat: int | None, after: int = 0) -> Update:
        """What this seat may know now."""
        async with self.lock:
            return await self._state(seat, after)

    async def _state(self, seat: int | None, after: int) -> Update:
        if after > self.record.seq:  # whoever has seen more has seen it at another process
            self.behind = True
        await self.elsewhere.catch_up()
        self.admit(seat)
        if self.record.status is Status.GATHERING:
            return Update(0, None, [], self.face.reading(None))
        if seat is None and self.gallery.behind:
            return await self.gallery.state(after)
        running = await self.loaded()
        missed: list[Told] = []
        first, earlier = page_before(after, running.seq)
        if first < running.seq:  # another process may be further; what it did is told when we have followed
            missed = await self.services.store.news(self.record.id, first, running.seq)
        told, clock = lines(missed, seat), self.face.reading(running)
        return Update(running.seq, running.match.sight(seat), told, clock, earlier=earlier)

    async def news(self, seat: int | None, before: int) -> tuple[list[dict[str, Plain]], bool]:
        """The page of news before this seq, as far as this seat may know them, and whether there are older ones."""
        async with self.lock:
            await self.elsewhere.catch_up()
            self.admit(seat)
            if self.record.status is Status.GATHERING:
                return [], False
            late = seat is None and self.gallery.behind
            newest = (await self.gallery.state(self.record.seq)).seq if late else (await self.loaded()).seq
            upto = min(before - 1, newest)
            first, earlier = page_before(0, upto)
            return lines(await self.services.store.news(self.record.id, first, upto), seat), earlier

    # --- the match --------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """The match begins; whoever has not come is played by a bot until he does."""
        await self.moves.start()

    async def answer(
        self, seat: int, written: Plain, seq: int, key: str, interjection: bool = False, steady: bool = False
    ) -> int:
        """Takes a person's answer and returns its seq once it is committed. The same key again: the same result.

        ``steady``: whoever asks waits for it in any case, so that nothing must be kept from being cut in two.
        """
        held = self.chair(seat).token_hash

        def fresh(running: Running) -> None:
            check_holder(self.record, seat, held)
            if self.record.seats[seat].stand_in:
                raise NotNow("table-stood-in")
            running.match.question(seat, interjection)
            running.fresh(seat, seq, interjection)

        answer = Answer(seat, written, interjection, fresh, key)
        taken = await self.moves.make(answer, steady)
        if answer.openly:
            await self.clock.answered(seat)
        return taken

    async def take_back(self, seat: int, seq: int, key: str) -> int:
        """The seat takes back its last answer, where the engine allows it; returns the seq once it is committed."""
        return await self.moves.make(TakeBack(seat, seq, key))

    async def probe(self, seat: int, written: Plain, interjection: bool) -> None:
        """Raises what ``answer`` would raise, and takes nothing."""
        async with self.lock:
            running = await self.moves.current()
            running.understood(running.match.question(seat, interjection), written)

    async def why_not(self, seat: int, aim: str, so_far: tuple[str, ...], interjection: bool) -> None:
        """Raises the reason why this thing cannot be chosen now."""
        async with self.lock:
            (await self.moves.current()).why_not(seat, aim, so_far, interjection)

    async def steps(self, seat: int, so_far: tuple[str, ...], interjection: bool) -> dict[str, Plain]:
        async with self.lock:
            return (await self.moves.current()).steps(seat, so_far, interjection)

    # --- closing ----------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether anybody watches, thinks or writes here."""
        return bool(self.viewers or self.writing or self.driver.busy or self.clock.busy)

    async def close(self) -> None:
        """Stops the bots and waits for what is being written."""
        await self.elsewhere.stop()
        await self.driver.stop()
        await self.voices.stop()
        await self.clock.stop()
        self.votes.close()
        await self.patience.close()
        await self.gallery.stop()
        self.talk.close()
        await self.promises.close()
        await self.written()
