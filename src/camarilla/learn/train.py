"""``camarilla train``: imitation of the rung below, then play against it, older selves and characters."""

from __future__ import annotations

import json
import pickle
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

import numpy as np

from camarilla.core.game import Game
from camarilla.core.illegal import BadInput
from camarilla.learn.actors import Company, Rounds
from camarilla.learn.cluster import Cluster
from camarilla.learn.games import Told, joined
from camarilla.learn.recipes import Recipe
from camarilla.nets.network import Floats, fresh, packed, unpacked

LATEST = 0.03  # what the newest network weighs in the mean of all: that one wanders less, and mostly plays as well


@dataclass(frozen=True)
class Wish:
    """A training as it was asked for."""

    game: Game
    recipe: Recipe
    out: Path
    seed: str = "0"
    rounds: int = 0  # 0: until the time is over
    seconds: float = 0.0  # 0: until the rounds are over
    taught_rounds: int = 12
    jobs: int = 1
    rate: float = 3.5e-4
    taught_rate: float = 1e-3
    wander: float = 0.008
    epochs: int = 3
    batch: int = 2048
    deep: bool = True  # torch; without it numpy learns
    engine: str = "processes"  # or "ray"
    start: Path | None = None  # a network to begin with


@dataclass
class Point:
    """One round on the curve."""

    round: int
    seconds: float
    taught: bool
    games: int
    decisions: int
    duels: int
    share: float  # of the victory, one learner among the rung below, drawing its answers
    place: float
    measures: dict[str, float] = field(default_factory=dict)


class Inbox:
    """What the players hand over, by round."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self._queue: queue.Queue[tuple[int, Told]] = queue.Queue()
        self._waiting: dict[int, list[Told]] = {}
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        alive = list(self.company.pipes)
        while alive:
            for pipe in wait(alive, 0.5):
                try:
                    self._queue.put(pickle.loads(pipe.recv_bytes()))  # type: ignore[union-attr]  # noqa: S301  # our own processes
                except (EOFError, OSError):
                    alive.remove(pipe)

    def round(self, number: int, size: int, until: float) -> list[Told] | None:
        """All games of a round in the order of their numbers; None if the time is over before."""
        while len(self._waiting.get(number, [])) < size:
            try:
                which, told = self._queue.get(timeout=0.5)
                self._waiting.setdefault(which, []).append(told)
            except queue.Empty:
                if not any(process.is_alive() for process in self.company.processes):
                    raise RuntimeError("all players have died") from None
            if time.monotonic() > until:
                return None
        return sorted(self._waiting.pop(number), key=lambda told: told.number)


class Training:
    """One training: goes on where its state file ended."""

    def __init__(self, wish: Wish, say: Callable[[str], None]) -> None:
        self.wish, self.recipe, self.say = wish, wish.recipe, say
        self.rounds = Rounds(wish.taught_rounds, self.recipe.taught, self.recipe.played)
        self.round, self.curve, self.before = 0, [], 0.0  # type: int, list[Point], float
        self.flat: Floats = fresh(self.recipe.shape, _number(wish.seed))
        self.memory: dict[str, Any] = {}
        self.pool: list[Floats] = []
        self.mean: Floats | None = None
        if self.state_file.exists():
            self._load()
        elif wish.start is not None:
            self.flat = self._begun_with(wish.start)

    @property
    def state_file(self) -> Path:
        return self.wish.out.with_suffix(".state.npz")

    def run(self) -> None:
        """Learns until the rounds or the time are over; what was reached is kept in either case."""
        wish, begun = self.wish, time.monotonic()
        until = begun + wish.seconds if wish.seconds else float("inf")
        company, inbox = self._players()
        count = self.rounds.kept(self.round)
        for place, old in enumerate(self.pool):
            company.keep(count - len(self.pool) + place, old)
        learner = _learner(wish, self.recipe, self.flat)
        learner.remember(self.memory)
        self.say(
            f"{wish.game.id}: {learner.where()}, {self.recipe.shape.size} parameters, "
            f"{wish.jobs} players, from round {self.round}"
        )
        for version in (self.round - 1, self.round):
            company.publish(max(0, version), self.flat)
        saved = time.monotonic()
        try:
            while not wish.rounds or self.round < wish.rounds:
                games = inbox.round(self.round, self.rounds.size(self.round), until)
                if games is None:
                    break
                self._learn(learner, company, games, begun, until)
                if time.monotonic() - saved > 60:
                    saved = time.monotonic()
                    self.save(learner)
        finally:
            company.stop()
            self.before += time.monotonic() - begun
            self.save(learner)

    def _players(self) -> tuple[Company | Cluster, Inbox | Cluster]:
        """Who plays, and where the games come in."""
        wish = self.wish
        how = (wish.game, self.recipe, self.rounds, wish.seed, self.round, wish.jobs)
        if wish.engine == "ray":
            cluster = Cluster(*how)
            return cluster, cluster
        company = Company(*how)
        return company, Inbox(company)

    def _learn(self, learner: Any, company: Company | Cluster, games: list[Told], begun: float, until: float) -> None:
        wish, now = self.wish, time.monotonic()
        taught = self.round < wish.taught_rounds
        left = self._left(begun, until)
        batch = joined([told.arrays for told in games if told.arrays is not None])
        if taught:
            rate = wish.taught_rate * (0.2 + 0.8 * (1 - self.round / wish.taught_rounds))
            measures = learner.update(batch, True, rate, 0.0, 4, wish.batch, self.round)
        else:
            rate = wish.rate * (0.1 + 0.9 * left)
            wander = wish.wander * (0.2 + 0.8 * left)
            measures = learner.update(batch, False, rate, wander, wish.epochs, 2 * wish.batch, self.round)
        measures["learn_s"] = time.monotonic() - now
        self.flat = learner.weights()
        self.mean = self.flat if self.mean is None else (1 - LATEST) * self.mean + np.float32(LATEST) * self.flat
        if not np.isfinite(self.flat).all():
            raise RuntimeError("the weights are no numbers any more")
        self.round += 1
        count = self.rounds.kept(self.round)
        if count > self.rounds.kept(self.round - 1):
            company.keep(count - 1, self.flat)
        company.publish(self.round, self.flat)
        self.pool = company.kept(count)
        self._note(games, taught, measures, begun)

    def _left(self, begun: float, until: float) -> float:
        """How much of the training is still to come: by rounds where they are counted, otherwise by time."""
        wish = self.wish
        if wish.rounds:
            return max(0.0, 1 - self.round / wish.rounds)
        return max(0.0, (until - time.monotonic()) / (until - begun))

    def _note(self, games: list[Told], taught: bool, measures: dict[str, float], begun: float) -> None:
        duels = [told for told in games if told.duel]
        count = len(duels)
        point = Point(
            self.round,
            round(self.before + time.monotonic() - begun, 1),
            taught,
            len(games),
            sum(told.decisions for told in games),
            count,
            sum(told.share for told in duels) / count if count else 0.0,
            sum(told.place for told in duels) / count if count else 0.0,
            {name: round(value, 5) for name, value in measures.items()},
        )
        self.curve.append(point)
        every = 3 if taught else 10
        if self.round % every == 0:
            recent = self.curve[-every:]
            duels_of = sum(one.duels for one in recent) or 1
            share = sum(one.share * one.duels for one in recent) / duels_of
            place = sum(one.place * one.duels for one in recent) / duels_of
            lost, illegal = sum(told.lost for told in games), sum(told.illegal for told in games)
            shown = " ".join(f"{name} {value:.4f}" for name, value in measures.items())
            self.say(
                f"[{point.seconds:6.0f} s] {self.wish.game.id} round {self.round}{' taught' if taught else ''}: "
                f"{point.games} games, {point.decisions} decisions; {shown}; "
                f"duels {duels_of}: share {100 * share:.1f} %, place {place:.2f}; lost {lost}, illegal {illegal}"
            )

    # --- keeping ------------------------------------------------------------------------------------------------------

    def save(self, learner: Any) -> None:
        """The network and its mean over the latest rounds, either fit to ship, and all that is needed to go on."""
        wish = self.wish
        wish.out.parent.mkdir(parents=True, exist_ok=True)
        mean = self.flat if self.mean is None else self.mean
        wish.out.write_bytes(packed(self.recipe.shape, self.flat))
        wish.out.with_suffix(".mean.npz").write_bytes(packed(self.recipe.shape, mean))
        memory = {f"memory_{name}": value for name, value in learner.memory().items()}
        pool = np.stack(self.pool).astype(np.float16) if self.pool else np.zeros((0, 1), np.float16)
        state = self.state_file.with_suffix(".new.npz")
        np.savez(state, flat=self.flat, mean=mean, round=self.round, seconds=self.before, pool=pool, **memory)
        state.replace(self.state_file)
        curve = [asdict(point) for point in self.curve]
        self.wish.out.with_suffix(".curve.json").write_text(json.dumps(curve), encoding="utf-8")

    def _begun_with(self, start: Path) -> Floats:
        try:
            shape, flat = unpacked(start.read_bytes())
        except (OSError, ValueError, KeyError) as unreadable:
            raise BadInput("--from", "cli-train-no-network", file=str(start), why=str(unreadable)) from None
        wants = self.recipe.shape
        if shape != wants:
            raise BadInput("--from", "cli-train-other-shape", file=str(start), has=str(shape), wants=str(wants))
        return flat

    def _load(self) -> None:
        with np.load(self.state_file, allow_pickle=False) as stored:
            self.flat = stored["flat"]
            self.mean = stored["mean"] if "mean" in stored.files else None
            self.round, self.before = int(stored["round"]), float(stored["seconds"])
            self.pool = [old.astype(np.float32) for old in stored["pool"]]
            self.memory = {name[7:]: stored[name] for name in stored.files if name.startswith("memory_")}
        kept = self.wish.out.with_suffix(".curve.json")
        if kept.exists():
            self.curve = [Point(**point) for point in json.loads(kept.read_text(encoding="utf-8"))]


def _learner(wish: Wish, recipe: Recipe, flat: Floats) -> Any:
    if wish.deep:
        from camarilla.learn.deep import DeepLearner

        return DeepLearner(recipe.shape, flat, _number(wish.seed))
    from camarilla.learn.small import SmallLearner

    return SmallLearner(recipe.shape, flat)


def _number(seed: str) -> int:
    return sum(map(ord, seed))
