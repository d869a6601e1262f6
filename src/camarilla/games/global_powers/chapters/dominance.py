"""G35 Dominance: an end at any time."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Call, End, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.words import named
from camarilla.games.global_powers.chapters.order import Lots
from camarilla.games.global_powers.state import Phase, Powers


def dominating(g: Powers) -> tuple[int, ...]:
    """G35.1, G35.3 Who governs more regions than the marker shows; of several, those with most regions."""
    players, people = g.players, g.people
    governed = [0] * players
    for first in range(players, 13 * players, players):
        counts = people[first : first + players]
        most = max(counts)
        if most:
            for one, count in enumerate(counts):
                if count == most:
                    governed[one] += 1
    most = max(governed)
    if most <= g.dominance:
        return ()
    return tuple([one for one, count in enumerate(governed) if count == most])


@dataclass
class Dominance(Procedure):
    """G35.2 The test when somebody is about to be asked. Result: nothing; a dominating party ends the game."""

    def begin(self, g: Powers) -> Step:
        """G35.3 More regions, then the player on turn, then globally stronger."""
        leaders = dominating(g)
        if not leaders:
            return DONE
        if g.turn in leaders:
            leaders = (g.turn,)
        return Call(Lots("G35.3", g.strongest(leaders)), then=self.won)

    def won(self, g: Powers, drawn: tuple[int, ...]) -> Step:
        """G35.1 The game ends on the spot."""
        winner = drawn[0]
        g.tell("gp-news-dominance", "G35.1", who=named(winner), regions=g.governed(winner), marker=g.dominance)
        g.phase = Phase.OVER
        return End(Outcome("dominance", (winner,), g.points_now(), g.scorings))
