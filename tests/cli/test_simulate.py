"""``camarilla simulate``: what scripts rely on."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from tests.cli.support import camarilla

from camarilla.terminal.compiled import is_compiled, prefer_compiled

KEYS = [
    "game",
    "players",
    "switches",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "wins",
    "endings",
    "rounds",
    "shares",
    "mean_rank",
    "score",
]


def simulated(*arguments: str) -> dict[str, object]:
    said = camarilla("simulate", "viva", "--players", "4", "--games", "60", "--json", *arguments)
    assert said.code == 0
    assert said.err == ""
    result: dict[str, object] = json.loads(said.out)
    return result


def without_time(result: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in result.items() if "second" not in name}


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_jobs() -> None:
    alone = simulated("--seed", "spring", "--jobs", "1")
    assert list(alone) == KEYS
    assert without_time(alone) == without_time(simulated("--seed", "spring", "--jobs", "2"))
    assert without_time(alone) != without_time(simulated("--seed", "autumn"))


def test_the_result_adds_up() -> None:
    result = simulated("--bots", "steady,random,random,random", "--switch", "mode=expert")
    wins, endings = result["wins"], result["endings"]
    assert isinstance(wins, list)
    assert isinstance(endings, dict)
    assert result["game"] == "viva"
    assert result["players"] == 4
    assert result["games"] == sum(endings.values()) == 60
    assert sum(wins) >= 60
    assert wins[0] == max(wins)
    assert result["switches"] == {
        "mode": "expert",
        "payment": "combined",
        "killsPerOne": "perDie",
        "spyEffect": "lookAndReset",
        "deck": "reconstructed",
        "estates": "reconstructed",
    }


def test_kinds_that_move_on_are_counted_by_kind() -> None:
    result = simulated("--bots", "steady,random,random,random", "--rotate")
    shares, rank, score = result["shares"], result["mean_rank"], result["score"]
    assert isinstance(shares, dict)
    assert isinstance(rank, dict)
    assert isinstance(score, dict)
    assert set(shares) == set(rank) == set(score) == {"steady", "random"}
    assert shares["steady"] + 3 * shares["random"] == pytest.approx(1.0, abs=0.001)
    assert rank["steady"] + 3 * rank["random"] == pytest.approx(10.0, abs=0.001)
    assert shares["steady"] > 0.8
    assert rank["steady"] < 1.4 < rank["random"]
    assert score["steady"] > score["random"]
    wins = result["wins"]
    assert isinstance(wins, list)
    assert min(wins) > 8  # whoever is strong won from every seat


def test_people_read_sentences_in_their_language() -> None:
    said = camarilla("simulate", "viva", "--players", "3", "--games", "10", "--lang", "de")
    assert said.code == 0
    assert said.out.startswith("10 Partien „Junta: Viva el Presidente!“ mit 3 Spielern in ")
    assert "Platz 2 (random): " in said.out
    assert "Runden je Partie im Mittel" in said.out


def test_compiled_rules_are_used_where_they_stand_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[list[str], str]] = []

    def start(program: str, command: list[str], environment: dict[str, str]) -> None:
        started.append((command[1:], environment["PYTHONPATH"]))

    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(sys, "argv", ["camarilla", "simulate", "viva", "--games", "1"])
    monkeypatch.setenv("CAMARILLA_COMPILED", str(tmp_path))
    prefer_compiled()
    assert started == []  # nothing was built there
    (tmp_path / "camarilla").mkdir()
    prefer_compiled()
    command = ["-m", "camarilla", "simulate", "viva", "--games", "1"]
    assert started == ([] if is_compiled() else [(command, str(tmp_path))])
