"""One rule against another, small: the plan, a run that stops by the clock, and the process it runs in.

``python -m camarilla.lab.experiment.whatif`` reads a wish as JSON and writes lines of JSON: how far it is, at the end
the report. Whoever started it ends it by ending the process.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from camarilla.catalogue import game_of
from camarilla.core.game import Game, Switch
from camarilla.core.illegal import BadInput
from camarilla.lab.experiment.games import Row, played
from camarilla.lab.experiment.plan import Experiment
from camarilla.lab.experiment.run import Result
from camarilla.lab.experiment.summary import summary

BOTS = ("novice", "steady", "schemer", "random")  # quick, and they need no package
SCALES = frozenset(("maxScorings",))  # switches that only say how long a game is
SMALL_TABLES = {"mini_moves": 3}  # switches that mean something at such a table only
MOST_PAIRS = 200
SECONDS = 20.0  # of the clock; what has been played by then is the report
PROCESSOR = 40  # seconds of the processor after which the system ends it
MEMORY = 2**30
POLITE = 5  # so much nicer than whoever plays
EVERY = 0.2  # seconds between two words about how far it is


def what_if(wish: Mapping[str, Any]) -> Experiment:
    """The plan of a wish: a switch of a game, another value of it, who plays, how often, by which seed."""
    game = game_of(wish["game"])
    known = {switch.name: switch for switch in game.switches if len(switch.values) > 1 and switch.name not in SCALES}
    switch = known.get(wish["factor"])
    if switch is None:
        raise BadInput("factor", "lab-no-such-switch", switch=wish["factor"], known=list(known))
    others = [value for value in switch.values if value != switch.default]
    if wish["value"] not in others:
        raise BadInput("value", "lab-no-such-value", value=wish["value"], known=others)
    bots, games = wish.get("bots") or "steady", wish.get("games") or 100
    if bots not in BOTS:
        raise BadInput("bots", "core-unknown-bot", bot=bots, known=list(BOTS))
    players, seed = wish.get("players") or players_at(game, switch), wish.get("seed") or "0"
    plan = against_usual(game, switch, wish["value"], games, seed, players, bots)
    plan.cells()  # refuses what cannot be played
    return plan


def against_usual(game: Game, switch: Switch, value: str, games: int, seed: str, players: int, bots: str) -> Experiment:
    """A value of a switch against the usual one; what the switch needs is set on both sides."""
    needed = {name: values[0] for name, values in switch.needs.items()}
    return Experiment(game.id, {switch.name: (switch.default, value)}, games, seed, players, bots, needed)


def players_at(game: Game, switch: Switch) -> int:
    """How many sit at a table where this switch is tried."""
    return SMALL_TABLES.get(switch.name, game.usual_players)


def every_switch(game: Game, games: int, seed: str, bots: str, only: Sequence[str] = ()) -> Iterator[Experiment]:
    """Every other value of every switch against the usual one; values that cannot be played beside it are left out."""
    for switch in game.switches:
        if switch.name in SCALES or (only and switch.name not in only):
            continue
        players = players_at(game, switch)
        for value in switch.values:
            if value == switch.default:
                continue
            plan = against_usual(game, switch, value, games, seed, players, bots)
            try:
                game.begin(players, {**plan.switches, switch.name: value})
            except BadInput:
                continue
            yield plan


def tried(plan: Experiment, seconds: float, told: Callable[[int], None]) -> Result:
    """Pair after pair, so that it can stop after any; at least two."""
    cells, until = plan.cells(), time.monotonic() + seconds
    rows: list[list[Row]] = [[] for _ in cells]
    for number in range(plan.games):
        for cell, side in zip(cells, rows, strict=True):
            side.append(played(cell, plan.seed, number))
        told(number + 1)
        if number and time.monotonic() > until:
            break
    fewer = Experiment(plan.game, plan.factors, len(rows[0]), plan.seed, plan.players, plan.bots, plan.switches)
    return Result(fewer, cells, rows, False)


def stay_small() -> None:
    """Whoever plays comes first: a polite process that the system ends where it takes too much."""
    if os.name == "nt":
        return
    import resource

    os.nice(POLITE)
    for what, most in ((resource.RLIMIT_CPU, PROCESSOR), (resource.RLIMIT_AS, MEMORY)):
        hard = resource.getrlimit(what)[1]
        resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))


def main() -> None:
    stay_small()
    plan, said = what_if(json.load(sys.stdin)), 0.0

    def told(done: int) -> None:
        nonlocal said
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            print(json.dumps({"done": done, "of": plan.games}), flush=True)

    print(json.dumps({"report": summary(tried(plan, SECONDS, told))}), flush=True)


if __name__ == "__main__":
    main()
