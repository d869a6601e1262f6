"""A match: a game, what it was begun with, and every answer since. The only place where a game is advanced."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from camarilla.core.flow import AskAll, Position
from camarilla.core.game import Game, Outcome, Setup, Views
from camarilla.core.illegal import BadInput, BrokenLaw, Endless, Illegal, NotAsked, Refused
from camarilla.core.news import News
from camarilla.core.plain import names_of, plain
from camarilla.core.questions import CHANCE, Dice, Question, offered
from camarilla.core.reading import shown
from camarilla.core.words import Plain, named
from camarilla.match.fair import Chance
from camarilla.match.takeback import TAKE_BACK, Reversible, taken_back

SAVE_SCHEMA = 1
MOST_DRAWS = 2_000  # after one answer; the largest battle of our own boxes has a few dozen


@dataclass
class Entry:
    """One answer in the log: whose, to which question, and what it was, as JSON can hold it."""

    seat: int
    ask: str
    rule: str
    answer: Plain
    interjection: bool = False


@dataclass
class Stage:
    """The table in the middle of an answer, where chance was asked; ``told`` counts the news by then."""

    views: Views
    told: int


@dataclass
class Awaited:
    """Whose answer is awaited, as far as a seat may know."""

    seats: tuple[int, ...]
    sealed: tuple[int, ...]
    discreet: bool


class Match:
    """The referee of one match."""

    def __init__(self, game: Game, setup: Setup, chance: Chance, position: Position, entries: list[Entry]) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.position = position
        self.entries = entries
        self.past: list[Reversible] = []  # the newest answers, as far as they told nobody anything
        self.stages: list[Stage] | None = None  # of the newest answer, where somebody watches (match/beats.py)
        self._looked: tuple[Position, int] | None = None  # the position whose interjections are known
        self._asides: dict[int, Question[Any]] = {}
        self._offered: dict[int, tuple[Question[Any], dict[str, Any]]] = {}  # the same in writing, as it was last shown
        self._written: dict[int, tuple[Question[Any], dict[str, Any]]] = {}  # what is asked, in writing
        self._views: Views | None = None  # of the table as it stands, for whoever looks

    @classmethod
    def begin(cls, game: Game, setup: Setup, chance: Chance) -> tuple[Match, list[News]]:
        """A new match at the first question to a player, and the news so far."""
        position = game.begin(setup.players, setup.switches, setup.components)
        match = cls(game, setup, chance, position, [])
        news: list[News] = []
        position.state.ears = news
        match._chance_answers()
        position.state.ears = None
        return match, news

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def outcome(self) -> Outcome | None:
        result: Outcome | None = self.position.result
        return result

    def asked(self) -> dict[int, Question[Any]]:
        """The players who must answer, and what they are asked."""
        return self.position.asked()

    def answer(self, seat: Any, answer: Any) -> list[News]:
        """Takes a player's answer; raises Refused and changes nothing if it cannot be taken, whatever it is.

        The seat may be anything, too: compiled code would raise a TypeError for what is no number.
        """
        question = self.question(seat)
        return self.trust(seat, question, understood(question, answer))

    def interject(self, seat: Any, answer: Any) -> list[News]:
        """Takes an interjection; the question below is asked again afterwards."""
        question = self.question(seat, interjection=True)
        return self.trust(seat, question, understood(question, answer), interjection=True)

    def question(self, seat: Any, interjection: bool = False) -> Question[Any]:
        """What this seat is asked, or may interject; refuses if it is neither."""
        if type(seat) is not int:
            raise BadInput("seat", "core-not-a-number", got=shown(seat))
        if not interjection:
            if seat == CHANCE:
                raise NotAsked("", "core-not-asked", who=named(seat))
            return self.position.question(seat)
        question = self.interjection(seat)
        if question is None:
            raise NotAsked("", "core-no-interjection", who=named(seat))
        return question

    def interjection(self, seat: Any) -> Question[Any] | None:
        """What this seat may interject now, if anything."""
        return self.asides().get(seat) if type(seat) is int else None

    def asides(self) -> dict[int, Question[Any]]:
        """Who may interject now, and what: looked at once in every position."""
        position, done, looked = self.position, len(self.entries), self._looked
        if looked is None or looked[0] is not position or looked[1] != done:
            found: dict[int, Question[Any]] = {}
            if position.step is not None:
                for seat in range(self.setup.players):
                    question = self.game.may_interject(position.state, seat)
                    if question is not None:
                        found[seat] = question
            self._looked, self._asides = (position, done), found
        return self._asides

    def trust(self, seat: int, question: Question[Any], answer: Any, interjection: bool = False) -> list[News]:
        """Takes a legal answer to what this seat is asked, or an interjection, and does not look again."""
        position = self.position
        procedure = self.game.interject(position.state, seat, answer) if interjection else None
        entry = Entry(seat, question.key, question.rule, question.write(answer), interjection)
        news: list[News] = []
        if self.stages is not None:
            self.stages = []
        before = None
        if interjection or not self.only_seals():
            before, self._views = position.copy(), None
        position.state.ears = news
        try:
            if procedure is not None:
                position.interject(procedure)
            else:
                position.trust(seat, answer)
            self.entries.append(entry)
            drawn = self._chance_answers()
        finally:
            position.state.ears = None
        if before is not None and not news and not drawn and self._told_nobody(before, seat):
            self.past.append(Reversible(seat, before))
        else:
            self.past.clear()
        return news

    def only_seals(self) -> bool:
        """Whether the next answer only lies sealed: somebody else is awaited, too, and the table stays as it is."""
        step = self.position.step
        return isinstance(step, AskAll) and len(self.position.stack[-1].sealed) + 1 < len(step.questions)

    def _told_nobody(self, before: Position, seat: int) -> bool:
        """Whether an answer of this seat, after which nothing was told or drawn, left everybody else as he was."""
        now = self.position
        if now.step is None or now.step.discreet or set(now.asked()) != {seat}:
            return False
        match = Match(self.game, self.setup, self.chance, before, [])
        then, after = match.sights(), self.sights()
        others = [one for one in range(self.setup.players) if one != seat]
        return all(then(one) == after(one) for one in (None, *others))  # most of it everybody sees

    def may_take_back(self, seat: int | None) -> bool:
        """Whether this seat may take back its last answer: nobody else has learnt anything from it."""
        if seat is None:
            return False
        position = self.position
        sealed = isinstance(position.step, AskAll) and seat in position.stack[-1].sealed
        return sealed or bool(self.past and self.past[-1].seat == seat)

    def take_back(self, seat: int) -> None:
        """The seat's last answer was never given; raises Refused and changes nothing if somebody has learnt from it."""
        self.position = taken_back(self.position, self.past, seat)
        self._views = None
        self.entries.append(Entry(seat, TAKE_BACK, "", None))
        if self.stages is not None:
            self.stages = []

    def _chance_answers(self) -> bool:
        """Chance answers until a player is asked. Whether it had anything to say."""
        position, before = self.position, len(self.entries)
        while (question := position.chance()) is not None:
            if len(self.entries) - before >= MOST_DRAWS:
                raise Endless(f"{position.where()}: more than {MOST_DRAWS} draws after one answer")
            told = len(position.state.ears or ())
            if self.stages is not None and told > (self.stages[-1].told if self.stages else 0):
                self.stages.append(Stage(Views(self.game, position.state.copy()), told))
            answer = self.chance.answer(question, len(self.entries))
            self.entries.append(Entry(CHANCE, question.key, question.rule, question.write(answer)))
            position.answer(CHANCE, answer)
        return len(self.entries) > before

    def read(self, seat: int, written: Plain, interjection: bool = False) -> Any:
        """A written answer to what this seat is asked, understood but not yet taken."""
        return self.question(seat, interjection).read(written)

    def window(self, aim: str) -> Refused | None:
        """When what somebody points at can be played, as it is printed."""
        return self.game.window(self.position.state.box, aim)

    def awaited(self, seat: int | None) -> Awaited:
        """Who is awaited, as far as this seat (None: a spectator) may know."""
        return self._awaited(seat, self.position.asked())

    def _awaited(self, seat: int | None, asked: dict[int, Question[Any]]) -> Awaited:
        position = self.position
        step = position.step
        if step is None:
            return Awaited((), (), False)
        sealed = position.stack[-1].sealed if isinstance(step, AskAll) else {}
        if step.discreet:
            return Awaited((seat,) if seat in asked else (), (seat,) if seat in sealed else (), True)
        return Awaited(tuple(sorted(asked)), tuple(sorted(sealed)), False)

    def seen(self, seat: int | None) -> dict[str, Plain]:
        """Everything that a seat (None: a spectator) may know now, as JSON can hold it."""
        seen: dict[str, Plain] = plain(self.sight(seat))
        return seen

    def sights(self) -> Callable[[int | None], dict[str, Any]]:
        """``sight`` for several seats at this moment; what was put together for one look serves the next one, too."""
        state = self.position.state
        if self._views is None or self._views.state is not state:
            self._views = Views(self.game, state)
        return partial(self._sight, self._views.of)

    def sight(self, seat: int | None) -> dict[str, Any]:
        """The same, not yet copied: for encoders that read dataclasses at once. Gone with the next answer."""
        return self._sight(partial(self.game.view, self.position.state), seat)

    def _sight(self, view: Callable[[int | None], Any], seat: int | None) -> dict[str, Any]:
        asked = self.position.asked()
        question = asked.get(seat) if seat is not None else None
        return {
            "you": seat,
            "view": view(seat),
            "question": self._asked(seat, question) if seat is not None and question else None,
            "interjection": self._aside(seat) if seat is not None else None,
            "awaited": self._awaited(seat, asked),
            "take_back": self.may_take_back(seat),
            "outcome": self.position.result,
        }

    def _asked(self, seat: int, question: Question[Any]) -> dict[str, Any]:
        """What this seat is asked, in writing: the same as long as it is the same question."""
        shown = self._written.get(seat)
        if shown is None or shown[0] is not question:
            shown = self._written[seat] = (question, written_question(question))
        return shown[1]

    def _aside(self, seat: int) -> dict[str, Any] | None:
        """What this seat may interject, in writing; most answers leave it as it was."""
        question = self.asides().get(seat)
        if question is None:
            return None
        shown = self._offered.get(seat)
        if shown is None or shown[0] != question:
            shown = self._offered[seat] = (question, written_question(question))
        return shown[1]

    def save(self) -> dict[str, Plain]:
        """The position as JSON can hold it; loads again in the middle of anything."""
        return {
            "schema": SAVE_SCHEMA,
            "rules": f"{self.game.id}/{self.game.version}",
            "setup": plain(self.setup),
            "entries": len(self.entries),
            **save_position(self.game, self.position),
        }

    @classmethod
    def load(cls, game: Game, saved: dict[str, Plain], chance: Chance, entries: list[Entry] | None = None) -> Match:
        """The match as it was saved. ``entries`` are the answers so far, where they are kept."""
        if saved.get("schema") != SAVE_SCHEMA:
            raise BadInput("schema", "core-unknown-schema", got=str(saved.get("schema")), known=SAVE_SCHEMA)
        if saved.get("rules") != f"{game.id}/{game.version}":
            raise BadInput("rules", "core-other-rules", got=str(saved.get("rules")), known=f"{game.id}/{game.version}")
        setup = Setup(**saved["setup"])
        past = entries if entries is not None else [Entry(CHANCE, "", "", None)] * saved["entries"]
        return cls(game, setup, chance, load_position(game, setup, saved), past)


def understood(question: Question[Any], answer: Any) -> Any:
    """A legal answer as it is written and read again; refuses every other value, however odd it is.

    What is taken is what was read: a ``True`` that only equals 1, a list for a tuple, a 2.0 do not get into the game.
    """
    try:
        question.check(answer)
        again = question.read(question.write(answer))
        if repr(again) != repr(answer):  # equal is not enough: True equals 1
            question.check(again)
        return again
    except BrokenLaw:
        raise
    except Exception as refused:
        if isinstance(refused, Refused) and _can_be_said(refused):
            raise
    raise Illegal(question.rule, "core-not-an-option")


def _can_be_said(refused: Refused) -> bool:
    """Whether the refusal repeats nothing that no message can hold."""
    try:
        return bool(json.loads(json.dumps(refused.words.args)) == refused.words.args)
    except (TypeError, ValueError, RecursionError):
        return False


def save_position(game: Game, position: Position) -> dict[str, Plain]:
    """Table and stack as JSON can hold them."""
    state, codec = position.state, game.codec
    state.catch_up()
    left_out = (*type(state).constants(), "ears")
    table = {name: codec.save(getattr(state, name)) for name in names_of(type(state)) if name not in left_out}
    return {
        "table": table,
        "stack": [codec.save(procedure) for procedure in position.stack],
        "result": codec.save(position.result),
    }


def load_position(game: Game, setup: Setup, saved: dict[str, Plain]) -> Position:
    """The position that was saved so, at the same question."""
    rules = game.rules(setup.switches)
    state: Any = game.setup(setup.players, rules, game.printed(rules, setup.components))
    codec = game.codec
    for name, value in saved["table"].items():
        setattr(state, name, codec.load(value))
    position = Position(state, [codec.load(procedure) for procedure in saved["stack"]])
    position.result = codec.load(saved["result"])
    position.ask_again()
    return position


def redeal(game: Game, position: Position, seat: int, dice: Dice) -> Position:
    """A random position that looks the same to this seat and agrees with all it has seen; it knows no future dice."""
    new = position.copy()
    game.redeal(new, seat, dice)
    answered: list[int] = []
    if new.stack:
        top = new.stack[-1]
        answered = [other for other in top.sealed if other != seat]
        for other in answered:
            del top.sealed[other]  # in another world it need not be legal
    for below in new.stack[:-1]:
        if below.sealed:  # an interjection runs on top of it: afterwards whoever has answered there is asked again
            below.sealed = {who: answer for who, answer in below.sealed.items() if who == seat}
    new.ask_again()
    step = new.step
    if isinstance(step, AskAll):
        for other in answered:
            # whoever is asked discreetly may differ between worlds, but somebody is always awaited
            if other in step.questions and len(top.sealed) + 1 < len(step.questions):
                top.sealed[other] = step.questions[other].sample(dice)
    return new


def written_question(question: Question[Any]) -> dict[str, Any]:
    """A question as it goes over a wire, its dataclasses not yet copied."""
    return {
        "key": question.key,
        "kind": question.kind(),
        "rule": question.rule,
        "words": question.words(),
        "facts": question.facts(),
        "forced": question.forced(),
        **offered(question),
    }
