"""The bench counts what it says it counts, and the ratios are those of the same round."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from tests.cli.support import camarilla

from camarilla.arena import looks
from camarilla.arena.bench import (
    Bench,
    Figures,
    Speed,
    Subject,
    is_compiled,
    measure,
    middle_of,
    ours,
)
from camarilla.arena.looks import look_closely, walk_of
from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.playout import play_on


def test_junta_is_measured_with_five_players_and_copied_in_the_middle_of_a_battle() -> None:
    game = game_of("junta")
    assert [one.usual_players for one in GAMES] == [5 if one.id == "junta" else 4 for one in GAMES]
    middle = middle_of(game, 5)
    assert middle.state.coup
    assert "Combat.battles > Volley." in middle.where()
    assert middle_of(game, 5).where() == middle.where()


def test_ours_counts_decisions_with_a_choice_and_copies_in_the_middle() -> None:
    subject = ours("viva")
    speed = subject.run(0.05, "one")
    assert speed.games >= 1
    assert speed.decisions > 40 * speed.games
    subject.copy()
    assert 1000 < subject.save() < 100_000


def test_random_games_can_stop_anywhere() -> None:
    game = game_of("viva")
    position = game.begin(4)
    made = play_on(game, position, QuickDice(1), decisions=30)
    assert 30 <= made <= 33  # orders are set together
    assert position.step is not None


def test_ratios_are_medians_of_ratios_within_a_round() -> None:
    mine = Figures([Speed(100, 100, 1, 1.0), Speed(300, 300, 3, 1.0), Speed(500, 500, 5, 1.0)], _copies(2, 4, 9), 7)
    theirs = Figures([Speed(50, 100, 1, 1.0), Speed(100, 300, 1, 1.0), Speed(500, 1000, 1, 1.0)], _copies(1), 3)
    bench = Bench(3, 1.0, {"viva": mine}, {"viva": mine}, {"peer": theirs})
    assert bench.ratios("viva", "peer") == (2.0, 1.0)  # of 2, 3, 1 and of 1, 1, 0.5
    summary = bench.summary()
    assert summary["games"]["viva"] == {
        "decisions_per_second": 300,
        "steps_per_second": 300,
        "games_per_second": 3,
        "copy_us": 4.0,
        "save_bytes": 7,
    }
    assert summary["ratios"] == {"viva": {"peer": 2.0}}
    assert summary["ratios_to_all_steps"] == {"viva": {"peer": 1.0}}
    assert summary["compiled_ratios"] == {"viva": 1.0}
    assert summary["compiled_to_peers"] == {"viva": {"peer": [2.0, 1.0]}}


def _copies(*microseconds: float) -> list[dict[str, float]]:
    return [{"copy": one} for one in microseconds]


def test_every_subject_has_its_turn_in_every_round() -> None:
    turns: list[str] = []

    def run(seconds: float, seed: str) -> Speed:
        turns.append(seed)
        return Speed(1, 2, 1, 0.5)

    heard: list[int] = []
    bench = measure(2, 0.01, [Subject("peer", run, lambda: None, lambda: 5)], None, heard.append)
    assert turns == ["bench 0", "bench 1"]
    assert heard == [1, 2]
    assert bench.peers["peer"].steps() == [4.0, 4.0]
    assert list(bench.games) == [game.id for game in GAMES]


def test_the_command_reports_as_json_and_in_sentences() -> None:
    said = camarilla("bench", "--json", "--rounds", "1", "--seconds", "0.01")
    assert said.code == 0
    result = json.loads(said.out)
    assert set(result["games"]["viva"]) == {
        "decisions_per_second",
        "steps_per_second",
        "games_per_second",
        "copy_us",
        "view_us",
        "redeal_us",
        "save_bytes",
    }
    german = camarilla("bench", "--rounds", "1", "--seconds", "0.01", "--lang", "de")
    assert german.code == 0
    assert ("viva*: " if is_compiled() else "viva: ") in german.out  # a star tells that the rules are compiled
    assert "Entscheidungen/s" in german.out
    assert "µs je Sicht" in german.out


def test_looks_are_measured_kind_by_kind_the_slowest_first() -> None:
    found = look_closely(game_of("junta"), 1).summary()
    for sort in ("views", "steps"):
        costs = list(found[sort].items())
        assert costs[0][0] == "all"
        assert [cost for _, cost in costs[1:]] == sorted([cost for _, cost in costs[1:]], reverse=True)
    asked = set(found["steps"]) - {"all"}
    assert asked <= set(game_of("junta").kinds)
    assert {"junta-ask-aside", "junta-ask-coup-turn", "junta-ask-vote-budget", "junta-ask-announce"} <= asked
    assert {"Coup", "ChamberVote", "Terror"} <= set(found["views"])


def test_looks_are_told_in_sentences_and_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "PLAYED", 1)
    german = camarilla("bench", "--looks", "--rounds", "1", "--lang", "de")
    assert german.code == 0
    assert "viva: " in german.out
    assert "µs je Schritt, junta-ask-" in german.out
    told = json.loads(camarilla("bench", "--looks", "--json", "--rounds", "1").out)
    assert [row["game"] for row in told] == [game.id for game in GAMES]


def test_a_walk_through_a_question_begins_with_its_first_look_and_goes_on_step_by_step() -> None:
    position = game_of("junta").begin(5)
    _, question = next(iter(position.asked().items()))
    of, paths = walk_of(question, QuickDice("walk"))
    assert of is question
    assert paths[0] == ()
    assert all(longer[:-1] == shorter for shorter, longer in pairwise(paths))
