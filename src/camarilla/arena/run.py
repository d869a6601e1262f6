"""One game among bots, as fast as it goes: nobody listens, nothing is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots import Bot, QuickDice, Seated
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome
from camarilla.core.illegal import BrokenLaw
from camarilla.core.playout import ENDLESS, play_on
from camarilla.core.questions import Dice
from camarilla.core.words import Plain


@dataclass
class Played:
    """What became of one game. Decisions are answers of players who had at least two to choose from."""

    outcome: Outcome
    decisions: int


def play(game: Game, position: Position, bots: Sequence[Bot], dice: Dice) -> Played:
    """Plays a game to its end. Chance and what is forced never come up (``Position.hurry``)."""
    decisions = play_on(game, position, dice, Seated(game, bots))
    if not position.over:
        raise BrokenLaw(f"{game.id}: a game of {ENDLESS} answers has no end")
    return Played(position.result, decisions)


def play_seeded(
    game: Game, players: int, switches: dict[str, str], components: Plain, bots: Sequence[Bot], seed: str
) -> Played:
    """A whole game from a seed."""
    return play(game, game.begin(players, switches, components), bots, QuickDice(seed))
