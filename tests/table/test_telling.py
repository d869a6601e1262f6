"""What happened is told in beats, and bots and clocks leave room for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from tests.table.support import Hands, Watcher, answer_somehow, asked, house_on, play_on, started, wish

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.plain import plain
from camarilla.table import house as house_module
from camarilla.table.meeting.settings import settings_of
from camarilla.table.play.table import Table
from camarilla.table.refusals import Stale
from camarilla.table.review.replay import moment

TIMED = settings_of({"pace": "live", "deadline": 60, "absence": "default"})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_everybody_hears_the_same_number_of_beats(game: Game) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            players = "h" * min(seats for seats in game.seats if seats >= 3)
            table = (await started(house, players, game=game.id)).table
            watchers = [Watcher(seat) for seat in (*range(len(players)), None)]
            for watcher in watchers:
                await table.watch(watcher, 0)
            for _ in range(150):
                if people := list(asked(table)):
                    await answer_somehow(table, people[0])
            public, *others = [{update.seq: update for update in one.updates if update.beats} for one in watchers]
            cut = {seq: [beat.lines for beat in update.beats] for seq, update in public.items()}
            assert cut, "no answer set anything off"
            assert all(0 < sum(counts) < len(public[seq].news) for seq, counts in cut.items())
            for other in others:
                assert {seq: [beat.lines for beat in update.beats] for seq, update in other.items()} == cut

    asyncio.run(scene())


def test_the_replay_tells_the_same_beats() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="anti_monopoly")).table
            watcher = Watcher(1)
            await table.watch(watcher, 0)
            await play_on(table)
            told = [update for update in watcher.updates if update.beats]
            assert len(told) > 5
            for update in told:
                again = await moment(house.services.store, table.game, table.record, update.seq, 1)
                assert again.beats == plain(update.beats)
            whole = await moment(house.services.store, table.game, table.record, told[0].seq, None)
            assert [beat["lines"] for beat in whole.beats] == [beat.lines for beat in told[0].beats]

    asyncio.run(scene())


def test_a_chain_of_rolls_is_seen_roll_by_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anti-Monopoly: whoever rolls after whoever rolled stands where he stood at that moment."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes(range(32)))  # an evening with a chain
    moving = [f"am-news-{how}" for how in ("moves", "goes-back", "sent-back", "swaps")]

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="anti_monopoly")).table
            watcher = Watcher(0)
            await table.watch(watcher, 0)
            await play_on(table)
            chain = max(watcher.updates, key=lambda update: len(update.beats))
            rolls = sum(line["id"] == "am-news-rolls" for line in chain.news)
            assert rolls >= 2
            assert len(chain.beats) >= rolls - 1
            first, place = chain.beats[0], 0
            for beat in chain.beats:
                place += beat.lines
                walked = [line for line in chain.news[:place] if line["id"] in moving]
                if walked:
                    who = walked[-1]["args"]["who"]["seat"]
                    goal = walked[-1]["args"]["goal"]
                    after = [line["id"] for line in chain.news[:place]][-1]
                    if after in (*moving, "am-news-turn"):
                        assert beat.view.players[who].place == goal
            assert first.view != chain.beats[-1].view

    asyncio.run(scene())


async def _turn_of_a_bot(table: Table) -> int:
    """The person answers until a bot has something to do; the number of events so far."""
    for _ in range(200):
        before = table.record.number
        if 0 not in asked(table):
            return before
        with suppress(Stale):  # a bot has answered in the same moment
            await answer_somehow(table, 0)
    raise AssertionError("no bot is ever asked")


async def _moved(table: Table, number: int, seconds: float = 120.0) -> bool:
    """Whether anybody answers within this time."""
    for _ in range(int(seconds / 0.02)):
        if table.record.number > number:
            return True
        await asyncio.sleep(0.02)
    return False


def test_alone_with_bots_the_table_waits_for_the_film() -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=0.02) as house:
            table = (await house.open(wish("hbb", start=True))).table
            watcher = Watcher(0)
            await table.watch(watcher, 0)
            table.telling.shown(watcher, 0)  # it has seen nothing yet
            number = await _turn_of_a_bot(table)
            assert not await _moved(table, number, 0.5)
            table.telling.shown(watcher, table.record.seq)
            assert await _moved(table, number)

    asyncio.run(scene())


@pytest.mark.parametrize("others", [None, 1])
def test_where_others_watch_the_table_has_its_own_pace(others: int | None) -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=0.02) as house:
            table = (await house.open(wish("hhb", start=True))).table
            slow, other = Watcher(0), Watcher(others)
            await table.watch(slow, 0)
            if others is not None:
                await table.seating.sit(others)
            table.telling.shown(slow, 0)
            await table.watch(other, 0)
            for _ in range(40):
                for seat in asked(table):
                    if not table.played_by_bot(seat):
                        with suppress(Stale):  # a bot may answer in the same moment: the next round asks again
                            await answer_somehow(table, seat)
                        break
                else:
                    assert await _moved(table, table.record.number)

    asyncio.run(scene())


def test_who_leaves_holds_up_nobody() -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=0.02) as house:
            table = (await house.open(wish("hbb", start=True))).table
            watcher = Watcher(0)
            await table.watch(watcher, 0)
            table.telling.shown(watcher, 0)
            number = await _turn_of_a_bot(table)
            assert not await _moved(table, number, 0.3)
            table.leave(watcher)
            assert await _moved(table, number)

    asyncio.run(scene())


def test_a_pace_of_nothing_waits_for_nobody() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hbb", start=True))).table
            watcher = Watcher(0)
            await table.watch(watcher, 0)
            table.telling.shown(watcher, 0)
            number = await _turn_of_a_bot(table)
            assert await _moved(table, number)
            assert table.telling.allowance(1000) == 0

    asyncio.run(scene())


def test_at_a_timed_table_everybody_gets_the_same_time_for_the_telling() -> None:
    """So many lines, so many seconds more; never more than twenty, whatever anybody watches."""

    async def scene() -> None:
        hands = Hands()
        async with house_on(":memory:", pace=0.5, now=hands) as house:
            table = (await started(house, "hhh", settings=TIMED)).table
            assert [table.telling.allowance(lines) for lines in (0, 3, 1000)] == [0, 1500, 20_000]
            seen = 0
            for _ in range(60):
                [*people] = asked(table)
                await answer_somehow(table, people[0])
                referee = table.running
                assert referee is not None
                event = referee.newest
                fresh = [seat for seat in asked(table) if event.since.get(seat) == event.seq]
                for seat in fresh:
                    assert table.face.end_of(referee, seat) - hands() == 60_000 + 500 * len(event.news)
                    seen += bool(event.news)
                hands.turn(30)
            assert seen >= 5

    asyncio.run(scene())
