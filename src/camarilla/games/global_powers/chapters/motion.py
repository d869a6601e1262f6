"""G22 to G26 The diplomatic motion: chips of all regions, then the delegates in the UN."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.global_powers.board import UN
from camarilla.games.global_powers.chapters.order import Ranking
from camarilla.games.global_powers.components import DIPLOMACY, MILITARY, REGIONS
from camarilla.games.global_powers.questions import About, Ballot, LayChips, Support, UnVote, about
from camarilla.games.global_powers.state import Hearing, Phase, Powers


@dataclass
class Hearings(Procedure):
    """G22.1 A motion of some kind about a region. Result: nothing; ``g.motion`` tells the story."""

    kind: str
    region: int
    party: int
    proposer: int
    active: int  # 0 for Diplomatic initiative (G27.E02)

    def begin(self, g: Powers) -> Step:
        """G22.1 With an active region its chips come first; G27.E02 without one there is an extra vote instead."""
        g.motion = Hearing(self.kind, self.region, self.party, self.proposer, self.active)
        g.phase = Phase.MOTION
        if self.active == 0:
            g.motion.votes_for = 1
            return self.queue
        return self.support if g.chip(self.active, DIPLOMACY) else self.queue

    def about(self) -> About:
        return About(self.kind, self.region, self.party, self.proposer)

    def support(self, g: Powers) -> Step:
        """G22.1 The proposer decides about the chips of the active region (G22.4: also to lift its own sanction)."""
        most = g.chip(self.active, DIPLOMACY)
        args = {**about(self.about(), g.box), "region": g.box.region(self.active)}
        return Ask(self.proposer, Support("G22.1", "gp-ask-support", 0, most, 0, args), then=self.supported)

    def supported(self, g: Powers, count: int) -> Step:
        lay(g, self.active, count)
        return self.queue

    def queue(self, g: Powers) -> Step:
        """G22.2 Most chips first, then ascending number, fixed now; G22.4 sanctioned regions are left out."""
        motion = hearing_of(g)
        regions = [
            region
            for region in REGIONS
            if region != self.active and g.chip(region, DIPLOMACY) and not g.sanctioned(region) and g.government(region)
        ]
        motion.waiting = tuple(sorted(regions, key=lambda region: (-g.chip(region, DIPLOMACY), region)))
        return self.next_region

    def next_region(self, g: Powers) -> Step:
        return self.lay if hearing_of(g).waiting else self.assembly

    def lay(self, g: Powers) -> Step:
        """G22.2 Any number on one side; G22.3 the government decides, partners at the same time."""
        region = hearing_of(g).waiting[0]
        question = LayChips("G22.2", region, g.chip(region, DIPLOMACY), self.about(), g.box)
        return AskAll(dict.fromkeys(g.government(region), question), then=self.laid)

    def laid(self, g: Powers, answers: dict[int, int]) -> Step:
        """G22.3 Partners on the same side lay the smaller number, on different sides none."""
        motion = hearing_of(g)
        region = motion.waiting[0]
        said = list(answers.values())
        lay(g, region, min(said) if min(said) > 0 else max(said) if max(said) < 0 else 0)
        motion.waiting = motion.waiting[1:]
        return self.next_region

    def assembly(self, g: Powers) -> Step:
        """G22.5 Most delegates first, equal ones: globally stronger first."""
        seats = tuple([one for one in range(g.players) if g.at(one, UN)])
        keys = tuple([(-g.at(one, UN), *[-part for part in g.weight(one)]) for one in seats])
        return Call(Ranking("G22.5", keys, seats), then=self.assembled)

    def assembled(self, g: Powers, order: tuple[int, ...]) -> Step:
        hearing_of(g).fractions = order
        return self.next_fraction

    def next_fraction(self, g: Powers) -> Step:
        return self.vote if hearing_of(g).fractions else self.count

    def vote(self, g: Powers) -> Step:
        """G22.5 The delegates of a party vote as a block, openly."""
        who = hearing_of(g).fractions[0]
        return Ask(who, UnVote("G22.5", g.at(who, UN), self.about(), g.box), then=self.voted)

    def voted(self, g: Powers, ballot: Ballot) -> Step:
        motion = hearing_of(g)
        who = motion.fractions[0]
        votes = g.at(who, UN) * ballot.sign
        add(motion, votes)
        motion.delegates = (*motion.delegates, (who, votes))
        motion.fractions = motion.fractions[1:]
        g.tell(f"gp-news-un-{ballot.value}", "G22.5", who=named(who), count=abs(votes))
        return self.next_fraction

    def count(self, g: Powers) -> Step:
        """G22.6 More for than against: granted by d; a tie rejects."""
        motion = hearing_of(g)
        motion.granted = motion.votes_for > motion.votes_against
        motion.difference = max(0, motion.votes_for - motion.votes_against)
        message = "gp-news-granted" if motion.granted else "gp-news-denied"
        votes = {"votes_for": motion.votes_for, "votes_against": motion.votes_against}
        g.tell(message, "G22.6", **votes, **about(self.about(), g.box))
        return self.grant if motion.granted else DONE

    def grant(self, g: Powers) -> Step:
        """G23.1 ban, G24.1 disarmament, G25.1 sanction and its lifting, G26.1 protectorate."""
        bit, d = 1 << self.region, hearing_of(g).difference
        if self.kind == "ban":
            gone = g.send_home(self.party, self.region, d)
            g.tell("gp-news-banned", "G23.1", who=named(self.party), count=gone, region=g.box.region(self.region))
        elif self.kind == "disarmament":
            g.lose(self.region, MILITARY, d)
            if g.demilitarised & bit or g.demilitarised.bit_count() < g.box.markers["demilitarised"]:
                g.demilitarised |= bit
        elif self.kind == "sanction":
            g.sanctions |= bit
        elif self.kind == "lifting":
            g.sanctions &= ~bit
        else:
            g.protectorates |= bit
        return DONE


def hearing_of(g: Powers) -> Hearing:
    assert g.motion is not None
    return g.motion


def lay(g: Powers, region: int, count: int) -> None:
    """G22.2 Chips of a region on one side; G22.6 they end in the supply."""
    motion = hearing_of(g)
    g.lose(region, DIPLOMACY, abs(count))
    add(motion, count)
    motion.laid = (*motion.laid, (region, count))
    side = "for" if count > 0 else "against" if count < 0 else "none"
    g.tell(f"gp-news-lays-{side}", "G22.2", region=g.box.region(region), count=abs(count))


def add(motion: Hearing, votes: int) -> None:
    if votes > 0:
        motion.votes_for += votes
    else:
        motion.votes_against -= votes
