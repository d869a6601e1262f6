"""Processes that play for the learner. Which network plays game number k is fixed, so a seed fixes the whole training.

Games are numbered through all rounds. Games of round r are played with the network after r - 1 rounds, while the
learner still works on the round before: nobody waits for anybody.
"""

from __future__ import annotations

import pickle
import time
import traceback
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from camarilla.core.game import Game
from camarilla.learn.games import Tables
from camarilla.learn.recipes import Recipe
from camarilla.nets.network import Floats, Network

POOL = 8  # older networks that are kept as opponents
EVERY = 8  # rounds between two of them
KEPT = 3  # newest networks that lie in memory
VERSION, STOP = 0, 1  # places among the shared numbers
AHEAD = 12  # rounds of imitation that may be played before the learner has seen them


@dataclass(frozen=True)
class Rounds:
    """How the numbers of games fall into rounds: first those that are taught, then those that are played."""

    taught_rounds: int
    taught: int
    played: int

    def round_of(self, number: int) -> int:
        first = self.taught_rounds * self.taught
        return number // self.taught if number < first else self.taught_rounds + (number - first) // self.played

    def first(self, round_number: int) -> int:
        if round_number <= self.taught_rounds:
            return round_number * self.taught
        return self.taught_rounds * self.taught + (round_number - self.taught_rounds) * self.played

    def kept(self, version: int) -> int:
        """How many older networks have been kept when there is this version."""
        return max(0, (version - self.taught_rounds - 1) // EVERY + 1)

    def size(self, round_number: int) -> int:
        return self.taught if round_number < self.taught_rounds else self.played


class Company:
    """The playing processes and the memory they share with the learner."""

    def __init__(self, game: Game, recipe: Recipe, rounds: Rounds, seed: str, first_round: int, jobs: int) -> None:
        context = get_context("fork")
        self.size = recipe.shape.size
        self.shared = context.RawArray("l", 8)
        self._newest = context.RawArray("f", self.size * KEPT)
        self._pool = context.RawArray("f", self.size * (POOL + 1))  # one more than is played with: it may be written
        self.newest = np.frombuffer(self._newest, np.float32).reshape(KEPT, self.size)
        self.pool = np.frombuffer(self._pool, np.float32).reshape(POOL + 1, self.size)
        self.counter = context.Value("l", rounds.first(first_round))
        self.shared[VERSION] = -1
        self.pipes: list[Any] = []
        self.processes: list[Any] = []
        for index in range(jobs):
            here, there = context.Pipe(duplex=False)
            arguments = (game, recipe, rounds, seed, self.shared, self._newest, self._pool, self.counter, there)
            process = context.Process(target=act, args=(index, *arguments), daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def publish(self, version: int, flat: Floats) -> None:
        """The network after so many rounds."""
        self.newest[version % KEPT] = flat
        self.shared[VERSION] = version

    def keep(self, number: int, flat: Floats) -> None:
        """One more older network; it must lie there before its version is published."""
        self.pool[number % (POOL + 1)] = flat

    def kept(self, count: int) -> list[Floats]:
        """The newest older networks, when there have been so many."""
        return [self.pool[number % (POOL + 1)].copy() for number in range(max(0, count - POOL), count)]

    def stop(self) -> None:
        self.shared[STOP] = 1
        for process in self.processes:
            process.join(0.3)
            if process.is_alive():
                process.terminate()


def act(
    index: int,
    game: Game,
    recipe: Recipe,
    rounds: Rounds,
    seed: str,
    shared: Any,
    newest: Any,
    pool: Any,
    counter: Any,
    pipe: Any,
) -> None:
    """One playing process: takes the next number, plays that game, hands over what was noted."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tables = Tables(game, recipe, seed)
    size, shape = recipe.shape.size, recipe.shape
    versions = np.frombuffer(newest, np.float32).reshape(KEPT, size)
    olds = np.frombuffer(pool, np.float32).reshape(POOL + 1, size)
    have, network, older = -1, None, []  # type: int, Network | None, list[Network]
    try:
        while not shared[STOP]:
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            round_number = rounds.round_of(number)
            if round_number < rounds.taught_rounds:
                while shared[VERSION] < round_number - AHEAD and not shared[STOP]:
                    time.sleep(0.01)
                told = tables.taught(number)
            else:
                wanted = max(0, round_number - 1)
                while shared[VERSION] < wanted and not shared[STOP]:
                    time.sleep(0.002)
                if shared[STOP]:
                    break
                if have != wanted or network is None:
                    network, have, count = Network(shape, versions[wanted % KEPT].copy()), wanted, rounds.kept(wanted)
                    older = [Network(shape, olds[one % (POOL + 1)]) for one in range(max(0, count - POOL), count)]
                told = tables.played(number, network, older)
            pipe.send_bytes(pickle.dumps((round_number, told), 5))
    except (BrokenPipeError, EOFError, KeyboardInterrupt):
        pass
    except Exception:
        print(f"player {index} died\n{traceback.format_exc()[-1500:]}", flush=True)
    finally:
        pipe.close()
