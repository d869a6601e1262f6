"""What a schemer feels, as terms in MP: trust, grudge, and a little that nobody can foresee."""

from __future__ import annotations

from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.reasons import Term, term
from camarilla.core.words import named

UNSEEN = 5  # the dice decide about half an MP: nobody shall read one's habits
HATE, LOVE = 0.6, 0.8  # what a grudge and a full trust are worth, in MP


def mood(eyes: Eyes) -> Term:
    """What the dice say: never much, and it has its place among the reasons."""
    return term("core-why-mood", eyes.dice.below(UNSEEN) / 10)


def feelings(eyes: Eyes, seat: int, sign: int = 1) -> list[Term]:
    """Trust and grudge towards somebody, as terms; ``sign`` is -1 where harming him is weighed."""
    found = []
    grudge, trust = eyes.grudge(seat), eyes.trust(seat)
    if grudge > 0:
        found.append(term("core-why-grudge", -sign * HATE * grudge, who=named(seat)))
    if trust > 0:
        found.append(term("core-why-trust", sign * LOVE * trust, who=named(seat)))
    return found
