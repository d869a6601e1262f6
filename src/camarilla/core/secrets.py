"""What of a game is secret: every game says it, and the tests hold it to its word (docs/secrets.md)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from camarilla.core.flow import Position


@dataclass
class Guess:
    """Something hidden that a seat can put a number on: how it is, and within which bounds the seat knows it to be."""

    value: int
    low: int
    high: int


def drawn_from(unseen: list[int], cards: list[int], sure: list[int] | None = None) -> Guess:
    """The sum of some cards that lie hidden among the unseen ones; the seat is ``sure`` that these are there."""
    left = sorted(unseen)
    for card in sure or []:
        left.remove(card)
    known = sum(sure or [])
    size = len(cards) - len(sure or [])
    return Guess(sum(cards), known + sum(left[:size]), known + sum(left[len(left) - size :]))


@dataclass
class Secrets:
    """What a game keeps from whom. There is no default: a game without secrets says that it has none.

    ``hidden``: the fields of its state, and of its procedures as ``Procedure.field``, that not every seat may know;
    ``redeal`` deals each of them anew. ``followed``: fields that no view shows although everybody at the table could
    have followed them. Every other field is in the view of everybody.
    ``reveals``: news that make hidden things known, by their rule (to everybody, or with ``-secret`` to some). Until
    such news two worlds that look alike to a seat must tell it the same; afterwards they may differ.
    ``varied``: in how many of all moments, at least, a seat must be able to imagine another world.
    ``guesses``: by name what the seat may wonder about, with what it can deduce; the bounds come from nothing that it
    has not seen. Where they leave a choice, imagined worlds must differ, and not always on the same side of the truth.
    """

    hidden: tuple[str, ...]
    followed: tuple[str, ...]
    reveals: frozenset[str]
    varied: float
    guesses: Callable[[Position, int], dict[str, Guess]]
