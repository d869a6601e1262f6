"""J4 Electing a President, and J4.R resigning; J1.3 how a term ends."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import DONE, Ask, AskAll, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta import ledger
from camarilla.games.junta.chapters.common import muster
from camarilla.games.junta.chapters.mini import Succession
from camarilla.games.junta.chapters.offices import InLaw, NewCabinet
from camarilla.games.junta.chapters.vote import ChamberVote, Tally
from camarilla.games.junta.money import NO_NOTES, plus
from camarilla.games.junta.questions.asked import AcceptElection, ReturnInSafety
from camarilla.games.junta.state import MINISTER, NOBODY, OWNER, PRESIDENT, Junta

FAILURES = 3  # J4.1.2r


@dataclass
class Election(Procedure):
    """J4.0 A President is elected. Result: his seat, or NOBODY if nobody can vote (J4.2x)."""

    cause: str  # first, resigned, removed, murdered, vacant
    failed: int = 0
    refuser: int = NOBODY
    winner: int = NOBODY
    lots: tuple[int, ...] = ()

    def begin(self, g: Junta) -> Step:
        """J4.2 The presidency is vacant: no vote, no brother-in-law."""
        if g.president >= 0:
            g.last_president = g.president
        g.offices[PRESIDENT] = g.in_law = NOBODY
        g.orphans = ()
        return self.ask_exiles if g.murdered or not g.present_players() else self.hold

    def ask_exiles(self, g: Junta) -> Step:
        """J9.1b The President was killed: exiles may return in safety before the election; J4.2x likewise."""
        abroad = [one for one in range(g.players) if g.exile[one]]
        return AskAll({one: ReturnInSafety("J9.1b", fallback=True) for one in abroad}, then=self.returned)

    def returned(self, g: Junta, back: dict[int, bool]) -> Step:
        """J9.1b Back again, unharmed."""
        for who, comes in back.items():
            if comes:
                g.exile[who] = ""
                g.tell("junta-news-returned", "J9.1b", who=named(who))
        return self.hold

    def hold(self, g: Junta) -> Step:
        """J4.2 With one eligible player there is no vote; J4.2x with none there is no election."""
        eligible = g.present_players()
        if not eligible:
            g.tell("junta-news-no-voters", "J4.2x")
            return Done(NOBODY)
        if len(eligible) == 1:
            self.winner = eligible[0]
            return self.take
        if g.mini and g.assigned:
            return Call(Succession(), then=self.chosen)
        return Call(ChamberVote("election", self.first_voter(g)), then=self.count)

    def chosen(self, g: Junta, who: int) -> Step:
        """J17.2 The stronger faction has decided."""
        self.winner = who
        return self.take

    def first_voter(self, g: Junta) -> int:
        """J4.1.2a The owner; J4.2 later the player left of the last President, or the Minister."""
        if g.last_president < 0:
            return OWNER
        if g.rules["election_first_voter"] == "minister" and 0 <= g.offices[MINISTER] < g.players:
            return g.offices[MINISTER]
        return g.left_of(g.last_president)

    def count(self, g: Junta, votes: Tally) -> Step:
        """J4.1.2r More votes than every other candidate, at least one."""
        best = max([number for _, number in votes], default=0)
        leaders = tuple([int(who) for who, number in votes if number == best and g.present(int(who))])
        short = g.rules["election_majority"] == "absolute" and 2 * best <= sum([number for _, number in votes])
        self.lots = leaders
        if len(leaders) != 1 or short:
            self.refuser = NOBODY
            return self.fails
        self.winner = leaders[0]
        return self.ask_winner

    def ask_winner(self, g: Junta) -> Step:
        """J4.3 The winner may refuse the election."""
        return Ask(self.winner, AcceptElection("J4.3", fallback=True), then=self.answered)

    def answered(self, g: Junta, accepts: bool) -> Step:
        """J4.1.2r A refusal is a failed vote."""
        if accepts:
            return self.take
        g.tell("junta-news-refused-election", "J4.3", who=named(self.winner))
        self.refuser, self.lots = self.winner, ()
        return self.fails

    def fails(self, g: Junta) -> Step:
        """J4.1.2r A new vote with new nominations; after three failures the lot decides."""
        self.failed += 1
        g.tell("junta-news-vote-failed", "J4.1.2r", count=self.failed)
        if self.failed < FAILURES or g.rules["vote_deadlock"] == "never":
            return self.hold
        eligible = g.present_players()
        others = [one for one in eligible if one != self.refuser]
        self.lots = tuple([one for one in self.lots if one in eligible]) or tuple(others or eligible)
        return self.draw_lot

    def draw_lot(self, g: Junta) -> Step:
        """J4.1.2r The lot cannot be refused."""
        return Ask(CHANCE, Draw("J4.1.2r", tuple([str(one) for one in self.lots])), then=self.lot_drawn)

    def lot_drawn(self, g: Junta, drawn: tuple[str, ...]) -> Step:
        """J4.1.2r Whoever the lot names."""
        self.winner = int(drawn[0])
        g.tell("junta-news-lot", "J4.1.2r", who=named(self.winner))
        return self.take

    def take(self, g: Junta) -> Step:
        """J4.2n Units, votes and powers follow the office at once; J4.R so do aid notes that are not settled."""
        old = g.last_president
        g.offices[PRESIDENT] = self.winner
        g.murdered = False
        if g.aid_of == old >= 0 and self.winner != old:
            if g.rules["aid_on_resignation"] == "kept":
                g.cash[old] = plus(g.cash[old], g.aid)
                ledger.drew(g, old, g.aid, g.aid_seen)
                g.aid = NO_NOTES
            g.aid_of, g.aid_seen = self.winner, (*g.aid_seen, self.winner)
        muster(g)
        g.tell("junta-news-president", "J4.1.2r", who=named(self.winner))
        if not g.assigned:
            return Done(self.winner)
        return Call(NewCabinet(), then=self.installed)

    def installed(self, g: Junta, nothing: None) -> Step:
        """J10.4 With a new President the brother-in-law is chosen anew."""
        return Call(InLaw(), then=self.done)

    def done(self, g: Junta, nothing: None) -> Step:
        """J4.0 The republic has a President."""
        return Done(self.winner)


@dataclass
class Resign(Procedure):
    """J4.R The President resigns: an election follows at once, and he may win it."""

    who: int

    def begin(self, g: Junta) -> Step:
        """J4.R Once per phase at most."""
        g.resigned = True
        g.tell("junta-news-resigned", "J4.R", who=named(self.who))
        return Call(Election("resigned"), then=self.done)

    def done(self, g: Junta, president: int) -> Step:
        """J4.R The phase goes on where it was."""
        return DONE
