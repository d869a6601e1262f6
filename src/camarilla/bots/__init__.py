"""Players that are programs: they get a Look and a Question, never a State of the truth.

``bot_named("viva", "steady", seed)`` makes one that never raises: whatever goes wrong inside it, the question's default
is its answer. A new kind is one line in ``registry.py``.
"""

from camarilla.bots.bot import Bot, Look, QuickDice, Seated
from camarilla.bots.registry import RUNGS, USUAL, bot_named, kinds, memory_of, parley_of, searches, usual, with_memory

__all__ = [
    "RUNGS",
    "USUAL",
    "Bot",
    "Look",
    "QuickDice",
    "Seated",
    "bot_named",
    "kinds",
    "memory_of",
    "parley_of",
    "searches",
    "usual",
    "with_memory",
]
