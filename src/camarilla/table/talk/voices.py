"""The bots of one table speak: about what everybody heard, and when somebody speaks to them.

What they say is a line of the talk like everybody's: beside the match, in a room, and for its members only. Unasked
they speak to everybody, about public news alone, and after these have been told; where nobody could read so fast (a
pace of 0) they do not. Whoever makes one of them an offer, a promise or a speech is answered at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Sequence
from typing import Any

from camarilla.bots import QuickDice
from camarilla.bots.character import Character, character_of
from camarilla.bots.memory import Memory, occasion_of
from camarilla.bots.parley import Parley
from camarilla.bots.voice import Spoken, Voices, about, asked, count, worded
from camarilla.bots.voice.cues import seat_in
from camarilla.core.news import News
from camarilla.core.words import Words
from camarilla.speech import Speech
from camarilla.table.meeting.settings import TalkPolicy
from camarilla.table.play.minds import born_at, bots_key, parley_at
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.telling import Telling
from camarilla.table.store.records import Kind, Status, Told
from camarilla.table.talk.pledges import Pledges
from camarilla.table.talk.promise_store import Promise
from camarilla.table.talk.promises import Promises
from camarilla.table.talk.rooms import PUBLIC, members
from camarilla.table.talk.talk import Talk
from camarilla.table.talk.talk_store import Line
from camarilla.table.tasks import ended

LOG = logging.getLogger("camarilla.table")
BREATH = 0.8  # seconds, at most, before somebody answers or another one speaks
SELDOM = 10  # events between two reminders of one bot what it understands


class BotVoices:
    """The speech of all bots at one table, kept with the talk; the match never hears of it."""

    def __init__(self, table: OpenTable, talk: Talk, promises: Promises, telling: Telling) -> None:
        self.table = table
        self.talk = talk
        self.telling = telling
        self._parley: Parley | None = None
        self._heard_nothing = True
        self._pledges = Pledges(table, promises)
        self._voices = Voices(f"{bots_key(table.record.seed)} voice", {})
        self._heard: int | None = None  # the seq up to which they have listened
        self._makers: dict[frozenset[int], int] = {}  # who made the newest offer between two
        self._listening: asyncio.Task[None] | None = None
        self._answering: set[asyncio.Task[None]] = set()
        self._stopped = False
        table.when_woken(self.wake)

    # --- who may speak ---

    def bots(self) -> list[int]:
        """Chairs of bots; whoever stands in for a person keeps his mouth shut."""
        settings = self.table.record.settings
        if not settings.voices or settings.talk is TalkPolicy.NONE:
            return []
        return [chair.seat for chair in self.table.record.seats if chair.kind is Kind.BOT]

    def character(self, seat: int) -> Character:
        record = self.table.record
        return character_of(born_at(record.seed, seat, record.seats[seat].name))

    # --- unasked ---

    def wake(self) -> None:
        """The match may have moved."""
        running = self.table.running
        if self._stopped or running is None or running.seq == self._heard or not self.bots():
            return
        if self._listening is None or self._listening.done():
            self._listening = asyncio.create_task(self._listen(), name=f"voices of {self.table.record.id}")

    async def _listen(self) -> None:
        try:
            while (newest := self.table.record.seq) != self._heard:
                first = self._heard is None
                told = await self.table.services.store.news(self.table.record.id, self._heard or 0, newest)
                self._heard = newest
                for event in told:
                    await self._hear(event, silent=first and event.seq < newest)
        except Exception:
            LOG.exception("the voices of table %s stumbled", self.table.record.id)

    async def _hear(self, event: Told, silent: bool) -> None:
        """What was heard before this house opened was answered then."""
        bots, record = self.bots(), self.table.record
        self._voices.scales = {seat: self.character(seat) for seat in bots}
        acts = self._acts(event)
        over = record.status is Status.OVER and event.seq == record.seq and self.table.running is not None
        outcome = self.table.running.match.outcome if over and self.table.running is not None else None
        spoken = self._voices.hear(event.seq, [news.heard_by(None) for news in event.news], outcome)
        replies = [reply for news in event.news for reply in self._of_offers(news)]
        given = [pledge for news in event.news for pledge in self._pledges.hear(event.seq, news, self._speakers())]
        if silent:
            return
        for seat, words in acts:
            await self._say(seat, [], words, f"act {event.seq}")
        for pledge in given:
            self._later(self._pledges.enter(pledge))
        if outcome is not None:
            self._later(self._pledges.judge())
        for reply, whom in replies:
            self._later(self._reply(reply, [whom], f"offer {event.seq}"))
        if spoken and self.telling.pace:
            await self.telling.over()
            await self._aloud(spoken, event.seq)

    def _speakers(self) -> list[int]:
        """Those who know what a word is."""
        return [] if self._parley is None else list(self._parley.scales)

    def _acts(self, event: Told) -> list[tuple[int, Words]]:
        """What bots demand and promise upon these news: the same that those who remember hear (``Past``)."""
        if self._heard_nothing:
            self._parley, self._heard_nothing = parley_at(self.table.record), False
        if self._parley is None:
            return []
        found = [act for news in event.news for act in self._parley.hear(news.heard_by(None))]
        for seat, words in found:
            self._voices.gave(seat, words)
        return found

    async def _aloud(self, spoken: Sequence[Spoken], seq: int) -> None:
        for number, one in enumerate(spoken):
            if number:
                await asyncio.sleep(min(self.telling.pace, BREATH))
            if one.seat in self.bots():
                await self._say(one.seat, [], one.words, f"voice {seq}")

    # --- when somebody speaks to them ---

    def heard_line(self, line: Line) -> None:
        """A person said something: those whom he meant answer what they understand of it."""
        for seat in self._meant(line):
            self._later(self._remind(seat, line))

    def heard_promise(self, promise: Promise) -> None:
        """A person gave his word: whoever got it says so; of a word to everybody one of them."""
        if promise.seat in self.bots():
            return  # a bot's own
        bots = [seat for seat in self.bots() if promise.room >> seat & 1]
        if promise.room == PUBLIC:
            bots = self._one_of(self.bots(), f"promise {promise.n}")
        for seat in bots:
            words = Spoken(seat, about("word-given", promise.seat))
            self._later(self._reply(words, self._others(promise.room, seat), f"word {promise.room} {promise.n}"))

    def _of_offers(self, news: News) -> list[tuple[Spoken, int]]:
        """What bots whisper to a person who made them an offer, or whose offer they took or declined."""
        if self.table.record.settings.talk is not TalkPolicy.ALL or len(news.secret) != 2:
            return []
        who, pair = seat_in(news.args.get("who")), frozenset(news.secret)
        others = [seat for seat in pair if seat != who]
        if who not in pair or len(others) != 1:
            return []
        other, bots = others[0], self.bots()
        if news.id.endswith("-news-talk"):
            self._makers[pair] = who
            if who in bots and other not in bots:
                meant = self._pledges.meant(news, who, other)
                return [(Spoken(who, about(meant, other)), other)] if meant else []
            return [(Spoken(other, about("offer-weighed", who)), who)] if other in bots and who not in bots else []
        if who not in bots or other in bots or self._makers.get(pair) != other:
            return []
        if news.id.endswith("-news-deal"):
            return [(Spoken(who, about("offer-taken", other)), other)]
        declined = news.id.endswith("-news-dropped") and news.secret[other].get("why") == "dropped"
        return [(Spoken(who, about("offer-declined", other)), other)] if declined else []

    def _meant(self, line: Line) -> list[int]:
        """The bots of a private room; in public those who are named, or one of them where only bots listen."""
        bots = self.bots()
        if line.seat in bots:
            return []
        if line.room != PUBLIC:
            return [seat for seat in members(line.room) if seat in bots]
        seats = self.table.record.seats
        called = line.text.split(",")[0]  # "General, why did you vote for Doña Perpetua?"
        named = [seat for seat in bots if _names(called, seats[seat].name)]
        named = named or [seat for seat in bots if _names(line.text, seats[seat].name)]
        alone = all(chair.kind is Kind.BOT for chair in seats if chair.seat != line.seat)
        return named or (self._one_of(bots, f"line {line.n}") if alone else [])

    async def _remind(self, seat: int, line: Line) -> None:
        """The obvious questions are answered, each once at a moment; to anything else one says now and then what one
        understands."""
        story = self._voices.story
        price = asked.price_of(-1 if story.leader is None else story.leader, story.wanted.get(seat, 0))
        goods = bool(self.table.game.dealing.goods)
        words = asked.reply(line.text, seat, line.seat, self._remembered(seat), self.character(seat), price, goods)
        said = await self.talk.store.spoken(self.table.record.id, line.room)
        before = [one.seq for one in said if one.seat == seat and occasion_of(one.words["id"]) == f"voice-{words.id}"]
        pause = SELDOM if words.id in (asked.UNKNOWN, asked.NO_GOODS) else 1
        if not before or before[-1] + pause <= line.seq:
            await self._reply(Spoken(seat, words), self._others(line.room, seat), f"reply {line.room} {line.n}")

    def _remembered(self, seat: int) -> Memory | None:
        """What everybody knows, for a bot that remembers."""
        return self._parley.memory if self._parley is not None and seat in self._parley.scales else None

    async def _reply(self, reply: Spoken, to: Sequence[int], key: str) -> None:
        """One line of those that were said least, by this bot or where all whom it speaks to could hear it."""
        await asyncio.sleep(min(self.telling.pace, BREATH))
        seat, record = reply.seat, self.table.record
        said: Counter[str] = Counter()
        for one in await self.talk.store.spoken(record.id):
            if one.seat == seat or one.room == PUBLIC or (to and set(to) <= set(members(one.room))):
                count(said, one.words["id"])
        dice = QuickDice(f"{bots_key(record.seed)} {seat} {key}")
        await self._say(seat, to, worded(reply.words, self.character(seat), said, dice), key)

    # --- speaking ---

    async def _say(self, seat: int, to: Sequence[int], words: Words, key: str) -> None:
        """Kept once, however often; the text is for those who do not know the message."""
        record = self.table.record
        speech = Speech(record.settings.language or "en", [chair.name for chair in record.seats])
        await self.talk.say(seat, to, speech.words(words), key, words)

    def _one_of(self, bots: Sequence[int], what: str) -> list[int]:
        dice = QuickDice(f"{bots_key(self.table.record.seed)} {what}")
        return [bots[dice.below(len(bots))]] if bots else []

    def _others(self, room: int, seat: int) -> list[int]:
        return [one for one in members(room) if one != seat]

    def _later(self, saying: Coroutine[Any, Any, None]) -> None:
        if self._stopped:
            saying.close()
            return
        task = asyncio.create_task(self._safely(saying))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _safely(self, saying: Coroutine[Any, Any, None]) -> None:
        try:
            await saying
        except Exception:
            LOG.exception("a bot of table %s lost its voice", self.table.record.id)

    async def settled(self) -> None:
        """Returns when everybody has spoken."""
        while waiting := [task for task in (self._listening, *self._answering) if task is not None and not task.done()]:
            await asyncio.wait(waiting)

    async def stop(self) -> None:
        self._stopped = True
        await ended(self._listening, *self._answering)


def _names(text: str, name: str) -> bool:
    """Whether somebody is spoken to by his name, or by a part of it that is long enough."""
    said = {word.strip(".,;:!?…\"'„“”»«()").casefold() for word in text.split()}
    return any(part.casefold() in said for part in name.split() if len(part) > 3)
