"""Players on a Ray cluster. Which network plays game number k is fixed as in ``actors``, so the training is the same.

A task is some games of one round with the network they are played with; a task whose machine is lost is played again
elsewhere. While the learner works on one round, the games of the next are under way.
"""

from __future__ import annotations

import time
from typing import Any

from camarilla.arena.engines import TRIES, ray_with
from camarilla.catalogue import game_of
from camarilla.core.game import Game
from camarilla.learn.actors import AHEAD, POOL, Rounds
from camarilla.learn.games import Tables, Told
from camarilla.learn.recipes import Recipe
from camarilla.nets.network import Floats, Network

CHUNK = 5  # games of a task


def play(game_id: str, recipe: Recipe, seed: str, numbers: range, network: Floats | None, *older: Floats) -> list[Told]:
    """Some games; without a network they are taught."""
    tables = Tables(game_of(game_id), recipe, seed)
    if network is None:
        return [tables.taught(number) for number in numbers]
    newest, past = Network(recipe.shape, network), [Network(recipe.shape, one) for one in older]
    return [tables.played(number, newest, past) for number in numbers]


class Cluster:
    """The players of a cluster, as the learner knows a ``Company`` and its ``Inbox``."""

    def __init__(self, game: Game, recipe: Recipe, rounds: Rounds, seed: str, first_round: int, jobs: int) -> None:
        self.ray = ray_with(jobs)
        self.play = self.ray.remote(max_retries=TRIES)(play)
        self.about = (game.id, recipe, seed)
        self.rounds = rounds
        self.next = first_round  # the first round that nobody plays yet
        self.newest: dict[int, Any] = {}  # networks in the memory of the cluster, by version
        self.pool: dict[int, tuple[Any, Floats]] = {}  # older ones, by number
        self.under_way: dict[int, list[Any]] = {}  # tasks by round

    def publish(self, version: int, flat: Floats) -> None:
        """The network after so many rounds; the games that waited for it begin."""
        self.newest[version] = self.ray.put(flat)
        for old in [one for one in self.newest if one < version - 1]:
            del self.newest[old]
        self._begin(version)

    def keep(self, number: int, flat: Floats) -> None:
        """One more older network; it must lie there before its version is published."""
        self.pool[number] = (self.ray.put(flat), flat)

    def kept(self, count: int) -> list[Floats]:
        """The newest older networks, when there have been so many."""
        return [self.pool[number][1] for number in range(max(0, count - POOL), count)]

    def _begin(self, version: int) -> None:
        """Every round whose network is there: the one after this version, and further ones that are only taught."""
        while self.next <= version + 1 or (self.next < self.rounds.taught_rounds and self.next <= version + AHEAD):
            self.under_way[self.next] = self._tasks(self.next)
            self.next += 1

    def _tasks(self, round_number: int) -> list[Any]:
        first, size = self.rounds.first(round_number), self.rounds.size(round_number)
        chunks = [range(at, min(at + CHUNK, first + size)) for at in range(first, first + size, CHUNK)]
        if round_number < self.rounds.taught_rounds:
            return [self.play.remote(*self.about, numbers, None) for numbers in chunks]
        version = max(0, round_number - 1)
        count = self.rounds.kept(version)
        older = [self.pool[number][0] for number in range(max(0, count - POOL), count)]
        return [self.play.remote(*self.about, numbers, self.newest[version], *older) for numbers in chunks]

    def round(self, number: int, size: int, until: float) -> list[Told] | None:
        """All games of a round in the order of their numbers; None if the time is over before."""
        left = tasks = self.under_way[number]
        while left:
            _, left = self.ray.wait(left, num_returns=len(left), timeout=0.5)
            if left and time.monotonic() > until:
                return None
        told = [one for part in self.ray.get(tasks) for one in part]
        del self.under_way[number]
        assert len(told) == size
        return told

    def stop(self) -> None:
        for tasks in self.under_way.values():
            for task in tasks:
                self.ray.cancel(task, force=True)
