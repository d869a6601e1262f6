"""A15 The bomb on a red field for the first time: the request."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Done, Procedure, Step
from camarilla.core.words import named
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.chapters.acts import (
    bomb_back,
    bomb_room,
    lay_open,
    put_pawn,
    steps_forward,
    tell_lost,
)
from camarilla.games.anti_monopoly.chapters.crisis import Renewal
from camarilla.games.anti_monopoly.chapters.ranking import leading
from camarilla.games.anti_monopoly.questions import (
    MOVES_AFTER_A_REQUEST,
    AskFor,
    NameNumber,
    Reply,
    RequestMove,
    RequestReply,
)
from camarilla.games.anti_monopoly.state import NOBODY, AntiMonopoly, Scene

BACK_BY = 5  # A15.4


@dataclass
class Request(Procedure):
    """A15 Result: the player who moved and must carry out the field he reached, or None."""

    leader: int = NOBODY
    asked: int = NOBODY
    value: int = 0
    mover: int = NOBODY

    def begin(self, g: AntiMonopoly) -> Step:
        """A15.2 Once per game, whatever comes of it."""
        g.red_waits, g.red_done = False, True
        g.tell("am-news-red", "A15.1", field=g.bomb)
        return Call(leading(g, "A15.1"), then=self.found)

    def found(self, g: AntiMonopoly, order: tuple[int, ...]) -> Step:
        self.leader = order[0]
        g.scene = Scene("request", self.leader)
        return self.name

    def name(self, g: AntiMonopoly) -> Step:
        """A15.1 The leading player names a number from 1 to 5 (A23.1: to 6), then asks another player."""
        numbers = tuple(range(1, g.values() + 1))
        return Ask(self.leader, NameNumber("A15.1", numbers, g.others(self.leader)), then=self.named)

    def named(self, g: AntiMonopoly, wanted: AskFor) -> Step:
        self.asked, self.value = wanted.whom, wanted.value
        g.scene = Scene("request", self.leader, self.asked, self.value)
        g.tell("am-news-request", "A15.1", who=named(self.leader), whom=named(self.asked), value=self.value)
        return self.ask

    def ask(self, g: AntiMonopoly) -> Step:
        """A15.3 He lays such a card open or says no."""
        question = RequestReply(
            "A15.3",
            self.leader,
            self.value,
            str(self.value) in g.hidden[self.asked],
            g.rules["redRequest"] == "compulsory",
            g.rules["redMover"] == "asked",
            steps_forward(g, self.asked, MOVES_AFTER_A_REQUEST),
            min(BACK_BY, bomb_room(g)),
        )
        return Ask(self.asked, question, then=self.replied)

    def replied(self, g: AntiMonopoly, reply: Reply) -> Step:
        if reply.word == "no":
            return self.refused
        g.tell("am-news-request-met", "A15.4", who=named(self.leader), whom=named(self.asked), value=self.value)
        lay_open(g, self.asked, self.value)
        bomb_back(g, BACK_BY, "A15.4")
        if g.rules["redMover"] == "leader":
            return self.ask_leader
        self._move(g, self.asked, reply.fields)
        return self.renew

    def refused(self, g: AntiMonopoly) -> Step:
        """A15.3 A no does not tell whether he has one, unless he would have had to lay it (switch redRequest)."""
        if g.rules["redRequest"] == "compulsory":
            knowledge.has_none(g, self.asked, str(self.value))
        g.tell("am-news-request-no", "A15.3", who=named(self.leader), whom=named(self.asked), value=self.value)
        return DONE

    def ask_leader(self, g: AntiMonopoly) -> Step:
        """A15.4 (switch redMover) The leading player moves 5, 6 or 7 fields."""
        moves = steps_forward(g, self.leader, MOVES_AFTER_A_REQUEST)
        return Ask(self.leader, RequestMove("A15.4", moves), then=self.leader_moves)

    def leader_moves(self, g: AntiMonopoly, fields: int) -> Step:
        self._move(g, self.leader, fields)
        return self.renew

    def _move(self, g: AntiMonopoly, seat: int, fields: int) -> None:
        """A15.4 Forward by text (A0.5); a field that is reached is carried out, so it needs no mark (A0.7)."""
        before = g.places[seat]
        place = g.board.forward(before, fields)
        if place != before:
            put_pawn(g, seat, place, "A15.4")
            self.mover = seat
        tell_lost(g, seat, g.board.forward_lost(before, fields), "A0.5")

    def renew(self, g: AntiMonopoly) -> Step:
        """A9.5 Before the field is carried out, so that he has a hidden card in a crisis."""
        if g.hidden[self.asked]:
            return self.over
        return Call(Renewal(self.asked), then=self.renewed)

    def renewed(self, g: AntiMonopoly, _: None) -> Step:
        return self.over

    def over(self, g: AntiMonopoly) -> Step:
        """A15.4 The mover carries out the field reached as if he had landed there by a roll."""
        return Done(None if self.mover == NOBODY else self.mover)

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A15.1"
