"""What is asked in Anti-Monopoly III and which answers are legal, each citing its paragraph; money and chips apart.

Every question holds only what the asked player may know: his own hidden cards and what lies open (A0.8). Talk is free,
but no answer shows a hidden card except by laying it (A0.9).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.illegal import Illegal
from camarilla.core.plain import fixed
from camarilla.core.questions import Dice, Named, OneOf, Option, Question, Record, Whether, whole_number
from camarilla.core.words import Words, named

MOVES_IN_A_REFUSAL = (1, 2, 3)  # A9.c
MOVES_AFTER_A_REQUEST = (5, 6, 7)  # A15.4


# --- the movement roll ----------------------------------------------------------------------------------------------


@dataclass
class OneRolled(Question[str]):
    """A5.2 A 1: move one field, or roll again?"""

    key: ClassVar[str] = "am-ask-one"
    rule: str

    def options(self) -> tuple[str, ...]:
        return ("move", "again")


@dataclass
class NamePlayer(Question[int]):
    """Name another player: A6.4 who rolls at the meeting, A8.AC10 and A8.AC12 who shares a card with you."""

    key: ClassVar[str] = "am-ask-name"
    rule: str
    purpose: str  # meeting, exchange, channel
    others: tuple[int, ...]
    need: int = 0

    def kind(self) -> str:
        return f"am-ask-name-{self.purpose}"

    def words(self) -> Words:
        return Words(self.kind(), {"need": self.need})

    def options(self) -> tuple[int, ...]:
        return self.others

    def why(self, answer: int) -> Illegal:
        return Illegal(self.rule, "am-no-other-player")

    def meant(self, written: str) -> int | None:
        return whole_number(written)

    def label(self, answer: int) -> Words:
        return Words("am-opt-player", {"who": named(answer)})

    def aim(self, answer: int) -> str:
        return f"seat:{answer}"


# --- crisis and request ---------------------------------------------------------------------------------------------


@fixed
class AskFor:
    """A card's value, and who is asked for it."""

    value: int
    whom: int


@dataclass
class CallFor(Named[AskFor]):
    """A9.1 Lay one of your cards and name another player; A15.1 name a number and another player."""

    key: ClassVar[str] = "am-ask-crisis"
    rule: str
    values: tuple[int, ...]
    others: tuple[int, ...]

    def form(self) -> Record[AskFor]:
        """Steps: ``card:3``, then ``seat:1``."""
        return Record(("value", "whom"), self._part, lambda chosen: AskFor(chosen[0], chosen[1]))

    def _part(self, name: str, chosen: list[int]) -> OneOf[int]:
        if name == "value":
            return OneOf(self.values, self._laid, lambda value: Illegal(self.rule, "am-no-such-value", value=value))
        return OneOf(
            self.others,
            lambda who: Option(f"seat:{who}", self.label(AskFor(chosen[0], who)), self.rule, f"seat:{who}"),
            lambda who: Illegal(self.rule, "am-no-other-player"),
        )

    def _laid(self, value: int) -> Option:
        return Option(f"card:{value}", self.value_words(value), self.rule, f"card:{value}")

    def sample(self, dice: Dice) -> AskFor:
        """As the parts would, one after the other, but this is asked more often than anything else."""
        return AskFor(self.values[dice.below(len(self.values))], self.others[dice.below(len(self.others))])

    def forced(self) -> bool:
        return len(self.values) == 1 and len(self.others) == 1

    def absent(self, dice: Dice) -> AskFor:
        return self.sample(dice)

    def meant(self, written: str) -> AskFor | None:
        value, _, whom = written.partition(">")
        number, who = whole_number(value), whole_number(whom)
        return None if number is None or who is None else AskFor(number, who)

    def name(self, answer: AskFor) -> str:
        return f"{answer.value}>{answer.whom}"

    def label(self, answer: AskFor) -> Words:
        return Words("am-opt-ask-for", {"who": named(answer.whom), "value": answer.value})

    def aim(self, answer: AskFor) -> str:
        return f"seat:{answer.whom}"

    def value_words(self, value: int) -> Words:
        return Words("am-opt-lay", {"value": value})


@dataclass
class NameNumber(CallFor):
    """A15.1 The leading player names a number and asks another player for such a card."""

    key: ClassVar[str] = "am-ask-request"

    def value_words(self, value: int) -> Words:
        return Words("am-opt-number", {"value": value})


@fixed
class Reply:
    """What the asked player says, and how many fields he then moves, where he may choose."""

    word: str  # none, join, refuse; lay, no
    fields: int = 0


@dataclass
class ReplyTo(Question[Reply]):
    """Another player asks for a card of this value."""

    known: ClassVar[tuple[str, ...]]  # the words that a reply can begin with
    rule: str
    asker: int
    value: int
    has: bool

    def meant(self, written: str) -> Reply | None:
        """``refuse4`` is a refusal by 4 fields, whether there is such a thing or not."""
        word = written.rstrip("0123456789")
        fields = written[len(word) :]
        return Reply(word, int(fields or 0)) if word in self.known and len(fields) < 2 and fields != "0" else None

    def name(self, answer: Reply) -> str:
        return f"{answer.word}{answer.fields or ''}"


@dataclass
class CrisisReply(ReplyTo):
    """A9.2 Have you such a card, and will you lay it open? The answer is true."""

    key: ClassVar[str] = "am-ask-reply"
    known: ClassVar[tuple[str, ...]] = ("none", "join", "refuse")
    moves: tuple[int, ...]  # how far he comes with a refusal of 1, 2 and 3 fields
    millions: int  # what a refusal brings
    bomb: int  # how far it moves the bomb

    def words(self) -> Words:
        return Words(self.key, {"who": named(self.asker), "value": self.value})

    def options(self) -> tuple[Reply, ...]:
        return _REPLIES if self.has else _NO_REPLY

    def why(self, answer: Reply) -> Illegal:
        if answer.word == "none" and self.has:
            return Illegal("A9.2", "am-no-not-none", value=self.value)
        if answer.word in ("join", "refuse") and not self.has:
            return Illegal("A9.2", "am-no-without-card", value=self.value)
        return Illegal("A9.c", "am-no-refusal-fields")

    def label(self, answer: Reply) -> Words:
        fields = self.moves[answer.fields - 1] if answer.fields else 0
        return Words(f"am-opt-reply-{answer.word}", {"value": self.value, "fields": fields})

    def rule_of(self, answer: Reply) -> str:
        return {"none": "A9.a", "join": "A9.b", "refuse": "A9.c"}[answer.word]


@dataclass
class RequestReply(ReplyTo):
    """A15.3 Lay such a card open, or say no; a no tells nothing."""

    key: ClassVar[str] = "am-ask-request-reply"
    known: ClassVar[tuple[str, ...]] = ("lay", "no")
    compulsory: bool
    mover: bool  # A15.4 whether he moves himself
    moves: tuple[int, ...]  # how far he then comes with 5, 6 and 7 fields
    back: int  # how far the bomb goes back

    def words(self) -> Words:
        return Words(self.key, {"who": named(self.asker), "value": self.value, "back": self.back})

    def options(self) -> tuple[Reply, ...]:
        if not self.has:
            return (Reply("no"),)
        lay = tuple([Reply("lay", n) for n in MOVES_AFTER_A_REQUEST]) if self.mover else (Reply("lay"),)
        return lay if self.compulsory else (*lay, Reply("no"))

    def default(self) -> Reply:
        return self.options()[-1]

    def why(self, answer: Reply) -> Illegal:
        if answer.word == "no":
            return Illegal("A15.3", "am-no-must-lay", value=self.value)
        if answer.word == "lay" and not self.has:
            return Illegal("A15.3", "am-no-without-card", value=self.value)
        return Illegal("A15.4", "am-no-request-fields")

    def label(self, answer: Reply) -> Words:
        if not answer.fields:
            return Words(f"am-opt-request-{answer.word}", {"value": self.value})
        fields = self.moves[MOVES_AFTER_A_REQUEST.index(answer.fields)]
        return Words("am-opt-request-lay-move", {"value": self.value, "fields": fields})

    def rule_of(self, answer: Reply) -> str:
        return "A15.4" if answer.word == "lay" else "A15.3"


@dataclass
class RequestMove(Question[int]):
    """A15.4 (switch redMover) The leading player moves 5, 6 or 7 fields."""

    key: ClassVar[str] = "am-ask-request-move"
    rule: str
    moves: tuple[int, ...]  # how far he comes with 5, 6 and 7 fields

    def options(self) -> tuple[int, ...]:
        return MOVES_AFTER_A_REQUEST

    def label(self, answer: int) -> Words:
        return Words("am-opt-fields", {"fields": self.moves[MOVES_AFTER_A_REQUEST.index(answer)]})


# --- danger ---------------------------------------------------------------------------------------------------------


@dataclass
class Destroy(Whether):
    """A21.2 Propose the controlled destruction of all weapons, or agree to it?"""

    key: ClassVar[str] = "am-ask-destroy"
    rule: str
    proposer: int  # NOBODY while somebody is still to propose
    bomb: int
    dice: int
    over: int  # A21.3 the sum must be greater

    def words(self) -> Words:
        facts = {"bomb": self.bomb, "dice": self.dice, "over": self.over}
        if self.proposer < 0:
            return Words("am-ask-propose", facts)
        return Words("am-ask-agree", {"who": named(self.proposer), **facts})

    def label(self, answer: bool) -> Words:
        part = "propose" if self.proposer < 0 else "agree"
        return Words(f"am-opt-{part}-{self.name(answer)}")


_NO_REPLY = (Reply("none"),)
_REPLIES = (Reply("join"), *(Reply("refuse", fields) for fields in MOVES_IN_A_REFUSAL))
