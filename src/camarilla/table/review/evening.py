"""A finished match as one of its players looks back on it: where it turned, and what an old hand would have done.

All of it is computed from what that seat saw at the time: its own views, its own news, its own questions. Medals and
tallies are counted from what everybody heard. What the bots thought may name what they held: by now the replay shows
every hand.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from camarilla.bots import Look
from camarilla.bots.reasons import Term
from camarilla.core.game import Game
from camarilla.core.words import Plain, Words
from camarilla.match.fair import FairChance
from camarilla.match.takeback import TAKE_BACK
from camarilla.school.coach import advise
from camarilla.school.fortune import fortune
from camarilla.school.medals import Award, awards
from camarilla.school.tallies import Tally, tallies
from camarilla.table.play.open_table import OpenTable
from camarilla.table.play.running import Running, lines
from camarilla.table.review.replay import finished
from camarilla.table.review.thoughts import Thought, thoughts_at
from camarilla.table.store.records import Event, Loaded, TableRecord
from camarilla.table.store.sql import SqlStore
from camarilla.table.tasks import Pool

EVENINGS = Pool("evenings", 1)  # whole matches are played again: one at a time, and replays do not wait for it
TURNS = 3
SLIGHT = 0.5  # a change below this turned nothing


@dataclass(frozen=True)
class Turn:
    """A moment at which a seat's fortune changed, what it heard then, and what the bots had in mind."""

    at: int
    change: float
    news: list[dict[str, Plain]]
    thoughts: list[Thought] = field(default_factory=list)  # of the bots whose answers made it


@dataclass(frozen=True)
class Regret:
    """The own answer before the worst moment, and an old hand's."""

    at: int
    question: Words
    yours: Words
    coach: Words
    value: float = 0.0  # what the old hand's answer was worth to him
    reasons: tuple[Term, ...] = ()  # his


@dataclass(frozen=True)
class Evening:
    turns: list[Turn]
    regret: Regret | None
    medals: list[Award] = field(default_factory=list)
    tallies: list[Tally] = field(default_factory=list)


@dataclass
class Change:
    """How a seat's fortune changed at one seq; ``number`` is that of the last event that it came from."""

    at: int
    by: float = 0.0
    number: int = 0


class Evenings:
    """The evenings of one table. A match that is over changes no more: each seat's is looked for once."""

    def __init__(self, table: OpenTable) -> None:
        self.table = table
        self._found: dict[int, Evening] = {}
        self._turn = asyncio.Lock()

    async def of(self, seat: int) -> Evening:
        table = self.table
        finished(table.record)
        async with self._turn:
            if seat not in self._found:
                self._found[seat] = await evening_of(table.services.store, table.game, table.record, seat)
        return self._found[seat]


async def evening_of(store: SqlStore, game: Game, record: TableRecord, seat: int) -> Evening:
    """Where the match turned for this seat."""
    finished(record)
    chance = FairChance(record.seed, record.opening["nonces"])
    loaded, events = await store.load(record.id, 1), await store.events(record.id)
    coached = record.settings.coach
    found = await EVENINGS.run(_evening, game, loaded, events, chance, seat, coached)
    turns = [
        Turn(turn.at, turn.change, turn.news, weighed(await thoughts_at(store, game, record, turn.at)))
        for turn in found.turns
    ]
    heard = lines(events, None)
    return Evening(turns, found.regret, awards(game.id, heard), tallies(game.id, heard, seat))


def weighed(thoughts: list[Thought]) -> list[Thought]:
    """Those that tell something: a habit is no thought."""
    return [one for one in thoughts if any(reason.value for reason in one.answer.reasons)]


def _evening(game: Game, loaded: Loaded, events: list[Event], chance: FairChance, seat: int, coached: bool) -> Evening:
    """One pass over the match finds the changes; a second stops before the answers that preceded the worst of them."""
    changes, _, chosen = changes_of(Running.load(game, loaded, chance), events, seat)
    heavy = sorted(changes, key=lambda one: -abs(one.by))[:TURNS]
    turns = [
        Turn(one.at, one.by, [line for event in events if event.seq == one.at for line in lines([event], seat)])
        for one in sorted(heavy, key=lambda one: one.at)
    ]
    before = before_losses(changes, chosen) if coached else []
    regrets = _regrets(Running.load(game, loaded, chance), events, seat, before) if before else []
    other = [one for one in regrets if one.yours != one.coach]
    return Evening(turns, (other + regrets)[0] if regrets else None)


def before_losses(changes: list[Change], chosen: list[int]) -> list[int]:
    """The last own choices before the heaviest losses: where an old hand did the same, the next loss may tell more."""
    losses = sorted([one for one in changes if one.by < 0], key=lambda one: one.by)[:TURNS]
    found = [max([number for number in chosen if number <= one.number], default=0) for one in losses]
    return [number for number in dict.fromkeys(found) if number]


def changes_of(running: Running, events: list[Event], seat: int) -> tuple[list[Change], list[int], list[int]]:
    """How the seat's fortune changed, and the numbers of the answers that its person gave himself and let stand: all,
    and those where he had a choice.

    An answer that nobody noticed has the seq of the event before it: what both changed is one change.
    """
    game, changes, answered, forced = running.match.game, dict[int, Change](), list[Event](), set[int]()
    stood = fortune(game.id, game.view(running.match.position.state, seat), seat)
    for event in events[1:]:
        asked = running.match.asked().get(seat) if event.seat == seat else None
        if asked is not None and asked.forced():
            forced.add(event.number)
        running.again(event)
        entry = event.entries[0]
        if event.seat == seat and entry.ask == TAKE_BACK:
            del answered[-1:]
        elif event.seat == seat and not entry.interjection:
            answered.append(event)
        stands = fortune(game.id, game.view(running.match.position.state, seat), seat)
        if stood is not None and stands is not None and stands != stood:
            change = changes.setdefault(event.seq, Change(event.seq))
            change.by, change.number = change.by + stands - stood, event.number
        stood = stands
    himself = [event.number for event in answered if event.key is not None]  # bots and clocks have no key
    heavy = [change for change in changes.values() if abs(change.by) >= SLIGHT]
    return heavy, himself, [number for number in himself if number not in forced]


def _regrets(running: Running, events: list[Event], seat: int, numbers: list[int]) -> list[Regret]:
    """What was answered there, against what an old hand would have answered with the same look; in this order."""
    game, found = running.match.game, dict[int, Regret]()
    for event in events[1:]:
        if len(found) == len(numbers):
            break
        question = running.match.asked().get(seat) if event.number in numbers else None
        if question is not None:
            look = Look(game, running.match.position, seat)
            advice = advise(game.id, look, question, f"regret {event.seq}")
            yours = question.label(question.read(event.entries[0].answer))
            found[event.number] = Regret(event.seq, question.words(), yours, advice.words, advice.value, advice.reasons)
        running.again(event)
    return [found[number] for number in numbers if number in found]
