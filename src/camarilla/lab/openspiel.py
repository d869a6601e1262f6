"""The games as OpenSpiel games with explicit chance, registered as ``camarilla_junta`` and so on.

    from camarilla.lab import openspiel
    game = openspiel.load("junta", players=5)       # or pyspiel.load_game("camarilla_junta(players=5)")

``resample_from_infostate`` deals anew whatever the player cannot know, in all games: OpenSpiel's own IS-MCTS in Python
plays them. Its C++ twin cannot ask a Python game for that.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game, Setup
from camarilla.core.playout import play_on
from camarilla.core.questions import CHANCE, Dice
from camarilla.lab.extra import needed
from camarilla.lab.play import WIDTH, Play
from camarilla.lab.sight import REWARDS, SLOTS, begun, features, known, reward, seen_json
from camarilla.match.match import load_position, save_position

spiel: Any = needed("pyspiel", "lab")

HORIZON = 50_000  # small steps, those of chance included; a game that is longer ends without winners
BOUNDS = {"outcome": (0.0, 1.0), "rank": (-1.0, 1.0), "score": (-100_000.0, 100_000.0)}


class Track:
    """A play and what OpenSpiel keeps of it beside: what every player did himself. Copied and saved in one piece."""

    def __init__(self, play: Play, setup: Setup, own: list[int]) -> None:
        self.play, self.setup, self.own = play, setup, own

    def __deepcopy__(self, memo: Any) -> Track:
        return Track(self.play.copy(), self.setup, list(self.own))

    def __reduce__(self) -> Any:
        return restored, (json.dumps(self.save()),)

    def save(self) -> dict[str, Any]:
        """As JSON can hold it; somebody on the way to an answer goes on from there."""
        play = self.play
        ways = [[turn.seat, turn.speaking, list(turn.so_far), turn.page] for turn in play.turns.values()]
        return {
            "setup": [self.setup.game, self.setup.players, self.setup.switches],
            "position": save_position(play.game, play.position),
            "width": play.width,
            "ways": ways,
            "spoken": sorted(play.spoken),
            "taken": play.taken,
            "own": self.own,
        }


def restored(text: str) -> Track:
    """What was saved so."""
    saved = json.loads(text)
    name, players, switches = saved["setup"]
    setup, game = Setup(name, players, switches), game_of(name)
    play = Play(game, load_position(game, setup, saved["position"]), None, saved["width"])
    play.spoken, play.taken = set(saved["spoken"]), saved["taken"]
    play.go_back_to([(seat, speaking, tuple(steps), page) for seat, speaking, steps, page in saved["ways"]])
    return Track(play, setup, list(saved["own"]))


class State(spiel.State):  # type: ignore[misc]
    """One moment of a game."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.track: Track | None = None  # made when somebody looks: a clone brings its own

    @property
    def now(self) -> Track:
        if self.track is None:
            self.track = self.get_game().fresh()
        return self.track

    def current_player(self) -> int:
        if self.is_terminal():
            return int(spiel.PlayerId.TERMINAL)
        seat = next(iter(self.now.play.turns))
        return int(spiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.now.play.actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.now.play.chances()

    def _apply_action(self, action: int) -> None:
        track = self.now
        seat = next(iter(track.play.turns))
        if seat != CHANCE:  # a number that stands for all of its steps so far
            track.own[seat] = (track.own[seat] * 1_000_003 + int(action) + 1) % (1 << 61)
        track.play.take(seat, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player < 0 else player
        return self.now.play.actions(seat).get(int(action), str(action))

    def is_terminal(self) -> bool:
        play = self.now.play
        return play.over or play.taken >= HORIZON

    def returns(self) -> list[float]:
        play, game = self.now.play, self.get_game()
        if play.outcome is None:
            return [0.0] * play.players
        return [reward(game.reward, play.outcome, seat) for seat in range(play.players)]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> State:
        """A random state that this player cannot tell from this one."""
        track = self.now
        new: State = self.clone()
        new.track = Track(track.play.imagined(player, SamplerDice(sampler)), track.setup, list(track.own))
        return new

    def __str__(self) -> str:
        play = self.now.play
        where = play.position.where() or "over"
        return f"{play.game.id} {play.taken} {where} {[list(turn.so_far) for turn in play.turns.values()]}"


class SamplerDice:
    """Dice from one of OpenSpiel's samplers, or from a generator, or from none."""

    def __init__(self, sampler: Any) -> None:
        self._next = sampler if callable(sampler) else Random().random

    def below(self, bound: int) -> int:
        return min(int(self._next() * bound), bound - 1)


class Observer:
    """What a player sees: with perfect recall also what he did himself."""

    def __init__(self, players: int, slots: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(players + slots, np.float32)
        self.dict = {"player": self.tensor[:players], "seen": self.tensor[players:]}
        self.slots = slots

    def set_from(self, state: State, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["seen"][:] = features(state.now.play, player, self.slots)

    def string_from(self, state: State, player: int) -> str:
        track = state.now
        told = seen_json(track.play, player)
        return f"{track.own[player]} {told}" if self.recall else told


class SpielGame(spiel.Game):  # type: ignore[misc]
    """One game with its parameters; every game of the house has a subclass of its own."""

    ours: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = params or {}, self.ours
        players = int(given.get("players", game.usual_players))
        self.reward = known("reward", str(given.get("reward", "outcome")), REWARDS)
        self.setup = Setup(game.id, players, _switches(str(given.get("switches", ""))))
        self.width, self.slots = int(given.get("width", WIDTH)), int(given.get("slots", SLOTS))
        begun(game, players, self.setup.switches)  # what cannot be played is refused at once
        low, high = BOUNDS[self.reward]
        info = spiel.GameInfo(
            num_distinct_actions=self.width,
            max_chance_outcomes=self.width,
            num_players=players,
            min_utility=low,
            max_utility=high,
            max_game_length=HORIZON,
        )
        super().__init__(self.kind, info, given)
        self._first: Play | None = None

    def fresh(self) -> Track:
        """A new game; the first one is kept and copied."""
        if self._first is None:
            begun = self.ours.begin(self.setup.players, self.setup.switches)
            self._first = Play(self.ours, begun, None, self.width)
        return Track(self._first.copy(), self.setup, [0] * self.setup.players)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return HORIZON

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recall = bool(iig_obs_type is not None and iig_obs_type.perfect_recall)
        return Observer(self.setup.players, self.slots, recall)


class QuickRollouts:
    """An evaluator for OpenSpiel's searches: plays on at random inside the engine, much faster than by states."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts, self.dice = rollouts, Random(seed)

    def evaluate(self, state: State) -> Any:
        game, total = state.get_game(), np.zeros(state.num_players())
        for _ in range(self.rollouts):
            dice = QuickDice(self.dice.getrandbits(60))
            position = self._arrived(state.now.play.copy(), dice)
            play_on(game.ours, position, dice)
            if position.result is not None:
                total += [reward(game.reward, position.result, seat) for seat in range(state.num_players())]
        return total / self.rollouts

    def _arrived(self, play: Play, dice: Dice) -> Position:
        """Whoever is on his way to an answer finishes it at random: play-outs know whole answers only."""
        play.dice = dice
        while (seat := next((one.seat for one in play.turns.values() if one.so_far or one.speaking), None)) is not None:
            likely = play.chances() if seat == CHANCE else [(action, 1.0) for action in play.actions(seat)]
            play.take(seat, self.dice.choices([way for way, _ in likely], [much for _, much in likely])[0])
        return play.position

    def prior(self, state: State) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _switches(text: str) -> dict[str, str]:
    """``a=b;c=d``"""
    found = {}
    for part in filter(None, text.split(";")):
        name, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"switches: {part!r} is not name=value")
        found[name] = value
    return found


def _register(game: Game) -> Any:
    # A class, as OpenSpiel's own games are: any other callable would be freed too late when the interpreter ends.
    made: Any = type(f"Camarilla_{game.id}", (SpielGame,), {"ours": game})
    made.kind = spiel.GameType(
        short_name=f"camarilla_{game.id}",
        long_name=f"Camarilla: {game.id}",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.GENERAL_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_players,
            "reward": "outcome",
            "switches": "",
            "width": WIDTH,
            "slots": SLOTS,
        },
    )
    spiel.register_game(made.kind, made)
    return made


TABLES = {game.id: _register(game) for game in GAMES}


def load(game: str, players: int | None = None, reward: str = "outcome", **switches: str) -> Any:
    """A game of OpenSpiel: ``camarilla_junta(players=5)``."""
    known("game", game, tuple(one.id for one in GAMES))
    players = game_of(game).usual_players if players is None else players
    chosen = ";".join(f"{name}={value}" for name, value in switches.items())
    return spiel.load_game(f"camarilla_{game}", {"players": players, "reward": reward, "switches": chosen})
