"""Junta as a seat remembers it: votes, shots, budgets, coups, and whose pockets and account must hold how much."""

from __future__ import annotations

from typing import Any

from camarilla.bots.junta.worth import AID
from camarilla.bots.memory import Ears, Memory, seat_in
from camarilla.bots.words import OBEYED, Word
from camarilla.games.junta.state import LOCATIONS

STAND = {"president": "stand-president", "rebels": "stand-rebels"}  # a word about a coup names its side
SIDE_OF = {kind: side for side, kind in STAND.items()}
PLACE_OF = {f"junta-location-{place}": place for place in LOCATIONS}  # as the news say them
NOTHING = [{"text": "junta-goods-nothing"}]
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
        self.offices: dict[str, int] = {}  # who got which office, by its message
        self.shares: dict[int, int] = {}  # of the budget on the table
        self.budget = self.coup = False  # whether one is on the table; whether there is one
        self.replies: dict[int, list[tuple[int, bool]]] = {}  # what somebody was promised, and whether he said yes
        self.sides: dict[int, str] = {}  # of the coup
        self.talked: set[tuple[int, int]] = set()  # who made whom an offer in this round, as far as this seat heard
        self.dead: set[int] = set()  # of this round
        self.abroad: set[int] = set()
        self.chosen: dict[int, set[int]] = {}  # for whom somebody has voted in the election that runs
        self.in_junta: dict[int, int] = {}  # the same where a junta elects: one vote each
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
            self.rebels, self._voted, self.talked = [], set(), set()

    def elected(self, args: dict[str, Any]) -> None:
        """What was promised for a vote is owed by whoever is elected, to those who voted for him."""
        self.president = seat_in(args["who"])
        self.words = [one for one in self.words if one.kind != "share" or self._is_owed(one)]
        self.chosen, self.in_junta = {}, {}

    def _is_owed(self, share: Word) -> bool:
        return share.by == self.president and self.president in self.chosen.get(share.to, ())

    def office(self, args: dict[str, Any]) -> None:
        self.offices[args["office"].get("text", "")] = seat_in(args["who"])
        minister = args["office"] == {"text": "junta-office-minister"}
        self.note("office", self.president, seat_in(args["who"]), 0.5 if minister else 0.2)

    def vote(self, args: dict[str, Any]) -> None:
        """Each voter's opinion of each man counts once, however many sources he used."""
        who, whom, sign = seat_in(args["who"]), seat_in(args["choice"]), 1
        if whom < 0:  # a budget or a motion
            whom, sign = self.proposer, 1 if args["choice"] == {"text": "core-yes"} else -1
            self.replied(who, sign > 0)
        else:
            self.chosen.setdefault(who, set()).add(whom)
        if (who, whom, sign) not in self._voted:
            self._voted.add((who, whom, sign))
            self.note("voted-for" if sign > 0 else "voted-against", who, whom, 0.5 * sign)

    def junta_vote(self, args: dict[str, Any]) -> None:
        """J15.2 Whoever gives his only vote to another has done him a favour."""
        who, whom = seat_in(args["who"]), seat_in(args["whom"])
        self.in_junta[who] = whom
        self.note("voted-for", who, whom, 0.5)

    def declined(self, args: dict[str, Any]) -> None:
        """J15.2 Then it votes again without him."""
        self.in_junta = {}

    # --- money ---

    def replied(self, who: int, yes: bool) -> None:
        """Somebody votes on the budget: his answer to what he was promised, and perhaps to a word."""
        if not self.budget or who == self.proposer or (who, self.proposer, -1 if yes else 1) in self._voted:
            return
        if (who, self.proposer, 1 if yes else -1) not in self._voted:
            self.replies.setdefault(who, []).append((self.shares.get(who, 0), yes))
        for kind, kept in (("yes", yes), ("no", not yes)):
            word = self.word(kind, who, self.proposer)
            if word is not None:
                self.settle(word, kept)

    def aid(self, args: dict[str, Any]) -> None:
        self.proposer, self.budget, self.shares = seat_in(args["who"]), False, {}
        self.moved(-1, self.proposer, args.get("sum", AID))

    def takes_aid(self, args: dict[str, Any]) -> None:
        before, self.proposer = self.proposer, seat_in(args["who"])
        self.moved(before, self.proposer, args.get("sum", AID - NOTE))

    def promise(self, args: dict[str, Any]) -> None:
        who, whom, amount = seat_in(args["who"]), seat_in(args["whom"]), args["sum"]
        self.budget, self.shares[whom] = True, amount
        if not amount:
            self.note("overlooked", who, whom, -0.4)
        promised, demand = self.word("share", who, whom), self.word("demand", whom, who)
        if promised is not None:
            self.settle(promised, amount >= promised.sum)
        if demand is not None:
            self.words.remove(demand)
            self.answered(demand, amount >= demand.sum)

    def answered(self, demand: Word, met: bool) -> None:
        """Who gets what he demanded owes what he said; who does not may do it."""
        brigade = demand.or_else == "brigade"
        if met:
            self.note("obeyed", demand.to, demand.by, OBEYED)
            self.given(Word("loyal" if brigade else "yes", demand.by, demand.to))
        else:
            self.given(Word("rebel" if brigade else "no", demand.by, demand.to, or_else=demand.or_else))

    def budget_over(self, args: dict[str, Any]) -> None:
        self.budget = False

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

    def offer(self, args: dict[str, Any]) -> None:
        """Only the two of them hear to whom."""
        self.talked.add((seat_in(args["who"]), seat_in(args.get("whom"))))

    def deal(self, args: dict[str, Any]) -> None:
        """Only the two of them hear with whom."""
        who, whom = seat_in(args["who"]), seat_in(args.get("whom"))
        self.note("deal", who, whom, 0.4)
        self.note("deal", whom, who, 0.4)
        if args.get("give") == NOTHING:
            self.given(self.word_for(by=whom, to=who))
        elif args.get("get") == NOTHING:
            self.given(self.word_for(by=who, to=whom))

    def word_for(self, by: int, to: int) -> Word:
        """Whoever gets something for nothing gives his word for it; which one, says the moment (the money decides in
        a vote, arms in a coup, and otherwise the night)."""
        if self.coup:
            return Word(STAND[self.sides.get(to, "president")], by, to, aloud=False)
        return Word("yes" if self.budget and to == self.proposer else "peace", by, to, aloud=False)

    # --- words ---

    def share(self, args: dict[str, Any]) -> None:
        self.given(Word("share", seat_in(args["who"]), seat_in(args["whom"]), args["sum"]))

    def demand_no(self, args: dict[str, Any]) -> None:
        self.given(Word("demand", seat_in(args["who"]), seat_in(args["whom"]), args["sum"], "no"))

    def demand_brigade(self, args: dict[str, Any]) -> None:
        self.given(Word("demand", seat_in(args["who"]), seat_in(args["whom"]), args["sum"], "brigade"))

    def harmed(self, who: int, whom: int) -> None:
        word = self.word("peace", who, whom)
        if word is not None:
            self.settle(word, False)

    def round_over(self, args: dict[str, Any]) -> None:
        """What lasted for the round was kept; a threat of arms was empty if there was a coup; a share is paid from
        the budget to come; the rest lapses."""
        for word in list(self.words):
            if word.kind in ("peace", "loyal"):
                self.settle(word, True)
            elif word.kind == "rebel" and self.sides:
                self.settle(word, False)
        self.words = [one for one in self.words if one.kind == "share"]
        self.sides, self.coup, self.budget, self.dead = {}, False, False, set()

    # --- blood ---

    def attempt(self, args: dict[str, Any]) -> None:
        place = PLACE_OF.get(args["place"].get("text", ""), "")
        self.strikes[place] = self.strikes.get(place, 0) + 1
        self.harmed(seat_in(args["who"]), seat_in(args["whom"]))
        self.note("attempt", seat_in(args["who"]), seat_in(args["whom"]), -1.2)

    def location(self, args: dict[str, Any]) -> None:
        nights = self.nights.setdefault(seat_in(args["who"]), {})
        place = PLACE_OF.get(args["place"]["text"], "")
        nights[place] = nights.get(place, 0) + 1

    def killed(self, args: dict[str, Any]) -> None:
        self.dead.add(seat_in(args["whom"]))
        self.note("killed", seat_in(args["who"]), seat_in(args["whom"]), -2.5)

    def robbers(self, args: dict[str, Any]) -> None:
        self.harmed(seat_in(args["who"]), seat_in(args["whom"]))
        self.note("robbed", seat_in(args["who"]), seat_in(args["whom"]), -0.8)

    def robbed(self, args: dict[str, Any]) -> None:
        self.moved(seat_in(args["whom"]), seat_in(args["who"]), args.get("sum", ROBBED))

    def squad(self, args: dict[str, Any]) -> None:
        self.dead.add(seat_in(args["whom"]))
        self.note("squad", seat_in(args["who"]), seat_in(args["whom"]), -2.5)

    def exiled(self, args: dict[str, Any]) -> None:
        self.abroad.add(seat_in(args["who"]))

    def returned(self, args: dict[str, Any]) -> None:
        self.abroad.discard(seat_in(args["who"]))

    # --- coups ---

    def rebel(self, args: dict[str, Any]) -> None:
        who = seat_in(args["who"])
        self.rebels.append(who)
        self.sides[who], self.coup = "rebels", True
        for word in [one for one in self.words if one.by == who and one.kind in ("loyal", "rebel")]:
            self.settle(word, word.kind == "rebel")
        self.note("rebelled", who, self.president, -1.2)

    def fired(self, args: dict[str, Any]) -> None:
        self.note("fired", seat_in(args["who"]), seat_in(args["whom"]), -0.3)

    def declared(self, args: dict[str, Any]) -> None:
        who, loyal = seat_in(args["who"]), args["side"] == {"text": "junta-side-president"}
        self.sides[who] = "president" if loyal else "rebels"
        if who not in self.rebels:
            self.note("stood-by" if loyal else "turned", who, self.president, 0.8 if loyal else -1.0)

    def coup_won(self, args: dict[str, Any]) -> None:
        self.coup = False
        for word in [one for one in self.words if one.kind in SIDE_OF]:
            self.settle(word, self.sides.get(word.by, "president") == SIDE_OF[word.kind])
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
    "junta-news-junta-vote": JuntaMemory.junta_vote,
    "junta-news-refused-election": JuntaMemory.declined,
    "junta-news-aid": JuntaMemory.aid,
    "junta-news-takes-aid": JuntaMemory.takes_aid,
    "junta-news-promise": JuntaMemory.promise,
    "junta-news-budget-accepted": JuntaMemory.budget_over,
    "junta-news-stays-rejected": JuntaMemory.budget_over,
    "junta-news-round-over": JuntaMemory.round_over,
    "voice-promise-share": JuntaMemory.share,
    "voice-demand-no": JuntaMemory.demand_no,
    "voice-demand-brigade": JuntaMemory.demand_brigade,
    "junta-news-paid-out": JuntaMemory.paid_out,
    "junta-news-banked": JuntaMemory.banked,
    "junta-news-donation": JuntaMemory.donation,
    "junta-news-paid": JuntaMemory.paid,
    "junta-news-cash-taken": JuntaMemory.cash_taken,
    "junta-news-cash-lost": JuntaMemory.cash_lost,
    "junta-news-talk": JuntaMemory.offer,
    "junta-news-deal": JuntaMemory.deal,
    "junta-news-attempt": JuntaMemory.attempt,
    "junta-news-location": JuntaMemory.location,
    "junta-news-killed": JuntaMemory.killed,
    "junta-news-robbers": JuntaMemory.robbers,
    "junta-news-robbed": JuntaMemory.robbed,
    "junta-news-squad": JuntaMemory.squad,
    "junta-news-exile": JuntaMemory.exiled,
    "junta-news-returned": JuntaMemory.returned,
    "junta-news-rebel": JuntaMemory.rebel,
    "junta-news-volley": JuntaMemory.fired,
    "junta-news-declared": JuntaMemory.declared,
    "junta-news-coup-won": JuntaMemory.coup_won,
}
