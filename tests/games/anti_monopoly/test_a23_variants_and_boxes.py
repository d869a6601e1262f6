"""A23 The variant 1 to 6; boxes of the players' own."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest
from tests.games.anti_monopoly.dice import Seeded
from tests.games.anti_monopoly.tabletop import A, B, C, Tabletop

from camarilla.core.illegal import BadInput
from camarilla.core.questions import CHANCE
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.questions import AskFor


@pytest.mark.parametrize(("players", "cards", "left"), [(2, 18, 8), (3, 24, 9), (5, 36, 11), (6, 36, 6)])
def test_a23_1_at03_six_values(players: int, cards: int, left: int) -> None:
    """AT03"""
    position = GAME.begin(players, {"coopValues": "6"})
    assert len(position.state.stock) == cards
    for _ in range(players):
        position.answer(CHANCE, position.chance().default())  # type: ignore[union-attr]
    assert len(position.state.stock) == left
    assert [len(hand) for hand in position.state.hidden] == [5] * players


def test_a23_1_at03_a_six_can_be_asked_for() -> None:
    """AT03: numbers 1 to 6 in A15.1."""
    t = Tabletop(3, coopValues="6").on(c="blue 3").lay(bomb=9, pile="AC13").begin(A).roll(2)
    t.refuses(C, AskFor(7, B), "A15.1").asks(C, 6, B)


def _read(name: str) -> Any:
    return json.loads(resources.files("camarilla.games.anti_monopoly").joinpath("data", name).read_text("utf-8"))


def test_an_own_box_takes_the_place_of_the_reconstruction() -> None:
    board, cards = _read("board.json"), _read("action_cards.json")
    board["tracks"]["yellow"]["monopoly"]["price"] = 7
    board["spiral"]["danger"] = 5
    cards["cards"][0]["title"] = {"en": "Printed title", "de": "Gedruckter Titel"}
    position = GAME.begin(3, {}, {"board": board, "actionCards": cards})
    assert position.state.board.price == (7, 4, 5)
    assert position.state.board.danger == 5
    assert GAME.view(position.state, 0).card_texts == {
        "AC01": {"title": {"en": "Printed title", "de": "Gedruckter Titel"}}
    }


def test_an_own_card_is_not_called_by_the_name_of_ours() -> None:
    """A8.1: a card with other effects has its own title, or only its id; never the title and text of our card."""
    cards = _read("action_cards.json")
    cards["cards"][0] = {"id": "AC01", "effects": [["receive", 4]], "title": {"de": "Rüstungsbasar"}}
    cards["cards"][1] = {"id": "Basar", "effects": [["receive", 5]]}
    box = GAME.box(GAME.rules({}), {"actionCards": cards})
    assert box.card_texts == {
        "AC01": {"title": {"de": "Rüstungsbasar"}, "text": {}},
        "Basar": {"title": {}, "text": {}},
    }
    for card, called in (("AC01", "Rüstungsbasar"), ("Basar", "Basar"), ("AC03", {"text": "am-card-AC03"})):
        t = Tabletop(3).on(a="yellow 4")
        t.g.box = box
        t.g.under, t.g.unseen = (card, *[other for other in box.cards if other != card]), ()
        t.begin(A)
        t.g.ears = []
        t.roll(2)
        news = next(one for one in t.g.ears if one.id == "am-news-card")
        assert news.heard_by(A)["args"]["card"] == called


def test_a14_2_a_monopoly_that_moves_the_bomb_by_nothing_uses_nothing_up() -> None:
    """A14.2: what does not move the bomb is not the first instruction to move it, and nothing is told of it."""
    board = _read("board.json")
    board["tracks"]["yellow"]["monopoly"]["bomb"] = 0
    t = Tabletop(3).on(a="yellow 8").lay(bomb=20)
    t.g.box = GAME.box(t.g.rules, {"board": board})
    t.begin(A).roll(2)
    t.g.ears = []
    t.says(A, "collect")
    assert [news.id for news in t.g.ears] == ["am-news-collects", "am-news-receives", "am-news-turn"]


def _broken(path: str, value: Any) -> dict[str, Any]:
    own: Any = {"board": _read("board.json"), "actionCards": _read("action_cards.json")}
    at = own
    *way, last = path.split("/")
    for part in way:
        at = at[int(part) if part.isdigit() else part]
    at[int(last) if last.isdigit() else last] = value
    return own  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("board", 3, "board"),
        ("wrong", 3, "components.wrong"),
        ("board/tracks", [], "board.tracks"),
        ("board/tracks/yellow/last", 40, "board.tracks.yellow.last"),
        ("board/tracks/blue/fields/2", "swamp", "board.tracks.blue.fields[3]"),
        ("board/tracks/blue/fields", ["plain"], "board.tracks.blue.fields"),
        ("board/tracks/red/monopoly/price", "five", "board.tracks.red.monopoly.price"),
        ("board/tracks/red/monopoly/field", 9, "board.tracks.red.fields"),
        ("board/tracks/red/fields/0", "hatched", "board.tracks.red.fields[1]"),
        ("board/tracks/green/fields/18", "plain", "board.tracks.green.fields"),
        ("board/tracks/green/fields/13", "plain", "board.tracks.green.fields"),
        ("board/tracks/green/fields/3", "direct", "board.tracks.green.fields[4]"),
        ("board/spiral/danger", 0, "board.spiral.danger"),
        ("board/spiral/red", [30], "board.spiral.red"),
        ("board/spiral/red", [1] * 25, "board.spiral.red"),
        ("board/name", "x" * 81, "board.name"),
        ("board/tracks/blue/fields/2", "+100", "board.tracks.blue.fields[3]"),
        ("board/tracks/blue/fields/2", "+" + "9" * 900, "board.tracks.blue.fields[3]"),
        ("board/tracks/blue/fields", ["plain"] * 41, "board.tracks.blue.fields"),
        ("actionCards/cards", [], "actionCards.cards"),
        ("actionCards/cards/4/id", "A" * 13, "actionCards.cards[5].id"),
        ("actionCards/cards/4/effects", [["bomb", 1]] * 7, "actionCards.cards[5].effects"),
        ("actionCards/cards/4/effects/0", [["bomb"], 1], "actionCards.cards[5].effects[1]"),
        ("actionCards/cards/4/title", "Bomb", "actionCards.cards[5].title"),
        ("actionCards/cards/4/title", {"de": "x" * 81}, "actionCards.cards[5].title.de"),
        ("actionCards/cards/4/title", {"de": 3}, "actionCards.cards[5].title.de"),
        ("actionCards/cards/4/title", {f"l{n}": "x" for n in range(13)}, "actionCards.cards[5].title"),
        ("actionCards/cards/4/id", "", "actionCards.cards[5].id"),
        ("actionCards/cards/4/id", "AC01", "actionCards.cards[5].id"),
        ("actionCards/cards/4/effects", [], "actionCards.cards[5].effects"),
        ("actionCards/cards/4/effects/0", ["dance", 1], "actionCards.cards[5].effects[1]"),
        ("actionCards/cards/4/effects/0", ["bomb", 99], "actionCards.cards[5].effects[1]"),
        ("actionCards/cards/4/effects/0", ["roll_again", 1], "actionCards.cards[5].effects[1]"),
    ],
)
def test_a_bad_box_is_refused_with_the_name_of_the_field(path: str, value: Any, field: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.begin(3, {}, _broken(path, value))
    assert refusal.value.field == field


@pytest.mark.parametrize(("switch", "value"), [(s.name, v) for s in GAME.switches for v in s.values])
def test_every_switch_value_gives_whole_games(switch: str, value: str) -> None:
    for players in (2, 6):
        position, dice = GAME.begin(players, {switch: value}), Seeded(7)
        while not position.over:
            for seat, question in list(position.asked().items()):
                position.answer(seat, question.sample(dice))
            GAME.laws(position.state)
        assert position.result.ending in GAME.endings
