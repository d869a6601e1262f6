"""How people want to meet: what is kept, and what is refused with its field."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import house_on, wish

from camarilla.core.illegal import BadInput
from camarilla.table.meeting.settings import Absence, Door, Pace, Settings, TalkPolicy, settings_of

CHOSEN: dict[str, Any] = {
    "language": "de",
    "pace": "slow",
    "deadline": 7_200,
    "absence": "bot",
    "talk": "public",
    "door": "open",
    "spectators": False,
    "coach": False,
    "coach_seen": True,
    "voices": False,
    "delay": 120,
}


def test_nothing_said_is_a_live_table_for_friends() -> None:
    assert settings_of({}) == Settings("", Pace.LIVE, 0, Absence.TAKEOVER, TalkPolicy.ALL, Door.INVITATION, True, 0)


def test_a_slow_table_always_has_a_deadline() -> None:
    assert settings_of({"pace": "slow"}).deadline == 86_400


@pytest.mark.parametrize(
    ("said", "field", "words"),
    [
        ({"pase": "slow"}, "settings.pase", "table-setting-unknown"),
        ({"pace": "fast"}, "settings.pace", "table-setting-value"),
        ({"language": "fr"}, "settings.language", "table-setting-value"),
        ({"spectators": 1}, "settings.spectators", "table-setting-value"),
        ({"deadline": 9}, "settings.deadline", "table-setting-seconds"),
        ({"deadline": True}, "settings.deadline", "table-setting-seconds"),
        ({"deadline": 3_601}, "settings.deadline", "table-setting-seconds"),
        ({"pace": "slow", "deadline": 0}, "settings.deadline", "table-setting-seconds"),
        ({"delay": 3_601}, "settings.delay", "table-setting-seconds"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_field(said: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(BadInput) as refused:
        settings_of(said)
    assert (refused.value.words.args["field"], refused.value.words.id) == (field, words)


def test_a_table_keeps_its_settings(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "house.sqlite") as house:
            opened = await house.open(wish("hhb", settings=settings_of(CHOSEN)))
        async with house_on(tmp_path / "house.sqlite") as house:
            kept = (await house.table(opened.table.record.id)).record
        assert kept.settings.written() == CHOSEN

    asyncio.run(scene())
