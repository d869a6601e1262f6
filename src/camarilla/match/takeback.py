"""Taking back an answer: a rule about information, computed from what the others know.

A seat may take back its last answer while nobody else's knowledge of the game has changed by it:

- an answer that lies **sealed** while others are still thinking: its content has reached nobody. That it was given is
  public unless the window is discreet; taking it back is exactly as public.
- a **step of its own turn** after which no die has fallen, nothing was told, everybody else sees what he saw before,
  and again this seat alone is asked. Several such steps are taken back one by one, the newest first.

Nothing else can be taken back. The log keeps the answer and the taking back, so that it can be played again.
"""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import AskAll, Position
from camarilla.core.illegal import NotAsked
from camarilla.core.words import named

TAKE_BACK = "core-take-back"  # the key of its entries in the log, in place of a question's


@dataclass
class Reversible:
    """An answer that told nobody anything: whose it was, and the position before it."""

    seat: int
    before: Position


def lies_sealed(position: Position, seat: int) -> bool:
    """Whether this seat has answered while others are still thinking."""
    return isinstance(position.step, AskAll) and seat in position.stack[-1].sealed


def taken_back(position: Position, past: list[Reversible], seat: int) -> Position:
    """The position without this seat's last answer; refuses if somebody else knows of it, or if there is none."""
    if lies_sealed(position, seat):
        del position.stack[-1].sealed[seat]
        past.clear()
        return position
    if past and past[-1].seat == seat:
        return past.pop().before
    raise NotAsked("", "core-no-take-back", who=named(seat))
