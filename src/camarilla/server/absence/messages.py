"""The messages about time and absence: clocks, bots that stand in, coming back, votes of the table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from camarilla.server.door.wire import In, Key, Out

Motion = Literal["replace", "free", "pause", "resume", "extend"]
Seat = Annotated[int, Meta(ge=0, le=11)]


class SeatTime(Out):
    """How many milliseconds somebody has left; less than nothing: at any moment."""

    seat: int
    left: int


class Clocks(Out):
    """The clocks, the same for everybody. ``window`` is of a discreet window, where nobody learns who is asked."""

    paused: bool
    window: int | None
    seats: list[SeatTime]


class VoteInfo(Out):
    """A vote of the table: what about, whose seat it concerns, who called it, who votes, and how so far."""

    number: int
    kind: Motion
    seat: int | None
    by: int
    voters: list[int]
    yes: list[int]
    no: list[int]
    left: int  # milliseconds


class DigestLine(Out):
    """Something that happened; ``n`` is the seq of its event."""

    n: int
    id: str
    rule: str
    args: dict[str, Any]


class DigestInfo(Out):
    """What happened since the reader's own last answer, whose seq is ``since``, as he heard it."""

    since: int
    news: list[DigestLine]


class CallVote(In):
    """Somebody wants a vote: about a seat (``replace``, ``free``) or about time (``pause``, ``resume``, ``extend``)."""

    kind: Motion
    seat: Seat | None = None


class CastVote(In):
    yes: bool


class BackMessage(In, tag="back"):
    """Its person is here again: the bot that stands in for him stops at once."""


class CallVoteMessage(In, tag="call_vote"):
    """Whoever calls a vote says yes with it."""

    key: Key
    kind: Motion
    seat: Seat | None = None


class VoteMessage(In, tag="vote"):
    """The last word counts, as long as the vote is open."""

    key: Key
    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    yes: bool


AbsenceMessages = BackMessage | CallVoteMessage | VoteMessage
