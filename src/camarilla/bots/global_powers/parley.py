"""What is said aloud at Global Powers when a motion is brought: a vote for a vote, and a No that will be remembered."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.bots.bot import Line
from camarilla.bots.global_powers.heard import UN_NO, UN_YES, PowersMemory
from camarilla.bots.memory import seat_in
from camarilla.bots.pacts import friend, pact
from camarilla.bots.parley import Act, Acts, Speaker

OFFERING = 30  # of a hundred who bring a motion look for a vote
MOTIONS = ("ban", "disarmament", "sanction", "lifting", "protectorate")


def upon_a_motion(memory: PowersMemory, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """Whom it names may threaten; whoever brings it may trade votes with somebody whom it does not name."""
    proposer, target = seat_in(line["args"]["who"]), seat_in(line["args"].get("party"))
    acts: list[Act] = []
    for one in speakers:
        seat, who, dice = one
        if seat == target and seat != proposer and memory.word(UN_NO, seat, proposer) is None:
            if dice.below(100) < 5 + who.vengeful // 3:
                acts.append(Act("threat-un", seat, proposer, 0))
        elif seat == proposer and dice.below(100) < OFFERING:
            free = [other for other in speakers if other[0] != target]
            whom = friend(memory, one, [other for other in free if memory.word(UN_YES, other[0], seat) is None])
            acts += pact(memory, "offer-vote", one, whom) if whom is not None else []
    return acts


ACTS: Acts = {f"gp-news-{how}-motion-{kind}": upon_a_motion for how in ("proposes", "plays") for kind in MOTIONS}
