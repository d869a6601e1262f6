"""A question as small steps, whichever way it offers them: one learner can answer them all."""

from __future__ import annotations

from typing import Any

from camarilla.core.questions import Question

Offer = tuple[str, str, str]  # key, rule, aim


class Walk:
    """The small steps of one question. Lists are read once; paths of a head are found once."""

    def __init__(self, question: Question[Any]) -> None:
        self.question = question
        listed = question.options() if type(question).menu is Question.menu else None
        self.listed: tuple[Any, ...] | None = listed
        self._paths: dict[str, list[tuple[tuple[str, ...], Any]]] = {}

    def offered(self, so_far: tuple[str, ...]) -> tuple[list[Offer], Any]:
        """What may come next, and the answer that the steps make already, if they do."""
        question = self.question
        if self.listed is not None:
            if so_far:
                return [], self._named(so_far[0])
            return [(question.name(one), question.rule_of(one), question.aim(one)) for one in self.listed], None
        if so_far and hasattr(question, "heads"):
            return self._along(so_far)
        menu = question.menu(so_far)
        return [(option.key, option.rule, option.aim) for option in menu.options], menu.answer

    def _named(self, name: str) -> Any:
        for answer in self.listed or ():
            if self.question.name(answer) == name:
                return answer
        raise KeyError(name)

    def _along(self, so_far: tuple[str, ...]) -> tuple[list[Offer], Any]:
        """Answers that have a path: those of one head are found once for all steps."""
        question: Any = self.question
        paths = self._paths.get(so_far[0])
        if paths is None:
            paths = self._paths[so_far[0]] = [(way.path(), way) for way in question.ways(so_far[0])]
        depth, answer = len(so_far), None
        following: dict[str, None] = {}
        for path, way in paths:
            if path[:depth] == so_far:
                if len(path) == depth:
                    answer = way
                else:
                    following[path[depth]] = None
        steps = [question.step(so_far, step) for step in following]
        return [(step.key, step.rule, step.aim) for step in steps], answer
