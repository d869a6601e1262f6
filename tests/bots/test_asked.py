"""What bots say to free sentences: the obvious questions get an answer from public news, everything else a hint."""

from __future__ import annotations

import pytest

from camarilla.bots.character import Character
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.voice.asked import kind_of, price_of, reply
from camarilla.bots.words import Word
from camarilla.core.words import Words, named

EVEN = Character()
ME, ASKER, OTHER = 1, 0, 2


def public() -> JuntaMemory:
    return JuntaMemory(None, 4)


def said(text: str, memory: JuntaMemory | None) -> str:
    return reply(text, ME, ASKER, memory, EVEN).id


@pytest.mark.parametrize(
    ("kind", "sentences"),
    [
        ("why", ["Why did you vote No?", "Warum hast du das getan?", "General, wieso ich?"]),
        ("want", ["What do you want for it?", "How much?", "Was willst du dafür?", "Wie viel, Señor Cobro?"]),
        ("will", ["Will you vote for me?", "March with me tonight!", "Stimmst du mit Ja?", "Gehen wir gemeinsam?"]),
        ("claim", ["I want three millions.", "Give me the brigade", "Ich verlange die Flotte.", "Gib mir zwei!"]),
        ("insult", ["You liar!", "Verräter!", "You are all thieves."]),
        ("thanks", ["Thank you, Don Aurelio.", "Danke schön"]),
        ("hello", ["Good evening, everybody", "Hallo", "Guten Abend"]),
        ("", ["you and me, a", "And now?", "Three for me, or my brigade walks", "Drei für mich", "Whyte, this"]),
    ],
)
def test_the_obvious_is_known_by_a_few_words_in_both_languages(kind: str, sentences: list[str]) -> None:
    assert {text: kind_of(text) for text in sentences} == dict.fromkeys(sentences, kind)


def test_whoever_has_named_a_price_points_at_it() -> None:
    memory = public()
    memory.given(Word("demand", ME, OTHER, 3, "no"))
    assert reply("What do you want?", ME, ASKER, memory, EVEN) == Words("asked-price", {"whom": named(OTHER), "sum": 3})
    assert said("Why?", memory) == "asked-why", "it was another whom the demand was about"
    memory.given(Word("demand", ME, ASKER, 2, "brigade"))
    assert reply("Why?", ME, ASKER, memory, EVEN) == Words("asked-price", {"whom": named(ASKER), "sum": 2})
    assert said("Will you stay at home?", memory) == "asked-price"


def test_a_price_that_was_refused_is_still_the_price() -> None:
    """The budget lies on the table: the demand is answered, and what was named has not been paid."""
    price = price_of(OTHER, 3)
    assert price == Words("asked-price", {"whom": named(OTHER), "sum": 3})
    assert reply("What do you want?", ME, ASKER, public(), EVEN, price) == price
    assert reply("Why?", ME, ASKER, public(), EVEN, price).id == "asked-why"
    assert reply("Why?", ME, OTHER, public(), EVEN, price) == price
    assert price_of(-1, 3) is price_of(OTHER, 0) is None


def test_a_threat_and_a_word_that_were_said_aloud_are_remembered() -> None:
    memory = public()
    memory.given(Word("no", ME, ASKER, or_else="no"))
    assert said("Why did you do that?", memory) == "asked-threat"
    memory = public()
    memory.given(Word("share", ME, ASKER, 3))
    assert said("Will you pay me?", memory) == "asked-word"
    assert said("Why?", memory) == "asked-why"


def test_what_was_whispered_is_not_spoken_of() -> None:
    memory = public()
    memory.given(Word("yes", ME, ASKER, aloud=False))
    assert said("Will you vote Yes?", memory) == "asked-will"


def test_old_deeds_are_a_reason_and_a_good_one_is_no_reproach() -> None:
    memory = public()
    memory.note("voted-against", ASKER, ME, -0.5)
    assert said("Why?", memory) == "asked-wrong"
    memory.note("squad", ASKER, ME, -2.5)
    assert said("Why?", memory) == said("Will you join me?", memory) == "asked-blood"
    memory = public()
    memory.note("broke-word", ASKER, ME, -1.5)
    assert said("Warum?", memory) == "asked-broken"
    memory = public()
    memory.note("paid", ASKER, ME, 0.9)
    assert said("Why?", memory) == "asked-friend"
    assert said("Will you?", memory) == "asked-will"


def test_whoever_remembers_nothing_knows_no_old_deeds() -> None:
    assert [said(text, None) for text in ("Why?", "What do you want?", "Will you?", "Blue, today.")] == [
        "asked-why",
        "asked-want",
        "asked-will",
        "only-offers",
    ]
