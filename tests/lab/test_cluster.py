"""Many games on Ray: the same results bit for bit as in processes, also when a machine is lost on the way."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from camarilla.arena import Plan, simulate
from camarilla.arena.engines import ENGINES, spread
from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput
from camarilla.lab.experiment.plan import Experiment
from camarilla.lab.experiment.report import page
from camarilla.lab.experiment.run import run
from camarilla.learn.recipes import Recipe
from camarilla.learn.train import Training, Wish
from camarilla.nets.network import Shape
from camarilla.terminal import laboratory


def test_without_ray_the_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.arena.engines.import_module", missing)
    with pytest.raises(BadInput) as refused:
        next(spread(len, [("a",)], 1, "ray"))
    assert refused.value.words.id == "cli-cluster-missing"


def test_a_cluster_that_is_not_there_is_told_and_not_taken_for_our_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("camarilla.arena.engines.import_module", lambda name: NoCluster())
    with pytest.raises(BadInput) as refused:
        next(spread(len, [("a",)], 1, "ray"))
    assert refused.value.words.id == "cli-cluster-not-there"
    assert refused.value.words.args["why"] == "The current node timed out during startup"


class NoCluster:
    """A Ray that finds no cluster."""

    def is_initialized(self) -> bool:
        return False

    def init(self, **settings: object) -> None:
        raise Exception("The current node timed out during startup.\n")


def test_the_command_line_knows_the_engines_without_loading_them() -> None:
    assert laboratory.ENGINES == ENGINES
    asked = "import sys, camarilla.cli; print([name for name in sys.modules if name.startswith('camarilla.arena')])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True)
    assert done.stdout == "[]\n"


def missing(name: str) -> Any:
    raise ModuleNotFoundError(name)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A Ray of this machine with a head and two nodes of one processor each."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    nodes = [made.add_node(num_cpus=1) for _ in range(2)]
    os.environ["RAY_ADDRESS"] = made.address
    yield made, nodes
    import ray

    ray.shutdown()
    made.shutdown()
    del os.environ["RAY_ADDRESS"]


@pytest.mark.cluster
def test_simulations_and_experiments_are_the_same_bit_for_bit(cluster: Any) -> None:
    plan = Plan("anti_monopoly", 4, 60, ("random",) * 4, seed="ray")
    assert simulate(plan, 1)[0] == simulate(plan, 2, engine="ray")[0]
    tried = Experiment("anti_monopoly", {"bombRule": ("once", "one")}, 30, "ray", 4, "random")
    assert page(run(tried), "en", "c") == page(run(tried, 2, engine="ray"), "en", "c")


def trained(out: Path, engine: str, say: Any = None) -> bytes:
    """A tiny training: one round of imitation, then ten of play, in which an older network joins."""
    recipe = Recipe(4, Shape(256, 128, 24, 16), taught=6, played=10, elsewhere=0.2)
    wish = Wish(game_of("anti_monopoly"), recipe, out, "ray", 11, taught_rounds=1, jobs=2, deep=False, engine=engine)
    Training(wish, say or (lambda line: None)).run()
    return out.read_bytes()


@pytest.mark.cluster
def test_self_play_learns_the_same_network_bit_for_bit_and_survives_a_lost_machine(
    cluster: Any, tmp_path: Path
) -> None:
    made, nodes = cluster
    nodes.append(made.add_node(num_cpus=1))
    said: list[str] = []

    def lose_one(line: str) -> None:
        """Its second line comes after the tenth round, when the games of the eleventh are under way."""
        said.append(line)
        if len(said) == 2:
            made.remove_node(nodes.pop(), allow_graceful=False)

    assert trained(tmp_path / "ray.npz", "ray", lose_one) == trained(tmp_path / "own.npz", "processes")
    assert len(nodes) == 2


def slow(number: int, folder: str) -> int:
    """Leaves a mark when it begins, and takes a while."""
    import time

    Path(folder, f"{number}-{os.getpid()}").touch()
    time.sleep(1.0)
    return number * number


@pytest.mark.cluster
def test_a_lost_machine_is_survived(cluster: Any, tmp_path: Path) -> None:
    made, nodes = cluster
    with closing(spread(slow, [(number, str(tmp_path)) for number in range(10)], 2, "ray")) as results:
        assert next(results) == 0
        made.remove_node(nodes.pop(), allow_graceful=False)
        assert list(results) == [number * number for number in range(1, 10)]
    begun = [mark.name.partition("-")[0] for mark in tmp_path.iterdir()]
    assert set(begun) == set(map(str, range(10)))
