"""What happened since my last turn: what this seat heard since its own last answer, and nothing else."""

from __future__ import annotations

import asyncio

from tests.table.support import Hands, answer_default, asked, house_on, play_on, settled, started

from camarilla.table.meeting.settings import settings_of
from camarilla.table.review.digest import digest_of


def test_a_digest_begins_after_the_own_last_answer_and_holds_what_the_seat_heard() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhhh")).table
            await play_on(table, until="viva-ask-promise")
            giver = next(iter(asked(table)))
            since = await answer_default(table, giver)
            assert (await digest_of(table, giver)).since == since
            other = next(seat for seat in range(4) if seat != giver)
            told = await digest_of(table, other)
            assert told.since < since
            heard = (await table.state(other, told.since)).news
            assert told.news == heard
            promises = [line["id"] for line in told.news if "news-promise" in line["id"]]
            assert sorted(promises) == ["viva-news-promise"] * 2 + ["viva-news-promise-secret"]

    asyncio.run(scene())


def test_what_a_bot_answered_for_somebody_is_news_to_him() -> None:
    async def scene() -> None:
        hands = Hands()
        async with house_on(":memory:", now=hands) as house:
            slow = settings_of({"pace": "slow", "deadline": 60})
            table = (await started(house, "hhh", settings=slow)).table
            (seat,) = asked(table)
            hands.turn(60)
            await table.clock.strike()
            await settled(table)
            told = await digest_of(table, seat)
            assert told.since == 0
            assert "viva-news-colour" in [line["id"] for line in told.news]

    asyncio.run(scene())


def test_an_answer_that_was_given_by_itself_does_not_end_what_is_told() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            (seat,) = asked(table)
            await answer_default(table, seat, key="auto.1")
            told = await digest_of(table, seat)
            assert told.since == 0
            assert "viva-news-colour" in [line["id"] for line in told.news]

    asyncio.run(scene())
