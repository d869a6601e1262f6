"""What a game says about its secrets is complete: a machine that changes one field after the other finds no more."""

from __future__ import annotations

import pytest
from tests.conformance.fields import SEALED, dealt_anew, some_games, unseen

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.plain import names_of

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_redeal_changes_what_is_declared_hidden_and_nothing_else(game: Game) -> None:
    declared = {SEALED, *[name for name in game.secrets.hidden if "." not in name]}
    found = set().union(*[dealt_anew(played) for played in some_games(game.id)])
    assert {name for name in found if "." not in name} == declared


@every_game
def test_what_no_spectator_sees_is_hidden_or_could_be_followed(game: Game) -> None:
    found = set().union(*[unseen(played) for played in some_games(game.id)])
    assert found - {*game.secrets.hidden, *game.secrets.followed} == set()


@every_game
def test_nothing_is_both_hidden_and_followed_and_every_name_is_a_field(game: Game) -> None:
    secrets = game.secrets
    assert not set(secrets.hidden) & set(secrets.followed)
    fields = names_of(type(game.begin(min(game.seats)).state))
    procedures = {kind.__name__: kind for kind in game.saves}
    for name in (*secrets.hidden, *secrets.followed):
        owner, _, field = name.rpartition(".")
        assert field in (names_of(procedures[owner]) if owner else fields), name
