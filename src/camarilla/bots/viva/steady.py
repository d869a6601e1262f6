"""A player with sense and without memory: reads the table, weighs, answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.bots.bot import Look, way_of
from camarilla.bots.viva import battle, orders, promises, spend
from camarilla.bots.viva.worth import own
from camarilla.core.questions import Dice, Question
from camarilla.games.viva.components import Box
from camarilla.games.viva.promise_question import Promise
from camarilla.games.viva.purchases import SpendMoney
from camarilla.games.viva.questions import PASS, Discard, NameKill, Orders, PickColour, Play, PlayCard, Plunder
from camarilla.games.viva.view import VivaView


class Steady:
    """Buys peace as Presidente, attacks where it can win, builds as soon as it can pay."""

    by_the_book = True  # it answers by rules of thumb and can name them (``habits.py``)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return None

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return way_of(WAYS, question)(look.view(), look.box, question, self.dice)


# --- one way for every question ---------------------------------------------------------------------------------------


def anything(view: VivaView, box: Box, question: Question[Any], dice: Dice) -> Any:
    """All colours are alike."""
    return question.sample(dice)


def plunders(view: VivaView, box: Box, question: Plunder, dice: Dice) -> bool:
    """V12.1 Always: a card more is a card more."""
    return True


def plays(view: VivaView, box: Box, question: PlayCard, dice: Dice) -> Play:
    """Cards have four moments, each with a thought of its own."""
    return AT[question.window](view, question)


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


AT: dict[str, Callable[[VivaView, PlayCard], Play]] = {
    "battle": battle.play_before_battle,
    "roll": battle.play_after_roll,
    "burglars": _burgle,
    "spy": _spy,
}
Way = Callable[[VivaView, Box, Any, Dice], Any]
WAYS: dict[type[Any], Way] = {
    PickColour: anything,
    PlayCard: plays,
    SpendMoney: lambda view, box, question, dice: spend.spend(view, question),
    Orders: lambda view, box, question, dice: orders.set_orders(view, box, question),
    Promise: lambda view, box, question, dice: promises.promise(view, question),
    Discard: lambda view, box, question, dice: spend.discard(box, question),
    NameKill: lambda view, box, question, dice: battle.kill(view, question),
    Plunder: plunders,
}
