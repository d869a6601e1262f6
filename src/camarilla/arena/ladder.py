"""How much each rung gains on the one below, as a table that anybody can make again:

python -m camarilla.arena.ladder viva --games 400 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from camarilla.arena.simulate import Plan, Totals, simulate
from camarilla.arena.statistics import wilson
from camarilla.bots import RUNGS, kinds

TABLES = {"viva": 4, "junta": 5, "global_powers": 4, "anti_monopoly": 4}  # players
# Who must gain on whom, and by how many fair shares.
STEPS = (
    ("steady", "novice", 2.0),
    ("schemer", "steady", 1.25),
    ("minister", "steady", 2.0),
    ("minister", "schemer", 1.25),
    ("presidente", "minister", 1.25),
)
BY_PLACE = {"anti_monopoly": 2.2}  # everybody wins or nobody: the mean place counts, and that the world lives
SEED = "ladder"


def steps(game_id: str) -> list[tuple[str, str, float]]:
    """The steps of this game's ladder, as far as its rungs are there."""
    known = kinds(game_id)
    return [step for step in STEPS if step[0] in known and step[1] in known]


def survival(totals: Totals) -> float:
    """In which share of the games the world lived."""
    return 1 - totals.endings["zero"] / totals.games


def row(game_id: str, step: tuple[str, str, float], totals: Totals, alone: Totals | None = None) -> str:
    """One step as a line of the table; ``alone`` is the lower rung among itself, where the world's survival counts."""
    top, low, wanted = step
    players = TABLES[game_id]
    share = totals.shares()[top]
    least, most = wilson(share * totals.games, totals.games)
    place = totals.mean_rank()[top]
    world = "-"
    if game_id in BY_PLACE and alone is not None:
        reached = place <= BY_PLACE[game_id] and survival(totals) >= survival(alone)
        told = f"place ≤ {BY_PLACE[game_id]}, world no worse"
        world = f"{100 * survival(totals):.1f} %, {100 * survival(alone):.1f} % among {players} {low}"
    else:
        reached = share * players >= wanted and least > 1 / players
        told = f"≥ {wanted:g} ×"
    cells = [
        f"1 {top}, {players - 1} {low}",
        str(totals.games),
        f"{100 * share:.1f} %",
        f"{100 * least:.1f} to {100 * most:.1f} %",
        f"{share * players:.2f} ×",
        f"{place:.2f}",
        world,
        told,
        "yes" if reached else "**no**",
    ]
    return f"| {' | '.join(cells)} |"


def report(game_id: str, games: int, jobs: int, most: dict[str, int], rungs: Sequence[str] = RUNGS) -> Iterator[str]:
    """The ladder, line by line: what each of these rungs gains on the one below."""
    yield "| table | games | share | 95 % | of a fair share | mean place | world survives | wanted | reached |"
    yield "|---|---|---|---|---|---|---|---|---|"
    players, failures = TABLES[game_id], 0
    for step in [one for one in steps(game_id) if one[0] in rungs]:
        top, low, _ = step
        plan = Plan(game_id, players, most.get(top, games), (top, *[low] * (players - 1)), seed=SEED, rotate=True)
        totals, _ = simulate(plan, jobs)
        failures += totals.failures
        alone = None
        if game_id in BY_PLACE:
            alone, _ = simulate(Plan(game_id, players, plan.games, (low,) * players, seed=SEED), jobs)
        yield row(game_id, step, totals, alone)
    yield ""
    yield f"Answers that a bot could not give, so that the default stood in: {failures}."


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--presidente-games", type=int, default=0, help="fewer games for the slowest rung")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rungs", default=",".join(RUNGS), help="only what these rungs gain")
    options = parser.parse_args(arguments)
    most = {"presidente": options.presidente_games} if options.presidente_games else {}
    for line in report(options.game, options.games, options.jobs, most, options.rungs.split(",")):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
