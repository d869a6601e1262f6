"""Ratings: everybody meets everybody at mixed tables, Plackett and Luce say who is how strong, and how sure that is."""

from __future__ import annotations

import shlex
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any

from camarilla import __version__
from camarilla.arena.engines import spread
from camarilla.arena.ladder import TABLES
from camarilla.arena.run import play_seeded
from camarilla.arena.simulate import ranks
from camarilla.bots import bot_named, kinds
from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput

AGAIN = 200  # leagues drawn from the games that were played, to see how far a rating may be off


@dataclass(frozen=True)
class Rated:
    """One kind of bot: its rating, and between which values it lies with 95 %."""

    kind: str
    rating: float
    low: float
    high: float
    games: int


Meeting = tuple[tuple[str, ...], tuple[float, ...]]  # who sat there, and the places


def meeting(job: tuple[str, tuple[str, ...], str]) -> Meeting:
    """One game among different kinds, in an order that the dice chose."""
    game_id, known, seed = job
    players = TABLES.get(game_id, 4)
    who = Random(seed).sample(known, min(players, len(known)))
    bots = [bot_named(game_id, kind, f"{seed}/{seat}") for seat, kind in enumerate(who)]
    outcome = play_seeded(game_of(game_id), len(who), {}, None, bots, seed).outcome
    return tuple(who), tuple(ranks(outcome))


def league(
    game_id: str, games: int, seed: str, jobs: int, named: str | None = None, engine: str = "processes"
) -> list[Rated]:
    """Plays a league and rates it, the best first. The same seed gives the same league, whatever the jobs."""
    known = tuple(named.split(",")) if named else kinds(game_id)
    for kind in known:
        if kind not in kinds(game_id):
            raise BadInput("--bots", "core-unknown-bot", bot=kind, known=list(kinds(game_id)))
        if known.count(kind) > 1:
            raise BadInput("--bots", "cli-league-twice", bot=kind)
    least = min(game_of(game_id).seats)
    if len(known) < least:
        raise BadInput("--bots", "cli-league-too-few", got=len(known), least=least)
    work = [((game_id, known, f"{seed}/league/{number}"),) for number in range(games)]
    with closing(spread(meeting, work, jobs, engine)) as meetings:
        return rated(list(meetings))


def rated(meetings: list[Meeting], again: int = AGAIN) -> list[Rated]:
    """The ratings of some games; the intervals come from leagues drawn out of them."""
    dice = Random("again")
    whole = ratings(meetings)
    drawn = [ratings(dice.choices(meetings, k=len(meetings))) for _ in range(again)]
    found = []
    for kind, rating in whole.items():
        values = sorted([one[kind] for one in drawn if kind in one])
        low, high = values[int(0.025 * len(values))], values[int(0.975 * len(values)) - 1]
        found.append(Rated(kind, rating, low, high, sum(kind in who for who, _ in meetings)))
    return sorted(found, key=lambda one: -one.rating)


def ratings(meetings: list[Meeting]) -> dict[str, float]:
    """Plackett-Luce over all games: the mean skill of each kind."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    known: dict[str, Any] = {}
    for who, places in meetings:
        teams = [[known.setdefault(kind, model.rating(name=kind))] for kind in who]
        for kind, (new,) in zip(who, model.rate(teams, ranks=list(places)), strict=True):
            known[kind] = new
    return {kind: float(rating.mu) for kind, rating in known.items()}


def rows(game_id: str, found: list[Rated], games: int) -> list[str]:
    """The league as a table of Markdown."""
    lines = [
        f"{games} games of `{game_id}` at mixed tables.",
        "",
        "| kind | rating | 95 % | games |",
        "|---|---|---|---|",
    ]
    for one in found:
        lines.append(f"| {one.kind} | {one.rating:.1f} | {one.low:.1f} to {one.high:.1f} | {one.games} |")
    return lines


def as_data(game_id: str, found: list[Rated], games: int, seed: str, named: str | None, day: date) -> dict[str, Any]:
    """The league for whoever draws it: what was found, on which day, and the command that plays it again."""
    bots = f" --bots {named}" if named else ""
    return {
        "game": game_id,
        "games": games,
        "made": day.isoformat(),
        "version": __version__,
        "command": f"camarilla league {game_id} --games {games}{bots} --seed {shlex.quote(seed)}",
        "rated": [
            {
                "kind": one.kind,
                "rating": round(one.rating, 2),
                "low": round(one.low, 2),
                "high": round(one.high, 2),
                "games": one.games,
            }
            for one in found
        ],
    }
