"""Medals: jokes in both languages, and facts that everybody heard."""

from typing import Any

import pytest

from camarilla.core.words import named
from camarilla.school.medals import OF_GAMES, Award, awards
from camarilla.speech import LANGUAGES, Speech

MEDALS = [medal for medals in OF_GAMES.values() for medal in medals]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_medal_has_its_words_and_counts_lines_that_exist(language: str) -> None:
    speech = Speech(language)
    wanted = [one for medal in MEDALS for one in (medal.id, f"{medal.id}-text", *medal.news)]
    assert [one for one in wanted if not speech.knows(one)] == []


def line(news: str, **args: Any) -> dict[str, Any]:
    return {"id": news, "args": args, "rule": ""}


def test_whoever_has_done_most_of_it_gets_it_and_of_two_alike_nobody() -> None:
    heard = [
        line("junta-news-promise", who=named(2), whom=named(0), sum=3),
        line("junta-news-promise", who=named(2), whom=named(1), sum=4),
        line("junta-news-promise", who=named(0), whom=named(1), sum=6),
        line("junta-news-missed", who=named(0), whom=named(1)),
        line("junta-news-killed", who=named(0), whom=named(1)),
        line("junta-news-killed", who=named(0), whom=named(2)),
        line("junta-news-rebel", who=named(1)),
        line("junta-news-rebel", who=named(1)),
        line("junta-news-rebel", who=named(2)),
        line("junta-news-rebel", who=named(2)),
    ]
    assert awards("junta", heard) == [Award("junta-medal-promise", 2, 7), Award("junta-medal-flowers", 0, 2)]
    assert awards("junta", []) == []
    assert awards("chess", heard) == []
