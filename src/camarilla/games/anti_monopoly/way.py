"""The tables of the way: where a step leads, and how far it is to World Peace; made once per board."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

LONGEST_MOVE: Final = 7  # A15.4


class Track(IntEnum):
    """The four tracks; the first three are loops with a monopoly each."""

    YELLOW = 0
    BLUE = 1
    RED = 2
    GREEN = 3


GREEN: Final = Track.GREEN  # asked at every step; to look up a member takes Python 3.11 a tenth of a microsecond


def way_of(lasts: list[int], lengths: list[int]) -> dict[str, Any]:
    """The tables of the way: tracks, numbers, distances, needs, and where a step leads."""
    track, number, need, gate, onward, before = [-1], [0], [0], [0], [1], [0]
    first = 1
    for t, (last, length) in enumerate(zip(lasts, lengths[:3], strict=True)):
        node = first + length
        for f in range(1, length + 1):
            place = first + f - 1
            track.append(t)
            number.append(f)
            need.append(last + 1 - f if f <= last else 0)
            gate.append(node)
            onward.append(place + 1 if f < length else first)
            before.append(place - 1)  # from field 1: START or the negotiation field behind it
        track.append(-1)
        number.append(t + 1)
        need.append(0)
        gate.append(node)
        onward.append(node + 1)
        before.append(node)
        first = node + 1
    peace = first + lengths[3] - 1
    for f in range(1, lengths[3] + 1):
        place = first + f - 1
        track.append(int(GREEN))
        number.append(f)
        need.append(0)
        gate.append(0)
        onward.append(min(place + 1, peace))
        before.append(max(place - 1, first))
    distance = _distances(lasts, lengths)
    places = range(len(track))
    return {
        "track": tuple(track),
        "number": tuple(number),
        "need": tuple(need),
        "gate": tuple(gate),
        "distance": tuple(distance),
        "ahead": tuple(tuple(_walk(p, onward, n) for p in places) for n in range(LONGEST_MOVE + 1)),
        "behind": tuple(tuple(_walk(p, before, n) for p in places) for n in range(LONGEST_MOVE + 1)),
        "green_one": first,
        "peace": peace,
    }


def _distances(lasts: list[int], lengths: list[int]) -> list[int]:
    """A0.3 Fields to World Peace; a pawn on a return leg has to go round over field 1 first."""
    behind = lengths[3]  # distance of the node that opens the current track
    blocks: list[list[int]] = [[behind - f for f in range(1, lengths[3] + 1)]]
    for last, length in zip(reversed(lasts), reversed(lengths[:3]), strict=True):
        node = behind
        behind += last + 1
        block = [behind - f if f <= last else behind + length - f for f in range(1, length + 1)]
        blocks.append([*block, node])
    result = [behind]
    for block in reversed(blocks):
        result += block
    return result


def _walk(place: int, step: list[int], fields: int) -> int:
    for _ in range(fields):
        place = step[place]
    return place
