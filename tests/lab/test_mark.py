"""The mark of the code in reports and cards."""

import re
from pathlib import Path

import camarilla
from camarilla.lab.mark import mark, mark_of


def _package(folder: Path) -> Path:
    for name, content in {
        "catalogue.py": "GAMES = ()",
        "games/dice/rules.py": "FACES = 6",
        "games/dice/box.json": "{}",
        "games/dice/text/asked.json": "{}",
        "games/dice/cases/book.toml": "",
        "server/app.py": "",
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    return folder


def test_a_rule_changes_the_mark_and_a_word_does_not(tmp_path: Path) -> None:
    package = _package(tmp_path)
    before = mark_of(package)
    for told in ("games/dice/text/asked.json", "games/dice/cases/book.toml", "server/app.py", "games/dice/rules.so"):
        (package / told).write_text("something else")
        assert mark_of(package) == before, told
    marks = {before}
    for deciding in ("catalogue.py", "games/dice/rules.py", "games/dice/box.json", "games/dice/new.py"):
        (package / deciding).write_text("something else")
        marks.add(mark_of(package))
    assert len(marks) == 5


def test_the_mark_of_this_code_is_short_and_read_again_it_is_the_same() -> None:
    assert mark_of(Path(camarilla.__file__).parent) == mark()
    assert re.fullmatch("[0-9a-f]{12}", mark())
