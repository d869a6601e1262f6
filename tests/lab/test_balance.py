"""The balance report of a game: every section is there, and habits are shares of first steps."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from camarilla.catalogue import game_of
from camarilla.lab import balance, shelf
from camarilla.lab.balance import Size, habits, seats_and_length, wanting


def test_seats_and_length_for_every_number_of_players() -> None:
    lines = list(seats_and_length(game_of("anti_monopoly"), Size(2, 2, "random", 1)))
    rows = [line for line in lines if line.startswith("| ") and line[2].isdigit()]
    assert [row.split(" | ")[0] for row in rows] == ["| 2", "| 3", "| 4", "| 5", "| 6"]
    assert rows[0].startswith("| 2 | 1.5 | ")  # the fair place: everybody wins or nobody


def test_habits_are_the_first_steps_whose_share_differs_most() -> None:
    usual = {"vote": Counter(yes=30, no=10), "rare": Counter(a=3), "same": Counter(x=40)}
    other = {"vote": Counter(yes=10, no=30), "rare": Counter(b=3), "same": Counter(x=50)}
    assert habits(usual, other) == [("vote", "no", 0.25, 0.75)]


def test_a_bid_is_told_by_its_number_and_a_seat_by_any() -> None:
    usual = {"bid": Counter({"0": 30, "2": 10}), "name": Counter({"1": 10, "2": 10, "none": 20})}
    other = {"bid": Counter({"0": 10, "3": 30}), "name": Counter({"1": 21, "2": 19})}
    assert habits(usual, other) == [("bid", "3", 0.0, 0.75), ("name", "#", 0.5, 1.0)]


def test_what_is_missing_is_said_before_hours_are_played() -> None:
    junta = game_of("junta")
    assert wanting([junta], Size(2, 2, "steady", 1, "schemer")) == ""
    assert wanting([junta], Size(2, 2, "steady", 1, "nobody")).startswith("junta has no bot 'nobody'; it knows novice")
    assert wanting([junta], Size(1, 2, "steady", 1)).startswith("an interval needs 2 games or more")
    assert wanting([junta], Size(2, 2, "steady", 0)) == "--jobs must be 1 or more"


def test_the_commands_refuse_before_they_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for work, arguments, told in (
        (balance.main, ["chess"], "no game 'chess'; there are viva, junta"),
        (balance.main, ["viva", "--out", str(tmp_path / "nowhere")], "nowhere is no folder"),
        (shelf.main, ["chess"], "no game 'chess'; there are viva, junta"),
        (shelf.main, ["viva", "--only", "mood"], "viva has no switch 'mood'; there are mode"),
        (shelf.main, ["viva", "--bots", "nobody"], "viva has no bot 'nobody'; it knows novice"),
        (shelf.main, ["viva", "--games", "1"], "an interval needs --games 2 or more"),
    ):
        with pytest.raises(SystemExit):
            work(arguments)
        assert told in capsys.readouterr().err
