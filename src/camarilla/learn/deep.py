"""The learner in torch: on a graphics card if there is one. One long row of parameters, laid out as players read it."""

from __future__ import annotations

from typing import Any

import numpy as np

from camarilla.learn.games import Arrays
from camarilla.nets.network import Floats, Shape

CLIP = 0.2  # how far a probability may move before it stops to count
TOO_FAR = 0.025  # mean change of log-probabilities after which a batch is left
DOUBTS = 0.5  # what an error of the expected value weighs


class DeepLearner:
    """Imitates, or improves by PPO."""

    def __init__(self, shape: Shape, flat: Floats, seed: int) -> None:
        import torch

        self.torch: Any = torch
        torch.manual_seed(seed)
        torch.use_deterministic_algorithms(True, warn_only=True)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        if self.device.type == "cpu":
            torch.set_num_threads(1)
        self.shape = shape
        self.flat = torch.tensor(flat, device=self.device, requires_grad=True)
        self.optimiser = torch.optim.Adam([self.flat], lr=1e-3, eps=1e-6)

    def where(self) -> str:
        name = self.torch.cuda.get_device_name(0) if self.device.type == "cuda" else "processor"
        return f"torch {self.torch.__version__} on {name}"

    def weights(self) -> Floats:
        found: Floats = self.flat.detach().cpu().numpy().copy()
        return found

    def memory(self) -> dict[str, Any]:
        """What the optimiser remembers, to go on later."""
        known = self.optimiser.state.get(self.flat)
        if not known:
            return {}
        return {
            "mean": known["exp_avg"].cpu().numpy(),
            "spread": known["exp_avg_sq"].cpu().numpy(),
            "steps": np.array(float(known["step"])),
        }

    def remember(self, memory: dict[str, Any]) -> None:
        torch = self.torch
        if memory:
            self.optimiser.state[self.flat] = {
                "exp_avg": torch.tensor(memory["mean"], device=self.device),
                "exp_avg_sq": torch.tensor(memory["spread"], device=self.device),
                "step": torch.tensor(float(memory["steps"])),
            }

    def update(
        self, batch: Arrays, taught: bool, rate: float, wander: float, epochs: int, size: int, seed: int
    ) -> dict[str, float]:
        """Some passes over a batch. ``wander``: what it is worth to stay undecided."""
        torch = self.torch
        half = torch.float16 if self.device.type == "cuda" else torch.float32
        states = self._dense(batch[0], batch[1], batch[2], self.shape.state, half)
        options = self._dense(batch[3], batch[4], batch[5], self.shape.option, half)
        counts, chosen, logs, gains, returns = [self._up(part) for part in batch[6:11]]
        counts, chosen = counts.long(), chosen.long()
        starts = torch.cumsum(counts, 0) - counts
        if not taught:
            gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).clamp(-5, 5)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        sums, steps = torch.zeros(5, device=self.device), 0
        order_by = torch.Generator().manual_seed(seed)
        for _ in range(epochs):
            order = torch.randperm(len(chosen), generator=order_by).to(self.device)
            for at in range(0, max(1, len(chosen) - size // 2), size):
                pick = order[at : at + size]
                many = counts[pick]
                row = torch.repeat_interleave(torch.arange(len(pick), device=self.device), many)
                place = torch.arange(len(row), device=self.device) - (torch.cumsum(many, 0) - many)[row]
                looked = options[starts[pick][row] + place].float()
                sums += self._step(
                    states[pick].float(),
                    looked,
                    (row, place, int(many.max())),
                    chosen[pick],
                    logs[pick],
                    gains[pick],
                    returns[pick],
                    taught,
                    wander,
                )
                steps += 1
                if not taught and at == 0 and abs(float(sums[4])) / steps > TOO_FAR:
                    return self._told(sums, steps)
        return self._told(sums, steps)

    def _told(self, sums: Any, steps: int) -> dict[str, float]:
        names = ("policy", "value", "entropy", "same", "moved")
        return dict(zip(names, (sums / max(1, steps)).cpu().tolist(), strict=True))

    def _up(self, part: Any) -> Any:
        part = part.astype(np.int32) if part.dtype == np.uint16 else part
        return self.torch.from_numpy(np.ascontiguousarray(part)).to(self.device)

    def _dense(self, at: Any, much: Any, sizes: Any, width: int, kind: Any) -> Any:
        torch = self.torch
        sizes = self._up(sizes).long()
        row = torch.repeat_interleave(torch.arange(len(sizes), device=self.device), sizes)
        table = torch.zeros(len(sizes) * width, device=self.device, dtype=kind)
        table.index_put_((row * width + self._up(at).long(),), self._up(much).to(kind), accumulate=True)
        return table.view(len(sizes), width)

    def _step(
        self,
        states: Any,
        options: Any,
        where: tuple[Any, Any, int],
        chosen: Any,
        logs: Any,
        gains: Any,
        returns: Any,
        taught: bool,
        wander: float,
    ) -> Any:
        torch = self.torch
        (row, place, width), part, at = where, {}, 0
        for name, shape in self.shape.parts():
            size = int(np.prod(shape))
            part[name] = self.flat[at : at + size].view(shape)
            at += size
        thought = torch.relu(states @ part["read"] + part["read_bias"])
        thought = torch.relu(thought @ part["think"] + part["think_bias"])
        value = thought @ part["value"] + part["value_bias"]
        turned = thought @ part["turn"] + part["turn_bias"]
        units = torch.relu(turned[row] + options @ part["option"])
        scores = torch.full((len(chosen), width), -1e9, device=self.device)
        scores = scores.index_put((row, place), units @ part["score"])
        every = torch.log_softmax(scores, 1)
        mine = every.gather(1, chosen[:, None])[:, 0]
        entropy = -(every.exp() * every.clamp(min=-50)).sum(1).mean()
        doubt = ((value - returns) ** 2).mean()
        if taught:
            policy = -mine.mean()
            loss = policy + DOUBTS * doubt
        else:
            ratio = (mine - logs).clamp(-20, 20).exp()
            policy = -torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            loss = policy + DOUBTS * doubt - wander * entropy
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_([self.flat], 0.5)
        self.optimiser.step()
        with torch.no_grad():
            same = (every.argmax(1) == chosen).float().mean()
            moved = torch.zeros((), device=self.device) if taught else (logs - mine).mean()
            return torch.stack([policy.detach(), doubt.detach(), entropy.detach(), same, moved])
