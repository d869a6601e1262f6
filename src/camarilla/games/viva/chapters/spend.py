"""V15 Phase 5: spend."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.viva.chapters.common import DrawCards, discard
from camarilla.games.viva.components import Effect
from camarilla.games.viva.purchases import Spend, SpendMoney, wares_text
from camarilla.games.viva.questions import card_text
from camarilla.games.viva.state import NOBODY, Phase, Viva


@dataclass
class Spending(Procedure):
    """V15.2 Each player has one spending turn, the (new) Presidente first, then clockwise.

    V15.9 Nothing here passes between players: no gifts, loans or trades.
    """

    turn: int = 0

    def begin(self, g: Viva) -> Step:
        """V15.1 First every player without own dice gets one free of charge."""
        g.phase = Phase.SPEND
        for seat in g.clockwise(g.presidente):
            if g.dice[seat] == 0:
                g.dice[seat] = 1
                g.tell("viva-news-free-die", "V15.1", who=named(seat))
        return self.next_turn

    def next_turn(self, g: Viva) -> Step:
        """V15.2 The next player's turn."""
        if self.turn == g.players:
            return self.end
        g.spender = g.clockwise(g.presidente)[self.turn]
        g.bought_card = False
        return self.ask

    def ask(self, g: Viva) -> Step:
        """V15.3 Any number of steps in any order, or none."""
        return Ask(g.spender, self._question(g), then=self.spend)

    def _question(self, g: Viva) -> SpendMoney:
        seat = g.spender
        # V15.8 what is paid lies on the discard pile before the card is drawn, so a buyer always finds one
        return SpendMoney(
            "V15.3",
            g.box,
            g.hands[seat],
            g.box.lacking(g.buildings[seat]),
            g.supply(seat),
            not g.bought_card,
            g.rules["payment"] == "combined",
            bool(g.deck or g.discards),
            g.box.money(g.hands[seat]),
        )

    def spend(self, g: Viva, answer: Spend) -> Step:
        if not answer.play and not answer.pay:  # nothing is free, so this is the end of the turn
            return self.turn_over
        if answer.play:
            return self._play(g, answer.play)
        return self._buy(g, answer)

    def turn_over(self, g: Viva) -> Step:
        self.turn += 1
        return self.next_turn

    def _play(self, g: Viva, card: str) -> Step:
        """V15.3 Party Donation and PR Campaign belong to the own spending turn."""
        seat = g.spender
        discard(g, seat, (card,))
        g.tell("viva-news-play", g.box.cards[card].rule, who=named(seat), card=card_text(card))
        if g.box.effect(card) is Effect.PARTY_DONATION:
            g.in_play, g.discards = (card,), g.discards[:-1]  # V0.4 it cannot be drawn by its own effect
            return Call(DrawCards(seat, 2, "V26.DON"), then=self.donated)
        g.dice[seat] += 1  # V26.PRC one die of the own colour from the supply
        return self.ask

    def donated(self, g: Viva, _: tuple[str, ...]) -> Step:
        """V26.DON The two cards are not the bought card of V15.6; V0.4 the effect is finished."""
        g.discards += g.in_play
        g.in_play = ()
        return self.ask

    def _buy(self, g: Viva, answer: Spend) -> Step:
        """V15.4 to V15.7 Payment goes to the discard pile, no change; tiles and dice come at once."""
        seat = g.spender
        discard(g, seat, answer.pay)
        g.buildings[seat] = g.buildings[seat] + answer.buildings
        g.dice[seat] += answer.militias
        paid = [card_text(card) for card in answer.pay]
        if g.ears is not None:
            g.tell("viva-news-buy", "V15.3", who=named(seat), wares=wares_text(answer), paid=paid)
        if not answer.card:
            return self.ask
        g.bought_card = True
        return Call(DrawCards(seat, 1, "V15.6"), then=self.drawn)  # V15.8 after the payment

    def drawn(self, g: Viva, _: tuple[str, ...]) -> Step:
        """V15.6 The card may be used at once."""
        return self.ask

    def end(self, g: Viva) -> Step:
        g.spender = NOBODY
        return DONE

    def whose(self, g: Viva, seat: int) -> str:
        return "V15.3"
