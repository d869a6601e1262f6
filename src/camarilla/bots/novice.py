"""``novice``: knows what a routine player knows, but does not always think of it."""

from __future__ import annotations

from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.core.questions import Dice, Question

ABSENT_MINDED = 30  # of a hundred answers so many are given without thinking


class Novice:
    """Thinks like the bot that taught it; now and then it answers anything that is legal, whatever the moment.

    The noise is honest: it falls on every question alike, never against a certain player.
    """

    def __init__(self, dice: Dice, teacher: Bot) -> None:
        self.dice = dice
        self.teacher = teacher

    def answer(self, look: Look, question: Question[Any]) -> Any:
        if self.dice.below(100) < ABSENT_MINDED:
            return question.sample(self.dice)
        return self.teacher.answer(look, question)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.teacher.interject(look, question)
