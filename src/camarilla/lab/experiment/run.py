"""An experiment is run: cell by cell in batches, with a result that does not depend on how many processes there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Any

from camarilla.arena.engines import spread
from camarilla.arena.run import NoEnd
from camarilla.catalogue import game_of
from camarilla.lab.experiment.effects import Effect, effects
from camarilla.lab.experiment.games import Row, play_cell
from camarilla.lab.experiment.plan import BATCH, Cell, Experiment

CHUNK = 25  # games that one process plays before it reports; fewer where all could not be busy otherwise


@dataclass
class Result:
    """What was played: the rows of every cell, as many in each."""

    experiment: Experiment
    cells: list[Cell]
    rows: list[list[Row]]
    stopped: bool  # before all games were played, by the rule

    @property
    def games(self) -> int:
        return len(self.rows[0])


def run(
    experiment: Experiment,
    jobs: int = 1,
    told: Callable[[int], None] | None = None,
    engine: str = "processes",
    ready: Sequence[Row] = (),
) -> Result:
    """Plays the plan; ``told`` hears how many games are done. ``ready``: games of the first cell that are known."""
    cells = experiment.cells()
    result = Result(experiment, cells, [[] for _ in cells], False)
    while result.games < experiment.games:
        step = BATCH if experiment.stop is not None else experiment.games
        until = min(result.games + step, experiment.games)
        chunk = max(1, min(CHUNK, (until - result.games) * len(cells) // (2 * jobs)))
        _batch(result, until, chunk, told, partial(spread, jobs=jobs, engine=engine), ready)
        if result.games < experiment.games and narrow_enough(result):
            result.stopped = True
            break
    return result


def run_each(plans: Iterable[Experiment], jobs: int = 1) -> Iterator[tuple[Experiment, Result | None]]:
    """One plan after the other; the games that several of them compare with are played once.

    None where a game of the plan had no end: some switches let bots disagree for ever.
    """
    known: dict[str, list[Row]] = {}
    for plan in plans:
        usual = plan.cells()[0]
        rules = sorted(game_of(plan.game).rules(usual.switches).items())
        same = repr((plan.game, plan.seed, usual.players, usual.bots, rules, usual.components))
        try:
            result = run(plan, jobs, ready=known.get(same, ()))
        except NoEnd:
            yield plan, None
            continue
        known[same] = result.rows[0]
        yield plan, result


def _batch(
    result: Result,
    until: int,
    chunk: int,
    told: Callable[[int], None] | None,
    spreading: Any,
    ready: Sequence[Row],
) -> None:
    """Every cell goes on to the same number of games."""
    places, tasks, begun = [], [], result.games
    if len(ready) >= until:
        result.rows[0] += ready[begun:until]
    for place, cell in enumerate(result.cells):
        for first in range(len(result.rows[place]), until, chunk):
            places.append(place)
            tasks.append((cell, result.experiment.seed, first, min(first + chunk, until)))
    with closing(spreading(play_cell, tasks)) as parts:
        for place, rows in zip(places, parts, strict=True):
            result.rows[place] += rows
            if told is not None:
                told(sum(map(len, result.rows)))


def narrow_enough(result: Result) -> bool:
    """Whether the rule says that enough is known."""
    stop = result.experiment.stop
    return stop is not None and all(
        effect.half <= stop.within for effect in found_effects(result) if effect.measure == stop.measure
    )


def found_effects(result: Result) -> list[Effect]:
    """The effect of every value of every factor on every measure."""
    return effects(result.experiment, result.cells, result.rows)
