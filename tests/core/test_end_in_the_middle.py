"""``End``: a game that is over in the middle of an instruction, however deep."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import Ask, Call, Done, End, Position, Procedure, Step
from camarilla.core.news import News
from camarilla.core.questions import YesNo
from camarilla.core.state import State


@dataclass
class Table(State):
    log: list[str]
    ears: list[News] | None = None


@dataclass
class Outer(Procedure):
    def begin(self, g: Table) -> Step:
        return Call(Inner(), then=self.after)

    def after(self, g: Table, _: None) -> Step:
        g.log.append("after")
        return Done("went on")


@dataclass
class Inner(Procedure):
    def begin(self, g: Table) -> Step:
        return Ask(0, YesNo("X1", "x-ask"), then=self.answered)

    def answered(self, g: Table, yes: bool) -> Step:
        return End("over") if yes else Done()


def _at_the_question() -> Position:
    position = Position(Table([]), [Outer()])
    position.start()
    return position


def test_end_ends_the_game_whatever_is_under_way() -> None:
    position = _at_the_question()
    position.answer(0, True)
    assert position.over
    assert position.asked() == {}
    assert position.result == "over"
    assert position.state.log == []


def test_done_goes_back_to_the_caller() -> None:
    position = _at_the_question()
    position.answer(0, False)
    assert position.over
    assert position.result == "went on"
    assert position.state.log == ["after"]
