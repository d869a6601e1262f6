"""Texts as the engine knows them: a message id and its arguments, never a sentence.

An argument is a number, a string, a reference that every reader resolves in his own language
(``named(2)`` becomes a name, ``text("viva-card-gun-name")`` a translated word), a phrase with
arguments of its own, or a list of these.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Arg: TypeAlias = Any  # int | str | bool | {"seat": int} | {"text": str} | {"id": str, "args": dict} | list of these
Plain: TypeAlias = Any  # what JSON can hold


@dataclass
class Words:
    """A message id with its arguments."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


def named(number: int) -> dict[str, int]:
    """An argument that readers see as the name of that player."""
    return {"seat": number}


def phrase(message: str, **args: Arg) -> dict[str, Arg]:
    """An argument that readers see as that message with its own arguments."""
    return {"id": message, "args": args}


def text(message: str) -> dict[str, str]:
    """An argument that readers see as that message in their language."""
    return {"text": message}
