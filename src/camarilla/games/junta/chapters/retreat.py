"""J13.5.2 Retreats after a battle."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, AskAll, Procedure, Step
from camarilla.core.words import named
from camarilla.games.junta.chapters.units import add
from camarilla.games.junta.questions.asked import PermitRetreat, RetreatTo
from camarilla.games.junta.questions.kinds import area_text, whom_text
from camarilla.games.junta.state import FROZEN, RETREATED, Junta, Stack


def losers(g: Junta, area: str) -> tuple[int, ...]:
    """J13.5.2 Who must leave: of those who took part and have survivors, all but those with the fewest losses."""
    there = {one for s, _, one in g.stacks(area) if s[4] != RETREATED}
    fought = [one for where, one in g.engaged if where == area and one in there]
    if len(fought) < 2:
        return ()
    losses = {one: g.losses.get((area, one), 0) for one in fought}
    fewest, most = min(losses.values()), max(losses.values())
    if g.rules["retreat"] == "most_losses":
        leave = [one for one in fought if losses[one] == most and most > fewest]
    else:
        leave = [one for one in fought if losses[one] > fewest]
    return tuple(sorted(leave, key=lambda one: g.order.index(one) if one in g.order else len(g.order)))


@dataclass
class Retreat(Procedure):
    """J13.5.2 The losers go, in the movement order of this phase; who cannot is removed."""

    area: str
    leaving: tuple[int, ...] = ()
    closed: tuple[str, ...] = ()  # areas whose occupants have refused
    wish: str = ""

    def begin(self, g: Junta) -> Step:
        """J13.5.2 Ties for the fewest losses stay."""
        self.leaving = losers(g, self.area)
        return self.next

    def next(self, g: Junta) -> Step:
        """J13.0c Frozen units cannot retreat and are removed."""
        self.closed = ()
        if not self.leaving:
            return self.over
        return self.destroyed if self.leaving[0] == FROZEN else self.ask

    def beaten(self, g: Junta) -> list[Stack]:
        """The units that must go; those that have retreated into this area before took no part."""
        who = self.leaving[0]
        return [s for s, _, one in g.stacks(self.area) if one == who and s[4] != RETREATED]

    def ways(self, g: Junta) -> tuple[str, ...]:
        """J13.5.2 Adjacent areas that are empty, hold own units only, or whose occupants might permit it."""
        near = g.box.borders[self.area]
        return tuple([area for area in near if area not in self.closed and FROZEN not in g.forces(area)])

    def ask(self, g: Junta) -> Step:
        """J13.5.2 All units of a player go to one area; an embassy is allowed."""
        if g.called_off:
            return self.over
        who = self.leaving[0]
        ways = self.ways(g)
        if not ways:
            return self.destroyed
        free = [area for area in ways if not set(g.forces(area)) - {who}]
        question = RetreatTo("J13.5.2", ways, "junta-area-", "area", (free or list(ways))[0])
        return Ask(who, question, then=self.wished)

    def wished(self, g: Junta, area: str) -> Step:
        """J13.5.2 Occupants are asked for permission."""
        self.wish = area
        return self.permission

    def permission(self, g: Junta) -> Step:
        """J13.5.2 All of them must permit it; one's own units are no obstacle."""
        if g.called_off:
            return self.over
        who = self.leaving[0]
        hosts = sorted(set(g.forces(self.wish)) - {who})
        question = PermitRetreat("J13.5.2", who=who, area=self.wish)
        return AskAll(dict.fromkeys(hosts, question), then=self.permitted)

    def permitted(self, g: Junta, answers: dict[int, bool]) -> Step:
        """J13.5.2 Refused: he looks elsewhere."""
        if not all(answers.values()):
            self.closed = (*self.closed, self.wish)
            return self.ask
        who = self.leaving[0]
        for stack in self.beaten(g):
            number = g.units.pop(stack)
            add(g, (self.wish, stack[1], stack[2], stack[3], RETREATED), number)
        g.tell("junta-news-retreated", "J13.5.2", who=named(who), area=area_text(self.area), to=area_text(self.wish))
        self.leaving = self.leaving[1:]
        return self.next

    def destroyed(self, g: Junta) -> Step:
        """J13.5.2 Nowhere to go: removed."""
        who = self.leaving[0]
        for stack in self.beaten(g):
            del g.units[stack]
        g.tell("junta-news-cut-off", "J13.5.2", whom=whom_text(who), area=area_text(self.area))
        self.leaving = self.leaving[1:]
        return self.next

    def over(self, g: Junta) -> Step:
        """J13.5.2 The field belongs to who is left."""
        return DONE
