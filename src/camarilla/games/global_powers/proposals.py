"""G10.1 The proposal of a governing party, complete with all choices: what is possible and payable now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar, Final, TypedDict

from camarilla.core.illegal import Illegal
from camarilla.core.questions import Dice, Laid, Menu, OneOf, Option, Part, Record, Whether
from camarilla.core.words import Words, named, text
from camarilla.games.global_powers.abroad import check_motion, check_trade, check_war, may_trade, motions
from camarilla.games.global_powers.answers import (
    ACTIONS,
    Budget,
    Emigration,
    Motion,
    Pass,
    Path,
    Propaganda,
    Proposal,
    Purge,
    Rehabilitation,
    Trade,
    War,
    proposal_from,
    steps_of,
    trade_of,
)
from camarilla.games.global_powers.board import BASE, MAURITIUS, Snapshot
from camarilla.games.global_powers.clash import Odds, arms_of, odds
from camarilla.games.global_powers.components import (
    CONVERSIONS,
    DIPLOMACY,
    KINDS,
    MILITARY,
    MOTIONS,
    Box,
)
from camarilla.games.global_powers.questions import Vote
from camarilla.games.global_powers.stepwise import ByPath, described


class ProposeFacts(TypedDict):
    """What a board draws of a proposal that is asked for."""

    region: int
    seat: int
    extra: bool
    wars: list[Odds]  # G19.1 against whom, and how it would probably end


class FloorFacts(TypedDict):
    """What a board draws of a vote on a proposal."""

    votes: int
    proposer: int
    proposal: list[str]
    war: Odds | None  # of a war that is voted on


class ConsentFacts(TypedDict):
    """What a board draws of a trade that is to be agreed to."""

    region: int
    proposer: int
    proposal: list[str]


@dataclass
class Propose(ByPath[Proposal]):
    """G10.1 Which action does this governing party propose for its region?"""

    key: ClassVar[str] = "gp-propose"
    rule: str
    region: int
    seat: int
    board: Snapshot
    extra: bool  # G27.E13 the action of Drive: to pass is to keep the card

    def words(self) -> Words:
        asked = "gp-ask-drive" if self.extra else "gp-ask-propose"
        return Words(asked, {"region": self.board.box.region(self.region)})

    def facts(self) -> ProposeFacts:
        wars = [way.target for way in self.ways("war") if isinstance(way, War)]
        return {"region": self.region, "seat": self.seat, "extra": self.extra, "wars": [self._odds(to) for to in wars]}

    def _odds(self, target: int) -> Odds:
        return odds(target, arms_of(self.board, self.region, target), self.board.box.die)

    def check(self, answer: Proposal) -> None:
        if isinstance(answer, Pass):
            return
        board, region = self.board, self.region
        if board.sanctioned(region) and answer != Motion("lifting", region):
            raise Illegal("G9.4", "gp-no-sanctioned", region=board.box.region(region))
        LAWS[type(answer)](self, answer)

    def _check_rehabilitation(self, answer: Rehabilitation) -> None:
        if not self.board.at(self.seat, MAURITIUS):
            raise Illegal("G15.1", "gp-no-exile")
        self._payable(DIPLOMACY)

    def next_door(self, rule: str, other: int) -> None:
        if other not in self.board.box.neighbours[self.region]:
            raise Illegal(rule, "gp-no-neighbour", region=self.board.box.region(self.region), number=other)

    def _payable(self, kind: int) -> None:
        """G0.5 A cost must be there in full when the proposal is made."""
        if not self.board.chip(self.region, kind):
            raise Illegal("G0.5", f"gp-no-chip-{KINDS[kind]}", region=self.board.box.region(self.region))

    def _check_propaganda(self, answer: Propaganda) -> None:
        if answer.to != self.region:
            self.next_door("G14.1", answer.to)
        if self.board.at(self.seat, BASE) < 2:
            raise Illegal("G14.2", "gp-no-base", need=2)

    def _check_purge(self, answer: Purge) -> None:
        """G16.1 Opposition only: partners are none."""
        counts = self.board.in_region(self.region)
        if not 0 <= answer.party < self.board.players or not 0 < counts[answer.party] < max(counts):
            raise Illegal("G16.1", "gp-no-opposition", region=self.board.box.region(self.region))
        self._payable(MILITARY)

    def _check_budget(self, answer: Budget) -> None:
        source, gained, _ = CONVERSIONS[answer.conversion]
        if gained == MILITARY and self.board.demilitarised >> self.region & 1:
            raise Illegal("G18.2", "gp-no-arms", region=self.board.box.region(self.region))
        self._payable(source)
        most = self.board.box.most
        if self.board.chip(self.region, gained) >= most:
            kind = text(f"gp-chip-{KINDS[gained]}")
            raise Illegal("G18.3", "gp-no-gain", region=self.board.box.region(self.region), chip=kind, most=most)

    def heads(self) -> tuple[str, ...]:
        return (*ACTIONS, "pass")

    def candidates(self, head: str) -> Iterator[Proposal]:
        """Trades are only hinted at here (a gift of one chip); ``menu`` builds them chip by chip."""
        near = self.board.box.neighbours[self.region]
        if head == "pass":
            yield Pass()
        elif head == "emigration":
            yield from [Emigration(region) for region in near]
        elif head == "propaganda":
            yield from [Propaganda(region) for region in (self.region, *near)]
        elif head == "rehabilitation":
            yield Rehabilitation()
        elif head == "purge":
            yield from [Purge(party) for party in range(self.board.players)]
        elif head == "trade":
            yield from self._small_trades()
        elif head == "budget":
            yield from [Budget(conversion) for conversion in CONVERSIONS]
        elif head == "war":
            yield from [War(region) for region in near]
        else:
            yield from motions(self.board)

    def _small_trades(self) -> Iterator[Trade]:
        """Gifts of one chip and swaps of one for one, of chips that are there."""
        gives = self._singles(self.region)
        for partner in self.board.box.neighbours[self.region]:
            if not may_trade(self.board, partner):
                continue
            takes = self._singles(partner)
            for give in gives:
                for take in takes:
                    if give != take:
                        yield Trade(partner, give, take)

    def _singles(self, region: int) -> list[tuple[int, ...]]:
        """Nothing, or one of the chips that a region has."""
        held = self.board.holds(region)
        return [(0, 0, 0, 0), *[tuple([int(kind == one) for kind in range(4)]) for one in range(4) if held[one]]]

    def from_path(self, path: Path) -> Proposal:
        return proposal_from(path)

    def default(self) -> Proposal:
        return Pass()

    def sample(self, dice: Dice) -> Proposal:
        """A random kind of action, and a random one of that kind: by trial, since most are legal."""
        heads = list(self.heads())
        while True:
            head = heads.pop(dice.below(len(heads)))
            answer = self._guess(head, dice)
            if answer is not None and self.allows(answer):
                return answer

    def _guess(self, head: str, dice: Dice) -> Proposal | None:
        board, near = self.board, self.board.box.neighbours[self.region]
        if head == "motion":
            kind, region = MOTIONS[dice.below(len(MOTIONS))], 1 + dice.below(12)
            present = board.present(region)
            if kind != "ban":
                return Motion(kind, region)
            return Motion(kind, region, present[dice.below(len(present))]) if present else None
        if head == "trade":
            swap = list(range(4))
            give, take = swap.pop(dice.below(4)), swap[dice.below(3)]
            counts = [0, 0, 0, 0], [0, 0, 0, 0]
            counts[0][give], counts[1][take] = 1, dice.below(2)
            return Trade(near[dice.below(len(near))], tuple(counts[0]), tuple(counts[1]))
        ways = list(self.candidates(head))
        return ways[dice.below(len(ways))]

    def menu(self, so_far: Path = ()) -> Menu[Proposal]:
        """Whoever lays chips already need not be told with whom else he could trade."""
        near = [str(region) for region in self.board.box.neighbours[self.region]]
        if len(so_far) > 2 and so_far[0] == "trade" and so_far[1] in near:
            return self._chips(int(so_far[1])).menu(so_far[2:])
        return super().menu(so_far)

    def behind(self, head: str) -> Part[Proposal]:
        if head != "trade":
            return super().behind(head)
        return Record(("partner", "chips"), self._trading, lambda both: both[1])

    def _trading(self, name: str, so_far: list[int]) -> Part[Any]:
        """G17.1 A partner with whom any trade is possible, then chip by chip."""
        if so_far:
            return self._chips(so_far[0])
        partners = tuple(dict.fromkeys([trade.partner for trade in self.ways("trade") if isinstance(trade, Trade)]))
        return OneOf(partners, lambda partner: self.step(("trade",), str(partner)))

    def _chips(self, partner: int) -> Laid[Any, str]:
        return Laid(
            lambda laid: [chip for chip in CHIP_STEPS if self.allows(trade_of(partner, (*laid, chip)))],
            *(chip_option, lambda laid: trade_of(partner, laid), lambda trade: trade.path()[2:], None, steps_of),
            low=1,
        )


LAWS: Final[dict[type[Any], Callable[[Propose, Any], None]]] = {
    Emigration: lambda asked, answer: asked.next_door("G13.1", answer.to),
    Propaganda: Propose._check_propaganda,
    Rehabilitation: Propose._check_rehabilitation,
    Purge: Propose._check_purge,
    Trade: lambda asked, answer: check_trade(asked.board, asked.region, answer),
    Budget: Propose._check_budget,
    War: lambda asked, answer: check_war(asked.board, asked.region, answer.target, asked.seat),
    Motion: lambda asked, answer: check_motion(asked.board, answer),
}
CHIP_STEPS = tuple([f"{verb}-{kind}" for verb in ("give", "take") for kind in KINDS])


@lru_cache(maxsize=16)
def chip_option(chip: str) -> Option:
    return Option(chip, Words(f"gp-step-{chip}"), "G17.1", f"chip:{chip[5:]}")


@dataclass
class FloorVote(Vote):
    """G10.4 A block in the region votes on a proposal."""

    text: ClassVar[str] = "gp-ask-vote"
    proposal: Proposal
    proposer: int
    box: Box
    arms: tuple[int, int] | None  # G19.4 of both sides, if it is a war

    def words(self) -> Words:
        return described(self.text, self.proposal, self.box, who=named(self.proposer), votes=self.votes)

    def facts(self) -> FloorFacts:
        path = list(self.proposal.path())
        war = None
        if self.arms is not None and isinstance(self.proposal, War):
            war = odds(self.proposal.target, self.arms, self.box.die)
        return {"votes": self.votes, "proposer": self.proposer, "proposal": path, "war": war}


@dataclass
class Consent(Whether):
    """G17.2 A governing party of the neighbour agrees to a trade, or does not; G0.10 what was promised binds nobody."""

    key: ClassVar[str] = "gp-consent"
    rule: str
    proposal: Trade
    region: int
    proposer: int
    box: Box

    def words(self) -> Words:
        args = {"who": named(self.proposer), "active": self.box.region(self.region)}
        return described("gp-ask-consent", self.proposal, self.box, **args)

    def facts(self) -> ConsentFacts:
        return {"region": self.region, "proposer": self.proposer, "proposal": list(self.proposal.path())}
