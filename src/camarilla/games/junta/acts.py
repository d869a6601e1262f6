"""J13.1t What a player can do in his movement turn of a coup, as answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain

UnitCounts: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class EndTurn:
    """Nothing more. As a start of the coup: pass."""


@dataclass(frozen=True)
class BringUnits:
    """J5.C.u A card puts its units into an area."""

    card: int
    area: str


@dataclass(frozen=True)
class BribeUnits:
    """J13.10 So many units of the card's kind in one area."""

    card: int
    area: str
    number: int


@dataclass(frozen=True)
class Land:
    """J13.7 Paratroopers or marines."""

    unit: str
    area: str


@dataclass(frozen=True)
class Bombard:
    """J13.6 The area that gunboat or air force will fire at."""

    weapon: str
    area: str


@dataclass(frozen=True)
class Move:
    """J13.4 Units of one area into one adjacent area; J17.10 for which member of the faction."""

    member: int
    start: str
    to: str
    units: UnitCounts


@dataclass(frozen=True)
class Fly:
    """J13.4h The helicopter over two areas, with companions on the first or on the second leg."""

    member: int
    start: str
    middle: str
    to: str
    first: UnitCounts = ()
    second: UnitCounts = ()


@dataclass(frozen=True)
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


def read_act(written: Plain) -> Act:
    """The inverse; refuses what cannot be understood."""
    if not isinstance(written, dict):
        raise BadInput("answer", "junta-not-an-act")
    kind = written.get("act")
    try:
        if kind == "end":
            return END
        if kind == "card":
            return BringUnits(int(written["card"]), str(written["area"]))
        if kind == "bribe":
            return BribeUnits(int(written["card"]), str(written["area"]), int(written["number"]))
        if kind == "land":
            return Land(str(written["unit"]), str(written["area"]))
        if kind == "bombard":
            return Bombard(str(written["weapon"]), str(written["area"]))
        if kind == "exile":
            return Flee(str(written["embassy"]))
        if kind == "move":
            return Move(int(written["member"]), str(written["start"]), str(written["to"]), counts(written["units"]))
        if kind == "fly":
            first, second = counts(written.get("first", [])), counts(written.get("second", []))
            legs = (str(written["start"]), str(written["middle"]), str(written["to"]))
            return Fly(int(written["member"]), *legs, first, second)
    except (KeyError, TypeError, ValueError, OverflowError):
        raise BadInput("answer", "junta-not-an-act") from None
    raise BadInput("answer", "junta-not-an-act")


def pairs(units: UnitCounts) -> Plain:
    return [[kind, number] for kind, number in units]


def counts(written: Plain) -> UnitCounts:
    """Unit counts from JSON, sorted, without zeros."""
    found = [(str(kind), int(number)) for kind, number in written]
    return tuple(sorted([one for one in found if one[1] != 0]))


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
