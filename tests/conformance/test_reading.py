"""Every game reads strictly: an answer with a part that nobody knows is refused by the name of that part."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.walk import Coin, Played, questions_at, saved, told

from camarilla.core.illegal import BadInput, Refused


def test_a_part_that_nobody_knows_is_refused_by_its_name(played: Played) -> None:
    """A legal answer with one part more, one part misspelt, and numbers that are none."""
    for moment in played.moments():
        match = played.at(moment)
        before = saved(match)
        for seat, question, aside in questions_at(match):
            written = question.write(question.sample(Coin(f"read {moment} {seat}")))
            if isinstance(written, dict):
                with told(f"{played.case}, moment {moment}, {question.key}: {written}"):
                    with pytest.raises(BadInput) as refusal:
                        match.read(seat, {**written, "recieve": 1}, aside)
                    assert refusal.value.field == "answer.recieve"
            for wrong in coerced(written):
                with told(f"{played.case}, moment {moment}, {question.key}: {wrong}"), pytest.raises(Refused):
                    question.check(match.read(seat, wrong, aside))
        assert saved(match) == before


def coerced(written: Any) -> list[Any]:
    """The same with something for each whole number in it that a careless reader would take for that number."""
    if type(written) is int:
        return [written + 0.0, written + 0.9, [written], *([bool(written)] if written in (0, 1) else [])]
    if isinstance(written, list):
        return [
            [*written[:at], wrong, *written[at + 1 :]] for at, part in enumerate(written) for wrong in coerced(part)
        ] + (["".join(map(str, written))] if written else [])
    if isinstance(written, dict):
        return [{**written, name: wrong} for name, part in written.items() for wrong in coerced(part)]
    return []
