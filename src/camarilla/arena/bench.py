"""How fast the games are: decisions and games a second, a copy, a view, a redeal, a save; peers and ours in turn.

Figures of one minute are not those of the next, so all subjects take part in every round, and what is reported are
medians over the rounds and medians of the ratios within a round. Time is the processor's, on one core.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core import flow
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.playout import play_on
from camarilla.core.words import Plain
from camarilla.match.match import redeal, save_position

TIMES = 500  # that something small is done to be measured


@dataclass
class Speed:
    """What was counted in some seconds of random play.

    Decisions are those with at least two legal answers; steps are all answers of players, also the forced ones where
    a subject asks for them.
    """

    decisions: int
    steps: int
    games: int
    seconds: float


@dataclass
class Subject:
    """Something that is measured."""

    name: str
    run: Callable[[float, str], Speed]  # for about so many seconds, from this seed
    copy: Callable[[], None]  # one copy in the middle of a game
    save: Callable[[], int]  # the bytes of a save there
    view: Callable[[], None] | None = None  # what a seat sees there, the seats in turn
    redeal: Callable[[], None] | None = None  # a world there that looks the same to a seat

    def small(self) -> dict[str, float]:
        """Microseconds of a copy and of what else is known, once each."""
        known = {"copy": self.copy, "view": self.view, "redeal": self.redeal}
        return {name: microseconds(do) for name, do in known.items() if do is not None}


@dataclass
class Figures:
    """All measurements of one subject, by round."""

    speeds: list[Speed] = field(default_factory=list)
    small: list[dict[str, float]] = field(default_factory=list)  # microseconds
    save_bytes: int = 0

    def decisions(self) -> list[float]:
        return [speed.decisions / speed.seconds for speed in self.speeds]

    def steps(self) -> list[float]:
        return [speed.steps / speed.seconds for speed in self.speeds]

    def games(self) -> list[float]:
        return [speed.games / speed.seconds for speed in self.speeds]

    def summary(self) -> dict[str, Plain]:
        return {
            "decisions_per_second": round(median(self.decisions())),
            "steps_per_second": round(median(self.steps())),
            "games_per_second": round(median(self.games()), 2),
            **{f"{name}_us": round(median([one[name] for one in self.small]), 2) for name in self.small[0]},
            "save_bytes": self.save_bytes,
        }


# --- our games --------------------------------------------------------------------------------------------------------


def middle_of(game: Game, players: int) -> Position:
    """A position in the middle of things, always the same: after half a random game, and then where ``middle`` says."""
    dice = QuickDice("middle")
    whole = play_on(game, game.begin(players), QuickDice("middle"))
    position = game.begin(players)
    play_on(game, position, dice, decisions=whole // 2)
    wanted = game.middle
    while wanted is not None and not any(type(procedure) is wanted for procedure in position.stack):
        play_on(game, position, dice, decisions=1)
        if position.over:
            position = game.begin(players)
    return position


def ours(game_id: str) -> Subject:
    """One of our games, played by as many as usually play it."""
    game = game_of(game_id)
    players = game.usual_players

    def run(seconds: float, seed: str) -> Speed:
        dice, decisions, games = QuickDice(seed), 0, 0
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            decisions += play_on(game, game.begin(players), dice)
            games += 1
        return Speed(decisions, decisions, games, time.process_time() - begun)

    middle = middle_of(game, players)

    dice, seats = QuickDice("small"), cycle(range(players))

    def copy() -> None:
        middle.copy()

    def view() -> None:
        game.view(middle.state, next(seats))

    def another_world() -> None:
        redeal(game, middle, next(seats), dice)

    def save() -> int:
        return len(json.dumps(save_position(game, middle), ensure_ascii=False, separators=(",", ":")).encode())

    return Subject(game_id, run, copy, save, view, another_world)


def is_compiled() -> bool:
    """Whether the rules of this process are compiled."""
    return not str(flow.__file__).endswith(".py")


class Compiled:
    """The same games from a compiled build, measured in a process of their own that waits between the rounds."""

    def __init__(self, build: str) -> None:
        command = [sys.executable, "-m", "camarilla.arena.bench"]
        environment = {**os.environ, "PYTHONPATH": build}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment)

    def run(self, game_id: str, seconds: float, seed: str) -> tuple[Speed, dict[str, float]]:
        """A speed, and the microseconds of what is small."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game_id, seconds, seed]) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return Speed(**answer["speed"]), answer["small"]

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def compiled_worker() -> None:
    """Measures what is asked for on standard input, line by line."""
    if not is_compiled():
        raise SystemExit("these rules are not compiled")
    subjects: dict[str, Subject] = {}
    for line in sys.stdin:
        game_id, seconds, seed = json.loads(line)
        subject = subjects.setdefault(game_id, ours(game_id))
        answer = {"speed": vars(subject.run(seconds, seed)), "small": subject.small()}
        print(json.dumps(answer), flush=True)


# --- measuring --------------------------------------------------------------------------------------------------------


def microseconds(do: Callable[[], None]) -> float:
    """Of doing it once."""
    begun = time.process_time()
    for _ in range(TIMES):
        do()
    return (time.process_time() - begun) / TIMES * 1e6


@dataclass
class Bench:
    """Everything that was measured."""

    rounds: int
    seconds: float
    games: dict[str, Figures]
    compiled: dict[str, Figures]
    peers: dict[str, Figures]

    def ratios(self, of: str, peer: str, compiled: bool = False) -> tuple[float, float]:
        """How many times faster a game is than a peer: by its decisions, and by all of its steps."""
        mine, theirs = (self.compiled if compiled else self.games)[of].decisions(), self.peers[peer]
        return _ratio(mine, theirs.decisions()), _ratio(mine, theirs.steps())

    def summary(self) -> dict[str, Plain]:
        return {
            "rounds": self.rounds,
            "seconds": self.seconds,
            "python": sys.version.split()[0],
            "games": {name: figures.summary() for name, figures in self.games.items()},
            "compiled": {name: figures.summary() for name, figures in self.compiled.items()},
            "peers": {name: figures.summary() for name, figures in self.peers.items()},
            "ratios": {of: {peer: round(self.ratios(of, peer)[0], 2) for peer in self.peers} for of in self.games},
            "ratios_to_all_steps": {
                of: {peer: round(self.ratios(of, peer)[1], 2) for peer in self.peers} for of in self.games
            },
            "compiled_to_peers": {
                of: {peer: [round(ratio, 2) for ratio in self.ratios(of, peer, True)] for peer in self.peers}
                for of in self.compiled
            },
            "compiled_ratios": {
                of: round(_ratio(figures.decisions(), self.games[of].decisions()), 2)
                for of, figures in self.compiled.items()
            },
        }


def _ratio(mine: Sequence[float], theirs: Sequence[float]) -> float:
    return median([one / other for one, other in zip(mine, theirs, strict=True)])


def measure(
    rounds: int,
    seconds: float,
    peers: Sequence[Subject],
    build: str | None,
    told: Callable[[int], None] | None = None,
) -> Bench:
    """Rounds in which every subject has its turn; ``build`` is the folder of a compiled build, if there is one."""
    subjects = [ours(game.id) for game in GAMES]
    compiled = Compiled(build) if build else None
    names = [subject.name for subject in subjects]
    bench = Bench(
        rounds,
        seconds,
        {name: Figures() for name in names},
        {name: Figures() for name in names if compiled},
        {peer.name: Figures() for peer in peers},
    )
    try:
        for number in range(rounds):
            for subject in subjects:
                _measured(bench.games[subject.name], subject, seconds, f"bench {number}")
                if compiled:
                    speed, small = compiled.run(subject.name, seconds, f"bench {number}")
                    bench.compiled[subject.name].speeds.append(speed)
                    bench.compiled[subject.name].small.append(small)
                    bench.compiled[subject.name].save_bytes = bench.games[subject.name].save_bytes
            for peer in peers:
                _measured(bench.peers[peer.name], peer, seconds, f"bench {number}")
            if told is not None:
                told(number + 1)
    finally:
        if compiled:
            compiled.close()
    return bench


def _measured(figures: Figures, subject: Subject, seconds: float, seed: str) -> None:
    figures.speeds.append(subject.run(seconds, seed))
    figures.small.append(subject.small())
    figures.save_bytes = subject.save()


if __name__ == "__main__":
    compiled_worker()
