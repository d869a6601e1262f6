"""The coach at a player's elbow: what a question means, and what an old hand would answer.

What it means is a message for every kind of question, ``KIND-coach``. What an old hand would do is the answer of a bot
that gets the same Look as any bot on that seat: it can know nothing that the player could not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.bots import Look, bot_named, usual
from camarilla.core.questions import Question
from camarilla.core.words import Plain, Words


@dataclass(frozen=True)
class Advice:
    """What an old hand would answer, and how that reads."""

    answer: Plain
    words: Words


def meaning(question: Question[Any]) -> str:
    """The message that says what a question of this kind is about."""
    return f"{question.kind()}-coach"


def advise(game_id: str, look: Look, question: Question[Any], seed: str) -> Advice:
    """What an old hand would answer; the same for the same seed."""
    return spoken(question, bot_named(game_id, usual(game_id), seed).answer(look, question))


def spoken(question: Question[Any], answer: Any) -> Advice:
    """An answer as advice."""
    return Advice(question.write(answer), question.label(answer))
