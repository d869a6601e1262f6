"""What bots say at a table, and when: from the news that everybody hears and the seat's own dice, and nothing else.

``Voices`` listens for all bots of one table. It is a pure function of what it heard: whoever loads a match lets it hear
the news again and goes on. Rules never read what was said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from camarilla.bots.bot import QuickDice
from camarilla.bots.voice.cues import ANYBODY, CUES, PHASES, Cue, Story, seat_in
from camarilla.bots.voice.occasions import CHARACTERS, WITH_WHOM, lines_of
from camarilla.core.game import Outcome
from camarilla.core.words import Arg, Plain, Words, named

AT_ONCE = 2  # bots who say something about the same event; at the beginning and the end everybody may
OFTENER, CLOSE = 2, 0.7  # how much oftener one hears what stands out than what comes so close to it
WELCOME, FAREWELL = 70, 90  # in a hundred who greet, and who have a last word


class Scales(Protocol):
    """A character: how loyal, how greedy, how vengeful, on any scale."""

    @property
    def loyal(self) -> int: ...
    @property
    def greedy(self) -> int: ...
    @property
    def vengeful(self) -> int: ...


@dataclass(frozen=True)
class Spoken:
    """One line of one bot, and how urgent it was."""

    seat: int
    words: Words
    chance: int = 0


@dataclass
class Voices:
    """The bots of one table. ``key`` is what they draw from, one pair of scales for every seat that speaks."""

    key: str
    scales: Mapping[int, Scales]
    said: Counter[str] = field(default_factory=Counter)
    story: Story = field(default_factory=Story)
    _silent: set[int] = field(default_factory=set)  # who has spoken in this phase
    _begun: bool = False

    def hear(self, seq: int, lines: Sequence[Mapping[str, Plain]], outcome: Outcome | None = None) -> list[Spoken]:
        """What they say about the lines of one event, as everybody heard them."""
        drawn = {seat: QuickDice(f"{self.key} {seat} {seq} speech") for seat in self.scales}
        found: dict[int, list[Spoken]] = {seat: [] for seat in self.scales}
        for line in lines:
            if line["id"] in PHASES:
                self._silent.clear()
            for seat in self.scales:
                if seat not in self._silent:
                    found[seat] += self._remarks(line, seat, drawn[seat])
            self.story.follow(str(line["id"]), dict(line["args"]))
        if outcome is not None:
            return self._spoken(self._farewell(outcome, drawn), drawn)
        if not self._begun:
            self._begun = True
            return self._spoken(self._greeting(drawn), drawn)
        urgent = sorted((max(some, key=_urgency) for some in found.values() if some), key=_urgency, reverse=True)
        return self._spoken(urgent[:AT_ONCE], drawn)

    def gave(self, seat: int, words: Words) -> None:
        """This one has made a demand or a promise, and so has had its say in this phase."""
        self._silent.add(seat)
        self.story.follow(words.id, dict(words.args))

    def _remarks(self, line: Mapping[str, Plain], seat: int, dice: QuickDice) -> list[Spoken]:
        return [
            remark
            for cue in CUES.get(str(line["id"]), ())
            if (remark := self._remark(cue, dict(line["args"]), seat)) is not None and dice.below(100) < cue.chance
        ]

    def _remark(self, cue: Cue, args: dict[str, Plain], seat: int) -> Spoken | None:
        """What this cue is to this seat, if it is addressed."""
        if cue.me == ANYBODY:
            addressed = all(seat_in(arg) != seat for arg in args.values())
        else:
            addressed = seat_in(args.get(cue.me)) == seat
        other = seat_in(args.get(cue.other)) if cue.other else -1
        if not addressed or other == seat or (cue.occasion in WITH_WHOM and other < 0):
            return None
        if cue.test is not None and not cue.test(self.story, args, seat):
            return None
        return Spoken(seat, about(cue.occasion, other), cue.chance)

    def _greeting(self, drawn: dict[int, QuickDice]) -> list[Spoken]:
        return [Spoken(seat, about("greeting")) for seat, dice in drawn.items() if dice.below(100) < WELCOME]

    def _farewell(self, outcome: Outcome, drawn: dict[int, QuickDice]) -> list[Spoken]:
        winners = list(outcome.winners)
        found = []
        for seat, dice in drawn.items():
            if dice.below(100) >= FAREWELL:
                continue
            if not winners:
                words = about("all-lost")
            elif len(winners) > 1 and seat in winners:
                words = about("all-won")
            else:
                words = about("winning") if seat in winners else about("losing", winners[0])
            found.append(Spoken(seat, words))
        return found

    def _spoken(self, remarks: Sequence[Spoken], drawn: dict[int, QuickDice]) -> list[Spoken]:
        """The occasions as lines: those that were said least, and of them one that is drawn."""
        spoken = []
        for remark in remarks:
            words = worded(remark.words, self.scales[remark.seat], self.said, drawn[remark.seat])
            count(self.said, words.id)
            self._silent.add(remark.seat)
            spoken.append(Spoken(remark.seat, words, remark.chance))
        return spoken


def _urgency(remark: Spoken) -> int:
    return remark.chance


def about(occasion: str, whom: int = -1) -> Words:
    """An occasion, and the other one in the matter; it becomes a line when somebody speaks it."""
    args: dict[str, Arg] = {"whom": named(whom)} if whom >= 0 else {}
    return Words(occasion, args)


def tone(scales: Scales, dice: QuickDice) -> str:
    """What stands out in a character; what comes close to it is heard now and then, so that two who love money can be
    told apart by what else they love."""
    values = {name: int(getattr(scales, name)) for name in CHARACTERS}
    most = max(values.values())
    heard = [
        name
        for name in CHARACTERS
        for _ in range(OFTENER if values[name] == most else int(values[name] >= CLOSE * most))
    ]
    return heard[dice.below(len(heard))]


def worded(occasion: Words, scales: Scales, said: Counter[str], dice: QuickDice) -> Words:
    """A line for this occasion: none comes again before all others have been said."""
    left = unheard(lines_of(occasion.id, tone(scales, dice)), said)
    return Words(left[dice.below(len(left))], occasion.args)


def count(said: Counter[str], line: str) -> None:
    """One more time: what was said last stands last."""
    said[line] = said.pop(line, 0) + 1


def unheard(lines: Sequence[str], said: Counter[str]) -> list[str]:
    """Those that were said least; where all have been said, the half of them that is longest ago."""
    least = min(said[one] for one in lines)
    left = [one for one in lines if said[one] == least]
    if not least:
        return left
    ago = [one for one in said if one in left]
    return ago[: (len(ago) + 1) // 2]
