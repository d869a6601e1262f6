"""What a seat sees, as numbers or as JSON, and what the end is worth to it. Nothing here looks at a state."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from camarilla.arena.simulate import ranks
from camarilla.core.flow import Position
from camarilla.core.game import Game, Outcome
from camarilla.core.illegal import Refused
from camarilla.core.plain import plain
from camarilla.core.questions import Question
from camarilla.core.words import Plain
from camarilla.lab.play import Play
from camarilla.match.match import written_question
from camarilla.nets.features import Sight
from camarilla.speech import Speech

SLOTS = 1024  # numbers of an observation, unless told
MOST = 8.0  # no number is larger
REWARDS = ("outcome", "rank", "score")
OBSERVATIONS = ("features", "json")


@dataclass
class Waiting(Question[None]):
    """What a seat is asked that is not asked: nothing."""

    key: ClassVar[str] = "lab-waiting"
    rule: str = ""


WAITING = Waiting()


def features(play: Play, seat: int, slots: int = SLOTS) -> Any:
    """View, question and steps so far as the networks of the house see them: hashed into so many numbers."""
    turn = play.turns.get(seat)
    question: Question[Any] = WAITING
    if turn is not None:
        question = turn.aside if turn.speaking and turn.aside is not None else turn.question
    view = play.game.view(play.position.state, seat)
    sight = Sight(play.game.id, view, question, seat, play.players, (slots, slots))
    steps_at, steps_much = sight.steps(turn.so_far if turn is not None else ())
    numbers = np.zeros(slots, np.float32)
    np.add.at(numbers, sight.at + steps_at, np.array(sight.much + steps_much, np.float32))
    if turn is not None and turn.page:
        numbers[0] = turn.page  # the one place that no feature has
    return np.clip(numbers, -MOST, MOST)


def seen(play: Play, seat: int) -> dict[str, Plain]:
    """The whole view with the question, the steps so far and the actions that are legal now."""
    turn = play.turns.get(seat)
    found: dict[str, Plain] = {"you": seat, "view": plain(play.game.view(play.position.state, seat))}
    found["question"] = plain(written_question(turn.question)) if turn is not None else None
    found["aside"] = plain(written_question(turn.aside)) if turn is not None and turn.aside is not None else None
    found["speaking"] = turn.speaking if turn is not None else False
    found["steps"] = list(turn.so_far) if turn is not None else []
    found["actions"] = {str(action): key for action, key in play.actions(seat).items()}
    return found


def seen_json(play: Play, seat: int) -> str:
    """The same as one line of ASCII."""
    return json.dumps(seen(play, seat), separators=(",", ":"), sort_keys=True)


def mask(play: Play, seat: int) -> Any:
    """One for each legal action. Whoever is not asked can only wait, which is the action ``STOP``."""
    found = np.zeros(play.width, np.int8)
    found[list(play.actions(seat)) or [0]] = 1
    return found


def reward(kind: str, outcome: Outcome, seat: int) -> float:
    """What the end is worth: by ``outcome`` the seat's share of the victory, by ``rank`` from 1 (first) to -1 (last or
    nobody won), by ``score`` the points or the money that the game counts."""
    if kind == "score":
        return float(outcome.scores[seat])
    if kind == "rank":
        players = len(outcome.scores)
        return 1 - 2 * (ranks(outcome)[seat] - 1) / (players - 1) if outcome.winners else -1.0
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def begun(game: Game, players: int, switches: dict[str, str]) -> Position:
    """A new game; what it cannot be begun with is refused in a sentence."""
    try:
        return game.begin(players, switches)
    except Refused as refused:
        raise ValueError(Speech("en").refused(refused)) from refused


def known(name: str, value: str, values: tuple[str, ...]) -> str:
    """The value, if it is one of these."""
    if value not in values:
        raise ValueError(f"{name}={value!r} is unknown; known: {', '.join(values)}")
    return value
