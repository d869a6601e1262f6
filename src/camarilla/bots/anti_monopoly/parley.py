"""What is said aloud at Anti-Monopoly III after a crisis: a hand for the next one, or a grudge that is announced."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.bots.anti_monopoly.heard import JOIN, PowersOfPeace
from camarilla.bots.bot import Line
from camarilla.bots.memory import seat_in
from camarilla.bots.pacts import pact
from camarilla.bots.parley import Act, Acts, Speaker

OFFERING = 40  # of a hundred who were helped offer more of it


def joined(memory: PowersOfPeace, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """Who was not left alone wants it to stay so."""
    asker, other = seat_in(line["args"]["who"]), seat_in(line["args"]["whom"])
    if memory.word(JOIN, other, asker) is not None:
        return ()
    both = {one[0]: one for one in speakers if one[0] in (asker, other)}
    if len(both) < 2 or both[asker][2].below(100) >= OFFERING:
        return ()
    return pact(memory, "offer-join", both[asker], both[other])


def refused(memory: PowersOfPeace, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """Who was mocked before everybody may say what comes of it."""
    asker, other = seat_in(line["args"]["who"]), seat_in(line["args"]["whom"])
    return [
        Act("threat-refuse", seat, other, 0)
        for seat, who, dice in speakers
        if seat == asker and dice.below(100) < 10 + who.vengeful // 2
    ]


ACTS: Acts = {"am-news-crisis-joined": joined, "am-news-crisis-refused": refused}
