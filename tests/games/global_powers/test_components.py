"""The printed facts as data, and a user's own in their place (G0.5, G0.6, G2.1)."""

from __future__ import annotations

import copy
import json
from importlib import resources
from typing import Any

import pytest

from camarilla.core.illegal import BadInput
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.components import CARD_RULE, CARDS, CONVERSIONS, KINDS

DATA = resources.files("camarilla.games.global_powers").joinpath("data")


def data(name: str) -> Any:
    return json.loads(DATA.joinpath(f"{name}.json").read_text(encoding="utf-8"))


def own_map() -> dict[str, Any]:
    chart: dict[str, Any] = copy.copy(data("map"))
    return chart


def refuses(components: Any, field: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.begin(3, {}, components)
    assert caught.value.field == field


def test_g2_1_the_map_has_23_borders_and_every_region_three_to_five_neighbours() -> None:
    box = GAME.begin(3).state.box
    degrees = [len(near) for near in box.neighbours[1:]]
    assert sum(degrees) == 46
    assert (min(degrees), max(degrees)) == (3, 5)


def test_every_file_says_where_it_comes_from() -> None:
    for name in ("map", "box", "cards"):
        found = data(name)
        assert found["source"]
        assert found["confidence"] in ("certain", "likely", "reconstructed")


def test_the_cards_of_the_data_are_the_cards_of_the_rules() -> None:
    listed = data("cards")["cards"]
    assert [card["id"] for card in listed] == list(CARDS)
    assert [card["rule"] for card in listed] == [CARD_RULE[card] for card in CARDS]


def test_g18_1_the_conversions_of_the_data_are_those_of_the_rules() -> None:
    listed = {item["id"]: (item["from"], item["to"], item["gain"]) for item in data("box")["conversions"]}
    assert listed == {name: (KINDS[source], KINDS[to], gain) for name, (source, to, gain) in CONVERSIONS.items()}


def test_a_user_can_bring_his_own_map() -> None:
    chart = own_map()
    first = {
        **chart["regions"][0],
        "name": "Vereinigte Staaten",
        "chips": {"raw": 1, "economy": 5, "military": 5, "diplomacy": 2},
    }
    chart["regions"] = [first, *chart["regions"][1:]]
    chart["name"] = "mine"
    g = GAME.begin(3, {}, {"map": chart}).state
    assert g.box.map_name == "mine"
    assert tuple(g.holds(1)) == (1, 5, 5, 2)
    assert tuple(g.holds(0)) == (1, 20, 11, 10)
    assert g.box.region(1) == {"id": "gp-region-own", "args": {"name": "Vereinigte Staaten"}}


def test_g0_6_a_die_of_another_kind_keeps_its_faces() -> None:
    chart = {**own_map(), "die": {"faces": [1, 2, 3, 3, 3, 3]}}
    assert GAME.begin(3, {}, {"map": chart}).state.box.die == (1, 2, 3, 3, 3, 3)
    refuses({"map": {**own_map(), "die": {"faces": [1, 4]}}}, "map.die.faces[1]")
    refuses({"map": {**own_map(), "die": {"faces": []}}}, "map.die.faces")
    refuses({"map": {**own_map(), "die": {"faces": [1] * 21}}}, "map.die.faces")


def test_a_user_can_correct_single_facts_of_the_box() -> None:
    chips = {**data("box")["chips"], "supply": {"raw": 20, "economy": 40, "military": 20, "diplomacy": 30}}
    g = GAME.begin(3, {}, {"box": {"chips": chips}}).state
    assert g.chips[2] == 2


def test_a_bad_file_is_refused_by_the_name_of_the_field() -> None:
    chart = own_map()
    refuses([], "components")
    refuses({"map": {**chart, "name": "x" * 81}}, "map.name")
    refuses(
        {"map": {**chart, "regions": [{**chart["regions"][0], "name": "x" * 41}, *chart["regions"][1:]]}},
        "map.regions[0].name",
    )
    refuses(
        {"map": {**chart, "regions": [{**chart["regions"][0], "name": 3}, *chart["regions"][1:]]}},
        "map.regions[0].name",
    )
    refuses({"maps": chart}, "components.maps")
    refuses({"box": {"tea": 1}}, "box.tea")
    refuses({"map": {**chart, "regions": chart["regions"][:11]}}, "map.regions")
    refuses({"map": {**chart, "regions": [*chart["regions"][1:], chart["regions"][0]]}}, "map.regions[0].number")
    for change, field in (
        ({"neighbours": [2, 4, 5]}, "map.regions[7].neighbours"),
        ({"neighbours": [1, 2]}, "map.regions[0].neighbours"),
        ({"neighbours": [2, 44]}, "map.regions[0].neighbours[1]"),
        ({"chips": {"raw": 6, "economy": 0, "military": 0, "diplomacy": 0}}, "map.regions[0].chips.raw"),
        ({"chips": {"raw": 5, "economy": 0, "military": 0, "diplomacy": 0}}, "map.regions"),
        ({"chips": 3}, "map.regions[0].chips"),
    ):
        changed = {**chart["regions"][0], **change}
        refuses({"map": {**chart, "regions": [changed, *chart["regions"][1:]]}}, field)
    refuses({"box": {"by_players": []}}, "box.by_players")
    with pytest.raises(BadInput):
        GAME.begin(3, {"map": "printed"})
