"""The coach at a player's elbow: what a question means, what an old hand would answer, and why.

What it means is a message for every kind of question, ``KIND-coach``. What an old hand would do is the answer of a bot
that gets the same Look as any bot on that seat: it can know nothing that the player could not. Why are that bot's own
terms (``bots/reasons.py``): the coach makes up nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.bots import Look, bot_named, kinds, usual
from camarilla.bots.reasons import Explained, Term, explain
from camarilla.core.questions import Question
from camarilla.core.words import Plain, Words

SHREWDEST = "schemer"  # of those who can say why

# What the figures of his weighing count, in words.
UNITS: dict[str, str] = {
    "junta": "junta-coach-unit",
    "viva": "viva-coach-unit",
    "global_powers": "gp-coach-unit",
    "anti_monopoly": "am-coach-unit",
}


@dataclass(frozen=True)
class Advice:
    """What an old hand would answer, how that reads, what decided, and what else he thought of.

    ``value`` is the sum of ``reasons``: the heaviest, and everything else in one; 0 where he did not weigh.
    """

    answer: Plain
    words: Words
    value: float = 0.0
    reasons: tuple[Term, ...] = ()
    alternatives: tuple[Advice, ...] = ()


def meaning(question: Question[Any]) -> str:
    """The message that says what a question of this kind is about."""
    return f"{question.kind()}-coach"


def old_hand(game_id: str) -> str:
    """Which kind of bot advises: the one that can say why, where the game has one."""
    return SHREWDEST if SHREWDEST in kinds(game_id) else usual(game_id)


def advise(game_id: str, look: Look, question: Question[Any], seed: str) -> Advice:
    """What an old hand would answer, and why; the same for the same seed."""
    told = explain(bot_named(game_id, old_hand(game_id), seed), look, question)
    return advice_of(question, told)


def advice_of(question: Question[Any], told: Explained) -> Advice:
    """An explained answer as advice."""
    words, others = question.label(told.answer), list[Advice]()
    for other in told.alternatives:  # two ways to pay for the same are one
        advice = advice_of(question, other)
        if advice.words not in [words, *[one.words for one in others]]:
            others.append(advice)
    return Advice(question.write(told.answer), words, told.value, told.terms, tuple(others))


def spoken(question: Question[Any], answer: Any) -> Advice:
    """An answer as advice, without reasons."""
    return Advice(question.write(answer), question.label(answer))
