"""What the dice did in a match: who rolled how often, what fell, and how far from the expected it was.

Chance says whose dice they are where the rules say so; all others are the table's. Whether a roll was good or bad for
somebody is for the game to say, so this is about high and low only.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import erf, sqrt
from typing import Any

from camarilla.core.chance import Draw, Roll
from camarilla.core.game import Game
from camarilla.match.log import Log, Recorded, play_again


@dataclass
class Falls:
    """How often each face of one kind of dice fell."""

    faces: int
    counts: list[int]

    @property
    def dice(self) -> int:
        return sum(self.counts)

    @property
    def total(self) -> int:
        return sum((place + 1) * count for place, count in enumerate(self.counts))


@dataclass
class Luck:
    """What chance gave to one seat (None: to the table)."""

    seat: int | None
    rolls: int = 0  # times the dice were thrown
    falls: list[Falls] = field(default_factory=list)
    drawn: int = 0  # things drawn from a shuffled pile

    @property
    def dice(self) -> int:
        return sum(one.dice for one in self.falls)

    @property
    def above(self) -> int:
        """In how many of a hundred matches with as many dice they would have shown less in all; 50 if none fell."""
        surprise = sum(one.total - one.dice * (one.faces + 1) / 2 for one in self.falls)
        spread = sum(one.dice * (one.faces**2 - 1) / 12 for one in self.falls)
        return round(50 * (1 + erf(surprise / sqrt(2 * spread)))) if spread else 50

    def fell(self, faces: int, face: int) -> None:
        kind = next((one for one in self.falls if one.faces == faces), None)
        if kind is None:
            kind = Falls(faces, [0] * faces)
            self.falls.append(kind)
        kind.counts[face - 1] += 1


class _Witness(Recorded):
    """Answers what the log says, and remembers the questions."""

    def __init__(self, log: Log) -> None:
        super().__init__(log.entries)
        self.players = log.opening.setup.players
        self.seats: dict[int | None, Luck] = {}

    def answer(self, question: Any, index: int) -> Any:
        answer = super().answer(question, index)
        if isinstance(question, Roll):
            self._roll(question, answer)
        elif isinstance(question, Draw):
            self._of(question.whose[0] if question.whose else None).drawn += len(answer)
        return answer

    def _roll(self, question: Roll, faces: tuple[int, ...]) -> None:
        owners: list[int | None] = list(question.whose) or [None] * len(faces)
        for owner, face in zip(owners, faces, strict=True):
            self._of(owner).fell(question.faces, face)
        for one in {id(self._of(owner)): self._of(owner) for owner in owners}.values():
            one.rolls += 1

    def _of(self, owner: int | None) -> Luck:
        """Whom nobody plays is part of the table."""
        seat = owner if owner is not None and 0 <= owner < self.players else None
        return self.seats.setdefault(seat, Luck(seat))


def luck(game: Game, log: Log) -> list[Luck]:
    """What chance gave to every seat, and last to the table."""
    witness = _Witness(log)
    play_again(game, log, witness)
    seats: list[int | None] = [*range(log.opening.setup.players), None]
    return [witness.seats.get(seat, Luck(seat)) for seat in seats]
