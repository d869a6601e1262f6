"""One seat of a game as a Gymnasium environment, against bots of the ladder.

from camarilla.lab import gymnasium
env = gymnasium.make("viva", players=4, opponents="steady")

After the import they stand in Gymnasium's own list, too: ``gymnasium.make("camarilla/viva-v0", opponents="steady")``.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Any

from camarilla.bots import QuickDice, Seated, bot_named, kinds
from camarilla.catalogue import GAMES
from camarilla.core.news import News
from camarilla.core.playout import POLL
from camarilla.lab.environment import Environment
from camarilla.lab.extra import needed
from camarilla.lab.sight import known, mask

gym: Any = needed("gymnasium")


class Seat(gym.Env):  # type: ignore[misc]
    """Takes the small steps of one seat; bots answer for the others, and now and then say something out of turn.

    An action that is not offered is replaced by the first that is, and ``info`` says so; ``action_masks`` says what is
    offered, under the name by which maskable learners ask for it.
    """

    def __init__(self, environment: Environment, opponents: str = "steady", seat: int = 0) -> None:
        if not 0 <= seat < environment.players:
            raise ValueError(f"seat={seat}: there are the seats 0 to {environment.players - 1}")
        self.environment, self.opponents, self.me = environment, opponents, seat
        bot_named(
            environment.game.id, known("opponents", opponents, kinds(environment.game.id)), 0
        )  # what it needs is missed at once
        self.name = environment.names[seat]
        self.metadata, self.render_mode = environment.metadata, environment.render_mode
        self.observation_space, self.action_space = environment.space[self.name], environment.action[self.name]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is None:
            seed = SystemRandom().getrandbits(64)
        told: list[News] = []
        self.play, self.steps = self.environment.begin(seed, told), 0
        self.dice = QuickDice(f"{seed} others")
        born = [f"{seed}/{one}" for one in range(self.environment.players)]
        bots = [bot_named(self.environment.game.id, self.opponents, one) for one in born]
        self.others = Seated(self.environment.game, bots, told, born)
        self._others()
        return self._seen(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.play.actions(self.me)
        chosen = int(action)
        if illegal := chosen not in legal:
            chosen = next(iter(legal))
        self.play.take(self.me, chosen)
        self.steps += 1
        self._others()
        over, longest = self.play.over, self.environment.max_cycles
        worth = self.environment.worth(self.play)[self.name] if over else 0.0
        observed, info = self._seen(illegal)
        return observed, worth, over, not over and longest is not None and self.steps >= longest, info

    def _seen(self, illegal: bool) -> tuple[Any, dict[str, Any]]:
        play, environment = self.play, self.environment
        return environment.observed(play, self.name), {**environment.told(play, self.name), "illegal": illegal}

    def _others(self) -> None:
        """The others answer until this seat has a choice."""
        play, game = self.play, self.environment.game
        while not play.over and self.me not in play.turns:
            if self.dice.below(POLL) == 0:
                seat = self.dice.below(self.environment.players)
                question = game.may_interject(play.position.state, seat) if seat != self.me else None
                said = self.others.interject(play.position, seat, question) if question is not None else None
                if said is not None:
                    play.say(seat, said)
                    continue
            seat, turn = next(iter(play.turns.items()))
            play.answer(seat, self.others.answer(play.position, seat, turn.question))

    def action_masks(self) -> Any:
        """Which actions are offered."""
        return mask(self.play, self.me).astype(bool)

    def render(self) -> str | None:
        return self.environment.drawn(self.play, self.render_mode)


def make(game: str, players: int = 4, opponents: str = "steady", seat: int = 0, **settings: Any) -> Seat:
    """One seat against bots of one kind; ``settings`` as for ``camarilla.lab.pettingzoo.env``."""
    return Seat(Environment(game, players, **settings), opponents, seat)


for one in GAMES:
    usual = {"game": one.id, "players": one.usual_players}
    gym.register(f"camarilla/{one.id}-v0", entry_point="camarilla.lab.gymnasium:make", kwargs=usual)
