"""Spectators: what is public, as late as the table wants it, or not at all. The clock is the test's own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.support import Watcher, answer_somehow, asked, house_on, play_on, started, wish

from camarilla.table.house import House
from camarilla.table.meeting.settings import Settings
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden
from camarilla.table.store.records import Status


class Clock:
    """Milliseconds that pass when the test says so."""

    def __init__(self, house: House) -> None:
        self.at = 1_000_000
        house.services.now = lambda: self.at

    def pass_seconds(self, seconds: int) -> None:
        self.at += 1000 * seconds


async def some_answers(table: Table, clock: Clock, count: int) -> list[Any]:
    """People answer, ten seconds apart; what a spectator without a delay would see after each."""
    public = []
    for _ in range(count):
        clock.pass_seconds(10)
        await answer_somehow(table, next(iter(asked(table))))
        assert table.running is not None
        public.append((table.record.seq, table.running.match.seen(None)))
    return public


def test_a_delayed_spectator_sees_what_was_public_so_long_ago() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            clock = Clock(house)
            table = (await started(house, "hhh", settings=Settings(delay=60))).table
            early = Watcher(None)
            await table.watch(early, 0)
            assert early.welcome is not None
            assert (early.welcome.seq, early.welcome.seen, early.welcome.news) == (0, None, [])  # nothing is old enough
            public = await some_answers(table, clock, 12)  # 120 seconds
            # whoever comes now, by socket or by HTTP, sees what was public 60 seconds ago: after the sixth answer
            for seen in (await table.state(None), await table.state(None, 3)):
                assert (seen.seq, seen.seen) == public[5]
                assert max((line["n"] for line in seen.news), default=0) <= public[5][0]
            late = Watcher(None)
            await table.watch(late, 0)
            assert late.welcome is not None
            assert late.welcome.seq == public[5][0]
            # whoever was here was shown everything in its time, and nothing before
            assert early.updates[-1].seq == public[5][0]
            assert early.updates[-1].seen == public[5][1]
            assert len([line for one in early.updates for line in one.news]) == len(late.welcome.news)
            for viewer in (early, late):
                viewer.updates.clear()
            clock.pass_seconds(30)
            await table.gallery.catch_up()
            shown = [(seq, seen) for seq, seen in public[6:9] if seq > public[5][0]]
            assert [(one.seq, one.seen) for one in late.updates] == shown
            assert [(one.seq, one.seen) for one in early.updates] == shown
            # the people at the table are not behind
            assert (await table.state(0)).seq == public[-1][0]

    asyncio.run(scene())


def test_at_the_end_everything_is_open_and_no_news_are_lost() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            Clock(house)  # it stands still
            table = (await started(house, "hhh", settings=Settings(delay=3600))).table
            spectator = Watcher(None)
            await table.watch(spectator, 0)
            await play_on(table)
            assert table.record.status is Status.OVER
            while not spectator.updates or spectator.updates[-1].seq < table.record.seq:
                spectator.news_came.clear()
                async with asyncio.timeout(120):
                    await spectator.news_came.wait()
            heard = [line for update in spectator.updates for line in update.news]
            assert heard == (await table.state(None)).news
            assert spectator.updates[-1].seen is not None
            assert spectator.updates[-1].seen["outcome"] is not None

    asyncio.run(scene())


def test_where_no_spectators_are_wanted_they_leave_when_the_match_begins() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            opened = await house.open(wish("hhh", settings=Settings(spectators=False)))
            table, stranger, player = opened.table, Watcher(None), Watcher(1)
            await table.watch(stranger, 0)  # he may still find a seat
            await table.watch(player, 0)
            await table.start()
            assert stranger.gone
            assert stranger.updates == []
            assert not player.gone
            assert player.updates
            for look in (table.state(None), table.watch(Watcher(None), 0)):
                with pytest.raises(Forbidden) as refused:
                    await look
                assert refused.value.words.id == "table-no-spectators"
            for seat in opened.invitations:
                await table.seating.sit(seat)
            await play_on(table)
            with pytest.raises(Forbidden) as refused:
                await table.state(None)
            assert refused.value.words.id == "table-not-shared"  # the end is theirs
            await table.share(1)
            assert (await table.state(None)).seen is not None

    asyncio.run(scene())
