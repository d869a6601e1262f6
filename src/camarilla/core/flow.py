"""How a game runs: named paragraphs of the rule book on a stack, each returning what comes next.

A paragraph is a method of a ``Procedure``. It returns ``Ask`` or ``AskAll`` (somebody must answer), ``Call`` (another
procedure first), ``Done`` (back to the caller with a result), ``End`` (the game is over at once, in the middle of
anything), or another paragraph of the same procedure (go on there).
Paragraphs that receive an answer act; paragraphs that ask do nothing else, so that they can ask again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from camarilla.core.illegal import BrokenLaw, Endless, NotAsked, Refused
from camarilla.core.plain import names_of
from camarilla.core.questions import CHANCE, Dice, Question
from camarilla.core.state import State
from camarilla.core.words import named

A = TypeVar("A")
P = TypeVar("P", bound="Procedure")
Paragraph: TypeAlias = Callable[[Any], "Step"]


@dataclass
class Procedure:
    """A chapter under way. Fields are immutable values; ``at`` is the paragraph that asked or called."""

    at: str = field(default="begin", init=False)
    then: str = field(default="", init=False)
    sealed: dict[int, Any] = field(default_factory=dict, init=False)
    interjected: bool = field(default=False, init=False)

    def begin(self, g: Any) -> Step:
        """The first paragraph."""
        raise BrokenLaw(f"{type(self).__name__} has no first paragraph")

    def locks(self, g: Any) -> tuple[tuple[Any, int], ...]:
        """What may not be done out of turn while this runs, and by whom; the game says in which words."""
        return ()

    def allows(self, g: Any) -> tuple[Any, ...]:
        """What may be done out of turn only while this runs."""
        return ()

    def whose(self, g: Any, seat: int) -> str:
        """The rule by which this seat is not asked here, for whoever answers unasked."""
        return ""

    def copy(self: P) -> P:
        made: Any = type(self)
        new: P = made(*[getattr(self, name) for name in names_of(made)[OF_ALL:]])
        new.at, new.then, new.sealed, new.interjected = self.at, self.then, self.sealed.copy(), self.interjected
        return new


MOST_STEPS = 100_000  # between two questions; the longest way of our own boxes has a few hundred
MOST_UNWATCHED = 10_000_000  # the same where nobody watches and whole games pass without a question
OF_ALL = len(names_of(Procedure))  # the fields that every procedure has, before those it is made with
PARAGRAPH: type[Any] = type(Procedure().begin)  # what most steps are; its type differs where the rules are compiled


class Ask:
    """One seat must answer; the answer goes to the paragraph ``then`` of the procedure that asks."""

    def __init__(
        self, seat: int, question: Question[A], then: Callable[[Any, A], Step], discreet: bool = False
    ) -> None:
        self.seat = seat
        self.question: Question[Any] = question
        self.then: Callable[[Any, Any], Any] = then
        self.discreet = discreet


class AskAll:
    """Several seats answer at the same time, sealed until all are in; ``then`` gets the answers by seat.

    ``discreet``: the others do not even learn who is asked or has answered.
    """

    def __init__(
        self, questions: dict[int, Any], then: Callable[[Any, dict[int, Any]], Step], discreet: bool = False
    ) -> None:
        self.questions: dict[int, Question[Any]] = questions
        self.then: Callable[[Any, Any], Any] = then
        self.discreet = discreet


class Call:
    """Another procedure runs first; its result goes to the paragraph ``then``."""

    def __init__(self, procedure: Procedure, then: Callable[[Any, Any], Step]) -> None:
        self.procedure = procedure
        self.then: str = then.__name__


class Done:
    """The procedure is over; the caller gets the result."""

    def __init__(self, result: Any = None) -> None:
        self.result = result


DONE = Done()  # with nothing to tell the caller: most procedures end so


class End:
    """The whole game is over here and now, whatever is still under way below; the result is its Outcome."""

    def __init__(self, outcome: Any) -> None:
        self.outcome = outcome


Step: TypeAlias = "Ask | AskAll | Call | Done | End | Callable[[Any], Any]"


class Position:
    """A game at one moment: the table, what is under way, and who is asked what. Plain data, cheap to copy."""

    def __init__(self, state: State, stack: list[Procedure]) -> None:
        self.state: Any = state
        self.stack = stack
        state.under_way = stack
        self.step: Ask | AskAll | None = None
        self.result: Any = None
        self.dice: Dice | None = None
        self.borrowed = False  # the step was made by the stack that this one is a copy of

    @property
    def over(self) -> bool:
        return not self.stack

    def hurry(self, dice: Dice) -> None:
        """From here on nobody watches: chance answers with these dice, and what is forced is answered without asking.

        The game takes the same course, but only decisions come to the surface. Copies do not hurry.
        """
        self.dice = dice
        if not self.state.hurried:
            self.state.hurried, self.state.waiting = True, []
        self.ask_again()

    def start(self) -> None:
        """Runs to the first question."""
        self._run(self.stack[-1].begin)

    def asked(self) -> dict[int, Question[Any]]:
        """Who must still answer, and what. Chance is among them as ``CHANCE``."""
        step = self.step
        if step is None:
            return {}
        if isinstance(step, Ask):
            return {step.seat: step.question}
        sealed = self.stack[-1].sealed
        return {seat: question for seat, question in step.questions.items() if seat not in sealed}

    def question(self, seat: int) -> Question[Any]:
        """What this seat is asked; refuses if it is not asked now."""
        step = self.step
        if isinstance(step, Ask):
            if step.seat == seat:
                return step.question
        elif step is not None and seat in step.questions and seat not in self.stack[-1].sealed:
            return step.questions[seat]
        rule = self.stack[-1].whose(self.state, seat) if self.stack else ""
        raise NotAsked(rule, "core-not-asked", who=named(seat))

    def chance(self) -> Question[Any] | None:
        """The question that chance must answer next, if it is chance's turn."""
        step = self.step
        if isinstance(step, Ask) and step.seat == CHANCE:
            return step.question
        return None

    def answer(self, seat: int, answer: Any) -> None:
        """Takes an answer and runs on to the next question. An illegal one raises and changes nothing."""
        self.question(seat).check(answer)
        self.trust(seat, answer)

    def trust(self, seat: int, answer: Any) -> None:
        """Takes an answer that is known to be legal, as a sampled or a checked one is, and does not look again."""
        step = self.step
        if isinstance(step, Ask):
            self.go_on(answer)
            return
        assert isinstance(step, AskAll)
        top = self.stack[-1]
        top.sealed[seat] = answer
        if len(top.sealed) == len(step.questions):
            answers = {one: top.sealed[one] for one in step.questions}
            top.sealed = {}
            self.go_on(answers)

    def go_on(self, answer: Any) -> None:
        """Runs on with what was asked for: one answer, or all of them by seat. They are known to be legal."""
        step = self.step
        assert step is not None
        then = getattr(self.stack[-1], step.then.__name__) if self.borrowed else step.then
        self.step = None
        self._run(then(self.state, answer), acting=True)

    def interject(self, procedure: Procedure) -> None:
        """Puts an interjection on top of what runs; afterwards the question below is asked again."""
        if self.step is None:
            raise NotAsked("", "core-nothing-asked")
        procedure.interjected = True
        self.step = None
        self.stack.append(procedure)
        self._run(procedure.begin)

    def ask_again(self) -> None:
        """Runs the asking paragraph anew, after a load, an interjection or a redeal."""
        if self.stack:
            self._run(getattr(self.stack[-1], self.stack[-1].at))

    def _run(self, step: Any, acting: bool = False) -> None:
        state, stack, dice = self.state, self.stack, self.dice
        self.borrowed = False
        asking: Any = None  # the paragraph under way; its name is written down where somebody may need it
        for _ in range(MOST_STEPS if dice is None else MOST_UNWATCHED):
            kind = type(step)
            if kind is PARAGRAPH:
                asking = step
                step = step(state)
                acting = False
            elif kind is Ask:
                if acting:
                    raise self._broken(asking, "a paragraph that received an answer must not ask")
                question: Question[Any] = step.question
                if dice is not None and step.seat == CHANCE:
                    answer = question.sample(dice)
                elif dice is not None and question.forced():
                    answer = question.default()
                else:
                    stack[-1].at = asking.__name__
                    self.step = step
                    return
                step = step.then(state, answer)
                acting = True
            elif kind is AskAll:
                if acting:
                    raise self._broken(asking, "a paragraph that received an answer must not ask")
                answers = self._all_in(step)
                if answers is None:
                    stack[-1].at = asking.__name__
                    self.step = step
                    return
                step = step.then(state, answers)
                acting = True
            elif kind is Call:
                top = stack[-1]
                if asking is not None:
                    top.at = asking.__name__
                top.then = step.then
                top = step.procedure
                stack.append(top)
                asking = top.begin
                step = asking(state)
                acting = False
            elif kind is Done:
                finished = stack.pop()
                if not stack:
                    self.step, self.result = None, step.result
                    return
                top = stack[-1]
                asking = None
                if finished.interjected:
                    step = getattr(top, top.at)
                else:
                    step = getattr(top, top.then)(state, step.result)
                    acting = True
            elif kind is End:
                stack.clear()
                self.step, self.result = None, step.outcome
                return
            elif callable(step):  # compiled and interpreted paragraphs on one stack are of different types
                asking = step
                step = step(state)
                acting = False
            else:
                raise self._broken(asking, f"{step!r} is no step")
        raise Endless(f"{self.where()}: more than {MOST_STEPS} steps without a question")

    def _broken(self, asking: Any, why: str) -> BrokenLaw:
        if asking is not None:
            self.stack[-1].at = asking.__name__
        return BrokenLaw(f"{self.where()}: {why}")

    def _all_in(self, step: AskAll) -> dict[int, Any] | None:
        """The answers, if nobody is left to answer. Sealed ones survive an interjection while they are still legal."""
        top = self.stack[-1]
        if top.sealed:
            for seat in list(top.sealed):
                if seat not in step.questions or not _still_legal(step.questions[seat], top.sealed[seat]):
                    del top.sealed[seat]
        if self.dice is not None:
            for seat, question in step.questions.items():
                if seat not in top.sealed and question.forced():
                    top.sealed[seat] = question.default()
        if len(top.sealed) < len(step.questions):
            return None
        answers = {seat: top.sealed[seat] for seat in step.questions}
        top.sealed = {}
        return answers

    def where(self) -> str:
        """What is under way, outermost first: ``Rounds.next > Budget.count``."""
        return " > ".join(f"{type(procedure).__name__}.{procedure.at}" for procedure in self.stack)

    def copy(self) -> Position:
        """An independent copy; questions are immutable and shared."""
        new = Position(self.state.copy(), [procedure.copy() for procedure in self.stack])
        new.step = self.step
        new.borrowed = True
        new.result = self.result
        return new


def _still_legal(question: Question[Any], answer: Any) -> bool:
    try:
        question.check(answer)
    except Refused:
        return False
    return True
