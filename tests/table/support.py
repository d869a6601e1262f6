"""A house without doors: tables in this process, on a file of the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from camarilla.bots import QuickDice
from camarilla.core.questions import Question
from camarilla.table.house import House, Opened, now
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.play.table import Table
from camarilla.table.play.viewer import Update
from camarilla.table.store.records import Kind, Status
from camarilla.table.store.sql import SqlStore


@asynccontextmanager
async def house_on(
    database: Path | str, pace: float = 0, limit: float = 5, now: Callable[[], int] = now
) -> AsyncIterator[House]:
    house = House(await SqlStore.open(str(database)), pace, limit, now=now)
    await house.resume()
    try:
        yield house
    finally:
        await house.close()


def wish(kinds: str, game: str = "viva", bot: str = "random", **more: Any) -> TableWish:
    """A table of h(umans) and b(ots)."""
    return TableWish(game, [ChairWish(Kind.HUMAN if kind == "h" else Kind.BOT, bot) for kind in kinds], **more)


def _copied(update: Update) -> Update:
    """What was seen is copied at once: the match goes on."""
    assert update.seen is None or set(update.seen) >= {"you", "view", "question", "awaited"}
    return update


class Watcher:
    """A viewer who remembers."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.welcome: Update | None = None
        self.updates: list[Update] = []
        self.table_changes = 0
        self.gone = False
        self.frames: list[dict[str, Any]] = []
        self.news_came = asyncio.Event()

    def welcomed(self, update: Update) -> None:
        self.welcome = _copied(update)

    def updated(self, update: Update) -> None:
        self.updates.append(_copied(update))
        self.news_came.set()

    def table_changed(self, shared: dict[int | None, bytes]) -> None:
        self.table_changes += 1
        self.news_came.set()

    def heard(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        self.news_came.set()

    def dismissed(self) -> None:
        self.seat = None
        self.gone = True


async def settled(table: Table) -> None:
    """Until no bot of this table has anything to say."""
    await table.driver.settled()


class Hands:
    """A clock that a test turns by hand."""

    def __init__(self, at: int = 1_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def turn(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


async def started(house: House, kinds: str, **more: Any) -> Opened:
    """A running table whose people all sit; its bots have spoken."""
    opened = await house.open(wish(kinds, **more))
    for seat in opened.invitations:
        opened.tokens[seat] = await opened.table.seating.sit(seat)
    if opened.table.record.status is Status.GATHERING:
        await opened.table.start()
    await settled(opened.table)
    return opened


def asked(table: Table) -> dict[int, Question[Any]]:
    assert table.running is not None
    return table.running.match.asked()


def saved(table: Table) -> Any:
    """The whole truth, to compare."""
    assert table.running is not None
    return table.running.match.save()


async def answer_default(table: Table, seat: int, key: str | None = None) -> int:
    """The seat answers what an absent player would."""
    assert table.running is not None
    question = table.running.match.question(seat, False)
    written = question.write(question.default())
    return await table.answer(seat, written, table.record.seq, key or f"{seat}-{table.record.number}")


async def answer_somehow(table: Table, seat: int) -> int:
    """The seat answers at random, the same in every run of the test."""
    assert table.running is not None
    question = table.running.match.question(seat, False)
    written = question.write(question.sample(QuickDice(table.record.number)))
    return await table.answer(seat, written, table.record.seq, f"{seat}-{table.record.number}")


async def play_on(table: Table, until: str = "", most: int = 5000) -> None:
    """People answer at random until the match is over, or somebody is asked this."""
    for _ in range(most):
        await settled(table)
        if table.record.status is Status.OVER:
            return
        questions = asked(table)
        if until and any(question.key == until for question in questions.values()):
            return
        await answer_somehow(table, next(iter(questions)))
    raise AssertionError("no end")
