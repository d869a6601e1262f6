"""What of a game is secret: every game says it, and the tests hold it to its word (docs/secrets.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Secrets:
    """What a game keeps from whom. There is no default: a game without secrets says that it has none.

    ``hidden``: the fields of its state, and of its procedures as ``Procedure.field``, that not every seat may know;
    ``redeal`` deals each of them anew. ``followed``: fields that no view shows although everybody at the table could
    have followed them. Every other field is in the view of everybody.
    ``reveals``: news that make hidden things known, by their rule (to everybody, or with ``-secret`` to some). Until
    such news two worlds that look alike to a seat must tell it the same; afterwards they may differ.
    ``varied``: in how many of all moments, at least, a seat must be able to imagine another world.
    """

    hidden: tuple[str, ...]
    followed: tuple[str, ...]
    reveals: frozenset[str]
    varied: float
