"""A case on our own engine: the position is laid out, the script is played, and every check is made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from camarilla.cases.book import Case
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.plain import plain
from camarilla.core.questions import CHANCE, Question
from camarilla.core.words import Plain
from camarilla.match.log import canonical
from camarilla.match.match import save_position

QUIET = 200  # windows in a row
LINES = ("roll", "draw", "quiet", "no", "aside", "no aside", "is", "asked")  # beside a player and his answer


class Failed(Exception):
    """A line of the script that does not hold on this engine."""


class Stage(ABC):
    """One game's own: how a position is laid out, what its facts are called, and which questions are windows."""

    game: ClassVar[Game]
    position: Position
    names: Sequence[str] = "ABCDEFG"

    @abstractmethod
    def lay_out(self, given: dict[str, Any]) -> None:
        """Puts the position on the table, up to its first question."""

    @abstractmethod
    def fact(self, name: str, of: str) -> Any:
        """What is so now: the ``bomb``, the ``money`` of a player, the ``people`` of a region, …"""

    def written(self, answer: Plain) -> Plain:
        """An answer of a script as the protocol writes it."""
        return answer

    def window(self) -> tuple[int, Plain] | None:
        """Who may play a card now and how he passes; None where something else is asked."""
        return None

    # --- the script -------------------------------------------------------------------------------------------------

    def play(self, case: Case) -> None:
        """Raises Failed at the first line that does not hold."""
        self.lay_out(dict(case.given))
        for number, line in enumerate(case.script, 1):
            try:
                self._line(line)
            except Failed as failed:
                raise Failed(f"{case.game} {case.id}, line {number} {list(line)}: {failed}") from None
            except Exception as wrong:
                where = self.position.where()
                raise Failed(f"{case.game} {case.id}, line {number} {list(line)}: {wrong!r} at {where}") from wrong

    def _line(self, line: tuple[Any, ...]) -> None:
        match line:
            case ("roll", *faces):
                self.position.answer(CHANCE, tuple(faces))
            case ("draw", *cards):
                self.position.answer(CHANCE, tuple(str(card) for card in cards))
            case ("quiet",):
                self._quiet()
            case ("asked", *all_of):
                self._same([self.seat(one) for one in all_of], sorted(self.position.asked()))
            case ("no", who, answer, rule):
                self._refused(self.seat(who), answer, rule)
            case ("aside", who, answer):
                said = self._aside(self.seat(who)).read(answer)
                self._aside(self.seat(who)).check(said)
                self.position.interject(self.game.interject(self.position.state, self.seat(who), said))
            case ("no aside", who, answer, rule):
                speaker = self.seat(who)
                self._illegal(lambda: self._aside(speaker), answer, rule)
            case ("is", fact, value):
                name, _, of = fact.partition(" ")
                self._same(value, plain(self.fact(name, of)))
            case (who, answer):
                seat = self.seat(who)
                question = self.position.question(seat)
                self.position.answer(seat, question.read(self.written(answer)))
            case _:
                raise BadInput("script", "cases-bad-line", known=list(LINES))

    def _quiet(self) -> None:
        for _ in range(QUIET):
            found = self.window()
            if found is None:
                return
            seat, answer = found
            self.position.answer(seat, self.position.question(seat).read(answer))
        raise Failed("the windows do not end")

    def _refused(self, seat: int, answer: Plain, rule: str) -> None:
        self._illegal(lambda: self.position.question(seat), answer, rule)

    def _aside(self, seat: int) -> Question[Any]:
        """What this seat may say out of turn."""
        question = self.game.may_interject(self.position.state, seat)
        if question is None:
            raise Failed("nothing can be said out of turn")
        return question

    def _illegal(self, asked: Callable[[], Question[Any]], answer: Plain, rule: str) -> None:
        before = canonical(save_position(self.game, self.position))
        try:
            question = asked()
            question.check(question.read(self.written(answer)))
        except Illegal as refused:
            self._same(rule, refused.rule)
            self._same(before, canonical(save_position(self.game, self.position)))
            return
        raise Failed("it was taken")

    def _same(self, wanted: Any, found: Any) -> None:
        if wanted != found:
            raise Failed(f"must be {wanted!r}, is {found!r}")

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise BadInput("script", "cases-no-such-player", got=name, known=list(self.names))
        return list(self.names).index(name)

    def by_seat(self, given: dict[str, Any] | None) -> dict[int, Any]:
        """``{A = 3}`` by the numbers of the seats."""
        return {self.seat(name): value for name, value in (given or {}).items()}
