"""Reading what a person or a stranger's program has written: strictly, and with the place of every fault.

Nothing is guessed at: 2.9 is no number of units, ``true`` is no 1, ``"789"`` are not three cards. A part that nobody
knows is refused by its name, for a misspelt one would otherwise silently mean nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain

Reader: TypeAlias = Callable[[Plain, str], Any]
HUGE = 10**9  # no count, card or seat of any game is as large
LONGEST = 40  # characters of somebody's input that a refusal repeats


def shown(written: object) -> str:
    """Somebody's input as a refusal repeats it: short, whatever it was."""
    try:
        told = written if isinstance(written, str) else repr(written)
    except ValueError:  # Python does not write out numbers of thousands of digits
        return "…"
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"


def whole(written: Plain, where: str) -> int:
    """A whole number."""
    if type(written) is not int or abs(written) >= HUGE:
        raise BadInput(where, "core-not-a-number", got=shown(written))
    return written


def word(written: Plain, where: str) -> str:
    """A text."""
    if type(written) is not str:
        raise BadInput(where, "core-not-a-name", got=shown(written))
    return written


def yes_no(written: Plain, where: str) -> bool:
    """True or false."""
    if type(written) is not bool:
        raise BadInput(where, "core-not-a-name", got=shown(written))
    return written


def row(written: Plain, where: str, length: int | None = None) -> list[Plain]:
    """A list, of so many entries if that is fixed."""
    if type(written) is not list or (length is not None and len(written) != length):
        raise BadInput(where, "core-not-a-list")
    return written


def wholes(written: Plain, where: str) -> tuple[int, ...]:
    """A list of whole numbers."""
    return tuple([whole(one, f"{where}[{at}]") for at, one in enumerate(row(written, where))])


def words_of(written: Plain, where: str) -> tuple[str, ...]:
    """A list of texts."""
    return tuple([word(one, f"{where}[{at}]") for at, one in enumerate(row(written, where))])


def rows(written: Plain, where: str, *readers: Reader) -> tuple[Any, ...]:
    """A list of short rows, each of the same parts, sorted."""
    found = []
    for at, given in enumerate(row(written, where)):
        parts = row(given, f"{where}[{at}]", len(readers))
        found.append(tuple([read(part, f"{where}[{at}]") for read, part in zip(readers, parts, strict=True)]))
    return tuple(sorted(found))


def record(
    written: Plain, where: str, needed: Mapping[str, Reader], optional: Mapping[str, Reader] | None = None
) -> dict[str, Any]:
    """The named parts of an object, each read by its reader; what is optional may be missing."""
    if type(written) is not dict:
        raise BadInput(where, "core-data-not-an-object")
    readers = {**needed, **(optional or {})}
    for name in written:
        if name not in readers:
            raise BadInput(f"{where}.{shown(name)}", "core-data-unknown-field", known=list(readers))
    for name in needed:
        if name not in written:
            raise BadInput(f"{where}.{name}", "core-data-missing-field", known=list(readers))
    return {name: readers[name](part, f"{where}.{name}") for name, part in written.items()}


# --- the same as JSON schemas -----------------------------------------------------------------------------------------

SHAPES: dict[Reader, str] = {
    whole: "integer",
    word: "string",
    yes_no: "boolean",
    row: "array",
    wholes: "array",
    words_of: "array",
}


def object_schema(needed: Mapping[str, Plain], optional: Mapping[str, Plain] | None = None) -> dict[str, Plain]:
    """An object of these parts, each with its own schema."""
    parts = {**needed, **(optional or {})}
    return {"type": "object", "properties": parts, "required": list(needed), "additionalProperties": False}


def list_schema(items: Plain, low: int = 0, high: int | None = None) -> dict[str, Plain]:
    """A list of so many of these."""
    found: dict[str, Plain] = {"type": "array", "items": items, "minItems": low}
    return found if high is None else {**found, "maxItems": high}


def record_schema(needed: Mapping[str, Reader], optional: Mapping[str, Reader] | None = None) -> dict[str, Plain]:
    """What ``record`` reads; a part whose reader is nobody else's may be any list or object."""

    def shape(read: Reader) -> dict[str, Plain]:
        return {"type": SHAPES.get(read, ["array", "object"])}

    return object_schema(
        {name: shape(read) for name, read in needed.items()},
        {name: shape(read) for name, read in (optional or {}).items()},
    )


def acts_schema(
    tag: str, acts: Mapping[str, tuple[Any, Mapping[str, Reader], Mapping[str, Reader]]], able: Iterable[str]
) -> dict[str, Plain]:
    """One of several acts, each an object with its word under ``tag``; only those that can be done now."""
    found: list[Plain] = []
    for act in dict.fromkeys(able):
        _, needed, optional = acts[act]
        one = record_schema({tag: word, **needed}, optional)
        one["properties"][tag] = {"const": act}
        found.append(one)
    return {"anyOf": found}
