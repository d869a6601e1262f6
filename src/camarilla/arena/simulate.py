"""Many games: spread over processes, with a result that does not depend on how many there are."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import TypeVar

from camarilla.arena.engines import spread
from camarilla.arena.run import play_seeded
from camarilla.bots import bot_named
from camarilla.catalogue import game_of
from camarilla.core.game import Outcome
from camarilla.core.words import Plain

T = TypeVar("T")
CHUNK = 25  # games that one process plays before it reports


@dataclass(frozen=True)
class Plan:
    """What is to be played. Game number k of a plan is the same game whoever plays it, and when."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]  # a kind per seat
    switches: dict[str, str] = field(default_factory=dict)
    components: Plain = None
    seed: str = "0"
    rotate: bool = False  # whether the kinds move on by one seat from game to game


@dataclass
class Totals:
    """The sums over some games of a plan."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: list[int] = field(default_factory=list)  # by seat; a shared victory counts for each
    endings: Counter[str] = field(default_factory=Counter)
    failures: int = 0  # answers that a bot could not give: the default stood in
    kind_wins: Counter[str] = field(default_factory=Counter)
    kind_shares: dict[str, float] = field(default_factory=dict)  # a shared victory counts its share
    kind_games: Counter[str] = field(default_factory=Counter)  # one for each seat that the kind had
    kind_ranks: dict[str, float] = field(default_factory=dict)  # sums of places; 1 is the best, equal ones share theirs
    kind_scores: Counter[str] = field(default_factory=Counter)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.rounds += other.rounds
        self.wins = [a + b for a, b in zip(self.wins or [0] * len(other.wins), other.wins, strict=True)]
        self.endings += other.endings
        self.failures += other.failures
        self.kind_wins += other.kind_wins
        self.kind_games += other.kind_games
        self.kind_scores.update(other.kind_scores)
        for mine, others in ((self.kind_shares, other.kind_shares), (self.kind_ranks, other.kind_ranks)):
            for kind, amount in others.items():
                mine[kind] = mine.get(kind, 0.0) + amount

    def shares(self) -> dict[str, float]:
        """The mean share of the victory, by kind and for one seat; fair is 1 by the number of players."""
        return {kind: self.kind_shares.get(kind, 0.0) / games for kind, games in self.kind_games.items()}

    def mean_rank(self) -> dict[str, float]:
        """The mean place by kind: for games in which everybody wins or nobody."""
        return {kind: self.kind_ranks[kind] / games for kind, games in self.kind_games.items()}

    def score(self) -> dict[str, float]:
        """The mean score by kind."""
        return {kind: self.kind_scores[kind] / games for kind, games in self.kind_games.items()}


def seated(plan: Plan, number: int) -> tuple[str, ...]:
    """The kinds by seat in this game."""
    by = number % plan.players if plan.rotate else 0
    return plan.bots[-by:] + plan.bots[:-by] if by else plan.bots


def play_some(plan: Plan, first: int, last: int) -> Totals:
    """Games ``first`` to ``last - 1`` of a plan, in this process."""
    totals = Totals(wins=[0] * plan.players)
    for number in range(first, last):
        totals.add(_play_one(plan, number))
    return totals


def _play_one(plan: Plan, number: int) -> Totals:
    game, seed = game_of(plan.game), f"{plan.seed}/{number}"
    who = seated(plan, number)
    bots = [bot_named(plan.game, kind, f"{seed}/{seat}") for seat, kind in enumerate(who)]
    played = play_seeded(game, plan.players, plan.switches, plan.components, bots, seed)
    outcome = played.outcome
    return Totals(
        games=1,
        decisions=played.decisions,
        rounds=outcome.rounds,
        wins=[int(seat in outcome.winners) for seat in range(plan.players)],
        endings=Counter([outcome.ending]),
        failures=sum(len(bot.failures) for bot in bots),
        kind_wins=Counter(who[seat] for seat in outcome.winners),
        kind_shares=_shares(who, outcome.winners),
        kind_games=Counter(who),
        kind_ranks=_by_kind(who, ranks(outcome)),
        kind_scores=Counter({kind: sum(_of(kind, who, outcome.scores)) for kind in set(who)}),
    )


def ranks(outcome: Outcome) -> list[float]:
    """The place of each seat: winners before the others, then by score; equal ones share the mean of their places."""
    keys = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other > key for other in keys) + (keys.count(key) - 1) / 2 for key in keys]


def _of(kind: str, who: tuple[str, ...], values: Sequence[T]) -> list[T]:
    return [value for one, value in zip(who, values, strict=False) if one == kind]


def _by_kind(who: tuple[str, ...], values: Sequence[float]) -> dict[str, float]:
    return {kind: sum(_of(kind, who, values)) for kind in sorted(set(who))}


def _shares(who: tuple[str, ...], winners: tuple[int, ...]) -> dict[str, float]:
    shares: dict[str, float] = {}
    for seat in winners:
        shares[who[seat]] = shares.get(who[seat], 0.0) + 1 / len(winners)
    return shares


def simulate(
    plan: Plan, jobs: int = 1, told: Callable[[int], None] | None = None, engine: str = "processes"
) -> tuple[Totals, float]:
    """Plays a plan; returns the sums and the seconds it took. ``told`` hears how many games are done."""
    begun = time.perf_counter()
    totals = Totals(wins=[0] * plan.players)
    chunks = [(plan, first, min(first + CHUNK, plan.games)) for first in range(0, plan.games, CHUNK)]
    with closing(spread(play_some, chunks, jobs, engine)) as results:
        for part in results:  # in the order of the games, so that sums of fractions come out alike, too
            totals.add(part)
            if told is not None:
                told(totals.games)
    return totals, time.perf_counter() - begun
