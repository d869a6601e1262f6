"""How fair a game is, how long, which switches matter, what stronger bots do differently: docs/reports/balance-*.md.

python -m camarilla.lab.balance --games 200 --switch-games 100 --jobs 2 --out docs/reports

It needs the standard library and, for the minister, numpy; ``--strong schemer`` does without.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from camarilla.arena.engines import same_processes, spread
from camarilla.arena.simulate import ranks
from camarilla.arena.statistics import Z_95
from camarilla.bots import Bot, QuickDice, Seated, bot_named, kinds
from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome
from camarilla.core.news import News
from camarilla.core.playout import play_on
from camarilla.core.questions import Question
from camarilla.lab.experiment.effects import Effect
from camarilla.lab.experiment.figures import shares
from camarilla.lab.experiment.games import Row, play_cell
from camarilla.lab.experiment.plan import Cell, Experiment
from camarilla.lab.experiment.run import found_effects, run, run_each
from camarilla.lab.experiment.whatif import every_switch
from camarilla.lab.mark import mark
from camarilla.nets.paths import path_to
from camarilla.nets.walk import Walk
from camarilla.nets.worth import BY_PLACE

STRONG = "minister"  # the strongest that is quick enough to play many games; it needs numpy, schemer does not
SEED = "balance"
CHUNK = 10
OFTEN = 30  # answers of each kind of bot, so that a habit is told
HABITS = 8
TELLING = 0.01  # a smaller difference of shares is no habit
LEAST = 2  # games that an interval needs


@dataclass(frozen=True)
class Size:
    """How much is played, and by whom where switches are compared."""

    games: int
    switch_games: int
    switch_bots: str
    jobs: int
    strong: str = STRONG
    strong_games: int = 0  # pairs of the strong bot; as many as of all others unless it says so


def played(cell: Cell, games: int, jobs: int) -> list[Row]:
    """Some games of a cell."""
    chunk = max(1, min(CHUNK, games // (2 * jobs)))
    tasks = [(cell, SEED, first, min(first + chunk, games)) for first in range(0, games, chunk)]
    with closing(spread(play_cell, tasks, jobs)) as parts:
        return [row for part in parts for row in part]


def report(game: Game, size: Size) -> Iterator[str]:
    """The report of one game, line by line."""
    yield f"# Balance of `{game.id}`"
    yield ""
    yield f"Made on {date.today()} by this command. Code `{mark()}`: the same mark plays the same games."
    yield ""
    more = f" --switch-bots {size.switch_bots}" if size.switch_bots != "steady" else ""
    more += f" --strong {size.strong}" if size.strong != STRONG else ""
    more += f" --strong-games {size.strong_games}" if size.strong_games else ""
    yield f"    python -m camarilla.lab.balance {game.id} --games {size.games} --switch-games {size.switch_games}{more}"
    yield ""
    yield "Intervals are 95 %: Wilson's for shares, normal ones for means. A shared victory counts its share."
    yield ""
    yield from seats_and_length(game, size)
    yield from switches(game, size)
    yield from stronger(game, size)


# --- who sits where, and how long it takes ----------------------------------------------------------------------------


def seats_and_length(game: Game, size: Size) -> Iterator[str]:
    """For each number of players what each seat wins, and how long games last."""
    yield f"## Seats and length, `steady` at every seat, {size.games} games each"
    yield ""
    what = "mean place by seat" if game.id in BY_PLACE else "share of the victories by seat, %"
    yield f"| players | fair | {what} (interval) | first seat | rounds | decisions |"
    yield "|---|---|---|---|---|---|"
    for players in game.seats:
        rows = played(Cell(game.id, players, ("steady",) * players, {}), size.games, size.jobs)
        by_place = game.id in BY_PLACE
        found, fair = (places(rows), (players + 1) / 2) if by_place else (shares(rows, players), 100 / players)
        told = "; ".join(f"{middle:.1f} ({low:.1f} to {high:.1f})" for middle, low, high in found)
        first = "above fair" if found[0][1] > fair else "below fair" if found[0][2] < fair else "not clear"
        length = [_mean([getattr(row, name) for row in rows]) for name in ("rounds", "decisions")]
        yield f"| {players} | {fair:.1f} | {told} | {first} | {length[0]} | {length[1]} |"
    yield ""


def places(rows: Sequence[Row]) -> list[tuple[float, float, float]]:
    """The mean place of each seat and its interval: where everybody wins or nobody, only the place tells."""
    by_seat = zip(*[ranks(Outcome(row.ending, row.winners, row.scores, row.rounds)) for row in rows], strict=True)
    found = []
    for values in by_seat:
        half = Z_95 * stdev(values) / sqrt(len(values))
        found.append((mean(values), mean(values) - half, mean(values) + half))
    return found


def _mean(values: Sequence[float]) -> str:
    half = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.1f} ± {half:.1f}"


# --- which switches matter --------------------------------------------------------------------------------------------


def switches(game: Game, size: Size) -> Iterator[str]:
    """Every other value of every switch against the usual one, in paired games."""
    players = game.usual_players
    who = f"{players} players, `{size.switch_bots}` at every seat"
    yield f"## Which switches matter, {who}, {size.switch_games} pairs each"
    yield ""
    yield "A difference is told where it stays clear when all measures are looked at together."
    yield ""
    yield "| switch | value | clear differences |"
    yield "|---|---|---|"
    quiet: list[str] = []
    endless: list[str] = []
    for plan, result in run_each(every_switch(game, size.switch_games, SEED, size.switch_bots), size.jobs):
        ((name, (_, value)),) = plan.factors.items()
        if plan.players != players:
            value += f" ({plan.players} players)"
        clear = [one for one in found_effects(result) if one.clear] if result is not None else []
        if result is None:
            endless.append(f"`{name}` {value}")
        elif clear:
            yield f"| `{name}` | {value} | {'; '.join(map(_told, clear))} |"
        else:
            quiet.append(f"`{name}` {value}")
    yield ""
    yield f"Not clear in so many games: {', '.join(quiet) or 'none'}."
    yield ""
    if endless:
        yield f"A game had no end, since such bots never agree: {', '.join(endless)}."
        yield ""


def _told(effect: Effect) -> str:
    other = effect.base + effect.mean
    return f"{effect.measure} {effect.base:.1f} → {other:.1f} ({effect.mean:+.1f} ± {effect.half:.1f})"


# --- what stronger bots do differently --------------------------------------------------------------------------------


class Watched:
    """Bots in their seats; what they answer is counted by kind of question and first step."""

    def __init__(self, seated: Seated, habits: dict[str, Counter[str]]) -> None:
        self.seated = seated
        self.habits = habits

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        return self.seated.interject(position, seat, question)

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        answer = self.seated.answer(position, seat, question)
        path = path_to(Walk(question), answer)
        if path:
            self.habits[question.kind()][path[0]] += 1
        return answer


def watch(game_id: str, kind: str, first: int, last: int) -> dict[str, Counter[str]]:
    """How bots of one kind answer among themselves."""
    game, habits = game_of(game_id), defaultdict[str, Counter[str]](Counter)
    players = game.usual_players
    for number in range(first, last):
        own = f"{SEED}/{number}"
        born = [f"{own}/{seat}" for seat in range(players)]
        bots: list[Bot] = [bot_named(game_id, kind, one) for one in born]
        told: list[News] = []
        table = Watched(Seated(game, bots, told, born), habits)
        position = game.begin(players)
        position.state.ears = told
        play_on(game, position, QuickDice(own), table)
    return dict(habits)


def stronger(game: Game, size: Size) -> Iterator[str]:
    """The strongest quick bot against ``steady``: what changes at its table, and which answers it gives more often."""
    best, pairs = size.strong, size.strong_games or size.games
    yield f"## What `{best}` does differently, a table of its own against one of `steady`, {pairs} pairs"
    yield ""
    plan = Experiment(game.id, {"bots": ("steady", best)}, pairs, SEED, game.usual_players, "steady")
    yield "| measure | `steady` | difference | |"
    yield "|---|---|---|---|"
    for one in found_effects(run(plan, size.jobs)):
        yield f"| {one.measure} | {one.base:.1f} | {one.mean:+.1f} ± {one.half:.1f} | {'clear' if one.clear else ''} |"
    yield ""
    tasks = [(game.id, kind, at, at + 1) for kind in ("steady", best) for at in range(min(pairs, 20))]
    with closing(spread(watch, tasks, size.jobs)) as parts:
        found = list(parts)
    half = len(found) // 2
    rows = habits(_joined(found[:half]), _joined(found[half:]))
    yield f"First steps of answers whose share differs most ({min(pairs, 20)} games each; # is any number):"
    yield ""
    yield f"| question | first step | `steady`, % | `{best}`, % |"
    yield "|---|---|---|---|"
    for kind, step, usual, other in rows:
        yield f"| `{kind}` | `{step}` | {100 * usual:.0f} | {100 * other:.0f} |"
    yield ""


def _joined(parts: Sequence[dict[str, Counter[str]]]) -> dict[str, Counter[str]]:
    found = defaultdict[str, Counter[str]](Counter)
    for part in parts:
        for kind, counts in part.items():
            found[kind] += counts
    return dict(found)


def habits(usual: dict[str, Counter[str]], other: dict[str, Counter[str]]) -> list[tuple[str, str, float, float]]:
    """The first steps whose share differs most, one for each kind of question that both were asked often."""
    found = []
    for kind in sorted(usual.keys() & other.keys()):
        totals = usual[kind].total(), other[kind].total()
        if min(totals) < OFTEN:
            continue
        ours, theirs = told_apart(usual[kind]), told_apart(other[kind])
        rows = [(kind, step, ours[step] / totals[0], theirs[step] / totals[1]) for step in sorted(ours | theirs)]
        found.append(max(rows, key=lambda row: abs(row[3] - row[2])))
    differing = [row for row in found if abs(row[3] - row[2]) >= TELLING]
    return sorted(differing, key=lambda row: -abs(row[3] - row[2]))[:HABITS]


def told_apart(steps: Counter[str]) -> Counter[str]:
    """Steps with any number in them together; where a step is a number and nothing else (a bid, an order), that too."""
    found = Counter({step: count for step, count in steps.items() if step.lstrip("-").isdigit()})
    for step, count in steps.items():
        found[re.sub(r"\d+", "#", step)] += count
    return found


def wanting(games: Sequence[Game], size: Size) -> str:
    """What cannot be, said before hours are played: too few games, an unknown bot, or one that lacks its numpy."""
    if min(size.games, size.switch_games) < LEAST or 0 < size.strong_games < LEAST or size.strong_games < 0:
        return f"an interval needs {LEAST} games or more: --games, --switch-games and --strong-games"
    if size.jobs < 1:
        return "--jobs must be 1 or more"
    for game in games:
        for kind in (size.switch_bots, size.strong):
            if kind not in kinds(game.id):
                return f"{game.id} has no bot {kind!r}; it knows {', '.join(kinds(game.id))}"
    try:
        for game in games:
            bot_named(game.id, size.strong, SEED)
    except ModuleNotFoundError as missing:
        return f"{size.strong} needs {missing.name}: pip install numpy, or choose --strong schemer"
    return ""


def main(arguments: Sequence[str]) -> None:
    known = [game.id for game in GAMES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games_named", nargs="*", metavar="GAME", help=f"of {', '.join(known)}; all unless named")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--switch-games", type=int, default=100)
    parser.add_argument("--switch-bots", default="steady")
    parser.add_argument("--strong", default=STRONG, help="whose habits are told")
    parser.add_argument(
        "--strong-games", type=int, default=0, help="pairs of that slow bot; as many as --games unless said"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    given = parser.parse_args(arguments)
    size = Size(given.games, given.switch_games, given.switch_bots, given.jobs, given.strong, given.strong_games)
    if strangers := [name for name in given.games_named if name not in known]:
        parser.error(f"no game {strangers[0]!r}; there are {', '.join(known)}")
    chosen = [game_of(name) for name in given.games_named] or GAMES
    if why := wanting(chosen, size):
        parser.error(why)
    if not given.out.is_dir():
        parser.error(f"--out {given.out} is no folder")
    with same_processes(size.jobs):
        for game in chosen:
            file = given.out / f"balance-{game.id.replace('_', '-')}.md"
            file.write_text("\n".join(report(game, size)), encoding="utf-8")
            print(file, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
