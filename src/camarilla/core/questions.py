"""The one home of legality: what may be answered, asked of one seat.

A question carries everything that decides about its answers, and only what the asked seat may know; so engine, client,
terminal, bots and learners read the same object, and nothing about it can betray a secret. An answer can be given
whole, or in small steps: ``menu(so_far)`` lists what may come next.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal
from camarilla.core.plain import names_of
from camarilla.core.words import Arg, Plain, Words

A = TypeVar("A")
CHANCE = -1  # the seat that dice and shuffled cards belong to


class Dice(Protocol):
    """Whoever answers for chance."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely."""
        ...


@dataclass
class Option:
    """One small step that is legal now: its stable key, its text, its rule, and what it points at on the board."""

    key: str
    words: Words
    rule: str
    aim: str = ""  # "seat:3", "card:GUN", "die:own": the board lights this up
    answer: Plain = None  # the whole answer as it is written, where this step completes it; ``offered`` fills it in


@dataclass
class Menu(Generic[A]):
    """What may come next; ``answer`` is there as soon as the steps so far make a whole answer.

    Where every option is the last step, ``wholes`` are the answers they lead to, one for each.
    """

    options: tuple[Option, ...]
    answer: A | None = None
    wholes: tuple[A, ...] = ()


class Question(Generic[A]):
    """What is asked. Subclasses are dataclasses whose fields are plain values the asked seat may know."""

    key: ClassVar[str]  # stable name; its text is the message of the same id
    rule: str

    def kind(self) -> str:
        """Which kind of question this is, for bots, learners, coaches and boards: one of ``Game.kinds``.

        The key names the form of the answer in the log; several kinds may share it (``core-yes-no``).
        """
        return self.key

    def words(self) -> Words:
        """The question as text."""
        return Words(self.key)

    def options(self) -> tuple[A, ...] | None:
        """All legal answers, or None where they are too many to list."""
        return None

    def check(self, answer: A) -> None:
        """Raises Illegal, citing the rule, unless the answer is legal."""
        listed = self.options()
        if listed is None:
            raise BrokenLaw(f"{self.key}: a question that cannot list its answers must check them itself")
        if answer not in listed:
            raise Illegal(self.rule, "core-not-an-option")

    def sample(self, dice: Dice) -> A:
        """A random legal answer: a random walk through the small steps."""
        listed = self.options()
        if listed is not None:
            return listed[dice.below(len(listed))]
        so_far: tuple[str, ...] = ()
        while True:
            menu = self.menu(so_far)
            ways = len(menu.options) + (menu.answer is not None)
            way = dice.below(ways)
            if way == len(menu.options):
                assert menu.answer is not None
                return menu.answer
            so_far = (*so_far, menu.options[way].key)

    def forced(self) -> bool:
        """Whether there is only one legal answer."""
        listed = self.options()
        return listed is not None and len(listed) == 1

    def default(self) -> A:
        """What an absent player answers; reveals nothing."""
        raise BrokenLaw(f"{self.key} has no default")

    def absent(self, dice: Dice) -> A:
        """The default; but where some of several hidden things must be given, chance chooses which.

        Always the first ones would tell everybody that what is left comes after them.
        """
        return self.default()

    def name(self, answer: A) -> str:
        """The stable text key of an answer."""
        return str(answer)

    def label(self, answer: A) -> Words:
        """An answer as text."""
        return Words(f"{self.key}-{self.name(answer)}")

    def aim(self, answer: A) -> str:
        """What an answer points at on the board."""
        return ""

    def rule_of(self, answer: A) -> str:
        """The rule that allows this answer."""
        return self.rule

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[A]:
        """What may come next after these small steps."""
        listed = self.options()
        if listed is None:
            raise BrokenLaw(f"{self.key}: a question that cannot list its answers must offer small steps")
        if not so_far:
            return Menu(tuple(self.option(answer) for answer in listed), wholes=listed)
        if len(so_far) > 1:
            raise BadInput("steps", "core-bad-step", step=so_far[1])
        answer = self.read(so_far[0])
        self.check(answer)
        return Menu((), answer)

    def option(self, answer: A) -> Option:
        """A listed answer as an option."""
        return Option(self.name(answer), self.label(answer), self.rule_of(answer), self.aim(answer))

    def write(self, answer: A) -> Plain:
        """An answer as JSON can hold it; ``read`` is its inverse."""
        return self.name(answer)

    def read(self, written: Plain) -> A:
        """The answer that was written so; raises BadInput if it cannot be understood."""
        listed = self.options()
        if listed is None:
            raise BrokenLaw(f"{self.key}: a question that cannot list its answers must read them itself")
        for answer in listed:
            if self.name(answer) == written:
                return answer
        raise Illegal(self.rule, "core-not-an-option")

    def pressing(self) -> bool:
        """Whether somebody waits for what may be said out of turn, so that a bot looks at it without being drawn."""
        return False

    def facts(self) -> dict[str, Any]:
        """The fields of the question, for boards that build an answer in their own way; ``plain`` writes them."""
        return {name: getattr(self, name) for name in names_of(type(self))}


@dataclass
class Choice:
    """An answer that can be listed: a key, its text, what it points at, the rule that allows it."""

    key: str
    words: Words
    aim: str = ""
    rule: str = ""


@dataclass
class Choose(Question[str]):
    """One of a few named choices. The answer is the key."""

    key: ClassVar[str] = "core-choose"
    rule: str
    text: str
    choices: tuple[Choice, ...]
    fallback: str
    args: dict[str, Arg] = field(default_factory=dict)

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[str, ...]:
        return tuple([choice.key for choice in self.choices])

    def default(self) -> str:
        return self.fallback

    def option(self, answer: str) -> Option:
        for choice in self.choices:
            if choice.key == answer:
                return Option(choice.key, choice.words, choice.rule or self.rule, choice.aim)
        raise BrokenLaw(f"{self.text}: no choice {answer!r}")

    def label(self, answer: str) -> Words:
        return self.option(answer).words


@dataclass
class YesNo(Question[bool]):
    """Yes or no."""

    key: ClassVar[str] = "core-yes-no"
    rule: str
    text: str
    fallback: bool = False
    args: dict[str, Arg] = field(default_factory=dict)

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, self.args)

    def options(self) -> tuple[bool, ...]:
        return (True, False)

    def default(self) -> bool:
        return self.fallback

    def name(self, answer: bool) -> str:
        return "yes" if answer else "no"

    def label(self, answer: bool) -> Words:
        return Words("core-yes" if answer else "core-no")


@dataclass
class Amount(Question[int]):
    """A whole number from ``low`` to ``high``."""

    key: ClassVar[str] = "core-amount"
    rule: str
    text: str
    low: int
    high: int
    fallback: int
    args: dict[str, Arg] = field(default_factory=dict)

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, {**self.args, "low": self.low, "high": self.high})

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.low, self.high + 1))

    def check(self, answer: int) -> None:
        if type(answer) is not int or not self.low <= answer <= self.high:
            raise Illegal(self.rule, "core-amount-out-of-range", low=self.low, high=self.high)

    def sample(self, dice: Dice) -> int:
        return self.low + dice.below(self.high - self.low + 1)

    def forced(self) -> bool:
        return self.low == self.high

    def default(self) -> int:
        return self.fallback

    def label(self, answer: int) -> Words:
        return Words("core-number", {"number": answer})

    def write(self, answer: int) -> Plain:
        return answer

    def read(self, written: Plain) -> int:
        if type(written) is int:
            return written
        number = whole_number(written)
        if number is None:
            raise BadInput("answer", "core-not-a-number", got=str(written))
        return number


@dataclass
class Pick(Question[tuple[str, ...]]):
    """Some of the given things (alike ones are interchangeable), from ``low`` to ``high`` of them, in sorted order."""

    key: ClassVar[str] = "core-pick"
    rule: str
    text: str
    items: tuple[str, ...]
    low: int
    high: int
    item_text: str = "core-item"  # message id of an item; gets { $item }
    aim_kind: str = "item"
    args: dict[str, Arg] = field(default_factory=dict)

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, {**self.args, "low": self.low, "high": self.high})

    def check(self, answer: tuple[str, ...]) -> None:
        if not self.low <= len(answer) <= self.high:
            raise Illegal(self.rule, "core-pick-count", low=self.low, high=self.high, got=len(answer))
        left = list(self.items)
        for item in answer:
            if item not in left:
                raise Illegal(self.rule, "core-pick-not-there", item=item)
            left.remove(item)

    def sample(self, dice: Dice) -> tuple[str, ...]:
        left, taken = list(self.items), []
        for _ in range(self.low + dice.below(self.high - self.low + 1)):
            taken.append(left.pop(dice.below(len(left))))
        return tuple(sorted(taken))

    def forced(self) -> bool:
        return self.low == self.high and (self.high == 0 or len(self.items) == self.high or len(set(self.items)) == 1)

    def default(self) -> tuple[str, ...]:
        return tuple(sorted(self.items))[: self.low]

    def absent(self, dice: Dice) -> tuple[str, ...]:
        left = list(self.items)
        return tuple(sorted([left.pop(dice.below(len(left))) for _ in range(self.low)]))

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[tuple[str, ...]]:
        left = list(self.items)
        for place, item in enumerate(so_far):
            if item not in left or place >= self.high:
                raise BadInput("steps", "core-bad-step", step=item)
            left.remove(item)
        more = sorted(set(left)) if len(so_far) < self.high else []
        options = tuple(Option(item, self.item_words(item), self.rule, f"{self.aim_kind}:{item}") for item in more)
        wholes = tuple([tuple(sorted((*so_far, item))) for item in more]) if len(so_far) + 1 == self.high else ()
        return Menu(options, tuple(sorted(so_far)) if len(so_far) >= self.low else None, wholes)

    def item_words(self, item: str) -> Words:
        """One of the things as text."""
        return Words(self.item_text, {"item": item})

    def name(self, answer: tuple[str, ...]) -> str:
        return "+".join(answer) or "none"

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("core-list", {"items": list(answer)})

    def write(self, answer: tuple[str, ...]) -> Plain:
        return list(answer)

    def read(self, written: Plain) -> tuple[str, ...]:
        if not isinstance(written, list) or not all(isinstance(item, str) for item in written):
            raise BadInput("answer", "core-not-a-list")
        return tuple(sorted(written))


def whole_number(written: Plain) -> int | None:
    """A small whole number that was written in plain digits; None for everything else."""
    if not isinstance(written, str) or len(written) > 12 or not written.isascii():
        return None
    digits = written[1:] if written.startswith("-") else written
    return int(written) if digits.isdigit() else None


def offered(question: Question[Any], so_far: tuple[str, ...] = ()) -> dict[str, Any]:
    """A menu for a wire, its dataclasses not yet copied: the options and, if the steps make one, the whole answer.

    An option that completes the answer carries it: whoever takes it need not ask what comes next.
    """
    menu = question.menu(so_far)
    if menu.wholes:
        for option, whole in zip(menu.options, menu.wholes, strict=True):
            option.answer = question.write(whole)
    return {
        "options": menu.options,
        "complete": menu.answer is not None,
        "answer": question.write(menu.answer) if menu.answer is not None else None,
    }
