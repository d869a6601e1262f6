"""Makes docs/reports/global-powers.md: how long games among bots last, how they end, and whether a seat is better.

`python3 tools/report_global_powers.py --games 50` plays and writes; the same command gives the same figures.
"""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from camarilla.arena.run import play_seeded
from camarilla.bots import bot_named
from camarilla.games.global_powers import GAME

PAGE = Path(__file__).resolve().parent.parent / "docs" / "reports" / "global-powers.md"
CHUNK = 20


@dataclass
class Tally:
    """What became of the games of one table."""

    games: int = 0
    scorings: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    steady: float = 0.0
    decisions: int = 0
    best: int = 0
    failures: int = 0

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.scorings += other.scorings
        self.endings += other.endings
        self.seats += other.seats
        self.steady += other.steady
        self.decisions += other.decisions
        self.best += other.best
        self.failures += other.failures


def play(kinds: tuple[str, ...], switches: dict[str, str], first: int, last: int) -> Tally:
    """Games ``first`` to ``last - 1`` of a table; the kinds move on by one seat from game to game."""
    tally, players = Tally(), len(kinds)
    for number in range(first, last):
        by = number % players
        seated = kinds[-by:] + kinds[:-by] if by else kinds
        seed = f"report/{','.join(seated)}/{sorted(switches.items())}/{number}"
        bots = [bot_named(GAME.id, kind, f"{seed}/{seat}") for seat, kind in enumerate(seated)]
        played = play_seeded(GAME, players, switches, None, bots, seed)
        outcome = played.outcome
        tally.games += 1
        tally.scorings[outcome.rounds] += 1
        tally.endings[outcome.ending] += 1
        tally.decisions += played.decisions
        tally.best += max(outcome.scores)
        tally.failures += sum(len(bot.failures) for bot in bots)
        for seat in outcome.winners:
            tally.seats[seat] += 1
            tally.steady += (seated[seat] == "steady") / len(outcome.winners)
    return tally


def tables() -> dict[str, tuple[tuple[str, ...], dict[str, str]]]:
    """Every table of the report by its name."""
    found: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
        f"{players} steady": (("steady",) * players, {}) for players in GAME.seats
    }
    found["5 steady, no bonus for coalitions"] = (("steady",) * 5, {"economyBonusCoalition": "none"})
    found["4 steady, open choice"] = (("steady",) * 4, {"setup": "open"})
    for players in GAME.seats:
        found[f"1 steady, {players - 1} random"] = (("steady", *["random"] * (players - 1)), {})
    return found


def count(name: str, games: int) -> int:
    """Tables with random bots are quick and play six times as many games."""
    return 6 * games if "random" in name else games


def percent(part: float, whole: int) -> str:
    return f"{100 * part / whole:.0f} %"


def spread(counts: Counter[int]) -> tuple[float, int]:
    """Mean and median."""
    listed = sorted(counts.elements())
    return sum(listed) / len(listed), listed[len(listed) // 2]


def fairness(tally: Tally, players: int) -> str:
    """Wins by seat, and how far from chance they are (chi square; the mark for 5 % stands in the text)."""
    wins = [tally.seats[seat] for seat in range(players)]
    expected = sum(wins) / players
    distance = sum((won - expected) ** 2 / expected for won in wins)
    return f"{' / '.join(str(won) for won in wins)} | {distance:.1f}"


def page(games: int, results: dict[str, Tally]) -> str:
    lines = [
        "# Global Powers among bots",
        "",
        f"{games} games for every table of steady bots, {6 * games} for those with random ones. Made by",
        f"`python3 tools/report_global_powers.py --games {games}`; the same command gives the same figures.",
        "",
        "*steady* values the public board (points if it were scored now, safe majorities, chips, dominance), tries",
        "every proposal and every card it could play, votes and vetoes by interest, and knows no hidden card.",
        "*random* answers anything that is legal.",
        "",
        "## Against chance",
        "",
        "| table | games won by steady | ends by points / dominance / safety end |",
        "|---|---|---|",
    ]
    for name, tally in results.items():
        if "random" in name:
            ends = " / ".join(percent(tally.endings[one], tally.games) for one in GAME.endings)
            lines.append(f"| {name} | {percent(tally.steady, tally.games)} | {ends} |")
    lines += [
        "",
        "## Among themselves: length and endings",
        "",
        "A game is as long as its scorings. 0 means that somebody dominated before the first one.",
        "",
        "| table | scorings: mean, median | 0 | 1 | 2 | 3 | 4 | 5 or more "
        "| points | dominance | safety end | best score | decisions |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, tally in results.items():
        if "random" not in name:
            mean, median = spread(tally.scorings)
            many = sum(count for number, count in tally.scorings.items() if number >= 5)
            lengths = " | ".join(percent(tally.scorings[number], tally.games) for number in range(5))
            ends = " | ".join(percent(tally.endings[one], tally.games) for one in GAME.endings)
            lines.append(
                f"| {name} | {mean:.1f}, {median} | {lengths} | {percent(many, tally.games)} | {ends} "
                f"| {tally.best / tally.games:.1f} | {tally.decisions / tally.games:.0f} |"
            )
    lines += [
        "",
        "## Is a seat better?",
        "",
        "Who begins is decided by the auction (G6.1), so seats should be equal. Wins by seat, a shared victory",
        "counting for each; the distance from chance is a chi square, and with 2, 3, 4, 5 seats one in twenty",
        "fair series lies beyond 3.8, 6.0, 7.8 or 9.5.",
        "",
        "| table | wins by seat | distance from chance |",
        "|---|---|---|",
    ]
    for name, tally in results.items():
        if "random" not in name:
            lines.append(f"| {name} | {fairness(tally, int(name[0]))} |")
    failures = sum(tally.failures for tally in results.values())
    lines += ["", f"Answers that a bot could not give, so that the default stood in: {failures}.", ""]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args(arguments)
    results: dict[str, Tally] = {}
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        waiting = {
            name: [
                pool.submit(play, kinds, switches, first, min(first + CHUNK, count(name, options.games)))
                for first in range(0, count(name, options.games), CHUNK)
            ]
            for name, (kinds, switches) in tables().items()
        }
        for name, parts in waiting.items():
            results[name] = Tally()
            for part in parts:
                results[name].add(part.result())
            print(f"{name}: {results[name].games} games", file=sys.stderr, flush=True)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(options.games, results), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
