"""Strict reading: nothing is guessed at, and every fault has its place."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.core.illegal import BadInput
from camarilla.core.reading import record, row, shown, whole, wholes, word


@pytest.mark.parametrize("written", [None, True, False, 2.0, 2.9, "2", "", [], [2], {}, b"2", 10**9, -(10**30)])
def test_only_a_whole_number_is_one(written: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        whole(written, "answer.card")
    assert (refusal.value.field, refusal.value.words.id) == ("answer.card", "core-not-a-number")
    assert whole(-3, "") == -3


@pytest.mark.parametrize("written", [None, True, 2, [], ["x"], {}, b"x"])
def test_only_a_text_is_one(written: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        word(written, "answer.area")
    assert (refusal.value.field, refusal.value.words.id) == ("answer.area", "core-not-a-name")
    assert word("MKT", "") == "MKT"


@pytest.mark.parametrize("written", [None, True, 7, "789", {"0": 7}, (7, 8, 9)])
def test_only_a_list_is_one(written: Any) -> None:
    with pytest.raises(BadInput) as refusal:
        wholes(written, "answer.cards")
    assert (refusal.value.field, refusal.value.words.id) == ("answer.cards", "core-not-a-list")
    with pytest.raises(BadInput):
        row([1, 2], "answer", 3)
    assert wholes([7, 8, 9], "") == (7, 8, 9)


def test_parts_are_known_by_name() -> None:
    """A misspelt one is refused by its name, a missing one too; what is optional may be missing."""
    needed, optional = {"to": whole}, {"receive": wholes}
    assert record({"to": 2}, "answer", needed, optional) == {"to": 2}
    assert record({"to": 2, "receive": [7]}, "answer", needed, optional) == {"to": 2, "receive": (7,)}
    for written, field, reason in (
        ({"to": 2, "recieve": [7]}, "answer.recieve", "core-data-unknown-field"),
        ({"receive": [7]}, "answer.to", "core-data-missing-field"),
        ({"to": 2, "receive": [7.5]}, "answer.receive[0]", "core-not-a-number"),
        ([["to", 2]], "answer", "core-data-not-an-object"),
    ):
        with pytest.raises(BadInput) as refusal:
            record(written, "answer", needed, optional)
        assert (refusal.value.field, refusal.value.words.id) == (field, reason)


def test_a_refusal_repeats_little() -> None:
    assert shown("x" * 50) == "x" * 40 + "…"
    assert shown(10**5000) == shown([10**5000]) == "…"
    assert shown([1, 2]) == "[1, 2]"
