"""Which kinds of bots there are for which game. ``random`` plays everything; a game's own kinds have a line each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from camarilla.bots import anti_monopoly, global_powers, junta, viva
from camarilla.bots.bot import Bot, Guarded, QuickDice, RandomBot
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Dice

Maker: TypeAlias = Callable[[Dice], Bot]

EVERYWHERE: dict[str, Maker] = {"random": RandomBot}
OF_GAME: dict[str, dict[str, Maker]] = {
    "anti_monopoly": {
        "steady": anti_monopoly.steady,
        "dove": anti_monopoly.dove,
        "hawk": anti_monopoly.hawk,
        "tit-for-tat": anti_monopoly.tit_for_tat,
    },
    "junta": {"steady": junta.Steady},
    "viva": {"steady": viva.Steady},
    "global_powers": {"steady": global_powers.Steady},
}


def makers(game_id: str) -> dict[str, Maker]:
    """The kinds of one game, the best first."""
    return {**OF_GAME.get(game_id, {}), **EVERYWHERE}


def kinds(game_id: str) -> tuple[str, ...]:
    """The names of the kinds, the best first."""
    return tuple(makers(game_id))


def bot_named(game_id: str, kind: str, seed: int | str) -> Guarded:
    """A bot of this kind; the same seed makes the same choices. An unknown kind is refused."""
    known = makers(game_id)
    if kind not in known:
        raise BadInput("bots", "core-unknown-bot", bot=kind, known=list(known))
    return Guarded(known[kind](QuickDice(seed)))
