"""A user's own components: good files are played with, bad ones are refused and the field is named (V1.2, V2.1)."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from tests.conformance.walk import Coin
from tests.games.viva.playthrough import FOLDER

from camarilla.core.illegal import BadInput
from camarilla.games.viva import GAME
from camarilla.games.viva.questions import card_text
from camarilla.speech import LANGUAGES, Speech

Change = Callable[[Any], Any]


def own_box() -> Any:
    return json.loads((FOLDER / "own-box.json").read_text("utf-8"))


def shipped(name: str) -> Any:
    found = resources.files("camarilla.games.viva").joinpath("data", f"{name}.reconstructed.json")
    return json.loads(found.read_text("utf-8"))


def refused(own: Any) -> BadInput:
    with pytest.raises(BadInput) as bad:
        GAME.begin(4, {}, own)
    return bad.value


def test_v2_1_an_own_deck_is_dealt_and_own_estates_are_picked() -> None:
    position = GAME.begin(3, {}, own_box())
    position.answer(0, "blue")
    assert position.state.numbers[0] == 3
    assert position.state.deck.count("FA3") == 8
    assert len(position.state.deck) == 45


def test_v1_2_only_one_of_both_may_be_replaced() -> None:
    deck_only = GAME.begin(3, {}, {"deck": own_box()["deck"]})
    assert deck_only.state.box.numbers["blue"] == 1
    estates_only = GAME.begin(3, {}, {"estates": own_box()["estates"]})
    assert estates_only.state.deck.count("FA3") == 5


def test_v2_1_the_shipped_sets_are_as_good_as_own_ones() -> None:
    GAME.begin(5, {}, {"deck": shipped("deck"), "estates": shipped("estates")})


def test_v2_1_cards_of_other_ids_values_and_points_are_played_with() -> None:
    own = own_box()
    own["deck"]["cards"][0] = {"id": "FA9", "effect": "money", "copies": 6, "money": 9}
    own["deck"]["cards"].append({"id": "PALACE", "effect": "yacht", "copies": 1, "victory_points": 3})
    own["deck"]["cards"][1]["copies"] -= 1
    coin = Coin("own")
    for players in (3, 4, 5):
        position = GAME.begin(players, {"mode": "expert"}, own)
        while not position.over:
            seat = coin.one_of(sorted(position.asked()))
            position.answer(seat, position.asked()[seat].sample(coin))
            GAME.laws(position.state)
    assert card_text("FA9") == "FA9"  # no language has a name for it
    assert card_text("FA1") == {"text": "viva-card-fa1-name"}


def _drop(path: str) -> Change:
    def change(own: Any) -> None:
        *above, last = path.split(".")
        for name in above:
            own = own[int(name)] if name.isdigit() else own[name]
        del own[last]

    return change


def _set(path: str, value: Any) -> Change:
    def change(own: Any) -> None:
        *above, last = path.split(".")
        for name in above:
            own = own[int(name)] if name.isdigit() else own[name]
        own[int(last) if last.isdigit() else last] = value

    return change


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (_set("cards", []), "components.cards"),
        (_set("deck", None), "deck"),
        (_set("deck", {}), "deck.cards"),
        (_set("deck", []), "deck"),
        (_set("deck", "my deck"), "deck"),
        (_drop("deck.cards"), "deck.cards"),
        (_set("deck.cards", {}), "deck.cards"),
        (_set("deck.cards", []), "deck.cards"),
        (_set("deck.colour", "red"), "deck.colour"),
        (_set("deck.cards.0", "FA1"), "deck.cards[0]"),
        (_set("deck.cards.2.copies", 9), "deck.cards"),  # 46 cards
        (_drop("deck.cards.2.copies"), "deck.cards[2].copies"),
        (_set("deck.cards.2.copies", -1), "deck.cards[2].copies"),
        (_set("deck.cards.2.copies", "5"), "deck.cards[2].copies"),
        (_set("deck.cards.2.copies", 5.0), "deck.cards[2].copies"),
        (_set("deck.cards.2.copies", True), "deck.cards[2].copies"),
        (_set("deck.cards.1.money", 0), "deck.cards[1].money"),
        (_set("deck.cards.1.money", 10), "deck.cards[1].money"),
        (_set("deck.cards.4.money", 1), "deck.cards[4].money"),
        (_set("deck.cards.4.victory_points", 4), "deck.cards[4].victory_points"),
        (_set("deck.cards.4.victory_point", 1), "deck.cards[4].victory_point"),
        (_set("deck.cards.3.effect", "earthquake"), "deck.cards[3].effect"),
        (_set("deck.cards.3.effect", ["spy"]), "deck.cards[3].effect"),
        (_drop("deck.cards.3.effect"), "deck.cards[3].effect"),
        (_set("deck.cards.1.id", "FA1"), "deck.cards[1].id"),
        (_set("deck.cards.1.id", ""), "deck.cards[1].id"),
        (_set("deck.cards.1.id", 7), "deck.cards[1].id"),
        (_set("deck.cards.1.id", "die4"), "deck.cards[1].id"),
        (_set("deck.cards.1.id", "FÄ1"), "deck.cards[1].id"),
        (_set("deck.cards.1.id", "FA>1"), "deck.cards[1].id"),
        (_drop("deck.cards.1.id"), "deck.cards[1].id"),
        (_set("deck.cards.1.id", "F" * 13), "deck.cards[1].id"),
        (_set("deck.name", "x" * 81), "deck.name"),
        (_set("deck.cards", [{}] * 46), "deck.cards"),
        (_set("estates.name", "x" * 81), "estates.name"),
        (_set("estates", {}), "estates.estates"),
        (_set("estates", 3), "estates"),
        (_drop("estates.estates"), "estates.estates"),
        (_drop("estates.buildings"), "estates.buildings"),
        (_set("estates.estates.0", 3), "estates.estates[0]"),
        (_set("estates.estates.0.colour", "pink"), "estates.estates[0].colour"),
        (_set("estates.estates.1.colour", "blue"), "estates.estates[1].colour"),
        (_set("estates.estates.1.number", 6), "estates.estates[1].number"),
        (_set("estates.estates.1.number", 3), "estates.estates"),
        (_set("estates.estates.1.numbers", 3), "estates.estates[1].numbers"),
        (_drop("estates.estates.1.number"), "estates.estates[1].number"),
        (_set("estates.buildings", ["pool"]), "estates.buildings[0]"),
        (_set("estates.buildings", [{"kind": "watchtower"}]), "estates.buildings"),
        (_set("estates.buildings.0.kind", "casino"), "estates.buildings[0].kind"),
        (_set("deck.cards.7.effect", "spy"), "deck.cards[7].effect"),
        (_set("estates.buildings.1.kind", 5), "estates.buildings[1].kind"),
        (_set("estates.buildings.1.kind", "no name"), "estates.buildings[1].kind"),
        (_set("estates.buildings.1.kind", "helicopter_pad"), "estates.buildings[1].kind"),
    ],
)
def test_v2_1_a_bad_file_is_refused_and_the_field_is_named(change: Change, field: str) -> None:
    own = own_box()
    change(own)
    bad = refused(own)
    assert bad.field == field
    for language in LANGUAGES:
        speech = Speech(language)
        assert speech.knows(bad.words.id)
        assert field in speech.words(bad.words)


@pytest.mark.parametrize("own", [[], "deck", 3, True])
def test_v2_1_a_file_that_is_no_object_is_refused(own: Any) -> None:
    assert refused(own).field == "components"


def test_v2_1_a_deck_that_could_never_end_a_game_is_refused() -> None:
    own = {"deck": {"name": "poor", "cards": [{"id": "STU", "effect": "petition", "copies": 45}]}}
    assert refused(own).words.id == "viva-data-no-money"


@pytest.mark.parametrize("switch", ["deck", "estates"])
def test_v2_1_an_unknown_data_set_is_refused(switch: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.begin(4, {switch: "printed"})
    assert bad.value.field == f"switches.{switch}"
