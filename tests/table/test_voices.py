"""Bots speak at a table: beside the match, for those who may hear it, and never without end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.table.support import Watcher, answer_somehow, house_on, saved, settled, started

from camarilla.bots.junta.heard import NOTHING
from camarilla.bots.persons import KNOWN
from camarilla.core.news import News
from camarilla.core.words import named
from camarilla.speech import Speech
from camarilla.table.house import House
from camarilla.table.meeting.settings import Settings, TalkPolicy
from camarilla.table.play.table import Table
from camarilla.table.refusals import NotFound
from camarilla.table.store.records import Status
from camarilla.table.talk.pledges import Pledges
from camarilla.table.talk.voices import SELDOM, BotVoices

Scene = Callable[[House, Table], Awaitable[None]]
QUICK = 0.0005  # seconds for a line of the news: nobody waits, and bots speak


def play(
    scene: Scene, kinds: str, pace: float = 0, database: Path | str = ":memory:", game: str = "viva", **settings: Any
) -> None:
    async def run() -> None:
        async with house_on(database, pace) as house:
            opened = await started(house, kinds, game=game, settings=Settings(**settings))
            await scene(house, opened.table)

    asyncio.run(run())


async def spoken(table: Table, seat: int | None) -> list[dict[str, Any]]:
    """Lines of bots that this seat can read."""
    await table.voices.settled()
    return [line for line in (await table.talk.page(seat))["lines"] if line["words"]]


def test_bots_speak_of_the_match_and_the_match_knows_nothing_of_it() -> None:
    async def scene(house: House, table: Table) -> None:
        said = await spoken(table, 0)
        assert any(line["words"]["id"].startswith("voice-greeting-") for line in said)
        assert all(line["room"] == 0 and line["text"] and not line["text"].startswith("voice-") for line in said)
        assert len({(line["seat"], line["seq"]) for line in said}) == len(said), "one line of a bot for an event"
        assert await spoken(table, None) == said, "who watches hears the same"
        assert "voice-" not in str(saved(table))

    play(scene, "hbbb", QUICK)


def test_a_silent_table_a_table_without_talk_and_one_without_pace_hear_nothing_unasked() -> None:
    async def scene(house: House, table: Table) -> None:
        assert await spoken(table, None) == []

    play(scene, "hbbb", QUICK, voices=False)
    play(scene, "hbbb", QUICK, talk=TalkPolicy.NONE)
    play(scene, "hbbb")


def test_what_was_said_is_there_after_a_load_and_nothing_is_said_twice(tmp_path: Path) -> None:
    before: list[Any] = []

    async def first(house: House, table: Table) -> None:
        before.append((table.record.id, await spoken(table, 0), saved(table)))

    play(first, "hbbb", QUICK, tmp_path / "a.sqlite")
    [(table_id, said, position)] = before
    assert said

    async def again() -> None:
        async with house_on(tmp_path / "a.sqlite", QUICK) as house:
            table = await house.table(table_id)
            await table.loaded()
            table.wake()
            assert await spoken(table, 0) == said
            assert saved(table) == position

    asyncio.run(again())


@pytest.mark.parametrize(("game", "understood"), [("junta", "only-offers"), ("viva", "only-deeds")])
def test_a_sentence_to_a_bot_is_answered_once_in_a_while_and_for_its_room_only(game: str, understood: str) -> None:
    """Where nothing can be handed over nobody is sent to a desk for goods."""

    async def scene(house: House, table: Table) -> None:
        for key in ("a", "b", "c"):
            await table.talk.say(0, [2], f"you and me, {key}", key)
            await table.voices.settled()
        [line] = await spoken(table, 0)
        assert (line["room"], line["seat"]) == (0b101, 2)
        assert line["words"]["id"].startswith(f"voice-{understood}-")
        assert await spoken(table, 1) == await spoken(table, None) == []
        table.record.seq += SELDOM
        await table.talk.say(0, [2], "and now?", "d")
        first, second = [one["words"]["id"] for one in await spoken(table, 0)]
        assert first != second

    play(scene, "hhbb", game=game)


def test_a_promise_in_a_sentence_is_shown_the_way_to_the_ledger() -> None:
    async def scene(house: House, table: Table) -> None:
        for number, text in enumerate(("Next time, I promise!", "Ich verspreche es.", "Mein Ehrenwort!")):
            await table.talk.say(0, [2], text, f"{number}")
            await table.voices.settled()
            table.record.seq += 1
        assert [line["words"]["id"][:-2] for line in await spoken(table, 0)] == ["voice-word-where"] * 3

    play(scene, "hhbb")


def test_nobody_is_whispered_the_same_sentence_by_two_bots() -> None:
    async def scene(house: House, table: Table) -> None:
        for seat in (1, 2, 3, 4):
            await table.promises.give(0, [seat], "I stay at home", None, f"to {seat}")
            await table.voices.settled()
        assert len({line["words"]["id"] for line in await spoken(table, 0)}) == 4

    play(scene, "hbbbb")


def test_an_obvious_question_is_answered_each_time_but_once_at_a_moment() -> None:
    async def scene(house: House, table: Table) -> None:
        for number, text in enumerate(("Why?", "Why indeed?", "What do you want?")):
            await table.talk.say(0, [2], text, f"{number}")
            await table.voices.settled()
        table.record.seq += 1
        await table.talk.say(0, [2], "Warum?", "later")
        said = [line["words"]["id"] for line in await spoken(table, 0)]
        assert [re.sub(r"(-(loyal|greedy|vengeful))?-\d$", "", one) for one in said] == [
            "voice-asked-why",
            "voice-asked-want",
            "voice-asked-why",
        ]

    play(scene, "hhbb")


def test_whoever_is_called_answers_and_not_whoever_is_spoken_of() -> None:
    async def scene(house: House, table: Table) -> None:
        names = [chair.name for chair in table.record.seats]
        await table.talk.say(0, [], f"{names[2]}, why did you vote for {names[3]}?", "a")
        assert [line["seat"] for line in await spoken(table, None)] == [2]
        await table.talk.say(0, [], f"Why do {names[1]} and {names[3]} hate me?", "b")
        assert sorted(line["seat"] for line in (await spoken(table, None))[1:]) == [1, 3]

    play(scene, "hbbb")


def test_what_one_bot_has_said_before_everybody_no_other_says_again() -> None:
    async def scene(house: House, table: Table) -> None:
        for number, seat in enumerate((1, 2, 3, 4)):
            await table.talk.say(0, [], f"What do you think, {table.record.seats[seat].name}?", f"{number}")
            await table.voices.settled()
            table.record.seq += SELDOM
        assert len({line["words"]["id"] for line in await spoken(table, None)}) == 4

    play(scene, "hbbbb")


def test_what_people_said_is_not_read_again_to_find_what_bots_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, table: Table) -> None:
        for key in ("a", "b", "c"):
            await table.talk.say(0, [2], f"you and me, {key}", key)
        await table.voices.settled()
        store, lines = table.talk.store, table.talk.store._lines
        read: list[Any] = []

        async def counted(query: Any) -> Any:
            read.append(await lines(query))
            return read[-1]

        monkeypatch.setattr(store, "_lines", counted)
        found = await store.spoken(table.record.id)
        assert found == read[0] != []
        assert {line.seat for line in found} == {2}

    play(scene, "hhbb")


def test_in_public_a_bot_answers_to_its_name_and_people_are_left_alone() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.say(0, [], "good evening, everybody", "a")
        assert await spoken(table, 0) == []
        await table.talk.say(0, [], f"What do you think, {table.record.seats[3].name}?", "b")
        assert [line["seat"] for line in await spoken(table, 1)] == [3]

    play(scene, "hhbb")


def test_a_promise_is_answered_by_whoever_got_it() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.promises.give(0, [1, 2], "I stay at home", None, "a")
        [line] = await spoken(table, 1)
        assert (line["seat"], line["room"], line["words"]["args"]) == (2, 0b111, {"whom": {"seat": 0}})
        await table.promises.give(0, [], "nobody is shot", None, "b")
        assert [one["room"] for one in await spoken(table, 1)] == [0b111, 0]

    play(scene, "hhbb")


def test_whoever_is_muted_is_not_heard_and_nobody_else_notices() -> None:
    async def scene(house: House, table: Table) -> None:
        await table.talk.mute(0, 2, True)
        deaf, other = Watcher(0), Watcher(1)
        for watcher in (deaf, other):
            await table.watch(watcher, 0)
        await table.promises.give(1, [0, 2], "peace", None, "a")
        await table.voices.settled()
        heard = [[frame for frame in one.frames if frame["type"] == "said"] for one in (deaf, other)]
        assert (len(heard[0]), len(heard[1])) == (0, 1)

    play(scene, "hhbb")


def test_a_person_with_a_face_has_the_character_of_the_name_and_whoever_stands_in_says_nothing() -> None:
    async def scene(house: House, table: Table) -> None:
        voices: BotVoices = table.voices
        assert voices.bots() == [2, 3]
        for seat in voices.bots():
            person = KNOWN[table.record.seats[seat].name]
            shown, printed = voices.character(seat), (person.loyal, person.greedy, person.vengeful)
            assert (shown.loyal, shown.greedy, shown.vengeful) == tuple(
                (15, 32, 50, 68, 85)[mark - 1] for mark in printed
            )
        table.record.seats[1].stand_in = True
        assert voices.bots() == [2, 3]

    play(scene, "hhbb")


def test_an_offer_to_a_bot_is_answered_in_a_whisper() -> None:
    async def scene(house: House, table: Table) -> None:
        told = {"give": "1", "get": "2"}
        offer = News(
            "junta-news-talk",
            "J16.2",
            {"who": named(0)},
            {0: {**told, "whom": named(2)}, 2: {**told, "whom": named(2)}},
        )
        no = News(
            "junta-news-dropped",
            "J16.2",
            {"who": named(2)},
            {0: {**told, "why": "dropped"}, 2: {**told, "why": "dropped"}},
        )
        yes = News("junta-news-deal", "J16.2", {"who": named(2)}, {0: told, 2: told})
        said = [
            [(one.words.id, one.seat, whom) for one, whom in table.voices._of_offers(news)]
            for news in (no, offer, no, yes)
        ]
        assert said == [[], [("offer-weighed", 2, 0)], [("offer-declined", 2, 0)], [("offer-taken", 2, 0)]]

    play(scene, "hhbb")


# --- the file on a bot ------------------------------------------------------------------------------------------------


def test_a_file_shows_character_and_rung_and_what_the_reader_did_as_far_as_he_knows() -> None:
    async def scene(house: House, table: Table) -> None:
        killed = News("viva-news-kill", "V9.6", {"who": named(0), "whom": named(2)})
        by_another = News("viva-news-kill", "V9.6", {"who": named(1), "whom": named(2)})
        assert table.running is not None
        await table.past.told(table.running.seq)
        table.past._told += [killed, by_another, killed]
        file = await table.dossiers.open(0, 2)
        person = KNOWN[table.record.seats[2].name]
        assert (file.bot, file.loyal, file.greedy, file.vengeful) == (
            "random",
            person.loyal,
            person.greedy,
            person.vengeful,
        )
        assert [(deed.kind, deed.good, deed.times) for deed in file.noted] == [("killed", False, 2)]
        assert file.trust is not None
        assert file.trust < 0
        table.past._told += [by_another, killed]
        file = await table.dossiers.open(0, 2)  # and only what is new is heard
        assert [(deed.kind, deed.times) for deed in file.noted] == [("killed", 3)]
        assert table.dossiers._memories[0][1] == len(table.past._told)
        onlooker = await table.dossiers.open(None, 2)
        assert (onlooker.trust, onlooker.noted) == (None, [])

    play(scene, "hhbb")


def test_there_is_no_file_on_people() -> None:
    async def scene(house: House, table: Table) -> None:
        with pytest.raises(NotFound) as refused:
            await table.dossiers.open(0, 1)
        assert refused.value.words.id == "table-no-dossier"

    play(scene, "hhbb")


def test_every_deed_that_a_memory_knows_can_be_read() -> None:
    bots = Path(__file__).parents[2] / "src" / "camarilla" / "bots"
    noted = [
        found
        for file in bots.glob("*/heard.py")
        for found in re.findall(r"self\.note\(([^,]+),", file.read_text("utf-8"))
    ]
    kinds = {kind for one in noted for kind in re.findall(r'"([a-z-]+)"', one)}
    assert {"killed", "deal", "helped", "looked-away"} <= kinds
    assert [kind for kind in sorted(kinds) if not Speech("de").knows(f"ui-deed-{kind}")] == []


def test_goods_for_a_word_stand_in_the_ledger_of_the_two_and_are_judged_after_the_end() -> None:
    """J16.2: the engine moves the money, the moment says which word was meant (ADR 26)."""
    promise = News("junta-news-promise", "J8.1", {"who": named(0), "whom": named(2), "sum": 1})
    told = {"give": NOTHING, "get": [{"text": "money"}], "whom": named(2)}
    offer = News("junta-news-talk", "J16.2", {"who": named(2)}, {0: told, 2: told})
    deal = News("junta-news-deal", "J16.2", {"who": named(0)}, {0: told, 2: told})
    no = News("junta-news-vote", "J4.1.2a", {"who": named(2), "choice": {"text": "core-no"}})

    async def run() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhbh", game="junta", bot="schemer")).table
            pledges = Pledges(table, table.promises)
            for news in (News("junta-news-aid", "J7.0", {"who": named(0)}), promise):
                assert pledges.hear(1, news, [2]) == []
            assert pledges.meant(offer, 2, 0) == "word-yes"
            [pledge] = pledges.hear(2, deal, [2])
            await pledges.enter(pledge)
            [line] = await table.promises.ledger(0)
            assert (line["seat"], line["room"], line["text"]) == (2, 0b101, "My Yes to this budget.")
            assert await table.promises.ledger(1) == []
            pledges.hear(3, no, [2])
            table.record.status = Status.OVER
            await pledges.judge()
            [line] = await table.promises.ledger(0)
            assert line["marks"] == [{"seat": 2, "said": "broken"}]

    asyncio.run(run())


def test_demands_are_heard_by_those_who_remember_and_said_aloud_in_the_same_words() -> None:
    async def run() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "bbbbh", game="junta", bot="schemer")).table
            for _ in range(60):
                told = [news for news in await table.past.told(table.record.seq) if news.id.startswith("voice-")]
                if told or table.record.status is Status.OVER:
                    break
                await answer_somehow(table, 4)
                await settled(table)
            aloud = [line["words"] for line in await spoken(table, None)]
            assert aloud == [{"id": news.id, "args": news.args} for news in told] != []

    asyncio.run(run())
