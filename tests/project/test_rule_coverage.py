"""rule_coverage finds what is uncited, invented or lost in translation, and nothing else."""

import json
from pathlib import Path

import pytest

import rule_coverage

BOOK = """# Island

A game.

## The coup

**V5.1** [certain] Each player promises (V5.2).

**V5.2** [likely; order ruled] Promises are kept, see V5.

**V26.GUN** [ruled] The gun fires.
"""
CODE = '''"""V26 The cards."""

REASON = "V26.GUN"


class Coup:
    """V5 The coup."""

    def promise(self):
        """V5.1 Each player promises."""

        def keep():
            return 0  # V5.2 a promise is kept
'''
TESTS = '''
import pytest

def test_v5_1_each_player_promises(): ...

def test_v26_gun_fires_once(): ...

def test_promises():
    """V5.2 are kept."""
'''


@pytest.fixture
def island(tmp_path: Path) -> Path:
    """A checkout with one small game in which everything is cited."""
    write(tmp_path, "src/camarilla/games/island/__init__.py", CODE)
    write(tmp_path, "src/camarilla/games/island/text/rules.en.md", BOOK)
    write(
        tmp_path, "src/camarilla/games/island/text/rules.de.md", BOOK.replace("order ruled", "Reihenfolge entschieden")
    )
    write(tmp_path, "tests/games/island/test_coup.py", TESTS)
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def change(root: Path, path: str, old: str, new: str) -> None:
    text = (root / path).read_text(encoding="utf-8")
    assert old in text
    write(root, path, text.replace(old, new))


def faults(root: Path) -> list[str]:
    (report,) = rule_coverage.reports(root)
    return report.faults


def test_a_game_with_everything_cited_passes(island: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_coverage.main([], island) == 0
    assert capsys.readouterr().out == "island: 3 rules, 3 cited by code, 3 by tests, nothing amiss\n"


def test_places_are_the_innermost_paragraphs(island: Path) -> None:
    (report,) = rule_coverage.reports(island)
    assert report.code["V5.1"] == ["__init__:Coup.promise"]
    assert report.code["V5.2"] == ["__init__:Coup.promise.keep"]
    assert report.code["V26.GUN"] == ["__init__"]
    assert report.tests["V5.2"] == ["test_coup.py::test_promises"]


def test_a_number_nobody_cites_fails(island: Path) -> None:
    for language in ("en", "de"):
        change(
            island, f"src/camarilla/games/island/text/rules.{language}.md", "**V26", "**V6.1** [certain] New.\n\n**V26"
        )
    assert faults(island) == ["V6.1 is cited by no code and no test"]
    assert rule_coverage.main([], island) == 1


def test_a_chapter_does_not_stand_for_its_rules(island: Path) -> None:
    change(island, "src/camarilla/games/island/__init__.py", "V5.1 Each", "V5 Each")
    assert faults(island) == ["V5.1 is cited by no code"]


def test_an_invented_number_in_the_code_fails(island: Path) -> None:
    change(island, "src/camarilla/games/island/__init__.py", "V5.1 Each", "V5.1, V7.3 Each")
    assert faults(island) == ["V7.3 does not exist but is cited by __init__:Coup.promise"]


def test_an_invented_number_in_a_test_name_fails(island: Path) -> None:
    write(island, "tests/games/island/test_more.py", "def test_v5_9_nothing(): ...\n")
    assert faults(island) == ["V5.9 does not exist but is cited by test_more.py::test_v5_9_nothing"]


def test_a_reference_to_nothing_in_the_book_fails(island: Path) -> None:
    for language in ("en", "de"):
        change(island, f"src/camarilla/games/island/text/rules.{language}.md", "(V5.2)", "(V5.3)")
    assert faults(island) == ["V5.3 does not exist but is cited by rules.en.md V5.1, rules.de.md V5.1"]


def test_a_rule_that_was_not_translated_fails(island: Path) -> None:
    change(island, "src/camarilla/games/island/text/rules.de.md", "**V26.GUN** [ruled] The gun fires.", "")
    assert faults(island) == ["V26.GUN is in rules.en.md but not in rules.de.md"]


def test_another_order_in_a_translation_fails(island: Path) -> None:
    german = BOOK.replace("**V5.1**", "**X**").replace("**V5.2**", "**V5.1**").replace("**X**", "**V5.2**")
    write(island, "src/camarilla/games/island/text/rules.de.md", german)
    assert faults(island) == ["rules.de.md has another order from V5.1 on"]


def test_a_paragraph_without_confidence_fails(island: Path) -> None:
    change(island, "src/camarilla/games/island/text/rules.en.md", "[ruled]", "[perhaps]")
    assert faults(island)[0].startswith("rules.en.md: not a rule paragraph: '**V26.GUN** [perhaps]")


def test_a_number_twice_fails(island: Path) -> None:
    change(island, "src/camarilla/games/island/text/rules.de.md", "**V26", "**V5.1** [certain] Again.\n\n**V26")
    assert "rules.de.md: V5.1 stands there twice" in faults(island)


def test_a_missing_translation_fails(island: Path) -> None:
    (island / "src/camarilla/games/island/text/rules.de.md").unlink()
    assert faults(island) == ["rules.de.md is missing"]


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("test_j5_c_12_is_drawn", "J5.C.12"),
        ("test_j5_c_1_2_players", "J5.C.1"),
        ("test_j10_0d_dissolves", "J10.0d"),
        ("test_j10_0_dissolves", "J10.0"),
        ("test_j9_b_pays", "J9.b"),
        ("test_j10_whole_chapter", "J10"),
        ("test_just_something", None),
        ("test_j77_3_nothing", "J77.3"),
        ("test_j5_c_99_nothing", "J5.C.99"),
    ],
)
def test_numbers_in_names(name: str, number: str | None) -> None:
    numbers = ["J5.C.1", "J5.C.12", "J10.0", "J10.0d", "J9.b"]
    assert rule_coverage.number_in_name(name, numbers, "J") == number


def test_json_names_everybody(island: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rule_coverage.main(["--json"], island)
    (report,) = json.loads(capsys.readouterr().out)
    assert report["rules"]["V26.GUN"] == {"code": ["__init__"], "tests": ["test_coup.py::test_v26_gun_fires_once"]}
