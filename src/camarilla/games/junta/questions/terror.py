"""Locations (J9.0), terror (J10) and the bank (J11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeAlias

from camarilla.core.illegal import Illegal
from camarilla.core.plain import fixed
from camarilla.core.questions import Dice, Either, Laid, OneOf, Option, Question, whole_number
from camarilla.core.words import Words, named, text
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.money import NO_NOTES, Notes, total
from camarilla.games.junta.questions.kinds import PickName, area_text, card_text, dashed, notes_of, uncounted
from camarilla.games.junta.state import LOCATIONS, NOBODY

ABROAD = "exile-"  # and the embassy


def embassy_of(place: str) -> str:
    """The embassy to which somebody goes; empty: he stays in the country."""
    return place[len(ABROAD) :] if place.startswith(ABROAD) else ""


@dataclass
class ChooseLocation(PickName):
    """J9.0 One of five locations, or an embassy. At random, people rarely leave the country."""

    key: ClassVar[str] = "junta-ask-location"
    text: ClassVar[str] = "junta-ask-location"

    def sample(self, dice: Dice) -> str:
        if len(self.names) > len(LOCATIONS) and not dice.below(10):
            return self.names[len(LOCATIONS) + dice.below(len(self.names) - len(LOCATIONS))]
        return self.names[dice.below(len(LOCATIONS))]

    def label(self, answer: str) -> Words:
        if embassy_of(answer):
            return Words("junta-opt-exile-in", {"area": area_text(embassy_of(answer))})
        return Words(f"{self.prefix}{answer}")


@fixed
class Announcement:
    """J10.0 Which assassin, against whom, where. Card 0 is the secret police; target NOBODY ends the turn."""

    card: int
    target: int
    location: str


NO_MORE = Announcement(-1, NOBODY, "")
BONUS = Announcement(Card.POLICE_BONUS.value, NOBODY, "")  # J5.C.30


@lru_cache(maxsize=256)
def attempts(
    cards: tuple[int, ...], bonus: bool, police: tuple[str, ...], targets: tuple[int, ...]
) -> tuple[Announcement, ...]:
    """J10.0 No more, or an attempt: the police at one of these places, an assassin anywhere, the bonus."""
    found = [NO_MORE, *[Announcement(SECRET_POLICE, target, place) for target in targets for place in police]]
    for card in cards:
        places = ("",) if card == Card.ROBBERS else LOCATIONS
        found += [Announcement(card, target, place) for target in targets for place in places]
    return (*found, BONUS) if bonus else tuple(found)


@lru_cache(maxsize=256)
def attempt_options(
    cards: tuple[int, ...], bonus: bool, police: tuple[str, ...], targets: tuple[int, ...]
) -> tuple[Option, ...]:
    """The same as options."""
    return tuple([attempt_option(one) for one in attempts(cards, bonus, police, targets)])


def attempt_name(one: Announcement) -> str:
    return "none" if one.card < 0 else f"{one.card}>{one.target}>{one.location}"


@lru_cache(maxsize=4096)
def attempt_option(one: Announcement) -> Option:
    """J10.0 Who against whom, and where."""
    name, aim = attempt_name(one), f"seat:{one.target}" if one.target >= 0 else ""
    if one.card < 0:
        return Option(name, Words("junta-opt-no-attempt"), "J10.0")
    rule = "J10.1" if one.card == SECRET_POLICE else f"J5.C.{one.card}"
    if one.card == Card.POLICE_BONUS:
        return Option(name, Words("junta-opt-card", {"card": card_text(Card.POLICE_BONUS)}), rule, aim)
    if not one.location:
        return Option(name, Words("junta-opt-robbery", {"who": named(one.target)}), rule, aim)
    killer = text("junta-secret-police") if one.card == SECRET_POLICE else card_text(one.card)
    told = {"killer": killer, "who": named(one.target), "place": text(f"junta-location-{one.location}")}
    return Option(name, Words("junta-opt-attempt", told), rule, aim)


@dataclass
class Announce(Question[Announcement]):
    """J10.0 One more attempt, or no more. The bonus (J5.C.30) and robbers (J5.C.28) have no location."""

    key: ClassVar[str] = "junta-ask-announce"
    rule: str
    cards: tuple[int, ...]  # assassins he can pay and may play now
    bonus: bool
    police: bool
    police_at_bank: bool
    targets: tuple[int, ...]

    def places(self) -> tuple[str, ...]:
        """J10.1 Where the secret police may strike."""
        return LOCATIONS if self.police_at_bank else LOCATIONS[1:]

    def options(self) -> tuple[Announcement, ...]:
        return attempts(self.cards, self.bonus, self.places() if self.police else (), self.targets)

    def on_offer(self, listed: tuple[Announcement, ...]) -> tuple[Option, ...]:
        return attempt_options(self.cards, self.bonus, self.places() if self.police else (), self.targets)

    def why(self, answer: Announcement) -> Illegal:
        if answer.card == SECRET_POLICE and answer.location == "bank" and not self.police_at_bank:
            return Illegal("J10.1", "junta-no-police-at-bank")
        return Illegal("J10.0", "junta-no-attempt" if answer.target in self.targets else "junta-no-target")

    def sample(self, dice: Dice) -> Announcement:
        ways = len(self.cards) + self.bonus + self.police
        way = dice.below(ways + 1) if ways else 0
        if way == ways:
            return NO_MORE
        if way >= len(self.cards) + self.police:
            return BONUS
        if not self.targets:
            return NO_MORE
        target = self.targets[dice.below(len(self.targets))]
        card = self.cards[way] if way < len(self.cards) else SECRET_POLICE
        places = LOCATIONS if card else self.places()
        return Announcement(card, target, "" if card == Card.ROBBERS else places[dice.below(len(places))])

    def forced(self) -> bool:
        return not self.bonus and not (self.targets and (self.cards or self.police))

    def default(self) -> Announcement:
        return NO_MORE

    def option(self, answer: Announcement) -> Option:
        return attempt_option(answer)

    def name(self, answer: Announcement) -> str:
        return attempt_name(answer)

    def meant(self, written: str) -> Announcement | None:
        card, target, place = (*written.split(">"), "", "", "")[:3]
        by, whom = whole_number(card), whole_number(target)
        return None if by is None or whom is None else Announcement(by, whom, place)

    def label(self, answer: Announcement) -> Words:
        return attempt_option(answer).words

    def aim(self, answer: Announcement) -> str:
        return attempt_option(answer).aim

    def rule_of(self, answer: Announcement) -> str:
        return attempt_option(answer).rule


Transfer: TypeAlias = tuple[str, int]  # "in" or "out", and the note
TRANSFERS: tuple[Transfer, ...] = tuple([(way, value) for value in (1, 2, 3) for way in ("in", "out")])
BANK_ALL, BANK_NONE = [Option(way, Words(f"junta-opt-bank-{way}"), "J11.1") for way in ("all", "none")]


@lru_cache(maxsize=len(TRANSFERS))
def transfer_option(move: Transfer) -> Option:
    """J11.1 One note across the counter."""
    way, value = move
    words = Words("junta-opt-deposit" if way == "in" else "junta-opt-withdraw", {"value": value})
    return Option(f"{way}{value}", words, "J11.1")


@dataclass
class BankBusiness(Question[Notes]):
    """J11.1 Which notes lie on the account afterwards? Any of cash and account together."""

    key: ClassVar[str] = "junta-ask-bank"
    rule: str
    cash: Notes
    account: Notes

    def words(self) -> Words:
        return Words(self.key, {"cash": total(self.cash), "account": total(self.account)})

    def all_of_it(self) -> Notes:
        return (self.cash[0] + self.account[0], self.cash[1] + self.account[1], self.cash[2] + self.account[2])

    def form(self) -> Either[Notes]:
        """``all`` and ``none`` say it all; ``in1`` and ``out3`` move one note."""
        ways = [OneOf((self.all_of_it(),), lambda _: BANK_ALL), OneOf((NO_NOTES,), lambda _: BANK_NONE)]
        laid: Laid[Notes, Transfer] = Laid(
            *(self._after, transfer_option, self._made, self._split, self._why, notes_of), pieces=TRANSFERS
        )
        return Either([*ways, laid], lambda _: len(ways))

    def _after(self, moved: tuple[Transfer, ...]) -> list[Transfer]:
        """A note of cash or account; nothing is moved to and fro."""
        there = {"in": self.cash, "out": self.account}
        left = [(way, value) for way, value in TRANSFERS if moved.count((way, value)) < there[way][value - 1]]
        return [(way, value) for way, value in left if ("out" if way == "in" else "in", value) not in moved]

    def _made(self, moved: tuple[Transfer, ...]) -> Notes:
        ones, twos, threes = [
            there + moved.count(("in", value)) - moved.count(("out", value))
            for value, there in zip((1, 2, 3), self.account, strict=True)
        ]
        return (ones, twos, threes)

    def _split(self, answer: Notes) -> Iterator[Transfer]:
        for value, there, then in zip((1, 2, 3), self.account, answer, strict=True):
            yield from uncounted(((("in", value), then - there), (("out", value), there - then)))

    def _why(self, answer: Notes, move: Transfer | None) -> Illegal:
        return Illegal("J11.1", "junta-no-such-notes")

    def sample(self, dice: Dice) -> Notes:
        ones, twos, threes = self.all_of_it()
        return (dice.below(ones + 1), dice.below(twos + 1), dice.below(threes + 1))

    def forced(self) -> bool:
        return self.all_of_it() == NO_NOTES

    def default(self) -> Notes:
        return self.account

    def name(self, answer: Notes) -> str:
        return dashed(answer)

    def label(self, answer: Notes) -> Words:
        return Words("junta-opt-account", {"sum": total(answer)})
