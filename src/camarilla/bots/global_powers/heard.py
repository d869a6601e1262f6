"""Global Powers as a seat remembers it: who moved against whom, who stood in the way, what the UN has refused."""

from __future__ import annotations

import json
from typing import Any

from camarilla.bots.bot import Line
from camarilla.bots.memory import Ears, Memory, seat_in
from camarilla.bots.words import Word

MOVES = ("gp-news-proposes-", "gp-news-plays-")
UN_YES, UN_NO = "un-yes", "un-no"  # words: to vote for somebody's next motion, or against it
AGAINST = {"ban": -1.5, "purge": -1.0, "assassination": -1.5, "retirement": -1.0, "defector": -1.2, "transfer": -0.8}


class PowersMemory(Memory):
    """Deeds are felt in points. A round is a scoring."""

    def __init__(self, seat: int | None, players: int) -> None:
        super().__init__(seat, players)
        self.proposer = -1
        self.asked: set[str] = set()  # motions since the last scoring, with all they name
        self.denied: set[str] = set()  # those of them that the UN refused
        self.bids: list[list[int]] = [[] for _ in range(players)]  # of all auctions, those of 0 left out
        self.latest = ""  # the motion that was brought last
        self.motions = 0  # that were brought so far

    def hear(self, line: Line) -> None:
        """Proposals and cards name their kind in the id."""
        name = str(line["id"])
        for start in MOVES:
            if name.startswith(start):
                self.moves(name.removeprefix(start), line["args"])
        super().hear(line)

    def moves(self, what: str, args: dict[str, Any]) -> None:
        self.proposer = seat_in(args["who"])
        if what.startswith("motion-"):
            self.latest = motion_name(what.removeprefix("motion-"), args)
            self.asked.add(self.latest)
            self.motions += 1
        for kind, weight in AGAINST.items():
            if kind in what and "party" in args:
                self.note("moved-against", self.proposer, seat_in(args["party"]), weight)

    def denied_it(self, args: dict[str, Any]) -> None:
        self.denied.add(self.latest)

    def veto(self, args: dict[str, Any]) -> None:
        self.note("vetoed", seat_in(args["who"]), self.proposer, -0.8)

    def veto_helps(self, args: dict[str, Any]) -> None:
        self.note("vetoed-for", seat_in(args["who"]), self.proposer, 0.8)

    def agrees(self, args: dict[str, Any]) -> None:
        self.note("deal", seat_in(args["who"]), self.proposer, 0.8)
        self.note("deal", self.proposer, seat_in(args["who"]), 0.8)

    def refuses(self, args: dict[str, Any]) -> None:
        self.note("refused", seat_in(args["who"]), self.proposer, -0.3)

    # --- words about votes in the UN ---

    def voted(self, who: int, in_favour: bool) -> None:
        """A threat is about a motion that comes later: its sum says after how many."""
        self.settled(UN_YES, who, self.proposer, in_favour)
        threat = self.word(UN_NO, who, self.proposer)
        if threat is not None and self.motions > threat.sum:
            self.settle(threat, not in_favour)

    def votes_for(self, args: dict[str, Any]) -> None:
        self.voted(seat_in(args["who"]), True)

    def votes_otherwise(self, args: dict[str, Any]) -> None:
        self.voted(seat_in(args["who"]), False)

    def offers_vote(self, args: dict[str, Any]) -> None:
        self.pact_offered(UN_YES, args)

    def threatens(self, args: dict[str, Any]) -> None:
        self.given(Word(UN_NO, seat_in(args["who"]), seat_in(args["whom"]), self.motions, "no"))

    def bid(self, args: dict[str, Any]) -> None:
        self.bids[seat_in(args["who"])].append(args["count"])

    def scored(self, args: dict[str, Any]) -> None:
        self.round += 1
        self.asked, self.denied = set(), set()

    def ears(self) -> Ears:
        return EARS


EARS: Ears = {
    "gp-news-denied": PowersMemory.denied_it,
    "gp-news-veto-rejects": PowersMemory.veto,
    "gp-news-veto-adopts": PowersMemory.veto_helps,
    "gp-news-agrees": PowersMemory.agrees,
    "gp-news-refuses": PowersMemory.refuses,
    "gp-news-bid-won": PowersMemory.bid,
    "gp-news-bid-tied": PowersMemory.bid,
    "gp-news-bid-second": PowersMemory.bid,
    "gp-news-bid-lost": PowersMemory.bid,
    "gp-news-clear": PowersMemory.scored,
    "gp-news-un-for": PowersMemory.votes_for,
    "gp-news-un-against": PowersMemory.votes_otherwise,
    "gp-news-un-abstain": PowersMemory.votes_otherwise,
    "voice-offer-vote": PowersMemory.offers_vote,
    "voice-threat-un": PowersMemory.threatens,
    "voice-deal-agreed": PowersMemory.pact_agreed,
    "voice-deal-declined": PowersMemory.pact_declined,
}


def motion_name(kind: str, args: dict[str, Any]) -> str:
    """A motion by all that it names, whoever brings it."""
    return f"{kind} {json.dumps([args.get('region'), args.get('party')], sort_keys=True)}"
