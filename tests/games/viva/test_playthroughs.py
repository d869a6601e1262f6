"""One golden game for every way to end and for every variant, told word for word."""

from __future__ import annotations

import pytest
from tests.games.viva.playthrough import FOLDER, RECORDED, told_again

from camarilla.games.viva import GAME

FILES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def ending_of(name: str) -> str:
    return next(line for line in text_of(name).splitlines() if line.startswith("Ends: "))


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_told_word_for_word(name: str) -> None:
    assert told_again(text_of(name)) == text_of(name)


def test_every_recorded_game_is_there() -> None:
    assert sorted(RECORDED) == FILES


def test_every_ending_and_every_variant_has_its_game() -> None:
    ended = {ending_of(name).split()[1] for name in FILES}
    assert ended == set(GAME.endings)
    played = {(name, value) for game in RECORDED.values() for name, value in game.switches.items()}
    for switch in GAME.switches:
        assert {(switch.name, value) for value in switch.values if value != switch.default} <= played
    assert {len(game.bots) for game in RECORDED.values()} == set(GAME.seats)


@pytest.mark.parametrize(
    ("name", "sentences"),
    [
        ("luxury", ["has 5 points"]),
        ("coup", ["is overthrown", "(V13.1)", "(V13.2)"]),
        ("failed-coup", ["No attacker is left", "(V14.1)", "(V14.2)"]),
        ("loans-and-kills", ["(V23.1)", "(V23.2)", "(V25.1)", "(V20.1)", "(V15.1)"]),
        ("kills-per-player", ["(V20.1)"]),
        ("separate-payment", ["(V0.5)"]),
        ("spies-only-look", ["(V26.SPY)", "(V26.BUR)", "(V26.DIV)"]),
    ],
)
def test_a_golden_game_shows_what_it_is_there_for(name: str, sentences: list[str]) -> None:
    for sentence in sentences:
        assert sentence in text_of(name)
