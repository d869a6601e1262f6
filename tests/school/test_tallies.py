"""Why it came so: what one did beside the others, from what everybody heard."""

from typing import Any

import pytest

from camarilla.core.words import named
from camarilla.school.fortune import FORTUNES, MEASURES
from camarilla.school.tallies import OF_GAMES, Tally, tallies
from camarilla.speech import LANGUAGES, Speech

COUNTED = [one for kinds in OF_GAMES.values() for one in kinds]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_its_words_and_lines_that_exist(language: str) -> None:
    speech = Speech(language)
    assert [one for kind in COUNTED for one in (kind.id, *kind.news) if not speech.knows(one)] == []


def line(news: str, **args: Any) -> dict[str, Any]:
    return {"id": news, "args": args, "rule": ""}


def test_the_own_count_stands_beside_the_greatest_of_the_others() -> None:
    heard = [
        line("junta-news-aid", who=named(2)),
        line("junta-news-aid", who=named(2)),
        line("junta-news-aid", who=named(1)),
        line("junta-news-paid-out", whom=named(0), sum=3),
        line("junta-news-paid-out", whom=named(1), sum=2),
        line("junta-news-paid-out", whom=named(2), sum=2),
        line("junta-news-exile", who=named(0), where=""),
    ]
    assert tallies("junta", heard, 0) == [
        Tally("junta-tally-aid", 0, 2, 2),
        Tally("junta-tally-paid", 3, 2, 1),
        Tally("junta-tally-exile", 1, 0, -1),
    ]
    assert tallies("junta", [], 0) == []
    assert tallies("chess", heard, 0) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_evening_is_measured_in_is_said(language: str) -> None:
    assert set(MEASURES) == set(FORTUNES)
    assert [one for one in MEASURES.values() if not Speech(language).knows(one)] == []
