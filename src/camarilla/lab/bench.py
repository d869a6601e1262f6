"""How fast the environments are, how long their games and how wide their choices, beside those of the same libraries.

All subjects take part in every round in turn, and medians over the rounds are told. Time is the processor's; every loop
asks for the observation and the legal actions of whoever acts, as a learner would.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median
from typing import Any

import numpy as np

from camarilla.catalogue import GAMES
from camarilla.core.words import Plain
from camarilla.lab.extra import needed

PEERS = ("python_liars_poker", "python_block_dominoes", "hearts", "gin_rummy", "negotiation")


@dataclass
class Loop:
    """What a loop counted: steps (one action each), the legal actions at each of them, whole games."""

    steps: int = 0
    ways: int = 0
    widest: int = 0
    lengths: list[int] = field(default_factory=list)
    seconds: float = 0.0


@dataclass
class Subject:
    """An environment: its library, its name, how many play, and a way to play one game at random."""

    library: str
    name: str
    players: int
    play: Callable[[Random, Loop], None]
    loops: list[Loop] = field(default_factory=list)

    def row(self) -> dict[str, Plain]:
        loops = self.loops
        lengths = [length for loop in loops for length in loop.lengths]
        steps = sum(loop.steps for loop in loops)
        return {
            "library": self.library,
            "environment": self.name,
            "players": self.players,
            "steps_per_second": round(median(loop.steps / loop.seconds for loop in loops)),
            "branching": round(sum(loop.ways for loop in loops) / max(1, steps), 2),
            "widest": max(loop.widest for loop in loops),
            "steps_per_game": round(mean(lengths)) if lengths else None,
            "longest_game": max(lengths, default=None),
        }


def ours() -> list[Subject]:
    """Every game in each of the three libraries."""
    found = []
    for game in GAMES:
        players = game.usual_players
        found += [
            Subject("PettingZoo", f"camarilla_{game.id}_v0", players, _in_turn(game.id, players)),
            Subject("Gymnasium", f"camarilla_{game.id}_v0", players, _one_seat(game.id, players)),
            Subject("OpenSpiel", f"camarilla_{game.id}", players, _by_states(f"camarilla_{game.id}", players)),
        ]
    return found


def peers() -> list[Subject]:
    """Games of the same libraries that come with them."""
    spiel = needed("pyspiel")
    for module in ("liars_poker", "block_dominoes"):
        needed(f"open_spiel.python.games.{module}")
    found = [Subject("OpenSpiel", name, spiel.load_game(name).num_players(), _by_states(name, None)) for name in PEERS]
    found.append(Subject("Gymnasium", "Blackjack-v1", 1, _gymnasium("Blackjack-v1")))
    found.append(Subject("Gymnasium", "Taxi-v4", 1, _gymnasium("Taxi-v4")))
    return found


def _in_turn(game: str, players: int) -> Callable[[Random, Loop], None]:
    from camarilla.lab import pettingzoo

    env = pettingzoo.env(game, players=players)

    def play(coin: Random, loop: Loop) -> None:
        env.reset(seed=coin.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            steps += 1
            env.step(_chosen(np.flatnonzero(seen["action_mask"]), coin, loop))
        loop.lengths.append(steps)

    return play


def _one_seat(game: str, players: int) -> Callable[[Random, Loop], None]:
    from camarilla.lab import gymnasium

    env = gymnasium.make(game, players=players, opponents="random")

    def play(coin: Random, loop: Loop) -> None:
        seen, _ = env.reset(seed=coin.getrandbits(31))
        ended, steps = env.play.over, 0
        while not ended:
            seen, _, ended, _, _ = env.step(_chosen(np.flatnonzero(seen["action_mask"]), coin, loop))
            steps += 1
        loop.lengths.append(steps)

    return play


def _by_states(name: str, players: int | None) -> Callable[[Random, Loop], None]:
    needed("camarilla.lab.openspiel")
    spiel = needed("pyspiel")
    game = spiel.load_game(name, {"players": players}) if players is not None else spiel.load_game(name)
    tensor = game.get_type().provides_observation_tensor

    def play(coin: Random, loop: Loop) -> None:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                ways = state.chance_outcomes()
                state.apply_action(coin.choices([way for way, _ in ways], [much for _, much in ways])[0])
                continue
            if tensor:
                state.observation_tensor(state.current_player())
            state.apply_action(_chosen(state.legal_actions(), coin, loop))
            steps += 1
        loop.lengths.append(steps)

    return play


def _gymnasium(name: str) -> Callable[[Random, Loop], None]:
    env = needed("gymnasium").make(name)

    def play(coin: Random, loop: Loop) -> None:
        env.reset(seed=coin.getrandbits(31))
        steps, ended, cut = 0, False, False
        while not (ended or cut):
            _, _, ended, cut, _ = env.step(_chosen(range(int(env.action_space.n)), coin, loop))
            steps += 1
        loop.lengths.append(steps)

    return play


def _chosen(legal: Any, coin: Random, loop: Loop) -> int:
    loop.steps += 1
    loop.ways += len(legal)
    loop.widest = max(loop.widest, len(legal))
    return int(legal[int(coin.random() * len(legal))])


def measure(rounds: int, seconds: float, told: Callable[[int], None] | None = None) -> list[dict[str, Plain]]:
    """All environments in turn, so many times."""
    subjects = [*ours(), *peers()]
    for number in range(rounds):
        for subject in subjects:
            loop, coin = Loop(), Random(f"{number} {subject.name}")
            begun = time.process_time()
            while loop.seconds < seconds:
                subject.play(coin, loop)
                loop.seconds = time.process_time() - begun
            subject.loops.append(loop)
        if told is not None:
            told(number + 1)
    return [subject.row() for subject in subjects]


def table(rows: list[dict[str, Plain]]) -> list[str]:
    """The figures as a table in Markdown."""
    heads = ("library", "environment", "players", "steps/s", "branching", "widest", "steps a game", "longest seen")
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    return lines + [f"| {' | '.join(_cell(value) for value in row.values())} |" for row in rows]


def _cell(value: Plain) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int) else str(value)
