"""The laws of the flow: what a paragraph may return, and what stays as it is when something is refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from tests.core.toy import TOY, Gift, Toy

from camarilla.core.chance import Roll
from camarilla.core.flow import Ask, AskAll, Call, Done, Position, Procedure, Step
from camarilla.core.illegal import BrokenLaw, Illegal, NotAsked
from camarilla.core.questions import CHANCE, Amount, YesNo
from camarilla.match.match import load_position, redeal, save_position


class Fixed:
    """Dice that always fall in the same way."""

    def __init__(self, number: int = 0) -> None:
        self.number = number

    def below(self, bound: int) -> int:
        return self.number % bound


def at_the_bids(*cards: str) -> Position:
    """The toy game at its first auction, with these cards dealt."""
    position = TOY.begin(len(cards))
    position.answer(CHANCE, cards)
    return position


def nobody_doubles(position: Position) -> None:
    for seat in position.asked():
        position.answer(seat, "no")


# --- the words of the flow --------------------------------------------------------------------------------------------


@dataclass
class Asker(Procedure):
    """Asks once, with whatever way of going on is being tried."""

    way: str = ""
    heard: tuple[Any, ...] = ()

    def begin(self, g: Toy) -> Step:
        return self.ask

    def ask(self, g: Toy) -> Step:
        return Ask(0, YesNo("T9", "toy-ask"), then=self.answered)

    def answered(self, g: Toy, yes: bool) -> Step:
        self.heard += (yes,)
        if self.way == "asks":
            return Ask(0, YesNo("T9", "toy-ask"), then=self.answered)
        if self.way == "asks all":
            return AskAll({0: YesNo("T9", "toy-ask")}, then=self.answered_all)
        if self.way == "nonsense":
            return "next"  # type: ignore[return-value]  # the mistake that is tried
        if self.way == "nobody":
            return self.ask_nobody
        return Done(self.heard)

    def answered_all(self, g: Toy, answers: dict[int, bool]) -> Step:
        return Done(answers)

    def ask_nobody(self, g: Toy) -> Step:
        return AskAll({}, then=self.answered_all)


def asking(way: str = "") -> Position:
    position = Position(TOY.setup(2, TOY.rules({}), {}), [Asker(way)])
    position.start()
    return position


def test_an_answer_goes_to_the_paragraph_it_was_asked_for() -> None:
    position = asking()
    assert position.where() == "Asker.ask"
    position.answer(0, True)
    assert position.over
    assert position.result == (True,)


@pytest.mark.parametrize("way", ["asks", "asks all", "nonsense"])
def test_a_paragraph_that_received_an_answer_neither_asks_nor_returns_nonsense(way: str) -> None:
    with pytest.raises(BrokenLaw, match="Asker"):
        asking(way).answer(0, True)


def test_asking_nobody_goes_straight_on() -> None:
    position = asking("nobody")
    position.answer(0, True)
    assert position.result == {}


def test_a_procedure_without_a_first_paragraph_is_our_mistake() -> None:
    with pytest.raises(BrokenLaw, match="no first paragraph"):
        Position(TOY.setup(2, TOY.rules({}), {}), [Procedure()]).start()


def test_what_is_under_way_can_be_read() -> None:
    assert at_the_bids("ace", "king").where() == "Rounds.deal > Bids.ask"


def test_a_result_goes_back_to_the_caller() -> None:
    @dataclass
    class Caller(Procedure):
        def begin(self, g: Toy) -> Step:
            return Call(Asker(), then=self.after)

        def after(self, g: Toy, result: Any) -> Step:
            return Done(("heard", result))

    position = Position(TOY.setup(2, TOY.rules({}), {}), [Caller()])
    position.start()
    position.answer(0, False)
    assert position.result == ("heard", (False,))


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_an_illegal_answer_changes_nothing() -> None:
    position = at_the_bids("ace", "king")
    before = save_position(TOY, position)
    with pytest.raises(Illegal) as refused:
        position.answer(0, 4)
    assert refused.value.rule == "T2"
    assert save_position(TOY, position) == before
    assert sorted(position.asked()) == [0, 1]


def test_nobody_answers_unasked_or_twice() -> None:
    position = at_the_bids("ace", "king")
    position.answer(0, 1)
    for seat in (0, 5, CHANCE):
        with pytest.raises(NotAsked) as refused:
            position.answer(seat, 1)
        assert refused.value.rule == "T2"
    assert sorted(position.asked()) == [1]


# --- simultaneous answers ---------------------------------------------------------------------------------------------


def test_simultaneous_answers_are_sealed_until_all_are_in() -> None:
    position = at_the_bids("queen", "king")
    position.answer(1, 2)
    assert sorted(position.asked()) == [0]
    position.answer(0, 1)
    nobody_doubles(position)
    assert position.state.coins == [2, 4]


def test_the_order_of_answering_makes_no_difference() -> None:
    results = []
    for order in ((0, 1, 2), (2, 0, 1)):
        position = at_the_bids("queen", "king", "king")
        for seat in order:
            position.answer(seat, seat)
        results.append(save_position(TOY, position))
    assert results[0] == results[1]


# --- interjections ----------------------------------------------------------------------------------------------------


def test_after_an_interjection_the_question_below_is_asked_again_as_things_stand_then() -> None:
    position = at_the_bids("queen", "king")
    position.interject(Gift(0))
    assert position.state.coins == [2, 4]
    assert position.asked() == {
        0: Amount("T2", "toy-ask-bid", 0, 2, 0),
        1: Amount("T2", "toy-ask-bid", 0, 4, 0),
    }


def test_sealed_answers_survive_an_interjection_as_long_as_they_are_legal() -> None:
    position = at_the_bids("queen", "king", "king")
    position.answer(0, 2)
    position.answer(1, 3)
    position.interject(Gift(0))  # leaves seat 0 two coins: its bid of 2 still stands
    assert sorted(position.asked()) == [2]
    position.interject(Gift(0))  # leaves one
    assert sorted(position.asked()) == [0, 2]
    position.answer(0, 1)
    position.answer(2, 0)
    nobody_doubles(position)
    assert position.state.coins == [0, 7, 2]  # 1, 5 and 3 coins after the gifts; seat 1 bid 3 and takes from both


def test_without_a_question_nothing_can_be_interjected() -> None:
    position = asking()
    position.answer(0, True)
    with pytest.raises(NotAsked):
        position.interject(Gift(0))


# --- plain data at every moment ---------------------------------------------------------------------------------------


def test_copies_share_nothing_that_changes() -> None:
    position = at_the_bids("ace", "king")
    position.answer(0, 1)
    before = save_position(TOY, position)
    copy = position.copy()
    copy.answer(1, 3)
    copy.state.coins[0] = 99
    assert save_position(TOY, position) == before
    assert sorted(position.asked()) == [1]


def test_a_position_is_saved_and_loaded_in_the_middle_of_sealed_answers() -> None:
    from camarilla.core.game import Setup

    position = at_the_bids("ace", "king")
    position.answer(1, 2)
    loaded = load_position(TOY, Setup("toy", 2, {}), save_position(TOY, position))
    assert sorted(loaded.asked()) == [0]
    loaded.answer(0, 3)
    position.answer(0, 3)
    assert save_position(TOY, loaded) == save_position(TOY, position)


def test_asking_again_gives_the_same_question() -> None:
    position = at_the_bids("ace", "king")
    position.answer(1, 2)
    before, asked = save_position(TOY, position), position.asked()
    position.ask_again()
    assert position.asked() == asked
    assert save_position(TOY, position) == before


def test_chance_is_asked_like_a_seat() -> None:
    position = TOY.begin(2)
    question = position.chance()
    assert question is not None
    with pytest.raises(NotAsked):
        position.answer(0, ("ace", "king"))
    with pytest.raises(Illegal):
        position.answer(CHANCE, ("ace", "ace"))
    assert position.asked() == {CHANCE: question}
    assert Roll("T9", 2).sample(Fixed(3)) == (4, 4)


# --- redeal -----------------------------------------------------------------------------------------------------------


def test_sealed_answers_of_others_are_imagined_anew_and_the_own_one_stays() -> None:
    position = at_the_bids("ace", "king", "king")
    position.answer(0, 2)
    position.answer(1, 3)
    worlds = [redeal(TOY, position, 0, Fixed(number)) for number in range(4)]
    assert all(world.stack[-1].sealed[0] == 2 for world in worlds)
    assert {world.stack[-1].sealed[1] for world in worlds} == {0, 1, 2, 3}
    assert all(sorted(world.asked()) == [2] for world in worlds)
    assert position.stack[-1].sealed == {0: 2, 1: 3}
