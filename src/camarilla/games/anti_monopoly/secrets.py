"""A0.8 What is secret: hidden cooperation cards and the stock."""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.secrets import Guess, Secrets
from camarilla.games.anti_monopoly.deduction import Count
from camarilla.games.anti_monopoly.state import AntiMonopoly


def guesses(position: Position, seat: int) -> dict[str, Guess]:
    """A0.8 The sum of somebody's hidden cards, and of the stock."""
    g: AntiMonopoly = position.state
    names = [*[f"hidden {other}" for other in range(g.players) if other != seat], "stock"]
    cards = [*[g.hidden[other] for other in range(g.players) if other != seat], g.stock]
    count = Count(g, seat)
    return {
        name: Guess(sum([int(card) for card in cards[place]]), *count.sum_of(place)) for place, name in enumerate(names)
    }


SECRETS = Secrets(
    hidden=("hidden", "stock", "hints"),
    followed=("red_waits", "reached", "bank"),  # A0.4 the sum of an unlimited bank is what the players do not have
    reveals=frozenset(),  # whoever lays a card names it in his answer
    varied=0.6,  # of two players each may know most of the other's cards
    guesses=guesses,
)
