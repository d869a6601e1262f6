"""The messages of the school: lessons, their scenes, and what a pupil asks."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from camarilla.server.door.wire import In, Out, Problem, Words
from camarilla.server.play.messages import NewsLine, Option, Seen, TableInfo

MOST_ANSWERS = 80  # of one lesson
MOST_STEPS = 60  # of one answer
MOST_NOTES = 200  # of the narrator in one lesson
MOST_THINGS = 100  # of one note
Moment = Annotated[int, Meta(ge=0, le=2**53)]  # milliseconds UTC
Text = Annotated[str, Meta(max_length=120)]
# A kind of question, alone or with the table at which it was explained; or a phase, a card, a marker.
Thing = Annotated[str, Meta(max_length=100, pattern=r"^[a-z0-9_-]+(@[A-Za-z0-9_-]+)?$")]


class LessonStep(Out):
    """One note of the narrator. With ``wait`` he waits for an answer."""

    id: str
    point: list[str]
    wait: bool
    aside: bool


class LessonInfo(Out):
    """A lesson. Its words are messages ``TEXT-STEP`` with ``-title``, ``-task``, ``-why``; ``TEXT-name`` is its own."""

    id: str
    game: str
    text: str
    place: int
    minutes: int
    seat: int
    names: list[str]
    steps: list[LessonStep]


class LessonFrame(Out):
    """Something the pupil may notice, and how the table looks afterwards."""

    seq: int
    seen: Seen
    news: list[NewsLine]


class LessonScene(Out):
    """From the pupil's last answer to the next: the steps ``first`` to ``last``, and what is played before each."""

    table: TableInfo
    past: list[NewsLine]  # what was in the newspaper when the lesson began
    first: int
    last: int
    holds: list[int]  # for each of these steps, how many of the frames come before it
    frames: list[LessonFrame]
    over: bool
    show: Any  # the answer that "Show me" gives


class LessonAnswers(In):
    """The pupil's answers so far; ``answer`` in ``next`` is a new one, refused with a reason if it does not teach."""

    answers: Annotated[list[Any], Meta(max_length=MOST_ANSWERS)]


class ProgressInfo(Out):
    """How far the account has come in a lesson: the answers so far, the step, and when it was finished, if ever."""

    lesson: str
    answers: list[Any]
    at: int
    done: int | None
    noted: int


class ProgressNote(In):
    """What a device writes down about a lesson, ``noted`` by its clock: of two devices the later one is right."""

    answers: Annotated[list[Any], Meta(max_length=MOST_ANSWERS)]
    at: Annotated[int, Meta(ge=0, le=MOST_NOTES)]
    noted: Moment
    done: Moment | None = None


class ExplainedInfo(Out):
    """What the coach has explained to the account."""

    things: list[str]


class ExplainedNote(In):
    """What the coach has explained on a device."""

    things: Annotated[list[Thing], Meta(max_length=MOST_THINGS)]


class LessonAsk(In):
    """What may come next after these small steps; with ``answer``, whether it would do; with ``aim``, why not this."""

    answers: Annotated[list[Any], Meta(max_length=MOST_ANSWERS)]
    so_far: Annotated[list[Text], Meta(max_length=MOST_STEPS)] = field(default_factory=list)
    aim: Text = ""
    answer: Any = None


class Reason(Out):
    """Something that weighed, and how much: above zero it speaks for the answer, below against it."""

    words: Words
    value: float


class OtherAnswer(Out):
    """Another answer that the old hand thought of, with its weighing."""

    words: Words
    answer: Any
    value: float
    reasons: list[Reason]


class AdviceInfo(Out):
    """What an old hand would answer to the question of the seat at this moment, knowing no more than the seat.

    ``value`` is what it is worth to him, and ``reasons`` add up to it: the two or three things that decided, and
    everything else in one figure; of ``alternatives`` there are at most two, and none has a higher value. Who did not
    weigh gives one reason, that it is his habit. ``unit`` is the message that says what the figures count; empty for a
    game that has none.
    """

    kind: str
    seq: int  # since when this is asked
    words: Words
    answer: Any
    value: float
    reasons: list[Reason]
    alternatives: list[OtherAnswer]
    unit: str


class ThoughtInfo(Out):
    """What a bot answered then, and what decided: told after the end, when the replay shows every hand. ``reasons`` add
    up to ``value``."""

    seat: int
    words: Words
    value: float
    reasons: list[Reason]


class MedalInfo(Out):
    """A joke and a fact at once, counted from what everybody heard; ``medal`` is a message."""

    medal: str
    seat: int
    count: int


class TallyInfo(Out):
    """What the seat did and which of the others did most of it, counted from what everybody heard; ``who`` is -1 where
    nobody else did it."""

    tally: str
    yours: int
    most: int
    who: int


class TurnInfo(Out):
    """A moment at which the seat's own fortune changed, and what it heard then. ``at`` leads into the replay."""

    at: int
    change: float
    news: list[NewsLine]
    thoughts: list[ThoughtInfo]


class RegretInfo(Out):
    """The seat's own answer before its worst moment, and what an old hand with the same look would have said."""

    at: int
    question: Words
    yours: Words
    coach: Words
    value: float  # what the old hand's answer was worth to him
    reasons: list[Reason]  # his


class EveningInfo(Out):
    """A finished match as one of its players looks back on it; ``measure`` is the message that says what changes."""

    turns: list[TurnInfo]
    measure: str
    regret: RegretInfo | None
    medals: list[MedalInfo]
    tallies: list[TallyInfo]


class LessonMenu(Out):
    """The small steps, or the reason against what was asked about."""

    options: list[Option]
    complete: bool
    answer: Any
    error: Problem | None = None
