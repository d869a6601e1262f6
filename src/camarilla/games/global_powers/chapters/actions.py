"""G13 to G18 The actions of a government, as they are carried out. War is a chapter of its own, the motion too."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named, text
from camarilla.games.global_powers.answers import (
    Budget,
    Emigration,
    Motion,
    Propaganda,
    Proposal,
    Purge,
    Rehabilitation,
    Trade,
    War,
)
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.chapters.motion import Hearings
from camarilla.games.global_powers.chapters.war import Campaign
from camarilla.games.global_powers.components import CONVERSIONS, DIPLOMACY, MILITARY
from camarilla.games.global_powers.state import Powers

RISKY = {"growth": "b", "raw": "a", "diplomacy": "c", "armament": "d", "all": "abcd", "none": ""}  # G18.4


def still_there(g: Powers, region: int, proposer: int, proposal: Proposal) -> bool:
    """G11.3 Whether what the proposal names is still there after a veto."""
    if isinstance(proposal, Emigration):
        return g.at(proposer, region) > 0
    if isinstance(proposal, Purge):
        return g.at(proposal.party, region) > 0
    if isinstance(proposal, Motion) and proposal.kind == "ban":
        return g.at(proposal.party, proposal.region) > 0
    return True


@dataclass
class Action(Procedure):
    """G12.1 An adopted proposal is carried out; chips are paid from the active region. Result: nothing."""

    region: int
    proposer: int
    proposal: Proposal

    def begin(self, g: Powers) -> Step:
        what = self.proposal
        if isinstance(what, War):
            return Call(Campaign(self.region, what.target, self.proposer), then=self.over)
        if isinstance(what, Motion):
            return Call(Hearings(what.kind, what.region, what.party, self.proposer, self.region), then=self.over)
        if isinstance(what, Budget):
            return self.convert
        if isinstance(what, Emigration):
            self.emigrate(g, what)
        elif isinstance(what, Propaganda):
            self.campaign(g, what)
        elif isinstance(what, Rehabilitation):
            self.rehabilitate(g)
        elif isinstance(what, Purge):
            self.purge(g, what)
        elif isinstance(what, Trade):
            self.trade(g, what)
        return DONE

    def over(self, g: Powers, nothing: Any) -> Step:
        return DONE

    def emigrate(self, g: Powers, what: Emigration) -> None:
        """G13.1 One politician of the proposer moves to a neighbour; G13.2 whatever that does to the governments."""
        g.move(self.proposer, self.region, what.to)
        g.tell("gp-news-emigrates", "G13.1", who=named(self.proposer), region=g.box.region(what.to))

    def campaign(self, g: Powers, what: Propaganda) -> None:
        """G14.1 One from base comes in, G14.2 and one more goes to Mauritius."""
        g.move(self.proposer, BASE, what.to)
        g.move(self.proposer, BASE, MAURITIUS)
        g.tell("gp-news-propaganda", "G14.1", who=named(self.proposer), region=g.box.region(what.to))

    def rehabilitate(self, g: Powers) -> None:
        """G15.1 One returns from Mauritius for a diplomacy chip."""
        g.lose(self.region, DIPLOMACY)
        g.move(self.proposer, MAURITIUS, BASE)
        g.tell("gp-news-rehabilitated", "G15.1", who=named(self.proposer))

    def purge(self, g: Powers, what: Purge) -> None:
        """G16.1 One of the opposition goes home for a military chip."""
        g.lose(self.region, MILITARY)
        g.send_home(what.party, self.region)
        g.tell("gp-news-purged", "G16.1", who=named(what.party), region=g.box.region(self.region))

    def trade(self, g: Powers, what: Trade) -> None:
        """G17.1 The chips change places; the supply has no part in it."""
        for kind in range(4):
            flow = what.gives[kind] - what.takes[kind]
            g.chips[self.region * 4 + kind] -= flow
            g.chips[what.partner * 4 + kind] += flow
        g.tell("gp-news-traded", "G17.1", region=g.box.region(self.region), other=g.box.region(what.partner))

    def convert(self, g: Powers) -> Step:
        """G18.1 One conversion; G18.3 what does not fit is lost, but something must have room when it is proposed."""
        assert isinstance(self.proposal, Budget)
        source, gained, count = CONVERSIONS[self.proposal.conversion]
        g.lose(self.region, source)
        come = g.gain(self.region, gained, count)
        g.tell(
            "gp-news-budget",
            "G18.1",
            region=g.box.region(self.region),
            conversion=text(f"gp-conversion-{self.proposal.conversion}"),
            come=come,
        )
        if self.proposal.conversion in RISKY[g.rules["budgetRisk"]]:
            return self.risk
        return DONE

    def risk(self, g: Powers) -> Step:
        """G18.4 The roll after a risky conversion."""
        return Ask(CHANCE, Roll("G18.4", 1, len(g.box.die), (g.turn,)), then=self.rolled)

    def rolled(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G18.4 On a 1 every governing party sends one politician to Mauritius (G0.8: with the same roll)."""
        die = g.box.die[faces[0] - 1]
        g.tell("gp-news-risk", "G18.4", die=die)
        if die == 1:
            for ruler in g.government(self.region):
                g.move(ruler, self.region, MAURITIUS)
                g.tell("gp-news-exile", "G18.4", who=named(ruler))
        return DONE
