"""A7 to A12 What a field does to the pawn that has landed on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import (
    bomb_ahead,
    bomb_back,
    bomb_by_instruction,
    pay_in,
    payable,
    place_chips,
    put_pawn,
    receive,
    zero,
)
from camarilla.games.anti_monopoly.chapters.cards import AGAIN, ActionField
from camarilla.games.anti_monopoly.chapters.crisis import Crisis
from camarilla.games.anti_monopoly.chapters.green import SentBack
from camarilla.games.anti_monopoly.chapters.money import Payment
from camarilla.games.anti_monopoly.components import CHIPS_PER_MONOPOLY, Kind
from camarilla.games.anti_monopoly.purchases import AtMonopoly, loop_text
from camarilla.games.anti_monopoly.state import AntiMonopoly, Scene

DIRECT_MOVE_PLAYERS = 3  # A11.1 with more the field does nothing


def field_of(g: AntiMonopoly, seat: int) -> Procedure | None:
    """A7.1 What the field on which this pawn stands demands; None if that is done, or nothing."""
    kind = g.box.board.kind[g.places[seat]]
    demand = DEMANDS.get(kind)
    if demand is not None:
        return demand(seat)
    if kind is Kind.MONEY:
        return _money(g, seat)
    if kind is Kind.DIRECT and g.players <= DIRECT_MOVE_PLAYERS:
        track = g.board.track[g.places[seat]]
        put_pawn(g, seat, g.board.monopoly[track], "A11.1")
        return Monopoly(seat)
    if kind is Kind.HATCHED and not g.all_broken():
        return SentBack(seat)
    return None


def _money(g: AntiMonopoly, seat: int) -> Procedure | None:
    """A11.2 Receive or pay what is printed."""
    amount = g.board.amount[g.places[seat]]
    if amount < 0:
        return Payment(seat, -amount, "A11.2")
    receive(g, seat, amount, "A11.2")
    return None


@dataclass
class Monopoly(Procedure):
    """A10 A monopoly: collect, indict, or roll again. Result: AGAIN for an additional roll."""

    seat: int

    def begin(self, g: AntiMonopoly) -> Step:
        """A10.4 Three chips: an additional movement roll at once."""
        loop = self.loop(g)
        if g.chips[loop] == CHIPS_PER_MONOPOLY:
            g.tell("am-news-again", "A10.4", who=named(self.seat))
            return Done(AGAIN)
        g.scene = Scene("monopoly", self.seat, value=loop)
        return self.ask

    def loop(self, g: AntiMonopoly) -> int:
        """Which of the three it is."""
        return g.board.track[g.places[self.seat]]

    def ask(self, g: AntiMonopoly) -> Step:
        """A10.1 Collect or indict; A10.2 who cannot pay may also do nothing."""
        loop = self.loop(g)
        price, money = g.board.price[loop], g.money[self.seat]
        millions, bomb = payable(g, 2 * price), bomb_ahead(g, g.board.collect_bomb[loop])
        return Ask(self.seat, AtMonopoly("A10.1", loop, price, millions, bomb, money), then=self.chosen)

    def chosen(self, g: AntiMonopoly, act: str) -> Step:
        if act == "collect":
            return self.collect
        return self.indict if act == "indict" else self.nothing

    def collect(self, g: AntiMonopoly) -> Step:
        """A10.1 Double the printed sum, and the bomb moves; A10.3 sum and price are one number."""
        loop = self.loop(g)
        g.tell("am-news-collects", "A10.1", who=named(self.seat), monopoly=loop_text(loop))
        receive(g, self.seat, 2 * g.board.price[loop], "A10.1")
        bomb_by_instruction(g, g.board.collect_bomb[loop], "A10.1")
        return zero(g) if g.bomb == 0 else DONE

    def indict(self, g: AntiMonopoly) -> Step:
        """A10.1 One chip at the printed price."""
        loop = self.loop(g)
        pay_in(g, self.seat, g.board.price[loop], "A10.1")
        place_chips(g, self.seat, (int(loop == 0), int(loop == 1), int(loop == 2)), "A10.1")
        return DONE

    def nothing(self, g: AntiMonopoly) -> Step:
        g.tell("am-news-leaves-it", "A10.2", who=named(self.seat), monopoly=loop_text(self.loop(g)))
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A10.1"


@dataclass
class Negotiation(Procedure):
    """A12 The negotiation field: the owner of the pawn rolls once, without a choice on a 1 (A5.3)."""

    seat: int

    def begin(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("negotiation", self.seat)
        return self.roll

    def roll(self, g: AntiMonopoly) -> Step:
        return Ask(CHANCE, Roll("A12.1", 1, whose=(self.seat,)), then=self.rolled)

    def rolled(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A12.1 1 or 2: bomb +2. 3 to 6: that many millions, bomb -1. A12.2 The pawn stays."""
        face = faces[0]
        g.scene = Scene("negotiation", self.seat, rolls=faces)
        g.tell("am-news-negotiation", "A12.1", who=named(self.seat), die=face)
        if face <= 2:
            bomb_by_instruction(g, 2, "A12.1")
            return zero(g) if g.bomb == 0 else DONE
        receive(g, self.seat, face, "A12.1")
        bomb_back(g, 1, "A12.1")
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A12.1"


DEMANDS: Final[dict[Kind, Callable[[int], Procedure]]] = {
    Kind.ACTION: ActionField,
    Kind.CRISIS: Crisis,
    Kind.MONOPOLY: Monopoly,
    Kind.NEGOTIATION: Negotiation,
}
