"""``schemer`` at Junta: Steady's craft, with a memory, a character, and a price for everything."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.bots.character import character_of
from camarilla.bots.junta import bargain, bought, deals, in_the_junta, schemes
from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.junta.steady import Steady
from camarilla.bots.memory import Recall
from camarilla.bots.reasons import Choice, Weighing
from camarilla.core.questions import Dice, Question
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.questions.asked import (
    BombardWhom,
    BreakJuntaTie,
    BreakTie,
    Declare,
    FiringSquad,
    FirstPresident,
    ForceBudget,
    JuntaVote,
    NextPresident,
    Nominate,
)
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, ProposeBudget
from camarilla.games.junta.questions.terror import Announce, ChooseLocation
from camarilla.games.junta.questions.turn import StartCoup

Scheme = Callable[[Eyes, Any], Sequence[Choice]]
SCHEMES: dict[type[Any], Scheme] = {
    ChooseLocation: schemes.locations,
    Announce: schemes.attempts,
    CastVotes: schemes.votes,
    ProposeBudget: bought.budgets,
    AssignOffices: schemes.offices,
    FiringSquad: schemes.victims,
    BombardWhom: schemes.shelled,
    Declare: schemes.sides,
    StartCoup: schemes.rising,
    ForceBudget: bought.budget_or_not,
    BreakTie: bought.budget_or_not,
    Nominate: schemes.nominees,
    JuntaVote: in_the_junta.votes,
    BreakJuntaTie: schemes.presidents,
    FirstPresident: schemes.presidents,
    NextPresident: schemes.presidents,
}


class Schemer(Weighing):
    """Weighs what touches money, lives and power; battles and small things it leaves to Steady's rules of thumb."""

    def __init__(self, dice: Dice, deaf_to: Iterable[str] = ()) -> None:
        super().__init__(dice, deaf_to)
        self.recall = Recall(JuntaMemory)

    def rung_below(self, dice: Dice) -> Bot:
        return Steady(dice)

    def eyes(self, look: Look) -> Eyes:
        memory = self.recall.at(look)
        return Eyes(look.view(), look.box, memory, character_of(look.born), self.dice)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        """Whoever made an offer gets an answer; then what cannot wait, then offers of one's own."""
        assert isinstance(question, Aside)
        eyes, craft = self.eyes(look), Steady(self.dice)
        return (
            bargain.answers(eyes, question)
            or craft.says(eyes.view, eyes.box, question)
            or deals.tidies(eyes.view, question, self.dice)
            or bargain.offers(eyes, question)
        )

    def choices(self, look: Look, question: Question[Any]) -> Sequence[Choice]:
        scheme = SCHEMES.get(type(question))
        return scheme(self.eyes(look), question) if scheme is not None else ()
