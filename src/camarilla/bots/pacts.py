"""A word for a word, said aloud: somebody offers a pact, the other one says at once whether it holds for both."""

from __future__ import annotations

from camarilla.bots.character import Character
from camarilla.bots.memory import Memory
from camarilla.bots.parley import Act, Speaker


def pact(memory: Memory, offer: str, who: Speaker, whom: Speaker) -> list[Act]:
    """The offer, and the answer to it."""
    asker, (asked, character, dice) = who[0], whom
    agreed = dice.below(100) < willing(memory, asker, asked, character)
    return [Act(offer, asker, asked, 0), Act("deal-agreed" if agreed else "deal-declined", asked, asker, 0)]


def willing(memory: Memory, asker: int, asked: int, who: Character) -> int:
    """How likely in a hundred somebody gives his word for this one's: by its credit, by old deeds and by loyalty."""
    trust, grudge = memory.trust(asker, asked, who), memory.grudge(asker, asked, who)
    return round(30 + 40 * memory.credit(asker) + (who.loyal - 50) / 2 + 20 * trust - 6 * min(2.0, grudge))


def friend(memory: Memory, who: Speaker, others: list[Speaker]) -> Speaker | None:
    """Whom somebody would ask first: the one he trusts most; of equals the first."""
    seat, character, _ = who
    able = [one for one in others if one[0] != seat]
    return max(able, key=lambda one: (memory.trust(one[0], seat, character), -one[0]), default=None)
