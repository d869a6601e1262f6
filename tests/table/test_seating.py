"""Who sits where: one chair, one person; the host rules before the start, nobody afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import Watcher, answer_default, asked, house_on, settled, started, wish

from camarilla.core.illegal import BadInput, Refused
from camarilla.table.meeting.names import STRANGERS, data_name
from camarilla.table.meeting.settings import Door, Settings
from camarilla.table.meeting.tokens import hashed
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.store.records import Kind, SeatRecord, Status

OPEN = Settings(door=Door.OPEN)


async def refused(work: Awaitable[Any], kind: type[Refused], words: str) -> None:
    with pytest.raises(kind) as why:
        await work
    assert why.value.words.id == words


def chairs(table: Table) -> list[SeatRecord]:
    return [SeatRecord(**vars(chair)) for chair in table.record.seats]


def test_whoever_joins_gets_a_free_chair_and_its_token(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            opened = await house.open(wish("hbhh", settings=OPEN))
            table, key = opened.table, opened.table.record.id
            seat, token = await table.seating.join(None, " Inés ")
            assert seat == 2
            assert (table.record.seats[2].name, table.record.seats[2].taken) == ("Inés", True)
            assert table.seat_of(token) == 2
            await refused(table.seating.accept(opened.invitations[2]), NotNow, "table-invite-taken")  # too late
            assert await table.seating.join(3, "") != (3, token)
            assert table.record.seats[3].name in STRANGERS
            await refused(table.seating.join(None, ""), NotNow, "table-full")
        async with house_on(tmp_path / "a.sqlite") as house:
            assert (await house.table(key)).seat_of(token) == 2

    asyncio.run(scene())


def test_who_may_not_sit_down_changes_nothing() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            closed = (await house.open(wish("hhb"))).table
            table = (await house.open(wish("hhb", settings=OPEN))).table
            before = chairs(table), chairs(closed)
            await refused(closed.seating.join(None, ""), Forbidden, "table-by-invitation")
            await refused(table.seating.join(0, ""), NotNow, "table-seat-taken")
            await refused(table.seating.join(2, ""), NotNow, "table-seat-taken")
            await refused(table.seating.join(3, ""), NotFound, "table-no-seat")
            await refused(table.seating.join(1, "x" * 41), BadInput, "table-name-too-long")
            assert (chairs(table), chairs(closed)) == before

    asyncio.run(scene())


def test_of_two_who_want_one_chair_one_gets_it(tmp_path: Path) -> None:
    """In one house, and in two that share a store."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as here, house_on(tmp_path / "a.sqlite") as there:
            table = (await here.open(wish("hhh", settings=OPEN))).table
            twin = await there.table(table.record.id)
            results = await asyncio.gather(
                table.seating.join(1, "Ana"), table.seating.join(1, "Ben"), return_exceptions=True
            )
            assert [isinstance(one, NotNow) for one in results] == [False, True]
            await refused(twin.seating.join(1, "Cleo"), NotNow, "table-seat-taken")
            assert (await twin.seating.join(None, "Dora"))[0] == 2
            kept = await here.services.store.table(table.record.id)
            assert kept is not None
            assert [chair.name for chair in kept.seats[1:]] == ["Ana", "Dora"]

    asyncio.run(scene())


def test_whoever_stands_up_leaves_a_free_chair_and_no_trace() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhb", settings=OPEN))).table
            seat, token = await table.seating.join(None, "Inés")
            watcher = Watcher(seat)
            await table.watch(watcher, 0)
            await table.add_nonce(seat, "c0ffee")
            await table.seating.stand(seat)
            chair = table.record.seats[seat]
            assert (chair.taken, chair.nonce, chair.name in STRANGERS) == (False, "", True)
            assert table.seat_of(token) is None
            assert watcher.seat is None
            assert (await table.seating.join(seat, "Otto"))[0] == seat

    asyncio.run(scene())


def test_what_the_one_before_still_wants_does_not_touch_the_next_person() -> None:
    """All of it waits for the lock at once; he had the seat when he asked."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhb", settings=OPEN))).table
            await table.seating.sit(1)
            async with table.lock:
                acts: list[asyncio.Future[Any]] = [
                    asyncio.ensure_future(act)
                    for act in (
                        table.seating.stand(1),
                        table.seating.join(1, "Eva"),
                        table.seating.stand(1),
                        table.rename(1, "Otto"),
                        table.add_nonce(1, "c0ffee"),
                        table.seating.renew(1),
                    )
                ]
                await asyncio.sleep(0)
            results: list[Any] = await asyncio.gather(*acts, return_exceptions=True)
            _, (seat, token), *late = results
            assert [(type(one), one.words.id) for one in late] == [(Forbidden, "table-wrong-token")] * 4
            chair = table.record.seats[1]
            assert (table.seat_of(token), seat) == (1, 1)
            assert (chair.taken, chair.name, chair.nonce) == (True, "Eva", "")

    asyncio.run(scene())


def test_an_answer_of_the_one_before_is_not_the_next_person_s() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhh", settings=OPEN))).table
            await table.seating.join(1, "Ben")
            await table.seating.join(2, "Cleo")
            await table.start()
            (seat, question), *_ = asked(table).items()
            written, seq = question.write(question.default()), table.record.seq
            async with table.lock:
                leaving = asyncio.ensure_future(table.seating.stand(seat))
                coming = asyncio.ensure_future(table.seating.join(seat, "Eva"))
                answer = asyncio.ensure_future(table.answer(seat, written, seq, "a"))
                await asyncio.sleep(0)
            await asyncio.gather(leaving, coming)
            await refused(answer, Forbidden, "table-wrong-token")
            assert await house.services.store.answered(table.record.id, seat, "a") is None

    asyncio.run(scene())


def test_a_table_without_its_host_goes_to_the_next_person() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhh", settings=OPEN))).table
            await table.seating.join(2, "Cleo")
            await table.seating.stand(0)
            assert table.record.host == 2
            await table.seating.stand(2)
            assert table.record.host is None
            await table.seating.join(1, "Ben")
            assert table.record.host == 1
            kept = await house.services.store.table(table.record.id)
            assert kept is not None
            assert kept.host == 1

    asyncio.run(scene())


def test_a_seat_given_up_in_a_match_is_played_by_a_bot_until_somebody_takes_it() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhh", settings=OPEN))).table
            await table.seating.join(1, "Ben")
            await table.start()
            await settled(table)
            assert set(asked(table)) in ({0}, {1}, {0, 1})  # whom the bot of the empty chair waits for
            await table.seating.stand(1)
            await settled(table)
            assert list(asked(table)) == [0]
            before = house.services.now()
            assert (await table.seating.join(1, "Dora"))[0] == 1
            assert not table.played_by_bot(1)
            assert table.record.seats[1].returned >= before  # her time begins now

    asyncio.run(scene())


def test_the_clock_begins_when_somebody_takes_a_seat_that_is_asked() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            timed = Settings(door=Door.OPEN, deadline=60)
            table = (await house.open(wish("hhh", settings=timed, start=True))).table
            await settled(table)
            await table.seating.join(1, "Ben")
            for _ in range(200):
                if 1 in asked(table):
                    break
                await answer_default(table, next(iter(asked(table))))
                await settled(table)
            now = house.services.now()
            assert now + 55_000 < (table.record.due or 0) <= now + 60_000
            await table.seating.stand(1)
            await settled(table)
            assert 1 not in asked(table)

    asyncio.run(scene())


def test_a_new_link_voids_the_old_one_and_frees_the_chair_before_the_start() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            opened = await house.open(wish("hhb"))
            table, old = opened.table, opened.invitations[1]
            new = await table.seating.invite(1)
            await refused(table.seating.accept(old), Forbidden, "table-invite-void")
            assert table.seating.invited(new) == 1
            _, token = await table.seating.accept(new)
            await table.rename(1, "Ben")
            newest = await table.seating.invite(1)
            assert (table.seat_of(token), table.seating.invited(new), table.seating.invited(newest)) == (None, None, 1)
            assert (table.record.seats[1].taken, table.record.seats[1].name in STRANGERS) == (False, True)
            await table.seating.invite(2)
            assert (table.record.seats[2].kind, table.record.seats[2].taken) == (Kind.HUMAN, False)
            await refused(table.seating.invite(0), NotNow, "table-own-seat")
            await refused(table.seating.invite(3), NotFound, "table-no-seat")
            assert table.record.host == 0

    asyncio.run(scene())


def test_once_the_match_runs_only_an_empty_chair_gets_a_link() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhhb"))).table
            await table.seating.sit(1)
            await table.start()
            before = chairs(table)
            await refused(table.seating.invite(1), NotNow, "table-seat-taken")
            await refused(table.seating.invite(3), NotNow, "table-seat-taken")
            await refused(table.seating.give_to_bot(2, ""), NotNow, "table-already-started")
            assert chairs(table) == before
            assert table.seating.invited(await table.seating.invite(2)) == 2

    asyncio.run(scene())


def test_the_host_gives_a_chair_to_a_bot_before_the_start() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            opened = await house.open(wish("hhh"))
            table = opened.table
            token = await table.seating.sit(1)
            await refused(table.seating.give_to_bot(1, "genius"), BadInput, "core-unknown-bot")
            await refused(table.seating.give_to_bot(0, ""), NotNow, "table-own-seat")
            assert table.record.seats[1].kind is Kind.HUMAN
            await table.seating.give_to_bot(1, "steady")
            await table.seating.give_to_bot(2, "")
            assert [(chair.kind, chair.bot) for chair in table.record.seats[1:]] == [
                (Kind.BOT, "steady"),
                (Kind.BOT, "random"),
            ]
            assert (table.seat_of(token), table.seating.invited(opened.invitations[1])) == (None, None)
            await table.start()
            assert table.record.status is Status.RUNNING
            assert [chair["kind"] for chair in table.record.opening["seats"]] == ["human", "bot", "bot"]

    asyncio.run(scene())


def test_the_name_of_a_data_set() -> None:
    assert data_name(None) == ""
    assert data_name({"deck": {"name": "Our box"}, "estates": {"name": "Our box"}}) == "Our box"
    assert data_name({"name": "Prado\u202e 1985", "map": {"name": "x"}}) == "Prado 1985, x"
    assert data_name({"deck": {"cards": []}}) == "own"
    assert len(data_name({"name": "n" * 300})) == 40


def test_what_a_leaver_saw_is_burnt_until_the_host_invites_him() -> None:
    """Chair hopping would read the hands of the bots: whoever left a running match joins it by invitation only."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhhh", settings=OPEN))).table
            seat, _ = await table.seating.join(1, "Ines", ["her browser"])
            await table.seating.stand(seat, ["her browser"])
            assert (await table.seating.join(2, "Ines", ["her browser"]))[0] == 2  # there are no secrets yet
            await table.start()
            held = table.record.seats[2].token_hash
            await table.seating.stand(2, ["her browser", "her account"])
            for trace in ("her browser", "her account", held):
                await refused(table.seating.join(3, "Ines", ["new", trace]), Forbidden, "table-left-before")
            assert (await table.seating.join(3, "Otto", ["another browser"]))[0] == 3
            assert (await table.seating.accept(await table.seating.invite(2)))[0] == 2

    asyncio.run(scene())


def test_a_renewed_key_keeps_the_person_and_ends_all_others() -> None:
    """Mutes, what was said to him and his place in the match stay; the old key opens nothing."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            opened = await started(house, "hhh")
            table, old = opened.table, opened.tokens[1]
            await table.talk.say(0, [1], "Only for you.", "a")
            await table.talk.mute(1, 2, True)
            mine, other = Watcher(1), Watcher(2)
            await table.watch(mine, 0)
            await table.watch(other, 0)
            new = await table.seating.renew(1)
            assert (table.seat_of(old), table.seat_of(new)) == (None, 1)
            assert (mine.gone, other.gone) == (True, False)
            page = await table.talk.page(1)
            assert ([line["text"] for line in page["lines"]], page["muted"]) == (["Only for you."], [2])
            assert not await house.services.store.has_left(table.record.id, [hashed(old)])

    asyncio.run(scene())
