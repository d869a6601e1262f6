"""V0.7 A game is a series of rounds of six phases; V4 the draw, V16 the hand limit, V18 the end."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, AskAll, Call, Done, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.words import named
from camarilla.games.viva import knowledge
from camarilla.games.viva.chapters.combat import Combat
from camarilla.games.viva.chapters.common import DrawCards, discard
from camarilla.games.viva.chapters.orders import Ordering
from camarilla.games.viva.chapters.promises import Promising
from camarilla.games.viva.chapters.setup import SetUp
from camarilla.games.viva.chapters.spend import Spending
from camarilla.games.viva.components import HAND_LIMIT
from camarilla.games.viva.questions import Discard, card_text
from camarilla.games.viva.state import NOBODY, Phase, Viva


@dataclass
class Rounds(Procedure):
    """V0.7 The whole game. Result: its Outcome."""

    def begin(self, g: Viva) -> Step:
        return Call(SetUp(), then=self.next_round)

    def next_round(self, g: Viva, _: None) -> Step:
        """V0.7 Phase 1: draw."""
        g.round += 1
        g.phase = Phase.DRAW
        g.tell("viva-news-round", "V0.7", round=g.round, who=named(g.presidente))
        return Call(Drawing(), then=self.promises)

    def promises(self, g: Viva, _: None) -> Step:
        """V0.7 Phase 2: promises."""
        return Call(Promising(), then=self.orders)

    def orders(self, g: Viva, _: None) -> Step:
        """V0.7 Phase 3: orders."""
        return Call(Ordering(), then=self.combat)

    def combat(self, g: Viva, _: None) -> Step:
        """V0.7 Phase 4: combat."""
        return Call(Combat(), then=self.spend)

    def spend(self, g: Viva, _: None) -> Step:
        """V0.7 Phase 5: spend."""
        return Call(Spending(), then=self.count)

    def count(self, g: Viva, _: None) -> Step:
        """V18.1 When everybody has spent, five points (V19.1: six) end the game, without phase 6."""
        points = tuple([g.victory_points(seat) for seat in range(g.players)])
        if max(points) >= g.victory_points_to_end:
            return self.end
        g.tell("viva-news-goes-on", "V18.2", points=g.victory_points_to_end)
        knowledge.counted(g)
        return Call(HandLimit(), then=self.next_round)

    def end(self, g: Viva) -> Step:
        """V18.3 Most victory points win, then most money in hand; who is still tied shares the victory."""
        points = tuple([g.victory_points(seat) for seat in range(g.players)])
        ranks = [(points[seat], g.box.money(g.hands[seat])) for seat in range(g.players)]
        winners = tuple([seat for seat in range(g.players) if ranks[seat] == max(ranks)])
        for seat in range(g.players):
            shown = [card_text(card) for card in g.hands[seat]]
            g.tell("viva-news-reckoning", "V18.2", who=named(seat), points=points[seat], count=len(shown), cards=shown)
        g.phase = Phase.OVER
        ending = "victory" if len(winners) == 1 else "shared"
        g.tell(f"viva-news-{ending}", "V18.3", who=[named(seat) for seat in winners], points=max(points))
        return Done(Outcome(ending, winners, points, g.round))


@dataclass
class Drawing(Procedure):
    """V4 Phase 1."""

    turn: int = 0

    def begin(self, g: Viva) -> Step:
        """V4.1 The Presidente draws N+2 cards; V4.2 then each Golpista 1, V4.3 in the first round 2."""
        if self.turn == g.players:
            return self.end
        seat = g.clockwise(g.presidente)[self.turn]
        if self.turn == 0:
            return Call(DrawCards(seat, g.players + 2, "V4.1"), then=self.drawn)
        first = g.round == 1
        return Call(DrawCards(seat, 2 if first else 1, "V4.3" if first else "V4.2"), then=self.drawn)

    def drawn(self, g: Viva, _: tuple[str, ...]) -> Step:
        self.turn += 1
        return self.begin

    def end(self, g: Viva) -> Step:
        return DONE


@dataclass
class HandLimit(Procedure):
    """V16 Phase 6; the limit exists only here (V16.2)."""

    def begin(self, g: Viva) -> Step:
        g.phase = Phase.HAND_LIMIT
        g.spender = NOBODY
        return self.ask

    def ask(self, g: Viva) -> Step:
        """V16.1 Whoever holds more than four cards discards down to four, all at the same time."""
        questions = {
            seat: Discard(
                "V16.1", "viva-ask-discard", hand, len(hand) - HAND_LIMIT, len(hand) - HAND_LIMIT, aim_kind="card"
            )
            for seat, hand in enumerate(g.hands)
            if len(hand) > HAND_LIMIT
        }
        return AskAll(questions, then=self.discarded)

    def discarded(self, g: Viva, answers: dict[int, tuple[str, ...]]) -> Step:
        """V16.1 Face up on the discard pile."""
        for seat, cards in answers.items():
            discard(g, seat, cards)
            g.tell("viva-news-discard", "V16.1", who=named(seat), cards=[card_text(card) for card in cards])
        return DONE

    def whose(self, g: Viva, seat: int) -> str:
        return "V16.1"
