"""J16.2 The deal desk: what a player may offer, ask for and accept, in whole answers and in small steps.

One may ask for whatever one likes: a sum, notes (J7.1: money is changed among players), so many cards of a kind, a card
by its name, units on the map. Whether the other one has it is his secret: he alone sees whether he could accept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias, TypeVar

from camarilla.core.deals import Offer
from camarilla.core.illegal import BadInput, Illegal
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
        if self.promised and not payable(plus(minus(self.notes, give.notes), self.aid), self.promised):
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
        if len(set(picked)) != len(picked) or len(picked) != sum([number for _, number, _ in wanted]):
            raise Illegal("J16.2", "junta-no-such-pick", count=sum([number for _, number, _ in wanted]))
        if any(card not in self.cards or card in named for card in picked):
            raise Illegal("J5.2", "junta-no-such-card")
        if any(len([card for card in picked if card in cards]) < number for _, number, cards in wanted):
            raise Illegal("J16.2", "junta-no-such-pick", count=sum([number for _, number, _ in wanted]))

    def _payments(self, get: Goods) -> list[Notes]:
        """J7.1 The notes he could pay the sum with, beside those that were asked for."""
        rest = minus(self.notes, get.notes)
        found = exact(rest, get.money)
        if self.promised:
            found = [notes for notes in found if payable(plus(minus(rest, notes), self.aid), self.promised)]
        return found

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

        def option(card: int) -> Option:
            return gift_option(("card", card))

        def fits(picked: tuple[int, ...], card: int) -> bool:
            return card not in picked and card in due[len(picked)]

        return Laid(self.cards, card_step, option, fits, sorted_row, None, unasked, wholes, low=len(due), high=len(due))

    def _payment(self, number: int) -> Laid[Notes, Notes]:
        get = dict(self.offers)[number].get
        found = self._payments(get) if get.money else []
        return at_most_one(tuple(found) if len(found) > 1 else (), NO_NOTES, "pay", dashed, pay_words, "J7.1")

    def offering(self, to: int) -> Record[MakeOffer]:
        """First what is given (``card:7``, ``note:2``, ``unit:B1@brigade1``), then what is wanted (``ask:3``,
        ``get:2`` for a note, ``kind:vote``, ``want`` and ``want:7``), then until when (``until:phase``)."""

        def part(name: str, so_far: list[Any]) -> Part[Any]:
            if name == "give":
                return Laid(self._gifts(), step_of, gift_option, self._can_give, given, None, unasked, wholes)
            if name == "get":
                return Laid(
                    wishes(self.pack, self.cards),
                    step_of,
                    wish_option,
                    self._can_wish,
                    wished,
                    None,
                    unasked,
                    wholes,
                    done=named_all,
                )
            nothing = so_far == [NOTHING, NOTHING]  # for nothing: that is no offer yet
            return at_most_one(() if nothing else UNTIL[1:], "", "until", str, until_words, "J16.2", int(nothing))

        return Record(("give", "get", "until"), part, lambda said: MakeOffer(to, said[0], said[1], until=said[2]))

    def _gifts(self) -> tuple[Piece, ...]:
        cards: list[Piece] = [("card", card) for card in self.cards]
        notes: list[Piece] = [("note", value) for value in (1, 2, 3)]
        return (*cards, *notes, *[("unit", (area, kind)) for area, kind, _ in sorted(self.units)])

    def _can_give(self, laid: tuple[Piece, ...], piece: Piece) -> bool:
        """Each thing that is there, in one order only: cards, notes, units."""
        what, which = piece
        if laid and piece < laid[-1]:
            return False
        if what == "card":
            return piece not in laid
        if what == "unit":
            return laid.count(piece) < {(area, kind): number for area, kind, number in self.units}[which]
        notes = given((*laid, piece)).notes
        kept = not self.promised or payable(plus(minus(self.notes, notes), self.aid), self.promised)
        return holds(self.notes, notes) and kept

    def _can_wish(self, laid: tuple[Piece, ...], piece: Piece) -> bool:
        """A sum first, then notes and kinds in their order, then cards by name."""
        what, which = piece
        last = laid[-1] if laid else ("", 0)
        if what == "want" and which and last != WANT:  # most of all pieces
            return False
        if what == "ask" or (piece < last and piece != WANT):
            return not laid
        if (last == WANT) != (what == "want" and piece != WANT):
            return False
        if what == "get":
            asked = sum([value for step, value in laid if step == "get"])
            return asked < MOST_MONEY and laid.count(piece) < self.mint[which - 1]
        cards = [card for step, card in laid if step == "want" and card]
        if what == "want" and piece != WANT:
            return bool(which > max(cards, default=0))
        if len(cards) + len([True for step, _ in laid if step == "kind"]) >= MOST_CARDS:
            return False
        return piece != last if what == "kind" else wishes(self.pack, self.cards)[-1][1] > max(cards, default=0)


@lru_cache(maxsize=256)
def wishes(pack: int, own: tuple[int, ...]) -> tuple[Piece, ...]:
    """What small steps can ask for; ``want`` opens the list of all cards but one's own."""
    sums: list[Piece] = [("ask", amount) for amount in range(1, MOST_MONEY + 1)]
    notes: list[Piece] = [("get", value) for value in (1, 2, 3)]
    kinds: list[Piece] = [("kind", at) for at in range(len(ASKED_KINDS))]
    cards: list[Piece] = [("want", card) for card in range(1, pack + 1) if card not in own]
    return (*sums, *notes, *kinds, WANT, *cards)


def named_all(laid: tuple[Piece, ...]) -> bool:
    """Whoever wants a card by its name names it, too."""
    return not laid or laid[-1] != WANT


def card_step(card: int) -> str:
    return f"card:{card}"


def at_most_one(
    values: tuple[A, ...],
    none: A,
    step: str,
    name: Callable[[A], str],
    words: Callable[[A], Words],
    rule: str,
    low: int = 0,
) -> Laid[A, A]:
    """One of several values, or none of them without a step."""
    return Laid(
        values,
        lambda value: f"{step}:{name(value)}",
        lambda value: Option(f"{step}:{name(value)}", words(value), rule),
        lambda laid, value: True,
        lambda laid: laid[0] if laid else none,
        None,
        unasked,
        word,
        low,
        1,
    )


def unasked(value: object, piece: object) -> BadInput:
    """A step that does not fit; what is wrong with a whole offer, its own law says."""
    return BadInput("steps", "core-bad-step", step=str(piece))


@lru_cache(maxsize=1024)
def step_of(piece: Piece) -> str:
    """A piece of an offer as a small step."""
    what, which = piece
    if piece == WANT:
        return what
    if what == "kind":
        return f"kind:{ASKED_KINDS[which]}"
    return f"unit:{which[0]}@{which[1]}" if what == "unit" else f"{what}:{which}"


def gift_option(piece: Piece) -> Option:
    what, which = piece
    if what == "card":
        return Option(step_of(piece), Words("junta-opt-give-card", {"card": card_text(which)}), "J5.2", f"card:{which}")
    if what == "note":
        return Option(step_of(piece), Words("junta-opt-give-note", {"value": which}), "J7.1")
    words = Words("junta-opt-give-unit", {"unit": text(f"junta-unit-{which[1]}"), "area": area_text(which[0])})
    return Option(step_of(piece), words, "J13.9", f"area:{which[0]}")


def wish_option(piece: Piece) -> Option:
    return Option(step_of(piece), wish_words(piece), "J7.1" if piece[0] == "get" else "J16.2")


@lru_cache(maxsize=1024)
def wish_words(piece: Piece) -> Words:
    what, which = piece
    if what == "ask":
        return Words("junta-opt-ask-money", {"sum": which})
    if what == "get":
        return Words("junta-opt-ask-note", {"value": which})
    if what == "kind":
        return Words("junta-opt-ask-kind", {"kind": text(f"junta-goods-{ASKED_KINDS[which]}")})
    if piece == WANT:
        return Words("junta-opt-ask-card")
    return Words("junta-opt-card", {"card": card_text(which)})


def given(laid: tuple[Piece, ...]) -> Goods:
    """What these pieces give."""
    cards = tuple(sorted([which for what, which in laid if what == "card"]))
    units = counted(tuple([which for what, which in laid if what == "unit"]))
    return Goods(cards, notes_laid(laid, "note"), tuple([(area, kind, number) for (area, kind), number in units]))


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


def until_words(time: str) -> Words:
    return Words(f"junta-opt-until-{time}")


def pay_words(notes: Notes) -> Words:
    return Words("junta-opt-pay-notes", {"notes": note_words(notes)})


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
