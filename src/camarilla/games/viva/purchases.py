"""V15.3 to V15.8: what can be bought in a spending turn and how it is paid."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypedDict

from camarilla.core.illegal import BadInput, Illegal, WrongMoment
from camarilla.core.plain import fixed
from camarilla.core.questions import Combination, Dice, Either, Laid, OneOf, Option, Part, Question, Record
from camarilla.core.reading import Reader, record, record_schema, shown, whole, word, words_of, yes_no
from camarilla.core.words import Plain, Words, text
from camarilla.games.viva.components import BUILDING_PRICE, Box, Effect
from camarilla.games.viva.questions import NEVER_PLAYED, card_text, strings

MILITIA_PRICE = 2  # V15.5
CARD_PRICE = 1  # V15.6
PRICES = {"militia": MILITIA_PRICE, "card": CARD_PRICE}


@fixed
class Spend:
    """V15.3 One step of a spending turn: a purchase with its payment, a card played, or the end of the turn."""

    buildings: tuple[str, ...] = ()
    militias: int = 0
    card: bool = False
    pay: tuple[str, ...] = ()
    play: str = ""

    @property
    def buys(self) -> int:
        return len(self.buildings) + self.militias + self.card

    @property
    def wares(self) -> tuple[str, ...]:
        """What is bought, ware by ware."""
        built = [f"building:{kind}" for kind in self.buildings]
        return (*built, *["militia"] * self.militias, *["card"] * self.card)

    @property
    def price(self) -> int:
        return BUILDING_PRICE * len(self.buildings) + MILITIA_PRICE * self.militias + CARD_PRICE * self.card


END_TURN = Spend()
PURCHASE: dict[str, Reader] = {"buildings": strings, "militias": whole, "card": yes_no, "pay": strings}


@lru_cache(maxsize=4096)
def payments(purse: tuple[tuple[int, int], ...], price: int) -> tuple[tuple[int, ...], ...]:
    """V15.7 All ways to pay a price from (value, number of cards) pairs in which no card is superfluous."""
    found: list[tuple[int, ...]] = []

    def lay(place: int, counts: tuple[int, ...], paid: int) -> None:
        if place == len(purse):
            least = min((value for (value, _), count in zip(purse, counts, strict=True) if count), default=0)
            if paid >= price and paid - least < price:
                found.append(counts)
            return
        value, held = purse[place]
        for count in range(held + 1):
            lay(place + 1, (*counts, count), paid + value * count)

    lay(0, (), 0)
    return tuple(found)


@lru_cache(maxsize=4096)
def ways_to_pay(purse: tuple[tuple[str, int], ...], price: int) -> tuple[tuple[str, ...], ...]:
    """V15.7 The same as cards, from the money in hand, card by card with its value."""
    held = {one: purse.count(one) for one in purse}
    counted = payments(tuple([(money, count) for (_, money), count in held.items()]), price)
    return tuple(
        [
            tuple([card for (card, _), count in zip(held, counts, strict=True) for _ in range(count)])
            for counts in counted
        ]
    )


@lru_cache(maxsize=4096)
def bundles(money: int, buildings: int, militias: int, card: bool, single: bool) -> tuple[tuple[int, int, bool], ...]:
    """V15.4 to V15.7 What can be bought together: buildings, militias, a card."""
    return tuple(
        [
            (built, hired, drawn)
            for built in range(buildings + 1)
            for hired in range(militias + 1)
            for drawn in ((False, True) if card else (False,))
            if built + hired + drawn > 0
            and BUILDING_PRICE * built + MILITIA_PRICE * hired + CARD_PRICE * drawn <= money
            if not single or built + hired + drawn == 1
        ]
    )


class Basket(Laid[tuple[str, ...], str]):
    """Wares one by one. What is too dear is not offered; whoever asks for it all the same is told about his payment."""

    money: int

    def more(self, laid: tuple[str, ...]) -> list[str]:
        return [ware for ware in self.able(laid) if price_of((*laid, ware)) <= self.money]


class Prices(TypedDict):
    """V15.4 to V15.6"""

    building: int
    militia: int
    card: int


class DrawnMoney(TypedDict):
    """Prices and the worth of the cards in hand, so that no reader needs to know them."""

    prices: Prices
    worth: dict[str, int]


@dataclass
class SpendMoney(Question[Spend]):
    """V15.3 Buy, play Party Donation or PR Campaign, or end the turn."""

    key: ClassVar[str] = "viva-ask-spend"
    rule: str
    box: Box
    hand: tuple[str, ...]
    kinds: tuple[str, ...]  # V15.4 tiles the estate still lacks
    militias: int  # V15.5 dice of the own colour in the supply
    card: bool  # V15.6 no card bought yet, and there is one to draw
    combined: bool  # V15.7 switch `payment`
    donation: bool  # V26.DON there is something to draw
    money: int  # V15.7 on the cards in hand

    def words(self) -> Words:
        return Words(self.key, {"money": self.money})

    def drawn(self) -> DrawnMoney:
        return {
            "prices": {"building": BUILDING_PRICE, "militia": MILITIA_PRICE, "card": CARD_PRICE},
            "worth": {card: self.box.cards[card].money for card in self.hand if self.box.cards[card].money},
        }

    def playable(self) -> tuple[str, ...]:
        """V26.DON, V26.PRC The cards that can be played in this turn."""
        cards = self.box.fitting("spend", self.hand)
        return tuple([card for card in cards if self._useful(self.box.effect(card))]) if cards else ()

    def _useful(self, effect: Effect) -> bool:
        return self.donation if effect is Effect.PARTY_DONATION else self.militias > 0

    def forced(self) -> bool:
        return self.money < self._cheapest() and not self.playable()

    def _cheapest(self) -> int:
        if self.card:
            return CARD_PRICE
        return MILITIA_PRICE if self.militias else BUILDING_PRICE if self.kinds else 99

    def default(self) -> Spend:
        return END_TURN

    def form(self) -> Either[Spend]:
        """Steps: ``end``, ``play:DON``, wares (``building:kind``, ``militia``, ``card``), then ``pay:FA2``."""
        plain = OneOf((END_TURN, *[Spend(play=card) for card in self.playable()]), self._plain, self._no_play)
        bought = Record(("wares", "pay"), self._purchase, lambda both: purchase(both[0], both[1]), self._law)
        return Either([plain, bought], lambda answer: 0 if answer == END_TURN or answer.play else 1)

    def _purchase(self, name: str, so_far: list[tuple[str, ...]]) -> Part[tuple[str, ...]]:
        if so_far:
            return Combination(
                self.payments(price_of(so_far[0])), self._pay, lambda paid: self._unpaid(so_far[0], paid)
            )
        wares = (*self._tiles(()), *PRICES)
        basket = Basket(self._for_sale, ware_option, one_order, None, self._no_ware, words_of, low=1, pieces=wares)
        basket.money = self.money
        return basket

    def _tiles(self, wares: tuple[str, ...]) -> list[str]:
        tiles = [f"building:{kind}" for kind in self.kinds]
        return [tile for tile in tiles if tile not in wares]

    def _for_sale(self, wares: tuple[str, ...]) -> list[str]:
        """V15.4 to V15.6 What else is for sale, besides these."""
        if wares and not self.combined:
            return []
        militia = ["militia"] if wares.count("militia") < self.militias else []
        return [*self._tiles(wares), *militia, *(["card"] if self.card and "card" not in wares else [])]

    def _law(self, answer: Spend) -> None:
        if answer.militias < 0:
            raise Illegal("V15.5", "viva-no-militia-left")

    def _no_ware(self, wares: tuple[str, ...], ware: str | None) -> Illegal:
        if ware is None:
            return Illegal("V15.7", "viva-no-pay-for-nothing")
        if not self.combined and len(wares) > 1:
            return Illegal("V15.7", "viva-no-separate")
        if ware == "militia":
            return Illegal("V15.5", "viva-no-militia-left")
        if ware == "card":
            return Illegal("V15.6", "viva-no-second-card")
        return Illegal("V15.4", "viva-no-building" if self.kinds else "viva-no-building-left")

    def _no_play(self, answer: Spend) -> Illegal:
        card = answer.play
        if answer.buys or answer.pay:
            return Illegal("V15.3", "viva-no-play-and-buy")
        if card not in self.hand:
            return Illegal("V0.4", "viva-no-not-in-hand", card=card_text(card))
        effect, rule = self.box.effect(card), self.box.cards[card].rule
        if effect in NEVER_PLAYED:
            return Illegal(rule, "viva-no-never-played", card=card_text(card))
        if effect is Effect.PR_CAMPAIGN:
            return Illegal(rule, "viva-no-militia-left")
        if effect is Effect.PARTY_DONATION:
            return Illegal("V0.4", "viva-no-effect", card=card_text(card))
        return WrongMoment("V0.4", "viva-no-wrong-window", card=card_text(card))

    def _unpaid(self, wares: tuple[str, ...], pay: tuple[str, ...]) -> Illegal:
        left, price, paid = list(self.hand), price_of(wares), self.box.money(pay)
        for card in pay:
            if card not in left:
                return Illegal("V15.7", "viva-no-not-in-hand", card=card_text(card))
            if not self.box.cards[card].money:
                return Illegal("V15.7", "viva-no-money-card", card=card_text(card))
            left.remove(card)
        return Illegal("V15.7", "viva-no-too-little" if paid < price else "viva-no-too-much", price=price, paid=paid)

    def sample(self, dice: Dice) -> Spend:
        playable, ways = self.playable(), self._bundles()
        way = dice.below(1 + len(playable) + len(ways))
        if way == 0:
            return END_TURN
        if way <= len(playable):
            return Spend(play=playable[way - 1])
        built, hired, drawn = ways[way - 1 - len(playable)]
        kinds = list(self.kinds)
        tiles = tuple(sorted([kinds.pop(dice.below(len(kinds))) for _ in range(built)]))
        price = BUILDING_PRICE * built + MILITIA_PRICE * hired + CARD_PRICE * drawn
        paid = self.payments(price)
        return Spend(tiles, hired, drawn, paid[dice.below(len(paid))])

    def _bundles(self) -> tuple[tuple[int, int, bool], ...]:
        return bundles(self.money, len(self.kinds), self.militias, self.card, not self.combined)

    def payments(self, price: int) -> tuple[tuple[str, ...], ...]:
        """V15.7 All legal payments of this price, as cards."""
        cards = self.box.cards
        return ways_to_pay(tuple([(card, cards[card].money) for card in self.hand if cards[card].money]), price)

    def _plain(self, answer: Spend) -> Option:
        rule, aim = (self.box.cards[answer.play].rule, f"card:{answer.play}") if answer.play else ("V15.3", "")
        return Option(self.name(answer), self.label(answer), rule, aim)

    def _pay(self, card: str) -> Option:
        return Option(f"pay:{card}", Words("viva-opt-pay", {"card": card_text(card)}), "V15.7", f"card:{card}")

    def name(self, answer: Spend) -> str:
        if answer == END_TURN:
            return "end"
        if answer.play:
            return f"play:{answer.play}"
        wares = [*answer.buildings, *["militia"] * answer.militias, *["card"] * answer.card]
        return f"{'+'.join(wares)} for {'+'.join(answer.pay)}"

    def label(self, answer: Spend) -> Words:
        if answer == END_TURN:
            return Words("viva-opt-end-turn")
        if answer.play:
            return Words("viva-opt-play", {"card": card_text(answer.play)})
        return Words("viva-opt-buy", {"wares": wares_text(answer), "price": answer.price})

    def write(self, answer: Spend) -> Plain:
        if answer == END_TURN:
            return "end"
        if answer.play:
            return {"play": answer.play}
        return {
            "buildings": list(answer.buildings),
            "militias": answer.militias,
            "card": answer.card,
            "pay": list(answer.pay),
        }

    def schema(self) -> dict[str, Plain]:
        return {"anyOf": [{"const": "end"}, record_schema({"play": word}), record_schema({}, PURCHASE)]}

    def read(self, written: Plain) -> Spend:
        if written == "end":
            return END_TURN
        if isinstance(written, dict) and "play" in written:
            card = record(written, "answer", {"play": word})["play"]
            if card not in self.box.cards:
                raise BadInput("answer.play", "viva-no-such-card", got=shown(card))
            return Spend(play=card)
        parts = record(written, "answer", {}, PURCHASE)
        militias, card = parts.get("militias", 0), parts.get("card", False)
        tiles, paid = parts.get("buildings", []), parts.get("pay", [])
        for one in paid:
            if one not in self.box.cards:
                raise BadInput("answer.pay", "viva-no-such-card", got=one)
        purchase = Spend(tuple(sorted(tiles)), militias, card, tuple(sorted(paid)))
        if purchase == END_TURN:  # an empty purchase is no way to end a turn
            raise Illegal("V15.7", "viva-no-pay-for-nothing")
        return purchase


@lru_cache(maxsize=256)
def ware_option(ware: str) -> Option:
    """Into the basket."""
    if ware == "militia":
        return Option(ware, Words("viva-opt-militia"), "V15.5", "militia")
    if ware == "card":
        return Option(ware, Words("viva-opt-buy-card"), "V15.6", "deck")
    words = Words("viva-opt-building", {"building": text(f"viva-building-{ware[9:]}")})
    return Option(ware, words, "V15.4", ware)


def price_of(wares: tuple[str, ...]) -> int:
    """V15.4 to V15.6"""
    return sum([PRICES.get(ware, BUILDING_PRICE) for ware in wares])


def one_order(wares: tuple[str, ...]) -> tuple[str, ...]:
    """Buildings by their names, then the rest: in whichever order they were laid into the basket."""
    return tuple(sorted(wares, key=lambda ware: (ware in PRICES, ware)))


def purchase(wares: tuple[str, ...], pay: tuple[str, ...]) -> Spend:
    kinds = tuple([ware[9:] for ware in wares if ware not in PRICES])
    return Spend(kinds, wares.count("militia"), "card" in wares, pay)


def wares_text(answer: Spend) -> list[dict[str, str]]:
    """What was bought, as arguments of a message."""
    wares = [text(f"viva-building-{kind}") for kind in answer.buildings]
    return wares + [text("viva-ware-militia")] * answer.militias + [text("viva-ware-card")] * answer.card
