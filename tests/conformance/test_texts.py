"""Everything a game says has words in every language, and the words get all their arguments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from tests.conformance.test_questions import NONSENSE
from tests.conformance.walk import Coin, Played, in_small_steps, questions_at, told

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.illegal import Refused
from camarilla.core.questions import Question
from camarilla.core.words import Words
from camarilla.match.match import Match
from camarilla.speech import LANGUAGES, Speech, bundle_of


def test_everything_that_is_said_has_words_in_every_language(played: Played) -> None:
    said = {(words.id, _key(words.args)): words for words in _all_words(played)}
    assert said
    for language in LANGUAGES:
        speech = Speech(language, [f"Player {seat}" for seat in range(played.case.players)])
        bundle = bundle_of(played.case.game.id, language)
        for words in said.values():
            with told(f"{played.case}, {language}: {words}"):
                _is_said(speech, bundle, words)


def _is_said(speech: Speech, bundle: FluentBundle, words: Words) -> None:
    for message in (words.id, *_texts_in(words.args)):
        assert bundle.has_message(message), f"{message} has no words in {speech.language}"
    pattern = bundle.get_message(words.id).value
    assert pattern is not None
    _, errors = bundle.format_pattern(pattern, speech.arguments(words.args))
    assert errors == []


def _all_words(played: Played) -> Iterator[Words]:
    """News to everybody, questions with their small steps, answers, and refusals."""
    for news in (played.opening, *(answer.news for answer in played.answers)):
        for one in news:
            for seat in (None, *one.secret):
                heard = one.heard_by(seat)
                yield Words(heard["id"], heard["args"])
    coin = Coin(f"words {played.case}")
    for moment in played.moments():
        match = played.at(moment)
        for seat, question, aside in questions_at(match):
            yield question.words()
            yield question.label(question.sample(coin))
            yield from _steps(question, coin)
            yield from _refusals(match, seat, aside, [coin.one_of(played.answers).written for _ in range(10)])


def _steps(question: Question[Any], coin: Coin) -> Iterator[Words]:
    steps, _ = in_small_steps(question, coin)
    for length in range(len(steps) + 1):
        for option in question.menu(steps[:length]).options:
            yield option.words


def _refusals(match: Match, seat: int, aside: bool, others: list[Any]) -> Iterator[Words]:
    question = match.interjection(seat) if aside else match.asked()[seat]
    assert question is not None
    for probe in (*NONSENSE, *others):
        try:
            question.check(question.read(probe))
        except Refused as refusal:
            yield refusal.words


def _texts_in(value: Any) -> Iterator[str]:
    """The messages that arguments refer to."""
    if isinstance(value, dict) and "text" in value:
        yield value["text"]
    elif isinstance(value, dict):
        for part in value.values():
            yield from _texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts_in(part)


def _key(args: dict[str, Any]) -> tuple[Any, ...]:
    """What decides about the words of a message: its arguments' names and the texts they refer to."""
    return (*sorted(args), *sorted(set(_texts_in(args))))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_itself_its_switches_and_endings_have_words(game: Game, language: str) -> None:
    bundle = bundle_of(game.id, language)
    wanted = [f"{game.prefix}-title", f"{game.prefix}-tagline", *game.reconstructed]
    wanted += [f"{game.prefix}-ending-{ending}" for ending in game.endings]
    for switch in game.switches:
        wanted += [f"{game.prefix}-switch-{switch.name}", f"{game.prefix}-switch-{switch.name}-help"]
        wanted += [f"{game.prefix}-switch-{switch.name}-{value}" for value in switch.values]
    assert [message for message in wanted if not bundle.has_message(message)] == []
