"""Anti-Monopoly III as a seat remembers it: who joined in, who refused, who helped and who looked away."""

from __future__ import annotations

from typing import Any

from camarilla.bots.memory import Ears, Memory, seat_in
from camarilla.bots.words import Word

JOIN, REFUSE = "join", "refuse"  # words: what one says when the other calls for a card


class PowersOfPeace(Memory):
    """Deeds are felt in fields. A round is a turn of everybody."""

    def turn(self, args: dict[str, Any]) -> None:
        self.round = args["turn"] // max(1, self.players)

    def joined(self, args: dict[str, Any]) -> None:
        who, whom = seat_in(args["who"]), seat_in(args["whom"])
        self.note("joined", whom, who, 3.0)
        self.settled(JOIN, whom, who, True)
        self.settled(REFUSE, whom, who, False)

    def refused(self, args: dict[str, Any]) -> None:
        who, whom = seat_in(args["who"]), seat_in(args["whom"])
        self.note("refused", whom, who, -4.0)
        self.settled(JOIN, whom, who, False)
        self.settled(REFUSE, whom, who, True)

    def met(self, args: dict[str, Any]) -> None:
        self.note("joined", seat_in(args["whom"]), seat_in(args["who"]), 2.0)

    def pledges(self, args: dict[str, Any]) -> None:
        millions = args["millions"]
        self.note(
            "helped" if millions else "looked-away", seat_in(args["who"]), seat_in(args["whom"]), millions or -1.0
        )

    def meeting(self, args: dict[str, Any]) -> None:
        self.note("chosen", seat_in(args["who"]), seat_in(args["whom"]), 0.5)

    def offers_hand(self, args: dict[str, Any]) -> None:
        self.pact_offered(JOIN, args)

    def threatens(self, args: dict[str, Any]) -> None:
        self.given(Word(REFUSE, seat_in(args["who"]), seat_in(args["whom"]), or_else=REFUSE))

    def ears(self) -> Ears:
        return EARS


EARS: Ears = {
    "am-news-turn": PowersOfPeace.turn,
    "am-news-crisis-joined": PowersOfPeace.joined,
    "am-news-crisis-refused": PowersOfPeace.refused,
    "am-news-request-met": PowersOfPeace.met,
    "am-news-pledges": PowersOfPeace.pledges,
    "am-news-meeting": PowersOfPeace.meeting,
    "voice-offer-join": PowersOfPeace.offers_hand,
    "voice-threat-refuse": PowersOfPeace.threatens,
    "voice-deal-agreed": PowersOfPeace.pact_agreed,
    "voice-deal-declined": PowersOfPeace.pact_declined,
}
