"""Golden games that a rules expert can read: every answer, every die, and what happened, with the rule behind it.

A file tells a game in full. Lines with ``>`` are answers and dice; the test gives them again and compares every other
line. ``python -m tests.games.anti_monopoly.playthrough`` records the games anew, for looking at the difference.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.games.anti_monopoly.dice import Seeded

from camarilla.bots import Look, bot_named
from camarilla.core.game import Setup
from camarilla.core.news import News
from camarilla.core.questions import CHANCE, Question
from camarilla.games.anti_monopoly import GAME
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match
from camarilla.speech import Speech

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay")
# name: players by their bots, switches, seed
RECORDED: dict[str, tuple[tuple[str, ...], dict[str, str], int]] = {
    "world-peace": (("steady", "dove", "hawk"), {}, 81),
    "joint-disarmament": (("steady", "tit-for-tat", "hawk", "dove"), {}, 52),
    "zero": (("hawk", "hawk", "steady"), {}, 99),
    "values-1-to-6": (("steady", "dove"), {"coopValues": "6"}, 68),
}


class Scripted:
    """Chance that reads its answers from a file, or notes what it says."""

    def __init__(self, given: list[Any] | None, dice: DiceChance) -> None:
        self.given = given
        self.dice = dice
        self.noted: list[tuple[int, Question[Any], Any]] = []

    def answer(self, question: Question[Any], index: int) -> Any:
        answer = self.dice.answer(question, index) if self.given is None else question.read(self.given.pop(0))
        self.noted.append((CHANCE, question, answer))
        return answer


def record(kinds: tuple[str, ...], switches: dict[str, str], seed: int) -> str:
    """A game among bots, as its file tells it."""
    chance = Scripted(None, DiceChance(Seeded(seed)))
    match, news = Match.begin(GAME, Setup(GAME.id, len(kinds), switches), chance)
    bots = [bot_named(GAME.id, kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    lines = [*_head(len(kinds), switches), *_told(chance, [], news)]
    while not match.over:
        seat, question = next(iter(match.asked().items()))
        answer = bots[seat].answer(Look(GAME, match.position, seat), question)
        news = match.answer(seat, answer)
        lines += _told(chance, [(seat, question, answer)], news)
    return "\n".join([*lines, *_end(match)]) + "\n"


def replay(text: str) -> str:
    """The game that a file tells, played again from its answers and dice."""
    lines = text.splitlines()
    players, switches = json.loads(lines[1].removeprefix("# "))
    answers = [line.split(" = ", 1) for line in lines if line.startswith("> ")]
    given = [(head.startswith("> chance"), json.loads(answer)) for head, answer in answers]
    chance = Scripted([answer for is_chance, answer in given if is_chance], DiceChance(Seeded(0)))
    mine = [answer for is_chance, answer in given if not is_chance]
    match, news = Match.begin(GAME, Setup(GAME.id, players, switches), chance)
    told = [*_head(players, switches), *_told(chance, [], news)]
    while not match.over:
        seat, question = next(iter(match.asked().items()))
        answer = question.read(mine.pop(0))
        news = match.answer(seat, answer)
        told += _told(chance, [(seat, question, answer)], news)
    return "\n".join([*told, *_end(match)]) + "\n"


def _head(players: int, switches: dict[str, str]) -> list[str]:
    return ["# Anti-Monopoly III", f"# {json.dumps([players, switches])}"]


def _told(chance: Scripted, answers: list[tuple[int, Question[Any], Any]], news: list[News]) -> list[str]:
    """Answers and dice of one step, then what happened, as a spectator hears it."""
    speech = Speech("en", NAMES)
    lines = []
    for seat, question, answer in (*answers, *chance.noted):
        who = "chance" if seat == CHANCE else NAMES[seat]
        lines.append(f"> {who} {question.rule} = {json.dumps(question.write(answer))}")
    chance.noted = []
    return [*lines, *[f"  {speech.heard(one.heard_by(None))} ({one.rule})" for one in news]]


def _end(match: Match) -> list[str]:
    assert match.outcome is not None
    state = match.position.state
    places = [
        f"{NAMES[seat]} {state.money[seat]} million, {state.distance(seat)} to go" for seat in range(state.players)
    ]
    return [f"# {match.outcome.ending} after {match.outcome.rounds} rounds: {'; '.join(places)}"]


def main() -> None:
    for name, (kinds, switches, seed) in RECORDED.items():
        (FOLDER / f"{name}.txt").write_text(record(kinds, switches, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
