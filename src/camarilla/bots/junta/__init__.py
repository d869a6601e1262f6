"""Bots for Junta. ``steady`` counts votes, banks what it has, and rises when it has little to lose.

``schemer`` remembers who did what, reckons whose pockets hold how much, and weighs everything in MP.
"""

from camarilla.bots.junta.schemer import Schemer
from camarilla.bots.junta.steady import Steady

__all__ = ["Schemer", "Steady"]
