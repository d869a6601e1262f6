"""The network itself, in numpy: two hidden layers that read the state, a value, and a score for each option."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Shape:
    """How large a network is: slots of state and options, hidden units, units in which options are weighed."""

    state: int = 4096
    option: int = 2048
    hidden: int = 176
    weigh: int = 96

    def parts(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The arrays of a network, in the order in which they lie in one long row of numbers."""
        h, w = self.hidden, self.weigh
        return (
            ("read", (self.state, h)),
            ("read_bias", (h,)),
            ("think", (h, h)),
            ("think_bias", (h,)),
            ("value", (h,)),
            ("value_bias", (1,)),
            ("turn", (h, w)),
            ("turn_bias", (w,)),
            ("option", (self.option, w)),
            ("score", (w,)),
        )

    @property
    def size(self) -> int:
        return sum(int(np.prod(shape)) for _, shape in self.parts())

    def unrolled(self, flat: Floats) -> dict[str, Floats]:
        """The arrays as views into the long row."""
        found, at = {}, 0
        for name, shape in self.parts():
            size = int(np.prod(shape))
            found[name] = flat[at : at + size].reshape(shape)
            at += size
        return found


def fresh(shape: Shape, seed: int = 0) -> Floats:
    """A network that has learnt nothing yet."""
    rng = np.random.default_rng(seed)
    flat = np.zeros(shape.size, np.float32)
    scale = {"read": 0.08, "option": 0.2, "value": 0.01, "score": 0.02}
    for name, array in shape.unrolled(flat).items():
        if not name.endswith("bias"):
            array[...] = rng.normal(0, scale.get(name) or (2.0 / array.shape[0]) ** 0.5, array.shape)
    return flat


class Network:
    """Weighs the options of one question at a time; what it reads of the state is read once for all small steps."""

    def __init__(self, shape: Shape, flat: Floats) -> None:
        self.shape = shape
        parts = shape.unrolled(flat)
        self._read, self._read_bias, self._think, self._think_bias = [
            parts[name] for name in ("read", "read_bias", "think", "think_bias")
        ]
        self._value, self._value_bias, self._turn, self._turn_bias = [
            parts[name] for name in ("value", "value_bias", "turn", "turn_bias")
        ]
        self._option, self._score = parts["option"], parts["score"]

    def read(self, at: list[int], much: list[float]) -> Floats:
        """The first layer's sums over the features of a state."""
        sums: Floats = np.asarray(much, np.float32) @ self._read.take(np.asarray(at, np.intp), 0)
        sums += self._read_bias
        return sums

    def think(self, sums: Floats, at: list[int], much: list[float]) -> Floats:
        """The second layer, after some more features (the steps made so far)."""
        if at:
            sums = sums + np.asarray(much, np.float32) @ self._read.take(np.asarray(at, np.intp), 0)
        thought: Floats = np.maximum(sums, 0) @ self._think
        thought += self._think_bias
        np.maximum(thought, 0, out=thought)
        return thought

    def value(self, thought: Floats) -> float:
        """What the seat may expect: its share of the victory beyond a fair one."""
        return float(thought @ self._value) + float(self._value_bias[0])

    def scores(self, thought: Floats, rows: list[tuple[list[int], list[float]]]) -> Floats:
        """A score for each option; the higher, the likelier."""
        turned = thought @ self._turn
        turned += self._turn_bias
        at = np.asarray([place for row, _ in rows for place in row], np.intp)
        much = np.asarray([weight for _, row in rows for weight in row], np.float32)
        weighed = self._option.take(at, 0)
        weighed *= much[:, None]
        ends = np.cumsum([0, *[len(row) for row, _ in rows[:-1]]])
        units = np.add.reduceat(weighed, ends, 0)
        units += turned
        np.maximum(units, 0, out=units)
        scores: Floats = units @ self._score
        return scores


def packed(shape: Shape, flat: Floats) -> bytes:
    """A network as it is shipped: half precision, packed."""
    out = BytesIO()
    sizes = np.asarray([shape.state, shape.option, shape.hidden, shape.weigh], np.int32)
    np.savez_compressed(out, sizes=sizes, weights=flat.astype(np.float16))
    return out.getvalue()


LARGE = ("read", "option")  # the tables with a row for each slot: nearly all of a network


def packed_in_bytes(shape: Shape, flat: Floats) -> bytes:
    """Half as large: of the large tables every weight is a byte, and every row has a scale of its own."""
    parts, out = shape.unrolled(flat), BytesIO()
    sizes = np.asarray([shape.state, shape.option, shape.hidden, shape.weigh], np.int32)
    kept: dict[str, Any] = {}
    for name, _ in shape.parts():
        part = parts[name]
        if name in LARGE:
            scale = np.maximum(np.abs(part).max(1), 1e-6) / 127
            kept[name], kept[f"{name}_scale"] = np.rint(part / scale[:, None]).astype(np.int8), scale.astype(np.float32)
        else:
            kept[name] = part.astype(np.float16)
    np.savez_compressed(out, sizes=sizes, **kept)
    return out.getvalue()


def unpacked(data: bytes) -> tuple[Shape, Floats]:
    """The network that was packed in either way."""
    with np.load(BytesIO(data), allow_pickle=False) as stored:
        shape = Shape(*[int(size) for size in stored["sizes"]])
        if "weights" in stored.files:
            return shape, stored["weights"].astype(np.float32)
        flat = np.empty(shape.size, np.float32)
        for name, part in shape.unrolled(flat).items():
            part[...] = stored[name]
            if name in LARGE:
                part *= stored[f"{name}_scale"][:, None]
        return shape, flat


@lru_cache(maxsize=8)
def shipped(game_id: str, rung: str = "minister") -> Network:
    """The network that comes with the package for this game; where a rung has one of its own, that."""
    weights = files("camarilla.nets") / "weights"
    own = weights / f"{game_id}.{rung}.npz"
    return Network(*unpacked((own if own.is_file() else weights / f"{game_id}.npz").read_bytes()))


def told(game_id: str) -> dict[str, Any]:
    """With which command and seed it was made, and what it reached."""
    made: dict[str, Any] = json.loads((files("camarilla.nets") / "weights" / f"{game_id}.json").read_text("utf-8"))
    return made
