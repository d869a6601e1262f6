"""The printed facts: tracks, prices, the arms spiral, the action cards; and the tables made of them.

Every place of the board has one number: START is 0, then yellow 1 to its end, the first negotiation
field, blue, the second, red, the third, and green up to World Peace. All questions about the way
(where is 3 fields ahead, how far is it to World Peace) are answered by tables made once per board.

A file that does not describe a playable board is refused with the name of the field that is wrong.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from importlib import resources
from typing import Final

from camarilla.core.datafile import LONGEST_TEXT, LONGEST_TITLE, list_of, object_of, shown, text_of, whole
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain, text
from camarilla.games.anti_monopoly.way import LONGEST_MOVE, Track, way_of


class Kind(IntEnum):
    """What happens on a place of the board."""

    START = 0
    PLAIN = 1
    ACTION = 2
    CRISIS = 3
    MONOPOLY = 4
    DIRECT = 5
    MONEY = 6
    NEGOTIATION = 7
    HATCHED = 8
    PEACE = 9


class Effect(IntEnum):
    """One instruction of an action card; the number beside it says how much."""

    BOMB = 0  # A8.AC01, A8.AC02, A8.AC05, A8.AC11, A8.AC13, A8.AC14, A8.AC17, A8.AC20, A8.AC21, A8.AC22
    MOVE = 1  # A8.AC03, A8.AC15, A8.AC17
    EVERYONE_MOVES = 2  # A8.AC04
    RECEIVE = 3  # A8.AC05, A8.AC06, A8.AC07, A8.AC11, A8.AC21
    ROLL_AGAIN = 4  # A8.AC08
    BUY_AT_HALF_PRICE = 5  # A8.AC09
    RECEIVE_WITH_ANOTHER = 6  # A8.AC10
    SWAP_HIDDEN_CARDS = 7  # A8.AC12
    PAY = 8  # A8.AC14, A8.AC16
    CRISIS = 9  # A8.AC18
    EVERYONE_PAYS = 10  # A8.AC19
    MISS_TURN = 11  # A8.AC23
    LEADER_MOVES = 12  # A8.AC24


PEACE: Final = Kind.PEACE  # asked at every step, as ``GREEN``
LOOPS: Final = (Track.YELLOW, Track.BLUE, Track.RED)
CHIPS_PER_MONOPOLY: Final = 3  # A10.3
ALL_CHIPS: Final = 9  # A17.2
ACTION_CARDS: Final = 24  # A2.1
DIE: Final = 6
MOST_FIELDS: Final = 40  # of a track
MOST_EFFECTS: Final = 6  # of a card
MOST_LANGUAGES: Final = 12  # of a card's title

_KINDS: Final = {
    "plain": Kind.PLAIN,
    "action": Kind.ACTION,
    "crisis": Kind.CRISIS,
    "monopoly": Kind.MONOPOLY,
    "direct": Kind.DIRECT,
    "hatched": Kind.HATCHED,
    "peace": Kind.PEACE,
}
_EFFECTS: Final = {effect.name.lower(): effect for effect in Effect}


@dataclass(frozen=True)
class ActionCard:
    """A8 One of the 24 cards: its id and what it orders, from left to right."""

    id: str
    effects: tuple[tuple[Effect, int], ...]


@dataclass(frozen=True)
class Board:
    """The board as tables over its places; `need` is 0 off the approach legs (A0.2)."""

    name: str
    kind: tuple[Kind, ...]
    amount: tuple[int, ...]
    track: tuple[int, ...]
    number: tuple[int, ...]
    distance: tuple[int, ...]
    need: tuple[int, ...]
    gate: tuple[int, ...]
    ahead: tuple[tuple[int, ...], ...]
    behind: tuple[tuple[int, ...], ...]
    monopoly: tuple[int, int, int]
    price: tuple[int, int, int]
    collect_bomb: tuple[int, int, int]
    green_one: int
    peace: int
    spiral_start: int
    red: tuple[bool, ...]
    danger: int

    def forward(self, place: int, fields: int) -> int:
        """A0.5 Where a pawn comes to that is moved forward by text."""
        if self.need[place] == fields:
            return self.gate[place]
        return min(self.ahead[fields][place], self.peace - 1)

    def back(self, place: int, fields: int) -> int:
        """A0.6 Where a pawn comes to that is moved back by text."""
        return self.behind[fields][place]

    def forward_lost(self, place: int, fields: int) -> int:
        """A0.5 How many of these fields are lost before World Peace, which no text reaches."""
        return max(0, place + fields - (self.peace - 1)) if place >= self.green_one - 1 else 0

    def back_lost(self, place: int, fields: int) -> int:
        """A0.6 How many of these fields are lost where a track begins."""
        goal = self.behind[fields][place]
        return fields - min([n for n in range(fields + 1) if self.behind[n][place] == goal])

    def half_price(self, track: int) -> int:
        """A8.AC09 Half the printed price, rounded up."""
        return (self.price[track] + 1) // 2


@dataclass(frozen=True)
class PrintedBoard:
    """The board as a view shows it: the words of its fields, prices, the spiral."""

    yellow: tuple[str, ...]
    blue: tuple[str, ...]
    red: tuple[str, ...]
    green: tuple[str, ...]
    last: tuple[int, ...]
    price: tuple[int, ...]
    collect_bomb: tuple[int, ...]
    spiral: int
    red_fields: tuple[int, ...]
    danger: int
    confidence: str


@dataclass
class Box:
    """The printed facts that one match is played with."""

    board: Board
    cards: dict[str, ActionCard]
    printed: PrintedBoard
    card_texts: dict[str, Plain]  # A8 titles and texts that a user's own cards bring along

    def title(self, card: str) -> dict[str, str] | str:
        """A8.1 What a card is called in a message: our title, or what a user calls his own card."""
        own = self.card_texts.get(card, {}).get("title")
        if own is None:
            return text(f"am-card-{card}")
        return " / ".join(dict.fromkeys([str(own[language]) for language in sorted(own)])) or card


def box(rules: dict[str, str], own: Plain) -> Box:
    """The box for these switches; ``own`` is a user's file with data sets of his own, as read from JSON."""
    if own is None:
        return _supplied(rules["board"], rules["actionCards"])
    own = object_of(own, "components")
    for key in own:
        if key not in ("board", "actionCards"):
            raise BadInput(f"components.{key}", "core-data-unknown-field", known=["board", "actionCards"])
    board = own["board"] if "board" in own else _named("board", rules["board"])
    cards = own["actionCards"] if "actionCards" in own else _named("actionCards", rules["actionCards"])
    return _box(board, cards)


@lru_cache(maxsize=4)
def _supplied(board: str, cards: str) -> Box:
    """A box of data sets that come with the game: made once, since nothing in it ever changes."""
    return _box(_named("board", board), _named("actionCards", cards))


def _box(board: Plain, cards: Plain) -> Box:
    board, cards = object_of(board, "board"), object_of(cards, "actionCards")
    parsed = cards_of(cards)
    return Box(board_of(board), parsed, _printed(board), _texts(cards, parsed))


@lru_cache(maxsize=1)
def _our_cards() -> dict[str, ActionCard]:
    """The cards that the texts of the game describe."""
    return cards_of(object_of(_named("actionCards", "reconstructed"), "actionCards"))


_FILES: Final = {"board": "board.json", "actionCards": "action_cards.json"}


def _named(what: str, name: str) -> Plain:
    """A data set that comes with the game."""
    if name != "reconstructed":
        raise BadInput(f"switches.{what}", "core-data-unknown-set", value=name, known=["reconstructed"])
    found = resources.files("camarilla.games.anti_monopoly").joinpath("data", _FILES[what])
    return json.loads(found.read_text(encoding="utf-8"))


def board_of(data: dict[str, Plain]) -> Board:
    """The tables of a board file; refuses what cannot be played."""
    tracks = object_of(data.get("tracks"), "board.tracks")
    lasts, lengths, prices, bombs, monopolies = [], [], [], [], []
    kinds: list[Kind] = [Kind.START]
    amounts = [0]
    for name in ("yellow", "blue", "red"):
        where = f"board.tracks.{name}"
        loop = object_of(tracks.get(name), where)
        fields = _fields(loop, where)
        last = whole(loop.get("last"), f"{where}.last", DIE, len(fields) - 1)
        field = _monopoly(loop, fields, where, last)
        monopoly = loop["monopoly"]
        monopolies.append(len(kinds) + field - 1)
        prices.append(whole(monopoly.get("price"), f"{where}.monopoly.price", 1, 99))
        bombs.append(whole(monopoly.get("bomb"), f"{where}.monopoly.bomb", 0, 24))
        lasts.append(last)
        lengths.append(len(fields))
        kinds += [kind for kind, _ in fields] + [Kind.NEGOTIATION]
        amounts += [amount for _, amount in fields] + [0]
    green = _green(object_of(tracks.get("green"), "board.tracks.green"))
    lengths.append(len(green))
    spiral = object_of(data.get("spiral"), "board.spiral")
    start = whole(spiral.get("start"), "board.spiral.start", 1, 24)
    reds = [whole(red, "board.spiral.red", 1, start) for red in list_of(spiral.get("red"), "board.spiral.red", 24)]
    return Board(
        name=text_of(data.get("name", "own"), "board.name", LONGEST_TITLE),
        kind=tuple(kinds + [kind for kind, _ in green]),
        amount=tuple(amounts + [amount for _, amount in green]),
        monopoly=(monopolies[0], monopolies[1], monopolies[2]),
        price=(prices[0], prices[1], prices[2]),
        collect_bomb=(bombs[0], bombs[1], bombs[2]),
        spiral_start=start,
        red=tuple(i in reds for i in range(start + 1)),
        danger=whole(spiral.get("danger"), "board.spiral.danger", 1, start),
        **way_of(lasts, lengths),
    )


def _monopoly(loop: dict[str, Plain], fields: list[tuple[Kind, int]], where: str, last: int) -> int:
    """A10 Where the one monopoly of a loop lies: on its approach leg."""
    monopoly = object_of(loop.get("monopoly"), f"{where}.monopoly")
    field = whole(monopoly.get("field"), f"{where}.monopoly.field", 1, last)
    if [i for i, (kind, _) in enumerate(fields, 1) if kind is Kind.MONOPOLY] != [field]:
        raise BadInput(f"{where}.fields", "am-data-one-monopoly", field_number=field)
    for i, (kind, _) in enumerate(fields, 1):
        if kind in (Kind.HATCHED, Kind.PEACE):
            raise BadInput(f"{where}.fields[{i}]", "am-data-green-only")
    return field


def cards_of(data: dict[str, Plain]) -> dict[str, ActionCard]:
    """A2.1 The 24 action cards of a file, in its order."""
    listed = list_of(data.get("cards"), "actionCards.cards", 2 * ACTION_CARDS)
    if len(listed) != ACTION_CARDS:
        raise BadInput("actionCards.cards", "am-data-card-count", got=len(listed), want=ACTION_CARDS)
    cards: dict[str, ActionCard] = {}
    for i, item in enumerate(listed, 1):
        where = f"actionCards.cards[{i}]"
        card = _card(object_of(item, where), where)
        if card.id in cards:
            raise BadInput(f"{where}.id", "core-data-twice", value=card.id)
        cards[card.id] = card
    return cards


def _card(data: dict[str, Plain], where: str) -> ActionCard:
    name = data.get("id")
    if not isinstance(name, str) or not name.isascii() or not name.isalnum() or len(name) > 12:
        raise BadInput(f"{where}.id", "core-data-not-a-name", got=shown(name))
    effects = list_of(data.get("effects"), f"{where}.effects", MOST_EFFECTS)
    if not effects:
        raise BadInput(f"{where}.effects", "am-data-no-effect")
    parsed = tuple(_effect(effect, f"{where}.effects[{i}]") for i, effect in enumerate(effects, 1))
    for i, (effect, _) in enumerate(parsed[:-1], 1):
        if effect is Effect.ROLL_AGAIN:
            raise BadInput(f"{where}.effects[{i}]", "am-data-effect-last", effect=effect.name.lower())
    return ActionCard(name, parsed)


def _effect(data: Plain, where: str) -> tuple[Effect, int]:
    if not isinstance(data, list) or len(data) != 2 or data[0] not in list(_EFFECTS):
        raise BadInput(where, "am-data-bad-effect", known=list(_EFFECTS))
    effect = _EFFECTS[data[0]]
    if effect in (Effect.MOVE, Effect.EVERYONE_MOVES, Effect.LEADER_MOVES):
        low, high = -LONGEST_MOVE, LONGEST_MOVE
    elif effect is Effect.BOMB:
        low, high = -24, 24
    else:
        low, high = 1, 20
    return effect, whole(data[1], where, low, high)


def _fields(track: dict[str, Plain], where: str) -> list[tuple[Kind, int]]:
    listed = list_of(track.get("fields"), f"{where}.fields", MOST_FIELDS)
    if not len(listed) > DIE:
        raise BadInput(f"{where}.fields", "am-data-field-count", got=len(listed))
    return [_field(field, f"{where}.fields[{i}]") for i, field in enumerate(listed, 1)]


def _field(word: Plain, where: str) -> tuple[Kind, int]:
    if isinstance(word, str):
        if word in _KINDS:
            return _KINDS[word], 0
        if word[:1] in ("+", "-") and word[1:].isascii() and word[1:].isdecimal() and len(word) <= 3:
            return Kind.MONEY, int(word)
    raise BadInput(where, "core-unknown-value", value=shown(word), known=[*_KINDS, "+1", "-1"])


def _green(track: dict[str, Plain]) -> list[tuple[Kind, int]]:
    """A17, A18: hatched fields at the end, too many to be jumped over, then World Peace."""
    where = "board.tracks.green"
    fields = _fields(track, where)
    kinds = [kind for kind, _ in fields]
    hatched = kinds.count(Kind.HATCHED)
    if kinds[-1] is not Kind.PEACE or kinds.count(Kind.PEACE) != 1:
        raise BadInput(f"{where}.fields", "am-data-peace-last")
    if hatched < DIE or any(kind is not Kind.HATCHED for kind in kinds[-1 - hatched : -1]) or kinds[0] is Kind.HATCHED:
        raise BadInput(f"{where}.fields", "am-data-hatched")
    for i, kind in enumerate(kinds, 1):
        if kind in (Kind.MONOPOLY, Kind.DIRECT):
            raise BadInput(f"{where}.fields[{i}]", "am-data-no-monopoly-on-green")
    return fields


def _printed(data: dict[str, Plain]) -> PrintedBoard:
    """The board as views show it."""
    tracks = data["tracks"]
    loops = [tracks[name] for name in ("yellow", "blue", "red")]
    return PrintedBoard(
        **{name: tuple(tracks[name]["fields"]) for name in ("yellow", "blue", "red", "green")},
        last=tuple([loop["last"] for loop in loops]),
        price=tuple([loop["monopoly"]["price"] for loop in loops]),
        collect_bomb=tuple([loop["monopoly"]["bomb"] for loop in loops]),
        spiral=data["spiral"]["start"],
        red_fields=tuple(data["spiral"]["red"]),
        danger=data["spiral"]["danger"],
        confidence=text_of(data.get("confidence", "own"), "board.confidence"),
    )


def _texts(data: dict[str, Plain], cards: dict[str, ActionCard]) -> dict[str, Plain]:
    """Titles and texts of a user's own cards, by card and language; empty where ours would be wrong."""
    texts = {}
    for i, card in enumerate(data["cards"], 1):
        own = {key: _told(card[key], f"actionCards.cards[{i}].{key}") for key in ("title", "text") if key in card}
        if cards[card["id"]] != _our_cards().get(card["id"]):
            own = {"title": {}, "text": {}, **own}
        if own:
            texts[card["id"]] = own
    return texts


def _told(value: Plain, where: str) -> dict[str, Plain]:
    """A title or a text in the languages of the box."""
    told = object_of(value, where)
    list_of(list(told), where, MOST_LANGUAGES)
    most = LONGEST_TITLE if where.endswith("title") else LONGEST_TEXT
    for language, words in told.items():
        text_of(words, f"{where}.{language}", most)
    return told
