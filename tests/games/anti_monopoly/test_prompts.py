"""What is offered is what will happen, and what is cut short is told."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest
from tests.games.anti_monopoly.tabletop import JOIN, A, B, C, Tabletop, lay, refuse

from camarilla.core.questions import CHANCE
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.components import Board, Box, Kind
from camarilla.speech import Speech

NAMES = ("Ann", "Ben", "Cem")


def label(t: Tabletop, seat: int, key: str) -> str:
    """An option as its player reads it."""
    option = next(option for option in t.question(seat).menu().options if option.key == key)
    return Speech("en", NAMES).words(option.words)


def told(t: Tabletop) -> list[tuple[str, str, Any]]:
    """The news since somebody listens: message, rule, and the number in it."""
    return [
        (one.id.removeprefix("am-news-"), one.rule, one.args.get("fields", one.args.get("millions")))
        for one in t.g.ears or []
    ]


def at_blue_8(**switches: str) -> Tabletop:
    return Tabletop(3, **switches).on(a="blue 6").lay(bomb=20).begin(A).roll(2)


def test_a10_1_the_label_says_how_far_the_bomb_will_move() -> None:
    """A10.1, A14.2: two fields; with `bombRule` = one it is one, and the news tell of the other."""
    t = at_blue_8()
    assert label(t, A, "collect") == "Collect 8; bomb 2 forward"
    t = at_blue_8(bombRule="one")
    assert label(t, A, "collect") == "Collect 8; bomb 1 forward"
    t.g.ears = []
    t.says(A, "collect")
    assert t.g.bomb == 19
    assert told(t)[1:4] == [("receives", "A10.1", 8), ("bomb-forward", "A10.1", 1), ("bomb-cut", "A14.2", 1)]


def test_a14_2_after_a_failed_meeting_the_bomb_stays() -> None:
    """A14.2: the meeting has moved it; the monopoly on the way (A11.1) does not move it again, and says so."""
    t = Tabletop(3).on(a="yellow 12").lay(bomb=20).begin(A).roll(4).says(A, B).roll(2, 3, 4)
    assert (t.g.bomb, t.where(A)) == (19, "yellow 10")
    assert label(t, A, "collect") == "Collect 6; the bomb stays"
    t.says(A, "collect")
    assert t.g.bomb == 19


def test_a14_2_after_a_failed_meeting_a_refusal_does_not_move_the_bomb() -> None:
    """A9.c, A14.2: what the table and the asked player read is three fields, or none."""
    t = Tabletop(3).on(a="yellow 12").lay(bomb=20).begin(A).roll(3).says(A, B).roll(2, 3, 4)
    assert (t.where(A), GAME.view(t.g, C).bomb_ahead) == ("yellow 15", 0)
    t.asks(A, 3, B)
    question: Any = t.question(B)
    assert (question.bomb, question.millions, question.moves) == (0, 5, (1, 2, 3))
    t.says(B, refuse(1))
    assert t.g.bomb == 19
    t = Tabletop(3).on(a="yellow 13").lay(bomb=20).begin(A).roll(2).asks(A, 3, B)
    question = t.question(B)
    assert (question.bomb, GAME.view(t.g, C).bomb_ahead) == (3, 20)


def test_a0_4_the_label_says_what_the_bank_still_has() -> None:
    """A0.4 with `bankNotes` = 50: one million is left of eight, and the news tell what was lacking."""
    t = Tabletop(3, bankNotes="50").rich(a=0, b=40, c=9).on(a="blue 6").lay(bomb=20).begin(A).roll(2)
    assert label(t, A, "collect") == "Collect 1; bomb 2 forward"
    t.g.ears = []
    t.says(A, "collect")
    assert t.g.money[A] == 1
    assert told(t)[1:3] == [("receives", "A10.1", 1), ("bank-empty", "A0.4", 7)]


def test_a0_4_an_unlimited_bank_shows_no_sum() -> None:
    """A0.4: whatever has been paid out; a limited one shows what it has."""
    t = Tabletop(3)
    t.g.money[A], t.g.bank = 60, 50 - 60 - 10
    assert GAME.view(t.g, B).bank is None
    assert GAME.view(Tabletop(3, bankNotes="50").g, B).bank == 35


def test_a9_c_a_refusal_says_how_far_one_comes() -> None:
    """A9.c, A0.5: on the last field before World Peace nowhere."""
    t = Tabletop(3).on(a="yellow 2", b="green 17").lay(bomb=20, chips="3/3/3").begin(A).roll(2).asks(A, 3, B)
    assert label(t, B, "refuse1") == "Refuse, and move 1 field"
    assert label(t, B, "refuse3") == "Refuse, and move 1 field"
    t.g.ears = []
    t.says(B, refuse(3))
    assert ("lost", "A0.5", 2) in told(t)
    t = Tabletop(3).on(a="yellow 2", b="green 18").lay(bomb=20, chips="3/3/3").begin(A).roll(2).asks(A, 3, B)
    assert label(t, B, "refuse2") == "Refuse, and stay where you are"


@pytest.mark.parametrize(("mover", "who"), [("asked", B), ("leader", A)])
def test_a15_4_the_request_says_who_moves_and_how_far(mover: str, who: int) -> None:
    """A15.4, A0.5: five fields are three or two where World Peace is near."""
    t = Tabletop(3, redMover=mover).on(a="green 16", b="green 14", c="yellow 2").lay(bomb=9, chips="3/3/3")
    t.begin(C).roll(2).crisis(3, refuse(1), C, B)
    assert (GAME.view(t.g, C).leader_moves, t.rule()) == (mover == "leader", "A15.1")
    t.asks(A, 2, B)
    question: Any = t.question(B)
    assert (question.back, question.moves) == (5, (3, 3, 3))
    t.says(B, lay(5) if mover == "asked" else lay())
    if mover == "leader":
        assert [option.words.args["fields"] for option in t.question(A).menu().options] == [2, 2, 2]
        t.says(A, 7)
    assert t.where(who) == "green 18"


def test_a6_4_a_meeting_roll_is_of_whoever_rolls() -> None:
    """A6.4, A18.2: the report about luck counts it for the named player; extra rolls are one's own."""
    t = Tabletop(3).on(a="yellow 11").begin(A).roll(5).says(A, B)
    roll: Any = t.question(CHANCE)
    assert (roll.rule, roll.whose) == ("A6.4", (B,))
    t = Tabletop(3).on(a="green 16").lay(chips="3/3/3").begin(A).roll(5)
    roll = t.question(CHANCE)
    assert (roll.rule, roll.whose) == ("A18.2", (A,))


def test_a0_6_and_a14_1_what_is_cut_going_back_is_told() -> None:
    """A0.6: START is the beginning of everything; A14.1 the bomb goes no further back than the first field."""
    t = Tabletop(3).on(a="green 17", b="green 18").lay(bomb=24, chips="3/3/3").on(a="yellow 2").begin(A).roll(2)
    t.asks(A, 3, B)
    t.g.ears = []
    t.says(B, JOIN)
    assert ("lost", "A0.5", 2) in told(t)
    assert told(t)[-3:-1] == [("bomb-back", "A9.b", 0), ("bomb-first", "A14.1", 1)]


def without_hatching(t: Tabletop) -> Tabletop:
    """A board that our check of data files would not let in: the way to World Peace is open."""
    box, board = t.g.box, t.g.box.board
    kinds = tuple([Kind.PLAIN if kind is Kind.HATCHED else kind for kind in board.kind])
    parts = {part.name: getattr(board, part.name) for part in fields(board)}
    t.g.box = Box(Board(**{**parts, "kind": kinds}), box.cards, box.printed, box.card_texts)
    return t


@pytest.mark.parametrize("rolls", [(4,), (5, 4)])
def test_a18_1_world_peace_looks_at_the_indictments_itself(rolls: tuple[int, ...]) -> None:
    """A18.1, A17.1: on a board without hatched fields nobody slips through with a monopoly left."""
    t = without_hatching(Tabletop(3))
    t.on(a="green 15", b="yellow 3", c="red 1").lay(bomb=20, chips="3/3/2").rich(a=0, b=0, c=0).begin(A)
    t.roll(*rolls)
    assert (t.outcome, t.where(A), t.g.bomb, t.g.sent_back[A]) == (None, "green 1", 19, True)
    t.on(a="green 15").lay(chips="3/3/3").begin(A).roll(*rolls)
    assert t.g.ending == "peace"
