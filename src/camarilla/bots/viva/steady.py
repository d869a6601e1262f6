"""A player with sense and without memory: reads the table, weighs, answers."""

from __future__ import annotations

from typing import Any

from camarilla.bots.bot import Look
from camarilla.bots.viva import battle, orders, promises, spend
from camarilla.bots.viva.worth import own
from camarilla.core.questions import Dice, Question
from camarilla.games.viva.promise_question import Promise
from camarilla.games.viva.purchases import SpendMoney
from camarilla.games.viva.questions import PASS, Discard, NameKill, Orders, Play, PlayCard, Plunder
from camarilla.games.viva.view import VivaView


class Steady:
    """Buys peace as Presidente, attacks where it can win, builds as soon as it can pay."""

    by_the_book = True  # it answers by rules of thumb and can name them (``habits.py``)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return None

    def answer(self, look: Look, question: Question[Any]) -> Any:
        if isinstance(question, PlayCard):
            return self._play(look, question)
        if isinstance(question, SpendMoney):
            return spend.spend(look.view(), question)
        if isinstance(question, Orders):
            return orders.set_orders(look.view(), look.box, question)
        if isinstance(question, Promise):
            return promises.promise(look.view(), question)
        if isinstance(question, Discard):
            return spend.discard(look.box, question)
        if isinstance(question, NameKill):
            return battle.kill(look.view(), question)
        if isinstance(question, Plunder):
            return True
        return question.sample(self.dice)

    def _play(self, look: Look, question: PlayCard) -> Play:
        if question.window == "battle":
            return battle.play_before_battle(look.view(), question)
        if question.window == "roll":
            return battle.play_after_roll(look.view(), question)
        if question.window == "burglars":
            return _burgle(look.view(), question)
        return _spy(look.view(), question)


def _burgle(view: VivaView, question: PlayCard) -> Play:
    """V26.BUR Where most is promised; a Presidente does not break into what he has just given."""
    if view.seat == view.presidente:
        return PASS
    best, most = PASS, 0.9
    for play in question.plays:
        victim = view.estates[play.target.seat]
        known = 1.0 + 0.2 * victim.promised_cards
        if known > most:
            best, most = play, known
    return best


def _spy(view: VivaView, question: PlayCard) -> Play:
    """V26.SPY A Golpista with several dice looks at the strongest other one and may set his own anew."""
    if view.seat == view.presidente or own(view).dice < 2 or not question.plays:
        return PASS
    strongest = max(question.plays, key=lambda play: (view.estates[play.target.seat].dice, play.on))
    return strongest if view.estates[strongest.target.seat].dice > 1 else PASS
