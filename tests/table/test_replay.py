"""A finished match in full: what was hidden is shown, and what belongs to one seat alone is not mixed up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.table.support import answer_somehow, asked, house_on, play_on, started

from camarilla.match.fair import FairChance
from camarilla.match.takeback import TAKE_BACK
from camarilla.school.medals import awards
from camarilla.table import house as house_module
from camarilla.table.play.running import Running, lines
from camarilla.table.refusals import NotNow
from camarilla.table.review.evening import Change, before_losses, changes_of, evening_of
from camarilla.table.review.replay import luck_of, merged, moment
from camarilla.table.review.thoughts import thoughts_at


def test_views_are_merged_where_the_public_sees_nothing() -> None:
    public = {"seat": None, "pot": 3, "hands": [None, None], "spied": [], "die": None}
    ada = {"seat": 0, "pot": 3, "hands": [["gun"], None], "spied": [], "die": 4}
    bo = {"seat": 1, "pot": 3, "hands": [None, ["bribe", "spy"]], "spied": ["Ada"], "die": 4}
    assert merged(public, [ada, bo]) == {
        "seat": None,  # they do not agree about who they are
        "pot": 3,
        "hands": [["gun"], ["bribe", "spy"]],
        "spied": ["Ada"],
        "die": 4,
    }


def test_the_whole_table_shows_every_hand_and_the_news_are_complete() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            store, record = house.services.store, table.record
            with pytest.raises(NotNow):
                await luck_of(store, table.game, table.record)
            with pytest.raises(NotNow):
                await evening_of(store, table.game, table.record, 0)
            await play_on(table, until="viva-ask-orders")
            at = table.record.seq
            assert table.running is not None
            hands: Any = [list(hand) for hand in table.running.match.position.state.hands]
            await play_on(table)
            record = table.record
            then = await moment(store, table.game, record, at, None, after=0)
            assert then.whole is not None
            assert [estate["hand"] for estate in then.whole["view"]["estates"]] == hands
            assert then.whole["you"] is None
            one = await moment(store, table.game, record, at, 0, after=0)
            assert [line["n"] for line in one.news] == [line["n"] for line in then.news]
            assert max(line["n"] for line in one.news) <= at
            report = await luck_of(store, table.game, record)
            assert sum(seat.dice for seat in report) > 0
            evening = await evening_of(store, table.game, record, 0)
            assert 1 <= len(evening.turns) <= 3
            # medals are counted from what everybody heard: the same for every seat
            assert evening.medals == (await evening_of(store, table.game, record, 1)).medals
            assert evening.medals == awards("viva", lines(await store.events(record.id), None)) != []
            assert [turn.at for turn in evening.turns] == sorted(turn.at for turn in evening.turns)
            for turn in evening.turns:  # the figure is the difference of two own views
                views: Any = [
                    (await moment(store, table.game, record, turn.at - back, 0)).seen or {} for back in (1, 0)
                ]
                stood, stands = [4 * one["view"]["points"] + one["view"]["money"] for one in views]
                assert stands - stood == turn.change
            if evening.regret is not None:
                assert evening.regret.question.id.startswith("viva-ask-")

    asyncio.run(scene())


def test_an_evening_is_looked_for_once_and_what_was_taken_back_was_never_answered() -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh")).table
            await play_on(table, until="viva-ask-orders")
            seat = next(iter(asked(table)))
            await answer_somehow(table, seat)
            taken = table.record.number
            await table.take_back(seat, table.record.seq, "never mind")
            await play_on(table)
            first, second = await asyncio.gather(table.evenings.of(seat), table.evenings.of(seat))
            assert first is second
            events = await house.services.store.events(table.record.id)
            assert [event.number for event in events[1:] if event.entries[0].ask == TAKE_BACK] == [taken + 1]
            chance = FairChance(table.record.seed, table.record.opening["nonces"])
            loaded = await house.services.store.load(table.record.id, 1)
            changes, answered, chosen = changes_of(Running.load(table.game, loaded, chance), events, seat)
            own = [event.number for event in events[1:] if event.seat == seat]
            assert answered == [number for number in own if number not in (taken, taken + 1)]
            assert len({change.at for change in changes}) == len(changes)
            assert 0 < len(chosen) < len(answered), "a pass by whoever holds nothing is no choice"
            assert set(chosen) < set(answered)

    asyncio.run(scene())


def test_regretted_is_the_last_choice_before_a_heavy_loss() -> None:
    changes = [Change(2, 3.0, 4), Change(5, -1.0, 9), Change(7, -4.0, 12), Change(8, -2.0, 13), Change(9, -1.5, 20)]
    assert before_losses(changes, [3, 8, 11, 15]) == [11, 15]
    assert before_losses(changes, [14]) == [14]
    assert before_losses(changes[:1], [3]) == []


def test_what_a_bot_was_thinking_is_its_own_answer_of_that_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer that a schemer gave to a question is thought again; people's and forced ones have no thoughts."""
    monkeypatch.setattr(house_module, "new_seed", lambda: bytes(range(32)))

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hbb", bot="schemer")).table
            store = house.services.store
            with pytest.raises(NotNow):
                await thoughts_at(store, table.game, table.record, 2)
            await play_on(table)
            record, weighed = table.record, 0
            events = await store.events(record.id)
            for event in events[1:40]:
                found = {one.seat: one for one in await thoughts_at(store, table.game, record, event.seq)}
                assert 0 not in found  # the person's
                if event.seat in found and not event.entries[0].interjection:
                    thought = found[event.seat].answer
                    assert thought.answer in [
                        one.entries[0].answer for one in events if (one.seq, one.seat) == (event.seq, event.seat)
                    ]
                    assert all(other.value <= thought.value for other in thought.alternatives)
                    weighed += bool(thought.alternatives)
            assert weighed > 5

    asyncio.run(scene())
