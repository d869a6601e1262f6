"""J15 After a coup: the rigged vote, the junta's election, the firing squad, the bank, the reset."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import DONE, Ask, AskAll, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta.cards import Card
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.common import die, lay_open, muster, under_the_stack
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.offices import InLaw, NewCabinet
from camarilla.games.junta.chapters.units import send_home
from camarilla.games.junta.chapters.vote import windows
from camarilla.games.junta.money import count, gathered, minus, pile
from camarilla.games.junta.questions.asked import AcceptElection, BreakJuntaTie, FiringSquad, JuntaVote, RiggedWindow
from camarilla.games.junta.questions.kinds import Window, card_text
from camarilla.games.junta.state import NOBODY, PRESIDENT, Junta

SHORT_GAME_NOTES = 4  # J2.3v


@dataclass
class Aftermath(Procedure):
    """J15.0 In this order: J5.C.12, the junta, the squad, offices, the bank, the reset, the short game."""

    new_president: bool = False

    def begin(self, g: Junta) -> Step:
        """J5.C.12 The rigged vote may be laid open now; J5.C.w nobody learns who was asked."""
        sides = dict(g.declared) | {g.president: "president"}
        asked: dict[int, Window] = {}
        for one, question in windows(g, (Card.RIGGED_VOTE,), RiggedWindow).items():
            if g.rules["rigged_vote_by"] == "anyone" or not g.declared or sides.get(one) == g.winner:
                asked[one] = question
        return AskAll(asked, then=self.rigged, discreet=True)

    def rigged(self, g: Junta, played: dict[int, int]) -> Step:
        """J5.C.12 From now on an ordinary influence card."""
        for who, card in played.items():
            if card:
                lay_open(g, who, card)
                g.tell("junta-news-played", "J5.C.12", who=named(who), card=card_text(card))
        return self.ask_squad if g.winner == "president" else self.junta

    def junta(self, g: Junta) -> Step:
        """J15.2 The rebels elect; if none of them is present the Chamber does (J4.2)."""
        if not [one for one in g.rebels if g.present(one)]:
            return Call(Election("removed"), then=self.elected)
        self.new_president = True
        return Call(JuntaElection(), then=self.elected)

    def elected(self, g: Junta, president: int) -> Step:
        """J15.2 The new President may call the squad."""
        return self.ask_squad

    def victims(self, g: Junta) -> tuple[int, ...]:
        """J15.1 A rebel who is not in exile; J15.2 or, after a victory of the rebels, any player."""
        who = g.rebels if g.winner == "president" else range(g.players)
        return tuple(sorted([one for one in who if g.present(one) and one != g.president]))

    def ask_squad(self, g: Junta) -> Step:
        """J15.1, J15.2 One, or nobody."""
        found = self.victims(g)
        if not found or g.president < 0 or not g.present(g.president):
            return self.cabinet
        rule = "J15.1" if g.winner == "president" else "J15.2"
        return Ask(g.president, FiringSquad(rule, found, none=True), then=self.sent)

    def sent(self, g: Junta, victim: int) -> Step:
        """J15.1 Dead, all cards discarded, the cash to the President; J16.1 he gives nothing away any more."""
        if victim != NOBODY:
            g.tell("junta-news-squad", "J15.1", who=named(g.president), whom=named(victim))
            die(g, victim, g.president, "J15.1")
        return self.cabinet

    def cabinet(self, g: Junta) -> Step:
        """J4.2n A new President's offices, if the Chamber has not given them already."""
        if self.new_president and g.assigned and g.president >= 0:
            return Call(NewCabinet(), then=self.installed)
        return self.orphans

    def installed(self, g: Junta, nothing: None) -> Step:
        """J10.4 The brother-in-law, if anybody is missing."""
        return self.orphans

    def orphans(self, g: Junta) -> Step:
        """J10.4 Chosen when an office is orphaned."""
        return Call(InLaw(), then=self.bank)

    def bank(self, g: Junta, nothing: None) -> Step:
        """J15.3 If it was closed for lunch it is open now."""
        return Call(Banking(reopened=True), then=self.reset)

    def reset(self, g: Junta, nothing: None) -> Step:
        """J15.4 All units go home; J2.3v in the short game four notes go under the stack."""
        send_home(g)
        return self.short_game if g.rules["short_game"] == "on" and count(g.stack) else self.over

    def short_game(self, g: Junta) -> Step:
        """J2.3v The top four notes, or as many as there are."""
        return Ask(CHANCE, Draw("J2.3v", pile(g.stack), min(SHORT_GAME_NOTES, count(g.stack))), then=self.removed)

    def removed(self, g: Junta, faces: tuple[str, ...]) -> Step:
        """J2.3v Face up, out of the game."""
        g.stack = minus(g.stack, gathered(faces))
        under_the_stack(g, gathered(faces))
        g.tell("junta-news-short-game", "J2.3v", notes=[int(face) for face in faces])
        return DONE

    def over(self, g: Junta) -> Step:
        """J15.0 The republic goes back to business."""
        return DONE


@dataclass
class JuntaElection(Procedure):
    """J15.2 One ballot, one vote per rebel present, nothing else counts. Result: the new President."""

    votes: tuple[tuple[int, int], ...] = ()  # voter, candidate
    refused: tuple[int, ...] = ()
    tied: tuple[int, ...] = ()
    winner: int = NOBODY

    def voters(self, g: Junta) -> list[int]:
        """The leader first, then clockwise."""
        return [one for one in g.clockwise(g.leader) if one in g.rebels and g.present(one)]

    def candidates(self, g: Junta) -> tuple[int, ...]:
        """J15.2 Any present player but the fallen President, or only members; without those who refused."""
        able = [one for one in g.present_players() if one != g.president]
        if g.rules["junta_candidates"] == "members":
            able = [one for one in able if one in g.rebels]
        return tuple([one for one in able if one not in self.refused]) or tuple(able)

    def begin(self, g: Junta) -> Step:
        """J15.2 Each member names somebody."""
        left = [one for one in self.voters(g) if one not in dict(self.votes)]
        if not left:
            return self.count
        return Ask(left[0], JuntaVote("J15.2", self.candidates(g), fallback=left[0]), then=self.voted)

    def voted(self, g: Junta, candidate: int) -> Step:
        """J15.2 In the open."""
        voter = next(one for one in self.voters(g) if one not in dict(self.votes))
        self.votes = (*self.votes, (voter, candidate))
        g.tell("junta-news-junta-vote", "J15.2", who=named(voter), whom=named(candidate))
        return self.begin

    def count(self, g: Junta) -> Step:
        """J15.2 A tie is the leader's; without him the lot decides."""
        sums: dict[int, int] = {}
        for _, candidate in self.votes:
            sums[candidate] = sums.get(candidate, 0) + 1
        best = max(sums.values())
        self.tied = tuple(sorted([one for one, votes in sums.items() if votes == best]))
        self.winner = self.tied[0]
        return self.ask_winner if len(self.tied) == 1 else self.tie

    def tie(self, g: Junta) -> Step:
        """J15.2 The leader decides."""
        if not g.present(g.leader):
            return Ask(CHANCE, Draw("J15.2", tuple([str(one) for one in self.tied])), then=self.lot)
        return Ask(g.leader, BreakJuntaTie("J15.2", self.tied), then=self.broken)

    def lot(self, g: Junta, drawn: tuple[str, ...]) -> Step:
        """J15.2 The lot."""
        self.winner = int(drawn[0])
        return self.ask_winner

    def broken(self, g: Junta, who: int) -> Step:
        """J15.2 His word."""
        self.winner = who
        return self.ask_winner

    def ask_winner(self, g: Junta) -> Step:
        """J15.2 He may refuse, unless all others have."""
        if self.winner in self.refused:
            return self.take
        return Ask(self.winner, AcceptElection("J15.2", fallback=True), then=self.answered)

    def answered(self, g: Junta, accepts: bool) -> Step:
        """J15.2 Then again without him."""
        if accepts:
            return self.take
        g.tell("junta-news-refused-election", "J15.2", who=named(self.winner))
        self.refused, self.votes = (*self.refused, self.winner), ()
        return self.begin

    def take(self, g: Junta) -> Step:
        """J15.2 The fallen President simply is one no longer."""
        g.last_president = g.president
        g.offices[PRESIDENT] = self.winner
        g.in_law, g.orphans = NOBODY, ()
        muster(g)
        g.tell("junta-news-president", "J15.2", who=named(self.winner))
        return Done(self.winner)
