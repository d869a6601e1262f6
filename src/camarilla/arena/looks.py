"""What a look costs: a view, and one small step of a menu.

Learners, terminals and boards look before they answer, and walk through longer answers step by step. Positions and
walks are those of seeded random games, always the same. Time is the processor's, on one core; figures are medians.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, median
from typing import Any

from camarilla.bots import QuickDice
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.playout import play_on
from camarilla.core.questions import Dice, Question
from camarilla.core.state import State
from camarilla.core.words import Plain

PLAYED = 12  # games
QUESTIONS = 25  # of each kind
LOOKS = 150  # in each chapter
LONGEST = 20  # steps of one walk

Walk = tuple[Question[Any], tuple[tuple[str, ...], ...]]  # a question, and the steps so far whenever somebody looks


def chapter_of(position: Position) -> str:
    """What is under way: the third procedure from the bottom, as far as there are three."""
    return type(position.stack[:3][-1]).__name__


class Watched:
    """Random players, beside whom somebody takes down what is asked and what lies on the table."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.questions: dict[str, list[Question[Any]]] = {}
        self.tables: dict[str, list[tuple[State, int]]] = {}

    def answer(self, position: Position, seat: int, question: Question[Any]) -> Any:
        self._take_down(question)
        tables = self.tables.setdefault(chapter_of(position), [])
        if len(tables) < LOOKS and not self.dice.below(4):
            tables.append((position.copy().state, seat))
        return question.sample(self.dice)

    def interject(self, position: Position, seat: int, question: Question[Any]) -> Any:
        self._take_down(question)
        return question.sample(self.dice)

    def _take_down(self, question: Question[Any]) -> None:
        questions = self.questions.setdefault(question.kind(), [])
        if len(questions) < QUESTIONS and not self.dice.below(4):
            questions.append(question)


def walk_of(question: Question[Any], dice: Dice) -> Walk:
    """A random walk through the small steps of a question, as far as it goes."""
    paths: list[tuple[str, ...]] = [()]
    while len(paths) < LONGEST:
        menu = question.menu(paths[-1])
        way = dice.below(len(menu.options) + (menu.answer is not None))
        if way == len(menu.options):
            break
        paths.append((*paths[-1], menu.options[way].key))
    return question, tuple(paths)


@dataclass
class Looks:
    """Microseconds by round: of a view by chapter, of a step by kind of question."""

    game: str
    views: dict[str, list[float]] = field(default_factory=dict)
    steps: dict[str, list[float]] = field(default_factory=dict)

    def summary(self) -> dict[str, Plain]:
        """The slowest first; ``all`` is the mean of the kinds."""
        return {"game": self.game, "views": _slowest_first(self.views), "steps": _slowest_first(self.steps)}


def _slowest_first(taken: dict[str, list[float]]) -> dict[str, float]:
    found = {name: median(rounds) for name, rounds in taken.items()}
    rows = sorted(found.items(), key=lambda row: -row[1])
    return {name: round(value, 1) for name, value in [("all", mean(found.values())), *rows]}


def look_closely(game: Game, rounds: int) -> Looks:
    """Plays the games, then measures what was taken down, all kinds in turn."""
    dice = QuickDice("looks")
    watched = Watched(dice)
    for _ in range(PLAYED):
        play_on(game, game.begin(game.usual_players), dice, watched)
    walks = {kind: [walk_of(one, dice) for one in asked] for kind, asked in watched.questions.items() if asked}
    looks = Looks(game.id)
    for _ in range(rounds):
        for chapter, tables in watched.tables.items():
            if tables:
                looks.views.setdefault(chapter, []).append(_timed(partial(_seen, game, tables), len(tables)))
        for kind, walked in walks.items():
            steps = sum([len(paths) for _, paths in walked])
            looks.steps.setdefault(kind, []).append(_timed(partial(_walked, walked), steps))
    return looks


def _timed(run: Callable[[], None], times: int) -> float:
    begun = time.process_time()
    run()
    return (time.process_time() - begun) / times * 1e6


def _seen(game: Game, tables: Sequence[tuple[State, int]]) -> None:
    for state, seat in tables:
        game.view(state, seat)


def _walked(walks: Sequence[Walk]) -> None:
    for question, paths in walks:
        for so_far in paths:
            question.menu(so_far)
