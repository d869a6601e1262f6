"""What is asked about money and chips: monopolies, pledges, purchases on green. All of it lies open (A0.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, TypeVar

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.plain import fixed
from camarilla.core.questions import Dice, Either, Laid, Menu, Named, Number, OneOf, Option, Question, whole_number
from camarilla.core.reading import wholes
from camarilla.core.words import Plain, Words, named, text
from camarilla.games.anti_monopoly.components import CHIPS_PER_MONOPOLY

LOOP_NAMES = ("yellow", "blue", "red")
Chips = tuple[int, int, int]
A = TypeVar("A")
NO_CHIPS: Chips = (0, 0, 0)


def loop_text(loop: int) -> dict[str, str]:
    """A loop's monopoly as an argument of a message."""
    return text(f"am-monopoly-{LOOP_NAMES[loop]}")


# --- monopolies and money -------------------------------------------------------------------------------------------


@dataclass
class AtMonopoly(Question[str]):
    """A10.1 Collect double, or pay for an indictment; A10.2 nothing, if too poor."""

    key: ClassVar[str] = "am-ask-monopoly"
    rule: str
    loop: int
    price: int
    millions: int  # what collecting brings now: twice the price, or what the bank still has
    bomb: int  # how far collecting moves the bomb now (A14.2)
    money: int

    def words(self) -> Words:
        return Words(self.key, {"monopoly": loop_text(self.loop)})

    def options(self) -> tuple[str, ...]:
        return ("indict", "collect") if self.money >= self.price else ("nothing", "collect")

    def why(self, answer: str) -> Illegal:
        if answer == "indict":
            return Illegal("A10.2", "am-no-too-poor", price=self.price, money=self.money)
        return Illegal("A10.2", "am-no-must-act", price=self.price)

    def meant(self, written: str) -> str | None:
        return written if written in ("indict", "nothing") else None

    def label(self, answer: str) -> Words:
        return Words(f"am-opt-monopoly-{answer}", {"price": self.price, "millions": self.millions, "bomb": self.bomb})

    def aim(self, answer: str) -> str:
        return f"monopoly:{LOOP_NAMES[self.loop]}"

    def rule_of(self, answer: str) -> str:
        return "A10.2" if answer == "nothing" else "A10.1"


@dataclass
class HalfPrice(Question[int]):
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

    def meant(self, written: str) -> int | None:
        return LOOP_NAMES.index(written) if written in LOOP_NAMES else None

    def name(self, answer: int) -> str:
        return LOOP_NAMES[answer] if answer >= 0 else "nothing"

    def label(self, answer: int) -> Words:
        if answer < 0:
            return Words("am-opt-nothing")
        return Words("am-opt-indict", {"monopoly": loop_text(answer), "price": self.prices[answer]})

    def aim(self, answer: int) -> str:
        return f"monopoly:{LOOP_NAMES[answer]}" if answer >= 0 else ""


@dataclass
class Pledge(Named[int]):
    """A13.2, A17.4 How much do you give, if it suffices?"""

    key: ClassVar[str] = "am-ask-pledge"
    rule: str
    purpose: str  # debt, purchase
    whom: int
    needed: int  # still, after the pledges so far
    high: int

    def kind(self) -> str:
        return f"am-ask-pledge-{self.purpose}"

    def words(self) -> Words:
        return Words(self.kind(), {"who": named(self.whom), "needed": self.needed})

    def form(self) -> Number:
        return Number(0, self.high, self.rule, self.option)

    def sample(self, dice: Dice) -> int:
        return dice.below(self.high + 1)

    def forced(self) -> bool:
        return self.high == 0

    def meant(self, written: str) -> int | None:
        return whole_number(written)

    def label(self, answer: int) -> Words:
        return Words("am-opt-pledge", {"millions": answer})


# --- the green track ------------------------------------------------------------------------------------------------


@fixed
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

    def why(self, answer: Opening) -> Illegal:
        fault: Illegal | None = None
        if answer.act == "indict":
            if not self.indict:
                return Illegal("A16.2", "am-no-indictment-here")
            if sum(answer.chips) != 1:
                return Illegal("A16.1", "am-no-one-chip")
            fault = chips_fault("A16.1", answer.chips, self.chips, self.prices, self.money)
        elif answer.act == "double":
            if not self.double:
                return Illegal("A17.3", "am-no-double")
            if answer.chips == NO_CHIPS:
                return Illegal("A17.3", "am-no-chip-named")
            fault = chips_fault("A17.3", answer.chips, self.chips, self._doubled(), self.money + self.purses)
        return fault or super().why(answer)

    def _doubled(self) -> Chips:
        return (2 * self.prices[0], 2 * self.prices[1], 2 * self.prices[2])

    def options(self) -> tuple[Opening, ...]:
        return _openings(self.prices, self.chips, self.money, self.purses, self.indict, self.double)

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

    def form(self) -> Either[Opening]:
        """Steps: ``roll``, ``indict:yellow``, or ``double:yellow`` as often as chips are wanted."""
        alone = tuple([opening for opening in self.options() if opening.act != "double"])
        double = chips_form("double:", self.chips, self._doubled(), self.money + self.purses, as_opening, 1)
        return Either([OneOf(alone, self.option), double] if self.double else [OneOf(alone, self.option)], lambda _: -1)

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Opening]:
        return self.form().menu(so_far)

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

    def why(self, answer: Chips) -> Illegal:
        fault = chips_fault("A17.3", answer, self.chips, self.prices, self.money + self.purses)
        return fault or super().why(answer)

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

    def form(self) -> Laid[Chips, int]:
        """Steps: ``chip:yellow`` as often as wanted; without a step nothing is bought."""
        return chips_form("chip:", self.chips, self.prices, self.money + self.purses, three, 0)

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[Chips]:
        return self.form().menu(so_far)

    def read(self, written: Plain) -> Chips:
        if not isinstance(written, str):
            raise BadInput("answer", "core-data-not-a-name", got=str(written))
        return chips_of(written)


# --- chips ----------------------------------------------------------------------------------------------------------


def cost(chips: Chips, prices: Chips) -> int:
    """What these chips cost at these prices."""
    return chips[0] * prices[0] + chips[1] * prices[1] + chips[2] * prices[2]


def chips_fault(rule: str, wanted: Chips, placed: Chips, prices: Chips, purse: int) -> Illegal | None:
    """What is wrong with these chips: no place for them, or no money."""
    for loop in range(3):
        if wanted[loop] and placed[loop] == CHIPS_PER_MONOPOLY:
            return Illegal(rule, "am-no-broken", monopoly=loop_text(loop))
        if not 0 <= wanted[loop] <= CHIPS_PER_MONOPOLY - placed[loop]:
            return Illegal(rule, "am-no-room", monopoly=loop_text(loop), free=CHIPS_PER_MONOPOLY - placed[loop])
    if cost(wanted, prices) > purse:
        return Illegal(rule, "am-no-too-poor", price=cost(wanted, prices), money=purse)
    return None


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


def chips_form(
    step: str, placed: Chips, prices: Chips, purse: int, made: Callable[[tuple[int, ...]], A], low: int
) -> Laid[A, int]:
    """A17.3 Chips for the three monopolies, as many as there is place and money for."""

    def option(loop: int) -> Option:
        return chip_option(step, loop, prices[loop])

    def after(laid: tuple[int, ...]) -> list[int]:
        more = [(loop, three((*laid, loop))) for loop in (0, 1, 2)]
        return [loop for loop, chips in more if chips_fault("A17.3", chips, placed, prices, purse) is None]

    return Laid(after, option, made, None, None, wholes, low)  # whole answers are listed


@lru_cache(maxsize=1024)
def chip_option(step: str, loop: int, price: int) -> Option:
    """A17.3 One chip more."""
    words = Words("am-opt-add-chip", {"monopoly": loop_text(loop), "price": price})
    return Option(f"{step}{LOOP_NAMES[loop]}", words, "A17.3", f"monopoly:{LOOP_NAMES[loop]}")


def three(loops: tuple[int, ...]) -> Chips:
    """Chips one by one as their numbers."""
    return (loops.count(0), loops.count(1), loops.count(2))


def as_opening(loops: tuple[int, ...]) -> Opening:
    return Opening("double", three(loops))


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
