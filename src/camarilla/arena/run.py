"""One game among bots, as fast as it goes: nothing is written down, and only those listen who remember."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from camarilla.bots import Bot, QuickDice, Seated, parley_of
from camarilla.bots.bot import remembers
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome
from camarilla.core.illegal import Refused
from camarilla.core.news import News
from camarilla.core.playout import ENDLESS, play_on
from camarilla.core.questions import Dice
from camarilla.core.words import Plain


class NoEnd(Refused):
    """Bots repeat themselves for ever, as rules allow that never cut a deadlock."""

    def __init__(self, game: str) -> None:
        super().__init__("lab-no-end", game=game, answers=ENDLESS)
        self.args = (game,)  # with which it is made again where another process played


@dataclass
class Played:
    """What became of one game. Decisions are answers of players who had at least two to choose from."""

    outcome: Outcome
    decisions: int


def play(
    game: Game,
    position: Position,
    bots: Sequence[Bot],
    dice: Dice,
    born: Sequence[str] = (),
    told: list[News] | None = None,
) -> Played:
    """Plays a game to its end. Chance and what is forced never come up (``Position.hurry``).

    The news are told only where somebody remembers them, or wants them: they are put into ``told``.
    """
    if told is None and any(remembers(bot) for bot in bots):
        told = []
    position.state.ears = told
    decisions = play_on(game, position, dice, seated(game, bots, told, born), replies=True)
    if not position.over:
        raise NoEnd(game.id)
    return Played(position.result, decisions)


def seated(game: Game, bots: Sequence[Bot], told: list[News] | None, born: Sequence[str]) -> Seated:
    """Bots in their seats, who hear what is demanded and promised aloud, where anybody of them remembers it."""
    speakers = {seat: born[seat] for seat, bot in enumerate(bots) if born and remembers(bot)}
    parley = parley_of(game.id, "|".join(born), speakers, len(bots))
    return Seated(game, bots, told, born, parley.told if parley is not None else None)


def play_seeded(
    game: Game, players: int, switches: dict[str, str], components: Plain, bots: Sequence[Bot], seed: str
) -> Played:
    """A whole game from a seed; so are the characters of its players."""
    born = [f"{seed}/{seat}" for seat in range(players)]
    return play(game, game.begin(players, switches, components), bots, QuickDice(seed), born)
