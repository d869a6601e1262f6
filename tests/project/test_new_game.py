"""A new game is laid out in a copy of the tree: it passes the suites of its neighbours, and has all their rooms."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.project.copies import copy_tree, run

GAME = "harbour_masters"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_tree(tmp_path_factory.mktemp("house"))


def passes(root: Path, *what: str) -> None:
    done = run(root, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *what)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.slow
def test_a_new_game_stands_in_all_rooms_and_passes_every_suite(copy: Path) -> None:
    made = run(copy, "tools/new_game.py", GAME, "--title", "Harbour Masters")
    assert made.returncode == 0, made.stderr
    assert "rule numbers H1.1 to H3.2" in made.stdout
    passes(copy, f"tests/games/{GAME}", "tests/project/test_kinds.py", "tests/project/test_texts.py")
    passes(copy, "tests/conformance", "tests/cli/test_spoken_games.py", "tests/server/test_wire_secrets.py", "-k", GAME)
    passes(copy, "tests/project/test_protocol_types.py", "tests/project/test_rules_pages.py")
    covered = run(copy, "tools/rule_coverage.py")
    assert f"{GAME}: 7 rules, 7 cited by code, 7 by tests, nothing amiss" in covered.stdout
    played = run(copy, "-m", "camarilla", "simulate", GAME, "--games", "3", "--json")
    assert played.returncode == 0, played.stderr
    for file in ("about.ts", "index.ts", "Board.svelte", "Poster.svelte", "ground.css"):
        assert (copy / "client" / "src" / "games" / GAME / file).exists()
    again = run(copy, "tools/new_game.py", GAME)
    assert (again.returncode, "There is a game harbour_masters already" in again.stderr) == (1, True)


@pytest.mark.parametrize("wrong", ["Harbour", "1st", "two__lines", "a" * 31, "../viva", "viva"])
def test_a_name_that_cannot_be_is_refused_and_nothing_is_written(wrong: str, copy: Path) -> None:
    before = sorted(path for path in (copy / "src").rglob("*") if "__pycache__" not in path.parts)
    refused = run(copy, "tools/new_game.py", wrong)
    assert refused.returncode == 1
    assert "no id for a game" in refused.stderr or "already" in refused.stderr
    assert sorted(path for path in (copy / "src").rglob("*") if "__pycache__" not in path.parts) == before
