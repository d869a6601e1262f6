"""What things are worth to a family, in MP, and what can be guessed about the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from camarilla.core.questions import Dice
from camarilla.games.junta.cards import RED_UNITS, UNREST, Card
from camarilla.games.junta.components import Box
from camarilla.games.junta.desk import Wanted
from camarilla.games.junta.money import total
from camarilla.games.junta.state import HAND_LIMIT, MINISTER, PRESIDENT, Goods
from camarilla.games.junta.view import FamilyView, JuntaView

AID = 13  # what eight notes bring on average
CARD_WORTH = {"influence": 2.5, "vote": 1.0, "assassin": 1.5, "bribe": 0.7, "donation": 1.6, "event": 0.8}
EVENT_WORTH: dict[int, float] = {
    Card.LEAFLETS: 0.1,
    Card.COALITION_BREAKS: 1.2,
    Card.SPY: 0.6,
    Card.BANK_DEFENCE: 1.2,
    Card.PEOPLES_GUARD: 1.2,
    Card.MILITIA: 1.2,
    Card.HELICOPTER: 1.2,
    Card.GENERAL_STRIKE: 1.4,
    Card.HARBOUR_STRIKE: 1.2,
    Card.STUDENT_PROTEST: 1.4,
    Card.DEMONSTRATORS: 1.4,
    Card.SLUM_RIOT: 1.4,
    Card.NO_CONFIDENCE: 1.6,
    Card.NEW_BUDGET: 2.0,
}
UNIT_WORTH = 0.6
USELESS = 0.2
AGAINST_THE_PRESIDENT = (*UNREST, *RED_UNITS, Card.NO_CONFIDENCE, Card.NEW_BUDGET)
DRAWN = 2  # J5.0 cards a round

Some = TypeVar("Some")


def most(some: Sequence[Some], worth: Callable[[Some], Any], dice: Dice) -> Some:
    """The one with the highest worth. Dice decide between equals: who sits first must not always be taken."""
    worths = [worth(one) for one in some]
    best = max(worths)
    equals = [one for one, its in zip(some, worths, strict=True) if its == best]
    return equals[dice.below(len(equals))] if len(equals) > 1 else equals[0]


def least(some: Sequence[Some], cost: Callable[[Some], float], dice: Dice) -> Some:
    """The one with the lowest cost; dice decide between equals."""
    return most(some, lambda one: -cost(one), dice)


def shuffled(some: Sequence[Some], dice: Dice) -> list[Some]:
    """In an order that favours nobody."""
    left, found = list(some), []
    while left:
        found.append(left.pop(dice.below(len(left))))
    return found


def own(view: JuntaView) -> FamilyView:
    """This seat's family."""
    assert view.seat is not None
    return view.families[view.seat]


def own_cash(view: JuntaView) -> int:
    cash = own(view).cash
    return total(cash) if cash else 0


def card_worth(box: Box, card: int) -> float:
    """What a card in hand is worth."""
    printed = box.cards[card]
    if printed.kind == "influence":
        return 0.5 + 0.35 * printed.votes
    if printed.kind == "vote":
        return 0.4 * printed.votes
    return EVENT_WORTH.get(card, CARD_WORTH[printed.kind])


def worth_to(view: JuntaView, box: Box, seat: int, card: int) -> float:
    """What a card is worth to somebody, as far as one can see: by his open cards and his offices."""
    printed, one = box.cards[card], view.families[seat]
    if printed.needs and printed.needs not in one.open_cards and printed.needs not in (one.hand or ()):
        return USELESS
    official = PRESIDENT in one.offices
    if card in AGAINST_THE_PRESIDENT and official:
        return USELESS
    if card == Card.FOREIGN_ASSASSIN and (official or MINISTER in one.offices):
        return USELESS
    if card == Card.POLICE_BONUS and MINISTER not in one.offices:
        return USELESS
    worth = card_worth(box, card)
    partners = [other for other in one.open_cards if box.cards[other].doubled_by == card]
    if printed.doubled_by and printed.doubled_by in one.open_cards:
        partners.append(card)
    return worth + 0.35 * sum([box.cards[other].votes for other in partners])


def held(view: JuntaView, box: Box, seat: int) -> int:
    """J5.1 Cards that count against the limit."""
    one = view.families[seat]
    return one.cards + len([card for card in one.open_cards if box.cards[card].kind == "influence"])


def crowded(view: JuntaView, box: Box, seat: int) -> bool:
    """Whether the next draw will cost this player a card."""
    return held(view, box, seat) + DRAWN > HAND_LIMIT


def keeps(view: JuntaView, box: Box, card: int) -> float:
    """What it would cost this seat to part with a card: less, if one must go anyway."""
    assert view.seat is not None
    worth = worth_to(view, box, view.seat, card)
    return 0.5 * worth if crowded(view, box, view.seat) else worth


def gains(view: JuntaView, box: Box, seat: int, cards: tuple[int, ...]) -> float:
    """What cards bring somebody who gets them: less, if he must shed others for them."""
    worth = sum([worth_to(view, box, seat, card) for card in cards])
    return 0.7 * worth if crowded(view, box, seat) else worth


def offer_gain(view: JuntaView, box: Box, gets: Goods, gives: Goods, picked: tuple[int, ...]) -> float:
    """What an offer is worth to this seat in MP: what it gets less what it gives, ``picked`` cards included."""
    assert view.seat is not None
    money = total(gets.notes) + gets.money - total(gives.notes) - gives.money
    units = sum([number for _, _, number in gets.units]) - sum([number for _, _, number in gives.units])
    cards = gains(view, box, view.seat, gets.cards) - sum([keeps(view, box, card) for card in (*gives.cards, *picked)])
    return money + UNIT_WORTH * units + cards


def least_worth(view: JuntaView, box: Box, wanted: Wanted) -> tuple[int, ...]:
    """The cards that this seat would miss least, of those that would do."""
    picked: list[int] = []
    for _, number, cards in wanted:
        left = [(keeps(view, box, card), card) for card in cards if card not in picked]
        picked += [card for _, card in sorted(left)[:number]]
    return tuple(sorted(picked))


def present(view: JuntaView, seat: int) -> bool:
    one = view.families[seat]
    return one.alive and not one.exile


def rivals(view: JuntaView) -> list[int]:
    """The other players who are in the country."""
    return [one.seat for one in view.families if not one.dummy and one.seat != view.seat and present(view, one.seat)]


def votes_of(view: JuntaView, seat: int) -> int:
    """What everybody can count: offices and open influence cards."""
    one = view.families[seat]
    return len(one.offices) + one.votes


def ally(view: JuntaView, seat: int) -> float:
    """Whether somebody voted for this seat in the election that has just been held (1), or for another (-1)."""
    if view.ballot_kind != "election":
        return 0.0
    given = [(one.votes if one.choice == str(view.seat) else -one.votes) for one in view.cast if one.voter == seat]
    return float((sum(given) > 0) - (sum(given) < 0))


def guessed_cash(view: JuntaView, seat: int) -> float:
    """What a rival may have in his pockets: the President keeps a good part of the aid, promises are public."""
    guess = 1.0
    if view.proposal and seat < len(view.proposal):
        guess += view.proposal[seat]
    if seat == view.president:
        guess += 5.0
    if seat == view.last_president:
        guess += 2.0
    return guess


def threat(view: JuntaView, seat: int) -> float:
    """How dangerous a rival is: votes, cards, and what he may have banked so far."""
    one = view.families[seat]
    spied = max([known for whom, known in view.spied if whom == seat], default=0)
    return one.votes + 0.7 * one.cards + 0.5 * spied + (3 if seat == view.president else 0)
