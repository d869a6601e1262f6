"""The learner in numpy, for tiny trainings: the same steps as in torch, with gradients written out by hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from camarilla.learn.games import Arrays
from camarilla.nets.network import Floats, Shape

CLIP = 0.2
TOO_FAR = 0.025
DOUBTS = 0.5
LONGEST = 0.5  # of a gradient


class SmallLearner:
    """Imitates, or improves by PPO."""

    def __init__(self, shape: Shape, flat: Floats) -> None:
        self.shape, self.flat = shape, flat.copy()
        self.mean, self.spread, self.steps = np.zeros_like(flat), np.zeros_like(flat), 0

    def where(self) -> str:
        return f"numpy {np.__version__}"

    def weights(self) -> Floats:
        return self.flat.copy()

    def memory(self) -> dict[str, Any]:
        return {"mean": self.mean, "spread": self.spread, "steps": np.array(float(self.steps))} if self.steps else {}

    def remember(self, memory: dict[str, Any]) -> None:
        if memory:
            self.mean, self.spread, self.steps = memory["mean"], memory["spread"], int(memory["steps"])

    def update(
        self, batch: Arrays, taught: bool, rate: float, wander: float, epochs: int, size: int, seed: int
    ) -> dict[str, float]:
        """Some passes over a batch. ``wander``: what it is worth to stay undecided."""
        states, options = _dense(batch[0:3], self.shape.state), _dense(batch[3:6], self.shape.option)
        counts, chosen, logs, gains, returns = batch[6:11]
        starts = np.cumsum(counts) - counts
        if not taught:
            gains = np.clip((gains - gains.mean()) / (gains.std() + 1e-6), -5, 5)
        sums, steps = np.zeros(5), 0
        order_by = np.random.default_rng(seed)
        for _ in range(epochs):
            order = order_by.permutation(len(chosen))
            for at in range(0, max(1, len(chosen) - size // 2), size):
                pick = order[at : at + size]
                rows = np.concatenate([np.arange(starts[one], starts[one] + counts[one]) for one in pick])
                part = (states[pick], options[rows], counts[pick], chosen[pick], logs[pick], gains[pick], returns[pick])
                gradient, told = self.gradient(part, taught, wander)
                self._descend(gradient, rate)
                sums += told
                steps += 1
                if not taught and at == 0 and abs(sums[4]) / steps > TOO_FAR:
                    break
        names = ("policy", "value", "entropy", "same", "moved")
        return dict(zip(names, (sums / max(1, steps)).tolist(), strict=True))

    def gradient(self, part: Any, taught: bool, wander: float) -> tuple[Floats, Any]:
        """The gradient of the loss at these decisions, and what to tell about them."""
        states, options, counts, chosen, logs, gains, returns = part
        own = self.shape.unrolled(self.flat)
        many = len(chosen)
        row = np.repeat(np.arange(many), counts)
        starts = np.cumsum(counts) - counts
        # forward
        first = np.maximum(states @ own["read"] + own["read_bias"], 0)
        second = np.maximum(first @ own["think"] + own["think_bias"], 0)
        value = second @ own["value"] + own["value_bias"][0]
        units = np.maximum((second @ own["turn"] + own["turn_bias"])[row] + options @ own["option"], 0)
        scores = units @ own["score"]
        scores = scores - np.maximum.reduceat(scores, starts)[row]
        every = scores - np.log(np.add.reduceat(np.exp(scores), starts))[row]
        likely = np.exp(every)
        mine = every[starts + chosen]
        entropy = -np.add.reduceat(likely * every, starts)
        # what the scores should do
        ratio = np.exp(np.clip(mine - logs, -20, 20))
        if taught:
            push, policy = np.full(many, -1 / many), -mine.mean()
        else:
            cut = np.clip(ratio, 1 - CLIP, 1 + CLIP)
            inside = ratio * gains <= cut * gains
            push = np.where(inside, -ratio * gains / many, 0.0)
            policy = -np.minimum(ratio * gains, cut * gains).mean()
        back = -likely * push[row]
        back[starts + chosen] += push
        if not taught:
            back += wander / many * likely * (every + entropy[row])
        # backward
        found = np.zeros_like(self.flat)
        new = self.shape.unrolled(found)
        new["score"][...] = units.T @ back
        lit = np.outer(back, own["score"]) * (units > 0)
        new["option"][...] = options.T @ lit
        turned = np.add.reduceat(lit, starts, 0)
        new["turn"][...], new["turn_bias"][...] = second.T @ turned, turned.sum(0)
        doubt = 2 * DOUBTS * (value - returns) / many
        new["value"][...], new["value_bias"][0] = second.T @ doubt, doubt.sum()
        deep = (turned @ own["turn"].T + np.outer(doubt, own["value"])) * (second > 0)
        new["think"][...], new["think_bias"][...] = first.T @ deep, deep.sum(0)
        deep = (deep @ own["think"].T) * (first > 0)
        new["read"][...], new["read_bias"][...] = states.T @ deep, deep.sum(0)
        best = np.maximum.reduceat(every, starts)
        moved = 0.0 if taught else float((logs - mine).mean())
        told = [policy, ((value - returns) ** 2).mean(), entropy.mean(), (mine >= best).mean(), moved]
        return found, np.array(told)

    def _descend(self, gradient: Floats, rate: float) -> None:
        """One step of Adam."""
        length = float(np.sqrt((gradient**2).sum()))
        gradient = gradient * min(1.0, LONGEST / (length + 1e-6))
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.spread = 0.999 * self.spread + 0.001 * gradient**2
        mean, spread = self.mean / (1 - 0.9**self.steps), self.spread / (1 - 0.999**self.steps)
        self.flat -= (rate * mean / (np.sqrt(spread) + 1e-6)).astype(np.float32)


def _dense(sparse: Any, width: int) -> Floats:
    at, much, sizes = sparse
    table = np.zeros((len(sizes), width), np.float32)
    np.add.at(table, (np.repeat(np.arange(len(sizes)), sizes), at.astype(np.intp)), much.astype(np.float32))
    return table
