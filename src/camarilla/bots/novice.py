"""``novice``: knows what a routine player knows, but does not always think of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.core.questions import Dice, Question


@dataclass(frozen=True)
class Absence:
    """How absent-minded a beginner is: of a hundred answers so many are given without thinking, except to these kinds
    of questions."""

    share: int = 30
    never: frozenset[str] = frozenset()


# In some games a thoughtless answer costs less than in others: there a beginner has more of them. At Anti-Monopoly it
# would cost everybody, as the bomb moves for all: there he means well and only calls for cards without thinking.
THOUGHT_OF = frozenset(
    f"am-ask-{name}"
    for name in ("reply", "turn", "buy", "monopoly", "destroy", "pledge-debt", "pledge-purchase", "one")
)
ABSENT: dict[str, Absence] = {"global_powers": Absence(55), "anti_monopoly": Absence(70, THOUGHT_OF)}
USUAL = Absence()


class Novice:
    """Thinks like the bot that taught it; now and then it answers anything that is legal, whatever the moment.

    The noise is honest: it never falls on a question because of who would profit.
    """

    def __init__(self, game_id: str, dice: Dice, teacher: Bot) -> None:
        self.absence = ABSENT.get(game_id, USUAL)
        self.dice = dice
        self.teacher = teacher

    def answer(self, look: Look, question: Question[Any]) -> Any:
        if self.dice.below(100) < self.absence.share and question.kind() not in self.absence.never:
            return question.sample(self.dice)
        return self.teacher.answer(look, question)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.teacher.interject(look, question)
