"""What networks see: only what a seat may know, with everybody counted from that seat."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass

import pytest

from camarilla.bots import Look, QuickDice
from camarilla.catalogue import GAMES
from camarilla.core.game import Game
from camarilla.core.questions import CHANCE, Choice, Choose, Question
from camarilla.core.words import Words
from camarilla.match.match import redeal
from camarilla.nets.features import DONE, Sight
from camarilla.nets.paths import path_to
from camarilla.nets.policy import players_at
from camarilla.nets.walk import Walk

SLOTS = (4096, 2048)


@dataclass
class Chair:
    seat: int
    coins: int
    proud: bool


@dataclass
class TableView:
    seat: int
    players: int
    leader: int
    chairs: tuple[Chair, ...]


def seen(seat: int, leader: int, coins: tuple[int, ...]) -> list[tuple[int, float]]:
    chairs = tuple(Chair(place, amount, False) for place, amount in enumerate(coins))
    question = Choose("T1", "core-choose", (Choice("left", Words("a")), Choice("right", Words("b"))), "left")
    sight = Sight("none", TableView(seat, len(coins), leader, chairs), question, seat, len(coins), SLOTS)
    return sorted(zip(sight.at, sight.much, strict=True))


def test_everybody_is_counted_from_the_seat_that_looks() -> None:
    assert seen(0, 1, (5, 3, 9)) == seen(2, 0, (3, 9, 5))
    assert seen(0, 1, (5, 3, 9)) != seen(0, 2, (5, 3, 9))
    assert seen(0, 1, (5, 3, 9)) != seen(0, 1, (5, 9, 3))


def test_an_option_that_is_advised_says_so_and_nothing_else_changes() -> None:
    question = Choose("T1", "core-choose", (Choice("left", Words("a")), Choice("right", Words("b"))), "left")
    sight = Sight("none", TableView(0, 2, 0, ()), question, 0, 2, SLOTS)
    offered, _ = Walk(question).offered(())
    plain, advised = sight.options(offered, True), sight.options(offered, True, "right")
    assert advised[0] == plain[0]
    assert advised[1] == ([*plain[1][0], 0], [*plain[1][1], 1.0])
    assert sight.options(offered, True, DONE)[2][0][-1] == 0
    assert all(0 not in row for row, _ in plain)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_features_are_the_same_in_every_world_that_looks_the_same(game: Game) -> None:
    dice, worlds = QuickDice("chance"), QuickDice("worlds")
    position = game.begin(4)
    compared = 0
    while position.step is not None and compared < 60:
        seat, question = next(iter(position.asked().items()))
        if seat != CHANCE and not question.forced():
            world = redeal(game, position, seat, worlds)
            assert features(game.id, Look(game, position, seat), question) == features(
                game.id, Look(game, world, seat), world.question(seat)
            )
            compared += 1
        position.answer(seat, question.sample(dice))
    assert compared >= 20


def features(game_id: str, look: Look, question: Question[object]) -> object:
    view = look.view()
    sight = Sight(game_id, view, question, look.seat, players_at(view), SLOTS)
    offered, whole = Walk(question).offered(())
    return sorted(zip(sight.at, sight.much, strict=True)), sight.options(offered, whole is not None)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_small_steps_to_a_known_answer_lead_to_it(game: Game) -> None:
    dice, position = QuickDice("steps"), game.begin(4)
    asked = found = 0
    while position.step is not None and asked < 150:
        seat, question = next(iter(position.asked().items()))
        answer = question.sample(dice)
        if seat != CHANCE and not question.forced():
            asked += 1
            walk = Walk(question)
            path = path_to(walk, answer)
            if path is not None:
                found += 1
                _, made = walk.offered(path[:-1] if path[-1] == DONE else path)
                assert made == answer or question.name(made) == question.name(answer) or hasattr(question, "sums")
        position.answer(seat, answer)
    assert found >= 0.95 * asked


def test_whoever_plays_without_a_network_needs_no_numpy() -> None:
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, camarilla.bots as b\n"
            "[b.bot_named(game, kind, 1) for game in ('viva', 'junta') for kind in ('novice', 'steady', 'random')]\n"
            "import camarilla.arena, camarilla.cli\n"
            "assert not {'numpy', 'torch'} & set(sys.modules)\n"
            "b.bot_named('viva', 'minister', 1)\n"
            "assert 'numpy' in sys.modules and 'torch' not in sys.modules",
        ],
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
