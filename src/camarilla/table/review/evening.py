"""A finished match as one of its players looks back on it: where it turned, and what an old hand would have done.

All of it is computed from what that seat saw at the time: its own views, its own news, its own questions.
"""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.bots import Look
from camarilla.core.game import Game
from camarilla.core.words import Plain, Words
from camarilla.match.fair import FairChance
from camarilla.school.coach import advise
from camarilla.school.fortune import fortune
from camarilla.table.play.running import Running, lines
from camarilla.table.review.replay import REPLAYS, finished
from camarilla.table.store.records import Event, Loaded, TableRecord
from camarilla.table.store.sql import SqlStore

TURNS = 3
SLIGHT = 0.5  # a change below this turned nothing


@dataclass(frozen=True)
class Turn:
    """A moment at which a seat's fortune changed, and what it heard then."""

    at: int
    change: float
    news: list[dict[str, Plain]]


@dataclass(frozen=True)
class Regret:
    """The own answer before the worst moment, and an old hand's."""

    at: int
    question: Words
    yours: Words
    coach: Words


@dataclass(frozen=True)
class Evening:
    turns: list[Turn]
    regret: Regret | None


async def evening_of(store: SqlStore, game: Game, record: TableRecord, seat: int) -> Evening:
    """Where the match turned for this seat."""
    finished(record)
    chance = FairChance(record.seed, record.opening["nonces"])
    loaded, events = await store.load(record.id, 1), await store.events(record.id)
    coached = record.settings.coach
    return await REPLAYS.run(_evening, game, loaded, events, chance, seat, coached)


def _evening(game: Game, loaded: Loaded, events: list[Event], chance: FairChance, seat: int, coached: bool) -> Evening:
    """One pass over the match finds the changes; a second stops before the answer that preceded the worst of them."""
    changes, answered = _changes(Running.load(game, loaded, chance), events, seat)
    heavy = sorted(changes, key=lambda one: -abs(one[1]))[:TURNS]
    turns = [
        Turn(at, change, [line for event in events if event.seq == at for line in lines([event], seat)])
        for at, change in sorted(heavy)
    ]
    worst = min(changes, key=lambda one: one[1], default=(0, 0.0))
    before = [number for number, seq in answered if seq <= worst[0]]
    if not coached or worst[1] >= 0 or not before:
        return Evening(turns, None)
    return Evening(turns, _regret(Running.load(game, loaded, chance), events, seat, before[-1]))


def _changes(running: Running, events: list[Event], seat: int) -> tuple[list[tuple[int, float]], list[tuple[int, int]]]:
    """By how much the seat's fortune changed at which seq, and the number and seq of each of its own answers."""
    game, changes, answered = running.match.game, [], []
    stood = fortune(game.id, game.view(running.match.position.state, seat), seat)
    for event in events[1:]:
        running.again(event)
        if any(entry.seat == seat and not entry.interjection for entry in event.entries):
            answered.append((event.number, event.seq))
        stands = fortune(game.id, game.view(running.match.position.state, seat), seat)
        if stood is not None and stands is not None and abs(stands - stood) >= SLIGHT:
            changes.append((event.seq, stands - stood))
        stood = stands
    return changes, answered


def _regret(running: Running, events: list[Event], seat: int, number: int) -> Regret | None:
    """What was answered there, against what an old hand would have answered with the same look."""
    for event in events[1:]:
        if event.number == number:
            question = running.match.asked().get(seat)
            own = next((entry for entry in event.entries if entry.seat == seat and not entry.interjection), None)
            if question is None or own is None or question.forced():
                return None
            game = running.match.game
            advice = advise(game.id, Look(game, running.match.position, seat), question, f"regret {event.seq}")
            return Regret(event.seq, question.words(), question.label(question.read(own.answer)), advice.words)
        running.again(event)
    return None
