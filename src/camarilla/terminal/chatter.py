"""What the bots say at a match in the terminal: made again from the news whenever it is needed, never kept."""

from __future__ import annotations

import hashlib

from camarilla.bots import parley_of, with_memory
from camarilla.bots.bot import Look, hearing
from camarilla.bots.character import character_of
from camarilla.bots.persons import KNOWN
from camarilla.bots.voice import Voices
from camarilla.core.news import News
from camarilla.core.words import Words
from camarilla.terminal.save import Table


class Chatter:
    """The voices of one match: who speaks has the character of his name, or one drawn from the match."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: list[News] = []  # with what was demanded and promised aloud, for those who remember
        self.said: list[list[tuple[int, Words]]] = []  # by answer of a player, like the news
        bots = [seat for seat in range(len(table.names)) if seat != table.person]
        game, key = table.match.game.id, hashlib.sha256(b"camarilla voices\n" + table.seed).hexdigest()
        speakers = {seat: self.born(seat) for seat in bots if with_memory(game, table.kinds[seat])}
        self._parley = parley_of(game, key, speakers, len(table.names))
        self._voices = Voices(key, {seat: character_of(self.born(seat)) for seat in bots})

    def born(self, seat: int) -> str:
        secret = hashlib.sha256(b"camarilla character\n" + self.table.seed).hexdigest()
        return self.table.names[seat] if self.table.names[seat] in KNOWN else f"{secret}/{seat}"

    def look(self, seat: int) -> Look:
        """All that this seat may know."""
        self.listen()
        match = self.table.match
        return Look(match.game, match.position, seat, hearing(seat, self.told), self.born(seat))

    def listen(self) -> None:
        """Hears what is new."""
        for number in range(len(self.said), len(self.table.news)):
            news, spoken = self.table.news[number], list[tuple[int, Words]]()
            for one in news:
                aloud = [] if self._parley is None else self._parley.hear(one.heard_by(None))
                self.told += [one, *[News(words.id, "", words.args) for _, words in aloud]]
                spoken += aloud
            for seat, words in spoken:
                self._voices.gave(seat, words)
            last = number + 1 == len(self.table.news)
            outcome = self.table.match.outcome if last else None
            remarks = self._voices.hear(number, [one.heard_by(None) for one in news], outcome)
            self.said.append(spoken + [(remark.seat, remark.words) for remark in remarks])
