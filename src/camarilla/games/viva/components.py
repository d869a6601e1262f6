"""What is in the box: cards, estates, tiles. The facts are data files with their confidence, and can be replaced.

V1.2 the estates and their numbers, V2.1 the deck; what of it is reconstructed stands in the files.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache
from importlib import resources

from camarilla.core.datafile import LONGEST_TITLE, list_of, object_of, only, shown, text_of, whole
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain

MAX_BUILDINGS = 6  # V15.4, the main house included
MAX_DICE = 4  # V15.5
DECK_SIZE = 45  # V2.1
DEFEND_PRESIDENTE = 6  # V6.2
HAND_LIMIT = 4  # V16.1
BUILDING_PRICE = 4  # V15.4
ABOUT = ("name", "source", "confidence")  # of every data set


class Effect(Enum):
    """What a card does (V26)."""

    MONEY = "money"
    BURGLARS = "burglars"
    SPY = "spy"
    ASSASSINATION = "assassination"
    BRIBERY = "bribery"
    GUNBOAT = "gunboat"
    SURPRISE_ATTACK = "surprise_attack"
    PEASANT_UPRISING = "peasant_uprising"
    DIVERSIONARY_TACTIC = "diversionary_tactic"
    PARTY_DONATION = "party_donation"
    PR_CAMPAIGN = "pr_campaign"
    YACHT = "yacht"
    SUPERCAR = "supercar"
    PETITION = "petition"


# V26: the rule of each effect, cited wherever such a card is played or refused.
RULE_OF = {
    Effect.MONEY: "V26.FA",
    Effect.BURGLARS: "V26.BUR",
    Effect.SPY: "V26.SPY",
    Effect.ASSASSINATION: "V26.ASS",
    Effect.BRIBERY: "V26.BRI",
    Effect.GUNBOAT: "V26.GUN",
    Effect.SURPRISE_ATTACK: "V26.SUR",
    Effect.PEASANT_UPRISING: "V26.PEA",
    Effect.DIVERSIONARY_TACTIC: "V26.DIV",
    Effect.PARTY_DONATION: "V26.DON",
    Effect.PR_CAMPAIGN: "V26.PRC",
    Effect.YACHT: "V26.YAC",
    Effect.SUPERCAR: "V26.CAR",
    Effect.PETITION: "V26.STU",
}

# V26: the window of each effect; money and what is never played have none.
WINDOW_OF = {
    Effect.BURGLARS: "burglars",
    Effect.SPY: "spy",
    Effect.ASSASSINATION: "battle",
    Effect.BRIBERY: "battle",
    Effect.GUNBOAT: "battle",
    Effect.SURPRISE_ATTACK: "battle",
    Effect.PEASANT_UPRISING: "battle",
    Effect.DIVERSIONARY_TACTIC: "roll",
    Effect.PARTY_DONATION: "spend",
    Effect.PR_CAMPAIGN: "spend",
}


# The printed cards: their names, texts and drawings belong to these effects. An own file may add cards of other ids.
EFFECT_OF = {
    **dict.fromkeys(("FA1", "FA2", "FA3"), Effect.MONEY),
    "BUR": Effect.BURGLARS,
    "SPY": Effect.SPY,
    "ASS": Effect.ASSASSINATION,
    "BRI": Effect.BRIBERY,
    "GUN": Effect.GUNBOAT,
    "SUR": Effect.SURPRISE_ATTACK,
    "PEA": Effect.PEASANT_UPRISING,
    "DIV": Effect.DIVERSIONARY_TACTIC,
    "DON": Effect.PARTY_DONATION,
    "PRC": Effect.PR_CAMPAIGN,
    "YAC": Effect.YACHT,
    "CAR": Effect.SUPERCAR,
    "STU": Effect.PETITION,
}
KINDS = ("helicopter_pad", "swimming_pool", "watchtower", "radar_station", "guard_house")


@dataclass
class Card:
    """A kind of card as printed."""

    id: str
    effect: Effect
    copies: int
    money: int
    victory_points: int

    @property
    def rule(self) -> str:
        return RULE_OF[self.effect]


@dataclass
class Box:
    """The printed facts that one match is played with."""

    cards: dict[str, Card]
    numbers: dict[str, int]  # colour -> number of its estate
    kinds: tuple[str, ...]  # building tiles, one of each kind per estate
    deck_name: str
    estates_name: str
    windows: dict[str, frozenset[str]] = field(default_factory=dict)  # V26 which cards are for which window
    worth: dict[str, int] = field(default_factory=dict)  # V26.FA millions on the cards that are money

    def __post_init__(self) -> None:
        self.worth = {card.id: card.money for card in self.cards.values() if card.money}
        for window in WINDOW_OF.values():
            fitting = [card.id for card in self.cards.values() if WINDOW_OF.get(card.effect) == window]
            self.windows[window] = frozenset(fitting)

    def lacking(self, built: tuple[str, ...]) -> tuple[str, ...]:
        """V15.4 The kinds of building that an estate still lacks."""
        return _lacking(self.kinds, built)

    def fitting(self, window: str, hand: tuple[str, ...]) -> tuple[str, ...]:
        """V0.4 The kinds of cards in a hand that are for this window."""
        cards = self.windows[window]
        if cards.isdisjoint(hand):
            return ()
        return tuple(sorted(cards.intersection(hand)))

    def effect(self, card: str) -> Effect:
        return self.cards[card].effect

    def money(self, cards: tuple[str, ...]) -> int:
        """V18.3 The printed money on these cards."""
        known = self.cards
        return sum([known[card].money for card in cards])

    def luxury(self, cards: tuple[str, ...]) -> int:
        """V18.2 The victory points on these cards."""
        known = self.cards
        return sum([known[card].victory_points for card in cards])

    def full_deck(self) -> tuple[str, ...]:
        """V2.1 All cards, as a multiset in fixed order."""
        return tuple(card.id for card in self.cards.values() for _ in range(card.copies))


@lru_cache(maxsize=1024)
def _lacking(kinds: tuple[str, ...], built: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([kind for kind in kinds if kind not in built])


def box(rules: dict[str, str], own: Plain) -> Box:
    """The box for these switches; ``own`` is a user's file with data sets of his own, as read from JSON."""
    if own is None and rules["deck"] == rules["estates"] == "reconstructed":
        return _usual_box()
    own = {} if own is None else object_of(own, "components")
    only(own, "components", ("deck", "estates"))
    return _packed(
        own["deck"] if "deck" in own else _named("deck", rules["deck"]),
        own["estates"] if "estates" in own else _named("estates", rules["estates"]),
    )


@lru_cache(maxsize=1)
def _usual_box() -> Box:
    """The box as it comes with the game: nobody changes it, so all matches share it."""
    return _packed(_named("deck", "reconstructed"), _named("estates", "reconstructed"))


def is_usual(card: str) -> bool:
    """Whether this kind of card comes with the game, and so has a name in every language."""
    return card in _usual_box().cards


def _packed(deck: Plain, estates: Plain) -> Box:
    return Box(
        _cards(object_of(deck, "deck")),
        _numbers(object_of(estates, "estates")),
        _kinds(estates),
        text_of(deck.get("name", "own"), "deck.name", LONGEST_TITLE),
        text_of(estates.get("name", "own"), "estates.name", LONGEST_TITLE),
    )


_READ: dict[str, Plain] = {}


def _named(what: str, name: str) -> Plain:
    """A data set that comes with the game."""
    if name != "reconstructed":
        raise BadInput(f"switches.{what}", "core-data-unknown-set", value=name, known=["reconstructed"])
    path = f"{what}.{name}.json"
    if path not in _READ:
        found = resources.files("camarilla.games.viva").joinpath("data", path)
        _READ[path] = json.loads(found.read_text(encoding="utf-8"))
    return _READ[path]


def _cards(deck: dict[str, Plain]) -> dict[str, Card]:
    cards: dict[str, Card] = {}
    only(deck, "deck", (*ABOUT, "cards"))
    for place, item in enumerate(list_of(deck.get("cards"), "deck.cards", DECK_SIZE)):
        where = f"deck.cards[{place}]"
        card = _card(object_of(item, where), where)
        if card.id in cards:
            raise BadInput(f"{where}.id", "core-data-twice", value=card.id)
        cards[card.id] = card
    held = sum(card.copies for card in cards.values())
    if held != DECK_SIZE:
        raise BadInput("deck.cards", "viva-data-deck-size", got=held, want=DECK_SIZE)
    money = sum(card.copies * card.money for card in cards.values())
    if money < BUILDING_PRICE:  # nobody could ever build, and the game would never end
        raise BadInput("deck.cards", "viva-data-no-money", got=money, want=BUILDING_PRICE)
    return cards


def _card(item: dict[str, Plain], where: str) -> Card:
    only(item, where, ("id", "effect", "copies", "money", "victory_points", "confidence"))
    name = item.get("id")
    if not isinstance(name, str) or not name.isascii() or not name.isalnum() or not name.isupper() or len(name) > 12:
        raise BadInput(f"{where}.id", "viva-data-card-id", got=shown(name))
    effects = [effect.value for effect in Effect]
    if item.get("effect") not in effects:
        raise BadInput(f"{where}.effect", "core-unknown-value", value=shown(item.get("effect")), known=effects)
    card = Card(
        name,
        Effect(item["effect"]),
        whole(item.get("copies"), f"{where}.copies", 0, DECK_SIZE),
        whole(item.get("money", 0), f"{where}.money", 0, 9),
        whole(item.get("victory_points", 0), f"{where}.victory_points", 0, 3),
    )
    if EFFECT_OF.get(name, card.effect) is not card.effect:
        raise BadInput(f"{where}.effect", "viva-data-effect", card=name, effect=EFFECT_OF[name].value)
    if (card.money > 0) != (card.effect is Effect.MONEY):
        raise BadInput(f"{where}.money", "viva-data-money", effect=card.effect.value)
    return card


def _numbers(estates: dict[str, Plain]) -> dict[str, int]:
    numbers: dict[str, int] = {}
    only(estates, "estates", (*ABOUT, "estates", "buildings"))
    for place, item in enumerate(list_of(estates.get("estates"), "estates.estates", 5)):
        where = f"estates.estates[{place}]"
        only(object_of(item, where), where, ("colour", "number", "confidence"))
        colour = item.get("colour")
        if colour not in ("blue", "black", "yellow", "red", "green") or colour in numbers:
            raise BadInput(f"{where}.colour", "viva-data-colour", got=shown(colour))
        numbers[colour] = whole(item.get("number"), f"{where}.number", 1, 5)
    if sorted(numbers.values()) != [1, 2, 3, 4, 5]:
        raise BadInput("estates.estates", "viva-data-numbers")
    return numbers


def _kinds(estates: dict[str, Plain]) -> tuple[str, ...]:
    kinds = []
    for place, item in enumerate(list_of(estates.get("buildings"), "estates.buildings", MAX_BUILDINGS)):
        where = f"estates.buildings[{place}]"
        only(object_of(item, where), where, ("kind", "confidence"))
        kind = item.get("kind")
        if kind not in KINDS:
            raise BadInput(f"{where}.kind", "core-unknown-value", value=shown(kind), known=list(KINDS))
        if kind in kinds:
            raise BadInput(f"{where}.kind", "core-data-twice", value=kind)
        kinds.append(kind)
    if len(kinds) != MAX_BUILDINGS - 1:
        raise BadInput("estates.buildings", "viva-data-kinds", got=len(kinds), want=MAX_BUILDINGS - 1)
    return tuple(kinds)
