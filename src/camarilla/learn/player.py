"""A learner at the table: answers in small steps by its network, and writes down what it saw and chose."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from camarilla.bots import Bot, Look
from camarilla.core.questions import Question
from camarilla.nets.features import DONE, Sight
from camarilla.nets.network import Network, Shape
from camarilla.nets.paths import path_to
from camarilla.nets.policy import LEFT, LONGEST, TOO_MANY
from camarilla.nets.walk import Offer, Walk


@dataclass
class Notes:
    """The decisions of one seat in one game: features, choice, its log-probability, the value that was expected."""

    states: list[tuple[Any, Any]] = field(default_factory=list)
    options: list[tuple[Any, Any, list[int]]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    logs: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)


@dataclass
class Setting:
    """Where a learner sits: the game, the size of its network, and whether it is shown its teacher's answers."""

    game_id: str
    players: int
    shape: Shape
    advised: bool = False


HIDDEN = 0.5  # share of taught questions whose advice is hidden: whoever sees it always learns nothing but to obey


class Learner:
    """Plays by a network, drawing its steps. Without a network it answers like its teacher, and notes his steps."""

    remembers = True  # as its teacher does

    def __init__(
        self, setting: Setting, network: Network | None, teacher: Bot, dice: Random, notes: Notes | None = None
    ) -> None:
        self.setting, self.network, self.teacher, self.dice, self.notes = setting, network, teacher, dice, notes
        self.lost = self.illegal = 0

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return self.teacher.interject(look, question)

    def answer(self, look: Look, question: Question[Any]) -> Any:
        try:
            answer = self._answer(look, question)
            question.check(answer)
        except Exception:
            self.illegal += 1  # counted, and told with every round: the teacher stands in
            return self.teacher.answer(look, question)
        return answer

    def _answer(self, look: Look, question: Question[Any]) -> Any:
        if self.network is not None and question.kind() in LEFT:
            return self.teacher.answer(look, question)  # as at a table: what follows must be learnt with what is played
        walk, setting = Walk(question), self.setting
        right: Any = None
        path: tuple[str, ...] | None = None
        if self.network is None or setting.advised:
            right = self.teacher.answer(look, question)
            path = path_to(walk, right)
            if path is None:
                self.lost += 1
                if self.network is None:
                    return right
        slots = (setting.shape.state, setting.shape.option)
        sight = Sight(setting.game_id, look.view(), question, look.seat, setting.players, slots)
        sums = self.network.read(sight.at, sight.much) if self.network is not None else None
        shown = setting.advised and (self.network is not None or self.dice.random() >= HIDDEN)
        so_far: tuple[str, ...] = ()
        while True:
            offered, whole = walk.offered(so_far)
            if not offered:
                return whole
            if len(offered) > TOO_MANY or len(so_far) > LONGEST:
                return right if right is not None else self.teacher.answer(look, question)
            step = path[len(so_far)] if path is not None and path[: len(so_far)] == so_far != path else None
            way = 0
            if whole is not None or len(offered) > 1:
                way = self._pick(sight, sums, so_far, offered, whole is not None, step, shown)
            if way == len(offered):
                return whole
            so_far = (*so_far, offered[way][0])

    def _pick(
        self,
        sight: Sight,
        sums: Any,
        so_far: tuple[str, ...],
        offered: list[Offer],
        whole: bool,
        step: str | None,
        shown: bool,
    ) -> int:
        more_at, more_much = sight.steps(so_far)
        rows = sight.options(offered, whole, step if shown else None)
        log = value = 0.0
        if self.network is None:
            way = len(offered) if step == DONE else [key for key, _, _ in offered].index(step or "")
        else:
            thought = self.network.think(sums, more_at, more_much)
            way, log = self._draw(self.network.scores(thought, rows))
            value = self.network.value(thought)
        if self.notes is not None:
            self._note(sight, more_at, more_much, rows, way, log, value)
        return way

    def _draw(self, scores: Any) -> tuple[int, float]:
        scores = scores - scores.max()
        weights = np.exp(scores)
        total = float(weights.sum())
        way = min(int(np.searchsorted(np.cumsum(weights), self.dice.random() * total)), len(weights) - 1)
        return way, float(scores[way]) - float(np.log(total))

    def _note(self, sight: Sight, at: Any, much: Any, rows: Any, way: int, log: float, value: float) -> None:
        notes = self.notes
        assert notes is not None
        notes.states.append((np.array(sight.at + at, np.uint16), np.array(sight.much + much, np.float16)))
        notes.options.append(
            (
                np.array([place for row, _ in rows for place in row], np.uint16),
                np.array([weight for _, row in rows for weight in row], np.float16),
                [len(row) for row, _ in rows],
            )
        )
        notes.chosen.append(way)
        notes.logs.append(log)
        notes.values.append(value)
