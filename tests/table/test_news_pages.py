"""News of long matches come in pages, by seq: no page betrays what nobody noticed."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.support import house_on, play_on, started

from camarilla.table.play import viewer


def test_the_newest_page_comes_first_and_the_others_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            whole = {seat: (await table.state(seat)).news for seat in (None, 0, 1)}
            assert table.record.seq > 5
            monkeypatch.setattr(viewer, "NEWS_PAGE", 3)
            for seat, news in whole.items():
                state = await table.state(seat)
                assert state.earlier
                assert {line["n"] for line in state.news} <= set(range(table.record.seq - 2, table.record.seq + 1))
                found, earlier, before = state.news, True, table.record.seq - 2
                while earlier:
                    page, earlier = await table.news(seat, before)
                    found, before = [*page, *found], before - 3
                assert found == news
            recent = await table.state(0, table.record.seq - 1)
            assert not recent.earlier
            assert await table.news(0, 1) == ([], False)

    asyncio.run(scene())
