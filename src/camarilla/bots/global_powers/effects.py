"""What proposals and cards would do to the board, as a bot expects it; dice are averaged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.bots.global_powers.worth import Sketch, utility
from camarilla.games.global_powers.answers import (
    Budget,
    Emigration,
    Motion,
    Pass,
    Play,
    Propaganda,
    Proposal,
    Purge,
    Rehabilitation,
    Trade,
    War,
)
from camarilla.games.global_powers.board import BASE, MAURITIUS, OUT, UN
from camarilla.games.global_powers.chapters.actions import RISKY
from camarilla.games.global_powers.components import CONVERSIONS, DIPLOMACY, ECONOMY, MILITARY, REGIONS
from camarilla.games.global_powers.questions import About

WORTH_A_MOTION = 0.5
USUAL = 2  # the margin by which motions are taken to be granted
Weighted = list[tuple[float, Sketch, tuple[int, ...]]]  # chance, board, regions touched


def expected(outcomes: Weighted, who: int) -> float:
    """The average worth for one party. A board that several throws lead to is valued once."""
    if len(outcomes) == 1:
        chance, board, touched = outcomes[0]
        return chance * utility(board, who, touched)
    worths: dict[int, float] = {}
    for _, board, touched in outcomes:
        if id(board) not in worths:
            worths[id(board)] = utility(board, who, touched)
    return sum([chance * worths[id(board)] for chance, board, _ in outcomes])


def proposal_outcomes(sketch: Sketch, region: int, who: int, proposal: Proposal) -> Weighted:
    """The boards that a proposal can lead to once it is adopted."""
    return ADOPTED[type(proposal)](sketch, region, who, proposal)


def emigration_outcomes(sketch: Sketch, region: int, who: int, proposal: Emigration) -> Weighted:
    board = sketch.again()
    board.move(who, region, proposal.to)
    return [(1.0, board, (region, proposal.to))]


def propaganda_outcomes(sketch: Sketch, region: int, who: int, proposal: Propaganda) -> Weighted:
    board = sketch.again()
    board.move(who, BASE, proposal.to)
    board.move(who, BASE, MAURITIUS)
    return [(1.0, board, (proposal.to,))]


def rehabilitation_outcomes(sketch: Sketch, region: int, who: int, proposal: Rehabilitation) -> Weighted:
    board = sketch.again()
    board.change(region, DIPLOMACY, -1)
    board.move(who, MAURITIUS, BASE)
    return [(1.0, board, (region,))]


def purge_outcomes(sketch: Sketch, region: int, who: int, proposal: Purge) -> Weighted:
    board = sketch.again()
    board.change(region, MILITARY, -1)
    board.move(proposal.party, region, BASE)
    return [(1.0, board, (region,))]


def trade_outcomes(sketch: Sketch, region: int, who: int, proposal: Trade) -> Weighted:
    board = sketch.again()
    for kind, (given, taken) in enumerate(zip(proposal.gives, proposal.takes, strict=True)):
        if given != taken:
            board.change(region, kind, taken - given)
            board.change(proposal.partner, kind, given - taken)
    return [(1.0, board, (region, proposal.partner))]


def budget_outcomes(sketch: Sketch, region: int, who: int, proposal: Budget) -> Weighted:
    source, gained, count = CONVERSIONS[proposal.conversion]
    board = sketch.again()
    board.change(region, source, -1)
    board.change(region, gained, count)
    if proposal.conversion not in RISKY[board.rules["budgetRisk"]]:
        return [(1.0, board, (region,))]
    unlucky = board.again()
    for ruler in board.government(region):
        unlucky.move(ruler, region, MAURITIUS)
    return [(2 / 3, board, (region,)), (1 / 3, unlucky, (region,))]


def war_outcomes(sketch: Sketch, attacker: int, target: int, proposer: int) -> Weighted:
    """All nine throws; winners are taken to move in as far as their base allows. Equal leads share a board."""
    outcomes: Weighted = []
    arms = sketch.chip(attacker, MILITARY), sketch.chip(target, MILITARY)
    boards: dict[int, Sketch] = {}
    for attack in (1, 2, 3):
        for defence in (1, 2, 3):
            lead = attack + arms[0] - defence - arms[1]
            if (attack, defence) == (1, 3) and arms[0] - arms[1] >= 2:
                lead = 0
            if lead not in boards:
                boards[lead] = fought(sketch, attacker, target, lead)
            outcomes.append((1 / 9, boards[lead], (attacker, target)))
    return outcomes


def fought(sketch: Sketch, attacker: int, target: int, lead: int) -> Sketch:
    """The board after a battle with this lead."""
    board = sketch.again()
    if lead:
        winner, loser = (attacker, target) if lead > 0 else (target, attacker)
        conquer(board, winner, loser, abs(lead))
    else:
        board.change(attacker, MILITARY, -1)
        board.change(target, MILITARY, -1)
    return board


def conquer(board: Sketch, winner: int, loser: int, difference: int) -> None:
    victors = board.government(winner)
    for ruler in board.government(loser):
        board.move(ruler, loser, BASE, difference)
    board.change(loser, MILITARY, -1)
    board.change(loser, ECONOMY, -1)
    board.change(winner, MILITARY, -1)
    left, placed = difference, False
    for victor in victors:
        share = min(left, max(1, difference // len(victors)), board.at(victor, BASE))
        board.move(victor, BASE, loser, share)
        left -= share
        if share and not placed:
            placed = True
            board.move(victor, BASE, MAURITIUS)


def in_vain(sketch: Sketch, motion: Motion, proposer: int) -> bool:
    """Whether nobody need look at the board after it: what is so already, what is slight, and to ban oneself."""
    if motion.kind == "ban":
        return motion.party == proposer  # two more in the base are never worth a motion, and nothing else gets better
    if motion.kind == "sanction" or motion.kind == "lifting":
        return (motion.kind == "sanction") == sketch.sanctioned(motion.region)
    return True


def motion_outcomes(sketch: Sketch, motion: Motion, proposer: int, active: int, extra: int = 0) -> Weighted:
    """Chips and delegates of those who gain against those who lose; the quiet rest stays away."""
    if in_vain(sketch, motion, proposer):
        return [(1.0, sketch, ())]
    granted = as_usual(sketch, motion)
    if utility(granted, proposer, (motion.region,)) - utility(sketch, proposer) < WORTH_A_MOTION:
        return [(1.0, sketch, ())]
    lean = leanings(sketch, granted, motion)
    lean[proposer] = 1
    own = sketch.chip(active, DIPLOMACY) if active else 0
    votes = extra + own + ballots(sketch, lean, active)
    board = granted_board(sketch, motion, votes) if votes > 0 else sketch.again()
    if active:
        board.change(active, DIPLOMACY, -own)
    return [(1.0, board, (motion.region, active) if active not in (0, motion.region) else (motion.region,))]


def ballots(sketch: Sketch, lean: list[int], active: int) -> int:
    """G22.2 to G22.5 The votes of all regions but the active one, and of the UN."""
    votes, governments = 0, sketch.rulers
    for region in REGIONS:
        rulers = governments[region]
        if rulers and region != active and not sketch.sanctioned(region):
            sides = {lean[ruler] for ruler in rulers}
            if len(sides) == 1:
                votes += sides.pop() * sketch.chip(region, DIPLOMACY)
    return votes + sum([sketch.at(seat, UN) * side for seat, side in enumerate(lean)])


def leanings(sketch: Sketch, granted: Sketch, motion: Motion) -> list[int]:
    """Who would vote for a motion (1), against it (-1) or not at all."""
    lean = []
    for seat in range(sketch.players):
        gain = utility(granted, seat, (motion.region,)) - utility(sketch, seat)
        lean.append(1 if gain > 0.3 else -1 if gain < -0.3 else 0)
    return lean


def as_usual(sketch: Sketch, motion: Motion | About) -> Sketch:
    """The board once a motion is granted by the usual margin: everybody thinks of this one, and nobody changes it."""
    if sketch.granted is None:
        sketch.granted = {}
    key = (motion.kind, motion.region, motion.party)
    if key not in sketch.granted:
        sketch.granted[key] = granted_board(sketch, motion, USUAL)
    return sketch.granted[key]


def granted_board(sketch: Sketch, motion: Motion | About, difference: int) -> Sketch:
    board, bit = sketch.again(), 1 << motion.region
    if motion.kind == "ban":
        board.move(motion.party, motion.region, BASE, difference)
    elif motion.kind == "disarmament":
        board.change(motion.region, MILITARY, -difference)
    elif motion.kind == "sanction":
        board.sanctions |= bit
    elif motion.kind == "lifting":
        board.sanctions &= ~bit
    else:
        board.protectorates |= bit
    return board


def card_outcomes(sketch: Sketch, play: Play, who: int) -> Weighted:
    """The boards that a card can lead to."""
    region = play.region
    if play.card == "assassination":
        return assassination_outcomes(sketch, play, who)
    if play.card == "initiative":
        return motion_outcomes(sketch, Motion(play.how, region, play.party), who, 0, 1)
    if play.card == "coup":
        return coup_outcomes(sketch, region, who)
    board = sketch.again()
    touched: tuple[int, ...] = (region,) if region else ()
    if play.card == "aid":
        board.change(region, ECONOMY, -2)
        board.change(play.other, ECONOMY, 2)
        touched = (region, play.other)
    elif play.card == "expansion":
        board.move(who, BASE, region, play.other or 2)
    elif play.card == "recession":
        touched = (region, *sketch.box.neighbours[region])
        for one in touched:
            board.change(one, ECONOMY, -max(0, board.chip(one, ECONOMY) - board.strength(one)))
    elif play.card in ("unrest", "revolution"):
        touched = (region, *sketch.box.neighbours[region])
        for one in touched:
            keep = board.chip(one, ECONOMY) if play.card == "unrest" else 2
            for ruler in board.government(one):
                board.move(ruler, one, BASE, max(0, board.at(ruler, one) - keep))
    elif play.card == "retirement":
        board.move(play.party, region, BASE)
    elif play.card == "sabotage":
        board.change(region, ECONOMY, -2)
    elif play.card == "defector":
        board.move(play.party, region, BASE)
        board.move(who, BASE, region)
        board.move(who, BASE, MAURITIUS)
    elif play.card == "transfer":
        board.move(play.party, region, play.other)
        touched = (region, play.other)
    return [(1.0, board, touched)]


def assassination_outcomes(sketch: Sketch, play: Play, who: int) -> Weighted:
    dead, home, fled = sketch.again(), sketch.again(), sketch.again()
    dead.move(play.party, play.region, OUT)
    home.move(play.party, play.region, BASE)
    fled.move(who, play.region if sketch.rules["edition"] == "german" else BASE, MAURITIUS)
    return [(1 / 3, board, (play.region,)) for board in (dead, home, fled)]


def coup_outcomes(sketch: Sketch, region: int, who: int) -> Weighted:
    """Hands cost nothing, so everybody is taken to hold his whole base."""
    rulers = [ruler for ruler in sketch.government(region) if ruler != who]
    mine = sketch.at(who, BASE) + sketch.at(who, region)
    theirs = sum(sketch.at(ruler, BASE) + sketch.at(ruler, region) for ruler in rulers)
    wins = sum(1 for a in (1, 2, 3) for b in (1, 2, 3) if mine + a > theirs + b) / 9
    board = sketch.again()
    for ruler in rulers:
        count = min(board.at(ruler, region), board.at(who, BASE))
        board.move(ruler, region, BASE, count)
        board.move(who, BASE, region, count)
    return [(wins, board, (region,)), (1 - wins, sketch, ())]


ADOPTED: dict[type[Any], Callable[[Sketch, int, int, Any], Weighted]] = {
    Emigration: emigration_outcomes,
    Propaganda: propaganda_outcomes,
    Rehabilitation: rehabilitation_outcomes,
    Purge: purge_outcomes,
    Trade: trade_outcomes,
    Budget: budget_outcomes,
    War: lambda sketch, region, who, proposal: war_outcomes(sketch, region, proposal.target, who),
    Motion: lambda sketch, region, who, proposal: motion_outcomes(sketch, proposal, who, region),
    Pass: lambda sketch, region, who, proposal: [(1.0, sketch, (region,))],
}
