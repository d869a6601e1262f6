"""Why a bot answers what it answers: every answer that was weighed, as a sum of named terms.

The bot that decides and the bot that explains are one: it makes a list of choices, each with its terms, and takes the
choice with the highest sum. Nothing is made up afterwards. A term is a message and a figure, in what the game reckons
in (millions in Junta and Viva, points in Global Powers, fields in Anti-Monopoly).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from camarilla.bots.bot import Bot, Guarded, Look
from camarilla.bots.habits import HABITS
from camarilla.core.questions import Dice, Question
from camarilla.core.words import Arg, Words

TOLD = 3  # terms that are named
OTHERS = 2  # alternatives that are named
SLIGHT = 0.05  # figures are told with one decimal: a term below this would read as nothing
WHIM = "core-why-mood"  # a reason only where there is no other
LATER = {"core-why-chip": "core-why-chip-later"}  # what such a thing is called as long as it is worth nothing
PLAN = "core-why-lot"  # a plan is kept or not; its figures order the answers and count nothing


@dataclass(frozen=True)
class Term:
    """One thing that weighed, and how much."""

    words: Words
    value: float


@dataclass(frozen=True)
class Choice:
    """An answer and all that speaks for and against it."""

    answer: Any
    terms: tuple[Term, ...]

    @property
    def value(self) -> float:
        return sum([term.value for term in self.terms])

    def without(self, name: str) -> Choice:
        """The same choice for somebody to whom this term means nothing."""
        return Choice(self.answer, tuple([term for term in self.terms if term.words.id != name]))


@dataclass(frozen=True)
class Explained:
    """An answer, the terms that decided, heaviest first, and the next best answers with theirs.

    ``value`` is the sum of all terms, those included that are too light to be told.
    """

    answer: Any
    value: float
    terms: tuple[Term, ...]
    alternatives: tuple[Explained, ...] = field(default=())


def term(name: str, value: float, **args: Arg) -> Term:
    """A term by the id of its message."""
    return Term(Words(name, args), value)


def choice(answer: Any, *terms: Term) -> Choice:
    return Choice(answer, terms)


def best(choices: Sequence[Choice]) -> Choice:
    """The one with the highest sum; of equals the first."""
    return max(choices, key=lambda one: one.value)


def told(choices: Sequence[Choice]) -> Explained:
    """The best choice with its reasons, and the next best ones.

    The terms that are told first are those in which it differs most from the next best answer: what is the same for
    both decided nothing. Two ways of thinking that come to the same answer are one answer.
    """
    ordered = list[Choice]()
    if choices and all({part.words.id for part in one.terms} == {PLAN} for one in choices):
        planned = best(choices)
        return Explained(planned.answer, 0.0, tuple([_uncounted(part) for part in planned.terms]))
    for one in sorted(choices, key=lambda one: -one.value):
        if all(one.answer != other.answer for other in ordered[: 1 + OTHERS]):
            ordered.append(one)
    others = [_summary(one, ordered[0]) for one in ordered[1 : 1 + OTHERS]]
    chosen = _summary(ordered[0], ordered[1] if len(ordered) > 1 else None)
    return Explained(chosen.answer, chosen.value, chosen.terms, tuple(others))


def _summary(one: Choice, against: Choice | None) -> Explained:
    there = {} if against is None else {part.words.id: part.value for part in against.terms}
    weighty = sorted(one.terms, key=lambda part: -abs(part.value - there.get(part.words.id, 0.0)))
    heavy = [part for part in weighty if abs(part.value) >= SLIGHT and part.words.id != WHIM][:TOLD]
    return Explained(one.answer, one.value, tuple(heavy) or _nothing_heavy(one))


def _nothing_heavy(one: Choice) -> tuple[Term, ...]:
    """Nothing counts: then it was a whim, or something that has time, or all the same."""
    whims = [_uncounted(part) for part in one.terms if part.words.id == WHIM and part.value >= SLIGHT]
    later = [term(LATER[part.words.id], 0.0) for part in one.terms if part.words.id in LATER]
    return tuple(whims or later) or (term("core-why-even", 0.0),)


def _uncounted(part: Term) -> Term:
    return Term(part.words, 0.0)


def by_habit(answer: Any, kind: str = "") -> Explained:
    """An answer that was not weighed: Steady's rule of thumb for this kind of question, and nothing else is claimed."""
    return Explained(answer, 0.0, (term(HABITS.get(kind, "core-why-habit"), 0.0),))


def practised(answer: Any, likely: Sequence[tuple[Any, float]]) -> Explained:
    """An answer that a network has learnt: how likely it is to be right, in a hundred, and what else came to mind."""
    found = [_learnt(one, weight) for one, weight in likely]
    chosen = next((one for one in found if one.answer == answer), None)
    if chosen is None:
        return Explained(answer, 0.0, (term("core-why-practice", 0.0),))
    others = [one for one in found if one is not chosen and one.value <= chosen.value]
    return Explained(answer, chosen.value, chosen.terms, tuple(others[:OTHERS]))


def _learnt(answer: Any, weight: float) -> Explained:
    return Explained(answer, 100 * weight, (term("core-why-practice", 100 * weight),))


class Weighing(ABC):
    """A bot that weighs. Where it has nothing to weigh, the rung below answers, by its rules of thumb.

    ``deaf_to`` names terms that mean nothing to it: a test takes one away and sees the values change as they were told.
    """

    remembers = True

    def __init__(self, dice: Dice, deaf_to: Iterable[str] = ()) -> None:
        self.dice = dice
        self.below = self.rung_below(dice)
        self.deaf_to = frozenset(deaf_to)

    @abstractmethod
    def rung_below(self, dice: Dice) -> Bot:
        """Who answers where there is nothing to weigh."""

    def choices(self, look: Look, question: Question[Any]) -> Iterable[Choice]:
        """All answers that are worth a thought, with their terms; none: no opinion."""
        return ()

    def objects(self, look: Look, question: Question[Any], answer: Any) -> bool:
        """Whether this must not be answered, whatever a network thinks of it: people would laugh."""
        return False

    def weighed(self, look: Look, question: Question[Any]) -> list[Choice]:
        found = list(self.choices(look, question))
        for name in self.deaf_to:
            found = [one.without(name) for one in found]
        return found

    def answer(self, look: Look, question: Question[Any]) -> Any:
        found = self.weighed(look, question)
        return best(found).answer if found else self.below.answer(look, question)

    def explain(self, look: Look, question: Question[Any]) -> Explained:
        """The same answer, with its reasons."""
        found = self.weighed(look, question)
        if found:
            return told(found)
        return by_habit(self.below.answer(look, question), question.kind())

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.below.interject(look, question)


def explain(bot: Bot, look: Look, question: Question[Any]) -> Explained:
    """The answer of any bot with its reasons; who does not weigh can say no more than that it is his habit."""
    inner = bot.bot if isinstance(bot, Guarded) else bot
    how: Callable[[Look, Question[Any]], Explained] | None = getattr(inner, "explain", None)
    if how is None:
        steady = getattr(inner, "by_the_book", False)  # only whoever keeps these rules may give them as reasons
        return by_habit(bot.answer(look, question), question.kind() if steady else "")
    try:
        found = how(look, question)
        question.check(found.answer)
    except Exception as failure:
        if not isinstance(bot, Guarded):
            raise
        bot.failures.append(failure)
        return by_habit(question.default())
    return found
