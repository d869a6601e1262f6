"""Other purses in an imagined world (J7.1): every sum that a seat cannot exclude, in notes that it cannot see.

All notes that the seat does not see are mixed: some lie in the stack, some are aid that somebody else drew, the others
are shared out to purses and accounts so that every sum keeps within what the seat has worked out (``ledger``).
"""

from __future__ import annotations

from math import isqrt

from camarilla.core.flow import Procedure
from camarilla.core.questions import Dice
from camarilla.games.junta.chapters.common import Pay, due
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.ledger import reckoning
from camarilla.games.junta.money import NO_NOTES, Notes, count, holds, minus, payable, payment, pile, plus, total
from camarilla.games.junta.state import Junta

TRIES = 40
DRAWS = 20  # of aid notes, until they may be worth a promise
FACES = (1, 2, 3)
CHANGES: tuple[tuple[Notes, Notes], ...] = (((1, 1, 0), (0, 0, 1)), ((2, 0, 0), (0, 1, 0)), ((1, 0, 1), (0, 2, 0)))


class Purse:
    """What may be in one purse: bounds of the whole and of the account in it, and the cash that is needed."""

    def __init__(self, g: Junta, seat: int, family: int, need: int) -> None:
        row = reckoning(g, seat, family)
        cash, account = total(g.cash[family]), total(g.account[family])
        # where somebody has laid the table by hand nobody has kept books: then the truth is possible, too
        self.family = family
        self.cash = max(min(row.cash, cash), need)
        self.account_low, self.account_high = min(row.account_low, account), max(row.account_high, account)
        self.low = max(min(row.low, cash + account), self.account_low + self.cash)
        self.high = max(row.high, cash + account)
        self.mid, self.loose = row.mid, row.loose
        self.bounds = (self.cash, self.low)

    def ask_for(self, cash: int) -> None:
        """In this world so much cash is needed."""
        self.cash = max(self.bounds[0], cash)
        self.low = max(self.bounds[1], self.account_low + self.cash)

    def guess(self, dice: Dice) -> int:
        """The best guess, more or less, as far as unseen notes make it uncertain."""
        spread = isqrt(self.loose)
        amount = self.mid // 8 + dice.below(2 * spread + 1) - spread + dice.below(2 * spread + 1) - spread
        return min(max(amount, self.low), self.high)

    def banked(self, whole: int, dice: Dice) -> int:
        """J11.1 How much of it lies on the account: often all that can, sometimes as little as can, or anything."""
        least, most = self.account_low, max(self.account_low, min(self.account_high, whole - self.cash))
        way = dice.below(6)
        if way < 3:
            return most
        return least if way == 3 else least + dice.below(most - least + 1)


def redeal(g: Junta, stack: list[Procedure], seat: int, dice: Dice) -> None:
    """Shares out anew what the seat cannot see; if the dice find no way, everything stays as it is."""
    true = (g.cash.copy(), g.account.copy(), g.stack, g.aid)
    needs = _needs(g, stack)
    others = [one for one in range(g.families) if one != seat and not (one >= g.players and g.leader_of(one) == seat)]
    purses = [Purse(g, seat, one, needs.get(one, 0)) for one in others]
    aid = g.aid if seat not in g.aid_seen else NO_NOTES
    pool = plus(g.stack, aid)
    for one in others:
        pool = plus(pool, plus(g.cash[one], g.account[one]))
    sizes = (count(aid), count(g.stack))
    for _ in range(TRIES):
        if _shared_out(g, purses, pool, sizes, dice) and _possible(g, stack):
            break
        g.cash[:], g.account[:], g.stack, g.aid = true[0], true[1], true[2], true[3]
    if seat != g.proposer:
        _envelopes(g, dice)


def _needs(g: Junta, stack: list[Procedure]) -> dict[int, int]:
    """J7.1p, J10.3r Cash that must be there: everybody sees who owes a price, and whose pocket is being picked."""
    needs: dict[int, int] = {}
    for procedure in stack:
        if isinstance(procedure, Pay) and not (g.players == 3 and procedure.payer == g.president):
            needs[procedure.payer] = due(g, procedure.payer, procedure.price)
    victim = _victim(g, stack)
    if victim >= 0:
        needs[victim] = max(needs.get(victim, 0), 1)
    return needs


def _victim(g: Junta, stack: list[Procedure]) -> int:
    """J10.3r Who is being robbed at this moment."""
    for procedure in stack:
        if isinstance(procedure, Terror) and procedure.at == "rob" and procedure.place < len(g.attempts):
            return g.attempts[procedure.place].target
    return -1


def _possible(g: Junta, stack: list[Procedure]) -> bool:
    """J8.1, J7.1p What was promised or is owed can be paid."""
    for procedure in stack:
        if isinstance(procedure, Pay) and total(g.purse(procedure.payer)) < due(g, procedure.payer, procedure.price):
            return False
    return not g.proposal or payable(plus(g.aid, g.cash[g.proposer]), g.proposal)


def _shared_out(g: Junta, purses: list[Purse], pool: Notes, sizes: tuple[int, int], dice: Dice) -> bool:
    """Aid, stack, and every sum in notes; False if these notes do not make up such sums."""
    left = list(pile(pool))
    drawn = [_aid(g, purses, left, sizes[0], dice), _drawn(left, sizes[1], dice)]
    low, high = sum([one.low for one in purses]), sum([one.high for one in purses])
    rest = _gathered(left)
    _into_bounds(rest, drawn[1], low, high, dice)
    if not low <= _worth(rest) <= high:
        return False
    sums = _sums(purses, _worth(rest), dice)
    accounts = [one.banked(whole, dice) for one, whole in zip(purses, sums, strict=True)]
    cash = [whole - account for whole, account in zip(sums, accounts, strict=True)]
    paid = payment((rest[0], rest[1], rest[2]), (*cash, *accounts))
    if paid is None:
        return False
    for place, one in enumerate(purses):
        g.cash[one.family], g.account[one.family] = paid[place], paid[len(purses) + place]
    g.stack = (drawn[1][0], drawn[1][1], drawn[1][2])
    if sizes[0]:
        g.aid = (drawn[0][0], drawn[0][1], drawn[0][2])
    _change_about(g, purses, dice)
    return True


def _aid(g: Junta, purses: list[Purse], left: list[str], size: int, dice: Dice) -> list[int]:
    """J7.0 Notes at random; J8.1 with the proposer's cash they are worth what he has promised, at least."""
    proposer = next((one for one in purses if g.proposal and one.family == g.proposer), None)
    if proposer is None:
        return _drawn(left, size, dice)
    promise = sum(g.proposal)
    if not size:
        proposer.ask_for(promise - total(g.aid))
        return [0, 0, 0]
    least = promise - (proposer.high - proposer.account_low)
    drawn = _drawn(left, size, dice)
    for _ in range(DRAWS):
        if _worth(drawn) >= least:
            break
        left += pile((drawn[0], drawn[1], drawn[2]))
        drawn = _drawn(left, size, dice)
    rest = _gathered(left)
    _into_bounds(drawn, rest, least + dice.below(size), len(FACES) * size, dice)
    left[:] = pile((rest[0], rest[1], rest[2]))
    proposer.ask_for(promise - _worth(drawn))
    return drawn


def _drawn(left: list[str], size: int, dice: Dice) -> list[int]:
    """So many notes at random."""
    return _gathered([left.pop(dice.below(len(left))) for _ in range(size)])


def _gathered(faces: list[str]) -> list[int]:
    return [faces.count("1"), faces.count("2"), faces.count("3")]


def _worth(notes: list[int]) -> int:
    return notes[0] + 2 * notes[1] + 3 * notes[2]


def _into_bounds(rest: list[int], stack: list[int], low: int, high: int, dice: Dice) -> None:
    """Swaps notes with the stack until the purses together can hold what they must, and no more than they can."""
    for _ in range(len(FACES) * sum(rest)):
        worth = _worth(rest)
        if low <= worth <= high:
            return
        rises = worth < low
        ways = [
            (out, into)
            for out in range(3)
            for into in range(3)
            if rest[out] and stack[into] and (into > out if rises else into < out)
        ]
        if not ways:
            return
        out, into = ways[dice.below(len(ways))]
        rest[out], rest[into], stack[out], stack[into] = rest[out] - 1, rest[into] + 1, stack[out] + 1, stack[into] - 1


def _sums(purses: list[Purse], whole: int, dice: Dice) -> list[int]:
    """What each purse is worth: guesses that together make up the whole, each within its bounds."""
    sums = [one.guess(dice) for one in purses]
    step = 1 if sum(sums) < whole else -1
    while (missing := abs(whole - sum(sums))) > 0:
        open_to = [place for place, one in enumerate(purses) if one.low <= sums[place] + step <= one.high]
        weights = [1 + purses[place].loose for place in open_to]
        at = dice.below(sum(weights))
        for place, weight in zip(open_to, weights, strict=True):
            at -= weight
            if at < 0:
                room = purses[place].high - sums[place] if step > 0 else sums[place] - purses[place].low
                sums[place] += step * min(room, 1 + dice.below((missing + 3) // 4))
                break
    return sums


def _change_about(g: Junta, purses: list[Purse], dice: Dice) -> None:
    """The same sums in other notes: whoever has small ones changes them with somebody who has large ones."""
    places = [(purse, one.family) for one in purses for purse in (g.cash, g.account)]
    for _ in range(2 * len(places)):
        one, other = dice.below(len(places)), dice.below(len(places))
        (mine, my), (theirs, their) = places[one], places[other]
        small, large = CHANGES[dice.below(len(CHANGES))]
        if one != other and holds(mine[my], small) and holds(theirs[their], large):
            mine[my] = plus(minus(mine[my], small), large)
            theirs[their] = plus(minus(theirs[their], large), small)


def _envelopes(g: Junta, dice: Dice) -> None:
    """J8.1 Whether the proposer has named the notes for everybody, and which, nobody knows."""
    paid = payment(plus(g.aid, g.cash[g.proposer]), g.proposal) if g.proposal and dice.below(2) else None
    g.envelopes = paid or ()
