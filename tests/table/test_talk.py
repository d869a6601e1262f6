"""Talk, mutes, reports and promises at a table: who hears what, and that nobody else notices anything."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.postgres import postgres
from tests.table.support import Hands, Watcher, answer_somehow, asked, house_on, play_on, started, wish

from camarilla.core.illegal import BadInput, Refused
from camarilla.table import house as house_module
from camarilla.table.house import House
from camarilla.table.meeting.settings import Door, Settings, TalkPolicy
from camarilla.table.play.table import Table
from camarilla.table.refusals import Forbidden, NotFound, NotNow
from camarilla.table.review.replay import log_of
from camarilla.table.store.records import Status
from camarilla.table.talk.promises import MOST

Scene = Callable[[House, Table], Awaitable[None]]


def play(scene: Scene, kinds: str = "hhhh", database: Path | str = ":memory:", **settings: Any) -> None:
    async def run() -> None:
        async with house_on(database) as house:
            opened = await started(house, kinds, settings=Settings(**settings))
            await scene(house, opened.table)

    asyncio.run(run())


async def watching(table: Table, *seats: int | None) -> list[Watcher]:
    watchers = [Watcher(seat) for seat in seats]
    for watcher in watchers:
        await table.watch(watcher, 0)
    return watchers


def texts(watcher: Watcher) -> list[str]:
    """Every line that reached a watcher, in its order."""
    found: list[str] = []
    for frame in watcher.frames:
        found += [line["text"] for line in frame["lines"]] if frame["type"] == "talk" else []
        found += [frame["line"]["text"]] if frame["type"] == "said" else []
    return found


def everything(watcher: Watcher) -> bytes:
    """All that reached a watcher, byte by byte."""
    updates = [(update.seq, update.seen, update.news) for update in watcher.updates]
    return msgspec.json.encode([watcher.frames, updates, watcher.table_changes])


async def refused(kind: type[Refused], words: str, work: Awaitable[Any]) -> None:
    with pytest.raises(kind) as error:
        await work
    assert error.value.words.id == words


# --- rooms ------------------------------------------------------------------------------------------------------------


def test_a_line_reaches_the_members_of_its_room_and_nobody_else() -> None:
    async def scene(house: House, table: Table) -> None:
        watchers = await watching(table, None, 0, 1, 2, 3)
        await table.talk.say(0, [], "good evening", "a")
        await table.talk.say(0, [1], "two for your Yes?", "b")
        await table.talk.say(2, [0, 3], "the President must go", "c")
        await table.talk.say(1, [0, 1], "three", "d")
        assert [texts(watcher) for watcher in watchers] == [
            ["good evening"],
            ["good evening", "two for your Yes?", "the President must go", "three"],
            ["good evening", "two for your Yes?", "three"],
            ["good evening", "the President must go"],
            ["good evening", "the President must go"],
        ]
        line = watchers[1].frames[-1]["line"]
        said = {"room": 0b0011, "n": 2, "seat": 1, "text": "three", "at": 0, "seq": 1, "former": False, "words": None}
        assert {**line, "at": 0} == said

    play(scene)


@pytest.mark.parametrize("stranger", [None, 3], ids=["spectator", "seat"])
def test_whoever_is_no_member_gets_the_same_bytes_with_and_without_a_secret_talk(
    stranger: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames, numbers, order, presence and pages: nothing betrays that others whisper, promise, mute or report."""
    monkeypatch.setattr(house_module, "strangers", lambda count, _: ["Ana", "Bea", "Cruz", "Dora"][:count])

    async def seen(secret: bool) -> bytes:
        async with house_on(":memory:") as house:
            house.services.now = lambda: 1_000
            table = (await started(house, "hhhh")).table
            house.services.now = lambda: 1_001  # everybody has come
            (watcher, *_) = await watching(table, stranger, 0, 1, 2)
            await table.talk.say(1, [], "before", "a")
            if secret:
                await table.talk.say(0, [1], "psst", "b")
                await table.talk.say(1, [0, 2], "all three of us", "c")
                await table.promises.give(0, [1], "I pay you two", None, "d")
                await table.promises.mark(1, 0b011, 1, "noted")
                await table.talk.mute(0, 2, True)
                await table.talk.report(2, 0b111, [1], "rude", "f")
            await table.talk.say(2, [], "after", "g")
            await table.promises.give(2, [], "I vote Yes", 3, "h")
            late = Watcher(stranger)
            await table.watch(late, 0)
            pages = [await table.talk.page(stranger), await table.talk.page(stranger, 0, 9)]
            ledger = await table.promises.ledger(stranger)
            return everything(watcher) + everything(late) + msgspec.json.encode([pages, ledger])

    async def both() -> None:
        assert await seen(True) == await seen(False)

    asyncio.run(both())


def test_whoever_takes_a_chair_over_does_not_read_what_was_said_to_the_one_before() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.say(0, [], "Good evening.", "a")
        await table.talk.say(0, [1], "Between us two.", "b")
        await table.seating.stand(1)
        house.services.now = lambda: 2**41  # later
        seat, _ = await table.seating.join(None, "Eva")
        assert seat == 1
        (eva,) = await watching(table, 1)
        assert texts(eva) == ["Good evening."]
        assert (await table.talk.page(1, 3))["lines"] == []
        await refused(NotFound, "table-no-line", table.talk.report(1, 3, [1], "", "c"))
        await table.talk.say(0, [1], "Welcome.", "d")
        assert texts(eva) == ["Good evening.", "Welcome."]
        assert [room["room"] for room in (await table.talk.page(0))["rooms"]] == [0, 3]

    play(scene, "hhh", door=Door.OPEN)


def test_a_foreign_room_is_closed_whether_or_not_anything_was_said_there() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.say(0, [1], "psst", "a")
        for room in (0b0011, 0b0101, 2**31 - 1 - 8):
            await refused(Forbidden, "table-not-your-room", table.talk.page(3, room))
            await refused(Forbidden, "table-not-your-room", table.talk.page(None, room))
            await refused(Forbidden, "table-not-your-room", table.talk.report(3, room, [1], "", "r"))
            await refused(Forbidden, "table-not-your-room", table.promises.mark(3, room, 1, "noted"))
        assert (await table.talk.page(3))["rooms"] == []

    play(scene)


def test_long_talk_comes_in_pages() -> None:
    async def scene(house: House, table: Table) -> None:
        for number in range(1, 121):
            await table.talk.say(number % 2, [1 - number % 2], f"{number}", f"k{number}")
        await table.talk.say(0, [], "aloud", "aloud")
        first = await table.talk.page(0)
        assert first["rooms"] == [{"room": 0, "members": [], "last": 1}, {"room": 3, "members": [0, 1], "last": 120}]
        assert first["more"]
        assert [line["text"] for line in first["lines"]] == [*(str(number) for number in range(22, 121)), "aloud"]
        older = await table.talk.page(0, 3, 22)
        assert [line["n"] for line in older["lines"]] == list(range(1, 22))
        assert not older["more"]
        assert len((await table.talk.page(0, 3, 121))["lines"]) == 50
        await refused(BadInput, "table-talk-which-room", table.talk.page(0, None, 5))

    play(scene)


def test_what_was_said_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_on(tmp_path / "a.sqlite") as house:
            table = (await started(house, "hhhh")).table
            name = table.record.id
            await table.talk.say(0, [1], "remember me", "a")
            await table.promises.give(0, [1], "I shall", 2, "b")
            await table.talk.mute(1, 2, True)
        async with house_on(tmp_path / "a.sqlite") as house:
            table = await house.table(name)
            (watcher,) = await watching(table, 1)
            assert texts(watcher) == ["remember me"]
            assert watcher.frames[0]["muted"] == [2]
            assert [one["text"] for one in watcher.frames[1]["promises"]] == ["I shall"]
            assert (await table.talk.say(0, [1], "again", "a")).text == "remember me"
            await table.talk.say(0, [1], "go on", "c")
            assert texts(watcher) == ["remember me", "go on"]
            assert watcher.frames[-1]["line"]["n"] == 2

    asyncio.run(run())


# --- what is refused --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("policy", "to", "words"),
    [
        (TalkPolicy.NONE, [], "table-talk-none"),
        (TalkPolicy.NONE, [1], "table-talk-none"),
        (TalkPolicy.PUBLIC, [1], "table-talk-public"),
        (TalkPolicy.PUBLIC, [1, 2, 3], "table-talk-public"),
    ],
)
def test_the_table_decides_whether_people_talk(policy: TalkPolicy, to: list[int], words: str) -> None:
    async def scene(house: House, table: Table) -> None:
        (watcher,) = await watching(table, 1)
        await refused(Forbidden, words, table.talk.say(0, to, "hello", "a"))
        await refused(Forbidden, words, table.promises.give(0, to, "hello", None, "a"))
        assert texts(watcher) == []
        assert (await table.talk.page(0))["lines"] == []
        assert await table.promises.ledger(0) == []

    play(scene, talk=policy)


def test_a_public_table_talks_in_public() -> None:
    async def scene(house: House, table: Table) -> None:
        assert (await table.talk.say(0, [], "hello", "a")).room == 0

    play(scene, talk=TalkPolicy.PUBLIC)


def test_words_are_cleaned_and_limited_and_never_markup() -> None:
    async def scene(house: House, table: Table) -> None:
        said = await table.talk.say(0, [], "  a\x00\x07b\n\tc \u202egnp.exe <b>&amp;\ud800", "a")
        assert said.text == "ab c gnp.exe <b>&amp;"
        assert (await table.talk.say(0, [], "👩\u200d🚀", "b")).text == "👩\u200d🚀"
        assert len((await table.talk.say(0, [], "x" * 500, "c")).text) == 500
        await refused(BadInput, "table-talk-too-long", table.talk.say(0, [], "x" * 501, "d"))
        await refused(BadInput, "table-talk-empty", table.talk.say(0, [], " \u200b\n", "e"))
        await refused(BadInput, "table-talk-alone", table.talk.say(0, [0], "hm", "f"))
        await refused(NotFound, "table-no-seat", table.talk.say(0, [4], "hm", "g"))
        await refused(NotFound, "table-no-seat", table.talk.say(0, [-1], "hm", "h"))
        assert (await table.talk.page(0))["rooms"] == [{"room": 0, "members": [], "last": 3}]

    play(scene)


def test_the_same_key_is_said_once() -> None:
    async def scene(house: House, table: Table) -> None:
        (watcher,) = await watching(table, 1)
        lines = await asyncio.gather(*(table.talk.say(0, [1], f"try {one}", "a") for one in range(5)))
        assert {line.n for line in lines} == {1}
        assert len(texts(watcher)) == 1
        assert (await table.talk.say(1, [0], "my own a", "a")).n == 2  # a key belongs to its sender

    play(scene)


def test_many_who_speak_at_once_are_all_heard_in_one_order(tmp_path: Path) -> None:
    async def scene(house: House, table: Table) -> None:
        watchers = await watching(table, 0, 1)
        await asyncio.gather(*(table.talk.say(one % 4, [], f"{one}", f"k{one}") for one in range(20)))
        assert texts(watchers[0]) == texts(watchers[1])
        assert sorted(map(int, texts(watchers[0]))) == list(range(20))
        numbers = [frame["line"]["n"] for frame in watchers[0].frames if frame["type"] == "said"]
        assert numbers == list(range(1, 21))

    play(scene, database=tmp_path / "talk.sqlite")


def test_what_was_whispered_to_an_empty_chair_or_a_bot_is_not_for_whoever_comes_later() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            hands = Hands()
            house.services.now = hands
            table = (await house.open(wish("hhb", settings=Settings(door=Door.OPEN)))).table
            await table.seating.sit(1)
            hands.turn(1)
            await table.seating.stand(1)
            hands.turn(1)
            await table.talk.say(0, [1], "He is gone at last.", "a")
            await table.talk.say(0, [2], "Can you keep a secret, bot?", "b")
            hands.turn(1)
            await table.seating.join(1, "Eva")
            invitation = await table.seating.invite(2)
            assert table.seat_of(invitation) is None
            assert (await table.talk.page(2))["lines"] == []
            hands.turn(-300)  # the clock of the house steps back
            await table.seating.accept(invitation)
            hands.turn(1)
            for seat in (1, 2):
                assert await table.talk.page(seat) == {"rooms": [], "lines": [], "more": False, "muted": []}
                await table.talk.say(0, [seat], "Welcome.", f"w{seat}")
                assert [line["text"] for line in (await table.talk.page(seat))["lines"]] == ["Welcome."]

    asyncio.run(scene())


def test_mutes_and_private_promises_go_with_the_person() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.mute(1, 2, True)
        await table.talk.mute(0, 1, True)
        await table.talk.mute(0, 2, True)
        await table.promises.give(0, [1], "Two for you", None, "a")
        await table.promises.give(1, [0], "My Yes for it", None, "b")
        await table.promises.give(1, [], "I stay", None, "c")
        later = house.services.now() + 1_000
        house.services.now = lambda: later
        await table.seating.stand(1)
        await table.promises.give(0, [1], "To nobody", None, "d")
        await table.seating.join(1, "Eva")
        host, eva = await watching(table, 0, 1)
        house.services.now = lambda: later + 1
        assert [one["text"] for one in eva.frames[-1]["promises"]] == ["I stay"]
        assert [one["text"] for one in await table.promises.ledger(1)] == ["I stay"]
        assert len(await table.promises.ledger(0)) == 4
        await refused(NotFound, "table-no-promise", table.promises.mark(1, 0b011, 1, "noted"))
        assert (await table.talk.page(1))["muted"] == []
        assert (await table.talk.page(0))["muted"] == [2]
        await table.talk.say(1, [], "Good evening", "e")
        await table.talk.say(2, [], "And to you", "f")
        assert texts(host) == ["Good evening"]
        assert texts(eva) == ["Good evening", "And to you"]
        await table.promises.give(0, [1], "Three for you", None, "g")
        assert [one["text"] for one in await table.promises.ledger(1)] == ["I stay", "Three for you"]

    play(scene, "hhh", door=Door.OPEN)


# --- mutes and reports ------------------------------------------------------------------------------------------------


def test_who_is_muted_is_not_heard_and_does_not_learn_of_it() -> None:
    async def scene(house: House, table: Table) -> None:
        muter, muted, third = await watching(table, 0, 1, 2)
        await table.talk.say(1, [], "before", "a")
        before = everything(muted), everything(third)
        assert await table.talk.mute(0, 1, True) == [1]
        assert (everything(muted), everything(third)) == before
        await table.talk.say(1, [], "blah", "b")
        await table.talk.say(1, [0], "blah blah", "c")
        await table.talk.say(2, [], "hello", "d")
        assert muter.frames[3]["muted"] == [1]
        assert muter.frames[3]["lines"] == []
        assert texts(muter) == ["before", "hello"]
        assert texts(third) == ["before", "blah", "hello"]
        assert await table.talk.mute(0, 1, False) == []
        assert [line["text"] for line in muter.frames[-1]["lines"]] == ["before", "blah", "blah blah", "hello"]
        await refused(BadInput, "table-mute-yourself", table.talk.mute(0, 0, True))
        await refused(NotFound, "table-no-seat", table.talk.mute(0, 9, True))

    play(scene)


def test_the_host_sees_what_was_shown_to_him_and_nothing_else() -> None:
    async def scene(house: House, table: Table) -> None:
        assert table.record.host == 0
        host, accused, third = await watching(table, 0, 1, 3)
        await table.talk.say(1, [2, 3], "our plan", "a")
        await table.talk.say(1, [2, 3], "you fool", "b")
        before = everything(accused), everything(third)
        await table.talk.report(2, 0b1110, [2], "he insults me", "r")
        await table.talk.report(2, 0b1110, [2], "he insults me", "r")
        assert (everything(accused), everything(third)) == before
        (frame,) = [frame for frame in host.frames if frame["type"] == "reports"]
        (shown,) = frame["reports"]
        assert {**shown, "at": 0, "lines": [{**line, "at": 0} for line in shown["lines"]]} == {
            "seat": 2,
            "public": False,
            "lines": [{"seat": 1, "text": "you fool", "at": 0}],
            "note": "he insults me",
            "at": 0,
        }
        assert await table.talk.reports(0) == frame["reports"]
        assert (await watching(table, 0))[0].frames[0]["reports"] == frame["reports"]
        await refused(Forbidden, "table-host-only", table.talk.reports(2))
        await refused(Forbidden, "table-host-only", table.talk.reports(None))
        await table.talk.say(0, [2], "I am the host", "c")
        await refused(Forbidden, "table-report-host", table.talk.report(2, 0b101, [1], "", "s"))
        await refused(BadInput, "table-report-yourself", table.talk.report(1, 0b1110, [1], "", "t"))
        await refused(NotFound, "table-no-line", table.talk.report(2, 0b1110, [3], "", "u"))
        await refused(BadInput, "table-report-count", table.talk.report(2, 0b1110, [], "", "v"))
        await refused(BadInput, "table-report-count", table.talk.report(2, 0b1110, list(range(1, 12)), "", "w"))
        assert len(await table.talk.reports(0)) == 1

    play(scene)


def test_whoever_inherits_the_table_does_not_read_what_was_said_of_him() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.say(1, [], "you fool", "a")
        await table.talk.say(3, [], "you ass", "b")
        await table.talk.report(2, 0, [1], "he insults me", "r")
        await table.talk.report(2, 0, [2], "he does, too", "s")
        table.record.host = 1
        (accused,) = await watching(table, 1)
        assert [one["note"] for one in await table.talk.reports(1)] == ["he does, too"]
        assert b"he insults me" not in everything(accused)

    play(scene)


# --- spectators who are behind ----------------------------------------------------------------------------------------


def test_spectators_hear_the_public_room_as_late_as_the_table_wants() -> None:
    async def scene(house: House, table: Table) -> None:
        now = [1_000_000]
        house.services.now = lambda: now[0]
        await table.talk.say(0, [], "old", "a")
        await table.promises.give(0, [], "old word", None, "b")
        now[0] += 10_000
        await table.talk.say(0, [], "new", "c")
        await table.promises.give(0, [], "new word", None, "d")
        watcher, seated = await watching(table, None, 1)
        await table.talk.say(0, [], "newest", "e")
        assert texts(watcher) == ["old"]
        assert texts(seated) == ["old", "new", "newest"]
        assert [one["text"] for one in await table.promises.ledger(None)] == ["old word"]
        now[0] += 10_000
        assert [line["text"] for line in (await table.talk.page(None))["lines"]] == ["old", "new", "newest"]
        assert len(await table.promises.ledger(None)) == 2

    play(scene, delay=10)


# --- promises ---------------------------------------------------------------------------------------------------------


def test_a_promise_is_known_to_its_members_and_judged_after_the_end() -> None:
    async def scene(house: House, table: Table) -> None:
        maker, addressee, third, gallery = await watching(table, 0, 1, 2, None)
        given = await table.promises.give(0, [1], "I pay you two", 3, "a")
        assert {**given, "at": 0} == {
            "room": 0b011, "n": 1, "seat": 0, "text": "I pay you two", "round": 0, "until": 3, "at": 0, "seq": 1,
            "marks": [], "name": table.record.seats[0].name,
        }  # fmt: skip
        assert await table.promises.give(0, [1], "again", None, "a") == given
        await table.promises.give(2, [], "I vote Yes", None, "b")
        await table.promises.mark(1, 0b011, 1, "noted")
        assert maker.frames[-1] == addressee.frames[-1]
        assert [one["marks"] for one in maker.frames[-1]["promises"]] == [[{"seat": 1, "said": "noted"}], []]
        for stranger in (third, gallery):
            assert [one["text"] for one in stranger.frames[-1]["promises"]] == ["I vote Yes"]
        await refused(NotNow, "table-promise-noted", table.promises.mark(0, 0b011, 1, "noted"))
        await refused(NotNow, "table-promise-not-over", table.promises.mark(1, 0b011, 1, "broken"))
        await refused(NotFound, "table-no-promise", table.promises.mark(1, 0b011, 2, "noted"))
        await refused(BadInput, "table-promise-mark", table.promises.mark(1, 0b011, 1, "perhaps"))
        await refused(BadInput, "table-promise-past", table.promises.give(0, [1], "too late", 0, "c"))
        await play_on(table)
        await table.promises.mark(1, 0b011, 1, "broken")
        await table.promises.mark(0, 0b011, 1, "kept")
        await table.promises.mark(1, 0b011, 1, "kept")
        told = [one for one in await table.promises.ledger(1) if one["room"] == 0b011]
        assert told[0]["marks"] == [{"seat": 0, "said": "kept"}, {"seat": 1, "said": "kept"}]
        assert [one["text"] for one in await table.promises.ledger(3)] == ["I vote Yes"]
        await refused(NotNow, "table-promise-late", table.promises.give(0, [1], "next time", None, "d"))
        await refused(NotNow, "table-promise-noted", table.promises.mark(1, 0b011, 1, "noted"))
        await table.talk.say(0, [1], "well played", "z")
        await table.talk.say(0, [], "good night", "y")
        assert [line["text"] for line in (await table.talk.page(None))["lines"]] == ["good night"]
        await refused(Forbidden, "table-not-your-room", table.talk.page(2, 0b011))

    play(scene, "hhhh")


def test_nobody_gives_his_word_without_end() -> None:
    async def scene(house: House, table: Table) -> None:
        for number in range(MOST):
            await table.promises.give(0, [1], f"{number}", None, f"{number}")
        await refused(NotNow, "table-promise-many", table.promises.give(0, [], "one more", None, "more"))
        assert len(await table.promises.ledger(0)) == MOST

    play(scene)


def test_words_never_touch_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of a match is the same, byte by byte, with and without talk."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(house_module, "strangers", lambda count, dice: [f"Player {seat}" for seat in range(count)])

    async def log(words: bool) -> str:
        async with house_on(":memory:") as house:
            house.services.now = lambda: 1_000
            table = (await started(house, "hhh")).table
            while table.record.status is not Status.OVER:
                if words and table.record.number < 30:
                    step = table.record.number
                    await table.talk.say(step % 3, [], f"step {step}", f"p{step}")
                    await table.talk.say(step % 3, [(step + 1) % 3], "psst", f"q{step}")
                    await table.promises.give(step % 3, [], "I shall", None, f"r{step}")
                await answer_somehow(table, next(iter(asked(table))))
            return await log_of(house.services.store, table.record)

    async def both() -> None:
        with_words, without = await log(True), await log(False)
        assert with_words == without
        assert len(with_words.splitlines()) > 30

    asyncio.run(both())


# --- several processes ------------------------------------------------------------------------------------------------


def test_talk_crosses_processes_and_reaches_its_members_only() -> None:
    """On PostgreSQL: said in one house, heard in the other, in one order, each line once."""

    async def scene(database: str) -> None:
        async with house_on(database) as here, house_on(database) as there:
            table = (await started(here, "hhhh")).table
            twin = await there.table(table.record.id)
            near, far, stranger = await watching(table, 0), await watching(twin, 1), await watching(twin, 3)
            await asyncio.gather(
                *(house.talk.say(seat, [1 - seat], f"{seat} {n}", f"k{n}")
                  for n in range(5) for seat, house in enumerate((table, twin)))
            )  # fmt: skip
            await twin.promises.give(1, [0], "my word", None, "p")
            await twin.talk.mute(0, 3, True)
            await _until(near[0], lambda: near[0].frames[-1].get("muted") == [3])
            await _until(near[0], lambda: len(near[0].frames[1:]) == 13)
            await _until(far[0], lambda: len(texts(far[0])) == 10)
            assert sorted(texts(far[0])) == sorted(f"{seat} {n}" for seat in (0, 1) for n in range(5))
            assert [frame["line"]["n"] for frame in far[0].frames if frame["type"] == "said"] == list(range(1, 11))
            assert [frame["type"] for frame in stranger[0].frames] == ["talk", "promises"]
            ledger = [frame["promises"] for frame in near[0].frames if frame["type"] == "promises"]
            assert [[one["text"] for one in known] for known in ledger] == [[], ["my word"]]

    with postgres() as database:
        asyncio.run(scene(database))


async def _until(watcher: Watcher, so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not so():
            watcher.news_came.clear()
            await watcher.news_came.wait()
