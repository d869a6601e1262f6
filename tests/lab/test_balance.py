"""The balance report of a game: every section is there, and habits are shares of first steps."""

from __future__ import annotations

from collections import Counter

from camarilla.catalogue import game_of
from camarilla.lab.balance import Size, habits, seats_and_length, wanting


def test_seats_and_length_for_every_number_of_players() -> None:
    lines = list(seats_and_length(game_of("anti_monopoly"), Size(2, 2, "random", 1)))
    rows = [line for line in lines if line.startswith("| ") and line[2].isdigit()]
    assert [row.split(" | ")[0] for row in rows] == ["| 2", "| 3", "| 4", "| 5", "| 6"]
    assert rows[0].startswith("| 2 | 1.5 | ")  # the fair place: everybody wins or nobody


def test_habits_are_the_first_steps_whose_share_differs_most() -> None:
    usual = {"vote": Counter(yes=30, no=10), "rare": Counter(a=3), "same": Counter(x=40)}
    other = {"vote": Counter(yes=10, no=30), "rare": Counter(b=3), "same": Counter(x=50)}
    assert habits(usual, other) == [("vote", "no", 0.25, 0.75), ("same", "x", 1.0, 1.0)]


def test_what_is_missing_is_said_before_hours_are_played() -> None:
    junta = game_of("junta")
    assert wanting([junta], Size(2, 2, "steady", 1, "schemer")) == ""
    assert wanting([junta], Size(2, 2, "steady", 1, "nobody")).startswith("junta has no bot 'nobody'; it knows novice")
