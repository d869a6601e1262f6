"""Bots play their seats, stand in for people who have not come, and never stall a table."""

from __future__ import annotations

import asyncio
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import answer_somehow, asked, house_on, play_on, settled, started, wish

from camarilla.bots import Look, bot_named, memory_of
from camarilla.bots.bot import hearing
from camarilla.bots.memory import LAST_TIME
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Question
from camarilla.table import house as house_module
from camarilla.table.meeting.wishes import ChairWish
from camarilla.table.play import minds
from camarilla.table.play.last_time import last_time
from camarilla.table.play.past import Past
from camarilla.table.store.records import Kind


def test_a_stand_in_plays_until_the_person_comes() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhh", start=True))).table
            await settled(table)
            assert list(asked(table)) == [0]  # the host sits; for the others bots have spoken where they were asked
            await table.seating.sit(1)
            await play_on(table, until="viva-ask-orders")
            await settled(table)
            assert 2 not in asked(table)
            assert 1 in asked(table) or table.running.match.position.state.presidente == 1  # type: ignore[union-attr]

    asyncio.run(scene())


def test_the_match_waits_for_the_host_when_others_are_invited() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await house.open(wish("hhb"))).table
            assert table.record.status.value == "gathering"
            assert (await table.state(None)).seen is None
            await table.start()
            assert table.record.status.value == "running"

    asyncio.run(scene())


class Sleepy:
    """A bot that falls asleep over the first question."""

    def answer(self, look: Look, question: Question[Any]) -> Any:
        time.sleep(1)
        raise AssertionError("nobody waits for this")

    def interject(self, look: Look, question: Question[Any]) -> Any:
        return None


class Mad:
    def answer(self, look: Look, question: Question[Any]) -> Any:
        raise RuntimeError("mad")

    def interject(self, look: Look, question: Question[Any]) -> Any:
        raise RuntimeError("mad")


@pytest.mark.parametrize("kind", [Sleepy, Mad])
def test_a_bot_that_fails_answers_the_default(monkeypatch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    async def scene() -> None:
        async with house_on(":memory:", limit=0.05) as house:
            monkeypatch.setattr(minds, "bot_named", lambda game, name, seed: kind())
            table = (await house.open(wish("hbb"))).table
            while table.record.number < 5:
                await settled(table)
                assert list(asked(table)) == [0]
                await answer_somehow(table, 0)
            await settled(table)
            bots = [event for event in await house.services.store.events(table.record.id) if event.seat in (1, 2)]
            assert bots

    asyncio.run(scene())


def test_a_thinking_bot_does_not_hold_up_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house_on(":memory:", limit=120) as house:
            pondering, woken = threading.Event(), threading.Event()

            class Ponderer(Sleepy):
                def answer(self, look: Look, question: Question[Any]) -> Any:
                    pondering.set()
                    woken.wait(120)
                    return question.default()

            monkeypatch.setattr(minds, "bot_named", lambda game, name, seed: Ponderer())
            stuck = (await house.open(wish("bbb"))).table
            while not pondering.is_set():
                await asyncio.sleep(0.01)
            monkeypatch.setattr(minds, "bot_named", bot_named)
            number = stuck.record.number
            await started(house, "hbb")
            assert stuck.record.number == number  # it ponders still
            woken.set()
            await stuck.close()

    asyncio.run(scene())


def test_an_unknown_bot_is_refused_by_name() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            with pytest.raises(BadInput) as refused:
                await house.open(wish("hbb", bot="genius"))
            assert refused.value.field == "seats.0.bot"
            assert refused.value.words.id == "core-unknown-bot"
            assert await house.newest() == []

    asyncio.run(scene())


def test_every_pause_is_the_same(tmp_path: Path) -> None:
    """Forced or free, quick or slow: the time between two answers of bots tells nothing.

    Those who answer at the same time answer together, so that nobody can count them.
    """

    async def scene() -> None:
        # In a file: a bot that is stopped while it writes drops its connection, and with it a house in memory.
        async with house_on(str(tmp_path / "house.sqlite"), pace=0.2) as house:
            table = (await house.open(wish("bbb"))).table
            while table.record.number < 15:
                await asyncio.sleep(0.02)
            await table.close()
            events = await house.services.store.events(table.record.id)
            together = {("viva-ask-orders", "viva-ask-orders"), ("viva-ask-discard", "viva-ask-discard")}
            pauses = [
                (after.at - before.at, (before.entries[0].ask, after.entries[0].ask))
                for before, after in pairwise(events[1:])
            ]
            assert min(pause for pause, asks in pauses if asks not in together) >= 199, pauses
            assert [pause for pause, asks in pauses if asks in together], "nobody answered at the same time"
            assert min(pause for pause, asks in pauses if asks in together) < 199, pauses

    asyncio.run(scene())


def test_who_remembers_is_told_the_past_and_the_same_again_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only schemers are; what one seat heard, character and all, is the same for whoever loads the table."""
    looks: list[Look] = []

    def listening(game: str, kind: str, seed: str) -> Any:
        bot = bot_named(game, kind, seed)
        answer = bot.answer

        def heard(look: Look, question: Question[Any]) -> Any:
            looks.append(look)
            return answer(look, question)

        bot.answer = heard  # type: ignore[method-assign]
        return bot

    monkeypatch.setattr(minds, "bot_named", listening)

    async def scene() -> None:
        async with house_on(":memory:") as house:
            wanted = wish("hbb", bot="steady")
            wanted.seats[1] = ChairWish(Kind.BOT, "schemer")
            table = (await house.open(wanted)).table
            while table.record.number < 12:
                await settled(table)
                await answer_somehow(table, 0)
            await settled(table)
            by_seat = {seat: [look for look in looks if look.seat == seat] for seat in (1, 2)}
            assert by_seat[2]
            assert all(not look.heard() for look in by_seat[2])  # a steady one wants to know nothing
            kept, upto = by_seat[1][-1], table.record.seq
            assert kept.heard()
            assert {look.born for look in by_seat[1]} == {kept.born}
            again = Past(house.services.store, lambda: table.record)
            lines = hearing(1, await again.told(upto))()
            assert lines[: len(kept.heard())] == list(kept.heard())
            assert lines == hearing(1, await table.past.told(upto))()

    asyncio.run(scene())


def test_what_bots_remember_goes_along_into_a_rematch_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two who both sit there again there is one line, which only the two of them hear."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes(range(32)))

    async def scene() -> None:
        async with house_on(":memory:") as house:
            store = house.services.store
            table = (await started(house, "hbb", bot="schemer")).table
            assert await last_time(store, table.record) == []
            await play_on(table)
            fresh, _ = await house.again(table, 0, [0], "")
            left = await last_time(store, fresh.record)
            assert left
            for news in left:
                [(seat, line), *_] = news.secret.items()
                assert set(news.secret) == {line["who"]["seat"], line["whom"]["seat"]}
                assert fresh.record.seats[line["whom"]["seat"]].kind is Kind.BOT
                assert news.args == {}
                memory = memory_of("viva", seat, 3)
                memory.hear(news.heard_by(seat))
                assert [(deed.kind, deed.weight) for deed in memory.deeds] == [("last-time", line["weight"])]
            assert [one.id for one in await fresh.past.told(fresh.record.seq)][: len(left)] == [LAST_TIME] * len(left)
            fresh.record.seats[1].name = fresh.record.seats[2].name = "somebody else"
            assert all(1 not in one.secret or 2 not in one.secret for one in await last_time(store, fresh.record))

    asyncio.run(scene())
