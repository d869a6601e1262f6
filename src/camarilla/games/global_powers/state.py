"""The table of Global Powers as plain data; queries and the few elementary moves, no rules of procedure.

G0.1 and G0.12: a politician is always in exactly one place, a chip on the board or in the supply, a card in one place;
every change here keeps it so. Secret (G0.9) are ``hands``, ``rest`` and ``discarded``; everything else is public.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from camarilla.core.news import News
from camarilla.core.plain import copied
from camarilla.core.state import State
from camarilla.games.global_powers.board import BASE, NOBODY, PLACES, Board
from camarilla.games.global_powers.components import ALL_CARDS, BIT, REGIONS, Box


class Phase(Enum):
    """Where the game is; for those who draw it."""

    AUCTION = "auction"
    OPEN_CHOICE = "open-choice"
    CARDS = "cards"
    RECALL = "recall"
    TURN = "turn"
    PROPOSAL = "proposal"
    CONSENT = "consent"
    VOTE = "vote"
    VETO = "veto"
    WAR = "war"
    MOTION = "motion"
    CARD = "card"
    COUP = "coup"
    UN = "un"
    REFILL = "refill"
    OVER = "over"


@dataclass
class Battlefield:
    """A war under way (G19 to G21), or the last one. Everything here is public."""

    attacker: int
    target: int
    proposer: int
    attackers: tuple[int, ...]  # governing parties when it began; in the order of G10.2 where it matters
    defenders: tuple[int, ...]
    bonus: tuple[int, int] = (0, 0)  # G27.E06 for the attacker, for the defender
    dice: tuple[int, int] = (0, 0)
    totals: tuple[int, int] = (0, 0)
    result: str = ""  # stalemate, attacker, defender
    difference: int = 0
    placed: tuple[int, ...] = ()  # G21.5 seats in the order of placing, one entry for each politician
    out: tuple[int, ...] = ()  # G21.5 who has passed for good


@dataclass
class Hearing:
    """A motion under way (G22), or the last one. Everything here is public."""

    kind: str
    region: int
    party: int
    proposer: int
    active: int  # 0: by Diplomatic initiative
    votes_for: int = 0
    votes_against: int = 0
    laid: tuple[tuple[int, int], ...] = ()  # G22.2 region and chips, against counted negative
    waiting: tuple[int, ...] = ()  # regions still to be asked, in their fixed order
    delegates: tuple[tuple[int, int], ...] = ()  # G22.5 seat and votes, against counted negative
    fractions: tuple[int, ...] = ()  # parties of the UN still to be asked
    granted: bool | None = None
    difference: int = 0


@dataclass
class Powers(State, Board):
    """The table."""

    box: Box
    rules: dict[str, str]
    players: int
    people: list[int]
    chips: list[int]
    hands: list[int]
    rest: list[int]
    open: list[int]
    played: list[int]  # out of the game, seen by all
    discarded: list[int]  # out of the game, known to the owner only (G33.1)
    dominance: int
    pacts: tuple[tuple[int, int, int], ...] = ()
    done: int = 0  # regions activated since the last scoring
    sanctions: int = 0
    demilitarised: int = 0
    protectorates: int = 0
    turn: int = NOBODY
    scorings: int = 0
    points: tuple[int, ...] = ()  # of the last scoring
    totals: tuple[int, ...] = ()  # G29.6 of all scorings together
    phase: Phase = Phase.AUCTION
    lot: int = 0  # the region under the hammer
    bids: tuple[tuple[int, ...], ...] = ()  # G4.1 of the regions sold so far, by seat
    active: int = 0  # the region that acts
    actions: int = 0  # G9.3
    used: int = 0
    proposer: int = NOBODY
    passed: int = 0  # G10.3 parties that have passed in succession
    extra: bool = False  # G27.E13 the action of Drive
    driven: bool = False  # G27.E13 Drive has been used in this activation
    proposal: Any = None
    votes: tuple[int, ...] = ()  # G10.4 by seat: politicians for, against negative; empty while sealed
    adopted: bool = False
    vetoed_by: int = NOBODY
    event: Any = None  # the card being played, or the last one
    war: Battlefield | None = None
    motion: Hearing | None = None
    ears: list[News] | None = field(default=None, compare=False)

    def move(self, seat: int, start: int, end: int, count: int = 1) -> None:
        """G0.1 Politicians of a party go from one place to another."""
        players = self.players
        self.people[start * players + seat] -= count
        self.people[end * players + seat] += count

    def send_home(self, seat: int, region: int, count: int = 1) -> int:
        """G0.7 Politicians return to their base, as many as are there; says how many."""
        gone = min(count, self.at(seat, region))
        self.move(seat, region, BASE, gone)
        return gone

    def lose(self, region: int, kind: int, count: int = 1) -> int:
        """G0.5 A loss takes what is there; says how much."""
        gone = min(count, self.chip(region, kind))
        self.chips[region * 4 + kind] -= gone
        self.chips[kind] += gone
        return gone

    def gain(self, region: int, kind: int, count: int = 1) -> int:
        """G0.5 A gain is cut by the limit of the region and by the supply; says how much came."""
        come = min(count, self.box.most - self.chip(region, kind), self.chips[kind])
        self.chips[region * 4 + kind] += come
        self.chips[kind] -= come
        return come

    def discard_open(self, seat: int, card: str) -> None:
        """An open card leaves the game."""
        self.open[seat] &= ~BIT[card]
        self.played[seat] |= BIT[card]
        if card == "pact":
            self.pacts = tuple([pact for pact in self.pacts if pact[0] != seat])

    def pending(self) -> tuple[int, ...]:
        """G8.1 The regions that may still be activated."""
        return tuple([region for region in REGIONS if not self.done >> region & 1])

    def counted(self) -> tuple[int, ...]:
        """G29.6 What counts for victory and for the ranks of the UN."""
        return self.totals if self.rules["vpCumulative"] == "true" else self.points

    def rounds(self) -> int:
        return self.scorings

    def copy(self) -> Powers:
        new = super().copy()
        if self.war is not None:
            new.war = copied(self.war)
        if self.motion is not None:
            new.motion = copied(self.motion)
        return new


def laid_out(players: int, rules: dict[str, str], box: Box) -> Powers:
    """G1.1, G2.1, G3.1 The table before the first bid."""
    people = [0] * (PLACES * players)
    people[:players] = [box.politicians] * players
    return Powers(
        box,
        rules,
        players,
        people,
        list(box.start),
        hands=[0] * players,
        rest=[ALL_CARDS] * players,
        open=[0] * players,
        played=[0] * players,
        discarded=[0] * players,
        dominance=len(REGIONS) - players,
        points=(0,) * players,
        totals=(0,) * players,
    )
