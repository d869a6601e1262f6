"""V20.4, V26 What a card or a kill is aimed at: a player, a militia with him, or his roll."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from camarilla.core.plain import fixed

WHOLE: Final = -1  # the whole roll and not one die of it


class Thing(StrEnum):
    """What of a player it is. A word, because boards and texts name it so."""

    PLAYER = ""
    OWN = "own"
    LOAN = "loan"
    ROLL = "roll"


@fixed
class Target:
    """A player, or what of his: a militia of his own or on loan, his roll or one die of it."""

    seat: int
    part: Thing = Thing.PLAYER
    die: int = WHOLE

    def __str__(self) -> str:
        """Its stable name in answers and logs: ``2``, ``2.own``, ``2.loan``, ``2.all``, ``2.0``."""
        if self.part is Thing.ROLL:
            return f"{self.seat}.{'all' if self.die == WHOLE else self.die}"
        return f"{self.seat}.{self.part}" if self.part else str(self.seat)

    @property
    def on_loan(self) -> bool:
        return self.part is Thing.LOAN


@lru_cache(maxsize=4096)
def target(name: str) -> Target:
    """The target of this name, which a question has offered."""
    seat, _, part = name.partition(".")
    if part == "all":
        return Target(int(seat), Thing.ROLL)
    if part.isdigit():
        return Target(int(seat), Thing.ROLL, int(part))
    return Target(int(seat), Thing(part))
