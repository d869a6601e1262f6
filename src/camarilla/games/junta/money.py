"""Notes: what is printed on them cannot be changed, so paying is a search (J7.1p, J8.1).

A purse is ``(ones, twos, threes)``: how many notes of 1, 2 and 3 MP it holds.
"""

from __future__ import annotations

from typing import TypeAlias

Notes: TypeAlias = tuple[int, int, int]
NO_NOTES: Notes = (0, 0, 0)


def total(notes: Notes) -> int:
    """The worth of a purse in MP."""
    return notes[0] + 2 * notes[1] + 3 * notes[2]


def count(notes: Notes) -> int:
    """How many notes are in a purse."""
    return notes[0] + notes[1] + notes[2]


def plus(one: Notes, other: Notes) -> Notes:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def minus(one: Notes, other: Notes) -> Notes:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def together(parts: tuple[Notes, ...]) -> Notes:
    """All these notes in one purse."""
    whole = NO_NOTES
    for part in parts:
        whole = plus(whole, part)
    return whole


def holds(purse: Notes, part: Notes) -> bool:
    """Whether these notes are all in the purse."""
    return 0 <= part[0] <= purse[0] and 0 <= part[1] <= purse[1] and 0 <= part[2] <= purse[2]


def pile(notes: Notes) -> tuple[str, ...]:
    """The notes one by one, as chance draws them."""
    return ("1",) * notes[0] + ("2",) * notes[1] + ("3",) * notes[2]


def gathered(faces: tuple[str, ...]) -> Notes:
    """Drawn notes as a purse."""
    return (faces.count("1"), faces.count("2"), faces.count("3"))


def payment(purse: Notes, sums: tuple[int, ...]) -> tuple[Notes, ...] | None:
    """J8.1 Notes that pay all these sums exactly and at once, or None. Large notes leave first."""
    if sum(sums) > total(purse):
        return None
    order = sorted(range(len(sums)), key=lambda i: -sums[i])
    paid = _pay(purse, tuple([sums[i] for i in order]), 0, set())
    if paid is None:
        return None
    out: list[Notes] = [NO_NOTES] * len(sums)
    for place, notes in zip(order, paid, strict=True):
        out[place] = notes
    return tuple(out)


def _pay(purse: Notes, sums: tuple[int, ...], at: int, dead: set[tuple[int, Notes]]) -> list[Notes] | None:
    while at < len(sums) and sums[at] == 0:
        rest = _pay(purse, sums, at + 1, dead)
        return None if rest is None else [NO_NOTES, *rest]
    if at == len(sums):
        return []
    if (at, purse) in dead:
        return None
    ones, twos, threes = purse
    due = sums[at]
    for three in range(min(threes, due // 3), -1, -1):
        for two in range(min(twos, (due - 3 * three) // 2), -1, -1):
            one = due - 3 * three - 2 * two
            if one > ones:
                break
            rest = _pay((ones - one, twos - two, threes - three), sums, at + 1, dead)
            if rest is not None:
                return [(one, two, three), *rest]
    dead.add((at, purse))
    return None


def payable(purse: Notes, sums: tuple[int, ...]) -> bool:
    """J8.1 Whether all these sums can be paid exactly and at once."""
    return payment(purse, sums) is not None


def exact(purse: Notes, due: int) -> list[Notes]:
    """J7.1 The notes that make up a sum exactly, in every way this purse allows. Large notes leave first."""
    found: list[Notes] = []
    for three in range(min(purse[2], due // 3), -1, -1):
        for two in range(min(purse[1], (due - 3 * three) // 2), -1, -1):
            one = due - 3 * three - 2 * two
            if one <= purse[0]:
                found.append((one, two, three))
    return found


def ways(purse: Notes, price: int) -> tuple[Notes, ...]:
    """J7.1p The ways to pay a price: no change is given, but no note is wasted that is not needed."""
    if price <= 0:
        return (NO_NOTES,)
    found = []
    for three in range(min(purse[2], (price + 2) // 3) + 1):
        for two in range(min(purse[1], (price + 1) // 2) + 1):
            short = price - 3 * three - 2 * two
            one = max(0, min(purse[0], short))
            over = one + 2 * two + 3 * three - price
            if over < 0:
                continue
            if (one and over >= 1) or (two and over >= 2) or (three and over >= 3):
                continue
            found.append((one, two, three))
    return tuple(found)


def least(purse: Notes, price: int) -> tuple[Notes, ...]:
    """J10.3r The ways to hand over a sum: exactly, else the least above it, else everything."""
    if total(purse) <= price:
        return (purse,)
    found = ways(purse, price)
    best = min(total(way) for way in found)
    return tuple([way for way in found if total(way) == best])
