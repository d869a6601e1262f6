"""``novice``: knows what a routine player knows, but does not always think of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.core.questions import Dice, Question
from camarilla.games.anti_monopoly.purchases import AtMonopoly, BuyChips, OpenTurn, Pledge
from camarilla.games.anti_monopoly.questions import CrisisReply, Destroy, OneRolled


@dataclass(frozen=True)
class Absence:
    """How absent-minded a beginner is: of a hundred answers so many are given without thinking, except to these
    questions."""

    share: int = 30
    never: frozenset[type[Question[Any]]] = frozenset()


# In some games a thoughtless answer costs less than in others: there a beginner has more of them. At Anti-Monopoly it
# would cost everybody, as the bomb moves for all: there he means well and only calls for cards without thinking.
THOUGHT_OF = frozenset((CrisisReply, OpenTurn, BuyChips, AtMonopoly, Destroy, Pledge, OneRolled))
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
        if self.dice.below(100) < self.absence.share and type(question) not in self.absence.never:
            return question.sample(self.dice)
        return self.teacher.answer(look, question)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.teacher.interject(look, question)
