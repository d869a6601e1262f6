"""The command ``camarilla``: what can be done, how it is asked for, and how it goes wrong politely.

Exit codes: 0 it worked, 1 the thing itself failed (a verification, say), 2 it was asked for in a wrong way.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from ipaddress import ip_network
from typing import Any

from camarilla import __version__
from camarilla.bots import kinds, usual
from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput, Refused
from camarilla.core.words import Plain
from camarilla.speech import LANGUAGES, Speech
from camarilla.terminal import arguments, laboratory
from camarilla.terminal.command_line import Parser, UsageError, language_of
from camarilla.terminal.screen import Screen

OK, FAILED, BAD_USAGE, INTERRUPTED = 0, 1, 2, 130


def main(given: Sequence[str] | None = None) -> int:
    """Runs one command; every way it can go wrong is told in a sentence."""
    given = list(sys.argv[1:] if given is None else given)
    speech = Speech(language_of(given, os.environ))
    try:
        options = parser_for(speech).parse_args(given or ["serve", "--open"])
        if options.lang:
            speech = Speech(options.lang)
        code: int = options.do(Screen(speech), options) or OK
        sys.stdout.flush()
        return code
    except Refused as refused:
        return _complain(_refusal(speech, refused), BAD_USAGE)
    except UsageError as wrong:
        return _complain(str(wrong), BAD_USAGE)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as wrong:
        return _complain(_reason(speech, wrong), BAD_USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as wrong:
        if os.environ.get("CAMARILLA_DEBUG"):
            raise
        return _complain(speech.say("cli-our-mistake", what=f"{type(wrong).__name__}: {wrong}"), FAILED)


def _complain(text: str, code: int) -> int:
    print(f"camarilla: {text}", file=sys.stderr)
    return code


def _refusal(speech: Speech, refused: Refused) -> str:
    """Why it was refused; where another switch is wanted, the option that chooses it."""
    told, args = speech.refused(refused), refused.words.args
    if refused.words.id == "core-switch-needs" and isinstance(values := args["values"], list):
        told += " " + speech.say("cli-switch-too", switch=f"{args['other']}={values[0]}")
    return told


def _reason(speech: Speech, wrong: OSError) -> str:
    """Why a file could not be read or written."""
    sorts = {FileNotFoundError: "missing", PermissionError: "forbidden", IsADirectoryError: "folder"}
    message = f"cli-file-{sorts.get(type(wrong), 'other')}"
    return speech.say(message, file=str(wrong.filename or "-"), why=wrong.strerror or type(wrong).__name__)


# --- how it is asked for ----------------------------------------------------------------------------------------------


def parser_for(speech: Speech) -> Parser:
    """All commands, with their help in this language."""
    parser = Parser(speech, prog="camarilla", description=speech.say("cli-about"), epilog=speech.say("cli-about-more"))
    parser.add_argument(
        "--version", action="version", version=f"camarilla {__version__}", help=speech.say("cli-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=speech.say("cli-opt-lang"))
    commands = parser.add_subparsers(metavar=speech.say("cli-command"), dest="command", required=True)
    for name, (add, do) in COMMANDS.items():
        epilog = speech.say("cli-examples") + "\n" + speech.say(f"cli-{name}-examples")
        told = speech.say(f"cli-{name}")
        command = commands.add_parser(name, help=told, description=told, epilog=epilog, speech=speech)
        add(command)
        command.add_argument("--lang", choices=LANGUAGES, help=speech.say("cli-opt-lang"), default=argparse.SUPPRESS)
        command.set_defaults(do=do)
    return parser


# --- what is done -----------------------------------------------------------------------------------------------------


def serve(screen: Screen, options: argparse.Namespace) -> int:
    from camarilla.server import serve as run  # the web packages load only where they serve

    return run(
        host=options.host,
        port=options.port,
        database=options.database,
        open_browser=options.open,
        pace=options.pace,
        workers=at_least_one("--workers", options.workers),
        secret_file=options.secret_file,
        proxies=proxies_of(options),
        log=options.log,
        level=options.log_level,
        limits=options.limit,
        parade=options.parade,
    )


def backup(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.keeping import back_up_house

    back_up_house(screen, options.database, options.file, options.force)


def tables(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.keeping import list_tables, wake_table

    if options.wake is not None:
        wake_table(screen, options.database, options.wake)
    else:
        list_tables(screen, options.database, options.aside, options.json)


def close(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.keeping import close_table

    close_table(screen, options.database, options.table)


def restore(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.keeping import restore_house

    restore_house(screen, options.database, options.file, options.force)


def games(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal import listing

    if options.json:
        print(listing.games_as_json(screen.speech), file=screen.out)
    else:
        listing.show_games(screen)


def rules(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal import listing

    listing.show_rules(screen, game_of(options.game), options.number)


def play(screen: Screen, options: argparse.Namespace) -> int:
    from camarilla.terminal import begin

    if options.resume:
        return begin.resume(screen, options.resume, options.log)
    if options.game is None:
        raise BadInput("GAME", "cli-no-game", known=[game.id for game in GAMES])
    game = game_of(options.game)
    players = players_of(game, options)
    wanted = begin.Wanted(
        game,
        players,
        laboratory.switches_of(options.switch),
        components_of(options),
        kinds_of(game, players, options, usual(game.id)),
        options.seat,
        options.name,
        options.seed,
    )
    return begin.play(screen, wanted, options.log)


def simulate(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.arena import Plan
    from camarilla.terminal.compiled import prefer_compiled
    from camarilla.terminal.simulating import run_simulation

    prefer_compiled()
    game = game_of(options.game)
    players = players_of(game, options)
    laboratory.to_be_written("--speech", options.speech)
    plan = Plan(
        game.id,
        players,
        at_least_one("--games", options.games),
        kinds_of(game, players, options, "random"),
        laboratory.switches_of(options.switch),
        components_of(options),
        options.seed or "0",
        options.rotate,
    )
    run_simulation(screen, plan, at_least_one("--jobs", options.jobs), options.json, options.engine)
    if options.speech is not None:
        from camarilla.arena.speech import written

        with options.speech.open("w", encoding="utf-8") as file:
            file.writelines(written(plan))


def train(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.learn import commands  # numpy and torch load only where somebody learns

    at_least_one("--jobs", options.jobs)
    laboratory.to_be_written("--out", options.out)
    commands.train(options)


def league(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.learn import commands

    at_least_one("--jobs", options.jobs)
    at_least_one("--games", options.games)
    for name, file in (("--svg", options.svg), ("--json", options.json)):
        laboratory.to_be_written(name, file)
    commands.play_league(options)


def replay(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.logs import luck_of_file, replay_file

    if options.luck:
        luck_of_file(screen, options.file)
        return
    replay_file(screen, options.file, options.seat, options.until)


def verify(screen: Screen, options: argparse.Namespace) -> int:
    from camarilla.terminal.logs import verify_file

    return verify_file(screen, options.file)


def world(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.imagining import imagine

    imagine(screen, options.look, at_least_one("--count", options.count), options.seed)


def mcp(screen: Screen, options: argparse.Namespace) -> None:
    """Keys and links come by the environment: a command line can be read by everybody on the machine."""
    if find_spec("mcp") is None:
        raise Refused("cli-mcp-missing")
    from camarilla.mcp.server import Wish, run

    key, account = os.environ.get("CAMARILLA_KEY", ""), os.environ.get("CAMARILLA_ACCOUNT", "")
    if bool(options.table) != bool(key):
        raise Refused("cli-mcp-no-key")
    link = options.link or os.environ.get("CAMARILLA_LINK", "")
    run(Wish(options.house, screen.speech.language, options.table, key, link, account, options.port))


def cases(screen: Screen, options: argparse.Namespace) -> int:
    from camarilla.terminal import casebook

    game = game_of(options.game)
    if options.check:
        return casebook.check_cases(screen, game)
    if options.json:
        print(casebook.cases_as_json(game), file=screen.out)
    else:
        casebook.show_cases(screen, game)
    return OK


def bench(screen: Screen, options: argparse.Namespace) -> None:
    from camarilla.terminal.benching import run_bench, run_lab_bench, run_looks

    rounds = at_least_one("--rounds", options.rounds)
    if options.looks:
        run_looks(screen, rounds, options.json)
    else:
        run = run_lab_bench if options.lab else run_bench
        run(screen, rounds, options.seconds, options.json)


COMMANDS: dict[str, tuple[Any, Any]] = {
    "serve": (arguments.add_serve, serve),
    "backup": (arguments.add_backup, backup),
    "restore": (arguments.add_backup, restore),
    "tables": (arguments.add_tables, tables),
    "close": (arguments.add_close, close),
    "games": (arguments.add_games, games),
    "rules": (arguments.add_rules, rules),
    "play": (arguments.add_play, play),
    "simulate": (arguments.add_simulate, simulate),
    "train": (arguments.add_train, train),
    "league": (arguments.add_league, league),
    "lab": (laboratory.add_lab, laboratory.lab),
    "dataset": (laboratory.add_dataset, laboratory.dataset),
    "replay": (arguments.add_replay, replay),
    "verify": (arguments.add_file, verify),
    "world": (arguments.add_world, world),
    "mcp": (arguments.add_mcp, mcp),
    "cases": (arguments.add_cases, cases),
    "bench": (arguments.add_bench, bench),
}


# --- what was meant ---------------------------------------------------------------------------------------------------


def players_of(game: Game, options: argparse.Namespace) -> int:
    """The number of players: four where four can play, else as many as can."""
    if options.players is None:
        return 4 if 4 in game.seats else max(game.seats)
    players: int = options.players
    if players not in game.seats:
        raise BadInput("--players", "core-bad-players", got=players, low=min(game.seats), high=max(game.seats))
    return players


def kinds_of(game: Game, players: int, options: argparse.Namespace, usual: str) -> tuple[str, ...]:
    """A kind of bot per seat; one name stands for all seats."""
    named = (options.bots or usual).split(",")
    for kind in named:
        if kind not in kinds(game.id):
            raise BadInput("--bots", "core-unknown-bot", bot=kind, known=list(kinds(game.id)))
    if len(named) == 1:
        return tuple(named) * players
    if len(named) != players:
        raise BadInput("--bots", "cli-wrong-number-of-bots", got=len(named), players=players)
    return tuple(named)


def components_of(options: argparse.Namespace) -> Plain:
    """A user's own components, as read from his file."""
    if options.components is None:
        return None
    from camarilla.terminal.logs import read_text

    try:
        return json.loads(read_text(options.components))
    except ValueError as wrong:
        raise BadInput(options.components.name, "cli-not-json", why=str(wrong)) from wrong


def proxies_of(options: argparse.Namespace) -> str:
    """The addresses or networks of proxies, checked; ``*`` stands for any."""
    for one in options.behind_proxy.split(",") if options.behind_proxy else ():
        try:
            ip_network("::/0" if one == "*" else one, strict=False)
        except ValueError as wrong:
            raise BadInput("--behind-proxy", "cli-not-an-address", got=one) from wrong
    proxies: str = options.behind_proxy
    return proxies


def at_least_one(name: str, number: int) -> int:
    if number < 1:
        raise BadInput(name, "cli-at-least-one", got=number)
    return number


if __name__ == "__main__":
    sys.exit(main())
