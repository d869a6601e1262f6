"""The environments under the tests of those who made the interfaces: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytestmark = pytest.mark.lab
zoo = pytest.importorskip("pettingzoo.test")
gym = pytest.importorskip("gymnasium")
spiel = pytest.importorskip("pyspiel")

from camarilla.catalogue import GAMES  # noqa: E402
from camarilla.lab import gymnasium, openspiel, pettingzoo  # noqa: E402

IDS = [game.id for game in GAMES]
TABLES = [(game.id, players) for game in GAMES for players in game.seats]


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns of every dictionary that is not one of its own games'; ours hold a mask, as its own do."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation")
        yield


# --- PettingZoo -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_api(game: str, players: int) -> None:
    zoo.api_test(pettingzoo.env(game, players=players), num_cycles=25)


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_api_with_whole_views_and_the_rest_of_its_tests(game: str) -> None:
    zoo.api_test(pettingzoo.env(game, observation="json"), num_cycles=10)
    zoo.seed_test(partial(pettingzoo.env, game), 25)
    zoo.parallel_api_test(pettingzoo.parallel_env(game), 25)
    zoo.parallel_seed_test(partial(pettingzoo.parallel_env, game), 25)
    everybody = partial(pettingzoo.parallel_env, game)
    from pettingzoo.utils import parallel_to_aec

    in_turn = lambda max_cycles: parallel_to_aec(everybody(max_cycles=max_cycles))  # noqa: E731
    zoo.max_cycles_test(SimpleNamespace(parallel_env=everybody, env=in_turn))


def test_a_whole_game_by_its_stable_names() -> None:
    env = pettingzoo.env("anti_monopoly", players=3, reward="rank", render_mode="svg")
    assert env.metadata["name"] == "camarilla_anti_monopoly_v0"
    env.reset(seed=5)
    coin, total = Random(5), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
            continue
        legal = np.flatnonzero(seen["action_mask"])
        assert list(info["actions"]) == list(legal)
        env.step(int(coin.choice(list(legal))))
    assert env.render().startswith("<svg")
    assert sorted(total) == ["seat_0", "seat_1", "seat_2"]
    assert all(-1 <= one <= 1 for one in total.values())


def test_in_turn_the_game_is_cut_after_so_many_steps_of_one_seat() -> None:
    env = pettingzoo.raw_env("viva", max_cycles=3)
    env.reset(seed=1)
    taken = dict.fromkeys(env.possible_agents, 0)
    while not any(env.truncations.values()):
        taken[env.agent_selection] += 1
        env.step(next(iter(env.infos[env.agent_selection]["actions"])))
    assert max(taken.values()) == 3
    assert all(env.truncations.values())


def test_switches_and_what_is_unknown() -> None:
    assert pettingzoo.raw_env("junta", players=5, influence_use="every_ballot_round").environment.switches
    with pytest.raises(ValueError, match="known: features, json"):
        pettingzoo.env("viva", observation="pixels")
    with pytest.raises(ValueError, match="known: outcome, rank, score"):
        pettingzoo.env("viva", reward="money")
    for make in (pettingzoo.env, gymnasium.make, openspiel.load):
        with pytest.raises(
            ValueError, match="game='chess' is unknown; known: viva, junta, global_powers, anti_monopoly"
        ):
            make("chess", players=4)


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"max_cycles": 0}, "max_cycles=0 is too few: at least 1"),
        ({"width": 4}, "width=4 is too few: at least 5"),
        ({"slots": 0}, "slots=0 is too few: at least 2"),
        ({"language": "fr"}, "language='fr' is unknown; known: en, de"),
    ],
)
def test_what_no_game_could_be_played_with_is_told_before_the_first(setting: dict[str, Any], said: str) -> None:
    for make in (pettingzoo.env, pettingzoo.parallel_env, gymnasium.make):
        with pytest.raises(ValueError, match=said):
            make("viva", **setting)


# --- Gymnasium --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", IDS)
def test_gymnasium_checker(game: str) -> None:
    from gymnasium.utils.env_checker import check_env

    env = gymnasium.make(game, players=4, opponents="steady", max_cycles=40)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)


def test_gymnasium_finds_the_games_in_its_own_list() -> None:
    env = gym.make("camarilla/junta-v0", opponents="novice", seat=1, max_cycles=3)
    assert isinstance(env.unwrapped, gymnasium.Seat)
    assert (env.unwrapped.environment.game.id, env.unwrapped.environment.players, env.unwrapped.me) == ("junta", 5, 1)
    seen, _ = env.reset(seed=1)
    env.step(env.action_space.sample(mask=seen["action_mask"]))
    assert len([one for one in gym.registry if one.startswith("camarilla/")]) == 4


def test_one_seat_against_bots_to_the_end() -> None:
    env, coin = gymnasium.make("viva", opponents="steady", seat=2, reward="score"), Random(3)
    ends = []
    for _ in range(2):
        _, info = env.reset(seed=11)
        ended = False
        coin = Random(3)
        while not ended:
            assert list(np.flatnonzero(env.action_masks())) == sorted(info["actions"])
            _, reward, ended, cut, info = env.step(coin.choice(sorted(info["actions"])))
            assert not cut
        ends.append(reward)
    assert ends[0] == ends[1] > 0
    env.reset(seed=1)
    *_, info = env.step(71)
    assert info["illegal"]
    with pytest.raises(ValueError, match="seats 0 to 3"):
        gymnasium.make("viva", seat=4)
    with pytest.raises(ValueError, match="opponents='god' is unknown; known: novice, steady, schemer"):
        gymnasium.make("viva", players=4, opponents="god")


# --- OpenSpiel --------------------------------------------------------------------------------------------------------


def moved(state: Any, coin: Random) -> int:
    """A random action, as chance is weighed."""
    if state.is_chance_node():
        ways = state.chance_outcomes()
        return int(coin.choices([way for way, _ in ways], [much for _, much in ways])[0])
    return int(coin.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "players"), [("viva", 3), ("junta", 2), ("global_powers", 2), ("anti_monopoly", 3)])
def test_openspiel_random_sim_test(game: str, players: int) -> None:
    """It looks at every tensor of every player at every step and saves it all: small tables are long enough."""
    spiel.random_sim_test(openspiel.load(game, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", IDS)
def test_openspiel_states_are_saved_observed_and_resampled(game: str) -> None:
    table, coin = openspiel.load(game), Random(6)
    state, looked = table.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(moved(state, coin))
        if state.is_terminal() or state.is_chance_node() or coin.randrange(12):
            continue
        looked += 1
        seat = state.current_player()
        again = table.deserialize_state(state.serialize())
        assert again.information_state_string(seat) == state.information_state_string(seat)
        assert again.legal_actions() == state.legal_actions()
        assert len(state.observation_tensor(seat)) == table.observation_tensor_size()
        other = coin.randrange(table.num_players())
        for one in (seat, other):
            world = state.resample_from_infostate(one, spiel.UniformProbabilitySampler(0.0, 1.0))
            assert world.information_state_string(one) == state.information_state_string(one)
            assert world.information_state_tensor(one) == state.information_state_tensor(one)
        world = state.resample_from_infostate(seat)
        assert (world.current_player(), world.legal_actions()) == (seat, state.legal_actions())
        if looked > 12:
            break
    assert looked > 4


@pytest.mark.parametrize("game", IDS)
def test_openspiels_is_mcts_plays(game: str) -> None:
    from open_spiel.python.algorithms import ismcts

    table, coin = openspiel.load(game), Random(1)
    bot = ismcts.ISMCTSBot(table, openspiel.QuickRollouts(1, seed=1), 2.0, 3, random_state=np.random.RandomState(1))
    state, moves = table.new_initial_state(), 0
    while moves < 3:
        mine = state.current_player() == 0
        action = int(bot.step(state)) if mine else moved(state, coin)
        assert mine is False or action in state.legal_actions()
        moves += mine
        state.apply_action(action)


def test_openspiel_names_and_a_clean_end_of_the_process() -> None:
    assert str(spiel.load_game("camarilla_junta(players=5)")).startswith("camarilla_junta(players=5")
    with pytest.raises(ValueError, match="name=value"):
        openspiel.TABLES["viva"]({"switches": "nonsense"})
    done = subprocess.run([sys.executable, "-c", "from camarilla.lab import openspiel"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_openspiel_sees_is_json_behind_a_number() -> None:
    state = openspiel.load("viva").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    own, _, seen = state.information_state_string(0).partition(" ")
    assert own == "0"
    assert json.loads(seen)["you"] == 0
    assert json.loads(state.observation_string(0)) == json.loads(seen)


# --- files and figures ------------------------------------------------------------------------------------------------


def test_rows_as_parquet(tmp_path: Path) -> None:
    from camarilla.lab.experiment.files import write_rows

    arrow = pytest.importorskip("pyarrow.parquet")
    rows = [{"seed": "s/0", "winners": [1], "rounds": 3}, {"seed": "s/1", "winners": [0, 1], "rounds": 4}]
    assert arrow.read_table(write_rows(rows, tmp_path / "games")).to_pylist() == rows


def test_the_bench_of_the_laboratory_measures_every_environment() -> None:
    from camarilla.lab.bench import measure, table

    rows = measure(1, 0.001)
    assert len(rows) == 3 * len(GAMES) + 7
    assert all(row["steps_per_second"] > 0 and row["widest"] >= 2 for row in rows)
    assert table(rows)[2].startswith("| PettingZoo | camarilla_viva_v0 | 4 | ")
