"""What things are worth to a family, in MP, and what can be guessed about the others."""

from __future__ import annotations

from camarilla.games.junta.components import Box
from camarilla.games.junta.desk import Wanted
from camarilla.games.junta.money import total
from camarilla.games.junta.state import Goods
from camarilla.games.junta.view import FamilyView, JuntaView

AID = 13  # what eight notes bring on average
CARD_WORTH = {"influence": 2.5, "vote": 1.0, "assassin": 1.5, "bribe": 0.7, "donation": 1.6, "event": 0.8}
UNIT_WORTH = 0.6
FOREIGN = 24  # J5.C.24


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
    return CARD_WORTH[printed.kind]


def worth_to(view: JuntaView, box: Box, seat: int, card: int) -> float:
    """What a card is worth to somebody: little without the influence it needs, and the foreigner is no official's."""
    printed, one = box.cards[card], view.families[seat]
    if printed.needs and printed.needs not in one.open_cards and printed.needs not in (one.hand or ()):
        return 0.2
    if card == FOREIGN and (0 in one.offices or 1 in one.offices):
        return 0.2
    return card_worth(box, card)


def goods_worth(view: JuntaView, box: Box, goods: Goods) -> float:
    """What changes hands in an offer is worth to this seat."""
    assert view.seat is not None
    worth = float(total(goods.notes) + goods.money)
    worth += sum([worth_to(view, box, view.seat, card) for card in goods.cards])
    return worth + UNIT_WORTH * sum([number for _, _, number in goods.units])


def least_worth(view: JuntaView, box: Box, wanted: Wanted) -> tuple[int, ...]:
    """The cards that this seat would miss least, of those that would do."""
    assert view.seat is not None
    picked: list[int] = []
    for _, number, cards in wanted:
        left = [(worth_to(view, box, view.seat, card), card) for card in cards if card not in picked]
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
