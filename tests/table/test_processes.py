"""Several houses on one PostgreSQL behave as one: what one does, the viewers of the other hear at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.table.postgres import postgres
from tests.table.support import Watcher, answer_default, answer_somehow, asked, house_on, play_on, saved, settled, wish
from tests.table.test_secrets import WHISPER

import camarilla.table.house as house_module
import camarilla.table.play.open_table as table_module
import camarilla.table.processes.presence as presence_module
from camarilla.table.house import House
from camarilla.table.play.table import Table
from camarilla.table.processes.signals import tell
from camarilla.table.processes.telegraph import Telegraph
from camarilla.table.refusals import NotNow
from camarilla.table.store.sql import SqlStore, engine_for


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


@asynccontextmanager
async def two_houses(database: str, pace: float = 0) -> AsyncIterator[tuple[House, House]]:
    async with house_on(database, pace) as here, house_on(database, pace) as there:
        yield here, there


async def until(viewer: Watcher, so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not so():
            viewer.news_came.clear()
            with suppress(TimeoutError):  # not everything that is waited for is told to this viewer
                async with asyncio.timeout(0.05):
                    await viewer.news_came.wait()


async def twins(here: House, there: House, kinds: str, game: str = "viva") -> tuple[Table, Table]:
    """The same table in both houses, its people seated, not begun."""
    table = (await here.open(wish(kinds, game=game))).table
    for chair in table.record.seats:
        if chair.kind == "human" and not chair.taken:
            await table.seating.sit(chair.seat)
    return table, await there.table(table.record.id)


def told(viewer: Watcher) -> list[tuple[int, Any, Any]]:
    return [(update.seq, update.seen, update.news) for update in viewer.updates]


def test_a_viewer_hears_the_same_in_both_houses(database: str) -> None:
    """The start and every answer: for a spectator and for every seat, in order, with the same views and news."""

    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhh")
            mine, theirs = [[Watcher(seat) for seat in (None, 0, 1, 2)] for _ in "ab"]
            for one, other in zip(mine, theirs, strict=True):
                await table.watch(one, 0)
                await twin.watch(other, 0)
            await table.start()
            await until(theirs[0], lambda: theirs[0].updates != [])
            for step in range(16):  # both take answers, in turn
                now = (table, twin)[step % 2]
                await answer_somehow(now, next(iter(asked(now))))
                await until(mine[0], lambda step=step: table.record.number == step + 2)  # type: ignore[misc]
                await until(theirs[0], lambda step=step: twin.record.number == step + 2)  # type: ignore[misc]
            for one, other in zip(mine, theirs, strict=True):
                assert told(one) == told(other)
                assert [update.seq for update in one.updates] == list(range(1, 18))
            assert table.record == twin.record

    asyncio.run(scene())


def test_a_discreet_answer_is_noticed_by_nobody_else_in_either_house(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        for module in (table_module, house_module):
            monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhh", game="whisper")
            viewers = {seat: Watcher(seat) for seat in (None, 0, 1, 2)}
            for viewer in viewers.values():
                await twin.watch(viewer, 0)
            await table.start()
            await until(viewers[0], lambda: viewers[0].updates != [])
            changes = [viewer.table_changes for viewer in viewers.values()]
            assert await table.answer(0, "no", 1, "a") == 1
            await until(viewers[0], lambda: twin.record.number == 2)
            assert [len(viewer.updates) for viewer in viewers.values()] == [1, 2, 1, 1]
            assert viewers[0].updates[-1].seen["question"] is None  # type: ignore[index]
            assert [viewer.table_changes for viewer in viewers.values()] == changes
            assert await twin.answer(2, "no", 1, "b") == 2
            assert await table.answer(2, "yes", 2, "c") == 2
            assert await twin.answer(0, "no", 2, "d") == 3
            assert [[update.seq for update in viewer.updates] for viewer in viewers.values()] == [
                [1, 2, 3],
                [1, 1, 2, 3],
                [1, 2, 3],
                [1, 2, 2, 3],
            ]
            assert [viewer.table_changes for viewer in viewers.values()] == [
                before + 1 for before in changes
            ]  # the end
            assert twin.record.outcome["ending"] == "yes"
            await table.elsewhere.look_again()
            assert table.record.outcome["ending"] == "yes"

    asyncio.run(scene())


def test_an_order_is_taken_back_at_another_house_than_it_was_given_at(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhh")
            await table.start()
            await play_on(table, until="viva-ask-orders")
            first, seq = next(iter(asked(table))), table.record.seq
            before = asked(table)
            mine, theirs = Watcher(first), Watcher(first)
            await table.watch(mine, seq)
            await twin.watch(theirs, seq)
            await answer_default(table, first, "order")
            await until(theirs, lambda: twin.record.seq == seq + 1)
            assert await twin.take_back(first, seq + 1, "back") == seq + 2
            await until(mine, lambda: table.record.seq == seq + 2)
            assert await table.take_back(first, seq + 1, "back") == seq + 2  # the same key again
            assert [update.seq for update in mine.updates] == [seq + 1, seq + 2]
            assert told(mine) == told(theirs)
            assert saved(table) == saved(twin)
            assert asked(table) == asked(twin) == before

    asyncio.run(scene())


def test_names_and_presence_are_seen_in_both_houses(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhb")
            ana, eva = Watcher(0), Watcher(1)
            await table.watch(ana, 0)
            await twin.watch(eva, 0)
            await until(ana, lambda: table.online(1))
            await until(eva, lambda: twin.online(0))
            assert not table.online(2)
            assert here.online(table.record.id, 1)
            await asyncio.gather(table.rename(0, "Ana"), twin.rename(1, "Eva"), twin.rename(0, "Anna"))
            await until(ana, lambda: table.record.seats == twin.record.seats and table.record.seats[1].name == "Eva")
            table.leave(ana)
            await until(eva, lambda: not twin.online(0))

    asyncio.run(scene())


def test_who_was_at_a_process_that_ended_is_away_however_slowly_that_is_written(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads before it is written is not told again: so nobody is told to read before."""

    async def slowly(connection: AsyncConnection, table_id: str, subject: str) -> None:
        await tell(connection, table_id, subject)
        await asyncio.sleep(0.3)

    async def scene() -> None:
        async with two_houses(database) as (here, there):
            tables, ana = [], Watcher(0)
            for _ in range(2):  # while the second is written down, the first could be read
                table, twin = await twins(here, there, "hhb")
                await twin.watch(Watcher(1), 0)
                await table.watch(ana, 0)
                tables.append(table)
            await until(ana, lambda: all(table.online(1) for table in tables))
            monkeypatch.setattr(presence_module, "tell", slowly)
            assert isinstance(here.cable, Telegraph)
            assert here.cable.presence is not None
            await here.cable.presence.forget([here.cable.store.process])  # as if the other one had ended
            await until(ana, lambda: not any(table.online(1) for table in tables))

    asyncio.run(scene())


def test_the_lobby_knows_who_is_online_at_tables_that_are_open_elsewhere(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, changed = (await here.open(wish("hhb"))).table, asyncio.Event()
            assert isinstance(there.cable, Telegraph)
            assert there.cable.presence is not None
            there.cable.presence.changed = lambda table_id: changed.set()
            await table.watch(Watcher(0), 0)
            async with asyncio.timeout(120):
                await changed.wait()
            assert [there.online(table.record.id, seat) for seat in range(3)] == [True, False, False]

    asyncio.run(scene())


def test_two_write_to_different_columns_of_one_seat(database: str) -> None:
    """Each changes the seat as it is, not as he remembers it."""

    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table = (await here.open(wish("hhh"))).table
            twin = await there.table(table.record.id)
            await table.seating.sit(1)
            await twin.elsewhere.look_again()
            await asyncio.gather(twin.rename(1, "Eva"), table.add_nonce(1, "aa"), twin.seating.sit(2))
            fresh = await here.services.store.table(table.record.id)
            assert fresh is not None
            assert [(chair.taken, chair.nonce) for chair in fresh.seats] == [(True, ""), (True, "aa"), (True, "")]
            assert fresh.seats[1].name == "Eva"

    asyncio.run(scene())


def test_a_new_invitation_leads_to_the_seat_in_both_houses(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            opened = await here.open(wish("hhh"))
            twin, viewer = await there.table(opened.table.record.id), Watcher(None)
            await twin.watch(viewer, 0)
            key = await opened.table.seating.invite(1)
            await until(viewer, lambda: twin.seating.invited(key) == 1)
            assert twin.seating.invited(opened.invitations[1]) is None
            _, token = await opened.table.seating.accept(key)
            await until(viewer, lambda: twin.seat_of(token) == 1)

    asyncio.run(scene())


def test_a_match_begins_once_and_with_every_share_in_the_dice(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            for _ in range(5):
                table, twin = await twins(here, there, "hhh")
                results = await asyncio.gather(
                    twin.add_nonce(2, "c0ffee"), table.start(), twin.start(), return_exceptions=True
                )
                refused = [one for one in results if one is not None]
                assert all(isinstance(one, NotNow) for one in refused)
                ids = sorted(one.words.id for one in refused if isinstance(one, NotNow))
                fresh = await here.services.store.table(table.record.id)
                assert fresh is not None
                assert fresh.number == 1
                late = "table-nonce-too-late" in ids
                assert fresh.opening["nonces"] == ["", "", "" if late else "c0ffee"]
                assert ids == ["table-already-started"] + ["table-nonce-too-late"] * late

    asyncio.run(scene())


def test_an_answer_at_a_house_that_has_not_heard_yet_is_taken(database: str) -> None:
    """Whoever saw the newest state in one house may answer in the other, before the news got there."""

    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhh")
            await table.start()
            await twin.state(None)
            twin.elsewhere._stopped = True  # deaf
            for step in range(12):
                one, other = (table, twin)[step % 2], (twin, table)[step % 2]
                seat, question = next(iter((await on(one)).items()))
                written = question.write(question.default())
                seq = one.record.seq
                assert await other.answer(seat, written, seq, f"k{step}") >= seq
                assert await one.answer(seat, written, seq, f"k{step}") == other.record.seq
            assert (await twin.state(None, table.record.seq)).seq == table.record.seq

    asyncio.run(scene())


def test_whoever_comes_to_a_house_that_has_not_heard_yet_hears_everything_once(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhh")
            await table.start()
            while (await twin.state(None)).seq < 1:
                await asyncio.sleep(0.01)
            twin.elsewhere._stopped = True  # deaf
            await answer_somehow(table, next(iter(asked(table))))
            viewer = Watcher(None)
            await twin.watch(viewer, 0)
            assert viewer.welcome is not None
            assert viewer.welcome.seq == 1
            twin.elsewhere._stopped = False
            twin.elsewhere.refresh()
            await until(viewer, lambda: viewer.updates != [])
            heard = [line["n"] for update in (viewer.welcome, *viewer.updates) for line in update.news]
            assert heard == [line["n"] for line in (await table.state(None)).news]
            assert 2 in heard

    asyncio.run(scene())


async def on(table: Table) -> dict[int, Any]:
    await table.elsewhere.look_again()
    await table.state(None)
    return asked(table)


def test_one_house_plays_the_bots_and_the_other_takes_over(database: str) -> None:
    async def scene() -> None:
        async with house_on(database, pace=0.01) as there:
            async with house_on(database, pace=0.01) as here:
                key = (await here.open(wish("bbb"))).table.record.id
                viewer, twin = Watcher(None), await there.table(key)
                await twin.watch(viewer, 0)
                await until(viewer, lambda: len(viewer.updates) > 5)
                assert isinstance(here.cable, Telegraph)
                async with there.cable.duty("bots", key) as ours:
                    assert not ours
                here.cable._session.terminate()  # as if the process were gone
                assert here.cable._task is not None
                here.cable._task.cancel()
                await (await here.table(key)).driver.stop()
                seen = len(viewer.updates)
                await until(viewer, lambda: len(viewer.updates) > seen + 5)
            seen = len(viewer.updates)
            await until(viewer, lambda: len(viewer.updates) > seen + 5)
            assert [update.seq for update in viewer.updates] == list(range(viewer.updates[0].seq, twin.record.seq + 1))

    asyncio.run(scene())


def test_a_process_that_is_stuck_loses_its_duties(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            assert isinstance(here.cable, Telegraph)
            stuck, taken = asyncio.Event(), False

            async def hang(session: Any) -> None:
                stuck.set()
                await asyncio.Event().wait()

            async with here.cable.duty("bots", "t"):
                async with there.cable.duty("bots", "t") as ours:
                    assert not ours
                assert await here.cable._session.fetchval("SHOW idle_session_timeout") == "15s"
                monkeypatch.setattr(here.cable, "_look_around", hang)
                await stuck.wait()
                await here.cable._session.execute("SET idle_session_timeout = '100ms'")
                async with asyncio.timeout(120):
                    while not taken:
                        async with there.cable.duty("bots", "t") as taken:
                            await asyncio.sleep(0.02)

    asyncio.run(scene())


def test_processes_that_begin_together_make_the_shape_once(database: str) -> None:
    async def scene() -> None:
        engine = engine_for(database)
        async with engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("CREATE DATABASE fresh"))
        await engine.dispose()
        fresh = database.replace("/postgres?", "/fresh?")
        stores = await asyncio.gather(*(SqlStore.open(fresh) for _ in range(3)))
        for store in stores:
            assert await store.running(0) == []
            await store.close()

    asyncio.run(scene())


def test_a_line_that_was_cut_is_joined_again_and_nothing_is_missed(database: str) -> None:
    async def scene() -> None:
        async with two_houses(database) as (here, there):
            table, twin = await twins(here, there, "hhb")
            viewer, ana = Watcher(1), Watcher(0)
            await twin.watch(viewer, 0)
            await table.watch(ana, 0)
            await until(viewer, lambda: twin.online(0))
            assert isinstance(there.cable, Telegraph)
            first = there.cable._session
            async with here.services.store.writing() as connection:
                await connection.execute(text(f"SELECT pg_terminate_backend({first.get_server_pid()})"))
            await table.start()
            await settled(table)
            await answer_default(table, next(iter(asked(table))))
            await until(viewer, lambda: twin.record.number >= table.record.number)
            assert there.cable._session is not first
            seqs = [update.seq for update in viewer.updates]
            assert seqs[0] == 1
            assert seqs == sorted(set(seqs))
            await until(viewer, lambda: twin.online(0))
            await until(ana, lambda: table.online(1))

    asyncio.run(scene())
