"""A league as data: what the page of the laboratory draws. Ratings themselves need a package of their own."""

from __future__ import annotations

from datetime import date

import pytest

from camarilla import __version__
from camarilla.core.illegal import BadInput
from camarilla.learn.league import Rated, as_data, league

DAY = date(2026, 11, 16)


def test_a_league_as_data_names_its_day_and_its_command() -> None:
    found = [Rated("steady", 30.126, 27.0049, 33.5, 9), Rated("random", 4.1, -0.444, 7.0, 8)]
    assert as_data("viva", found, 10, "a b", "steady,random", DAY) == {
        "game": "viva",
        "games": 10,
        "made": "2026-11-16",
        "version": __version__,
        "command": "camarilla league viva --games 10 --bots steady,random --seed 'a b'",
        "rated": [
            {"kind": "steady", "rating": 30.13, "low": 27.0, "high": 33.5, "games": 9},
            {"kind": "random", "rating": 4.1, "low": -0.44, "high": 7.0, "games": 8},
        ],
    }
    assert as_data("viva", found, 10, "0", None, DAY)["command"] == "camarilla league viva --games 10 --seed 0"


def test_who_cannot_meet_is_told_before_the_first_game() -> None:
    for named, told in (
        ("random,steady,clever", "core-unknown-bot"),
        ("random,steady,random", "cli-league-twice"),
        ("random,steady", "cli-league-too-few"),
    ):
        with pytest.raises(BadInput) as refused:
            league("viva", 2, "s", 1, named)
        assert refused.value.words.id == told
