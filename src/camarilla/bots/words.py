"""Words that were given: what a promise is, what a demand is, and what becomes of them.

No rule reads them. They are said beside the match (``bots/parley.py``) or stand in for goods in a one-sided deal; a
memory hears them like any other line and settles them by what is done afterwards.
"""

from __future__ import annotations

from dataclasses import dataclass

KEPT, BROKEN, HEARD_OF = 0.8, -1.5, -0.3  # how a word is felt by whom it was given, and by those who heard it broken
OBEYED = 0.5  # how it is felt when somebody gets what he demanded


@dataclass(frozen=True)
class Word:
    """``by`` gave ``to`` his word. ``kind`` is what it says, in the game's own terms; ``sum`` where it names one.

    A demand has ``or_else``: what follows where it is not met. ``aloud``: everybody heard it.
    """

    kind: str
    by: int
    to: int
    sum: int = 0
    or_else: str = ""
    aloud: bool = True


@dataclass(frozen=True)
class Fate:
    """What became of a word: kept or broken; a demand that was not met: carried out, or an empty threat."""

    word: Word
    kept: bool
