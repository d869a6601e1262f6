"""J1.2 What lies in the box: cards, city, units, notes, faction table. A user's own file may replace our data.

A user's file is one JSON object with any of the sections ``cards``, ``map``, ``units``, ``notes``, ``factions``, each
of the same shape as the data file of that name; a section that is missing is ours.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NoReturn

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.games.junta.money import Notes

SECTIONS = ("cards", "map", "units", "notes", "factions")
KINDS = ("influence", "vote", "assassin", "bribe", "donation", "event")
WINDOWS = (
    "any", "pre_coup", "cabinet", "rejected", "ballot_turn", "ballot", "recess", "announce", "defence", "coup",
    "coup_turn", "aftermath",
)  # fmt: skip
AREA_KINDS = ("power", "district", "barracks", "precinct", "embassy")
OFFICES = ("president", "minister", "general1", "general2", "general3", "admiral", "air")  # J1.4
OFFICE_UNITS = ("palace_guard", "police", "brigade1", "brigade2", "brigade3", "marines", "paratroopers")
CARDS = 64  # J5.C.sum


@dataclass
class Card:
    """J5.C.0 One political card; each exists once."""

    id: int
    kind: str
    window: str
    votes: int = 0
    price: int = 0
    needs: int = 0  # the influence card that must lie open
    doubled_by: int = 0
    lobby: int = 0  # MP per round towards a price (J5.3.5)
    up_to: int = 0  # J5.C.45: printed votes that the reform reaches
    unit: str = ""
    count: int = 0
    areas: tuple[str, ...] = ()
    bribes: tuple[str, ...] = ()
    confidence: str = "likely"


@dataclass
class Unit:
    """One kind of unit."""

    kind: str
    count: int
    armed: bool
    colour: str  # office, red, grey
    office: int  # index of its office, -1 for units brought by cards
    start: tuple[tuple[str, int], ...]
    confidence: str


@dataclass
class Box:
    """The printed facts, looked up once and shared by all positions of a match."""

    cards: tuple[Card, ...]  # card n stands at n; place 0 is empty
    names: tuple[str, ...]  # card n as chance draws it
    kind_of: dict[str, str]  # area -> kind
    river: tuple[str, ...]
    borders: dict[str, tuple[str, ...]]
    power: tuple[str, ...]
    embassies: tuple[str, ...]
    districts: tuple[str, ...]
    units: dict[str, Unit]
    gunboat_dice: int
    air_strikes: int
    air_strike_dice: int
    notes: Notes
    table: tuple[tuple[int, ...], ...]  # J17.0t: numbers by money and column
    columns: tuple[int, ...]

    def printed(self, card: int) -> int:
        """The votes printed on a card."""
        return self.cards[card].votes


def load(house: dict[str, str], given: Plain = None) -> Box:
    """The box of this match: ours, with the user's sections in place of ours."""
    data = {
        section: json.loads(files(__package__).joinpath(f"data/{section}.json").read_text("utf-8"))
        for section in SECTIONS
    }
    if given is not None:
        if not isinstance(given, dict):
            wrong("", "object")
        for section, value in given.items():
            if section in ("name", "source", "confidence"):
                continue
            if section not in SECTIONS:
                raise BadInput(f"components.{section}", "junta-components-section", known=list(SECTIONS))
            data[section] = value
    return build(data)


def build(data: dict[str, Any]) -> Box:
    """Checks and looks up everything; a bad entry is refused with its place."""
    kind_of, river, borders = read_map(data["map"])
    units, numbers = read_units(data["units"], kind_of)
    cards = read_cards(data["cards"], kind_of, units)
    money, columns, table = read_notes(data["notes"]), *read_factions(data["factions"])
    power = tuple([area for area, kind in kind_of.items() if kind == "power"])
    if len(power) != 5 or "PAL" not in power or "CHA" not in power:
        raise BadInput("components.map.areas", "junta-components-power")
    return Box(
        cards, tuple([str(n) for n in range(len(cards))]), kind_of, river, borders, power,
        tuple([area for area, kind in kind_of.items() if kind == "embassy"]),
        tuple([area for area, kind in kind_of.items() if kind == "district"]),
        units, *numbers, money, table, columns,
    )  # fmt: skip


def read_map(data: Any) -> tuple[dict[str, str], tuple[str, ...], dict[str, tuple[str, ...]]]:
    """J13.0 Areas and borders; a border counts for both of its areas."""
    kind_of: dict[str, str] = {}
    river = []
    near: dict[str, list[str]] = {}
    for i, item in enumerate(rows(data, "map", "areas")):
        place = f"map.areas[{i}]"
        area = text_of(item, "id", place)
        kind = text_of(item, "kind", place)
        if kind not in AREA_KINDS:
            wrong(f"{place}.kind", " | ".join(AREA_KINDS))
        kind_of[area] = kind
        near[area] = [text for text in item.get("borders", []) if isinstance(text, str)]
        if item.get("river"):
            river.append(area)
    for area, others in near.items():
        for other in others:
            if other not in kind_of:
                raise BadInput(f"components.map.areas.{area}.borders", "junta-components-area", area=other)
            if area not in near[other]:
                near[other].append(area)
    for area, others in near.items():
        if not others:
            raise BadInput(f"components.map.areas.{area}.borders", "junta-components-island", area=area)
    return kind_of, tuple(river), {area: tuple(others) for area, others in near.items()}


def read_units(data: Any, areas: dict[str, str]) -> tuple[dict[str, Unit], tuple[int, int, int]]:
    """J3.2 The counters, and the dice of gunboat and air force (J13.6)."""
    units = {}
    for i, item in enumerate(rows(data, "units", "units")):
        place = f"units.units[{i}]"
        kind, colour = text_of(item, "kind", place), text_of(item, "colour", place)
        office = OFFICES.index(item["office"]) if item.get("office") in OFFICES else -1
        if (office >= 0) != (kind in OFFICE_UNITS):
            wrong(f"{place}.office", " | ".join(OFFICES))
        start = item.get("start", {})
        for area in start:
            if area not in areas:
                raise BadInput(f"components.{place}.start", "junta-components-area", area=area)
        units[kind] = Unit(
            kind, number_of(item, "count", place), bool(item.get("armed", True)), colour, office,
            tuple(sorted(start.items())), str(item.get("confidence", "likely")),
        )  # fmt: skip
    for kind in OFFICE_UNITS:
        if kind not in units:
            raise BadInput("components.units.units", "junta-components-unit", unit=kind)
    return units, (
        number_of(data, "gunboat_dice", "units"),
        number_of(data, "air_strikes", "units"),
        number_of(data, "air_strike_dice", "units"),
    )


def read_cards(data: Any, areas: dict[str, str], units: dict[str, Unit]) -> tuple[Card, ...]:
    """J5.C The cards, one of each number from 1 to 64."""
    cards: dict[int, Card] = {}
    for i, item in enumerate(rows(data, "cards", "cards")):
        place = f"cards.cards[{i}]"
        card = Card(
            id=number_of(item, "id", place),
            kind=text_of(item, "kind", place),
            window=text_of(item, "window", place),
            votes=number_of(item, "votes", place, 0),
            price=number_of(item, "price", place, 0),
            needs=number_of(item, "needs", place, 0),
            doubled_by=number_of(item, "doubled_by", place, 0),
            lobby=number_of(item, "lobby", place, 0),
            up_to=number_of(item, "up_to", place, 0),
            unit=str(item.get("unit", "")),
            count=number_of(item, "count", place, 0),
            areas=placed(item.get("areas", []), areas, place),
            bribes=tuple(item.get("bribes", [])),
            confidence=str(item.get("confidence", "likely")),
        )
        if card.kind not in KINDS:
            wrong(f"{place}.kind", " | ".join(KINDS))
        if card.window not in WINDOWS:
            wrong(f"{place}.window", " | ".join(WINDOWS))
        for unit in (*card.bribes, *([card.unit] if card.unit else [])):
            if unit not in units:
                raise BadInput(f"components.{place}.unit", "junta-components-unit", unit=unit)
        cards[card.id] = card
    if sorted(cards) != list(range(1, CARDS + 1)):
        raise BadInput("components.cards.cards", "junta-components-cards", count=CARDS)
    return (Card(0, "", ""), *[cards[n] for n in range(1, CARDS + 1)])


def placed(given: Any, areas: dict[str, str], place: str) -> tuple[str, ...]:
    """Where a card puts its units: a list of areas, any ``district``, or ``outside`` power centres and embassies."""
    if given == "district":
        return tuple([area for area, kind in areas.items() if kind == "district"])
    if given == "outside":
        return tuple([area for area, kind in areas.items() if kind not in ("power", "embassy")])
    if not isinstance(given, list):
        wrong(f"{place}.areas", "list | district | outside")
    for area in given:
        if area not in areas:
            raise BadInput(f"components.{place}.areas", "junta-components-area", area=str(area))
    return tuple(given)


def read_notes(data: Any) -> Notes:
    """J3.3 How many notes of each value."""
    counts = {1: 0, 2: 0, 3: 0}
    for i, item in enumerate(rows(data, "notes", "notes")):
        value = number_of(item, "value", f"notes.notes[{i}]")
        if value not in counts:
            wrong(f"notes.notes[{i}].value", "1 | 2 | 3")
        counts[value] += number_of(item, "count", f"notes.notes[{i}]")
    return (counts[1], counts[2], counts[3])


def read_factions(data: Any) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """J17.0t The faction table: rows by money, columns by votes."""
    columns = data.get("votes_up_to") if isinstance(data, dict) else None
    if not isinstance(columns, list) or not all(type(votes) is int for votes in columns):
        wrong("factions.votes_up_to", "list")
    table = []
    for i, item in enumerate(rows(data, "factions", "table")):
        numbers = item.get("numbers")
        if not isinstance(numbers, list) or len(numbers) != len(columns) + 1:
            wrong(f"factions.table[{i}].numbers", "list")
        table.append(tuple(numbers))
    return tuple(columns), tuple(table)


def rows(data: Any, section: str, key: str) -> list[dict[str, Any]]:
    """The list of a section; refuses anything else."""
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        wrong(f"{section}.{key}", "list")
    for i, item in enumerate(data[key]):
        if not isinstance(item, dict):
            wrong(f"{section}.{key}[{i}]", "object")
    found: list[dict[str, Any]] = data[key]
    return found


def text_of(item: dict[str, Any], name: str, place: str) -> str:
    if not isinstance(item.get(name), str):
        wrong(f"{place}.{name}", "text")
    return str(item[name])


def number_of(item: dict[str, Any], name: str, place: str, default: int | None = None) -> int:
    value = item.get(name, default)
    if type(value) is not int or value < 0:
        wrong(f"{place}.{name}", "number")
    return int(value)


def wrong(place: str, expected: str) -> NoReturn:
    """Refuses a field of a user's file."""
    raise BadInput(f"components.{place}" if place else "components", "junta-components-field", expected=expected)
