"""Locations (J9.0), terror (J10) and the bank (J11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from camarilla.core.illegal import Illegal
from camarilla.core.plain import fixed
from camarilla.core.questions import Dice, Either, Laid, OneOf, Option, Question, whole_number
from camarilla.core.words import Plain, Words, named, text
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.money import NO_NOTES, Notes, total
from camarilla.games.junta.questions.kinds import PickName, area_text, card_text, dashed, notes_of, uncounted
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
        ways = [
            OneOf((notes,), self._all_or_none(way)) for way, notes in (("all", self.all_of_it()), ("none", NO_NOTES))
        ]
        moves = tuple([(way, value) for value in (1, 2, 3) for way in ("in", "out")])
        laid: Laid[Notes, tuple[str, int]] = Laid(
            moves, self._name, self._step, self._fits, self._made, self._split, self._why, notes_of
        )
        return Either([*ways, laid], lambda _: len(ways))

    def _all_or_none(self, way: str) -> Callable[[Notes], Option]:
        return lambda _: Option(way, Words(f"junta-opt-bank-{way}"), "J11.1")

    def _fits(self, moved: tuple[tuple[str, int], ...], move: tuple[str, int]) -> bool:
        """A note of cash or account; nothing is moved to and fro."""
        way, value = move
        back = ("out" if way == "in" else "in", value)
        there = self.cash if way == "in" else self.account
        return moved.count(move) < there[value - 1] and back not in moved

    def _made(self, moved: tuple[tuple[str, int], ...]) -> Notes:
        ones, twos, threes = [
            there + moved.count(("in", value)) - moved.count(("out", value))
            for value, there in zip((1, 2, 3), self.account, strict=True)
        ]
        return (ones, twos, threes)

    def _split(self, answer: Notes) -> Iterator[tuple[str, int]]:
        for value, there, then in zip((1, 2, 3), self.account, answer, strict=True):
            yield from uncounted(((("in", value), then - there), (("out", value), there - then)))

    def _why(self, answer: Notes, move: tuple[str, int] | None) -> Illegal:
        return Illegal("J11.1", "junta-no-such-notes")

    def _name(self, move: tuple[str, int]) -> str:
        return f"{move[0]}{move[1]}"

    def _step(self, move: tuple[str, int]) -> Option:
        text_id = "junta-opt-deposit" if move[0] == "in" else "junta-opt-withdraw"
        return Option(self._name(move), Words(text_id, {"value": move[1]}), "J11.1")

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

    def read(self, written: Plain) -> Notes:
        return notes_of(written)
