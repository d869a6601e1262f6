"""J12 How a coup starts, J13 its phases, J14 its end."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, AskAll, Call, Done, Procedure, Step
from camarilla.core.words import named, text
from camarilla.games.junta.acts import Act, EndTurn
from camarilla.games.junta.chapters.combat import Combat
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.turn import Turn, may_start, start_question
from camarilla.games.junta.chapters.units import become_rebel, next_phase, set_up_units
from camarilla.games.junta.locks import Leave
from camarilla.games.junta.questions.asked import Declare, EndTheCoup
from camarilla.games.junta.questions.battle import SendPolice
from camarilla.games.junta.questions.kinds import area_text
from camarilla.games.junta.state import BY_OFFICE, FROZEN, MINISTER, MOVED, NOBODY, PRESIDENT, READY, Junta
from camarilla.games.junta.verdict import for_rebels, held_by_rebels, winner

LAST_PHASE = 6  # J13.1
SIDES = ("president", "rebels")


@dataclass
class Uprising(Procedure):
    """J12 Phase 8: who wants to start a coup? Result: whether there was one."""

    place: int = 0
    had_pretext: bool = False

    def begin(self, g: Junta) -> Step:
        """J13.0 The units stand ready; J12.3o clockwise from the President's left, even if he resigns meanwhile."""
        set_up_units(g)
        g.order = g.clockwise(g.left_of(g.president))
        self.had_pretext = g.pretext
        return self.all_at_once if g.rules["coup_opportunity"] == "first_come" else self.ask

    def able(self, g: Junta, who: int) -> bool:
        """J12.1 Present and not the President; asked if he may start openly or holds cards."""
        return g.present(who) and who != g.president and (may_start(g, who) or bool(g.hand[who]))

    def ask(self, g: Junta) -> Step:
        """J12.3o Clockwise from the President's left; with a new pretext the asking begins again."""
        if g.pretext and not self.had_pretext:
            return self.again
        here = g.order[self.place]
        if not self.able(g, here):
            return self.onward
        return Ask(here, start_question(g, here), then=self.answered)

    def again(self, g: Junta) -> Step:
        """J12.3o From the beginning."""
        self.place, self.had_pretext = 0, True
        return self.ask

    def onward(self, g: Junta) -> Step:
        """J12.3o One round of passes closes the phase."""
        self.place += 1
        return self.ask if self.place < g.players else self.quiet

    def answered(self, g: Junta, act: Act) -> Step:
        """J12.3 The first who starts is the leader."""
        if isinstance(act, EndTurn):
            return self.onward
        return self.rise(g, g.order[self.place], act)

    def all_at_once(self, g: Junta) -> Step:
        """J12.3o With `first_come` everybody decides at the same time; of several the first clockwise leads."""
        asked = {one: start_question(g, one) for one in g.present_players() if self.able(g, one)}
        return AskAll(asked, then=self.all_answered)

    def all_answered(self, g: Junta, acts: dict[int, Act]) -> Step:
        """J12.3o The first of those who would."""
        for who in g.order:
            act = acts.get(who)
            if act is not None and not isinstance(act, EndTurn):
                return self.rise(g, who, act)
        return self.quiet

    def rise(self, g: Junta, who: int, act: Act) -> Step:
        """J12.3 He is the rebel leader and a rebel; a card with red units was its own pretext (J12.3g)."""
        g.coup, g.leader, g.pretext, g.coup_phase = True, who, True, 0
        g.tell("junta-news-coup", "J12.3", who=named(who))
        become_rebel(g, who)
        return Call(Coup(act), then=self.over)

    def over(self, g: Junta, nothing: None) -> Step:
        """J14.2 There was a coup."""
        return Done(True)

    def quiet(self, g: Junta) -> Step:
        """J12.3o Nobody starts one."""
        g.units, g.order = {}, ()
        g.tell("junta-news-no-coup", "J12.3o")
        return Done(False)


@dataclass
class Coup(Procedure):
    """J13.1 The opening for rebels only, then coup phases 1 to 6, each with movement and combat."""

    first: Act | None
    place: int = 0
    responded: bool = False

    def allows(self, g: Junta) -> tuple[Leave, ...]:
        """J13.9 The response of the police belongs to the movement segment."""
        return (Leave.UNITS,) if self.at == self.respond.__name__ else ()

    def begin(self, g: Junta) -> Step:
        """J13.1 The leader moves first in the opening."""
        g.order = g.clockwise(g.leader)
        muster(g)
        act, self.first = self.first, None
        return Call(Turn(g.leader, NOBODY, act), then=self.moved)

    def moved(self, g: Junta, nothing: None) -> Step:
        """J13.1 Clockwise to the next."""
        self.place += 1
        return self.next_mover

    def next_mover(self, g: Junta) -> Step:
        """J13.1 In the opening the President is not asked; J13.4 his brother-in-law moves at his office's turn."""
        if g.called_off:
            return self.decided
        if self.place >= g.players:
            return self.combat
        here = g.order[self.place]
        if g.rules["police_response"] == "ministers_turn" and here == self.police_turn(g) and self.response_due(g):
            return self.respond
        if g.present(here) and not (g.coup_phase == 0 and here == g.president):
            return Call(Turn(here), then=self.moved)
        if (
            not g.present(here)
            and g.coup_phase > 0
            and g.in_law not in (NOBODY, PRESIDENT)
            and g.offices[g.in_law] == here
        ):
            return Call(Turn(g.president, g.in_law), then=self.moved)
        return self.skip

    def skip(self, g: Junta) -> Step:
        """J13.1 Who is not present is passed over."""
        self.place += 1
        return self.next_mover

    def combat(self, g: Junta) -> Step:
        """J13.5 The combat segment."""
        return Call(Combat(), then=self.fought)

    def fought(self, g: Junta, nothing: None) -> Step:
        """J13.1 The next phase starts one seat further left; J13.0 unless all have agreed that it is over."""
        if g.called_off:
            return self.decided
        next_phase(g)
        if g.coup_phase >= LAST_PHASE:
            return self.declare_first
        g.coup_phase += 1
        self.place = 0
        g.order = g.clockwise((g.leader + g.coup_phase) % g.players)
        g.proposed_end = ()
        g.tell("junta-news-coup-phase", "J13.1", phase=g.coup_phase)
        return self.respond if g.rules["police_response"] == "before_all" and self.response_due(g) else self.next_mover

    # --- police response (J13.8.1) ---

    def police_turn(self, g: Junta) -> int:
        """J13.8.1 The Minister's seat; J17.10 for a dummy that of its leader."""
        return g.offices[MINISTER] if g.offices[MINISTER] < g.players else g.command[MINISTER]

    def response_due(self, g: Junta) -> bool:
        return g.coup_phase == 1 and bool(g.red_areas) and not self.responded

    def respond(self, g: Junta) -> Step:
        """J13.8.1 The Minister may move police that have not moved yet straight to areas with red units."""
        minister = g.command[MINISTER]
        fresh = ("police", BY_OFFICE, 0, READY)
        police = [(s[0], n) for s, n, one in g.stacks() if s[1:] == fresh and one == minister]
        if minister == FROZEN or not police or g.called_off:
            return self.no_response
        return Ask(minister, SendPolice("J13.8.1", tuple(sorted(police)), g.red_areas), then=self.sent)

    def no_response(self, g: Junta) -> Step:
        """J13.8.1 A frozen Ministry does not respond."""
        self.responded = True
        return self.next_mover

    def sent(self, g: Junta, moves: tuple[tuple[str, str, int], ...]) -> Step:
        """J13.8.1 A unit that responded does not move again in phase 1."""
        self.responded = True
        for start, to, number in moves:
            g.arrivals += 1
            stack = (start, "police", BY_OFFICE, 0, READY)
            g.units[stack] -= number
            if not g.units[stack]:
                del g.units[stack]
            g.units[(to, "police", BY_OFFICE, g.arrivals, MOVED)] = number
            g.tell("junta-news-police", "J13.8.1", start=area_text(start), to=area_text(to), count=number)
        return self.next_mover

    # --- the end (J14) ---

    def declare_first(self, g: Junta) -> Step:
        """J14.1 The leader declares first."""
        self.place = 0
        g.order = g.clockwise(g.leader)
        return self.declare

    def declare(self, g: Junta) -> Step:
        """J14.1 For the President or for the rebels, whatever one did; the President is for the President."""
        if self.place >= g.players or g.called_off:
            return self.decided
        who = g.order[self.place]
        if not g.present(who) or who == g.president:
            return self.undeclared
        fallback = "rebels" if who in g.rebels else "president"
        return Ask(who, Declare("J14.1", SIDES, "junta-side-", "side", fallback), then=self.declared)

    def undeclared(self, g: Junta) -> Step:
        """J14.1 Nobody to ask here."""
        self.place += 1
        return self.declare

    def declared(self, g: Junta, side: str) -> Step:
        """J14.1 In public, and for all to hear."""
        who = g.order[self.place]
        g.declared = (*g.declared, (who, side))
        g.tell("junta-news-declared", "J14.1", who=named(who), side=text(f"junta-side-{side}"))
        self.place += 1
        return self.declare

    def decided(self, g: Junta) -> Step:
        """J14.2 Three of the five power centres; J13.0 or what all have agreed on."""
        g.winner = g.called_off or winner(g, for_rebels(g))
        if not g.called_off and g.ears is not None:
            held = [area_text(area) for area in held_by_rebels(g, for_rebels(g))]
            g.tell("junta-news-held", "J14.2", count=len(held), areas=held)
        g.tell("junta-news-coup-won", "J14.2", side=text(f"junta-side-{g.winner}"))
        return DONE


@dataclass
class CallOff(Procedure):
    """J13.0 Somebody proposes that a side has won; if all who are present agree, the coup is cut short."""

    who: int
    side: str

    def begin(self, g: Junta) -> Step:
        """J13.0 Any of them may propose it, each once in a phase."""
        g.proposed_end = (*g.proposed_end, self.who)
        return self.ask

    def ask(self, g: Junta) -> Step:
        """J13.0 Only those present are asked; not if they have agreed on something else meanwhile."""
        if g.called_off:
            return self.too_late
        others = [one for one in g.present_players() if one != self.who]
        question = EndTheCoup("J13.0", who=self.who, side=self.side)
        return AskAll(dict.fromkeys(others, question), then=self.agreed)

    def agreed(self, g: Junta, answers: dict[int, bool]) -> Step:
        """J13.0 All, or nothing; nobody declares then."""
        g.tell("junta-news-proposes-end", "J13.0", who=named(self.who), side=text(f"junta-side-{self.side}"))
        if all(answers.values()):
            g.called_off = self.side
            g.tell("junta-news-called-off", "J13.0")
        return DONE

    def too_late(self, g: Junta) -> Step:
        """J13.0 The coup is over already."""
        return DONE
