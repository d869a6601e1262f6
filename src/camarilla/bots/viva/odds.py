"""What dice do: sums, chances of an attack, chances to be first in the plunder. Everything is looked up once."""

from __future__ import annotations

from functools import lru_cache
from math import comb


@lru_cache(maxsize=64)
def sums(dice: int) -> tuple[float, ...]:
    """The chance of every sum of so many dice; the place is the sum."""
    if dice <= 0:
        return (1.0,)
    before = sums(dice - 1)
    chances = [0.0] * (len(before) + 6)
    for total, chance in enumerate(before):
        for face in range(1, 7):
            chances[total + face] += chance / 6
    return tuple(chances)


@lru_cache(maxsize=256)
def margin(attack: int, defence: int) -> tuple[float, ...]:
    """The chance that attack dice show more than defence dice by at least so much; place 0 is the least margin."""
    low = -6 * defence
    exact = [0.0] * (6 * (attack + defence) + 2)
    for mine, chance in enumerate(sums(attack)):
        for theirs, other in enumerate(sums(defence)):
            exact[mine - theirs - low] += chance * other
    for place in range(len(exact) - 2, -1, -1):
        exact[place] += exact[place + 1]
    return tuple(exact)


def success(attack: int, bonus: int, fixed: int, defence: int) -> float:
    """V11.1 The chance that an attack succeeds: its dice and bonus against fixed values and dice."""
    at_least = margin(attack, defence)
    place = fixed - bonus + 1 + 6 * defence
    if place <= 0:
        return 1.0
    return at_least[place] if place < len(at_least) else 0.0


@lru_cache(maxsize=256)
def first(dice: int, others: int) -> float:
    """V12.2 The chance that these dice are ahead of those, a tie being thrown again."""
    if not others:
        return 1.0
    at_least = margin(dice, others)
    middle = 6 * others
    return (at_least[middle] + at_least[middle + 1]) / 2


@lru_cache(maxsize=1024)
def spread(dice: int, percent: int, most: int) -> tuple[float, ...]:
    """The chance that so many of these dice go somewhere, each with this chance; more than ``most`` count as most."""
    share = percent / 100
    chances = [comb(dice, count) * share**count * (1 - share) ** (dice - count) for count in range(dice + 1)]
    if dice > most:
        chances[most] = sum(chances[most:])
        del chances[most + 1 :]
    return tuple(chances)
