"""What goes over a socket: frames to the client, messages from it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from camarilla.server.absence.messages import AbsenceMessages, Clocks
from camarilla.server.door.wire import MOST_STEPS, In, Key, Name, Out, Problem
from camarilla.server.play.messages import Answer, BeatInfo, NewsLine, Option, Seen, TableInfo
from camarilla.server.review.messages import ReviewMessages
from camarilla.server.talk.messages import TalkFrames, TalkMessages

# --- to the client ---------------------------------------------------------------------------------------------------


class Welcome(Out, tag="welcome"):
    """The first frame: everything the seat may know, and the news it missed; of many the newest page (``earlier``)."""

    table: TableInfo
    seq: int
    seen: Seen | None
    news: list[NewsLine]
    earlier: bool
    clock: Clocks


class UpdateFrame(Out, tag="update"):
    """After every accepted answer that the seat can notice; ``beats`` are the moments before the last one."""

    seq: int
    seen: Seen | None
    news: list[NewsLine]
    clock: Clocks
    beats: list[BeatInfo]


class TableFrame(Out, tag="table"):
    """Names, presence, status or clocks have changed."""

    table: TableInfo
    clock: Clocks


class AcceptedFrame(Out, tag="accepted"):
    key: str
    seq: int


class RefusedFrame(Out, tag="refused"):
    key: str
    error: Problem


class StepsFrame(Out, tag="steps"):
    """What may come next after the small steps so far."""

    key: str
    options: list[Option]
    complete: bool
    answer: Any


class ProbeFrame(Out, tag="probe"):
    """Whether an answer would be legal, and if not, why."""

    key: str
    ok: bool
    error: Problem | None = None


ServerFrame = Welcome | UpdateFrame | TableFrame | AcceptedFrame | RefusedFrame | StepsFrame | ProbeFrame | TalkFrames


# --- from the client -------------------------------------------------------------------------------------------------


class AnswerMessage(Answer, tag="answer"):
    """The same over a socket."""


class StepsMessage(In, tag="steps"):
    key: Key
    so_far: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_STEPS)]
    interjection: bool = False


class ProbeMessage(In, tag="probe"):
    key: Key
    answer: Any
    interjection: bool = False


class StartMessage(In, tag="start"):
    """The match begins."""


class NameMessage(In, tag="name"):
    name: Name


class NonceMessage(In, tag="nonce"):
    """The seat's own share in the dice: hexadecimal digits, before the start."""

    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{0,128}$")]


OwnMessages = AnswerMessage | StepsMessage | ProbeMessage | StartMessage | NameMessage | NonceMessage
ClientMessage = OwnMessages | ReviewMessages | TalkMessages | AbsenceMessages
