"""J6 Assigning offices, J4.2n the cabinet of a new President, J10.4 the brother-in-law."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Procedure, Step
from camarilla.core.words import named
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.mini import ROLE_OFFICES, give_roles, swap_roles
from camarilla.games.junta.components import OFFICES
from camarilla.games.junta.locks import EVERYBODY, Lock
from camarilla.games.junta.questions.asked import NameMinister, OppositionBrigade, PickInLaw
from camarilla.games.junta.questions.chamber import AssignOffices
from camarilla.games.junta.questions.kinds import office_text
from camarilla.games.junta.state import GENERALS, MINISTER, NOBODY, PRESIDENT, Junta


def offices_question(g: Junta, rule: str) -> AssignOffices:
    """J6.1 The list of the six offices, asked of the President."""
    others = tuple([one for one in range(g.families) if one != g.president])
    return AssignOffices(rule, others, tuple(g.offices[1:]))


def install(g: Junta, holders: tuple[int, ...], rule: str) -> None:
    """J6.1 The list is announced at once and binding."""
    g.offices[1:] = holders
    g.assigned = True
    muster(g)
    if g.ears is not None:
        for office, holder in enumerate(holders, 1):
            g.tell("junta-news-office", rule, office=office_text(office), who=named(holder))


@dataclass
class NewCabinet(Procedure):
    """J4.2n A new President may reassign everything at once; his own former offices he must give away."""

    def locks(self, g: Junta) -> tuple[tuple[Lock, int], ...]:
        """J4.R Not before he has given his offices away."""
        return ((Lock.RESIGNING, EVERYBODY),)

    def begin(self, g: Junta) -> Step:
        """J17.2 With two or three players the roles simply change hands."""
        if g.mini:
            return self.change_roles
        return Ask(g.president, offices_question(g, "J4.2n"), then=self.assigned)

    def change_roles(self, g: Junta) -> Step:
        """J17.2 Presidency and Admiral, General and Air Force go together."""
        swap_roles(g)
        return DONE

    def assigned(self, g: Junta, holders: tuple[int, ...]) -> Step:
        """J4.2n Units, votes and powers follow at once."""
        install(g, holders, "J4.2n")
        return DONE


@dataclass
class Appoint(Procedure):
    """J6.1 In phase 2 the President assigns the offices; J17.0, J18.0 with dummies only the roles are his to choose."""

    minister: int = NOBODY

    def begin(self, g: Junta) -> Step:
        """J6.1 The whole list at once, or J18.0 first who is Minister."""
        if not g.mini:
            return Ask(g.president, offices_question(g, "J6.1"), then=self.assigned)
        if g.players == 2:
            return self.ask_brigade
        others = tuple([one for one in range(g.players) if one != g.president])
        fallback = g.offices[MINISTER] if g.offices[MINISTER] in others else others[0]
        return Ask(g.president, NameMinister("J18.0", others, fallback=fallback), then=self.named)

    def assigned(self, g: Junta, holders: tuple[int, ...]) -> Step:
        """J6.1 Bound by the announcement."""
        install(g, holders, "J6.1")
        return DONE

    def named(self, g: Junta, who: int) -> Step:
        """J18.0 The other real player is the General of the opposition."""
        self.minister = who
        return self.ask_brigade

    def ask_brigade(self, g: Junta) -> Step:
        """J17.0 The brigade of the opposition is of the President's choosing."""
        names = tuple([OFFICES[office] for office in GENERALS])
        current = (
            [OFFICES[office] for office in g.offices_of(g.opposition()) if office in GENERALS] if g.assigned else []
        )
        fallback = current[0] if current else names[0]
        question = OppositionBrigade("J17.0", names, "junta-office-", "office", fallback)
        return Ask(g.president, question, then=self.chosen)

    def chosen(self, g: Junta, brigade: str) -> Step:
        """J17.0s The dummies take what is left, in the order of their brigades."""
        give_roles(g, self.minister, OFFICES.index(brigade))
        muster(g)
        if g.ears is not None:
            for office in ROLE_OFFICES:
                g.tell("junta-news-office", "J17.0", office=office_text(office), who=named(g.offices[office]))
        return DONE


@dataclass
class InLaw(Procedure):
    """J10.4 For one orphaned office the President votes and commands; the others are frozen."""

    anew: bool = False  # phase 2: chosen again even if nothing changed

    def begin(self, g: Junta) -> Step:
        """J10.4 Chosen when an office is orphaned and whenever the set of orphans or the President changes."""
        found = tuple([office for office in g.orphaned() if office != PRESIDENT])
        able = not g.mini and g.president >= 0 and g.present(g.president)
        if not found or not able or (found == g.orphans and g.in_law in found and not self.anew):
            return self.settle(g, found)
        if len(found) == 1:
            return self.only_one
        names = tuple([OFFICES[office] for office in found])
        question = PickInLaw("J10.4", names, "junta-office-", "office", names[0])
        return Ask(g.president, question, then=self.chosen)

    def only_one(self, g: Junta) -> Step:
        """J10.4 One orphan: the brother-in-law takes it."""
        return self.chosen(g, OFFICES[next(office for office in g.orphaned() if office != PRESIDENT)])

    def chosen(self, g: Junta, name: str) -> Step:
        """J10.4 It is no second office for J6.1."""
        office = OFFICES.index(name)
        if g.in_law != office:
            g.tell("junta-news-in-law", "J10.4", office=office_text(office))
        g.in_law = office
        g.orphans = tuple([one for one in g.orphaned() if one != PRESIDENT])
        muster(g)
        return DONE

    def settle(self, g: Junta, found: tuple[int, ...]) -> Step:
        """J10.4 Nothing to choose."""
        if g.in_law not in found or g.mini:
            g.in_law = NOBODY
        g.orphans = found
        muster(g)
        return DONE
