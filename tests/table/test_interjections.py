"""At any time: what lies on top of whatever runs, from people and from bots."""

from __future__ import annotations

import asyncio

import pytest
from tests.core.toy import TOY
from tests.table.support import Watcher, answer_somehow, asked, house_on, play_on, saved, settled, started, wish

from camarilla.core.illegal import NotAsked
from camarilla.match.log import read_log, verify
from camarilla.table import house as house_module
from camarilla.table.play import open_table as table_module
from camarilla.table.refusals import Stale
from camarilla.table.review.replay import log_of


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table_module, house_module):
        monkeypatch.setattr(module, "game_of", lambda name: TOY)


def test_a_person_interjects_and_sealed_answers_survive() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="toy")).table
            viewer = Watcher(1)
            await table.watch(viewer, 1)
            assert await table.answer(2, 0, 1, "bid") == 2
            assert await table.answer(0, "yes", 2, "gift", interjection=True) == 3
            assert [line["id"] for line in viewer.updates[-1].news] == ["toy-news-gift"]
            assert viewer.updates[-1].seen["awaited"] == {"seats": [0, 1], "sealed": [2], "discreet": False}  # type: ignore[index]
            assert list(asked(table)) == [0, 1]
            await play_on(table)
            verify(TOY, read_log(await log_of(house.services.store, table.record)))

    asyncio.run(scene())


def test_a_question_that_an_interjection_changed_makes_older_answers_stale() -> None:
    """T5, T2 Whoever gave a coin away can bid one less: what he sent before that is not taken for the new question."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="toy")).table
            await table.answer(0, "yes", 1, "gift", interjection=True)
            before = saved(table)
            for seat in (0, 1):  # both have other coins now
                with pytest.raises(Stale):
                    await table.answer(seat, 1, 1, "bid")
            assert saved(table) == before
            assert await table.answer(2, 1, 1, "bid") == 3  # his question is what it was

    asyncio.run(scene())


def test_who_has_nothing_to_interject_is_refused() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="toy")).table
            for n in range(3):
                await table.answer(0, "yes", table.record.seq, f"gift {n}", interjection=True)
            with pytest.raises(NotAsked):
                await table.answer(0, "yes", table.record.seq, "one more", interjection=True)

    asyncio.run(scene())


def test_bots_interject_now_and_then() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            gifts = 0
            for _ in range(12):
                table = (await house.open(wish("bbb", game="toy"))).table
                await settled(table)
                log = read_log(await log_of(house.services.store, table.record))
                verify(TOY, log)
                gifts += sum(entry.interjection for entry in log.entries)
            assert gifts > 0

    asyncio.run(scene())


def test_a_restart_keeps_what_was_interjected() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="toy")).table
            await answer_somehow(table, 1)
            await table.answer(0, "yes", table.record.seq, "gift", interjection=True)
            before = saved(table)
            table.running = None
            await table.state(None)
            assert saved(table) == before

    asyncio.run(scene())
