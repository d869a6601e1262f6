"""Words of the engine become sentences."""

from __future__ import annotations

import pytest

from camarilla.core.illegal import BadInput, Illegal
from camarilla.core.news import News
from camarilla.core.words import Words, named, text
from camarilla.speech import Speech, rule_book
from camarilla.terminal.command_line import language_of

ENGLISH = Speech("en", ["Ana", "Bert", "Cleo"])
GERMAN = Speech("de", ["Ana", "Bert", "Cleo"])


def test_seats_texts_and_lists_are_resolved_in_the_readers_language() -> None:
    words = Words("viva-opt-promise", {"card": text("viva-card-gun-name"), "whom": named(1)})
    assert ENGLISH.words(words) == "Gunboat to Bert"
    assert GERMAN.words(words) == "Kanonenboot für Bert"
    assert ENGLISH.argument([named(0), named(1), named(2)]) == "Ana, Bert and Cleo"
    assert GERMAN.argument([named(0), named(2)]) == "Ana und Cleo"
    assert ENGLISH.argument([]) == "nothing"
    assert ENGLISH.argument([text("viva-card-spy-name"), named(0), text("viva-card-spy-name")]) == "2 × Spy and Ana"
    assert ENGLISH.argument([6, 6, 1]) == "6, 6 and 1", "dice are not counted"
    assert GERMAN.argument(True) == "Ja"


def test_seats_without_a_name_and_chance_have_one() -> None:
    assert ENGLISH.name(4) == "Seat 4"
    assert GERMAN.name(-1) == "Der Zufall"


def test_an_id_without_a_text_is_shown_as_it_is() -> None:
    assert ENGLISH.say("viva-no-such-thing") == "viva-no-such-thing"
    assert not ENGLISH.knows("viva-no-such-thing")
    assert ENGLISH.knows("viva-title")


def test_news_are_told_as_they_were_heard() -> None:
    news = News(
        "viva-news-plunder", "V12.1", {"who": named(0), "whom": named(1)}, {0: {"card": text("viva-card-gun-name")}}
    )
    assert ENGLISH.heard(news.heard_by(2)) == "Ana plunders a card from Bert."
    assert ENGLISH.heard(news.heard_by(0)) == "Ana plunders Gunboat from Bert."


def test_refusals_cite_their_rule() -> None:
    assert ENGLISH.refused(Illegal("V6.1", "core-not-asked", who=named(1))) == "Bert is not asked now. (V6.1)"
    assert GERMAN.refused(BadInput("answer", "core-not-a-number", got="x")) == "Gefragt ist eine ganze Zahl, nicht „x“."


def test_a_rule_is_found_however_it_is_typed() -> None:
    book = rule_book("viva", "en")
    assert book.title == "Junta: Viva el Presidente!"
    rule = book.rule("v0.7")
    assert rule is not None
    assert (rule.number, rule.confidence, rule.note) == ("V0.7", "certain", "")
    assert [rule.number for rule in book.under("v3")] == ["V3.1"]
    assert book.rule("V0.99") is None


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["games", "--lang", "de"], {"LANG": "en_US"}, "de"),
        (["games", "--lang=en"], {"LANG": "de_DE"}, "en"),
        (["games"], {"LANG": "de_CH.UTF-8"}, "de"),
        (["games"], {"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        (["games"], {}, "en"),
        (["games", "--lang", "fr"], {"LANG": "de_DE"}, "de"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language
