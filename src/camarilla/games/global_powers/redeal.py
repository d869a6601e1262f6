"""G0.9 Another table that looks the same to one seat: only the others' hidden cards can differ."""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.questions import Dice
from camarilla.games.global_powers.components import BIT, cards_in
from camarilla.games.global_powers.state import Powers


def redeal(position: Position, seat: int, dice: Dice) -> None:
    """Hands, rests and secret discards of the others are mixed; how many cards lie where is public."""
    g: Powers = position.state
    for other in range(g.players):
        if other != seat:
            _mix(g, other, dice)


def _mix(g: Powers, other: int, dice: Dice) -> None:
    hidden = list(cards_in(g.hands[other] | g.rest[other] | g.discarded[other]))
    for pile in (g.hands, g.discarded):
        mask = 0
        for _ in range(pile[other].bit_count()):
            mask |= BIT[hidden.pop(dice.below(len(hidden)))]
        pile[other] = mask
    g.rest[other] = sum([BIT[card] for card in hidden])
