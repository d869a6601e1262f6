"""Which games are played: every game, every number of players, every value of every switch, every preset.

``CAMARILLA_SOAK=20`` plays twenty times as many games and looks closer at them; ``CAMARILLA_SEED`` chooses
other games; ``CAMARILLA_SHARE=3`` plays every third one. All of it stands in the head of the report, and every failure
names its case and its seed.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, fields
from typing import Any

from camarilla.arena.bench import is_compiled
from camarilla.catalogue import GAMES
from camarilla.core.game import Game, Setup

SOAK = int(os.environ.get("CAMARILLA_SOAK", "0"))
FIRST_SEED = int(os.environ.get("CAMARILLA_SEED", "1"))
SHARE = int(os.environ.get("CAMARILLA_SHARE", "1"))
GAMES_PER_CASE = max(1, SOAK)
MOMENTS = 100 if SOAK else 10  # of a game that are looked at closely
FEWER_MOMENTS = 3  # of one of many switches
COMPILED = is_compiled()  # then no class of the tests can extend the rules, and none of their functions be exchanged


@dataclass(eq=False)
class Case:
    """One game with some number of players and some switches."""

    game: Game
    players: int
    switches: dict[str, str]
    seed: int
    thorough: bool  # or one of many switches of a game, which is looked at more briefly

    @property
    def setup(self) -> Setup:
        return Setup(self.game.id, self.players, dict(self.switches))

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.switches.items())
        return f"{self.game.id}-{self.players}{chosen}-seed{self.seed}"


FEW = 6  # switch sets of a game that are all looked at thoroughly


def switch_sets(game: Game) -> list[dict[str, str]]:
    """The defaults, every other value of every switch (of a long row without a soak: both ends), and the presets."""
    sets: list[dict[str, str]] = [{}]
    for switch in game.switches:
        others = [value for value in switch.values if value != switch.default]
        some = others if SOAK or len(others) <= 3 else [others[0], others[-1]]
        sets += [with_needs(game, switch.name, value) for value in some]
    sets += list(game.presets.values())
    return [one for place, one in enumerate(sets) if one not in sets[:place]]


def with_needs(game: Game, name: str, value: str) -> dict[str, str]:
    """This value of a switch, and of others what it needs."""
    chosen = {name: value}
    known = {switch.name: switch for switch in game.switches}
    for other, values in known[name].needs.items():
        if known[other].default not in values:
            chosen |= with_needs(game, other, values[0])
    return chosen


def cases() -> list[Case]:
    """Every switch set with every number of players; without a soak, further switch sets take turns at the numbers."""
    found = []
    for game in GAMES:
        sets = switch_sets(game)
        for place, switches in enumerate(sets):
            thorough = bool(SOAK) or place == 0 or len(sets) <= FEW
            numbers = game.seats if thorough else (game.seats[place % len(game.seats)],)
            for players in numbers:
                for turn in range(GAMES_PER_CASE):
                    found.append(Case(game, players, switches, FIRST_SEED + turn, thorough))
    return found


CASES = cases()[::SHARE]


def altered(game: Game, **parts: Any) -> Game:
    """This game with some of its parts exchanged."""
    return Game(**({part.name: getattr(game, part.name) for part in fields(game)} | parts))
