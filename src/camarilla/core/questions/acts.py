"""Parts made of parts: a record, either of several acts, doors with something behind each, paths."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from camarilla.core.illegal import Illegal, Refused
from camarilla.core.questions.parts import Dice, Menu, Option, Part, Steps, bad_step
from camarilla.core.reading import object_schema, record
from camarilla.core.words import Plain

A = TypeVar("A")
D = TypeVar("D")
MOST_WAYS = 100  # rows of earlier choices that a schema tells apart


def led_to(menu: Menu[A]) -> tuple[A | None, ...]:
    """The whole value that each option leads to, None where it needs more."""
    return menu.wholes or (None,) * len(menu.options)


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
        self.followed: dict[tuple[str, Steps], Part[Any]] = {}

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
        wholes: list[A | None] = []
        for name in self.names:
            part = self._part(name, chosen, so_far[: len(so_far) - len(rest)])
            taken = part.reach(rest) if rest else 0
            own, rest = rest[:taken], rest[taken:]
            if rest:
                value = part.said(own)
            else:
                menu = part.menu(own)
                if menu.wholes and name == self.names[-1]:
                    wholes += [self.made([*chosen, one]) if one is not None else None for one in menu.wholes]
                else:
                    wholes += (None,) * len(menu.options)
                options += menu.options
                value = menu.answer
            if value is None:
                if rest:
                    raise bad_step(rest[0])
                return Menu(tuple(options), None, tuple(wholes))
            chosen.append(value)
        if rest:
            raise bad_step(rest[0])
        return Menu(tuple(options), self.made(chosen), tuple(wholes))

    def _part(self, name: str, chosen: list[Any], taken: Steps) -> Part[Any]:
        """The part of a name after these steps; it is kept, for it knows how far it was followed."""
        part = self.followed.get((name, taken))
        if part is None:
            part = self.followed[name, taken] = self.parts(name, chosen)
        return part

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
        """A part that may depend on those before it: each way it can turn out; only its type where they are many."""
        rows: list[list[Any]] = [[]]
        found: dict[str, Plain] = {}
        listed = True
        for name in self.names:
            parts = [self.parts(name, chosen) for chosen in rows]
            ways: list[Plain] = []
            for way in [part.schema() for part in parts]:
                if way not in ways:
                    ways.append(way)
            found[name] = _only_type(ways) if not listed else ways[0] if len(ways) == 1 else {"anyOf": ways}
            longer: list[list[Any]] = []
            for chosen, part in zip(rows, parts, strict=True):
                values = part.values() if listed else None
                listed = values is not None and len(longer) + len(values) <= MOST_WAYS
                longer += [[*chosen, value] for value in (values if values is not None and listed else [part.first()])]
            rows = longer
        return object_schema(found)


def _only_type(ways: list[Plain]) -> Plain:
    kinds = {way["type"] for way in ways if "type" in way}
    return {"type": kinds.pop()} if len(kinds) == 1 else {}


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

    def said(self, so_far: Steps) -> A | None:
        return self._begun(so_far[0]).said(so_far) if so_far else self.menu(()).answer

    def reach(self, steps: Steps) -> int:
        for act in self.acts:
            taken = act.reach(steps)
            if taken:
                return taken
        return 0

    def _begun(self, step: str) -> Part[Any]:
        """The act that begins with this step."""
        for act in self.acts:
            if act.reach((step,)):
                return act
        raise bad_step(step)

    def menu(self, so_far: Steps) -> Menu[A]:
        if so_far:
            return self._begun(so_far[0]).menu(so_far)
        menus = [act.menu(()) for act in self.acts]
        options = tuple([option for menu in menus for option in menu.options])
        wholes = tuple([one for menu in menus for one in led_to(menu)])
        answers = [menu.answer for menu in menus if menu.answer is not None]
        return Menu(options, answers[0] if answers else None, wholes)

    def write(self, value: A) -> Plain:
        return self.acts[self.which(value)].write(value)

    def read(self, written: Plain, where: str) -> A:
        """As the last act is written: where acts share their values, those before it are short ways to some of them."""
        value: A = self.acts[-1].read(written, where)
        return value

    def schema(self) -> dict[str, Plain]:
        return {"anyOf": [act.schema() for act in self.acts]}


class Doors(Part[A], Generic[A, D]):
    """First one of several doors, a step each, then what lies ``behind`` it; ``Just`` a value where that says it all.

    ``which`` is the door of a value, and ``why`` refuses a value whose door is not there. ``whole`` is the value of a
    door that says it all, as far as options shall carry it; ``name`` is the step of a door, where that is cheaper than
    its option.
    """

    def __init__(
        self,
        doors: tuple[D, ...],
        option: Callable[[D], Option],
        behind: Callable[[D], Part[Any]],
        which: Callable[[A], D],
        why: Callable[[A], Refused],
        whole: Callable[[D], A | None] | None = None,
        name: Callable[[D], str] | None = None,
    ) -> None:
        self.doors = doors
        self.option = option
        self.behind = behind
        self.which = which
        self.why = why
        self.whole = whole
        self.name = name
        self.opened: tuple[str, Part[Any]] | None = None  # the last door that somebody went through

    def check(self, value: A) -> None:
        door = self.which(value)
        if door not in self.doors:
            raise self.why(value)
        self.behind(door).check(value)

    def lone(self) -> bool:
        return len(self.doors) == 1 and self.behind(self.doors[0]).lone()

    def menu(self, so_far: Steps) -> Menu[A]:
        if so_far:
            if self.opened is None or self.opened[0] != so_far[0]:
                self.opened = (so_far[0], self.behind(self._named(so_far[0])))
            return self.opened[1].menu(so_far[1:])
        wholes = tuple([self.whole(door) for door in self.doors]) if self.whole is not None else ()
        return Menu(tuple([self.option(door) for door in self.doors]), None, wholes)

    def _named(self, step: str) -> D:
        for door in self.doors:
            if step == (self.option(door).key if self.name is None else self.name(door)):
                return door
        raise bad_step(step)


class Paths(Part[A]):
    """One of several values, each said step by step along its own path."""

    def __init__(
        self,
        ways: Callable[[], Iterable[A]],
        path: Callable[[A], Steps],
        option: Callable[[Steps, str], Option],
    ) -> None:
        self.ways = ways
        self.path = path
        self.option = option

    def values(self) -> tuple[A, ...]:
        return tuple(self.ways())

    def check(self, value: A) -> None:
        if value not in self.values():
            raise Illegal("", "core-not-an-option")

    def menu(self, so_far: Steps) -> Menu[A]:
        depth, answer = len(so_far), None
        following: dict[str, A | None] = {}
        for way in self.ways():
            path = self.path(way)
            if path == so_far:
                answer = way
            elif path[:depth] == so_far:
                last = len(path) == depth + 1 and path[depth] not in following
                following[path[depth]] = way if last else None
        if answer is None and not following:
            raise bad_step(so_far[-1] if so_far else "")
        return Menu(tuple([self.option(so_far, step) for step in following]), answer, tuple(following.values()))
