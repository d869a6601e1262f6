"""A result as plain data: what a page needs to draw it, small enough to lie in the package."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Sequence
from typing import Any

from camarilla import __version__
from camarilla.catalogue import game_of
from camarilla.lab.experiment.effects import Effect
from camarilla.lab.experiment.figures import curves, cuts, shares, steps
from camarilla.lab.experiment.games import EVENTS, ROUND_OVER, Row
from camarilla.lab.experiment.plan import command_of
from camarilla.lab.experiment.run import Result, found_effects


def summary(result: Result) -> dict[str, Any]:
    """One factor with two values, told in numbers; the words are the reader's."""
    plan, (usual, other) = result.experiment, result.rows
    game = game_of(plan.game)
    ((factor, values),) = plan.factors.items()
    return {
        "game": plan.game,
        "factor": factor,
        "rule": next((switch.rule for switch in game.switches if switch.name == factor), ""),
        "values": list(values),
        "switches": plan.switches,
        "players": plan.players,
        "bots": plan.bots,
        "pairs": result.games,
        "seed": plan.seed,
        "command": command_of(plan),
        "versions": {"camarilla": __version__, "rules": f"{game.id}/{game.version}", "python": _python()},
        "effects": [_told(one) for one in found_effects(result)],
        "wins": [[_rounded(one) for one in shares(side, plan.players)] for side in (usual, other)],
        "length": _steps([row.decisions for row in usual], [row.decisions for row in other]),
        "event": _event(plan.game, usual, other),
        "scores": [_rounded(cuts([row.measure("score") for row in side])) for side in (usual, other)],
        "endings": [_endings(side, game.endings) for side in (usual, other)],
        "failures": sum(row.failures for row in (*usual, *other)),
    }


def _python() -> str:
    return ".".join(platform.python_version_tuple()[:2])


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, 2) for value in values]


def _told(one: Effect) -> dict[str, Any]:
    return {
        "measure": one.measure,
        "base": round(one.base, 2),
        "mean": round(one.mean, 2),
        "half": round(one.half, 2),
        "clear": one.clear,
    }


def _steps(usual: Sequence[float], other: Sequence[float]) -> dict[str, Any]:
    begin, end, both = steps(usual, other)
    return {"begin": begin, "end": end, "sides": [_rounded(side) for side in both]}


def _event(game_id: str, usual: Sequence[Row], other: Sequence[Row]) -> dict[str, Any] | None:
    """What the game counts first: by round where it tells its rounds, otherwise how often in a game."""
    name = next(iter(EVENTS.get(game_id, {})), None)
    if name is None:
        return None
    if game_id in ROUND_OVER:
        rounds, both = curves(usual, other)
        sides = [[_rounded(one) for one in side] for side in both]
        return {"measure": name, "rounds": rounds, "curves": sides, "steps": None}
    counts = [[float(row.events[name]) for row in side] for side in (usual, other)]
    return {"measure": name, "rounds": [], "curves": [], "steps": _steps(counts[0], counts[1])}


def _endings(rows: Sequence[Row], endings: Sequence[str]) -> dict[str, float]:
    counts = Counter(row.ending for row in rows)
    return {end: round(100 * counts[end] / len(rows), 1) for end in endings}
