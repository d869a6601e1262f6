"""J4.1.1 Where votes come from: the head of a family, an office, a card."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from camarilla.core.plain import fixed
from camarilla.core.questions import whole_number
from camarilla.games.junta.components import CARDS, OFFICES

OWN: Final = -1  # the owner of a source that no one else casts


class Origin(StrEnum):
    """What kind of source it is. A word, because plain enumerations are slow to look up."""

    HEAD = "head"
    OFFICE = "office"
    CARD = "card"


# every vote asks for them, and to look up a member takes Python 3.11 a tenth of a microsecond
HEAD, OFFICE, CARD = Origin.HEAD, Origin.OFFICE, Origin.CARD
NUMBERED = {HEAD: range(100), OFFICE: range(len(OFFICES)), CARD: range(1, CARDS + 1)}


@fixed
class Source:
    """One source; ``owner`` is whose card it is where somebody else casts it (J5.C.45)."""

    kind: Origin
    id: int
    owner: int = OWN

    def __str__(self) -> str:
        """Its stable name in answers and logs: ``office:3``, ``card:45``, ``card:6@2``."""
        return f"{self.kind}:{self.id}" if self.owner == OWN else f"{self.kind}:{self.id}@{self.owner}"


@fixed
class Cast:
    """J4.1.2 A source that has been cast: whose turn, which source, how many votes, for what, in which ballot round."""

    voter: int
    source: Source
    votes: int
    choice: str
    round: int


@lru_cache(maxsize=4096)
def source(kind: Origin, number: int, owner: int = OWN) -> Source:
    """The one value of each source."""
    return Source(kind, number, owner)


@lru_cache(maxsize=4096)
def source_named(name: str) -> Source | None:
    """The source of this name; None: there is none."""
    kind, _, rest = name.partition(":")
    number, _, owner = rest.partition("@")
    which, whose = whole_number(number), whole_number(owner) if owner else OWN
    if kind not in [one.value for one in Origin] or which is None or whose is None:
        return None
    found = source(Origin(kind), which, whose)
    return found if which in NUMBERED[found.kind] and str(found) == name else None
