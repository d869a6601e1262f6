"""Bots know a question by its type: one table each, with an entry for every type that its game asks."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable
from dataclasses import is_dataclass
from types import ModuleType
from typing import Any

import pytest

from camarilla.bots.anti_monopoly import mind
from camarilla.bots.anti_monopoly import schemer as world_schemer
from camarilla.bots.bot import way_of
from camarilla.bots.global_powers import schemer as powers_schemer
from camarilla.bots.global_powers import steady as powers
from camarilla.bots.junta import schemer as junta_schemer
from camarilla.bots.junta import steady as junta
from camarilla.bots.novice import ABSENT
from camarilla.bots.viva import schemer as viva_schemer
from camarilla.bots.viva import steady as viva
from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions import Amount, Choose, Pick, Question, YesNo
from camarilla.games.anti_monopoly.questions import CallFor
from camarilla.games.global_powers import questions as powers_questions
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.questions.asked import KeepNote, OppositionBrigade
from camarilla.games.junta.questions.battle import Fire
from camarilla.games.junta.questions.turn import CoupTurn
from camarilla.games.viva.questions import PickColour

WAYS: dict[str, dict[type[Any], Any]] = {
    "viva": viva.WAYS,
    "junta": junta.WAYS,
    "global_powers": powers.WAYS,
    "anti_monopoly": mind.WAYS,
}
SCHEMES: dict[str, dict[type[Any], Any]] = {
    "viva": viva_schemer.SCHEMES,
    "junta": junta_schemer.SCHEMES,
    "global_powers": powers_schemer.SCHEMES,
    "anti_monopoly": world_schemer.SCHEMES,
}
SHARED = {"Amount": Amount, "Choose": Choose, "Pick": Pick, "YesNo": YesNo}  # of the library, made as they are
ALSO_ASKED = {CallFor, CoupTurn, Fire}  # though other types descend from them
SAID = {Aside}  # out of turn: nobody asks
# Where any answer is as good as another, and the bot says so by leaving it to chance or to the default.
LEFT: dict[str, set[type[Any]]] = {
    "viva": {PickColour},
    "junta": {KeepNote, OppositionBrigade},
    "global_powers": {powers_questions.Replace, powers_questions.Wreck},
    "anti_monopoly": set(),
}
LEAVING: tuple[Callable[..., Any], ...] = (viva.anything, junta.as_usual, powers.anything, powers.by_default)


def modules_of(game: str) -> list[ModuleType]:
    package = importlib.import_module(f"camarilla.games.{game}")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package, *(importlib.import_module(one.name) for one in found)]


def is_asked(kind: type[Any]) -> bool:
    """Whether this is a type of question that nothing in the games descends from, or that is asked all the same."""
    below = [one for one in kind.__subclasses__() if one.__module__.startswith("camarilla.")]
    return issubclass(kind, Question) and is_dataclass(kind) and (not below or kind in ALSO_ASKED)


def asked_of(game: str) -> set[type[Any]]:
    """Every type of question that a game asks: what nothing descends from, and what it makes of the library's."""
    asked: set[type[Any]] = set()
    for module in modules_of(game):
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__ and is_asked(kind):
                asked.add(kind)
        calls = [one.func for one in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(one, ast.Call)]
        asked |= {SHARED[one.id] for one in calls if isinstance(one, ast.Name) and one.id in SHARED}
    return asked - SAID


@pytest.mark.parametrize("game", WAYS)
def test_every_type_of_question_has_its_entry_in_the_one_table(game: str) -> None:
    assert set(WAYS[game]) == asked_of(game)


@pytest.mark.parametrize("game", WAYS)
def test_what_is_left_to_chance_or_to_the_default_is_named(game: str) -> None:
    assert {kind for kind, way in WAYS[game].items() if way in LEAVING} == LEFT[game]


@pytest.mark.parametrize("game", WAYS)
def test_a_schemer_weighs_only_what_is_asked(game: str) -> None:
    assert set(SCHEMES[game]) <= set(WAYS[game])


def test_a_novice_keeps_his_wits_only_about_what_is_asked() -> None:
    for game, absence in ABSENT.items():
        assert absence.never <= set(WAYS[game])


def test_a_type_without_an_entry_is_refused() -> None:
    question = YesNo("G1", "gp-ask-something-new")
    with pytest.raises(BrokenLaw, match="YesNo"):
        way_of(powers.WAYS, question)


def test_questions_of_junta_that_say_their_text_say_each_another_one() -> None:
    asked = [kind for kind in asked_of("junta") if isinstance(getattr(kind, "text", None), str)]
    texts = [kind.text for kind in asked]
    assert len(set(texts)) == len(texts)
    assert set(texts) <= set(importlib.import_module("camarilla.games.junta").GAME.kinds)
