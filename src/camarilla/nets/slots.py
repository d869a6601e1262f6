"""Where features have their places, and how the records of a class are read: by the names of their fields."""

from __future__ import annotations

from operator import attrgetter
from typing import Any
from zlib import crc32

from camarilla.core.plain import names_of

# Fields whose numbers are seats, in any game.
_WHO = """seat leader president last_president commander maker to aid_of proposer candidates targets robbed rebels order
away lobbies seats victim who whom voter by candidate owner holder seller buyer defender attacker presidente
successor to_come golpistas player bidder target assassin there deciders losses.1 spied.0 known.1 shooter turn
vetoed_by party spender asker others ranking"""
WHO = frozenset(_WHO.split())

_slots: dict[int, dict[Any, int]] = {}
_plans: dict[tuple[str, type[Any]], Plan] = {}
_names: dict[type[Any], str] = {}


def known_slots(size: int) -> dict[Any, int]:
    """Where features of so many slots have their places so far."""
    return _slots.setdefault(size, {})


def slot(key: tuple[Any, ...], size: int) -> int:
    """The place of a feature; 0 is kept free for advice. Names that fall together share their weights."""
    known = known_slots(size)
    found = known.get(key)
    if found is None:
        if len(known) > 500_000:
            known.clear()
        found = known[key] = crc32(repr(key).encode()) % (size - 1) + 1
    return found


class Plan:
    """How the records of a class are read at one path: their values at once, and where each belongs."""

    def __init__(self, path: str, cls: type[Any]) -> None:
        self.names = names_of(cls)
        self.paths = [f"{path}.{name}" for name in self.names]
        only = self.names[0]
        self.values: Any = attrgetter(*self.names) if len(self.names) > 1 else lambda one: (getattr(one, only),)
        self.who = [place for place, name in enumerate(self.names) if name in WHO]


def plan_of(path: str, cls: type[Any]) -> Plan:
    found = _plans.get((path, cls))
    if found is None:
        found = _plans[path, cls] = Plan(path, cls)
    return found


def is_record(cls: type[Any]) -> bool:
    """Whether it has fields to look at."""
    return hasattr(cls, "__dataclass_fields__")


def name_of(cls: type[Any], general: frozenset[str]) -> str:
    """The name of a question's type, or of the general type that it is a case of."""
    found = _names.get(cls)
    if found is None:
        names = [one.__name__ for one in cls.__mro__]
        found = _names[cls] = next((name for name in names if name in general), names[0])
    return found
