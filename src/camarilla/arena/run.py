"""One game among bots, as fast as it goes: nobody listens, nothing is written down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from camarilla.bots import Bot, Look, QuickDice
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome, no_interjection
from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions import Dice
from camarilla.core.words import Plain

POLL = 8  # before a question, one time in so many, somebody is asked whether he wants to interject
ENDLESS = 200_000  # answers; far beyond the longest game that is still one


@dataclass
class Played:
    """What became of one game. Decisions are answers of players who had at least two to choose from."""

    outcome: Outcome
    decisions: int


def play(game: Game, position: Position, bots: Sequence[Bot], dice: Dice) -> Played:
    """Plays a game to its end. Chance and what is forced never come up (``Position.hurry``)."""
    decisions = 0
    poll = game.may_interject is not no_interjection
    position.hurry(dice)
    for _ in range(ENDLESS):
        if position.step is None:
            return Played(position.result, decisions)
        if poll and dice.below(POLL) == 0 and _interjects(game, position, bots, dice):
            decisions += 1
            continue
        seat, question = next(iter(position.asked().items()))
        if question.forced():
            position.answer(seat, question.default())
        else:
            decisions += 1
            position.answer(seat, bots[seat].answer(Look(game, position, seat), question))
    raise BrokenLaw(f"{game.id}: a game of {ENDLESS} answers has no end")


def _interjects(game: Game, position: Position, bots: Sequence[Bot], dice: Dice) -> bool:
    """Somebody, drawn at random, may speak out of turn; says whether he did."""
    seat = dice.below(len(bots))
    question = game.may_interject(position.state, seat)
    if question is None:
        return False
    answer: Any = bots[seat].interject(Look(game, position, seat), question)
    if answer is None:
        return False
    position.interject(game.interject(position.state, seat, answer))
    return True


def play_seeded(
    game: Game, players: int, switches: dict[str, str], components: Plain, bots: Sequence[Bot], seed: str
) -> Played:
    """A whole game from a seed."""
    return play(game, game.begin(players, switches, components), bots, QuickDice(seed))
