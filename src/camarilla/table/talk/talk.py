"""Talk at one table: in public, between two, among any group. Words are kept and passed on; they never touch the match.

A line goes to the members of its room and to nobody else, and neither does anything that could betray it: every room
counts its own lines, whoever is no member learns of no room, and no frame goes to him.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.words import Plain, Words
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.viewer import Viewer
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.store.records import Conflict, Status
from camarilla.table.talk.rooms import PUBLIC, allowed, clean_text, enter, members, room_of
from camarilla.table.talk.talk_store import Line, Reader, Report, TalkStore

FIRST_PAGE = 100  # lines that a viewer is welcomed with
PAGE = 50  # lines that he can ask for at a time
NOTHING_YET = 2**31 - 1  # no line has this number: whoever has not sat down reads nothing private
MOST_SHOWN = 10  # lines in one report
TRIES = 8
SILENCE: dict[str, Plain] = {"type": "talk", "rooms": [], "lines": [], "more": False, "muted": [], "reports": []}


class Talk:
    """What is said at a table."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self.store = TalkStore(table.services.store)
        self._speaking = asyncio.Lock()
        self._turn = asyncio.Lock()  # lines are passed on in their order
        self._passed: int | None = None  # the newest line that our viewers have been told
        self._mutes: dict[int, set[int]] = {}
        self._reports = 0
        self._later: set[asyncio.TimerHandle] = set()
        self._listeners: list[Callable[[Line], None]] = []

    # --- speaking ---------------------------------------------------------------------------------------------------

    async def say(self, seat: int, to: Sequence[int], text: str, key: str, words: Words | None = None) -> Line:
        """Says something to these seats (to nobody in particular: to everybody). The same key again: the same line.

        ``words``: it is a bot that speaks, and this is its message.
        """
        record = self.table.record
        room = room_of(seat, to, len(record.seats))
        allowed(record.settings.talk, room)
        line = Line(room, 0, seat, clean_text(text), self.table.services.now(), record.seq, words=plain(words))
        said = await self.table.undisturbed(self._say(line, key))
        if words is None:
            for listen in self._listeners:
                listen(said)
        return said

    def when_said(self, listen: Callable[[Line], None]) -> None:
        """Somebody listens to what people say."""
        self._listeners.append(listen)

    async def _say(self, line: Line, key: str) -> Line:
        async with self._speaking:
            said = await self._kept(line, key)
        await self.look()
        return said

    async def _kept(self, line: Line, key: str) -> Line:
        for _ in range(TRIES):
            first = await self.store.said(self.table.record.id, line.seat, key)
            if first is not None:
                return first
            try:
                return await self.store.add(self.table.record.id, line, key)
            except Conflict:
                continue  # somebody was faster in another process
        raise NotNow("table-try-again")

    # --- listening --------------------------------------------------------------------------------------------------

    async def welcome(self, viewer: Viewer) -> None:
        """A viewer hears what was said lately; from then on he hears everything."""
        async with self._turn:
            if self._passed is None:
                await self._begin()
            quiet = not (self._passed or self._mutes or self._reports)
            viewer.heard(dict(SILENCE) if quiet else await self._frame(viewer.seat))

    async def look(self) -> None:
        """Passes on what is new: said here, or in another process."""
        async with self._turn:
            if self._passed is None:
                await self._begin()
                return
            await self._look_at_mutes()
            for line in await self.store.after(self.table.record.id, self._passed):
                self._passed = line.number
                self._pass_on(line)
            await self._look_at_reports()

    async def _begin(self) -> None:
        table = self.table.record.id
        self._mutes = await self.store.mutes(table)
        self._reports = len(await self.store.reports(table))
        self._passed = await self.store.newest(table)

    def _pass_on(self, line: Line) -> None:
        frame: dict[str, Plain] = {"type": "said", "line": self._told(line)}
        for viewer in list(self.table.viewers):
            if viewer.seat is None:
                if line.room == PUBLIC:
                    self._pass_on_later(viewer, frame)
            elif self._hears(viewer.seat, line):
                viewer.heard(frame)

    def _hears(self, seat: int, line: Line) -> bool:
        member = line.room == PUBLIC or bool(line.room >> seat & 1)
        return member and line.seat not in self._mutes.get(seat, ())

    def _pass_on_later(self, viewer: Viewer, frame: dict[str, Plain]) -> None:
        """Spectators are behind, where the table wants it."""
        delay = self._delay()
        if not delay:
            viewer.heard(frame)
            return

        def now() -> None:
            self._later.discard(handle)
            if viewer in self.table.viewers:
                viewer.heard(frame)

        handle = asyncio.get_running_loop().call_later(delay, now)
        self._later.add(handle)

    def _delay(self) -> int:
        return 0 if self.table.record.status is Status.OVER else self.table.record.settings.delay

    def _told(self, line: Line) -> dict[str, Plain]:
        return line.told(former=line.number <= self.table.record.seats[line.seat].heard_from)

    def _reader(self, seat: int | None) -> Reader:
        """What this viewer may read."""
        if seat is not None:
            chair = self.table.record.seats[seat]
            return Reader(seat, since=chair.heard_from if chair.taken else NOTHING_YET)
        delay = self._delay()
        return Reader(None, until=self.table.services.now() - 1000 * delay if delay else None)

    async def _frame(self, seat: int | None) -> dict[str, Plain]:
        return {"type": "talk", **await self.page(seat), "reports": await self._reports_for(seat)}

    async def page(self, seat: int | None, room: int | None = None, before: int | None = None) -> dict[str, Plain]:
        """What was said lately in all rooms of this seat (None: a spectator), or in one room before its line ``n``."""
        self.table.admit(seat)
        if room is None and before is not None:
            raise BadInput("before", "table-talk-which-room")
        if room is not None:
            enter(room, seat)
        table, reader, most = self.table.record.id, self._reader(seat), FIRST_PAGE if room is None else PAGE
        lines = await self.store.page(table, reader, room, before, most + 1)
        rooms = await self.store.rooms(table, reader)
        muted = (await self.store.mutes(table)).get(seat, set()) if seat is not None else set()
        return {
            "rooms": [{"room": one, "members": members(one), "last": last} for one, last in rooms.items()],
            "lines": [self._told(line) for line in lines[-most:]],
            "more": len(lines) > most,
            "muted": sorted(muted),
        }

    # --- not listening ----------------------------------------------------------------------------------------------

    async def mute(self, seat: int, muted: int, wanted: bool) -> list[int]:
        """This seat does not want to hear that one, or wants to again. Nobody else learns of it."""
        self.table.chair(muted)
        if muted == seat:
            raise BadInput("seat", "table-mute-yourself")
        await self.table.undisturbed(self._mute(seat, muted, wanted))
        return sorted(self._mutes.get(seat, ()))

    async def _mute(self, seat: int, muted: int, wanted: bool) -> None:
        await self.store.mute(self.table.record.id, seat, muted, wanted)
        await self.look()

    async def _look_at_mutes(self) -> None:
        """Every device of a seat that changed its mind hears so, with what it may read now."""
        before, self._mutes = self._mutes, await self.store.mutes(self.table.record.id)
        for viewer in list(self.table.viewers):
            if viewer.seat is not None and before.get(viewer.seat) != self._mutes.get(viewer.seat):
                viewer.heard(await self._frame(viewer.seat))

    # --- telling the host -------------------------------------------------------------------------------------------

    async def report(self, seat: int, room: int, numbers: Sequence[int], note: str, key: str) -> None:
        """Shows lines of one speaker to the host: these, and nothing else of what was said there."""
        enter(room, seat)
        if not 1 <= len(set(numbers)) <= MOST_SHOWN:
            raise BadInput("lines", "table-report-count", most=MOST_SHOWN)
        said = clean_text(note, "note", empty=True)
        lines = await self.store.shown(self.table.record.id, self._reader(seat), room, sorted(set(numbers)))
        self._reportable(seat, lines, len(set(numbers)))
        shown: list[dict[str, Plain]] = [{"seat": line.seat, "text": line.text, "at": line.at} for line in lines]
        report = Report(seat, room == PUBLIC, shown, said, self.table.services.now())
        await self.table.undisturbed(self._report(report, key))

    def _reportable(self, seat: int, lines: list[Line], wanted: int) -> None:
        host = self.table.record.host
        if len(lines) < wanted:
            raise NotFound("table-no-line")
        if any(line.seat == seat for line in lines):
            raise BadInput("lines", "table-report-yourself")
        if host is None or any(line.seat == host for line in lines):
            raise Forbidden("table-report-host")

    async def _report(self, report: Report, key: str) -> None:
        await self.store.report(self.table.record.id, report, key)
        await self.look()

    async def reports(self, seat: int | None) -> list[Plain]:
        """What was shown to the host."""
        self.table.require_host(seat)
        return await self._reports_for(seat)

    async def _reports_for(self, seat: int | None) -> list[Plain]:
        """Whoever became host later does not read what was shown about himself."""
        if seat is None or seat != self.table.record.host:
            return []
        made = await self.store.reports(self.table.record.id)
        return [plain(one) for one in made if all(line["seat"] != seat for line in one.lines)]

    async def _look_at_reports(self) -> None:
        host = self.table.record.host
        hosts = [viewer for viewer in self.table.viewers if host is not None and viewer.seat == host]
        if not hosts:
            return
        shown = await self._reports_for(host)
        if len(shown) != self._reports:
            self._reports = len(shown)
            for viewer in hosts:
                viewer.heard({"type": "reports", "reports": shown})

    def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        self._later.clear()
