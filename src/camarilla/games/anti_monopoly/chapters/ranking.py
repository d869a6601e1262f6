"""A0.3 Who is ahead; ties are rolled for."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import Ask, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.state import AntiMonopoly


@dataclass
class RollOff(Procedure):
    """A0.3 Tied players roll a die each, higher first, tied ones again. Result: all players in their order."""

    groups: tuple[tuple[int, ...], ...]  # best first; players of one group are tied
    rule: str
    only_first: bool = False

    def begin(self, g: AntiMonopoly) -> Step:
        """A0.3 As long as players are tied whose order matters."""
        tied = self.groups[:1] if self.only_first else self.groups
        for group in tied:
            if len(group) > 1:
                return self.roll
        return Done(tuple([seat for group in self.groups for seat in group]))

    def roll(self, g: AntiMonopoly) -> Step:
        """A5.3 A roll without the choice on a 1."""
        return Ask(CHANCE, Roll(self.rule, len(self._tied()), whose=self._tied()), then=self.split)

    def split(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A0.3 Higher is ahead."""
        tied = self._tied()
        ranks = [
            tuple([seat for seat, face in zip(tied, faces, strict=True) if face == value])
            for value in sorted(set(faces), reverse=True)
        ]
        place = self.groups.index(tied)
        self.groups = (*self.groups[:place], *ranks, *self.groups[place + 1 :])
        for seat, face in zip(tied, faces, strict=True):
            g.tell("am-news-roll-off", self.rule, who=named(seat), die=face)
        return self.begin

    def _tied(self) -> tuple[int, ...]:
        for group in self.groups:
            if len(group) > 1:
                return group
        return ()

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return self.rule


def leading(g: AntiMonopoly, rule: str) -> RollOff:
    """A0.3 Finds the leading player: the first of the result."""
    return RollOff(g.standings(tuple(range(g.players))), rule, only_first=True)
