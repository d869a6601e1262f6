"""What is asked besides proposals and turns, and which answers are legal; each question cites its paragraph."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar, TypedDict

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.questions import (
    Amount,
    Between,
    Counts,
    Dice,
    Option,
    Pick,
    Question,
    Record,
    SomeOf,
    Titled,
    YesNo,
)
from camarilla.core.words import Arg, Plain, Words, named, phrase, text
from camarilla.games.global_powers.components import BIT, REGIONS, Box, cards_in


class Ballot(Enum):
    """G10.4, G22.5 A block votes for, against or not at all."""

    FOR = "for"
    AGAINST = "against"
    ABSTAIN = "abstain"

    @property
    def sign(self) -> int:
        return {"for": 1, "against": -1, "abstain": 0}[self.value]


BALLOTS = (Ballot.FOR, Ballot.AGAINST, Ballot.ABSTAIN)


@dataclass
class Vote(Titled[Ballot]):
    """A block of politicians or delegates casts its votes."""

    key: ClassVar[str] = "gp-vote"
    rule: str
    votes: int

    def words(self) -> Words:
        return Words(self.text, {"votes": self.votes})

    def options(self) -> tuple[Ballot, ...]:
        return BALLOTS

    def default(self) -> Ballot:
        return Ballot.ABSTAIN

    def name(self, answer: Ballot) -> str:
        return answer.value

    def aim(self, answer: Ballot) -> str:
        return f"ballot:{answer.value}"


@dataclass
class About:
    """The motion that a question is about; everything of it is public."""

    kind: str
    region: int
    party: int
    proposer: int


def about(motion: About, box: Box) -> dict[str, Arg]:
    """A motion as arguments of a message."""
    party = named(motion.party) if motion.party >= 0 else text("gp-nobody")
    kind = text(f"gp-motion-{motion.kind}")
    what = phrase("gp-motion-against", kind=kind, party=party) if motion.party >= 0 else kind
    return {"what": what, "kind": kind, "about": box.region(motion.region), "party": party}


class UnVoteFacts(TypedDict):
    """What a board draws of a vote in the UN."""

    votes: int
    motion: About


class LayFacts(TypedDict):
    """What a board draws of the chips that a region may lay."""

    region: int
    chips: int
    motion: About


@dataclass
class UnVote(Vote):
    """G22.5 The delegates of a party vote on a motion."""

    text: ClassVar[str] = "gp-ask-un"
    motion: About
    box: Box

    def words(self) -> Words:
        return Words(self.text, {**about(self.motion, self.box), "votes": self.votes})

    def facts(self) -> UnVoteFacts:
        return {"votes": self.votes, "motion": self.motion}


@dataclass
class LayChips(Question[int]):
    """G22.2 Diplomacy chips of a region for (positive) or against (negative) a motion."""

    key: ClassVar[str] = "gp-lay"
    rule: str
    region: int
    chips: int
    motion: About
    box: Box

    def words(self) -> Words:
        args = {"region": self.box.region(self.region), "chips": self.chips}
        return Words("gp-ask-lay", {**about(self.motion, self.box), **args})

    def facts(self) -> LayFacts:
        return {"region": self.region, "chips": self.chips, "motion": self.motion}

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.chips, -self.chips - 1, -1))

    def why(self, answer: int) -> Illegal:
        return Illegal(self.rule, "gp-no-lay", chips=self.chips)

    def default(self) -> int:
        return 0

    def label(self, answer: int) -> Words:
        side = "for" if answer > 0 else "against" if answer < 0 else "none"
        return Words(f"gp-lay-{side}", {"count": abs(answer)})

    def write(self, answer: int) -> Plain:
        return answer

    def read(self, written: Plain) -> int:
        if type(written) is int:
            return written
        if isinstance(written, str) and written.isascii() and written.removeprefix("-").isdigit() and len(written) < 4:
            return int(written)
        raise BadInput("answer", "core-not-a-number", got=str(written))


@dataclass
class Spread(Between[tuple[int, ...]]):
    """How many from each of several places: from ``low`` to ``high`` in all, nowhere more than there are."""

    key: ClassVar[str] = "gp-spread"
    rule: str
    text: str
    items: tuple[str, ...]  # region-3, base, chip-raw, seat-2
    holds: tuple[int, ...]
    low: int
    high: int
    names: tuple[Arg, ...]
    args: dict[str, Arg] = field(default_factory=dict)

    def form(self) -> Counts:
        return Counts(len(self.holds), self.low, self.high, self._option, self._there, self._sum)

    def _there(self, answer: tuple[int, ...]) -> None:
        if len(answer) != len(self.holds) or not all(type(count) is int for count in answer):
            raise Illegal(self.rule, "gp-no-spread-length", want=len(self.holds))
        for item, count, most in zip(self.names, answer, self.holds, strict=True):
            if not 0 <= count <= most:
                raise Illegal(self.rule, "gp-no-spread-there", item=item, most=most)

    def _sum(self, got: int) -> Illegal:
        return Illegal(self.rule, "gp-no-spread-sum", low=self.low, high=self.high, got=got)

    def sample(self, dice: Dice) -> tuple[int, ...]:
        """Where little or nothing may be taken, mostly little is: a random party does not go home every turn."""
        count = self.low
        if self.high > self.low and dice.below(4) == 0:
            count += dice.below(min(3, self.high - self.low + 1))
        left = list(self.holds)
        for _ in range(count):
            place = dice.below(sum(left))
            for at, held in enumerate(left):
                if place < held:
                    left[at] -= 1
                    break
                place -= held
        return tuple([held - kept for held, kept in zip(self.holds, left, strict=True)])

    def forced(self) -> bool:
        if self.low != self.high:
            return False
        return self.low in (0, sum(self.holds)) or len([held for held in self.holds if held]) == 1

    def default(self) -> tuple[int, ...]:
        taken, left = [], self.low
        for held in self.holds:
            taken.append(min(held, left))
            left -= taken[-1]
        return tuple(taken)

    def _option(self, at: int) -> Option:
        return Option(
            self.items[at], Words("gp-take-from", {"item": self.names[at]}), self.rule, self.items[at].replace("-", ":")
        )

    def name(self, answer: tuple[int, ...]) -> str:
        return "+".join(f"{count}-{item}" for item, count in zip(self.items, answer, strict=True) if count) or "none"

    def label(self, answer: tuple[int, ...]) -> Words:
        taken = [name for name, count in zip(self.names, answer, strict=True) for _ in range(count)]
        return Words("gp-spread-label", {"items": taken}) if taken else Words("gp-nobody")


@dataclass
class Veto(YesNo):
    """G11.1 Sacrifice a politician and reverse the result of a vote?"""


@dataclass
class Incite(YesNo):
    """G27.E06 Spend the open card before the dice of a war?"""


@dataclass
class PlaceOne(YesNo):
    """G21.5 One more politician into the region that lost, or pass for good?"""

    text: str = "gp-ask-place-one"


@dataclass
class Bid(Amount):
    """G4.2 How many politicians for the region under the hammer?"""


@dataclass
class CoupHand(Amount):
    """G28.1 How many politicians of the base are taken in hand for a coup, or against it?"""


@dataclass
class PlaceInWar(Amount):
    """G21.5 How many politicians move into the region that lost?"""


@dataclass
class Support(Amount):
    """G22.1 How many chips of the active region does the proposer lay for his motion?"""


@dataclass
class CallHome(Spread):
    """G7.1 Which politicians come home?"""


@dataclass
class TakeOut(Spread):
    """G31.1 Which politicians leave the game?"""


@dataclass
class Wreck(Spread):
    """G27.E12 Which chips does a sabotage destroy?"""


@dataclass
class Replace(Spread):
    """G28.3 Whom does a putschist replace whose base is too small?"""


PLACES = ("base", *[f"region-{region}" for region in REGIONS])


def regions_spread(
    kind: type[Spread], rule: str, message: str, box: Box, holds: tuple[int, ...], low: int, high: int
) -> Spread:
    """G7.1, G31.1 Politicians from base (place 0, if it is offered) and the twelve regions."""
    first = len(PLACES) - len(holds)
    return kind(rule, message, PLACES[first:], holds, low, high, box.said[first:])


@dataclass
class PickCards(Pick):
    """G5.1 Some of one's own cards."""

    key: ClassVar[str] = "gp-pick-cards"

    def item_words(self, item: str) -> Words:
        return Words(f"gp-card-{item}")

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("core-list", {"items": [text(f"gp-card-{card}") for card in answer]})


@dataclass
class NewHand:
    """G33.1 The cards that go, and the cards that come."""

    discards: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


@dataclass
class Refill(Question[NewHand]):
    """G33.1 Keep or discard any of the hand, and refill it from the rest."""

    key: ClassVar[str] = "gp-refill"
    rule: str
    hand: tuple[str, ...]
    rest: tuple[str, ...]
    size: int
    returns: bool  # switch discardReturns

    def words(self) -> Words:
        return Words("gp-ask-refill", {"size": self.size, "rest": len(self.rest)})

    def choice(self, discards: tuple[str, ...]) -> tuple[str, ...]:
        """What can be taken after these were discarded."""
        return tuple(sorted((*self.rest, *discards))) if self.returns else self.rest

    def due(self, discards: tuple[str, ...]) -> int:
        """How many must be taken after these were discarded."""
        return min(self.size - len(self.hand) + len(discards), len(self.choice(discards)))

    def check(self, answer: NewHand) -> None:
        for card in answer.discards:
            if card not in self.hand:
                raise Illegal(self.rule, "gp-no-card-in-hand", card=text(f"gp-card-{card}") if card in BIT else card)
        for card in answer.takes:
            if card not in self.choice(answer.discards):
                raise Illegal(self.rule, "gp-no-card-in-rest", card=text(f"gp-card-{card}") if card in BIT else card)
        for cards in (answer.discards, answer.takes):
            if len(set(cards)) != len(cards):
                raise Illegal(self.rule, "gp-no-card-twice")
        if len(answer.takes) != self.due(answer.discards):
            raise Illegal(self.rule, "gp-no-refill-count", due=self.due(answer.discards), got=len(answer.takes))

    def sample(self, dice: Dice) -> NewHand:
        discards = tuple([card for card in self.hand if dice.below(3) == 0])
        left = list(self.choice(discards))
        takes = [left.pop(dice.below(len(left))) for _ in range(self.due(discards))]
        return NewHand(discards, tuple(sorted(takes)))

    def forced(self) -> bool:
        return not self.hand and self.due(()) == len(self.rest)

    def default(self) -> NewHand:
        return NewHand((), self.rest[: self.due(())])

    def form(self) -> Record[NewHand]:
        """Discards first, then what is taken."""
        return Record(("discards", "takes"), self._part, lambda chosen: NewHand(chosen[0], chosen[1]))

    def _part(self, name: str, chosen: list[tuple[str, ...]]) -> SomeOf[str]:
        if name == "discards":
            return SomeOf(self.hand, 0, len(self.hand), self.rule, lambda card: self._option("discard", card))
        due = self.due(chosen[0])
        return SomeOf(self.choice(chosen[0]), due, due, self.rule, lambda card: self._option("take", card))

    def _option(self, verb: str, card: str) -> Option:
        return Option(
            f"{verb}-{card}", Words(f"gp-{verb}-card", {"card": text(f"gp-card-{card}")}), self.rule, f"card:{card}"
        )

    def name(self, answer: NewHand) -> str:
        parts = [f"discard-{card}" for card in answer.discards] + [f"take-{card}" for card in answer.takes]
        return "+".join(parts) or "keep"

    def label(self, answer: NewHand) -> Words:
        return Words(
            "gp-refill-label",
            {
                "discards": [text(f"gp-card-{card}") for card in answer.discards] or text("gp-nothing"),
                "takes": [text(f"gp-card-{card}") for card in answer.takes] or text("gp-nothing"),
            },
        )


def refill(hand: int, rest: int, size: int, returns: bool) -> Refill:
    """G33.1 The question for a hand and a rest given as sets."""
    return Refill("G33.1", tuple(sorted(cards_in(hand))), tuple(sorted(cards_in(rest))), size, returns)
