"""What all environments share: how a game is begun, seen, rewarded and drawn."""

from __future__ import annotations

from random import SystemRandom
from typing import Any

import numpy as np

from camarilla.bots import QuickDice
from camarilla.catalogue import GAMES, game_of
from camarilla.core.news import News
from camarilla.lab.extra import needed
from camarilla.lab.play import FIRST, WIDTH, Play
from camarilla.lab.render import as_svg, as_text
from camarilla.lab.sight import MOST, OBSERVATIONS, REWARDS, SLOTS, begun, features, known, mask, reward, seen_json
from camarilla.speech import LANGUAGES

spaces: Any = needed("gymnasium.spaces")

LONGEST_JSON = 1 << 20  # signs
RENDERS = ("ansi", "svg")
LEAST = {"max_cycles": 1, "width": FIRST + 2, "slots": 2}


class Seen(str):
    """JSON that an environment's checkers can ask for its type."""

    __slots__ = ()
    dtype = np.dtype(str)


class Environment:
    """One game as an environment: its spaces, its beginning, what an agent sees and gets."""

    def __init__(
        self,
        game: str,
        players: int,
        observation: str = "features",
        reward: str = "outcome",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        width: int = WIDTH,
        slots: int = SLOTS,
        language: str = "en",
        **switches: str,
    ) -> None:
        known("game", game, tuple(one.id for one in GAMES))
        self.game, self.players, self.switches = game_of(game), players, switches
        self.observation = known("observation", observation, OBSERVATIONS)
        self.reward = known("reward", reward, REWARDS)
        self.render_mode = known("render_mode", render_mode, RENDERS) if render_mode is not None else None
        self.language = known("language", language, tuple(LANGUAGES))
        for name, number in (("max_cycles", max_cycles), ("width", width), ("slots", slots)):
            if number is not None and number < LEAST[name]:
                raise ValueError(f"{name}={number} is too few: at least {LEAST[name]}")
        self.max_cycles, self.width, self.slots = max_cycles, width, slots
        begun(self.game, players, switches)  # what cannot be played is refused at once
        self.names = [f"seat_{seat}" for seat in range(players)]
        self.seat = {name: seat for seat, name in enumerate(self.names)}
        self.action = {name: spaces.Discrete(width) for name in self.names}
        self.space = {name: self._space() for name in self.names}
        self.metadata = {"name": f"camarilla_{game}_v0", "render_modes": list(RENDERS), "is_parallelizable": False}

    def _space(self) -> Any:
        what = spaces.Box(-MOST, MOST, (self.slots,), np.float32)
        if self.observation == "json":
            what = spaces.Text(LONGEST_JSON, charset="".join(map(chr, range(32, 127))))
        return spaces.Dict({"observation": what, "action_mask": spaces.Box(0, 1, (self.width,), np.int8)})

    def begin(self, seed: int | None, told: list[News] | None = None) -> Play:
        """A new game; its news are put into ``told``, where somebody listens."""
        dice = QuickDice(SystemRandom().getrandbits(64) if seed is None else int(seed))
        position = begun(self.game, self.players, self.switches)
        position.state.ears = told
        return Play(self.game, position, dice, self.width)

    def observed(self, play: Play, name: str) -> dict[str, Any]:
        seat = self.seat[name]
        what = features(play, seat, self.slots) if self.observation == "features" else Seen(seen_json(play, seat))
        return {"observation": what, "action_mask": mask(play, seat)}

    def told(self, play: Play, name: str) -> dict[str, Any]:
        """What an agent is told beside its observation: what its actions mean."""
        turn = play.turns.get(self.seat[name])
        if turn is None:
            return {}
        return {
            "question": turn.question.kind(),
            "rule": turn.question.rule,
            "steps": list(turn.so_far),
            "actions": play.actions(turn.seat),
        }

    def worth(self, play: Play) -> dict[str, float]:
        """What each agent gets at the end."""
        outcome = play.outcome
        assert outcome is not None
        return {name: reward(self.reward, outcome, seat) for name, seat in self.seat.items()}

    def drawn(self, play: Play, mode: str | None) -> str | None:
        """The table as everybody sees it, and who is asked what."""
        if mode is None:
            return None
        return as_text(play, self.language) if mode == "ansi" else as_svg(play, self.language)
