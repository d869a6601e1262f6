"""V6 Phase 3: orders behind the screens, and window W2 for Spies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.viva.chapters.common import Window
from camarilla.games.viva.components import DEFEND_PRESIDENTE
from camarilla.games.viva.questions import Orders, Play, PlayCard
from camarilla.games.viva.state import Phase, Viva


def orders_question(g: Viva, seat: int, before: tuple[int, ...] = ()) -> Orders:
    """V6.2 What this Golpista may order."""
    rule = "V26.SPY" if before else "V6.1"
    own, presidente = g.numbers[seat], g.numbers[g.presidente]
    return Orders(rule, g.dice[seat], g.legal_faces(seat), own, presidente, tuple(g.numbers), before)


@dataclass
class Ordering(Procedure):
    """V6 All Golpistas at the same time, each behind his screen."""

    def begin(self, g: Viva) -> Step:
        g.phase = Phase.ORDERS
        g.reports = []
        return self.ask

    def ask(self, g: Viva) -> Step:
        """V6.1 Every own die gets exactly one order; V6.4 the Presidente gives none; V6.7 nor who has no die."""
        return AskAll({seat: orders_question(g, seat) for seat in g.golpistas() if g.dice[seat]}, then=self.set_orders)

    def set_orders(self, g: Viva, answers: dict[int, tuple[int, ...]]) -> Step:
        """V6.1 The dice are set; nobody sees them yet."""
        for seat, orders in answers.items():
            g.orders[seat] = orders
        return self.spies

    def spies(self, g: Viva) -> Step:
        """V6.5 Window W2, when all orders are set and the screens are still up."""
        return Call(SpyWindow(g.clockwise(g.presidente)), then=self.reveal)

    def reveal(self, g: Viva, _: None) -> Step:
        """V6.6 All screens go up together; from now on orders are public and fixed."""
        g.screens_up = True
        target = g.numbers[g.presidente]
        g.betrayers = tuple([seat for seat in g.golpistas() if target in g.orders[seat]])
        if g.ears is not None:
            for seat in g.golpistas():
                tell_orders(g, seat)
        return DONE

    def whose(self, g: Viva, seat: int) -> str:
        return "V6.4" if seat == g.presidente else "V6.1"


def tell_orders(g: Viva, seat: int) -> None:
    """V6.6 What everybody sees when a screen goes up."""
    for face in sorted(set(g.orders[seat])):
        whom, count = g.seat_of(face), g.orders[seat].count(face)
        if whom == seat:
            g.tell("viva-news-order-home", "V6.2", who=named(seat), count=count)
        elif face == DEFEND_PRESIDENTE:
            g.tell("viva-news-order-presidente", "V6.2", who=named(seat), whom=named(g.presidente), count=count)
        else:
            g.tell("viva-news-order-attack", "V6.2", who=named(seat), whom=named(whom), count=count)


@dataclass
class SpyWindow(Window):
    """V6.5 W2: all players, clockwise from the Presidente."""

    cards: ClassVar[str] = "spy"

    def question(self, g: Viva, seat: int) -> PlayCard:
        """V26.SPY On another Golpista; the Presidente has no screen."""
        plays = tuple(
            [
                Play(card, str(victim))
                for card in g.box.fitting("spy", g.hands[seat])
                for victim in g.golpistas()
                if victim != seat
            ]
        )
        return PlayCard("V6.5", g.box, "spy", g.hands[seat], g.promises[seat], plays)

    def resolve(self, g: Viva, seat: int, play: Play) -> Step:
        """V26.SPY The spy alone sees the orders as they stand; the others learn who spied on whom."""
        victim = play.target.seat
        g.spied.append((seat, victim, g.orders[victim]))
        seen = {"orders": " ".join(map(str, g.orders[victim]))}
        g.tell("viva-news-spy", "V26.SPY", {seat: seen}, who=named(seat), whom=named(victim))
        resets = g.rules["spyEffect"] == "lookAndReset" and seat != g.presidente and g.dice[seat] > 0
        return self.reset if resets else self.next_player

    def reset(self, g: Viva) -> Step:
        """V26.SPY A Golpista may set his own dice anew, unseen; leaving them as they are is one of the answers."""
        seat = self.order[self.turn]
        return Ask(seat, orders_question(g, seat, g.orders[seat]), then=self.changed)

    def changed(self, g: Viva, orders: tuple[int, ...]) -> Step:
        g.orders[self.order[self.turn]] = orders
        return self.next_player

    def whose(self, g: Viva, seat: int) -> str:
        return "V0.3"
