"""A match that was left in the middle: the log so far, the seed of its dice, and who plays."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from camarilla.catalogue import game_of
from camarilla.core.illegal import BadInput
from camarilla.core.news import News
from camarilla.core.plain import plain
from camarilla.core.words import Plain
from camarilla.match.fair import FairChance, commitment
from camarilla.match.log import Opening, canonical, read_log, replay, written_log
from camarilla.match.match import Match
from camarilla.terminal.logs import read_text

SCHEMA = 1


@dataclass
class Table:
    """A match with everything that a terminal needs to go on with it."""

    match: Match
    seed: bytes
    names: list[str]
    kinds: list[str]  # a kind of bot per seat; the person's own is a deputy
    person: int
    news: list[list[News]]  # by answer of a player; the first came before any

    def opening(self) -> Opening:
        game, setup = self.match.game, self.match.setup
        seats: list[Plain] = [
            {"name": name, "kind": "human" if seat == self.person else "bot", "bot": kind}
            for seat, (name, kind) in enumerate(zip(self.names, self.kinds, strict=True))
        ]
        nonces = [""] * setup.players
        return Opening(setup, f"{game.id}/{game.version}", seats, commitment(self.seed), nonces)

    def log(self) -> str:
        """The log: with the seed only when the match is over."""
        seed = self.seed if self.match.over else None
        return written_log(self.opening(), self.match.entries, plain(self.match.outcome), seed)

    def save(self, path: Path) -> None:
        saved = {"camarilla-save": SCHEMA, "person": self.person, "seed": self.seed.hex(), "log": self.log()}
        path.write_text(canonical(saved) + "\n", "utf-8")


def load(path: Path) -> Table:
    """Goes on where somebody left; refuses what is no save."""
    text = read_text(path)
    try:
        saved = json.loads(text)
        schema = saved["camarilla-save"]
        person, seed, log = int(saved["person"]), bytes.fromhex(saved["seed"]), read_log(saved["log"])
        seats = [(str(one["name"]), str(one["bot"])) for one in log.opening.seats]
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadInput(path.name, "cli-not-a-save") from wrong
    if schema != SCHEMA or commitment(seed) != log.opening.commitment or not 0 <= person < len(seats):
        raise BadInput(path.name, "cli-not-a-save")
    replayed = replay(game_of(log.opening.setup.game), log)
    replayed.match.chance = FairChance(seed, log.opening.nonces)
    return Table(replayed.match, seed, [name for name, _ in seats], [kind for _, kind in seats], person, replayed.news)
