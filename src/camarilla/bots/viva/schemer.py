"""``schemer`` at Viva el Presidente: Steady's craft, with a memory of whose militias went where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.bots.character import character_of
from camarilla.bots.memory import Recall
from camarilla.bots.reasons import Choice, Weighing
from camarilla.bots.viva import schemes
from camarilla.bots.viva.heard import VivaMemory
from camarilla.bots.viva.schemes import Eyes
from camarilla.bots.viva.steady import Steady
from camarilla.core.questions import Dice, Question
from camarilla.games.viva.promise_question import Promise
from camarilla.games.viva.purchases import SpendMoney
from camarilla.games.viva.questions import NameKill, Orders, PlayCard

SCHEMES: dict[type[Any], Callable[[Eyes, Any], Iterable[Choice]]] = {
    Orders: schemes.orders,
    PlayCard: schemes.plays,
    NameKill: schemes.kills,
    Promise: schemes.promises,
    SpendMoney: schemes.spending,
}


class Schemer(Weighing):
    """Weighs everything but what it throws away."""

    def __init__(self, dice: Dice, deaf_to: Iterable[str] = ()) -> None:
        super().__init__(dice, deaf_to)
        self.recall = Recall(VivaMemory)

    def rung_below(self, dice: Dice) -> Bot:
        return Steady(dice)

    def choices(self, look: Look, question: Question[Any]) -> Iterable[Choice]:
        scheme = SCHEMES.get(type(question))
        if scheme is None:
            return ()
        eyes = Eyes(look.view(), look.box, self.recall.at(look), character_of(look.born), self.dice)
        return scheme(eyes, question)
