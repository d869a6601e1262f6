"""J16.2 The deal desk: what a player may offer, ask for and accept, in whole answers and in small steps.

One may ask for whatever one likes: a sum, notes (J7.1: money is changed among players), so many cards of a kind, a card
by its name, units on the map. Whether the other one has it is his secret: he alone sees whether he could accept.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from camarilla.core.deals import Offer
from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice, Laid, Option, Part, Question, Record
from camarilla.core.reading import wholes, word
from camarilla.core.words import Words, phrase, text
from camarilla.games.junta.components import KINDS
from camarilla.games.junta.money import NO_NOTES, Notes, exact, holds, minus, payable, plus, together, total
from camarilla.games.junta.questions.kinds import area_text, card_text, counted, dashed, sorted_row
from camarilla.games.junta.said import AcceptOffer, MakeOffer, Said
from camarilla.games.junta.state import Goods

A = TypeVar("A")
NOTHING = Goods()
ANY = "any"
ASKED_KINDS = (*KINDS, ANY)
UNTIL = ("", "phase", "round")
NOTE: tuple[Notes, ...] = (NO_NOTES, (1, 0, 0), (0, 1, 0), (0, 0, 1))  # by its value
MOST_OFFERS = 6  # open offers of one maker
MOST_MONEY = 12  # MP that small steps can ask for
MOST_CARDS = 6  # cards that one can ask for

Piece: TypeAlias = tuple[str, Any]  # ("card", 7), ("note", 2), ("unit", ("B1", "brigade1")): a small step of an offer
WANT: Piece = ("want", 0)  # a card by its name, which follows
FIRST: Piece = ("", 0)  # before all others
UnitsHeld: TypeAlias = tuple[tuple[str, str, int], ...]
Wanted: TypeAlias = tuple[tuple[str, int, tuple[int, ...]], ...]  # kind, how many, which of his cards would do


@dataclass
class Desk(Question[Said]):
    """J16.2 The part of an aside that is about deals."""

    rule: str
    offers: tuple[tuple[int, Offer[Goods]], ...]  # those he may accept
    wanted: tuple[tuple[int, Wanted], ...]  # what he may pick from, for those that ask for kinds of cards
    mine: tuple[int, ...]  # numbers of offers he may withdraw or decline
    got: tuple[tuple[int, int], ...]  # number and maker of those he may answer with another
    partners: tuple[int, ...]
    cards: tuple[int, ...]
    pack: int  # cards are numbered from 1 to this
    notes: Notes
    units: UnitsHeld
    promised: tuple[int, ...]  # J8.1 what the proposer must stay able to pay
    aid: Notes
    unit_deals: bool
    mint: Notes  # J3.3 all notes there are
    areas: tuple[str, ...]  # J13.9 where units can stand, and how many there are of each kind
    forces: tuple[tuple[str, int], ...]

    def pressing(self) -> bool:
        return bool(self.got)

    # --- what is legal ---

    def check_offer(self, offer: MakeOffer) -> None:
        if offer.to not in self.partners:
            raise Illegal("J16.1", "junta-no-partner")
        if offer.counter and (offer.counter, offer.to) not in self.got:
            raise Illegal("J16.2", "junta-no-such-offer")
        if offer.give == NOTHING and offer.get == NOTHING:
            raise Illegal("J16.2", "junta-no-empty-offer")
        if offer.until not in UNTIL:
            raise Illegal("J16.2", "junta-no-such-time")
        if (offer.give.units or offer.get.units) and not self.unit_deals:
            raise Illegal("J13.9", "junta-no-unit-deals")
        self._check_give(offer.give)
        self._check_get(offer.get)

    def _check_give(self, give: Goods) -> None:
        if give.money or give.kinds:
            raise Illegal("J16.2", "junta-no-offer-shape")
        if len(set(give.cards)) != len(give.cards) or any(card not in self.cards for card in give.cards):
            raise Illegal("J5.2", "junta-no-such-card")
        if not holds(self.notes, give.notes):
            raise Illegal("J7.1", "junta-no-such-notes")
        if not self._keeps_word(minus(self.notes, give.notes)):
            raise Illegal("J8.1", "junta-no-budget-change")
        self._check_units(give)
        there = {(area, kind): number for area, kind, number in self.units}
        for area, kind, number in give.units:
            if number > there.get((area, kind), 0):
                raise Illegal("J13.9", "junta-no-such-units", unit=text(f"junta-unit-{kind}"))

    def _check_get(self, get: Goods) -> None:
        """What one asks for is only looked at by its shape: whether the other one has it is not for us to say."""
        if min(get.notes) < 0 or get.money < 0 or len(set(get.cards)) != len(get.cards):
            raise Illegal("J16.2", "junta-no-offer-shape")
        if not holds(self.mint, get.notes) or get.money + total(get.notes) > total(self.mint):
            raise Illegal("J3.3", "junta-no-so-much-money", most=total(self.mint))
        if any(not 1 <= card <= self.pack or card in self.cards for card in get.cards):
            raise Illegal("J5.2", "junta-no-such-wish")
        kinds = [kind for kind, _ in get.kinds]
        if len(set(kinds)) != len(kinds) or any(kind not in ASKED_KINDS for kind in kinds):
            raise Illegal("J16.2", "junta-no-offer-shape")
        if any(number < 1 for _, number in get.kinds) or wished_cards(get) > MOST_CARDS:
            raise Illegal("J5.1", "junta-no-so-many-cards", most=MOST_CARDS)
        self._check_units(get)

    def _check_units(self, goods: Goods) -> None:
        """Areas of the map and units of the box, each pair once: an offer is no place for words of one's own."""
        most = dict(self.forces)
        if any(area not in self.areas or not 1 <= number <= most.get(kind, 0) for area, kind, number in goods.units):
            raise Illegal("J13.9", "junta-no-units-like-that")
        if len({(area, kind) for area, kind, _ in goods.units}) != len(goods.units):
            raise Illegal("J16.2", "junta-no-offer-shape")

    def check_accept(self, answer: AcceptOffer) -> None:
        for number, offer in self.offers:
            if number == answer.number:
                self._check_picked(dict(self.wanted).get(number, ()), answer.cards, offer.get.cards)
                if answer.notes != NO_NOTES and answer.notes not in self._payments(offer.get):
                    raise Illegal("J7.1", "junta-no-such-payment", sum=offer.get.money)
                return
        raise Illegal("J16.2", "junta-no-such-offer")

    def _check_picked(self, wanted: Wanted, picked: tuple[int, ...], named: tuple[int, ...]) -> None:
        due = sum([number for _, number, _ in wanted])
        if len(set(picked)) != len(picked) or len(picked) != due:
            raise Illegal("J16.2", "junta-no-such-pick", count=due)
        if any(card not in self.cards or card in named for card in picked):
            raise Illegal("J5.2", "junta-no-such-card")
        if any(len([card for card in picked if card in cards]) < number for _, number, cards in wanted):
            raise Illegal("J16.2", "junta-no-such-pick", count=due)

    def _payments(self, get: Goods) -> list[Notes]:
        """J7.1 The notes he could pay the sum with, beside those that were asked for."""
        rest = minus(self.notes, get.notes)
        return [notes for notes in exact(rest, get.money) if self._keeps_word(minus(rest, notes))]

    def _keeps_word(self, left: Notes) -> bool:
        """J8.1 Whether the proposer can still pay with these notes what he promised."""
        return not self.promised or payable(plus(left, self.aid), self.promised)

    # --- something at random ---

    def some_wish(self, dice: Dice) -> Goods:
        """A sum, a note, a card of some kind, or one by its name."""
        way = dice.below(5)
        if way == 4:
            return Goods(notes=NOTE[1 + dice.below(3)])
        if way == 0:
            return Goods(kinds=((ASKED_KINDS[dice.below(len(ASKED_KINDS))], 1),))
        card = 1 + dice.below(self.pack)
        if way == 1 and card not in self.cards:
            return Goods(cards=(card,))
        return Goods(money=1 + dice.below(2))

    def some_accept(self, dice: Dice) -> AcceptOffer:
        number, offer = self.offers[dice.below(len(self.offers))]
        picked: list[int] = []
        for _, count, cards in dict(self.wanted).get(number, ()):
            for _ in range(count):
                left = [card for card in cards if card not in picked]
                picked.append(left[dice.below(len(left))])
        ways = [NO_NOTES, *self._payments(offer.get)] if offer.get.money else [NO_NOTES]
        return AcceptOffer(number, tuple(sorted(picked)), ways[dice.below(len(ways))])

    # --- small steps ---

    def accepting(self, number: int) -> Record[AcceptOffer]:
        """Where only kinds of cards are asked for, the cards are picked one by one: ``card:7``; ``pay:1-0-1`` says in
        which notes the sum is paid, for those who care."""
        return Record(
            ("cards", "notes"),
            lambda part, so_far: self._payment(number) if so_far else self._picked(number),
            lambda chosen: AcceptOffer(number, *chosen),
        )

    def _picked(self, number: int) -> Laid[tuple[int, ...], int]:
        due = [cards for _, count, cards in dict(self.wanted).get(number, ()) for _ in range(count)]

        def after(picked: tuple[int, ...]) -> list[int]:
            return [card for card in self.cards if card not in picked and card in due[len(picked)]]

        return Laid(after, card_option, sorted_row, None, None, wholes, low=len(due), high=len(due))

    def _payment(self, number: int) -> Laid[Notes, Notes]:
        get = dict(self.offers)[number].get
        found = self._payments(get) if get.money else []
        return at_most_one(found if len(found) > 1 else [], pay_option, NO_NOTES)

    def offering(self, to: int) -> Record[MakeOffer]:
        """First what is given (``card:7``, ``note:2``, ``unit:B1@brigade1``), then what is wanted (``ask:3``,
        ``get:2`` for a note, ``kind:vote``, ``want`` and ``want:7``), then until when (``until:phase``)."""

        def part(name: str, so_far: list[Any]) -> Part[Any]:
            if name == "give":
                return Laid(self._gifts, gift_option, given, None, None, wholes)
            if name == "get":
                return Laid(self._wishes, wish_option, wished, None, None, wholes, done=named_all)
            nothing = so_far == [NOTHING, NOTHING]  # for nothing: that is no offer yet
            return at_most_one([] if nothing else UNTIL[1:], until_option, "", int(nothing))

        return Record(("give", "get", "until"), part, lambda said: MakeOffer(to, said[0], said[1], until=said[2]))

    def _gifts(self, laid: tuple[Piece, ...]) -> list[Piece]:
        """Each thing that is there, in one order only: cards, notes, units."""
        last, notes = laid[-1] if laid else FIRST, notes_laid(laid, "note")
        found: list[Piece] = [("card", card) for card in self.cards if ("card", card) > last]
        found += [piece for piece in GIVEN_NOTES if piece >= last and self._can_spare(plus(notes, NOTE[piece[1]]))]
        units: list[tuple[Piece, int]] = [(("unit", (area, kind)), number) for area, kind, number in sorted(self.units)]
        return found + [piece for piece, number in units if piece >= last and laid.count(piece) < number]

    def _can_spare(self, notes: Notes) -> bool:
        """Whether these notes are there, and what was promised can be paid without them."""
        return holds(self.notes, notes) and self._keeps_word(minus(self.notes, notes))

    def _wishes(self, laid: tuple[Piece, ...]) -> Sequence[Piece]:
        """A sum first, then notes and kinds in their order, then cards by name, each announced by ``want``."""
        if not laid:
            return first_wishes(self.pack, self.cards, self.mint)
        last, named = laid[-1], others(self.pack, self.cards)
        cards = [card for step, card in laid if step == "want" and card]
        left = named[bisect(named, ("want", cards[-1])) :] if cards else named
        if last == WANT:
            return list(left)
        asked = sum([value for step, value in laid if step == "get"])
        found: list[Piece] = []
        if asked < MOST_MONEY:
            found += [piece for piece in NOTES if piece >= last and laid.count(piece) < self.mint[piece[1] - 1]]
        if len(cards) + len([True for step, _ in laid if step == "kind"]) < MOST_CARDS:
            found += [piece for piece in WISHED_KINDS if piece > last]
            found += [WANT] if left else []
        return found


SUMS: tuple[Piece, ...] = tuple([("ask", amount) for amount in range(1, MOST_MONEY + 1)])
GIVEN_NOTES: tuple[Piece, ...] = tuple([("note", value) for value in (1, 2, 3)])
NOTES: tuple[Piece, ...] = tuple([("get", value) for value in (1, 2, 3)])
WISHED_KINDS: tuple[Piece, ...] = tuple([("kind", at) for at in range(len(ASKED_KINDS))])


@lru_cache(maxsize=256)
def others(pack: int, own: tuple[int, ...]) -> tuple[Piece, ...]:
    """All cards but one's own."""
    return tuple([("want", card) for card in range(1, pack + 1) if card not in own])


@lru_cache(maxsize=256)
def first_wishes(pack: int, own: tuple[int, ...], mint: Notes) -> tuple[Piece, ...]:
    """With what a wish can begin: it is offered at each step of what is given, as long as nothing is wanted yet."""
    notes = [piece for piece in NOTES if mint[piece[1] - 1]]
    return (*SUMS, *notes, *WISHED_KINDS, *([WANT] if others(pack, own) else []))


def named_all(laid: tuple[Piece, ...]) -> bool:
    """Whoever wants a card by its name names it, too."""
    return not laid or laid[-1] != WANT


def at_most_one(values: Sequence[A], option: Callable[[A], Option], none: A, low: int = 0) -> Laid[A, A]:
    """One of several values, or none of them without a step."""
    return Laid(lambda laid: values, option, lambda laid: laid[0] if laid else none, None, None, word, low, 1)


def card_option(card: int) -> Option:
    return gift_option(("card", card))


@lru_cache(maxsize=4096)
def gift_option(piece: Piece) -> Option:
    """A piece that is given."""
    what, which = piece
    if what == "card":
        return Option(
            f"card:{which}", Words("junta-opt-give-card", {"card": card_text(which)}), "J5.2", f"card:{which}"
        )
    if what == "note":
        return Option(f"note:{which}", Words("junta-opt-give-note", {"value": which}), "J7.1")
    area, kind = which
    words = Words("junta-opt-give-unit", {"unit": text(f"junta-unit-{kind}"), "area": area_text(area)})
    return Option(f"unit:{area}@{kind}", words, "J13.9", f"area:{area}")


@lru_cache(maxsize=1024)
def wish_option(piece: Piece) -> Option:
    """A piece that is wanted."""
    what, which = piece
    if what == "ask":
        return Option(f"ask:{which}", Words("junta-opt-ask-money", {"sum": which}), "J16.2")
    if what == "get":
        return Option(f"get:{which}", Words("junta-opt-ask-note", {"value": which}), "J7.1")
    if what == "kind":
        kind = ASKED_KINDS[which]
        return Option(f"kind:{kind}", Words("junta-opt-ask-kind", {"kind": text(f"junta-goods-{kind}")}), "J16.2")
    if piece == WANT:
        return Option("want", Words("junta-opt-ask-card"), "J16.2")
    return Option(f"want:{which}", Words("junta-opt-card", {"card": card_text(which)}), "J16.2")


@lru_cache(maxsize=len(UNTIL))
def until_option(time: str) -> Option:
    return Option(f"until:{time}", Words(f"junta-opt-until-{time}"), "J16.2")


def pay_option(notes: Notes) -> Option:
    return Option(f"pay:{dashed(notes)}", Words("junta-opt-pay-notes", {"notes": note_words(notes)}), "J7.1")


@lru_cache(maxsize=1024)
def given(laid: tuple[Piece, ...]) -> Goods:
    """What these pieces give."""
    cards = tuple(sorted([which for what, which in laid if what == "card"]))
    units = counted(tuple([which for what, which in laid if what == "unit"]))
    return Goods(cards, notes_laid(laid, "note"), tuple([(area, kind, number) for (area, kind), number in units]))


@lru_cache(maxsize=1024)
def wished(laid: tuple[Piece, ...]) -> Goods:
    """What these pieces ask for."""
    cards = tuple(sorted([which for what, which in laid if what == "want" and which]))
    kinds = tuple(sorted([(ASKED_KINDS[which], 1) for what, which in laid if what == "kind"]))
    money = sum([which for what, which in laid if what == "ask"])
    return Goods(cards, notes_laid(laid, "get"), (), money, kinds)


def notes_laid(laid: tuple[Piece, ...], step: str) -> Notes:
    return together(tuple([NOTE[which] for what, which in laid if what == step]))


def wished_cards(get: Goods) -> int:
    return len(get.cards) + sum([number for _, number in get.kinds])


def note_words(notes: Notes) -> list[object]:
    """Notes by their values, as arguments of a message."""
    return [phrase("junta-goods-notes", count=notes[value], value=value + 1) for value in range(3) if notes[value]]


def goods_words(goods: Goods) -> list[object]:
    """Goods as arguments of a message."""
    found: list[object] = [card_text(card) for card in goods.cards]
    for kind, number in goods.kinds:
        found.append(phrase("junta-goods-kind", count=number, kind=text(f"junta-goods-{kind}")))
    found += note_words(goods.notes)
    if goods.money:
        found.append(phrase("junta-goods-money", sum=goods.money))
    for area, kind, number in goods.units:
        found.append(phrase("junta-goods-units", count=number, unit=text(f"junta-unit-{kind}"), area=area_text(area)))
    return found or [text("junta-goods-nothing")]
