"""A look that leaves the house, and the worlds that can be imagined from it: for bots that live elsewhere.

A look is what one seat may know at one moment, as JSON: its view, what it is asked, what it heard, and a *mould*: a
position in which everything that the seat cannot know was dealt anew, with dice that nobody can guess. The mould tells
nothing that ``Look.world`` would not tell; worlds are cast from it by dealing anew once more, so they are distributed
like those of ``Look.world``.

The dice of the mould must stay secret: whoever knew them could undo the shuffle and read what lay there before.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from camarilla.bots import Look, QuickDice
from camarilla.catalogue import game_of
from camarilla.core.flow import Position
from camarilla.core.game import Game, Setup
from camarilla.core.illegal import BadInput
from camarilla.core.plain import plain
from camarilla.core.questions import Dice
from camarilla.core.words import Plain
from camarilla.match.match import Match, load_position, redeal, save_position

SCHEMA = 1
FIELDS = ("schema", "rules", "setup", "seat", "seen", "heard", "mould")


class SecretDice:
    """Numbers that nobody can guess or repeat."""

    def below(self, bound: int) -> int:
        return secrets.randbelow(bound)


def exported(match: Match, seat: int, heard: Sequence[Plain], dice: Dice | None = None) -> dict[str, Plain]:
    """What this seat may know now, and a mould for worlds. Other dice than secret ones are for tests."""
    mould = Look(match.game, match.position, seat).world(dice or SecretDice())
    return {
        "schema": SCHEMA,
        "rules": f"{match.game.id}/{match.game.version}",
        "setup": plain(match.setup),
        "seat": seat,
        "seen": match.seen(seat),
        "heard": list(heard),
        "mould": save_position(match.game, mould),
    }


class Mould:
    """A look that was read again."""

    def __init__(self, look: Plain) -> None:
        if not isinstance(look, dict) or any(name not in look for name in FIELDS):
            raise BadInput("look", "core-not-a-look", known=list(FIELDS))
        if look["schema"] != SCHEMA:
            raise BadInput("schema", "core-unknown-schema", got=str(look["schema"]), known=SCHEMA)
        try:
            self.setup = Setup(**look["setup"])
            self.game: Game = game_of(self.setup.game)
            self.seat = int(look["seat"])
        except (TypeError, ValueError) as wrong:
            raise BadInput("look", "core-not-a-look", known=list(FIELDS)) from wrong
        known = f"{self.game.id}/{self.game.version}"
        if look["rules"] != known:
            raise BadInput("rules", "core-other-rules", got=str(look["rules"]), known=known)
        try:
            self.position = load_position(self.game, self.setup, look["mould"])
            self.game.view(self.position.state, self.seat)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
            raise BadInput("mould", "core-not-a-look", known=list(FIELDS)) from wrong

    def cast(self, dice: Dice) -> Position:
        """A world that looks the same to the seat."""
        return redeal(self.game, self.position, self.seat, dice)

    def worlds(self, count: int, seed: str = "") -> list[dict[str, Plain]]:
        """So many worlds in words that every language reads; the same seed, the same worlds."""
        dice = QuickDice(f"worlds {seed}") if seed else SecretDice()
        return [told(self.game, self.cast(dice)) for _ in range(count)]


def told(game: Game, world: Position) -> dict[str, Plain]:
    """A world: what every seat sees in it, who is asked, and the position for those who can load it."""
    seats = range(world.state.players)
    return {
        "views": [plain(game.view(world.state, seat)) for seat in seats],
        "asked": [seat for seat in world.asked() if seat >= 0],
        "saved": save_position(game, world),
    }
