"""A learner at one seat, against players who answer at random: MaskablePPO of sb3-contrib, some minutes on a CPU.

    pip install 'camarilla[lab]' torch sb3-contrib
    python examples/ppo.py --game viva --players 4 --steps 60000 --svg curve.svg

The observation is what the networks of the house see, the reward at the end of a game its place from 1 to -1. The curve
shows the share of the victories while it learns; afterwards it plays games that it has never seen.
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np
from gymnasium import ObservationWrapper
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from camarilla.lab import gymnasium


class Features(ObservationWrapper):
    """Only the features: the mask is asked for by its name."""

    def __init__(self, env: gymnasium.Seat) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: dict) -> np.ndarray:
        return observation["observation"]

    def action_masks(self) -> np.ndarray:
        return self.env.action_masks()


def won(env: Features) -> float:
    """The seat's share of the victory in the game that has just ended."""
    outcome = env.env.play.outcome
    return 1 / len(outcome.winners) if env.env.me in outcome.winners else 0.0


class Watch(BaseCallback):
    """Notes after every game whether it was won."""

    def __init__(self, env: Features) -> None:
        super().__init__()
        self.table, self.games = env, []

    def _on_step(self) -> bool:
        # The environment is begun anew at once; what it was worth is in the reward: 1 is the first place.
        if self.locals["dones"][0]:
            self.games.append((self.num_timesteps, float(self.locals["rewards"][0]) >= 0.99))
        return True


def evaluated(model: MaskablePPO | None, env: Features, games: int) -> tuple[float, float]:
    """The share of the victories in fresh games, and half of its 95 % interval; without a model: at random."""
    shares, coin = [], np.random.default_rng(1)
    for number in range(games):
        seen, _ = env.reset(seed=1_000_000 + number)
        ended = False
        while not ended:
            mask = env.action_masks()
            action = coin.choice(np.flatnonzero(mask)) if model is None else model.predict(seen, action_masks=mask)[0]
            seen, _, ended, _, _ = env.step(int(action))
        shares.append(won(env))
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / sqrt(games)


def curve(games: list[tuple[int, bool]], players: int, title: str) -> str:
    """The share of the victories over the steps, a point for each twentieth of the games."""
    each = max(1, len(games) // 20)
    points = []
    for at in range(0, len(games) - each + 1, each):
        some = games[at : at + each]
        points.append((some[-1][0], sum(one for _, one in some) / each))
    last, top = points[-1][0], max(0.5, *[share for _, share in points])
    line = " ".join(f"{50 + 560 * step / last:.1f},{250 - 210 * share / top:.1f}" for step, share in points)
    fair = 250 - 210 / players / top
    style = 'font-family="system-ui,sans-serif" font-size="13"'
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 290" role="img" {style}><title>{title}</title>',
        f'<rect width="640" height="290" fill="#FFF9EB"/><text x="50" y="22">{title}</text>',
        '<path d="M50 250H610M50 40V250" stroke="#1C2230" fill="none"/>',
        f'<path d="M50 {fair:.1f}H610" stroke="#B5301D" stroke-dasharray="5 4"/>',
        f'<text x="604" y="{fair - 5:.1f}" text-anchor="end">fair share</text>',
        f'<text x="44" y="44" text-anchor="end">{100 * top:.0f} %</text>',
        '<text x="44" y="254" text-anchor="end">0 %</text>',
        f'<text x="610" y="272" text-anchor="end">{last:,} steps</text>',
        f'<polyline points="{line}" fill="none" stroke="#0E666C" stroke-width="3"/></svg>',
    ]
    return "\n".join(drawn) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="viva")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--games", type=int, default=200, help="to judge it by")
    parser.add_argument("--svg", default="curve.svg")
    given = parser.parse_args()
    table = gymnasium.make(given.game, given.players, opponents="random", reward="rank", slots=512)
    env = Features(table)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1)
    watch = Watch(env)
    model.learn(given.steps, callback=watch)
    for name, who in (("at random", None), ("PPO", model)):
        share, half = evaluated(who, env, given.games)
        print(f"{name}: {100 * share:.1f} ± {100 * half:.1f} % of the victories in {given.games} games", flush=True)
    with open(given.svg, "w", encoding="utf-8") as file:
        file.write(curve(watch.games, given.players, f"PPO at {given.game} against {given.players - 1} at random"))


if __name__ == "__main__":
    main()
