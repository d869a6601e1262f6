"""The coach has words for everything, advises legally, and knows no more than the seat he advises."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from camarilla.bots import Look, QuickDice
from camarilla.catalogue import GAMES
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.questions import Question
from camarilla.match.match import redeal
from camarilla.school import advise, meaning
from camarilla.school.coach import UNITS
from camarilla.speech import LANGUAGES, Speech

EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
GAMES_FOLDER = Path(__file__).parents[2] / "src" / "camarilla" / "games"
ADVISED = int(os.environ.get("CAMARILLA_COACH", "200")) // len(GAMES)  # python3 dev.py coach: 10,000
POSITIONS = 50  # of each game: 200 in all


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_its_words(game: Game, language: str):
    speech = Speech(language)
    missing = [kind for kind in game.kinds if not speech.knows(f"{kind}-coach")]
    assert missing == []


def moments(game: Game, seed: str) -> Iterator[tuple[Position, int, Question[Any]]]:
    """Questions to players of random games, with more than one answer."""
    for number in range(30 + ADVISED):
        dice = QuickDice(f"{seed} {number}")
        position = game.begin(game.seats[number % len(game.seats)])
        for turn in range(4_000):
            position.hurry(dice)
            asked = position.asked()
            if not asked:
                break
            seat, question = next(iter(asked.items()))
            if not question.forced() and turn % 5 == 0:
                yield position, seat, question
            position.answer(seat, question.sample(dice))


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_his_weighing_say_what_they_count(game: Game, language: str):
    assert Speech(language).knows(UNITS[game.id])


def cited(game: Game) -> dict[str, list[str]]:
    """Which rules every kind of question cites, as the rule book tells it."""
    found: dict[str, list[str]] = json.loads((GAMES_FOLDER / game.id / "text" / "asked.json").read_text("utf-8"))
    return found


@EVERY
def test_the_rule_book_knows_what_every_kind_of_question_cites(game: Game):
    assert sorted(cited(game)) == sorted(game.kinds)


@EVERY
def test_what_the_coach_recommends_is_legal_and_can_be_read(game: Game):
    speech, found = Speech("en", [f"P{seat}" for seat in range(7)]), 0
    rules = cited(game)
    for position, seat, question in moments(game, "legal"):
        advice = advise(game.id, Look(game, position, seat), question, f"{found}")
        question.check(question.read(advice.answer))
        assert speech.knows(advice.words.id), advice.words.id
        read = speech.say(advice.words.id, **advice.words.args)
        assert not set(read) & set(">*_[]{}"), f"{question.kind()} is told as a program would: {read}"
        ways = [speech.say(one.words.id, **one.words.args) for one in (advice, *advice.alternatives)]
        assert len(set(ways)) == len(ways), f"{question.kind()}: the same is recommended and thought of, too: {ways}"
        assert speech.knows(meaning(question))
        assert question.rule in rules[question.kind()], "run tools/asked.py"
        found += 1
        if found == ADVISED:
            return
    pytest.fail(f"only {found} positions")


@EVERY
def test_the_coach_advises_the_same_in_every_world_that_the_seat_cannot_tell_apart(game: Game):
    compared = 0
    for position, seat, question in moments(game, "blind"):
        other = redeal(game, position, seat, QuickDice(f"world {compared}"))
        here = advise(game.id, Look(game, position, seat), question, "same")
        there = advise(game.id, Look(game, other, seat), other.asked()[seat], "same")
        assert there == here, question.kind()
        compared += 1
        if compared == POSITIONS:
            return
    pytest.fail(f"only {compared} positions")
