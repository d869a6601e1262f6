"""What is demanded and promised aloud at Junta: shares of a budget, for a vote or for a quiet brigade."""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.bots.bot import Line
from camarilla.bots.character import Character
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.memory import seat_in
from camarilla.bots.parley import Act, Acts, Speaker

AT_ONCE = 2  # demands before one budget
BRIGADES = ("junta-office-general1", "junta-office-general2", "junta-office-general3")
COURTING = 45  # of a hundred who are nominated promise something
MOST = 5  # MP that anybody asks for


def demands(memory: JuntaMemory, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """Before a budget: something for me, or else."""
    asked = [(dice.below(100), _demand(memory, seat, who, dice.below(2))) for seat, who, dice in speakers]
    keen = sorted([one for one in asked if one[1].who != one[1].whom], key=lambda one: one[0])
    return [act for drawn, act in keen if drawn < _daring(speakers, act)][:AT_ONCE]


def courtship(memory: JuntaMemory, line: Line, speakers: Sequence[Speaker]) -> Sequence[Act]:
    """Before an election: who is nominated promises a share."""
    nominee = seat_in(line["args"]["whom"])
    gone = {nominee, *memory.dead, *memory.abroad, *memory.chosen}  # whoever has voted has nothing left to sell
    voters = [one for one in range(memory.players) if one not in gone]
    keen = [(seat, who) for seat, who, dice in speakers if seat == nominee and dice.below(100) < COURTING]
    return [_courts(memory, seat, who, voters) for seat, who in keen if voters]


def _daring(speakers: Sequence[Speaker], act: Act) -> int:
    """How often in a hundred somebody like him makes demands."""
    who = next(one for seat, one, _ in speakers if seat == act.who)
    return 10 + (who.greedy + who.vengeful) // 4 + (20 if act.sum > 2 else 0)


def _demand(memory: JuntaMemory, seat: int, who: Character, more: int) -> Act:
    """The greedy ask for more, and so does whoever has something against the President; friends for little.

    Only who commands a brigade speaks of one.
    """
    president = memory.proposer
    grudge, trust = memory.grudge(president, seat, who), memory.trust(president, seat, who)
    price = 1 + more + (who.greedy >= 60) + (who.greedy >= 80) + (grudge > 1.5) - (trust > 0.5 and who.loyal >= 60)
    armed = seat in [memory.offices.get(office, -1) for office in BRIGADES]
    brigade = armed and (grudge > 1.0 or who.vengeful >= 60)
    return Act("demand-brigade" if brigade else "demand-no", seat, president, max(1, min(MOST, price + brigade)))


def _courts(memory: JuntaMemory, seat: int, who: Character, voters: Sequence[int]) -> Act:
    """A candidate promises a share to whoever trusts him most: the likeliest voter."""
    voter = max(voters, key=lambda one: (memory.trust(seat, one), -one))
    return Act("promise-share", seat, voter, 2 if who.greedy >= 60 else 3)


ACTS: Acts = {"junta-news-aid": demands, "junta-news-nominated": courtship}
