"""The match of one table as the house runs it, with the numbers of its events. No clock, no disk, no loop."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from camarilla.core.flow import AskAll
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput, BrokenLaw, Refused
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.questions import CHANCE, Question, offered
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance
from camarilla.match.match import Entry, Match
from camarilla.match.takeback import TAKE_BACK
from camarilla.match.whynot import why_not
from camarilla.table.refusals import Stale
from camarilla.table.store.records import Event, Loaded, Snapshot, Status, TableRecord, Told

SNAPSHOT_EVERY = 25
LATELY = 40  # entries that are kept in memory
FORGOTTEN = Entry(CHANCE, "", "", None)  # an old answer, as loading a snapshot leaves it
LOG = logging.getLogger("camarilla.table")
Asked = dict[int, Question[Any]]


class Running:
    """A running match with its numbering: which event is the newest, and since when each seat is asked what it is."""

    def __init__(self, match: Match, newest: Event, kept: int = 0) -> None:
        self.match = match
        self.newest = newest
        self.kept = kept  # number of the newest snapshot
        match.stages = []

    @property
    def number(self) -> int:
        return self.newest.number

    @property
    def seq(self) -> int:
        return self.newest.seq

    @classmethod
    def begin(cls, game: Game, setup: Setup, chance: FairChance, now: int) -> Running:
        """A new match; its first event holds the draws and the news of the set-up."""
        match, news = Match.begin(game, setup, chance)
        since = dict.fromkeys(asked_of(match), 1)
        aside = dict.fromkeys(match.asides(), 1)
        return cls(
            match, Event(1, 1, None, None, list(match.entries), news, since, aside, now, dict.fromkeys(since, now))
        )

    @classmethod
    def load(cls, game: Game, loaded: Loaded, chance: FairChance) -> Running:
        """The match as it was after the newest of these events."""
        running = cls(Match.load(game, loaded.snapshot.saved, chance), loaded.events[0], loaded.snapshot.number)
        for event in loaded.events[1:]:
            running.again(event)
        return running

    def again(self, event: Event) -> None:
        """Takes an answer that is already in the store."""
        _again(self.match, event)
        self.follow(event)

    def snapshot(self) -> Snapshot | None:
        """The position, where one is due: at the start, then now and then, and at the end.

        Never in the middle of steps that may still be taken back: whoever loads the match must know the way back.
        """
        number = self.newest.number
        late = number - self.kept >= SNAPSHOT_EVERY and not self.match.past
        if number > 1 and not late and not self.match.over:
            return None
        self.kept = number
        return Snapshot(number, self.match.save())

    def glance(self) -> dict[str, Plain]:
        """What the lobby shows of the match: nothing that a spectator does not see."""
        match = self.match
        return {"round": getattr(match.position.state, "round", None), "awaited": list(match.awaited(None).seats)}

    # --- what is asked ----------------------------------------------------------------------------------------------

    def understood(self, question: Question[Any], written: Plain) -> Any:
        """A written answer, understood and legal, but not yet taken."""
        try:
            answer = question.read(written)
            question.check(answer)
        except Refused:
            raise
        except Exception as failed:
            LOG.warning("%s could not read an answer: %s", question.key, failed)
            raise BadInput("answer", "table-not-understood") from failed
        return answer

    def steps(self, seat: int, so_far: tuple[str, ...], interjection: bool) -> dict[str, Any]:
        """What may come next after these small steps."""
        question = self.match.question(seat, interjection)
        try:
            return offered(question, so_far)
        except Refused:
            raise
        except Exception as failed:
            LOG.warning("%s could not follow steps: %s", question.key, failed)
            raise BadInput("so_far", "table-not-understood") from failed

    def why_not(self, seat: int, aim: str, so_far: tuple[str, ...], interjection: bool) -> None:
        """Raises the reason why this thing cannot be chosen now."""
        question = self.match.question(seat, interjection)
        try:
            refused = why_not(question, so_far, aim, self.match.window)
        except Refused:
            raise
        except Exception as failed:
            LOG.warning("%s could not say why not: %r", question.key, failed)
            raise BadInput("aim", "table-not-understood") from failed
        if refused is not None:
            raise refused

    def asked_since(self, seat: int, interjection: bool) -> int:
        """The seq with which this seat was first asked what it is asked now; 0: it is not."""
        return (self.newest.aside if interjection else self.newest.since).get(seat, 0)

    def fresh(self, seat: int, seq: int, interjection: bool) -> None:
        """Refuses an answer that was thought of before the question was asked."""
        if seq > self.seq:
            raise BadInput("seq", "table-seq-ahead", seq=seq, newest=self.seq)
        if seq < self.asked_since(seat, interjection):
            raise Stale("table-stale", seq=seq, newest=self.seq)

    def follow(self, event: Event) -> Event:
        """This is the newest event now."""
        self.newest = event
        self._forget()
        return event

    def record(self, record: TableRecord, opening: Plain, due: int | None) -> TableRecord:
        """The record of the table when its match has come this far."""
        now = {
            "status": Status.OVER if self.match.over else Status.RUNNING,
            "opening": opening,
            "outcome": plain(self.match.outcome),
            "glance": self.glance(),
            "number": self.newest.number,
            "seq": self.newest.seq,
            "asked": list(self.match.asked()),
            "due": due,
            "touched": record.touched if self.newest.key is None else self.newest.at,
        }
        return TableRecord(**{**vars(record), **now})

    def _forget(self) -> None:
        """Old answers are in the store: here only their number counts, and a long match takes no more room."""
        entries, old = self.match.entries, len(self.match.entries) - LATELY
        for place in range(max(0, old - len(self.newest.entries)), old):
            entries[place] = FORGOTTEN

    def clocks(self, since: dict[int, int], quiet: bool, now: int) -> dict[int, int]:
        """When each seat was asked what it is asked now.

        A discreet window has one clock, and it runs from the last thing that everybody noticed: when it strikes must
        not depend on who is asked, nor on who has answered.
        """
        before = self.newest
        if self.discreet:
            noticed = min(before.clocks.values(), default=now) if quiet else now
            return dict.fromkeys(since, noticed)
        kept = {seat: before.clocks.get(seat, now) for seat in since if since[seat] == before.since.get(seat)}
        return {seat: kept.get(seat, now) for seat in since}

    @property
    def discreet(self) -> bool:
        """Whether others must not learn who is asked now."""
        step = self.match.position.step
        return step is not None and step.discreet

    def noticed(self, seat: int) -> list[bytes]:
        """Everything that everybody but this seat can see."""
        others = [one for one in range(self.match.setup.players) if one != seat]
        sight = self.match.sights()
        return [msgspec.json.encode(sight(one)) for one in (None, *others)]


def lines(events: Sequence[Event | Told], seat: int | None) -> list[dict[str, Plain]]:
    """The news of these events as this seat (None: a spectator) may hear them."""
    return [{"n": event.seq, **news.heard_by(seat)} for event in events for news in event.news]


def _again(match: Match, event: Event) -> list[News]:
    """Takes a stored answer once more; what follows from it must be what followed then."""
    entry, done = event.entries[0], len(match.entries)
    if entry.ask == TAKE_BACK:
        match.take_back(entry.seat)
        return []
    answer = match.read(entry.seat, entry.answer, entry.interjection)
    news = match.interject(entry.seat, answer) if entry.interjection else match.answer(entry.seat, answer)
    if match.entries[done:] != event.entries:
        raise BrokenLaw(f"event {event.number} went another way when it was loaded")
    return news


def asked_of(match: Match) -> Asked:
    """Who is asked what, those included whose answer lies sealed: they may be asked the same once more."""
    step = match.position.step
    return step.questions if isinstance(step, AskAll) else match.asked()


def sealed_of(match: Match) -> set[int]:
    """Whose answers lie sealed."""
    position = match.position
    return set(position.stack[-1].sealed) if isinstance(position.step, AskAll) else set()


def since_of(before: Asked, after: Asked, since: dict[int, int], afresh: set[int], seq: int) -> dict[int, int]:
    """Since when each seat is asked what it is asked now: a question that stayed keeps its number."""
    return {
        seat: since[seat] if seat not in afresh and seat in since and _same(before.get(seat), question) else seq
        for seat, question in after.items()
    }


def _same(before: Question[Any] | None, after: Question[Any]) -> bool:
    return before is after or before == after
