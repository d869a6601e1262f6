"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from camarilla.core.flow import AskAll, Position
from camarilla.core.game import Game, Views
from camarilla.core.illegal import BrokenLaw
from camarilla.core.news import News
from camarilla.core.questions import Dice, Question
from camarilla.core.words import Plain
from camarilla.match.match import redeal

Line: TypeAlias = dict[str, Plain]  # one event as a seat heard it: ``id``, ``rule``, ``args``
Heard: TypeAlias = Callable[[], Sequence[Line]]
Way = TypeVar("Way")


def nothing_heard() -> Sequence[Line]:
    """Somebody who was not there."""
    return ()


def hearing(seat: int, told: Sequence[News]) -> Heard:
    """What this seat heard of all that was told, put into lines only when somebody asks; ``told`` may grow."""
    lines: list[Line] = []

    def heard() -> Sequence[Line]:
        for news in told[len(lines) :]:
            lines.append(news.heard_by(seat))
        return lines

    return heard


class Look:
    """What one seat may know of a position: its view, what it heard so far, and worlds that agree with all of it.

    Everything is made only when it is asked for. The position itself stays behind: a bot that searches does it in a
    ``world``, whose hidden cards are dealt anew and whose dice are not those of the match. ``born`` is the seed of the
    character that sits here, the same for the whole match; empty: an even temper.
    """

    def __init__(
        self,
        game: Game,
        position: Position,
        seat: int,
        heard: Heard = nothing_heard,
        born: str = "",
        views: Views | None = None,  # of this very moment, where several look
    ) -> None:
        self.game = game
        self.seat = seat
        self.heard = heard
        self.born = born
        self.players: int = position.state.players
        self.box: Any = position.state.box  # the printed facts
        self.rules: dict[str, str] = position.state.rules  # the switches
        self._look: Callable[[], Any] = lambda: game.view(position.state, seat) if views is None else views.of(seat)
        self._deal: Callable[[Dice], Position] = lambda dice: redeal(game, position, seat, dice)
        self._view: Any = None

    def view(self) -> Any:
        """The table as this seat sees it: the View of the game."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def world(self, dice: Dice) -> Position:
        """A random position that looks the same to this seat; the only one a bot can play on in."""
        return self._deal(dice)


class Bot(Protocol):
    """Somebody who answers. It may keep a generator of its own, but should need no other memory."""

    def answer(self, look: Look, question: Question[Any]) -> Any:
        """The answer to what this seat is asked."""
        ...

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        """What to interject where the rules would allow it now; None: nothing."""
        ...


def way_of(ways: Mapping[type[Any], Way], question: Question[Any]) -> Way:
    """How a bot answers what it is asked, from its one table; every type of question has an entry of its own there."""
    way = ways.get(type(question))
    if way is None:
        raise BrokenLaw(f"nobody has told how to answer {type(question).__name__}")
    return way


def remembers(bot: Bot) -> bool:
    """Whether this bot wants to know what its seat heard."""
    inner = bot.bot if isinstance(bot, Guarded) else bot
    return bool(getattr(inner, "remembers", False))


class Seated:
    """Bots in their seats, for play-outs: each sees what its seat may know, and what it says is looked at once.

    ``told`` is the news of the game, where somebody remembers; ``born`` names the characters; ``aloud`` says what is
    said upon a line of the news, and that is told, too.
    """

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        told: list[News] | None = None,
        born: Sequence[str] = (),
        aloud: Callable[[News], list[News]] | None = None,
    ) -> None:
        self.game = game
        self.told: list[News] = [] if told is None else told
        self.aloud = aloud
        self._listened = 0
        self._asked: AskAll | None = None  # of whom several look at one moment
        self._views: Views | None = None
        self.bots = bots
        self.born = born or [""] * len(bots)
        self.heard = [nothing_heard if told is None else hearing(seat, told) for seat in range(len(bots))]

    def look(self, position: Position, seat: int) -> Look:
        self._listen()
        return Look(self.game, position, seat, self.heard[seat], self.born[seat], self._shown(position))

    def _shown(self, position: Position) -> Views | None:
        """What all who are asked at once see alike: nothing changes while they answer one after the other."""
        step = position.step
        if not isinstance(step, AskAll) or len(step.questions) == 1:
            return None
        if step is not self._asked or self._views is None or self._views.state is not position.state:
            self._asked, self._views = step, Views(self.game, position.state)
        return self._views

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        bot = self.bots[seat]
        answer = bot.answer(self.look(position, seat), question)
        if not isinstance(bot, Guarded):
            question.check(answer)
        return answer

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        bot = self.bots[seat]
        said = bot.interject(self.look(position, seat), question)
        if said is not None and not isinstance(bot, Guarded):
            question.check(said)
        return said

    def _listen(self) -> None:
        """What is said upon the newest lines; nobody speaks about what was said."""
        if self.aloud is None:
            return
        while self._listened < len(self.told):
            said = self.aloud(self.told[self._listened])
            self._listened += 1
            if said:
                self.told[self._listened : self._listened] = said
                self._listened += len(said)


class QuickDice:
    """Fast numbers from a generator of its own; the same seed gives the same numbers."""

    def __init__(self, seed: int | str) -> None:
        self._next = Random(seed).random

    def below(self, bound: int) -> int:
        return int(self._next() * bound)


class RandomBot:
    """Any legal answer."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return question.sample(self.dice)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return question.sample(self.dice)


class Guarded:
    """A bot that never stalls a table: when it fails or answers against the rules, the default is its answer."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.failures: list[BaseException] = []  # for those who test bots

    def answer(self, look: Look, question: Question[Any]) -> Any:
        try:
            answer = self.bot.answer(look, question)
            question.check(answer)
        except Exception as failure:
            self.failures.append(failure)
            return question.default()
        return answer

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        try:
            answer = self.bot.interject(look, question)
            if answer is not None:
                question.check(answer)
        except Exception as failure:
            self.failures.append(failure)
            return None
        return answer
