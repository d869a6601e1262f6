"""The words for things, and the small kinds of question that many chapters ask."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

from camarilla.core.illegal import BadInput, Illegal, WrongMoment
from camarilla.core.questions import Dice, Option, Question, SomeOf, Titled, whole_number
from camarilla.core.reading import rows, whole, word
from camarilla.core.words import Arg, Plain, Words, named, phrase, text
from camarilla.games.junta.acts import UnitCounts
from camarilla.games.junta.components import OFFICES
from camarilla.games.junta.money import Notes, total
from camarilla.games.junta.state import NOBODY

A = TypeVar("A")
PASS = 0  # the answer to a window that plays no card


def card_text(card: int) -> dict[str, str]:
    """A card as an argument of a message."""
    return {"text": f"junta-card-{card}-name"}


def area_text(area: str) -> dict[str, str]:
    return text(f"junta-area-{area}")


def office_text(office: int) -> dict[str, str]:
    return text(f"junta-office-{OFFICES[office]}")


def unit_text(kind: str) -> dict[str, str]:
    return text(f"junta-unit-{kind}")


def whom_text(target: int) -> Arg:
    """A player, or the frozen units of an area."""
    return named(target) if target >= 0 else text("junta-opt-frozen")


def units_said(units: UnitCounts) -> list[Arg]:
    """Some units as arguments, with their numbers."""
    return [phrase("junta-opt-units", count=number, unit=unit_text(kind)) for kind, number in units]


def as_rebel(words: Words, turns: bool) -> Words:
    """J13.2 There is no way back: an option that makes a rebel says so."""
    return Words("junta-opt-rebel", {"what": phrase(words.id, **words.args)}) if turns else words


def notes_of(written: Plain, where: str = "answer") -> Notes:
    """Notes as JSON holds them."""
    if isinstance(written, list) and len(written) == 3 and all(type(part) is int for part in written):
        return (written[0], written[1], written[2])
    raise BadInput(where, "junta-not-notes")


def dashed(numbers: tuple[int, ...]) -> str:
    """A row of numbers as a short name."""
    return "-".join(str(one) for one in numbers)


def one_by_one(pieces: tuple[A, ...]) -> tuple[A, ...]:
    """What is a row of its pieces already."""
    return pieces


def sorted_row(pieces: tuple[A, ...]) -> tuple[A, ...]:
    """Pieces in their own order, whichever was laid first."""
    return tuple(sorted(pieces))  # type: ignore[type-var]  # names or numbers


def counted(taken: tuple[A, ...]) -> tuple[tuple[A, int], ...]:
    """Things taken one by one, as sorted pairs of the thing and how many."""
    return tuple(sorted({one: taken.count(one) for one in taken}.items()))


def uncounted(pairs: tuple[tuple[A, int], ...]) -> Iterator[A]:
    """Such pairs, one by one."""
    for one, number in pairs:
        for _ in range(number):
            yield one


def pairs_of(written: Plain, where: str) -> UnitCounts:
    """Pairs of a name and a number from JSON."""
    pairs: UnitCounts = rows(written, where, word, whole)
    return pairs


@dataclass
class PickSeat(Titled[int]):
    """One of several players; NOBODY where nobody may be chosen."""

    key: ClassVar[str] = "junta-ask-seat"
    rule: str
    seats: tuple[int, ...]
    none: bool = False
    fallback: int = NOBODY
    args: dict[str, Arg] = field(default_factory=dict)
    rebels: tuple[int, ...] = ()  # J13.2 whoever chooses one of these becomes a rebel

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[int, ...]:
        return (NOBODY, *self.seats) if self.none else self.seats

    def why(self, answer: int) -> Illegal:
        return Illegal(self.rule, "junta-no-such-player", seats=[named(one) for one in self.seats])

    def forced(self) -> bool:
        return len(self.seats) + self.none == 1

    def default(self) -> int:
        return self.fallback if self.none or self.fallback in self.seats else self.seats[0]

    def name(self, answer: int) -> str:
        return "none" if answer == NOBODY else str(answer)

    def meant(self, written: str) -> int | None:
        return NOBODY if written == "none" else whole_number(written)

    def label(self, answer: int) -> Words:
        if answer == NOBODY:
            return Words("junta-opt-nobody")
        if answer < 0:
            return as_rebel(Words("junta-opt-frozen"), answer in self.rebels)
        return as_rebel(Words("junta-opt-seat", {"who": named(answer)}), answer in self.rebels)

    def aim(self, answer: int) -> str:
        return f"seat:{answer}" if answer >= 0 else ""


@dataclass
class PickName(Titled[str]):
    """One of several named things: an office, an area, a brigade, a side. Their texts share a prefix."""

    key: ClassVar[str] = "junta-ask-name"
    rule: str
    names: tuple[str, ...]
    prefix: str
    thing: str  # what the board lights up: office, area, side
    fallback: str
    args: dict[str, Arg] = field(default_factory=dict)
    rebels: tuple[str, ...] = ()  # J13.2 whoever chooses one of these becomes a rebel

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[str, ...]:
        return self.names

    def forced(self) -> bool:
        return len(self.names) == 1

    def default(self) -> str:
        return self.fallback

    def label(self, answer: str) -> Words:
        return as_rebel(Words(f"{self.prefix}{answer}"), answer in self.rebels)

    def aim(self, answer: str) -> str:
        return f"{self.thing}:{answer}"


@dataclass
class Window(Titled[int]):
    """J5.C.w A moment at which cards may be played; PASS plays none. Everybody with cards is asked."""

    key: ClassVar[str] = "junta-ask-window"
    rule: str
    cards: tuple[int, ...]

    def options(self) -> tuple[int, ...]:
        return (PASS, *self.cards)

    def why(self, answer: int) -> Illegal:
        return WrongMoment(self.rule, "junta-no-card-now")

    def forced(self) -> bool:
        return not self.cards

    def default(self) -> int:
        return PASS

    def name(self, answer: int) -> str:
        return "pass" if answer == PASS else str(answer)

    def meant(self, written: str) -> int | None:
        return whole_number(written)

    def label(self, answer: int) -> Words:
        return Words("junta-opt-pass") if answer == PASS else Words("junta-opt-card", {"card": card_text(answer)})

    def aim(self, answer: int) -> str:
        return f"card:{answer}" if answer else ""

    def rule_of(self, answer: int) -> str:
        return f"J5.C.{answer}" if answer else self.rule


@dataclass
class PickCards(Titled[tuple[int, ...]]):
    """Exactly so many of these cards, in order of their numbers."""

    key: ClassVar[str] = "junta-ask-cards"
    rule: str
    cards: tuple[int, ...]
    count: int
    args: dict[str, Arg] = field(default_factory=dict)

    def words(self) -> Words:
        return Words(self.text, {**self.args, "count": self.count})

    def form(self) -> SomeOf[int]:
        return SomeOf(
            self.cards,
            self.count,
            self.count,
            self.rule,
            self._step,
            lambda count: Illegal(self.rule, "junta-no-card-count", count=self.count),
            lambda card: Illegal(self.rule, "junta-no-such-card"),
        )

    def _step(self, card: int) -> Option:
        return Option(str(card), Words("junta-opt-card", {"card": card_text(card)}), self.rule, f"card:{card}")

    def default(self) -> tuple[int, ...]:
        return self.cards[-self.count :] if self.count else ()

    def absent(self, dice: Dice) -> tuple[int, ...]:
        return self.sample(dice)

    def name(self, answer: tuple[int, ...]) -> str:
        return "+".join(str(card) for card in answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-cards", {"cards": [card_text(card) for card in answer]})


@dataclass
class PayPrice(Question[Notes]):
    """J7.1p Which notes? No change is given; the payer chooses."""

    key: ClassVar[str] = "junta-ask-pay"
    rule: str
    price: int
    ways: tuple[Notes, ...]

    def words(self) -> Words:
        return Words(self.key, {"price": self.price})

    def options(self) -> tuple[Notes, ...]:
        return self.ways

    def default(self) -> Notes:
        return min(self.ways, key=lambda way: (total(way), way))

    def name(self, answer: Notes) -> str:
        return dashed(answer)

    def label(self, answer: Notes) -> Words:
        return Words(
            "junta-opt-notes", {"ones": answer[0], "twos": answer[1], "threes": answer[2], "sum": total(answer)}
        )
