"""Many games at once: without news and log, each with generators of its own."""

from camarilla.arena.run import Played, play
from camarilla.arena.simulate import Plan, Totals, simulate

__all__ = ["Plan", "Played", "Totals", "play", "simulate"]
