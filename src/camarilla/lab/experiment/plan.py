"""What is tried: factors with their values, so many games in each cell, and when to stop early."""

from __future__ import annotations

import json
import shlex
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from math import inf
from pathlib import Path
from typing import Any

from camarilla.bots import kinds
from camarilla.catalogue import game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.lab.experiment.games import measures_of

OTHERS = ("players", "bots", "components")  # factors that are no switches
BATCH = 100  # games of each cell between two looks at the rule that stops early


@dataclass(frozen=True)
class Cell:
    """One combination of values. Its name says what differs."""

    game: str
    players: int
    bots: tuple[str, ...]  # a kind per seat
    switches: dict[str, str]
    components: Plain = None
    values: dict[str, str] = field(default_factory=dict)  # of the factors


@dataclass(frozen=True)
class Stop:
    """Stop as soon as the 95 % interval of every effect on this measure is no wider than ``within`` to each side.

    Looked at after every batch. The rule looks at the width only, never at the effect itself, so that stopping does not
    favour any result.
    """

    measure: str
    within: float


@dataclass(frozen=True)
class Experiment:
    """The whole plan. The first value of a factor is what the others are compared with."""

    game: str
    factors: dict[str, tuple[str, ...]]
    games: int
    seed: str
    players: int
    bots: str
    switches: dict[str, str] = field(default_factory=dict)
    components: dict[str, Plain] = field(default_factory=dict)  # by file
    stop: Stop | None = None

    def cells(self) -> list[Cell]:
        """Every combination of the factors' values, the usual one first; each is one that can be played."""
        found = []
        game = game_of(self.game)
        for values in product(*self.factors.values()):
            chosen = dict(zip(self.factors, values, strict=True))
            players = _number(chosen.get("players", str(self.players)))
            bots = seated(game, chosen.get("bots", self.bots), players)
            switches = {**self.switches, **{name: value for name, value in chosen.items() if name not in OTHERS}}
            components = self.components.get(chosen.get("components", ""))
            game.begin(players, switches, components)
            found.append(Cell(self.game, players, bots, switches, components, chosen))
        return found


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise BadInput("players", "core-not-a-number", got=text)
    return int(text)


def seated(game: Game, named: str, players: int) -> tuple[str, ...]:
    """A kind of bot for each seat; ``a+b`` names several, which take the seats in turn."""
    chosen = named.split("+")
    for kind in chosen:
        if kind not in kinds(game.id):
            raise BadInput("bots", "core-unknown-bot", bot=kind, known=list(kinds(game.id)))
    return tuple(chosen[seat % len(chosen)] for seat in range(players))


def varied(given: list[str]) -> dict[str, tuple[str, ...]]:
    """``name=a,b`` as factors."""
    factors: dict[str, tuple[str, ...]] = {}
    for one in given:
        name, equals, values = one.partition("=")
        chosen = tuple(value for value in values.split(",") if value)
        if not name or not equals or len(chosen) < 2 or len(set(chosen)) < len(chosen):
            raise BadInput("--vary", "lab-not-a-factor", got=one)
        factors[name] = chosen
    return factors


def stopping(game_id: str, given: str | None) -> Stop | None:
    """``measure=width`` as a rule."""
    if given is None:
        return None
    name, _, width = given.partition("=")
    try:
        within = float(width)
    except ValueError:
        within = 0.0
    if name not in measures_of(game_id) or not 0 < within < inf:
        raise BadInput("--within", "lab-not-a-stop", got=given, known=list(measures_of(game_id)))
    return Stop(name, within)


def read_plan(path: Path) -> Experiment:
    """A plan from a TOML file; refuses what it does not know, by name."""
    try:
        given = tomllib.loads(path.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadInput(path.name, "lab-not-toml", why=str(wrong)) from wrong
    known = ("game", "games", "seed", "players", "bots", "switches", "factors", "stop")
    for name in given:
        if name not in known:
            raise BadInput(path.name, "lab-unknown-entry", entry=name, known=list(known))
    game = game_of(_text(path, given, "game", ""))
    factors = _factors(path, given.get("factors"))
    components = {file: _components(path, file) for file in factors.get("components", ()) if file != "printed"}
    stop = _table(path, given["stop"], "stop") if "stop" in given else None
    return Experiment(
        game.id,
        factors,
        _whole(path, given, "games", 100),
        _text(path, given, "seed", "0"),
        _whole(path, given, "players", 4 if 4 in game.seats else max(game.seats)),
        _text(path, given, "bots", "steady"),
        {name: str(value) for name, value in _table(path, given.get("switches", {}), "switches").items()},
        components,
        stopping(game.id, f"{stop.get('measure')}={stop.get('within')}") if stop is not None else None,
    )


def _table(path: Path, value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadInput(f"{path.name}: {name}", "lab-not-a-table", entry=name)
    return value


def _factors(path: Path, value: Any) -> dict[str, tuple[str, ...]]:
    table = _table(path, value, "factors")
    return varied(
        [
            f"{name}={','.join(map(str, values)) if isinstance(values, list) else values}"
            for name, values in table.items()
        ]
    )


def _text(path: Path, given: Mapping[str, Any], name: str, usual: str) -> str:
    value = given.get(name, usual)
    if not isinstance(value, str) or not value:
        raise BadInput(f"{path.name}: {name}", "lab-not-a-text", entry=name)
    return value


def _whole(path: Path, given: Mapping[str, Any], name: str, usual: int) -> int:
    value = given.get(name, usual)
    if type(value) is not int or value < 1:
        raise BadInput(f"{path.name}: {name}", "lab-not-a-whole-number", entry=name)
    return value


def _components(path: Path, file: str) -> Plain:
    """A user's own components; their file lies beside the plan."""
    try:
        return json.loads(path.with_name(file).read_text("utf-8"))
    except ValueError as wrong:
        raise BadInput(file, "cli-not-json", why=str(wrong)) from wrong


def command_of(plan: Experiment, file: str | None = None) -> str:
    """The command that makes the same report again."""
    if file is not None:
        return f"camarilla lab {shlex.quote(Path(file).name)}"
    parts = [f"camarilla lab {plan.game} --players {plan.players} --games {plan.games}"]
    parts += [f"--vary {shlex.quote(name + '=' + ','.join(values))}" for name, values in plan.factors.items()]
    parts += [f"--switch {shlex.quote(name + '=' + value)}" for name, value in plan.switches.items()]
    parts.append(f"--bots {plan.bots.replace('+', ',')} --seed {shlex.quote(plan.seed)}")
    if plan.stop is not None:
        parts.append(f"--within {plan.stop.measure}={plan.stop.within:g}")
    return " \\\n  ".join(parts)
