"""The referee refuses every value that is no answer, whatever a program hands over, and nothing has changed then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from tests.conformance.walk import Coin, Played, plain_json, questions_at, saved, told

from camarilla.core.illegal import Refused
from camarilla.core.questions import Question
from camarilla.match.match import Match


class Agreeable:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


NESTED: list[Any] = []
NESTED.append(NESTED)
ODD: tuple[Any, ...] = (
    *(None, 1.5, -0.0, float("nan"), float("inf"), True, False, 10**5000, -(10**30), 3 + 4j),
    *("", "0", "\x00", "yes\n", b"", b"yes", bytearray(b"1"), memoryview(b"1")),
    *([], {}, set(), frozenset({1}), range(3), (), (None,), (1.5,), (True,), ((),), ((1, 2.0),), (("a", 1.5),)),
    *([[]], [{}], {"a": {"b": [None]}}, {1: 2}, {None: None}, (10**5000,), ((b"a", b"b"),), NESTED, [NESTED]),
    *(object(), object, int, len, Agreeable(), (Agreeable(),), Ellipsis, NotImplemented, Exception("x")),
)
ODD_PARTS: tuple[Any, ...] = (None, 1.5, True, "x", b"x", [], {}, (), 10**5000, -1, Agreeable())
ODD_SEATS: tuple[Any, ...] = (None, 0.0, True, "0", "", b"0", [], {}, (0,), 10**30, -7, object())


def test_match_answer_raises_nothing_but_refused(played: Played) -> None:
    """Answers and asides: odd values, and legal answers with an odd part in them."""
    count = 0
    for moment in played.moments()[: 6 if played.case.thorough else 2]:
        match = played.at(moment)
        before, entries = saved(match), list(match.entries)
        for seat, question, aside in questions_at(match):
            asked = f"{played.case}, moment {moment}, seat {seat}, {question.key}"
            given = played.at(moment)
            for value in (*ODD, *near_misses(question, Coin(f"odd {moment} {seat}"))):
                with told(f"{asked}: {type(value)}"):
                    refusal = refused(given, seat, value, aside)
                    if refusal is None:  # it was taken: then it lies there in proper form
                        assert plain_json(given.entries[0].answer)
                        assert plain_json(given.save())
                        given = played.at(moment)
                        continue
                    assert refusal.words.id
                    assert plain_json(refusal.words.args)
                    count += 1
            with told(f"{asked}: one of the refused values has left something behind"):
                assert saved(given) == before
                assert given.entries == entries
        assert saved(match) == before
        assert match.entries == entries
    assert count


def refused(match: Match, seat: int, value: Any, aside: bool) -> Refused | None:
    try:
        match.interject(seat, value) if aside else match.answer(seat, value)
    except Refused as refusal:
        return refusal
    return None


def near_misses(question: Question[Any], coin: Coin) -> Iterator[Any]:
    """A legal answer, once for each of its parts and each odd value with that in its place."""
    answer = question.sample(coin)
    if isinstance(answer, tuple):
        for at in range(len(answer)):
            for part in ODD_PARTS:
                yield (*answer[:at], part, *answer[at + 1 :])
        yield list(answer)
        yield (*answer, *answer)
    elif is_dataclass(answer) and not isinstance(answer, type):
        parts = {one.name: getattr(answer, one.name) for one in fields(answer)}
        for name in parts:
            for part in ODD_PARTS:
                try:
                    odd = type(answer)(**{**parts, name: part})
                except TypeError:
                    continue  # a compiled class takes no odd part in the first place
                yield odd
        yield parts


def test_only_a_seat_answers(played: Played) -> None:
    match = played.at(0)
    before = saved(match)
    answer = next(iter(match.asked().values())).default()
    for seat in ODD_SEATS:
        for act in (match.answer, match.interject):
            with pytest.raises(Refused):
                act(seat, answer)
        assert match.interjection(seat) is None
    assert saved(match) == before
