"""What a part of an answer is, and the small ones: one of several values, a number, a value that is all there is.

A part knows its domain and nothing else: which values are legal, and why another is not. From that follow a random
value, the small steps that lead to one, and its strict reading and writing. Domains are looked at when somebody asks;
those of a later part may depend on what was chosen before. ``several`` holds parts that take many things, ``acts``
those that put parts together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, Refused
from camarilla.core.plain import fixed
from camarilla.core.reading import whole, word
from camarilla.core.words import Plain, Words

A = TypeVar("A")
Steps: TypeAlias = tuple[str, ...]


class Dice(Protocol):
    """Whoever answers for chance."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        ...


@fixed
class Option:
    """One small step that is legal now: its stable key, its text, its rule, and what it points at on the board.

    Nobody changes it: what is offered again and again is made once, and shared.
    """

    key: str
    words: Words
    rule: str
    aim: str = ""  # "seat:3", "card:GUN", "die:own": the board lights this up
    answer: Plain = None  # the whole answer as it is written, where this step completes it; ``offered`` writes it


@dataclass
class Menu(Generic[A]):
    """What may come next; ``answer`` is there as soon as the steps so far make a whole answer.

    Where an option is the last step, the answer it leads to stands in its place in ``wholes``; None where it is not.
    """

    options: tuple[Option, ...]
    answer: A | None = None
    wholes: tuple[A | None, ...] = ()


def bad_step(step: str) -> BadInput:
    """A small step that was not offered."""
    return BadInput("steps", "core-bad-step", step=step)


def whole_number(written: Plain) -> int | None:
    """A small whole number that was written in plain digits; None for everything else."""
    if not isinstance(written, str) or len(written) > 12 or not written.isascii():
        return None
    digits = written[1:] if written.startswith("-") else written
    return int(written) if digits.isdigit() else None


def walked(menu_after: Callable[[Steps], Menu[A]], dice: Dice) -> A:
    """Where a random walk through the small steps leads."""
    so_far: Steps = ()
    while True:
        menu = menu_after(so_far)
        way = dice.below(len(menu.options) + (menu.answer is not None))
        if way == len(menu.options):
            assert menu.answer is not None
            return menu.answer
        so_far = (*so_far, menu.options[way].key)


class Part(Generic[A]):
    """A part of an answer."""

    def values(self) -> tuple[A, ...] | None:
        """All legal values, or None where they are too many to list."""
        return None

    def check(self, value: A) -> None:
        """Raises Illegal, citing the rule, unless the value is legal."""
        raise BrokenLaw(f"{type(self).__name__} cannot check")

    def sample(self, dice: Dice) -> A:
        """A random legal value."""
        return walked(self.menu, dice)

    def lone(self) -> bool:
        """Whether there is only one legal value."""
        so_far: Steps = ()
        while True:
            menu = self.menu(so_far)
            if len(menu.options) + (menu.answer is not None) > 1:
                return False
            if menu.answer is not None:
                return True
            so_far = (*so_far, menu.options[0].key)

    def first(self) -> A:
        """The value of somebody who is absent: where a step is needed, the first."""
        so_far: Steps = ()
        while (menu := self.menu(so_far)).answer is None:
            so_far = (*so_far, menu.options[0].key)
        return menu.answer

    def menu(self, so_far: Steps) -> Menu[A]:
        """What may come next after these small steps; a step that was not offered is refused."""
        raise BrokenLaw(f"{type(self).__name__} has no small steps")

    def said(self, so_far: Steps) -> A | None:
        """What these small steps make; None: not enough of them."""
        return self.menu(so_far).answer

    def reach(self, steps: Steps) -> int:
        """How many of these steps, from the first on, are of this part."""
        taken, menu = 0, self.menu(())
        while taken < len(steps) and any(option.key == steps[taken] for option in menu.options):
            taken += 1
            menu = self.menu(steps[:taken])
        return taken

    def write(self, value: A) -> Plain:
        """A value as JSON can hold it; ``read`` is its inverse."""
        raise BrokenLaw(f"{type(self).__name__} cannot be written")

    def read(self, written: Plain, where: str) -> A:
        """The value that was written so, legal or not; raises BadInput if it is none at all."""
        raise BrokenLaw(f"{type(self).__name__} cannot be read")

    def schema(self) -> dict[str, Plain]:
        """The JSON schema of a written value."""
        raise BrokenLaw(f"{type(self).__name__} is not written by itself: the question that writes it has the schema")


class OneOf(Part[A]):
    """One of several values, each an option; it is written as the option's key."""

    def __init__(
        self,
        values: tuple[A, ...],
        option: Callable[[A], Option],
        why: Callable[[A], Refused] | None = None,
        name: Callable[[A], str] | None = None,
    ) -> None:
        self._values = values
        self.option = option
        self.why = why
        self.name = name  # the key of a value, where that is cheaper than its option

    def values(self) -> tuple[A, ...]:
        return self._values

    def check(self, value: A) -> None:
        if value not in self._values:
            raise Illegal("", "core-not-an-option") if self.why is None else self.why(value)

    def sample(self, dice: Dice) -> A:
        return self._values[dice.below(len(self._values))]

    def lone(self) -> bool:
        return len(self._values) == 1

    def menu(self, so_far: Steps) -> Menu[A]:
        if not so_far:
            return Menu(tuple([self.option(value) for value in self._values]), None, self._values)
        if len(so_far) > 1:
            raise bad_step(so_far[1])
        return Menu((), self._named(so_far[0]))

    def said(self, so_far: Steps) -> A | None:
        return self._named(so_far[0]) if len(so_far) == 1 else self.menu(so_far).answer

    def reach(self, steps: Steps) -> int:
        return 1 if steps and steps[0] in [self.key(value) for value in self._values] else 0

    def key(self, value: A) -> str:
        return self.option(value).key if self.name is None else self.name(value)

    def _named(self, key: str) -> A:
        for value in self._values:
            if self.key(value) == key:
                return value
        raise bad_step(key)

    def write(self, value: A) -> Plain:
        return self.key(value)

    def read(self, written: Plain, where: str) -> A:
        return self._named(word(written, where))

    def schema(self) -> dict[str, Plain]:
        return {"enum": [self.key(value) for value in self._values]}


class Number(Part[int]):
    """A whole number from ``low`` to ``high``."""

    def __init__(self, low: int, high: int, rule: str, option: Callable[[int], Option]) -> None:
        self.low = low
        self.high = high
        self.rule = rule
        self.option = option

    def values(self) -> tuple[int, ...]:
        return tuple(range(self.low, self.high + 1))

    def check(self, value: int) -> None:
        if type(value) is not int or not self.low <= value <= self.high:
            raise Illegal(self.rule, "core-amount-out-of-range", low=self.low, high=self.high)

    def sample(self, dice: Dice) -> int:
        return self.low + dice.below(self.high - self.low + 1)

    def lone(self) -> bool:
        return self.low == self.high

    def first(self) -> int:
        return self.low

    def menu(self, so_far: Steps) -> Menu[int]:
        if not so_far:
            listed = self.values()
            return Menu(tuple([self.option(value) for value in listed]), None, listed)
        if len(so_far) > 1:
            raise bad_step(so_far[1])
        value = self.read(so_far[0], "answer")
        self.check(value)
        return Menu((), value)

    def write(self, value: int) -> Plain:
        return value

    def read(self, written: Plain, where: str) -> int:
        """People type digits, programs send numbers."""
        number = whole_number(written)
        return whole(written, where) if number is None else number

    def schema(self) -> dict[str, Plain]:
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Just(Part[A]):
    """A value that needs no further step: what lies behind a door that says it all."""

    def __init__(self, value: A, why: Refused | None = None) -> None:
        self.value = value
        self.why = why

    def values(self) -> tuple[A, ...]:
        return (self.value,)

    def check(self, value: A) -> None:
        if value != self.value:
            raise Illegal("", "core-not-an-option") if self.why is None else self.why

    def menu(self, so_far: Steps) -> Menu[A]:
        if so_far:
            raise bad_step(so_far[0])
        return Menu((), self.value)
