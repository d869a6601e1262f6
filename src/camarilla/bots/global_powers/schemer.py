"""``schemer`` at Global Powers: Steady's board sense, an auction that reckons with the others, and no motion twice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from camarilla.bots.bot import Bot, Look
from camarilla.bots.character import Character, character_of
from camarilla.bots.global_powers.effects import Weighted, card_outcomes, proposal_outcomes
from camarilla.bots.global_powers.heard import UN_NO, UN_YES, PowersMemory, motion_name
from camarilla.bots.global_powers.steady import CARD_WORTH, ENOUGH, LASTING, SACRIFICE, Steady, motion_gain
from camarilla.bots.global_powers.worth import Sketch, parts, sketch_of
from camarilla.bots.memory import Recall
from camarilla.bots.reasons import Choice, Term, Weighing, choice, term
from camarilla.core.questions import Dice, Question
from camarilla.core.words import named
from camarilla.games.global_powers.answers import Activate, Motion, Pass, Proposal, proposal_from
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.components import cards_in
from camarilla.games.global_powers.plays import TakeTurn
from camarilla.games.global_powers.proposals import Consent, FloorVote, Propose
from camarilla.games.global_powers.questions import Ballot, Bid, CallHome, UnVote, Veto
from camarilla.games.global_powers.view import PowersView

CLOSE = 3  # governments that somebody lacks to dominate: the others look at him now
PLANNED, BLOCKED = (
    0.5,
    0.4,
)  # what a politician more or less than planned costs, and what it is worth against such a one
SHORTLIST = 4  # proposals that are looked at closely
IN_ORDER = 0.01  # what the order of activations is worth
HATE, LOVE = 0.05, 0.15  # what a grudge and a full trust are worth, in points
WORD = 0.3  # what it costs to break one's word, in points
QUIET = 0.05  # what it is worth to take no side
STAYS, COMES_HOME = 0.3, 0.1  # a politician in his region is worth more than one in the base: found by play


@dataclass
class Eyes:
    """One seat's eyes at one moment."""

    look: Look
    seen: PowersView
    sketch: Sketch
    memory: PowersMemory
    who: Character
    craft: Steady
    dice: Dice

    @property
    def me(self) -> int:
        return self.look.seat

    def change(self, outcomes: Weighted, weight: float = 1.0) -> list[Term]:
        """What becomes better or worse for this seat, in three terms."""
        now = parts(self.sketch, self.me, ())
        then = [0.0, 0.0, 0.0]
        for chance, board, touched in outcomes:
            for at, value in enumerate(parts(board, self.me, touched)):
                then[at] += chance * value
        return [
            term("core-why-own-points", weight * (then[0] - now[0])),
            term("core-why-others-points", -weight * (then[1] - now[1])),
            term("core-why-dominance", weight * (then[2] - now[2])),
        ]

    def feelings(self, seat: int, weight: float = 1.0) -> list[Term]:
        grudge = self.memory.grudge(seat, self.me, self.who)
        trust = self.memory.trust(seat, self.me, self.who)
        found = [term("core-why-grudge", -weight * HATE * grudge, who=named(seat))] if grudge > 0 else []
        return found + ([term("core-why-trust", weight * LOVE * trust, who=named(seat))] if trust > 0 else [])

    def words(self, proposer: int) -> list[Term]:
        """What this seat said about a motion of his: a word that it gave, or a threat."""
        memory, found = self.memory, list[Term]()
        if memory.word(UN_YES, self.me, proposer) is not None:
            price = WORD * (0.3 + 0.7 * self.who.leaning("loyal"))
            found.append(term("core-why-my-word", price, who=named(proposer)))
        threat = memory.word(UN_NO, self.me, proposer)
        if threat is not None and memory.motions > threat.sum:
            price = WORD * (0.3 + 0.7 * self.who.leaning("vengeful"))
            found.append(term("core-why-my-threat", -price, who=named(proposer)))
        return found


class Schemer(Weighing):
    """Weighs bids, turns, proposals, votes and vetoes; the rest is Steady's craft."""

    def __init__(self, dice: Dice, deaf_to: Iterable[str] = ()) -> None:
        super().__init__(dice, deaf_to)
        self.recall = Recall(PowersMemory)

    def rung_below(self, dice: Dice) -> Bot:
        return Steady(dice)

    def objects(self, look: Look, question: Question[Any], answer: Any) -> bool:
        """An empty region while one's own waits; a motion that the UN has just refused."""
        seen: PowersView = look.view()
        if isinstance(question, TakeTurn) and isinstance(answer, Activate):
            waiting = [way.region for way in question.pending() if isinstance(way, Activate)]
            own = any(look.seat in seen.governments[region] for region in waiting)
            return own and not seen.governments[answer.region]
        return isinstance(question, Propose) and refused_before(self.recall.at(look), look.box, answer)

    def choices(self, look: Look, question: Question[Any]) -> Iterable[Choice]:
        scheme = SCHEMES.get(type(question))
        return scheme(self.eyes(look), question) if scheme is not None else ()

    def eyes(self, look: Look) -> Eyes:
        seen: PowersView = look.view()
        sketch, memory = sketch_of(seen, look.box, look.rules), self.recall.at(look)
        return Eyes(look, seen, sketch, memory, character_of(look.born), Steady(self.dice), self.dice)


# --- the auction ------------------------------------------------------------------------------------------------------


def bids(eyes: Eyes, question: Bid) -> list[Choice]:
    """G4 One's share of the base for this region, and a politician more where somebody is about to dominate (G35.1)."""
    wanted = eyes.craft.bid(eyes.seen, eyes.me, question.high)
    ruling = eyes.sketch.ruled
    left, needed = 13 - eyes.seen.lot, eyes.sketch.dominance + 1
    near = [one for one in range(eyes.sketch.players) if needed - left <= ruling[one] and needed - ruling[one] <= CLOSE]
    found, base = [], eyes.sketch.at(eyes.me, BASE)
    for bid in range(max(0, wanted - 1), min(question.high, wanted + 2) + 1):
        terms = [term("core-why-lot", -PLANNED * abs(bid - wanted), plan=wanted, base=base, lots=left)]
        for one in near:
            if one == eyes.me:
                terms.append(term("core-why-dominance", BLOCKED * bid))
            else:
                terms.append(term("core-why-blocked", BLOCKED * bid, who=named(one)))
        found.append(Choice(bid, tuple(terms)))
    return found


# --- turns ------------------------------------------------------------------------------------------------------------


def turns(eyes: Eyes, question: TakeTurn) -> list[Choice]:
    """G8.1 A card that brings enough, or the region that serves best; never an empty one while one's own waits."""
    craft, sketch, seen, me = eyes.craft, eyes.sketch, eyes.seen, eyes.me
    pending = question.pending()
    ahead = seen.parties[me].points_now >= max(party.points_now for party in seen.parties)
    kept = CARD_WORTH if len(pending) > 1 or ahead else 0.3  # the last activation leads to the scoring: now or never
    found = []
    for way in pending:
        assert isinstance(way, Activate)
        found.append(choice(way, term("core-why-order", IN_ORDER * craft.appeal(sketch, seen, me, way))))
    for card in cards_in(question.hand):
        for play in filter(question.allows, craft.uses(sketch, me, question, card)):
            terms = [*eyes.change(card_outcomes(sketch, play, me)), term("core-why-kept-card", -kept)]
            if card in LASTING:
                terms.append(term("core-why-lasting", LASTING[card]))
            if play.party not in (-1, me):
                terms += eyes.feelings(play.party, -1.0)
            found.append(Choice(play, tuple(terms)))
    return found


def proposals(eyes: Eyes, question: Propose) -> list[Choice]:
    """G10.1 What brings most among what can be carried; nothing that was refused a moment ago."""
    weighed: list[tuple[float, int, Proposal, list[Term], Weighted]] = []
    for head in question.heads():
        if head == "pass":
            continue
        for way in question.candidates(head):
            if refused_before(eyes.memory, eyes.look.box, way):
                continue
            outcomes = proposal_outcomes(eyes.sketch, question.region, eyes.me, way)
            terms = eyes.change(outcomes)
            gain = sum([one.value for one in terms])
            if gain > ENOUGH and question.allows(way):
                weighed.append((gain, len(weighed), way, terms, outcomes))
    found = [choice(Pass(), term("core-why-quiet", ENOUGH))]
    for _, _, way, terms, outcomes in sorted(weighed, key=lambda one: (-one[0], one[1])):
        if len(found) > SHORTLIST:
            break
        if eyes.craft.carried(eyes.sketch, eyes.me, question.region, way, outcomes):
            found.append(Choice(way, tuple(terms)))
    return found


def refused_before(memory: PowersMemory, box: Any, way: Proposal) -> bool:
    """G22 A motion that the UN has refused since the last scoring."""
    if not isinstance(way, Motion) or not memory.denied:
        return False
    args: dict[str, Any] = {"region": box.region(way.region)}
    if way.party >= 0:
        args["party"] = named(way.party)
    return motion_name(way.kind, args) in memory.denied


# --- parliament, war and UN -------------------------------------------------------------------------------------------


def on_the_floor(eyes: Eyes, question: FloorVote) -> list[Choice]:
    """G13 What the proposal would change, and who makes it."""
    outcomes = proposal_outcomes(eyes.sketch, eyes.seen.active, question.proposer, question.proposal)
    return ballots(eyes.change(outcomes) + eyes.feelings(question.proposer))


def in_the_un(eyes: Eyes, question: UnVote) -> list[Choice]:
    """G22 What the motion would change, and what was said about it."""
    gain = term("core-why-own-points", motion_gain(eyes.sketch, question.motion, eyes.me))
    return ballots([gain, *eyes.words(eyes.memory.proposer)])


def consents(eyes: Eyes, question: Consent) -> list[Choice]:
    """G17.2 A trade that brings something, with somebody one likes."""
    outcomes = proposal_outcomes(eyes.sketch, question.region, question.proposer, question.proposal)
    agreed = [*eyes.change(outcomes), *eyes.feelings(question.proposer)]
    return [Choice(True, tuple(agreed)), choice(False, term("core-why-quiet", ENOUGH))]


def ballots(terms: list[Term]) -> list[Choice]:
    """For it, against it, or neither."""
    against = [Term(one.words, -one.value) for one in terms]
    return [
        Choice(Ballot.FOR, tuple(terms)),
        Choice(Ballot.AGAINST, tuple(against)),
        choice(Ballot.ABSTAIN, term("core-why-quiet", QUIET)),
    ]


def vetoes(eyes: Eyes, question: Veto) -> list[Choice]:
    """G11.1 The reversal against the politician it costs; nothing is reversed while the same can be proposed again."""
    seen, me = eyes.seen, eyes.me
    proposal = proposal_from(seen.proposal)
    outcomes = proposal_outcomes(eyes.sketch, seen.active, seen.proposer, proposal)
    in_vain = seen.adopted and seen.used + 1 < seen.actions
    weight = 0.0 if in_vain else -1.0 if seen.adopted else 1.0
    board = eyes.sketch.again()
    board.move(me, seen.active, BASE)
    cost = eyes.change([(1.0, board, (seen.active,))])
    lost = term("core-why-sacrifice", sum([one.value for one in cost]) - SACRIFICE)
    return [Choice(True, (*eyes.change(outcomes, weight), lost)), choice(False)]


def recalls(eyes: Eyes, question: CallHome) -> list[Choice]:
    """G7.1 Whoever stands in a region stays there: what he holds is gone sooner than the base is empty."""
    stay = tuple([0] * len(question.holds))
    found = [choice(stay, term("core-why-stay", STAYS))]
    plan = eyes.craft.recall(eyes.sketch, eyes.me, question)
    return found if plan == stay else [*found, choice(plan, term("core-why-base", COMES_HOME))]


SCHEMES: dict[type[Any], Callable[[Eyes, Any], Iterable[Choice]]] = {
    Bid: bids,
    TakeTurn: turns,
    Propose: proposals,
    FloorVote: on_the_floor,
    UnVote: in_the_un,
    Consent: consents,
    Veto: vetoes,
    CallHome: recalls,
}
