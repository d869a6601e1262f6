"""A random table that looks the same to one seat and agrees with what that seat has seen.

Cards in other hands and in the deck are dealt anew (what the seat knows stays); aid notes that it cannot see are drawn
anew; other purses change their notes and, where nobody can have counted along, their worth: a President's, who alone
saw what he drew (J7.0), and what somebody has just carried to the bank (J11.1). Elsewhere worth is known in good part
from public payments and stays. Sealed locations are chosen anew; what others offer each other is forgotten.
"""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.questions import Dice
from camarilla.games.junta.money import Notes, gathered, minus, payable, pile, plus
from camarilla.games.junta.state import LOCATIONS, Junta

TRIES = 20
UNSEEN = 8  # J7.0 notes that a President drew
AFTER_BANKING = (8, 9)
SWAPS: tuple[tuple[Notes, Notes], ...] = (((1, 0, 1), (0, 2, 0)),)  # as many notes of the same worth


def redeal(position: Position, seat: int, dice: Dice) -> None:
    """Deals what the seat cannot know anew."""
    g: Junta = position.state
    asked = set(position.asked()) - {seat}
    g.offers = {n: offer for n, offer in g.offers.items() if seat in (offer.maker, offer.to)}
    g.spied = tuple([one for one in g.spied if one[0] == seat])
    if seat != g.proposer:
        g.envelopes = ()
    _cards(g, seat, dice)
    _aid(g, seat, dice)
    for other in range(g.players):
        if other != seat and other not in asked and other != g.proposer:
            _purse(g, other, dice)
    if g.phase in (5, 6) and not g.shown:
        for other in range(g.families):
            if other != seat and g.location[other] and not (other >= g.players and g.leader_of(other) == seat):
                g.location[other] = LOCATIONS[dice.below(5)]
    g.known = {key: holder for key, holder in g.known.items() if key[0] == seat}


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
    for other in hidden:
        kept = [card for card in g.hand[other] if fixed.get(card) == other]
        while len(kept) < len(g.hand[other]):
            kept.append(pool.pop(dice.below(len(pool))))
        g.hand[other] = tuple(sorted(kept))
    g.deck = tuple(sorted(pool))


def _aid(g: Junta, seat: int, dice: Dice) -> None:
    """J7.0 Aid notes are drawn anew from them and the stack; a promised budget stays payable (J8.1)."""
    if g.aid_of in (-1, seat):
        return
    both = list(pile(plus(g.aid, g.stack)))
    true, size = (g.aid, g.stack), sum(g.aid)
    for _ in range(TRIES):
        left = both.copy()
        drawn = [left.pop(dice.below(len(left))) for _ in range(size)]
        g.aid = (drawn.count("1"), drawn.count("2"), drawn.count("3"))
        g.stack = (left.count("1"), left.count("2"), left.count("3"))
        if not g.proposal or payable(plus(g.aid, g.cash[g.proposer]), g.proposal):
            return
    g.aid, g.stack = true


def _purse(g: Junta, other: int, dice: Dice) -> None:
    """What somebody else may have: cash and account, unless this seat has had the account looked at (J5.C.44)."""
    spied = any(whom == other for _, whom, _ in g.spied)
    _same_worth(g, other, dice)
    if other in (g.president, g.last_president):
        for purse in (g.cash,) if spied else (g.cash, g.account):
            _other_worth(g, purse, other, dice)
    if g.phase in AFTER_BANKING and g.bank == "open" and g.location[other] == "bank" and not spied:
        _banked(g, other, dice)


def _other_worth(g: Junta, purse: list[Notes], other: int, dice: Dice) -> None:
    """J7.0 As many notes of other worth, changed against the stack: what he drew nobody else has seen."""
    notes, stack = list(pile(purse[other])), list(pile(g.stack))
    for place in range(min(len(notes), len(stack), UNSEEN)):
        drawn = dice.below(len(stack))
        notes[place], stack[drawn] = stack[drawn], notes[place]
    purse[other], g.stack = gathered(tuple(notes)), gathered(tuple(stack))


def _banked(g: Junta, other: int, dice: Dice) -> None:
    """J11.1 He was at the open bank this round: any of his notes may lie on either side of the counter."""
    ones, twos, threes = whole = plus(g.cash[other], g.account[other])
    g.account[other] = (dice.below(ones + 1), dice.below(twos + 1), dice.below(threes + 1))
    g.cash[other] = minus(whole, g.account[other])


def _same_worth(g: Junta, other: int, dice: Dice) -> None:
    """The same worth in other notes, changed against the stack."""
    for purse in (g.cash, g.account):
        for small, large in SWAPS:
            give, take = (small, large) if dice.below(2) else (large, small)
            have, stack = purse[other], g.stack
            if all(have[i] >= give[i] and stack[i] >= take[i] for i in range(3)):
                purse[other] = _change(have, give, take)
                g.stack = _change(stack, take, give)


def _change(purse: Notes, out: Notes, into: Notes) -> Notes:
    return (purse[0] - out[0] + into[0], purse[1] - out[1] + into[1], purse[2] - out[2] + into[2])
