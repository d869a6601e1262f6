"""A seat takes its answer back: where the engine allows it, once, durably, and told to those who may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import Watcher, answer_default, answer_somehow, asked, house_on, play_on, saved, started
from tests.table.test_secrets import WHISPER

from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput, NotAsked
from camarilla.match.log import read_log, verify
from camarilla.table import house as house_module
from camarilla.table.play import open_table as table_module
from camarilla.table.play.moves import MOST_TAKE_BACKS
from camarilla.table.play.running import SNAPSHOT_EVERY
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.review.replay import log_of

SEATS = (None, 0, 1, 2)


async def seen(table: Table, seat: int | None) -> Any:
    return (await table.state(seat, table.record.seq)).seen


async def seen_by_all(table: Table) -> dict[int | None, Any]:
    return {seat: await seen(table, seat) for seat in SEATS}


def test_a_sealed_order_is_taken_back_while_others_think_and_given_anew() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            first, second = list(asked(table))[:2]
            before, seq = await seen_by_all(table), table.record.seq
            viewers = {seat: Watcher(seat) for seat in SEATS}
            for viewer in viewers.values():
                await table.watch(viewer, seq)
            await answer_default(table, first, "order")
            assert (await seen(table, first))["take_back"] is True
            assert (await seen(table, second))["take_back"] is False
            assert (await seen(table, second))["awaited"]["sealed"] == [first]
            assert await table.take_back(first, seq + 1, "back") == seq + 2
            assert await seen_by_all(table) == before
            assert {seat: [one.seq for one in viewer.updates] for seat, viewer in viewers.items()} == {
                seat: [seq + 1, seq + 2] for seat in SEATS
            }
            assert all(not one.news for viewer in viewers.values() for one in viewer.updates)
            # both messages arrive a second time: each counts once, and the question is still open
            assert await answer_default(table, first, "order") == seq + 1
            assert await table.take_back(first, seq + 2, "back") == seq + 2
            assert first in asked(table)
            await answer_default(table, first, "another order")
            while asked(table) and next(iter(asked(table).values())).key == "viva-ask-orders":
                await answer_default(table, next(iter(asked(table))))
            truth = saved(table)
            with pytest.raises(NotAsked) as refused:
                await table.take_back(first, table.record.seq, "too late")
            assert refused.value.words.id == "core-no-take-back"
            assert saved(table) == truth

    asyncio.run(scene())


def test_in_a_discreet_window_nobody_notices_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        for module in (table_module, house_module):
            monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="whisper")).table
            viewers = {seat: Watcher(seat) for seat in SEATS}
            for viewer in viewers.values():
                await table.watch(viewer, 0)
            assert await table.answer(0, "yes", 1, "a") == 1
            assert await table.take_back(0, 1, "back") == 1
            assert table.record.number == 3
            assert [len(viewer.updates) for viewer in viewers.values()] == [0, 2, 0, 0]
            assert viewers[0].updates[-1].seen["question"] is not None  # type: ignore[index]
            assert await table.answer(0, "yes", 1, "a") == 1  # the same key again: it was taken, and taken back
            assert (await seen(table, 0))["question"] is not None
            assert await table.answer(0, "no", 1, "c") == 1
            assert await table.answer(2, "no", 1, "b") == 2
            assert table.record.outcome is None

    asyncio.run(scene())


def test_what_was_meant_for_another_answer_is_refused() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            seat, asked_at = next(iter(asked(table))), table.record.seq
            with pytest.raises(NotAsked):
                await table.take_back(seat, asked_at, "nothing yet")
            await answer_default(table, seat)
            truth = saved(table)
            with pytest.raises(Stale):
                await table.take_back(seat, asked_at - 1, "for an older question")
            with pytest.raises(BadInput) as ahead:
                await table.take_back(seat, asked_at + 9, "from the future")
            assert ahead.value.field == "seq"
            with pytest.raises(NotAsked):
                await table.take_back((seat + 1) % 3, asked_at + 1, "a stranger's")
            assert saved(table) == truth

    asyncio.run(scene())


def test_nobody_fills_the_log_by_on_and_off() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            seat = next(iter(asked(table)))
            for _ in range(MOST_TAKE_BACKS):
                await answer_default(table, seat)
                await table.take_back(seat, table.record.seq, f"back {table.record.number}")
            await answer_default(table, seat)
            with pytest.raises(NotNow) as refused:
                await table.take_back(seat, table.record.seq, "once more")
            assert refused.value.words.id == "table-take-back-often"
            assert seat not in asked(table)

    asyncio.run(scene())


def naming_ministers(table: Table) -> int | None:
    """The Presidente, when he is about to give the first office."""
    (seat, question), *_ = asked(table).items()
    return seat if question.words().id == "junta-ask-minister" else None


def test_steps_of_ones_own_turn_are_taken_back_after_a_restart_too(tmp_path: Path) -> None:
    """J18.0 Among three, the Presidente names the Minister first; until his whole cabinet is told, nobody has heard."""

    async def scene() -> None:
        async with house_on(tmp_path / "house.sqlite") as house:
            opened = await started(house, "hhh", game="junta")
            table = opened.table
            while (seat := naming_ministers(table)) is None:
                await answer_somehow(table, next(iter(asked(table))))
            truth = saved(table)
            await answer_default(table, seat)
            assert (await seen(table, seat))["question"]["words"]["id"] != "junta-ask-minister"
            table_id = table.record.id
        async with house_on(tmp_path / "house.sqlite") as house:
            table = await house.table(table_id)
            assert (await seen(table, seat))["take_back"] is True
            await table.take_back(seat, table.record.seq, "back")
            assert {**saved(table), "entries": 0} == {**truth, "entries": 0}
            with pytest.raises(NotAsked):
                await table.take_back(seat, table.record.seq, "no further")

    asyncio.run(scene())


def test_a_match_with_answers_taken_back_loads_at_every_moment_and_verifies(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "house.sqlite") as house:
            table = (await started(house, "hhh")).table
            back = 0
            while table.record.outcome is None:
                seat = next(iter(asked(table)))
                await answer_somehow(table, seat)
                if (await seen(table, seat))["take_back"] and back < 30:
                    await table.take_back(seat, table.record.seq, f"back {table.record.number}")
                    back += 1
                    await answer_somehow(table, seat)
                if table.record.number % 7 == 0:
                    truth, table.running = saved(table), None
                    await table.state(None, table.record.seq)
                    assert saved(table) == truth
            assert back > 5
            assert table.record.number > 3 * SNAPSHOT_EVERY
            log = read_log(await log_of(house.services.store, table.record))
            verify(game_of("viva"), log)
            assert sum(entry.ask == "core-take-back" for entry in log.entries) == back

    asyncio.run(scene())
