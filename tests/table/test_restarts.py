"""A restart loses nothing: every match goes on exactly where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import answer_default, answer_somehow, asked, house_on, play_on, saved, settled, started, wish

from camarilla.catalogue import GAMES, game_of
from camarilla.core.game import Game
from camarilla.match.log import read_log, verify
from camarilla.table.play.running import FORGOTTEN, LATELY, SNAPSHOT_EVERY
from camarilla.table.refusals import NotNow
from camarilla.table.review.replay import log_of, moment
from camarilla.table.store.records import Status


def test_a_match_goes_on_in_the_middle_of_sealed_orders(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await started(house, "hhhh")).table
            await play_on(table, until="viva-ask-orders")
            first, *others = asked(table)
            await answer_default(table, first)
            key, before = table.record.id, saved(table)
            seen = [(await table.state(seat)).seen for seat in (None, 0, 1, 2, 3)]
            since = table.running and table.running.newest.since
        async with house_on(file) as house:
            table = await house.table(key)
            assert [(await table.state(seat)).seen for seat in (None, 0, 1, 2, 3)] == seen
            assert saved(table) == before
            assert table.running is not None
            assert table.running.newest.since == since
            assert list(asked(table)) == others
            await play_on(table)
            assert table.record.status is Status.OVER
            verify(game_of("viva"), read_log(await log_of(house.services.store, table.record)))

    asyncio.run(scene())


def test_a_match_that_was_saved_by_other_rules_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file, pace=60) as house:
            key = (await house.open(wish("bbb"))).table.record.id
        with monkeypatch.context() as changed:
            changed.setattr(game_of("viva"), "version", "next")
            async with house_on(file) as house:
                table = await house.table(key)
                with pytest.raises(NotNow) as refused:
                    await table.state(None)
                assert refused.value.words.id == "core-other-rules"
                await settled(table)
                assert (await house.newest())[0].number == 1
        async with house_on(file) as house:
            await settled(await house.table(key))
            assert (await house.newest())[0].status is Status.OVER

    asyncio.run(scene())


def test_the_bots_of_a_closed_house_are_silent(tmp_path: Path) -> None:
    """Also those whose answer was just being written when it closed."""

    async def scene() -> None:
        for _ in range(10):
            async with house_on(tmp_path / "a.sqlite") as house:
                table = (await house.open(wish("bbb"))).table
                await asyncio.sleep(0.01)
            number = table.record.number
            await asyncio.sleep(0.02)
            assert table.record.number == number
            assert not table.busy

    asyncio.run(scene())


def test_bots_go_on_after_every_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file, pace=0.001) as house:
            key = (await house.open(wish("bbb"))).table.record.id
        numbers = [1]
        for _ in range(4):
            async with house_on(file, pace=0.001) as house:
                table = await house.table(key)
                async with asyncio.timeout(120):
                    while table.record.number == numbers[-1]:
                        await asyncio.sleep(0.01)
                numbers.append(table.record.number)
        assert numbers == sorted(numbers)
        async with house_on(file) as house:
            table = await house.table(key)
            await settled(table)
            log = read_log(await log_of(house.services.store, table.record))
            assert verify(game_of("viva"), log).over

    asyncio.run(scene())


def test_a_bot_chooses_the_same_after_a_restart(tmp_path: Path) -> None:
    """What a bot says depends on the match and the moment only."""

    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file, pace=60) as house:
            table = (await house.open(wish("bbb"))).table
            key, [turn, *_] = table.record.id, await table.driver._turns()
            first = await house.services.minds.answer(turn)
        async with house_on(file, pace=60) as house:
            [again, *_] = await (await house.table(key)).driver._turns()
            assert (again.seat, again.question, again.seed) == (turn.seat, turn.question, turn.seed)
            assert await house.services.minds.answer(again) == first

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_runs_among_bots_and_its_log_verifies(game: Game) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "b" * min(game.seats), game=game.id)).table
            assert table.record.status is Status.OVER
            assert table.record.outcome["ending"] in game.endings
            verify(game, read_log(await log_of(house.services.store, table.record)))

    asyncio.run(scene())


def test_every_moment_of_a_finished_match_can_be_seen_again(tmp_path: Path) -> None:
    """Replay begins at the nearest snapshot; what it shows is what was seen then."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            then: dict[int, Any] = {}
            while table.record.status is Status.RUNNING:
                now = table.record.seq
                then[now] = [(await table.state(seat, now)).seen for seat in range(3)]
                await answer_somehow(table, next(iter(asked(table))))
            assert table.record.seq > 2 * SNAPSHOT_EVERY
            for at in range(1, table.record.seq, 7):
                shown = await moment(house.services.store, table.game, table.record, at, None)
                assert shown.truth == then[at]
                assert shown.last == table.record.seq
                one = await moment(house.services.store, table.game, table.record, at, 2)
                assert one.seen == then[at][2]

    asyncio.run(scene())


def test_a_long_match_takes_no_more_room_in_memory_than_a_short_one() -> None:
    """Old answers are in the store; in memory only the newest are kept, and how many there were."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table)
            assert table.running is not None
            held = table.running.match.entries
            kept = [entry for event in await house.services.store.events(table.record.id) for entry in event.entries]
            assert len(held) == len(kept) > 3 * LATELY
            assert held[-LATELY:] == kept[-LATELY:]
            assert all(entry is FORGOTTEN for entry in held[:-LATELY])

    asyncio.run(scene())
