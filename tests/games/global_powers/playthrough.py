"""Golden games that a rules expert can read: every answer, every die, and what happened, with the rule behind it.

A file tells one game in full, with open cards. Lines with ``>`` are answers and dice; the test gives them again, tells
the game anew and compares every line. After a change that is meant:

    python -m tests.games.global_powers.playthrough            shows what would be told differently
    python -m tests.games.global_powers.playthrough --write    writes it, once the difference was looked at
    python -m tests.games.global_powers.playthrough --anew     lets the bots play all games anew
"""

from __future__ import annotations

import difflib
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.core.news import News
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.board import BASE, MAURITIUS, UN
from camarilla.games.global_powers.components import REGIONS, cards_in
from camarilla.games.global_powers.state import Powers
from camarilla.speech import Speech

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Vera", "Otto", "Gro", "Pia", "Igor")
LINE = re.compile(r"> (?P<who>\w+) \[(?P<rule>[\w.]*)\] (?P<answer>.*)")

Answer = tuple[int, str, Any]  # whose, by which rule it was asked, and what, as it is written


@dataclass
class Recorded:
    """A game to be recorded: what it shows, and the bots and dice that play it."""

    shows: str
    bots: tuple[str, ...]
    seed: int
    switches: dict[str, str] = field(default_factory=dict)


STEADY = ("steady",) * 5
RECORDED: dict[str, Recorded] = {
    "points": Recorded("a victory by points at the second scoring (G30.1)", STEADY[:3], 10),
    "dominance": Recorded("a victory by dominance after a scoring (G35.1)", STEADY[:4], 4),
    "safety": Recorded("an end without politicians for the UN (G36.1)", STEADY[:2], 6),
    "long": Recorded(
        "five players, coalitions without the economy bonus (G29.3)", STEADY, 3, {"economyBonusCoalition": "none"}
    ),
    "open-english": Recorded(
        "the open choice of regions and the English cards (G4.8, G27.E01, G27.E04)",
        ("random", "steady", "random"),
        7,
        {"setup": "open", "edition": "english"},
    ),
    "rulings": Recorded(
        "other rulings on war, drive, pacts and cards (G18.4, G19.2, G21.5, G21.6, G27.E07, G27.E13, G33.1, G35.2)",
        ("random", "steady", "random", "steady"),
        3,
        {
            "budgetRisk": "all",
            "warMauritius": "attackerAlways",
            "warPlacement": "upTo",
            "dominanceTest": "afterStep",
            "ownWar": "allow",
            "pactDuration": "untilScoring",
            "drive": "everyActivation",
            "discardReturns": "true",
            "protectorates": "false",
            "vpCumulative": "true",
        },
    ),
}


def played_by_bots(recorded: Recorded) -> list[Answer]:
    """What bots and dice answer."""
    position = GAME.begin(len(recorded.bots), recorded.switches)
    bots = [bot_named("global_powers", kind, f"{recorded.seed} {seat}") for seat, kind in enumerate(recorded.bots)]
    dice = QuickDice(f"dice {recorded.seed}")
    answers: list[Answer] = []
    while not position.over:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE:
            answer = question.sample(dice)
        else:
            answer = bots[seat].answer(Look(GAME, position, seat), question)
        answers.append((seat, question.rule, question.write(answer)))
        position.answer(seat, answer)
    return answers


def told(shows: str, players: int, switches: dict[str, str], answers: list[Answer]) -> str:
    """A game as its file tells it."""
    names = NAMES[:players]
    chosen = ", ".join(f"{name}={value}" for name, value in switches.items())
    lines = ["Global Powers", f"Shows: {shows}", f"Players: {', '.join(names)}", f"Switches: {chosen or 'none'}", ""]
    position = GAME.begin(players, switches)
    speech = Speech("en", names)
    for seat, rule, written in answers:
        question = position.question(seat)
        assert question.rule == rule, f"asked by {question.rule}, answered by {rule}"
        happened: list[News] = []
        position.state.ears = happened
        position.answer(seat, question.read(written))
        lines.append(
            f"> {'dice' if seat == CHANCE else names[seat]} [{rule}] {json.dumps(written, ensure_ascii=False)}"
        )
        for news in happened:
            lines.append(f"  {speech.heard(news.heard_by(None))} ({news.rule})")
            if news.id in ("gp-news-begins", "gp-news-clear"):
                lines += world(position.state, names)
    assert position.over, "the answers end before the game does"
    outcome = position.result
    winners = ", ".join(names[seat] for seat in outcome.winners)
    points = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    end = f"Ends: {outcome.ending} of {winners} after {outcome.rounds} scorings. Points: {points}."
    return "\n".join([*lines, "", end, *world(position.state, names)]) + "\n"


def world(g: Powers, names: tuple[str, ...]) -> list[str]:
    """The board and the hands."""
    lines = []
    for region in REGIONS:
        there = " ".join(f"{names[seat]} {n}" for seat, n in enumerate(g.in_region(region)) if n)
        raw, economy, military, diplomacy = g.holds(region)
        lines.append(f"    {region:2}: {there or 'nobody'}; raw {raw} eco {economy} mil {military} dip {diplomacy}")
    for seat, name in enumerate(names):
        places = f"base {g.at(seat, BASE)}, Mauritius {g.at(seat, MAURITIUS)}, UN {g.at(seat, UN)}"
        lines.append(f"    {name}: {places}; hand {' '.join(cards_in(g.hands[seat])) or '-'}")
    return lines


def told_again(text: str) -> str:
    """The game that a file tells, told anew from its answers and dice."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[1:4])
    players = len(head["Players"].split(", "))
    chosen = [] if head["Switches"] == "none" else head["Switches"].split(", ")
    switches = {name: value for name, _, value in (one.partition("=") for one in chosen)}
    answers: list[Answer] = []
    for found in filter(None, map(LINE.fullmatch, text.splitlines())):
        seat = CHANCE if found["who"] == "dice" else NAMES.index(found["who"])
        answers.append((seat, found["rule"], json.loads(found["answer"])))
    return told(head["Shows"], players, switches, answers)


def main(arguments: list[str]) -> None:
    if "--anew" in arguments:
        for name, game in RECORDED.items():
            text = told(game.shows, len(game.bots), game.switches, played_by_bots(game))
            (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        return
    for path in sorted(FOLDER.glob("*.txt")):
        before = path.read_text("utf-8")
        after = told_again(before)
        sys.stdout.writelines(difflib.unified_diff(before.splitlines(True), after.splitlines(True), path.name, "now"))
        if "--write" in arguments:
            path.write_text(after, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
