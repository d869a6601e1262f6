"""The page about attacks: every attack names a test, and every test that it names is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
TEST = re.compile(r"`(test_\w+)`")
OF_THE_CLIENT = re.compile(r"`[\w/]*\b(\w+\.test\.ts)`")


def rows() -> list[str]:
    """The lines of all tables of attacks."""
    found, attacks = [], False
    for line in PAGE.splitlines():
        attacks = line.startswith("|") and (attacks or line.startswith("| attack"))
        if attacks and not line.startswith(("| attack", "|---")):
            found.append(line)
    return found


def test_every_attack_names_its_test() -> None:
    assert len(rows()) >= 48
    assert [row for row in rows() if not TEST.search(row) and not OF_THE_CLIENT.search(row)] == []


def test_every_test_that_is_named_is_there() -> None:
    written = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    there = set(re.findall(r"def (test_\w+)", written))
    assert sorted(set(TEST.findall(PAGE)) - there) == []
    of_the_client = {file.name for file in (ROOT / "client" / "src").rglob("*.test.ts")}
    assert sorted(set(OF_THE_CLIENT.findall(PAGE)) - of_the_client) == []
