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
NOTHING = 1e-9  # what sums of such figures may be wrong by
SLIGHT = 0.05  # figures are told with one decimal: a term below this would read as nothing
WHIM = "core-why-mood"  # named where it decided, or where there is nothing else
REST = "core-why-rest"  # all that is not named, in one figure
# What such a thing is called where it is worth nothing, and there is nothing else: a plan is kept.
AT_NOTHING = {"core-why-chip": "core-why-chip-later", "core-why-lot": "core-why-lot"}


@dataclass(frozen=True)
class Term:
    """One thing that weighed, and how much."""

    words: Words
    value: float

    @property
    def name(self) -> tuple[str, str]:
        """What it is about, and whom: the figures in its words may differ from answer to answer."""
        return self.words.id, str(self.words.args.get("who", ""))


@dataclass(frozen=True)
class Choice:
    """An answer and all that speaks for and against it."""

    answer: Any
    terms: tuple[Term, ...]

    @property
    def value(self) -> float:
        return sum([term.value for term in self.terms])

    def without(self, name: str) -> Choice:
        """The same choice for somebody to whom terms of this name mean nothing."""
        return Choice(self.answer, tuple([term for term in self.terms if term.words.id != name]))


@dataclass(frozen=True)
class Explained:
    """An answer, the terms that decided, heaviest first, and the next best answers with theirs.

    ``value`` is the sum of these terms: what is too light to be named stands at the end, as one (``REST``).
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
    for one in sorted(choices, key=lambda one: -one.value):
        if all(one.answer != other.answer for other in ordered[: 1 + OTHERS]):
            ordered.append(one)
    whim = best([one.without(WHIM) for one in choices]).answer != ordered[0].answer
    others = [_summary(one, ordered[0], whim) for one in ordered[1 : 1 + OTHERS]]
    chosen = _summary(ordered[0], ordered[1] if len(ordered) > 1 else None, whim)
    return Explained(chosen.answer, chosen.value, chosen.terms, tuple(others))


def _summary(one: Choice, against: Choice | None, whim: bool) -> Explained:
    """What weighed most, each with its full weight, and all else in one figure; ``whim``: whether a whim decided."""
    there = {} if against is None else _by_name(against)
    mine = list(_by_name(one).items())
    mine.sort(key=lambda item: -abs(item[1].value - (there[item[0]].value if item[0] in there else 0.0)))
    heavy = [part for _, part in mine if abs(part.value) >= SLIGHT and (whim or part.words.id != WHIM)][:TOLD]
    named = heavy or [_lightest(one)]
    rest = one.value - sum([part.value for part in named])
    return Explained(one.answer, one.value, (*named, *([term(REST, rest)] if abs(rest) > NOTHING else [])))


def _by_name(one: Choice) -> dict[tuple[str, str], Term]:
    """The terms of a choice; what is about the same thing and the same man is one."""
    found = dict[tuple[str, str], Term]()
    for part in one.terms:
        before = found.get(part.name)
        found[part.name] = part if before is None else Term(before.words, before.value + part.value)
    return found


def _lightest(one: Choice) -> Term:
    """Nothing counts much: then it was a trifle or a whim, or something that has time, or all the same."""
    trifle = max(one.terms, key=lambda part: abs(part.value), default=None)
    if trifle is not None and trifle.value:
        return _by_name(one)[trifle.name]
    idle = [part.words for part in one.terms if part.words.id in AT_NOTHING]
    return Term(Words(AT_NOTHING[idle[0].id], idle[0].args), 0.0) if idle else term("core-why-even", 0.0)


def by_habit(answer: Any, kind: str = "") -> Explained:
    """An answer that was not weighed: Steady's rule of thumb for this kind of question, and nothing else is claimed."""
    return Explained(answer, 0.0, (term(HABITS.get(kind, "core-why-habit"), 0.0),))


def practised(likely: Sequence[tuple[Any, float]]) -> Explained:
    """An answer that a network has learnt, the first of these: how likely each is to be right, in a hundred."""
    chosen, *others = [
        Explained(answer, 100 * weight, (term("core-why-practice", 100 * weight),)) for answer, weight in likely
    ]
    return Explained(chosen.answer, chosen.value, chosen.terms, tuple(others[:OTHERS]))


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


class Said:
    """The advice of somebody who can say why, as it was given: whoever takes it over takes over its reasons."""

    def __init__(self, adviser: Weighing, look: Look, question: Question[Any]) -> None:
        self.adviser, self.look, self.question = adviser, look, question
        self.said: list[Explained] = []

    def advise(self) -> Any:
        """The same answer as without reasons, from the same dice."""
        self.said.append(self.adviser.explain(self.look, self.question))
        return self.said[-1].answer

    def last(self) -> Explained:
        return self.said[-1]


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
