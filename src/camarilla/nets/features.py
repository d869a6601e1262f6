"""What a network sees, for any game: a View and a Question, flattened by the names of their fields into hashed slots.

Nothing is laid out by hand for a game, except who is meant by a number: fields that hold seats are turned, so that the
one who looks is always 0. ``traits`` adds the little that pays for a game beyond that.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from camarilla.core.plain import names_of
from camarilla.core.questions import Question
from camarilla.nets.slots import WHO, Plan, is_record, known_slots, name_of, plan_of, slot
from camarilla.nets.traits import Traits, traits_of

MOST = 1200  # features of a state; no table comes near
COUNTS = frozenset(("count", "number", "votes", "value", "dice"))  # fields that say how many of alike things there are
UNSAID = frozenset(("text", "rule", "choices", "box", "fallback", "prefix", "board"))  # of a question: not its matter
CUT = re.compile(r"[:>@*+/.,\- ]+")
DONE = "<done>"  # the last step, where more could follow

KEPT = 30_000  # parts of a table whose features are kept; most of a table is the same from answer to answer
_static: dict[Any, list[int]] = {}
_parts: dict[Any, tuple[list[int], list[float]]] = {}
_things: dict[Any, tuple[list[int], list[float], tuple[str, list[Any], float, Any]]] = {}


class Sight:
    """One question as one seat sees it: sparse features of the state, made once, and of the options at each step."""

    def __init__(
        self, game_id: str, view: Any, question: Question[Any], seat: int, players: int, slots: tuple[int, int]
    ) -> None:
        self.question, self.me, self.n = question, seat, players
        self.state_slots, self.option_slots = slots
        self._known = known_slots(self.state_slots)
        self.traits: Traits = traits_of(game_id, view, seat, players)
        self.at: list[int] = []
        self.much: list[float] = []
        self.by_seat: dict[int, Any] = {}
        self.things: list[tuple[str, list[Any], float, Any]] = []
        self.sort: dict[int, Any] = {}
        self.near: dict[str, tuple[list[int], list[float]]] = {}
        self.name = name_of(type(question), self.traits.general)
        self.kind = f"{self.name}/{getattr(question, 'text', '') or getattr(question, 'window', '')}"
        self._look(view)

    def _look(self, view: Any) -> None:
        skip, question = self.traits.skip, self.question
        for name in names_of(type(view)):
            if name != "seat" and name not in skip:
                self.put(name, name, getattr(view, name))
        self.one(("players", self.n))
        self.one(("q", self.kind))
        self.one(("rule", question.rule))
        for name, fact in question.facts().items():
            if name not in UNSAID and f"{self.name}.{name}" not in self.traits.younger:
                self.put(f"q.{self.name}.{name}", name, fact)
        for key, make in self.traits.parts(question):
            self._kept(("trait", *key), partial(self._all, make))
        del self.at[MOST:], self.much[MOST:]

    def one(self, key: tuple[Any, ...], much: float = 1.0) -> None:
        found = self._known.get(key)
        self.at.append(slot(key, self.state_slots) if found is None else found)
        self.much.append(much)

    def _all(self, make: Callable[[], Iterable[tuple[tuple[Any, ...], float]]]) -> None:
        for key, much in make():
            self.one(key, much)

    def _kept(self, key: Any, make: Callable[[], Any]) -> None:
        """Features of a part of the table, made only if it has changed since anybody here looked like this."""
        whole = (key, self.me, self.n, self.state_slots, self.traits.mark)
        try:
            found = _parts.get(whole)
        except TypeError:  # something in it cannot be compared at once
            make()
            return
        if found is None:
            keep = self.at, self.much
            self.at, self.much = [], []
            make()
            found = self.at, self.much
            self.at, self.much = keep
            if len(_parts) > KEPT:
                _parts.clear()
            _parts[whole] = found
        self.at += found[0]
        self.much += found[1]

    def turned(self, seat: int) -> int:
        """A seat as I count: I am 0. Whoever has no seat keeps his number."""
        return (seat - self.me) % self.n if 0 <= seat < self.n else seat

    # --- the state ----------------------------------------------------------------------------------------------------

    def put(self, path: str, name: str, value: Any) -> None:
        kind = type(value)
        if kind is int:
            self._number(path, name, value)
        elif kind is bool:
            if value:
                self.one((path, True))
        elif kind is str:
            if value:
                self.one((path, value))
        elif value is None:
            return
        elif kind is tuple or kind is list:
            if value:
                if kind is tuple and type(value[0]) in (int, str):
                    self._kept((path, value), lambda: self._row(path, name, value))
                else:
                    self._row(path, name, value)
        elif kind is dict:
            for key, part in value.items():
                self.put(f"{path}.{key}", str(key), part)
        elif kind is float:
            self.one((path,), max(-3.0, min(3.0, value * 0.1)))
        elif is_record(kind):
            plan = plan_of(path, kind)
            for field, deeper, part in zip(plan.names, plan.paths, plan.values(value), strict=True):
                self.put(deeper, field, part)

    def _number(self, path: str, name: str, value: int) -> None:
        if name in WHO:
            self.one((path, "who", self.turned(value)))
        elif name in self.traits.faces:
            self.one((path, "who", self.turned(self.traits.owner(value))))
        else:
            self.one((path, value if -2 <= value < 16 else 16))
            if value:
                self.one((path,), value * 0.1 if -30 < value < 30 else 3.0)

    def _row(self, path: str, name: str, row: Any) -> None:
        kind = type(row[0])
        if kind is int:
            self._numbers(path, name, row)
        elif kind is str:
            for word in row:
                self.one((path, "has", word))
        elif kind is tuple:
            for part in row:
                self._thing(path, [f"{path}.{k}" for k in range(len(part))], part, True)
        elif is_record(kind):
            if len(row) >= self.n and ("seat" in names_of(kind) or name == "players"):
                self._players(path, row)
            else:
                self._alike(plan_of(path, kind), path, row)

    def _alike(self, plan: Plan, path: str, row: Any) -> None:
        """Several alike things, each read once for as long as it is the same."""
        for part in row:
            values = plan.values(part)
            key = (path, values, self.me, self.n, self.state_slots, tuple([self.sort.get(values[k]) for k in plan.who]))
            try:
                found = _things.get(key)
            except TypeError:
                self._thing(path, plan.names, values, False)
                continue
            if found is None:
                keep = self.at, self.much
                self.at, self.much = [], []
                self._thing(path, plan.names, values, False)
                found = (self.at, self.much, self.things.pop())
                self.at, self.much = keep
                if len(_things) > KEPT:
                    _things.clear()
                _things[key] = found
            self.at += found[0]
            self.much += found[1]
            self.things.append(found[2])

    def _numbers(self, path: str, name: str, row: Any) -> None:
        n, traits = self.n, self.traits
        if name in WHO:
            for seat in row:
                self.one((path, "who", self.turned(seat)))
            self.one((path, "first", self.turned(row[0])))
            return
        if name in traits.faces:
            for face in row:
                self.one((path, "who", self.turned(traits.owner(face))), 0.5)
            return
        if len(row) <= 6 or len(row) == n:
            for k, value in enumerate(row):
                if value:
                    self.one((path, "at", self.turned(k) if len(row) == n else k), max(-3.0, min(3.0, value * 0.1)))
        for value in row:
            self.one((path, "has", value))
        self.one((path, "len"), len(row) * 0.2)

    def _players(self, path: str, row: Any) -> None:
        """A record for each player: his features stand at his turned seat, his flags say what sort of player he is."""
        flags: dict[int, tuple[bool, ...]] = {}
        for place, player in enumerate(row):
            seat = getattr(player, "seat", place)
            self.by_seat[seat] = player
            plan = plan_of(f"{path}.{self.turned(seat)}", type(player))
            values = plan.values(player)
            flags[seat] = tuple([value for value in values if type(value) is bool])
            self._kept((plan.paths[0], values), partial(self._player, plan, values))
        for seat in flags:
            self.sort[seat] = (seat == self.me, flags[seat], flags.get(self.me))

    def _player(self, plan: Plan, values: Any) -> None:
        for field, deeper, value in zip(plan.names, plan.paths, values, strict=True):
            if field != "seat":
                self.put(deeper, field, value)

    def _thing(self, path: str, keys: Any, values: Any, bare: bool) -> None:
        """One of several alike things: pairs of what it is, weighed by how many there are."""
        marks: list[Any] = []
        much: float = 1.0
        of: Any = ""
        for key, value in zip(keys, values, strict=True):
            kind = type(value)
            if kind is str or kind is bool:
                marks.append(value)
            elif kind is int:
                if key in WHO or (bare and ".".join(key.rsplit(".", 2)[-2:]) in WHO):
                    marks.append(self.turned(value))
                    of = self.sort.get(value, value if value < 0 else "")
                elif key in COUNTS or (bare and len(marks) >= 2):
                    much = min(value * 0.25, 3.0)
                elif bare:
                    marks.append(value)
                elif path in self.traits.detailed:
                    self.one((path, key, *marks), value * 0.3)
            elif kind is tuple and value and type(value[0]) in (int, str, bool):
                head = marks[0] if marks else ""
                for part in value[:6]:
                    seen = self.turned(part) if key in WHO and type(part) is int else part
                    self.one((path, key, head, seen))
        self.things.append((path, marks, much, of))
        if of != "" and marks:
            self.one((path, "of", marks[0], of), much)
        if len(marks) == 1:
            self.one((path, marks[0]), much)
        for a in range(len(marks)):
            for b in range(a + 1, len(marks)):
                self.one((path, a, b, marks[a], marks[b]), much)

    # --- the options --------------------------------------------------------------------------------------------------

    def steps(self, so_far: tuple[str, ...]) -> tuple[list[int], list[float]]:
        """Features of the small steps that are made already."""
        if not so_far:
            return [], []
        size = self.state_slots
        at = [slot(("steps", self.kind, len(so_far)), size)]
        for step in so_far:
            parts = self._tokens(step, "")
            at += [slot(("made", *parts), size), slot(("made", self.kind, *parts), size)]
        at.append(slot(("last", self.kind, *self._tokens(so_far[-1], "")), size))
        much = [1.0] * len(at)
        for name, weight in self.traits.made(self.question, so_far):
            at.append(slot(("made so far", *name), size))
            much.append(weight)
        return at, much

    def options(
        self, offered: list[tuple[str, str, str]], done: bool, advised: str | None = None
    ) -> list[tuple[list[int], list[float]]]:
        """For each option (key, rule, aim) its slots and values; one more for stopping here, where that is possible."""
        rows: list[tuple[list[int], list[float]]] = []
        for key, rule, aim in offered:
            at = self._fixed(key, rule, aim)
            much = [1.0] * len(at)
            near, weight = self._near(key, aim)
            rows.append((at + near, much + weight))
        if done:
            at = self._fixed(DONE, "", "")
            rows.append((at, [1.0] * len(at)))
        if advised is not None:
            keys = [key for key, _, _ in offered] + ([DONE] if done else [])
            if advised in keys:
                at, much = rows[keys.index(advised)]
                rows[keys.index(advised)] = ([*at, 0], [*much, 1.0])
        return rows

    def _tokens(self, key: str, aim: str) -> list[str]:
        """The parts of a key; numbers that may be seats (or faces that mean somebody) also say who is meant."""
        parts: list[str] = CUT.split(key)
        kind, _, what = aim.partition(":")
        if kind in self.traits.face_aims and what.isdigit():
            return [f"s{self.turned(self.traits.owner(int(part)))}" if part == what else part for part in parts]
        return [f"s{self.turned(int(part))}" if part.isdigit() and int(part) < self.n else part for part in parts]

    def _fixed(self, key: str, rule: str, aim: str) -> list[int]:
        """Slots of an option that depend on nothing but who looks."""
        known = (self.option_slots, self.kind, key, rule, aim, self.me, self.n, self.traits.mark)
        found = _static.get(known)
        if found is not None:
            return found
        if len(_static) > 200_000:
            _static.clear()
        parts, turned, kind = CUT.split(key), self._tokens(key, aim), self.kind
        keys: list[tuple[Any, ...]] = [("k", kind, *turned), ("a", kind, *parts), ("w", *turned), ("r", rule)]
        keys.append(("n", len(parts)))
        sort, _, what = aim.partition(":")
        about_a_seat = sort in self.traits.seat_aims
        for place, (part, seen) in enumerate(zip(parts, turned, strict=True)):
            keys += [("p", kind, place, seen), ("g", seen)]
            if part != seen and not about_a_seat:
                keys.append(("q", kind, place, part))
        if len(turned) > 2:
            keys += [("2", kind, turned[0], turned[-1]), ("3", kind, turned[1], turned[-1])]
        keys += [("aim", sort), ("aims", sort, turned[-1] if about_a_seat else what)]
        found = _static[known] = [slot(("o", *one), self.option_slots) for one in keys]
        return found

    def _near(self, key: str, aim: str) -> tuple[list[int], list[float]]:
        """What stands at the seat or place that an option points at."""
        found = self.near.get(aim or key)
        if found is not None:
            return found
        at: list[int] = []
        much: list[float] = []
        size = self.option_slots
        kind, _, what = aim.partition(":")
        if kind in self.traits.face_aims and what.isdigit():
            kind, what = "seat", str(self.traits.owner(int(what)))
        if kind in self.traits.seat_aims and what.isdigit() and int(what) in self.by_seat:
            self._about_seat(int(what), at, much)
        elif what:
            for path, marks, weight, of in self.things:
                if what in marks:
                    if of != "":
                        at.append(slot(("@of", path, of), size))
                        much.append(weight)
                    for mark in marks:
                        if mark != what:
                            at.append(slot(("@", path, mark), size))
                            much.append(weight)
        for name, weight in self.traits.near(key, aim):
            at.append(slot(("near", *name), size))
            much.append(weight)
        found = self.near[aim or key] = (at, much)
        return found

    def _about_seat(self, seat: int, at: list[int], much: list[float]) -> None:
        """The public and private facts about a player, whoever he is."""
        keep = self.at, self.much
        self.at, self.much = [], []
        plan = plan_of("@seat", type(self.by_seat[seat]))
        values = plan.values(self.by_seat[seat])
        self._kept((plan.paths[0], values), lambda: self._public(plan, values))
        if seat in self.sort:
            self.one(("@sort", self.sort[seat]))
        at += [place % (self.option_slots - 1) + 1 for place in self.at]
        much += self.much
        self.at, self.much = keep

    def _public(self, plan: Plan, values: Any) -> None:
        for field, path, value in zip(plan.names, plan.paths, values, strict=True):
            kind = type(value)
            if field == "seat" or (kind is tuple and (len(value) > 4 or field in ("hand", "open_cards"))):
                continue
            if kind in (int, str, bool, tuple):
                self.put(path, field, value)
