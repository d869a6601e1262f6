"""The corridor: how long the way of one vote in Junta's chamber is, from the socket to the frames of four seats.

Frames, calls and looks are counted, not seconds: the counts are the same on every machine.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest
from tests.server.worlds import Hands, World, house_in
from tests.table.support import started

import camarilla
from camarilla.bots import QuickDice
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.table import house as house_module

PACKAGE = str(Path(camarilla.__file__).parent) + os.sep
COMPREHENSIONS = {"<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>"}  # no frames of their own since Python 3.12


@dataclass
class Walk:
    """Every call within the package, and the frames that stood above the paragraph that acts."""

    calls: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)  # the same of core and games alone
    decoded: int = 0  # how often JSON was read
    files: set[str] = field(default_factory=set)
    above: list[str] = field(default_factory=list)

    def times(self, name: str) -> int:
        """How often a function of this name was called among the rules, whosever it is."""
        return sum(count for called, count in self.rules.items() if called.rsplit(".", 1)[-1] == name)


def watched(walk: Walk, paragraph: Callable[..., Any]) -> Callable[[FrameType, str, Any], None]:
    """Writes down every call once, however often a coroutine goes on.

    A task that is shielded begins a new stack: whoever waits for it stands above it all the same.
    """
    entered: set[FrameType] = set()
    waiting: list[str] = []  # the coroutines under way in whoever waits for the task

    def look(frame: FrameType, event: str, called: Any) -> None:
        walk.decoded += event == "c_call" and called.__name__ == "decode" and _reads_json(called)
        code = frame.f_code
        if event != "call" or frame in entered or not code.co_filename.startswith(PACKAGE):
            return
        entered.add(frame)
        if code.co_name in COMPREHENSIONS:
            return
        walk.calls[code.co_qualname] += 1
        if code.co_filename.removeprefix(PACKAGE).startswith(("core", "games")):
            walk.rules[code.co_qualname] += 1
        walk.files.add(code.co_filename)
        if code.co_qualname == "OpenTable.undisturbed":
            waiting[:] = _stack(frame)
        if code is paragraph.__code__:
            assert frame.f_back is not None
            walk.above = waiting + _stack(frame.f_back)

    return look


def _reads_json(called: Any) -> bool:
    return called is msgspec.json.decode or isinstance(called.__self__, msgspec.json.Decoder)


def _stack(frame: FrameType | None) -> list[str]:
    found: list[str] = []
    while frame is not None:
        if frame.f_code.co_filename.startswith(PACKAGE):
            found.insert(0, frame.f_code.co_qualname)
        frame = frame.f_back
    return found


async def one_vote(folder: Path) -> Walk:
    """Four people sit and watch; the first vote that one of them casts is followed."""
    walk = Walk()
    async with house_in(folder / "house.sqlite", Hands()) as (office, client):
        table = (await started(office.house, "hhhh", game="junta")).table
        world = World(office, table, client)
        for seat in range(4):
            await world.come(seat)
        for number in range(500):
            match = world.running.match
            seat, question = next(iter(match.asked().items()))
            answer = question.write(question.sample(QuickDice(number)))
            said = {"type": "answer", "key": f"k{number}", "seq": world.running.seq, "answer": answer}
            raw = msgspec.json.encode(said).decode()
            if match.position.step.then.__name__ == ChamberVote.voted.__name__:  # type: ignore[union-attr]
                break
            await world.say(seat, raw)
        for one in range(4):
            world.frames(one)
        sys.setprofile(watched(walk, ChamberVote.voted))
        try:
            await world.say(seat, raw)
        finally:
            sys.setprofile(None)
        assert all(any('"update"' in frame for frame in world.frames(one)) for one in range(4))
    return walk


@pytest.fixture
def walk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Walk:
    monkeypatch.setattr(house_module, "new_seed", lambda: b"the corridor".ljust(32))
    return asyncio.run(one_vote(tmp_path))


def test_the_way_of_one_vote_is_short(walk: Walk) -> None:
    told = "\n".join(f"{count:4} {name}" for name, count in walk.calls.most_common())
    assert len(walk.above) <= 12, " > ".join(walk.above)
    assert walk.calls.total() <= 420, f"{walk.calls.total()} calls\n{told}"
    assert walk.times("check") == 1, told
    assert walk.times("may_interject") == 4, told  # one look for every seat
    assert (walk.times("views"), walk.times("_public"), walk.times("_opened")) == (1, 1, 4), told
    # what all see is put together once, what each sees for himself once for each
    assert walk.decoded == 1
