"""How a user's own data file is read: strictly, by field, and never more than a table of people could want.

A file comes from strangers. ``bounded`` looks at the whole of it before a game reads anything; the readers below look
at one field each and name it in their refusal.
"""

from __future__ import annotations

from typing import Any

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain

DEEPEST = 8  # lists and objects inside each other
MOST_VALUES = 5_000  # in the whole file; the largest box of ours has about 1,000
LONGEST_KEY = 40
LONGEST_TEXT = 1_000  # of a remark or a card's text
LARGEST = 1_000_000
LONGEST_NAME = 40
LONGEST_TITLE = 80
LONG_SHOWN = 40  # characters of a wrong value that a refusal repeats


def bounded(given: Plain, where: str = "components") -> Plain:
    """The same file, if it is of a size that a game can be asked to read."""
    left = MOST_VALUES
    waiting: list[tuple[Any, str, int]] = [(given, where, 1)]
    while waiting:
        value, place, depth = waiting.pop()
        left -= 1
        if left < 0:
            raise BadInput(where, "core-data-too-many", most=MOST_VALUES)
        if isinstance(value, dict | list):
            if depth > DEEPEST:
                raise BadInput(place[:200], "core-data-too-deep", most=DEEPEST)
            if len(value) > left:
                raise BadInput(where, "core-data-too-many", most=MOST_VALUES)
            waiting += _inside(value, place, depth + 1)
        else:
            _scalar(value, place)
    return given


def _inside(value: dict[str, Any] | list[Any], place: str, depth: int) -> list[tuple[Any, str, int]]:
    if isinstance(value, list):
        return [(item, f"{place}[{i}]", depth) for i, item in enumerate(value)]
    for key in value:
        if len(key) > LONGEST_KEY:
            raise BadInput(f"{place}.{shown(key)}"[:200], "core-data-text-too-long", most=LONGEST_KEY)
    return [(item, f"{place}.{key}", depth) for key, item in value.items()]


def _scalar(value: Any, place: str) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT:
            raise BadInput(place[:200], "core-data-text-too-long", most=LONGEST_TEXT)
    elif value is not None and not -LARGEST <= value <= LARGEST:
        raise BadInput(place[:200], "core-data-not-in-range", got=shown(value), low=-LARGEST, high=LARGEST)


def shown(value: Any) -> str:
    """A wrong value as a refusal may repeat it: an endless one is cut, and a number of many digits is never written."""
    if type(value) is int and not -(10**18) < value < 10**18:
        return "…"
    if isinstance(value, dict | list):
        return "{…}" if isinstance(value, dict) else "[…]"
    written = str(value)
    return written if len(written) <= LONG_SHOWN else f"{written[:LONG_SHOWN]}…"


def object_of(value: Any, where: str) -> dict[str, Plain]:
    if not isinstance(value, dict):
        raise BadInput(where, "core-data-not-an-object")
    return value


def list_of(value: Any, where: str, most: int) -> list[Plain]:
    if not isinstance(value, list):
        raise BadInput(where, "core-not-a-list")
    if len(value) > most:
        raise BadInput(where, "core-data-list-too-long", got=len(value), most=most)
    return value


def whole(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadInput(where, "core-data-not-in-range", got=shown(value), low=low, high=high)
    return value


def text_of(value: Any, where: str, most: int = LONGEST_NAME) -> str:
    if not isinstance(value, str):
        raise BadInput(where, "core-data-not-a-text")
    if len(value) > most:
        raise BadInput(where, "core-data-text-too-long", most=most)
    return value


def only(value: dict[str, Plain], where: str, known: tuple[str, ...]) -> None:
    """A field that nobody reads is a mistake of the writer."""
    for name in value:
        if name not in known:
            raise BadInput(f"{where}.{shown(name)}", "core-data-unknown-field", known=list(known))
