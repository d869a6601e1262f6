"""Goods for a word at Junta: whoever gives something for nothing gets the other one's word for it (``word_for``).

In a vote the word is a yes, in a coup a side, otherwise a quiet night. What it is worth depends on what was thought of
anyway, and on how good the word of this man has been so far.
"""

from __future__ import annotations

from math import ceil

from camarilla.bots.junta import bought, budget
from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.heard import SIDE_OF
from camarilla.bots.junta.worth import AID, rivals, votes_of
from camarilla.core.deals import Offer
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.course import RUNNING, Phase
from camarilla.games.junta.money import payable, total
from camarilla.games.junta.said import MakeOffer
from camarilla.games.junta.state import Goods

PROFIT = 0.1  # MP that make a deal worth while
NIGHT = 0.4  # MP that a quiet night costs whoever promises it
POLICE = 0.2  # of a purse that the Minister leaves alone
RICH = 4  # MP for which somebody fears the night
FEE = 2  # MP that a quiet night usually costs
ARMS = 2.5  # MP for marching with those one would not have marched with
BESIDE = 0.3  # MP for marching with those one marches with anyway
MAN, TROOPS, STAKES = 0.8, 0.5, 0.06  # MP that a man on one's side is worth, each of his commands, and of one's purse
GREEDY = 60  # whoever is greedier asks money for what he would have done anyway
WORTH_IT = 0.8  # MP that a yes must bring a President who pays for it on top
NEAR = 3.0  # MP that can be bargained about for one vote


def for_nothing(goods: Goods) -> bool:
    return goods == Goods()


def word_worth(eyes: Eyes, offer: Offer[Goods]) -> float | None:
    """What an offer of goods for a word is worth; None: it is none."""
    if for_nothing(offer.give):  # he wants to be paid for his word
        if offer.get.cards or offer.get.kinds or offer.get.units:
            return None
        kind = eyes.memory.word_for(by=offer.maker, to=eyes.me).kind
        return eyes.memory.credit(offer.maker) * benefit(eyes, kind, offer.maker) - _money(offer.get)
    if for_nothing(offer.get) and not (offer.give.cards or offer.give.units):  # he pays for mine
        return _money(offer.give) - cost(eyes, eyes.memory.word_for(by=eyes.me, to=offer.maker).kind, offer.maker)
    return None


def _money(goods: Goods) -> int:
    return total(goods.notes) + goods.money


def benefit(eyes: Eyes, kind: str, seat: int) -> float:
    """What it would be worth to me if he kept this word."""
    if kind == "yes":
        return _majority(eyes, seat)
    if kind == "peace":
        minister = budget.minister_of(eyes.view) == seat
        armed = 0.6 if minister else min(0.4, 0.06 * eyes.view.families[seat].cards)
        return armed * eyes.aimed_at(eyes.me) * (eyes.purse(eyes.me) + eyes.cards_at_stake())
    if SIDE_OF.get(kind) != _side(eyes, eyes.me):
        return 0.0
    return MAN + TROOPS * eyes.armed(seat) + STAKES * eyes.purse(eyes.me)


def cost(eyes: Eyes, kind: str, seat: int) -> float:
    """What it would cost me to keep this word."""
    if kind == "yes":
        return max(0.0, bought.wanted_more(eyes)) + PROFIT
    if kind == "peace":
        police = POLICE * eyes.purse(seat) if budget.minister_of(eyes.view) == eyes.me else 0.0
        return NIGHT + police + 0.3 * eyes.grudge(seat)
    return BESIDE if SIDE_OF.get(kind) == _side(eyes, eyes.me) else ARMS


def _side(eyes: Eyes, seat: int) -> str:
    return "rebels" if seat in eyes.view.rebels else "president"


def _majority(eyes: Eyes, seat: int) -> float:
    """How much likelier one's own budget passes with his yes, in MP."""
    if eyes.me != eyes.view.proposer or not eyes.view.proposal:
        return 0.0
    before = chances(eyes)
    if seat not in before:
        return 0.0
    after = {**before, seat: (before[seat][0], bought.SURE)}
    kept = max(0, AID - sum(eyes.view.proposal))
    return (bought.passes(eyes, after) - bought.passes(eyes, before)) * kept * (1 - bought.REJECTED)


def chances(eyes: Eyes) -> dict[int, tuple[int, float]]:
    """Everybody's votes on the budget that lies on the table, and how likely he is for it; who has voted is known."""
    view, found = eyes.view, {}
    for one in rivals(view):
        cast = [ballot.choice == "yes" for ballot in view.cast if ballot.voter == one]
        chance = bought.likely(bought.price_of(eyes, one), budget.promised(view, one))
        found[one] = (votes_of(view, one), float(cast[-1]) if cast else chance)
    return found


# --- offers -----------------------------------------------------------------------------------------------------------


def offers(eyes: Eyes, question: Aside) -> MakeOffer | None:
    """A word for sale, or one that is wanted; nobody is asked twice in a round."""
    fresh = [one for one in question.partners if (eyes.me, one) not in eyes.memory.talked]
    view = eyes.view
    if view.ballot_kind == "budget" and view.ballot in RUNNING and eyes.memory.budget:
        return _for_the_budget(eyes, question, fresh)
    if view.phase == Phase.LOCATIONS or (view.phase == Phase.BUDGET and not eyes.memory.budget):
        return _for_the_night(eyes, question, fresh)
    if view.coup:
        return _for_the_coup(eyes, question, fresh)
    return None


def _for_the_budget(eyes: Eyes, question: Aside, fresh: list[int]) -> MakeOffer | None:
    """A deputy sells his yes; a President whose budget hangs by a thread buys the one that helps him most."""
    view = eyes.view
    if eyes.me != view.proposer:
        missing = bought.wanted_more(eyes)
        voted = any(ballot.voter == eyes.me for ballot in view.cast)
        if voted or view.proposer not in fresh or missing > NEAR:
            return None
        if missing <= 0 and eyes.who.greedy < GREEDY:
            return None
        price = ceil(max(0.0, missing) + 0.3 * eyes.who.leaning("greedy"))
        if eyes.purse(view.proposer) < price:
            return None
        return MakeOffer(view.proposer, Goods(), Goods(money=price), 0, "phase")
    waiting = [one for one in fresh if one in rivals(view) and not any(ballot.voter == one for ballot in view.cast)]
    best = max(waiting, key=lambda one: _majority(eyes, one), default=-1)
    if best < 0 or _majority(eyes, best) < WORTH_IT:
        return None
    price = max(1, min(3, ceil(bought.price_of(eyes, best) - budget.promised(view, best))))
    return _paid(question, best, price) if price < _majority(eyes, best) else None


def _for_the_night(eyes: Eyes, question: Aside, fresh: list[int]) -> MakeOffer | None:
    """The rich buy a quiet night of the Minister, and a Minister sells one."""
    minister = budget.minister_of(eyes.view)
    if minister == eyes.me:
        rich = [one for one in fresh if eyes.purse(one) >= RICH and not eyes.memory.word("peace", eyes.me, one)]
        whom = max(rich, key=eyes.purse, default=-1)
        if whom < 0 or eyes.dice.below(2):
            return None
        return MakeOffer(whom, Goods(), Goods(money=FEE + (eyes.who.greedy >= 60)), 0, "round")
    if minister not in fresh or eyes.memory.word("peace", minister, eyes.me):
        return None
    worth = eyes.memory.credit(minister) * benefit(eyes, "peace", minister)
    return _paid(question, minister, FEE, "round") if worth > FEE + PROFIT else None


def _for_the_coup(eyes: Eyes, question: Aside, fresh: list[int]) -> MakeOffer | None:
    """Whoever leads a side pays for arms, where he can; and the greedy have their loyalty paid."""
    view, side = eyes.view, _side(eyes, eyes.me)
    if not view.moving:
        return None
    if eyes.me not in (view.president, view.leader):
        head = view.president if side == "president" else view.leader
        price = 1 + (eyes.armed(eyes.me) > 1)
        for_hire = eyes.who.greedy >= GREEDY and eyes.armed(eyes.me) and head in fresh and eyes.purse(head) > price
        return MakeOffer(head, Goods(), Goods(money=price), 0, "round") if for_hire else None
    doubtful = [one for one in fresh if one in rivals(view) and _side(eyes, one) == side]
    armed = max(doubtful, key=eyes.armed, default=-1)
    return _paid(question, armed, 1, "round") if armed >= 0 and eyes.trust(armed) < 0.3 else None


def _paid(question: Aside, whom: int, price: int, until: str = "phase") -> MakeOffer | None:
    notes = notes_for(question, price)
    return MakeOffer(whom, Goods(notes=notes), Goods(), 0, until) if notes is not None else None


def counter(eyes: Eyes, question: Aside, number: int, offer: Offer[Goods]) -> MakeOffer | None:
    """The same word at another price, where both would still gain."""
    if for_nothing(offer.give) and offer.get.money > 1:
        kind = eyes.memory.word_for(by=offer.maker, to=eyes.me).kind
        price = min(offer.get.money - 1, int(eyes.memory.credit(offer.maker) * benefit(eyes, kind, offer.maker)))
        notes = notes_for(question, price) if price >= 1 else None
        return None if notes is None else MakeOffer(offer.maker, Goods(notes=notes), Goods(), number, "phase")
    if for_nothing(offer.get) and total(offer.give.notes):
        price = ceil(cost(eyes, eyes.memory.word_for(by=eyes.me, to=offer.maker).kind, offer.maker) + PROFIT)
        if total(offer.give.notes) < price <= total(offer.give.notes) + 2:
            return MakeOffer(offer.maker, Goods(), Goods(money=price), number, "phase")
    return None


def notes_for(question: Aside, price: int) -> tuple[int, int, int] | None:
    """Notes that make up a sum, if there are such."""
    for threes in range(min(question.notes[2], price // 3), -1, -1):
        for twos in range(min(question.notes[1], (price - 3 * threes) // 2), -1, -1):
            ones = price - 3 * threes - 2 * twos
            notes = (ones, twos, threes)
            left = tuple(
                [have - gone + more for have, gone, more in zip(question.notes, notes, question.aid, strict=True)]
            )
            if ones <= question.notes[0] and (
                not question.promised or payable((left[0], left[1], left[2]), question.promised)
            ):
                return notes
    return None
