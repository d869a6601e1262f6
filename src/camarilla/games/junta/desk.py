"""J16.2 The deal desk: what a player may offer, ask for and accept, in whole answers and in small steps.

One may ask for whatever one likes: a sum, notes (J7.1: money is changed among players), so many cards of a kind, a card
by its name, units on the map. Whether the other one has it is his secret: he alone sees whether he could accept.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from camarilla.core.deals import Offer
from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option
from camarilla.core.words import Words, phrase, text
from camarilla.games.junta.components import KINDS
from camarilla.games.junta.money import NO_NOTES, Notes, exact, holds, minus, payable, plus, total
from camarilla.games.junta.questions.kinds import Stepped, area_text, card_text, dashed, number_of
from camarilla.games.junta.said import AcceptOffer, MakeOffer, Said
from camarilla.games.junta.state import Goods

NOTHING = Goods()
ANY = "any"
ASKED_KINDS = (*KINDS, ANY)
UNTIL = ("", "phase", "round")
NOTE: tuple[Notes, ...] = (NO_NOTES, (1, 0, 0), (0, 1, 0), (0, 0, 1))  # by its value
MOST_OFFERS = 6  # open offers of one maker
MOST_MONEY = 12  # MP that small steps can ask for
MOST_CARDS = 6  # cards that one can ask for

UnitsHeld: TypeAlias = tuple[tuple[str, str, int], ...]
Wanted: TypeAlias = tuple[tuple[str, int, tuple[int, ...]], ...]  # kind, how many, which of his cards would do


@dataclass
class Desk(Stepped[Said]):
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

    def accept_menu(self, number: int, steps: tuple[str, ...]) -> Menu[Said]:
        """Where only kinds of cards are asked for, the cards are picked one by one: ``card:7``; ``pay:1-0-1`` says in
        which notes the sum is paid, for those who care."""
        if steps and steps[-1].startswith("pay:"):
            cards = tuple(sorted([number_of(step.partition(":")[2]) for step in steps[:-1]]))
            return Menu((), AcceptOffer(number, cards, notes_said(steps[-1])))
        picked = tuple([number_of(step.partition(":")[2]) for step in steps])
        passed = 0
        for _, count, cards in dict(self.wanted).get(number, ()):
            if len(picked) < passed + count:
                left = [card for card in cards if card not in picked]
                options = [
                    Option(f"card:{c}", Words("junta-opt-give-card", {"card": card_text(c)}), "J5.2", f"card:{c}")
                    for c in left
                ]
                return Menu(tuple(options))
            passed += count
        return Menu(tuple(self._pay_steps(number)), AcceptOffer(number, tuple(sorted(picked))))

    def _pay_steps(self, number: int) -> list[Option]:
        get = dict(self.offers)[number].get if number in dict(self.offers) else NOTHING
        found = self._payments(get) if get.money else []
        return [
            Option(f"pay:{dashed(notes)}", Words("junta-opt-pay-notes", {"notes": note_words(notes)}), "J7.1")
            for notes in found
            if len(found) > 1
        ]

    def offer_menu(self, to: int, steps: tuple[str, ...]) -> Menu[Said]:
        """First what is given (``card:7``, ``note:2``, ``unit:B1@brigade1``), then what is wanted (``ask:3``,
        ``get:2`` for a note, ``kind:vote``, ``want`` and ``want:7``), then until when (``until:phase``)."""
        if to not in self.partners:
            raise BadInput("steps", "core-bad-step", step=str(to))
        if steps and steps[-1] == "want":
            return Menu(tuple(self._named_steps(gathered(steps[:-1])[1])))
        give, get, until = gathered(steps)
        whole = MakeOffer(to, give, get, until=until) if give != NOTHING or get != NOTHING else None
        if until:
            return Menu((), whole)
        options = self._give_steps(give) if get == NOTHING else []
        options += self._wish_steps(get)
        if whole is not None:
            options += [Option(f"until:{one}", Words(f"junta-opt-until-{one}"), "J16.2") for one in UNTIL[1:]]
        return Menu(tuple(options), whole)

    def _give_steps(self, goods: Goods) -> list[Option]:
        options: list[Option] = []
        if goods.notes == NO_NOTES and not goods.units:
            later = [card for card in self.cards if not goods.cards or card > goods.cards[-1]]
            words = [Words("junta-opt-give-card", {"card": card_text(card)}) for card in later]
            options += [Option(f"card:{c}", said, "J5.2", f"card:{c}") for c, said in zip(later, words, strict=True)]
        if not goods.units:
            options += self._note_steps(goods.notes)
        return options + self._unit_steps(goods.units)

    def _wish_steps(self, get: Goods) -> list[Option]:
        """A sum first, then notes and kinds in their order, then cards by name."""
        options: list[Option] = []
        if not get.money and get.notes == NO_NOTES and not get.kinds and not get.cards:
            options += [
                Option(f"ask:{amount}", Words("junta-opt-ask-money", {"sum": amount}), "J16.2")
                for amount in range(1, MOST_MONEY + 1)
            ]
        if not get.kinds and not get.cards and total(get.notes) < MOST_MONEY:
            options += [
                Option(f"get:{value}", Words("junta-opt-ask-note", {"value": value}), "J7.1")
                for value in (1, 2, 3)
                if not any(get.notes[value:]) and holds(self.mint, plus(get.notes, NOTE[value]))
            ]
        if wished_cards(get) < MOST_CARDS:
            if not get.cards:
                last = max([ASKED_KINDS.index(kind) for kind, _ in get.kinds], default=-1)
                options += [
                    Option(f"kind:{one}", Words("junta-opt-ask-kind", {"kind": text(f"junta-goods-{one}")}), "J16.2")
                    for one in ASKED_KINDS[last + 1 :]
                ]
            if self._named_steps(get):
                options.append(Option("want", Words("junta-opt-ask-card"), "J16.2"))
        return options

    def _named_steps(self, get: Goods) -> list[Option]:
        first = get.cards[-1] + 1 if get.cards else 1
        return [
            Option(f"want:{card}", Words("junta-opt-card", {"card": card_text(card)}), "J16.2")
            for card in range(first, self.pack + 1)
            if card not in self.cards
        ]

    def _note_steps(self, given: Notes) -> list[Option]:
        found = []
        for value in (1, 2, 3):
            if any(given[value:]):
                continue
            more = plus(given, NOTE[value])
            left = minus(self.notes, more)
            if holds(self.notes, more) and (not self.promised or payable(plus(left, self.aid), self.promised)):
                found.append(Option(f"note:{value}", Words("junta-opt-give-note", {"value": value}), "J7.1"))
        return found

    def _unit_steps(self, given: UnitsHeld) -> list[Option]:
        there = {(area, kind): number for area, kind, number in given}
        found = []
        for area, kind, number in sorted(self.units):
            if there.get((area, kind), 0) < number and not any(pair > (area, kind) for pair in there):
                words = Words("junta-opt-give-unit", {"unit": text(f"junta-unit-{kind}"), "area": area_text(area)})
                found.append(Option(f"unit:{area}@{kind}", words, "J13.9", f"area:{area}"))
        return found


def wished_cards(get: Goods) -> int:
    return len(get.cards) + sum([number for _, number in get.kinds])


def gathered(steps: tuple[str, ...]) -> tuple[Goods, Goods, str]:
    """What the small steps say: what is given, what is wanted, until when."""
    cards: list[int] = []
    wishes: list[int] = []
    kinds: list[tuple[str, int]] = []
    notes, asked = NO_NOTES, NO_NOTES
    units: dict[tuple[str, str], int] = {}
    money, until = 0, ""
    for step in steps:
        what, _, which = step.partition(":")
        if what == "card":
            cards.append(number_of(which))
        elif what == "note" and which in ("1", "2", "3"):
            notes = plus(notes, NOTE[int(which)])
        elif what == "get" and which in ("1", "2", "3"):
            asked = plus(asked, NOTE[int(which)])
        elif what == "unit":
            area, _, unit = which.partition("@")
            units[(area, unit)] = units.get((area, unit), 0) + 1
        elif what == "ask":
            money += number_of(which)
        elif what == "kind":
            kinds.append((which, 1))
        elif what == "want":
            wishes += [number_of(which)] if which else []
        elif what == "until":
            until = which
        else:
            raise BadInput("steps", "core-bad-step", step=step)
    listed = tuple(sorted([(area, kind, number) for (area, kind), number in units.items()]))
    give = Goods(tuple(sorted(cards)), notes, listed)
    return give, Goods(tuple(sorted(wishes)), asked, (), money, tuple(sorted(kinds))), until


def notes_said(step: str) -> Notes:
    """The notes of a small step: ``pay:1-0-1``."""
    parts = step.partition(":")[2].split("-")
    if len(parts) != 3:
        raise BadInput("steps", "core-bad-step", step=step)
    return (number_of(parts[0]), number_of(parts[1]), number_of(parts[2]))


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
