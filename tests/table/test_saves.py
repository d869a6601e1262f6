"""Matches that were saved by every released version go on in this one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.support import house_on, play_on

from camarilla import __version__
from camarilla.catalogue import GAMES, game_of
from camarilla.match.log import read_log, verify
from camarilla.table.house import House
from camarilla.table.refusals import NotNow
from camarilla.table.review.replay import log_of
from camarilla.table.store.records import Status, TableRecord
from camarilla.table.store.restore import restore

SAVES = sorted((Path(__file__).parents[1] / "saves").glob("*.jsonl"))


def test_every_released_version_left_a_save() -> None:
    """`python3 tools/keep_saves.py` makes the one of this version, once, when it is released."""
    assert [save.name.removesuffix(".jsonl") for save in SAVES] == ["0.1.0"]
    assert __version__ in {save.name.removesuffix(".jsonl") for save in SAVES}


@pytest.mark.parametrize("save", SAVES, ids=lambda save: save.name)
def test_every_match_of_an_old_save_is_played_to_its_end(save: Path, tmp_path: Path) -> None:
    async def scene() -> None:
        rows = await restore(str(tmp_path / "a.sqlite"), save)
        assert (rows["accounts"], rows["talk"]) == (1, 2 * len(GAMES))
        async with house_on(tmp_path / "a.sqlite") as house:
            records = await house.newest()
            assert {record.game for record in records if record.status is Status.RUNNING} == {game.id for game in GAMES}
            for record in records:
                game = game_of(record.game)
                if record.opening["rules"] != f"{game.id}/{game.version}":
                    await rests(house, record)
                    continue
                table = await house.table(record.id)
                await table.state(None)
                await play_on(table)
                assert table.record.outcome["ending"] in game.endings
                verify(game, read_log(await log_of(house.services.store, table.record)))

    asyncio.run(scene())


async def rests(house: House, record: TableRecord) -> None:
    """A match by other rules than ours is not touched, and says why."""
    with pytest.raises(NotNow) as refused:
        await (await house.table(record.id)).state(None)
    assert refused.value.words.id == "core-other-rules"
