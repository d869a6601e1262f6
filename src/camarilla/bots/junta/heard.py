"""Junta as a seat remembers it: votes, shots, budgets, coups, and whose pockets and account must hold how much."""

from __future__ import annotations

from typing import Any

from camarilla.bots.junta.worth import AID
from camarilla.bots.memory import Ears, Memory, seat_in

NOTE = 1.6  # what a note is worth on average
ROBBED = 2.0  # J5.C.28


class JuntaMemory(Memory):
    """Deeds are felt in MP. ``cash`` and ``account`` are what somebody must have by all that was said aloud."""

    def __init__(self, seat: int | None, players: int) -> None:
        super().__init__(seat, players)
        self.cash = [0.0] * players
        self.account = [0.0] * players
        self.president = self.proposer = -1
        self.rebels: list[int] = []
        self.strikes: dict[str, int] = {}  # attempts by location
        self.nights: dict[int, dict[str, int]] = {}  # where somebody was seen, how often
        self._voted: set[tuple[int, int, int]] = set()

    def moved(self, start: int, end: int, sum_: float) -> None:
        """Money changed hands; -1: from the stack, or under it."""
        if 0 <= start < self.players:
            self.cash[start] = max(0.0, self.cash[start] - sum_)
        if 0 <= end < self.players:
            self.cash[end] += sum_

    # --- rounds and offices ---

    def phase(self, args: dict[str, Any]) -> None:
        if args["round"] != self.round:
            self.round = args["round"]
            self.rebels, self._voted = [], set()

    def elected(self, args: dict[str, Any]) -> None:
        self.president = seat_in(args["who"])

    def office(self, args: dict[str, Any]) -> None:
        minister = args["office"] == {"text": "junta-office-minister"}
        self.note("office", self.president, seat_in(args["who"]), 0.5 if minister else 0.2)

    def vote(self, args: dict[str, Any]) -> None:
        """Each voter's opinion of each man counts once, however many sources he used."""
        who, whom, sign = seat_in(args["who"]), seat_in(args["choice"]), 1
        if whom < 0:  # a budget or a motion
            whom, sign = self.proposer, 1 if args["choice"] == {"text": "core-yes"} else -1
        if (who, whom, sign) not in self._voted:
            self._voted.add((who, whom, sign))
            self.note("voted-for" if sign > 0 else "voted-against", who, whom, 0.5 * sign)

    # --- money ---

    def aid(self, args: dict[str, Any]) -> None:
        self.proposer = seat_in(args["who"])
        self.moved(-1, self.proposer, args.get("sum", AID))

    def takes_aid(self, args: dict[str, Any]) -> None:
        before, self.proposer = self.proposer, seat_in(args["who"])
        self.moved(before, self.proposer, args.get("sum", AID - NOTE))

    def promise(self, args: dict[str, Any]) -> None:
        if not args["sum"]:
            self.note("overlooked", seat_in(args["who"]), seat_in(args["whom"]), -0.4)

    def paid_out(self, args: dict[str, Any]) -> None:
        whom, amount = seat_in(args["whom"]), args["sum"]
        self.moved(self.proposer, whom, amount)
        self.note("paid", self.proposer, whom, 0.3 * amount)

    def banked(self, args: dict[str, Any]) -> None:
        who = seat_in(args["who"])
        if 0 <= who < self.players:
            self.account[who] += self.cash[who]
            self.cash[who] = 0.0

    def donation(self, args: dict[str, Any]) -> None:
        self.moved(-1, seat_in(args["who"]), args.get("sum", NOTE))

    def paid(self, args: dict[str, Any]) -> None:
        self.moved(seat_in(args["who"]), -1, args["sum"])

    def cash_taken(self, args: dict[str, Any]) -> None:
        whom = seat_in(args["whom"])
        if 0 <= whom < self.players:
            self.moved(whom, seat_in(args["who"]), args.get("sum", self.cash[whom]))
            self.cash[whom] = 0.0

    def cash_lost(self, args: dict[str, Any]) -> None:
        self.moved(seat_in(args["whom"]), -1, args["sum"])

    # --- deals ---

    def deal(self, args: dict[str, Any]) -> None:
        """Only the two of them hear with whom."""
        who, whom = seat_in(args["who"]), seat_in(args.get("whom"))
        self.note("deal", who, whom, 0.4)
        self.note("deal", whom, who, 0.4)

    # --- blood ---

    def attempt(self, args: dict[str, Any]) -> None:
        place = args["place"].get("text", "").removeprefix("junta-location-")
        self.strikes[place] = self.strikes.get(place, 0) + 1
        self.note("attempt", seat_in(args["who"]), seat_in(args["whom"]), -1.2)

    def location(self, args: dict[str, Any]) -> None:
        nights = self.nights.setdefault(seat_in(args["who"]), {})
        place = args["place"]["text"].removeprefix("junta-location-")
        nights[place] = nights.get(place, 0) + 1

    def killed(self, args: dict[str, Any]) -> None:
        self.note("killed", seat_in(args["who"]), seat_in(args["whom"]), -2.5)

    def robbers(self, args: dict[str, Any]) -> None:
        self.note("robbed", seat_in(args["who"]), seat_in(args["whom"]), -0.8)

    def robbed(self, args: dict[str, Any]) -> None:
        self.moved(seat_in(args["whom"]), seat_in(args["who"]), args.get("sum", ROBBED))

    def squad(self, args: dict[str, Any]) -> None:
        self.note("squad", seat_in(args["who"]), seat_in(args["whom"]), -2.5)

    # --- coups ---

    def rebel(self, args: dict[str, Any]) -> None:
        who = seat_in(args["who"])
        self.rebels.append(who)
        self.note("rebelled", who, self.president, -1.2)

    def fired(self, args: dict[str, Any]) -> None:
        self.note("fired", seat_in(args["who"]), seat_in(args["whom"]), -0.3)

    def declared(self, args: dict[str, Any]) -> None:
        who, loyal = seat_in(args["who"]), args["side"] == {"text": "junta-side-president"}
        if who not in self.rebels:
            self.note("stood-by" if loyal else "turned", who, self.president, 0.8 if loyal else -1.0)

    def coup_won(self, args: dict[str, Any]) -> None:
        if args["side"] == {"text": "junta-side-rebels"}:
            for who in self.rebels:
                self.note("toppled", who, self.president, -1.5)

    def ears(self) -> Ears:
        return EARS


EARS: Ears = {
    "junta-news-phase": JuntaMemory.phase,
    "junta-news-president": JuntaMemory.elected,
    "junta-news-office": JuntaMemory.office,
    "junta-news-vote": JuntaMemory.vote,
    "junta-news-aid": JuntaMemory.aid,
    "junta-news-takes-aid": JuntaMemory.takes_aid,
    "junta-news-promise": JuntaMemory.promise,
    "junta-news-paid-out": JuntaMemory.paid_out,
    "junta-news-banked": JuntaMemory.banked,
    "junta-news-donation": JuntaMemory.donation,
    "junta-news-paid": JuntaMemory.paid,
    "junta-news-cash-taken": JuntaMemory.cash_taken,
    "junta-news-cash-lost": JuntaMemory.cash_lost,
    "junta-news-deal": JuntaMemory.deal,
    "junta-news-attempt": JuntaMemory.attempt,
    "junta-news-location": JuntaMemory.location,
    "junta-news-killed": JuntaMemory.killed,
    "junta-news-robbers": JuntaMemory.robbers,
    "junta-news-robbed": JuntaMemory.robbed,
    "junta-news-squad": JuntaMemory.squad,
    "junta-news-rebel": JuntaMemory.rebel,
    "junta-news-volley": JuntaMemory.fired,
    "junta-news-declared": JuntaMemory.declared,
    "junta-news-coup-won": JuntaMemory.coup_won,
}
