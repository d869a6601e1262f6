"""Words that bots sold to people: an offer of goods for a word is settled here, as a line of the ledger (ADR 26).

The engine moves the goods. Which word was meant says the moment, and whether it was kept says what was done: both
follow from the news as the two heard them, so a load finds the same words. Nobody else learns of them.
"""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.bots import memory_of
from camarilla.bots.junta.heard import NOTHING, SIDE_OF, JuntaMemory
from camarilla.bots.words import Word
from camarilla.core.news import News
from camarilla.core.words import Words
from camarilla.speech import Speech
from camarilla.table.play.open_table import OpenTable
from camarilla.table.store.records import Kind
from camarilla.table.talk.promises import BROKEN, KEPT, Promises


@dataclass(frozen=True)
class Pledge:
    """A word that was sold, and the seq of the deal."""

    seq: int
    word: Word
    round: int


class Pledges:
    """The sold words of one table."""

    def __init__(self, table: OpenTable, promises: Promises) -> None:
        self.table = table
        self.promises = promises
        memory = memory_of(table.game.id, None, len(table.record.seats))
        self._memory = memory if isinstance(memory, JuntaMemory) else None  # the only game in which goods change hands
        self._sold: list[Pledge] = []

    def hear(self, seq: int, news: News, speakers: list[int]) -> list[Pledge]:
        """The words that bots who know what a word is have sold to others with this line."""
        if self._memory is None:
            return []
        before = list(self._memory.words)
        self._memory.hear(news.heard_by(next(iter(news.secret), None)))
        if not news.id.endswith("-news-deal"):
            return []
        new = [word for word in self._memory.words if word not in before]
        seats = self.table.record.seats
        sold = [word for word in new if word.by in speakers and seats[word.to].kind is Kind.HUMAN]
        found = [Pledge(seq, word, self._memory.round) for word in sold]
        self._sold += found
        return found

    def meant(self, news: News, maker: int, to: int) -> str:
        """What a bot says that offers its word for goods, or goods for a word: the occasion; none for goods alone."""
        if self._memory is None:
            return ""
        if news.secret[to].get("get") == NOTHING:
            return "buys-word"
        if news.secret[to].get("give") != NOTHING:
            return ""
        return f"word-{_kind(self._memory.word_for(by=maker, to=to))}"

    async def enter(self, pledge: Pledge) -> None:
        """The word stands in the ledger, for its two parties."""
        record, word = self.table.record, pledge.word
        speech = Speech(record.settings.language or "en", [chair.name for chair in record.seats])
        text = speech.words(Words(f"table-pledge-{_kind(word)}", {}))
        await self.promises.give(word.by, [word.to], text, None, _key(pledge))

    async def judge(self) -> None:
        """After the end the bots themselves say whether they kept their words."""
        assert self._memory is not None or not self._sold
        fates = [] if self._memory is None else self._memory.fates
        for pledge in self._sold:
            fate = next((one for one in fates if one.word is pledge.word), None)
            if fate is None or self.table.record.seats[pledge.word.by].kind is not Kind.BOT:
                continue
            await self.promises.own_up(pledge.word.by, _key(pledge), KEPT if fate.kept else BROKEN)


def _kind(word: Word) -> str:
    return "stand" if word.kind in SIDE_OF else word.kind


def _key(pledge: Pledge) -> str:
    return f"pledge {pledge.seq}"
