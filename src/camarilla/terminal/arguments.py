"""What the commands can be given: their options, command by command."""

from __future__ import annotations

from pathlib import Path

from camarilla.catalogue import GAMES
from camarilla.terminal import laboratory
from camarilla.terminal.command_line import Parser

LEVELS = ("debug", "info", "warning", "error")


def add_game(command: Parser) -> None:
    command.option("game", metavar="GAME", text="cli-opt-game", choices=[game.id for game in GAMES])


def add_match(command: Parser) -> None:
    """What a match can be begun with."""
    command.option("--players", metavar="N", type=int, text="cli-opt-players")
    command.option("--bots", metavar="KIND,…", text="cli-opt-bots")
    command.option("--switch", metavar="k=v", action="append", default=[], text="cli-opt-switch")
    command.option("--components", metavar="FILE", type=Path, text="cli-opt-components")
    command.option("--seed", metavar="S", text="cli-opt-seed")


def add_serve(command: Parser) -> None:
    command.option("--host", default="127.0.0.1", metavar="HOST", text="cli-opt-host")
    command.option("--port", type=int, default=0, metavar="PORT", text="cli-opt-port")
    command.option("--database", metavar="URL", text="cli-opt-database")
    command.option("--open", action="store_true", text="cli-opt-open")
    command.option("--pace", type=float, default=1.2, metavar="SECONDS", text="cli-opt-pace")
    command.option("--workers", type=int, default=1, metavar="N", text="cli-opt-workers")
    command.option("--secret-file", type=Path, metavar="FILE", text="cli-opt-secret-file")
    command.option("--behind-proxy", metavar="ADDRESS,…", default="", text="cli-opt-behind-proxy")
    command.option("--log", choices=("text", "json"), default="text", metavar="STYLE", text="cli-opt-log-style")
    command.option("--log-level", choices=LEVELS, default="warning", metavar="LEVEL", text="cli-opt-log-level")
    command.option("--limit", metavar="k=v", action="append", default=[], text="cli-opt-limit")
    command.option("--parade", type=Path, metavar="FILE", text="cli-opt-parade")


def add_backup(command: Parser) -> None:
    command.option("file", metavar="FILE", type=Path, text="cli-opt-backup-file")
    command.option("--database", metavar="URL", text="cli-opt-database")
    command.option("--force", action="store_true", text="cli-opt-force")


def add_tables(command: Parser) -> None:
    command.option("--database", metavar="URL", text="cli-opt-database")
    command.option("--aside", action="store_true", text="cli-opt-aside")
    command.option("--wake", metavar="TABLE", text="cli-opt-wake")
    command.option("--json", action="store_true", text="cli-opt-json")


def add_close(command: Parser) -> None:
    command.option("table", metavar="TABLE", text="cli-opt-table")
    command.option("--database", metavar="URL", text="cli-opt-database")


def add_games(command: Parser) -> None:
    command.option("--json", action="store_true", text="cli-opt-json")


def add_rules(command: Parser) -> None:
    add_game(command)
    command.option("number", nargs="?", metavar="NUMBER", text="cli-opt-number")


def add_play(command: Parser) -> None:
    command.option("game", nargs="?", metavar="GAME", text="cli-opt-game", choices=[game.id for game in GAMES])
    add_match(command)
    command.option("--seat", type=int, default=0, metavar="N", text="cli-opt-own-seat")
    command.option("--name", metavar="NAME", text="cli-opt-name")
    command.option("--log", type=Path, metavar="FILE", text="cli-opt-log")
    command.option("--resume", type=Path, metavar="FILE", text="cli-opt-resume")


def add_simulate(command: Parser) -> None:
    add_game(command)
    add_match(command)
    command.option("--games", type=int, default=100, metavar="K", text="cli-opt-games")
    laboratory.add_engine(command)
    command.option("--rotate", action="store_true", text="cli-opt-rotate")
    command.option("--json", action="store_true", text="cli-opt-json")
    command.option("--speech", metavar="FILE", type=Path, text="cli-opt-speech")


def add_train(command: Parser) -> None:
    add_game(command)
    command.option("--out", metavar="FILE", type=Path, required=True, text="cli-opt-train-out")
    command.option("--seed", metavar="S", text="cli-opt-seed")
    command.option("--rounds", type=int, default=0, metavar="N", text="cli-opt-train-rounds")
    command.option("--seconds", type=float, default=0.0, metavar="S", text="cli-opt-train-seconds")
    command.option("--taught", type=int, default=12, metavar="N", text="cli-opt-train-taught")
    laboratory.add_engine(command)
    command.option("--rate", type=float, default=3.5e-4, metavar="X", text="cli-opt-train-rate")
    command.option("--wander", type=float, default=0.008, metavar="X", text="cli-opt-train-wander")
    command.option("--from", dest="start", metavar="FILE", type=Path, default=None, text="cli-opt-train-from")
    command.option("--set", dest="settings", metavar="NAME=X", action="append", default=[], text="cli-opt-train-set")
    command.option("--small", action="store_true", text="cli-opt-train-small")


def add_league(command: Parser) -> None:
    add_game(command)
    command.option("--games", type=int, default=100, metavar="K", text="cli-opt-games")
    command.option("--bots", metavar="KIND,…", text="cli-opt-league-bots")
    command.option("--seed", metavar="S", text="cli-opt-seed")
    laboratory.add_engine(command)
    command.option("--svg", metavar="FILE", type=Path, text="cli-opt-league-svg")
    command.option("--json", metavar="FILE", type=Path, text="cli-opt-league-json")


def add_file(command: Parser) -> None:
    command.option("file", metavar="FILE", type=Path, text="cli-opt-file")


def add_replay(command: Parser) -> None:
    add_file(command)
    command.option("--seat", type=int, metavar="N", text="cli-opt-whose-seat")
    command.option("--until", type=int, metavar="N", text="cli-opt-until")
    command.option("--luck", action="store_true", text="cli-opt-luck")


def add_world(command: Parser) -> None:
    command.option("--from", dest="look", metavar="FILE", type=Path, required=True, text="cli-opt-look")
    command.option("--count", type=int, default=1, metavar="N", text="cli-opt-worlds")
    command.option("--seed", metavar="S", default="", text="cli-opt-seed")


def add_mcp(command: Parser) -> None:
    command.option("--house", default="http://127.0.0.1:8000", metavar="URL", text="cli-opt-mcp-house")
    command.option("--table", default="", metavar="TABLE", text="cli-opt-mcp-table")
    command.option("--link", default="", metavar="LINK", text="cli-opt-mcp-link")
    command.option("--http", dest="port", type=int, metavar="PORT", text="cli-opt-mcp-http")


def add_cases(command: Parser) -> None:
    add_game(command)
    command.option("--json", action="store_true", text="cli-opt-json")
    command.option("--check", action="store_true", text="cli-opt-cases-check")


def add_bench(command: Parser) -> None:
    command.option("--lab", action="store_true", text="cli-opt-bench-lab")
    command.option("--looks", action="store_true", text="cli-opt-bench-looks")
    command.option("--json", action="store_true", text="cli-opt-json")
    command.option("--rounds", type=int, default=7, metavar="N", text="cli-opt-rounds")
    command.option("--seconds", type=float, default=1.0, metavar="S", text="cli-opt-seconds")
