"""Votes of the table: who may call one, who votes, when it is decided, and what then happens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import Hands, Watcher, answer_default, asked, house_on, saved, settled, started

from camarilla.core.illegal import BadInput, Refused
from camarilla.table.absence.votes import Motion
from camarilla.table.house import House
from camarilla.table.meeting.settings import settings_of
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.store.records import TableRecord

MINUTE = 60_000


def evening(scene: Callable[[House, Hands], Awaitable[None]]) -> None:
    async def whole() -> None:
        hands = Hands()
        async with house_on(":memory:", now=hands) as house:
            await scene(house, hands)

    asyncio.run(whole())


async def live_table(
    house: House, kinds: str = "hhhh", present: tuple[int, ...] = (0, 1, 2, 3), **settings: Any
) -> Table:
    table = (await started(house, kinds, settings=settings_of({"pace": "live", **settings}))).table
    for seat in present:
        await table.watch(Watcher(seat), 0)
    return table


async def refused(table: Table, act: Awaitable[None], kind: type[Refused], reason: str) -> None:
    """Refused with this reason, and nothing has changed."""
    before = TableRecord(**vars(table.record))
    with pytest.raises(kind) as why:
        await act
    assert why.value.words.id == reason
    assert table.record == before


def test_more_than_half_of_those_who_are_here_decide() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, deadline=600)
        await table.votes.call(2, Motion.PAUSE)
        vote = table.votes.open
        assert vote is not None
        assert (vote.number, vote.kind, vote.by, vote.voters, vote.yes, vote.no) == (
            1,
            "pause",
            2,
            (0, 1, 2, 3),
            (2,),
            (),
        )
        await table.votes.cast(0, 1, yes=True)
        assert table.record.stops.paused is None  # two of four
        await table.votes.cast(3, 1, yes=True)
        assert table.record.stops.paused == hands.at
        assert table.votes.open is None
        await refused(table, table.votes.cast(1, 1, yes=True), NotNow, "table-vote-over")
        await table.votes.call(1, Motion.RESUME)
        await table.votes.cast(0, 2, yes=False)
        await table.votes.cast(0, 2, yes=True)  # the last word counts
        assert table.record.stops.paused is not None
        await table.votes.cast(2, 2, yes=True)
        assert table.record.stops.paused is None

    evening(scene)


def test_half_who_say_no_or_too_little_time_and_it_has_failed() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, deadline=600)
        due = table.record.due
        await table.votes.call(0, Motion.EXTEND)
        await refused(table, table.votes.call(1, Motion.PAUSE), NotNow, "table-vote-open")
        await table.votes.cast(1, 1, yes=False)
        await table.votes.cast(2, 1, yes=False)
        assert table.votes.open is None
        assert table.record.due == due
        await table.votes.call(0, Motion.EXTEND)
        hands.turn(60)
        assert table.votes.open is None
        await refused(table, table.votes.cast(1, 2, yes=True), NotNow, "table-vote-over")
        await table.votes.call(0, Motion.EXTEND)  # and the next one can be called
        assert table.votes.open is not None

    evening(scene)


def test_an_extension_moves_the_deadline_of_what_is_asked_now() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, "hhb", (0, 1), deadline=600)
        before = table.record.due
        assert before is not None
        await table.votes.call(0, Motion.EXTEND)
        await table.votes.cast(1, 1, yes=True)
        assert table.record.due == before + 600_000

    evening(scene)


def test_a_lone_person_pauses_at_once() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, "hbb", (0,))
        await table.votes.call(0, Motion.PAUSE)
        assert table.record.stops.paused == hands.at
        before = saved(table)
        with pytest.raises(NotNow) as why:
            await answer_default(table, 0)
        assert why.value.words.id == "table-paused"
        assert saved(table) == before
        await table.votes.call(0, Motion.RESUME)
        await answer_default(table, 0)

    evening(scene)


def test_somebody_who_left_a_live_table_does_not_stall_it() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house)
        (seat,) = asked(table)
        viewer = next(one for one in table.viewers if one.seat == seat)
        caller, second, third = sorted({0, 1, 2, 3} - {seat})
        await refused(table, table.votes.call(caller, Motion.REPLACE, seat), NotNow, "table-vote-here")
        table.leave(viewer)
        hands.turn(179)
        await refused(table, table.votes.call(caller, Motion.REPLACE, seat), NotNow, "table-vote-here")
        hands.turn(1)
        await table.votes.call(caller, Motion.REPLACE, seat)
        vote = table.votes.open
        assert vote is not None
        assert vote.voters == (caller, second, third)  # not the one concerned
        await refused(table, table.votes.cast(seat, 1, yes=False), Forbidden, "table-vote-not-you")
        await table.votes.cast(third, 1, yes=True)
        await settled(table)
        assert table.record.seats[seat].stand_in
        assert seat not in asked(table)
        await refused(table, table.votes.call(caller, Motion.REPLACE, seat), NotNow, "table-vote-bot-already")
        await table.clock.back(seat)  # he can always come back
        assert not table.record.seats[seat].stand_in

    evening(scene)


def test_whoever_comes_back_during_the_vote_stays() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, present=(0, 1, 2))
        hands.turn(200)
        await table.votes.call(0, Motion.REPLACE, 3)
        await table.watch(Watcher(3), 0)
        await table.votes.cast(1, 1, yes=True)
        assert table.votes.open is None
        assert not table.record.seats[3].stand_in

    evening(scene)


def test_whoever_answers_during_the_vote_stays_though_nobody_sees_him_online() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house)
        (seat,) = asked(table)
        first, second, _ = sorted({0, 1, 2, 3} - {seat})
        table.leave(next(one for one in table.viewers if one.seat == seat))
        hands.turn(200)
        await table.votes.call(first, Motion.REPLACE, seat)
        await answer_default(table, seat)
        await table.votes.cast(second, 1, yes=True)
        assert table.votes.open is None
        assert not table.record.seats[seat].stand_in

    evening(scene)


def test_a_seat_of_an_open_table_becomes_free() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house, present=(0, 1), door="open")
        old = table.record.seats[3].token_hash
        hands.turn(200)
        await table.votes.call(0, Motion.FREE, 3)
        await table.votes.cast(1, 1, yes=True)
        chair = table.record.seats[3]
        assert (chair.taken, chair.token_hash) == (False, "")
        seat, _ = await table.seating.join(None, "Zoe")
        assert seat == 3
        assert table.record.seats[3].token_hash != old
        closed = await live_table(house, present=(0, 1))
        hands.turn(200)
        await refused(closed, closed.votes.call(0, Motion.FREE, 3), NotNow, "table-by-invitation")

    evening(scene)


def test_nobody_is_needed_at_a_slow_table_who_has_a_stand_in() -> None:
    async def scene(house: House, hands: Hands) -> None:
        slow = settings_of({"pace": "slow", "deadline": 3600})
        table = (await started(house, "hhhh", settings=slow)).table
        (seat,) = asked(table)
        hands.turn(3600)
        await table.clock.strike()
        await settled(table)
        caller = (seat + 1) % 4
        await table.votes.call(caller, Motion.PAUSE)
        vote = table.votes.open
        assert vote is not None
        assert vote.voters == tuple(sorted({0, 1, 2, 3} - {seat}))  # nobody is online, and nobody needs to be
        assert vote.until == hands.at + 24 * 3600 * 1000
        await refused(table, table.votes.call(seat, Motion.PAUSE), NotNow, "table-stood-in")

    evening(scene)


def test_what_cannot_be_voted_on() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = await live_table(house)
        await refused(table, table.votes.call(0, Motion.RESUME), NotNow, "table-not-paused")
        await refused(table, table.votes.call(0, Motion.EXTEND), NotNow, "table-no-deadline")
        await refused(table, table.votes.call(0, Motion.REPLACE), BadInput, "table-vote-whom")
        await refused(table, table.votes.call(0, Motion.REPLACE, 9), NotFound, "table-no-seat")
        await refused(table, table.votes.call(0, Motion.REPLACE, 0), NotNow, "table-vote-here")
        await refused(table, table.votes.call(0, Motion.PAUSE, 2), BadInput, "table-vote-nobody")
        await refused(table, table.votes.cast(0, 1, yes=True), NotNow, "table-vote-over")

    evening(scene)


def test_a_vote_survives_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        slow = settings_of({"pace": "slow", "deadline": 3600})
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=slow)).table
            key = table.record.id
            await table.votes.call(0, Motion.PAUSE)
        async with house_on(file, now=hands) as house:
            table = await house.table(key)
            await table.votes.cast(2, 1, yes=True)
            assert table.record.stops.paused == hands.at
        async with house_on(file, now=hands) as house:
            assert (await house.table(key)).record.stops.paused == hands.at

    asyncio.run(scene())
