"""V15 Spending: every basket with every payment is weighed against what stays in hand; V16 what is thrown away."""

from __future__ import annotations

from camarilla.bots.viva.worth import (
    HAND_LIMIT,
    POINT,
    UNKNOWN_CARD,
    card_worth,
    cheapest_first,
    militia_worth,
    own,
)
from camarilla.core.chance import without
from camarilla.games.viva.components import BUILDING_PRICE, Box
from camarilla.games.viva.purchases import (
    CARD_PRICE,
    END_TURN,
    MILITIA_PRICE,
    Spend,
    SpendMoney,
    bundles,
)
from camarilla.games.viva.questions import Discard
from camarilla.games.viva.view import VivaView

SAVED = 0.8  # a million in hand is worth less than one that stands on the estate: it can be plundered
ENDING = 100.0


def spend(view: VivaView, question: SpendMoney) -> Spend:
    """First what costs nothing, then the best basket, until nothing is better than stopping."""
    for card in question.playable():
        return Spend(play=card)
    best, most = END_TURN, _kept(question.box, question.hand) + _if_it_ended(view, question, 0, question.hand)
    money = question.money
    for built, hired, drawn in bundles(
        money, len(question.kinds), question.militias, question.card, not question.combined
    ):
        if built < min(len(question.kinds), money // BUILDING_PRICE) and hired:
            continue  # a building comes before militias
        price = BUILDING_PRICE * built + MILITIA_PRICE * hired + CARD_PRICE * drawn
        for paid in question.payments(price):
            left = without(question.hand, paid)
            value = _gained(view, built, hired, drawn) + _kept(question.box, left)
            value += _if_it_ended(view, question, built, left)
            if value > most:
                best, most = Spend(question.kinds[:built], hired, drawn, paid), value
    return canonical(best)


def canonical(answer: Spend) -> Spend:
    return Spend(tuple(sorted(answer.buildings)), answer.militias, answer.card, tuple(sorted(answer.pay)), answer.play)


def _gained(view: VivaView, built: int, hired: int, drawn: bool) -> float:
    """What a basket is worth."""
    dice = own(view).dice
    militias = sum([militia_worth(dice + more) for more in range(hired)])
    return 1.25 * POINT * built + militias + (UNKNOWN_CARD if drawn else 0.0)


def _kept(box: Box, hand: tuple[str, ...]) -> float:
    """What the hand is worth after phase 6: only the best four stay."""
    worths = sorted([card_worth(box.cards[card]) for card in hand], reverse=True)
    return SAVED * sum(worths[:HAND_LIMIT])


def _if_it_ended(view: VivaView, question: SpendMoney, built: int, left: tuple[str, ...]) -> float:
    """V18.1 When somebody has the points the game ends here: only points count, then money."""
    points = (view.points or 0) + built
    others = max([estate.points for estate in view.estates if estate.seat != view.seat])
    if max(points, others) < view.points_to_end:
        return 0.0
    money = question.box.money(left)
    if points > others or (points == others and money > 2):
        return ENDING + 10 * (points - others) + 0.1 * money
    return 10.0 * (points - others) + 0.1 * money


def discard(box: Box, question: Discard) -> tuple[str, ...]:
    """V16.1 What is worth least."""
    return tuple(sorted(cheapest_first(box, question.items)[: question.low]))
