"""Every text that a game needs exists in both languages, with its arguments."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from tests.games.anti_monopoly.dice import Seeded

from camarilla.core.game import Setup
from camarilla.core.questions import Question
from camarilla.games.anti_monopoly import GAME
from camarilla.match.fair import DiceChance
from camarilla.match.match import Match
from camarilla.speech import LANGUAGES, Speech

NAMES = ("Ann", "Ben", "Cem", "Dot", "Eva", "Fay")


def _texts(speech: Speech, question: Question[Any], so_far: tuple[str, ...] = ()) -> list[str]:
    menu = question.menu(so_far)
    said = [speech.words(question.words()), *[speech.words(option.words) for option in menu.options]]
    if menu.options and len(so_far) < 2:
        said += _texts(speech, question, (*so_far, menu.options[-1].key))
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everything_that_is_said_in_random_games_has_words(language: str, players: int) -> None:
    speech = Speech(language, NAMES)
    said: list[str] = []
    for seed in range(12):
        match, news = Match.begin(GAME, Setup("anti_monopoly", players, {}), DiceChance(Seeded(seed)))
        dice = Seeded(seed + 1000)
        while True:
            for one in news:
                said += [speech.heard(one.heard_by(0)), speech.heard(one.heard_by(None))]
            if match.over:
                break
            seat, question = next(iter(match.asked().items()))
            said += _texts(speech, question)
            news = match.answer(seat, question.sample(dice))
    assert len(said) > 500
    for text in said:
        assert "am-" not in text, text
        assert "{" not in text, text
        assert "core-" not in text, text


def _ids(language: str) -> set[str]:
    text = resources.files("camarilla.games.anti_monopoly").joinpath("text", f"{language}.ftl").read_text("utf-8")
    return {line.split(" ")[0] for line in text.splitlines() if line.startswith("am-")}


def test_both_languages_have_the_same_messages() -> None:
    assert _ids("en") == _ids("de")


def test_switches_endings_and_cards_have_names() -> None:
    ids = _ids("en")
    for switch in GAME.switches:
        assert {f"am-switch-{switch.name}", f"am-switch-{switch.name}-help"} <= ids
        assert {f"am-switch-{switch.name}-{value}" for value in switch.values} <= ids
    assert {f"am-ending-{ending}" for ending in GAME.endings} <= ids
    assert set(GAME.reconstructed) <= ids
    for number in range(1, 25):
        assert {f"am-card-AC{number:02}", f"am-card-AC{number:02}-text"} <= ids
