"""Which game has which stage."""

from __future__ import annotations

from camarilla.cases.anti_monopoly import AntiMonopolyStage
from camarilla.cases.book import Case
from camarilla.cases.stage import Stage

STAGES: dict[str, type[Stage]] = {"anti_monopoly": AntiMonopolyStage}


def play(case: Case) -> None:
    """The case on our engine; raises Failed where it does not hold."""
    STAGES[case.game]().play(case)
