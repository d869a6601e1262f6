"""The reusable questions, the small tree of refusals, and values as JSON can hold them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

import pytest

from camarilla.core.chance import Draw, Roll, without
from camarilla.core.illegal import BadInput, BrokenLaw, Illegal, NotAsked, Refused
from camarilla.core.plain import Codec, plain
from camarilla.core.questions import Amount, Choice, Choose, Pick, Question, YesNo, offered
from camarilla.core.words import Words, named, text

COLOURS = Choose(
    "T1", "toy-ask", (Choice("red", Words("toy-red")), Choice("blue", Words("toy-blue"), rule="T2")), fallback="blue"
)
FRUIT = Pick("T3", "toy-ask", ("apple", "apple", "pear"), low=1, high=2)


class Typed:
    """Dice that fall as typed."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, bound: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < bound
        return number


def refusal(question: Question[Any], written: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        question.check(question.read(written))
    return refused.value


def test_choose_takes_one_of_its_keys() -> None:
    COLOURS.check("red")
    assert COLOURS.default() == "blue"
    assert [(option.key, option.rule) for option in COLOURS.menu().options] == [("red", "T1"), ("blue", "T2")]
    assert COLOURS.menu(("red",)).answer == "red"
    assert isinstance(refusal(COLOURS, "green"), Illegal)
    assert isinstance(refusal(COLOURS, ["red"]), Illegal)
    with pytest.raises(BadInput):
        COLOURS.menu(("red", "blue"))


def test_yes_or_no() -> None:
    question = YesNo("T1", "toy-ask", fallback=True)
    assert (question.read("yes"), question.read("no"), question.default()) == (True, False, True)
    assert isinstance(refusal(question, "maybe"), Illegal)
    assert isinstance(refusal(question, True), Illegal)


def test_amount_takes_whole_numbers_from_low_to_high() -> None:
    question = Amount("T1", "toy-ask", 2, 4, 2)
    assert [question.read(written) for written in (3, "3")] == [3, 3]
    assert question.options() == (2, 3, 4)
    assert [question.sample(Typed(number)) for number in range(3)] == [2, 3, 4]
    for wrong in (1, 5, "5", "-3"):
        assert isinstance(refusal(question, wrong), Illegal)
    for nonsense in ("", "x", "--3", "²", "3.0", 3.0, True, None, [3], "9" * 5000):
        assert isinstance(refusal(question, nonsense), BadInput)
    assert Amount("T1", "toy-ask", 2, 2, 2).forced()
    assert not question.forced()


def test_pick_takes_some_of_the_things_there() -> None:
    FRUIT.check(("apple", "pear"))
    assert FRUIT.read(["pear", "apple"]) == ("apple", "pear")
    assert FRUIT.default() == ("apple",)
    for wrong in ([], ["pear", "pear"], ["plum"], ["apple", "apple", "pear"]):
        found = refusal(FRUIT, wrong)
        assert isinstance(found, Illegal)
        assert found.rule == "T3"
    for nonsense in ("apple", [1], None, {"apple": 1}):
        assert isinstance(refusal(FRUIT, nonsense), BadInput)


def test_pick_in_small_steps() -> None:
    assert [option.key for option in FRUIT.menu().options] == ["apple", "pear"]
    assert FRUIT.menu().answer is None
    assert FRUIT.menu(("pear",)).answer == ("pear",)
    assert [option.key for option in FRUIT.menu(("pear",)).options] == ["apple"]
    whole = FRUIT.menu(("pear", "apple"))
    assert (whole.options, whole.answer) == ((), ("apple", "pear"))
    for wrong in (("plum",), ("pear", "pear"), ("apple", "apple", "pear")):
        with pytest.raises(BadInput):
            FRUIT.menu(wrong)


def test_pick_is_forced_when_there_is_nothing_to_choose() -> None:
    assert Pick("T3", "toy-ask", ("apple", "pear"), 2, 2).forced()
    assert Pick("T3", "toy-ask", ("apple", "apple", "apple"), 2, 2).forced()
    assert Pick("T3", "toy-ask", ("apple",), 0, 0).forced()
    assert not Pick("T3", "toy-ask", ("apple", "pear"), 1, 1).forced()
    assert not FRUIT.forced()


def test_a_roll_has_faces_from_one_to_six() -> None:
    question = Roll("T4", 2)
    question.check((1, 6))
    assert question.sample(Typed(0, 5)) == (1, 6)
    for wrong in ([1], [0, 1], [7, 1], [1, 1, 1]):
        assert isinstance(refusal(question, wrong), Illegal)
    for nonsense in ("1 1", [1.0, 1], [True, 1], None):
        assert isinstance(refusal(question, nonsense), BadInput)
    assert question.menu(("1", "6")).answer == (1, 6)
    for steps in (("7",), ("x",), ("1", "1", "1")):
        with pytest.raises(BadInput):
            question.menu(steps)


def test_a_draw_takes_what_is_in_the_pile_and_every_order_is_possible() -> None:
    question = Draw("T5", ("ace", "king", "king"), 2)
    assert question.sample(Typed(2, 0)) == ("king", "ace")
    for wrong in (["ace"], ["ace", "ace"], ["ace", "queen"]):
        assert isinstance(refusal(question, wrong), Illegal)
    assert [option.key for option in question.menu(("ace",)).options] == ["king"]
    assert question.menu(("king", "king")).answer == ("king", "king")
    with pytest.raises(BadInput):
        question.menu(("ace", "ace"))
    assert without(("ace", "king", "king"), ("king",)) == ("ace", "king")
    assert Draw("T5", ("king", "king"), 1).forced()


def test_a_menu_goes_over_a_wire() -> None:
    apple = {"key": "apple", "words": {"id": "core-item", "args": {"item": "apple"}}, "rule": "T3", "aim": "item:apple"}
    assert plain(offered(FRUIT, ("pear",))) == {
        "options": [{**apple, "answer": ["apple", "pear"]}],
        "complete": True,
        "answer": ["pear"],
    }


def test_an_option_that_completes_the_answer_carries_it() -> None:
    ask = YesNo("T1", "toy-ask")
    assert [option.answer for option in offered(ask)["options"]] == ["yes", "no"]
    assert [option.answer for option in offered(FRUIT)["options"]] == [None, None]
    assert [option.answer for option in offered(Amount("T1", "toy-ask", 2, 4, 2))["options"]] == [2, 3, 4]


def test_facts_are_the_fields() -> None:
    assert Amount("T1", "toy-ask", 2, 4, 2).facts() == {
        "rule": "T1",
        "text": "toy-ask",
        "low": 2,
        "high": 4,
        "fallback": 2,
        "args": {},
    }


def test_a_question_that_keeps_a_promise_of_its_class_to_itself_is_our_mistake() -> None:
    class Vague(Question[str]):
        key = "toy-vague"
        rule = "T9"

    for method in (Vague().menu, Vague().default, lambda: Vague().check("x"), lambda: Vague().read("x")):
        with pytest.raises(BrokenLaw, match="toy-vague"):
            method()


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_the_tree_of_refusals() -> None:
    assert issubclass(Illegal, Refused)
    assert issubclass(NotAsked, Illegal)
    assert issubclass(BadInput, Refused)
    assert not issubclass(BadInput, Illegal)
    assert not issubclass(BrokenLaw, Refused)


def test_a_refusal_has_rule_and_words_for_people() -> None:
    refused = Illegal("V5.1", "viva-no-promise-missing", whom=named(2), card=text("viva-card-gun-name"))
    assert refused.rule == "V5.1"
    assert refused.words == Words(
        "viva-no-promise-missing", {"whom": {"seat": 2}, "card": {"text": "viva-card-gun-name"}}
    )
    assert str(refused) == "V5.1: viva-no-promise-missing(whom={'seat': 2}, card={'text': 'viva-card-gun-name'})"
    assert BadInput("deck.cards", "core-not-a-list").field == "deck.cards"
    assert BadInput("deck.cards", "core-not-a-list").words.args == {"field": "deck.cards"}


# --- values as JSON can hold them -------------------------------------------------------------------------------------


class Colour(Enum):
    RED = "red"


@dataclass
class Coin:
    value: int
    faces: tuple[str, ...] = ()


@dataclass
class Purse:
    coins: list[Coin]
    by_seat: dict[int, Colour]
    kinds: frozenset[int]
    nothing: None = None


PURSE = Purse([Coin(2, ("head", "tail")), Coin(1)], {0: Colour.RED}, frozenset({3, 1}))


def test_plain_makes_what_json_can_hold() -> None:
    assert plain(PURSE) == {
        "coins": [{"value": 2, "faces": ["head", "tail"]}, {"value": 1, "faces": []}],
        "by_seat": {"0": "red"},
        "kinds": [1, 3],
        "nothing": None,
    }
    with pytest.raises(TypeError, match="plain"):
        plain(1.5)


def test_chance_chooses_what_an_absent_player_must_give() -> None:
    """Whoever sees it learns nothing about what is left; where nothing must be given, nothing is."""
    hand = Pick("T3", "toy-ask", ("apple", "fig", "lemon", "pear"), low=2, high=3)
    assert hand.absent(Typed(0, 0)) == ("apple", "fig")
    assert hand.absent(Typed(3, 1)) == ("fig", "pear")
    assert hand.absent(Typed(2, 2)) == ("lemon", "pear")
    assert Pick("T3", "toy-ask", ("apple", "pear"), 0, 2).absent(Typed()) == ()
    assert YesNo("T1", "toy-ask").absent(Typed()) is False


def test_a_codec_gives_back_exactly_what_it_saved() -> None:
    import json

    codec = Codec(Coin, Purse, Colour)
    again = codec.load(json.loads(json.dumps(codec.save(PURSE))))
    assert again == PURSE
    assert type(again.coins) is list
    assert type(again.coins[0].faces) is tuple
    assert type(again.kinds) is frozenset
    assert codec.load(codec.save({(1, 2): [None, True, "x"]})) == {(1, 2): [None, True, "x"]}


def test_a_codec_refuses_what_it_does_not_know() -> None:
    with pytest.raises(TypeError, match="Purse"):
        Codec(Coin).save(PURSE)
    with pytest.raises(TypeError, match="one name"):
        Codec(Coin, type("Coin", (), {}))


def test_what_chance_answers_has_a_schema_too() -> None:
    assert Roll("T1", 2).schema() == {
        "type": "array",
        "items": {"type": "integer", "minimum": 1, "maximum": 6},
        "minItems": 2,
        "maxItems": 2,
    }
    drawn = {"type": "array", "items": {"enum": ["apple", "pear"]}, "minItems": 1, "maxItems": 1}
    assert Draw("T3", FRUIT.items).schema() == drawn
