"""The same code and the same scripts on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from alembic import command
from sqlalchemy import text
from tests.table.postgres import postgres
from tests.table.support import answer_default, asked, house_on, play_on, saved, settled, started, wish

from camarilla.catalogue import game_of
from camarilla.core.illegal import NotAsked
from camarilla.match.log import read_log, verify
from camarilla.table.accounts.account_store import AccountStore, Claim, Progress
from camarilla.table.accounts.accounts import Accounts
from camarilla.table.meeting.lobby import Lobby
from camarilla.table.meeting.settings import Door, Settings
from camarilla.table.meeting.tokens import hashed
from camarilla.table.notices.notice_store import MOST, NoticeStore, Way
from camarilla.table.refusals import Forbidden, NotNow, Stale
from camarilla.table.review.replay import log_of, moment
from camarilla.table.store.migrate import config
from camarilla.table.store.sql import SqlStore
from camarilla.table.talk.promise_store import PromiseStore
from camarilla.table.talk.promises import KEPT
from camarilla.table.talk.talk_store import Line, Report, TalkStore


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as address:
        yield address


def test_the_scripts_make_the_shape_that_the_code_expects(database: str) -> None:
    async def scene() -> None:
        store = await SqlStore.open(database)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.check(config(sync)))
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "base"))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
        await store.close()

    asyncio.run(scene())


def test_bots_speak_and_lines_of_people_outlive_the_scripts(database: str) -> None:
    """0010 and 0011 with a table that has been talked at: what was said before bots could speak was said by people."""

    async def scene() -> None:
        async with house_on(database) as house:
            table, store = (await started(house, "hhb")).table, house.services.store
            assert isinstance(store, SqlStore)
            key, lines = table.record.id, TalkStore(store)
            await table.talk.say(0, (), "Good evening.", "k1")
            await table.talk.say(1, (0,), "null", "k2")
            words = {"id": "voice-even-hello", "args": {}}
            spoken = Line(0, 0, 2, "Hola.", table.services.now(), 1, words=words)
            await lines.add(key, spoken, "k3")
            assert [line.words for line in await lines.spoken(key)] == [words]
            assert [line.text for line in await lines.spoken(key, 0)] == ["Hola."]
            assert await lines.spoken(key, 3) == []
        store = await SqlStore.open(database)
        async with store.engine.begin() as connection:
            await connection.run_sync(lambda sync: command.downgrade(config(sync), "0009"))
            await connection.run_sync(lambda sync: command.upgrade(config(sync), "head"))
        kept = await store.table(key)
        assert kept is not None
        assert kept.again == ""
        assert [line.words for line in await TalkStore(store).after(key, 0)] == [None] * 3
        assert await TalkStore(store).spoken(key) == []
        await store.close()

    asyncio.run(scene())


def test_a_whole_match_with_a_restart_in_the_middle_of_sealed_orders(database: str) -> None:
    async def scene() -> None:
        async with house_on(database) as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            await answer_default(table, next(iter(asked(table))))
            key, before = table.record.id, saved(table)
        async with house_on(database) as house:
            table = await house.table(key)
            await table.state(None)
            assert saved(table) == before
            await play_on(table)
            verify(game_of("viva"), read_log(await log_of(house.services.store, table.record)))
            assert (await moment(house.services.store, table.game, table.record, 7, 1)).at == 7

    asyncio.run(scene())


def test_two_houses_on_one_database_do_not_overwrite_each_other(database: str) -> None:
    async def scene() -> None:
        async with house_on(database) as here, house_on(database) as there:
            table = (await started(here, "hhh")).table
            twin = await there.table(table.record.id)
            await twin.state(None)
            first, question = next(iter(asked(table).items()))
            await answer_default(table, first, "here")
            with pytest.raises((Stale, NotAsked)):
                await twin.answer(first, question.write(question.default()), 1, "there")
            second, question = next(iter(asked(table).items()))
            assert await twin.answer(second, question.write(question.default()), 2, "after") == 3

    asyncio.run(scene())


def test_bots_play_to_the_end(database: str) -> None:
    async def scene() -> None:
        async with house_on(database) as house:
            table = (await house.open(wish("bbb"))).table
            await settled(table)
            assert table.record.outcome["ending"] in ("victory", "shared")

    asyncio.run(scene())


def test_people_meet(database: str) -> None:
    """Lists, joining and accounts by the same statements."""

    async def scene() -> None:
        async with house_on(database) as house:
            store = house.services.store
            assert isinstance(store, SqlStore)
            lobby, accounts = Lobby(store, lambda: 0), Accounts(AccountStore(store), house.services.now)
            table = (await house.open(wish("hhhb", settings=Settings(door=Door.OPEN)))).table
            assert [one.id for one in (await lobby.board()).open] == [table.record.id]
            seat, _ = await table.seating.join(None, "Inés")
            account, token = await accounts.sign_up("Inés", "correct horse")
            claim = Claim(table.record.id, seat, table.record.seats[seat].token_hash)
            await accounts.claim(account, claim)
            assert await accounts.of(token) == account
            assert await accounts.claims(account) == [claim]
            await table.start()
            lobby.changed()
            board = await lobby.board()
            assert table.record.id in [one.id for one in board.open]
            assert table.record.id in [one.id for one in board.running]
            assert table.record.id not in [one.id for one in await lobby.over()]
            await accounts.remove(account, "correct horse")
            assert await accounts.claims(account) == []

    asyncio.run(scene())


def test_of_two_who_want_one_chair_in_two_processes_one_gets_it(database: str) -> None:
    async def scene() -> None:
        async with house_on(database) as here, house_on(database) as there:
            table = (await here.open(wish("hhb", settings=Settings(door=Door.OPEN)))).table
            twin = await there.table(table.record.id)
            tries = [one.seating.join(1, name) for one, name in ((table, "Ana"), (twin, "Ben"))]
            results = await asyncio.gather(*tries, return_exceptions=True)
            lost = [one for one in results if isinstance(one, NotNow)]
            won = [one for one in results if isinstance(one, tuple)]
            assert [one.words.id for one in lost] == ["table-seat-taken"]
            assert [seat for seat, _ in won] == [1]
            kept = await here.services.store.table(table.record.id)
            assert kept is not None
            assert kept.seats[1].token_hash == hashed(won[0][1])

    asyncio.run(scene())


def test_one_account_sits_down_in_one_process_after_the_other(database: str) -> None:
    """Or a program that comes to all of them at once would be counted before it sits anywhere."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")

    async def scene() -> None:
        async with house_on(database) as here, house_on(database) as there:
            ours, theirs = [Accounts(AccountStore(one.services.store), lambda: 1) for one in (here, there)]
            account, _ = await ours.sign_up("Prisa", "correct horse", bot=True)
            table = (await here.open(wish("hbb"))).table

            async def elsewhere() -> int:
                async with theirs.sitting_down(account):
                    return len(await theirs.claims(account))

            async with ours.sitting_down(account):
                other = asyncio.create_task(elsewhere())
                async with there.services.store.engine.connect() as connection:
                    while not (await connection.execute(waiting)).scalar():
                        assert not other.done(), "nobody waits"
                await ours.claim(account, Claim(table.record.id, 0, "hash"))
            assert await other == 1

    asyncio.run(scene())


AT_ONCE = 12


def test_what_comes_many_times_at_once_is_written_once(database: str) -> None:
    """Two windows of one person: whoever came second found the row that he wanted to write, and was told that the house
    cannot write."""

    async def scene() -> None:
        async with house_on(database) as house:
            table, store = (await started(house, "hhb")).table, house.services.store
            assert isinstance(store, SqlStore)
            key, notices, lines, promises = table.record.id, NoticeStore(store), TalkStore(store), PromiseStore(store)
            accounts = Accounts(AccountStore(store), lambda: 1_000)
            account, _ = await accounts.sign_up("Nadia", "correct horse")
            promise = await table.promises.give(0, (), "Never.", None, "p")
            report = Report(1, True, [], "", 1_000)

            def way(number: int) -> Way:
                return Way(f"way {number}", key, 0, "t", "webhook", {"url": "x"}, "en", "", True)

            async def many(*one: Coroutine[Any, Any, Any]) -> list[Any]:
                return await asyncio.gather(*one)

            hash_ = hashed("key")
            await many(*(accounts.store.claim(account.id, [Claim(key, 0, hash_)], 1) for _ in range(AT_ONCE)))
            await many(*(accounts.note(account, Progress("viva-first", [n], 1, None, n)) for n in range(AT_ONCE)))
            await many(*(promises.mark(key, 0, int(promise["n"]), 0, KEPT) for _ in range(AT_ONCE)))
            await many(*(lines.mute(key, 1, 0, True) for _ in range(AT_ONCE)))
            await many(*(lines.report(key, report, "r") for _ in range(AT_ONCE)))
            await many(*(store.note_leaver(key, [hash_]) for _ in range(AT_ONCE)))
            taken = await many(*(notices.add(way(number)) for number in range(AT_ONCE)))
            assert taken.count(True) == MOST
            assert len(await notices.of_seat(key, 0, "t")) == MOST
            assert len(await lines.reports(key)) == 1
            assert await accounts.claims(account, key) == [Claim(key, 0, hash_)]
            assert [one.answers for one in await accounts.progress(account)] == [[AT_ONCE - 1]]
            assert await lines.mutes(key) == {1: {0}}
            assert [one.marks for one in await promises.all(key)] == [{0: KEPT}]
            assert await store.has_left(key, [hash_])

    asyncio.run(scene())


def test_a_name_that_no_database_can_hold_is_nobodys(database: str) -> None:
    """PostgreSQL takes no NUL: whoever signed in so was told that the house cannot write, and so was its operator."""

    async def scene() -> None:
        store = await SqlStore.open(database)
        accounts = Accounts(AccountStore(store), lambda: 1_000)
        with pytest.raises(Forbidden):
            await accounts.sign_in("Nobody\0", "correct horse")
        account, _ = await accounts.sign_up("Ol\0ga", "correct horse")
        assert account.name == "Olga"
        assert (await accounts.sign_in("O\u200dlga\0", "correct horse"))[0] == account
        assert not store.figures.database_errors
        await store.close()

    asyncio.run(scene())
