"""Whether imagined worlds know more than the seat: ranks of the truth among them, by kind of guess.

`python3 dev.py calibrate [--games N] [--positions N] [GAME ...]` is the long form, of random games and of steady ones.
A kind of guess that is rarely open is looked for, and one that stays too rare to be judged is a fault.
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
LOOKED_FOR = 6  # positions of one game at which a kind that lags behind is looked for
FURTHER = 4  # times as many games are played, at most, until every kind can be judged
AGREED = 0.05  # the share of the positions in which all worlds may agree by chance although the seat cannot know
# every kind of guess that there is: each must be judged; a game that is not named here says its kinds itself
KINDS: dict[str, tuple[str, ...]] = {
    "anti_monopoly": ("hidden", "stock"),
    "junta": ("cash", "account", "worth", "hand", "location", "aid"),
    "viva": ("hand", "promise", "orders"),
    "global_powers": ("hand", "discarded"),
}
# and those that are never open in games of this player: everybody knows them
NEVER_OPEN: dict[tuple[str, str], tuple[str, ...]] = {
    ("global_powers", "play_steadily"): ("discarded",),  # Steady throws no card away in secret
}


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
    wanted: tuple[str, ...] = ()  # the kinds that must be judged

    def look(self, game: Game, position: Position, seat: int, coin: Coin, only: frozenset[str] = frozenset()) -> None:
        """One position as one seat sees it; ``only``: as far as these kinds are concerned."""
        truth = game.secrets.guesses(position, seat)
        worlds = [game.secrets.guesses(redeal(game, position, seat, coin), seat) for _ in range(WORLDS)]
        for name, guess in truth.items():
            values = [world[name].value for world in worlds]
            with told(f"{name} is {guess}, imagined {sorted(values)}"):
                assert all((w[name].low, w[name].high) == (guess.low, guess.high) for w in worlds), (
                    "the bounds depend on what the seat cannot know"
                )
                assert all(guess.low <= value <= guess.high for value in (guess.value, *values)), "out of bounds"
            kind = kind_of(name)
            if only and kind not in only:
                continue
            if guess.low == guess.high:
                self.known[kind] += 1
            else:
                self.ranks.setdefault(kind, Ranks()).add(guess.value, values)

    def positions(self, kind: str) -> int:
        """At how many the seat had to guess."""
        return self.ranks[kind].positions if kind in self.ranks else 0

    def judged(self) -> set[str]:
        """The kinds with enough positions."""
        return {kind for kind in self.ranks if self.positions(kind) >= ENOUGH}

    def faults(self) -> list[str]:
        """What is wrong with the worlds, and what was wanted and cannot be judged."""
        wrong = [
            f"{kind}: {self.ranks[kind]}"
            for kind in sorted(self.judged())
            if (ranks := self.ranks[kind]).highest > HIGHEST_RANK or ranks.agreed > AGREED * ranks.positions
        ]
        missing = [kind for kind in self.wanted if kind not in self.judged()]
        return wrong + [f"{kind}: not judged, {self.positions(kind)} of {ENOUGH} positions" for kind in missing]


def kind_of(name: str) -> str:
    """``hand 3`` is a guess at a hand."""
    return name.split()[0]


def look_at(calibration: Calibration, played: Played, positions: int) -> None:
    """Some positions of a game, each as one seat sees it."""
    coin = Coin(f"calibration {played.case}")
    for _ in range(positions):
        moment, seat = coin.below(len(played.positions)), coin.below(played.case.players)
        position = played.positions[moment]
        with told(f"{played.case}, moment {moment}, seat {seat}, {position.where()}"):
            calibration.look(played.case.game, position, seat, coin)


def look_for(calibration: Calibration, played: Played, kind: str) -> None:
    """Some positions of a game at which a seat must guess at this kind: what it cannot know is no secret to itself."""
    coin, game, found = Coin(f"calibration of {kind} {played.case}"), played.case.game, 0
    for moment in coin.random.sample(range(len(played.positions)), len(played.positions)):
        position, seat = played.positions[moment], coin.below(played.case.players)
        guesses = game.secrets.guesses(position, seat)
        if any(kind_of(name) == kind and guess.low < guess.high for name, guess in guesses.items()):
            with told(f"{played.case}, moment {moment}, seat {seat}, {position.where()}"):
                calibration.look(game, position, seat, coin, frozenset({kind}))
            found += 1
            if found == LOOKED_FOR:
                return


def calibrate(
    game: Game,
    player: Callable[[Case], Played],
    games: int,
    positions: int,
    wanted: tuple[str, ...] = (),
    further: int = 0,
) -> Calibration:
    """So many games, of all numbers of players, and so many positions of each; kinds that lag behind are looked for,
    and ``further`` games are played, at most, until all that are wanted can be judged."""
    found = Calibration(wanted=wanted)
    for turn in range(games + further):
        late = [kind for kind in wanted if found.positions(kind) < ENOUGH]
        if turn >= games and not late:
            break
        players = game.seats[-1 - turn % len(game.seats)]  # many rivals first: they are looked at together
        played = player(Case(game, players, {}, FIRST_SEED + turn, thorough=True))
        if turn < games:
            look_at(found, played, positions)
        for kind in late:
            if found.positions(kind) < min(ENOUGH, ENOUGH * (turn + 1) / games):
                look_for(found, played, kind)
    return found


def wanted_of(game: Game, player: Callable[[Case], Played]) -> tuple[str, ...]:
    """The kinds of guess that are open in games of this player."""
    never = NEVER_OPEN.get((game.id, player.__name__), ())
    return tuple(kind for kind in kinds_of(game) if kind not in never)


def kinds_of(game: Game) -> tuple[str, ...]:
    """Every kind of guess of this game: those written down, or for a new game those that one of its games names."""
    if game.id in KINDS:
        return KINDS[game.id]
    positions = play(Case(game, game.seats[-1], {}, FIRST_SEED, thorough=True)).positions
    return tuple(dict.fromkeys(kind_of(name) for position in positions for name in game.secrets.guesses(position, 0)))


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
            kinds = wanted_of(game, player)
            found = calibrate(game, player, wanted.count, wanted.positions, kinds, wanted.count * (FURTHER - 1))
            for kind, ranks in found.ranks.items():
                print(f"{game.id:<14} {player.__name__:<14} {kind:<10} {ranks}; known {found.known[kind]}", flush=True)
            faults += [f"{game.id}, {player.__name__}: {fault}" for fault in found.faults()]
    print("\n".join(faults) or "No world knows more than its seat.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
