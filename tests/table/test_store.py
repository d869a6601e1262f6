"""The store: its shape, its lock, its seats."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text
from tests.table.support import answer_default, asked, house_on, started, wish

from camarilla.core.illegal import NotAsked
from camarilla.table.meeting.tokens import hashed, new_token
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store import scribe
from camarilla.table.store.migrate import config, unbound
from camarilla.table.store.records import Conflict, Kind, Status
from camarilla.table.store.scribe import Page
from camarilla.table.store.sql import SqlStore, database_url, engine_for


def test_the_scripts_make_the_shape_that_the_code_expects(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await SqlStore.open(str(tmp_path / "a.sqlite"))
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.check(config(sync)))
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "base"))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
            await connection.run_sync(lambda sync: command.check(config(sync)))
        await store.close()

    asyncio.run(scene())


def test_a_house_of_the_shape_before_keeps_who_sat_there_and_what_he_had_heard(tmp_path: Path) -> None:
    """Shape 0008 knew when the person of a chair had come; since 0009 it is which lines are older than he is."""

    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await started(house, "hhb")).table
            for number in (1, 2, 3):
                await table.talk.say(0, (), f"line {number}", f"k{number}")
            key, token = table.record.id, table.record.seats[1].token_hash
        store = await SqlStore.open(str(file))
        async with store.engine.begin() as connection:
            await connection.run_sync(unbound)
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "0008"))
            await connection.execute(text("UPDATE talk SET at = 1000 * number"))
            await connection.execute(text('UPDATE seats SET stand_in = 1, missed = 2, "left" = 2500 WHERE seat = 1'))
        await store.close()
        store = await SqlStore.open(str(file))
        kept = await store.table(key)
        async with store.reading() as connection:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        await store.close()
        assert kept is not None
        there = kept.seats[1]
        assert (there.taken, there.token_hash, there.stand_in, there.missed) == (True, token, True, 2)
        assert [chair.heard_from for chair in kept.seats] == [0, 2, 0]

    asyncio.run(scene())


def test_a_new_file_is_for_its_owner_only(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            await house.open(wish("hhh"))
            assert {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()} == {
                "a.sqlite": 0o600,
                "a.sqlite-wal": 0o600,
                "a.sqlite-shm": 0o600,
            }

    asyncio.run(scene())


def test_a_file_says_that_what_is_acknowledged_survives_a_power_cut(tmp_path: Path) -> None:
    async def scene() -> None:
        engine = engine_for(str(tmp_path / "a.sqlite"))
        async with engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        await engine.dispose()

    asyncio.run(scene())


def test_addresses_of_databases() -> None:
    assert database_url("games.sqlite") == "sqlite+aiosqlite:///games.sqlite"
    assert database_url("postgresql://host/games") == "postgresql+asyncpg://host/games"
    assert database_url("sqlite+aiosqlite:///x") == "sqlite+aiosqlite:///x"


def test_of_two_that_write_the_same_number_one_fails(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            await answer_default(table, next(iter(asked(table))))
            (event,) = await house.services.store.events(table.record.id, 1)
            event.key = "another"
            with pytest.raises(Conflict):
                await house.services.store.append(table.record, event, None)

    asyncio.run(scene())


def test_two_houses_on_one_store_do_not_overwrite_each_other(tmp_path: Path) -> None:
    """The one that is behind finds out, loads what the other did, and goes on from there."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as here, house_on(tmp_path / "a.sqlite") as there:
            table = (await started(here, "hhh")).table
            twin = await there.table(table.record.id)
            await twin.state(None)
            first, question = next(iter(asked(table).items()))
            await answer_default(table, first, "here")
            with pytest.raises((Stale, NotAsked)):
                await twin.answer(first, question.write(question.default()), 1, "there")
            second, question = next(iter(asked(table).items()))
            assert await twin.answer(second, question.write(question.default()), 2, "after") == 3
            assert [event.key for event in await here.services.store.events(table.record.id)] == [None, "here", "after"]

    asyncio.run(scene())


def test_tokens_are_not_in_the_store(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            opened = await house.open(wish("hhb"))
            invitation = opened.invitations[1]
            _, token = await opened.table.seating.accept(invitation)
            assert (len(invitation), len(token)) == (22, 22)  # 128 bits
            assert opened.table.record.seats[1].token_hash == hashed(token)
            assert opened.table.seat_of(token) == 1
            assert opened.table.seat_of(invitation) is None
            assert opened.table.seat_of(new_token()) is None
            assert opened.table.seat_of("") is None
        content = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert hashed(token).encode() in content
        assert token.encode() not in content
        assert invitation.encode() not in content

    asyncio.run(scene())


def test_names_and_nonces_are_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await house.open(wish("hhb"))).table
            await table.rename(0, "  Ana\tMaría\u202e ")
            await table.add_nonce(0, "c0ffee")
            key = table.record.id
        async with house_on(file) as house:
            table = await house.table(key)
            assert table.record.seats[0].name == "Ana María"
            assert table.record.seats[0].kind is Kind.HUMAN
            await table.start()
            assert table.record.opening["nonces"] == ["c0ffee", "", ""]
            with pytest.raises(NotNow):
                await table.add_nonce(1, "aa")
            assert table.record.status is Status.RUNNING

    asyncio.run(scene())


def test_answers_that_come_together_share_a_commit_and_one_that_fails_spoils_no_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            store = house.services.store
            tables = [(await started(house, "hhh")).table for _ in range(3)]
            for table in tables:
                await answer_default(table, next(iter(asked(table))))
            pages = [(table.record, (await store.events(table.record.id, 1))[0]) for table in tables]
            for record, event in pages:
                event.number, event.seq, event.key = record.number + 1, record.seq + 1, "another"
            pages[1][1].number -= 1  # this one is already there
            commits = 0

            def counted(statement: str) -> None:
                nonlocal commits
                commits += statement == "COMMIT"

            assert isinstance(store, SqlStore)
            assert store._scribe is not None
            assert store._scribe._connection is not None
            file: Any = store._scribe._connection.connection.dbapi_connection
            file.set_trace_callback(counted)
            appended = [store.append(record, event, None) for record, event in pages]
            results = await asyncio.gather(*appended, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Conflict, type(None)]
            assert commits == 2  # one by one, because one of them could not be written
            numbers = [[event.number for event in await store.events(table.record.id)] for table in tables]
            assert numbers == [[1, 2, 3], [1, 2], [1, 2, 3]]
            commits = 0
            for _, event in pages:
                event.number, event.key = 4, "yet another"
            await asyncio.gather(*(store.append(record, event, None) for record, event in pages))
            assert commits == 1

    asyncio.run(scene())


def test_where_several_come_at_a_time_a_few_more_are_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nobody waits who comes alone."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            store = house.services.store
            assert isinstance(store, SqlStore)
            assert store._scribe is not None
            pen, commits = store._scribe, list[int]()

            def counted(pages: list[Page]) -> list[Exception | None]:
                commits.append(len(pages))
                return [None] * len(pages)

            async def one(pause: float = 0) -> None:
                await asyncio.sleep(pause)
                await pen.write([])

            monkeypatch.setattr(pen, "_commit", counted)
            monkeypatch.setattr(scribe, "GATHERING", 3600.0)
            async with asyncio.timeout(60):
                await one()
                await one()
            assert commits == [1, 1]
            monkeypatch.setattr(scribe, "GATHERING", 2.0)
            await asyncio.gather(one(), one())
            await asyncio.gather(*(one(0.01 * place) for place in range(5)))
            assert commits == [1, 1, 2, 5]

    asyncio.run(scene())
