"""Values as JSON can hold them, one way (for views and questions) and there and back (for saves)."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

from camarilla.core.words import Plain

R = TypeVar("R")
ATOMS = frozenset((type(None), int, str, bool))  # what JSON holds as it is


@dataclass_transform(frozen_default=True)
def fixed(made: type[R]) -> type[R]:
    """A value that nobody changes: the type checker holds it, and making one costs a quarter of what a guard would."""
    return dataclass(unsafe_hash=True)(made)


def plain(value: Any) -> Plain:
    """The value as JSON can hold it: dataclasses become objects, tuples lists, enums their values."""
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is tuple or kind is list:
        return [part if type(part) in ATOMS else plain(part) for part in value]
    if kind is dict:
        return {_name(key): part if type(part) in ATOMS else plain(part) for key, part in value.items()}
    if isinstance(value, Enum):
        return value.value
    if is_dataclass(value):
        return {name: plain(getattr(value, name)) for name in names_of(kind)}
    if isinstance(value, (frozenset, set)):
        return sorted((plain(part) for part in value), key=str)
    raise TypeError(f"{value!r} is no plain value")


def _name(key: Any) -> str:
    if type(key) is str:
        return key
    return str(key.value) if isinstance(key, Enum) else str(key)


_NAMES: dict[type[Any], tuple[str, ...]] = {}


def names_of(cls: type[Any]) -> tuple[str, ...]:
    """The field names of a dataclass, looked up once."""
    known = _NAMES.get(cls)
    if known is None:
        known = _NAMES[cls] = tuple(part.name for part in fields(cls))
    return known


_PARTS: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}


def copied(record: R) -> R:
    """An independent copy of a record of several values, which are immutable or shared on purpose."""
    made: Any = type(record)
    parts = _PARTS.get(made)
    if parts is None:
        parts = _PARTS[made] = attrgetter(*names_of(made))
    new: R = made(*parts(record))
    return new


def classes_of(package: str, *more: type[Any]) -> tuple[type[Any], ...]:
    """Whatever a save of this game can hold: the dataclasses and enumerations of all its rooms, and ``more``."""
    found = dict.fromkeys(more)
    for name, module in sorted(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for one in vars(module).values():
                if isinstance(one, type) and one.__module__ == name and (is_dataclass(one) or issubclass(one, Enum)):
                    found[one] = None
    return tuple(found)


class Codec:
    """Saves values and loads them again, exactly: knows the classes of one game by name.

    JSON arrays are tuples; everything else that JSON lacks carries a tag.
    """

    def __init__(self, *classes: type[Any]) -> None:
        self.classes = {cls.__name__: cls for cls in classes}
        if len(self.classes) != len(classes):
            raise TypeError("two classes of one name cannot be saved")

    def save(self, value: Any) -> Plain:
        kind = type(value)
        if kind in ATOMS:
            return value
        if kind is tuple:
            return [self.save(part) for part in value]
        if kind is list:
            return {"list": [self.save(part) for part in value]}
        if kind is dict:
            return {"dict": [[self.save(key), self.save(part)] for key, part in value.items()]}
        if kind is frozenset:
            return {"set": sorted((self.save(part) for part in value), key=str)}
        if kind.__name__ not in self.classes:
            raise TypeError(f"{kind.__name__} is not among the classes that this game saves")
        if isinstance(value, Enum):
            return {"enum": [kind.__name__, value.value]}
        return {"is": kind.__name__, **{name: self.save(getattr(value, name)) for name in names_of(kind)}}

    def load(self, saved: Plain) -> Any:
        if isinstance(saved, list):
            return tuple([self.load(part) for part in saved])
        if not isinstance(saved, dict):
            return saved
        if "list" in saved:
            return [self.load(part) for part in saved["list"]]
        if "dict" in saved:
            return {self.load(key): self.load(part) for key, part in saved["dict"]}
        if "set" in saved:
            return frozenset(self.load(part) for part in saved["set"])
        if "enum" in saved:
            name, value = saved["enum"]
            return self.classes[name](value)
        return self._build(self.classes[saved["is"]], saved)

    def _build(self, cls: type[Any], saved: dict[str, Plain]) -> Any:
        """A field that is younger than the save has its default."""
        given = {part.name: self.load(saved[part.name]) for part in fields(cls) if part.name in saved}
        value = cls(**{part.name: given[part.name] for part in fields(cls) if part.init and part.name in given})
        for part in fields(cls):
            if not part.init and part.name in given:
                setattr(value, part.name, given[part.name])
        return value
