"""What is accepted is kept, once; what is refused changes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.support import Watcher, answer_default, asked, house_on, play_on, saved, settled, started, wish

from camarilla.core.illegal import BadInput, Illegal, NotAsked
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotNow, Stale
from camarilla.table.store.records import Conflict, Event, Snapshot, TableRecord


def test_an_accepted_answer_is_in_the_store_when_it_is_acknowledged(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            seat = next(iter(asked(table)))
            seq = await answer_default(table, seat, "mine")
            async with house_on(tmp_path / "a.sqlite") as other:
                events = await other.services.store.events(table.record.id)
            assert [(event.number, event.seat, event.key) for event in events] == [(1, None, None), (2, seat, "mine")]
            assert seq == 2

    asyncio.run(scene())


def test_the_same_key_again_returns_the_first_result_and_changes_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            seat = next(iter(asked(table)))
            first = await answer_default(table, seat, "once")
            await answer_default(table, next(iter(asked(table))))
            before = saved(table)
            assert await table.answer(seat, "whatever", 1, "once") == first
            assert saved(table) == before

    asyncio.run(scene())


def test_two_answers_at_the_same_time_count_once(tmp_path: Path) -> None:
    """A double click with two keys: the second was thought of before the question it would answer."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            seat, question = next(iter(asked(table).items()))
            written, seq = question.write(question.default()), table.record.seq
            results = await asyncio.gather(
                *(table.answer(seat, written, seq, f"click {n}") for n in range(3)), return_exceptions=True
            )
            assert results[0] == 2
            assert all(isinstance(refused, (Stale, NotAsked)) for refused in results[1:])
            assert table.record.number == 2

    asyncio.run(scene())


def test_a_stale_answer_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            old = table.record.seq
            await answer_default(table, next(iter(asked(table))))
            seat, question = next(iter(asked(table).items()))
            before = saved(table)
            with pytest.raises(Stale):
                await table.answer(seat, question.write(question.default()), old, "late")
            assert saved(table) == before

    asyncio.run(scene())


def test_an_answer_to_a_question_that_stayed_is_not_stale_because_others_answered(tmp_path: Path) -> None:
    """Sealed orders: my question is the same while others set theirs."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhhh")).table
            await play_on(table, until="viva-ask-orders")
            first, second = list(asked(table))[:2]
            question, seq = asked(table)[second], table.record.seq
            await answer_default(table, first)
            assert await table.answer(second, question.write(question.default()), seq, "k") == table.record.seq

    asyncio.run(scene())


@pytest.mark.parametrize(
    "written", [None, True, 7, -1, 10**40, "", "x" * 10_000, [], [[]], [[[]]], {}, {"a": {}}, [None], [1.5], ["1"]]
)
def test_a_malformed_answer_is_refused_by_every_question(tmp_path: Path, written: object) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            for turn in range(30):
                seat, question = next(iter(asked(table).items()))
                before = saved(table)
                try:
                    await table.probe(seat, written, False)
                except (BadInput, Illegal):
                    with pytest.raises((BadInput, Illegal)):
                        await table.answer(seat, written, table.record.seq, f"bad {turn}")
                assert saved(table) == before, question.key
                await answer_default(table, seat)

    asyncio.run(scene())


def test_somebody_who_is_not_asked_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            before = saved(table)
            stranger = next(seat for seat in range(3) if seat not in asked(table))
            with pytest.raises(NotAsked):
                await table.answer(stranger, "blue", table.record.seq, "k")
            with pytest.raises(NotAsked):
                await table.answer(stranger, "blue", table.record.seq, "k", interjection=True)
            assert saved(table) == before

    asyncio.run(scene())


def test_an_answer_from_the_future_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            seat, question = next(iter(asked(table).items()))
            with pytest.raises(BadInput):
                await table.answer(seat, question.write(question.default()), table.record.seq + 1, "k")

    asyncio.run(scene())


def test_before_the_start_and_after_the_end_nothing_is_taken(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            opened = await house.open(wish("hhb"))
            with pytest.raises(NotNow):
                await opened.table.answer(0, "blue", 0, "k")
            table = (await started(house, "bbb")).table
            assert table.record.status.value == "over"
            with pytest.raises(NotAsked):
                await table.answer(0, "blue", table.record.seq, "k")
            with pytest.raises(NotNow):
                await table.start()

    asyncio.run(scene())


class Broken:
    """A store whose disk is full for a while."""

    def __init__(self, store: object, failure: BaseException) -> None:
        self._store = store
        self.failure: BaseException | None = failure

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, record: TableRecord, event: Event, snapshot: Snapshot | None) -> None:
        if self.failure is not None:
            raise self.failure
        await self._store.append(record, event, snapshot)  # type: ignore[attr-defined]


@pytest.mark.parametrize("failure", [OSError("disk full"), Conflict("elsewhere")])
def test_what_could_not_be_kept_was_not_played(tmp_path: Path, failure: Exception) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            viewer = Watcher(0)
            await table.watch(viewer, 0)
            before, record = saved(table), table.record
            broken = Broken(house.services.store, failure)
            house.services.store = broken  # type: ignore[assignment]
            with pytest.raises((OSError, NotNow)):
                await answer_default(table, next(iter(asked(table))), "k")
            assert not viewer.updates
            broken.failure = None
            assert (await table.state(None)).seq == 1
            assert saved(table) == before
            assert table.record == record
            await answer_default(table, next(iter(asked(table))), "k")
            assert [update.seq for update in viewer.updates] == [2]

    asyncio.run(scene())


def test_a_commit_is_never_cut_in_two(tmp_path: Path) -> None:
    """Whoever asked for it may be gone in the middle; it is finished all the same."""

    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhh")).table
            seat = next(iter(asked(table)))
            asking = asyncio.create_task(answer_default(table, seat, "gone"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            await asyncio.gather(*table._writing)
            assert await house.services.store.answered(table.record.id, seat, "gone") == 2
            assert table.record.seq == 2

    asyncio.run(scene())


async def numbers(table: Table) -> list[int]:
    return [event.number for event in await table.services.store.events(table.record.id)]


def test_tables_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            stuck, free = (await started(house, "hhh")).table, (await started(house, "hhh")).table
            async with stuck.lock:
                async with asyncio.timeout(120):
                    await answer_default(free, next(iter(asked(free))))
            assert await numbers(free) == [1, 2]
            assert await numbers(stuck) == [1]
            await settled(stuck)

    asyncio.run(scene())
