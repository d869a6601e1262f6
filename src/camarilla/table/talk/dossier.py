"""The file on a bot: its character, its rung, and what it may hold for or against the reader.

The reader's deeds are taken from what the reader heard, never from what the bot did: a file tells nobody anything that
he has not been told.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from camarilla.bots.character import LEAST, MOST, SCALES, Character
from camarilla.bots.memory import Memory, remembered
from camarilla.bots.registry import memory_of
from camarilla.table.play.moves import Moves
from camarilla.table.play.open_table import OpenTable
from camarilla.table.refusals import NotFound
from camarilla.table.store.records import Kind, Status
from camarilla.table.talk.voices import BotVoices

NEWEST = 6  # deeds that are listed
STEPS = 3  # trust goes from -3 to 3


@dataclass(frozen=True)
class Noted:
    """Something that the reader did to the bot, so many times in this round."""

    kind: str
    round: int
    good: bool
    times: int


@dataclass(frozen=True)
class Dossier:
    """Three scales from 1 to 5; ``trust`` from -3 to 3, None for somebody who does not play."""

    seat: int
    bot: str
    loyal: int
    greedy: int
    vengeful: int
    trust: int | None
    noted: list[Noted]


class Dossiers:
    """The files of one table."""

    def __init__(self, table: OpenTable, moves: Moves, voices: BotVoices) -> None:
        self.table = table
        self.moves = moves
        self.voices = voices
        self._memories: dict[int, tuple[Memory, int]] = {}  # of every reader, and how many of the news he has heard

    async def open(self, reader: int | None, seat: int) -> Dossier:
        """The file on this seat for this reader (None: somebody who watches)."""
        self.table.admit(reader)
        chair = self.table.chair(seat)
        if chair.kind is not Kind.BOT:
            raise NotFound("table-no-dossier")
        who = self.voices.character(seat)
        trust, noted = (None, []) if reader is None else await self._noted(reader, seat, who)
        loyal, greedy, vengeful = (_mark(getattr(who, scale)) for scale in SCALES)
        return Dossier(seat, chair.bot, loyal, greedy, vengeful, trust, noted)

    async def _noted(self, reader: int, seat: int, who: Character) -> tuple[int, list[Noted]]:
        table = self.table
        if table.record.status is Status.GATHERING:
            return 0, []
        async with table.lock:
            running = await self.moves.current()
            told = await table.past.told(running.seq)
        memory, heard = self._memories.get(reader) or (memory_of(table.game.id, reader, len(table.record.seats)), 0)
        remembered(memory, [news.heard_by(reader) for news in told[heard:]])
        self._memories[reader] = memory, max(heard, len(told))
        return noted_of(memory, reader, seat, who)


def noted_of(memory: Memory, reader: int, seat: int, who: Character) -> tuple[int, list[Noted]]:
    """How far the bot on this seat trusts the reader, and what the reader did to it, by what the reader heard."""
    deeds = [deed for deed in memory.deeds if (deed.by, deed.to) == (reader, seat)]
    times = Counter((deed.kind, deed.round, deed.weight > 0) for deed in deeds)
    noted = [Noted(kind, round_, good, count) for (kind, round_, good), count in times.items()]
    return round(STEPS * memory.trust(reader, seat, who)), noted[-NEWEST:]


def _mark(value: int) -> int:
    """A scale from 0 to 100 as one of five marks."""
    return 1 + round(4 * (value - LEAST) / (MOST - LEAST))
