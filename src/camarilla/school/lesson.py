"""A lesson is data: who sits where, what the others do, and one step after another.

``games/GAME/lessons/NAME.toml`` is written by hand; ``NAME.json`` beside it is its script, the answers of everybody but
the pupil, recorded by ``tools/lessons.py``. The words of a step are messages of the game: ``PREFIX-lesson-NAME-STEP``
with ``-title`` and, where there is one, ``-task`` (what to try), ``-why`` (why it matters), ``-wrong`` (the reason why
an answer is not the one that teaches) behind it.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from operator import eq, ge, le, ne
from typing import Any

from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain

SAME = "same"  # a step that comes without anything having happened since the one before
TESTS = {"==": eq, "!=": ne, ">=": ge, "<=": le}


@dataclass(frozen=True)
class Condition:
    """What a good answer must have: ``["promises.2", ">=", 3]``; ``*`` stands for every entry of a list."""

    path: str
    test: str
    value: Plain

    def met(self, answer: Plain) -> bool:
        return self._met(answer, [part for part in self.path.split(".") if part])

    def _met(self, found: Any, path: list[str]) -> bool:
        if not path:
            try:
                return bool(TESTS[self.test](found, self.value))
            except TypeError:
                return False
        part, rest = path[0], path[1:]
        if isinstance(found, dict):
            return self._met(found.get(part), rest)
        if not isinstance(found, list):
            return False
        if part == "*":
            return all(self._met(one, rest) for one in found)
        if part == "count":
            return self._met(len(found), rest)
        return part.isdigit() and int(part) < len(found) and self._met(found[int(part)], rest)


@dataclass(frozen=True)
class Step:
    """One note of the narrator; with ``wait`` the pupil must answer a question of that kind before the next."""

    id: str
    point: tuple[str, ...] = ()  # aims of the board, or regions of the table
    when: str = ""  # the news after which it comes; empty: when everything until the next answer has happened
    wait: str = ""
    nth: int = 1  # the how-manieth question of that kind since the last answer
    aside: bool = False  # what is waited for is said out of turn
    good: tuple[Plain, ...] = ()  # the answers that teach; none: every legal one does
    where: tuple[Condition, ...] = ()
    show: Plain = None  # the answer of "Show me"
    do: tuple[str, ...] = ()  # or the small steps that lead to it
    has_wrong: bool = False

    def teaches(self, answer: Plain) -> bool:
        if self.good and answer not in self.good:
            return False
        return all(condition.met(answer) for condition in self.where)


@dataclass(frozen=True)
class Script:
    """What everybody else says. ``past`` is played before the lesson begins."""

    past: tuple[tuple[int, Plain, bool], ...] = ()  # seat, answer, interjection
    chance: tuple[tuple[str, Plain], ...] = ()  # "key rule", answer
    others: tuple[tuple[int, str, Plain], ...] = ()  # seat, kind, answer
    standing: tuple[tuple[str, Plain], ...] = ()  # kind, answer: what anybody says whose lines are used up
    asides: tuple[tuple[str, int, Plain], ...] = ()  # after which step's answer (empty: at once), seat, what he says


@dataclass(frozen=True)
class Lesson:
    """A lesson of one game."""

    id: str  # "junta-first"
    name: str  # "first"
    game: str
    place: int  # its place in the school; 1 is the lesson for the first evening
    minutes: int
    names: tuple[str, ...]  # who sits at the table; the pupil's own is empty
    seat: int
    seed: str
    switches: dict[str, str]
    steps: tuple[Step, ...]
    script: Script
    close: str = ""  # the news with which the lesson ends; empty: with the next question to the pupil
    written: Script = Script()  # what its author wrote by hand; the recorder does the rest
    past: dict[str, Plain] | None = None  # how its beginning is found; ``tools/lessons.py`` reads it

    @property
    def players(self) -> int:
        return len(self.names)

    def text(self, step: Step, part: str = "") -> str:
        """The message id of a step, or of a part of it."""
        return f"{self.prefix}-{step.id}" + (f"-{part}" if part else "")

    @property
    def prefix(self) -> str:
        return f"{game_of(self.game).prefix}-lesson-{self.name}"

    def waits(self) -> tuple[int, ...]:
        """The places of the steps that wait for an answer."""
        return tuple(place for place, step in enumerate(self.steps) if step.wait)


# --- reading ----------------------------------------------------------------------------------------------------------

FIELDS = {
    "place": int,
    "minutes": int,
    "names": list,
    "seat": int,
    "seed": str,
    "switches": dict,
    "steps": list,
    "close": str,
    "past": dict,
    "others": list,
    "chance": list,
    "standing": list,
    "asides": list,
}
STEP_FIELDS = {
    "id": str,
    "point": list,
    "when": str,
    "wait": str,
    "nth": int,
    "aside": bool,
    "good": list,
    "where": list,
    "show": object,
    "do": list,
    "wrong": bool,
}


def _fields(written: dict[str, Any], known: dict[str, type], where: str) -> dict[str, Any]:
    for name, value in written.items():
        if name not in known:
            raise BadInput(f"{where}.{name}", "school-unknown-field", known=sorted(known))
        if not isinstance(value, known[name]) or (known[name] is int and isinstance(value, bool)):
            raise BadInput(f"{where}.{name}", "school-bad-field", wanted=known[name].__name__)
    return written


def _step(written: dict[str, Any], where: str, kinds: tuple[str, ...]) -> Step:
    read = _fields(written, STEP_FIELDS, where)
    if not read.get("id"):
        raise BadInput(f"{where}.id", "school-missing-field")
    if read.get("wait", "") and read["wait"] not in kinds:
        raise BadInput(f"{where}.wait", "school-unknown-kind", kind=read["wait"])
    conditions = []
    for one in read.get("where", ()):
        if not isinstance(one, list) or len(one) != 3 or one[1] not in TESTS:
            raise BadInput(f"{where}.where", "school-bad-condition", known=sorted(TESTS))
        conditions.append(Condition(*one))
    good = tuple(read.get("good", ()))
    return Step(
        id=read["id"],
        point=tuple(read.get("point", ())),
        when=read.get("when", ""),
        wait=read.get("wait", ""),
        nth=read.get("nth", 1),
        aside=read.get("aside", False),
        good=good,
        where=tuple(conditions),
        do=tuple(read.get("do", ())),
        show=read["show"] if "show" in read else (good[0] if good else None),
        has_wrong=read.get("wrong", bool(good or conditions)),
    )


def script_of(said: dict[str, Any]) -> Script:
    return Script(
        tuple((seat, answer, aside) for seat, answer, aside in said.get("past", ())),
        tuple((rule, answer) for rule, answer in said.get("chance", ())),
        tuple((seat, kind, answer) for seat, kind, answer in said.get("others", ())),
        tuple((kind, answer) for kind, answer in said.get("standing", ())),
        tuple((step, seat, answer) for step, seat, answer in said.get("asides", ())),
    )


def read_lesson(game: Game, name: str, written: str, script: str = "") -> Lesson:
    """The lesson of these two files; refuses what it does not understand, naming file and field."""
    where = f"{game.id}/{name}"
    try:
        raw = tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(where, "school-not-toml", error=str(error)) from error
    read = _fields(raw, FIELDS, where)
    for field in ("names", "steps"):
        if not read.get(field):
            raise BadInput(f"{where}.{field}", "school-missing-field")
    seat, names = read.get("seat", 0), tuple(read["names"])
    if not 0 <= seat < len(names) or len(names) not in game.seats:
        raise BadInput(f"{where}.names", "school-bad-field", wanted=f"{min(game.seats)}-{max(game.seats)}")
    steps = tuple(_step(step, f"{where}.steps.{place}", game.kinds) for place, step in enumerate(read["steps"]))
    by_hand = {name: read.get(name, ()) for name in ("others", "chance", "standing", "asides")}
    return Lesson(
        id=f"{game.id}-{name}".replace("_", "-"),
        name=name,
        game=game.id,
        place=read.get("place", 9),
        minutes=read.get("minutes", 5),
        names=names,
        seat=seat,
        seed=read.get("seed", where),
        switches=read.get("switches", {}),
        steps=steps,
        script=script_of(json.loads(script) if script else by_hand),
        written=script_of(by_hand),
        close=read.get("close", ""),
        past=read.get("past"),
    )


def folder_of(game: Game) -> Traversable:
    return resources.files("camarilla.games").joinpath(game.id, "lessons")


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game, the one for the first evening first."""
    folder = folder_of(game)
    if not folder.is_dir():
        return ()
    found = []
    for file in folder.iterdir():
        if file.name.endswith(".toml"):
            name = file.name.removesuffix(".toml")
            script = folder.joinpath(f"{name}.json")
            told = script.read_text("utf-8") if script.is_file() else ""
            found.append(read_lesson(game, name, file.read_text("utf-8"), told))
    return tuple(sorted(found, key=lambda lesson: (lesson.place, lesson.name)))


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons of the house."""
    return tuple(lesson for game in GAMES for lesson in lessons_of(game))


def lesson_named(lesson_id: str) -> Lesson:
    """The lesson of this id; an unknown one is refused."""
    for lesson in lessons():
        if lesson.id == lesson_id:
            return lesson
    raise BadInput("lesson", "school-unknown-lesson", lesson=lesson_id[:40], known=[one.id for one in lessons()])
