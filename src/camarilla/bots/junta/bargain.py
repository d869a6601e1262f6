"""Bargaining at Junta: what a thing is worth to me, what to you as far as I can see, and what you could do with it."""

from __future__ import annotations

from camarilla.bots.character import EVEN
from camarilla.bots.junta import deals, for_a_word
from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.for_a_word import notes_for
from camarilla.bots.junta.worth import crowded, gains, keeps, least_worth, offer_gain, rivals, shuffled
from camarilla.core.deals import Offer
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.course import Phase
from camarilla.games.junta.money import total
from camarilla.games.junta.said import AcceptOffer, DropOffer, MakeOffer, Said
from camarilla.games.junta.state import Goods

PROFIT = 0.1  # MP that make a deal worth while
ENVY = 0.3  # of what somebody gains counts against a deal, if he leads
CLOSING = 0.4  # MP that must be left for the other one, or he will not take it
DEAREST = 6  # MP asked for one card
TRADE = 60  # of a hundred moments the even-tempered look for a deal in goods, the greedy more often
HIRED = 2  # MP for an assassin
HAND = 3  # cards among which an assassin may be
HATE, LOVE = 0.3, 0.4


def dangerous(eyes: Eyes, card: int, buyer: int) -> float:
    """What it may cost when somebody holds this card: killers look for purses, and his may be the one he looks at."""
    if deals.would_arm(eyes.view, eyes.box, card, buyer):
        return 9.0
    if eyes.box.cards[card].kind != "assassin":
        return 0.0
    return 0.5 * eyes.aimed_at(eyes.me) * (eyes.purse(eyes.me) + 2.0) + HATE * eyes.memory.grudge(eyes.me, buyer)


def towards(eyes: Eyes, seat: int) -> float:
    """What it is worth to deal with this one at all."""
    return LOVE * eyes.trust(seat) - HATE * eyes.grudge(seat)


def worth(eyes: Eyes, offer: Offer[Goods], picked: tuple[int, ...]) -> float:
    """What an offer is worth: the goods, the man, what he gains by it, and what he could do with it."""
    for_words = for_a_word.word_worth(eyes, offer)
    if for_words is not None:
        return for_words + towards(eyes, offer.maker)
    mine = offer_gain(eyes.view, eyes.box, offer.give, offer.get, picked)
    given = (*offer.get.cards, *picked)
    his = (
        gains(eyes.view, eyes.box, offer.maker, given) - sum([1.0 for _ in offer.give.cards]) - total(offer.give.notes)
    )
    harm = sum([dangerous(eyes, card, offer.maker) for card in given])
    return mine + towards(eyes, offer.maker) - harm - ENVY * eyes.danger(offer.maker) * max(0.0, his)


def answers(eyes: Eyes, question: Aside) -> Said | None:
    """The best offer is taken if it is good; another one is answered with a price, or declined."""
    best: tuple[float, AcceptOffer] | None = None
    for number, offer in question.offers:
        picked = least_worth(eyes.view, eyes.box, dict(question.wanted).get(number, ()))
        value = worth(eyes, offer, picked)
        if value > PROFIT and (best is None or value > best[0]):
            best = (value, AcceptOffer(number, picked))
    if best is not None:
        return best[1]
    for number, maker in question.got:
        if maker in question.partners:
            return counter(eyes, question, number, maker) or DropOffer(number)
    return None


def counter(eyes: Eyes, question: Aside, number: int, maker: int) -> MakeOffer | None:
    """The same goods at another price, where both would still gain; nobody haggles about his own counter-offer."""
    offer = dict(question.offers).get(number)
    if offer is None or (eyes.me, maker) in eyes.memory.talked:
        return None
    if for_a_word.for_nothing(offer.give) or for_a_word.for_nothing(offer.get):
        return for_a_word.counter(eyes, question, number, offer)
    if offer.get.cards and not offer.get.kinds:  # he wants cards of mine
        return _sold(eyes, question, offer.get.cards, maker, number)
    if len(offer.give.cards) == 1 and offer.get.money > 1 and not offer.get.cards:  # he sells one for money
        value = gains(eyes.view, eyes.box, eyes.me, offer.give.cards) + towards(eyes, maker) - PROFIT
        price = min(int(value), offer.get.money - 1)
        notes = notes_for(question, price)
        if notes is not None and price >= 1:
            return MakeOffer(maker, Goods(notes=notes), Goods(cards=offer.give.cards), number)
    return None


def _sold(eyes: Eyes, question: Aside, cards: tuple[int, ...], buyer: int, number: int = 0) -> MakeOffer | None:
    """Cards for a price between what they are worth to both; the greedy ask for more of what lies between."""
    if any(card not in question.cards for card in cards):
        return None
    mine = sum([keeps(eyes.view, eyes.box, card) + dangerous(eyes, card, buyer) for card in cards])
    theirs = gains(eyes.view, eyes.box, buyer, cards)
    least = mine - towards(eyes, buyer) + PROFIT
    price = round(least + (0.25 + 0.25 * eyes.who.leaning("greedy")) * (theirs - least))
    price = max(1, min(price, DEAREST, int(theirs - CLOSING)))
    if not least <= price <= theirs - CLOSING or eyes.purse(buyer) < price + 1:
        return None
    return MakeOffer(buyer, Goods(cards=cards), Goods(money=price), number)


def offers(eyes: Eyes, question: Aside) -> MakeOffer | None:
    """What brings both most: to whoever can pay, and never a weapon into the wrong hand."""
    view = eyes.view
    if any(one.maker == view.seat for one in view.offers):
        return None
    for_words = for_a_word.offers(eyes, question)
    if for_words is not None or eyes.dice.below(100) >= TRADE * eyes.who.leaning("greedy"):
        return for_words
    best: tuple[float, MakeOffer] | None = None
    for card in question.cards:
        for buyer in shuffled(rivals(view), eyes.dice):
            made = _sold(eyes, question, (card,), buyer) if buyer in question.partners else None
            if made is None or (eyes.me, buyer) in eyes.memory.talked:
                continue
            gain = made.get.money - keeps(view, eyes.box, card) + towards(eyes, buyer)
            if best is None or gain > best[0]:
                best = (gain, made)
    return best[1] if best is not None else _hired(eyes, question)


def _hired(eyes: Eyes, question: Aside) -> MakeOffer | None:
    """A killer for whoever knows a fat purse or has an old account to settle: first from somebody whom the next draw
    will cost a card anyway; the vengeful ask whoever has cards."""
    view, vengeful = eyes.view, eyes.who.leaning("vengeful")
    loot = max([0.3 * eyes.purse(one) + HATE * vengeful * eyes.grudge(one) for one in rivals(view)], default=0.0)
    notes = notes_for(question, HIRED)
    armed = any(eyes.box.cards[card].kind == "assassin" for card in question.cards)
    if view.phase > Phase.LOCATIONS or armed or notes is None or loot < HIRED + PROFIT:
        return None
    fresh = [one for one in question.partners if (eyes.me, one) not in eyes.memory.talked]
    sellers = [one for one in fresh if one in rivals(view) and eyes.grudge(one) < 1 and _may_sell(eyes, one)]
    seller = max(sellers, key=lambda one: (crowded(view, eyes.box, one), eyes.trust(one)), default=-1)
    return None if seller < 0 else MakeOffer(seller, Goods(notes=notes), Goods(kinds=(("assassin", 1),)), 0, "phase")


def _may_sell(eyes: Eyes, seat: int) -> bool:
    """Whether somebody is worth asking for a card that nobody has seen."""
    if crowded(eyes.view, eyes.box, seat):
        return not crowded(eyes.view, eyes.box, eyes.me)
    return eyes.who.vengeful > EVEN.vengeful and eyes.view.families[seat].cards >= HAND
