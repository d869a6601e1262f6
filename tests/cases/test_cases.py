"""The case books: every case holds on our engine, can fail, and can be read in both languages."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import case_pages
from camarilla.cases.book import CHECKS, Case, book_of, read_cases
from camarilla.cases.stage import Failed
from camarilla.cases.stages import STAGES, play
from camarilla.catalogue import game_of
from camarilla.cli import main
from camarilla.core.illegal import BadInput
from camarilla.speech import LANGUAGES, Speech, rule_book

BOOKS = sorted(STAGES)
CASES = [case for game in BOOKS for case in book_of(game)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.id}")
def test_the_case_holds(case: Case) -> None:
    play(case)


@pytest.mark.parametrize("game", BOOKS)
def test_a_book_has_enough_cases_that_all_say_something(game: str) -> None:
    cases = book_of(game)
    assert len(cases) >= 40
    assert [name for name, count in Counter(case.id for case in cases).items() if count > 1] == []
    book = rule_book(game, "en")
    for case in cases:
        assert any(line[0] in CHECKS for line in case.script), case.id
        assert [number for number in case.also if book.rule(number) is None] == [], case.id
        for title, text in case.words.values():
            assert title, case.id
            assert text.endswith((".", "!", "?")), case.id
    assert len({case.words["en"] for case in cases} | {case.words["de"] for case in cases}) == 2 * len(cases)


def broken(line: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same line of a case, with something else expected."""
    if line[0] == "asked":
        return line[:-1]
    expected = line[-1]
    return (*line[:-1], expected + 1 if isinstance(expected, int) else f"{expected} else")


@pytest.mark.parametrize("game", BOOKS)
def test_every_expectation_can_fail(game: str) -> None:
    """With anything else expected in any line that expects something, no case holds, and it fails at this line."""
    for case in book_of(game):
        for place, line in enumerate(case.script):
            if line[0] in CHECKS and len(line) > 1:
                script = (*case.script[:place], broken(line), *case.script[place + 1 :])
                with pytest.raises(Failed, match=rf"{case.id}, line {place + 1} .*: must be"):
                    play(Case(**{**vars(case), "script": script}))


SURER = """[[case]]
id = "x"
rule = "V26.BUR"
sure = "certain"
en = ["a", "b"]
de = ["a", "b"]
given = { begin = "burglars" }
script = [["quiet"]]
"""


def test_a_case_is_as_sure_as_the_part_of_the_rule_on_which_it_turns() -> None:
    """G14.1: what propaganda costs is certain, that a party may be new to the region is ruled."""
    sure = {case.id: (case.rule, case.sure) for case in book_of("global_powers")}
    assert sure["propaganda"] == ("G14.1", "certain")
    assert sure["propaganda-where-the-party-is-new"] == ("G14.1", "ruled")


def test_a_file_that_is_no_case_is_refused() -> None:
    game = game_of("viva")
    for written, field in (
        ("[[case]]\nid = 'x'", "viva/f.toml/x.rule"),
        ("[[case]]\nid = 'x'\nrules = 'V1'", "viva/f.toml/x.rules"),
        ("[[case]", "viva/f.toml"),
        (SURER, "viva/f.toml/x.sure"),
        (SURER.replace("V26.BUR", "V99"), "viva/f.toml/x.rule"),
        (SURER.replace('de = ["a", "b"]', 'de = ["a"]'), "viva/f.toml/x.de"),
    ):
        with pytest.raises(BadInput) as refused:
            read_cases(game, "f.toml", written)
        assert refused.value.field == field
        for language in LANGUAGES:
            assert "lesson" not in (told := Speech(language).refused(refused.value)), told


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cases", "anti_monopoly", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["id"] for one in told] == [case.id for case in book_of("anti_monopoly")]
    assert {"rule", "sure", "title", "text", "given", "script"} <= set(told[0])
    assert main(["cases", "anti_monopoly", "--check", "--lang", "en"]) == 0
    assert "hold" in capsys.readouterr().out


def test_the_pages_are_current() -> None:
    stale = [place.name for place, text in case_pages.pages().items() if place.read_text("utf-8") != text]
    assert stale == [], "run python tools/case_pages.py"
