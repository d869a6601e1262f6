"""J8 The budget: proposed, voted on, paid, rejected, forced; J8.4n a new one by another hand."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.words import named
from camarilla.games.junta import ledger
from camarilla.games.junta.cards import Card
from camarilla.games.junta.chapters.common import discard
from camarilla.games.junta.chapters.mini import Factions
from camarilla.games.junta.chapters.vote import ChamberVote, Tally, windows
from camarilla.games.junta.course import Bank
from camarilla.games.junta.money import NO_NOTES, Notes, holds, minus, payment, plus, together, total
from camarilla.games.junta.questions.asked import BreakTie, ForceBudget, KeepNote, NewBudgetWindow
from camarilla.games.junta.questions.chamber import ProposeBudget
from camarilla.games.junta.questions.kinds import Window, card_text
from camarilla.games.junta.state import NOBODY, Junta


def sums_of(votes: Tally) -> tuple[int, int]:
    """Yes and no."""
    found = dict(votes)
    return found.get("yes", 0), found.get("no", 0)


def motion_first_voter(g: Junta) -> int:
    """J8.2 Left of the President, or the President first; J17.0s left of the President is the opposition leader."""
    if g.rules["budget_first_voter"] == "president":
        return g.president
    return g.opposition() if g.mini and g.assigned else g.left_of(g.president)


def settle_aid(g: Junta) -> None:
    """J7.0 The budget is settled: what is left of the aid is the proposer's cash."""
    if g.aid_of >= 0:
        g.cash[g.aid_of] = plus(g.cash[g.aid_of], g.aid)
        ledger.drew(g, g.aid_of, g.aid, g.aid_seen)
    g.aid, g.aid_of, g.aid_seen = NO_NOTES, NOBODY, ()
    g.proposal, g.proposer, g.envelopes = (), NOBODY, ()


@dataclass
class Budget(Procedure):
    """J8 The budget. Result: nothing; what happened is on the table."""

    second: bool = False  # J8.4n: this is the new budget

    def begin(self, g: Junta) -> Step:
        """J8.1 The President announces how much each player gets; exiles may be given money, too."""
        return Ask(g.aid_of, proposal_question(g), then=self.proposed)

    def proposed(self, g: Junta, answer: tuple[int, ...]) -> Step:
        """J8.1 The promise is public and must stay payable; in which notes nobody learns."""
        question = proposal_question(g)
        sums, given = question.sums(answer), dict(zip(question.receivers, question.envelopes(answer), strict=False))
        g.envelopes = tuple([given.get(one, NO_NOTES) for one in range(g.families)]) if given else ()
        promised = [0] * g.families
        for family, amount in zip(question.receivers, sums, strict=True):
            promised[family] = amount
        g.proposal, g.proposer = tuple(promised), g.aid_of
        if g.ears is not None:
            for family, amount in zip(question.receivers, sums, strict=True):
                g.tell("junta-news-promise", "J8.1", who=named(g.aid_of), whom=named(family), sum=amount)
        if g.mini:
            return Call(Factions(), then=self.factions)
        return self.chamber

    def factions(self, g: Junta, nothing: None) -> Step:
        """J17.0t Then the Chamber votes."""
        return self.chamber

    def chamber(self, g: Junta) -> Step:
        """J8.2 One vote of two ballot rounds, without repetition."""
        return Call(ChamberVote("budget", motion_first_voter(g)), then=self.count)

    def count(self, g: Junta, votes: Tally) -> Step:
        """J8.3 More yes than no: accepted. More no: rejected. A tie is the President's."""
        yes, no = sums_of(votes)
        if yes == no:
            return self.tie
        return self.accepted if yes > no else self.rejected

    def tie(self, g: Junta) -> Step:
        """J8.3 The President decides, also over somebody else's budget."""
        return Ask(g.president, BreakTie("J8.3", fallback=True), then=self.broken)

    def broken(self, g: Junta, accepts: bool) -> Step:
        """J8.3 His word counts."""
        return self.accepted if accepts else self.rejected

    def accepted(self, g: Junta) -> Step:
        """J8.3 The notes are handed over at once; the bank is open."""
        g.tell("junta-news-budget-accepted", "J8.3")
        pay_out(g)
        return DONE

    def rejected(self, g: Junta) -> Step:
        """J8.4 Rejected: first a new budget is possible, then the Minister may intervene."""
        g.tell("junta-news-budget-rejected", "J8.4")
        if g.rules["new_budget_window"] == "before_minister":
            return self.window
        return self.ask_minister

    def window(self, g: Junta) -> Step:
        """J8.4n, J5.C.61 The player with the card may take over; nobody learns who was asked."""
        cards = () if self.second or g.new_budget_used else (Card.NEW_BUDGET,)
        asked: dict[int, Window] = {}
        if cards:
            asked = {one: q for one, q in windows(g, cards, NewBudgetWindow).items() if one != g.president}
        return AskAll(asked, then=self.reacted, discreet=True)

    def reacted(self, g: Junta, played: dict[int, int]) -> Step:
        """J8.4n There is one such card."""
        for who, card in played.items():
            if card:
                discard(g, who, card)
                g.tell("junta-news-played", "J5.C.61", who=named(who), card=card_text(card))
                g.new_budget_used = True
                return Call(NewBudget(who), then=self.done)
        if g.rules["new_budget_window"] == "before_minister":
            return self.ask_minister
        return self.stays_rejected

    def ask_minister(self, g: Junta) -> Step:
        """J8.5, J8.6 A Minister who is present, or a brother-in-law in his office, may force the budget."""
        minister = g.minister()
        if minister < 0:
            return self.not_forced
        return Ask(minister, ForceBudget("J8.5"), then=self.decided)

    def decided(self, g: Junta, forces: bool) -> Step:
        """J8.5 Police into the Chamber; paid as announced; pretext; closed for lunch."""
        if not forces:
            return self.not_forced
        g.tell("junta-news-forced", "J8.5", who=named(g.minister()))
        holiday = g.bank == Bank.CLOSED
        g.forced, g.pretext = True, True
        pay_out(g)
        g.bank = Bank.CLOSED if holiday else Bank.LUNCH
        return DONE

    def not_forced(self, g: Junta) -> Step:
        """J8.4n With `after_minister` the new budget comes only now."""
        if g.rules["new_budget_window"] == "after_minister" and not self.second:
            return self.window
        return self.stays_rejected

    def stays_rejected(self, g: Junta) -> Step:
        """J8.4 The proposer keeps the money; the bank is closed for the round; pretext."""
        g.bank, g.pretext = Bank.CLOSED, True
        g.tell("junta-news-stays-rejected", "J8.4", who=named(g.proposer))
        settle_aid(g)
        return DONE

    def done(self, g: Junta, nothing: None) -> Step:
        """J8.4n The new budget has settled everything."""
        return DONE


def proposal_question(g: Junta) -> ProposeBudget:
    """J8.1 Payable from aid notes and cash, mixed freely."""
    receivers = tuple([one for one in range(g.families) if one != g.aid_of and g.alive[one]])
    return ProposeBudget("J8.1", receivers, plus(g.aid, g.cash[g.aid_of]))


def pay_out(g: Junta) -> None:
    """J8.3 Everybody gets exactly what was promised, face down; the dead get nothing (J2.4), the proposer keeps it.

    In the notes that the proposer named, unless he has parted with some of them since (J7.1).
    """
    who = g.proposer
    purse = plus(g.cash[who], g.aid)
    paid: tuple[Notes, ...] | None = tuple([n if g.alive[one] else NO_NOTES for one, n in enumerate(g.envelopes)])
    if not paid or not holds(purse, together(paid)):
        paid = payment(purse, tuple([amount if g.alive[one] else 0 for one, amount in enumerate(g.proposal)]))
    assert paid is not None, "J8.1: the promise must have stayed payable"
    ledger.drew(g, who, g.aid, g.aid_seen)
    for family, notes in enumerate(paid):
        if notes != NO_NOTES:
            g.cash[family] = plus(g.cash[family], notes)
            purse = minus(purse, notes)
            ledger.openly(g, who, -total(notes))
            ledger.openly(g, family, total(notes))
            if g.ears is not None:
                secret = {one: {"notes": notes_args(notes)} for one in (who, family) if one < g.players}
                g.tell("junta-news-paid-out", "J8.3", secret, whom=named(family), sum=total(notes))
    g.cash[who], g.aid = purse, NO_NOTES
    settle_aid(g)


def notes_args(notes: Notes) -> list[int]:
    """Notes as a list of their values, largest first."""
    return [3] * notes[2] + [2] * notes[1] + [1] * notes[0]


@dataclass
class NewBudget(Procedure):
    """J8.4n Somebody takes this round's aid but for one note, and proposes."""

    who: int

    def begin(self, g: Junta) -> Step:
        """J8.4n The President chooses the note he keeps."""
        names = tuple([str(value) for value in (1, 2, 3) if g.aid[value - 1]])
        if not names:
            return self.nothing_kept
        question = KeepNote("J8.4n", names, "junta-note-", "note", names[-1])
        return Ask(g.president, question, then=self.kept)

    def nothing_kept(self, g: Junta) -> Step:
        """J8.4n There were no aid notes left."""
        g.aid_of, g.proposal, g.proposer, g.envelopes = self.who, (), NOBODY, ()
        g.aid_seen = (*g.aid_seen, self.who)
        g.tell("junta-news-takes-aid", "J8.4n", {self.who: {"sum": total(g.aid)}}, who=named(self.who))
        return Call(Budget(second=True), then=self.done)

    def kept(self, g: Junta, value: str) -> Step:
        """J8.4n The rest goes, unseen, to the new proposer."""
        note = {"1": (1, 0, 0), "2": (0, 1, 0), "3": (0, 0, 1)}[value]
        g.aid = minus(g.aid, note)
        g.cash[g.president] = plus(g.cash[g.president], note)
        ledger.drew(g, g.president, note, g.aid_seen)
        return self.nothing_kept(g)

    def done(self, g: Junta, nothing: None) -> Step:
        """J8.4n Settled."""
        return DONE
