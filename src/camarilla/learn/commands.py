"""``camarilla train`` and ``camarilla league``: what they do, told line by line."""

from __future__ import annotations

import argparse
import json
from datetime import date
from pathlib import Path

from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput
from camarilla.learn.curves import curve_svg, league_svg
from camarilla.learn.league import as_data, league, rows
from camarilla.learn.recipes import RECIPES, altered
from camarilla.learn.train import Training, Wish


def say(text: str) -> None:
    print(text, flush=True)


def train(options: argparse.Namespace) -> None:
    """Trains, or goes on with a training whose state lies beside the file."""
    if not options.rounds and not options.seconds:
        raise BadInput("--rounds", "cli-train-no-end")
    out: Path = options.out
    if out.suffix != ".npz":
        raise BadInput("--out", "cli-train-not-npz", got=out.name)
    if not options.small:
        _needed("torch")
    wish = Wish(
        game_of(options.game),
        altered(RECIPES[options.game], options.settings),
        out,
        seed=options.seed or "0",
        rounds=options.rounds,
        seconds=options.seconds,
        taught_rounds=options.taught,
        jobs=options.jobs,
        deep=not options.small,
        engine=options.engine,
        start=options.start,
        rate=options.rate,
        wander=options.wander,
    )
    training = Training(wish, say)
    training.run()
    out.with_suffix(".svg").write_text(curve_svg(options.game, training.curve), encoding="utf-8")


def play_league(options: argparse.Namespace) -> None:
    """Plays mixed tables and rates everybody."""
    _needed("openskill")
    rated = league(options.game, options.games, options.seed or "0", options.jobs, options.bots, options.engine)
    for line in rows(options.game, rated, options.games):
        say(line)
    if options.svg is not None:
        options.svg.write_text(league_svg(options.game, rated), encoding="utf-8")
    if options.json is not None:
        made = as_data(options.game, rated, options.games, options.seed or "0", options.bots, date.today())
        options.json.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")


def _needed(package: str) -> None:
    try:
        __import__(package)
    except ImportError:
        raise BadInput(package, "cli-learn-missing", package=package) from None
