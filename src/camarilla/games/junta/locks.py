"""What is under way decides what may be done out of turn: each procedure says what it locks and what it allows."""

from __future__ import annotations

from enum import Enum
from typing import Final

EVERYBODY: Final = -1


class Lock(Enum):
    """What a running procedure can forbid."""

    SPEECH = "speech"  # J5.2i anything at all: dice or losses are being settled
    RESIGNING = "resigning"  # J4.R
    COMING_HOME = "coming_home"  # J9.1b
    CASH = "cash"  # J7.1p a price is owed


class Leave(Enum):
    """What can be done only while a certain procedure runs."""

    UNITS = "units"  # J13.9 units change hands in a movement segment
