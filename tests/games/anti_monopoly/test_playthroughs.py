"""One golden game for every ending, and one for the variant."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.playthrough import FOLDER, RECORDED, replay

ENDINGS = {"world-peace": "peace", "joint-disarmament": "disarmament", "zero": "zero"}


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_golden_game_is_played_again_word_for_word(name: str) -> None:
    told = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert replay(told) == told


@pytest.mark.parametrize(("name", "ending"), sorted(ENDINGS.items()))
def test_every_ending_has_its_game(name: str, ending: str) -> None:
    last = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[-1]
    assert last.startswith(f"# {ending} after ")
