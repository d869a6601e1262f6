"""The bench counts what it says it counts, and the ratios are those of the same round."""

from __future__ import annotations

import json

from tests.cli.support import camarilla

from camarilla.arena.bench import (
    Bench,
    Figures,
    Speed,
    Subject,
    is_compiled,
    measure,
    middle_of,
    ours,
    usual_players,
)
from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.playout import play_on


def test_junta_is_measured_with_five_players_and_copied_in_the_middle_of_a_battle() -> None:
    game = game_of("junta")
    assert [usual_players(one) for one in GAMES] == [5 if one.id == "junta" else 4 for one in GAMES]
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
    mine = Figures([Speed(100, 100, 1, 1.0), Speed(300, 300, 3, 1.0), Speed(500, 500, 5, 1.0)], [2.0, 4.0, 9.0], 7)
    theirs = Figures([Speed(50, 100, 1, 1.0), Speed(100, 300, 1, 1.0), Speed(500, 1000, 1, 1.0)], [1.0], 3)
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
        "save_bytes",
    }
    german = camarilla("bench", "--rounds", "1", "--seconds", "0.01", "--lang", "de")
    assert german.code == 0
    assert ("viva*: " if is_compiled() else "viva: ") in german.out  # a star tells that the rules are compiled
    assert "Entscheidungen/s" in german.out
