"""A18 to A20 World Peace: reached by an exact roll; A21.5 the ranking."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, End, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import bomb_back, put_pawn, receive, tell_lost
from camarilla.games.anti_monopoly.chapters.green import SentBack
from camarilla.games.anti_monopoly.chapters.ranking import RollOff
from camarilla.games.anti_monopoly.manifest import DISARMAMENT, PEACE
from camarilla.games.anti_monopoly.state import NOBODY, QUIET, AntiMonopoly, Scene, groups

EXTRA_ROLLS = 3  # A18.2
CONSOLATION = 5  # A19.2


def at_world_peace(g: AntiMonopoly, seat: int) -> Procedure:
    """A18.1 Reached once all monopolies are broken; before that it turns pawns back like a hatched field (A17.1)."""
    return Victory(seat) if g.all_broken() else SentBack(seat)


@dataclass
class LastSteps(Procedure):
    """A18.2 The roll was higher than the distance: up to three extra rolls."""

    seat: int
    rolls: tuple[int, ...] = ()

    def begin(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("peace", self.seat, value=g.distance(self.seat), rolls=self.rolls)
        if len(self.rolls) < EXTRA_ROLLS:
            return self.roll
        g.tell("am-news-peace-missed", "A18.3", who=named(self.seat))
        return self.set_back if g.swapped else self.swap

    def roll(self, g: AntiMonopoly) -> Step:
        """A5.3 Extra rolls have no choice on a 1."""
        return Ask(CHANCE, Roll("A18.2", 1, whose=(self.seat,)), then=self.rolled)

    def rolled(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A18.2 One equal to the distance takes the pawn there."""
        self.rolls += faces
        g.tell("am-news-extra-roll", "A18.2", who=named(self.seat), die=faces[0])
        if faces[0] == g.distance(self.seat):
            put_pawn(g, self.seat, g.board.peace, "A18.2")
            return Call(at_world_peace(g, self.seat), then=self.over)
        return self.begin

    def swap(self, g: AntiMonopoly) -> Step:
        """A18.3 The first time in the game positions are swapped."""
        return Call(Swap(self.seat), then=self.over)

    def set_back(self, g: AntiMonopoly) -> Step:
        """A20.1 Later the pawn goes back by the third extra roll (A0.6); no field is carried out."""
        before, fields = g.places[self.seat], self.rolls[-1]
        place = g.board.back(before, fields)
        if place != before:
            put_pawn(g, self.seat, place, "A20.1", "goes-back")
        tell_lost(g, self.seat, g.board.back_lost(before, fields), "A0.6")
        return DONE

    def over(self, g: AntiMonopoly, _: None) -> Step:
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A18.2"


@dataclass
class Swap(Procedure):
    """A19 The position swap, once per game."""

    failed: int

    def begin(self, g: AntiMonopoly) -> Step:
        """A19.1 The failed player is first, the others follow by A0.3."""
        g.swapped = True
        return Call(RollOff(g.standings(g.others(self.failed)), "A19.1"), then=self.swap)

    def swap(self, g: AntiMonopoly, others: tuple[int, ...]) -> Step:
        """A19.1 First and last change places, second and last but one; a middle one stays; no field is carried out."""
        order = (self.failed, *others)
        before = g.places.copy()
        g.tell("am-news-swap", "A19.1", who=named(self.failed))
        for seat, partner in zip(order, reversed(order), strict=True):
            if before[partner] != before[seat]:
                put_pawn(g, seat, before[partner], "A19.1", "swaps")
        distance = g.board.distance
        for seat in g.clockwise(g.turn):
            if distance[g.places[seat]] > distance[before[seat]]:
                receive(g, seat, CONSOLATION, "A19.2")  # everybody who is farther away now
        bomb_back(g, 2, "A19.2")
        return DONE


@dataclass
class Victory(Procedure):
    """A18.4, A21.5 Everybody wins; who is honoured first. The game ends."""

    first: int = NOBODY  # who reached World Peace; NOBODY after a joint disarmament

    def begin(self, g: AntiMonopoly) -> Step:
        """A21.5 Money minus distance to World Peace, highest first; ties roll."""
        scores = g.scores()
        seats = tuple([seat for seat in range(g.players) if seat != self.first])
        return Call(RollOff(groups(seats, [scores[seat] for seat in seats]), "A21.5"), then=self.ranked)

    def ranked(self, g: AntiMonopoly, order: tuple[int, ...]) -> Step:
        """A18.4 Who reached World Peace is ranked first, the others follow by their scores."""
        g.ranking = order if self.first == NOBODY else (self.first, *order)
        g.ending = DISARMAMENT if self.first == NOBODY else PEACE
        g.scene = QUIET
        rule = "A21.3" if self.first == NOBODY else "A18.4"
        g.tell(f"am-news-{g.ending}", rule, who=named(g.ranking[0]))
        scores = g.scores()
        for place, seat in enumerate(g.ranking, 1):
            g.tell("am-news-rank", "A21.5", who=named(seat), rank=place, score=scores[seat])
        return End(Outcome(g.ending, tuple(range(g.players)), scores, g.rounds()))
