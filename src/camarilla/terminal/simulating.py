"""``camarilla simulate``: many games among bots, as sentences or as JSON."""

from __future__ import annotations

import json

from camarilla.arena import Plan, Totals, simulate
from camarilla.arena.statistics import wilson
from camarilla.catalogue import game_of
from camarilla.core.words import Plain
from camarilla.speech import Speech
from camarilla.terminal.screen import Progress, Screen


def run_simulation(screen: Screen, plan: Plan, jobs: int, as_json: bool, engine: str = "processes") -> None:
    """Plays and tells. A plan that cannot be played is refused before the first game."""
    game_of(plan.game).begin(plan.players, plan.switches, plan.components)
    progress = Progress(plan.games, screen.speech)
    try:
        totals, seconds = simulate(plan, jobs, progress, engine)
    finally:
        progress.clear()
    if as_json:
        print(json.dumps(result(plan, totals, seconds), ensure_ascii=False, indent=2), file=screen.out)
    else:
        tell(screen, plan, totals, seconds)


def result(plan: Plan, totals: Totals, seconds: float) -> dict[str, Plain]:
    """The result as scripts read it."""
    game = game_of(plan.game)
    return {
        "game": plan.game,
        "players": plan.players,
        "switches": game.rules(plan.switches),
        "games": totals.games,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(totals.games / seconds, 1),
        "decisions_per_second": round(totals.decisions / seconds),
        "wins": totals.wins,
        "endings": {ending: totals.endings[ending] for ending in game.endings},
        "rounds": round(totals.rounds / totals.games, 3),
        "shares": _rounded(totals.shares()),
        "mean_rank": _rounded(totals.mean_rank()),
        "score": _rounded(totals.score()),
    }


def _rounded(by_kind: dict[str, float]) -> dict[str, Plain]:
    return {kind: round(by_kind[kind], 4) for kind in sorted(by_kind)}


def tell(screen: Screen, plan: Plan, totals: Totals, seconds: float) -> None:
    """The result as a person reads it."""
    speech, game = screen.speech, game_of(plan.game)
    title = speech.say(f"{game.prefix}-title")
    screen.say("cli-simulated", title=title, games=totals.games, players=plan.players, seconds=decimal(seconds, speech))
    for seat, wins in enumerate(totals.wins):
        low, high = wilson(wins, totals.games)
        screen.say(
            "cli-simulated-seat",
            indent=2,
            seat=seat,
            kind="/".join(dict.fromkeys(plan.bots)) if plan.rotate else plan.bots[seat],
            wins=wins,
            share=percent(wins / totals.games, speech),
            low=percent(low, speech),
            high=percent(high, speech),
        )
    if len(set(plan.bots)) > 1:
        _tell_kinds(screen, totals)
    for ending in game.endings:
        told = speech.say(f"{game.prefix}-ending-{ending}")
        screen.say("cli-simulated-ending", indent=2, ending=told, count=totals.endings[ending])
    screen.say("cli-simulated-rounds", indent=2, rounds=decimal(totals.rounds / totals.games, speech))
    screen.say(
        "cli-simulated-speed",
        indent=2,
        games=round(totals.games / seconds),
        decisions=round(totals.decisions / seconds),
    )
    if totals.failures:
        screen.say("cli-simulated-failures", indent=2, count=totals.failures)


def _tell_kinds(screen: Screen, totals: Totals) -> None:
    """What each kind got at one seat: its share of the victory, its mean place and its score."""
    speech, rank, score = screen.speech, totals.mean_rank(), totals.score()
    for kind, share in totals.shares().items():
        screen.say(
            "cli-simulated-kind",
            indent=2,
            kind=kind,
            share=percent(share, speech),
            rank=f"{rank[kind]:.2f}".replace(".", "," if speech.language == "de" else "."),
            score=decimal(score[kind], speech),
        )


def percent(share: float, speech: Speech) -> str:
    """``62.4 %``, in German ``62,4 %``"""
    return f"{decimal(100 * share, speech)} %"


def decimal(number: float, speech: Speech) -> str:
    """A number with one decimal place."""
    return f"{number:.1f}".replace(".", "," if speech.language == "de" else ".")
