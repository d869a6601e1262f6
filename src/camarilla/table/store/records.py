"""What is kept of a table: plain records, the same for every store."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from camarilla.core.news import News
from camarilla.core.words import Plain
from camarilla.match.match import Entry
from camarilla.table.meeting.settings import Settings


class Status(StrEnum):
    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"


FROM_NOW = -1  # in place of a number: from the newest one that there is when the chair changes hands


class Kind(StrEnum):
    HUMAN = "human"
    BOT = "bot"


class Aside(StrEnum):
    """Why a table is not played on, though its match is not over."""

    ENDLESS = "endless"  # what follows from an answer does not end
    SLOW = "slow"  # it takes longer than a house with other tables can spare
    BROKEN = "broken"  # it cannot be loaded, or fails
    IDLE = "idle"  # nobody has come for long; the next who does wakes it


@dataclass
class SeatRecord:
    """One chair: who is to sit there, and the hash of the token that proves it."""

    seat: int
    kind: Kind
    bot: str  # which bot plays here, or stands in until its person comes
    name: str
    token_hash: str = ""
    taken: bool = False
    nonce: str = ""  # the seat's own share in the dice
    stand_in: bool = False  # a bot plays for its person until he says that he is back
    missed: int = 0  # open questions in a row that he let pass
    returned: int = 0  # when he last said that he is back
    heard_from: int = 0  # the number of the newest line when he sat down: private ones up to it were not said to him
    promised_from: int = 0  # the same of promises
    invite_hash: str = ""  # of the invitation that leads here; it opens nothing once somebody sits
    link_wanted: bool = False  # somebody came with a spent invitation and asks for a new one
    coached: bool = False  # its person has asked the coach, at a table where everybody is to know

    @property
    def played_by_bot(self) -> bool:
        return self.kind is Kind.BOT or not self.taken or self.stand_in

    def confided(self, number: int) -> bool:
        """Whether the promise of this number was given after whoever sits here now had sat down."""
        return self.taken and number > self.promised_from


@dataclass(frozen=True)
class Stops:
    """What has held up the clocks of a table: since when it is paused, and the time that was given back.

    A credit is a moment and how much it gave to every question that had been asked by then.
    """

    paused: int | None = None
    credits: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Vote:
    """A vote of the table: what about, whom it concerns, who called it, until when, who votes, and how so far.

    ``called`` says when; ``gone``, that the person concerned had been away for long by then and has not answered since.
    Only the process where it was called could know that; it may be decided at another one.
    """

    number: int
    kind: str
    seat: int | None
    by: int
    until: int
    voters: tuple[int, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]
    called: int = 0
    gone: bool = False

    @property
    def passed(self) -> bool:
        return 2 * len(self.yes) > len(self.voters)

    @property
    def failed(self) -> bool:
        return 2 * len(self.no) >= len(self.voters)

    def counted(self, yes: tuple[int, ...], no: tuple[int, ...]) -> Vote:
        return Vote(**{**vars(self), "yes": yes, "no": no})

    def closed(self, now: int) -> Vote:
        return Vote(**{**vars(self), "until": now})

    def answered(self) -> Vote:
        """Its person has answered a question of the match."""
        return Vote(**{**vars(self), "gone": False})


@dataclass
class TableRecord:
    """A table. ``seed`` stays sealed until the end; ``opening`` is what the log begins with, fixed at the start."""

    id: str
    name: str
    game: str
    switches: dict[str, str]
    components: Plain
    seed: bytes
    commitment: str
    created: int  # milliseconds UTC, like every time in the store
    host: int | None
    seats: list[SeatRecord]
    settings: Settings = field(default_factory=Settings)
    status: Status = Status.GATHERING
    opening: Plain = None
    outcome: Plain = None
    glance: dict[str, Plain] = field(default_factory=dict)  # what the lobby shows of a running match
    number: int = 0  # of the newest event
    seq: int = 0  # of the newest event that everybody could notice
    asked: list[int] = field(default_factory=list)  # seats that must answer; nobody is shown another's
    due: int | None = None  # when somebody must look at the clocks
    stops: Stops = field(default_factory=Stops)
    vote: Vote | None = None  # the newest
    opened_by: str = ""
    touched: int = 0
    aside: str = ""  # why nobody can go on with it: ``Aside``
    again: str = ""  # the table at which the same people play once more
    shared: bool = False  # somebody who sat here shows it to whoever has the link, after the end

    def open_vote(self, now: int) -> Vote | None:
        """The vote that is being taken."""
        vote = self.vote
        return vote if vote is not None and self.status is Status.RUNNING and vote.until > now else None


@dataclass
class Event:
    """One accepted answer with all that followed from it; the first event of a match is its start.

    ``number`` counts events. ``seq`` is what viewers count by: an answer in a discreet window that nobody else can
    notice has a number of its own but the ``seq`` of the event before, or the gap would betray it.
    ``since`` says since which seq every seat has been asked what it is asked now, ``aside`` the same of interjections;
    ``clocks`` says since when, in milliseconds, as far as clocks may know it (``Running.clocks``).
    """

    number: int
    seq: int
    seat: int | None
    key: str | None
    entries: list[Entry]
    news: list[News]
    since: dict[int, int]
    aside: dict[int, int]
    at: int
    clocks: dict[int, int] = field(default_factory=dict)


@dataclass
class Told:
    """The news of one event."""

    seq: int
    news: list[News]


@dataclass
class Snapshot:
    """The position after the event of this number, as ``Match.save`` wrote it."""

    number: int
    saved: dict[str, Plain]


@dataclass
class Loaded:
    """What it takes to go on with a match: the newest snapshot, and the events from its number on."""

    snapshot: Snapshot
    events: list[Event]


class Conflict(Exception):
    """The event of this number, or with this key, is already in the store: somebody else was faster."""
