"""Clocks and votes in two houses on one PostgreSQL: they behave as one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from tests.table.postgres import postgres
from tests.table.support import Hands, Watcher, asked, house_on, settled, wish
from tests.table.test_processes import until

from camarilla.table.absence.votes import Motion
from camarilla.table.house import House
from camarilla.table.meeting.settings import settings_of
from camarilla.table.play.table import Table
from camarilla.table.play.viewer import SeatTime

HOUR = 3_600_000


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@asynccontextmanager
async def two_tables(database: str) -> AsyncIterator[tuple[Hands, Table, Table]]:
    """The same running table of three people in two houses that have one clock on the wall."""
    hands = Hands()
    async with house_on(database, now=hands) as here, house_on(database, now=hands) as there:
        table = await begun(here)
        yield hands, table, await there.table(table.record.id)


async def begun(house: House) -> Table:
    slow = settings_of({"pace": "slow", "deadline": 3600, "absence": "takeover"})
    table = (await house.open(wish("hhh", settings=slow))).table
    for seat in (1, 2):
        await table.seating.sit(seat)
    await table.start()
    return table


def test_a_vote_is_called_here_and_decided_there(database: str) -> None:
    async def scene() -> None:
        async with two_tables(database) as (hands, table, twin):
            here, there = Watcher(0), Watcher(1)
            await table.watch(here, 0)
            await twin.watch(there, 0)
            await table.votes.call(0, Motion.PAUSE)
            await until(there, lambda: twin.votes.open is not None)
            await twin.votes.cast(1, 1, yes=True)
            await until(here, lambda: table.record.stops.paused is not None)
            assert table.votes.open is None
            hands.turn(600)
            assert table.face.shown() == twin.face.shown()
            assert [one.left for one in table.face.shown().seats] == [HOUR]
            await twin.votes.call(1, Motion.RESUME)
            await until(here, lambda: table.votes.open is not None)
            await table.votes.cast(0, 2, yes=True)
            await until(there, lambda: twin.record.stops.paused is None)
            assert [one.left for one in twin.face.shown().seats] == [HOUR]

    asyncio.run(scene())


@pytest.mark.parametrize("returns", [False, True], ids=["stays away", "comes back"])
def test_a_vote_is_carried_out_where_nobody_knows_since_when_he_is_gone(database: str, returns: bool) -> None:
    """The other house has opened the table only now; but it sees who comes back, wherever he comes."""

    async def scene() -> None:
        hands = Hands()
        async with house_on(database, now=hands) as here, house_on(database, now=hands) as there:
            table, ana, eva = await begun(here), Watcher(0), Watcher(1)
            await table.watch(ana, 0)
            hands.turn(200)
            await table.votes.call(0, Motion.REPLACE, 2)
            if returns:
                await table.watch(Watcher(2), 0)
            twin = await there.table(table.record.id)
            await twin.watch(eva, 0)
            await until(eva, lambda: twin.online(0) and twin.online(2) is returns)
            await twin.votes.cast(1, 1, yes=True)
            await until(ana, lambda: table.votes.open is None)
            assert table.record.vote is not None
            assert table.record.vote.passed
            assert table.record.seats[2].stand_in is not returns

    asyncio.run(scene())


def test_a_clock_that_strikes_in_both_houses_strikes_once(database: str) -> None:
    async def scene() -> None:
        async with two_tables(database) as (hands, table, twin):
            await table.state(None)
            await twin.state(None)
            (seat,) = asked(table)
            assert (await twin.state(None)).clock.seats == [SeatTime(seat, HOUR)]
            hands.turn(3600)
            await asyncio.gather(table.clock.strike(), twin.clock.strike())
            await settled(table)
            await settled(twin)
            await table.state(None)
            await twin.state(None)
            for one in (table, twin):
                await one.elsewhere.level()
                assert one.record.seats[seat].stand_in
                assert one.record.seats[seat].missed == 1
            events = await table.services.store.events(table.record.id)
            assert [event.seat for event in events].count(seat) == 1
            viewer = Watcher(seat)
            await twin.watch(viewer, 0)
            await table.clock.back(seat)  # said in one house, heard in the other
            await until(viewer, lambda: not twin.record.seats[seat].stand_in)

    asyncio.run(scene())
