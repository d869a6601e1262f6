"""J13.5, J13.6 Fire in one area: a bombardment, a volley, and what they destroy."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, AskAll, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta.acts import UnitCounts
from camarilla.games.junta.chapters.units import become_rebel, may_turn, remove
from camarilla.games.junta.locks import EVERYBODY, Lock
from camarilla.games.junta.questions.asked import BombardWhom
from camarilla.games.junta.questions.battle import Fire, OpeningFire, PickUnits
from camarilla.games.junta.questions.kinds import area_text, unit_text, whom_text
from camarilla.games.junta.state import BY_OFFICE, FROZEN, OFFICE_OF, PALACE, RETREATED, WEAPONS, Junta

GUARD = "palace_guard"
HIT = 6  # J13.5l


def dice_of(g: Junta, area: str, units: dict[str, int]) -> tuple[int, int]:
    """J13.5d Dice of armed units (palace guards inside the Palace have two), and the number of unarmed ones."""
    armed = unarmed = 0
    for kind, number in units.items():
        if kind == GUARD and area == PALACE:
            armed += 2 * number
        elif g.box.units[kind].armed:
            armed += number
        else:
            unarmed += number
    return armed, unarmed


def in_battle(g: Junta, area: str) -> dict[tuple[int, int], dict[str, int]]:
    """The units that can fight in an area, by commander and group (J13.5.2: not those that retreated)."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    command = g.command
    for stack, number in g.units.items():
        if stack[0] == area and stack[4] != RETREATED:
            _, kind, owner, group, _ = stack
            who = command[OFFICE_OF[kind]] if owner == BY_OFFICE else g.commander(kind, owner)
            kinds = found.get((who, group))
            if kinds is None:
                found[who, group] = {kind: number}
            else:
                kinds[kind] = kinds.get(kind, 0) + number
    return found


def may_fire_at(g: Junta, shooter: int, target: int) -> bool:
    """J13.5l At any opponent; with `forbidden` not rebel at rebel. J13.2 The President holds fire in the opening."""
    if shooter in (target, FROZEN) or (g.coup_phase == 0 and shooter == g.president):
        return False
    both = shooter in g.rebels and target in g.rebels
    return not both or g.rules["rebels_fire_at_rebels"] == "allowed"


def guarded(g: Junta, area: str, target: int) -> bool:
    """J13.2 Whether he commands palace guards there."""
    return target in [g.commander(GUARD, stack[2]) for stack in g.units if stack[1] == GUARD and stack[0] == area]


def opens_fire(g: Junta, area: str, shooter: int, target: int) -> None:
    """J13.2 Firing in the opening, or at somebody who commands palace guards there, makes a rebel."""
    if may_turn(g, shooter) and (g.coup_phase == 0 or guarded(g, area, target)):
        become_rebel(g, shooter)


def turned_by(g: Junta, area: str, shooter: int, targets: tuple[int, ...]) -> tuple[int, ...]:
    """J13.2 At whom a loyal player cannot fire without becoming a rebel."""
    if not may_turn(g, shooter):
        return ()
    return tuple([one for one in targets if g.coup_phase == 0 or guarded(g, area, one)])


def targets_of(g: Junta, area: str, shooter: int) -> tuple[int, ...]:
    """Whom a bombardment of this area can be aimed at."""
    return tuple(sorted([one for one in g.forces(area) if may_fire_at(g, shooter, one)]))


@dataclass
class Bombardment(Procedure):
    """J13.6 One salvo at one opponent in the named area; used up even if no opponent is there."""

    weapon: str
    area: str
    target: int = FROZEN

    def begin(self, g: Junta) -> Step:
        """J13.6 The opponent is named when it fires."""
        commander = g.command[WEAPONS[self.weapon]]
        found = targets_of(g, self.area, commander)
        if g.called_off:
            return DONE
        if not found:
            return self.in_vain
        if len(found) == 1:
            return self.only_target
        question = BombardWhom(
            "J13.6",
            found,
            fallback=found[-1],
            args={"area": area_text(self.area)},
            rebels=turned_by(g, self.area, commander, found),
        )
        return Ask(commander, question, then=self.aimed)

    def spend(self, g: Junta) -> None:
        if self.weapon == "air_strike":
            g.strikes -= 1

    def in_vain(self, g: Junta) -> Step:
        """J13.6 Nobody there: used up."""
        self.spend(g)
        g.tell("junta-news-in-vain", "J13.6", weapon=unit_text(self.weapon), area=area_text(self.area))
        return DONE

    def only_target(self, g: Junta) -> Step:
        """J13.6 One opponent: no choice."""
        return self.aimed(g, targets_of(g, self.area, g.command[WEAPONS[self.weapon]])[0])

    def aimed(self, g: Junta, target: int) -> Step:
        """J13.2 Aimed at a player with palace guards there it makes a rebel."""
        self.spend(g)
        self.target = target
        opens_fire(g, self.area, g.command[WEAPONS[self.weapon]], target)
        return self.roll

    def roll(self, g: Junta) -> Step:
        """J13.6 Three dice for the gunboat, six for an air strike."""
        dice = g.box.gunboat_dice if self.weapon == "gunboat" else g.box.air_strike_dice
        whose = (g.command[WEAPONS[self.weapon]],) * dice
        return Ask(CHANCE, Roll("J13.6", dice, whose=whose), then=self.rolled)

    def rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J13.6 Each 6 destroys a unit of the victim's choice."""
        hits = faces.count(HIT)
        told = {"weapon": unit_text(self.weapon), "area": area_text(self.area), "whom": whom_text(self.target)}
        g.tell("junta-news-bombarded", "J13.6", dice=list(faces), hits=hits, **told)
        return Call(TakeLosses(self.area, ((self.target, hits),), -1), then=self.over)

    def over(self, g: Junta, nothing: None) -> Step:
        """J13.6 The smoke clears."""
        return DONE


@dataclass
class TakeLosses(Procedure):
    """J13.5l Whoever was hit chooses which of his units he loses; the President for frozen ones (J13.0c)."""

    area: str
    hits: tuple[tuple[int, int], ...]  # victim, hits
    after: int  # J13.5.1 only groups later than this one; -1: any
    place: int = 0

    def locks(self, g: Junta) -> tuple[tuple[Lock, int], ...]:
        return ((Lock.SPEECH, EVERYBODY),)

    def there(self, g: Junta, victim: int) -> UnitCounts:
        found: dict[str, int] = {}
        for (_, kind, _, group, moved), number, commander in g.stacks(self.area):
            if commander == victim and group > self.after and moved != RETREATED:
                found[kind] = found.get(kind, 0) + number
        return tuple(sorted(found.items()))

    def begin(self, g: Junta) -> Step:
        """J13.5l Surplus hits lapse; where there is nothing to choose nobody is asked."""
        if self.place >= len(self.hits):
            return self.over
        victim, hits = self.hits[self.place]
        units = self.there(g, victim)
        number = min(hits, sum([n for _, n in units]))
        if number == 0:
            return self.next
        question = PickUnits("J13.5l", self.area, units, number)
        chooser = victim if victim >= 0 else g.president
        if question.forced() or chooser < 0:
            return self.no_choice
        return Ask(chooser, question, then=self.chosen)

    def no_choice(self, g: Junta) -> Step:
        """J13.5l All of one kind, or all of them."""
        victim, hits = self.hits[self.place]
        units = self.there(g, victim)
        number = min(hits, sum([n for _, n in units]))
        return self.chosen(g, PickUnits("J13.5l", self.area, units, number).default())

    def chosen(self, g: Junta, lost: UnitCounts) -> Step:
        """J13.5l They are removed from the map."""
        victim, _ = self.hits[self.place]
        for kind, number in lost:
            remove(g, self.area, victim, kind, number, self.after)
        key = (self.area, victim)
        g.losses[key] = g.losses.get(key, 0) + sum([number for _, number in lost])
        if g.ears is not None:
            for kind, number in lost:
                told = {"count": number, "unit": unit_text(kind), "area": area_text(self.area)}
                g.tell("junta-news-lost", "J13.5l", whom=whom_text(victim), **told)
        return self.next

    def next(self, g: Junta) -> Step:
        """J13.5l The next who was hit."""
        self.place += 1
        return self.begin

    def over(self, g: Junta) -> Step:
        """J13.5l Done."""
        return DONE


@dataclass
class Volley(Procedure):
    """J13.5v One volley in one area; in the first the groups with opening fire shoot before the others (J13.5.1).

    Result: whether a shot was fired.
    """

    area: str
    number: int
    group: int = -1  # the group whose opening fire it is; -1 before the first; -2 simultaneous fire
    shots: tuple[tuple[int, int, int], ...] = ()  # shooter, target, dice: being rolled
    spent: tuple[tuple[int, int, int], ...] = ()  # shooter, group, dice fired in opening fire
    fired: bool = False

    def begin(self, g: Junta) -> Step:
        """J13.5.1 Opening fire in the first volley only."""
        if self.number == 1 and g.rules["opening_fire"] == "on":
            return self.next_group
        self.group = -2
        return self.simultaneous

    def next_group(self, g: Junta) -> Step:
        """J13.5.1 Groups fire in their order."""
        here = {one[3] for one in g.units if one[0] == self.area and one[4] != RETREATED and one[3] > self.group}
        self.group = min(here) if len(here) > 1 else -2
        return self.opening if self.group >= 0 else self.simultaneous

    def opening(self, g: Junta) -> Step:
        """J13.5.1 At later groups only; shots may be held back."""
        if g.called_off:
            return self.over
        there = in_battle(g, self.area)
        questions = {}
        for (shooter, group), kinds in there.items():
            if group != self.group:
                continue
            found = tuple(sorted({one for one, late in there if late > group and may_fire_at(g, shooter, one)}))
            armed, unarmed = dice_of(g, self.area, kinds)
            dice = armed + unarmed // 2
            if found and dice:
                turned = turned_by(g, self.area, shooter, found)
                questions[shooter] = OpeningFire("J13.5.1", self.area, dice, found, rebels=turned)
        return AskAll(questions, then=self.opened)

    def opened(self, g: Junta, answers: dict[int, tuple[tuple[int, int], ...]]) -> Step:
        """J13.5.1 What they hit is removed without firing back."""
        for shooter, shots in answers.items():
            if shots:
                self.spent = (*self.spent, (shooter, self.group, sum([number for _, number in shots])))
        return self.shoot(g, answers)

    def simultaneous(self, g: Junta) -> Step:
        """J13.5v All units that have not fired do so together, at any opponents."""
        if g.called_off:
            return self.over
        there = in_battle(g, self.area)
        commanders = sorted({one for one, _ in there})
        questions = {}
        for shooter in commanders:
            found = tuple([one for one in commanders if may_fire_at(g, shooter, one)])
            dice = self.dice_left(g, shooter, there) if found else 0
            if dice:
                turned = turned_by(g, self.area, shooter, found)
                questions[shooter] = Fire("J13.5v", self.area, dice, found, {"volley": self.number}, turned)
        return AskAll(questions, then=self.together)

    def dice_left(self, g: Junta, shooter: int, there: dict[tuple[int, int], dict[str, int]]) -> int:
        """J13.5d What a player can still roll in this volley; armed units are taken to have fired first."""
        armed = unarmed = 0
        for (one, group), kinds in there.items():
            if one == shooter:
                more, crowd = dice_of(g, self.area, kinds)
                gone = self.fired_before(shooter, group) if self.spent else 0
                armed += max(0, more - gone)
                unarmed += max(0, crowd - 2 * max(0, gone - more))
        return armed + unarmed // 2

    def fired_before(self, shooter: int, group: int) -> int:
        """J13.5.1 The dice of its opening fire."""
        return sum([dice for who, which, dice in self.spent if (who, which) == (shooter, group)])

    def together(self, g: Junta, answers: dict[int, tuple[tuple[int, int], ...]]) -> Step:
        """J13.5v Fire is simultaneous."""
        return self.shoot(g, answers)

    def shoot(self, g: Junta, answers: dict[int, tuple[tuple[int, int], ...]]) -> Step:
        """J13.5l Fire is aimed at players; who fires at a guard's commander or in the opening becomes a rebel."""
        self.shots = tuple([(who, target, number) for who, shots in answers.items() for target, number in shots])
        if not self.shots:
            return self.after_fire
        self.fired = True
        for who, target, _ in self.shots:
            opens_fire(g, self.area, who, target)
            for one in (who, target):
                if (self.area, one) not in g.engaged:
                    g.engaged = (*g.engaged, (self.area, one))
        return self.roll

    def roll(self, g: Junta) -> Step:
        """J13.5d All dice of the volley, shooter by shooter."""
        whose = tuple([who for who, _, number in self.shots for _ in range(number)])
        return Ask(CHANCE, Roll("J13.5v", len(whose), whose=whose), then=self.rolled)

    def rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J13.5l Each 6 destroys one unit of the player fired at."""
        hits: dict[int, int] = {}
        at = 0
        for who, target, number in self.shots:
            dice = faces[at : at + number]
            at += number
            hits[target] = hits.get(target, 0) + dice.count(HIT)
            if g.ears is not None:
                told = {
                    "area": area_text(self.area),
                    "whom": whom_text(target),
                    "dice": list(dice),
                    "hits": dice.count(HIT),
                }
                g.tell("junta-news-volley", "J13.5v", who=named(who), volley=self.number, **told)
        after = self.group if self.group >= 0 and g.rules["opening_losses"] == "later_groups" else -1
        self.shots = ()
        return Call(TakeLosses(self.area, tuple([one for one in hits.items() if one[1]]), after), then=self.lost)

    def lost(self, g: Junta, nothing: None) -> Step:
        """J13.5v Then the next group, or the end of the volley."""
        return self.after_fire

    def after_fire(self, g: Junta) -> Step:
        """J13.5.1 After the last group all others fire."""
        return self.next_group if self.group >= 0 else self.over

    def over(self, g: Junta) -> Step:
        """J13.5v The volley is over."""
        return Done(self.fired)
