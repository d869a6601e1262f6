"""G0.9 What is secret: hands, the cards that were not chosen, and secret discards."""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.secrets import Guess, Secrets, drawn_from
from camarilla.games.global_powers.components import BIT, cards_in
from camarilla.games.global_powers.state import Powers


def guesses(position: Position, seat: int) -> dict[str, Guess]:
    """G0.9 Which of his hidden cards somebody holds, and which he has thrown away; cards count by their place."""
    g: Powers = position.state
    found: dict[str, Guess] = {}
    for other in range(g.players):
        if other != seat:
            hidden = _places(g.hands[other] | g.rest[other] | g.discarded[other])
            found[f"hand {other}"] = drawn_from(hidden, _places(g.hands[other]))
            found[f"discarded {other}"] = drawn_from(hidden, _places(g.discarded[other]))
    return found


def _places(mask: int) -> list[int]:
    return [BIT[card].bit_length() for card in cards_in(mask)]


SECRETS = Secrets(
    hidden=("hands", "rest", "discarded"),
    followed=("passed", "driven"),
    reveals=frozenset(),  # whoever plays a card names it in his answer
    varied=0.4,  # nobody has a hand before the auction is over, which is half of a short game
    guesses=guesses,
)
