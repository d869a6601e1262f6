"""What the end of a game is worth to a seat: what networks learn to expect, and what a search compares."""

from __future__ import annotations

from camarilla.core.game import Outcome

# Reward for each point ahead of the others' mean: a victory is worth 1, and a narrow one is still a victory.
LEAD = {"viva": 0.02, "junta": 0.015, "global_powers": 0.015}
USUAL_LEAD = 0.01
BY_PLACE = frozenset(("anti_monopoly",))  # everybody wins or nobody: the place counts, and that the world lives
FIRST = 0.6  # for the first place; the last one costs as much
LOST_WORLD = -8.0  # far dearer than the last place, or the world would die more often


def worth(game_id: str, outcome: Outcome, seat: int, lost_world: float = LOST_WORLD) -> float:
    """The seat's share of the victory beyond a fair one, and a little for its lead; around 0 for a fair result."""
    players, mine = len(outcome.scores), outcome.scores[seat]
    if game_id in BY_PLACE:
        if not outcome.winners:
            return lost_world
        better = sum([score > mine for score in outcome.scores])
        equal = sum([score == mine for score in outcome.scores]) - 1
        return FIRST * (players - 1 - 2 * better - equal) / (players - 1)
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return share - 1 / players + LEAD.get(game_id, USUAL_LEAD) * (mine - sum(others) / len(others))
