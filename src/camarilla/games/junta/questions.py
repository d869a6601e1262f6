"""What is asked in the political game and which answers are legal, each citing its paragraph.

Every question holds only what the asked player may know: his own hand and purse, and what is public.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import ClassVar, TypeVar

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question
from camarilla.core.words import Arg, Plain, Words, seat, text
from camarilla.games.junta.components import OFFICES
from camarilla.games.junta.money import NO_NOTES, Notes, holds, payable, total
from camarilla.games.junta.state import GENERALS, LOCATIONS, NOBODY

A = TypeVar("A")
PASS = 0  # the answer to a window that plays no card


def card_text(card: int) -> dict[str, str]:
    """A card as an argument of a message."""
    return text(f"junta-card-{card}-name")


def area_text(area: str) -> dict[str, str]:
    return text(f"junta-area-{area}")


def office_text(office: int) -> dict[str, str]:
    return text(f"junta-office-{OFFICES[office]}")


def notes_of(written: Plain) -> Notes:
    """Notes as JSON holds them."""
    if isinstance(written, list) and len(written) == 3 and all(type(part) is int for part in written):
        return (written[0], written[1], written[2])
    raise BadInput("answer", "junta-not-notes")


class Stepped(Question[A]):
    """A question whose answers are made of small steps: only steps that were offered can be taken."""

    def steps(self, so_far: tuple[str, ...]) -> Menu[A]:
        """What may come next after steps that are known to be good."""
        raise BrokenLaw(f"{self.key} has no small steps")

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[A]:
        try:
            menu = self.steps(so_far)
            if menu.answer is not None:
                self.check(menu.answer)
            elif so_far and so_far[-1] not in [option.key for option in self.steps(so_far[:-1]).options]:
                raise BadInput("steps", "core-bad-step", step=so_far[-1])
        except (ValueError, KeyError, IndexError, TypeError):
            raise BadInput("steps", "core-bad-step", step=so_far[-1]) from None
        return menu


# --- small kinds ------------------------------------------------------------------------------------------------------


@dataclass
class PickSeat(Question[int]):
    """One of several players; NOBODY where nobody may be chosen."""

    key: ClassVar[str] = "junta-ask-seat"
    rule: str
    text: str
    seats: tuple[int, ...]
    none: bool = False
    fallback: int = NOBODY
    args: dict[str, Arg] = field(default_factory=dict)

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[int, ...]:
        return (NOBODY, *self.seats) if self.none else self.seats

    def check(self, answer: int) -> None:
        if not (self.none and answer == NOBODY) and answer not in self.seats:
            raise Illegal(self.rule, "junta-no-such-player", seats=[seat(one) for one in self.seats])

    def forced(self) -> bool:
        return len(self.seats) + self.none == 1

    def default(self) -> int:
        return self.fallback if self.none or self.fallback in self.seats else self.seats[0]

    def name(self, answer: int) -> str:
        return "none" if answer == NOBODY else str(answer)

    def label(self, answer: int) -> Words:
        if answer == NOBODY:
            return Words("junta-opt-nobody")
        if answer < 0:
            return Words("junta-opt-frozen")
        return Words("junta-opt-seat", {"who": seat(answer)})

    def aim(self, answer: int) -> str:
        return f"seat:{answer}" if answer >= 0 else ""


@dataclass
class PickName(Question[str]):
    """One of several named things: an office, an area, a brigade, a side. Their texts share a prefix."""

    key: ClassVar[str] = "junta-ask-name"
    rule: str
    text: str
    names: tuple[str, ...]
    prefix: str
    kind: str
    fallback: str
    args: dict[str, Arg] = field(default_factory=dict)

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[str, ...]:
        return self.names

    def forced(self) -> bool:
        return len(self.names) == 1

    def default(self) -> str:
        return self.fallback

    def label(self, answer: str) -> Words:
        return Words(f"{self.prefix}{answer}")

    def aim(self, answer: str) -> str:
        return f"{self.kind}:{answer}"


@dataclass
class ChooseLocation(PickName):
    """J9.0 One of five locations, or an embassy. At random, people rarely leave the country."""

    key: ClassVar[str] = "junta-ask-location"

    def sample(self, dice: Dice) -> str:
        if len(self.names) > len(LOCATIONS) and not dice.below(10):
            return self.names[len(LOCATIONS) + dice.below(len(self.names) - len(LOCATIONS))]
        return self.names[dice.below(len(LOCATIONS))]

    def label(self, answer: str) -> Words:
        if answer.startswith("exile-"):
            return Words("junta-opt-exile-in", {"area": area_text(answer[6:])})
        return Words(f"{self.prefix}{answer}")


@dataclass
class Window(Question[int]):
    """J5.C.w A moment at which cards may be played; PASS plays none. Everybody with cards is asked."""

    key: ClassVar[str] = "junta-ask-window"
    rule: str
    text: str
    cards: tuple[int, ...]

    def words(self) -> Words:
        return Words(self.text)

    def options(self) -> tuple[int, ...]:
        return (PASS, *self.cards)

    def check(self, answer: int) -> None:
        if answer != PASS and answer not in self.cards:
            raise Illegal(self.rule, "junta-no-card-now")

    def forced(self) -> bool:
        return not self.cards

    def default(self) -> int:
        return PASS

    def name(self, answer: int) -> str:
        return "pass" if answer == PASS else str(answer)

    def label(self, answer: int) -> Words:
        return Words("junta-opt-pass") if answer == PASS else Words("junta-opt-card", {"card": card_text(answer)})

    def aim(self, answer: int) -> str:
        return f"card:{answer}" if answer else ""

    def rule_of(self, answer: int) -> str:
        return f"J5.C.{answer}" if answer else self.rule


@dataclass
class PickCards(Stepped[tuple[int, ...]]):
    """Exactly so many of these cards, in order of their numbers."""

    key: ClassVar[str] = "junta-ask-cards"
    rule: str
    text: str
    cards: tuple[int, ...]
    count: int
    args: dict[str, Arg] = field(default_factory=dict)

    def words(self) -> Words:
        return Words(self.text, {**self.args, "count": self.count})

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) != self.count or len(set(answer)) != self.count:
            raise Illegal(self.rule, "junta-no-card-count", count=self.count)
        for card in answer:
            if card not in self.cards:
                raise Illegal(self.rule, "junta-no-such-card")

    def sample(self, dice: Dice) -> tuple[int, ...]:
        left = list(self.cards)
        return tuple(sorted([left.pop(dice.below(len(left))) for _ in range(self.count)]))

    def forced(self) -> bool:
        return self.count in (0, len(self.cards))

    def default(self) -> tuple[int, ...]:
        return self.cards[-self.count :] if self.count else ()

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[int, ...]]:
        taken = [card_of(step) for step in so_far]
        if len(taken) >= self.count:
            return Menu((), tuple(sorted(taken)))
        more = [card for card in self.cards if card not in taken]
        return Menu(
            tuple(
                [Option(str(c), Words("junta-opt-card", {"card": card_text(c)}), self.rule, f"card:{c}") for c in more]
            )
        )

    def name(self, answer: tuple[int, ...]) -> str:
        return "+".join(str(card) for card in answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-cards", {"cards": [card_text(card) for card in answer]})

    def write(self, answer: tuple[int, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[int, ...]:
        if not isinstance(written, list) or not all(type(card) is int for card in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(sorted(written))


def card_of(step: str) -> int:
    """A small step that names a card."""
    if not step.isdigit():
        raise BadInput("steps", "core-bad-step", step=step)
    return int(step)


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
        return "-".join(str(part) for part in answer)

    def label(self, answer: Notes) -> Words:
        return Words(
            "junta-opt-notes", {"ones": answer[0], "twos": answer[1], "threes": answer[2], "sum": total(answer)}
        )


# --- votes (J4, J8.2) -------------------------------------------------------------------------------------------------


@dataclass
class CastVotes(Stepped[tuple[tuple[str, str], ...]]):
    """J4.1.2 Any, all or none of the unused sources, each whole, for any of the choices. The answer pairs them."""

    key: ClassVar[str] = "junta-ask-votes"
    rule: str
    text: str
    sources: tuple[tuple[str, int], ...]  # the source and its votes as it stands
    choices: tuple[str, ...]  # "yes" and "no", or the candidates
    args: dict[str, Arg] = field(default_factory=dict)

    def words(self) -> Words:
        return Words(self.text, self.args)

    def check(self, answer: tuple[tuple[str, str], ...]) -> None:
        known = [source for source, _ in self.sources]
        used = set()
        for source, choice in answer:
            if source not in known or source in used:
                raise Illegal("J4.1.2", "junta-no-source", source=source)
            if choice not in self.choices:
                raise Illegal("J4.1.2n" if self.choices != ("yes", "no") else "J8.2", "junta-no-choice")
            used.add(source)

    def sample(self, dice: Dice) -> tuple[tuple[str, str], ...]:
        if not self.choices:
            return ()
        ways = len(self.choices) + 1
        drawn = [(source, dice.below(ways)) for source, _ in self.sources]
        return tuple([(source, self.choices[way]) for source, way in drawn if way < len(self.choices)])

    def forced(self) -> bool:
        return not self.sources or not self.choices

    def default(self) -> tuple[tuple[str, str], ...]:
        return ()

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[tuple[str, str], ...]]:
        pairs = []
        for step in so_far:
            source, _, choice = step.partition(">")
            pairs.append((source, choice))
        used = [source for source, _ in pairs]
        options = [
            Option(f"{source}>{choice}", self._label(source, votes, choice), "J4.1.2", f"source:{source}")
            for source, votes in self.sources
            if source not in used
            for choice in self.choices
        ]
        return Menu(tuple(options), tuple(pairs))

    def _label(self, source: str, votes: int, choice: str) -> Words:
        return Words("junta-opt-vote", {"source": source_text(source), "votes": votes, "choice": choice_text(choice)})

    def name(self, answer: tuple[tuple[str, str], ...]) -> str:
        return "+".join(f"{source}>{choice}" for source, choice in answer) or "abstain"

    def label(self, answer: tuple[tuple[str, str], ...]) -> Words:
        return Words("junta-opt-votes", {"count": len(answer)})

    def write(self, answer: tuple[tuple[str, str], ...]) -> Plain:
        return [[source, choice] for source, choice in answer]

    def read(self, written: Plain) -> tuple[tuple[str, str], ...]:
        if not isinstance(written, list):
            raise BadInput("answer", "core-not-a-list")
        for pair in written:
            if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(part, str) for part in pair):
                raise BadInput("answer", "core-not-a-list")
        return tuple([(pair[0], pair[1]) for pair in written])


def source_text(source: str) -> Arg:
    """A source of votes as an argument: the head of a family, an office, a card."""
    kind, _, what = source.partition(":")
    if kind == "office":
        return office_text(int(what))
    if kind == "head":
        return text("junta-source-head")
    return card_text(int(what.split("@")[0]))


def choice_text(choice: str) -> Arg:
    """A choice of a vote as an argument."""
    return seat(int(choice)) if choice.lstrip("-").isdigit() else text(f"core-{choice}")


# --- offices (J6) -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def assignments(others: int) -> tuple[tuple[int, ...], ...]:
    """J6.1 All ways to give the six offices to so many families: each at least one, at most two, no two Generals."""
    found = []
    for given in product(range(others), repeat=6):
        if len(set(given)) < others or len({given[office - 1] for office in GENERALS}) < len(GENERALS):
            continue
        if all(given.count(one) <= 2 for one in range(others)):
            found.append(given)
    return tuple(found)


@dataclass
class AssignOffices(Stepped[tuple[int, ...]]):
    """J6.1 The whole list at once: who gets the six offices from the Minister to the Air Force."""

    key: ClassVar[str] = "junta-ask-offices"
    rule: str
    families: tuple[int, ...]  # all but the President
    current: tuple[int, ...]

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) != 6 or any(one not in self.families for one in answer):
            raise Illegal("J6.1", "junta-no-office-holder")
        if len({answer[office - 1] for office in GENERALS}) < len(GENERALS):
            raise Illegal("J6.1", "junta-no-two-generals")
        for one in self.families:
            if not 1 <= answer.count(one) <= 2:
                raise Illegal("J6.1", "junta-no-office-count", who=seat(one))

    def sample(self, dice: Dice) -> tuple[int, ...]:
        ways = assignments(len(self.families))
        return tuple([self.families[one] for one in ways[dice.below(len(ways))]])

    def legal(self, answer: tuple[int, ...]) -> bool:
        try:
            self.check(answer)
        except Illegal:
            return False
        return True

    def default(self) -> tuple[int, ...]:
        """As it was, where that is allowed; else the legal list nearest to it."""
        if self.legal(self.current):
            return self.current
        ways = [tuple([self.families[one] for one in way]) for way in assignments(len(self.families))]
        return max(ways, key=lambda way: sum([a == b for a, b in zip(way, self.current, strict=True)]))

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[int, ...]]:
        if so_far == ("same",):
            return Menu((), self.default())
        chosen = []
        for step in so_far:
            if not step.isdigit():
                raise BadInput("steps", "core-bad-step", step=step)
            chosen.append(int(step))
        if len(chosen) >= 6:
            return Menu((), tuple(chosen))
        ways = [tuple([self.families[one] for one in way]) for way in assignments(len(self.families))]
        nexts = sorted({way[len(chosen)] for way in ways if list(way[: len(chosen)]) == chosen})
        office = office_text(len(chosen) + 1)
        options = [
            Option(str(one), Words("junta-opt-office", {"office": office, "who": seat(one)}), "J6.1", f"seat:{one}")
            for one in nexts
        ]
        if not chosen and self.legal(self.current):
            options.insert(0, Option("same", Words("junta-opt-same-offices"), "J6.1"))
        return Menu(tuple(options))

    def name(self, answer: tuple[int, ...]) -> str:
        return "-".join(str(one) for one in answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-offices", {"who": [seat(one) for one in answer]})

    def write(self, answer: tuple[int, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[int, ...]:
        if not isinstance(written, list) or not all(type(one) is int for one in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(written)


# --- the budget (J8) --------------------------------------------------------------------------------------------------


@dataclass
class ProposeBudget(Stepped[tuple[int, ...]]):
    """J8.1 How much each family gets, payable exactly and at once in whole notes. The answer follows ``receivers``."""

    key: ClassVar[str] = "junta-ask-budget"
    rule: str
    receivers: tuple[int, ...]
    notes: Notes

    def words(self) -> Words:
        return Words(self.key, {"sum": total(self.notes)})

    def check(self, answer: tuple[int, ...]) -> None:
        if len(answer) != len(self.receivers) or any(one < 0 for one in answer):
            raise Illegal("J8.1", "junta-no-budget-shape", count=len(self.receivers))
        if sum(answer) > total(self.notes):
            raise Illegal("J8.1", "junta-no-budget-sum", sum=sum(answer), have=total(self.notes))
        if not payable(self.notes, answer):
            raise Illegal("J8.1", "junta-no-budget-change")

    def sample(self, dice: Dice) -> tuple[int, ...]:
        sums = [0] * len(self.receivers)
        if not sums:
            return ()
        for value in (0, 1, 2):
            for _ in range(self.notes[value]):
                way = dice.below(len(sums) + 2)
                if way < len(sums):
                    sums[way] += value + 1
        return tuple(sums)

    def forced(self) -> bool:
        return not self.receivers or self.notes == NO_NOTES

    def default(self) -> tuple[int, ...]:
        return (0,) * len(self.receivers)

    def steps(self, so_far: tuple[str, ...]) -> Menu[tuple[int, ...]]:
        """Each step hands one note to somebody: ``2:1`` is a note of 1 MP for family 2."""
        sums, left = dict.fromkeys(self.receivers, 0), list(self.notes)
        for step in so_far:
            whom, value = self._step(step)
            sums[whom] += value
            left[value - 1] -= 1
        if min(left) < 0:
            raise BadInput("steps", "core-bad-step", step=so_far[-1])
        options = [
            Option(
                f"{whom}:{value}",
                Words("junta-opt-note-for", {"value": value, "who": seat(whom)}),
                "J8.1",
                f"seat:{whom}",
            )
            for whom in self.receivers
            for value in (1, 2, 3)
            if left[value - 1]
        ]
        return Menu(tuple(options), tuple([sums[one] for one in self.receivers]))

    def _step(self, step: str) -> tuple[int, int]:
        whom, _, value = step.partition(":")
        if not whom.isdigit() or value not in ("1", "2", "3") or int(whom) not in self.receivers:
            raise BadInput("steps", "core-bad-step", step=step)
        return int(whom), int(value)

    def name(self, answer: tuple[int, ...]) -> str:
        return "-".join(str(one) for one in answer)

    def label(self, answer: tuple[int, ...]) -> Words:
        return Words("junta-opt-budget", {"sum": sum(answer)})

    def write(self, answer: tuple[int, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[int, ...]:
        if not isinstance(written, list) or not all(type(one) is int for one in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(written)


# --- terror (J10) and the bank (J11) ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Announcement:
    """J10.0 Which assassin, against whom, where. Card 0 is the secret police; target NOBODY ends the turn."""

    card: int
    target: int
    location: str


NO_MORE = Announcement(-1, NOBODY, "")


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

    def options(self) -> tuple[Announcement, ...]:
        found = [NO_MORE]
        if self.police:
            places = LOCATIONS if self.police_at_bank else LOCATIONS[1:]
            found += [Announcement(0, target, place) for target in self.targets for place in places]
        for card in self.cards:
            if card == 28:
                found += [Announcement(card, target, "") for target in self.targets]
            else:
                found += [Announcement(card, target, place) for target in self.targets for place in LOCATIONS]
        if self.bonus:
            found.append(Announcement(30, NOBODY, ""))
        return tuple(found)

    def check(self, answer: Announcement) -> None:
        if answer in self.options():
            return
        if answer.card == 0 and answer.location == "bank" and not self.police_at_bank:
            raise Illegal("J10.1", "junta-no-police-at-bank")
        if answer.target not in self.targets:
            raise Illegal("J10.0", "junta-no-target")
        raise Illegal("J10.0", "junta-no-attempt")

    def sample(self, dice: Dice) -> Announcement:
        ways = len(self.cards) + self.bonus + self.police
        way = dice.below(ways + 1) if ways else 0
        if way == ways:
            return NO_MORE
        if way < len(self.cards):
            card = self.cards[way]
            if not self.targets:
                return NO_MORE
            target = self.targets[dice.below(len(self.targets))]
            return Announcement(card, target, "" if card == 28 else LOCATIONS[dice.below(5)])
        if self.police and way == len(self.cards):
            if not self.targets:
                return NO_MORE
            places = LOCATIONS if self.police_at_bank else LOCATIONS[1:]
            return Announcement(0, self.targets[dice.below(len(self.targets))], places[dice.below(len(places))])
        return Announcement(30, NOBODY, "")

    def forced(self) -> bool:
        return not self.bonus and not (self.targets and (self.cards or self.police))

    def default(self) -> Announcement:
        return NO_MORE

    def name(self, answer: Announcement) -> str:
        return "none" if answer.card < 0 else f"{answer.card}>{answer.target}>{answer.location}"

    def label(self, answer: Announcement) -> Words:
        if answer.card < 0:
            return Words("junta-opt-no-attempt")
        if answer.card == 30:
            return Words("junta-opt-card", {"card": card_text(30)})
        killer = text("junta-secret-police") if answer.card == 0 else card_text(answer.card)
        if not answer.location:
            return Words("junta-opt-robbery", {"who": seat(answer.target)})
        place = text(f"junta-location-{answer.location}")
        return Words("junta-opt-attempt", {"killer": killer, "who": seat(answer.target), "place": place})

    def aim(self, answer: Announcement) -> str:
        return f"seat:{answer.target}" if answer.target >= 0 else ""

    def rule_of(self, answer: Announcement) -> str:
        return f"J5.C.{answer.card}" if answer.card > 0 else "J10.1" if answer.card == 0 else "J10.0"


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
        return "-".join(str(part) for part in answer)

    def label(self, answer: Notes) -> Words:
        return Words("junta-opt-account", {"sum": total(answer)})

    def write(self, answer: Notes) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> Notes:
        return notes_of(written)
