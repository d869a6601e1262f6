"""A8 The action cards."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, without
from camarilla.core.flow import DONE, Ask, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.chapters.acts import bomb_by_card, by_text, pay_in, place_chips, receive, zero
from camarilla.games.anti_monopoly.chapters.crisis import Crisis
from camarilla.games.anti_monopoly.chapters.money import Payment
from camarilla.games.anti_monopoly.chapters.ranking import leading
from camarilla.games.anti_monopoly.components import Effect
from camarilla.games.anti_monopoly.purchases import HalfPrice
from camarilla.games.anti_monopoly.questions import NamePlayer
from camarilla.games.anti_monopoly.state import NOBODY, AntiMonopoly, Scene

AGAIN = "again"  # result of a field: its player has an additional movement roll at once


@dataclass
class ActionField(Procedure):
    """A8.1 Take the top card, obey it, put it under the pile. Result: AGAIN for an additional roll."""

    seat: int
    card: str = ""
    part: int = 0
    whom: int = NOBODY
    payer: int = 0

    def begin(self, g: AntiMonopoly) -> Step:
        """A8.1 Once all cards have been seen, their order is known."""
        if g.unseen:
            return self.draw
        self.card, g.under = g.under[0], g.under[1:]
        return self.shown

    def draw(self, g: AntiMonopoly) -> Step:
        """A2.1 The pile is shuffled: any card that nobody has seen yet."""
        return Ask(CHANCE, Draw("A8.1", g.unseen, whose=(self.seat,)), then=self.drawn)

    def drawn(self, g: AntiMonopoly, cards: tuple[str, ...]) -> Step:
        self.card = cards[0]
        g.unseen = without(g.unseen, cards)
        return self.shown

    def shown(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("card", self.seat, card=self.card)
        if g.ears is not None:
            g.tell("am-news-card", self.rule, who=named(self.seat), card=g.box.title(self.card), id=self.card)
        return self.obey

    @property
    def rule(self) -> str:
        """A8 The paragraph of the card."""
        return f"A8.{self.card}"

    def obey(self, g: AntiMonopoly) -> Step:
        """A8.1 From left to right, completely."""
        effects = g.box.cards[self.card].effects
        if self.part == len(effects):
            return self.put_under
        effect, much = effects[self.part]
        self.part += 1
        return self._do(g, effect, much)

    def _do(self, g: AntiMonopoly, effect: Effect, much: int) -> Step:
        if effect is Effect.BOMB:
            bomb_by_card(g, much, self.rule)
            return zero(g) if g.bomb == 0 else self.obey
        if effect is Effect.RECEIVE:
            receive(g, self.seat, much, self.rule)
        elif effect is Effect.MOVE:
            by_text(g, self.seat, much, self.rule)
        elif effect is Effect.EVERYONE_MOVES:
            for seat in g.clockwise(self.seat):
                by_text(g, seat, much, self.rule)
        elif effect is Effect.MISS_TURN:
            g.absent[self.seat] += much
        elif effect is Effect.PAY:
            return Call(Payment(self.seat, much, self.rule), then=self.done)
        elif effect is Effect.CRISIS:
            return Call(Crisis(self.seat), then=self.done)
        elif effect is Effect.LEADER_MOVES:
            return Call(leading(g, self.rule), then=self.leader)
        elif effect is Effect.EVERYONE_PAYS:
            self.payer = 0
            return self.everyone_pays
        elif effect is Effect.BUY_AT_HALF_PRICE:
            return self.half_price
        elif effect is Effect.RECEIVE_WITH_ANOTHER:
            return self.exchange
        elif effect is Effect.SWAP_HIDDEN_CARDS:
            return self.channel
        return self.obey

    def done(self, g: AntiMonopoly, _: None) -> Step:
        return self.obey

    def leader(self, g: AntiMonopoly, order: tuple[int, ...]) -> Step:
        """A8.AC24 The leading player (A0.3), possibly the drawer."""
        _, much = g.box.cards[self.card].effects[self.part - 1]
        by_text(g, order[0], much, self.rule)
        return self.obey

    def everyone_pays(self, g: AntiMonopoly) -> Step:
        """A8.AC19 The drawer first, then clockwise; A13.1 for the player on turn, A13.3 for the others."""
        if self.payer == g.players:
            return self.obey
        _, much = g.box.cards[self.card].effects[self.part - 1]
        seat = g.clockwise(self.seat)[self.payer]
        self.payer += 1
        return Call(Payment(seat, much, self.rule), then=self.one_has_paid)

    def one_has_paid(self, g: AntiMonopoly, _: None) -> Step:
        return self.everyone_pays

    def half_price(self, g: AntiMonopoly) -> Step:
        """A8.AC09 He may buy one chip at half price from his own money; if he cannot, nothing happens."""
        prices = (g.board.half_price(0), g.board.half_price(1), g.board.half_price(2))
        question = HalfPrice(self.rule, prices, (g.chips[0], g.chips[1], g.chips[2]), g.money[self.seat])
        if question.forced():
            return self.obey
        return Ask(self.seat, question, then=self.bought)

    def bought(self, g: AntiMonopoly, loop: int) -> Step:
        if loop >= 0:
            pay_in(g, self.seat, g.board.half_price(loop), self.rule)
            place_chips(g, self.seat, (int(loop == 0), int(loop == 1), int(loop == 2)), self.rule)
        return self.obey

    def exchange(self, g: AntiMonopoly) -> Step:
        """A8.AC10 The drawer names another player; both receive."""
        if g.players == 2:
            return self.exchange_with_the_other
        return Ask(self.seat, NamePlayer(self.rule, "exchange", g.others(self.seat)), then=self.exchanged)

    def exchange_with_the_other(self, g: AntiMonopoly) -> Step:
        return self.exchanged(g, g.left_of(self.seat))

    def exchanged(self, g: AntiMonopoly, whom: int) -> Step:
        _, much = g.box.cards[self.card].effects[self.part - 1]
        receive(g, self.seat, much, self.rule)
        receive(g, whom, much, self.rule)
        return self.obey

    def channel(self, g: AntiMonopoly) -> Step:
        """A8.AC12 The drawer names another player."""
        if g.players == 2:
            return self.channel_to_the_other
        return Ask(self.seat, NamePlayer(self.rule, "channel", g.others(self.seat)), then=self.named)

    def channel_to_the_other(self, g: AntiMonopoly) -> Step:
        self.whom = g.left_of(self.seat)
        return Call(BackChannel(self.seat, self.whom, self.rule), then=self.done)

    def named(self, g: AntiMonopoly, whom: int) -> Step:
        self.whom = whom
        return Call(BackChannel(self.seat, whom, self.rule), then=self.done)

    def put_under(self, g: AntiMonopoly) -> Step:
        """A8.1 Under the pile."""
        g.under += (self.card,)
        effect, _ = g.box.cards[self.card].effects[-1]
        return Done(AGAIN if effect is Effect.ROLL_AGAIN else None)

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return self.rule


@dataclass
class BackChannel(Procedure):
    """A8.AC12 Each gets one hidden card of the other, picked at random, both at the same time."""

    one: int
    other: int
    rule: str
    from_one: str = ""

    def begin(self, g: AntiMonopoly) -> Step:
        return Ask(CHANCE, Draw(self.rule, g.hidden[self.one]), then=self.first)

    def first(self, g: AntiMonopoly, cards: tuple[str, ...]) -> Step:
        self.from_one = cards[0]
        return self.draw_second

    def draw_second(self, g: AntiMonopoly) -> Step:
        return Ask(CHANCE, Draw(self.rule, g.hidden[self.other]), then=self.swap)

    def swap(self, g: AntiMonopoly, cards: tuple[str, ...]) -> Step:
        """A8.AC12 It counts as not played; only the two know the cards."""
        one, other, given, got = self.one, self.other, self.from_one, cards[0]
        g.hidden[one] = tuple(sorted((*without(g.hidden[one], (given,)), got)))
        g.hidden[other] = tuple(sorted((*without(g.hidden[other], (got,)), given)))
        knowledge.swapped(g, one, other, given, got)
        secret = {
            one: {"given": int(given), "got": int(got)},
            other: {"given": int(got), "got": int(given)},
        }
        g.tell("am-news-channel", self.rule, secret, who=named(one), whom=named(other))
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return self.rule
