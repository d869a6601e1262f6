"""A16, A17 The green track: indictments instead of rolling, the hatched fields, the way back to green 1."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Done, Procedure, Step
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import bomb_by_instruction, pay_in, place_chips, put_pawn, zero
from camarilla.games.anti_monopoly.chapters.money import Pledges
from camarilla.games.anti_monopoly.components import Kind
from camarilla.games.anti_monopoly.purchases import NO_CHIPS, BuyChips, Chips, OpenTurn, cost
from camarilla.games.anti_monopoly.state import AntiMonopoly, Scene
from camarilla.games.anti_monopoly.way import GREEN


def doubled(g: AntiMonopoly) -> Chips:
    """A17.3 The double prices."""
    price = g.board.price
    return (2 * price[0], 2 * price[1], 2 * price[2])


def may_indict(g: AntiMonopoly, seat: int) -> bool:
    """A16.1 On a green field that is not hatched; A16.2 not on the negotiation field before it."""
    place = g.places[seat]
    return g.board.track[place] == GREEN and g.board.kind[place] is not Kind.HATCHED


def may_buy_double(g: AntiMonopoly, seat: int) -> bool:
    """A17.3 A pawn sent back, as long as it stays there (switch green1Double: every pawn on green 1)."""
    if g.rules["green1Double"] == "anyone":
        return g.places[seat] == g.board.green_one
    return g.sent_back[seat]


def open_turn(g: AntiMonopoly, seat: int, tried: bool) -> OpenTurn:
    """A5.1 What the player on turn may do instead of rolling."""
    return OpenTurn(
        "A5.1",
        g.board.price,
        (g.chips[0], g.chips[1], g.chips[2]),
        g.money[seat],
        sum(g.money) - g.money[seat],
        may_indict(g, seat),
        not tried and may_buy_double(g, seat),
    )


@dataclass
class SentBack(Procedure):
    """A17.1 Landed on a hatched field before all nine chips are placed."""

    seat: int

    def begin(self, g: AntiMonopoly) -> Step:
        """A17.1 Back to green 1, and bomb +1; A17.5 no action card is drawn there."""
        put_pawn(g, self.seat, g.board.green_one, "A17.1", "sent-back")
        g.sent_back[self.seat] = True
        bomb_by_instruction(g, 1, "A17.1")
        if g.bomb == 0:
            return zero(g)
        g.scene = Scene("purchase", self.seat)
        return self.offer

    def offer(self, g: AntiMonopoly) -> Step:
        """A17.3 At once any number of chips at double price."""
        chips = (g.chips[0], g.chips[1], g.chips[2])
        others = sum(g.money) - g.money[self.seat]
        question = BuyChips("A17.3", doubled(g), chips, g.money[self.seat], others)
        if question.forced():
            return self.over
        return Ask(self.seat, question, then=self.chosen)

    def chosen(self, g: AntiMonopoly, chips: Chips) -> Step:
        if chips == NO_CHIPS:
            return DONE
        return Call(Purchase(self.seat, chips), then=self.bought)

    def bought(self, g: AntiMonopoly, _: bool) -> Step:
        return DONE

    def over(self, g: AntiMonopoly) -> Step:
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A17.3"


@dataclass
class Purchase(Procedure):
    """A17.4 Chips at double price, with the help of others where own money does not suffice. Result: whether bought."""

    seat: int
    chips: Chips

    def begin(self, g: AntiMonopoly) -> Step:
        """A17.4 He names the chips; the others are asked for what he lacks."""
        price = cost(self.chips, doubled(g))
        g.tell("am-news-names-chips", "A17.4", who=named(self.seat), chips=sum(self.chips), price=price)
        lacking = price - g.money[self.seat]
        if lacking <= 0:
            return self.buy
        return Call(Pledges(self.seat, lacking, "purchase", "A17.4"), then=self.helped)

    def helped(self, g: AntiMonopoly, suffices: bool) -> Step:
        """A17.4 Only what is needed is taken, and only if it suffices."""
        return self.buy if suffices else Done(False)

    def buy(self, g: AntiMonopoly) -> Step:
        own = min(g.money[self.seat], cost(self.chips, doubled(g)))
        pay_in(g, self.seat, own, "A17.3")
        place_chips(g, self.seat, self.chips, "A17.3")
        return Done(True)
