"""V0 Procedures used everywhere: drawing, the roll-off, the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.chance import Draw, Roll, without
from camarilla.core.flow import DONE, Ask, Done, Procedure, Step
from camarilla.core.illegal import BrokenLaw
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.viva import knowledge
from camarilla.games.viva.questions import Play, PlayCard, card_text
from camarilla.games.viva.state import Viva


@dataclass
class DrawCards(Procedure):
    """V0.5 A player draws; an empty deck is first made anew from the shuffled discards."""

    seat: int
    count: int
    rule: str
    drawn: tuple[str, ...] = ()

    def begin(self, g: Viva) -> Step:
        """V0.5 If deck and discards are both empty the rest of the draw is dropped."""
        if len(self.drawn) == self.count or not (g.deck or g.discards):
            return self.end
        return self.draw if g.deck else self.shuffle

    def shuffle(self, g: Viva) -> Step:
        """V0.5 The discards become the new deck."""
        g.deck = tuple(sorted(g.discards))
        g.discards = ()
        g.tell("viva-news-shuffle", "V0.5", cards=len(g.deck))
        return self.draw

    def draw(self, g: Viva) -> Step:
        """V2.1 Nobody knows the order of the deck (V17.2): every card in it is equally likely (V0.2)."""
        count = min(self.count - len(self.drawn), len(g.deck))
        return Ask(CHANCE, Draw(self.rule, g.deck, count, (self.seat,)), then=self.take)

    def take(self, g: Viva, cards: tuple[str, ...]) -> Step:
        """V0.5 The cards go unseen into the hand."""
        g.deck = without(g.deck, cards)
        g.hands[self.seat] = tuple(sorted(g.hands[self.seat] + cards))
        g.fresh[self.seat] += len(cards)
        self.drawn += cards
        return self.begin

    def end(self, g: Viva) -> Step:
        """V17.1 How many cards somebody draws is public, V17.2 which ones is his secret."""
        if self.drawn:
            own = {"cards": [card_text(card) for card in self.drawn]}
            if g.ears is not None:
                g.tell("viva-news-draw", self.rule, {self.seat: own}, who=named(self.seat), count=len(self.drawn))
        return Done(self.drawn)


@dataclass
class RollOff(Procedure):
    """V0.6 Tied players roll a die each, higher first, tied ones again. Result: all players in their order."""

    groups: tuple[tuple[int, ...], ...]  # best first; players of one group are tied
    rule: str
    only_first: bool = False

    def begin(self, g: Viva) -> Step:
        """V0.6 As long as players are tied whose order matters."""
        tied = self.groups[:1] if self.only_first else self.groups
        if all(len(group) < 2 for group in tied):
            return self.end
        return self.roll

    def roll(self, g: Viva) -> Step:
        """V0.6 The first tied group rolls."""
        return Ask(CHANCE, Roll(self.rule, len(self._tied()), whose=self._tied()), then=self.split)

    def split(self, g: Viva, faces: tuple[int, ...]) -> Step:
        """V0.6 Higher goes first."""
        tied = self._tied()
        ranks = [
            tuple([seat for seat, face in zip(tied, faces, strict=True) if face == value])
            for value in sorted(set(faces), reverse=True)
        ]
        at = self.groups.index(tied)
        self.groups = (*self.groups[:at], *ranks, *self.groups[at + 1 :])
        for seat, face in zip(tied, faces, strict=True):
            g.tell("viva-news-roll-off", self.rule, who=named(seat), face=face)
        return self.begin

    def end(self, g: Viva) -> Step:
        return Done(tuple([seat for group in self.groups for seat in group]))

    def _tied(self) -> tuple[int, ...]:
        return next(group for group in self.groups if len(group) > 1)


@dataclass
class Window(Procedure):
    """V0.3 A moment for certain cards: players are asked in order, lap after lap, until a lap of passes closes it."""

    cards: ClassVar[str]  # V26 which cards fit here
    order: tuple[int, ...]
    turn: int = 0
    played: bool = False

    def begin(self, g: Viva) -> Step:
        if g.hurried:
            self._pass_over(g)
            if self.turn == len(self.order):
                return DONE
        return self.ask

    def _pass_over(self, g: Viva) -> None:
        """Where nobody watches, whoever has no fitting card is not asked for the sake of appearances."""
        fitting, hands = g.box.windows[self.cards], g.hands
        while self.turn < len(self.order) and fitting.isdisjoint(hands[self.order[self.turn]]):
            self.turn += 1

    def ask(self, g: Viva) -> Step:
        """V0.3 Everybody eligible is asked, whether he holds a fitting card or not."""
        if self.turn == len(self.order):
            return self.lap_over
        seat = self.order[self.turn]
        if self.closed(g):
            return self.end
        if not self.eligible(g, seat):
            return self.next_player
        return Ask(seat, self.question(g, seat), then=self.answered)

    def answered(self, g: Viva, play: Play) -> Step:
        """V0.4 The card leaves the hand openly; it is resolved before the next player is asked (V0.3)."""
        if not play.card:
            return self.next_player
        self.played = True
        discard(g, self.order[self.turn], (play.card,))
        return self.resolve(g, self.order[self.turn], play)

    def next_player(self, g: Viva) -> Step:
        self.turn += 1
        if g.hurried:
            self._pass_over(g)
        return self.ask

    def lap_over(self, g: Viva) -> Step:
        """V0.3 A lap with a card is followed by another one."""
        if not self.played:
            return DONE
        self.turn, self.played = 0, False
        return self.begin

    def end(self, g: Viva) -> Step:
        return DONE

    def closed(self, g: Viva) -> bool:
        """Whether there is nothing left to do in this window."""
        return False

    def eligible(self, g: Viva, seat: int) -> bool:
        """Whether this player may (still) play here."""
        return True

    def question(self, g: Viva, seat: int) -> PlayCard:
        """What this player is asked."""
        raise BrokenLaw(f"{type(self).__name__} does not say")

    def resolve(self, g: Viva, seat: int, play: Play) -> Step:
        """What the card does."""
        raise BrokenLaw(f"{type(self).__name__} does not say")


def discard(g: Viva, seat: int, cards: tuple[str, ...]) -> None:
    """V0.4 Cards go from a hand openly to the discard pile."""
    knowledge.laid_open(g, cards, knowledge.hand(seat), len(g.hands[seat]))
    g.hands[seat] = without(g.hands[seat], cards)
    g.discards += cards


def destroy_die(g: Viva, owner: int) -> None:
    """V20.6 A destroyed die goes to the supply of its colour and can be bought again."""
    g.dice[owner] -= 1
