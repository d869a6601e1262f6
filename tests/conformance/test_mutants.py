"""The secrecy suite can fail: a sample of planted mistakes, one of every kind for every game.

`python3 dev.py mutants` plants all of them.
"""

from __future__ import annotations

import pytest
from tests.conformance.cases import FIRST_SEED
from tests.conformance.mutants import KEEPS, NOTHING, caught, honest, sample, speaking
from tests.conformance.walk import Coin

from camarilla.catalogue import GAMES
from camarilla.core.game import Game, no_interjection
from camarilla.school.fortune import FORTUNES

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_planted_mistakes_are_caught(game: Game) -> None:
    planted = sample(game, Coin(f"mutants {game.id} {FIRST_SEED}"))
    silent = {"interjection"} if game.may_interject is no_interjection else set()
    silent |= set() if game.id in FORTUNES else {"evening"}  # nobody has written down how one stands in it
    assert {mutant.kind for mutant in planted} == {KEEPS, NOTHING, *speaking()} - silent
    assert [str(mutant) for mutant in planted if not caught(mutant)] == []


@every_game
def test_the_games_themselves_pass_at_the_same_occasions(game: Game) -> None:
    honest(game, occasions=3)
