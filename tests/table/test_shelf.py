"""Tables that are not played on: set aside where they fail, resting where nobody comes, deleted in the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.table.support import Hands, Watcher, asked, house_on, settled, started, wish

from camarilla.cli import main
from camarilla.core.illegal import Endless
from camarilla.table.play import patience
from camarilla.table.play.moves import Answer
from camarilla.table.play.running import Running
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotFound, NotNow
from camarilla.table.store.records import Aside
from camarilla.table.store.shelf import DAY, Keeping


async def answered(table: Table, seat: int) -> None:
    question = asked(table)[seat]
    await table.answer(seat, question.write(question.default()), table.record.seq, "k")


def test_a_match_that_cannot_be_loaded_is_set_aside_and_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        file = tmp_path / "a.sqlite"
        async with house_on(file) as house:
            table = (await started(house, "hhb")).table
            bad, seed = table.record.id, table.record.seed
            good = (await started(house, "hhb")).table.record.id
        load = Running.load

        def broken(game: object, loaded: object, chance: object) -> Running:
            if chance.seed == seed:  # type: ignore[attr-defined]
                raise KeyError("a field that is not there")
            return load(game, loaded, chance)  # type: ignore[arg-type]

        monkeypatch.setattr(Running, "load", broken)
        async with house_on(file) as house:
            table = await house.table(bad)
            with pytest.raises(NotNow) as refused:
                await table.state(0)
            assert refused.value.words.id == "table-aside-broken"
            assert (await (await house.table(good)).state(0)).seen is not None
        monkeypatch.undo()
        async with house_on(file) as house:  # it does not wake again by itself
            assert await house.services.store.running(house.services.now()) == [good]
            with pytest.raises(NotNow) as refused:
                await (await house.table(bad)).state(0)
            assert refused.value.words.id == "table-aside-broken"
            assert [one.id for one in await house.services.shelf.listed(aside=True)] == [bad]
            assert await house.services.shelf.wake(bad)
            await house.look_round()
            assert (await (await house.table(bad)).state(0)).seen is not None

    asyncio.run(scene())


@pytest.mark.parametrize("why", [Aside.ENDLESS, Aside.SLOW])
def test_an_answer_without_end_or_that_takes_too_long_sets_its_table_aside(
    why: Aside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhb")).table
            seat = next(iter(asked(table)))
            make = Answer.made

            def stuck(self: Answer, *args: object) -> object:
                if why is Aside.ENDLESS:
                    raise Endless("round and round")
                return make(self, *args)  # type: ignore[arg-type]

            monkeypatch.setattr(Answer, "made", stuck)
            monkeypatch.setattr(patience, "ADVANCING", 0.0)
            monkeypatch.setattr(patience, "EXACT", 0.0)
            before = table.record.number
            if why is Aside.ENDLESS:
                with pytest.raises(NotNow) as refused:
                    await answered(table, seat)
                assert refused.value.words.id == "table-aside-endless"
                assert table.record.number == before  # nothing is half-applied
            else:
                await answered(table, seat)  # it was taken; there will be no other
                assert table.record.number == before + 1
            with pytest.raises(NotNow) as refused:
                await table.state(seat)
            assert refused.value.words.id == f"table-aside-{why}"
            await table.patience.close()
            kept = await house.services.store.table(table.record.id)
            assert kept is not None
            assert (kept.aside, kept.number) == (why, table.record.number)

    asyncio.run(scene())


def test_bots_among_themselves_wait_until_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house_on(":memory:", pace=0.01) as house:
            monkeypatch.setattr(patience, "UNWATCHED", 0.0)
            table = (await house.open(wish("bbb"))).table
            await settled(table)
            assert table.record.number == 1  # nobody has looked yet
            watcher = Watcher(None)
            await table.watch(watcher, 0)
            while table.record.number < 3:
                await asyncio.sleep(0.01)
            table.leave(watcher)
            await settled(table)
            paused = table.record.number
            await asyncio.sleep(0.1)
            assert table.record.number == paused
            played = (await started(house, "hbb")).table  # a person sits there: its bots play on, watched or not
            assert list(asked(played)) == [0]

    asyncio.run(scene())


def test_the_policy_rests_wakes_and_deletes() -> None:
    async def scene() -> None:
        hands = Hands()
        async with house_on(":memory:", now=hands) as house:
            house.keeping = Keeping(gathering=14, idle=30, bots=1, aside=90, over=400)
            waiting = (await house.open(wish("hhb"))).table.record.id
            playing = (await started(house, "hhb")).table.record.id
            bots = (await house.open(wish("bbb"))).table
            await settled(bots)
            over = bots.record.id
            hands.turn(15 * DAY / 1000)
            await house.shelve()
            with pytest.raises(NotFound):
                await house.table(waiting)
            assert (await house.table(playing)).record.aside == ""
            hands.turn(16 * DAY / 1000)
            await house.shelve()
            table = await house.table(playing)
            assert table.record.aside == Aside.IDLE
            assert await house.services.store.running(hands()) == []
            await table.watch(Watcher(0), 0)  # somebody comes: it goes on where it was
            await table.patience.close()
            assert (await house.services.store.running(hands()), table.record.aside) == ([playing], "")
            assert list(asked(table))
            table.viewers.clear()
            hands.turn(31 * DAY / 1000)
            await house.shelve()
            hands.turn(60 * DAY / 1000)
            await house.shelve()
            with pytest.raises(NotFound):
                await house.table(playing)
            assert (await house.table(over)).record.status == "over"
            hands.turn(400 * DAY / 1000)
            await house.shelve()
            with pytest.raises(NotFound):
                await house.table(over)

    asyncio.run(scene())


def test_an_operator_lists_and_closes_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.sqlite"

    async def opened() -> str:
        async with house_on(file) as house:
            return (await started(house, "hhb", name="Palace")).table.record.id

    table = asyncio.run(opened())
    assert main(["tables", "--database", str(file), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert table in said
    assert "viva  running" in said
    assert "2 people" in said
    assert "Palace" in said
    assert main(["tables", "--aside", "--database", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.strip() == "No table."
    assert main(["close", "nosuchtabl", "--database", str(file), "--lang", "en"]) == 2
    assert "nosuchtabl" in capsys.readouterr().err
    assert main(["close", table, "--database", str(file), "--lang", "en"]) == 0
    assert main(["close", table, "--database", str(file), "--lang", "en"]) == 2


def test_an_open_house_notices_that_a_table_was_closed() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhb")).table
            watcher = Watcher(0)
            await table.watch(watcher, 0)
            assert await house.services.shelf.remove(table.record.id)
            await house.look_round()
            assert watcher.gone
            with pytest.raises(NotFound):
                await house.table(table.record.id)

    asyncio.run(scene())
