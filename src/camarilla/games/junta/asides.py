"""J5.2i What may be done at any time: one question that lists it (the answers to it are in ``said``).

Open offers are part of the table; making, accepting, declining, countering and withdrawing one are such asides, so a
deal never keeps the table waiting (J16.2).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, ClassVar, TypeAlias

from camarilla.core.illegal import Illegal, WrongMoment
from camarilla.core.questions import Dice, Doors, Just, OneOf, Option, Part, Record
from camarilla.core.reading import acts_schema
from camarilla.core.words import Plain, Words, named
from camarilla.games.junta.desk import NOTE, NOTHING, UNTIL, Desk
from camarilla.games.junta.money import NO_NOTES, holds
from camarilla.games.junta.questions.chamber import choice_text
from camarilla.games.junta.questions.kinds import card_text
from camarilla.games.junta.said import (
    ASIDES,
    NAMES,
    AcceptOffer,
    ComeHome,
    Discard,
    DropOffer,
    MakeOffer,
    OpenForDummy,
    Play,
    ProposeEnd,
    Said,
    StepDown,
    SwapWithDummy,
    read_said,
    write_said,
)
from camarilla.games.junta.state import NOBODY, Goods

SIDES = ("president", "rebels")
Door: TypeAlias = tuple[str, int, Any]  # what is done, with which card, offer or player, and what else it takes
PLAIN: dict[str, Callable[[int, Any], Said]] = {  # what its first step says whole
    "discard": lambda card, side: Discard(card),
    "resign": lambda number, side: StepDown(),
    "home": lambda number, side: ComeHome(),
    "ends": lambda number, side: ProposeEnd(side),
    "drop": lambda number, side: DropOffer(number),
    "open": OpenForDummy,
}
REFUSALS: dict[type[Any], tuple[str, str]] = {
    Discard: ("J5.3", "junta-no-discard"),
    StepDown: ("J4.R", "junta-no-resignation"),
    ComeHome: ("J9.1b", "junta-no-return"),
    ProposeEnd: ("J13.0", "junta-no-early-end"),
    DropOffer: ("J16.2", "junta-no-such-offer"),
    SwapWithDummy: ("J17.1", "junta-no-swap"),
    OpenForDummy: ("J17.3", "junta-no-swap"),
}


def door_of(said: Said) -> Door:
    """Which door leads to it; an offer that is accepted stands in the question."""
    if isinstance(said, (Play, Discard)):
        return (NAMES[type(said)], said.card, "")
    if isinstance(said, ProposeEnd):
        return ("ends", 0, said.side)
    if isinstance(said, DropOffer):
        return ("drop", said.number, "")
    if isinstance(said, SwapWithDummy):
        return ("swap", said.dummy, "")
    if isinstance(said, OpenForDummy):
        return ("open", said.dummy, said.card)
    return (NAMES.get(type(said), ""), said.to if isinstance(said, MakeOffer) else 0, "")


@lru_cache(maxsize=4096)
def door_option(door: Door) -> Option:
    """The first step of an aside."""
    act, number, more = door
    if act in ("play", "discard"):
        rule = f"J5.C.{number}" if act == "play" else "J5.3"
        return Option(f"{act}:{number}", Words(f"junta-opt-{act}", {"card": card_text(number)}), rule, f"card:{number}")
    if act in ("resign", "home"):
        return Option(act, Words(f"junta-opt-{act}"), "J4.R" if act == "resign" else "J9.1b")
    if act == "ends":
        return Option(f"ends:{more}", Words(f"junta-opt-ends-{more}"), "J13.0")
    if act == "accept":
        words = Words("junta-opt-accept", {"who": named(more), "number": number})
        return Option(f"accept:{number}", words, "J16.2", f"offer:{number}")
    if act == "drop":
        return Option(f"drop:{number}", Words("junta-opt-drop", {"number": number}), "J16.2", f"offer:{number}")
    if act == "open":
        words = Words("junta-opt-open", {"who": named(number), "card": card_text(more)})
        return Option(f"open:{number}@{more}", words, "J17.3", f"card:{more}")
    words = Words(f"junta-opt-{act}", {"who": named(number)})
    return Option(f"{act}:{number}", words, "J16.2" if act == "offer" else "J17.1", f"seat:{number}")


@dataclass
class Aside(Desk):
    """J5.2i Everything this player may do out of turn now."""

    key: ClassVar[str] = "junta-ask-aside"
    plays: tuple[tuple[int, tuple[int, ...], tuple[str, ...]], ...]  # card, targets, choices
    discards: tuple[int, ...]
    resign: bool
    home: bool
    ends: bool
    swaps: tuple[tuple[int, tuple[int, ...]], ...]  # dummy, its cards
    openings: tuple[tuple[int, int], ...]  # dummy, card

    def form(self) -> Doors[Said, Door]:
        return Doors(self._doors(), door_option, self._behind, self._door_of, self._refusal)

    def check(self, answer: Said) -> None:
        """Deals have a law of their own: one may ask for more than small steps can say (J16.2)."""
        if isinstance(answer, MakeOffer):
            self.check_offer(answer)
        elif isinstance(answer, AcceptOffer):
            self.check_accept(answer)
        else:
            super().check(answer)

    def _doors(self) -> tuple[Door, ...]:
        """Everything he may do now."""
        doors: list[Door] = [("play", card, "") for card, _, _ in self.plays]
        doors += [("discard", card, "") for card in self.discards]
        doors += [("resign", 0, "")] if self.resign else []
        doors += [("home", 0, "")] if self.home else []
        doors += [("ends", 0, side) for side in SIDES] if self.ends else []
        doors += [("accept", number, offer.maker) for number, offer in self.offers]
        doors += [("drop", number, "") for number in self.mine]
        doors += [("offer", one, "") for one in self.partners]
        doors += [("swap", one, "") for one, _ in self.swaps if self.cards]
        return (*doors, *[("open", dummy, card) for dummy, card in self.openings])

    def _door_of(self, said: Said) -> Door:
        """Which door leads to it."""
        if isinstance(said, AcceptOffer):
            return ("accept", said.number, next((offer.maker for n, offer in self.offers if n == said.number), NOBODY))
        return door_of(said)

    def _behind(self, door: Door) -> Part[Any]:
        act, number, more = door
        if act == "play":
            return self._played(number)
        if act == "accept":
            return self.accepting(number)
        if act == "offer":
            return self.offering(number)
        if act == "swap":
            return Record(
                ("mine", "theirs"),
                lambda part, so_far: self._swapped(dict(self.swaps)[number] if so_far else self.cards),
                lambda cards: SwapWithDummy(number, *cards),
            )
        return Just(PLAIN[act](number, more))

    def _played(self, card: int) -> Part[Play]:
        for one, targets, whats in self.plays:
            if one == card and (targets or whats):
                plays = [Play(card, target) for target in targets] or [Play(card, what=what) for what in whats]
                return OneOf(tuple(plays), self._aimed, self._refusal)
        return Just(Play(card), self._refusal(Play(card)))

    def _swapped(self, cards: tuple[int, ...]) -> OneOf[int]:
        def option(card: int) -> Option:
            return Option(str(card), Words("junta-opt-card", {"card": card_text(card)}), "J17.1", f"card:{card}")

        return OneOf(cards, option, lambda card: Illegal("J17.1", "junta-no-swap"))

    def _refusal(self, answer: Said) -> Illegal:
        """Of what cannot be done now."""
        if isinstance(answer, Play):
            for card, targets, _ in self.plays:
                if card == answer.card:
                    return Illegal(f"J5.C.{card}", "junta-no-such-player", seats=[named(one) for one in targets])
            return WrongMoment("J5.3", "junta-no-card-now")
        return Illegal(*REFUSALS.get(type(answer), ("J5.2i", "junta-no-aside")))

    # --- a random aside ---

    def sample(self, dice: Dice) -> Said:
        ways: list[str] = []
        for way, able in (
            ("play", self.plays), ("play", self.plays), ("discard", self.discards), ("resign", self.resign),
            ("home", self.home), ("ends", self.ends), ("accept", self.offers), ("accept", self.offers),
            ("drop", self.mine), ("give", self.can_give()), ("ask", self.partners),
            ("swap", self.swaps and self.cards), ("open", self.openings),
        ):  # fmt: skip
            if able:
                ways.append(way)
        return self._some(ways[dice.below(len(ways))], dice)

    def can_give(self) -> bool:
        return bool(self.partners) and bool(self.cards or self.units or (self.notes != NO_NOTES and not self.promised))

    def _some(self, way: str, dice: Dice) -> Said:
        if way == "play":
            card, targets, whats = self.plays[dice.below(len(self.plays))]
            target = targets[dice.below(len(targets))] if targets else NOBODY
            return Play(card, target, whats[dice.below(len(whats))] if whats else "")
        if way == "discard":
            return Discard(self.discards[dice.below(len(self.discards))])
        if way in ("give", "ask"):
            to = self.partners[dice.below(len(self.partners))]
            get = Goods(money=dice.below(3)) if way == "give" else self.some_wish(dice)
            return MakeOffer(to, self._something(dice) if way == "give" else NOTHING, get, until=UNTIL[dice.below(3)])
        if way == "accept":
            return self.some_accept(dice)
        if way == "drop":
            return DropOffer(self.mine[dice.below(len(self.mine))])
        if way == "swap":
            dummy, theirs = self.swaps[dice.below(len(self.swaps))]
            return SwapWithDummy(dummy, self.cards[dice.below(len(self.cards))], theirs[dice.below(len(theirs))])
        if way == "open":
            return OpenForDummy(*self.openings[dice.below(len(self.openings))])
        if way == "ends":
            return ProposeEnd(SIDES[dice.below(2)])
        return StepDown() if way == "resign" else ComeHome()

    def _something(self, dice: Dice) -> Goods:
        if self.units and dice.below(2):
            area, kind, number = self.units[dice.below(len(self.units))]
            return Goods(units=((area, kind, 1 + dice.below(number)),))
        if self.cards and (self.promised or self.notes == NO_NOTES or dice.below(2)):
            return Goods(cards=(self.cards[dice.below(len(self.cards))],))
        able = [one for one in NOTE[1:] if holds(self.notes, one)] if not self.promised else []
        if able:
            return Goods(notes=able[dice.below(len(able))])
        area, kind, _ = self.units[0]
        return Goods(units=((area, kind, 1),))

    def forced(self) -> bool:
        """Whoever may make offers can do many things."""
        return not self.partners and super().forced()

    def default(self) -> Said:
        """Nobody makes an aside for an absent player; if he must, the one that costs least."""
        if self.mine:
            return DropOffer(self.mine[0])
        if self.partners:
            return MakeOffer(self.partners[0], NOTHING, Goods(money=1))
        if self.discards:
            return Discard(self.discards[-1])
        if self.plays:
            card, targets, whats = self.plays[-1]
            return Play(card, targets[0] if targets else NOBODY, whats[0] if whats else "")
        if self.openings:
            return OpenForDummy(*self.openings[0])
        if self.ends:
            return ProposeEnd("president")
        return ComeHome() if self.home else StepDown()

    def _aimed(self, play: Play) -> Option:
        rule = f"J5.C.{play.card}"
        if not play.what:
            words = Words("junta-opt-seat", {"who": named(play.target)})
            return Option(str(play.target), words, rule, f"seat:{play.target}")
        if play.what.startswith("general"):
            return Option(play.what, Words(f"junta-office-{play.what}"), rule)
        return Option(play.what, Words("junta-opt-choice", {"choice": choice_text(play.what)}), rule)

    def name(self, answer: Said) -> str:
        parts = [str(getattr(answer, part.name)) for part in fields(answer)]
        return ":".join([NAMES[type(answer)], *parts])

    def label(self, answer: Said) -> Words:
        return Words("junta-opt-aside", {"what": NAMES[type(answer)]})

    def write(self, answer: Said) -> Plain:
        return write_said(answer)

    def read(self, written: Plain) -> Said:
        return read_said(written)

    def schema(self) -> dict[str, Plain]:
        return acts_schema("do", ASIDES, ["end" if act == "ends" else act for act, _, _ in self._doors()])
