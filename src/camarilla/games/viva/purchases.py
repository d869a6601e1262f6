"""V15.3 to V15.8: what can be bought in a spending turn and how it is paid."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypedDict

from camarilla.core.illegal import BadInput, Illegal, WrongMoment
from camarilla.core.questions import Dice, Menu, Option, Question
from camarilla.core.reading import Reader, record, shown, whole, word, yes_no
from camarilla.core.words import Plain, Words, text
from camarilla.games.viva.components import BUILDING_PRICE, Box, Effect
from camarilla.games.viva.questions import NEVER_PLAYED, card_text, strings

MILITIA_PRICE = 2  # V15.5
CARD_PRICE = 1  # V15.6


@dataclass(frozen=True)
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


class SpendFacts(TypedDict):
    """What a board draws of a spending turn."""

    rule: str
    hand: tuple[str, ...]
    kinds: tuple[str, ...]
    militias: int
    card: bool
    combined: bool
    donation: bool
    money: int
    prices: dict[str, int]
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

    def facts(self) -> SpendFacts:
        """With prices and the worth of the cards in hand, so that no reader needs to know them."""
        return {
            "rule": self.rule,
            "hand": self.hand,
            "kinds": self.kinds,
            "militias": self.militias,
            "card": self.card,
            "combined": self.combined,
            "donation": self.donation,
            "money": self.money,
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

    def check(self, answer: Spend) -> None:
        if answer == END_TURN:
            return
        if answer.play:
            if answer.buys or answer.pay:
                raise Illegal("V15.3", "viva-no-play-and-buy")
            self._check_play(answer.play)
        else:
            self._check_wares(answer)
            self._check_payment(answer)

    def _check_play(self, card: str) -> None:
        if card in self.playable():
            return
        if card not in self.hand:
            raise Illegal("V0.4", "viva-no-not-in-hand", card=card_text(card))
        effect, rule = self.box.effect(card), self.box.cards[card].rule
        if effect in NEVER_PLAYED:
            raise Illegal(rule, "viva-no-never-played", card=card_text(card))
        if effect is Effect.PR_CAMPAIGN:
            raise Illegal(rule, "viva-no-militia-left")
        if effect is Effect.PARTY_DONATION:
            raise Illegal("V0.4", "viva-no-effect", card=card_text(card))
        raise WrongMoment("V0.4", "viva-no-wrong-window", card=card_text(card))

    def _check_wares(self, answer: Spend) -> None:
        if answer.buys == 0:
            raise Illegal("V15.7", "viva-no-pay-for-nothing")
        if not self.combined and answer.buys > 1:
            raise Illegal("V15.7", "viva-no-separate")
        for kind in answer.buildings:
            if kind not in self.kinds or answer.buildings.count(kind) > 1:
                raise Illegal("V15.4", "viva-no-building" if self.kinds else "viva-no-building-left")
        if answer.militias > self.militias or answer.militias < 0:
            raise Illegal("V15.5", "viva-no-militia-left")
        if answer.card and not self.card:
            raise Illegal("V15.6", "viva-no-second-card")

    def _check_payment(self, answer: Spend) -> None:
        left = list(self.hand)
        for card in answer.pay:
            if card not in left:
                raise Illegal("V15.7", "viva-no-not-in-hand", card=card_text(card))
            if not self.box.cards[card].money:
                raise Illegal("V15.7", "viva-no-money-card", card=card_text(card))
            left.remove(card)
        paid = self.box.money(answer.pay)
        if paid < answer.price:
            raise Illegal("V15.7", "viva-no-too-little", price=answer.price, paid=paid)
        if paid - min([self.box.cards[card].money for card in answer.pay]) >= answer.price:
            raise Illegal("V15.7", "viva-no-too-much", price=answer.price, paid=paid)

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

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Spend]:
        """Steps: ``end``, ``play:DON``, wares (``building:kind``, ``militia``, ``card``), then ``pay:FA2``"""
        if so_far == ("end",):
            return Menu((), END_TURN)
        if len(so_far) == 1 and so_far[0].startswith("play:"):
            answer = Spend(play=so_far[0][5:])
            self.check(answer)
            return Menu((), answer)
        basket = self._basket(so_far)
        if basket.pay:
            return self._pay_menu(basket)
        options = [] if so_far else self._first_steps()
        return Menu((*options, *self._ware_steps(basket), *self._pay_steps(basket)))

    def _basket(self, so_far: tuple[str, ...]) -> Spend:
        for step in so_far:
            if step not in ("militia", "card") and not step.startswith(("building:", "pay:")):
                raise BadInput("steps", "core-bad-step", step=step)
        basket = Spend(
            tuple(sorted(step[9:] for step in so_far if step.startswith("building:"))),
            so_far.count("militia"),
            "card" in so_far,
            tuple(sorted(step[4:] for step in so_far if step.startswith("pay:"))),
        )
        if basket.buys:
            self._check_wares(basket)
        return basket

    def _first_steps(self) -> list[Option]:
        played = [
            Option(
                f"play:{card}",
                Words("viva-opt-play", {"card": card_text(card)}),
                self.box.cards[card].rule,
                f"card:{card}",
            )
            for card in self.playable()
        ]
        return [Option("end", Words("viva-opt-end-turn"), "V15.3"), *played]

    def _ware_steps(self, basket: Spend) -> list[Option]:
        if basket.buys and not self.combined:
            return []
        left = self.money - basket.price
        steps = []
        if left >= BUILDING_PRICE:
            for kind in self.kinds:
                if kind not in basket.buildings:
                    words = Words("viva-opt-building", {"building": text(f"viva-building-{kind}")})
                    steps.append(Option(f"building:{kind}", words, "V15.4", f"building:{kind}"))
        if left >= MILITIA_PRICE and basket.militias < self.militias:
            steps.append(Option("militia", Words("viva-opt-militia"), "V15.5", "militia"))
        if left >= CARD_PRICE and self.card and not basket.card:
            steps.append(Option("card", Words("viva-opt-buy-card"), "V15.6", "deck"))
        return steps

    def _pay_steps(self, basket: Spend) -> list[Option]:
        if not basket.buys:
            return []
        laid = Counter(basket.pay)
        next_cards = {
            card
            for payment in self.payments(basket.price)
            if not laid - Counter(payment)
            for card in Counter(payment) - laid
        }
        return [
            Option(f"pay:{card}", Words("viva-opt-pay", {"card": card_text(card)}), "V15.7", f"card:{card}")
            for card in sorted(next_cards)
        ]

    def _pay_menu(self, basket: Spend) -> Menu[Spend]:
        if basket.pay in [tuple(sorted(payment)) for payment in self.payments(basket.price)]:
            return Menu((), basket)
        steps = self._pay_steps(basket)
        if not steps:
            self._check_payment(basket)
        return Menu(tuple(steps))

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


def wares_text(answer: Spend) -> list[dict[str, str]]:
    """What was bought, as arguments of a message."""
    wares = [text(f"viva-building-{kind}") for kind in answer.buildings]
    return wares + [text("viva-ware-militia")] * answer.militias + [text("viva-ware-card")] * answer.card
