"""Written acts and asides are read strictly: nothing is coerced, nothing unknown is passed over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.junta.moment import Table, coup_table, table

from camarilla.core.illegal import BadInput, Illegal, Refused
from camarilla.games.junta.acts import Fly, Move
from camarilla.games.junta.chapters.cards import may_interject
from camarilla.games.junta.chapters.common import Shed
from camarilla.games.junta.chapters.coup import Coup, Uprising
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.said import MakeOffer, Play
from camarilla.games.junta.state import Goods
from camarilla.games.junta.windows import window
from camarilla.match.whynot import why_not

MOVE = {"act": "move", "member": 2, "start": "B1", "to": "P1", "units": [["brigade1", 2]]}
FLY = {"act": "fly", "member": 2, "start": "MKT", "middle": "PAL", "to": "UNI"}


def not_read(t: Table, question: Any, written: Any, field: str) -> None:
    before = t.saved()
    with pytest.raises(BadInput) as refusal:
        question.read(written)
    assert refusal.value.field == field
    assert t.saved() == before


@pytest.mark.parametrize(
    ("written", "field"),
    [
        ({**MOVE, "units": [["brigade1", 2.9]]}, "answer.units"),
        ({**MOVE, "units": [["brigade1", True]]}, "answer.units"),
        ({**MOVE, "units": [["brigade1", "2"]]}, "answer.units"),
        ({**MOVE, "units": "brigade1"}, "answer.units"),
        ({**MOVE, "units": [["brigade1", 2, 3]]}, "answer.units[0]"),
        ({**MOVE, "member": "2"}, "answer.member"),
        ({**MOVE, "member": 2.0}, "answer.member"),
        ({**MOVE, "start": ["B1"]}, "answer.start"),
        ({**MOVE, "too": "P1"}, "answer.too"),
        ({"act": "move", "member": 2, "start": "B1", "units": []}, "answer.to"),
        ({"act": "end", "units": []}, "answer.units"),
        ({"act": "march"}, "answer.act"),
        ({"act": ["move"]}, "answer.act"),
        ("move", "answer.act"),
        ({"act": "bribe", "card": 32, "area": "B1", "number": 1.0}, "answer.number"),
        ({"act": "card", "card": True, "area": "B1"}, "answer.card"),
        ({"act": "land", "unit": 3, "area": "B1"}, "answer.unit"),
    ],
)
def test_j13_1t_acts_are_read_strictly(written: Any, field: str) -> None:
    """J13.1t: what is wrong is named, and nothing has changed."""
    t = coup_table(units={("B1", "brigade1", -1): 6}).runs(Turn(2))
    assert t.question(2).read(MOVE) == Move(2, "B1", "P1", (("brigade1", 2),))
    not_read(t, t.question(2), written, field)


@pytest.mark.parametrize(
    ("written", "field"),
    [
        ({"do": "offer", "to": 2, "give": {"cards": "789"}}, "answer.give.cards"),
        ({"do": "offer", "to": 2, "give": {"cards": [7.0]}}, "answer.give.cards[0]"),
        ({"do": "offer", "to": 2, "give": {"notes": [True, 0, 0]}}, "answer.give.notes"),
        ({"do": "offer", "to": 2, "give": {"notes": [1, 0]}}, "answer.give.notes"),
        ({"do": "offer", "to": 2, "get": {"money": "3"}}, "answer.get.money"),
        ({"do": "offer", "to": 2, "get": {"money": True}}, "answer.get.money"),
        ({"do": "offer", "to": 2, "get": {"mony": 3}}, "answer.get.mony"),
        ({"do": "offer", "to": 2, "get": {"kinds": [["vote", 1.5]]}}, "answer.get.kinds[0]"),
        ({"do": "offer", "to": 2, "get": {"units": [["B1", "brigade1"]]}}, "answer.get.units[0]"),
        ({"do": "offer", "to": 2, "give": {"cards": [13]}, "recieve": {"money": 3}}, "answer.recieve"),
        ({"do": "offer", "to": "2", "give": {"cards": [13]}}, "answer.to"),
        ({"do": "offer", "give": {"cards": [13]}}, "answer.to"),
        ({"do": "offer", "to": 2, "give": [13]}, "answer.give"),
        ({"do": "offer", "to": 2, "give": {"cards": [13]}, "until": 3}, "answer.until"),
        ({"do": "play", "card": 1.0}, "answer.card"),
        ({"do": "play", "card": 41, "target": "2"}, "answer.target"),
        ({"do": "accept", "number": True}, "answer.number"),
        ({"do": "accept", "number": 1, "cards": "13"}, "answer.cards"),
        ({"do": "drop", "number": [1]}, "answer.number"),
        ({"do": "swap", "dummy": 2, "mine": 1}, "answer.theirs"),
        ({"do": "resign", "now": True}, "answer.now"),
        ({"do": "sing"}, "answer.do"),
        ([], "answer.do"),
    ],
)
def test_j5_2i_asides_are_read_strictly(written: Any, field: str) -> None:
    """J5.2i, J16.2: a misspelt part is no offer for nothing."""
    t = table(5, hands={1: (13,)})
    question: Any = may_interject(t.g, 1)
    assert question.read({"do": "offer", "to": 2, "give": {"cards": [13]}}) == MakeOffer(2, Goods(cards=(13,)), Goods())
    assert question.read({"do": "play", "card": 13}) == Play(13)
    not_read(t, question, written, field)


def test_j13_4h_a_flight_names_its_companions_once() -> None:
    """J13.4h: the same company twice is refused as it is in a move, on either leg, and no news tell of it."""
    t = coup_table(units={("MKT", "helicopter", 2): 1, ("MKT", "brigade1", -1): 6, ("PAL", "brigade1", -1): 5})
    t.runs(Turn(2))
    five = ("brigade1", 5)
    for leg in ("first", "second"):
        flight = t.question(2).read({**FLY, leg: [["brigade1", 5], ["brigade1", 5]]})
        assert getattr(flight, leg) == (five, five)
        t.refuses(2, flight, "J13.4h")
    t.refuses(2, Move(2, "MKT", "PAL", (five, five)), "J13.4")
    assert t.told("moved") == []
    t.says(2, Fly(2, "MKT", "PAL", "UNI", (five,)))
    assert [one.args["count"] for one in t.told("moved")] == [5]


def test_j13_8_1_police_are_sent_along_each_way_once() -> None:
    """J13.8.1: from and to as texts, each pair once."""
    t = coup_table(phase=1, units={("P1", "police", -1): 2})
    t.g.red_areas = ("SLU",)
    t.runs(Coup(None), "respond").refuses(1, (("P1", "SLU", 1), ("P1", "SLU", 1)), "J13.8.1")
    for written in ([["P1", "SLU", 1.0]], [["P1", 3, 1]], [["P1", "SLU"]], {"P1": "SLU"}):
        with pytest.raises(Refused):
            t.question(1).read(written)
    t.says(1, (("P1", "SLU", 2),))


@pytest.mark.parametrize(
    ("written", "rule", "reason"),
    [
        ("0>2>bank", "J10.1", "junta-no-police-at-bank"),
        ("0>1>home", "J10.0", "junta-no-target"),
        ("23>2>home", "J10.0", "junta-no-attempt"),
        ("0>2>moon", "J10.0", "junta-no-attempt"),
        ("0", "J10.0", "core-not-an-option"),
        ("moon", "J10.0", "core-not-an-option"),
    ],
)
def test_j10_1_a_written_attempt_is_refused_for_its_reason(written: str, rule: str, reason: str) -> None:
    """J10.0, J10.1: a menu that is written to says the same as the question that is built for."""
    t = table(5, phase=6, at={1: "bank", 2: "bank"})
    t.g.marker = 2
    t.runs(Terror())
    before = t.saved()
    with pytest.raises(Illegal) as refusal:
        t.question(1).check(t.question(1).read(written))
    assert (refusal.value.rule, refusal.value.words.id) == (rule, reason)
    assert t.saved() == before


@pytest.mark.parametrize(
    ("card", "rule", "reason", "when"),
    [
        (62, "J5.C.62", "junta-why-card", "ballot"),
        (64, "J5.C.64", "junta-why-card", "recess"),
        (13, "J5.C.13", "junta-why-card", "ballot_turn"),
        (23, "J5.C.23", "junta-why-card", "announce"),
        (58, "J5.C.58", "junta-why-card", "pre_coup"),
        (12, "J5.C.12", "junta-why-card", "aftermath"),
        (42, "J5.C.42", "junta-why-card-needs", "any"),
    ],
)
def test_j5_c_w_why_not_names_the_moment_of_the_card(card: int, rule: str, reason: str, when: str) -> None:
    """J5.C.w: whatever one is asked, and among what may be said out of turn."""
    t = table(5, phase=8, hands={1: (card,)})
    t.g.pretext = True
    t.runs(Uprising())
    aside: Any = may_interject(t.g, 1)
    for question, aim in ((t.question(1), f"card:{card}"), (aside, f"play:{card}")):
        refused: Any = why_not(question, (), aim, lambda aim: window(t.g.box, aim))
        assert (refused.rule, refused.words.id) == (rule, reason)
        assert refused.words.args["when"] == {"text": f"junta-window-{when}"}


def test_j5_c_w_where_the_question_knows_more_about_the_card_it_says_that() -> None:
    """J5.1: of the cards in hand one must go; another card is not in hand, whatever its moment."""
    t = table(5, phase=1, hands={1: (13, 14, 15, 16, 17, 18, 19)}).runs(Shed(1))
    refused: Any = why_not(t.question(1), (), "card:62", lambda aim: window(t.g.box, aim))
    assert (refused.rule, refused.words.id) == ("J5.1", "junta-no-such-card")
