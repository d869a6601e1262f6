"""Who sits there: three scales that shift what a bot values, drawn once for a seat and the same after every load."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from camarilla.bots.persons import KNOWN

SCALES = ("loyal", "greedy", "vengeful")
LEAST, MOST = 15, 85  # nobody is a caricature
MARKS = (LEAST, 32, 50, 68, MOST)  # the five marks of a person's scale


@dataclass(frozen=True)
class Character:
    """Three scales from 0 to 100; 50 is even.

    ``loyal``: how much kindness counts, and how dear a word that was given is. ``greedy``: how much of a common gain he
    wants for himself. ``vengeful``: how heavy a wrong weighs, and how slowly it fades.
    """

    loyal: int = 50
    greedy: int = 50
    vengeful: int = 50

    def leaning(self, scale: str) -> float:
        """A scale as a factor: 1 is even, from 0.3 to 1.7."""
        return float(getattr(self, scale)) / 50

    def most(self) -> str:
        """The scale that stands out; what others notice first."""
        return max(SCALES, key=lambda scale: (abs(getattr(self, scale) - 50), scale))


EVEN = Character()


def character_of(born: str) -> Character:
    """The character of a seat; without a seed it is even. One of the fourteen persons has that of his name."""
    if not born:
        return EVEN
    if born in KNOWN:
        person = KNOWN[born]
        return Character(*[MARKS[getattr(person, scale) - 1] for scale in SCALES])
    dice = Random(f"character {born}")
    return Character(*[dice.randint(LEAST, MOST) for _ in SCALES])
