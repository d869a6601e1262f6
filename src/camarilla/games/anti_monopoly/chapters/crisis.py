"""A9 The crisis: X lays a card, Y has its twin or not, and lays it or not."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, without
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.chapters.acts import (
    back_by_text,
    bomb_ahead,
    bomb_back,
    bomb_by_instruction,
    forward_by_text,
    lay_open,
    payable,
    receive,
    steps_forward,
    zero,
)
from camarilla.games.anti_monopoly.chapters.money import Payment
from camarilla.games.anti_monopoly.questions import MOVES_IN_A_REFUSAL, AskFor, CallFor, CrisisReply, Reply
from camarilla.games.anti_monopoly.state import CARDS_EACH, NOBODY, AntiMonopoly, Scene

JOINED_FIELDS = JOINED_MILLIONS = 2  # A9.b
REFUSER_BONUS = 2  # A9.c
REFUSAL_BOMB = 3  # A9.c


@dataclass
class Crisis(Procedure):
    """A9 X is the player who landed there, Y the one he asks."""

    x: int
    y: int = NOBODY
    value: int = 0
    fields: int = 0

    def begin(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("crisis", self.x)
        return self.call

    def call(self, g: AntiMonopoly) -> Step:
        """A9.1 X lays one of his hidden cards open, then names another player."""
        values = tuple([int(card) for card in sorted(set(g.hidden[self.x]))])
        return Ask(self.x, CallFor("A9.1", values, g.others(self.x)), then=self.called)

    def called(self, g: AntiMonopoly, wanted: AskFor) -> Step:
        """A9.3 X's card stays open in every case."""
        self.y, self.value = wanted.whom, wanted.value
        lay_open(g, self.x, self.value)
        g.scene = Scene("crisis", self.x, self.y, self.value)
        if g.ears is not None:
            g.tell("am-news-crisis", "A9.1", who=named(self.x), whom=named(self.y), value=self.value)
        return self.reply

    def reply(self, g: AntiMonopoly) -> Step:
        """A9.1 Y looks in secret whether he has such a card; A9.2 his answer is true."""
        has = str(self.value) in g.hidden[self.y]
        moves = steps_forward(g, self.y, MOVES_IN_A_REFUSAL)
        gain = payable(g, self.value + REFUSER_BONUS)
        question = CrisisReply("A9.2", self.x, self.value, has, moves, gain, bomb_ahead(g, REFUSAL_BOMB))
        return Ask(self.y, question, then=self.replied)

    def replied(self, g: AntiMonopoly, reply: Reply) -> Step:
        self.fields = reply.fields
        if reply.word == "none":
            return self.none
        return self.joined if reply.word == "join" else self.refused

    def none(self, g: AntiMonopoly) -> Step:
        """A9.a Y has none: X 1 field back; bomb +2; X pays the card's value."""
        knowledge.has_none(g, self.y, str(self.value))
        if g.ears is not None:
            g.tell("am-news-crisis-none", "A9.a", who=named(self.x), whom=named(self.y), value=self.value)
        back_by_text(g, self.x, 1, "A9.a")
        bomb_by_instruction(g, 2, "A9.a")
        if g.bomb == 0:
            return zero(g)
        return Call(Payment(self.x, self.value, "A9.a"), then=self.paid)

    def paid(self, g: AntiMonopoly, _: None) -> Step:
        return self.renew

    def joined(self, g: AntiMonopoly) -> Step:
        """A9.b Y lays his open: X, then Y 2 fields forward; each receives 2 million; bomb -1."""
        g.manners[self.x * g.players + self.y] = 1
        g.tell("am-news-crisis-joined", "A9.b", who=named(self.x), whom=named(self.y), value=self.value)
        lay_open(g, self.y, self.value)
        for seat in (self.x, self.y):
            forward_by_text(g, seat, JOINED_FIELDS, "A9.b")
        for seat in (self.x, self.y):
            receive(g, seat, JOINED_MILLIONS, "A9.b")
        bomb_back(g, 1, "A9.b")
        return self.renew

    def refused(self, g: AntiMonopoly) -> Step:
        """A9.c Y refuses aloud: he moves 1 to 3 fields and receives the value + 2; X 2 back; bomb +3."""
        knowledge.has(g, self.y, str(self.value))
        g.manners[self.x * g.players + self.y] = -1
        g.tell("am-news-crisis-refused", "A9.c", who=named(self.x), whom=named(self.y), value=self.value)
        forward_by_text(g, self.y, self.fields, "A9.c")
        receive(g, self.y, self.value + REFUSER_BONUS, "A9.c")
        back_by_text(g, self.x, 2, "A9.c")
        bomb_by_instruction(g, REFUSAL_BOMB, "A9.c")
        return zero(g) if g.bomb == 0 else self.renew

    def renew(self, g: AntiMonopoly) -> Step:
        """A9.5 When the crisis is complete, X before Y."""
        for seat in (self.x, self.y):
            if not g.hidden[seat]:
                return Call(Renewal(seat), then=self.renewed)
        return DONE

    def renewed(self, g: AntiMonopoly, _: None) -> Step:
        return self.renew

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A9.1"


@dataclass
class Renewal(Procedure):
    """A9.4 All five cards of a player lie open: he gets hidden ones again."""

    seat: int

    def begin(self, g: AntiMonopoly) -> Step:
        """A9.4 With a stock they are shuffled into it; without one he turns them over (switch coopReuse)."""
        if not g.stock or g.rules["coopReuse"] == "turnOver":
            return self.turn_over
        return self.shuffle

    def turn_over(self, g: AntiMonopoly) -> Step:
        g.hidden[self.seat], g.laid[self.seat] = g.laid[self.seat], ()
        knowledge.turned_over(g, self.seat, g.values())
        g.tell("am-news-turned-over", "A9.4", who=named(self.seat))
        return DONE

    def shuffle(self, g: AntiMonopoly) -> Step:
        cards = g.laid[self.seat]
        g.stock = tuple(sorted(g.stock + cards))
        g.laid[self.seat] = ()
        knowledge.mixed(g, self.seat, cards)
        return self.deal

    def deal(self, g: AntiMonopoly) -> Step:
        """A9.4 Five hidden ones from the stock."""
        return Ask(CHANCE, Draw("A9.4", g.stock, CARDS_EACH), then=self.dealt)

    def dealt(self, g: AntiMonopoly, cards: tuple[str, ...]) -> Step:
        g.stock = without(g.stock, cards)
        g.hidden[self.seat] = tuple(sorted(cards))
        own = {"cards": [int(card) for card in g.hidden[self.seat]]}
        g.tell("am-news-dealt-anew", "A9.4", {self.seat: own}, who=named(self.seat))
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A9.4"
