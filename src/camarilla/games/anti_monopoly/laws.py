"""A0.11 What is true after every step."""

from __future__ import annotations

from collections import Counter

from camarilla.core.illegal import BrokenLaw
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.components import ACTION_CARDS, CHIPS_PER_MONOPOLY, Kind
from camarilla.games.anti_monopoly.state import CARDS_EACH, NOTES, AntiMonopoly

SETS_AT_MOST = 6  # A3.1


def laws(g: AntiMonopoly) -> None:
    """A0.11 Cards, money, chips and the bomb are accounted for."""
    _cards(g)
    if min(g.money) < 0 or sum(g.money) + g.bank != NOTES:
        raise BrokenLaw("A0.11: money is not accounted for")
    if g.rules["bankNotes"] == "50" and g.bank < 0:
        raise BrokenLaw("A0.4: more notes are out than there are")
    if not all(0 <= chips <= CHIPS_PER_MONOPOLY for chips in g.chips):
        raise BrokenLaw("A0.11: 0 to 3 chips per monopoly")
    if not 0 <= g.bomb <= g.board.spiral_start:
        raise BrokenLaw("A0.11: the bomb has left the spiral")
    if not (g.scene.kind or g.ending or g.all_broken()) and any(
        g.kind(seat) is Kind.HATCHED for seat in range(g.players)
    ):
        raise BrokenLaw("A0.11: somebody stands on a hatched field")
    for hint in g.hints:
        if not knowledge.holds(g, hint):
            raise BrokenLaw(f"A0.8: everybody has learnt something that is not true: {hint}")


def _cards(g: AntiMonopoly) -> None:
    """A0.11 24 action cards, at most one of them being obeyed; the cooperation cards of A3.1, 5 with each player."""
    if not ACTION_CARDS - 1 <= len(g.unseen) + len(g.under) <= ACTION_CARDS:
        raise BrokenLaw("A0.11: an action card is missing")
    if len({*g.unseen, *g.under}) != len(g.unseen) + len(g.under):
        raise BrokenLaw("A0.11: an action card is there twice")
    held = Counter(card for hand in (*g.hidden, *g.laid, g.stock) for card in hand)
    sets = min(g.players + 1, SETS_AT_MOST)
    if held != {str(value): sets for value in range(1, g.values() + 1)}:
        raise BrokenLaw("A0.11: the cooperation cards are not complete")
    if g.turns:
        for seat in range(g.players):
            if len(g.hidden[seat]) + len(g.laid[seat]) not in (CARDS_EACH, 0):
                raise BrokenLaw("A0.11: somebody has not five cooperation cards")
            if not g.hidden[seat] and g.scene.kind == "" and not g.ending:
                raise BrokenLaw("A9.5: somebody has no hidden card")
