"""Golden games that a rules expert can read: every answer, every die, and what happened, with the rule behind it.

A file tells a game in full, played with a thin stack of aid so that it is short. Lines with ``>`` are answers, asides
and dice; the test gives them again and compares every other line. ``python -m tests.games.junta.playthrough`` records
the games anew, for looking at the difference.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from camarilla.bots import Look, bot_named
from camarilla.core.game import Setup
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.games.junta import GAME
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match
from camarilla.speech import Speech

FOLDER = Path(__file__).parent / "playthroughs"
NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay", "Gus")
THIN = {"notes": {"notes": [{"value": 1, "count": 10}, {"value": 2, "count": 6}, {"value": 3, "count": 2}]}}
POLL = 8  # one time in so many somebody is asked for an aside
# name: players by their bots, switches, seed
RECORDED: dict[str, tuple[tuple[str, ...], dict[str, str], int]] = {
    "quiet": (("steady",) * 4, {}, 14),
    "forced-budget": (("steady",) * 5, {}, 3),
    "president-assassinated": (("steady",) * 5, {}, 9),
    "coup-won-by-the-rebels": (("steady",) * 4, {}, 33),
    "coup-won-by-the-president": (("steady",) * 4, {}, 12),
    "coup-called-off": (("steady",) * 4, {}, 0),
    "exile-and-return": (("steady", "random", "random", "random"), {}, 0),
    "two-players": (("steady",) * 2, {}, 3),
    "three-players": (("steady",) * 3, {}, 1),
    "everybody-dead": (("random",) * 2, {}, 3651),
}


class Seeded:
    """Seeded dice."""

    def __init__(self, seed: int | str) -> None:
        self.random = random.Random(seed)

    def below(self, bound: int) -> int:
        return self.random.randrange(bound)


class Scripted:
    """Chance that reads its answers from a file, or notes what it says."""

    def __init__(self, given: list[Any] | None, dice: DiceChance) -> None:
        self.given = given
        self.dice = dice
        self.noted: list[tuple[str, Question[Any], Any]] = []

    def answer(self, question: Question[Any], index: int) -> Any:
        answer = self.dice.answer(question, index) if self.given is None else question.read(self.given.pop(0))
        self.noted.append(("chance", question, answer))
        return answer


def record(kinds: tuple[str, ...], switches: dict[str, str], seed: int) -> tuple[str, list[News]]:
    """A game among bots, as its file tells it, and all its news."""
    chance = Scripted(None, DiceChance(Seeded(seed)))
    match, news = Match.begin(GAME, Setup(GAME.id, len(kinds), switches, THIN), chance)
    bots = [bot_named(GAME.id, kind, f"{seed} {seat}") for seat, kind in enumerate(kinds)]
    coin = Seeded(f"asides {seed}")
    lines, heard = [*_head(len(kinds), switches), *_told(chance, [], news)], [*news]
    while not match.over:
        seat = coin.below(len(kinds))
        aside = match.interjection(seat) if coin.below(POLL) == 0 else None
        said = bots[seat].interject(Look(GAME, match.position, seat), aside) if aside is not None else None
        if aside is not None and said is not None:
            news = match.interject(seat, said)
            lines += _told(chance, [(f"{NAMES[seat]} aside", aside, said)], news)
        else:
            seat, question = next(iter(match.asked().items()))
            answer = (
                question.default()
                if question.forced()
                else bots[seat].answer(Look(GAME, match.position, seat), question)
            )
            news = match.answer(seat, answer)
            lines += _told(chance, [(NAMES[seat], question, answer)], news)
        heard += news
    return "\n".join([*lines, *_end(match)]) + "\n", heard


def replay(told: str) -> str:
    """The game that a file tells, played again from its answers and dice."""
    lines = told.splitlines()
    players, switches = json.loads(lines[1].removeprefix("# "))
    given = [line.removeprefix("> ").split(" = ", 1) for line in lines if line.startswith("> ")]
    chance = Scripted(
        [json.loads(answer) for head, answer in given if head.startswith("chance ")], DiceChance(Seeded(0))
    )
    match, news = Match.begin(GAME, Setup(GAME.id, players, switches, THIN), chance)
    again = [*_head(players, switches), *_told(chance, [], news)]
    for head, written in given:
        if head.startswith("chance "):
            continue
        seat, aside = NAMES.index(head.split()[0]), head.split()[1] == "aside"
        question = match.interjection(seat) if aside else match.asked()[seat]
        assert question is not None
        answer = question.read(json.loads(written))
        news = match.interject(seat, answer) if aside else match.answer(seat, answer)
        again += _told(chance, [(head.rsplit(" ", 1)[0], question, answer)], news)
    return "\n".join([*again, *_end(match)]) + "\n"


def _head(players: int, switches: dict[str, str]) -> list[str]:
    return [f"# Junta, {players} players: {', '.join(NAMES[:players])}", f"# {json.dumps([players, switches])}"]


def _told(chance: Scripted, said: list[tuple[str, Question[Any], Any]], news: list[News]) -> list[str]:
    speech = Speech("en", NAMES)
    lines = [
        f"> {who} {question.key} = {json.dumps(question.write(answer))}"
        for who, question, answer in [*said, *chance.noted]
    ]
    chance.noted.clear()
    return [*lines, *[f"  {speech.heard(one.heard_by(None))} ({one.rule})" for one in news]]


def _end(match: Match) -> list[str]:
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(NAMES[one] for one in outcome.winners) or "nobody"
    return [f"# {outcome.ending} after {outcome.rounds} rounds, won by {winners}, accounts {list(outcome.scores)}"]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, recorded in RECORDED.items():
        (FOLDER / f"{name}.txt").write_text(record(*recorded)[0], "utf-8")
        print(name)
