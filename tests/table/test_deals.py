"""Deals at a table: a bot answers an offer that is made to it, and third parties hear what everybody hears."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.support import Watcher, answer_somehow, asked, house_on, settled, started

from camarilla.table import house as house_module

GIFT: dict[str, Any] = {"do": "offer", "to": 1, "give": {}, "get": {}, "until": "round"}


def test_a_bot_answers_an_offer_without_being_drawn_and_others_hear_only_that_people_talk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """J16.2: a gift is accepted, a demand for nothing is declined."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes(range(32)))

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hbhhh", game="junta", bot="steady")).table
            giver, third = Watcher(0), Watcher(2)
            for watcher in (giver, third):
                await table.watch(watcher, 0)
            seen = (await table.state(0)).seen
            assert seen is not None
            card = seen["view"]["families"][0]["hand"][0]
            gift = {**GIFT, "give": {"cards": [card]}}
            await table.answer(0, gift, table.record.seq, "gift", interjection=True)
            await settled(table)
            demand = {**GIFT, "get": {"kinds": [["any", 1]]}}
            await table.answer(0, demand, table.record.seq, "demand", interjection=True)
            await settled(table)
            told = [line for update in giver.updates for line in update.news if line["rule"] == "J16.2"]
            assert [line["id"] for line in told] == [
                "junta-news-talk-secret",
                "junta-news-deal-secret",
                "junta-news-talk-secret",
                "junta-news-dropped-secret",
            ]
            heard = [line for update in third.updates for line in update.news if line["rule"] == "J16.2"]
            assert [(line["id"], line["args"]) for line in heard] == [
                ("junta-news-talk", {"who": {"seat": 0}}),
                ("junta-news-deal", {"who": {"seat": 1}}),
                ("junta-news-talk", {"who": {"seat": 0}}),
                ("junta-news-dropped", {"who": {"seat": 1}}),
            ]
            seen = (await table.state(0)).seen
            assert seen is not None
            assert seen["view"]["offers"] == []
            assert card not in seen["view"]["families"][0]["hand"]

    asyncio.run(scene())


def test_bots_that_answer_offers_with_offers_let_others_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    """J16.2: every offer calls for a word; with these dice five random bots would haggle without end."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes([7]) * 32)

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "bbbbbh", game="junta", bot="random")).table
            for _ in range(5):
                async with asyncio.timeout(120):
                    await settled(table)
                assert list(asked(table)) == [5]
                await answer_somehow(table, 5)

    asyncio.run(scene())
