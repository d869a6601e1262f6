"""What every message of the protocol is made of: keys, texts, refusals."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(pattern="^[!-~]{1,64}$", description="chosen by the sender; the same key twice counts once")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="number of the newest event that the sender has seen")]
Name = Annotated[str, Meta(max_length=80)]
MOST_STEPS = 200


class In(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What comes in: unknown fields are refused, so that a misspelt one is noticed."""


class Out(Struct):
    """What goes out: always with all its fields."""


# --- texts ------------------------------------------------------------------------------------------------------------


class Words(Out):
    """A message id and its arguments; readers make a sentence of it in their language."""

    id: str
    args: dict[str, Any]


class Problem(Out):
    """Why something was refused: what kind of refusal, the rule it follows, the reason."""

    kind: Literal[
        "illegal",
        "not_asked",
        "bad_input",
        "stale",
        "not_now",
        "forbidden",
        "not_found",
        "too_many",
        "too_large",
        "unavailable",
        "broken",
    ]
    rule: str
    words: Words


class Refusal(Out):
    """The body of every answer with a status of 4xx or 5xx."""

    error: Problem
