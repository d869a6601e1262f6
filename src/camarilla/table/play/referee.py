"""The match of one table as the house runs it: answers in, events out. No clock, no disk, no loop."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from camarilla.core.flow import AskAll
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput, BrokenLaw, NotAsked, Refused
from camarilla.core.news import News
from camarilla.core.questions import CHANCE, Question, offered
from camarilla.core.words import Plain
from camarilla.core.words import seat as seat_named
from camarilla.match.fair import FairChance
from camarilla.match.match import Entry, Match
from camarilla.match.takeback import TAKE_BACK, lies_sealed
from camarilla.match.whynot import why_not
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Event, Loaded, Snapshot, Told

SNAPSHOT_EVERY = 25
MOST_TAKE_BACKS = 10  # of one seat among the newest four times as many entries: nobody fills the log by on and off
LATELY = 4 * MOST_TAKE_BACKS  # entries
FORGOTTEN = Entry(CHANCE, "", "", None)  # an old answer, as loading a snapshot leaves it
LOG = logging.getLogger("camarilla.table")
Asked = dict[int, Question[Any]]


def no_time(lines: int) -> int:
    """What is told takes no time."""
    return 0


class Referee:
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
    def begin(cls, game: Game, setup: Setup, chance: FairChance, now: int) -> Referee:
        """A new match; its first event holds the draws and the news of the set-up."""
        match, news = Match.begin(game, setup, chance)
        since = dict.fromkeys(_asked(match), 1)
        aside = dict.fromkeys(_asides(match), 1)
        return cls(
            match, Event(1, 1, None, None, list(match.entries), news, since, aside, now, dict.fromkeys(since, now))
        )

    @classmethod
    def load(cls, game: Game, loaded: Loaded, chance: FairChance) -> Referee:
        """The match as it was after the newest of these events."""
        referee = cls(Match.load(game, loaded.snapshot.saved, chance), loaded.events[0], loaded.snapshot.number)
        for event in loaded.events[1:]:
            referee.again(event)
        return referee

    def again(self, event: Event) -> None:
        """Takes an answer that is already in the store."""
        _again(self.match, event)
        self.newest = event
        self._forget()

    def snapshot(self) -> Snapshot | None:
        """The position, where one is due: at the start, then now and then, and at the end.

        Never in the middle of steps that may still be taken back: whoever loads the match must know the way back.
        """
        late = self.number - self.kept >= SNAPSHOT_EVERY and not self.match.past
        if self.number > 1 and not late and not self.match.over:
            return None
        self.kept = self.number
        return Snapshot(self.number, self.match.save())

    def glance(self) -> dict[str, Plain]:
        """What the lobby shows of the match: nothing that a spectator does not see."""
        match = self.match
        shown = match.game.view(match.position.state, None)
        return {"round": getattr(shown, "round", None), "awaited": list(match.awaited(None).seats)}

    # --- answers ----------------------------------------------------------------------------------------------------

    def question(self, seat: int, interjection: bool) -> Question[Any]:
        """What this seat is asked, or may interject; refuses if it is neither."""
        if not interjection:
            return self.match.position.question(seat)
        question = self.match.interjection(seat)
        if question is None:
            raise NotAsked("", "core-no-interjection", who=seat_named(seat))
        return question

    def understood(self, seat: int, written: Plain, interjection: bool) -> Any:
        """A written answer, understood and legal, but not yet taken."""
        question = self.question(seat, interjection)
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
        question = self.question(seat, interjection)
        try:
            return offered(question, so_far)
        except Refused:
            raise
        except Exception as failed:
            LOG.warning("%s could not follow steps: %s", question.key, failed)
            raise BadInput("so_far", "table-not-understood") from failed

    def why_not(self, seat: int, aim: str, so_far: tuple[str, ...], interjection: bool) -> None:
        """Raises the reason why this thing cannot be chosen now."""
        question = self.question(seat, interjection)
        try:
            refused = why_not(question, so_far, aim)
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

    def take(
        self,
        seat: int,
        written: Plain,
        interjection: bool,
        key: str | None,
        now: int,
        telling: Callable[[int], int] = no_time,
    ) -> Event:
        """Takes an answer. Raises Refused with nothing changed; any other exception leaves a match to throw away.

        ``telling`` says how many milliseconds people may follow so many lines of news before their own time runs.
        """
        answer = self.understood(seat, written, interjection)
        match, done = self.match, len(self.match.entries)
        asked, aside, sealed = _asked(match), _asides(match), _sealed(match)
        discreet = self.discreet
        before = self._noticed(seat) if discreet else None
        news = match.interject(seat, answer) if interjection else match.answer(seat, answer)
        quiet = discreet and not news and before == self._noticed(seat)
        seq = self.seq if quiet else self.seq + 1
        since = _since(asked, _asked(match), self.newest.since, {seat, *sealed} - _sealed(match), seq)
        asides = _since(aside, _asides(match), self.newest.aside, {seat}, seq)
        clocks = self._clocks(since, quiet, now + telling(len(news)))
        self.newest = Event(self.number + 1, seq, seat, key, match.entries[done:], news, since, asides, now, clocks)
        self._forget()
        return self.newest

    def take_back(self, seat: int, seq: int, key: str | None, now: int) -> Event:
        """The seat takes its last answer back, if the engine allows it; raises Refused with nothing changed."""
        match, sealed = self.match, lies_sealed(self.match.position, seat)
        if match.may_take_back(seat):
            self._fresh_take_back(seat, seq, sealed)
        asked, aside = _asked(match), _asides(match)
        discreet = self.discreet
        match.take_back(seat)
        new = self.seq if discreet else self.seq + 1
        since = _since(asked, _asked(match), self.newest.since, set() if sealed else {seat}, new)
        asides = _since(aside, _asides(match), self.newest.aside, {seat}, new)
        clocks = self._clocks(since, discreet, now)
        self.newest = Event(self.number + 1, new, seat, key, match.entries[-1:], [], since, asides, now, clocks)
        self._forget()
        return self.newest

    def _fresh_take_back(self, seat: int, seq: int, sealed: bool) -> None:
        """Refuses what was meant for another answer, and a game of on and off."""
        if seq > self.seq:
            raise BadInput("seq", "table-seq-ahead", seq=seq, newest=self.seq)
        if seq < (self.asked_since(seat, False) if sealed else self.seq):
            raise Stale("table-stale", seq=seq, newest=self.seq)
        latest = self.match.entries[-LATELY:]
        if sum(entry.seat == seat and entry.ask == TAKE_BACK for entry in latest) >= MOST_TAKE_BACKS:
            raise NotNow("table-take-back-often", most=MOST_TAKE_BACKS)

    def _forget(self) -> None:
        """Old answers are in the store: here only their number counts, and a long match takes no more room."""
        entries, old = self.match.entries, len(self.match.entries) - LATELY
        for place in range(max(0, old - len(self.newest.entries)), old):
            entries[place] = FORGOTTEN

    def _clocks(self, since: dict[int, int], quiet: bool, now: int) -> dict[int, int]:
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

    def _noticed(self, seat: int) -> list[bytes]:
        """Everything that everybody but this seat can see."""
        others = [one for one in range(self.match.setup.players) if one != seat]
        return [msgspec.json.encode(self.match.sight(one)) for one in (None, *others)]


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


def _asked(match: Match) -> Asked:
    """Who is asked what, those included whose answer lies sealed: they may be asked the same once more."""
    step = match.position.step
    return step.questions if isinstance(step, AskAll) else match.asked()


def _sealed(match: Match) -> set[int]:
    """Whose answers lie sealed."""
    return {seat for seat in range(match.setup.players) if lies_sealed(match.position, seat)}


def _asides(match: Match) -> Asked:
    """Who may interject now, and what."""
    asides = {seat: match.interjection(seat) for seat in range(match.setup.players)}
    return {seat: question for seat, question in asides.items() if question is not None}


def _since(before: Asked, after: Asked, since: dict[int, int], afresh: set[int], seq: int) -> dict[int, int]:
    """Since when each seat is asked what it is asked now: a question that stayed keeps its number."""
    return {
        seat: since[seat] if seat not in afresh and seat in since and before.get(seat) == question else seq
        for seat, question in after.items()
    }
