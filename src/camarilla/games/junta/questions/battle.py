"""The rest of a coup: fire, losses, where to fight, police."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question, SomeOf
from camarilla.core.reading import row, whole, word
from camarilla.core.words import Arg, Plain, Words
from camarilla.games.junta.acts import (
    UnitCounts,
)
from camarilla.games.junta.questions.kinds import Stepped, area_text, as_rebel, unit_text, units_args, whom_text


@dataclass
class PickUnits(Stepped[UnitCounts]):
    """J13.5l So many of one's units in an area, by kind."""

    key: ClassVar[str] = "junta-ask-losses"
    rule: str
    area: str
    units: UnitCounts
    number: int

    def words(self) -> Words:
        return Words(self.key, {"area": area_text(self.area), "count": self.number})

    def check(self, answer: UnitCounts) -> None:
        there = dict(self.units)
        if len(dict(answer)) != len(answer) or sum([number for _, number in answer]) != self.number:
            raise Illegal(self.rule, "junta-no-loss-count", count=self.number)
        for kind, number in answer:
            if not 1 <= number <= there.get(kind, 0):
                raise Illegal(self.rule, "junta-no-such-units", unit=unit_text(kind))

    def sample(self, dice: Dice) -> UnitCounts:
        left = [kind for kind, number in self.units for _ in range(number)]
        taken: dict[str, int] = {}
        for _ in range(self.number):
            kind = left.pop(dice.below(len(left)))
            taken[kind] = taken.get(kind, 0) + 1
        return tuple(sorted(taken.items()))

    def forced(self) -> bool:
        return len(self.units) == 1 or sum([number for _, number in self.units]) == self.number

    def default(self) -> UnitCounts:
        left, taken = self.number, []
        for kind, number in reversed(self.units):
            if left:
                taken.append((kind, min(left, number)))
                left -= min(left, number)
        return tuple(sorted(taken))

    def steps(self, so_far: tuple[str, ...]) -> Menu[UnitCounts]:
        taken: dict[str, int] = {}
        for kind in so_far:
            taken[kind] = taken.get(kind, 0) + 1
        if len(so_far) >= self.number:
            return Menu((), tuple(sorted(taken.items())))
        more = [kind for kind, number in self.units if taken.get(kind, 0) < number]
        return Menu(tuple([Option(kind, Words(f"junta-unit-{kind}"), self.rule, f"unit:{kind}") for kind in more]))

    def name(self, answer: UnitCounts) -> str:
        return "+".join(f"{kind}*{number}" for kind, number in answer)

    def label(self, answer: UnitCounts) -> Words:
        return Words("junta-opt-losses", {"units": units_args(answer)})

    def write(self, answer: UnitCounts) -> Plain:
        return [[kind, number] for kind, number in answer]

    def read(self, written: Plain) -> UnitCounts:
        return read_pairs(written)


def read_pairs(written: Plain) -> UnitCounts:
    """Pairs of a name and a number from JSON."""
    pairs = [row(pair, f"answer[{at}]", 2) for at, pair in enumerate(row(written, "answer"))]
    return tuple(sorted([(word(kind, "answer"), whole(number, "answer")) for kind, number in pairs]))


@dataclass
class Fire(Stepped[tuple[tuple[int, int], ...]]):
    """J13.5v How many dice at whom; holding fire is allowed."""

    key: ClassVar[str] = "junta-ask-fire"
    text: ClassVar[str] = "junta-ask-fire"
    rule: str
    area: str
    dice: int
    targets: tuple[int, ...]
    args: dict[str, Arg] = field(default_factory=dict)
    rebels: tuple[int, ...] = ()  # J13.2 whoever fires at one of these becomes a rebel

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, {**self.args, "area": area_text(self.area), "dice": self.dice})

    def check(self, answer: tuple[tuple[int, int], ...]) -> None:
        shots = 0
        seen = set()
        for target, number in answer:
            if target not in self.targets or target in seen or number < 1:
                raise Illegal("J13.5l", "junta-no-fire-target")
            seen.add(target)
            shots += number
        if shots > self.dice:
            raise Illegal("J13.5d", "junta-no-fire-dice", dice=self.dice)

    def sample(self, dice: Dice) -> tuple[tuple[int, int], ...]:
        if not dice.below(4):
            return ()
        return ((self.targets[dice.below(len(self.targets))], 1 + dice.below(self.dice)),)

    def default(self) -> tuple[tuple[int, int], ...]:
        return ()

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[tuple[int, int], ...]]:
        taken = []
        for step in so_far:
            target, _, number = step.partition("*")
            if not number.isdigit() or not target.lstrip("-").isdigit():
                raise BadInput("steps", "core-bad-step", step=step)
            taken.append((int(target), int(number)))
        left = self.dice - sum([number for _, number in taken])
        hit = [target for target, _ in taken]
        options = [
            Option(
                f"{target}*{n}",
                as_rebel(Words("junta-opt-fire", {"dice": n, "who": whom_text(target)}), target in self.rebels),
                "J13.5l",
                f"seat:{target}",
            )
            for target in self.targets
            if target not in hit
            for n in range(left, 0, -1)
        ]
        return Menu(tuple(options), tuple(sorted(taken)))

    def name(self, answer: tuple[tuple[int, int], ...]) -> str:
        return "+".join(f"{target}*{number}" for target, number in answer) or "hold"

    def label(self, answer: tuple[tuple[int, int], ...]) -> Words:
        return Words("junta-opt-shots", {"dice": sum([number for _, number in answer])})

    def write(self, answer: tuple[tuple[int, int], ...]) -> Plain:
        return [list(pair) for pair in answer]

    def read(self, written: Plain) -> tuple[tuple[int, int], ...]:
        pairs = [row(pair, f"answer[{at}]", 2) for at, pair in enumerate(row(written, "answer"))]
        return tuple(sorted([(whole(target, "answer"), whole(number, "answer")) for target, number in pairs]))


@dataclass
class OpeningFire(Fire):
    """J13.5.1 Before the first volley, at those who came last."""

    text: ClassVar[str] = "junta-ask-opening-fire"


@dataclass
class PickAreas(Question[tuple[str, ...]]):
    """J13.5 Some of these areas, in the order named."""

    key: ClassVar[str] = "junta-ask-areas"
    text: ClassVar[str] = "junta-ask-fight"
    rule: str
    areas: tuple[str, ...]

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text)

    def form(self) -> SomeOf[str]:
        return SomeOf(self.areas, 0, len(self.areas), self.rule, self._step, self._nowhere, self._nowhere, ordered=True)

    def _step(self, area: str) -> Option:
        return Option(area, Words(f"junta-area-{area}"), self.rule, f"area:{area}")

    def _nowhere(self, wrong: object) -> Illegal:
        return Illegal(self.rule, "junta-no-such-area")

    def sample(self, dice: Dice) -> tuple[str, ...]:
        """Each of them as likely as not."""
        return tuple([area for area in self.areas if dice.below(2)])

    def name(self, answer: tuple[str, ...]) -> str:
        return "+".join(answer) or "none"

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("junta-opt-areas", {"areas": [area_text(area) for area in answer]})


@dataclass
class SendPolice(Stepped[tuple[tuple[str, str, int], ...]]):
    """J13.8.1 Any police units straight to areas with new red units: (from, to, how many)."""

    key: ClassVar[str] = "junta-ask-police"
    rule: str
    police: tuple[tuple[str, int], ...]
    areas: tuple[str, ...]

    def check(self, answer: tuple[tuple[str, str, int], ...]) -> None:
        there = dict(self.police)
        if len({(start, to) for start, to, _ in answer}) != len(answer):
            raise Illegal("J13.8.1", "junta-no-units-twice", unit=unit_text("police"))
        for start, to, number in answer:
            if to not in self.areas or number < 1 or start == to:
                raise Illegal("J13.8.1", "junta-no-such-area")
            there[start] = there.get(start, 0) - number
        if min(there.values(), default=0) < 0:
            raise Illegal("J13.8.1", "junta-no-such-units", unit=unit_text("police"))

    def sample(self, dice: Dice) -> tuple[tuple[str, str, int], ...]:
        found = []
        for start, number in self.police:
            to = self.areas[dice.below(len(self.areas))]
            if to != start and dice.below(2):
                found.append((start, to, 1 + dice.below(number)))
        return tuple(sorted(found))

    def forced(self) -> bool:
        return not any(to != start for start, _ in self.police for to in self.areas)

    def default(self) -> tuple[tuple[str, str, int], ...]:
        return ()

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[tuple[str, str, int], ...]]:
        moves: dict[tuple[str, str], int] = {}
        there = dict(self.police)
        for step in so_far:
            start, _, to = step.partition(">")
            if start not in there:
                raise BadInput("steps", "core-bad-step", step=step)
            moves[(start, to)] = moves.get((start, to), 0) + 1
            there[start] -= 1
        options = [
            Option(
                f"{start}>{to}",
                Words("junta-opt-police", {"start": area_text(start), "to": area_text(to)}),
                "J13.8.1",
                f"area:{to}",
            )
            for start, number in there.items()
            if number > 0
            for to in self.areas
            if to != start
        ]
        return Menu(tuple(options), tuple(sorted([(start, to, n) for (start, to), n in moves.items()])))

    def name(self, answer: tuple[tuple[str, str, int], ...]) -> str:
        return "+".join(f"{start}>{to}*{number}" for start, to, number in answer) or "none"

    def label(self, answer: tuple[tuple[str, str, int], ...]) -> Words:
        return Words("junta-opt-police-moves", {"count": sum([number for _, _, number in answer])})

    def write(self, answer: tuple[tuple[str, str, int], ...]) -> Plain:
        return [list(one) for one in answer]

    def read(self, written: Plain) -> tuple[tuple[str, str, int], ...]:
        moves = [row(move, f"answer[{at}]", 3) for at, move in enumerate(row(written, "answer"))]
        read = [(word(start, "answer"), word(to, "answer"), whole(number, "answer")) for start, to, number in moves]
        return tuple(sorted(read))
