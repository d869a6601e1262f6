"""A1 to A5 Set-up and turns: the game as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, without
from camarilla.core.flow import DONE, Ask, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import pay_in, place_chips
from camarilla.games.anti_monopoly.chapters.danger import Destruction
from camarilla.games.anti_monopoly.chapters.green import Purchase, open_turn
from camarilla.games.anti_monopoly.chapters.movement import Move
from camarilla.games.anti_monopoly.chapters.ranking import RollOff
from camarilla.games.anti_monopoly.components import Box
from camarilla.games.anti_monopoly.purchases import Opening, cost
from camarilla.games.anti_monopoly.state import CARDS_EACH, NOTES, QUIET, START_MONEY, AntiMonopoly
from camarilla.games.anti_monopoly.way import GREEN

MOST_SETS = 6  # A3.1


def lay_out(players: int, rules: dict[str, str], box: Box) -> AntiMonopoly:
    """A1.1 to A4.1 The table before anybody does anything: 5 million and a pawn on START each, the bomb on 24."""
    sets = min(players + 1, MOST_SETS)  # A3.1, A23.1
    stock = tuple([str(value) for value in range(1, int(rules["coopValues"]) + 1) for _ in range(sets)])
    return AntiMonopoly(
        box=box,
        rules=rules,
        players=players,
        places=[0] * players,
        money=[START_MONEY] * players,
        hidden=[()] * players,
        laid=[()] * players,
        absent=[0] * players,
        sent_back=[False] * players,
        manners=[0] * (players * players),
        stock=stock,
        unseen=tuple(sorted(box.cards)),  # A2.1
        bank=NOTES - START_MONEY * players,
        bomb=box.board.spiral_start,
    )


@dataclass
class SetUp(Procedure):
    """A3.2 the deal, A4.2 who begins. Result: the first player."""

    dealt_to: int = 0

    def begin(self, g: AntiMonopoly) -> Step:
        if self.dealt_to == g.players:
            return Call(RollOff((tuple(range(g.players)),), "A4.2", only_first=True), then=self.found)
        return self.deal

    def deal(self, g: AntiMonopoly) -> Step:
        """A3.2 Everybody is dealt 5, hidden; the rest is the stock."""
        return Ask(CHANCE, Draw("A3.2", g.stock, CARDS_EACH), then=self.dealt)

    def dealt(self, g: AntiMonopoly, cards: tuple[str, ...]) -> Step:
        seat = self.dealt_to
        g.stock = without(g.stock, cards)
        g.hidden[seat] = tuple(sorted(cards))
        own = {"cards": [int(card) for card in g.hidden[seat]]}
        g.tell("am-news-dealt", "A3.2", {seat: own}, who=named(seat))
        self.dealt_to += 1
        return self.begin

    def found(self, g: AntiMonopoly, order: tuple[int, ...]) -> Step:
        """A4.2 The highest roll begins."""
        g.tell("am-news-begins", "A4.2", who=named(order[0]))
        return Done(order[0])

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A3.2"


@dataclass
class Turns(Procedure):
    """A0.1 The whole game. It ends with World Peace (A18.4), joint disarmament (A21.3) or Zero (A22.1)."""

    def begin(self, g: AntiMonopoly) -> Step:
        return Call(SetUp(), then=self.first)

    def first(self, g: AntiMonopoly, seat: int) -> Step:
        g.turn = seat
        return self.turn

    def turn(self, g: AntiMonopoly) -> Step:
        """A7.2 Who must miss a turn is passed over once per such card."""
        g.turns += 1
        g.bomb_moved = g.danger = False
        g.die = 0
        g.scene = QUIET
        if g.absent[g.turn]:
            g.absent[g.turn] -= 1
            g.tell("am-news-misses-turn", "A7.2", who=named(g.turn))
            return self.next_player
        if g.ears is not None:
            g.tell("am-news-turn", "A5.1", who=named(g.turn), turn=g.turns)
        return Call(Turn(), then=self.complete)

    def complete(self, g: AntiMonopoly, _: None) -> Step:
        """A21.1 When the turn is complete danger is tested."""
        if g.danger:
            return Call(Destruction(), then=self.safe)
        return self.next_player

    def safe(self, g: AntiMonopoly, _: None) -> Step:
        return self.next_player

    def next_player(self, g: AntiMonopoly) -> Step:
        """A7.2 The next player clockwise."""
        g.turn = g.left_of(g.turn)
        return self.turn


@dataclass
class Turn(Procedure):
    """A5.1 The player on turn rolls and moves, or uses A16.1 or A17.3 instead."""

    tried: bool = False  # chips at double price were named in vain

    def begin(self, g: AntiMonopoly) -> Step:
        """A16.2 Only on green fields there is something else to do than to roll."""
        if g.box.board.track[g.places[g.turn]] != GREEN or open_turn(g, g.turn, self.tried).forced():
            return self.roll
        return self.open

    def open(self, g: AntiMonopoly) -> Step:
        return Ask(g.turn, open_turn(g, g.turn, self.tried), then=self.opened)

    def opened(self, g: AntiMonopoly, opening: Opening) -> Step:
        if opening.act == "roll":
            return self.roll
        if opening.act == "double":
            return Call(Purchase(g.turn, opening.chips), then=self.purchased)
        pay_in(g, g.turn, cost(opening.chips, g.board.price), "A16.1")
        place_chips(g, g.turn, opening.chips, "A16.1")
        return DONE

    def purchased(self, g: AntiMonopoly, bought: bool) -> Step:
        """A17.3 A purchase replaces the roll; one that came to nothing does not."""
        self.tried = True
        return DONE if bought else self.begin

    def roll(self, g: AntiMonopoly) -> Step:
        return Call(Move(g.turn), then=self.moved)

    def moved(self, g: AntiMonopoly, _: None) -> Step:
        return DONE

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A5.1"
