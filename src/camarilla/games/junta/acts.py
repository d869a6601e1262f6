"""J13.1t What a player can do in his movement turn of a coup, as answers."""

from __future__ import annotations

from typing import Any, TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.plain import fixed
from camarilla.core.reading import Reader, record, row, whole, word
from camarilla.core.words import Plain

UnitCounts: TypeAlias = tuple[tuple[str, int], ...]


@fixed
class EndTurn:
    """Nothing more. As a start of the coup: pass."""


@fixed
class BringUnits:
    """J5.C.u A card puts its units into an area."""

    card: int
    area: str


@fixed
class BribeUnits:
    """J13.10 So many units of the card's kind in one area."""

    card: int
    area: str
    number: int


@fixed
class Land:
    """J13.7 Paratroopers or marines."""

    unit: str
    area: str


@fixed
class Bombard:
    """J13.6 The area that gunboat or air force will fire at."""

    weapon: str
    area: str


@fixed
class Move:
    """J13.4 Units of one area into one adjacent area; J17.10 for which member of the faction."""

    member: int
    start: str
    to: str
    units: UnitCounts


@fixed
class Fly:
    """J13.4h The helicopter over two areas, with companions on the first or on the second leg."""

    member: int
    start: str
    middle: str
    to: str
    first: UnitCounts = ()
    second: UnitCounts = ()


@fixed
class Flee:
    """J13.3e Into exile, instead of everything else."""

    embassy: str


Act: TypeAlias = EndTurn | BringUnits | BribeUnits | Land | Bombard | Move | Fly | Flee
END = EndTurn()


def write_act(act: Act) -> Plain:
    """An act as JSON can hold it: its name and its fields."""
    if isinstance(act, EndTurn):
        return {"act": "end"}
    if isinstance(act, BringUnits):
        return {"act": "card", "card": act.card, "area": act.area}
    if isinstance(act, BribeUnits):
        return {"act": "bribe", "card": act.card, "area": act.area, "number": act.number}
    if isinstance(act, Land):
        return {"act": "land", "unit": act.unit, "area": act.area}
    if isinstance(act, Bombard):
        return {"act": "bombard", "weapon": act.weapon, "area": act.area}
    if isinstance(act, Flee):
        return {"act": "exile", "embassy": act.embassy}
    if isinstance(act, Move):
        return {"act": "move", "member": act.member, "start": act.start, "to": act.to, "units": pairs(act.units)}
    return {
        "act": "fly", "member": act.member, "start": act.start, "middle": act.middle, "to": act.to,
        "first": pairs(act.first), "second": pairs(act.second),
    }  # fmt: skip


def counts(written: Plain, where: str) -> UnitCounts:
    """Unit counts from JSON, sorted, without zeros."""
    found = [row(pair, f"{where}[{at}]", 2) for at, pair in enumerate(row(written, where))]
    pairs = [(word(kind, where), whole(number, where)) for kind, number in found]
    return tuple(sorted([one for one in pairs if one[1] != 0]))


Parts: TypeAlias = dict[str, Reader]
# by the word for the act: its class and its parts, first those it must have
ACTS: dict[str, tuple[type[Any], Parts, Parts]] = {
    "end": (EndTurn, {}, {}),
    "card": (BringUnits, {"card": whole, "area": word}, {}),
    "bribe": (BribeUnits, {"card": whole, "area": word, "number": whole}, {}),
    "land": (Land, {"unit": word, "area": word}, {}),
    "bombard": (Bombard, {"weapon": word, "area": word}, {}),
    "exile": (Flee, {"embassy": word}, {}),
    "move": (Move, {"member": whole, "start": word, "to": word, "units": counts}, {}),
    "fly": (
        Fly, {"member": whole, "start": word, "middle": word, "to": word}, {"first": counts, "second": counts},
    ),
}  # fmt: skip


def read_act(written: Plain) -> Act:
    """The inverse; refuses what cannot be understood."""
    kind = written.get("act") if isinstance(written, dict) else None
    if not isinstance(kind, str) or kind not in ACTS:
        raise BadInput("answer.act", "junta-not-an-act", known=list(ACTS))
    cls, needed, optional = ACTS[kind]
    parts = record(written, "answer", {"act": word, **needed}, optional)
    del parts["act"]
    act: Act = cls(**parts)
    return act


def pairs(units: UnitCounts) -> Plain:
    return [[kind, number] for kind, number in units]


def name_act(act: Act) -> str:
    """A short stable name of an act."""
    if isinstance(act, EndTurn):
        return "end"
    if isinstance(act, BringUnits):
        return f"card:{act.card}>{act.area}"
    if isinstance(act, BribeUnits):
        return f"bribe:{act.card}>{act.area}*{act.number}"
    if isinstance(act, Land):
        return f"land:{act.unit}>{act.area}"
    if isinstance(act, Bombard):
        return f"bombard:{act.weapon}>{act.area}"
    if isinstance(act, Flee):
        return f"exile:{act.embassy}"
    if isinstance(act, Move):
        return f"move:{act.member}@{act.start}>{act.to}:{listed(act.units)}"
    return f"fly:{act.member}@{act.start}>{act.middle}>{act.to}:{listed(act.first)}/{listed(act.second)}"


def listed(units: UnitCounts) -> str:
    return "+".join(f"{kind}*{number}" for kind, number in units)
