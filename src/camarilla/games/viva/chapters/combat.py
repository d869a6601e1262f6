"""V7 Phase 4: the order of battles, what becomes of the promises (V13, V14, V23), the sunglasses."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.viva.chapters.battle import Fight
from camarilla.games.viva.chapters.sides import is_attacked, keep_promise
from camarilla.games.viva.state import NOBODY, Phase, Viva


@dataclass
class Combat(Procedure):
    """V7 The Presidente's battle first, then the Golpistas' clockwise from his left."""

    left: tuple[int, ...] = ()

    def begin(self, g: Viva) -> Step:
        g.phase = Phase.COMBAT
        self.left = g.golpistas()
        g.to_come = self._to_come(g)
        return self.coup if g.betrayers else self.peace

    def coup(self, g: Viva) -> Step:
        """V7.1 First the battle against the Presidente."""
        return Call(Fight(g.presidente), then=self.fought)

    def peace(self, g: Viva) -> Step:
        """V7.2 Nobody attacks the Presidente: all take their promises before any other battle."""
        g.tell("viva-news-peace", "V7.2", who=named(g.presidente))
        for seat in g.golpistas():
            keep_promise(g, seat, "V7.2")
        g.promises_settled = True
        return self.next_battle

    def next_battle(self, g: Viva) -> Step:
        """V7.3 Each attacked Golpista defends one battle; V23.3 loans can bring about battles nobody ordered."""
        to_come = self._to_come(g)
        if not to_come:
            return self.after
        defender, g.to_come = to_come[0], to_come[1:]
        self.left = self.left[self.left.index(defender) + 1 :]
        return Call(Fight(defender), then=self.fought)

    def fought(self, g: Viva, success: bool) -> Step:
        """V13.3 Whatever came of it, the old Presidente is Presidente until all battles are fought."""
        return self.next_battle

    def _to_come(self, g: Viva) -> tuple[int, ...]:
        return tuple([seat for seat in self.left if is_attacked(g, seat)])

    def after(self, g: Viva) -> Step:
        """V25.1 Loaned dice return; V13.2 then the sunglasses change their owner."""
        for seat in range(g.players):
            if g.loans[seat]:
                g.tell("viva-news-loan-back", "V25.1", who=named(g.presidente), count=len(g.loans[seat]))
            g.loans[seat] = ()
            g.orders[seat] = ()
        g.spied, g.betrayers, g.to_come, g.screens_up = [], (), (), False
        if g.successor != NOBODY:
            g.tell("viva-news-new-presidente", "V13.2", who=named(g.successor), whom=named(g.presidente))
            g.presidente, g.successor = g.successor, NOBODY
        return DONE
