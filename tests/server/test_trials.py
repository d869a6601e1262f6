"""The trials of tools/trials in their short form: the long one of each is a command of dev.py."""

from __future__ import annotations

from trials import load


def test_a_small_load_is_answered_without_an_error() -> None:
    result = load.run(load.Plan(tables=4, rate=20, seconds=1.5), cold=False)
    assert result.errors == {}
    assert result.answers > 20
    assert result.frames >= result.answers * 4
    assert 0 < result.p50 <= result.p99 <= result.worst
