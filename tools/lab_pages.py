"""Makes docs/lab/*.md: a page for each environment, with its observation, actions, rewards, horizon and branching.

`python tools/lab_pages.py [--games 5]` needs the extra `lab`. Everything on a page comes from seeds but the steps a
second, which stand in the table of docs/lab.md (`camarilla bench --lab`) and are taken over from there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import numpy as np

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.lab import pettingzoo
from camarilla.lab.experiment.whatif import SCALES
from camarilla.speech import Speech

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "lab"
OURS, PEERS = "camarilla_", ("python_liars_poker", "python_block_dominoes", "negotiation")
LONGEST = 160  # characters of an example


def measured(game: Game, players: int, games: int) -> dict[str, Any]:
    """Random games at one table: how long, and how wide."""
    env, coin = pettingzoo.env(game.id, players=players), Random(f"{game.id} {players}")
    lengths, ways = [], []
    for _ in range(games):
        env.reset(seed=coin.getrandbits(31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            ways.append(len(legal))
            steps += 1
            env.step(int(coin.choice(legal)))
        lengths.append(steps)
    return {"mean": mean(lengths), "longest": max(lengths), "branching": mean(ways), "widest": max(ways)}


def first_question(game: Game, players: int) -> Iterator[str]:
    """What the first seat is asked with seed 1, as an agent gets it."""
    env = pettingzoo.env(game.id, players=players, observation="json")
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    written, legal = seen["observation"], int(seen["action_mask"].sum())
    yield f"    {env.agent_selection}: {len(written):,} characters of JSON; {legal} legal actions"
    for action, told in list(info["actions"].items())[:6]:
        yield f"    {action}: {json.dumps(told, ensure_ascii=False)[:LONGEST]}"


def speeds(game: Game) -> Iterator[str]:
    """The rows of the table of docs/lab.md that speak of this game, and of its neighbours in the libraries."""
    for line in (ROOT / "docs" / "lab.md").read_text("utf-8").splitlines():
        if line.startswith("| library") or f"| {OURS}{game.id}_v0 |" in line or f"| {OURS}{game.id} |" in line:
            yield line
            if line.startswith("| library"):
                yield "|" + "---|" * (line.count("|") - 1)
        elif any(f"| {name} |" in line for name in PEERS):
            yield line


def page(game: Game, games: int) -> Iterator[str]:
    speech, players = Speech("en"), game.usual_players
    title = speech.say(f"{game.prefix}-title")
    yield f"# {title}: `{OURS}{game.id}_v0`"
    yield ""
    made = f"`python tools/lab_pages.py --games {games}`"
    yield f"What all environments share is in [the laboratory](../lab.md); made by {made}."
    yield ""
    yield "```python"
    yield f'pettingzoo.env("{game.id}", players={players})  # camarilla.lab.pettingzoo; also parallel_env'
    yield f'gymnasium.make("{game.id}", players={players}, opponents="steady")  # camarilla.lab.gymnasium'
    named = f'pyspiel.load_game("{OURS}{game.id}(players={players})")'
    yield f'openspiel.load("{game.id}", players={players})  # or {named}'
    yield "```"
    yield ""
    endings = ", ".join(f"`{one}`" for one in game.endings)
    yield f"**Players:** {', '.join(map(str, game.seats))}. **Endings:** {endings}."
    switches = [f"`{one.name}`" for one in game.switches if len(one.values) > 1 and one.name not in SCALES]
    yield f"**Switches** (keyword arguments): {', '.join(switches)}."
    yield ""
    yield "## Observation and actions"
    yield ""
    yield "1,024 features from -8 to 8 with `action_mask`, or the whole view as JSON. The first question with seed 1:"
    yield ""
    yield from first_question(game, players)
    yield ""
    yield "## Rewards"
    yield ""
    unit = speech.say(f"lab-unit-{game.id}")
    yield "All come at the end. `outcome`: 1 for the victory, shared among the winners. `rank`: from 1 for the first"
    yield f"place to -1 for the last. `score`: {unit}."
    yield ""
    yield f"## Horizon and branching, {games} random games at each table"
    yield ""
    yield "| players | small steps a game | longest | legal actions a step | most |"
    yield "|---|---|---|---|---|"
    for count in game.seats:
        found = measured(game, count, games)
        yield (f"| {count} | {found['mean']:.0f} | {found['longest']} | {found['branching']:.2f} | {found['widest']} |")
    yield ""
    yield "## Steps a second, beside others of the same libraries"
    yield ""
    yield from speeds(game)
    yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5)
    given = parser.parse_args(arguments)
    PAGES.mkdir(exist_ok=True)
    for game in GAMES:
        file = PAGES / f"{game.id.replace('_', '-')}.md"
        file.write_text("\n".join(page(game, given.games)), encoding="utf-8")
        print(file.relative_to(ROOT), flush=True)


if __name__ == "__main__":
    main()
