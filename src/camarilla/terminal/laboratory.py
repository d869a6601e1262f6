"""``camarilla lab`` and ``camarilla dataset``: how they are asked for, and what they tell."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from camarilla.bots import usual
from camarilla.catalogue import GAMES, game_of
from camarilla.core.illegal import BadInput
from camarilla.terminal.command_line import Parser
from camarilla.terminal.compiled import prefer_compiled
from camarilla.terminal.screen import Progress, Screen

if TYPE_CHECKING:
    from camarilla.lab.experiment.plan import Experiment

ENGINES = ("processes", "ray")  # of arena/engines.py, which need not load where nobody plays many games
ALONE = ("vary", "switch", "players", "bots", "seed", "games", "within")  # what a plan says itself


def add_lab(command: Parser) -> None:
    command.option("what", metavar="GAME|PLAN.toml", text="cli-opt-lab-what")
    command.option("--vary", metavar="k=a,b", action="append", default=[], text="cli-opt-vary")
    command.option("--players", metavar="N", type=int, text="cli-opt-players")
    command.option("--bots", metavar="KIND", text="cli-opt-lab-bots")
    command.option("--switch", metavar="k=v", action="append", default=[], text="cli-opt-switch")
    command.option("--games", type=int, metavar="K", text="cli-opt-lab-games")
    command.option("--seed", metavar="S", text="cli-opt-seed")
    command.option("--within", metavar="k=W", text="cli-opt-within")
    add_engine(command)
    command.option("--out", type=Path, default=Path("lab-report"), metavar="FOLDER", text="cli-opt-lab-out")


def add_engine(command: Parser) -> None:
    """Where many games are played."""
    command.option("--jobs", type=int, default=1, metavar="J", text="cli-opt-jobs")
    command.option("--engine", choices=ENGINES, default="processes", metavar="ENGINE", text="cli-opt-engine")


def lab(screen: Screen, options: argparse.Namespace) -> None:
    """Plays an experiment and writes its report and its games into a folder."""
    from camarilla.lab.experiment.files import table, write_rows
    from camarilla.lab.experiment.plan import command_of
    from camarilla.lab.experiment.report import Report
    from camarilla.lab.experiment.run import run

    prefer_compiled()
    if options.jobs < 1:
        raise BadInput("--jobs", "cli-at-least-one", got=options.jobs)
    if options.out.exists() and not options.out.is_dir():
        raise BadInput("--out", "cli-out-not-a-folder", got=str(options.out))
    plan = planned(options)
    progress = Progress(plan.games * len(plan.cells()), screen.speech)
    try:
        result = run(plan, options.jobs, progress, options.engine)
    finally:
        progress.clear()
    named = options.what if Path(options.what).suffix == ".toml" else None
    report = Report(result, screen.speech.language, command_of(plan, named))
    options.out.mkdir(parents=True, exist_ok=True)
    page = options.out / "report.html"
    page.write_text(report.page(), encoding="utf-8")
    rows = write_rows(table(result), options.out / "games")
    screen.line(report.verdict_text())
    for line in report.effect_lines():
        screen.line(line, 2)
    if any(effect.clear for effect in report.effects):
        screen.say("lab-star")
    screen.say("lab-written", report=str(page), rows=str(rows))
    if rows.suffix != ".parquet":
        screen.say("lab-no-parquet")


def add_dataset(command: Parser) -> None:
    command.option("game", metavar="GAME", text="cli-opt-game", choices=[game.id for game in GAMES])
    command.option("--players", metavar="N", type=int, text="cli-opt-players")
    command.option("--bots", metavar="KIND,…", text="cli-opt-bots")
    command.option("--switch", metavar="k=v", action="append", default=[], text="cli-opt-switch")
    command.option("--games", type=int, default=10, metavar="K", text="cli-opt-games")
    command.option("--seed", metavar="S", text="cli-opt-seed")
    add_engine(command)
    command.option("--out", type=Path, required=True, metavar="FILE", text="cli-opt-dataset-out")
    command.option("--no-truth", action="store_true", text="cli-opt-no-truth")


def dataset(screen: Screen, options: argparse.Namespace) -> None:
    """Writes games as a data set, with a card beside it."""
    from camarilla.lab.dataset import Wish, write
    from camarilla.lab.experiment.plan import seated
    from camarilla.lab.extra import Missing

    prefer_compiled()
    game = game_of(options.game)
    for name in ("jobs", "games"):
        if getattr(options, name) < 1:
            raise BadInput(f"--{name}", "cli-at-least-one", got=getattr(options, name))
    if options.out.suffix not in (".jsonl", ".parquet"):
        raise BadInput("--out", "lab-not-a-dataset", got=options.out.name)
    to_be_written("--out", options.out)
    players, switches = options.players or game.usual_players, switches_of(options.switch)
    game.begin(players, switches)
    bots = seated(game, (options.bots or usual(game.id)).replace(",", "+"), players)
    wish = Wish(game.id, players, options.games, bots, switches, options.seed or "0", not options.no_truth)
    try:
        count = write(wish, options.out, options.jobs, options.engine)
    except Missing as missing:
        raise BadInput(missing.name or "lab", "lab-missing", package=missing.name or "") from None
    screen.say("lab-dataset-written", rows=count, file=str(options.out), card=str(options.out.with_suffix(".md")))


def to_be_written(option: str, file: Path | None) -> None:
    """Refuses a place that no file can have, before hours are played for it."""
    if file is not None and file.is_dir():
        raise BadInput(option, "cli-out-folder", got=str(file))
    if file is not None and not file.parent.is_dir():
        raise BadInput(option, "cli-out-nowhere", folder=str(file.parent))


def switches_of(given: list[str]) -> dict[str, str]:
    """The switches as they were given, ``k=v``."""
    chosen = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals or not name:
            raise BadInput("--switch", "cli-not-a-switch", got=one)
        chosen[name] = value
    return chosen


def planned(options: argparse.Namespace) -> Experiment:
    """The plan that was asked for: from a file, or from the options."""
    from camarilla.lab.experiment.plan import Experiment, read_plan, stopping, varied

    if Path(options.what).suffix == ".toml":
        if any(getattr(options, name) for name in ALONE):
            raise BadInput(options.what, "lab-plan-alone")
        return read_plan(Path(options.what))
    game, factors = game_of(options.what), varied(options.vary)
    if not factors:
        raise BadInput("--vary", "lab-no-factor")
    if options.games is not None and options.games < 1:
        raise BadInput("--games", "cli-at-least-one", got=options.games)
    return Experiment(
        game.id,
        factors,
        options.games or 200,
        options.seed or "0",
        options.players or game.usual_players,
        (options.bots or "steady").replace(",", "+"),
        switches_of(options.switch),
        stop=stopping(game.id, options.within),
    )
