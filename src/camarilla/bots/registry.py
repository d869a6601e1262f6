"""Which kinds of bots there are for which game: the rungs of the ladder, a game's own characters, and ``random``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from camarilla.bots import anti_monopoly, global_powers, junta, viva
from camarilla.bots.anti_monopoly.heard import PowersOfPeace
from camarilla.bots.anti_monopoly.parley import ACTS as AT_ANTI_MONOPOLY
from camarilla.bots.bot import Bot, Guarded, QuickDice, RandomBot
from camarilla.bots.character import character_of
from camarilla.bots.global_powers.heard import PowersMemory
from camarilla.bots.global_powers.parley import ACTS as AT_GLOBAL_POWERS
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.junta.parley import ACTS as AT_JUNTA
from camarilla.bots.memory import Memory
from camarilla.bots.minister import Minister
from camarilla.bots.novice import Novice
from camarilla.bots.parley import Acts, Parley
from camarilla.bots.presidente import PACES, Presidente
from camarilla.bots.reasons import Weighing
from camarilla.bots.viva.heard import VivaMemory
from camarilla.bots.viva.parley import ACTS as AT_VIVA
from camarilla.core.illegal import BadInput
from camarilla.core.questions import Dice

Maker: TypeAlias = Callable[[Dice], Bot]

RUNGS = ("novice", "steady", "schemer", "minister", "presidente")  # from the bottom to the top; the names are stable
REMEMBERING = ("schemer", "minister", "presidente")
USUAL = "steady"  # who sits down where nobody chose, in a game that has a ladder

STEADY: dict[str, Maker] = {
    "anti_monopoly": anti_monopoly.steady,
    "junta": junta.Steady,
    "viva": viva.Steady,
    "global_powers": global_powers.Steady,
}
TAUGHT: dict[str, Maker] = {"anti_monopoly": anti_monopoly.dove}  # whom a Novice learnt from, where it is not Steady
SCHEMER: dict[str, type[Weighing]] = {
    "anti_monopoly": anti_monopoly.Schemer,
    "junta": junta.Schemer,
    "viva": viva.Schemer,
    "global_powers": global_powers.Schemer,
}
MEMORIES: dict[str, type[Memory]] = {
    "anti_monopoly": PowersOfPeace,
    "junta": JuntaMemory,
    "viva": VivaMemory,
    "global_powers": PowersMemory,
}
PARLEYS: dict[str, Acts] = {  # what is demanded and promised aloud
    "anti_monopoly": AT_ANTI_MONOPOLY,
    "junta": AT_JUNTA,
    "viva": AT_VIVA,
    "global_powers": AT_GLOBAL_POWERS,
}
TRAINED = frozenset(("anti_monopoly", "junta", "viva", "global_powers"))  # games with weights in the package
# Rungs and characters of a game beside those that every game has; a line each.
OF_GAME: dict[str, dict[str, Maker]] = {
    "anti_monopoly": {
        "dove": anti_monopoly.dove,
        "hawk": anti_monopoly.hawk,
        "tit-for-tat": anti_monopoly.tit_for_tat,
    },
}


def makers(game_id: str) -> dict[str, Maker]:
    """The kinds of one game: the ladder from the bottom up, then characters, then ``random``."""
    found = dict(OF_GAME.get(game_id, {}))
    steady = STEADY.get(game_id)
    if steady is not None:
        taught = TAUGHT.get(game_id, steady)
        found |= {"steady": steady, "novice": lambda dice: Novice(game_id, dice, taught(dice))}
        if game_id in SCHEMER:
            found["schemer"] = SCHEMER[game_id]
        if game_id in TRAINED:
            below = SCHEMER[game_id]
            found["minister"] = lambda dice: Minister(game_id, dice, below(dice))
            found["presidente"] = found["minister"]
            if game_id in PACES:
                found["presidente"] = lambda dice: Presidente(game_id, dice, below(dice), lambda: below(dice))
    ladder = [rung for rung in RUNGS if rung in found]
    characters = [kind for kind in found if kind not in RUNGS]
    return {**{kind: found[kind] for kind in (*ladder, *characters)}, "random": RandomBot}


def kinds(game_id: str) -> tuple[str, ...]:
    """The names of the kinds, in the same order."""
    return tuple(makers(game_id))


def searches(game_id: str, kind: str) -> bool:
    """Whether bots of this kind play on in imagined worlds; where that gains nothing, a Presidente is a Minister."""
    return kind == "presidente" and game_id in PACES


def with_memory(game_id: str, kind: str) -> bool:
    """Whether bots of this kind want to know what their seat heard."""
    return kind in REMEMBERING and game_id in SCHEMER


def memory_of(game_id: str, seat: int | None, players: int) -> Memory:
    """An empty memory for this game; seat None hears what everybody may."""
    return MEMORIES.get(game_id, Memory)(seat, players)


def parley_of(game_id: str, key: str, born: Mapping[int, str], players: int) -> Parley | None:
    """Those who give words and keep or break them knowingly, by seat and character; None: nobody does."""
    if game_id not in PARLEYS or not born:
        return None
    scales = {seat: character_of(one) for seat, one in born.items()}
    return Parley(key, scales, memory_of(game_id, None, players), PARLEYS[game_id])


def usual(game_id: str) -> str:
    """Who sits down where nobody chose: Steady, or in a game without a ladder anybody."""
    return USUAL if game_id in STEADY else "random"


def bot_named(game_id: str, kind: str, seed: int | str) -> Guarded:
    """A bot of this kind; the same seed makes the same choices. An unknown kind is refused."""
    known = makers(game_id)
    if kind not in known:
        raise BadInput("bots", "core-unknown-bot", bot=kind, known=list(known))
    return Guarded(known[kind](QuickDice(seed)))
