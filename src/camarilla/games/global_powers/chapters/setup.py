"""G1 to G6 The set-up: the auction or the open choice of regions, the cards, the first player."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.questions import Choice, Choose
from camarilla.core.words import Words, named
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.chapters.order import Lots
from camarilla.games.global_powers.components import CARDS, REGIONS, mask_of
from camarilla.games.global_powers.questions import Bid, PickCards
from camarilla.games.global_powers.state import Phase, Powers

OPEN_PLACEMENTS = 12  # G4.8 by each player
OPEN_EXILES = 2  # G4.8


@dataclass
class SetUp(Procedure):
    """G1.1, G2.1 and G3.1 are done when the table is laid out; dominance is not tested here (G3.1). Result: nothing."""

    placed: int = 0
    first: int = 0

    def begin(self, g: Powers) -> Step:
        """G4.1, G4.8 The auction, or the open choice."""
        if g.rules["setup"] == "open":
            g.phase = Phase.OPEN_CHOICE
            return self.open_first
        return self.next_lot

    def next_lot(self, g: Powers) -> Step:
        """G4.1 One region after the other, in the order of their numbers."""
        if g.lot == len(REGIONS):
            g.lot = 0
            return self.choose_cards
        g.phase = Phase.AUCTION
        g.lot += 1
        return self.bid

    def bid(self, g: Powers) -> Step:
        """G4.1 All bid secretly and at the same time; G4.2 one politician stays in base."""
        region = g.box.region(g.lot)
        questions = {
            one: Bid("G4.2", "gp-ask-bid", 0, g.at(one, BASE) - 1, 0, {"region": region, "number": g.lot})
            for one in range(g.players)
            if g.at(one, BASE) > 1
        }
        return AskAll(questions, then=self.sold)

    def sold(self, g: Powers, answers: dict[int, int]) -> Step:
        """G4.3 to G4.7 The highest and the second-highest bids enter; a single highest one pays with a politician."""
        bids = tuple([answers.get(one, 0) for one in range(g.players)])
        g.bids = (*g.bids, bids)
        entering = sorted(set(bids) - {0}, reverse=True)[:2]
        for one, bid in enumerate(bids):
            if bid in entering:
                g.move(one, BASE, g.lot, bid)
        if entering and bids.count(entering[0]) == 1:
            g.move(bids.index(entering[0]), BASE, MAURITIUS)
        self.tell_bids(g, bids)
        return self.next_lot

    def tell_bids(self, g: Powers, bids: tuple[int, ...]) -> None:
        """G0.9 The bids are open as soon as all are in."""
        region, ranks = g.box.region(g.lot), sorted(set(bids) - {0}, reverse=True)
        for one, bid in enumerate(bids):
            if bid == 0:
                continue
            if bid == ranks[0]:
                what, rule = ("won", "G4.3") if bids.count(bid) == 1 else ("tied", "G4.4")
            else:
                what, rule = ("second", "G4.5") if bid == ranks[1] else ("lost", "G4.6")
            g.tell(f"gp-news-bid-{what}", rule, who=named(one), count=bid, region=region)
        if not ranks:
            g.tell("gp-news-bid-none", "G4.7", region=region)

    def open_first(self, g: Powers) -> Step:
        """G4.8 A first player by lot."""
        return Call(Lots("G4.8", tuple(range(g.players))), then=self.open_begins)

    def open_begins(self, g: Powers, drawn: tuple[int, ...]) -> Step:
        self.first = drawn[0]
        return self.place

    def place(self, g: Powers) -> Step:
        """G4.8 Clockwise, one politician into any region."""
        who = (self.first + self.placed) % g.players
        choices = tuple(
            [
                Choice(str(region), Words("gp-step-region", {"region": g.box.region(region)}), f"region:{region}")
                for region in REGIONS
            ]
        )
        left = OPEN_PLACEMENTS - self.placed // g.players
        return Ask(who, Choose("G4.8", "gp-ask-place", choices, "1", {"left": left}), then=self.put)

    def put(self, g: Powers, region: str) -> Step:
        """G4.8 Twelve turns each, then two of each party go to Mauritius."""
        who = (self.first + self.placed) % g.players
        g.move(who, BASE, int(region))
        g.tell("gp-news-places", "G4.8", who=named(who), region=g.box.region(int(region)))
        self.placed += 1
        if self.placed < OPEN_PLACEMENTS * g.players:
            return self.place
        for one in range(g.players):
            g.move(one, BASE, MAURITIUS, OPEN_EXILES)
        return self.choose_cards

    def choose_cards(self, g: Powers) -> Step:
        """G5.1 The regions are settled; now the cards."""
        g.phase = Phase.CARDS
        return self.cards

    def cards(self, g: Powers) -> Step:
        """G5.1 Five of the sixteen cards, secretly."""
        every = tuple(sorted(CARDS))
        size = g.box.hand
        question = PickCards("G5.1", "gp-ask-cards", every, size, size, "gp-card", "card")
        return AskAll(dict.fromkeys(range(g.players), question), then=self.dealt)

    def dealt(self, g: Powers, picked: dict[int, tuple[str, ...]]) -> Step:
        for one, cards in picked.items():
            g.hands[one] = mask_of(cards)
            g.rest[one] &= ~g.hands[one]
        g.tell("gp-news-cards", "G5.1", count=g.box.hand)
        return self.weakest

    def weakest(self, g: Powers) -> Step:
        """G6.1 The fewest politicians in all regions begin, then the most on Mauritius, then the lot."""
        keys = [(g.in_all_regions(one), -g.at(one, MAURITIUS)) for one in range(g.players)]
        weakest = tuple([one for one, key in enumerate(keys) if key == min(keys)])
        return Call(Lots("G6.1", weakest), then=self.begins)

    def begins(self, g: Powers, drawn: tuple[int, ...]) -> Step:
        g.turn = drawn[0]
        g.tell("gp-news-begins", "G6.1", who=named(g.turn))
        return DONE
