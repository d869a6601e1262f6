"""J13.5 The combat segment: bombardments, who wants to fight where, the areas in their order."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.junta.chapters.battle import Bombardment, Volley, may_fire_at, targets_of
from camarilla.games.junta.chapters.retreat import Retreat
from camarilla.games.junta.chapters.units import become_rebel, may_turn
from camarilla.games.junta.questions.asked import AIMED
from camarilla.games.junta.questions.battle import PickAreas
from camarilla.games.junta.questions.kinds import area_text
from camarilla.games.junta.state import BY_OFFICE, FROZEN, OFFICE_OF, PRESIDENT, RETREATED, WEAPONS, Junta

VOLLEYS = 3  # J13.5v


def contested(g: Junta) -> dict[str, list[int]]:
    """J13.5 Areas where units of several players stand; J13.3 in embassies there is no combat."""
    there: dict[str, list[int]] = {}
    command, commander = g.command, g.commander
    for area, kind, owner, _, moved in g.units:
        if moved != RETREATED:
            who = command[OFFICE_OF[kind]] if owner == BY_OFFICE else commander(kind, owner)
            known = there.get(area)
            if known is None:
                there[area] = [who]
            elif who not in known:
                known.append(who)
    kind_of = g.box.kind_of
    return {area: who for area, who in there.items() if len(who) > 1 and kind_of[area] != "embassy"}


@dataclass
class Combat(Procedure):
    """J13.5 First all bombardments, then declarations, then the areas in the order first named."""

    place: int = 0
    volley: int = 1
    quiet: tuple[str, ...] = ()  # areas where a volley without a shot has ended the battle

    def begin(self, g: Junta) -> Step:
        """J13.6 Gunboat first; with `combat_segment` the areas are named after the declarations."""
        g.named = tuple(sorted(g.named, reverse=True))
        return self.bombard if g.rules["bombard_target"] == "movement_turn" else self.declare

    def bombard(self, g: Junta) -> Step:
        """J13.6 What was named is fired; J13.0 nothing more once all have agreed that the coup is over."""
        if g.called_off:
            return self.over
        if self.place >= len(g.named):
            return self.bombarded
        weapon, area = g.named[self.place]
        return Call(Bombardment(weapon, area), then=self.fired)

    def fired(self, g: Junta, nothing: None) -> Step:
        """J13.6 The next weapon."""
        self.place += 1
        return self.bombard

    def bombarded(self, g: Junta) -> Step:
        """J13.5 After the bombardments come declarations, or the battles if these were first."""
        self.place = 0
        return self.declare if g.rules["bombard_target"] == "movement_turn" else self.battles

    def declare(self, g: Junta) -> Step:
        """J13.5 The President first, then clockwise: where does he want to fight? In the opening he is not asked."""
        if g.called_off:
            return self.over
        there = contested(g)
        while there and self.place < g.players:
            who = (g.offices[PRESIDENT] + self.place) % g.players
            areas = [area for area, rivals in there.items() if who in rivals and self.may_fight(g, who, area, rivals)]
            if areas and g.alive[who] and not g.exile[who]:
                return Ask(who, PickAreas("J13.5", tuple(sorted(areas))), then=self.declared)
            self.place += 1
        return self.declarations_over

    def may_fight(self, g: Junta, who: int, area: str, there: list[int]) -> bool:
        """J13.5 Nobody has named this area yet, and somebody stands there at whom he may fire."""
        return area not in g.fights and any(may_fire_at(g, who, other) for other in there)

    def declared(self, g: Junta, areas: tuple[str, ...]) -> Step:
        """J13.5 If one wants to fight, all present there may."""
        who = (g.president + self.place) % g.players
        for area in areas:
            g.fights = (*g.fights, area)
            if g.ears is not None:
                g.tell("junta-news-fight", "J13.5", who=named(who), area=area_text(area))
        self.place += 1
        return self.declare

    def declarations_over(self, g: Junta) -> Step:
        """J13.6 With `combat_segment` the commanders name area and opponent now."""
        self.place = 0
        return self.battles if g.rules["bombard_target"] == "movement_turn" else self.ask_gunner

    def ask_gunner(self, g: Junta) -> Step:
        """J13.6 Gunboat, then air force; nobody has to. What started the coup was named before."""
        if g.called_off:
            return self.over
        if self.place >= len(WEAPONS):
            return self.guns_named
        weapon, office = list(WEAPONS.items())[self.place]
        commander = g.command[office]
        spent = weapon in [one for one, _ in g.named] or (weapon == "air_strike" and not g.strikes)
        barred = commander == FROZEN or (g.coup_phase == 0 and commander == g.president)
        areas = tuple(
            sorted(
                [area for area, kind in g.box.kind_of.items() if kind != "embassy" and targets_of(g, area, commander)]
            )
        )
        if spent or barred or not areas:
            return self.next_gunner
        question = AIMED[weapon]("J13.6", ("none", *areas), "junta-area-", "area", "none")
        if g.coup_phase == 0 and may_turn(g, commander):
            question.rebels = areas
        return Ask(commander, question, then=self.gun_named)

    def gun_named(self, g: Junta, area: str) -> Step:
        """J13.6 In the opening this makes a rebel."""
        weapon, office = list(WEAPONS.items())[self.place]
        if area != "none":
            g.named = (*g.named, (weapon, area))
            if g.coup_phase == 0:
                become_rebel(g, g.command[office])
        return self.next_gunner

    def next_gunner(self, g: Junta) -> Step:
        """J13.6 The other weapon."""
        self.place += 1
        return self.ask_gunner

    def guns_named(self, g: Junta) -> Step:
        """J13.6 Gunboat first."""
        g.named = tuple(sorted(g.named, reverse=True))
        self.place = 0
        return self.bombard

    def battles(self, g: Junta) -> Step:
        """J13.5v Area by area, three volleys each; with `all_areas_per_volley` all areas volley by volley."""
        if g.called_off:
            return self.over
        if g.rules["combat_order"] == "area_by_area":
            if self.place >= len(g.fights):
                return self.over
            if self.volley > VOLLEYS or g.fights[self.place] in self.quiet:
                return Call(Retreat(g.fights[self.place]), then=self.retreated)
            return Call(Volley(g.fights[self.place], self.volley), then=self.shot)
        if self.place >= len(g.fights):
            return self.next_volley
        if self.volley > VOLLEYS:
            return Call(Retreat(g.fights[self.place]), then=self.retreated)
        if g.fights[self.place] in self.quiet:
            return self.next_area
        return Call(Volley(g.fights[self.place], self.volley), then=self.shot)

    def shot(self, g: Junta, fired: bool) -> Step:
        """J13.5v A volley without a shot ends the battle."""
        if not fired:
            self.quiet = (*self.quiet, g.fights[self.place])
        if g.rules["combat_order"] == "area_by_area":
            self.volley += 1
            return self.battles
        return self.next_area

    def next_area(self, g: Junta) -> Step:
        """J13.5 The next area of this volley."""
        self.place += 1
        return self.battles

    def next_volley(self, g: Junta) -> Step:
        """J13.5v After the third volley come the retreats, after these the end."""
        if self.volley > VOLLEYS:
            return self.over
        self.volley, self.place = self.volley + 1, 0
        return self.battles

    def retreated(self, g: Junta, nothing: None) -> Step:
        """J13.5 The next area."""
        self.place += 1
        if g.rules["combat_order"] == "area_by_area":
            self.volley = 1
        return self.battles

    def over(self, g: Junta) -> Step:
        """J13.5 The combat segment is over."""
        return DONE
