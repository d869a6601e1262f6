"""Whole games in sentences: news, questions, options and the table, in both languages, without a gap."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest

from camarilla.bots import Look, QuickDice, bot_named
from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Setup
from camarilla.core.news import News
from camarilla.core.questions import Question
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match
from camarilla.speech import LANGUAGES, Speech
from camarilla.terminal.screen import Screen
from camarilla.terminal.table import describe

NAMES = ["Ana", "Bert", "Cleo", "Dora", "Emil", "Fritz", "Gina"]
UNTOLD = re.compile(rf"\b(?:core|cli|{'|'.join(game.prefix for game in GAMES)})-[a-z]|[{{}}$]")
ANSWERS = 150


class Reader:
    """Reads everything aloud and remembers what could not be said."""

    def __init__(self, language: str) -> None:
        self.speech = Speech(language, NAMES)
        self.gaps: set[str] = set()

    def read(self, text: str) -> None:
        if UNTOLD.search(text):
            self.gaps.add(text)

    def news(self, news: list[News]) -> None:
        """As the public hears them, and as one who is let into a secret does."""
        for one in news:
            for seat in {None, next(iter(one.secret), None)}:
                self.read(self.speech.heard(one.heard_by(seat)))

    def question(self, question: Question[Any]) -> None:
        self.read(self.speech.words(question.words()))
        for option in question.menu().options:
            self.read(self.speech.words(option.words))

    def table(self, match: Match, seat: int) -> None:
        screen = Screen(self.speech, io.StringIO())
        state = match.position.state
        describe(screen, match.game.id, match.game.view(state, seat), state.box)
        assert isinstance(screen.out, io.StringIO)
        self.read(screen.out.getvalue())


@pytest.mark.parametrize("game_id", [game.id for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_told_from_beginning_to_end(game_id: str, language: str) -> None:
    game = game_of(game_id)
    players = max(game.seats)
    reader = Reader(language)
    match, news = Match.begin(game, Setup(game_id, players, {}), DiceChance(QuickDice("spoken")))
    reader.news(news)
    bots = [bot_named(game_id, "random", f"spoken {seat}") for seat in range(players)]
    for number in range(ANSWERS):
        if match.over:
            break
        seat, question = next(iter(match.asked().items()))
        reader.question(question)
        if number % 10 == 0:
            reader.table(match, seat)
        answer = bots[seat].answer(Look(game, match.position, seat), question)
        reader.news(match.answer(seat, answer))
    assert not reader.gaps
