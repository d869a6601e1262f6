"""Bots for Global Powers. They think with the public board of their view; of cards they know their own."""

from camarilla.bots.global_powers.schemer import Schemer
from camarilla.bots.global_powers.steady import Steady

__all__ = ["Schemer", "Steady"]
