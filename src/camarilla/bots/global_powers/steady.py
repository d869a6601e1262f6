"""``steady``: bids with a plan, proposes what it can carry, votes by interest, plays cards at their moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from camarilla.bots.bot import Look, way_of
from camarilla.bots.global_powers.effects import Weighted, as_usual, card_outcomes, expected, in_vain, proposal_outcomes
from camarilla.bots.global_powers.worth import Sketch, sketch_of, utility
from camarilla.core.questions import Choose, Dice, Question
from camarilla.games.global_powers.answers import (
    Activate,
    Motion,
    Pass,
    Play,
    Proposal,
    Trade,
    TurnAnswer,
    proposal_from,
)
from camarilla.games.global_powers.board import BASE, OUT
from camarilla.games.global_powers.components import ECONOMY, RAW, REGIONS, cards_in
from camarilla.games.global_powers.plays import TakeTurn
from camarilla.games.global_powers.proposals import Consent, FloorVote, Propose
from camarilla.games.global_powers.questions import (
    About,
    Ballot,
    Bid,
    CallHome,
    CoupHand,
    Incite,
    LayChips,
    NewHand,
    PickCards,
    PlaceInWar,
    PlaceOne,
    Refill,
    Replace,
    Spread,
    Support,
    TakeOut,
    UnVote,
    Veto,
    Wreck,
)
from camarilla.games.global_powers.view import PowersView

ENOUGH = 0.1  # less than this is not worth an action
CARD_WORTH = 1.2  # what a card must bring to be played now
SACRIFICE = 0.6  # what a veto must bring beyond the politician it costs
BASE_WANTED = 2  # for propaganda and for surprises
# Which cards to hold, the best first.
LIKED = (
    "expansion",
    "transfer",
    "defector",
    "coup",
    "retirement",
    "drive",
    "initiative",
    "aid",
    "unrest",
    "recession",
    "assassination",
    "revolution",
    "sabotage",
    "peace",
    "pact",
    "warmonger",
)
LASTING = {"drive": 0.9, "warmonger": 0.2, "peace": 0.1, "pact": 0.1}  # what an open card may still bring


class Steady:
    """A steady player. It keeps no memory: every answer comes from the view and the question."""

    by_the_book = True  # it answers by rules of thumb and can name them (``habits.py``)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return way_of(WAYS, question)(self, look, question)

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        return None

    # --- set-up -------------------------------------------------------------------------------------------------------

    def bid(self, seen: PowersView, me: int, most: int) -> int:
        """The base is spread over the regions still to come, by what they are worth; a coin keeps others guessing."""
        weights = [self.attraction(seen, region) for region in range(seen.lot, 13)]
        share = (most - BASE_WANTED) * weights[0] / sum(weights)
        wanted = int(share + self.dice.below(100) / 100)
        if self.dice.below(4) == 0:
            wanted += 1
        return max(0, min(most, wanted))

    def attraction(self, seen: PowersView, region: int) -> float:
        economy, raw = seen.chips[region * 4 + ECONOMY], seen.chips[region * 4 + RAW]
        return 3.0 + max(0, economy - 2) + 0.8 * min(raw, 2)

    def place(self, sketch: Sketch, me: int) -> str:
        """G4.8 Where one politician brings most; every other one makes a seat safe instead of taking a new one."""
        held = [region for region in range(1, 13) if sketch.at(me, region)]
        regions = held if held and self.dice.below(2) else list(range(1, 13))
        return str(max(regions, key=lambda region: (self.after_move(sketch, me, BASE, region), -region)))

    def after_move(self, sketch: Sketch, who: int, start: int, end: int) -> float:
        board = sketch.again()
        board.move(who, start, end)
        return utility(board, who, [place for place in (start, end) if 1 <= place <= 12])

    def refill(self, question: Refill) -> NewHand:
        """Keeps what it likes; the rest makes room for better cards."""
        kept = [card for card in LIKED if card in question.hand]
        fresh = [card for card in LIKED if card in question.rest]
        discards: list[str] = []
        for better in fresh[question.size - len(kept) :]:
            if kept and LIKED.index(better) < LIKED.index(kept[-1]):
                discards.append(kept.pop())
        due = question.due(tuple(discards))
        return NewHand(tuple(sorted(discards)), tuple(sorted(fresh[:due])))

    # --- turns --------------------------------------------------------------------------------------------------------

    def turn(self, sketch: Sketch, seen: PowersView, me: int, question: TakeTurn) -> TurnAnswer:
        """A card if it brings enough, otherwise the region that serves best."""
        best, most = self.best_card(sketch, me, question)
        pending = question.pending()
        last = len(pending) == 1
        threshold = CARD_WORTH
        if last:  # this activation leads to the scoring: now or never
            ahead = seen.parties[me].points_now >= max(party.points_now for party in seen.parties)
            threshold = CARD_WORTH if ahead else 0.3
        if best is not None and most >= threshold:
            return best
        return max(pending, key=lambda way: self.appeal(sketch, seen, me, way))

    def best_card(self, sketch: Sketch, me: int, question: TakeTurn) -> tuple[Play | None, float]:
        now, best, most = utility(sketch, me), None, 0.0
        for card in cards_in(question.hand):
            for play in self.uses(sketch, me, question, card):
                gain = LASTING.get(card, 0.0) + expected(card_outcomes(sketch, play, me), me) - now
                if gain > most and question.allows(play):
                    best, most = play, gain
        return best, most

    def uses(self, sketch: Sketch, me: int, question: TakeTurn, card: str) -> Iterator[Play]:
        """The uses of a card that can make sense, legal or not: to weigh one is little more than to ask the rules.

        Of transfers and aid there are too many to weigh them all.
        """
        if card == "transfer":
            plays: Iterator[TurnAnswer] = transfers(sketch, me)
        elif card == "aid":
            plays = gifts(sketch, me)
        else:
            plays = question.candidates(card)
        for play in plays:
            assert isinstance(play, Play)
            yield play

    def appeal(self, sketch: Sketch, seen: PowersView, me: int, way: TurnAnswer) -> float:
        """Own governments first, foreign ones last: what others do late hurts less."""
        assert isinstance(way, Activate)
        rulers = sketch.government(way.region)
        strength = sketch.strength(way.region)
        if rulers == (me,):
            return 10.0 + strength
        if me in rulers:
            return 6.0 + strength
        return -float(strength) - (1.0 if sketch.at(me, way.region) else 0.0)

    def propose(self, sketch: Sketch, me: int, question: Propose) -> Proposal:
        """What brings most among what can be carried."""
        best: Proposal = Pass()
        most = ENOUGH
        now = utility(sketch, me)
        for head in question.heads():
            if head == "pass":
                continue
            for way in question.candidates(head):
                if isinstance(way, Motion) and in_vain(sketch, way, me):
                    continue
                outcomes = proposal_outcomes(sketch, question.region, me, way)
                gain = expected(outcomes, me) - now
                if gain > most and question.allows(way) and self.carried(sketch, me, question.region, way, outcomes):
                    best, most = way, gain
        return best

    def carried(self, sketch: Sketch, me: int, region: int, proposal: Proposal, outcomes: Weighted) -> bool:
        """Whether the others in the region would let it pass, and a partner of a trade agree."""
        if isinstance(proposal, Trade):
            for ruler in sketch.government(proposal.partner):
                if ruler != me and expected(outcomes, ruler) - utility(sketch, ruler) <= ENOUGH:
                    return False
        votes = sketch.at(me, region)
        for other in sketch.present(region):
            if other != me:
                gain = expected(outcomes, other) - utility(sketch, other)
                votes += sketch.at(other, region) * by_interest(gain).sign
        return votes > 0

    # --- parliament, war and UN ---------------------------------------------------------------------------------------

    def gain(self, sketch: Sketch, region: int, proposer: int, proposal: Proposal, who: int) -> float:
        """What a proposal would bring to somebody."""
        return expected(proposal_outcomes(sketch, region, proposer, proposal), who) - utility(sketch, who)

    def vote(self, sketch: Sketch, region: int, me: int, question: FloorVote) -> Ballot:
        return by_interest(self.gain(sketch, region, question.proposer, question.proposal, me))

    def veto(self, sketch: Sketch, seen: PowersView, me: int) -> bool:
        """Only if the reversal is worth more than the politician."""
        proposal = proposal_from(seen.proposal)
        gain = self.gain(sketch, seen.active, seen.proposer, proposal, me)
        reversal = -gain if seen.adopted else gain
        if reversal <= SACRIFICE:
            return False
        cost = utility(sketch, me) - self.after_move(sketch, me, seen.active, BASE)
        return reversal > cost + SACRIFICE

    def move_in(self, sketch: Sketch, seen: PowersView, me: int, most: int) -> int:
        """G21.5 As many as bring something; the first one costs an exile."""
        assert seen.war is not None
        loser = seen.war.target if seen.war.result == "attacker" else seen.war.attacker
        best, worth = 0, utility(sketch, me)
        for count in range(1, most + 1):
            board = sketch.again()
            board.move(me, BASE, loser, count)
            if not seen.war.placed:
                board.move(me, BASE, 13)
            value = utility(board, me, (loser,))
            if value > worth + ENOUGH:
                best, worth = count, value
        return best

    def lay(self, sketch: Sketch, me: int, question: LayChips) -> int:
        gain = motion_gain(sketch, question.motion, me)
        if abs(gain) < 0.5:
            return 0
        return question.chips if gain > 0 else -question.chips

    # --- taking from several places -----------------------------------------------------------------------------------

    def recall(self, sketch: Sketch, me: int, question: Spread) -> tuple[int, ...]:
        """Surplus politicians come home when the base is nearly empty."""
        taken = [0] * 12
        board, wanted = sketch.again(), BASE_WANTED - sketch.at(me, BASE)
        while wanted > 0:
            values = {
                region: self.after_move(board, me, region, BASE) for region in range(1, 13) if board.at(me, region) > 1
            }
            region = max(values, key=lambda one: values[one], default=0)
            if not region or values[region] < utility(board, me, changed([0, *taken])) - 0.05:
                break
            board.move(me, region, BASE)
            taken[region - 1] += 1
            wanted -= 1
        return tuple(taken)

    def greedy(self, question: Spread, act: Callable[[Sketch, int], None], sketch: Sketch, me: int) -> tuple[int, ...]:
        """One after the other from where it hurts least."""
        taken, board = [0] * len(question.holds), sketch.again()
        for _ in range(question.low):
            places = [at for at, held in enumerate(question.holds) if taken[at] < held]
            trials = []
            for at in places:
                trial, there = board.again(), [count + (place == at) for place, count in enumerate(taken)]
                act(trial, at)
                trials.append((utility(trial, me, changed(there)), -at))
            place = -max(trials)[1]
            act(board, place)
            taken[place] += 1
        return tuple(taken)


def changed(taken: list[int]) -> tuple[int, ...]:
    """The regions from which politicians were taken, of counts by place."""
    return tuple([region for region in REGIONS if taken[region]])


def transfers(sketch: Sketch, me: int) -> Iterator[Play]:
    """Own people to where they bring more, or the decisive one of a rival government out of the way."""
    fullest = sorted(REGIONS, key=lambda region: (-sketch.strength(region), region))[:2]  # one more changes least there
    for region in REGIONS:
        counts = sorted(sketch.in_region(region))
        decisive = counts[-1] - counts[-2] <= 1 and sketch.at(me, region) > 0
        for party in sketch.present(region):
            if party == me:
                if sketch.at(me, region) > 1:
                    yield from [Play("transfer", region, me, other) for other in REGIONS if other != region]
            elif decisive and party in sketch.rulers[region]:
                yield Play("transfer", region, party, next(one for one in fullest if one != region))


def gifts(sketch: Sketch, me: int) -> Iterator[Play]:
    """Aid to a region that one governs from one that only others do."""
    mine = [region for region in REGIONS if me in sketch.rulers[region]]
    for region in REGIONS:
        if region not in mine:
            yield from [Play("aid", region, other=other) for other in mine]


def by_interest(gain: float) -> Ballot:
    """For what helps, against what hurts."""
    return Ballot.FOR if gain > 0.05 else Ballot.AGAINST if gain < -0.05 else Ballot.ABSTAIN


def motion_gain(sketch: Sketch, motion: About, who: int) -> float:
    """What somebody would gain if a motion were granted by a usual margin."""
    return utility(as_usual(sketch, motion), who, (motion.region,)) - utility(sketch, who)


# --- one way for every question ---------------------------------------------------------------------------------------


def board_of(look: Look) -> Sketch:
    """The board as it lies, to try things on."""
    return sketch_of(look.view(), look.box, look.rules)


def anything(steady: Steady, look: Look, question: Question[Any]) -> Any:
    """Which chips a sabotage destroys is all alike."""
    return question.sample(steady.dice)


def by_default(steady: Steady, look: Look, question: Question[Any]) -> Any:
    """What an absent player would answer is as good as anything."""
    return question.default()


def all_of_them(steady: Steady, look: Look, question: CoupHand | Support) -> int:
    """Hands go back to base whatever happens; chips are for a motion of one's own."""
    return question.high


def incites(steady: Steady, look: Look, question: Incite) -> bool:
    """G27.E06 Always: the card lies open already."""
    return True


def picks(steady: Steady, look: Look, question: PickCards) -> tuple[str, ...]:
    """G5.1 The cards that are liked best."""
    return tuple(sorted([card for card in LIKED if card in question.items][: question.low]))


def consents(steady: Steady, look: Look, question: Consent) -> bool:
    """G17.2 What brings something."""
    return steady.gain(board_of(look), question.region, question.proposer, question.proposal, look.seat) > ENOUGH


def in_the_un(steady: Steady, look: Look, question: UnVote) -> Ballot:
    """G22 By interest."""
    return by_interest(motion_gain(board_of(look), question.motion, look.seat))


def leave(steady: Steady, look: Look, question: TakeOut) -> tuple[int, ...]:
    """G31.1 From where they are missed least."""
    me = look.seat
    return steady.greedy(question, lambda board, at: board.move(me, at, OUT), board_of(look), me)


Way = Callable[[Steady, Look, Any], Any]
WAYS: dict[type[Any], Way] = {
    # set-up
    Bid: lambda steady, look, question: steady.bid(look.view(), look.seat, question.high),
    Choose: lambda steady, look, question: steady.place(board_of(look), look.seat),
    PickCards: picks,
    Refill: lambda steady, look, question: steady.refill(question),
    # turns
    TakeTurn: lambda steady, look, question: steady.turn(board_of(look), look.view(), look.seat, question),
    Propose: lambda steady, look, question: steady.propose(board_of(look), look.seat, question),
    # parliament and UN
    FloorVote: lambda steady, look, question: steady.vote(board_of(look), look.view().active, look.seat, question),
    Consent: consents,
    Veto: lambda steady, look, question: steady.veto(board_of(look), look.view(), look.seat),
    UnVote: in_the_un,
    LayChips: lambda steady, look, question: steady.lay(board_of(look), look.seat, question),
    Support: all_of_them,
    # war and coup
    Incite: incites,
    PlaceOne: lambda steady, look, question: steady.move_in(board_of(look), look.view(), look.seat, 1) > 0,
    PlaceInWar: lambda steady, look, question: steady.move_in(board_of(look), look.view(), look.seat, question.high),
    CoupHand: all_of_them,
    # taking from several places
    CallHome: lambda steady, look, question: steady.recall(board_of(look), look.seat, question),
    TakeOut: leave,
    Replace: by_default,
    Wreck: anything,
}
