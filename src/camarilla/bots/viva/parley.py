"""What is said aloud at Viva el Presidente when a round begins: cards are demanded of the palace, and neighbours make
peace for a round."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.bots.bot import Line
from camarilla.bots.character import Character
from camarilla.bots.pacts import friend, pact
from camarilla.bots.parley import Act, Acts, Speaker
from camarilla.bots.viva.heard import VivaMemory

DEMANDED = 2  # cards: one is what everybody gets
SHAMELESS = 80  # whoever is as greedy wants another one
OFFERING = 40  # of a hundred who are drawn offer a neighbour peace


def at_dawn(memory: VivaMemory, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """One of them may threaten the palace, and another one may look for a friend."""
    golpistas = sorted([(one[2].below(100), one) for one in speakers if one[0] != memory.presidente], key=_drawn)
    acts: list[Act] = []
    for number, (drawn, one) in enumerate(golpistas):
        if not acts and drawn < _daring(memory, one[0], one[1]):
            wanted = DEMANDED + (one[1].greedy >= SHAMELESS)
            acts.append(Act("demand-cards", one[0], memory.presidente, wanted))
            others = [other for _, other in golpistas[number + 1 :]]
            return acts + _peace(memory, others, [other for _, other in golpistas])
    return _peace(memory, [one for _, one in golpistas], [one for _, one in golpistas])


def _drawn(one: tuple[int, Speaker]) -> tuple[int, int]:
    return one[0], one[1][0]


def _daring(memory: VivaMemory, seat: int, who: Character) -> int:
    """How often in a hundred rounds somebody like him threatens; an old debt makes bold."""
    return 6 + (who.greedy + who.vengeful) // 6 + (15 if memory.grudge(memory.presidente, seat, who) > 1 else 0)


def _peace(memory: VivaMemory, askers: list[Speaker], golpistas: list[Speaker]) -> list[Act]:
    """From the second round on, when everybody has met everybody."""
    if memory.round < 2 or not askers or askers[0][2].below(100) >= OFFERING:
        return []
    whom = friend(memory, askers[0], golpistas)
    return [] if whom is None else pact(memory, "offer-truce", askers[0], whom)


ACTS: Acts = {"viva-news-round": at_dawn}
