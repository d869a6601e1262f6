"""Who sits there: the same mind with other fears and other manners."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Character:
    """How much of the common good somebody feels as his own."""

    name: str
    fear: float  # how much the bomb weighs
    indict: float  # what a chip is worth to him beyond its price
    help: float  # how much of the bomb's cost he pays for others
    rivalry: float  # how much the loss of another is his gain
    reply: str  # weighs, joins, mirrors: how he meets a crisis
    grudge: float  # what somebody's refusal weighs against him later


STEADY = Character("steady", 1.0, 6.0, 1.0, 0.1, "weighs", 4.0)
DOVE = Character("dove", 2.0, 12.0, 3.0, 0.0, "joins", 0.0)
HAWK = Character("hawk", 0.35, 1.0, 0.2, 0.5, "weighs", 0.0)
TIT_FOR_TAT = Character("tit-for-tat", 1.0, 6.0, 1.0, 0.0, "mirrors", 0.0)
