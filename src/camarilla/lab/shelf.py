"""Reports that are already made: every other value of every switch against the usual one, as data in the package.

python -m camarilla.lab.shelf --games 400 --jobs 2

plays them again; it needs the standard library only, and the same command writes the same bytes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from camarilla.arena.engines import same_processes
from camarilla.bots import kinds
from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.lab.experiment.run import run_each
from camarilla.lab.experiment.summary import summary
from camarilla.lab.experiment.whatif import every_switch

FOLDER = "reports"
SEED = "shelf"
LEAST = 2  # pairs that an interval needs


@cache
def reports(game_id: str) -> dict[tuple[str, str], dict[str, Any]]:
    """The reports of a game, by switch and value."""
    file = files("camarilla.lab").joinpath(FOLDER, f"{game_id}.json")
    made = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return {(one["factor"], one["values"][1]): one for one in made}


@cache
def ladder(game_id: str) -> dict[str, Any] | None:
    """How strong the bots of a game are, as ``camarilla league --json`` wrote it; None where no league was played."""
    file = files("camarilla.lab").joinpath(FOLDER, f"ladder-{game_id}.json")
    found: dict[str, Any] | None = json.loads(file.read_text("utf-8")) if file.is_file() else None
    return found


def made(game: Game, games: int, bots: str, jobs: int, only: Sequence[str] = ()) -> list[dict[str, Any]]:
    """Every report of a game, or those of the switches named; without those whose games do not end among such bots."""
    found = run_each(every_switch(game, games, SEED, bots, only), jobs)
    return [summary(result) for _, result in found if result is not None]


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--only", default="", metavar="SWITCH,…", help="all of them unless named")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / FOLDER)
    given = parser.parse_args(arguments)
    only = [name for name in given.only.split(",") if name]
    if why := wanting(given, only):
        parser.error(why)
    given.out.mkdir(exist_ok=True)
    with same_processes(given.jobs):
        for game in [game_of(name) for name in given.games_named] or GAMES:
            found = made(game, given.games, given.bots, given.jobs, only)
            lines = [json.dumps(one, separators=(",", ":")) for one in found]
            (given.out / f"{game.id}.json").write_text("[" + ",\n".join(lines) + "]\n", encoding="utf-8")
            print(game.id, len(lines), flush=True)


def wanting(given: argparse.Namespace, only: Sequence[str]) -> str:
    """What cannot be, said before anything is played."""
    known = [game.id for game in GAMES]
    if strangers := [name for name in given.games_named if name not in known]:
        return f"no game {strangers[0]!r}; there are {', '.join(known)}"
    if given.games < LEAST or given.jobs < 1:
        return f"an interval needs --games {LEAST} or more, and --jobs must be 1 or more"
    for game in [game_of(name) for name in given.games_named] or GAMES:
        switches = [switch.name for switch in game.switches]
        if strangers := [name for name in only if name not in switches]:
            return f"{game.id} has no switch {strangers[0]!r}; there are {', '.join(switches)}"
        if given.bots not in kinds(game.id):
            return f"{game.id} has no bot {given.bots!r}; it knows {', '.join(kinds(game.id))}"
    return ""


if __name__ == "__main__":
    main(sys.argv[1:])
