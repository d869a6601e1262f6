"""Medals of a finished match: jokes and facts at once, counted from what everybody at the table heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from camarilla.core.words import Plain

MEDALS = 3  # that are awarded in one evening
LEAST = 2  # once is no habit


@dataclass(frozen=True)
class Medal:
    """For what is heard in these lines: of the one in ``whose`` argument, as many as there are, or their ``figure``."""

    id: str
    news: tuple[str, ...]
    whose: str = "who"
    figure: str = ""


@dataclass(frozen=True)
class Award:
    """A medal, who has earned it, and by how much."""

    medal: str
    seat: int
    count: int


OF_GAMES: dict[str, tuple[Medal, ...]] = {
    "junta": (
        Medal("junta-medal-promise", ("junta-news-promise",), figure="sum"),
        Medal("junta-medal-door", ("junta-news-missed",), "whom"),
        Medal("junta-medal-flowers", ("junta-news-killed",)),
        Medal("junta-medal-barricade", ("junta-news-rebel",)),
        Medal("junta-medal-suitcase", ("junta-news-exile",)),
        Medal("junta-medal-whisper", ("junta-news-talk", "junta-news-deal")),
    ),
    "viva": (
        Medal("viva-medal-sunglasses", ("viva-news-new-presidente",), "whom"),
        Medal("viva-medal-sack", ("viva-news-plunder",)),
        Medal("viva-medal-wall", ("viva-news-attack-fails",), "whom"),
        Medal("viva-medal-burglar", ("viva-news-burgled",)),
        Medal("viva-medal-shopping", ("viva-news-buy",)),
    ),
    "global_powers": (
        Medal("gp-medal-veto", ("gp-news-veto-adopts", "gp-news-veto-rejects")),
        Medal("gp-medal-beach", ("gp-news-bid-won", "gp-news-exile", "gp-news-fee", "gp-news-propaganda")),
        Medal("gp-medal-hammer", ("gp-news-bid-lost",)),
        Medal("gp-medal-lectern", ("gp-news-proposes-budget", "gp-news-proposes-trade")),
        Medal("gp-medal-sabre", ("gp-news-proposes-war",)),
    ),
    "anti_monopoly": (
        Medal("am-medal-shoulder", ("am-news-crisis-refused",), "whom"),
        Medal("am-medal-handshake", ("am-news-crisis-joined",), "whom"),
        Medal("am-medal-cash", ("am-news-collects",)),
        Medal("am-medal-plaintiff", ("am-news-indicts",)),
        Medal("am-medal-detour", ("am-news-meeting-fails", "am-news-sent-back")),
    ),
}


def counted(medal: Medal, lines: Iterable[Mapping[str, Plain]]) -> Counter[int]:
    """How much of it every seat has done, by these lines."""
    found = Counter[int]()
    for line in lines:
        if line["id"] in medal.news:
            args = line["args"]
            whose = args.get(medal.whose)
            if isinstance(whose, dict) and "seat" in whose:
                found[whose["seat"]] += int(args[medal.figure]) if medal.figure else 1
    return found


def awards(game_id: str, lines: Iterable[Mapping[str, Plain]]) -> list[Award]:
    """The first medals that somebody has earned before everybody else. ``lines`` are what the public heard."""
    heard, found = list(lines), list[Award]()
    for medal in OF_GAMES.get(game_id, ()):
        best = counted(medal, heard).most_common(2)
        if best and best[0][1] >= LEAST and (len(best) == 1 or best[0][1] > best[1][1]):
            found.append(Award(medal.id, *best[0]))
    return found[:MEDALS]
