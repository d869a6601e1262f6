"""What a million games cost on a Ray cluster, and where it stops scaling: docs/lab.md.

`python tools/cluster_cost.py [--games 25] [--tasks 300]` measures processor time, not the clock, so that a busy machine
tells the same: of the games in a worker, and of the driver for each task. A driver that needs d for a task can keep
c / d workers busy whose tasks take c; beyond that, more machines wait for it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from contextlib import closing

from camarilla.arena import Plan
from camarilla.arena.engines import ray_with, spread
from camarilla.arena.simulate import CHUNK, play_some
from camarilla.catalogue import GAMES


def nothing(number: int) -> float:
    """What a worker spends on a task that does nothing."""
    return time.process_time()


def measured(game: str, players: int, bots: str, games: int) -> float:
    """Processor seconds of one game, in a worker."""
    begun = time.process_time()
    play_some(Plan(game, players, games, (bots,) * players, seed="cost"), 0, games)
    return (time.process_time() - begun) / games


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=CHUNK)
    parser.add_argument("--tasks", type=int, default=300)
    given = parser.parse_args(arguments)
    ray_with(2)
    with closing(spread(nothing, [(number,) for number in range(20)], 2, "ray")) as warm:
        list(warm)
    begun = time.process_time()
    with closing(spread(nothing, [(number,) for number in range(given.tasks)], 2, "ray")) as parts:
        list(parts)
    driver = (time.process_time() - begun) / given.tasks
    print(f"driver: {1000 * driver:.2f} ms of the processor for a task\n")
    tasks = [(game.id, game.usual_players, bots, given.games) for game in GAMES for bots in ("random", "steady")]
    print("| game | bots | ms a game | core hours for a million | workers that one driver keeps busy |")
    print("|---|---|---|---|---|")
    with closing(spread(measured, tasks, 2, "ray")) as parts:
        for (game, players, bots, _), cost in zip(tasks, parts, strict=True):
            room = f"{CHUNK * cost / driver:,.0f}"
            print(
                f"| {game}, {players} players | {bots} | {1000 * cost:.1f} | {cost * 1e6 / 3600:.1f} | {room} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
