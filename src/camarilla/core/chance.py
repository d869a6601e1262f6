"""Chance is a seat: dice and draws are questions to it, and what it answers is in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question
from camarilla.core.reading import list_schema
from camarilla.core.words import Plain, Words


@dataclass
class Roll(Question[tuple[int, ...]]):
    """Some dice are rolled. The answer is their faces in order; ``whose`` they are, die by die, if anybody's."""

    key: ClassVar[str] = "core-roll"
    rule: str
    dice: int
    faces: int = 6
    whose: tuple[int, ...] = ()

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) != self.dice:
            raise Illegal(self.rule, "core-roll-count", dice=self.dice, got=len(answer))
        for face in answer:
            if type(face) is not int or not 1 <= face <= self.faces:
                raise Illegal(self.rule, "core-roll-face", faces=self.faces, got=str(face))

    def sample(self, dice: Dice) -> tuple[int, ...]:
        below, faces = dice.below, self.faces
        if self.dice == 1:
            return (below(faces) + 1,)
        return tuple([below(faces) + 1 for _ in range(self.dice)])

    def forced(self) -> bool:
        return self.dice == 0

    def default(self) -> tuple[int, ...]:
        return (1,) * self.dice

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[tuple[int, ...]]:
        faces = [str(face) for face in range(1, self.faces + 1)]
        for place, step in enumerate(so_far):
            if step not in faces or place >= self.dice:
                raise BadInput("steps", "core-bad-step", step=step)
        if len(so_far) == self.dice:
            return Menu((), tuple(int(face) for face in so_far))
        return Menu(tuple(Option(face, Words("core-number", {"number": int(face)}), self.rule) for face in faces))

    def name(self, answer: tuple[int, ...]) -> str:
        return " ".join(str(face) for face in answer)

    def write(self, answer: tuple[int, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[int, ...]:
        if not isinstance(written, list) or not all(type(face) is int for face in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(written)

    def schema(self) -> dict[str, Plain]:
        return list_schema({"type": "integer", "minimum": 1, "maximum": self.faces}, self.dice, self.dice)


@dataclass
class Draw(Question[tuple[str, ...]]):
    """Some things are drawn from a shuffled pile: a multiset whose order does not exist until it is drawn."""

    key: ClassVar[str] = "core-draw"
    rule: str
    pile: tuple[str, ...]
    count: int = 1
    whose: tuple[int, ...] = ()  # who draws, if anybody does

    def check(self, answer: tuple[str, ...]) -> None:
        if len(answer) != self.count:
            raise Illegal(self.rule, "core-draw-count", count=self.count, got=len(answer))
        left = list(self.pile)
        for item in answer:
            if item not in left:
                raise Illegal(self.rule, "core-pick-not-there", item=item)
            left.remove(item)

    def sample(self, dice: Dice) -> tuple[str, ...]:
        if self.count == 1:
            return (self.pile[dice.below(len(self.pile))],)
        left = list(self.pile)
        return tuple([left.pop(dice.below(len(left))) for _ in range(self.count)])

    def forced(self) -> bool:
        return self.count == 0 or len(set(self.pile)) == 1

    def default(self) -> tuple[str, ...]:
        return self.pile[: self.count]

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[tuple[str, ...]]:
        left = list(self.pile)
        for place, item in enumerate(so_far):
            if item not in left or place >= self.count:
                raise BadInput("steps", "core-bad-step", step=item)
            left.remove(item)
        if len(so_far) == self.count:
            return Menu((), so_far)
        return Menu(tuple(Option(item, Words("core-item", {"item": item}), self.rule) for item in sorted(set(left))))

    def name(self, answer: tuple[str, ...]) -> str:
        return " ".join(answer)

    def write(self, answer: tuple[str, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[str, ...]:
        if not isinstance(written, list) or not all(isinstance(item, str) for item in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(written)

    def schema(self) -> dict[str, Plain]:
        return list_schema({"enum": sorted(set(self.pile))}, self.count, self.count)


def without(pile: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    """The pile after these were taken from it."""
    left = list(pile)
    for item in taken:
        left.remove(item)
    return tuple(left)
