"""Nothing that a seat cannot know reaches it: not in what it is told, nor in how often, nor by its numbers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from tests.table.support import Watcher, answer_default, asked, house_on, play_on, settled, started, wish

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import AskAll, Done, Procedure, Step
from camarilla.core.game import Game, Outcome
from camarilla.core.questions import YesNo
from camarilla.core.secrets import Secrets
from camarilla.core.state import State
from camarilla.match.match import Match, redeal
from camarilla.table import house as house_module
from camarilla.table.meeting.settings import Settings
from camarilla.table.play import minds
from camarilla.table.play import open_table as table_module
from camarilla.table.play.table import Table
from camarilla.table.play.viewer import Update
from camarilla.table.store.records import Status

COMPARED = 60  # frames of every seat


class Doubter(Watcher):
    """Compares every frame with the one it would have got in a world that looks the same to its seat."""

    def __init__(self, seat: int, table: Table) -> None:
        super().__init__(seat)
        self.table = table
        self.compared = 0

    def updated(self, update: Update) -> None:
        super().updated(update)
        referee, seat = self.table.running, self.seat
        assert referee is not None
        assert seat is not None
        match = referee.match
        if match.over:
            return  # the cards are on the table
        other = redeal(match.game, match.position, seat, QuickDice(f"{seat} {update.seq}"))
        world = Match(match.game, match.setup, match.chance, other, match.entries)
        world.past = match.past  # what may be taken back is in tests/conformance/test_takeback.py
        imagined = world.sight(seat)
        assert msgspec.json.encode(imagined) == msgspec.json.encode(update.sight) == msgspec.json.encode(update.seen)
        self.compared += 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_frames_of_a_seat_are_the_same_in_every_world_it_can_imagine(game: Game) -> None:
    async def scene() -> None:
        async with house_on(":memory:") as house:
            kinds = "b" * min(game.seats)
            opened = await house.open(wish(kinds, game=game.id))
            viewers = [Doubter(seat, opened.table) for seat in range(len(kinds))]
            for viewer in viewers:
                await opened.table.watch(viewer, 0)
            while opened.table.record.status is not Status.OVER and min(one.compared for one in viewers) < COMPARED:
                await asyncio.sleep(0.02)
            await opened.table.close()
            assert min(viewer.compared for viewer in viewers) > 20

    asyncio.run(scene())


def test_news_go_to_those_who_may_hear_them() -> None:
    """V17.2 What was promised is for giver and receiver only."""

    async def scene() -> None:
        async with house_on(":memory:") as house:
            table = (await started(house, "hhhh")).table
            viewers = {seat: Watcher(seat) for seat in (None, 0, 1, 2, 3)}
            for viewer in viewers.values():
                await table.watch(viewer, 0)
            await play_on(table, until="viva-ask-promise")
            giver = next(iter(asked(table)))
            for viewer in viewers.values():
                viewer.updates.clear()
            await answer_default(table, giver)
            heard = {
                seat: [line["id"] for update in viewer.updates for line in update.news if "promise" in line["id"]]
                for seat, viewer in viewers.items()
            }
            assert heard[None] == ["viva-news-promise"] * 3
            assert heard[giver] == ["viva-news-promise-secret"] * 3
            for seat in set(range(4)) - {giver}:
                assert sorted(heard[seat]) == ["viva-news-promise"] * 2 + ["viva-news-promise-secret"]

    asyncio.run(scene())


# --- a discreet window ---


@dataclass
class Whispering(State):
    box: None
    house: dict[str, str]
    said: int = 0
    ears: Any = None


@dataclass
class Whisper(Procedure):
    """Seats 0 and 2 are asked in secret, again and again until one says yes."""

    def begin(self, g: Whispering) -> Step:
        questions = {seat: YesNo("W1", "whisper") for seat in (0, 2)}
        return AskAll(questions, then=self.heard, discreet=True)

    def heard(self, g: Whispering, answers: dict[int, bool]) -> Step:
        g.said += 1
        g.tell("whisper-heard", "W1", count=g.said)
        return Done(Outcome("yes", (0,), (1, 0, 0), g.said)) if any(answers.values()) else self.begin


@dataclass
class WhisperView:
    said: int


WHISPER = Game(
    id="whisper",
    prefix="whisper",
    version="1",
    seats=(3,),
    switches=(),
    kinds=("whisper",),
    reconstructed=(),
    box=lambda house, own: None,
    setup=lambda players, house, box: Whispering(box, house),
    main=Whisper,
    view=lambda state, seat: WhisperView(state.said),
    redeal=lambda position, seat, dice: None,
    secrets=Secrets((), (), frozenset(), varied=0.0, guesses=lambda position, seat: {}),
    laws=lambda state: None,
    saves=(Whisper,),
    endings=("yes",),
)


def test_an_answer_in_a_discreet_window_is_not_noticed_by_anybody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        for module in (table_module, house_module):
            monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="whisper")).table
            viewers = {seat: Watcher(seat) for seat in (None, 0, 1, 2)}
            for viewer in viewers.values():
                await table.watch(viewer, 0)
            told = viewers[1].table_changes
            assert await table.answer(0, "no", 1, "a") == 1  # the answer is kept, but no number betrays it
            assert table.record.number == 2
            assert [len(viewer.updates) for viewer in viewers.values()] == [0, 1, 0, 0]
            assert viewers[0].updates[0].seen["question"] is None  # type: ignore[index]
            assert viewers[1].table_changes == told
            assert (await table.state(1)).seq == 1
            assert await table.answer(0, "yes", 1, "a") == 1  # twice the same key
            assert await table.answer(2, "no", 1, "b") == 2
            assert [viewer.updates[-1].seq for viewer in viewers.values()] == [2, 2, 2, 2]
            assert [line["n"] for line in (await table.state(1)).news] == [2]
            assert await table.answer(2, "yes", 2, "c") == 2
            assert await table.answer(0, "no", 2, "d") == 3
            assert table.record.outcome["ending"] == "yes"

    asyncio.run(scene())


def test_a_discreet_window_waits_for_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long it lasts would tell that somebody who searches was asked: the rung below answers instead."""
    answered: list[tuple[int, str]] = []

    async def endless(search: Any) -> Any:
        await asyncio.Event().wait()

    def thought(turn: minds.Turn) -> bool:
        answered.append((turn.seat, turn.bot))
        return True

    async def scene() -> None:
        for module in (table_module, house_module):
            monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
        monkeypatch.setattr(house_module, "kinds", lambda name: ("presidente",))
        monkeypatch.setattr(minds, "thought", thought)
        async with house_on(":memory:") as house:
            monkeypatch.setattr(house.services.minds.searchers, "answer", endless)
            async with asyncio.timeout(20):
                table = (await house.open(wish("bhb", game="whisper", bot="presidente"))).table
                await settled(table)
            assert sorted(answered) == [(0, "minister"), (2, "minister")]
            assert table.record.status is Status.OVER

    asyncio.run(scene())


def test_who_asks_the_coach_in_a_discreet_window_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where everybody hears who has asked: help with a secret question would tell that somebody has one."""

    async def scene() -> None:
        for module in (table_module, house_module):
            monkeypatch.setattr(module, "game_of", lambda name: WHISPER)
        async with house_on(":memory:") as house:
            table = (await started(house, "hhh", game="whisper", settings=Settings(coach_seen=True))).table
            viewer = Watcher(1)
            await table.watch(viewer, 0)
            told = viewer.table_changes
            await table.note_coached(0)
            assert [chair.coached for chair in table.record.seats] == [False, False, False]
            assert viewer.table_changes == told

    asyncio.run(scene())


def test_the_dice_of_bots_tell_nothing_about_the_seed() -> None:
    seed = bytes(range(32))
    assert seed.hex() not in minds.bots_key(seed)
    assert len(minds.bots_key(seed)) == 64
    assert game_of("viva").id == "viva"
