"""How strong the bots of a game are, as a table that anybody can make again:

python -m camarilla.arena.report viva --games 500 --jobs 2 > docs/reports/viva.md
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from camarilla.arena.simulate import Plan, Totals, simulate
from camarilla.arena.statistics import wilson
from camarilla.bots import usual
from camarilla.catalogue import game_of
from camarilla.core.game import Game

SEED = "report"


def variants(game: Game) -> Iterator[dict[str, str]]:
    """The usual rules, then every other mode or preset."""
    yield {}
    seen = list(game.presets.values())
    seen += [{"mode": value} for switch in game.switches if switch.name == "mode" for value in switch.values[1:]]
    yield from [chosen for chosen in seen if any(chosen.values())]


def plans(game: Game, games: int) -> Iterator[Plan]:
    """One of the usual kind, on each seat in turn, against random ones; then the usual kind among itself."""
    best = usual(game.id)
    for players in game.seats:
        for switches in variants(game):
            against = (best, *["random"] * (players - 1))
            yield Plan(game.id, players, games, against, switches, seed=SEED, rotate=True)
            yield Plan(game.id, players, games, (best,) * players, switches, seed=SEED)


def report(game: Game, games: int, jobs: int) -> Iterator[str]:
    """The report, line by line."""
    yield f"# How the bots of `{game.id}` play"
    yield ""
    yield "Made by this command; the same command gives the same counts."
    yield ""
    yield f"    python -m camarilla.arena.report {game.id} --games {games}"
    yield ""
    yield "The first kind named takes each seat in turn. A shared victory counts for each winner; the interval is"
    yield "Wilson's at 95 %. Where one kind plays among itself, the victories by seat show what a seat is worth."
    yield ""
    yield "| players | rules | table | games | victories | share | 95 % | by seat | rounds |"
    yield "|---|---|---|---|---|---|---|---|---|"
    failures = 0
    for plan in plans(game, games):
        totals, _ = simulate(plan, jobs)
        failures += totals.failures
        yield row(plan, totals)
    yield ""
    yield f"Answers that a bot could not give, so that the default stood in: {failures}."


def row(plan: Plan, totals: Totals) -> str:
    """One line of the table."""
    kind, alone = plan.bots[0], len(set(plan.bots)) == 1
    table = f"{plan.players} {kind}" if alone else f"1 {kind}, {plan.players - 1} {plan.bots[1]}"
    rules = ", ".join(f"{name} {value}" for name, value in plan.switches.items()) or "as printed"
    won = ["-", "-", "-"] if alone else _won(totals.kind_wins[kind], totals.games)
    by_seat, rounds = " ".join(map(str, totals.wins)), f"{totals.rounds / totals.games:.1f}"
    return f"| {' | '.join([str(plan.players), rules, table, str(totals.games), *won, by_seat, rounds])} |"


def _won(wins: int, games: int) -> list[str]:
    """Victories, their share and its interval."""
    low, high = wilson(wins, games)
    return [str(wins), f"{100 * wins / games:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    for line in report(game_of(options.game), options.games, options.jobs):
        print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
