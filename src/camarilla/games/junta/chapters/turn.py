"""J13.1t A movement turn of a coup: cards, bribes, landing, naming a bombardment, one move; or exile."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta.acts import Act, Bombard, BribeUnits, BringUnits, EndTurn, Flee, Fly, Land, Move, UnitCounts
from camarilla.games.junta.chapters.common import Pay, discard, due
from camarilla.games.junta.chapters.locations import go_into_exile
from camarilla.games.junta.chapters.offices import InLaw
from camarilla.games.junta.chapters.units import (
    add,
    arrive,
    become_rebel,
    may_turn,
    movable,
    move,
    moves_apart,
    take,
    turn_of,
)
from camarilla.games.junta.chapters.vote import may_play
from camarilla.games.junta.locks import Leave
from camarilla.games.junta.money import total
from camarilla.games.junta.questions.kinds import area_text, card_text, unit_text
from camarilla.games.junta.questions.turn import HELICOPTER, CoupTurn, StartCoup
from camarilla.games.junta.state import ADMIRAL, AIR, BY_OFFICE, NOBODY, PALACE, WEAPONS, Junta, Stack

LANDERS = (("marines", ADMIRAL), ("paratroopers", AIR))


def may_use(g: Junta, who: int) -> tuple[int, ...]:
    """J5.3t The cards from which he may play."""
    return g.hand[who] if may_play(g, who) else ()


def unit_cards(g: Junta, who: int, cards: tuple[int, ...], start: bool) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Those of these cards that bring units; J12.3g as a start grey ones need a pretext or headquarters.

    Grey: J5.C.49, J5.C.50, J5.C.51, J5.C.52. Red: J5.C.53, J5.C.54, J5.C.55, J5.C.56, J5.C.57.
    """
    found = []
    for card in cards:
        printed = g.box.cards[card]
        if printed.window != "coup" or g.on_map(printed.unit) >= g.box.units[printed.unit].count:
            continue
        grey = g.box.units[printed.unit].colour != "red"
        if start and grey and not may_start(g, who) and g.rules["grey_cards_start"] != "always":
            continue
        found.append((card, printed.areas))
    return tuple(found)


def may_start(g: Junta, who: int) -> bool:
    """J12.1 With a pretext any present player but the President; J12.2 from headquarters without one."""
    return g.pretext or g.location[who] == "headquarters"


def unit_bribes(g: Junta, who: int, cards: tuple[int, ...]) -> tuple[tuple[int, str, int], ...]:
    """J13.10 Units of the card's kind that are not one's own, as many as one can pay.

    J5.C.31 police, J5.C.32, J5.C.33 and J5.C.34 the brigades, J5.C.35 red units of any kind.
    """
    found = []
    for card in cards:
        printed = g.box.cards[card]
        if printed.window != "coup_turn":
            continue
        there: dict[str, int] = {}
        for (area, kind, owner, _, _), number in g.units.items():
            if kind in printed.bribes and g.commander(kind, owner) != who:
                there[area] = there.get(area, 0) + number
        purse = total(g.purse(who))
        for area, number in there.items():
            most = number
            while most and due(g, who, printed.price * most) > purse:
                most -= 1
            if most:
                found.append((card, area, most))
    return tuple(found)


def landings(g: Junta, who: int, office: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """J13.7 Paratroopers in any area, marines in any river area, once per coup."""
    found: list[tuple[str, tuple[str, ...]]] = []
    command = g.command
    for unit, of in LANDERS:
        if command[of] == who and unit not in g.landed and turn_of(g, of) == office:
            found.append((unit, g.box.river if unit == "marines" else tuple(g.box.kind_of)))
    return tuple(found)


def guns(g: Junta, who: int, office: int, start: bool) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """J13.6 Gunboat once per phase, one air strike per segment and three per coup; J12.3 a start names the Palace."""
    if not start and g.rules["bombard_target"] == "combat_segment":
        return ()
    found: list[tuple[str, tuple[str, ...]]] = []
    command, aimed = g.command, [weapon for weapon, _ in g.named]
    for weapon, of in WEAPONS.items():
        if command[of] != who or turn_of(g, of) != office or (weapon == "air_strike" and not g.strikes):
            continue
        if weapon not in aimed:
            found.append((weapon, (PALACE,) if start else g.box.in_range))
    return tuple(found)


def guarded_areas(g: Junta, who: int) -> tuple[str, ...]:
    """J13.2 Where others command palace guards: what is fired there may make a rebel."""
    return tuple(sorted({s[0] for s in g.units if s[1] == "palace_guard" and g.commander(s[1], s[2]) != who}))


def start_question(g: Junta, who: int) -> StartCoup:
    """J12.3 What would start a coup: a card with units, moving or landing a unit, fire at the Palace."""
    cards = unit_cards(g, who, may_use(g, who), start=True)
    if not may_start(g, who):
        return StartCoup("J12.3", g.box, (), cards, pretext=False, rebel=may_turn(g, who))
    whole = g.rules["move_part"] == "whole_stack"
    stacks = movable(g, who, NOBODY, ())
    return StartCoup(
        "J12.3",
        g.box,
        stacks,
        cards,
        (),
        landings(g, who, NOBODY),
        guns(g, who, NOBODY, True),
        (),
        whole,
        rebel=may_turn(g, who),
    )


@dataclass
class Turn(Procedure):
    """J13.1t A movement turn. ``first`` is the act that started the coup; ``office`` is the brother-in-law's."""

    who: int
    office: int = NOBODY
    first: Act | None = None
    moved: tuple[int, ...] = ()
    acted: bool = False
    bribe: BribeUnits | None = None

    def allows(self, g: Junta) -> tuple[Leave, ...]:
        """J13.9 Units change hands in the movement segment."""
        return (Leave.UNITS,)

    def begin(self, g: Junta) -> Step:
        """J12.3 The start is the first act of the leader's opening turn."""
        return self.start if self.first is not None else self.ask

    def start(self, g: Junta) -> Step:
        """J12.3 It has been announced and is carried out."""
        act, self.first = self.first, None
        assert act is not None
        return self.done(g, act)

    def ask(self, g: Junta) -> Step:
        """J13.1t In any order: cards, landing, bombardment, one move; or exile instead of all that."""
        if g.called_off or not g.alive[self.who] or g.exile[self.who]:
            return self.over
        if self.office >= 0 and g.in_law != self.office:
            return self.over
        question = self.question(g)
        if (self.office >= 0 or not g.hand[self.who]) and question.forced():
            return self.over
        return Ask(self.who, question, then=self.done)

    def question(self, g: Junta) -> CoupTurn:
        """J13.1t What is possible now."""
        who, own = self.who, self.office < 0
        stacks = () if self.moved and self.spent(g) else movable(g, who, self.office, self.moved)
        cards = may_use(g, who) if own else ()
        armed = who in (g.command[ADMIRAL], g.command[AIR])
        weapons = guns(g, who, self.office, start=False) if armed else ()
        loyal = may_turn(g, who)
        flees = own and not self.acted and who != g.president
        return CoupTurn(
            "J13.1t",
            g.box,
            stacks,
            unit_cards(g, who, cards, start=False) if cards else (),
            unit_bribes(g, who, cards) if cards else (),
            landings(g, who, self.office) if armed else (),
            weapons,
            g.box.embassies if flees else (),
            g.rules["move_part"] == "whole_stack",
            True,
            loyal and g.coup_phase == 0,
            guarded_areas(g, who) if loyal and weapons else (),
        )

    def spent(self, g: Junta) -> bool:
        """J13.4 One move per phase; J17.10 one for the leader and one for each of his dummies."""
        return len(self.moved) > (len(g.followers(self.who)) if moves_apart(g) else 0)

    def done(self, g: Junta, act: Act) -> Step:
        """J13.2 In the opening every act but exile makes a rebel."""
        if isinstance(act, EndTurn):
            return DONE
        if isinstance(act, Flee):
            return self.flee(g, act)
        self.acted = True
        if g.coup_phase == 0:
            become_rebel(g, self.who)
        if isinstance(act, BringUnits):
            return self.bring(g, act)
        if isinstance(act, BribeUnits):
            return self.offer_bribe(g, act)
        if isinstance(act, Land):
            return self.land(g, act)
        if isinstance(act, Bombard):
            return self.aim(g, act)
        return self.fly(g, act) if isinstance(act, Fly) else self.march(g, act)

    def bring(self, g: Junta, act: BringUnits) -> Step:
        """J5.C.u All in one area, commanded by the player; counters in use are not placed."""
        printed = g.box.cards[act.card]
        discard(g, self.who, act.card)
        number = min(printed.count, g.box.units[printed.unit].count - g.on_map(printed.unit))
        arrive(g, act.area, printed.unit, self.who, number)
        if g.coup_phase == 0 and g.box.units[printed.unit].colour == "red" and act.area not in g.red_areas:
            g.red_areas = (*g.red_areas, act.area)
        told = {
            "card": card_text(act.card),
            "count": number,
            "unit": unit_text(printed.unit),
            "area": area_text(act.area),
        }
        g.tell("junta-news-units", f"J5.C.{act.card}", who=named(self.who), **told)
        return self.ask

    def offer_bribe(self, g: Junta, act: BribeUnits) -> Step:
        """J13.10 1 MP for each unit, paid first."""
        self.bribe = act
        discard(g, self.who, act.card)
        told = {"card": card_text(act.card), "area": area_text(act.area), "count": act.number}
        g.tell("junta-news-bribes", "J13.10", who=named(self.who), **told)
        return Call(Pay(self.who, g.box.cards[act.card].price * act.number, "J13.10"), then=self.bribe_paid)

    def bribe_paid(self, g: Junta, nothing: None) -> Step:
        """J13.10 Then one die each; J7.1p the price stays paid, even if all of them are his already (J13.9)."""
        if self.tempted(g):
            return self.bribe_roll
        self.bribe = None
        g.tell("junta-news-bribe-idle", "J13.10", who=named(self.who))
        return self.ask

    def tempted(self, g: Junta) -> list[Stack]:
        """The units that are still to be won, one by one: some may have been handed to him while he paid (J13.9)."""
        assert self.bribe is not None
        area, kinds = self.bribe.area, g.box.cards[self.bribe.card].bribes
        stacks = [s for s, _, one in g.stacks(area) if s[1] in kinds and one != self.who]
        return [stack for stack in sorted(stacks) for _ in range(g.units[stack])][: self.bribe.number]

    def bribe_roll(self, g: Junta) -> Step:
        """J13.10 One die for each."""
        dice = len(self.tempted(g))
        return Ask(CHANCE, Roll("J13.10", dice, whose=(self.who,) * dice), then=self.bribe_rolled)

    def bribe_rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J13.10 4 to 6 (`unit_bribe_success`): his to the end of the coup; one that has moved stays moved."""
        won, need = 0, int(g.rules["unit_bribe_success"])
        for stack, face in zip(self.tempted(g), faces, strict=True):
            if face >= need:
                take(g, stack, 1)
                add(g, (stack[0], stack[1], self.who, stack[3], stack[4]), 1)
                won += 1
        self.bribe = None
        g.tell("junta-news-bribed", "J13.10", who=named(self.who), dice=list(faces), count=won)
        return self.ask

    def land(self, g: Junta, act: Land) -> Step:
        """J13.7 Landing is not the move of the turn."""
        g.landed = (*g.landed, act.unit)
        arrive(g, act.area, act.unit, BY_OFFICE, g.box.units[act.unit].count)
        g.tell("junta-news-landed", "J13.7", who=named(self.who), unit=unit_text(act.unit), area=area_text(act.area))
        return self.ask

    def aim(self, g: Junta, act: Bombard) -> Step:
        """J13.6 What is named will be fired (J16.1); it is not a move."""
        g.named = (*g.named, (act.weapon, act.area))
        if g.ears is not None:
            told = {"weapon": unit_text(act.weapon), "area": area_text(act.area)}
            g.tell("junta-news-aimed", "J13.6", who=named(self.who), **told)
        return self.ask

    def march(self, g: Junta, act: Move) -> Step:
        """J13.4 Some or all units of one area into an adjacent one."""
        move(g, self.who, self.office, act.member, act.start, act.to, act.units)
        self.moved = (*self.moved, act.member)
        self.tell_moves(g, act.start, act.to, act.units)
        return self.ask

    def tell_moves(self, g: Junta, start: str, to: str, units: UnitCounts) -> None:
        """J13.4 Everybody sees who moves what."""
        if g.ears is not None:
            for kind, number in units:
                told = {"start": area_text(start), "to": area_text(to), "count": number, "unit": unit_text(kind)}
                g.tell("junta-news-moved", "J13.4", who=named(self.who), **told)

    def fly(self, g: Junta, act: Fly) -> Step:
        """J13.4h Two areas; companions move one of them; all this is the one move."""
        if act.first:
            move(g, self.who, self.office, act.member, act.start, act.middle, act.first)
        if act.second:
            move(g, self.who, self.office, act.member, act.middle, act.to, (*act.second,))
            group = g.arrivals
            move(g, self.who, self.office, act.member, act.start, act.to, ((HELICOPTER, 1),))
            self.join(g, act.to, group)
        else:
            move(g, self.who, self.office, act.member, act.start, act.to, ((HELICOPTER, 1),))
        self.moved = (*self.moved, act.member)
        if g.ears is not None:
            told = {"start": area_text(act.start), "middle": area_text(act.middle), "to": area_text(act.to)}
            g.tell("junta-news-flew", "J13.4h", who=named(self.who), **told)
            self.tell_moves(g, act.start, act.middle, act.first)
            self.tell_moves(g, act.middle, act.to, act.second)
        return self.ask

    def join(self, g: Junta, area: str, group: int) -> None:
        """The helicopter arrives in one group with those it flew in with."""
        for stack in [s for s in g.units if s[0] == area and s[1] == HELICOPTER and s[3] == group + 1]:
            number = g.units.pop(stack)
            add(g, (stack[0], stack[1], stack[2], group, stack[4]), number)

    def flee(self, g: Junta, act: Flee) -> Step:
        """J13.3e A rebel stays a rebel, without a vote in the junta."""
        go_into_exile(g, self.who, act.embassy, "J13.3e")
        return Call(InLaw(), then=self.gone)

    def gone(self, g: Junta, nothing: None) -> Step:
        """J13.3e The turn is over."""
        return DONE

    def over(self, g: Junta) -> Step:
        """Nothing to do here."""
        return DONE
