"""G19.4 to G21.1 Who wins a war by strength and dice, and how often: everything of it lies open on the board."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.games.global_powers.board import Board
from camarilla.games.global_powers.components import MILITARY

LEAD_FOR_STALEMATE = 2  # G20.1 military chips more than the defender


def result_of(arms: tuple[int, int], dice: tuple[int, int], bonus: tuple[int, int] = (0, 0)) -> str:
    """G20.1 Equal totals, or a strong attacker's 1 against a 3: a stalemate; G21.1 else the higher total wins."""
    lead = dice[0] + arms[0] + bonus[0] - dice[1] - arms[1] - bonus[1]
    unlucky = dice == (1, 3) and arms[0] - arms[1] >= LEAD_FOR_STALEMATE
    return "stalemate" if lead == 0 or unlucky else "attacker" if lead > 0 else "defender"


@dataclass
class Odds:
    """A war that could be: strength against strength, and how many of all throws end how."""

    region: int  # the target
    attack: int
    defence: int
    win: int
    draw: int
    lose: int


def arms_of(board: Board, attacker: int, target: int) -> tuple[int, int]:
    """G19.4 The military chips of both regions."""
    return board.chip(attacker, MILITARY), board.chip(target, MILITARY)


def odds(target: int, arms: tuple[int, int], die: tuple[int, ...]) -> Odds:
    """G19.4 Without Warmonger, which is spent only when the war has begun."""
    results = [result_of(arms, (one, other)) for one in die for other in die]
    ends = (results.count("attacker"), results.count("stalemate"), results.count("defender"))
    return Odds(target, arms[0], arms[1], *ends)
