"""Imagined worlds know no more than the seat that imagines them: the truth may stand anywhere among them.

Every kind of guess is judged, of random and of steady games, at some dozens of positions or more; `python3 dev.py
calibrate` is the long form, and looks at thousands. What a seat can deduce is written down in
docs/secrets.md and computed by each game's ``guesses``.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

import pytest
from tests.conformance.calibration import (
    ENOUGH,
    HIGHEST_RANK,
    NEVER_OPEN,
    WORLDS,
    Calibration,
    Ranks,
    calibrate,
    kinds_of,
    wanted_of,
)
from tests.conformance.cases import Case
from tests.conformance.walk import Coin, Played, play, play_steadily

from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game
from camarilla.core.questions import Dice

GAMES_PLAYED = 4
FURTHER_GAMES = 12  # at most, for a kind of guess that is rarely open
POSITIONS = {"global_powers": 20}  # of each game; half of one is auction
USUALLY = 8


@pytest.mark.parametrize("player", [play, play_steadily], ids=["random", "steady"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_truth_has_no_favourite_rank_among_imagined_worlds(game: Game, player: Callable[[Case], Played]) -> None:
    wanted = wanted_of(game, player)
    found = calibrate(game, player, GAMES_PLAYED, POSITIONS.get(game.id, USUALLY), wanted, FURTHER_GAMES)
    assert found.faults() == []
    assert found.judged() == set(wanted)
    assert found.ranks.keys() | found.known.keys() == set(kinds_of(game))
    assert found.ranks.keys().isdisjoint(NEVER_OPEN.get((game.id, player.__name__), ())), "it is open: judge it"


def test_a_kind_of_guess_that_is_not_judged_is_a_fault() -> None:
    found = Calibration(wanted=("aid", "stack"))
    for _ in range(ENOUGH - 1):
        found.ranks.setdefault("aid", Ranks()).add(2, list(range(WORLDS)))
    assert found.faults() == ["aid: not judged, 59 of 60 positions", "stack: not judged, 0 of 60 positions"]
    assert found.judged() == set()


def test_what_is_rarely_open_is_looked_for_until_it_can_be_judged() -> None:
    """Eight positions of each of four games hold the location of somebody in not one of them."""
    usual = calibrate(game_of("junta"), play, GAMES_PLAYED, USUALLY)
    sought = calibrate(game_of("junta"), play, GAMES_PLAYED, USUALLY, ("location",), FURTHER_GAMES)
    assert usual.positions("location") == 0
    assert sought.positions("location") >= ENOUGH
    assert sought.positions("hand") == usual.positions("hand")


def test_a_truth_that_is_always_the_lowest_or_in_every_world_is_found() -> None:
    lowest, known = Ranks(), Ranks()
    for _ in range(ENOUGH):
        lowest.add(0, list(range(1, WORLDS + 1)))
        known.add(3, [3] * WORLDS)
    assert lowest.highest == 1.0
    assert known.highest < HIGHEST_RANK  # ties are split: that they all agree is counted by itself
    assert known.agreed == ENOUGH
    assert len(Calibration({"lowest": lowest, "known": known}).faults()) == 2


@pytest.mark.parametrize(
    ("kind", "kept"), [("cash", ("cash", "account", "stack", "aid", "envelopes")), ("hand", ("hand", "deck"))]
)
def test_worlds_that_know_purses_or_hands_are_found(
    kind: str, kept: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very mistake that was there once: lawful worlds in which the true sums stood."""
    game = game_of("junta")
    honest = game.redeal

    def knowing(position: Position, seat: int, dice: Dice) -> None:
        true = {name: copy.copy(getattr(position.state, name)) for name in kept}
        honest(position, seat, dice)
        for name, value in true.items():
            setattr(position.state, name, value)
        game.laws(position.state)

    monkeypatch.setattr(game, "redeal", knowing)
    found, coin = Calibration(), Coin("knowing")
    positions = play(Case(game, 6, {}, 1, thorough=True)).positions
    for position in positions[40 :: len(positions) // 20]:
        found.look(game, position, coin.below(6), coin)
    assert any(fault.startswith(kind) for fault in found.faults()), found.ranks[kind]
