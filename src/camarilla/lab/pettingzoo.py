"""The games as PettingZoo environments: ``env`` (one seat after the other) and ``parallel_env`` (all at once).

from camarilla.lab import pettingzoo
env = pettingzoo.env("junta", players=5, influence_use="every_ballot_round")
"""

from __future__ import annotations

from typing import Any

from camarilla.lab.environment import Environment
from camarilla.lab.extra import needed
from camarilla.lab.play import STOP

zoo: Any = needed("pettingzoo")
wrappers: Any = needed("pettingzoo.utils.wrappers")


class TurnByTurn(zoo.AECEnv):  # type: ignore[misc]
    """One seat after the other takes a small step; where everybody is asked at once, nobody sees what others chose."""

    def __init__(self, environment: Environment) -> None:
        super().__init__()
        self.environment, self.metadata, self.render_mode = environment, environment.metadata, environment.render_mode
        self.possible_agents = list(environment.names)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.environment.space[agent]

    def action_space(self, agent: str) -> Any:
        return self.environment.action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.play = self.environment.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.cycles = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> Any:
        return self.environment.observed(self.play, agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.take(self.environment.seat[agent], int(action))
        self.cycles[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._clear_rewards()
        if self.play.over:
            self.rewards = self.environment.worth(self.play)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.environment.max_cycles is not None and self.cycles[agent] >= self.environment.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Whose small step it is; at the end it does not matter."""
        ended = self.play.over or any(self.truncations.values())
        self.agent_selection = self.agents[0] if ended else self.environment.names[next(iter(self.play.turns))]
        if not ended:
            self.infos[self.agent_selection] = self.environment.told(self.play, self.agent_selection)

    def render(self) -> str | None:
        return self.environment.drawn(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class Everybody(zoo.ParallelEnv):  # type: ignore[misc]
    """Everybody who is asked takes a small step at once; the others wait, which is the action 0.

    An action that is not offered is replaced by the first that is, and ``infos`` say so: learners that cannot mask go
    on, and can be punished by whoever trains them.
    """

    def __init__(self, environment: Environment) -> None:
        self.environment, self.metadata, self.render_mode = environment, environment.metadata, environment.render_mode
        self.possible_agents = list(environment.names)
        self.agents: list[str] = []
        self.max_cycles = environment.max_cycles

    def observation_space(self, agent: str) -> Any:
        return self.environment.space[agent]

    def action_space(self, agent: str) -> Any:
        return self.environment.action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.play, self.cycle = self.environment.begin(seed), 0
        self.agents = list(self.possible_agents)
        return self._observed(), {name: self.environment.told(self.play, name) for name in self.agents}

    def _observed(self) -> dict[str, Any]:
        return {name: self.environment.observed(self.play, name) for name in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        play, illegal = self.play, set()
        for seat, turn in list(play.turns.items()):
            if play.turns.get(seat) is not turn:
                continue  # what somebody else did came first, and this question is no more
            name, legal = self.environment.names[seat], play.actions(seat)
            action = int(actions.get(name, STOP))
            if action not in legal:
                illegal.add(name)
                action = next(iter(legal))
            play.take(seat, action)
        self.cycle += 1
        over = play.over
        cut = not over and self.max_cycles is not None and self.cycle >= self.max_cycles
        rewards = self.environment.worth(play) if over else dict.fromkeys(self.agents, 0.0)
        infos = {name: {**self.environment.told(play, name), "illegal": name in illegal} for name in self.agents}
        told = (
            self._observed(),
            {name: rewards[name] for name in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            infos,
        )
        if over or cut:
            self.agents = []
        return told

    def render(self) -> str | None:
        return self.environment.drawn(self.play, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def raw_env(game: str, players: int = 4, **settings: Any) -> TurnByTurn:
    """The environment without PettingZoo's wrappers."""
    return TurnByTurn(Environment(game, players, **settings))


def env(game: str, players: int = 4, **settings: Any) -> Any:
    """One seat after the other; an action that is not offered ends the game for everybody, as usual in PettingZoo.

    ``settings``: observation, reward, render_mode, max_cycles (small steps of one seat), width (number of actions),
    slots (size of the features), language; every other name is a switch of the game.
    """
    made: Any = raw_env(game, players, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, players: int = 4, **settings: Any) -> Everybody:
    """Everybody who is asked takes a small step at once; the same settings, ``max_cycles`` counts the steps of all."""
    return Everybody(Environment(game, players, **settings))
