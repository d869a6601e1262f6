"""What a bot is, and all that it gets to see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.questions import Dice, Question
from camarilla.match.match import redeal


class Look:
    """What one seat may know of a position: its view, and worlds that agree with everything it has seen.

    Both are made only when they are asked for. The position itself stays behind: a bot that searches does it in a
    ``world``, whose hidden cards are dealt anew and whose dice are not those of the match.
    """

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.box: Any = position.state.box  # the printed facts
        self.rules: dict[str, str] = position.state.rules  # the switches
        self._look: Callable[[], Any] = lambda: game.view(position.state, seat)
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


class Seated:
    """Bots in their seats, for play-outs: each sees what its seat may know, and what it says is looked at once."""

    def __init__(self, game: Game, bots: Sequence[Bot]) -> None:
        self.game = game
        self.bots = bots

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        bot = self.bots[seat]
        answer = bot.answer(Look(self.game, position, seat), question)
        if not isinstance(bot, Guarded):
            question.check(answer)
        return answer

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any | None:
        bot = self.bots[seat]
        said = bot.interject(Look(self.game, position, seat), question)
        if said is not None and not isinstance(bot, Guarded):
            question.check(said)
        return said


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
