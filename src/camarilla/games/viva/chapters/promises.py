"""V5 Phase 2: promises, and window W1 for Burglars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.chance import Draw, without
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.viva import knowledge
from camarilla.games.viva.chapters.common import Window
from camarilla.games.viva.promise_question import Promise, Promised
from camarilla.games.viva.questions import Play, PlayCard, card_text
from camarilla.games.viva.state import Phase, Viva


@dataclass
class Promising(Procedure):
    """V5 The Presidente buys peace, or hopes to."""

    def begin(self, g: Viva) -> Step:
        g.phase = Phase.PROMISES
        g.promises_settled = False
        return self.promise

    def promise(self, g: Viva) -> Step:
        """V5.1 At least one card for every Golpista; V21.1 in the expert game dice too."""
        own = g.numbers[g.presidente]
        question = Promise(
            "V21.1" if g.expert else "V5.1",
            g.box,
            g.hands[g.presidente],
            g.golpistas(),
            g.dice[g.presidente] if g.expert else 0,
            tuple([number for number in sorted(g.numbers) if number != own]),
            own,
        )
        return Ask(g.presidente, question, then=self.lay)

    def lay(self, g: Viva, promised: Promised) -> Step:
        """V5.1 All promises are laid at the same time, V5.2 any cards; the rest stays in hand."""
        golpistas = g.golpistas()
        g.given = [()] * g.players
        for seat, cards in zip(golpistas, promised.cards, strict=True):
            knowledge.promised(g, seat, cards)
            g.hands[g.presidente] = without(g.hands[g.presidente], cards)
            g.promises[seat] = g.given[seat] = cards
            shown = {"cards": [card_text(card) for card in cards]}
            if g.ears is not None:
                g.tell(
                    "viva-news-promise",
                    "V5.1",
                    {seat: shown, g.presidente: shown},
                    who=named(g.presidente),
                    whom=named(seat),
                    count=len(cards),
                )
        for seat, faces in zip(golpistas, promised.dice, strict=False):
            g.promised_dice[seat] = faces
            for face in faces:
                g.tell("viva-news-promise-die", "V21.2", who=named(g.presidente), whom=named(seat), face=face)
        return self.burglars

    def burglars(self, g: Viva) -> Step:
        """V5.5 Window W1, when all promises lie and have been looked at."""
        return Call(BurglarsWindow(g.clockwise(g.presidente)), then=self.over)

    def over(self, g: Viva, _: None) -> Step:
        return DONE

    def whose(self, g: Viva, seat: int) -> str:
        return "V5.1"


@dataclass
class BurglarsWindow(Window):
    """V5.5 W1: all players, clockwise from the Presidente."""

    cards: ClassVar[str] = "burglars"

    victim: int = -1

    def question(self, g: Viva, seat: int) -> PlayCard:
        """V26.BUR On another player with at least one promised card."""
        plays = tuple(
            [
                Play(card, str(victim))
                for card in g.box.fitting("burglars", g.hands[seat])
                for victim in range(g.players)
                if victim != seat and g.promises[victim]
            ]
        )
        return PlayCard("V5.5", g.box, "burglars", g.hands[seat], g.promises[seat], plays)

    def resolve(self, g: Viva, seat: int, play: Play) -> Step:
        """V26.BUR One of those cards at random."""
        self.victim = play.target.seat
        g.tell("viva-news-burglars", "V26.BUR", who=named(seat), whom=named(self.victim))
        return self.grab

    def grab(self, g: Viva) -> Step:
        """V0.2 Every card there is equally likely."""
        return Ask(CHANCE, Draw("V26.BUR", g.promises[self.victim]), then=self.take)

    def take(self, g: Viva, cards: tuple[str, ...]) -> Step:
        """V26.BUR It goes to the thief's hand; V17.2 only thief and victim know which card it was."""
        thief, victim = self.order[self.turn], self.victim
        size = len(g.promises[victim])
        knowledge.stolen(g, cards[0], knowledge.promise(victim), knowledge.hand(thief), size, (thief, victim))
        g.promises[victim] = without(g.promises[victim], cards)
        g.given[victim] = self._still_known(g, cards)
        g.hands[thief] = tuple(sorted(g.hands[thief] + cards))
        told = {"card": card_text(cards[0])}
        g.tell("viva-news-burgled", "V26.BUR", {thief: told, victim: told}, who=named(thief), whom=named(victim))
        return self.next_player

    def _still_known(self, g: Viva, stolen: tuple[str, ...]) -> tuple[str, ...] | None:
        """V17.2 What the giver still knows to lie there: his own theft he saw, that of another only empties it."""
        before = g.given[self.victim]
        if self.order[self.turn] == g.presidente and before is not None:
            return without(before, stolen)
        return None if g.promises[self.victim] else ()

    def whose(self, g: Viva, seat: int) -> str:
        return "V0.3"
