"""What bots demand and promise aloud: speech acts, which others remember and reckon with.

A parley listens to the news that everybody hears and is a pure function of them, of the characters and of a key: a
simulation, a table and a load hear the same words. They are put among what was heard, beside the match; no rule reads
them, and the log is the same with them and without (ADR 26).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from camarilla.bots.bot import Line, QuickDice
from camarilla.bots.character import EVEN, Character
from camarilla.bots.memory import Memory
from camarilla.bots.voice import count, tone, unheard
from camarilla.bots.voice.occasions import lines_of
from camarilla.bots.words import Word
from camarilla.core.news import News
from camarilla.core.words import Words, named


@dataclass(frozen=True)
class Act:
    """Something that ``who`` says to ``whom`` before everybody: an occasion of the voices, and perhaps a sum."""

    occasion: str
    who: int
    whom: int
    sum: int


Speaker = tuple[int, Character, QuickDice]  # a seat that gives words and keeps or breaks them knowingly
Acts = Mapping[str, Callable[[Any, Line, Sequence[Speaker]], Sequence[Act]]]  # by the id of the line that is heard


@dataclass
class Parley:
    """The words of one match; ``scales`` are the characters of those who speak."""

    key: str
    scales: Mapping[int, Character]
    memory: Memory  # of somebody who hears what everybody hears
    acts: Acts
    said: Counter[str] = field(default_factory=Counter)
    lines: int = 0

    def hear(self, line: Line) -> list[tuple[int, Words]]:
        """What is said upon this line of the news, as everybody heard it."""
        self.lines += 1
        settled = len(self.memory.fates)
        self.memory.hear(line)
        acts = [*self._broken(settled), *self._upon(line)]
        found = []
        for act in acts:
            words = Words(self._variant(act), {"who": named(act.who), "whom": named(act.whom), "sum": act.sum})
            self.memory.hear({"id": words.id, "rule": "", "args": dict(words.args)})
            found.append((act.who, words))
        return found

    def _broken(self, settled: int) -> list[Act]:
        """Whoever was given a word before everybody says so when it is broken, unless he has broken his first."""
        broken = [fate.word for fate in self.memory.fates[settled:] if not fate.kept and not fate.word.or_else]
        felt = [word for word in broken if word.aloud and word.to in self.scales and not self._false(word)]
        return [Act("word-broken", word.to, word.by, word.sum) for word in felt]

    def _false(self, word: Word) -> bool:
        """Whether the same word was given in return, and is broken already."""
        back = (word.kind, word.to, word.by)
        kept = [fate.kept for fate in self.memory.fates if (fate.word.kind, fate.word.by, fate.word.to) == back]
        return self.memory.word(*back) is None and bool(kept) and not kept[-1]

    def _upon(self, line: Line) -> Sequence[Act]:
        says = self.acts.get(str(line["id"]))
        if says is None:
            return ()
        speakers = [
            (seat, who, QuickDice(f"{self.key} {seat} {self.lines} parley")) for seat, who in self.scales.items()
        ]
        return says(self.memory, line, speakers)

    def told(self, news: News) -> list[News]:
        """The same as news, for those who remember."""
        return [News(words.id, "", words.args) for _, words in self.hear(news.heard_by(None))]

    def _variant(self, act: Act) -> str:
        """One of the sentences that were said least, of those that suit whoever speaks."""
        dice = QuickDice(f"{self.key} {act.who} {self.lines} words")
        left = unheard(lines_of(act.occasion, tone(self.scales.get(act.who, EVEN), dice)), self.said)
        found = left[dice.below(len(left))]
        count(self.said, found)
        return found
