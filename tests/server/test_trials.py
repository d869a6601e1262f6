"""The trials of tools/trials in their short form: the long one of each is a command of dev.py."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from camarilla.match.match import Entry
from camarilla.server.play.frames import ClientMessage
from camarilla.table.store.records import Event
from trials import books, fuzz, kill, load
from trials.nonsense import Nonsense
from trials.witness import Broken, Said, Witness


def test_a_small_load_is_answered_without_an_error() -> None:
    result = load.run(load.Plan(tables=4, rate=20, seconds=1.5, patient=True), cold=False)
    assert result.errors == {}
    assert result.answers == 30
    assert result.frames >= result.answers * 4
    assert 0 < result.p50 <= result.p99 <= result.worst


def test_nothing_is_lost_when_the_server_is_killed_while_people_play_all_games(tmp_path: Path) -> None:
    outcome = kill.run(kill.Plan(kills=3, tables=4, longest=0.7, seed="short"), str(tmp_path / "kill.sqlite"))
    assert outcome.kills == 3
    assert outcome.tables >= 4
    assert outcome.answers["accepted"] >= 16
    assert set(outcome.answers) <= {"accepted", "stale", "not_asked", "illegal"}
    assert outcome.returns >= 3 * 4
    assert outcome.news > 0


def test_the_books_notice_what_is_lost_doubled_or_forged() -> None:
    """The comparison itself: an honest memory passes, every kind of forgery does not."""
    message = {"key": "k1", "seq": 1, "answer": "blue"}
    event = Event(2, 2, 0, "k1", [Entry(0, "ask", "V1.2", "blue")], [], {}, {}, 0)

    def witness(**said: Any) -> Witness:
        remembers = Witness("http://127.0.0.1:1", "t", 0, None, 0)
        remembers.said = [Said(message, **said)]
        return remembers

    books.compare(witness(seq=2), [event])
    with pytest.raises(Broken, match="acknowledged and lost"):
        books.compare(witness(seq=2), [])
    with pytest.raises(Broken, match="taken twice"):
        books.compare(witness(seq=2), [event, event])
    with pytest.raises(Broken, match="acknowledged as 3"):
        books.compare(witness(seq=3), [event])
    with pytest.raises(Broken, match="refused as stale, and taken"):
        books.compare(witness(refused="stale"), [event])
    with pytest.raises(Broken, match="never said"):
        books.compare(witness(seq=2), [event, Event(3, 3, 0, "k2", [], [], {}, {}, 0)])


def test_a_witness_notices_gaps_repetitions_and_what_is_taken_back() -> None:
    def frame(kind: str, seq: int, *numbers: int) -> dict[str, Any]:
        return {"type": kind, "seq": seq, "seen": None, "news": [{"n": number} for number in numbers]}

    def after_two() -> Witness:
        remembers = Witness("http://127.0.0.1:1", "t", 0, None, 0)
        remembers.heard(frame("welcome", 1, 1))
        remembers.heard(frame("update", 2, 2, 2))
        return remembers

    for wrong, told in (
        (frame("update", 4, 4), "a gap"),
        (frame("update", 3, 2, 3), "news"),
        (frame("welcome", 4, 4, 3), "news"),
        (frame("welcome", 1), "taken back"),
    ):
        with pytest.raises(Broken, match=told):
            after_two().heard(wrong)
    good = after_two()
    good.heard(frame("welcome", 4, 3, 4))
    assert [line["n"] for line in good.news] == [1, 2, 2, 3, 4]


def test_nonsense_on_the_sockets_of_all_games_harms_nobody(tmp_path: Path) -> None:
    outcome = fuzz.run(fuzz.Plan(messages=1_000, flood=4_000, seed="short"), tmp_path)
    assert outcome.heard.said >= 1_000
    assert outcome.accepted > 10
    assert {"refused bad_input", "refused forbidden", "accepted", "steps"} <= set(outcome.heard.replies)
    assert sum(outcome.heard.closed.values()) == 1  # after a megabyte in one message
    assert outcome.nearby > 0


def test_nonsense_knows_every_kind_of_message_and_repeats_itself() -> None:
    tags = {kind.__struct_config__.tag for kind in ClientMessage.__args__}
    made = [Nonsense(Random(number)).message()["type"] for number in range(400)]
    assert set(made) == tags
    assert Nonsense(Random(7)).payload() == Nonsense(Random(7)).payload()
