"""J5.2i What can be said out of turn, as answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.games.junta.money import NO_NOTES, Notes
from camarilla.games.junta.questions.kinds import notes_of
from camarilla.games.junta.state import NOBODY, Goods


@dataclass(frozen=True)
class Play:
    """J5.2 A card is played; some name a player, some a brigade or a choice."""

    card: int
    target: int = NOBODY
    what: str = ""


@dataclass(frozen=True)
class Discard:
    """J5.3 A card is discarded without effect."""

    card: int


@dataclass(frozen=True)
class StepDown:
    """J4.R The President resigns."""


@dataclass(frozen=True)
class ComeHome:
    """J9.1b An exile announces his return."""


@dataclass(frozen=True)
class ProposeEnd:
    """J13.0 The coup is over, this side has won."""

    side: str


@dataclass(frozen=True)
class MakeOffer:
    """J16.2 An offer; ``counter`` is the number of the offer it answers, 0 for none.

    ``until``: it lapses with this "phase" or this "round"; otherwise it stays.
    """

    to: int
    give: Goods
    get: Goods
    counter: int = 0
    until: str = ""


@dataclass(frozen=True)
class AcceptOffer:
    """J16.2 The swap happens at one stroke. ``cards`` are those he picks where only their kind was asked for.

    ``notes`` are those that pay the sum asked for (J7.1); if he names none, large ones leave first.
    """

    number: int
    cards: tuple[int, ...] = ()
    notes: Notes = NO_NOTES


@dataclass(frozen=True)
class DropOffer:
    """J16.2 The receiver declines, or the maker withdraws."""

    number: int


@dataclass(frozen=True)
class SwapWithDummy:
    """J17.1 One face-down card for one, with a dummy of the own faction."""

    dummy: int
    mine: int
    theirs: int


@dataclass(frozen=True)
class OpenForDummy:
    """J17.3 An influence card of an own dummy is laid open."""

    dummy: int
    card: int


Said: TypeAlias = (
    Play
    | Discard
    | StepDown
    | ComeHome
    | ProposeEnd
    | MakeOffer
    | AcceptOffer
    | DropOffer
    | SwapWithDummy
    | OpenForDummy
)


NAMES: dict[type[object], str] = {
    Play: "play", Discard: "discard", StepDown: "resign", ComeHome: "home", ProposeEnd: "end", MakeOffer: "offer",
    AcceptOffer: "accept", DropOffer: "drop", SwapWithDummy: "swap", OpenForDummy: "open",
}  # fmt: skip


LATER = ("kinds", "until", "cards")  # parts of a deal that are younger than the oldest logs: left out where empty


def write_said(said: Said) -> Plain:
    """An aside as JSON can hold it."""
    written: dict[str, Plain] = {"do": NAMES[type(said)], **plain(said)}
    if isinstance(said, MakeOffer):
        for goods in (written["give"], written["get"]):
            if not goods["kinds"]:
                del goods["kinds"]
    if isinstance(said, AcceptOffer) and said.notes == NO_NOTES:
        del written["notes"]
    return {name: value for name, value in written.items() if value or name not in LATER}


def read_goods(written: Plain) -> Goods:
    """Goods from JSON; missing parts are empty."""
    if not isinstance(written, dict):
        raise BadInput("answer", "junta-not-goods")
    try:
        cards = tuple(sorted([int(card) for card in written.get("cards", [])]))
        units = tuple(sorted([(str(area), str(kind), int(number)) for area, kind, number in written.get("units", [])]))
        kinds = tuple(sorted([(str(kind), int(number)) for kind, number in written.get("kinds", [])]))
        return Goods(cards, notes_of(written.get("notes", [0, 0, 0])), units, int(written.get("money", 0)), kinds)
    except (TypeError, ValueError, OverflowError):
        raise BadInput("answer", "junta-not-goods") from None


def read_said(written: Plain) -> Said:
    """An aside from JSON."""
    if not isinstance(written, dict):
        raise BadInput("answer", "junta-not-an-aside")
    kind = written.get("do")
    try:
        if kind == "play":
            return Play(int(written["card"]), int(written.get("target", NOBODY)), str(written.get("what", "")))
        if kind == "discard":
            return Discard(int(written["card"]))
        if kind == "resign":
            return StepDown()
        if kind == "home":
            return ComeHome()
        if kind == "end":
            return ProposeEnd(str(written["side"]))
        if kind == "offer":
            goods = (read_goods(written.get("give", {})), read_goods(written.get("get", {})))
            return MakeOffer(int(written["to"]), *goods, int(written.get("counter", 0)), str(written.get("until", "")))
        if kind == "accept":
            cards = tuple(sorted([int(card) for card in written.get("cards", [])]))
            return AcceptOffer(int(written["number"]), cards, notes_of(written.get("notes", [0, 0, 0])))
        if kind == "drop":
            return DropOffer(int(written["number"]))
        if kind == "swap":
            return SwapWithDummy(int(written["dummy"]), int(written["mine"]), int(written["theirs"]))
        if kind == "open":
            return OpenForDummy(int(written["dummy"]), int(written["card"]))
    except (KeyError, TypeError, ValueError, OverflowError):
        pass
    raise BadInput("answer", "junta-not-an-aside")
