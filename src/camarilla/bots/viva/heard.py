"""Viva el Presidente as a seat remembers it: whose militias went where, who plundered whom, which promises held."""

from __future__ import annotations

from typing import Any

from camarilla.bots.memory import Ears, Memory, seat_in
from camarilla.bots.words import OBEYED, Word

COUP, GUARD, HOME, RAID = "coup", "guard", "home", "raid"
TRUCE, QUIET, STORM = "truce", "quiet", "storm"  # words: not to attack him, not to attack the palace, to attack it


class VivaMemory(Memory):
    """Deeds are felt in millions. ``orders`` counts the dice of every player by what they were sent for."""

    def __init__(self, seat: int | None, players: int) -> None:
        super().__init__(seat, players)
        self.presidente = -1
        self.orders: list[dict[str, int]] = [{} for _ in range(players)]

    def begins(self, args: dict[str, Any]) -> None:
        """A word holds for a round: whoever did not break it has kept it, and a threat that was not carried out was
        empty."""
        for word in list(self.words):
            if word.kind in (TRUCE, QUIET, STORM):
                self.settle(word, word.kind != STORM)
        self.words = []
        self.round, self.presidente = args["round"], seat_in(args["who"])

    def sent(self, who: int, what: str, count: int) -> None:
        orders = self.orders[who]
        orders[what] = orders.get(what, 0) + count

    def attacks(self, args: dict[str, Any]) -> None:
        who, whom, count = seat_in(args["who"]), seat_in(args["whom"]), args["count"]
        self.sent(who, COUP if whom == self.presidente else RAID, count)
        self.note("attacked", who, whom, -0.4 * count)
        for kind in (TRUCE, QUIET, STORM):
            self.settled(kind, who, whom, kind == STORM)

    def guards(self, args: dict[str, Any]) -> None:
        who, whom, count = seat_in(args["who"]), seat_in(args["whom"]), args["count"]
        self.sent(who, GUARD, count)
        self.note("guarded", who, whom, 0.6 * count)

    def stays(self, args: dict[str, Any]) -> None:
        self.sent(seat_in(args["who"]), HOME, args["count"])

    def plunders(self, args: dict[str, Any]) -> None:
        self.note("plundered", seat_in(args["who"]), seat_in(args["whom"]), -1.0)

    def burgles(self, args: dict[str, Any]) -> None:
        who, whom = seat_in(args["who"]), seat_in(args["whom"])
        self.note("burgled", who, whom, -1.0)
        self.settled(TRUCE, who, whom, False)

    def kills(self, args: dict[str, Any]) -> None:
        self.note("killed", seat_in(args["who"]), seat_in(args["whom"]), -1.5)

    def promises(self, args: dict[str, Any]) -> None:
        who, whom, count = seat_in(args["who"]), seat_in(args["whom"]), args["count"]
        self.note("promised", who, whom, 0.1 * count)
        demand = self.word("demand", whom, who)
        if demand is not None:
            self.words.remove(demand)
            met = count >= demand.sum
            if met:
                self.note("obeyed", who, whom, OBEYED)
            self.given(Word(QUIET if met else STORM, whom, who, or_else="" if met else STORM))

    def demands(self, args: dict[str, Any]) -> None:
        self.given(Word("demand", seat_in(args["who"]), seat_in(args["whom"]), args["sum"], STORM))

    def offers_truce(self, args: dict[str, Any]) -> None:
        self.pact_offered(TRUCE, args)

    def kept(self, args: dict[str, Any]) -> None:
        self.note("paid", self.presidente, seat_in(args["who"]), 0.5 * args["count"])

    def toppled(self, args: dict[str, Any]) -> None:
        self.note("toppled", seat_in(args["who"]), seat_in(args["whom"]), -1.0)

    def ears(self) -> Ears:
        return EARS


EARS: Ears = {
    "viva-news-round": VivaMemory.begins,
    "viva-news-order-attack": VivaMemory.attacks,
    "viva-news-order-presidente": VivaMemory.guards,
    "viva-news-order-home": VivaMemory.stays,
    "viva-news-plunder": VivaMemory.plunders,
    "viva-news-burglars": VivaMemory.burgles,
    "viva-news-kill": VivaMemory.kills,
    "viva-news-assassination": VivaMemory.kills,
    "viva-news-promise": VivaMemory.promises,
    "viva-news-promise-kept": VivaMemory.kept,
    "viva-news-new-presidente": VivaMemory.toppled,
    "voice-demand-cards": VivaMemory.demands,
    "voice-offer-truce": VivaMemory.offers_truce,
    "voice-deal-agreed": VivaMemory.pact_agreed,
    "voice-deal-declined": VivaMemory.pact_declined,
}
