"""Why it came so: what one did in a match beside what somebody else did more of, counted from what everybody heard."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from camarilla.core.words import Plain
from camarilla.school.medals import Medal, counted


@dataclass(frozen=True)
class Tally:
    """How much of something the seat has done, and which of the others has done most of it."""

    tally: str
    yours: int
    most: int
    who: int


# What wins and loses these games, in the order of a round.
OF_GAMES: dict[str, tuple[Medal, ...]] = {
    "junta": (
        Medal("junta-tally-aid", ("junta-news-aid", "junta-news-takes-aid")),
        Medal("junta-tally-paid", ("junta-news-paid-out",), "whom", "sum"),
        Medal("junta-tally-bank", ("junta-news-banked",)),
        Medal("junta-tally-dead", ("junta-news-killed", "junta-news-squad"), "whom"),
        Medal("junta-tally-exile", ("junta-news-exile",)),
    ),
    "viva": (
        Medal("viva-tally-presidente", ("viva-news-round",)),
        Medal("viva-tally-kept", ("viva-news-promise-kept",)),
        Medal("viva-tally-buy", ("viva-news-buy",)),
        Medal("viva-tally-robbed", ("viva-news-plunder",), "whom"),
    ),
    "global_powers": (
        Medal("gp-tally-seats", ("gp-news-bid-won", "gp-news-bid-tied", "gp-news-bid-second")),
        Medal("gp-tally-turns", ("gp-news-activates",)),
        Medal("gp-tally-moved", ("gp-news-settles",), figure="count"),
        Medal("gp-tally-beach", ("gp-news-bid-won", "gp-news-exile", "gp-news-fee", "gp-news-propaganda")),
    ),
    "anti_monopoly": (
        Medal("am-tally-joined", ("am-news-crisis-joined",), "whom"),
        Medal("am-tally-refused", ("am-news-crisis-refused",), "whom"),
        Medal("am-tally-misjudged", ("am-news-crisis-none",)),
        Medal("am-tally-collects", ("am-news-collects",)),
        Medal("am-tally-indicts", ("am-news-indicts",)),
        Medal("am-tally-round", ("am-news-meeting-fails", "am-news-sent-back")),
    ),
}


def tallies(game_id: str, lines: Iterable[Mapping[str, Plain]], seat: int) -> list[Tally]:
    """What somebody has done at all; of several others who did equally much, the first is named."""
    heard, found = list(lines), list[Tally]()
    for one in OF_GAMES.get(game_id, ()):
        count = counted(one, heard)
        others = [(-number, other) for other, number in count.items() if other != seat]
        most, who = min(others, default=(0, -1))
        if count[seat] or most:
            found.append(Tally(one.id, count[seat], -most, who))
    return found
