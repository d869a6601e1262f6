"""What is in the box: regions with borders and chips, markers, tables, cards. Data files with their confidence.

G0.5 chips and their limit, G1.1 politicians and cards, G2.1 starting chips, G3.1 and G30.1 the tables by number of
players. A user's file may replace the map, or single facts of the box, with what his own copy shows.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from camarilla.core.datafile import LONGEST_TITLE, list_of, object_of, text_of, whole
from camarilla.core.illegal import BadInput
from camarilla.core.words import Arg, Plain, phrase, text

REGIONS = range(1, 13)
KINDS = ("raw", "economy", "military", "diplomacy")
RAW, ECONOMY, MILITARY, DIPLOMACY = range(4)
COLOURS = ("red", "yellow", "green", "blue", "black")
CONVERSIONS = {
    "a": (RAW, ECONOMY, 3),
    "b": (ECONOMY, ECONOMY, 2),
    "c": (ECONOMY, DIPLOMACY, 2),
    "d": (ECONOMY, MILITARY, 1),
}
MOTIONS = ("ban", "disarmament", "sanction", "lifting", "protectorate")
MOTION_RULE = {"ban": "G23.1", "disarmament": "G24.1", "sanction": "G25.1", "lifting": "G25.1", "protectorate": "G26.1"}

CARDS = (
    "assassination",
    "initiative",
    "aid",
    "expansion",
    "peace",
    "warmonger",
    "pact",
    "coup",
    "recession",
    "revolution",
    "retirement",
    "sabotage",
    "drive",
    "defector",
    "unrest",
    "transfer",
)  # E01 to E16, in this order
BIT = {card: 1 << place for place, card in enumerate(CARDS)}  # a set of cards is a number with these bits
CARD_RULE = {card: ".".join(("G27", f"E{place:02}")) for place, card in enumerate(CARDS, 1)} | {"coup": "G28.1"}
ALL_CARDS = (1 << 16) - 1
MOST_FACES = 20  # of a user's die


@lru_cache(maxsize=4096)
def cards_in(mask: int) -> tuple[str, ...]:
    """The cards of a set, by name."""
    return tuple([card for card, bit in BIT.items() if mask & bit])


def mask_of(cards: tuple[str, ...]) -> int:
    """These cards as a set."""
    return sum([BIT[card] for card in cards])


@dataclass(eq=False)
class Box:
    """The printed facts that one match is played with. Index 0 of what is kept by region stands for no region."""

    map_name: str
    names: tuple[str, ...]  # as printed in a user's box; empty: the name in the reader's language
    neighbours: tuple[tuple[int, ...], ...]
    start: tuple[int, ...]  # G2.1 region * 4 + kind; region 0 is the supply before the regions get theirs
    die: tuple[int, ...]  # G0.6
    politicians: int  # G1.1
    hand: int  # G5.1
    most: int  # G0.5 of a kind per region
    markers: dict[str, int]  # G0.12
    goal: dict[int, int]  # G30.1 by number of players

    said: tuple[Arg, ...] = ()  # base and the regions as arguments of messages

    def region(self, number: int) -> Arg:
        """A region as an argument of a message."""
        return self.said[number]


def box(rules: dict[str, str], own: Plain) -> Box:
    """The box for these switches; ``own`` is a user's file with facts of his own, as read from JSON."""
    if own is None and rules["map"] == "reconstructed":
        return _usual_box()
    own = {} if own is None else object_of(own, "components")
    for key in own:
        if key not in ("map", "box"):
            raise BadInput(f"components.{key}", "core-data-unknown-field", known=["map", "box"])
    if "map" in own:
        chart = object_of(own["map"], "map")
    elif rules["map"] == "reconstructed":
        chart = _read("map")
    else:
        raise BadInput("switches.map", "core-data-unknown-set", value=rules["map"], known=["reconstructed"])
    facts = dict(_read("box"))
    for key, value in object_of(own.get("box", {}), "box").items():
        if key not in facts:
            raise BadInput(f"box.{key}", "core-data-unknown-field", known=sorted(facts))
        facts[key] = value
    return _build(chart, facts)


@lru_cache(maxsize=1)
def _usual_box() -> Box:
    """The box as it comes with the game: nobody changes it, so all matches share it."""
    return _build(_read("map"), _read("box"))


@lru_cache(maxsize=2)
def _read(name: str) -> dict[str, Plain]:
    found = resources.files("camarilla.games.global_powers").joinpath("data", f"{name}.json")
    read: dict[str, Plain] = json.loads(found.read_text(encoding="utf-8"))
    return read


def _build(chart: dict[str, Plain], facts: dict[str, Plain]) -> Box:
    chips = object_of(facts["chips"], "box.chips")
    most = whole(chips.get("most_in_a_region"), "box.chips.most_in_a_region", 1, 9)
    supply = _supply(chips)
    names, neighbours, start = _regions(chart, supply, most)
    return Box(
        text_of(chart.get("name", "own"), "map.name", LONGEST_TITLE),
        names,
        neighbours,
        start,
        _die(chart),
        whole(object_of(facts["politicians"], "box.politicians").get("each"), "box.politicians.each", 16, 40),
        whole(object_of(facts["cards"], "box.cards").get("hand"), "box.cards.hand", 1, 16),
        most,
        _markers(facts),
        _goals(facts),
        said(names),
    )


def said(names: tuple[str, ...]) -> tuple[Arg, ...]:
    """Base and the regions as arguments of messages: by name, or in the language of the reader."""
    return (text("gp-place-base"), *[region_named(names, number) for number in REGIONS])


def region_named(names: Sequence[str], number: int) -> Arg:
    """A region as an argument of a message, with the forms that sentences need."""
    return phrase("gp-region-own", name=names[number]) if names[number] else text(f"gp-region-{number}")


def _supply(chips: dict[str, Plain]) -> list[int]:
    supply = object_of(chips.get("supply"), "box.chips.supply")
    return [whole(supply.get(kind), f"box.chips.supply.{kind}", 0, 99) for kind in KINDS]


def _regions(
    chart: dict[str, Plain], supply: list[int], most: int
) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """G2.1 Twelve regions with their neighbours and chips."""
    found = list_of(chart.get("regions"), "map.regions", len(REGIONS) * 2)
    if len(found) != len(REGIONS):
        raise BadInput("map.regions", "gp-data-regions", got=len(found), want=len(REGIONS))
    names, start = [""] * 13, [0] * 52
    neighbours: list[tuple[int, ...]] = [()] * 13
    for place, item in enumerate(found):
        where = f"map.regions[{place}]"
        region = object_of(item, where)
        number = whole(region.get("number"), f"{where}.number", 1, 12)
        if number != place + 1:
            raise BadInput(f"{where}.number", "gp-data-order", got=number, want=place + 1)
        names[number] = text_of(region.get("name", ""), f"{where}.name")
        neighbours[number] = _neighbours(region, where, number)
        chips = object_of(region.get("chips"), f"{where}.chips")
        for kind, name in enumerate(KINDS):
            start[number * 4 + kind] = whole(chips.get(name), f"{where}.chips.{name}", 0, most)
    for number in REGIONS:
        for other in neighbours[number]:
            if number not in neighbours[other]:
                raise BadInput(f"map.regions[{number - 1}].neighbours", "gp-data-one-way", region=number, other=other)
    for kind, name in enumerate(KINDS):
        start[kind] = supply[kind] - sum(start[4 + kind :: 4])
        if start[kind] < 0:
            raise BadInput("map.regions", "gp-data-too-many-chips", kind=name, most=supply[kind])
    return tuple(names), tuple(neighbours), tuple(start)


def _neighbours(region: dict[str, Plain], where: str, number: int) -> tuple[int, ...]:
    listed = list_of(region.get("neighbours"), f"{where}.neighbours", len(REGIONS))
    near = [whole(one, f"{where}.neighbours[{at}]", 1, 12) for at, one in enumerate(listed)]
    if number in near or len(set(near)) != len(near) or not near:
        raise BadInput(f"{where}.neighbours", "gp-data-neighbours", region=number)
    return tuple(sorted(near))


def _die(chart: dict[str, Plain]) -> tuple[int, ...]:
    """G0.6 The faces; a die with every result equally often is told by its results alone."""
    die = object_of(chart.get("die", {"faces": [1, 2, 3]}), "map.die")
    faces = list_of(die.get("faces"), "map.die.faces", MOST_FACES)
    values = sorted(whole(face, f"map.die.faces[{at}]", 1, 3) for at, face in enumerate(faces))
    if not values:
        raise BadInput("map.die.faces", "core-not-a-list")
    kinds = sorted(set(values))
    if len({values.count(kind) for kind in kinds}) == 1:
        return tuple(kinds)
    return tuple(values)


def _markers(facts: dict[str, Plain]) -> dict[str, int]:
    markers = object_of(facts["markers"], "box.markers")
    kinds = ("sanction", "demilitarised", "protectorate")
    return {kind: whole(markers.get(kind), f"box.markers.{kind}", 0, 12) for kind in kinds}


def _goals(facts: dict[str, Plain]) -> dict[int, int]:
    goals: dict[int, int] = {}
    for place, item in enumerate(list_of(facts["by_players"], "box.by_players", 4)):
        where = f"box.by_players[{place}]"
        players = whole(object_of(item, where).get("players"), f"{where}.players", 2, 5)
        goals[players] = whole(item.get("points_to_win"), f"{where}.points_to_win", 1, 999)
    if sorted(goals) != [2, 3, 4, 5]:
        raise BadInput("box.by_players", "gp-data-players")
    return goals
