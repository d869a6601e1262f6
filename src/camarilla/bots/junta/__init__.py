"""Bots for Junta. ``steady`` counts votes, banks what it has, and rises when it has little to lose."""

from camarilla.bots.junta.steady import Steady

__all__ = ["Steady"]
