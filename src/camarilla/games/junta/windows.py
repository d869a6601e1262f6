"""J5.C.w When a card can be played, for whoever asks why not now."""

from __future__ import annotations

from camarilla.core.illegal import Illegal
from camarilla.core.questions import whole_number
from camarilla.core.words import Arg, text
from camarilla.games.junta.components import Box
from camarilla.games.junta.questions.kinds import card_text


def window(box: Box, aim: str) -> Illegal | None:
    """The moment of the card that somebody points at; every card says it, so it is no secret."""
    kind, _, name = aim.rpartition(":")
    card = whole_number(name)
    if kind not in ("card", "play") or card is None or not 1 <= card < len(box.cards):
        return None
    printed = box.cards[card]
    args: dict[str, Arg] = {"card": card_text(card), "when": text(f"junta-window-{printed.window}")}
    if printed.needs:
        return Illegal(f"J5.C.{card}", "junta-why-card-needs", needs=card_text(printed.needs), **args)
    return Illegal(f"J5.C.{card}", "junta-why-card", **args)
