"""The parts that answers are made of: one of, some of, how many of each, a number, a record, either of several acts.

A part knows its domain and nothing else: which values are legal, and why another is not. From that follow a random
value, the small steps that lead to one, and its strict reading and writing. Domains are looked at when somebody asks;
those of a later part of a record may depend on what was chosen before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, Refused
from camarilla.core.reading import record, row, whole, word
from camarilla.core.words import Plain, Words

A = TypeVar("A")
Steps: TypeAlias = tuple[str, ...]


class Dice(Protocol):
    """Whoever answers for chance."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        ...


@dataclass
class Option:
    """One small step that is legal now: its stable key, its text, its rule, and what it points at on the board."""

    key: str
    words: Words
    rule: str
    aim: str = ""  # "seat:3", "card:GUN", "die:own": the board lights this up
    answer: Plain = None  # the whole answer as it is written, where this step completes it; ``offered`` fills it in


@dataclass
class Menu(Generic[A]):
    """What may come next; ``answer`` is there as soon as the steps so far make a whole answer.

    Where every option is the last step, ``wholes`` are the answers they lead to, one for each.
    """

    options: tuple[Option, ...]
    answer: A | None = None
    wholes: tuple[A, ...] = ()


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

    def write(self, value: A) -> Plain:
        """A value as JSON can hold it; ``read`` is its inverse."""
        raise BrokenLaw(f"{type(self).__name__} cannot be written")

    def read(self, written: Plain, where: str) -> A:
        """The value that was written so, legal or not; raises BadInput if it is none at all."""
        raise BrokenLaw(f"{type(self).__name__} cannot be read")

    def schema(self) -> dict[str, Plain]:
        """The JSON schema of a written value."""
        raise BrokenLaw(f"{type(self).__name__} has no schema")


class OneOf(Part[A]):
    """One of several values, each an option; it is written as the option's key."""

    def __init__(
        self, values: tuple[A, ...], option: Callable[[A], Option], why: Callable[[A], Refused] | None = None
    ) -> None:
        self._values = values
        self.option = option
        self.why = why

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

    def _named(self, key: str) -> A:
        for value in self._values:
            if self.option(value).key == key:
                return value
        raise bad_step(key)

    def write(self, value: A) -> Plain:
        return self.option(value).key

    def read(self, written: Plain, where: str) -> A:
        return self._named(word(written, where))

    def schema(self) -> dict[str, Plain]:
        return {"enum": [self.option(value).key for value in self._values]}


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


class SomeOf(Part[tuple[A, ...]]):
    """From ``low`` to ``high`` of several things (alike ones are interchangeable), one step each.

    The value is sorted, or in the order named where that counts (``ordered``).
    """

    def __init__(
        self,
        items: tuple[A, ...],
        low: int,
        high: int,
        rule: str,
        option: Callable[[A], Option],
        count: Callable[[int], Refused] | None = None,
        missing: Callable[[A], Refused] | None = None,
        ordered: bool = False,
    ) -> None:
        self.items = items
        self.low = low
        self.high = min(high, len(items))
        self.rule = rule
        self.option = option
        self.count = count
        self.missing = missing
        self.ordered = ordered

    def made(self, taken: list[A]) -> tuple[A, ...]:
        return tuple(taken) if self.ordered else tuple(sorted(taken))  # type: ignore[type-var]  # names or numbers

    def check(self, value: tuple[A, ...]) -> None:
        if not self.low <= len(value) <= self.high:
            if self.count is not None:
                raise self.count(len(value))
            raise Illegal(self.rule, "core-pick-count", low=self.low, high=self.high, got=len(value))
        left = list(self.items)
        for item in value:
            if item not in left:
                if self.missing is not None:
                    raise self.missing(item)
                raise Illegal(self.rule, "core-pick-not-there", item=item)
            left.remove(item)

    def sample(self, dice: Dice) -> tuple[A, ...]:
        left, taken = list(self.items), []
        for _ in range(self.low + dice.below(self.high - self.low + 1)):
            taken.append(left.pop(dice.below(len(left))))
        return self.made(taken)

    def lone(self) -> bool:
        if self.low != self.high:
            return False
        alike = len(set(self.items)) == 1 or (len(self.items) == self.high and not self.ordered)
        return self.high == 0 or alike

    def first(self) -> tuple[A, ...]:
        return self.made(list(self.items))[: self.low]

    def menu(self, so_far: Steps) -> Menu[tuple[A, ...]]:
        left, taken = list(self.items), list[A]()
        for place, step in enumerate(so_far):
            item = next((one for one in left if self.option(one).key == step), None)
            if item is None or place >= self.high:
                raise bad_step(step)
            left.remove(item)
            taken.append(item)
        whole_now = self.made(taken) if len(taken) >= self.low else None
        if len(taken) == self.high:
            return Menu((), whole_now)
        more = list(dict.fromkeys(left)) if self.ordered else sorted(set(left))  # type: ignore[type-var]
        wholes = tuple([self.made([*taken, item]) for item in more]) if len(taken) + 1 == self.high else ()
        return Menu(tuple([self.option(item) for item in more]), whole_now, wholes)

    def write(self, value: tuple[A, ...]) -> Plain:
        return list(value)

    def read(self, written: Plain, where: str) -> tuple[A, ...]:
        kind = type(self.items[0]) if self.items else str
        read = whole if kind is int else word
        return self.made([read(item, f"{where}[{at}]") for at, item in enumerate(row(written, where))])  # type: ignore[misc]

    def schema(self) -> dict[str, Plain]:
        items = {"enum": list(dict.fromkeys(self.items))}
        return {"type": "array", "items": items, "minItems": self.low, "maxItems": self.high}


class Combination(Part[tuple[A, ...]]):
    """One of several sorted rows, laid item by item: a payment that is exact, dice that are all set."""

    def __init__(
        self,
        rows: tuple[tuple[A, ...], ...],
        option: Callable[[A], Option],
        why: Callable[[tuple[A, ...]], Refused],
    ) -> None:
        self.rows = rows
        self.option = option
        self.why = why

    def values(self) -> tuple[tuple[A, ...], ...]:
        return self.rows

    def check(self, value: tuple[A, ...]) -> None:
        if value not in self.rows:
            raise self.why(value)

    def sample(self, dice: Dice) -> tuple[A, ...]:
        return self.rows[dice.below(len(self.rows))]

    def lone(self) -> bool:
        return len(self.rows) == 1

    def menu(self, so_far: Steps) -> Menu[tuple[A, ...]]:
        rests = {
            row_left: row_whole for row_whole in self.rows if (row_left := self._rest(row_whole, so_far)) is not None
        }
        if not rests:
            raise bad_step(so_far[-1] if so_far else "")
        following = {self.option(item).key: item for rest in rests for item in rest}
        more = sorted(following.values())  # type: ignore[type-var]  # names or numbers
        wholes = [rests.get((item,)) for item in more]
        last = tuple([one for one in wholes if one is not None and all(len(rest) < 2 for rest in rests)])
        return Menu(tuple([self.option(item) for item in more]), rests.get(()), last if len(last) == len(more) else ())

    def _rest(self, row_whole: tuple[A, ...], so_far: Steps) -> tuple[A, ...] | None:
        """What is still to be laid of a row after these steps; None if they are not of it."""
        left = list(row_whole)
        for step in so_far:
            item = next((one for one in left if self.option(one).key == step), None)
            if item is None:
                return None
            left.remove(item)
        return tuple(left)

    def write(self, value: tuple[A, ...]) -> Plain:
        return list(value)

    def read(self, written: Plain, where: str) -> tuple[A, ...]:
        read = whole if any(type(item) is int for one in self.rows for item in one) else word
        items: list[Any] = [read(item, f"{where}[{at}]") for at, item in enumerate(row(written, where))]
        return tuple(sorted(items))

    def schema(self) -> dict[str, Plain]:
        return {"enum": [list(one) for one in self.rows]}


class Counts(Part[tuple[int, ...]]):
    """How many of each of several things, from ``low`` to ``high`` in all; every step takes one more.

    ``law`` refuses too many: what it refuses stays refused when more is taken.
    """

    def __init__(
        self,
        places: int,
        low: int,
        high: int,
        option: Callable[[int], Option],
        law: Callable[[tuple[int, ...]], None],
        total: Callable[[int], Refused],
    ) -> None:
        self.places = places
        self.low = low
        self.high = high
        self.option = option
        self.law = law
        self.total = total

    def check(self, value: tuple[int, ...]) -> None:
        self.law(value)
        if not self.low <= sum(value) <= self.high:
            raise self.total(sum(value))

    def allowed(self, value: tuple[int, ...]) -> bool:
        try:
            self.law(value)
        except Refused:
            return False
        return True

    def menu(self, so_far: Steps) -> Menu[tuple[int, ...]]:
        keys = [self.option(place).key for place in range(self.places)]
        for step in so_far:
            if step not in keys:
                raise bad_step(step)
        taken = tuple([so_far.count(key) for key in keys])
        if so_far and (len(so_far) > self.high or not self.allowed(taken)):
            raise bad_step(so_far[-1])
        more = [self.more(taken, place) for place in range(self.places)] if len(so_far) < self.high else []
        able = [place for place, value in enumerate(more) if self.allowed(value)]
        answer = taken if len(so_far) >= self.low else None
        wholes = tuple([more[place] for place in able]) if answer is None and len(so_far) + 1 == self.high else ()
        return Menu(tuple([self.option(place) for place in able]), answer, wholes)

    def more(self, taken: tuple[int, ...], place: int) -> tuple[int, ...]:
        return (*taken[:place], taken[place] + 1, *taken[place + 1 :])

    def write(self, value: tuple[int, ...]) -> Plain:
        return list(value)

    def read(self, written: Plain, where: str) -> tuple[int, ...]:
        return tuple([whole(count, f"{where}[{at}]") for at, count in enumerate(row(written, where))])

    def schema(self) -> dict[str, Plain]:
        counts = {"type": "integer", "minimum": 0}
        return {"type": "array", "items": counts, "minItems": self.places, "maxItems": self.places}


class Record(Part[A]):
    """Several named parts, one after the other. The domain of a later one may depend on what was chosen before.

    ``parts`` makes the part of a name from the values so far; ``made`` puts them together, ``law`` judges the whole.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        parts: Callable[[str, list[Any]], Part[Any]],
        made: Callable[[list[Any]], A],
        law: Callable[[A], None] | None = None,
    ) -> None:
        self.names = names
        self.parts = parts
        self.made = made
        self.law = law

    def values(self) -> tuple[A, ...] | None:
        rows: list[list[Any]] = [[]]
        for name in self.names:
            longer: list[list[Any]] = []
            for chosen in rows:
                listed = self.parts(name, chosen).values()
                if listed is None:
                    return None
                longer += [[*chosen, value] for value in listed]
            rows = longer
        return tuple([self.made(chosen) for chosen in rows])

    def check(self, value: A) -> None:
        chosen: list[Any] = []
        for name in self.names:
            chosen.append(getattr(value, name))
            self.parts(name, chosen[:-1]).check(chosen[-1])
        if self.law is not None:
            self.law(value)

    def sample(self, dice: Dice) -> A:
        chosen: list[Any] = []
        for name in self.names:
            chosen.append(self.parts(name, chosen).sample(dice))
        return self.made(chosen)

    def lone(self) -> bool:
        chosen: list[Any] = []
        for name in self.names:
            part = self.parts(name, chosen)
            if not part.lone():
                return False
            chosen.append(part.first())
        return True

    def first(self) -> A:
        chosen: list[Any] = []
        for name in self.names:
            chosen.append(self.parts(name, chosen).first())
        return self.made(chosen)

    def menu(self, so_far: Steps) -> Menu[A]:
        """A part that may stop or go on offers its own steps and those of the next part, which close it."""
        chosen, rest = list[Any](), so_far
        options: list[Option] = []
        wholes: tuple[Any, ...] = ()
        for name in self.names:
            part = self.parts(name, chosen)
            taken, menu = 0, part.menu(())
            while taken < len(rest) and any(option.key == rest[taken] for option in menu.options):
                taken += 1
                menu = part.menu(rest[:taken])
            rest = rest[taken:]
            if not rest:
                wholes = menu.wholes if not options and name == self.names[-1] else ()
                options += menu.options
            if menu.answer is None:
                if rest:
                    raise bad_step(rest[0])
                return Menu(tuple(options), None, tuple([self.made([*chosen, last]) for last in wholes]))
            chosen.append(menu.answer)
        if rest:
            raise bad_step(rest[0])
        return Menu(tuple(options), self.made(chosen))

    def write(self, value: A) -> Plain:
        written: dict[str, Plain] = {}
        chosen: list[Any] = []
        for name in self.names:
            chosen.append(getattr(value, name))
            written[name] = self.parts(name, chosen[:-1]).write(chosen[-1])
        return written

    def read(self, written: Plain, where: str) -> A:
        given = record(written, where, dict.fromkeys(self.names, _as_it_is))
        chosen: list[Any] = []
        for name in self.names:
            chosen.append(self.parts(name, chosen).read(given[name], f"{where}.{name}"))
        return self.made(chosen)

    def schema(self) -> dict[str, Plain]:
        """Without anything chosen yet: what depends on it is as wide as it starts."""
        chosen: list[Any] = []
        found: dict[str, Plain] = {}
        for name in self.names:
            part = self.parts(name, chosen)
            found[name] = part.schema()
            chosen.append(part.first())
        return {
            "type": "object",
            "properties": found,
            "required": list(self.names),
            "additionalProperties": False,
        }


def _as_it_is(written: Plain, where: str) -> Plain:
    return written


class Either(Part[A]):
    """One of several acts, each a part of its own; their first steps lie side by side.

    ``which`` says to which act a value belongs; -1: to none, and ``why`` refuses it.
    """

    def __init__(
        self, acts: list[Part[Any]], which: Callable[[A], int], why: Callable[[A], Refused] | None = None
    ) -> None:
        self.acts = acts
        self.which = which
        self.why = why

    def values(self) -> tuple[A, ...] | None:
        found: list[A] = []
        for act in self.acts:
            listed = act.values()
            if listed is None:
                return None
            found += listed
        return tuple(found)

    def check(self, value: A) -> None:
        place = self.which(value)
        if place < 0:
            raise Illegal("", "core-not-an-option") if self.why is None else self.why(value)
        self.acts[place].check(value)

    def menu(self, so_far: Steps) -> Menu[A]:
        menus = [act.menu(()) for act in self.acts]
        if so_far:
            for act, menu in zip(self.acts, menus, strict=True):
                if any(option.key == so_far[0] for option in menu.options):
                    return act.menu(so_far)
            raise bad_step(so_far[0])
        options = tuple([option for menu in menus for option in menu.options])
        wholes = tuple([whole_one for menu in menus for whole_one in menu.wholes])
        answers = [menu.answer for menu in menus if menu.answer is not None]
        return Menu(options, answers[0] if answers else None, wholes if len(wholes) == len(options) else ())

    def write(self, value: A) -> Plain:
        return self.acts[self.which(value)].write(value)

    def schema(self) -> dict[str, Plain]:
        return {"anyOf": [act.schema() for act in self.acts]}
