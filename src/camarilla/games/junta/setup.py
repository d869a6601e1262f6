"""J3 Set-up: families, cards, notes. J17.0, J18.0 With two or three players dummies fill the table."""

from __future__ import annotations

from camarilla.games.junta.components import CARDS, Box
from camarilla.games.junta.ledger import opened
from camarilla.games.junta.money import NO_NOTES
from camarilla.games.junta.state import FROZEN, NOBODY, Junta

MINI_FAMILIES = 5  # J17.0, J18.0


def lay_out(players: int, rules: dict[str, str], box: Box) -> Junta:
    """J3.1, J3.2, J3.3 The table before the cards are dealt; J1.0 two to seven players."""
    families = players if players > 3 else MINI_FAMILIES
    return Junta(
        box=box,
        rules=rules,
        players=players,
        families=families,
        hand=[()] * families,
        table=[()] * families,
        deck=tuple(range(1, CARDS + 1)),
        cash=[NO_NOTES] * families,
        account=[NO_NOTES] * families,
        stack=box.notes,
        ledger=opened(players, families),
        alive=[True] * families,
        exile=[""] * families,
        location=[""] * families,
        offices=[NOBODY] * 7,
        faction=[""] * families,
        command=(FROZEN,) * 7,
        strikes=box.air_strikes,
    )


def starting_hand(g: Junta) -> int:
    """J3.4 Five cards, or six; J17.1 four with dummies at the table."""
    return 4 if g.mini else int(g.rules["starting_hand"])
