"""Golden games: a quiet one, a forced budget, a dead President, both ends of a coup, exile, two and three players."""

from __future__ import annotations

import pytest
from tests.games.junta.playthrough import FOLDER, RECORDED, replay

HAPPENS = {
    "quiet": "The budget is accepted.",
    "forced-budget": "sends the police into the Chamber",
    "president-assassinated": "is dead.",
    "coup-won-by-the-rebels": "The coup is decided for the rebels.",
    "coup-won-by-the-president": "The coup is decided for the President.",
    "exile-and-return": "is back in the country.",
    "two-players": "starts a coup.",
    "three-players": "rolls",
    "everybody-dead": "Everybody is dead. Everybody loses.",
}


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_golden_game_is_played_again_word_for_word(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert replay(told) == told


@pytest.mark.parametrize("name", sorted(HAPPENS))
def test_every_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    """J2.3, J8.5, J9.1b, J10.3, J14.2, J17.0t."""
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert HAPPENS[name] in told
    ending = "everybody_dead" if name == "everybody-dead" else "stack_empty"
    assert told.splitlines()[-1].startswith(f"# {ending} after ")
