"""The rest of a coup: fire, losses, where to fight, police."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, TypeAlias

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice, Laid, Option, Question, SomeOf, Titled
from camarilla.core.reading import rows, whole, word
from camarilla.core.words import Arg, Plain, Words, phrase
from camarilla.games.junta.acts import UnitCounts
from camarilla.games.junta.questions.kinds import (
    area_text,
    as_rebel,
    counted,
    pairs_of,
    sorted_row,
    uncounted,
    unit_text,
    units_said,
    whom_text,
)

Shots: TypeAlias = tuple[tuple[int, int], ...]  # at whom, how many dice
Marches: TypeAlias = tuple[tuple[str, str, int], ...]  # from, to, how many


@lru_cache(maxsize=64)
def loss_option(kind: str) -> Option:
    """J13.5l One unit of this kind."""
    return Option(kind, Words(f"junta-unit-{kind}"), "J13.5l", f"unit:{kind}")


@dataclass
class PickUnits(Question[UnitCounts]):
    """J13.5l So many of one's units in an area, by kind."""

    key: ClassVar[str] = "junta-ask-losses"
    rule: str
    area: str
    units: UnitCounts
    number: int

    def words(self) -> Words:
        return Words(self.key, {"area": area_text(self.area), "count": self.number})

    def form(self) -> Laid[UnitCounts, str]:
        return Laid(
            *(self._left, loss_option, counted, uncounted, self._why, pairs_of), low=self.number, high=self.number
        )

    def _left(self, taken: tuple[str, ...]) -> list[str]:
        return [kind for kind, number in self.units if taken.count(kind) < number]

    def _why(self, answer: UnitCounts, kind: str | None) -> Illegal:
        if kind is None or sum([number for _, number in answer]) != self.number:
            return Illegal(self.rule, "junta-no-loss-count", count=self.number)
        return Illegal(self.rule, "junta-no-such-units", unit=unit_text(kind))

    def sample(self, dice: Dice) -> UnitCounts:
        """Each unit as likely as any other."""
        left = list(uncounted(self.units))
        return counted(tuple([left.pop(dice.below(len(left))) for _ in range(self.number)]))

    def forced(self) -> bool:
        return len(self.units) == 1 or sum([number for _, number in self.units]) == self.number

    def default(self) -> UnitCounts:
        """The last kinds first."""
        return counted(tuple(uncounted(self.units))[-self.number :] if self.number else ())

    def name(self, answer: UnitCounts) -> str:
        return "+".join(f"{kind}*{number}" for kind, number in answer)

    def label(self, answer: UnitCounts) -> Words:
        return Words("junta-opt-losses", {"units": units_said(answer)})


@lru_cache(maxsize=1024)
def shot_option(target: int, number: int, turns: bool) -> Option:
    """J13.5l So many dice at somebody."""
    words = as_rebel(Words("junta-opt-fire", {"dice": number, "who": whom_text(target)}), turns)
    return Option(f"{target}*{number}", words, "J13.5l", f"seat:{target}")


@dataclass
class Fire(Titled[Shots]):
    """J13.5v How many dice at whom; holding fire is allowed."""

    key: ClassVar[str] = "junta-ask-fire"
    text: ClassVar[str] = "junta-ask-fire"
    rule: str
    area: str
    dice: int
    targets: tuple[int, ...]
    args: dict[str, Arg] = field(default_factory=dict)
    rebels: tuple[int, ...] = ()  # J13.2 whoever fires at one of these becomes a rebel

    def words(self) -> Words:
        return Words(self.text, {**self.args, "area": area_text(self.area), "dice": self.dice})

    def form(self) -> Laid[Shots, tuple[int, int]]:
        return Laid(
            self._after,
            lambda shot: shot_option(shot[0], shot[1], shot[0] in self.rebels),
            *(sorted_row, None, self._why, shots_of),
        )

    def _after(self, taken: Shots) -> list[tuple[int, int]]:
        """Each target once, with as many dice as are left."""
        left, aimed = self.dice - sum([number for _, number in taken]), dict(taken)
        return [(target, n) for target in self.targets if target not in aimed for n in range(left, 0, -1)]

    def _why(self, answer: Shots, shot: tuple[int, int] | None) -> Illegal:
        aimed = {target for target, number in answer if target in self.targets and number >= 1}
        if len(aimed) < len(answer):
            return Illegal("J13.5l", "junta-no-fire-target")
        return Illegal("J13.5d", "junta-no-fire-dice", dice=self.dice)

    def sample(self, dice: Dice) -> Shots:
        """Mostly at one target."""
        if not dice.below(4):
            return ()
        return ((self.targets[dice.below(len(self.targets))], 1 + dice.below(self.dice)),)

    def forced(self) -> bool:
        """Only who has nothing to fire must hold it; asked of every volley."""
        return not self.targets or not self.dice

    def name(self, answer: Shots) -> str:
        return "+".join([f"{target}*{number}" for target, number in answer]) or "hold"

    def label(self, answer: Shots) -> Words:
        shots = [phrase("junta-opt-fire", dice=number, who=whom_text(target)) for target, number in answer]
        return Words("junta-opt-shots", {"shots": shots}) if shots else Words("junta-opt-no-shots")


def shots_of(written: Plain, where: str) -> Shots:
    shots: Shots = rows(written, where, whole, whole)
    return shots


@dataclass
class OpeningFire(Fire):
    """J13.5.1 Before the first volley, at those who came last."""

    text: ClassVar[str] = "junta-ask-opening-fire"


@dataclass
class PickAreas(Titled[tuple[str, ...]]):
    """J13.5 Some of these areas, in the order named."""

    key: ClassVar[str] = "junta-ask-areas"
    text: ClassVar[str] = "junta-ask-fight"
    rule: str
    areas: tuple[str, ...]

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
        areas = [area_text(area) for area in answer]
        return Words("junta-opt-areas", {"areas": areas}) if areas else Words("junta-opt-no-fight")


@lru_cache(maxsize=1024)
def police_option(way: tuple[str, str]) -> Option:
    """J13.8.1 From where to where."""
    start, to = way
    words = Words("junta-opt-police", {"start": area_text(start), "to": area_text(to)})
    return Option(f"{start}>{to}", words, "J13.8.1", f"area:{to}")


@dataclass
class SendPolice(Question[Marches]):
    """J13.8.1 Any police units straight to areas with new red units: (from, to, how many)."""

    key: ClassVar[str] = "junta-ask-police"
    rule: str
    police: tuple[tuple[str, int], ...]
    areas: tuple[str, ...]

    def form(self) -> Laid[Marches, tuple[str, str]]:
        ways = [(start, to) for start, _ in self.police for to in self.areas]
        return Laid(*(self._after, police_option, self._made, self._split, self._why, marches_of), pieces=ways)

    def _after(self, sent: tuple[tuple[str, str], ...]) -> list[tuple[str, str]]:
        """Units that are left, into another area."""
        gone = [start for start, _ in sent]
        left = [start for start, number in self.police if gone.count(start) < number]
        return [(start, to) for start in left for to in self.areas if to != start]

    def _made(self, sent: tuple[tuple[str, str], ...]) -> Marches:
        return tuple([(start, to, number) for (start, to), number in counted(sent)])

    def _split(self, answer: Marches) -> Iterator[tuple[str, str]]:
        return uncounted(tuple([((start, to), number) for start, to, number in answer]))

    def _why(self, answer: Marches, way: tuple[str, str] | None) -> Illegal:
        if len({(start, to) for start, to, _ in answer}) != len(answer):
            return Illegal("J13.8.1", "junta-no-units-twice", unit=unit_text("police"))
        if way is None or way[0] == way[1] or way[1] not in self.areas:
            return Illegal("J13.8.1", "junta-no-such-area")
        return Illegal("J13.8.1", "junta-no-such-units", unit=unit_text("police"))

    def sample(self, dice: Dice) -> Marches:
        """From each area to one other, or nowhere."""
        found = []
        for start, number in self.police:
            to = self.areas[dice.below(len(self.areas))]
            if to != start and dice.below(2):
                found.append((start, to, 1 + dice.below(number)))
        return tuple(sorted(found))

    def name(self, answer: Marches) -> str:
        return "+".join(f"{start}>{to}*{number}" for start, to, number in answer) or "none"

    def label(self, answer: Marches) -> Words:
        moves = [
            phrase("junta-opt-police-sent", count=number, start=area_text(start), to=area_text(to))
            for start, to, number in answer
        ]
        return Words("junta-opt-police-all", {"moves": moves}) if moves else Words("junta-opt-no-police")


def marches_of(written: Plain, where: str) -> Marches:
    marches: Marches = rows(written, where, word, word, whole)
    return marches
