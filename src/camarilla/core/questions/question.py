"""What a question is: the one home of legality, asked of one seat.

A question carries everything that decides about its answers, and only what the asked seat may know; so engine, client,
terminal, bots and learners read the same object, and nothing about it can betray a secret. An answer can be given
whole, or in small steps: ``menu(so_far)`` lists what may come next.

A question says its answers once: by listing them (``options``), or by the parts they are made of (``form``). Checking,
sampling, menus, defaults, reading, writing and the JSON schema follow from that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from camarilla.core.illegal import BadInput, BrokenLaw, Illegal
from camarilla.core.plain import names_of
from camarilla.core.questions.parts import Dice, Menu, Option, Part
from camarilla.core.words import Plain, Words

A = TypeVar("A")
CHANCE = -1  # the seat that dice and shuffled cards belong to


class Question(Generic[A]):
    """What is asked. Subclasses are dataclasses whose fields are plain values the asked seat may know."""

    key: ClassVar[str]  # stable name; its text is the message of the same id
    rule: str

    def kind(self) -> str:
        """Which kind of question this is, for bots, learners, coaches and boards: one of ``Game.kinds``.

        The key names the form of the answer in the log; several kinds may share it (``core-yes-no``).
        """
        return self.key

    def words(self) -> Words:
        """The question as text."""
        return Words(self.key)

    def options(self) -> tuple[A, ...] | None:
        """All legal answers, or None where they are too many to list and ``form`` says what they are made of."""
        return None

    def form(self) -> Part[A]:
        """The parts that an answer is made of, where the answers are not listed."""
        raise BrokenLaw(f"{self.key} neither lists its answers nor says what they are made of")

    def why(self, answer: A) -> Illegal:
        """The reason for which an answer that is not listed is refused."""
        return Illegal(self.rule, "core-not-an-option")

    def meant(self, written: str) -> A | None:
        """What was meant by something written that is not listed, so that its refusal can say why; None: nothing."""
        return None

    def check(self, answer: A) -> None:
        """Raises Illegal, citing the rule, unless the answer is legal."""
        listed = self.options()
        if listed is None:
            self.form().check(answer)
        elif answer not in listed:
            raise self.why(answer)

    def sample(self, dice: Dice) -> A:
        """A random legal answer."""
        listed = self.options()
        return self.form().sample(dice) if listed is None else listed[dice.below(len(listed))]

    def forced(self) -> bool:
        """Whether there is only one legal answer."""
        listed = self.options()
        return self.form().lone() if listed is None else len(listed) == 1

    def default(self) -> A:
        """What an absent player answers; reveals nothing."""
        listed = self.options()
        return self.form().first() if listed is None else listed[0]

    def absent(self, dice: Dice) -> A:
        """The default; but where some of several hidden things must be given, chance chooses which.

        Always the first ones would tell everybody that what is left comes after them.
        """
        return self.default()

    def name(self, answer: A) -> str:
        """The stable text key of an answer."""
        return str(answer)

    def label(self, answer: A) -> Words:
        """An answer as text."""
        return Words(f"{self.key}-{self.name(answer)}")

    def aim(self, answer: A) -> str:
        """What an answer points at on the board."""
        return ""

    def rule_of(self, answer: A) -> str:
        """The rule that allows this answer."""
        return self.rule

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[A]:
        """What may come next after these small steps."""
        listed = self.options()
        if listed is None:
            return followed(self).menu(so_far)
        if not so_far:
            return Menu(self.on_offer(listed), None, listed)
        if len(so_far) > 1:
            raise BadInput("steps", "core-bad-step", step=so_far[1])
        answer = self.read(so_far[0])
        self.check(answer)
        return Menu((), answer)

    def on_offer(self, listed: tuple[A, ...]) -> tuple[Option, ...]:
        """The listed answers as options; where there are many, they are better made once."""
        return tuple([self.option(answer) for answer in listed])

    def option(self, answer: A) -> Option:
        """A listed answer as an option."""
        return Option(self.name(answer), self.label(answer), self.rule_of(answer), self.aim(answer))

    def comes_to(self, answer: A) -> Plain:
        """What an answer amounts to, where the same can be said in several ways: lessons judge it by this."""
        return self.write(answer)

    def write(self, answer: A) -> Plain:
        """An answer as JSON can hold it; ``read`` is its inverse."""
        return self.name(answer) if self.options() is not None else self.form().write(answer)

    def read(self, written: Plain) -> A:
        """The answer that was written so; raises BadInput if it cannot be understood."""
        listed = self.options()
        if listed is None:
            return self.form().read(written, "answer")
        for answer in listed:
            if self.name(answer) == written:
                return answer
        meant = self.meant(written) if isinstance(written, str) else None
        if meant is not None:
            self.check(meant)  # it knows the reason
        raise Illegal(self.rule, "core-not-an-option")

    def schema(self) -> dict[str, Plain]:
        """The JSON schema of a written answer."""
        listed = self.options()
        return self.form().schema() if listed is None else {"enum": [self.write(answer) for answer in listed]}

    def pressing(self) -> bool:
        """Whether somebody waits for what may be said out of turn, so that a bot looks at it without being drawn."""
        return False

    def facts(self) -> Mapping[str, Any]:
        """The fields of the question, for boards that build an answer in their own way; ``plain`` writes them.

        The printed facts (``box``) do not travel with it: everybody has them.
        """
        fields = {name: getattr(self, name) for name in names_of(type(self)) if name != "box"}
        if type(self).drawn is not Question.drawn:
            fields.update(self.drawn())
        return fields

    def drawn(self) -> Mapping[str, Any]:
        """What boards need besides the fields, or in place of one of them: a TypedDict."""
        return {}


class Composed(Question[A]):
    """Answers that are made of parts, and yet few enough to be listed."""

    def options(self) -> tuple[A, ...]:
        listed = self.form().values()
        assert listed is not None
        return listed

    def check(self, answer: A) -> None:
        self.form().check(answer)

    def sample(self, dice: Dice) -> A:
        return self.form().sample(dice)

    def forced(self) -> bool:
        return self.form().lone()

    def default(self) -> A:
        return self.form().first()

    def menu(self, so_far: tuple[str, ...] = ()) -> Menu[A]:
        return followed(self).menu(so_far)

    def write(self, answer: A) -> Plain:
        return self.form().write(answer)

    def read(self, written: Plain) -> A:
        return self.form().read(written, "answer")

    def schema(self) -> dict[str, Plain]:
        return self.form().schema()


class Named(Composed[A]):
    """The same, but an answer is written by its name."""

    def write(self, answer: A) -> Plain:
        return self.name(answer)

    def read(self, written: Plain) -> A:
        return Question.read(self, written)

    def schema(self) -> dict[str, Plain]:
        return {"enum": [self.name(answer) for answer in self.options()]}


_last: list[tuple[Any, Any]] = [(None, None)]  # the question that somebody followed last, and its form


def followed(question: Question[A]) -> Part[A]:
    """The form of a question, kept as long as the same one is looked at: most who look at it go on step by step."""
    last, form = _last[0]
    if last is not question:
        form = question.form()
        _last[0] = (question, form)
    found: Part[A] = form
    return found


def offered(question: Question[Any], so_far: tuple[str, ...] = ()) -> dict[str, Any]:
    """A menu for a wire, its dataclasses not yet copied: the options and, if the steps make one, the whole answer.

    An option that completes the answer carries it: whoever takes it need not ask what comes next.
    """
    menu = question.menu(so_far)
    options = menu.options
    if menu.wholes:
        pairs = zip(options, menu.wholes, strict=True)
        written = [(one, None if whole is None else question.write(whole)) for one, whole in pairs]
        options = tuple([Option(one.key, one.words, one.rule, one.aim, whole) for one, whole in written])
    return {
        "options": options,
        "complete": menu.answer is not None,
        "answer": question.write(menu.answer) if menu.answer is not None else None,
    }
