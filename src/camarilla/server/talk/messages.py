"""Messages about what people say to each other: talk, mutes, reports, promises."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from camarilla.server.door.wire import In, Key, Out, Words
from camarilla.table.talk.rooms import LENGTH
from camarilla.table.talk.talk import MOST_SHOWN

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
To = Annotated[list[SeatNumber], Meta(max_length=12, description="the seats that are spoken to; none: everybody")]
Text = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LENGTH})]
Note = Annotated[str, Meta(extra_json_schema={"maxLength": LENGTH})]
ROOMS = "0: the public room; otherwise the sum of 2**seat over its members"
Room = Annotated[int, Meta(ge=0, le=2**31 - 1, description=ROOMS)]
Place = Annotated[int, Meta(ge=1, le=2**31 - 1, description="number within the room")]
Round = Annotated[int, Meta(ge=1, le=10_000)]


class TalkLine(Out):
    """Something that was said: in which room, the how-manieth line there, by whom, when, and at which seq.

    What a bot says has ``words``, too: the message, for readers of any language.
    """

    room: int
    n: int
    seat: int
    text: str
    at: int  # milliseconds UTC
    seq: int
    words: Words | None
    former: bool  # whoever said it has left that seat


class RoomInfo(Out):
    """A room in which the reader sits (the public one has no members of its own), and its newest line."""

    room: int
    members: list[int]
    last: int


class TalkPage(Out):
    """Lines, oldest first; ``more`` if there are older ones. ``muted``: whom the reader does not want to hear."""

    rooms: list[RoomInfo]
    lines: list[TalkLine]
    more: bool
    muted: list[int]


class ShownLine(Out):
    seat: int
    text: str
    at: int


class Report(Out):
    """Lines that a player showed to the host; ``public`` if everybody could read them anyway."""

    seat: int
    public: bool
    lines: list[ShownLine]
    note: str
    at: int


class Mark(Out):
    """What somebody who knows a promise says of it."""

    seat: int
    said: Literal["noted", "kept", "broken"]


class PromiseInfo(Out):
    """A promise in words. ``round``: when it was made; ``until``: the last round in which it can be kept.

    ``name``: of whoever gave it, even if he has left his seat since.
    """

    room: int
    n: int
    seat: int
    name: str
    text: str
    round: int | None
    until: int | None
    at: int
    seq: int
    marks: list[Mark]


class Noted(Out):
    """Something that the reader did to a bot, so many times in this round; the message is ``ui-deed-KIND``."""

    kind: str
    round: int
    good: bool
    times: int


class DossierInfo(Out):
    """The file on a bot: which one it is, three scales from 1 to 5, and what it may remember of the reader.

    ``trust`` goes from -3 to 3; a spectator has none.
    """

    seat: int
    bot: str
    loyal: int
    greedy: int
    vengeful: int
    trust: int | None
    noted: list[Noted]


class Shown(Out):
    """So many lines are now before the host."""

    lines: int


class MutedSeats(Out):
    muted: list[int]


# --- by HTTP ----------------------------------------------------------------------------------------------------------


class Say(In):
    """Something to say."""

    key: Key
    text: Text
    to: To = field(default_factory=list)


class Mute(In):
    """Somebody the seat does not want to hear, or wants to hear again."""

    seat: SeatNumber
    muted: bool = True


class ReportLines(In):
    """Lines of one room to show to the host."""

    key: Key
    room: Room
    lines: Annotated[list[Place], Meta(min_length=1, max_length=MOST_SHOWN)]
    note: Note = ""


class GivePromise(In):
    """A promise in words."""

    key: Key
    text: Text
    to: To = field(default_factory=list)
    until: Round | None = None


class MarkPromise(In):
    """What the seat says of a promise it knows: noted during the match, kept or broken after it."""

    room: Room
    n: Place
    said: Literal["noted", "kept", "broken"]


# --- live -------------------------------------------------------------------------------------------------------------


class TalkFrame(Out, tag="talk"):
    """After the welcome, and whenever the seat may read something else than before. ``reports`` are for the host."""

    rooms: list[RoomInfo]
    lines: list[TalkLine]
    more: bool
    muted: list[int]
    reports: list[Report]


class SaidFrame(Out, tag="said"):
    """Somebody said something."""

    line: TalkLine


class ReportsFrame(Out, tag="reports"):
    """For the host: what was shown to him."""

    reports: list[Report]


class PromisesFrame(Out, tag="promises"):
    """The promises that the seat may know."""

    promises: list[PromiseInfo]


class DoneFrame(Out, tag="done"):
    """What the message of this key asked for is done and kept."""

    key: str


class SayMessage(In, tag="say"):
    key: Key
    text: Text
    to: To = field(default_factory=list)


class MuteMessage(In, tag="mute"):
    key: Key
    seat: SeatNumber
    muted: bool = True


class ReportMessage(In, tag="report"):
    key: Key
    room: Room
    lines: Annotated[list[Place], Meta(min_length=1, max_length=MOST_SHOWN)]
    note: Note = ""


class PromiseMessage(In, tag="promise"):
    key: Key
    text: Text
    to: To = field(default_factory=list)
    until: Round | None = None


class MarkMessage(In, tag="mark"):
    key: Key
    room: Room
    n: Place
    said: Literal["noted", "kept", "broken"]


TalkFrames = TalkFrame | SaidFrame | ReportsFrame | PromisesFrame | DoneFrame
TalkMessages = SayMessage | MuteMessage | ReportMessage | PromiseMessage | MarkMessage
