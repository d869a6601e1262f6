"""Which game has which stage."""

from __future__ import annotations

from camarilla.cases.anti_monopoly import AntiMonopolyStage
from camarilla.cases.book import Case
from camarilla.cases.global_powers import GlobalPowersStage
from camarilla.cases.junta import JuntaStage
from camarilla.cases.stage import Stage
from camarilla.cases.viva import VivaStage

STAGES: dict[str, type[Stage]] = {
    "anti_monopoly": AntiMonopolyStage,
    "global_powers": GlobalPowersStage,
    "junta": JuntaStage,
    "viva": VivaStage,
}


def play(case: Case) -> None:
    """The case on our engine; raises Failed where it does not hold."""
    STAGES[case.game]().play(case)
