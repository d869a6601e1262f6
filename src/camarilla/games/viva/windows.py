"""V0.3 When a card can be played, for whoever asks why not now."""

from __future__ import annotations

from camarilla.core.illegal import Illegal
from camarilla.core.words import text
from camarilla.games.viva.components import WINDOW_OF, Box
from camarilla.games.viva.questions import NEVER_PLAYED, card_text


def window(box: Box, aim: str) -> Illegal | None:
    """The moment of the card that somebody points at; it is printed on the card."""
    kind, _, name = aim.rpartition(":")
    if kind not in ("", "card") or name not in box.cards:
        return None
    card = box.cards[name]
    if card.effect in NEVER_PLAYED:
        return Illegal(card.rule, "viva-no-never-played", card=card_text(name))
    moment = WINDOW_OF.get(card.effect, "money")
    return Illegal(card.rule, "viva-why-card", card=card_text(name), when=text(f"viva-window-{moment}"))
