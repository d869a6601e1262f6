"""``camarilla bench``: how fast the games are, as sentences or as JSON."""

from __future__ import annotations

import json

from camarilla.arena.bench import Bench, Figures, measure
from camarilla.arena.looks import Looks, look_closely
from camarilla.arena.peers import installed_peers
from camarilla.catalogue import GAMES
from camarilla.core.illegal import BadInput
from camarilla.terminal.compiled import compiled_build, is_compiled
from camarilla.terminal.screen import Progress, Screen
from camarilla.terminal.simulating import decimal


def run_lab_bench(screen: Screen, rounds: int, seconds: float, as_json: bool) -> None:
    """Measures the environments of the laboratory beside others of the same libraries."""
    from camarilla.lab import bench as lab
    from camarilla.lab.extra import Missing

    positive(seconds)
    progress = Progress(rounds, screen.speech, "cli-progress-rounds")
    try:
        rows = lab.measure(rounds, seconds, progress)
    except Missing as missing:
        raise BadInput(missing.name or "lab", "lab-missing", package=missing.name or "") from None
    finally:
        progress.clear()
    print(json.dumps(rows, indent=2) if as_json else "\n".join(lab.table(rows)), file=screen.out)


def positive(seconds: float) -> None:
    if seconds <= 0:
        raise BadInput("--seconds", "cli-at-least-one", got=str(seconds))


def run_bench(screen: Screen, rounds: int, seconds: float, as_json: bool) -> None:
    """Measures and tells. ``CAMARILLA_COMPILED`` names the folder of a compiled build."""
    positive(seconds)
    peers, build = installed_peers(), compiled_build()
    progress = Progress(rounds, screen.speech, "cli-progress-rounds")
    try:
        bench = measure(rounds, seconds, peers, build, progress)
    finally:
        progress.clear()
    if as_json:
        print(json.dumps(bench.summary(), indent=2), file=screen.out)
    else:
        tell(screen, bench)


def run_looks(screen: Screen, rounds: int, as_json: bool) -> None:
    """Measures what a view and a small step of a menu cost, kind by kind."""
    progress = Progress(len(GAMES), screen.speech)
    found = []
    try:
        for number, game in enumerate(GAMES, 1):
            found.append(look_closely(game, rounds))
            progress(number)
    finally:
        progress.clear()
    if as_json:
        print(json.dumps([looks.summary() for looks in found], indent=2), file=screen.out)
        return
    screen.say("cli-bench-looks", rounds=rounds)
    for looks in found:
        tell_looks(screen, looks)


def tell_looks(screen: Screen, looks: Looks) -> None:
    """The mean of all kinds first, then the slowest."""
    summary = looks.summary()
    for sort in ("views", "steps"):
        for name, cost in summary[sort].items():
            screen.say(f"cli-bench-{sort}", game=looks.game, name=name, cost=decimal(cost, screen.speech))


def tell(screen: Screen, bench: Bench) -> None:
    screen.say("cli-bench-title", rounds=bench.rounds)
    for name, figures in bench.games.items():
        _tell_figures(screen, f"{name}*" if is_compiled() else name, figures)
        if name in bench.compiled:
            _tell_figures(screen, _compiled(screen, name), bench.compiled[name])
    for name, figures in bench.peers.items():
        _tell_figures(screen, name, figures)
    for name in bench.games:
        for peer in bench.peers:
            _tell_ratio(screen, name, peer, bench.ratios(name, peer))
            if name in bench.compiled:
                _tell_ratio(screen, _compiled(screen, name), peer, bench.ratios(name, peer, True))
    if not bench.peers:
        screen.say("cli-bench-no-peers")
    if not bench.compiled:
        screen.say("cli-bench-no-compiled")


def _compiled(screen: Screen, name: str) -> str:
    return f"{name} ({screen.speech.say('cli-bench-compiled')})"


def _tell_ratio(screen: Screen, name: str, peer: str, ratios: tuple[float, float]) -> None:
    by_decisions, by_steps = (f"{ratio:.2f}" for ratio in ratios)
    screen.say("cli-bench-ratio", name=name, peer=peer, ratio=by_decisions, steps=by_steps)


def _tell_figures(screen: Screen, name: str, figures: Figures) -> None:
    known = figures.summary()
    screen.say(
        "cli-bench-line",
        name=name,
        decisions=known["decisions_per_second"],
        games=decimal(known["games_per_second"], screen.speech),
        copy=decimal(known["copy_us"], screen.speech),
        bytes=known["save_bytes"],
    )
    if "view_us" in known:
        view, redeal = (decimal(known[cost], screen.speech) for cost in ("view_us", "redeal_us"))
        screen.say("cli-bench-small", name=name, view=view, redeal=redeal)
