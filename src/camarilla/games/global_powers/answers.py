"""What can be answered: one small value for each kind of proposal and for each way to use a turn.

Every answer knows its path, the small steps it is made of; paths are its stable name, and reading one backwards is how
a written answer is understood.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.games.global_powers.board import NOBODY
from camarilla.games.global_powers.components import CARDS, CONVERSIONS, KINDS, MOTIONS

Path: TypeAlias = tuple[str, ...]


@dataclass
class Pass:
    """G10.3 No proposal."""

    def path(self) -> Path:
        return ("pass",)


@dataclass
class Emigration:
    """G13.1"""

    to: int

    def path(self) -> Path:
        return ("emigration", str(self.to))


@dataclass
class Propaganda:
    """G14.1"""

    to: int

    def path(self) -> Path:
        return ("propaganda", str(self.to))


@dataclass
class Rehabilitation:
    """G15.1"""

    def path(self) -> Path:
        return ("rehabilitation",)


@dataclass
class Purge:
    """G16.1"""

    party: int

    def path(self) -> Path:
        return ("purge", f"seat-{self.party}")


@dataclass
class Trade:
    """G17.1 What the active region gives to its partner and what it takes, by kind of chip."""

    partner: int
    gives: tuple[int, ...]
    takes: tuple[int, ...]

    def path(self) -> Path:
        steps = ["trade", str(self.partner)]
        for verb, chips in (("give", self.gives), ("take", self.takes)):
            for kind, count in zip(KINDS, chips, strict=True):
                steps += [f"{verb}-{kind}"] * count
        return tuple(steps)


@dataclass
class Budget:
    """G18.1 One of the conversions a to d."""

    conversion: str

    def path(self) -> Path:
        return ("budget", self.conversion)


@dataclass
class War:
    """G19.1"""

    target: int

    def path(self) -> Path:
        return ("war", str(self.target))


@dataclass
class Motion:
    """G22.1 Its kind, the region and, for a ban, the party."""

    kind: str
    region: int
    party: int = NOBODY

    def path(self) -> Path:
        if self.party == NOBODY:
            return ("motion", self.kind, str(self.region))
        return ("motion", self.kind, str(self.region), f"seat-{self.party}")


Proposal: TypeAlias = "Pass | Emigration | Propaganda | Rehabilitation | Purge | Trade | Budget | War | Motion"
ACTIONS = ("emigration", "propaganda", "rehabilitation", "purge", "trade", "budget", "war", "motion")
ACTION_RULE = {
    "pass": "G10.3",
    "emigration": "G13.1",
    "propaganda": "G14.1",
    "rehabilitation": "G15.1",
    "purge": "G16.1",
    "trade": "G17.1",
    "budget": "G18.1",
    "war": "G19.1",
    "motion": "G22.1",
}


@dataclass
class Activate:
    """G9.1 A pending region is activated."""

    region: int

    def path(self) -> Path:
        return (f"activate-{self.region}",)


@dataclass
class Play:
    """G27.1 A card is played, with all its choices; which of the fields count depends on the card."""

    card: str
    region: int = 0
    party: int = NOBODY
    other: int = 0  # a second region, or how many
    how: str = ""  # a kind of motion, or the use of Warmonger

    def path(self) -> Path:
        steps = [self.card]
        if self.how:
            steps.append(self.how)
        if self.region:
            steps.append(str(self.region))
        if self.party != NOBODY:
            steps.append(f"seat-{self.party}")
        if self.other:
            steps.append(str(self.other))
        return tuple(steps)


TurnAnswer: TypeAlias = "Activate | Play"


def proposal_from(steps: Path) -> Proposal:
    """The proposal with this path; raises BadInput if there is none of this shape."""
    head, rest = (steps[0], steps[1:]) if steps else ("", ())
    if head == "trade" and rest:
        return trade_of(_region(rest[0]), rest[1:])
    shape = (head, len(rest))
    if shape == ("pass", 0):
        return Pass()
    if shape == ("rehabilitation", 0):
        return Rehabilitation()
    if shape == ("emigration", 1):
        return Emigration(_region(rest[0]))
    if shape == ("propaganda", 1):
        return Propaganda(_region(rest[0]))
    if shape == ("war", 1):
        return War(_region(rest[0]))
    if shape == ("purge", 1):
        return Purge(_seat(rest[0]))
    if shape == ("budget", 1) and rest[0] in CONVERSIONS:
        return Budget(rest[0])
    if head == "motion" and len(rest) in (2, 3) and rest[0] in MOTIONS:
        return Motion(rest[0], _region(rest[1]), _seat(rest[2]) if len(rest) == 3 else NOBODY)
    raise BadInput("answer", "core-bad-step", step=" ".join(steps))


def trade_of(partner: int, steps: Path) -> Trade:
    """G17.1 The package that these steps make, chip by chip."""
    counts = {f"{verb}-{kind}": 0 for verb in ("give", "take") for kind in KINDS}
    for step in steps:
        if step not in counts:
            raise BadInput("answer", "core-bad-step", step=step)
        counts[step] += 1
    gives = tuple([counts[f"give-{kind}"] for kind in KINDS])
    return Trade(partner, gives, tuple([counts[f"take-{kind}"] for kind in KINDS]))


def turn_from(steps: Path) -> TurnAnswer:
    """The use of a turn with this path; raises BadInput if there is none of this shape."""
    if len(steps) == 1 and steps[0].startswith("activate-"):
        return Activate(_region(steps[0].removeprefix("activate-")))
    if not steps or steps[0] not in CARDS:
        raise BadInput("answer", "core-bad-step", step=" ".join(steps))
    play, rest = Play(steps[0]), list(steps[1:])
    if rest and not rest[0].isdigit() and not rest[0].startswith("seat-"):
        play.how = rest.pop(0)
    if rest and rest[0].isdigit():
        play.region = _region(rest.pop(0))
    if rest and rest[0].startswith("seat-"):
        play.party = _seat(rest.pop(0))
    if rest and rest[0].isdigit():
        play.other = _region(rest.pop(0))
    if rest:
        raise BadInput("answer", "core-bad-step", step=rest[0])
    return play


def steps_of(written: Plain, where: str = "answer") -> Path:
    """A written answer as the steps it is made of."""
    if not isinstance(written, list) or not all(isinstance(step, str) for step in written):
        raise BadInput(where, "core-not-a-list")
    return tuple(written)


def _region(step: str) -> int:
    if not step.isascii() or not step.isdigit() or len(step) > 2:
        raise BadInput("answer", "core-not-a-number", got=step)
    return int(step)


def _seat(step: str) -> int:
    number = step.removeprefix("seat-")
    if number == step or not number.isascii() or not number.isdigit() or len(number) > 1:
        raise BadInput("answer", "core-bad-step", step=step)
    return int(number)
