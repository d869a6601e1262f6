"""V5 What the Presidente promises: the least that buys peace, the better part to those who could topple him."""

from __future__ import annotations

from camarilla.bots.viva import odds
from camarilla.bots.viva.worth import card_worth, cheapest_first
from camarilla.games.viva.promise_question import Promise, Promised, promised_of
from camarilla.games.viva.view import VivaView

GENEROUS = 0.35  # a second card is given only if it is worth no more than this to the giver


def promise(view: VivaView, question: Promise) -> Promised:
    """One card each, the poorest of the hand; whoever is dangerous gets the best of them, and a second one."""
    threats = {seat: threat(view, seat) for seat in question.golpistas}
    order = sorted(question.golpistas, key=lambda seat: (threats[seat], seat))
    hand = cheapest_first(question.box, question.hand)
    given: dict[int, list[str]] = {seat: [] for seat in question.golpistas}
    for seat in order[: len(hand)]:
        given[seat].append(hand.pop(0))
    for seat in reversed(order):
        if len(hand) > 2 and threats[seat] > 0.5 and card_worth(question.box.cards[hand[0]]) <= GENEROUS:
            given[seat].append(hand.pop(0))
    dice = lend(view, question, order[-1])
    return promised_of([given[seat] for seat in question.golpistas], dice)


def threat(view: VivaView, seat: int) -> float:
    """The chance that this Golpista alone, with all of his dice, topples the Presidente."""
    throne = view.estates[view.presidente]
    return odds.success(view.estates[seat].dice, 0, 1 + len(throne.buildings) + throne.dice, 0)


def lend(view: VivaView, question: Promise, strongest: int) -> list[list[int]]:
    """V21 A spare die goes to the strongest, against whoever leads: he keeps quiet, and another pays for it."""
    lent: list[list[int]] = [[] for _ in question.golpistas]
    rivals = [view.estates[seat] for seat in question.golpistas if seat != strongest]
    if question.dice >= 3 and rivals:
        leader = max(rivals, key=lambda estate: (estate.points, estate.cards, estate.seat))
        lent[question.golpistas.index(strongest)].append(leader.number)
    return lent
