"""V17 What is secret, and what makes it known."""

from __future__ import annotations

from collections import Counter

from camarilla.core.flow import Position
from camarilla.core.secrets import Guess, Secrets, drawn_from
from camarilla.games.viva import knowledge
from camarilla.games.viva.redeal import hides_orders, possible_beliefs, seen_orders, unseen_cards
from camarilla.games.viva.state import Viva


def guesses(position: Position, seat: int) -> dict[str, Guess]:
    """V17.2 Hands, promises and orders of others. Cards count by their place in the alphabet."""
    g: Viva = position.state
    unseen = unseen_cards(g, seat)
    beliefs = list(possible_beliefs(g, seat, unseen))
    worth = {card: place for place, card in enumerate(sorted(g.box.cards))}
    found: dict[str, Guess] = {}
    for other in range(g.players):
        if other == seat:
            continue
        for name, place, cards in (
            (f"hand {other}", knowledge.hand(other), g.hands[other]),
            (f"promise {other}", knowledge.promise(other), g.promises[other]),
        ):
            sure = _sure(beliefs, place)
            found[name] = drawn_from([worth[c] for c in unseen], [worth[c] for c in cards], [worth[c] for c in sure])
        if hides_orders(position) and other != g.presidente and g.dice[other]:
            found[f"orders {other}"] = _orders(g, seat, other)
    return found


def _sure(beliefs: list[knowledge.Lying], place: str) -> list[str]:
    """The cards that lie there whatever the seat believes."""
    there = [Counter([card for where, card in lying if where == place]) for lying in beliefs]
    sure = there[0]
    for one in there[1:]:
        sure &= one
    return sorted(sure.elements())


def _orders(g: Viva, seat: int, other: int) -> Guess:
    """V6.2 Every face that he may set, or V26.SPY what the seat saw behind his screen."""
    seen = seen_orders(g, seat, other)
    if seen:
        return Guess(sum(g.orders[other]), sum(seen), sum(seen))
    faces = g.legal_faces(other)
    return Guess(sum(g.orders[other]), g.dice[other] * min(faces), g.dice[other] * max(faces))


SECRETS = Secrets(
    hidden=("deck", "hands", "promises", "given", "moves", "orders", "spied"),
    followed=("fresh", "barred", "betrayers", "bought_card", "in_play"),
    reveals=frozenset(
        {
            "viva-news-order-attack",  # V6.6 the screens go up
            "viva-news-order-home",
            "viva-news-order-presidente",
            "viva-news-spy-secret",  # V26.SPY the spy looks behind a screen
            "viva-news-promise-void",  # V13.1, V14.2 promises go face up to the discard pile
        }
    ),
    varied=0.6,  # while colours are picked, and when all hands are empty, there is nothing to imagine
    guesses=guesses,
)
