"""Bots for Viva el Presidente. ``steady`` weighs everything in millions and takes what is worth most."""

from camarilla.bots.viva.schemer import Schemer
from camarilla.bots.viva.steady import Steady

__all__ = ["Schemer", "Steady"]
