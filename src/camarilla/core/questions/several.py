"""Parts that take several things: some of them, how many of each, one of several rows, piece by piece, in a row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from camarilla.core.illegal import Illegal, Refused
from camarilla.core.questions.parts import Dice, Menu, Option, Part, Steps, bad_step
from camarilla.core.reading import row, whole, word
from camarilla.core.words import Plain

A = TypeVar("A")


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


def _without(row_whole: tuple[A, ...], taken: list[A]) -> tuple[A, ...] | None:
    """What is still to be laid of a row after these items; None if they are not of it."""
    left = list(row_whole)
    for item in taken:
        if item not in left:
            return None
        left.remove(item)
    return tuple(left)


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
        if tuple(sorted(value)) not in self.rows:  # type: ignore[type-var]  # names or numbers
            raise self.why(value)

    def sample(self, dice: Dice) -> tuple[A, ...]:
        return self.rows[dice.below(len(self.rows))]

    def lone(self) -> bool:
        return len(self.rows) == 1

    def menu(self, so_far: Steps) -> Menu[tuple[A, ...]]:
        items = dict.fromkeys([item for row_whole in self.rows for item in row_whole])
        options = {item: self.option(item) for item in items}
        item_of = {option.key: item for item, option in options.items()}
        if any(step not in item_of for step in so_far):
            raise bad_step(so_far[-1])
        taken = [item_of[step] for step in so_far]
        rests = {row_left: row_whole for row_whole in self.rows if (row_left := _without(row_whole, taken)) is not None}
        if not rests:
            raise bad_step(so_far[-1] if so_far else "")
        more = sorted({item for rest in rests for item in rest})  # type: ignore[type-var]  # names or numbers
        wholes = [rests.get((item,)) for item in more]
        last = tuple([one for one in wholes if one is not None and all(len(rest) < 2 for rest in rests)])
        return Menu(tuple([options[item] for item in more]), rests.get(()), last if len(last) == len(more) else ())

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
