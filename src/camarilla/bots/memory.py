"""What a seat remembers: who did what to whom, from nothing but the news that this seat heard.

A memory is made again from the same lines whenever it is needed (after a load, in another process, in a simulation): it
is a pure function of what was heard. Every game says in its ``heard.py`` which line of the news is which deed. From the
deeds follow trust and grudge: they fade from round to round, and deeds of the other kind mend them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import tanh
from typing import Any, Generic, TypeAlias, TypeVar

from camarilla.bots.bot import Line, Look
from camarilla.bots.character import EVEN, SCALES, Character
from camarilla.bots.words import BROKEN, HEARD_OF, KEPT, Fate, Word

PACT = 0.3  # how it is felt that somebody gave his word for one's own
FADING = 0.8  # of a deed is left a round later
LASTING = 0.08  # more, where somebody is vengeful
MENDED = 0.7  # so much of a kindness is set against a wrong
LAST_TIME = "last-time"  # the line that says what is left of an evening before this one
FEELING = 3.0  # deeds of this weight make somebody nearly sure of another


@dataclass(frozen=True)
class Deed:
    """Something that somebody did to somebody. ``weight`` is how the other one felt it, in what the game reckons in:
    a kindness is above zero, a wrong below."""

    kind: str
    by: int
    to: int
    weight: float
    round: int


Ears: TypeAlias = dict[str, Callable[[Any, dict[str, Any]], None]]  # by the id of a line


class Memory:
    """What one seat (None: what everybody could hear) knows of the past."""

    def __init__(self, seat: int | None, players: int) -> None:
        self.seat = seat
        self.players = players
        self.round = 0
        self.deeds: list[Deed] = []
        self.words: list[Word] = []  # given, and neither kept nor broken yet
        self.fates: list[Fate] = []
        self.offered: dict[tuple[int, int], str] = {}  # pacts that wait for an answer: who asked whom, and what for

    def hear(self, line: Line) -> None:
        """One more line of the news; what only this seat heard of it has been put in already."""
        if line["id"] == f"{LAST_TIME}-secret":
            args = line["args"]
            self.note("last-time", seat_in(args["who"]), seat_in(args["whom"]), args["weight"])
        ear = self.ears().get(occasion_of(str(line["id"])))
        if ear is not None:
            ear(self, line["args"])

    def ears(self) -> Ears:
        """What this game makes of which line."""
        return {}

    def note(self, kind: str, by: int, to: int, weight: float) -> None:
        """A deed. What somebody does to himself is none."""
        if by != to and 0 <= by < self.players and 0 <= to < self.players:
            self.deeds.append(Deed(kind, by, to, weight, self.round))

    def of(self, kind: str, by: int | None = None, to: int | None = None) -> list[Deed]:
        """The deeds of one kind, the oldest first."""
        return [deed for deed in self.deeds if deed.kind == kind and by in (None, deed.by) and to in (None, deed.to)]

    # --- words ---

    def given(self, word: Word) -> None:
        """Somebody gave his word; the newest of a kind between two is the one that counts."""
        self.words = [one for one in self.words if (one.kind, one.by, one.to) != (word.kind, word.by, word.to)]
        if word.by != word.to and 0 <= word.by < self.players and 0 <= word.to < self.players:
            self.words.append(word)

    def word(self, kind: str, by: int, to: int) -> Word | None:
        """The open word of this kind between two, if there is one."""
        return next((one for one in self.words if (one.kind, one.by, one.to) == (kind, by, to)), None)

    def settle(self, word: Word, kept: bool) -> None:
        """A word is kept or broken: that is a deed, and whoever heard the word thinks of it, too."""
        self.words.remove(word)
        self.fates.append(Fate(word, kept))
        if word.or_else:
            return  # a threat: carried out it is no kindness, an empty one no wrong
        self.note("kept-word" if kept else "broke-word", word.by, word.to, KEPT if kept else BROKEN)
        if word.aloud and not kept:
            for other in range(self.players):
                if other != word.to:
                    self.note("heard-broken", word.by, other, HEARD_OF)

    def pact_offered(self, kind: str, args: dict[str, Any]) -> None:
        self.offered[seat_in(args["who"]), seat_in(args["whom"])] = kind

    def pact_agreed(self, args: dict[str, Any]) -> None:
        """Both gave their word."""
        who, whom = seat_in(args["who"]), seat_in(args["whom"])
        kind = self.offered.pop((whom, who), "")
        if kind:
            self.given(Word(kind, who, whom))
            self.given(Word(kind, whom, who))
            self.note("deal", who, whom, PACT)
            self.note("deal", whom, who, PACT)

    def pact_declined(self, args: dict[str, Any]) -> None:
        self.offered.pop((seat_in(args["whom"]), seat_in(args["who"])), None)

    def settled(self, kind: str, by: int, to: int, kept: bool) -> None:
        """Something was done that a word was about, if it was given."""
        word = self.word(kind, by, to)
        if word is not None:
            self.settle(word, kept)

    def credit(self, who: int) -> float:
        """How far his word is good, by what became of earlier ones: from 0 to 1, a stranger's 0.7."""
        kept = [fate.kept for fate in self.fates if fate.word.by == who]
        return (2.1 + sum(kept)) / (3 + len(kept))

    # --- what follows from it ---

    def kindness(self, by: int, to: int, who: Character = EVEN) -> float:
        """What is left of the good that one did to the other."""
        return who.leaning("loyal") * sum([self._left(deed, who) for deed in self._between(by, to) if deed.weight > 0])

    def wrong(self, by: int, to: int, who: Character = EVEN) -> float:
        """What is left of the bad."""
        return -who.leaning("vengeful") * sum(
            [self._left(deed, who) for deed in self._between(by, to) if deed.weight < 0]
        )

    def trust(self, by: int, to: int, who: Character = EVEN) -> float:
        """From -1 (never again) over 0 (a stranger) to 1 (a friend)."""
        return tanh((self.kindness(by, to, who) - self.wrong(by, to, who)) / FEELING)

    def grudge(self, by: int, to: int, who: Character = EVEN) -> float:
        """What the one still has against the other, kindnesses set against it; never below 0."""
        return max(0.0, self.wrong(by, to, who) - MENDED * self.kindness(by, to, who))

    def _between(self, by: int, to: int) -> list[Deed]:
        return [deed for deed in self.deeds if deed.by == by and deed.to == to]

    def _left(self, deed: Deed, who: Character) -> float:
        fading = FADING
        if deed.weight < 0:
            fading = min(0.98, FADING + LASTING * (who.leaning("vengeful") - 1))
        return float(deed.weight * fading ** (self.round - deed.round))


M = TypeVar("M", bound=Memory)


def occasion_of(id: str) -> str:
    """What a line is about: the secret half of a line is about the same, and so are the variants of a spoken one,
    whichever character words it."""
    if not id.startswith("voice-"):
        return id.removesuffix("-secret")
    occasion, _, tone = id[: id.rindex("-")].rpartition("-")
    return occasion if tone in SCALES else f"{occasion}-{tone}"


def seat_in(arg: Any) -> int:
    """The seat that an argument of a line names; -1 if it names none."""
    return int(arg["seat"]) if isinstance(arg, dict) and "seat" in arg else -1


class Recall(Generic[M]):
    """A bot's way to its memory: as long as the same story goes on only what is new is heard, anything else anew."""

    def __init__(self, make: Callable[[int | None, int], M]) -> None:
        self.make = make
        self._lines: Sequence[Line] | None = None
        self._heard = 0
        self._memory: M | None = None

    def at(self, look: Look) -> M:
        lines = look.heard()
        if self._memory is None or self._lines is not lines or len(lines) < self._heard:
            self._memory = self.make(look.seat, look.players)
            self._lines, self._heard = lines, 0
        for line in lines[self._heard :]:
            self._memory.hear(line)
        self._heard = len(lines)
        return self._memory


def remembered(memory: M, lines: Sequence[Line]) -> M:
    """The memory after these lines."""
    for line in lines:
        memory.hear(line)
    return memory
