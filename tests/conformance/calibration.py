"""Whether imagined worlds know more than the seat: ranks of the truth among them, by kind of guess.

`python3 dev.py calibrate [--games N] [--positions N] [GAME ...]` is the long form, of random games and of steady ones.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.conformance.cases import FIRST_SEED, Case
from tests.conformance.walk import Coin, Played, play, play_steadily, told

from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.match.match import redeal

WORLDS = 40
HIGHEST_RANK = 0.15  # the share of the positions that no rank of the truth may exceed
ENOUGH = 60  # positions before a kind of guess is judged
AGREED = 0.05  # the share of the positions in which all worlds may agree by chance although the seat cannot know


@dataclass
class Ranks:
    """Where the truth stood among the worlds, for one kind of guess."""

    positions: int = 0
    agreed: int = 0  # all worlds said the same
    mass: list[float] = field(default_factory=lambda: [0.0] * (WORLDS + 1))

    def add(self, truth: int, worlds: list[int]) -> None:
        """One more position; ties are split."""
        below = sum([value < truth for value in worlds])
        ties = worlds.count(truth)
        self.positions += 1
        self.agreed += len(set(worlds)) == 1
        for rank in range(below, below + ties + 1):
            self.mass[rank] += 1 / (ties + 1)

    @property
    def highest(self) -> float:
        """The share of the commonest rank."""
        return max(self.mass) / self.positions if self.positions else 0.0

    def __str__(self) -> str:
        at = self.mass.index(max(self.mass))
        often = f"rank {at} of {WORLDS} in {self.highest:.1%}"
        return f"{self.positions} positions, all worlds agree in {self.agreed}, {often}"


@dataclass
class Calibration:
    """The ranks of one game by kind of guess, and how often the seat simply knew."""

    ranks: dict[str, Ranks] = field(default_factory=dict)
    known: Counter[str] = field(default_factory=Counter)

    def look(self, game: Game, position: Position, seat: int, coin: Coin) -> None:
        """One position as one seat sees it."""
        truth = game.secrets.guesses(position, seat)
        worlds = [game.secrets.guesses(redeal(game, position, seat, coin), seat) for _ in range(WORLDS)]
        for name, guess in truth.items():
            values = [world[name].value for world in worlds]
            with told(f"{name} is {guess}, imagined {sorted(values)}"):
                assert all((w[name].low, w[name].high) == (guess.low, guess.high) for w in worlds), (
                    "the bounds depend on what the seat cannot know"
                )
                assert all(guess.low <= value <= guess.high for value in (guess.value, *values)), "out of bounds"
            kind = name.split()[0]
            if guess.low == guess.high:
                self.known[kind] += 1
            else:
                self.ranks.setdefault(kind, Ranks()).add(guess.value, values)

    def faults(self) -> list[str]:
        """What is wrong with the worlds."""
        return [
            f"{kind}: {ranks}"
            for kind, ranks in self.ranks.items()
            if ranks.positions >= ENOUGH and (ranks.highest > HIGHEST_RANK or ranks.agreed > AGREED * ranks.positions)
        ]


def look_at(calibration: Calibration, played: Played, positions: int) -> None:
    """Some positions of a game, each as one seat sees it."""
    coin = Coin(f"calibration {played.case}")
    for _ in range(positions):
        moment, seat = coin.below(len(played.positions)), coin.below(played.case.players)
        position = played.positions[moment]
        with told(f"{played.case}, moment {moment}, seat {seat}, {position.where()}"):
            calibration.look(played.case.game, position, seat, coin)


def calibrate(game: Game, player: Callable[[Case], Played], games: int, positions: int) -> Calibration:
    """So many games, of all numbers of players, and so many positions of each."""
    found = Calibration()
    for turn in range(games):
        players = game.seats[-1 - turn % len(game.seats)]  # many rivals first: they are looked at together
        look_at(found, player(Case(game, players, {}, FIRST_SEED + turn, thorough=True)), positions)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py calibrate", description="Do imagined worlds know too much?")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(game.id for game in GAMES))
    parser.add_argument("--games", dest="count", type=int, default=60, help="of each kind of player")
    parser.add_argument("--positions", type=int, default=20, help="of each game")
    wanted = parser.parse_args(arguments)
    for name in wanted.games:
        game_of(name)  # says which games there are if there is no such game
    faults: list[str] = []
    for game in [one for one in GAMES if not wanted.games or one.id in wanted.games]:
        for player in (play, play_steadily):
            found = calibrate(game, player, wanted.count, wanted.positions)
            for kind, ranks in found.ranks.items():
                print(f"{game.id:<14} {player.__name__:<14} {kind:<10} {ranks}; known {found.known[kind]}", flush=True)
            faults += [f"{game.id}, {player.__name__}: {fault}" for fault in found.faults()]
    print("\n".join(faults) or "No world knows more than its seat.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
