"""G8.1 When a card can be played, for whoever asks why not now."""

from __future__ import annotations

from camarilla.core.illegal import Illegal
from camarilla.core.words import text
from camarilla.games.global_powers.components import BIT, CARD_RULE, Box


def window(box: Box, aim: str) -> Illegal | None:
    """All cards are played in one's own turn; Warmonger is used in a war when it lies open (G27.E06)."""
    kind, _, name = aim.rpartition(":")
    if kind not in ("", "card") or name not in BIT:
        return None
    reason = "gp-why-card-war" if name == "warmonger" else "gp-why-card"
    return Illegal(CARD_RULE[name], reason, card=text(f"gp-card-{name}"))
