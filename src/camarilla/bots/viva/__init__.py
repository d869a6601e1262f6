"""Bots for Viva el Presidente. ``steady`` weighs everything in millions and takes what is worth most."""

from camarilla.bots.viva.steady import Steady

__all__ = ["Steady"]
