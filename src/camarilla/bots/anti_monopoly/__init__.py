"""Bots for Anti-Monopoly III: one way of weighing, four characters."""

from __future__ import annotations

from camarilla.bots.anti_monopoly.characters import DOVE, HAWK, STEADY, TIT_FOR_TAT
from camarilla.bots.anti_monopoly.mind import Mind
from camarilla.bots.anti_monopoly.schemer import Schemer
from camarilla.core.questions import Dice

__all__ = ["Schemer", "dove", "hawk", "steady", "tit_for_tat"]


def steady(dice: Dice) -> Mind:
    """Cooperates by what it gains and by how near the bomb is, and remembers who refused."""
    return Mind(dice, STEADY)


def dove(dice: Dice) -> Mind:
    """Always joins in, indicts, helps, and agrees to disarm."""
    return Mind(dice, DOVE)


def hawk(dice: Dice) -> Mind:
    """Refuses and collects until the bomb is at the door."""
    return Mind(dice, HAWK)


def tit_for_tat(dice: Dice) -> Mind:
    """Meets everybody as he was last met by him; strangers kindly."""
    return Mind(dice, TIT_FOR_TAT)
