"""Looks that leave the house: worlds that are cast from them are those that the seat could imagine here."""

from __future__ import annotations

import json
from bisect import bisect_right
from pathlib import Path
from typing import Any

import pytest

from camarilla.bots import Look, QuickDice
from camarilla.catalogue import GAMES
from camarilla.cli import main
from camarilla.core.flow import Position
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.match.fair import FairChance
from camarilla.match.match import Match
from camarilla.worlds import Mould, exported

WORLDS = 250
APART = 0.17  # two samples of 250 from one distribution are further apart once in 1,400 times
MOMENTS = {"anti_monopoly": (12, 28, 40), "global_powers": (130, 180, 220)}  # answers; before, it is all auction
USUALLY = (12, 40, 90)
EVERY = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def played(game: Game, answers: int = 40) -> Match:
    """A match of three or four after so many answers, always the same."""
    players = 4 if 4 in game.seats else 3
    dice = QuickDice("a match to look at")
    match, _ = Match.begin(game, Setup(game.id, players, game.rules({})), FairChance(b"look" * 8, []))
    for _ in range(answers):
        asked = match.asked()
        seat = min(asked)
        match.answer(seat, asked[seat].sample(dice))
    assert not match.over
    return match


def guesses(game: Game, worlds: list[Position], seat: int) -> dict[str, list[int]]:
    """What a seat would guess in these worlds, by the name of the guess."""
    found: dict[str, list[int]] = {}
    for world in worlds:
        for name, guess in game.secrets.guesses(world, seat).items():
            found.setdefault(name, []).append(guess.value)
    return found


def distance(first: list[int], second: list[int]) -> float:
    """How far two samples are apart: the largest difference of their cumulated shares."""
    one, two = sorted(first), sorted(second)
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(two, at) / len(two)) for at in {*one, *two})


@pytest.mark.parametrize(
    ("game", "answers"),
    [(game, answers) for game in GAMES for answers in MOMENTS.get(game.id, USUALLY)],
    ids=lambda value: value.id if isinstance(value, Game) else str(value),
)
def test_worlds_from_a_look_are_distributed_like_those_of_the_look(game: Game, answers: int) -> None:
    match, seat = played(game, answers), 1
    here = Look(game, match.position, seat)
    dice, elsewhere = QuickDice("here"), QuickDice("elsewhere")
    mould = Mould(json.loads(json.dumps(exported(match, seat, [], QuickDice("mould")))))
    known = guesses(game, [here.world(dice) for _ in range(WORLDS)], seat)
    cast = guesses(game, [mould.cast(elsewhere) for _ in range(WORLDS)], seat)
    assert set(known) == set(cast) != set()
    assert {name: d for name in known if (d := distance(known[name], cast[name])) > APART} == {}
    frozen = guesses(game, [mould.position] * WORLDS, seat)  # what the comparison must notice: worlds that never differ
    assert any(distance(known[name], frozen[name]) > APART for name in known)


@EVERY
def test_every_world_looks_the_same_to_the_seat(game: Game) -> None:
    match, seat = played(game), 2
    look = exported(match, seat, [])
    worlds = Mould(look).worlds(5, "five")
    assert [world["views"][seat] for world in worlds] == [look["seen"]["view"]] * 5
    assert worlds == Mould(look).worlds(5, "five")
    assert len({json.dumps(world["saved"], sort_keys=True) for world in Mould(look).worlds(5)}) > 1
    assert plain(game.view(match.position.state, seat)) == look["seen"]["view"]


@pytest.mark.parametrize(
    ("change", "field"),
    [({"schema": 9}, "schema"), ({"rules": "viva/0"}, "rules"), ({"mould": {}}, "mould"), ({"seat": "x"}, "look")],
)
def test_what_is_no_look_is_refused(change: dict[str, Any], field: str) -> None:
    look = {**exported(played(GAMES[0]), 0, []), **change}
    with pytest.raises(BadInput) as refused:
        Mould(look)
    assert refused.value.field == field


def test_the_command_writes_one_world_per_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "look.json"
    file.write_text(json.dumps(exported(played(GAMES[0]), 0, [])))
    assert main(["world", "--from", str(file), "--count", "3", "--seed", "7"]) == 0
    assert len([json.loads(line) for line in capsys.readouterr().out.splitlines()]) == 3
    file.write_text("{}")
    assert main(["world", "--from", str(file), "--lang", "en"]) == 2
    assert "This is no look: it needs schema, rules" in capsys.readouterr().err
