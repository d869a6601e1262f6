"""Two worlds that look alike to a seat, played on by the same answers and the same dice as long as that is possible."""

from __future__ import annotations

from typing import Any

from camarilla.core.flow import AskAll
from camarilla.core.illegal import Refused
from camarilla.core.questions import Dice, Question
from camarilla.match.match import Match


class TwinDice:
    """Chance in two worlds: the second repeats what the first answered, as long as that is possible."""

    def __init__(self, coin: Dice) -> None:
        self.coin = coin
        self.fallen: list[tuple[str, str, Any]] = []
        self.apart = False
        self.first = _First(self)
        self.second = _Second(self)


class _First:
    def __init__(self, twin: TwinDice) -> None:
        self.twin = twin

    def answer(self, question: Question[Any], index: int) -> Any:
        answer = question.sample(self.twin.coin)
        self.twin.fallen.append((question.key, question.rule, answer))
        return answer


class _Second:
    def __init__(self, twin: TwinDice) -> None:
        self.twin = twin
        self.at = 0

    def answer(self, question: Question[Any], index: int) -> Any:
        if not self.twin.apart and self.at < len(self.twin.fallen):
            key, rule, answer = self.twin.fallen[self.at]
            self.at += 1
            if (key, rule) == (question.key, question.rule) and is_legal(question, answer):
                return answer
        self.twin.apart = True
        return question.sample(self.twin.coin)


def same_seals(truth: Match, world: Match) -> bool:
    """Puts the sealed answers of the truth into the world; False if they are not all legal there."""
    step = world.position.step
    if not isinstance(step, AskAll):
        return True
    sealed = truth.position.stack[-1].sealed
    for seat, answer in sealed.items():
        if seat not in step.questions or not is_legal(step.questions[seat], answer):
            return False
    world.position.stack[-1].sealed = dict(sealed)
    return len(sealed) < len(step.questions)


def is_legal(question: Question[Any], answer: Any) -> bool:
    try:
        question.check(answer)
    except Refused:
        return False
    return True
