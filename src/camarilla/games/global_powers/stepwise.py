"""Questions whose answers have a path: the first step opens a door, and behind it lie those that ``check`` allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from camarilla.core.illegal import BrokenLaw, Refused
from camarilla.core.questions import Doors, Menu, Option, Part, Paths, Question
from camarilla.core.reading import list_schema
from camarilla.core.words import Plain, Words, named, text
from camarilla.games.global_powers.answers import ACTION_RULE, Path, steps_of
from camarilla.games.global_powers.board import NOBODY, Snapshot
from camarilla.games.global_powers.components import CARD_RULE, CONVERSIONS, KINDS, MOTION_RULE, MOTIONS, Box

A = TypeVar("A")


class ByPath(Question[A], Generic[A]):
    """Answers with a path. ``candidates`` may name illegal ones too: what is legal only ``check`` says."""

    board: Snapshot

    def form(self) -> Doors[A, str]:
        possible = tuple([head for head in self.heads() if self.possible(head)])
        return Doors(
            *(possible, lambda head: self.step((), head), self.behind, lambda answer: path_of(answer)[0], self.why),
            whole=self.alone,
            name=str,
        )

    def alone(self, head: str) -> A | None:
        """The answer that a first step says whole."""
        return None

    def menu(self, so_far: Path = ()) -> Menu[A]:
        """Whoever has opened one door need not look behind the others."""
        if so_far and so_far[0] in self.heads() and self.possible(so_far[0]):
            return self.behind(so_far[0]).menu(so_far[1:])
        return super().menu(so_far)

    def behind(self, head: str) -> Part[A]:
        """The legal answers that begin with this step."""
        return Paths(
            lambda: self.ways(head),
            lambda answer: path_of(answer)[1:],
            lambda so_far, step: self.step((head, *so_far), step),
        )

    def heads(self) -> tuple[str, ...]:
        """The first steps there are, possible or not."""
        raise BrokenLaw(f"{type(self).__name__} has no first steps")

    def candidates(self, head: str) -> Iterator[A]:
        """Answers that begin with this step, legal or not."""
        raise BrokenLaw(f"{type(self).__name__} has no answers to offer")

    def from_path(self, path: Path) -> A:
        """The answer with this path."""
        raise BrokenLaw(f"{type(self).__name__} has no way to read a path")

    def ways(self, head: str) -> Iterator[A]:
        """The legal answers that begin with this step."""
        for answer in self.candidates(head):
            if self.allows(answer):
                yield answer

    def allows(self, answer: A) -> bool:
        try:
            self.check(answer)
        except Refused:
            return False
        return True

    def possible(self, head: str) -> bool:
        """Whether any legal answer begins with this step."""
        return next(self.ways(head), None) is not None

    def forced(self) -> bool:
        """Looks no further than to the second answer."""
        count = 0
        for head in self.heads():
            for _ in self.ways(head):
                count += 1
                if count > 1:
                    return False
        return True

    def step(self, so_far: Path, step: str) -> Option:
        """One small step as an option: its text, its rule and what it points at."""
        head = so_far[0] if so_far else step
        rule = self._rule_behind(head)
        if step.startswith("activate-"):
            number = int(step.removeprefix("activate-"))
            return Option(
                step, Words("gp-do-activate", {"region": self.board.box.region(number)}), "G9.1", f"region:{number}"
            )
        if not so_far:
            return Option(step, _head_words(step), rule, f"{'card' if step in CARD_RULE else 'act'}:{step}")
        if step.startswith("seat-"):
            return Option(step, Words("gp-step-party", {"party": named(int(step[5:]))}), rule, step.replace("-", ":"))
        if step in MOTIONS:
            return Option(step, Words(f"gp-motion-{step}"), MOTION_RULE[step], f"motion:{step}")
        if step in CONVERSIONS:
            return Option(step, Words(f"gp-conversion-{step}"), rule, f"conversion:{step}")
        if not step.isdigit():
            return Option(step, Words(f"gp-step-{step}"), rule, f"choice:{step}")
        if head == "expansion" and len(so_far) == 2:
            return Option(step, Words("gp-step-count", {"count": int(step)}), rule, f"count:{step}")
        return Option(
            step, Words("gp-step-region", {"region": self.board.box.region(int(step))}), rule, f"region:{step}"
        )

    def name(self, answer: A) -> str:
        return " ".join(path_of(answer))

    def label(self, answer: A) -> Words:
        return described("gp-do", answer, self.board.box)

    def rule_of(self, answer: A) -> str:
        return self._rule_behind(path_of(answer)[0])

    def _rule_behind(self, head: str) -> str:
        return ACTION_RULE.get(head) or CARD_RULE.get(head) or self.rule

    def write(self, answer: A) -> Plain:
        return list(path_of(answer))

    def read(self, written: Plain) -> A:
        return self.from_path(steps_of(written))

    def schema(self) -> dict[str, Plain]:
        first = [head for head in self.heads() if self.possible(head)]
        return {**list_schema({"type": "string"}, 1), "prefixItems": [{"enum": first}]}


def path_of(answer: Any) -> Path:
    path: Path = answer.path()  # every answer here has one
    return path


def _head_words(head: str) -> Words:
    return Words(f"gp-card-{head}" if head in CARD_RULE else f"gp-action-{head}")


def described(prefix: str, answer: Any, box: Box, **more: Any) -> Words:
    """An answer as a message ``<prefix>-<what>`` with everything it names as arguments."""
    head, args = answer.path()[0].partition("-")[0], dict(more)
    if head == "trade":
        args |= {
            "region": box.region(answer.partner),
            "gives": chip_words(answer.gives),
            "takes": chip_words(answer.takes),
        }
        return Words(f"{prefix}-trade", args)
    if head == "budget":
        return Words(f"{prefix}-budget", {**args, "conversion": text(f"gp-conversion-{answer.conversion}")})
    how = getattr(answer, "kind", "") or getattr(answer, "how", "")
    region = next((getattr(answer, name) for name in ("to", "target", "region") if getattr(answer, name, 0)), 0)
    if region:
        args["region"] = box.region(region)
    if getattr(answer, "party", NOBODY) != NOBODY:
        args["party"] = named(answer.party)
    if head != "expansion" and getattr(answer, "other", 0):
        args["other"] = box.region(answer.other)
    if how in MOTIONS and head == "initiative":
        return Words(f"{prefix}-motion-{how}", args)
    return Words(f"{prefix}-{head}-{how}" if how else f"{prefix}-{head}", args)


def chip_words(counts: tuple[int, ...]) -> Any:
    """Chips by kind as an argument: a list like "2 raw material, 1 diplomacy"."""
    said = [text(f"gp-chips-{kind}-{count}") for kind, count in zip(KINDS, counts, strict=True) if count]
    return said or text("gp-nothing")
