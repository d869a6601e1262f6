"""Deals: which offers to take, which to make, and when to let one go. Everything by its value in MP."""

from __future__ import annotations

from camarilla.bots.junta.coup import same_side
from camarilla.bots.junta.worth import (
    AGAINST_THE_PRESIDENT,
    CARD_WORTH,
    crowded,
    gains,
    keeps,
    least_worth,
    offer_gain,
    rivals,
    shuffled,
)
from camarilla.core.questions import Dice
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.components import Box
from camarilla.games.junta.money import holds, total
from camarilla.games.junta.said import AcceptOffer, DropOffer, MakeOffer, SwapWithDummy
from camarilla.games.junta.state import Goods
from camarilla.games.junta.view import JuntaView

PROFIT = 0.1  # MP that make a deal worth while
MARGIN = 0.4  # what a card must be worth more to the buyer than to the seller
DEAREST = 3  # MP asked for one card
BOUGHT = (("influence", (0, 1, 0)), ("assassin", (1, 0, 0)))  # kinds worth having, and the note offered for one
PATIENCE = 15  # one time in so many an old offer is withdrawn


def accepts(view: JuntaView, box: Box, question: Aside) -> AcceptOffer | None:
    """The best of the offers, if it is a good one; where cards of a kind are asked for, those one misses least."""
    best: tuple[float, AcceptOffer] | None = None
    for number, offer in question.offers:
        picked = least_worth(view, box, dict(question.wanted).get(number, ()))
        worth = offer_gain(view, box, offer.give, offer.get, picked)
        if worth > PROFIT and (best is None or worth > best[0]):
            best = (worth, AcceptOffer(number, picked))
    return best[1] if best is not None else None


def tidies(view: JuntaView, question: Aside, dice: Dice) -> DropOffer | None:
    """What one would not take is declined, and what nobody took is withdrawn after a while."""
    for number, maker in question.got:
        if maker in question.partners:
            return DropOffer(number)
    own = [one.number for one in view.offers if one.maker == view.seat]
    return DropOffer(own[0]) if own and dice.below(PATIENCE) == 0 else None


def would_arm(view: JuntaView, box: Box, card: int, buyer: int) -> bool:
    """Whether a card would be used against its seller: by anybody against a President, in a coup by the other side."""
    if view.seat == view.president and card in AGAINST_THE_PRESIDENT:
        return True
    armed = box.cards[card].kind in ("assassin", "bribe") or bool(box.cards[card].unit)
    return view.coup and armed and not same_side(view, buyer)


def offers(view: JuntaView, box: Box, question: Aside, dice: Dice) -> MakeOffer | None:
    """The card that somebody else can use best, for a price between what it is worth to him and to oneself."""
    if any(one.maker == view.seat for one in view.offers) or dice.below(2):
        return None
    best: tuple[float, MakeOffer] | None = None
    for card in question.cards:
        mine = keeps(view, box, card)
        for buyer in shuffled(rivals(view), dice):
            theirs = gains(view, box, buyer, (card,))
            price = min(DEAREST, max(1, round((mine + theirs) / 2)))
            if (
                buyer not in question.partners
                or would_arm(view, box, card, buyer)
                or theirs - mine < MARGIN
                or not mine + PROFIT < price < theirs - PROFIT
            ):
                continue
            if best is None or theirs - mine + dice.below(10) / 20 > best[0]:
                best = (theirs - mine, MakeOffer(buyer, Goods(cards=(card,)), Goods(money=price)))
    return best[1] if best is not None else buys(view, box, question, dice)


def buys(view: JuntaView, box: Box, question: Aside, dice: Dice) -> MakeOffer | None:
    """A card of a kind one can use, from somebody whom the next draw will cost one anyway."""
    assert view.seat is not None
    sellers = [one for one in shuffled(rivals(view), dice) if one in question.partners and crowded(view, box, one)]
    if not sellers or question.promised or crowded(view, box, view.seat):
        return None
    for kind, note in BOUGHT:
        if holds(question.notes, note) and CARD_WORTH[kind] - total(note) >= MARGIN:
            return MakeOffer(sellers[0], Goods(notes=note), Goods(kinds=((kind, 1),)))
    return None


def swaps(view: JuntaView, box: Box, question: Aside) -> SwapWithDummy | None:
    """J17.1 One's worst card for the best that an own dummy holds face down."""
    for dummy, theirs in question.swaps:
        if not question.cards:
            return None
        worst = min(question.cards, key=lambda card: keeps(view, box, card))
        best = max(theirs, key=lambda card: keeps(view, box, card))
        if keeps(view, box, best) > keeps(view, box, worst) + PROFIT:
            return SwapWithDummy(dummy, worst, best)
    return None
