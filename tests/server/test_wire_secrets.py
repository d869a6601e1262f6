"""Non-interference on the wire: in two worlds that differ only in what a seat cannot know, it receives the same bytes.

Everything counts: the contents, the sizes, the order and the number of frames, who is awaited, clocks, numbers, replies
to whatever the seat tries, everything that can be read by HTTP, and what it hears after it comes back. The same goes
for a spectator.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.test_questions import NONSENSE
from tests.conformance.twins import TwinDice, is_legal, same_seals
from tests.conformance.walk import Coin, in_small_steps, told
from tests.server.worlds import Hands, World, house_in, imagined, readable, written

from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.plain import plain
from camarilla.core.questions import Question
from camarilla.match.log import canonical
from camarilla.match.match import save_position
from camarilla.table import house
from camarilla.table.meeting.settings import Pace, Settings
from camarilla.table.meeting.wishes import ChairWish, TableWish
from camarilla.table.store.records import Kind

SEED = sha256(os.environ.get("CAMARILLA_SEED", "wire").encode()).digest()  # another one: another match
MOMENTS = 6  # of one match at which the worlds part
AT_LEAST = {  # so many of each were compared, or the test has gone blind
    "worlds that differ": 3,
    "welcome": 27,  # nine at each moment; a small new game may have only three of them
    "reads": 400,
    "replies": 80,
    "reasons": 50,
    "silence": 12,
    "talk": 9,
    "played on": 12,
    "return": 9,
}
OF_GAME = {"junta": {"windows": 2, "hesitations": 2}}  # it alone asks discreetly
SLOW = Settings(pace=Pace.SLOW, deadline=86_400)


class Trial:
    """A match, a seat, and a second world that this seat cannot tell from the first."""

    def __init__(self, game: Game, truth: World, tokens: dict[int, str], hands: Hands) -> None:
        self.game = game
        self.truth = truth
        self.tokens = tokens
        self.hands = hands
        self.coin = Coin(f"wire {game.id}")
        self.key = 0
        self.compared: Counter[str] = Counter()
        self.aims: dict[str, None] = {}  # what somebody could point at so far

    def next_key(self) -> str:
        self.key += 1
        return f"k{self.key}"

    # --- the match goes on ------------------------------------------------------------------------------------------

    async def advance(self, answers: int) -> bool:
        """People answer at random; False if the match is over."""
        while answers > 0 or self.truth.running.match.past:
            asked = self.truth.running.match.asked()
            if not asked:
                return False
            seat = self.coin.one_of(sorted(asked))
            self.aims |= dict.fromkeys(option.aim or option.key for option in asked[seat].menu().options[:20])
            await self._answer(self.truth, seat, asked[seat].sample(self.coin))
            answers -= 1
        return not self.truth.running.match.over

    async def _answer(self, world: World, seat: int, answer: Any) -> None:
        question = world.running.match.asked()[seat]
        self.hands.now += 1000
        await world.table.answer(seat, plain(question.write(answer)), world.running.seq, self.next_key())

    # --- one seat, two worlds -----------------------------------------------------------------------------------------

    async def compare(self, seat: int, file: Path) -> None:
        async with imagined(self.truth, seat, file, self.hands, self.coin) as other:
            worlds = (self.truth, other)
            differ = self._truth_of(self.truth) != self._truth_of(other)
            self.compared["worlds that differ" if differ else "worlds that are the same"] += 1
            for world in worlds:
                for viewer in (*self.tokens, None):
                    await world.come(viewer)
            self.same(seat, worlds, "welcome")
            await self._read(seat, worlds)
            await self._try(seat, worlds)
            await self._others_fail(seat, worlds)
            await self._others_whisper(seat, worlds)
            await self._play(seat, worlds)
            for world in worlds:
                for viewer in list(world.viewers):
                    world.go(viewer)

    def _truth_of(self, world: World) -> str:
        return canonical(save_position(self.game, world.running.match.position))

    def same(self, seat: int, worlds: tuple[World, World], what: str) -> None:
        """What came to the seat and to a spectator since the last time: the same frames in the same order."""
        for viewer in (seat, None):
            first, second = (world.frames(viewer) for world in worlds)
            with told(f"{what}, frames to {viewer}"):
                assert first == second, _difference(first, second)
                self.compared[what] += len(first)

    async def _read(self, seat: int, worlds: tuple[World, World]) -> None:
        for path in readable(self.truth.table.record.id, self.truth.running.seq):
            for token in (self.tokens[seat], None, "wrong"):
                with told(f"GET {path}"):
                    first, second = [await world.read(path, token) for world in worlds]
                    assert first == second
                    self.compared["reads"] += 1

    async def _try(self, seat: int, worlds: tuple[World, World]) -> None:
        """Whatever the seat tries out: it is answered in the same words."""
        for what, attempts in (("replies", self._attempts(seat)), ("reasons", self._doubts(seat))):
            for raw in attempts:
                for world in worlds:
                    await world.say(seat, raw)
                with told(f"seat {seat} says {raw!r:.200}"):
                    self.same(seat, worlds, what)

    def _attempts(self, seat: int) -> list[str]:
        seq, match = self.truth.running.seq, self.truth.running.match
        tries: list[str] = ["{", "[]", written("back"), written("take_back", key=self.next_key(), seq=seq)]
        questions: list[tuple[bool, Question[Any] | None]] = [
            (False, match.asked().get(seat)),
            (True, match.interjection(seat)),
        ]
        for aside, question in questions:
            answers: list[Any] = [*NONSENSE[:: max(1, len(NONSENSE) // 8)], "pass", "yes"]
            if question is not None:
                answers += [plain(question.write(question.sample(self.coin))) for _ in range(2)]
                steps, _ = in_small_steps(question, self.coin)
                for length in range(min(4, len(steps)) + 1):
                    tries.append(written("steps", key=self.next_key(), so_far=steps[:length], interjection=aside))
            tries.append(written("steps", key=self.next_key(), so_far=["nowhere"], interjection=aside))
            for answer in answers:
                tries.append(written("probe", key=self.next_key(), answer=answer, interjection=aside))
            for wrong in (seq + 1, max(0, seq - 3)):
                nothing = {"no such": "answer"}
                tries.append(written("answer", key=self.next_key(), seq=wrong, answer=nothing, interjection=aside))
        return tries

    def _doubts(self, seat: int) -> list[str]:
        """Why not? Of whatever anybody could point at so far, at once and in the middle of an answer."""
        match = self.truth.running.match
        doubts: list[str] = []
        for aside, question in ((False, match.asked().get(seat)), (True, match.interjection(seat))):
            steps = in_small_steps(question, self.coin)[0] if question is not None else ()
            for so_far in dict.fromkeys([(), steps[:1], steps[:2]]):
                aims = self.coin.random.sample(sorted(self.aims), min(len(self.aims), 6))
                for aim in (*aims, "card:", "seat:99", "moon"):
                    fields = {"aim": aim, "so_far": list(so_far), "interjection": aside}
                    doubts.append(written("why", key=self.next_key(), **fields))
        return doubts

    async def _others_fail(self, seat: int, worlds: tuple[World, World]) -> None:
        """What others try in vain is felt by nobody."""
        for other in self.tokens:
            if other == seat:
                continue
            for world in worlds:
                for aside in (False, True):
                    raw = written(
                        "answer", key=self.next_key(), seq=0, answer={"no such": "answer"}, interjection=aside
                    )
                    await world.say(other, raw)
                await world.say(other, written("probe", key=self.next_key(), answer="pass"))
                assert world.frames(seat) == world.frames(None) == []
                self.compared["silence"] += 1

    async def _others_whisper(self, seat: int, worlds: tuple[World, World]) -> None:
        """Only in the first world two others whisper and promise; then somebody speaks up in both."""
        first, *more = [other for other in self.tokens if other != seat]
        if more:
            for kind in ("say", "promise", "say"):
                await self.truth.say(
                    first, written(kind, key=self.next_key(), text="The bank, at night.", to=[more[0]])
                )
            assert any('"said"' in frame for frame in self.truth.frames(more[0]))
            self.same(seat, worlds, "whispers")
        self.hands.now += 500
        key = self.next_key()
        for world in worlds:
            await world.say(first, written("say", key=key, text="Gentlemen!", to=[]))
            await world.say(first, written("promise", key=f"{key}p", text="No coup this round.", to=[seat]))
        self.same(seat, worlds, "talk")
        await self._read(seat, worlds)

    # --- played on ----------------------------------------------------------------------------------------------------

    async def _play(self, seat: int, worlds: tuple[World, World]) -> None:
        """A few more answers in both worlds, until something is revealed; twice the seat leaves and returns."""
        began = self.truth.running.seq
        for turn in range(4):
            if not await self._same_answer(seat, worlds):
                return
            if turn in (0, 3):
                for world in worlds:
                    for viewer in (seat, None):
                        world.go(viewer)
                        await world.come(viewer, began)
                self.same(seat, worlds, "return")
        await self._read(seat, worlds)

    async def _same_answer(self, seat: int, worlds: tuple[World, World]) -> bool:
        """One answer in both worlds, or a whole discreet window. False: from here on the worlds may differ."""
        truth, other = worlds
        dice = TwinDice(self.coin)
        truth.running.match.chance, other.running.match.chance = dice.first, dice.second
        began, now = truth.running.seq, self.hands.now
        if truth.running.discreet and other.running.discreet:
            if not await self._window(seat, worlds):
                return False
        elif not await self._step(worlds):
            return False
        self.hands.now = now + 5_000
        heard = [await world.office.house.services.store.news(world.table.record.id, began) for world in worlds]
        ids = {line.heard_by(seat)["id"] for news in heard for event in news for line in event.news}
        if dice.apart or ids & self.game.secrets.reveals or any(world.running.match.over for world in worlds):
            return False
        self.same(seat, worlds, "played on")
        return True

    async def _step(self, worlds: tuple[World, World]) -> bool:
        truth, other = (world.running.match for world in worlds)
        both = sorted(set(truth.asked()) & set(other.asked()))
        if not both or not same_seals(truth, other):
            return False
        who = self.coin.one_of(both)
        answer = truth.asked()[who].sample(self.coin)
        if not is_legal(other.asked()[who], answer):
            return False
        now = self.hands.now
        for world in worlds:
            self.hands.now = now
            await self._answer(world, who, answer)
        return True

    async def _window(self, seat: int, worlds: tuple[World, World]) -> bool:
        """Whoever is asked answers what an absent player would; who that is differs, and nobody may notice it."""
        now, seq = self.hands.now, self.truth.running.seq
        if not same_seals(*(world.running.match for world in worlds)):
            return False  # what somebody has played behind his seal is told when the window closes
        others = sorted(set(self.truth.running.match.asked()) - {seat})
        if others and len(self.truth.running.match.asked()) > 1:  # in the other world this one still hesitates
            await self._answer(self.truth, others[0], self.truth.running.match.asked()[others[0]].default())
            self.same(seat, worlds, "hesitation")
            await self._read(seat, worlds)
            self.compared["hesitations"] += 1
        for world in worlds:
            while world.running.discreet and world.running.seq == seq:
                self.hands.now = now  # the last answer comes at the same time
                asked = world.running.match.asked()
                who = min(set(asked) - {seat}, default=seat)  # the seat last: everybody sees when a window closes
                await self._answer(world, who, asked[who].default())
        self.compared["windows"] += 1
        return True


def _difference(first: list[str], second: list[str]) -> str:
    """Where two lists of frames part, for people."""
    if len(first) != len(second):
        return f"{[frame[:60] for frame in first]} and {[frame[:60] for frame in second]}"
    one, two = next((one, two) for one, two in zip(first, second, strict=True) if one != two)
    place = next((place for place in range(min(len(one), len(two))) if one[place] != two[place]), 0)
    return f"{one[max(0, place - 150) : place + 150]}\n   and {two[max(0, place - 150) : place + 150]}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_seat_gets_the_same_bytes_in_every_world_it_cannot_tell_apart(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "new_seed", lambda: SEED)

    async def scene() -> None:
        hands = Hands()
        async with house_in(tmp_path / "truth.sqlite", hands) as (office, client):
            players = min(seats for seats in game.seats if seats >= 3)
            wish = TableWish(game.id, [ChairWish(Kind.HUMAN, "random", f"P{n}") for n in range(players)], settings=SLOW)
            opened = await office.house.open(wish)
            for seat in opened.invitations:
                opened.tokens[seat] = await opened.table.seating.sit(seat)
            await opened.table.start()
            trial = Trial(game, World(office, opened.table, client), opened.tokens, hands)
            for moment in range(MOMENTS):
                if not await trial.advance(3 + moment * 2):
                    break
                seat, running = moment % players, trial.truth.running
                where = f"moment {moment}, seq {running.seq}, seat {seat}, {running.match.position.where()}"
                with told(f"{game.id}, {where}"):
                    await trial.compare(seat, tmp_path / f"{moment}.sqlite")
            compared = trial.compared
            least = AT_LEAST | OF_GAME.get(game.id, {})
            assert {what: compared[what] for what in least if compared[what] < least[what]} == {}, compared

    asyncio.run(scene())
