"""A9.1, A15.3 When a cooperation card is laid, for whoever asks why not now."""

from __future__ import annotations

from camarilla.core.illegal import Illegal
from camarilla.core.questions import whole_number
from camarilla.games.anti_monopoly.components import Box

VALUES = range(1, 7)  # A23.1


def window(box: Box, aim: str) -> Illegal | None:
    """In a crisis, one's own or another's, and when the leading player asks for it."""
    kind, _, name = aim.rpartition(":")
    value = whole_number(name)
    if kind != "card" or value not in VALUES:
        return None
    return Illegal("A9.1", "am-why-card", value=value)
