"""One golden game for every way to win, and for the variants, told word for word."""

from __future__ import annotations

import pytest
from tests.games.global_powers.playthrough import FOLDER, RECORDED, told_again

from camarilla.games.global_powers import GAME

FILES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_told_word_for_word(name: str) -> None:
    assert told_again(text_of(name)) == text_of(name)


def test_every_recorded_game_is_there() -> None:
    assert sorted(RECORDED) == FILES


def test_every_way_to_win_and_every_number_of_players_has_its_game() -> None:
    endings = {line.split()[1] for name in FILES for line in text_of(name).splitlines() if line.startswith("Ends: ")}
    assert endings == set(GAME.endings)
    assert {len(game.bots) for game in RECORDED.values()} == set(GAME.seats)


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("points", ["(G30.1)", "(G22.6)", "(G28.1)", "(G31.2)", "(G33.1)"]),
        ("dominance", ["(G35.1)", "(G17.2)", "(G21.1)"]),
        ("safety", ["(G36.1)", "(G27.E12)"]),
        ("open-english", ["(G4.8)"]),
    ],
)
def test_a_golden_game_shows_what_it_is_there_for(name: str, sentences: list[str]) -> None:
    for sentence in sentences:
        assert sentence in text_of(name)
