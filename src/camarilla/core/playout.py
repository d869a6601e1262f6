"""Playing on where nobody watches: the one loop of simulations, benches and searches.

A searcher plays in worlds of its own (``Look.world``), never in the match:

    world = look.world(dice)                          # looks the same to this seat, with cards and dice of its own
    for answer in candidates:
        trial = world.copy()                          # tells nobody anything
        trial.hurry(dice)                             # chance and whatever is forced answer themselves
        trial.trust(look.seat, answer)                # sampled, listed or checked: not looked at again
        play_on(look.game, trial, dice, rounds=2)     # at random for two rounds; or with ``players``, or to the end
        value = worth(trial)                          # ``trial.result`` is the Outcome, or None where it was cut off

The same dice for all candidates make them comparable: give each trial a generator of the same seed.
"""

from __future__ import annotations

from typing import Any, Protocol

from camarilla.core.flow import Ask, AskAll, Position
from camarilla.core.game import Game, no_interjection
from camarilla.core.questions import Dice, Question

HAGGLING = 4  # words that follow each other; then the game goes on
POLL = 8  # before a question, one time in so many, somebody is asked whether he wants to interject
ENDLESS = 200_000  # decisions; far beyond the longest game that is still one


class Players(Protocol):
    """Whoever answers for all seats. What they say is trusted: it must be legal."""

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        """The answer of this seat, which has a choice."""
        ...

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        """What this seat says out of turn; None: nothing."""
        ...


def play_on(
    game: Game,
    position: Position,
    dice: Dice,
    players: Players | None = None,
    rounds: int = ENDLESS,
    decisions: int = ENDLESS,
    asides: bool = True,
    replies: bool = False,
) -> int:
    """Plays to the end, or until so many further rounds have begun or decisions were made; says how many were.

    Without ``players`` everybody answers at random. ``asides``: whether anybody may speak out of turn;
    ``replies``: whether whoever is spoken to answers at once, as at a table.
    """
    if position.dice is not dice:
        position.hurry(dice)
    asides = asides and game.may_interject is not no_interjection
    last = position.state.rounds() + rounds if rounds < ENDLESS else ENDLESS
    made = 0
    while made < decisions:
        step = position.step
        if step is None or (last < ENDLESS and position.state.rounds() >= last):
            return made
        if asides and dice.below(POLL) == 0 and _interjected(game, position, dice, players):
            made += 1 + (_replied(game, position, players) if replies and players is not None else 0)
        elif isinstance(step, Ask):
            question = step.question
            position.go_on(question.sample(dice) if players is None else players.answer(position, step.seat, question))
            made += 1
        else:
            made += _all_answered(position, step, dice, players)
    return made


def _all_answered(position: Position, step: AskAll, dice: Dice, players: Players | None) -> int:
    """Everybody who is still asked answers; how many they are."""
    sealed = position.stack[-1].sealed
    if players is None and not sealed:  # they do not look at each other, either
        position.go_on({seat: question.sample(dice) for seat, question in step.questions.items()})
        return len(step.questions)
    asked = [(seat, question) for seat, question in step.questions.items() if seat not in sealed]
    for seat, question in asked:
        position.trust(seat, question.sample(dice) if players is None else players.answer(position, seat, question))
    return len(asked)


def _replied(game: Game, position: Position, players: Players) -> int:
    """Whoever was spoken to is heard at once: how often somebody answered."""
    replies = 0
    while replies < HAGGLING and position.step is not None:
        for seat in range(position.state.players):
            question = game.may_interject(position.state, seat)
            said = players.interject(position, seat, question) if question is not None and question.pressing() else None
            if said is not None:
                position.interject(game.interject(position.state, seat, said))
                break
        else:
            return replies
        replies += 1
    return replies


def _interjected(game: Game, position: Position, dice: Dice, players: Players | None) -> bool:
    """Somebody, drawn at random, may speak out of turn; says whether he did."""
    seat = dice.below(position.state.players)
    question = game.may_interject(position.state, seat)
    if question is None:
        return False
    said = question.sample(dice) if players is None else players.interject(position, seat, question)
    if said is None:
        return False
    position.interject(game.interject(position.state, seat, said))
    return True
