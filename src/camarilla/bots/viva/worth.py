"""What things are worth to a steady player, in millions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from camarilla.games.viva.components import Box, Card, Effect
from camarilla.games.viva.view import EstateView, VivaView

POINT = 4.0  # a building costs four, and points are what wins
PRESIDENCY = 1.7  # the better cards of a round, as long as it lasts
UNKNOWN_CARD = 1.3  # drawn or plundered unseen
HAND_LIMIT = 4

SPECIAL = {
    Effect.BURGLARS: 1.1,
    Effect.SPY: 0.3,
    Effect.ASSASSINATION: 1.0,
    Effect.BRIBERY: 0.8,
    Effect.GUNBOAT: 0.9,
    Effect.SURPRISE_ATTACK: 0.9,
    Effect.PEASANT_UPRISING: 0.7,
    Effect.DIVERSIONARY_TACTIC: 0.6,
    Effect.PARTY_DONATION: 2.2,
    Effect.PR_CAMPAIGN: 1.8,
}


def card_worth(card: Card, special: Mapping[Effect, float] = SPECIAL) -> float:
    """What it is worth to hold this card."""
    if card.victory_points:
        return POINT * card.victory_points
    return float(card.money) if card.money else special.get(card.effect, 0.0)


def worth(box: Box, cards: Iterable[str], special: Mapping[Effect, float] = SPECIAL) -> float:
    """What some cards are worth together."""
    known = box.cards
    return sum([card_worth(known[card], special) for card in cards])


def cheapest_first(box: Box, cards: Iterable[str], special: Mapping[Effect, float] = SPECIAL) -> list[str]:
    """The cards in the order in which somebody who values them so gives them away."""
    return sorted(cards, key=lambda card: (card_worth(box.cards[card], special), card))


def average(box: Box, cards: tuple[str, ...], special: Mapping[Effect, float] = SPECIAL) -> float:
    """What a card taken unseen from these is worth."""
    return worth(box, cards, special) / len(cards) if cards else 0.0


def militia_worth(owned: int) -> float:
    """What one more militia is worth to somebody who has so many."""
    return (3.0, 2.6, 1.9, 1.3, 0.0)[owned]


def lead(view: VivaView, seat: int) -> float:
    """How much more it is worth to take from this player: the nearer to the end, the more."""
    left = view.points_to_end - view.estates[seat].points
    return 1.0 + max(0, 3 - left) * 0.2


def own(view: VivaView) -> EstateView:
    assert view.seat is not None
    return view.estates[view.seat]
