"""A new match in the terminal, or one that goes on."""

from __future__ import annotations

import hashlib
import secrets
import time
from dataclasses import dataclass
from pathlib import Path

from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance
from camarilla.match.match import Match
from camarilla.terminal.save import Table, load
from camarilla.terminal.screen import Screen
from camarilla.terminal.session import Session


@dataclass
class Wanted:
    """What somebody wants to play."""

    game: Game
    players: int
    switches: dict[str, str]
    components: Plain
    kinds: tuple[str, ...]
    person: int
    name: str | None
    seed: str | None


def play(screen: Screen, wanted: Wanted, log_file: Path | None) -> int:
    if not 0 <= wanted.person < wanted.players:
        raise BadInput("--seat", "cli-no-such-seat", got=wanted.person, last=wanted.players - 1)
    seed = secrets.token_bytes(32) if wanted.seed is None else hashlib.sha256(wanted.seed.encode()).digest()
    setup = Setup(wanted.game.id, wanted.players, wanted.switches, wanted.components)
    match, news = Match.begin(wanted.game, setup, FairChance(seed, [""] * wanted.players))
    table = Table(match, seed, _names(screen, wanted), list(wanted.kinds), wanted.person, [news])
    return _sit_down(screen, table, log_file)


def resume(screen: Screen, save_file: Path, log_file: Path | None) -> int:
    table = load(save_file)
    return _sit_down(screen, table, log_file, save_file)


def _sit_down(screen: Screen, table: Table, log_file: Path | None, save_file: Path | None = None) -> int:
    usual = f"camarilla-{table.match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}"
    if log_file is None:
        log_file = save_file.with_suffix(".jsonl") if save_file else Path(f"{usual}.jsonl")
    return Session(screen, table, log_file, save_file or log_file.with_suffix(".save")).run()


def _names(screen: Screen, wanted: Wanted) -> list[str]:
    """The person's own name, and the families that the bots play."""
    say = screen.speech.say
    names = [say(f"cli-family-{seat}") for seat in range(wanted.players)]
    names[wanted.person] = wanted.name or names[wanted.person]
    return names
