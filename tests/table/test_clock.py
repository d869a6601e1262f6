"""Time runs out, somebody comes back, the house was closed: what the clocks of a table do. No test waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import Hands, Watcher, answer_default, asked, house_on, play_on, saved, settled, started
from tests.table.test_secrets import WHISPER

from camarilla.bots import Look, bot_named
from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.questions import Question
from camarilla.table import house as house_module
from camarilla.table.house import House
from camarilla.table.meeting.settings import Settings, settings_of
from camarilla.table.play import minds
from camarilla.table.play import open_table as table_module
from camarilla.table.play.table import Table
from camarilla.table.play.viewer import Reading, SeatTime, Update
from camarilla.table.refusals import NotNow
from camarilla.table.store.records import Status

MINUTE = 60_000


def slowly(absence: str = "default", deadline: int = 60) -> Settings:
    return settings_of({"pace": "slow", "deadline": deadline, "absence": absence})


def evening(scene: Callable[[House, Hands], Awaitable[None]], database: str | Path = ":memory:") -> None:
    async def whole() -> None:
        hands = Hands()
        async with house_on(database, now=hands) as house:
            await scene(house, hands)

    asyncio.run(whole())


async def struck(table: Table) -> None:
    await table.clock.strike()
    await settled(table)


def test_a_clock_runs_for_everybody_who_is_openly_asked() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly())).table
        first, *others = asked(table)
        assert others == []
        assert (await table.state(None)).clock == Reading(False, None, [SeatTime(first, MINUTE)])
        hands.turn(13)
        assert (await table.state(first)).clock == Reading(False, None, [SeatTime(first, MINUTE - 13_000)])
        await play_on(table, until="viva-ask-orders")
        begun = [table.face.end_of(table.running, seat) for seat in asked(table)]  # type: ignore[arg-type]
        hands.turn(20)
        first, *others = asked(table)
        await answer_default(table, first)
        shown = (await table.state(None)).clock
        assert [one.seat for one in shown.seats] == others  # whoever has answered has no clock any more
        assert {one.left + hands.at for one in shown.seats} == {*begun}  # and nobody else's begins anew

    evening(scene)


def test_without_a_deadline_nobody_is_hurried() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh")).table
        hands.turn(30 * 24 * 3600)
        before = saved(table)
        await struck(table)
        assert saved(table) == before
        assert table.record.due is None
        assert (await table.state(0)).clock == Reading(False, None, [])

    evening(scene)


def test_the_default_is_answered_when_time_is_up_and_not_before() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly("default"))).table
        watcher = Watcher(None)
        await table.watch(watcher, 0)
        (seat,) = asked(table)
        default = asked(table)[seat].write(asked(table)[seat].default())
        hands.turn(59.999)
        await struck(table)
        assert table.record.number == 1
        hands.turn(0.001)
        await struck(table)
        event = (await house.services.store.events(table.record.id))[-1]
        assert (event.number, event.seat, event.entries[0].answer) == (2, seat, default)
        assert [update.seq for update in watcher.updates] == [2]
        assert table.record.seats[seat].missed == 1
        assert not table.record.seats[seat].stand_in
        await play_on(table, until="viva-ask-orders")
        if seat in asked(table):
            await answer_default(table, seat)
            assert table.record.seats[seat].missed == 0  # he is here again

    evening(scene)


def test_a_bot_answers_this_one_question(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []

    def named(game: str, name: str, seed: str) -> Any:
        thought.append(name)
        return bot_named(game, name, seed)

    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly("bot"))).table
        (seat,) = asked(table)
        monkeypatch.setattr(minds, "bot_named", named)
        hands.turn(60)
        await struck(table)
        assert thought == ["random"]
        assert table.record.number == 2
        assert not table.record.seats[seat].stand_in
        hands.turn(59)
        await struck(table)
        assert table.record.number == 2  # the next question has a whole minute

    evening(scene)


def test_a_bot_takes_the_seat_until_its_owner_says_that_he_is_back() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly("takeover"))).table
        (seat,) = asked(table)
        other = (seat + 1) % 3
        hands.turn(60)
        await struck(table)
        assert table.record.seats[seat].stand_in
        assert seat not in asked(table)
        for _ in range(20):  # he is asked again and again, and nobody waits for him
            await settled(table)
            waiting = list(asked(table))
            assert seat not in waiting
            await answer_default(table, waiting[0])
        await settled(table)
        before = saved(table)
        with pytest.raises(NotNow) as refused:
            await table.answer(seat, "anything", table.record.seq, "x")
        assert refused.value.words.id == "table-stood-in"
        with pytest.raises(NotNow) as refused:
            await table.clock.back(other)
        assert refused.value.words.id == "table-nobody-stands-in"
        assert saved(table) == before
        await table.clock.back(seat)
        assert not table.record.seats[seat].stand_in
        for _ in range(200):
            if seat in asked(table):
                break
            await answer_default(table, next(iter(asked(table))))
        await settled(table)
        hands.turn(30)
        assert seat in asked(table)
        await answer_default(table, seat)

    evening(scene)


class Ponderous:
    """A bot that ponders until the test lets it go."""

    def __init__(self) -> None:
        self.begun, self.go = asyncio.Event(), asyncio.Event()

    async def answer(self, turn: minds.Turn) -> Any:
        self.begun.set()
        await self.go.wait()
        return turn.question.default()


def test_a_bot_that_is_thinking_when_the_owner_returns_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly("takeover"))).table
        (seat,) = asked(table)
        bot = Ponderous()
        monkeypatch.setattr(house.services.minds, "answer", bot.answer)
        hands.turn(61)
        await table.clock.strike()
        await bot.begun.wait()
        await table.clock.back(seat)
        bot.go.set()
        await settled(table)
        assert table.record.number == 1
        assert (await table.state(None)).clock.seats == [
            SeatTime(seat, MINUTE)
        ]  # the whole time, for what is asked now
        hands.turn(50)
        await struck(table)
        assert not table.record.seats[seat].stand_in
        await answer_default(table, seat)
        assert table.record.number == 2

    evening(scene)


def test_an_answer_in_the_last_moment_counts() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly("takeover"))).table
        (seat,) = asked(table)
        async with table.moves.at_rest() as referee:
            hands.turn(60)
            late = await table.clock._late(referee)  # type: ignore[arg-type]
        await answer_default(table, seat)
        number = table.record.number
        await table.clock._time_out(late, discreet=False)
        assert table.record.number == number
        assert not table.record.seats[seat].stand_in

    evening(scene)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_of_absent_people_goes_on_in_every_game(game: Game) -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "h" * min(game.seats), game=game.id, settings=slowly("default"))).table
        for _ in range(60):
            if table.record.status is Status.OVER:
                break
            number = table.record.number
            hands.turn(60)
            await struck(table)
            assert table.record.number > number

    evening(scene)


# --- restarts ---


def test_a_restart_neither_forgets_nor_moves_a_deadline(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=slowly("takeover", 3600))).table
            key, (seat,) = table.record.id, asked(table)
            hands.turn(600)
            await house.watchman.round()
        hands.turn(25)  # a restart in a blink costs nobody anything, and gives nobody anything
        async with house_on(file, now=hands) as house:
            table = await house.table(key)
            assert (await table.state(None)).clock.seats == [SeatTime(seat, 2_975_000)]
            hands.turn(2974)
            await house.watchman.round()
            await struck(table)
            assert not table.record.seats[seat].stand_in
            hands.turn(1)
            await struck(table)
            assert table.record.seats[seat].stand_in
        async with house_on(file, now=hands) as house:
            assert (await house.table(key)).record.seats[seat].stand_in

    asyncio.run(scene())


def test_the_time_when_the_house_was_closed_counts_for_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=slowly("takeover", 3600))).table
            key, (seat,) = table.record.id, asked(table)
            hands.turn(600)
            await house.watchman.round()
        hands.turn(24 * 3600)
        async with house_on(file, now=hands) as house:
            table = await house.table(key)
            # 3000 seconds were left; 20 more to find the way back
            assert (await table.state(None)).clock.seats == [SeatTime(seat, 3_020_000)]
            await struck(table)
            assert not table.record.seats[seat].stand_in
            assert table.record.due == hands.at + 3_020_000
        async with house_on(file, now=hands) as house:  # nobody gets it twice
            assert (await (await house.table(key)).state(None)).clock.seats == [SeatTime(seat, 3_020_000)]

    asyncio.run(scene())


def test_a_short_deadline_does_not_strike_in_the_moment_of_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        live = settings_of({"pace": "live", "deadline": 10})
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=live)).table
            key, (seat,) = table.record.id, asked(table)
        hands.turn(15)
        async with house_on(file, now=hands) as house:
            table = await house.table(key)
            assert (await table.state(None)).clock.seats == [SeatTime(seat, 20_000)]
            await struck(table)
            assert not table.record.seats[seat].stand_in
            hands.turn(20)
            await struck(table)
            assert table.record.seats[seat].stand_in

    asyncio.run(scene())


def test_the_watchman_looks_after_tables_where_nobody_is(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=slowly("default", 3600))).table
            key = table.record.id
        async with house_on(file, now=hands) as house:
            assert await house.services.clocks.due_by(hands.at + 3_599_999) == []
            table = await house.table(key)
            watcher = Watcher(None)
            await table.watch(watcher, 0)
            assert not table.clock.busy  # it is not worth a timer yet
            watcher.news_came.clear()
            hands.turn(3600)
            await house.watchman.round()
            async with asyncio.timeout(120):
                await watcher.news_came.wait()
            assert table.record.number >= 2

    asyncio.run(scene())


# --- stopping ---


def test_a_pause_stops_the_clocks_and_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        hands, file = Hands(), tmp_path / "a.sqlite"
        async with house_on(file, now=hands) as house:
            table = (await started(house, "hhh", settings=slowly())).table
            key, (seat,) = table.record.id, asked(table)
            hands.turn(20)
            await house.watchman.round()
            await table.clock.pause()
            hands.turn(1000)  # from here on the house is closed, too: that is not counted twice
            assert (await table.state(None)).clock == Reading(True, None, [SeatTime(seat, 40_000)])
            before = saved(table)
            await struck(table)
            with pytest.raises(NotNow) as refused:
                await answer_default(table, seat)
            assert refused.value.words.id == "table-paused"
            with pytest.raises(NotNow) as refused:
                await table.clock.pause()
            assert refused.value.words.id == "table-paused-already"
            assert saved(table) == before
            assert table.record.due is None
        async with house_on(file, now=hands) as house:
            table = await house.table(key)
            hands.turn(500)
            assert (await table.state(None)).clock == Reading(True, None, [SeatTime(seat, 40_000)])
            await table.clock.resume()
            hands.turn(10)
            assert (await table.state(None)).clock == Reading(False, None, [SeatTime(seat, 30_000)])
            with pytest.raises(NotNow) as refused:
                await table.clock.resume()
            assert refused.value.words.id == "table-not-paused"
            await answer_default(table, seat)
            assert {one.left for one in (await table.state(None)).clock.seats} == {MINUTE}  # the next one gets nothing

    asyncio.run(scene())


def test_bots_rest_during_a_pause() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hbb", settings=slowly())).table
        await table.clock.pause()
        table.wake()
        await settled(table)
        number = table.record.number
        await table.clock.resume()
        await settled(table)
        assert table.record.number == number  # it was the person's turn
        hands.turn(60)
        await struck(table)
        assert table.record.number > number + 1

    evening(scene)


def test_an_extension_is_for_what_is_asked_now() -> None:
    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", settings=slowly())).table
        (seat,) = asked(table)
        hands.turn(50)
        await table.clock.extend()
        assert (await table.state(None)).clock.seats == [SeatTime(seat, 70_000)]
        hands.turn(10)
        await struck(table)
        assert table.record.number == 1
        await answer_default(table, seat)
        assert {one.left for one in (await table.state(None)).clock.seats} == {MINUTE}
        nobody = (await started(house, "hhh")).table
        with pytest.raises(NotNow) as refused:
            await nobody.clock.extend()
        assert refused.value.words.id == "table-no-deadline"

    evening(scene)


# --- discreet windows ---


class Diary(Watcher):
    """Writes down everything that reaches somebody at a table, and when."""

    def __init__(self, seat: int | None, table: Table, hands: Hands) -> None:
        super().__init__(seat)
        self.table, self.hands = table, hands
        self.pages: list[Any] = []

    def updated(self, update: Update) -> None:
        super().updated(update)
        self.pages.append((self.hands.at, update.seq, update.seen, update.news, update.clock))

    def table_changed(self, shared: dict[int | None, bytes]) -> None:
        super().table_changed(shared)
        chairs = [(chair.stand_in, chair.missed, chair.taken) for chair in self.table.record.seats]
        self.pages.append((self.hands.at, chairs, self.table.record.due, self.table.face.shown()))


@pytest.mark.parametrize("absence", ["default", "bot", "takeover"])
def test_a_discreet_window_does_not_tell_who_let_it_pass(monkeypatch: pytest.MonkeyPatch, absence: str) -> None:
    """Seats 0 and 2 are asked: whichever of them answers, early or late, the others see the same at the same time."""
    for module in (table_module, house_module):
        monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
    monkeypatch.setattr(minds, "bot_named", lambda game, name, seed: Polite())
    diaries: list[list[Any]] = []

    def evening_with(here: int | None, after: float) -> Callable[[House, Hands], Awaitable[None]]:
        async def scene(house: House, hands: Hands) -> None:
            table = (await started(house, "hhh", game="whisper", settings=slowly(absence))).table
            viewers = [Diary(seat, table, hands) for seat in (None, 1)]
            for viewer in viewers:
                await table.watch(viewer, 0)
                viewer.pages.clear()
            assert (await table.state(None)).clock == Reading(False, MINUTE, [])
            assert (await table.state(1)).clock == (await table.state(0)).clock
            hands.turn(after)
            if here is not None:
                await table.answer(here, "no", 1, "a")
            hands.turn(60 - after)
            await struck(table)
            assert table.record.seq == 2
            assert not any(chair.stand_in or chair.missed for chair in table.record.seats)
            assert (await table.state(None)).clock == Reading(False, MINUTE, [])  # the next window, a whole minute
            diaries.append([viewer.pages for viewer in viewers])

        return scene

    for here, after in ((0, 10.0), (0, 59.0), (2, 30.0), (None, 1.0)):
        evening(evening_with(here, after))
    assert diaries[0][0]
    assert all(diary == diaries[0] for diary in diaries)


def test_only_what_everybody_notices_winds_the_clock_of_a_discreet_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table_module, house_module):
        monkeypatch.setattr(module, "game_of", lambda name: WHISPER)

    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", game="whisper", settings=slowly("takeover"))).table
        hands.turn(40)
        await table.answer(0, "no", 1, "a")
        assert (await table.state(None)).clock == Reading(False, 20_000, [])
        assert table.record.due == hands.at + 20_000
        await table.answer(2, "no", 1, "b")  # the window closes, and the next one opens
        assert (await table.state(None)).clock == Reading(False, MINUTE, [])

    evening(scene)


def test_coming_back_does_not_move_the_clock_of_a_discreet_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table_module, house_module):
        monkeypatch.setattr(module, "game_of", lambda name: WHISPER)

    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhh", game="whisper", settings=slowly("takeover"))).table
        table.record.seats[0].stand_in = True
        hands.turn(40)
        await table.clock.back(0)
        assert (await table.state(None)).clock == Reading(False, 20_000, [])

    evening(scene)


class Polite:
    def answer(self, look: Look, question: Question[Any]) -> Any:
        return question.default()

    def interject(self, look: Look, question: Question[Any]) -> Any:
        return None


def test_interjections_have_no_clock() -> None:
    """Who could speak out of turn is nobody's business, and nobody is hurried."""

    async def scene(house: House, hands: Hands) -> None:
        table = (await started(house, "hhhh", settings=slowly())).table
        await play_on(table, until="viva-ask-orders")
        for _ in range(40):
            referee = table.running
            assert referee is not None
            assert [one.seat for one in (await table.state(None)).clock.seats] == sorted(asked(table))
            await answer_default(table, next(iter(asked(table))))

    evening(scene)


def test_a_clock_that_jumps_forward_times_nobody_out() -> None:
    """A laptop that slept for an hour: the wall shows an hour more, and nobody has waited for anybody."""

    async def scene() -> None:
        hands, steady = Hands(), Hands(0)
        async with house_on(":memory:", now=hands) as house:
            house.watchman.steady = lambda: steady() / 1000
            house.watchman.look()
            house.watchman.outages.clear()
            house.watchman._noticed.clear()
            hands.turn(30)  # the house has been open for a while
            steady.turn(30)
            house.watchman.look()
            table = (await started(house, "hhh", settings=settings_of({"deadline": 60, "absence": "takeover"}))).table
            seat = next(iter(asked(table)))
            hands.turn(50)
            steady.turn(10)  # forty seconds of these the machine was asleep
            await table.clock.strike()
            assert not table.record.seats[seat].stand_in
            hands.turn(3600)
            await table.clock.strike()  # the timer rings before the watchman is on his round
            assert (table.record.seats[seat].stand_in, table.record.seats[seat].missed) == (False, 0)
            await house.watchman.round()
            assert [one.ended - one.begun for one in house.watchman.outages] == [60_000, 3_620_000]
            assert len(await house.services.clocks.wake_up(hands(), 10**12, 0)) == 2  # written down for a restart
            for _ in range(7):  # from here on time passes as it does
                hands.turn(20)
                steady.turn(20)
                await table.clock.strike()
            assert table.record.seats[seat].stand_in

    asyncio.run(scene())


def test_a_process_that_stood_still_was_closed() -> None:
    async def scene() -> None:
        hands, steady = Hands(), Hands(0)
        async with house_on(":memory:", now=hands) as house:
            house.watchman.steady = lambda: steady() / 1000
            house.watchman.look()
            house.watchman.outages.clear()
            hands.turn(10)
            steady.turn(10)
            house.watchman.real = True
            house.watchman.look()
            assert house.watchman.outages == []
            hands.turn(600)
            steady.turn(600)
            house.watchman.look()
            assert [one.ended - one.begun for one in house.watchman.outages] == [620_000]
            hands.turn(-300)  # a step back closes nothing
            house.watchman.look()
            assert len(house.watchman.outages) == 1

    asyncio.run(scene())
