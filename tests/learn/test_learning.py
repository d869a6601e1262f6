"""Learning in small: gradients are right, a tiny training gets better, and a seed repeats it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.core.toy import TOY

from camarilla.bots import Look
from camarilla.bots.global_powers import Schemer
from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Question
from camarilla.learn.actors import Rounds
from camarilla.learn.games import Arrays, Tables, joined
from camarilla.learn.player import Learner
from camarilla.learn.recipes import RECIPES, Recipe, altered
from camarilla.learn.small import SmallLearner
from camarilla.learn.train import Training, Wish
from camarilla.nets.features import Sight
from camarilla.nets.network import Floats, Network, Shape, fresh, unpacked

SHAPE = Shape(256, 128, 24, 16)
SMALL = Recipe(3, SHAPE, taught=10, played=30, elsewhere=0.0, below=0.7, older=0.1, mixed=0.0)


def batch(seed: int = 3) -> Arrays:
    """Some decisions as a game notes them."""
    tables = Tables(TOY, SMALL, f"batch {seed}")
    network = Network(SHAPE, fresh(SHAPE, seed))
    told = [tables.played(number, network, []) for number in range(6)]
    return joined([one.arrays for one in told if one.arrays is not None])


@pytest.mark.parametrize("taught", [True, False])
def test_gradients_are_those_of_the_loss(taught: bool) -> None:
    shape = Shape(256, 128, 5, 4)
    flat: Any = fresh(shape, 1).astype(np.float64)
    learner = SmallLearner(shape, flat + np.random.default_rng(2).normal(0, 0.05, flat.shape))  # nobody on the edge
    part = _part(learner, batch())
    gradient, _ = learner.gradient(part, taught, 0.01)
    rng, step = np.random.default_rng(5), 1e-6
    moved = rng.choice(np.flatnonzero(np.abs(gradient) > 1e-6), 25, replace=False)
    for place in moved:
        slope = (_loss(learner, part, taught, place, step) - _loss(learner, part, taught, place, -step)) / (2 * step)
        assert slope == pytest.approx(float(gradient[place]), rel=2e-2, abs=2e-6)


def _part(learner: SmallLearner, arrays: Arrays) -> Any:
    from camarilla.learn.small import _dense

    states, options = _dense(arrays[0:3], learner.shape.state), _dense(arrays[3:6], learner.shape.option)
    counts, chosen, logs, gains, returns = [np.asarray(one) for one in arrays[6:11]]
    wide = [one.astype(np.float64) for one in (states, options, logs - 0.05, gains, returns)]
    return wide[0], wide[1], counts, chosen, wide[2], wide[3], wide[4]


def _loss(learner: SmallLearner, part: Any, taught: bool, place: int, step: float) -> float:
    learner.flat[place] += step
    _, told = learner.gradient(part, taught, 0.01)
    learner.flat[place] -= step
    policy, doubt, entropy = told[:3]
    return float(policy + 0.5 * doubt - (0.0 if taught else 0.01 * entropy))


def test_torch_and_numpy_learn_the_same() -> None:
    pytest.importorskip("torch", reason="torch is not installed: the deep learner was not tested")
    from camarilla.learn.deep import DeepLearner

    flat, arrays = fresh(SHAPE, 2), batch()
    small, deep = SmallLearner(SHAPE, flat), DeepLearner(SHAPE, flat, 0)
    for learner in (small, deep):
        learner.update(arrays, True, 1e-3, 0.0, 1, 10_000, 1)
    assert np.allclose(small.weights(), deep.weights(), atol=2e-4)


def test_games_fall_into_rounds_and_older_networks_are_kept_at_fixed_ones() -> None:
    rounds = Rounds(2, 10, 30)
    assert [rounds.round_of(number) for number in (0, 9, 10, 19, 20, 49, 50)] == [0, 0, 1, 1, 2, 2, 3]
    assert [rounds.first(number) for number in (0, 1, 2, 3)] == [0, 10, 20, 50]
    assert [rounds.kept(version) for version in (0, 2, 3, 10, 11, 19)] == [0, 0, 1, 1, 2, 3]


def test_the_same_number_is_the_same_game() -> None:
    network = Network(SHAPE, fresh(SHAPE, 1))
    first, again = [Tables(TOY, SMALL, "s").played(4, network, []) for _ in range(2)]
    assert first.decisions == again.decisions
    assert first.arrays is not None
    assert again.arrays is not None
    assert all(np.array_equal(one, other) for one, other in zip(first.arrays, again.arrays, strict=True))


def test_a_tiny_training_wins_more_of_a_toy_game_and_can_be_resumed(tmp_path: Path) -> None:
    out = tmp_path / "toy.npz"

    def trained(rounds: int) -> Training:
        wish = Wish(TOY, SMALL, out, seed="t", rounds=rounds, taught_rounds=0, rate=4e-3, batch=256, deep=False)
        training = Training(wish, lambda line: None)
        training.run()
        return training

    trained(12)
    curve = trained(24).curve
    assert [point.round for point in curve] == list(range(1, 25))
    assert _share(curve[-8:]) > _share(curve[:6]) + 0.12
    assert out.stat().st_size < 100_000


def test_a_seed_fixes_the_whole_training_whatever_the_number_of_players(tmp_path: Path) -> None:
    found = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.npz"
        wish = Wish(TOY, SMALL, out, seed="r", rounds=12, taught_rounds=1, batch=256, jobs=jobs, deep=False)
        Training(wish, lambda line: None).run()
        found.append(out.read_bytes())
    assert unpacked(found[0])[1].tolist() == unpacked(found[1])[1].tolist()


def test_what_ships_may_be_the_mean_of_the_latest_networks(tmp_path: Path) -> None:
    out = tmp_path / "toy.npz"

    def trained(rounds: int) -> Floats:
        wish = Wish(TOY, SMALL, out, seed="m", rounds=rounds, taught_rounds=0, rate=4e-3, batch=256, deep=False)
        Training(wish, lambda line: None).run()
        return unpacked(out.read_bytes())[1]

    newest = [trained(rounds) for rounds in (1, 2, 3)]  # each goes on where the one before ended
    wanted = newest[0]
    for one in newest[1:]:
        wanted = 0.97 * wanted + 0.03 * one
    assert np.allclose(unpacked(out.with_suffix(".mean.npz").read_bytes())[1], wanted, atol=2e-3)
    assert not np.array_equal(newest[0], newest[2])


def test_a_recipe_may_be_altered_and_says_what_can_be() -> None:
    recipe = altered(RECIPES["viva"], ["alone=0.9", "played=600"])
    assert (recipe.alone, recipe.played, recipe.below) == (0.9, 600, RECIPES["viva"].below)
    for wrong in ("alone", "alone=much", "played=0.5", "shape=1", "other=1"):
        with pytest.raises(BadInput) as refused:
            altered(recipe, [wrong])
        assert refused.value.words.id == "cli-train-no-setting"


def test_one_who_learns_alone_sits_among_others() -> None:
    game, network = game_of("viva"), Network(Shape(64, 32, 8, 8), fresh(Shape(64, 32, 8, 8)))
    seats = {}
    for alone in (0.0, 1.0):
        recipe = Recipe(4, Shape(64, 32, 8, 8), elsewhere=0.0, below=1.0, alone=alone)
        seats[alone] = sum(told.duel for told in [Tables(game, recipe, "s").played(k, network, []) for k in range(4)])
    assert seats[0.0] == 0
    assert seats[1.0] >= 1


def test_what_is_left_to_the_adviser_at_a_table_is_left_to_him_while_learning() -> None:
    recipe = Recipe(4, Shape(64, 32, 8, 8), elsewhere=0.0, below=1.0, steady=0.0)
    asked: list[str] = []
    inside = Schemer.answer

    def answered(self: Schemer, look: Look, question: Question[Any]) -> Any:
        asked.append(question.kind())
        return inside(self, look, question)

    noted: list[str] = []
    picked = Learner._pick

    def pick(self: Learner, sight: Sight, *rest: Any) -> int:
        noted.append(sight.question.kind())
        return picked(self, sight, *rest)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Schemer, "answer", answered)
        patch.setattr(Learner, "_pick", pick)
        tables = Tables(game_of("global_powers"), recipe, "s")
        tables.played(0, Network(recipe.shape, fresh(recipe.shape)), [])
    assert "gp-ask-bid" in asked
    assert noted
    assert "gp-ask-bid" not in noted


def _share(points: list[Any]) -> float:
    return float(sum(point.share * point.duels for point in points) / sum(point.duels for point in points))


def test_a_tiny_training_learns_the_manners_of_anti_monopoly(tmp_path: Path) -> None:
    recipe = Recipe(4, Shape(512, 256, 32, 24), taught=12, played=12, elsewhere=0.0)
    assert RECIPES["anti_monopoly"].players == 4
    wish = Wish(
        game_of("anti_monopoly"),
        recipe,
        tmp_path / "small.npz",
        rounds=10,
        taught_rounds=10,
        taught_rate=6e-3,
        batch=256,
        deep=False,
    )
    training = Training(wish, lambda line: None)
    training.run()
    same = [point.measures["same"] for point in training.curve]
    assert same[-1] > same[0] + 0.08
    assert same[-1] > 0.65
