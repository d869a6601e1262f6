"""Answers that arrive in writing are refused with their own reason, as at the table."""

from __future__ import annotations

import pytest
from tests.games.anti_monopoly.tabletop import A, B, C, Tabletop

from camarilla.core.illegal import Illegal


def _why(t: Tabletop, seat: int, written: str) -> tuple[str, str]:
    with pytest.raises(Illegal) as refusal:
        t.question(seat).read(written)
    return refusal.value.rule, refusal.value.words.id


def test_a10_2_in_writing() -> None:
    poor = Tabletop(3).on(a="red 8").rich(a=4).begin(A).roll(2)
    assert _why(poor, A, "indict") == ("A10.2", "am-no-too-poor")
    rich = Tabletop(3).on(a="red 8").rich(a=5).begin(A).roll(2)
    assert _why(rich, A, "nothing") == ("A10.2", "am-no-must-act")
    assert _why(rich, A, "swim") == ("A10.1", "core-not-an-option")


def test_a9_2_in_writing() -> None:
    t = Tabletop(3).on(a="yellow 3").begin(A).roll(4).asks(A, 3, B)
    assert _why(t, B, "none") == ("A9.2", "am-no-not-none")
    assert _why(t, B, "refuse4") == ("A9.c", "am-no-refusal-fields")
    assert _why(t, B, "refuse99999") == ("A9.2", "core-not-an-option")
    t.hand(B, "12445").position.ask_again()
    assert _why(t, B, "join") == ("A9.2", "am-no-without-card")


def test_a15_3_in_writing() -> None:
    t = Tabletop(3, redRequest="compulsory").on(c="blue 3").lay(bomb=9, pile="AC13").begin(A).roll(2).asks(C, 4, B)
    assert _why(t, B, "no") == ("A15.3", "am-no-must-lay")
    assert _why(t, B, "lay4") == ("A15.4", "am-no-request-fields")


def test_a8_ac09_in_writing() -> None:
    t = Tabletop(3).on(a="yellow 4").lay(chips="2/3/0", pile="AC09").rich(a=2).begin(A).roll(2)
    assert _why(t, A, "blue") == ("A8.AC09", "am-no-broken")
    assert _why(t, A, "red") == ("A8.AC09", "am-no-too-poor")
