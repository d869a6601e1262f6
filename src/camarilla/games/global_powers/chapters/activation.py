"""G9 to G12 A region is activated: proposals of its government, votes, vetoes, until its actions are used up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.global_powers.answers import Pass, Proposal, Trade, War
from camarilla.games.global_powers.board import NOBODY, snapshot
from camarilla.games.global_powers.chapters.actions import Action, still_there
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.order import Precedence
from camarilla.games.global_powers.clash import arms_of
from camarilla.games.global_powers.components import BIT
from camarilla.games.global_powers.proposals import Consent, FloorVote, Propose
from camarilla.games.global_powers.questions import Ballot, Veto
from camarilla.games.global_powers.state import Phase, Powers
from camarilla.games.global_powers.stepwise import described


@dataclass
class Activation(Procedure):
    """G9.1 The region's government acts, whoever activated it. Result: nothing."""

    region: int
    asked: int = 0  # parties already asked for a veto

    def whose(self, g: Powers, seat: int) -> str:
        """G10.4 Who is not present does not vote; G11.2 nor veto, and there is no veto against a veto."""
        return {Phase.VETO: "G11.2", Phase.VOTE: "G10.4", Phase.CONSENT: "G17.2"}.get(g.phase, "G10.1")

    def begin(self, g: Powers) -> Step:
        """G9.1 Its marker goes to done; G9.3 as many actions as the government is strong now; G9.2 none if empty."""
        g.done |= 1 << self.region
        g.active, g.actions, g.used, g.passed = self.region, g.strength(self.region), 0, 0
        g.extra = g.driven = False
        if g.ears is not None:
            g.tell("gp-news-activates", "G9.1", who=named(g.turn), region=g.box.region(self.region), actions=g.actions)
        if g.actions == 0:
            return self.close
        return Call(Precedence(g.government(self.region)), then=self.leads)

    def leads(self, g: Powers, order: tuple[int, ...]) -> Step:
        """G10.2 The first proposer."""
        g.proposer = order[0]
        return self.new_proposal

    def new_proposal(self, g: Powers) -> Step:
        g.phase, g.proposal, g.votes, g.vetoed_by = Phase.PROPOSAL, None, (), NOBODY
        return self.propose

    def propose(self, g: Powers) -> Step:
        """G10.1 A governing party proposes one action, or passes (G10.3)."""
        return Ask(g.proposer, Propose("G10.1", self.region, g.proposer, snapshot(g), g.extra), then=self.proposed)

    def proposed(self, g: Powers, proposal: Proposal) -> Step:
        if isinstance(proposal, Pass):
            return self.passes
        g.passed, g.proposal = 0, proposal
        if g.extra:
            self.spend_drive(g)
        if g.ears is not None:
            words = described("gp-news-proposes", proposal, g.box, who=named(g.proposer))
            g.tell(words.id, "G10.1", **words.args)
        if isinstance(proposal, Trade):
            g.phase = Phase.CONSENT
            return self.consent
        return self.to_vote

    def passes(self, g: Powers) -> Step:
        """G10.3 The next governing party is asked; when all have passed in succession the activation ends."""
        g.tell("gp-news-passes", "G10.3", who=named(g.proposer))
        if g.extra:
            return self.close
        g.passed += 1
        if g.passed >= len(g.government(self.region)):
            return self.would_end
        return self.next_proposer

    def consent(self, g: Powers) -> Step:
        """G17.2 The neighbour's government is asked before the vote, in a coalition every partner."""
        trade = g.proposal
        question = Consent("G17.2", trade, self.region, g.proposer, g.box)
        rulers = [ruler for ruler in g.government(trade.partner) if ruler != g.proposer]
        return AskAll(dict.fromkeys(rulers, question), then=self.consented)

    def consented(self, g: Powers, answers: dict[int, bool]) -> Step:
        """G17.2 One refusal is enough; it uses up the action."""
        for ruler, agreed in answers.items():
            g.tell("gp-news-agrees" if agreed else "gp-news-refuses", "G17.2", who=named(ruler))
        return self.to_vote if all(answers.values()) else self.use_up

    def to_vote(self, g: Powers) -> Step:
        g.phase = Phase.VOTE
        return self.vote

    def vote(self, g: Powers) -> Step:
        """G10.4 Every politician in the region is a vote; blocks, at the same time; the proposer's is for."""
        counts = g.in_region(self.region)
        arms = arms_of(g, self.region, g.proposal.target) if isinstance(g.proposal, War) else None
        questions = {
            one: FloorVote("G10.4", n, g.proposal, g.proposer, g.box, arms)
            for one, n in enumerate(counts)
            if n and one != g.proposer
        }
        return AskAll(questions, then=self.count)

    def count(self, g: Powers, ballots: dict[int, Ballot]) -> Step:
        """G10.5 More for than against: adopted; a tie rejects."""
        counts = g.in_region(self.region)
        g.votes = tuple(
            [
                n * (1 if one == g.proposer else ballots[one].sign if one in ballots else 0)
                for one, n in enumerate(counts)
            ]
        )
        g.adopted = sum(g.votes) > 0
        votes_for, votes_against = tally(g)
        outcome = "gp-news-adopted" if g.adopted else "gp-news-rejected"
        g.tell(outcome, "G10.5", votes_for=votes_for, votes_against=votes_against)
        if g.present(self.region) == (g.proposer,):
            return self.decide  # alone in the region: nobody whose result could be reversed
        g.phase = Phase.VETO
        self.asked = 0
        return self.next_veto

    def next_veto(self, g: Powers) -> Step:
        """G11.2 Asked clockwise from the player on turn (G0.11); the first who takes it has it."""
        while self.asked < g.players:
            if g.at((g.turn + self.asked) % g.players, self.region):
                return self.veto
            self.asked += 1
        return self.decide

    def veto(self, g: Powers) -> Step:
        """G11.1 Any party present, the proposer too, may sacrifice a politician and reverse the result."""
        who = (g.turn + self.asked) % g.players
        votes_for, votes_against = tally(g)
        message = "gp-ask-veto-adopted" if g.adopted else "gp-ask-veto-rejected"
        args = {"votes_for": votes_for, "votes_against": votes_against, "who": named(g.proposer)}
        return Ask(who, Veto("G11.1", message, args=args), then=self.vetoed)

    def vetoed(self, g: Powers, taken: bool) -> Step:
        """G11.1 The sacrifice goes to base; G11.2 there is no veto against a veto; G35.2 a veto is a step."""
        who = (g.turn + self.asked) % g.players
        if not taken:
            self.asked += 1
            return self.next_veto
        g.send_home(who, self.region)
        g.vetoed_by, g.adopted = who, not g.adopted
        g.tell("gp-news-veto-adopts" if g.adopted else "gp-news-veto-rejects", "G11.1", who=named(who))
        return Call(Dominance(), then=self.veto_tested)

    def veto_tested(self, g: Powers, nothing: None) -> Step:
        return self.decide

    def decide(self, g: Powers) -> Step:
        """G11.3 Carried out for the proposer as long as what it names is still there; otherwise it lapses."""
        if not g.adopted:
            return self.use_up
        if not still_there(g, self.region, g.proposer, g.proposal):
            g.tell("gp-news-lapses", "G11.3")
            return self.use_up
        return Call(Action(self.region, g.proposer, g.proposal), then=self.carried_out)

    def carried_out(self, g: Powers, nothing: Any) -> Step:
        """G12.1 At once; G35.2 an executed action is a step."""
        return Call(Dominance(), then=self.action_tested)

    def action_tested(self, g: Powers, nothing: None) -> Step:
        return self.use_up

    def use_up(self, g: Powers) -> Step:
        """G12.2 The activation ends when the actions are used up or nobody is left in the region."""
        if g.extra:
            return self.close
        g.used += 1
        if g.used >= g.actions or not g.government(self.region):
            return self.would_end
        return self.next_proposer

    def next_proposer(self, g: Powers) -> Step:
        """G10.2 The next governing party clockwise after the last proposer, as the government is now (G12.2)."""
        rulers = g.government(self.region)
        g.proposer = next(one for one in (*g.clockwise(g.proposer)[1:], g.proposer) if one in rulers)
        return self.new_proposal

    def would_end(self, g: Powers) -> Step:
        """G27.E13 Drive: one more action for the activating player, if he is a governing party here."""
        open_drive = g.open[g.turn] & BIT["drive"]
        if not open_drive or g.driven or g.turn not in g.government(self.region):
            return self.close
        g.extra, g.proposer = True, g.turn
        return self.new_proposal

    def spend_drive(self, g: Powers) -> None:
        """G27.E13 Used once, or (switch ``drive``) once in every activation."""
        g.driven = True
        if g.rules["drive"] == "once":
            g.discard_open(g.turn, "drive")
        g.tell("gp-news-drive", "G27.E13", who=named(g.turn))

    def close(self, g: Powers) -> Step:
        g.active = g.actions = g.used = 0
        g.proposer, g.extra = NOBODY, False
        return DONE


def tally(g: Powers) -> tuple[int, int]:
    """G10.5 Votes for and against."""
    return sum([n for n in g.votes if n > 0]), -sum([n for n in g.votes if n < 0])
