"""Everything the game can say has words in both languages, with every argument that the words name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from camarilla.core.news import News
from camarilla.core.questions import CHANCE, Question
from camarilla.core.words import Words
from camarilla.games.global_powers import GAME
from camarilla.games.global_powers.components import CARDS, MOTIONS
from camarilla.speech import Speech


class Coin:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def below(self, bound: int) -> int:
        return int(self.random.random() * bound)


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for package, name in (("camarilla.games.global_powers", language), ("camarilla", f"core.{language}")):
        path = resources.files(package).joinpath("text", f"{name}.ftl")
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


BUNDLES = {language: bundle(language) for language in ("en", "de")}
SPEECH = {language: Speech(language) for language in BUNDLES}


def test_regions_are_bent_in_sentences() -> None:
    east, own = {"text": "gp-region-6"}, {"id": "gp-region-own", "args": {"name": "Atlantis"}}
    assert SPEECH["en"].say("gp-do-war", region=east) == "War on the Middle East"
    assert SPEECH["en"].say("gp-no-chips", region=east) == "The Middle East has no chips."
    assert SPEECH["de"].say("gp-do-sabotage", region=east) == "Sabotage im Nahen Osten"
    assert SPEECH["de"].say("gp-do-emigration", region=east) == "Auswanderung in den Nahen Osten"
    assert SPEECH["de"].say("gp-do-sabotage", region=own) == "Sabotage in Atlantis"


def spoken(words: Words, language: str) -> str:
    """The words as a sentence; fails if a message or an argument is missing."""
    own = BUNDLES[language]
    message = own.get_message(words.id)
    assert message.value is not None, words.id
    given = {name: resolved(arg, language) for name, arg in words.args.items()}
    for name, arg in words.args.items():
        given |= SPEECH[language].forms(name, arg)
    said, errors = own.format_pattern(message.value, given)
    assert not errors, (words, errors)
    return str(said)


def resolved(arg: Any, language: str) -> Any:
    if isinstance(arg, dict):
        if "id" in arg:
            return spoken(Words(arg["id"], arg["args"]), language)
        return f"Seat {arg['seat']}" if "seat" in arg else spoken(Words(arg["text"]), language)
    if isinstance(arg, list):
        return ", ".join(str(resolved(part, language)) for part in arg)
    return arg


def said_by(question: Question[Any], coin: Coin) -> Iterator[Words]:
    yield question.words()
    so_far: tuple[str, ...] = ()
    while len(so_far) < 40:
        menu = question.menu(so_far)
        yield from [option.words for option in menu.options]
        if menu.answer is not None:
            yield question.label(menu.answer)
            if not menu.options or coin.below(3) == 0:
                return
        so_far = (*so_far, menu.options[coin.below(len(menu.options))].key)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_that_is_asked_and_told_has_words(players: int) -> None:
    for seed in range(4):
        coin = Coin(seed)
        position = GAME.begin(players, {"setup": "open"} if seed == 3 else {})
        while not position.over:
            heard: list[News] = []
            position.state.ears = heard
            seat, question = next(iter(position.asked().items()))
            words = list(said_by(question, coin)) if seat != CHANCE and coin.below(4) == 0 else [question.words()]
            position.answer(seat, question.sample(coin))
            words += [Words(news.id, news.args) for news in heard]
            for one in words:
                for language in BUNDLES:
                    assert spoken(one, language)


def test_names_of_everything_exist() -> None:
    names = [f"gp-card-{card}{part}" for card in CARDS for part in ("", "-text", "-foot")]
    names += [f"gp-motion-{kind}{part}" for kind in MOTIONS for part in ("", "-text")]
    names += [f"gp-region{part}-{number}" for number in range(1, 13) for part in ("", "-short")]
    names += [f"gp-ending-{ending}" for ending in GAME.endings] + list(GAME.reconstructed)
    for switch in GAME.switches:
        names += [f"gp-switch-{switch.name}", f"gp-switch-{switch.name}-help"]
        names += [f"gp-switch-{switch.name}-{value}" for value in switch.values]
    for name in names:
        for language in BUNDLES:
            assert spoken(Words(name), language)


def test_both_languages_have_the_same_messages() -> None:
    texts = [
        resources.files("camarilla.games.global_powers").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
        for language in BUNDLES
    ]
    ids = [[line.split(" = ")[0] for line in text.splitlines() if line.startswith("gp-")] for text in texts]
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])
