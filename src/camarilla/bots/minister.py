"""``minister``: a small network that has learnt by play, and answers without searching."""

from __future__ import annotations

from typing import Any

from camarilla.bots.bot import Look
from camarilla.bots.reasons import OTHERS, Explained, Said, Weighing, explain, practised
from camarilla.core.questions import Dice, Question


class Minister:
    """Answers by its network, which is shown what the rung below would do; deals and whatever else is said out of turn
    it leaves to that one."""

    remembers = True

    def __init__(self, game_id: str, dice: Dice, below: Weighing) -> None:
        # numpy is loaded only where a net sits down
        from camarilla.nets.network import shipped
        from camarilla.nets.policy import Policy

        self.dice = dice
        self.below = below
        self.policy = Policy(game_id, shipped(game_id), below)

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return self.policy.answer(look, question)

    def explain(self, look: Look, question: Question[Any]) -> Explained:
        """The same answer, and how much likelier it seemed than the next ones: a network has no other reasons. Whoever
        answers in its place has his own."""
        if self.policy.leaves(question):
            return explain(self.below, look, question)
        said = Said(self.below, look, question)
        found = self.policy.weighed(look, question, OTHERS, said.advise)
        return practised(found) if found else said.last()

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.below.interject(look, question)
