"""J5.2i What can be said out of turn, as answers."""

from __future__ import annotations

from dataclasses import field
from typing import Any, TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.plain import fixed, plain
from camarilla.core.reading import Reader, record, rows, whole, wholes, word
from camarilla.core.words import Plain
from camarilla.games.junta.money import NO_NOTES, Notes
from camarilla.games.junta.questions.kinds import notes_of
from camarilla.games.junta.state import NOBODY, Goods


@fixed
class Play:
    """J5.2 A card is played; some name a player, some a brigade or a choice."""

    card: int
    target: int = NOBODY
    what: str = ""


@fixed
class Discard:
    """J5.3 A card is discarded without effect."""

    card: int


@fixed
class StepDown:
    """J4.R The President resigns."""


@fixed
class ComeHome:
    """J9.1b An exile announces his return."""


@fixed
class ProposeEnd:
    """J13.0 The coup is over, this side has won."""

    side: str


@fixed
class MakeOffer:
    """J16.2 An offer; ``counter`` is the number of the offer it answers, 0 for none.

    ``until``: it lapses with this "phase" or this "round"; otherwise it stays.
    """

    to: int
    give: Goods = field(default_factory=Goods)
    get: Goods = field(default_factory=Goods)
    counter: int = 0
    until: str = ""


@fixed
class AcceptOffer:
    """J16.2 The swap happens at one stroke. ``cards`` are those he picks where only their kind was asked for.

    ``notes`` are those that pay the sum asked for (J7.1); if he names none, large ones leave first.
    """

    number: int
    cards: tuple[int, ...] = ()
    notes: Notes = NO_NOTES


@fixed
class DropOffer:
    """J16.2 The receiver declines, or the maker withdraws."""

    number: int


@fixed
class SwapWithDummy:
    """J17.1 One face-down card for one, with a dummy of the own faction."""

    dummy: int
    mine: int
    theirs: int


@fixed
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


def cards_of(written: Plain, where: str) -> tuple[int, ...]:
    return tuple(sorted(wholes(written, where)))


GOODS: dict[str, Reader] = {
    "cards": cards_of,
    "notes": notes_of,
    "units": lambda written, where: rows(written, where, word, word, whole),
    "money": whole,
    "kinds": lambda written, where: rows(written, where, word, whole),
}


def read_goods(written: Plain, where: str) -> Goods:
    """Goods from JSON; missing parts are empty."""
    return Goods(**record(written, where, {}, GOODS))


Parts: TypeAlias = dict[str, Reader]
# by the word for it: the class and its parts, first those it must have
ASIDES: dict[str, tuple[type[Any], Parts, Parts]] = {
    "play": (Play, {"card": whole}, {"target": whole, "what": word}),
    "discard": (Discard, {"card": whole}, {}),
    "resign": (StepDown, {}, {}),
    "home": (ComeHome, {}, {}),
    "end": (ProposeEnd, {"side": word}, {}),
    "offer": (MakeOffer, {"to": whole}, {"give": read_goods, "get": read_goods, "counter": whole, "until": word}),
    "accept": (AcceptOffer, {"number": whole}, {"cards": cards_of, "notes": notes_of}),
    "drop": (DropOffer, {"number": whole}, {}),
    "swap": (SwapWithDummy, {"dummy": whole, "mine": whole, "theirs": whole}, {}),
    "open": (OpenForDummy, {"dummy": whole, "card": whole}, {}),
}


def read_said(written: Plain) -> Said:
    """An aside from JSON."""
    kind = written.get("do") if isinstance(written, dict) else None
    if not isinstance(kind, str) or kind not in ASIDES:
        raise BadInput("answer.do", "junta-not-an-aside", known=list(ASIDES))
    cls, needed, optional = ASIDES[kind]
    parts = record(written, "answer", {"do": word, **needed}, optional)
    del parts["do"]
    said: Said = cls(**parts)
    return said
