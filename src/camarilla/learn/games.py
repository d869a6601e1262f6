"""One game for the learner: who sits there, what is noted, what it was worth. The same number is the same game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np

from camarilla.arena.report import variants
from camarilla.arena.run import play_seeded
from camarilla.arena.simulate import ranks
from camarilla.bots import Bot, bot_named, kinds
from camarilla.core.game import Game
from camarilla.learn.player import Learner, Notes, Setting
from camarilla.learn.recipes import Recipe
from camarilla.nets.network import Network
from camarilla.nets.traits import is_advised
from camarilla.nets.worth import worth

SMOOTH = 0.97  # how far an outcome reaches back beyond what was expected on the way (the lambda of GAE)
Arrays = tuple[Any, ...]


@dataclass
class Told:
    """What became of one game: noted decisions as arrays, and how a single learner fared against the rung below."""

    number: int
    arrays: Arrays | None
    decisions: int
    duel: bool
    share: float
    place: float
    lost: int
    illegal: int


def teacher_kind(game_id: str) -> str:
    """The best rung that is no network; where a game has no ladder, anybody."""
    known = kinds(game_id)
    return next((kind for kind in ("schemer", "steady") if kind in known), "random")


def teacher(game_id: str, seed: str, kind: str = "") -> Bot:
    return bot_named(game_id, kind or teacher_kind(game_id), seed).bot


class Tables:
    """Seats learners and their opponents. ``network`` is the newest one, ``older`` the pool of past ones."""

    def __init__(self, game: Game, recipe: Recipe, seed: str) -> None:
        self.game, self.recipe, self.seed = game, recipe, seed
        self.rules = list(variants(self.game))
        self.characters = [kind for kind in kinds(game.id) if kind not in ("minister", "presidente")]

    def taught(self, number: int) -> Told:
        """Everybody plays like the teacher; everything is noted."""
        dice = Random(f"{self.seed}/taught/{number}")
        players, switches = self._table(dice)
        notes = [Notes() for _ in range(players)]
        bots: list[Bot] = [self._learner(players, None, number, seat, dice, notes[seat]) for seat in range(players)]
        return self._played(number, players, switches, bots, dict(enumerate(notes)), "", taught=True)

    def played(self, number: int, network: Network, older: list[Network]) -> Told:
        """The newest network at some seats, against whoever is drawn for the others."""
        recipe, dice = self.recipe, Random(f"{self.seed}/played/{number}")
        players, switches = self._table(dice)
        drawn = dice.random()
        company = (
            "below"
            if drawn < recipe.below
            else "older"
            if drawn < recipe.below + recipe.older and older
            else "mixed"
            if drawn < recipe.below + recipe.older + recipe.mixed
            else "self"
        )
        count = players if company == "self" else 1 if dice.random() < recipe.alone else max(1, players // 2)
        mine = dice.sample(range(players), count)
        notes = {seat: Notes() for seat in sorted(mine)}
        past = dice.choice(older) if older else network
        below = "steady" if "steady" in self.characters and dice.random() < recipe.steady else ""
        bots: list[Bot] = []
        for seat in range(players):
            if seat in notes:
                bots.append(self._learner(players, network, number, seat, dice, notes[seat]))
            elif company == "older" or (company == "mixed" and older and dice.random() < 0.4):
                bots.append(self._learner(players, past, number, seat, dice, None))
            else:
                kind = dice.choice(self.characters) if company == "mixed" else below
                bots.append(teacher(self.game.id, f"{self.seed}/{number}/{seat}", kind))
        duel = company == "below" and not below and count == 1 and players == recipe.players and not switches
        return self._played(number, players, switches, bots, notes, "duel" if duel else "")

    def _table(self, dice: Random) -> tuple[int, dict[str, str]]:
        if dice.random() >= self.recipe.elsewhere:
            return self.recipe.players, {}
        return dice.choice(self.game.seats), dice.choice(self.rules)

    def _learner(
        self, players: int, network: Network | None, number: int, seat: int, dice: Random, notes: Notes | None
    ) -> Learner:
        setting = Setting(self.game.id, players, self.recipe.shape, is_advised(self.game.id))
        return Learner(setting, network, teacher(self.game.id, f"{self.seed}/{number}/{seat}"), dice, notes)

    def _played(
        self,
        number: int,
        players: int,
        switches: dict[str, str],
        bots: list[Bot],
        notes: dict[int, Notes],
        duel: str,
        taught: bool = False,
    ) -> Told:
        seed = f"{self.seed}/{'taught' if taught else 'played'}/{number}"
        outcome = play_seeded(self.game, players, switches, None, bots, seed).outcome
        noted = [(seat, one) for seat, one in notes.items() if one.chosen]
        worths = [(one, worth(self.game.id, outcome, seat, self.recipe.lost_world)) for seat, one in noted]
        arrays = _arrays(worths, taught) if noted else None
        seat = next(iter(notes))
        learners = [bot for bot in bots if isinstance(bot, Learner)]
        return Told(
            number,
            arrays,
            sum(len(one.chosen) for _, one in noted),
            bool(duel),
            1 / len(outcome.winners) if seat in outcome.winners else 0.0,
            ranks(outcome)[seat],
            sum(one.lost for one in learners),
            sum(one.illegal for one in learners),
        )


def _arrays(noted: list[tuple[Notes, float]], taught: bool) -> Arrays:
    """Sparse rows one after the other, and how long each is; advantages and returns of each decision."""
    states = [one for notes, _ in noted for one in notes.states]
    options = [one for notes, _ in noted for one in notes.options]
    gains, returns = [], []
    for notes, final in noted:
        gain, back = _credit(notes.values, final, taught)
        gains.append(gain)
        returns.append(back)
    return (
        np.concatenate([at for at, _ in states]),
        np.concatenate([much for _, much in states]),
        np.array([len(at) for at, _ in states], np.int32),
        np.concatenate([at for at, _, _ in options]),
        np.concatenate([much for _, much, _ in options]),
        np.array([size for _, _, sizes in options for size in sizes], np.int32),
        np.array([len(sizes) for _, _, sizes in options], np.int32),
        np.array([way for notes, _ in noted for way in notes.chosen], np.int32),
        np.array([log for notes, _ in noted for log in notes.logs], np.float32),
        np.concatenate(gains),
        np.concatenate(returns),
    )


def _credit(values: list[float], final: float, taught: bool) -> tuple[Any, Any]:
    """How much better than expected it went from each decision on; the only reward comes at the end."""
    count = len(values)
    if taught:
        return np.ones(count, np.float32), np.full(count, final, np.float32)
    gains = np.empty(count, np.float32)
    last = 0.0
    for place in range(count - 1, -1, -1):
        after = values[place + 1] if place + 1 < count else final
        last = after - values[place] + SMOOTH * last
        gains[place] = last
    return gains, gains + np.array(values, np.float32)


def joined(parts: list[Arrays]) -> Arrays:
    """The decisions of several games as one batch."""
    return tuple(np.concatenate([part[place] for part in parts]) for place in range(11))
