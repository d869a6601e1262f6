"""Golden games that a rules expert can read: every answer, every die, and what happened, with the rule behind it.

A file tells one game in full, with open cards. Lines with ``>`` are answers and dice; the test gives them again, tells
the game anew and compares every line. After a change that is meant:

    python -m tests.games.viva.playthrough            shows what would be told differently
    python -m tests.games.viva.playthrough --write    writes it, once the difference was looked at
    python -m tests.games.viva.playthrough --anew     lets the bots play all games anew, where old answers are illegal
"""

from __future__ import annotations

import difflib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.core.flow import Position
from camarilla.core.news import News
from camarilla.core.questions import CHANCE
from camarilla.games.viva import GAME
from camarilla.games.viva.state import Viva
from camarilla.speech import Speech

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Lars", "Andy", "Susanne", "Matt", "Gil")
COLOURS = ("blue", "red", "yellow", "black", "green")
LINE = re.compile(r"> (?P<who>[\w, ]+) \[(?P<rule>[\w.]*)\] (?P<answer>.*)")

Answer = tuple[int, str, Any]  # whose, by which rule it was asked, and what, as it is written


@dataclass
class Recorded:
    """A game to be recorded: what it shows, and the bots and dice that play it."""

    shows: str
    bots: tuple[str, ...]
    seed: int
    switches: dict[str, str] = field(default_factory=dict)
    components: str = ""


STEADY = ("steady",) * 4
MIXED = ("random", "steady", "random", "steady")
EXPERT = {"mode": "expert"}
RECORDED: dict[str, Recorded] = {
    "victory": Recorded("a victory by buildings alone (V18.3)", STEADY, 15),
    "luxury": Recorded("a victory that needs Yacht or Supercar (V18.2)", STEADY, 2),
    "money": Recorded("a tie that money decides (V18.3)", STEADY, 49),
    "shared": Recorded("a shared victory (V18.3)", STEADY, 46),
    "sunglasses": Recorded("an expert victory by the sunglasses (V19.2)", STEADY, 8, EXPERT),
    "coup": Recorded("a coup among three whose leader wins (V13.2)", STEADY[:3], 12),
    "failed-coup": Recorded(
        "failed coups among five, one of them called off (V8.3, V14.2)",
        ("steady", "random", "steady", "random", "steady"),
        6,
    ),
    "loans-and-kills": Recorded(
        "the expert game with loans, returned dice, kills and a free die (V20.1, V23.1, V23.2, V25.1)",
        MIXED,
        29,
        EXPERT,
    ),
    "separate-payment": Recorded(
        "every purchase paid on its own, and a shuffled deck (V15.7, V0.5)", STEADY, 5, {"payment": "separate"}
    ),
    "kills-per-player": Recorded(
        "at most one kill per player and battle (V20.1)", MIXED, 0, {**EXPERT, "killsPerOne": "perPlayer"}
    ),
    "spies-only-look": Recorded(
        "spies who only look, burglars and a diversion (V26.SPY, V26.BUR, V26.DIV)", STEADY, 22, {"spyEffect": "look"}
    ),
    "own-box": Recorded("a deck and estates of the players' own (V1.2, V2.1)", STEADY, 3, {}, "own-box.json"),
}


# --- playing ----------------------------------------------------------------------------------------------------------


def begun(players: int, switches: dict[str, str], components: str) -> Position:
    own = json.loads((FOLDER / components).read_text("utf-8")) if components else None
    return GAME.begin(players, switches, own)


def played_by_bots(recorded: Recorded) -> list[Answer]:
    """What bots and dice answer; the players of the rule book's examples sit down in their colours."""
    position = begun(len(recorded.bots), recorded.switches, recorded.components)
    bots = [bot_named("viva", kind, f"{recorded.seed} {seat}") for seat, kind in enumerate(recorded.bots)]
    dice = QuickDice(f"dice {recorded.seed}")
    answers: list[Answer] = []
    while not position.over:
        seat, question = next(iter(position.asked().items()))
        if seat == CHANCE:
            answer = question.sample(dice)
        elif question.key == "viva-ask-colour":
            answer = COLOURS[seat]
        else:
            answer = bots[seat].answer(Look(GAME, position, seat), question)
        answers.append((seat, question.rule, question.write(answer)))
        position.answer(seat, answer)
    return answers


# --- telling ----------------------------------------------------------------------------------------------------------


def told(shows: str, players: int, switches: dict[str, str], components: str, answers: list[Answer]) -> str:
    """A game as its file tells it."""
    names = NAMES[:players]
    chosen = ", ".join(f"{name}={value}" for name, value in switches.items())
    lines = ["Junta: Viva el Presidente!", f"Shows: {shows}", f"Players: {', '.join(names)}"]
    lines += [f"Switches: {chosen or 'none'}", f"Components: {components or 'as they come with the game'}", ""]
    position = begun(players, switches, components)
    for who, rule, written, happened in _grouped(position, answers):
        speakers = ", ".join("dice" if seat == CHANCE else names[seat] for seat in who)
        lines.append(f"> {speakers} [{rule}] {json.dumps(written, ensure_ascii=False)}")
        lines += _sentences(happened, names, position.state)
    assert position.over, "the answers end before the game does"
    return "\n".join([*lines, "", *_end(position, names)]) + "\n"


def _grouped(position: Position, answers: list[Answer]) -> Iterator[tuple[list[int], str, Any, list[News]]]:
    """The answers, given one after the other; who passes after each other without anything happening passes in one."""
    together: tuple[list[int], str, Any] | None = None
    for seat, rule, written in answers:
        question = position.question(seat)
        assert question.rule == rule, f"asked by {question.rule}, answered by {rule}"
        if together and (together[1:] != (rule, written) or written != "pass"):
            yield (*together, [])
            together = None
        happened: list[News] = []
        position.state.ears = happened
        position.answer(seat, question.read(written))
        together = ([*(together[0] if together else []), seat], rule, written)
        if happened or position.over:
            yield (*together, happened)
            together = None
    if together:
        yield (*together, [])


def _sentences(news: list[News], names: tuple[str, ...], g: Viva) -> list[str]:
    speech = Speech("en", names)
    lines = []
    for one in news:
        knows = next(iter(one.secret), None)  # whoever learns most
        sentence = f"  {speech.heard(one.heard_by(knows))} ({one.rule})"
        lines += ["", sentence, *_estates(g, names)] if one.id == "viva-news-round" else [sentence]
    return lines


def _estates(g: Viva, names: tuple[str, ...]) -> list[str]:
    """The table at the beginning of a round."""
    return [
        f"    {name}: {g.house_count(seat)} buildings, {g.dice[seat]} militias, hand {' '.join(g.hands[seat]) or '-'}"
        for seat, name in enumerate(names)
    ]


def _end(position: Position, names: tuple[str, ...]) -> list[str]:
    outcome, g = position.result, position.state
    winners = ", ".join(names[seat] for seat in outcome.winners)
    points = ", ".join(f"{name} {points}" for name, points in zip(names, outcome.scores, strict=True))
    return [
        f"Ends: {outcome.ending} of {winners} after {outcome.rounds} rounds. Points: {points}.",
        *_estates(g, names),
    ]


# --- reading ----------------------------------------------------------------------------------------------------------


def told_again(text: str) -> str:
    """The game that a file tells, told anew from its answers and dice."""
    head = dict(line.split(": ", 1) for line in text.splitlines()[:5])
    players = len(head["Players"].split(", "))
    chosen = [] if head["Switches"] == "none" else head["Switches"].split(", ")
    switches = {name: value for name, _, value in (one.partition("=") for one in chosen)}
    components = head["Components"] if head["Components"].endswith(".json") else ""
    answers: list[Answer] = []
    for found in filter(None, map(LINE.fullmatch, text.splitlines())):
        for who in found["who"].split(", "):
            seat = CHANCE if who == "dice" else NAMES.index(who)
            answers.append((seat, found["rule"], json.loads(found["answer"])))
    return told(head["Shows"], players, switches, components, answers)


def main(arguments: list[str]) -> None:
    if "--anew" in arguments:
        for name, game in RECORDED.items():
            text = told(game.shows, len(game.bots), game.switches, game.components, played_by_bots(game))
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
