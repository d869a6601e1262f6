"""J1.2 What lies in the box: cards, city, units, notes, faction table. A user's own file may replace our data.

A user's file is one JSON object with any of the sections ``cards``, ``map``, ``units``, ``notes``, ``factions``, each
of the same shape as the data file of that name; a section that is missing is ours.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import Any, NoReturn

from camarilla.core.datafile import list_of, object_of, shown, text_of, whole
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.games.junta.money import Notes, total

SECTIONS = ("cards", "map", "units", "notes", "factions")
KINDS = ("influence", "vote", "assassin", "bribe", "donation", "event")
WINDOWS = (
    "any", "pre_coup", "cabinet", "rejected", "ballot_turn", "ballot", "recess", "announce", "defence", "coup",
    "coup_turn", "aftermath",
)  # fmt: skip
AREA_KINDS = ("power", "district", "barracks", "precinct", "embassy")
OFFICES = ("president", "minister", "general1", "general2", "general3", "admiral", "air")  # J1.4
OFFICE_UNITS = ("palace_guard", "police", "brigade1", "brigade2", "brigade3", "marines", "paratroopers")
COLOURS = ("office", "red", "grey")
CARDS = 64  # J5.C.sum
SECTION_ABOUT = ("name", "source", "confidence")

# What a user's own box may hold: more than any table of people could want, less than a house could choke on.
MOST_AREAS = 60
MOST_KINDS = 30
MOST_OF_A_KIND = 20
MOST_UNITS = 200
MOST_DICE = 20  # of the gunboat, of an air strike
MOST_NOTES = 500
MOST_MP = 99  # votes, prices
MOST_FACTION_ROWS = 30


@dataclass
class PrintedCard:
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


@dataclass(eq=False)
class Box:
    """The printed facts, looked up once and shared by all positions of a match."""

    cards: tuple[PrintedCard, ...]  # card n stands at n; place 0 is empty
    names: tuple[str, ...]  # card n as chance draws it
    kind_of: dict[str, str]  # area -> kind
    river: tuple[str, ...]
    borders: dict[str, tuple[str, ...]]
    power: tuple[str, ...]
    embassies: tuple[str, ...]
    in_range: tuple[str, ...]  # J13.6 what can be bombarded: everything but the embassies
    districts: tuple[str, ...]
    units: dict[str, Unit]
    gunboat_dice: int
    air_strikes: int
    air_strike_dice: int
    notes: Notes
    money: int  # what all notes are worth
    table: tuple[tuple[int, ...], ...]  # J17.0t: numbers by money and column
    columns: tuple[int, ...]
    areas: tuple[str, ...]
    counters: tuple[tuple[str, int], ...]  # J3.2 how many there are of each kind of unit
    resting: dict[Any, Any] = field(default_factory=dict, repr=False)  # views of a map at rest, made once
    shown: dict[str, tuple[Any, Any]] = field(default_factory=dict, repr=False)  # what was seen last: of what, and how
    votes_shown: dict[int, Any] = field(default_factory=dict, repr=False)  # views of votes that lie on the table

    def printed(self, card: int) -> int:
        """The votes printed on a card."""
        return self.cards[card].votes


def load(rules: dict[str, str], given: Plain = None) -> Box:
    """The box of this match: ours, with the user's sections in place of ours."""
    if given is None:
        return usual_box()
    data = printed_data()
    for section, value in object_of(given, "components").items():
        if section in SECTION_ABOUT:
            continue
        if section not in SECTIONS:
            raise BadInput(f"components.{shown(section)}", "junta-components-section", known=list(SECTIONS))
        data[section] = value
    return build(data)


@lru_cache(maxsize=1)
def usual_box() -> Box:
    """The box as it comes with the game: nobody changes it, so all matches share it."""
    return build(printed_data())


def printed_data() -> dict[str, Any]:
    """Our own sections, as they are written."""
    return {
        section: json.loads(files(__package__).joinpath(f"data/{section}.json").read_text("utf-8"))
        for section in SECTIONS
    }


def build(data: dict[str, Any]) -> Box:
    """Checks and looks up everything; a bad entry is refused with its place."""
    kind_of, river, borders = read_map(data["map"])
    units, numbers = read_units(data["units"], kind_of)
    cards = read_cards(data["cards"], kind_of, units)
    notes, columns, table = read_notes(data["notes"]), *read_factions(data["factions"])
    power = tuple([area for area, kind in kind_of.items() if kind == "power"])
    if len(power) != 5 or "PAL" not in power or "CHA" not in power:
        raise BadInput("components.map.areas", "junta-components-power")
    return Box(
        cards, tuple([str(n) for n in range(len(cards))]), kind_of, river, borders, power,
        tuple([area for area, kind in kind_of.items() if kind == "embassy"]),
        tuple([area for area, kind in kind_of.items() if kind != "embassy"]),
        tuple([area for area, kind in kind_of.items() if kind == "district"]),
        units, *numbers, notes, total(notes), table, columns, tuple(kind_of),
        tuple([(unit.kind, unit.count) for unit in units.values()]),
    )  # fmt: skip


def read_map(data: Any) -> tuple[dict[str, str], tuple[str, ...], dict[str, tuple[str, ...]]]:
    """J13.0 Areas and borders; a border counts for both of its areas."""
    kind_of: dict[str, str] = {}
    river = []
    near: dict[str, list[str]] = {}
    for item, place in rows(data, "map", "areas", MOST_AREAS):
        area = name_of(item, "id", place)
        if area in kind_of:
            raise BadInput(f"components.{place}.id", "core-data-twice", value=area)
        kind_of[area] = one_of(item.get("kind"), f"{place}.kind", AREA_KINDS)
        near[area] = names_in(item.get("borders", []), f"{place}.borders", MOST_AREAS)
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
    units: dict[str, Unit] = {}
    for item, place in rows(data, "units", "units", MOST_KINDS):
        unit = read_unit(item, place, areas)
        if unit.kind in units:
            raise BadInput(f"components.{place}.kind", "core-data-twice", value=unit.kind)
        units[unit.kind] = unit
    for kind in OFFICE_UNITS:
        if kind not in units:
            raise BadInput("components.units.units", "junta-components-unit", unit=kind)
    counters = sum(unit.count for unit in units.values())
    if counters > MOST_UNITS:
        raise BadInput("components.units.units", "junta-components-counters", got=counters, most=MOST_UNITS)
    return units, (
        number_of(data, "gunboat_dice", "units", MOST_DICE),
        number_of(data, "air_strikes", "units", MOST_DICE),
        number_of(data, "air_strike_dice", "units", MOST_DICE),
    )


def read_unit(item: dict[str, Any], place: str, areas: dict[str, str]) -> Unit:
    kind = name_of(item, "kind", place)
    office = OFFICES.index(item["office"]) if item.get("office") in OFFICES else -1
    if (office >= 0) != (kind in OFFICE_UNITS):
        wrong(f"{place}.office", " | ".join(OFFICES))
    count = number_of(item, "count", place, MOST_OF_A_KIND)
    start = object_of(item.get("start", {}), f"components.{place}.start")
    for area in start:
        if area not in areas:
            raise BadInput(f"components.{place}.start", "junta-components-area", area=area)
        number_of(start, area, f"{place}.start", count)
    if sum(start.values()) > count:
        raise BadInput(f"components.{place}.start", "junta-components-start", unit=kind, most=count)
    return Unit(
        kind, count, bool(item.get("armed", True)), one_of(item.get("colour"), f"{place}.colour", COLOURS), office,
        tuple(sorted(start.items())), confidence_of(item, place),
    )  # fmt: skip


def read_cards(data: Any, areas: dict[str, str], units: dict[str, Unit]) -> tuple[PrintedCard, ...]:
    """J5.C The cards, one of each number from 1 to 64."""
    cards: dict[int, PrintedCard] = {}
    for item, place in rows(data, "cards", "cards", 2 * CARDS):
        card = PrintedCard(
            id=number_of(item, "id", place, CARDS),
            kind=one_of(item.get("kind"), f"{place}.kind", KINDS),
            window=one_of(item.get("window"), f"{place}.window", WINDOWS),
            votes=number_of(item, "votes", place, MOST_MP, 0),
            price=number_of(item, "price", place, MOST_MP, 0),
            needs=number_of(item, "needs", place, CARDS, 0),
            doubled_by=number_of(item, "doubled_by", place, CARDS, 0),
            lobby=number_of(item, "lobby", place, MOST_MP, 0),
            up_to=number_of(item, "up_to", place, MOST_MP, 0),
            unit=text_of(item.get("unit", ""), f"components.{place}.unit"),
            count=number_of(item, "count", place, MOST_OF_A_KIND, 0),
            areas=placed(item.get("areas", []), areas, place),
            bribes=tuple(names_in(item.get("bribes", []), f"{place}.bribes", MOST_KINDS)),
            confidence=confidence_of(item, place),
        )
        for unit in (*card.bribes, *([card.unit] if card.unit else [])):
            if unit not in units:
                raise BadInput(f"components.{place}.unit", "junta-components-unit", unit=unit)
        cards[card.id] = card
    if sorted(cards) != list(range(1, CARDS + 1)):
        raise BadInput("components.cards.cards", "junta-components-cards", count=CARDS)
    return (PrintedCard(0, "", ""), *[cards[n] for n in range(1, CARDS + 1)])


def placed(given: Any, areas: dict[str, str], place: str) -> tuple[str, ...]:
    """Where a card puts its units: a list of areas, any ``district``, or ``outside`` power centres and embassies."""
    if given == "district":
        return tuple([area for area, kind in areas.items() if kind == "district"])
    if given == "outside":
        return tuple([area for area, kind in areas.items() if kind not in ("power", "embassy")])
    if not isinstance(given, list):
        wrong(f"{place}.areas", "list | district | outside")
    named = names_in(given, f"{place}.areas", MOST_AREAS)
    for area in named:
        if area not in areas:
            raise BadInput(f"components.{place}.areas", "junta-components-area", area=area)
    return tuple(named)


def read_notes(data: Any) -> Notes:
    """J3.3 How many notes of each value."""
    counts = {1: 0, 2: 0, 3: 0}
    for item, place in rows(data, "notes", "notes", len(counts)):
        value = number_of(item, "value", place, 3)
        if value not in counts:
            wrong(f"{place}.value", "1 | 2 | 3")
        counts[value] += number_of(item, "count", place, MOST_NOTES)
    return (counts[1], counts[2], counts[3])


def read_factions(data: Any) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """J17.0t The faction table: rows by money, columns by votes."""
    given = object_of(data, "components.factions").get("votes_up_to")
    columns = numbers_in(given, "factions.votes_up_to", MOST_FACTION_ROWS, MOST_MP)
    table = []
    for item, place in rows(data, "factions", "table", MOST_FACTION_ROWS):
        numbers = numbers_in(item.get("numbers"), f"{place}.numbers", len(columns) + 1, MOST_OF_A_KIND)
        if len(numbers) != len(columns) + 1:
            wrong(f"{place}.numbers", f"{len(columns) + 1} × 0–{MOST_OF_A_KIND}")
        table.append(numbers)
    if not table:
        wrong("factions.table", f"1–{MOST_FACTION_ROWS} × numbers")
    return columns, tuple(table)


def rows(data: Any, section: str, key: str, most: int) -> list[tuple[dict[str, Any], str]]:
    """The rows of a section, each with its place; refuses anything else."""
    found = list_of(object_of(data, f"components.{section}").get(key), f"components.{section}.{key}", most)
    places = [f"{section}.{key}[{i}]" for i in range(len(found))]
    return [(object_of(item, f"components.{place}"), place) for item, place in zip(found, places, strict=True)]


def name_of(item: dict[str, Any], field: str, place: str) -> str:
    """A name that answers can hold: plain letters, digits and underscores."""
    name = text_of(item.get(field), f"components.{place}.{field}")
    if not name.isascii() or not name.isidentifier():
        raise BadInput(f"components.{place}.{field}", "core-data-not-a-name", got=shown(name))
    return name


def names_in(given: Any, place: str, most: int) -> list[str]:
    listed = list_of(given, f"components.{place}", most)
    return [text_of(name, f"components.{place}[{i}]") for i, name in enumerate(listed)]


def numbers_in(given: Any, place: str, most: int, high: int) -> tuple[int, ...]:
    listed = list_of(given, f"components.{place}", most)
    return tuple([whole(number, f"components.{place}[{i}]", 0, high) for i, number in enumerate(listed)])


def number_of(item: dict[str, Any], name: str, place: str, high: int, default: int | None = None) -> int:
    return whole(item.get(name, default), f"components.{place}.{name}", 0, high)


def one_of(given: Any, place: str, known: tuple[str, ...]) -> str:
    if not isinstance(given, str) or given not in known:
        wrong(place, " | ".join(known))
    return given


def confidence_of(item: dict[str, Any], place: str) -> str:
    return text_of(item.get("confidence", "likely"), f"components.{place}.confidence")


def wrong(place: str, expected: str) -> NoReturn:
    """Refuses a field of a user's file."""
    raise BadInput(f"components.{place}", "junta-components-field", expected=expected)
