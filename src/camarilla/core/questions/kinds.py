"""Kinds of question that many games ask: one of a few choices, yes or no, a number, some of several things."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions.parts import Dice, Number, Option
from camarilla.core.questions.question import Question
from camarilla.core.questions.several import SomeOf
from camarilla.core.words import Arg, Plain, Words

A = TypeVar("A")


class Titled(Question[A]):
    """A type for each thing that is asked, with a text of its own; the key is that of the form of their answers."""

    text: ClassVar[str]

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text)


class Worded(Question[A]):
    """The same, where whoever asks gives the text and its arguments."""

    text: str
    args: dict[str, Arg]

    def kind(self) -> str:
        return self.text

    def words(self) -> Words:
        return Words(self.text, self.args)


class Between(Worded[A]):
    """The same, with the least and the most that may be answered."""

    low: int
    high: int

    def words(self) -> Words:
        return Words(self.text, {**self.args, "low": self.low, "high": self.high})


class Whether(Question[bool]):
    """A thing that is done or not; an absent player does not do it."""

    def options(self) -> tuple[bool, ...]:
        return (True, False)

    def default(self) -> bool:
        return False

    def name(self, answer: bool) -> str:
        return "yes" if answer else "no"


@dataclass
class Choice:
    """An answer that can be listed: a key, its text, what it points at, the rule that allows it."""

    key: str
    words: Words
    aim: str = ""
    rule: str = ""


@dataclass
class Choose(Worded[str]):
    """One of a few named choices. The answer is the key."""

    key: ClassVar[str] = "core-choose"
    rule: str
    text: str
    choices: tuple[Choice, ...]
    fallback: str
    args: dict[str, Arg] = field(default_factory=dict)

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
class YesNo(Whether):
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

    def default(self) -> bool:
        return self.fallback

    def label(self, answer: bool) -> Words:
        return Words("core-yes" if answer else "core-no")


@dataclass
class Amount(Between[int]):
    """A whole number from ``low`` to ``high``."""

    key: ClassVar[str] = "core-amount"
    rule: str
    text: str
    low: int
    high: int
    fallback: int
    args: dict[str, Arg] = field(default_factory=dict)

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.low, self.high + 1))

    def form(self) -> Number:
        return Number(self.low, self.high, self.rule, self.option)

    def check(self, answer: int) -> None:
        self.form().check(answer)

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
        return self.form().read(written, "answer")

    def schema(self) -> dict[str, Plain]:
        return self.form().schema()


@dataclass
class Pick(Between[tuple[str, ...]]):
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

    def form(self) -> SomeOf[str]:
        return SomeOf(self.items, self.low, self.high, self.rule, self.step)

    def step(self, item: str) -> Option:
        """Taking one of the things."""
        return Option(item, self.item_words(item), self.rule, f"{self.aim_kind}:{item}")

    def item_words(self, item: str) -> Words:
        """One of the things as text."""
        return Words(self.item_text, {"item": item})

    def absent(self, dice: Dice) -> tuple[str, ...]:
        left = list(self.items)
        return tuple(sorted([left.pop(dice.below(len(left))) for _ in range(self.low)]))

    def name(self, answer: tuple[str, ...]) -> str:
        return "+".join(answer) or "none"

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("core-list", {"items": list(answer)})
