"""The small steps that lead to a known answer: what a teacher would have clicked."""

from __future__ import annotations

from typing import Any

from camarilla.core.questions import Question
from camarilla.games.viva.promise_question import Promise, Promised
from camarilla.games.viva.questions import Orders
from camarilla.nets.features import DONE
from camarilla.nets.walk import Walk

PATIENCE = 150  # menus that are looked at before a path is given up
DEPTH = 14


def path_to(walk: Walk, answer: Any) -> tuple[str, ...] | None:
    """Small steps that make this answer, ``DONE`` at the end where more could follow; None if not found soon."""
    question = walk.question
    if walk.listed is not None:
        return (question.name(answer),)
    if hasattr(question, "heads"):
        path: tuple[str, ...] = answer.path()
        offered, _ = walk.offered(path)
        return (*path, DONE) if offered else path
    if isinstance(question, Orders):
        return tuple(map(str, answer))  # die by die, in the order in which they are written
    if isinstance(question, Promise):
        return _promised(walk, question, answer)
    return _Search(walk, question, answer).down(())


def _promised(walk: Walk, question: Promise, answer: Promised) -> tuple[str, ...]:
    """Card by card, then die by die: as many orders make the same promise, one of them is taught."""
    steps = [f"{card}>{whom}" for whom, cards in zip(question.golpistas, answer.cards, strict=True) for card in cards]
    steps += [f"die{die}>{whom}" for whom, dice in zip(question.golpistas, answer.dice, strict=False) for die in dice]
    offered, _ = walk.offered(tuple(steps))
    return (*steps, DONE) if offered else tuple(steps)


class _Search:
    """Depth first, the likeliest step first: its key is part of the answer's name."""

    def __init__(self, walk: Walk, question: Question[Any], answer: Any) -> None:
        self.walk, self.answer, self.left = walk, answer, PATIENCE
        self.name = question.name(answer)
        self.parts, self.row = set(self.name.split("+")), self.name.split("-")
        self.sums: Any = getattr(question, "sums", None)  # a budget: notes are alike if they add up to the same
        self.wanted: Any = self.sums(answer) if self.sums else None

    def down(self, so_far: tuple[str, ...]) -> tuple[str, ...] | None:
        self.left -= 1
        offered, whole = self.walk.offered(so_far)
        if whole is not None:
            has: Any = self.sums(whole) if self.sums else None
            if whole == self.answer or (self.sums and has == self.wanted):
                return (*so_far, DONE) if offered else so_far
            if self.sums and so_far and any(a > b for a, b in zip(has, self.wanted, strict=True)):
                return None
        if len(so_far) >= DEPTH:
            return None
        for key in sorted([key for key, _, _ in offered], key=lambda key: self._unlikely(key, len(so_far))):
            if self.left <= 0:
                return None
            found = self.down((*so_far, key))
            if found is not None:
                return found
        return None

    def _unlikely(self, key: str, place: int) -> int:
        if key in self.parts or self.row[place : place + 1] == [key]:
            return 0
        return 1 if key in self.name or key == "all" else 2
