"""What is asked in Anti-Monopoly III and which answers are legal, each citing its paragraph.

Every question holds only what the asked player may know: his own hidden cards and what lies open (A0.8). Talk is free,
but no answer shows a hidden card except by laying it (A0.9).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import Dice, Menu, Option, Question
from camarilla.core.words import Plain, Words, seat, text
from camarilla.games.anti_monopoly.components import CHIPS_PER_MONOPOLY

A = TypeVar("A")
LOOP_NAMES = ("yellow", "blue", "red")
Chips = tuple[int, int, int]
NO_CHIPS: Chips = (0, 0, 0)
MOVES_IN_A_REFUSAL = (1, 2, 3)  # A9.c
MOVES_AFTER_A_REQUEST = (5, 6, 7)  # A15.4


def loop_text(loop: int) -> dict[str, str]:
    """A loop's monopoly as an argument of a message."""
    return text(f"am-monopoly-{LOOP_NAMES[loop]}")


class Listed(Question[A]):
    """A question with few answers: all of them are listed, and refused ones are told by ``why``."""

    def why(self, answer: A) -> Illegal:
        """The reason for which an answer that is not listed is refused."""
        return Illegal(self.rule, "core-not-an-option")

    def check(self, answer: A) -> None:
        listed = self.options()
        assert listed is not None
        if answer not in listed:
            raise self.why(answer)

    def default(self) -> A:
        listed = self.options()
        assert listed is not None
        return listed[0]


# --- the movement roll ----------------------------------------------------------------------------------------------


@dataclass
class OneRolled(Listed[str]):
    """A5.2 A 1: move one field, or roll again?"""

    key: ClassVar[str] = "am-ask-one"
    rule: str

    def options(self) -> tuple[str, ...]:
        return ("move", "again")


@dataclass
class NamePlayer(Listed[int]):
    """Name another player: A6.4 who rolls at the meeting, A8.AC10 and A8.AC12 who shares a card with you."""

    key: ClassVar[str] = "am-ask-name"
    rule: str
    purpose: str  # meeting, exchange, channel
    others: tuple[int, ...]
    need: int = 0

    def words(self) -> Words:
        return Words(f"am-ask-name-{self.purpose}", {"need": self.need})

    def options(self) -> tuple[int, ...]:
        return self.others

    def why(self, answer: int) -> Illegal:
        return Illegal(self.rule, "am-no-other-player")

    def label(self, answer: int) -> Words:
        return Words("am-opt-player", {"who": seat(answer)})

    def aim(self, answer: int) -> str:
        return f"seat:{answer}"


# --- crisis and request ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AskFor:
    """A card's value, and who is asked for it."""

    value: int
    whom: int


@dataclass
class CallFor(Listed[AskFor]):
    """A9.1 Lay one of your cards and name another player; A15.1 name a number and another player."""

    key: ClassVar[str] = "am-ask-crisis"
    rule: str
    values: tuple[int, ...]
    others: tuple[int, ...]

    def options(self) -> tuple[AskFor, ...]:
        return _calls(self.values, self.others)

    def check(self, answer: AskFor) -> None:
        if answer.value not in self.values:
            raise Illegal(self.rule, "am-no-such-value", value=answer.value)
        if answer.whom not in self.others:
            raise Illegal(self.rule, "am-no-other-player")

    def sample(self, dice: Dice) -> AskFor:
        return AskFor(self.values[dice.below(len(self.values))], self.others[dice.below(len(self.others))])

    def forced(self) -> bool:
        return len(self.values) == 1 and len(self.others) == 1

    def name(self, answer: AskFor) -> str:
        return f"{answer.value}>{answer.whom}"

    def label(self, answer: AskFor) -> Words:
        return Words("am-opt-ask-for", {"who": seat(answer.whom), "value": answer.value})

    def aim(self, answer: AskFor) -> str:
        return f"seat:{answer.whom}"

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[AskFor]:
        """Steps: ``card:3``, then ``seat:1``."""
        if not so_far:
            values = [Option(f"card:{v}", self.value_words(v), self.rule, f"card:{v}") for v in self.values]
            return Menu(tuple(values))
        value = _number(so_far[0], "card:", self.values)
        if len(so_far) == 1:
            return Menu(
                tuple([Option(f"seat:{o}", self.label(AskFor(value, o)), self.rule, f"seat:{o}") for o in self.others])
            )
        if len(so_far) > 2:
            raise BadInput("steps", "core-bad-step", step=so_far[2])
        return Menu((), AskFor(value, _number(so_far[1], "seat:", self.others)))

    def value_words(self, value: int) -> Words:
        return Words("am-opt-lay", {"value": value})


@dataclass
class NameNumber(CallFor):
    """A15.1 The leading player names a number and asks another player for such a card."""

    key: ClassVar[str] = "am-ask-request"

    def value_words(self, value: int) -> Words:
        return Words("am-opt-number", {"value": value})


@dataclass(frozen=True)
class Reply:
    """What the asked player says, and how many fields he then moves, where he may choose."""

    word: str  # none, join, refuse; lay, no
    fields: int = 0


@dataclass
class CrisisReply(Listed[Reply]):
    """A9.2 Have you such a card, and will you lay it open? The answer is true."""

    key: ClassVar[str] = "am-ask-reply"
    rule: str
    asker: int
    value: int
    has: bool

    def words(self) -> Words:
        return Words(self.key, {"who": seat(self.asker), "value": self.value})

    def options(self) -> tuple[Reply, ...]:
        return _REPLIES if self.has else _NO_REPLY

    def why(self, answer: Reply) -> Illegal:
        if answer.word == "none" and self.has:
            return Illegal("A9.2", "am-no-not-none", value=self.value)
        if answer.word in ("join", "refuse") and not self.has:
            return Illegal("A9.2", "am-no-without-card", value=self.value)
        return Illegal("A9.c", "am-no-refusal-fields")

    def name(self, answer: Reply) -> str:
        return f"{answer.word}{answer.fields or ''}"

    def label(self, answer: Reply) -> Words:
        return Words(f"am-opt-reply-{answer.word}", {"value": self.value, "fields": answer.fields})

    def rule_of(self, answer: Reply) -> str:
        return {"none": "A9.a", "join": "A9.b", "refuse": "A9.c"}[answer.word]


@dataclass
class RequestReply(Listed[Reply]):
    """A15.3 Lay such a card open, or say no; a no tells nothing."""

    key: ClassVar[str] = "am-ask-request-reply"
    rule: str
    asker: int
    value: int
    has: bool
    compulsory: bool
    mover: bool  # A15.4 whether he moves himself

    def words(self) -> Words:
        return Words(self.key, {"who": seat(self.asker), "value": self.value})

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

    def name(self, answer: Reply) -> str:
        return f"{answer.word}{answer.fields or ''}"

    def label(self, answer: Reply) -> Words:
        word = "lay-move" if answer.fields else answer.word
        return Words(f"am-opt-request-{word}", {"value": self.value, "fields": answer.fields})

    def rule_of(self, answer: Reply) -> str:
        return "A15.4" if answer.word == "lay" else "A15.3"


@dataclass
class RequestMove(Listed[int]):
    """A15.4 (switch redMover) The leading player moves 5, 6 or 7 fields."""

    key: ClassVar[str] = "am-ask-request-move"
    rule: str

    def options(self) -> tuple[int, ...]:
        return MOVES_AFTER_A_REQUEST

    def label(self, answer: int) -> Words:
        return Words("am-opt-fields", {"fields": answer})


# --- monopolies and money -------------------------------------------------------------------------------------------


@dataclass
class AtMonopoly(Listed[str]):
    """A10.1 Collect double, or pay for an indictment; A10.2 nothing, if too poor."""

    key: ClassVar[str] = "am-ask-monopoly"
    rule: str
    loop: int
    price: int
    bomb: int
    money: int

    def words(self) -> Words:
        return Words(self.key, {"monopoly": loop_text(self.loop)})

    def options(self) -> tuple[str, ...]:
        return ("indict", "collect") if self.money >= self.price else ("nothing", "collect")

    def why(self, answer: str) -> Illegal:
        if answer == "indict":
            return Illegal("A10.2", "am-no-too-poor", price=self.price, money=self.money)
        return Illegal("A10.2", "am-no-must-act", price=self.price)

    def label(self, answer: str) -> Words:
        return Words(f"am-opt-monopoly-{answer}", {"price": self.price, "millions": 2 * self.price, "bomb": self.bomb})

    def aim(self, answer: str) -> str:
        return f"monopoly:{LOOP_NAMES[self.loop]}"

    def rule_of(self, answer: str) -> str:
        return "A10.2" if answer == "nothing" else "A10.1"


@dataclass
class HalfPrice(Listed[int]):
    """A8.AC09 One chip at half price, or none (-1)."""

    key: ClassVar[str] = "am-ask-half-price"
    rule: str
    prices: Chips
    chips: Chips
    money: int

    def options(self) -> tuple[int, ...]:
        can = [i for i in range(3) if self.chips[i] < CHIPS_PER_MONOPOLY and self.money >= self.prices[i]]
        return (-1, *can)

    def why(self, answer: int) -> Illegal:
        if answer not in (0, 1, 2):
            return Illegal(self.rule, "core-not-an-option")
        if self.chips[answer] == CHIPS_PER_MONOPOLY:
            return Illegal(self.rule, "am-no-broken", monopoly=loop_text(answer))
        return Illegal(self.rule, "am-no-too-poor", price=self.prices[answer], money=self.money)

    def name(self, answer: int) -> str:
        return LOOP_NAMES[answer] if answer >= 0 else "nothing"

    def label(self, answer: int) -> Words:
        if answer < 0:
            return Words("am-opt-nothing")
        return Words("am-opt-indict", {"monopoly": loop_text(answer), "price": self.prices[answer]})

    def aim(self, answer: int) -> str:
        return f"monopoly:{LOOP_NAMES[answer]}" if answer >= 0 else ""


@dataclass
class Pledge(Question[int]):
    """A13.2, A17.4 How much do you give, if it suffices?"""

    key: ClassVar[str] = "am-ask-pledge"
    rule: str
    purpose: str  # debt, purchase
    whom: int
    needed: int  # still, after the pledges so far
    high: int

    def words(self) -> Words:
        return Words(f"am-ask-pledge-{self.purpose}", {"who": seat(self.whom), "needed": self.needed})

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.high + 1))

    def check(self, answer: int) -> None:
        if type(answer) is not int or not 0 <= answer <= self.high:
            raise Illegal(self.rule, "core-amount-out-of-range", low=0, high=self.high)

    def sample(self, dice: Dice) -> int:
        return dice.below(self.high + 1)

    def forced(self) -> bool:
        return self.high == 0

    def default(self) -> int:
        return 0

    def label(self, answer: int) -> Words:
        return Words("am-opt-pledge", {"millions": answer})


# --- the green track ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opening:
    """How a turn begins: roll, one indictment (A16.1), or chips at double price (A17.3)."""

    act: str  # roll, indict, double
    chips: Chips = NO_CHIPS


ROLL = Opening("roll")


@dataclass
class OpenTurn(Question[Opening]):
    """A5.1 Roll; or, on green, A16.1 one chip at its price, A17.3 any number at double price."""

    key: ClassVar[str] = "am-ask-turn"
    rule: str
    prices: Chips
    chips: Chips
    money: int
    purses: int  # what the others have together (A17.4)
    indict: bool  # A16.1 stands on a green field without hatching
    double: bool  # A17.3

    def check(self, answer: Opening) -> None:
        if answer == ROLL:
            return
        if answer.act == "indict":
            self._check_indictment(answer.chips)
        elif answer.act == "double":
            if not self.double:
                raise Illegal("A17.3", "am-no-double")
            if answer.chips == NO_CHIPS:
                raise Illegal("A17.3", "am-no-chip-named")
            check_chips("A17.3", answer.chips, self.chips, self._doubled(), self.money + self.purses)
        else:
            raise Illegal(self.rule, "core-not-an-option")

    def _check_indictment(self, chips: Chips) -> None:
        if not self.indict:
            raise Illegal("A16.2", "am-no-indictment-here")
        if sum(chips) != 1:
            raise Illegal("A16.1", "am-no-one-chip")
        check_chips("A16.1", chips, self.chips, self.prices, self.money)

    def _doubled(self) -> Chips:
        return (2 * self.prices[0], 2 * self.prices[1], 2 * self.prices[2])

    def options(self) -> tuple[Opening, ...]:
        return _openings(self.prices, self.chips, self.money, self.purses, self.indict, self.double)

    def sample(self, dice: Dice) -> Opening:
        listed = self.options()
        return listed[dice.below(len(listed))]

    def default(self) -> Opening:
        return ROLL

    def name(self, answer: Opening) -> str:
        return answer.act if answer == ROLL else f"{answer.act}:{chips_name(answer.chips)}"

    def label(self, answer: Opening) -> Words:
        if answer == ROLL:
            return Words("am-opt-roll")
        if answer.act == "indict":
            loop = answer.chips.index(1)
            return Words("am-opt-indict", {"monopoly": loop_text(loop), "price": self.prices[loop]})
        return Words("am-opt-double", {"chips": sum(answer.chips), "price": cost(answer.chips, self._doubled())})

    def aim(self, answer: Opening) -> str:
        return f"monopoly:{LOOP_NAMES[answer.chips.index(1)]}" if answer.act == "indict" else ""

    def rule_of(self, answer: Opening) -> str:
        return {"roll": "A5.1", "indict": "A16.1", "double": "A17.3"}[answer.act]

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Opening]:
        """Steps: ``roll``, ``indict:yellow``, or ``double:yellow`` as often as chips are wanted."""
        if not so_far:
            alone = [self.option(opening) for opening in self.options() if opening.act != "double"]
            return Menu((*alone, *self._more(NO_CHIPS)))
        if len(so_far) == 1 and not so_far[0].startswith("double:"):
            single = self.read(so_far[0])
            self.check(single)
            return Menu((), single)
        chips = _counted(so_far, "double:")
        answer = Opening("double", chips)
        self.check(answer)
        return Menu(self._more(chips), answer)

    def _more(self, chips: Chips) -> tuple[Option, ...]:
        if not self.double:
            return ()
        return more_chips("double:", "A17.3", chips, self.chips, self._doubled(), self.money + self.purses)

    def read(self, written: Plain) -> Opening:
        if not isinstance(written, str):
            raise BadInput("answer", "core-data-not-a-name", got=str(written))
        act, _, chips = written.partition(":")
        return Opening(act, chips_of(chips) if chips else NO_CHIPS)


@dataclass
class BuyChips(Question[Chips]):
    """A17.3 Sent back: any number of chips at double price, at once; none is fine."""

    key: ClassVar[str] = "am-ask-buy"
    rule: str
    prices: Chips  # doubled
    chips: Chips
    money: int
    purses: int

    def check(self, answer: Chips) -> None:
        check_chips("A17.3", answer, self.chips, self.prices, self.money + self.purses)

    def options(self) -> tuple[Chips, ...]:
        return (NO_CHIPS, *_purchases(self.prices, self.chips, self.money + self.purses))

    def default(self) -> Chips:
        return NO_CHIPS

    def name(self, answer: Chips) -> str:
        return chips_name(answer)

    def label(self, answer: Chips) -> Words:
        if answer == NO_CHIPS:
            return Words("am-opt-nothing")
        return Words("am-opt-double", {"chips": sum(answer), "price": cost(answer, self.prices)})

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Chips]:
        """Steps: ``chip:yellow`` as often as wanted; without a step nothing is bought."""
        chips = _counted(so_far, "chip:")
        self.check(chips)
        more = more_chips("chip:", "A17.3", chips, self.chips, self.prices, self.money + self.purses)
        return Menu(more, chips)

    def read(self, written: Plain) -> Chips:
        if not isinstance(written, str):
            raise BadInput("answer", "core-data-not-a-name", got=str(written))
        return chips_of(written)


# --- danger ---------------------------------------------------------------------------------------------------------


@dataclass
class Destroy(Question[bool]):
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
        return Words("am-ask-agree", {"who": seat(self.proposer), **facts})

    def options(self) -> tuple[bool, ...]:
        return (True, False)

    def check(self, answer: bool) -> None:
        if answer is not True and answer is not False:
            raise Illegal(self.rule, "core-not-an-option")

    def default(self) -> bool:
        return False

    def name(self, answer: bool) -> str:
        return "yes" if answer else "no"

    def label(self, answer: bool) -> Words:
        part = "propose" if self.proposer < 0 else "agree"
        return Words(f"am-opt-{part}-{self.name(answer)}")


# --- chips ----------------------------------------------------------------------------------------------------------


def cost(chips: Chips, prices: Chips) -> int:
    """What these chips cost at these prices."""
    return chips[0] * prices[0] + chips[1] * prices[1] + chips[2] * prices[2]


def check_chips(rule: str, wanted: Chips, placed: Chips, prices: Chips, purse: int) -> None:
    """Refuses chips for which there is no place or no money."""
    for loop in range(3):
        if wanted[loop] and placed[loop] == CHIPS_PER_MONOPOLY:
            raise Illegal(rule, "am-no-broken", monopoly=loop_text(loop))
        if not 0 <= wanted[loop] <= CHIPS_PER_MONOPOLY - placed[loop]:
            raise Illegal(rule, "am-no-room", monopoly=loop_text(loop), free=CHIPS_PER_MONOPOLY - placed[loop])
    if cost(wanted, prices) > purse:
        raise Illegal(rule, "am-no-too-poor", price=cost(wanted, prices), money=purse)


def chips_name(chips: Chips) -> str:
    """``yellow+yellow+red``, or ``nothing``."""
    return "+".join(LOOP_NAMES[loop] for loop in range(3) for _ in range(chips[loop])) or "nothing"


def chips_of(name: str) -> Chips:
    """The chips of such a name; raises BadInput if it is none."""
    counts = [0, 0, 0]
    if name != "nothing":
        for part in name.split("+"):
            if part not in LOOP_NAMES:
                raise BadInput("answer", "core-data-not-a-name", got=name)
            counts[LOOP_NAMES.index(part)] += 1
    return (counts[0], counts[1], counts[2])


def more_chips(step: str, rule: str, so_far: Chips, placed: Chips, prices: Chips, purse: int) -> tuple[Option, ...]:
    """The chips that may be added to these."""
    left = purse - cost(so_far, prices)
    options = []
    for loop in range(3):
        if placed[loop] + so_far[loop] < CHIPS_PER_MONOPOLY and prices[loop] <= left:
            words = Words("am-opt-add-chip", {"monopoly": loop_text(loop), "price": prices[loop]})
            options.append(Option(f"{step}{LOOP_NAMES[loop]}", words, rule, f"monopoly:{LOOP_NAMES[loop]}"))
    return tuple(options)


@lru_cache(maxsize=4096)
def _purchases(prices: Chips, placed: Chips, purse: int) -> tuple[Chips, ...]:
    """All non-empty purchases that there is place and money for."""
    free = [CHIPS_PER_MONOPOLY - chips for chips in placed]
    return tuple(
        [
            (y, b, r)
            for y in range(free[0] + 1)
            for b in range(free[1] + 1)
            for r in range(free[2] + 1)
            if y + b + r > 0 and cost((y, b, r), prices) <= purse
        ]
    )


@lru_cache(maxsize=4096)
def _openings(prices: Chips, placed: Chips, money: int, purses: int, indict: bool, double: bool) -> tuple[Opening, ...]:
    """All ways to begin a turn."""
    ways = [ROLL]
    if indict:
        ways += [Opening("indict", chips) for chips in _purchases(prices, placed, money) if sum(chips) == 1]
    if double:
        doubled = (2 * prices[0], 2 * prices[1], 2 * prices[2])
        ways += [Opening("double", chips) for chips in _purchases(doubled, placed, money + purses)]
    return tuple(ways)


@lru_cache(maxsize=1024)
def _calls(values: tuple[int, ...], others: tuple[int, ...]) -> tuple[AskFor, ...]:
    return tuple([AskFor(value, whom) for value in values for whom in others])


def _number(step: str, prefix: str, known: tuple[int, ...]) -> int:
    """``card:3`` is 3, if 3 may be chosen."""
    number = step.removeprefix(prefix)
    if not step.startswith(prefix) or not number.isdecimal() or int(number) not in known:
        raise BadInput("steps", "core-bad-step", step=step)
    return int(number)


def _counted(steps: tuple[str, ...], prefix: str) -> Chips:
    counts = [0, 0, 0]
    for step in steps:
        name = step.removeprefix(prefix)
        if not step.startswith(prefix) or name not in LOOP_NAMES:
            raise BadInput("steps", "core-bad-step", step=step)
        counts[LOOP_NAMES.index(name)] += 1
    return (counts[0], counts[1], counts[2])


_NO_REPLY = (Reply("none"),)
_REPLIES = (Reply("join"), *(Reply("refuse", fields) for fields in MOVES_IN_A_REFUSAL))
