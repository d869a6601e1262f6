"""A case is data: a position, what is done in it, and what must follow. ``games/GAME/cases/*.toml`` hold them.

    [[case]]
    id = "crisis-nobody-has-the-card"
    rule = "A9.a"                                        # how sure it is stands in the rule book
    sure = "ruled"                                       # only where the case turns on a part of it that is less sure
    en = ["Nobody has the card", "What is done, and what must follow, in words."]
    de = ["Niemand hat die Karte", "…"]
    given = { players = 3, on = { A = "yellow 3" } }     # the words of each game are in docs/cases.md
    script = [["roll", 4], ["A", "3>1"], ["B", "none"], ["is", "bomb", 22]]

Lines of a script: ``[PLAYER, answer]`` as the protocol writes it; ``["roll", …]``, ``["draw", …]``: what chance says;
``["no", PLAYER, answer, rule]``: refused by this rule, and nothing has changed; ``["quiet"]``: nobody plays a card
until something else is asked; ``["is", fact, value]``: what must be so now; ``["asked", PLAYER, …]``: who must answer.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from camarilla.catalogue import game_of
from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.core.words import Plain
from camarilla.speech import LANGUAGES, rule_book

SURE = ("certain", "likely", "ruled")
FIELDS = {"id": str, "rule": str, "sure": str, "also": list, "en": list, "de": list, "given": dict, "script": list}
SHAPES = {str: '"…"', list: "[…]", dict: "{…}"}
NEEDED = ("id", "rule", "en", "de", "given", "script")
CHECKS = ("is", "asked", "no", "no aside")  # the lines that can fail


@dataclass(frozen=True)
class Case:
    """One case of one game."""

    game: str
    id: str
    rule: str
    also: tuple[str, ...]  # other rules it rests on
    sure: str  # one of SURE
    words: dict[str, tuple[str, str]]  # by language: title and text
    given: dict[str, Plain]
    script: tuple[tuple[Any, ...], ...]

    def told(self) -> dict[str, Plain]:
        """As JSON, for other implementations."""
        return {
            "game": self.game,
            "id": self.id,
            "rule": self.rule,
            "also": list(self.also),
            "sure": self.sure,
            "title": {language: words[0] for language, words in self.words.items()},
            "text": {language: words[1] for language, words in self.words.items()},
            "given": self.given,
            "script": [list(line) for line in self.script],
        }


def cases_of(game: Game) -> tuple[Case, ...]:
    """The case book of a game, in its order."""
    folder = resources.files("camarilla.games").joinpath(game.id, "cases")
    if not folder.is_dir():
        return ()
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(case for file in files for case in read_cases(game, file.name, file.read_text("utf-8")))


@cache
def book_of(game_id: str) -> tuple[Case, ...]:
    return cases_of(game_of(game_id))


def read_cases(game: Game, name: str, written: str) -> list[Case]:
    """The cases of one file; refuses what it does not understand, naming file and field."""
    try:
        raw = tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{game.id}/{name}", "cases-not-toml", error=str(error)) from error
    return [_case(game, f"{game.id}/{name}", one) for one in raw.get("case", [])]


def _case(game: Game, where: str, raw: dict[str, Any]) -> Case:
    where = f"{where}/{raw.get('id', '?')}"
    for name, value in raw.items():
        if name not in FIELDS:
            raise BadInput(f"{where}.{name}", "cases-unknown-field", known=sorted(FIELDS))
        if not isinstance(value, FIELDS[name]):
            raise BadInput(f"{where}.{name}", "cases-bad-field", wanted=SHAPES[FIELDS[name]])
    for name in NEEDED:
        if not raw.get(name):
            raise BadInput(f"{where}.{name}", "cases-missing-field")
    rule = rule_book(game.id, "en").rule(raw["rule"])
    if rule is None:
        raise BadInput(f"{where}.rule", "cases-no-such-rule", rule=raw["rule"])
    for language in LANGUAGES:
        if len(raw[language]) != 2:
            raise BadInput(f"{where}.{language}", "cases-title-and-text")
    sure = raw.get("sure", rule.confidence)
    less = SURE[SURE.index(rule.confidence) + 1 :]
    if "sure" in raw and sure not in less:
        raise BadInput(f"{where}.sure", "cases-not-less-sure", rule=raw["rule"], own=rule.confidence, known=less)
    return Case(
        game.id,
        raw["id"],
        raw["rule"],
        tuple(raw.get("also", ())),
        sure,
        {language: (raw[language][0], raw[language][1]) for language in LANGUAGES},
        raw["given"],
        tuple(tuple(line) for line in raw["script"]),
    )
