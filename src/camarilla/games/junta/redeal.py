"""A random table that looks the same to one seat and agrees with what that seat has seen.

Cards in other hands and in the deck are dealt anew (what the seat knows stays); so is all money that it cannot see
(``purses``). Sealed locations are chosen anew; what others offer each other is forgotten.
"""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.questions import Dice
from camarilla.games.junta import ledger, purses
from camarilla.games.junta.course import Phase
from camarilla.games.junta.state import LOCATIONS, Junta


def redeal(position: Position, seat: int, dice: Dice) -> None:
    """Deals what the seat cannot know anew."""
    g: Junta = position.state
    g.offers = {n: offer for n, offer in g.offers.items() if seat in (offer.maker, offer.to)}
    g.spied = tuple([one for one in g.spied if one[0] == seat])
    _cards(g, seat, dice)
    purses.redeal(g, position.stack, seat, dice)
    if g.phase in (Phase.LOCATIONS, Phase.TERROR) and not g.shown:
        for other in range(g.families):
            if other != seat and g.location[other] and not (other >= g.players and g.leader_of(other) == seat):
                g.location[other] = LOCATIONS[dice.below(5)]
    g.known = {key: holder for key, holder in g.known.items() if key[0] == seat}
    ledger.forget_others(g, seat)


def _fixed(g: Junta, seat: int) -> dict[int, int]:
    """Cards whose place this seat knows: what it gave away or saw.

    What it asks for or is offered may be anywhere: asking is not knowing, and an offer is not kept in a safe (J16.2).
    """
    return {card: holder for (observer, card), holder in g.known.items() if observer == seat and card in g.hand[holder]}


def _cards(g: Junta, seat: int, dice: Dice) -> None:
    hidden = [one for one in range(g.families) if one != seat and not (one >= g.players and g.leader_of(one) == seat)]
    fixed = _fixed(g, seat)
    pool = [card for card in g.deck if card not in fixed]
    for other in hidden:
        pool += [card for card in g.hand[other] if card not in fixed]
    pool.sort()  # where they lie must not decide what the dice make of them
    for other in hidden:
        kept = [card for card in g.hand[other] if fixed.get(card) == other]
        while len(kept) < len(g.hand[other]):
            kept.append(pool.pop(dice.below(len(pool))))
        g.hand[other] = tuple(sorted(kept))
    g.deck = tuple(sorted(pool))
