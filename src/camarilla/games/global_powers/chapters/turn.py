"""G7, G8 and G34 The turns, from the set-up to the end. G6.2 They go clockwise."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import Ask, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.global_powers.answers import Activate, TurnAnswer
from camarilla.games.global_powers.board import snapshot
from camarilla.games.global_powers.chapters.activation import Activation
from camarilla.games.global_powers.chapters.cards import Card
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.scoring import Scoring
from camarilla.games.global_powers.chapters.setup import SetUp
from camarilla.games.global_powers.components import REGIONS
from camarilla.games.global_powers.plays import TakeTurn
from camarilla.games.global_powers.questions import CallHome, Spread, regions_spread
from camarilla.games.global_powers.state import Phase, Powers


@dataclass
class Turns(Procedure):
    """The whole game; it ends where somebody wins (G30, G35, G36)."""

    def whose(self, g: Powers, seat: int) -> str:
        return "G6.2"

    def begin(self, g: Powers) -> Step:
        return Call(SetUp(), then=self.first)

    def first(self, g: Powers, nothing: None) -> Step:
        return self.new_turn

    def new_turn(self, g: Powers) -> Step:
        """G7.1 Who has nobody in the regions has nobody to recall."""
        g.war = g.motion = g.event = g.proposal = None
        if g.ears is not None:
            g.tell("gp-news-turn", "G6.2", who=named(g.turn))
        if g.in_all_regions(g.turn) == 0:
            return self.recall_done
        g.phase = Phase.RECALL
        return self.recall

    def recall(self, g: Powers) -> Step:
        """G7.1 First any number of one's politicians may return to base."""
        return Ask(g.turn, recall_question(g), then=self.recalled)

    def recalled(self, g: Powers, counts: tuple[int, ...]) -> Step:
        """G7.1 As a whole; then dominance is tested (G35.2)."""
        for region, count in zip(REGIONS, counts, strict=True):
            if count:
                g.send_home(g.turn, region, count)
                g.tell("gp-news-recall", "G7.1", who=named(g.turn), count=count, region=g.box.region(region))
        return self.recall_done

    def recall_done(self, g: Powers) -> Step:
        """G35.2 The recall is a step even if nobody was recalled: after the set-up it is the first that is tested."""
        return Call(Dominance(), then=self.recall_tested)

    def recall_tested(self, g: Powers, nothing: None) -> Step:
        return self.to_choose

    def to_choose(self, g: Powers) -> Step:
        g.phase = Phase.TURN
        return self.choose

    def choose(self, g: Powers) -> Step:
        """G8.1 Activate a pending region or play a card; there is no passing."""
        return Ask(g.turn, TakeTurn("G8.1", g.turn, snapshot(g), g.done, g.hands[g.turn]), then=self.chosen)

    def chosen(self, g: Powers, answer: TurnAnswer) -> Step:
        """G8.1 One of the two, and only one."""
        if isinstance(answer, Activate):
            return Call(Activation(answer.region), then=self.turn_done)
        return Call(Card(answer), then=self.turn_done)

    def turn_done(self, g: Powers, nothing: None) -> Step:
        """G29.1 When the activation of the twelfth region is finished there is a scoring."""
        if not g.pending():
            return Call(Scoring(), then=self.scored)
        return self.next_player

    def scored(self, g: Powers, nothing: None) -> Step:
        """G34.1 Play goes on after the player whose turn led to the scoring."""
        return self.next_player

    def next_player(self, g: Powers) -> Step:
        """G6.2 Clockwise."""
        g.turn = (g.turn + 1) % g.players
        return self.new_turn


def recall_question(g: Powers) -> Spread:
    """G7.1 From any of the twelve regions, none included."""
    holds = tuple([g.at(g.turn, region) for region in REGIONS])
    return regions_spread(CallHome, "G7.1", "gp-ask-recall", g.box, holds, 0, sum(holds))
