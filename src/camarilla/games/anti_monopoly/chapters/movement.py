"""A5 to A7 The movement roll, the way along the board, the meeting of nuclear powers, landing."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import bomb_by_instruction, put_pawn, zero
from camarilla.games.anti_monopoly.chapters.cards import AGAIN
from camarilla.games.anti_monopoly.chapters.fields import field_of
from camarilla.games.anti_monopoly.chapters.peace import LastSteps, at_world_peace
from camarilla.games.anti_monopoly.chapters.red import Request
from camarilla.games.anti_monopoly.components import PEACE
from camarilla.games.anti_monopoly.questions import NamePlayer, OneRolled
from camarilla.games.anti_monopoly.state import NOBODY, AntiMonopoly, Scene
from camarilla.games.anti_monopoly.way import GREEN

MEETING_ROLLS = 3  # A6.4


@dataclass
class Move(Procedure):
    """A5.1 A movement roll, the move, and the field on which it ends."""

    seat: int
    face: int = 0

    def begin(self, g: AntiMonopoly) -> Step:
        return Ask(CHANCE, Roll("A5.1", 1, whose=(self.seat,)), then=self.rolled)

    def rolled(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A5.2 On a 1 he has a choice; A5.3 in every movement roll."""
        self.face = g.die = faces[0]
        if g.ears is not None:
            g.tell("am-news-rolls", "A5.1", who=named(self.seat), die=self.face)
        return self.choose if self.face == 1 else self.go

    def choose(self, g: AntiMonopoly) -> Step:
        """A5.2 Move 1 field, or roll again; the same with the next 1."""
        return Ask(self.seat, OneRolled("A5.2"), then=self.chosen)

    def chosen(self, g: AntiMonopoly, choice: str) -> Step:
        return self.begin if choice == "again" else self.go

    def go(self, g: AntiMonopoly) -> Step:
        """A6.1 Up the numbers; A6.2 less than the need; A6.3 equal to it; A6.4 more."""
        board, place, face = g.box.board, g.places[self.seat], self.face
        need = board.need[place]
        if need and face > need:
            return Call(Meeting(self.seat, face), then=self.met)
        if board.track[place] == GREEN and face > board.distance[place]:
            return Call(LastSteps(self.seat), then=self.landed)  # A18.2
        goal = board.gate[place] if face == need else board.ahead[face][place]
        put_pawn(g, self.seat, goal, "A6.3" if face == need else "A6.1")
        return self.land

    def met(self, g: AntiMonopoly, _: None) -> Step:
        return self.land

    def land(self, g: AntiMonopoly) -> Step:
        """A18.1 World Peace, by an exact roll; A7.1 any other field is carried out."""
        if g.box.board.kind[g.places[self.seat]] is PEACE:
            return Call(at_world_peace(g, self.seat), then=self.landed)
        return Call(Landing(self.seat), then=self.landed)

    def landed(self, g: AntiMonopoly, _: None) -> Step:
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A5.1"


@dataclass
class Meeting(Procedure):
    """A6.4 The meeting of nuclear powers."""

    seat: int
    face: int  # the roll that was too high
    other: int = NOBODY
    rolls: tuple[int, ...] = ()

    def begin(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("meeting", self.seat, value=self.need(g))
        return self.name if g.players > 2 else self.only_one

    def need(self, g: AntiMonopoly) -> int:
        """A0.2 How many fields to the negotiation field."""
        return g.box.board.need[g.places[self.seat]]

    def name(self, g: AntiMonopoly) -> Step:
        """A6.4 He names another player."""
        question = NamePlayer("A6.4", "meeting", g.others(self.seat), self.need(g))
        return Ask(self.seat, question, then=self.named)

    def only_one(self, g: AntiMonopoly) -> Step:
        return self.named(g, g.left_of(self.seat))

    def named(self, g: AntiMonopoly, other: int) -> Step:
        self.other = other
        if g.ears is not None:
            g.tell("am-news-meeting", "A6.4", who=named(self.seat), whom=named(other), need=self.need(g))
        return self.roll

    def roll(self, g: AntiMonopoly) -> Step:
        """A6.4 Who rolls up to three times."""
        return Ask(CHANCE, Roll("A6.4", 1, whose=(self.other,)), then=self.rolled)

    def rolled(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A6.4 The first roll equal to the need takes the pawn to the negotiation field."""
        self.rolls += faces
        need = self.need(g)
        g.scene = Scene("meeting", self.seat, self.other, need, rolls=self.rolls)
        if g.ears is not None:
            g.tell("am-news-meeting-roll", "A6.4", who=named(self.other), die=faces[0])
        if faces[0] == need:
            put_pawn(g, self.seat, g.board.gate[g.places[self.seat]], "A6.4")
            return DONE
        return self.roll if len(self.rolls) < MEETING_ROLLS else self.fails

    def fails(self, g: AntiMonopoly) -> Step:
        """A6.5 Bomb +1, then the pawn moves on by the original roll; A6.6 there is no other way to the next track."""
        g.tell("am-news-meeting-fails", "A6.5", who=named(self.seat))
        bomb_by_instruction(g, 1, "A6.5")
        if g.bomb == 0:
            return zero(g)
        put_pawn(g, self.seat, g.board.ahead[self.face][g.places[self.seat]], "A6.5")
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A6.4"


@dataclass
class Landing(Procedure):
    """A7.1 A pawn has landed: its field is carried out, then what that has caused (A0.7, A0.10)."""

    seat: int

    def begin(self, g: AntiMonopoly) -> Step:
        field = field_of(g, self.seat)
        return self.settle if field is None else Call(field, then=self.carried_out)

    def carried_out(self, g: AntiMonopoly, result: str | None) -> Step:
        """A10.4, A8.AC08 An additional roll comes at once; A14.4 it belongs to the running turn."""
        if result == AGAIN:
            return Call(Move(self.seat), then=self.moved_again)
        return self.settle

    def moved_again(self, g: AntiMonopoly, _: None) -> Step:
        return self.settle

    def settle(self, g: AntiMonopoly) -> Step:
        """A0.7 Fields reached by text, in the order of the moves; A0.10 after them the red field (A15.1)."""
        if g.reached:
            (seat, place), g.reached = g.reached[0], g.reached[1:]
            if g.places[seat] != place:
                return self.settle
            self.seat = seat
            return self.begin
        if g.red_waits:
            return Call(Request(), then=self.requested)
        return DONE

    def requested(self, g: AntiMonopoly, mover: int | None) -> Step:
        """A15.4 Who moved carries out the field he reached."""
        if mover is None:
            return self.settle
        self.seat = mover
        return self.begin
