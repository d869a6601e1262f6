"""The houses that stand. A game moves in when it passes the conformance suite."""

from __future__ import annotations

from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.games.anti_monopoly import GAME as ANTI_MONOPOLY
from camarilla.games.global_powers import GAME as GLOBAL_POWERS
from camarilla.games.junta import GAME as JUNTA
from camarilla.games.viva import GAME as VIVA

GAMES: tuple[Game, ...] = (VIVA, JUNTA, GLOBAL_POWERS, ANTI_MONOPOLY)


def game_of(name: str) -> Game:
    """The game of this id; refuses an unknown one, naming those that are known."""
    for game in GAMES:
        if game.id == name:
            return game
    raise BadInput("game", "core-unknown-game", game=name, known=[game.id for game in GAMES])
