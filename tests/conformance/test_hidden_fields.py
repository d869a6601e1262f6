"""What a game says about its secrets is complete: a machine that changes one field after the other finds no more."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.cases import COMPILED
from tests.conformance.fields import SEALED, dealt_anew, some_games, unseen
from tests.conformance.walk import Coin

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.plain import names_of
from camarilla.games.junta import purses
from camarilla.match.match import redeal

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


@pytest.mark.skipif(COMPILED, reason="nobody can listen to a compiled function")
def test_a_way_to_share_out_the_purses_of_junta_is_always_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """J7.1 Else they would stay as they are, and a world would know them; far fewer tries are needed than there are."""
    tried, shared_out, possible = list[bool](), purses._shared_out, purses._possible

    def noted(*args: Any) -> bool:
        tried.append(shared_out(*args))
        return tried[-1]

    def checked(*args: Any) -> bool:
        tried[-1] = possible(*args)
        return tried[-1]

    monkeypatch.setattr(purses, "_shared_out", noted)
    monkeypatch.setattr(purses, "_possible", checked)
    worst, worlds, coin = 0, 0, Coin("purses")
    for played in some_games("junta"):
        for moment in played.occasions or ():
            tried.clear()
            redeal(played.case.game, played.positions[moment], coin.below(played.case.players), coin)
            assert tried[-1], f"{played.case}, moment {moment}"
            worst, worlds = max(worst, len(tried)), worlds + 1
    assert worlds > 300
    assert worst <= purses.TRIES // 4
