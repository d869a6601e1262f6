"""J2.1 Where the round stands, J4.1.2 where a vote stands, J11.1 what the bank is doing."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Phase(IntEnum):
    """J2.1 The phases of a round, by their numbers in the book."""

    SETTING_UP = 0
    DRAWING = 1
    CABINET = 2
    AID = 3
    BUDGET = 4
    LOCATIONS = 5
    TERROR = 6
    BANKING = 7
    COUP = 8
    AFTERMATH = 9
    OVER = 10


class Stage(IntEnum):
    """J4.1.2 How far the running vote is."""

    NO_VOTE = 0
    FIRST_ROUND = 1
    SECOND_ROUND = 2
    COUNT = 3


class Bank(StrEnum):
    """J11.1 The bank on the marker."""

    OPEN = "open"
    LUNCH = "lunch"  # J15.3 closed until a coup is over
    CLOSED = "closed"


class Cut(StrEnum):
    """How a card has cut a vote short."""

    NOT = ""
    ENDED = "ended"  # J5.C.62, J5.C.64 what was cast counts
    VOID = "void"  # J5.C.63 the vote begins again


QUIET = (Phase.TERROR, Phase.AFTERMATH)  # J5.1, J5.3 phases in which nobody may discard
ROUNDS = (Stage.FIRST_ROUND, Stage.SECOND_ROUND)
RUNNING = (*ROUNDS, Stage.COUNT)  # J5.C.63 until the result takes effect
