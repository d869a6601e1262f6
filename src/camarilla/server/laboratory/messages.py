"""The messages of the laboratory: what can be asked, a report in numbers, a case of a case book."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from camarilla.lab.experiment.whatif import MOST_PAIRS
from camarilla.server.door.wire import In, Out

Text = Annotated[str, Meta(max_length=60)]


class LabEntry(Out):
    """A report on the shelf: which value of which switch, in how many pairs, and how many measures differ clearly."""

    game: str
    factor: str
    value: str
    pairs: int
    clear: int


class LabQuestion(Out):
    """A switch whose other values can be tried."""

    game: str
    factor: str
    rule: str
    usual: str
    others: list[str]


class LabRung(Out):
    """A kind of bot: its rating, the 95 % interval, and at how many tables it sat."""

    kind: str
    rating: float
    low: float
    high: float
    games: int


class LabLadder(Out):
    """A league at mixed tables: the best first, the day it was played, and the command that plays it again."""

    game: str
    games: int
    made: str
    version: str
    command: str
    rated: list[LabRung]


class LabInfo(Out):
    questions: list[LabQuestion]
    shelf: list[LabEntry]
    ladders: list[LabLadder]
    bots: list[str]
    most: int  # pairs of a run
    seconds: int  # a run takes at most


class LabEffect(Out):
    """The mean as it is, and what the experiment adds in paired games, ± ``half``; ``clear`` if all are looked at."""

    measure: str
    base: float
    mean: float
    half: float
    clear: bool


class LabSteps(Out):
    """Per cent of the games in ten steps from ``begin`` to ``end``, as it is and in the experiment."""

    begin: float
    end: float
    sides: list[list[float]]


class LabEvent(Out):
    """What the game counts first: curves over the rounds (measured, low, high), or how often in a game."""

    measure: str
    rounds: list[int]
    curves: list[list[list[float]]]
    steps: LabSteps | None


class LabVersions(Out):
    camarilla: str
    rules: str
    python: str


class LabReport(Out):
    """One rule against another. Lists of two are the rule as it is, and the experiment."""

    game: str
    factor: str
    rule: str
    values: list[str]
    switches: dict[str, str]
    players: int
    bots: str
    pairs: int
    seed: str
    command: str
    versions: LabVersions
    effects: list[LabEffect]
    wins: list[list[list[float]]]  # by seat, per cent: measured, low, high
    length: LabSteps
    event: LabEvent | None
    scores: list[list[float]]  # the 5th, 25th, 50th, 75th and 95th of a hundred
    endings: list[dict[str, float]]  # per cent
    failures: int


class LabWish(In):
    """A run: another value of a switch. Without players, bots or seed: the usual ones."""

    game: Text
    factor: Text
    value: Text
    players: Annotated[int, Meta(ge=0, le=9)] = 0
    bots: Text = ""
    games: Annotated[int, Meta(ge=2, le=MOST_PAIRS)] = 100
    seed: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9._-]*$")] = ""


class LabLine(Out):
    """A line of a run: how far it is, then the report, or that it was ended."""

    done: int = 0
    of: int = 0
    report: LabReport | None = None
    ended: bool = False


class CaseInfo(Out):
    """A case: position, what is done, what must follow, by which rule, and how sure that is. Words by language."""

    game: str
    id: str
    rule: str
    also: list[str]
    sure: str
    title: dict[str, str]
    text: dict[str, str]
    given: dict[str, Any]
    script: list[Any]
