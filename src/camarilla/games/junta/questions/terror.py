"""Locations (J9.0), terror (J10) and the bank (J11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question, whole_number
from camarilla.core.words import Plain, Words, named, text
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.money import NO_NOTES, Notes, holds, total
from camarilla.games.junta.questions.kinds import PickName, Stepped, area_text, card_text, dashed, notes_of
from camarilla.games.junta.state import LOCATIONS, NOBODY


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
        if answer.startswith("exile-"):
            return Words("junta-opt-exile-in", {"area": area_text(answer[6:])})
        return Words(f"{self.prefix}{answer}")


@dataclass(frozen=True)
class Announcement:
    """J10.0 Which assassin, against whom, where. Card 0 is the secret police; target NOBODY ends the turn."""

    card: int
    target: int
    location: str


NO_MORE = Announcement(-1, NOBODY, "")
BONUS = Announcement(Card.POLICE_BONUS.value, NOBODY, "")  # J5.C.30


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
        found = [NO_MORE]
        if self.police:
            found += [Announcement(SECRET_POLICE, target, place) for target in self.targets for place in self.places()]
        for card in self.cards:
            if card == Card.ROBBERS:
                found += [Announcement(card, target, "") for target in self.targets]
            else:
                found += [Announcement(card, target, place) for target in self.targets for place in LOCATIONS]
        if self.bonus:
            found.append(BONUS)
        return tuple(found)

    def check(self, answer: Announcement) -> None:
        if answer in self.options():
            return
        if answer.card == SECRET_POLICE and answer.location == "bank" and not self.police_at_bank:
            raise Illegal("J10.1", "junta-no-police-at-bank")
        if answer.target not in self.targets:
            raise Illegal("J10.0", "junta-no-target")
        raise Illegal("J10.0", "junta-no-attempt")

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

    def name(self, answer: Announcement) -> str:
        return "none" if answer.card < 0 else f"{answer.card}>{answer.target}>{answer.location}"

    def meant(self, written: str) -> Announcement | None:
        card, target, place = (*written.split(">"), "", "", "")[:3]
        by, whom = whole_number(card), whole_number(target)
        return None if by is None or whom is None else Announcement(by, whom, place)

    def label(self, answer: Announcement) -> Words:
        if answer.card < 0:
            return Words("junta-opt-no-attempt")
        if answer.card == Card.POLICE_BONUS:
            return Words("junta-opt-card", {"card": card_text(Card.POLICE_BONUS)})
        killer = text("junta-secret-police") if answer.card == SECRET_POLICE else card_text(answer.card)
        if not answer.location:
            return Words("junta-opt-robbery", {"who": named(answer.target)})
        place = text(f"junta-location-{answer.location}")
        return Words("junta-opt-attempt", {"killer": killer, "who": named(answer.target), "place": place})

    def aim(self, answer: Announcement) -> str:
        return f"seat:{answer.target}" if answer.target >= 0 else ""

    def rule_of(self, answer: Announcement) -> str:
        return f"J5.C.{answer.card}" if answer.card > 0 else "J10.1" if answer.card == SECRET_POLICE else "J10.0"


@dataclass
class BankBusiness(Stepped[Notes]):
    """J11.1 Which notes lie on the account afterwards? Any of cash and account together."""

    key: ClassVar[str] = "junta-ask-bank"
    rule: str
    cash: Notes
    account: Notes

    def words(self) -> Words:
        return Words(self.key, {"cash": total(self.cash), "account": total(self.account)})

    def all_of_it(self) -> Notes:
        return (self.cash[0] + self.account[0], self.cash[1] + self.account[1], self.cash[2] + self.account[2])

    def check(self, answer: Notes) -> None:
        if not holds(self.all_of_it(), answer):
            raise Illegal("J11.1", "junta-no-such-notes")

    def sample(self, dice: Dice) -> Notes:
        ones, twos, threes = self.all_of_it()
        return (dice.below(ones + 1), dice.below(twos + 1), dice.below(threes + 1))

    def forced(self) -> bool:
        return self.all_of_it() == NO_NOTES

    def default(self) -> Notes:
        return self.account

    def steps(self, so_far: tuple[str, ...]) -> Menu[Notes]:
        """Steps: ``all`` and ``none`` finish; ``in1`` and ``out3`` move one note."""
        if so_far in (("all",), ("none",)):
            return Menu((), self.all_of_it() if so_far == ("all",) else NO_NOTES)
        there = list(self.account)
        for step in so_far:
            value = int(step[-1]) if step[-1:] in ("1", "2", "3") else 0
            if step[:-1] not in ("in", "out") or not value:
                raise BadInput("steps", "core-bad-step", step=step)
            there[value - 1] += 1 if step.startswith("in") else -1
        options = []
        if not so_far:
            options = [Option(way, Words(f"junta-opt-bank-{way}"), "J11.1") for way in ("all", "none")]
        for value in (1, 2, 3):
            if there[value - 1] < self.all_of_it()[value - 1] and f"out{value}" not in so_far:
                options.append(Option(f"in{value}", Words("junta-opt-deposit", {"value": value}), "J11.1"))
            if there[value - 1] > 0 and f"in{value}" not in so_far:
                options.append(Option(f"out{value}", Words("junta-opt-withdraw", {"value": value}), "J11.1"))
        return Menu(tuple(options), (there[0], there[1], there[2]))

    def name(self, answer: Notes) -> str:
        return dashed(answer)

    def label(self, answer: Notes) -> Words:
        return Words("junta-opt-account", {"sum": total(answer)})

    def write(self, answer: Notes) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> Notes:
        return notes_of(written)
