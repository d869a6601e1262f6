"""The messages about tables and their matches. TypeScript types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from camarilla.server.absence.messages import VoteInfo
from camarilla.server.door.wire import MOST_STEPS, In, Key, Name, Out, Seq, Words

# --- games ------------------------------------------------------------------------------------------------------------


class SwitchInfo(Out):
    """A variant or a ruling that a table may choose."""

    name: str
    values: list[str]
    default: str
    rule: str
    source: str
    confidence: str
    needs: dict[str, list[str]]
    open_ended: bool


class DealingInfo(Out):
    """Which goods the engine hands over when two agree (none: promises only), and the rule in words."""

    rule: str
    goods: list[str]
    words: str


class GameInfo(Out):
    """A game that can be played here."""

    id: str
    prefix: str
    version: str
    seats: list[int]
    switches: list[SwitchInfo]
    presets: dict[str, dict[str, str]]
    reconstructed: list[str]
    endings: list[str]
    dealing: DealingInfo
    bots: list[str]


# --- tables -----------------------------------------------------------------------------------------------------------


class Outcome(Out):
    """How a match ended."""

    ending: str
    winners: list[int]
    scores: list[int]
    rounds: int


class SeatInfo(Out):
    """A chair. ``bot`` plays for a person who has not come yet, and for one who was away too long (``stand_in``)."""

    seat: int
    kind: Literal["human", "bot"]
    bot: str
    name: str
    taken: bool
    online: bool
    stand_in: bool
    missed: int  # open questions in a row that this person let pass
    link_wanted: bool  # somebody came too late with its invitation and asks for another; for the host alone
    coached: bool  # this person has asked the coach, at a table where everybody is to know


class TableSettings(Out):
    """How people meet at a table; times are seconds, a deadline of 0 is none."""

    language: Literal["", "de", "en"]
    pace: Literal["live", "slow"]
    deadline: int
    absence: Literal["default", "bot", "takeover"]
    talk: Literal["all", "public", "none"]
    door: Literal["open", "invitation"]
    spectators: bool
    delay: int
    coach: bool
    coach_seen: bool
    voices: bool


class TableInfo(Out):
    """A table as the reader may know it; ``you`` is his seat."""

    id: str
    name: str
    game: str
    switches: dict[str, str]
    status: Literal["gathering", "running", "over"]
    seats: list[SeatInfo]
    you: int | None
    host: bool
    seq: int
    commitment: str
    outcome: Outcome | None
    created: int  # milliseconds UTC
    round: int | None  # if the game counts rounds
    awaited: list[int]  # whose answers everybody knows to be awaited
    data: str  # the name of a data set of somebody's own; empty for the usual box
    settings: TableSettings
    paused: bool
    left: int | None  # milliseconds until the next deadline
    your_turn: bool
    vote: VoteInfo | None
    again: str  # the table at which the same people play once more; told to them alone
    shared: bool  # where spectators are refused: after the end somebody who sat there shows it to whoever has the link


class SeatWish(In):
    """Who is to sit on a chair."""

    kind: Literal["human", "bot"]
    bot: Name = ""
    name: Name = ""
    here: bool = False  # a person at the device that opens the table


class SettingsWish(In):
    """How people are to meet; what is not said stays as usual."""

    language: Literal["", "de", "en"] = ""
    pace: Literal["live", "slow"] = "live"
    deadline: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] | None = None
    absence: Literal["default", "bot", "takeover"] = "takeover"
    talk: Literal["all", "public", "none"] = "all"
    door: Literal["open", "invitation"] = "invitation"
    spectators: bool = True
    coach: bool = True
    coach_seen: bool = False
    voices: bool = True
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(In):
    """What somebody wants to play."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    name: Name = ""
    switches: dict[str, str] = field(default_factory=dict)
    components: Any = None
    start: bool = False
    settings: SettingsWish = field(default_factory=SettingsWish)
    host: Annotated[int, Meta(ge=0, le=11)] | None = None


class Link(Out):
    """The way to a seat: an invitation, spent by whoever sits down first, or a return link for one's own seat."""

    seat: int
    url: str


class Created(Out):
    """A new table; invitations to the seats of those who are not here, and return links for those who are.

    They are shown once: only their hashes are kept.
    """

    table: TableInfo
    links: list[Link]


# --- the match --------------------------------------------------------------------------------------------------------


class Option(Out):
    """One small step that is legal now, what it points at on the board, and the whole answer if it is the last step."""

    key: str
    words: Words
    rule: str
    aim: str
    answer: Any


class Question(Out):
    """What is asked; ``options`` are the first small steps, ``answer`` is there if no step is needed.

    ``key`` names the form of the answer, ``kind`` what is asked: several kinds may share a form.
    """

    key: str
    kind: str
    rule: str
    words: Words
    facts: dict[str, Any]
    forced: bool
    options: list[Option]
    complete: bool
    answer: Any


class Awaited(Out):
    """Whose answer is awaited, as far as the reader may know."""

    seats: list[int]
    sealed: list[int]
    discreet: bool


class Seen(Out):
    """Everything that a seat may know now. ``view`` is the view of the game."""

    you: int | None
    view: Annotated[Any, Meta(extra={"typescript": "View"})]
    question: Question | None
    interjection: Question | None
    awaited: Awaited
    take_back: bool  # the seat may take back its last answer
    outcome: Outcome | None


class NewsLine(Out):
    """Something that happened; ``n`` is the seq of its event."""

    n: int
    id: str
    rule: str
    args: dict[str, Any]


class NewsPage(Out):
    """Older news, and whether there are still older ones."""

    news: list[NewsLine]
    earlier: bool


class Answer(In):
    """An answer to what the seat is asked, or an interjection."""

    key: Key
    seq: Seq
    answer: Any
    interjection: bool = False


class StepsWish(In):
    """The small steps of an answer so far."""

    so_far: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=MOST_STEPS)] = field(
        default_factory=list
    )
    interjection: bool = False


class Steps(Out):
    """What may come next, and the whole answer if the steps make one."""

    options: list[Option]
    complete: bool
    answer: Any


class Accepted(Out):
    """The answer is taken and will not be lost; ``seq`` is the number of its event."""

    seq: int


class TruthSeen(Out):
    """What every seat saw, and the whole table with everything that anybody knew."""

    seats: list[Seen]
    whole: Seen


class BeatInfo(Out):
    """The table as the seat saw it after the next ``lines`` of the news."""

    view: Any
    lines: int


class ReplayStep(Out):
    """A finished match at one moment."""

    at: int
    last: int
    seen: Annotated[dict[str, Any], Meta(extra={"typescript": "Seen | TruthSeen"})]
    news: list[NewsLine]
    beats: list[BeatInfo]


class Health(Out):
    """Whether the house is open: it is not while its store does not answer, or cannot write."""

    status: Literal["ok", "down"]
    version: str
    why: str  # what is wrong with the store
