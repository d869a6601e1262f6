#!/usr/bin/env python3
"""Plays Anti-Monopoly III with tables of different characters and writes docs/reports/anti-monopoly.md with its plots.

python tools/report_anti_monopoly.py [--games 300]    the same number of games gives the same report
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from camarilla.arena.run import play
from camarilla.arena.statistics import wilson
from camarilla.bots import QuickDice, bot_named
from camarilla.games.anti_monopoly import GAME

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "reports"
ENDINGS = ("peace", "disarmament", "zero")
NAMES = {"peace": "World Peace", "disarmament": "joint disarmament", "zero": "Zero"}
INKS = {"peace": "#2C6A3F", "disarmament": "#E9A826", "zero": "#B5301D"}
KINDS = ("dove", "tit-for-tat", "steady", "hawk", "random")
PLAYERS = (2, 3, 4, 5, 6)
MIXES = (
    ("steady", "steady", "steady", "hawk"),
    ("steady", "dove", "tit-for-tat", "hawk"),
    ("tit-for-tat", "tit-for-tat", "hawk", "hawk"),
    ("dove", "dove", "hawk", "hawk"),
    ("steady", "random", "random", "random"),
)


@dataclass
class Tally:
    """What became of many games at one kind of table."""

    games: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    honoured: Counter[str] = field(default_factory=Counter)  # who was ranked first, by kind
    rounds: int = 0

    def share(self, ending: str) -> float:
        return self.endings[ending] / self.games

    @property
    def survived(self) -> int:
        return self.games - self.endings["zero"]


def tally(mix: tuple[str, ...], games: int) -> Tally:
    """Plays with this mix; the seats are turned from game to game, so that nobody always sits behind a hawk."""
    result = Tally()
    for number in range(games):
        seats = mix[number % len(mix) :] + mix[: number % len(mix)]
        bots = [bot_named("anti_monopoly", kind, f"{number} {seat}") for seat, kind in enumerate(seats)]
        position = GAME.begin(len(mix))
        outcome = play(GAME, position, bots, QuickDice(f"{'+'.join(mix)} {number}")).outcome
        result.games += 1
        result.endings[outcome.ending] += 1
        result.rounds += outcome.rounds
        if position.state.ranking:
            result.honoured[seats[position.state.ranking[0]]] += 1
    return result


def bars(pure: dict[tuple[str, int], Tally]) -> str:
    """How games end when all players are of one kind: a stacked bar for each kind and number of players."""
    wide, tall, left, top = 30, 200, 46, 34
    group = len(PLAYERS) * (wide + 6) + 26
    width, height = left + group * len(KINDS) + 10, top + tall + 74
    parts = [_head(width, height, "How games end, by character and number of players")]
    for share in (0, 25, 50, 75, 100):
        y = top + tall * (1 - share / 100)
        parts.append(f'<path d="M{left} {y:.1f}H{width - 10}" stroke="#D6BC8A"/>')
        parts.append(_text(left - 8, y + 4, f"{share} %", "end"))
    for k, kind in enumerate(KINDS):
        x0 = left + k * group + 12
        for i, players in enumerate(PLAYERS):
            x, y = x0 + i * (wide + 6), float(top + tall)
            for ending in ENDINGS:
                size = tall * pure[kind, players].share(ending)
                y -= size
                title = f"{kind}, {players} players: {NAMES[ending]} {100 * pure[kind, players].share(ending):.0f} %"
                fill = f'fill="{INKS[ending]}" stroke="#1C2230" stroke-width="1.5"'
                parts.append(
                    f'<rect x="{x}" y="{y:.1f}" width="{wide}" height="{size:.1f}" {fill}><title>{title}</title></rect>'
                )
            parts.append(_text(x + wide / 2, top + tall + 16, str(players)))
        parts.append(_text(x0 + (group - 32) / 2, top + tall + 36, kind, weight=700))
    at = left + 12
    for ending in ENDINGS:
        parts.append(
            f'<rect x="{at}" y="{height - 22}" width="14" height="14" fill="{INKS[ending]}" stroke="#1C2230"/>'
        )
        parts.append(_text(at + 20, height - 10, NAMES[ending], "start"))
        at += 160
    return "\n".join([*parts, "</svg>\n"])


def lines(hawks: dict[tuple[int, int], Tally]) -> str:
    """How often the world survives as hawks take the seats of tit-for-tats."""
    left, top, wide, tall = 52, 34, 520, 230
    inks = {2: "#2D3F8F", 3: "#0E666C", 4: "#B5301D", 5: "#5C3B28", 6: "#E9A826"}
    marks = {2: "2", 3: "3", 4: "4", 5: "5", 6: "6"}
    parts = [_head(left + wide + 30, top + tall + 60, "How often the world survives, by share of hawks at the table")]
    for share in (0, 25, 50, 75, 100):
        y = top + tall * (1 - share / 100)
        parts.append(f'<path d="M{left} {y:.1f}h{wide}" stroke="#D6BC8A"/>')
        parts.append(_text(left - 8, y + 4, f"{share} %", "end"))
        parts.append(_text(left + wide * share / 100, top + tall + 18, f"{share} %"))
    for players in PLAYERS:
        points = []
        for count in range(players + 1):
            done = hawks[players, count]
            points.append((left + wide * count / players, top + tall * (1 - done.survived / done.games)))
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{inks[players]}" stroke-width="2.5"/>')
        for x, y in points:
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{inks[players]}" stroke="#1C2230"/>')
            fill = "#1C2230" if players == 6 else "#FFF9EB"
            parts.append(_text(x, y + 4, marks[players], weight=700, fill=fill))
    parts.append(_text(left + wide / 2, top + tall + 42, "hawks among tit-for-tats; the number in the dot: players"))
    return "\n".join([*parts, "</svg>\n"])


def _head(width: float, height: float, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" '
        f'font-family="Barlow, sans-serif" font-size="13" role="img" aria-label="{title}">\n'
        f'<rect width="{width:.0f}" height="{height:.0f}" fill="#FFF9EB"/>\n' + _text(14, 21, title, "start", 700)
    )


def _text(x: float, y: float, text: str, anchor: str = "middle", weight: int = 500, fill: str = "#1C2230") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" fill="{fill}">{text}</text>'


def report(
    games: int,
    pure: dict[tuple[str, int], Tally],
    hawks: dict[tuple[int, int], Tally],
    mixed: dict[tuple[str, ...], Tally],
) -> str:
    rows = [
        f"| {kind} | {players} | {_percent(t, 'peace')} | {_percent(t, 'disarmament')} | {_percent(t, 'zero')} "
        f"| {_interval(t)} | {t.rounds / t.games:.1f} |"
        for kind in KINDS
        for players in PLAYERS
        for t in [pure[kind, players]]
    ]
    tables = [
        f"| {players} | " + " | ".join(_survival(hawks[players, n]) if n <= players else "" for n in range(7)) + " |"
        for players in PLAYERS
    ]
    mixes = [f"| {', '.join(mix)} | {_survival(t)} | {_honoured(t)} |" for mix, t in mixed.items()]
    return f"""# Does the world survive? Anti-Monopoly III among bots

{games} games for every table, {len(pure) + len(hawks) + len(mixed)} tables, default switches. Made by
`python tools/report_anti_monopoly.py --games {games}`; the same command gives the same figures.

Four characters play with one way of weighing (a field and a million are worth the same, as in the final ranking) and
different manners. *dove* always joins in, *tit-for-tat* meets everybody as he was last met by him, *steady* joins in
as long as the bomb costs more than the refusal brings, *hawk* does the same but feels a third of the bomb. *random*
answers anything that is legal.

## All players of one kind

![How games end, by character and number of players](anti-monopoly-endings.svg)

| character | players | World Peace | joint disarmament | Zero | the world survives (95 %) | rounds |
|---|---|---|---|---|---|---|
{chr(10).join(rows)}

## Hawks among tit-for-tats

![How often the world survives, by share of hawks at the table](anti-monopoly-hawks.svg)

How often the world survives with 0, 1, 2 ... hawks at the table, the other seats taken by tit-for-tats:

| players | 0 | 1 | 2 | 3 | 4 | 5 | 6 |
|---|---|---|---|---|---|---|---|
{chr(10).join(tables)}

## Mixed tables of four

If the world survives everybody wins, but somebody is honoured first. Seats are turned from game to game.

| table | the world survives | honoured first, of the games that went well |
|---|---|---|
{chr(10).join(mixes)}

A single hawk does well among the gentle. A table of hawks does not live to see the ranking.
"""


def _percent(t: Tally, ending: str) -> str:
    return f"{100 * t.share(ending):.0f} %"


def _survival(t: Tally) -> str:
    return f"{100 * t.survived / t.games:.0f} %"


def _honoured(t: Tally) -> str:
    return ", ".join(f"{kind} {100 * count / t.survived:.0f} %" for kind, count in t.honoured.most_common())


def _interval(t: Tally) -> str:
    low, high = wilson(t.survived, t.games)
    return f"{100 * t.survived / t.games:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    games = parser.parse_args().games
    pure = {}
    for kind in KINDS:
        print(f"all {kind} ...", flush=True)
        pure.update({(kind, n): tally((kind,) * n, games) for n in PLAYERS})
    hawks = {}
    for n in PLAYERS:
        print(f"hawks among tit-for-tats, {n} players ...", flush=True)
        hawks.update({(n, h): tally(("hawk",) * h + ("tit-for-tat",) * (n - h), games) for h in range(n + 1)})
    print("mixed tables ...", flush=True)
    mixed: dict[tuple[str, ...], Tally] = {mix: tally(mix, games) for mix in MIXES}
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "anti-monopoly-endings.svg").write_text(bars(pure), encoding="utf-8")
    (TARGET / "anti-monopoly-hawks.svg").write_text(lines(hawks), encoding="utf-8")
    (TARGET / "anti-monopoly.md").write_text(report(games, pure, hawks, mixed), encoding="utf-8")


if __name__ == "__main__":
    main()
