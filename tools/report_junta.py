"""Makes docs/reports/junta.md: how games of Junta among bots go, and whether ``steady`` beats ``random``.

`python3 tools/report_junta.py --games 300` plays and writes; the same command gives the same figures.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from camarilla.arena.run import play
from camarilla.bots import QuickDice, bot_named
from camarilla.core.news import News
from camarilla.games.junta import GAME

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reports" / "junta.md"
CHUNK = 15
HANDOVER = "handover"  # somebody else becomes President


@dataclass
class Tally:
    """What became of the games of one table."""

    games: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    news: Counter[str] = field(default_factory=Counter)
    won_by: Counter[str] = field(default_factory=Counter)
    accounts: Counter[int] = field(default_factory=Counter)  # MP by seat
    wins: Counter[int] = field(default_factory=Counter)
    first_kind: float = 0.0
    failures: int = 0

    def add(self, other: "Tally") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


def game(kinds: tuple[str, ...], number: int) -> Tally:
    """One game; the kinds move on by one seat from game to game."""
    by = number % len(kinds)
    seated = kinds[-by:] + kinds[:-by] if by else kinds
    seed = f"junta report/{','.join(seated)}/{number}"
    bots = [bot_named(GAME.id, kind, f"{seed}/{seat}") for seat, kind in enumerate(seated)]
    position = GAME.begin(len(kinds), {})
    position.state.ears = heard = list[News]()
    outcome = play(GAME, position, bots, QuickDice(seed)).outcome
    tally = Tally(games=1)
    tally.rounds[outcome.rounds] += 1
    tally.endings[outcome.ending] += 1
    president = -1
    for one in heard:
        tally.news[one.id.removeprefix("junta-news-")] += 1
        if one.id == "junta-news-president":
            tally.news[HANDOVER] += president not in (-1, one.args["who"]["seat"])
            president = one.args["who"]["seat"]
        if one.id == "junta-news-coup-won":
            tally.won_by[one.args["side"]["text"].removeprefix("junta-side-")] += 1
    for seat, score in enumerate(outcome.scores):
        tally.accounts[seat] += score
    for seat in outcome.winners:
        tally.wins[seat] += 1
    tally.first_kind += (by in outcome.winners) / max(1, len(outcome.winners))
    tally.failures += sum([len(bot.failures) for bot in bots])
    return tally


def chunk(kinds: tuple[str, ...], first: int, last: int) -> Tally:
    tally = Tally()
    for number in range(first, last):
        tally.add(game(kinds, number))
    return tally


def table(kinds: tuple[str, ...], games: int, pool: ProcessPoolExecutor) -> Tally:
    """All games of one table."""
    starts = range(0, games, CHUNK)
    parts = pool.map(chunk, [kinds] * len(starts), starts, [min(first + CHUNK, games) for first in starts])
    tally = Tally()
    for part in parts:
        tally.add(part)
        print(f"\r{len(kinds)} players, {kinds[0]} and {kinds[-1]}: {tally.games} of {games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tally


def per(tally: Tally, name: str) -> float:
    """How often something happens in a game."""
    return tally.news[name] / tally.games


def steady_page(tallies: dict[int, Tally]) -> list[str]:
    """The figures of tables where everybody is steady."""
    heads = (
        "players", "games", "rounds (fewest–most)", "budgets accepted", "forced a game", "stayed rejected a game",
        "assassinations a game", "rounds with a coup", "won by rebels", "presidency changes hands a game",
        "firing squads a game", "deals a game", "everybody dead",
    )  # fmt: skip
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for players, one in tallies.items():
        played = sum([rounds * number for rounds, number in one.rounds.items()])
        votes = one.news["budget-accepted"] + one.news["budget-rejected"]
        cells = (
            players,
            one.games,
            f"{played / one.games:.1f} ({min(one.rounds)}–{max(one.rounds)})",
            f"{one.news['budget-accepted'] / max(1, votes):.0%}",
            f"{per(one, 'forced'):.1f}",
            f"{per(one, 'stays-rejected'):.1f}",
            f"{per(one, 'killed'):.1f}",
            f"{one.news['coup'] / max(1, played):.0%}",
            f"{one.won_by['rebels'] / max(1, one.news['coup']):.0%}",
            f"{per(one, HANDOVER):.1f}",
            f"{per(one, 'squad'):.1f}",
            f"{per(one, 'deal'):.1f}",
            one.endings["everybody_dead"],
        )
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    return lines


def seats_page(tallies: dict[int, Tally]) -> list[str]:
    """Final accounts by seat."""
    lines = ["| players | mean account by seat, MP | games won by seat (ties count for each) |", "|---|---|---|"]
    for players, one in tallies.items():
        accounts = " · ".join(f"{one.accounts[seat] / one.games:.1f}" for seat in range(players))
        wins = " · ".join(str(one.wins[seat]) for seat in range(players))
        lines.append(f"| {players} | {accounts} | {wins} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="games per table (default 300)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs, get_context("spawn")) as pool:
        among = {players: table(("steady",) * players, given.games, pool) for players in (5, 4, 6, 7, 3, 2)}
        against = table(("steady", *["random"] * 4), given.games, pool)
    failures = sum([one.failures for one in (*among.values(), against)])
    lines = [
        "# Junta among bots",
        "",
        f"Made by `python3 tools/report_junta.py --games {given.games}`; the same command gives the same figures. "
        "Bots get a view and a question, never the table itself.",
        "",
        "## One steady against four random, five players",
        "",
        f"`steady` wins {against.first_kind / against.games:.0%} of {against.games} games (shared ones count in part). "
        f"Answers that a bot could not give and the default replaced: {failures} in all games of this page.",
        "",
        "## Steady among themselves",
        "",
        "Classic rules. A round is counted when it was played to its end.",
        "",
        *steady_page(among),
        "",
        "With two and three players dummies vote and march with a faction and their money is its leader's (J17.4), so "
        "accounts are larger, budgets are lost less often and fewer people are there to rise or to trade.",
        "",
        "## Seats",
        "",
        *seats_page(among),
        "",
        "Seat 0 is the host, who votes first in the first election.",
        "",
    ]
    PAGE.write_text("\n".join(lines), encoding="utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
