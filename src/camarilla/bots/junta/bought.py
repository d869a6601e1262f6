"""Budgets are bought: what a yes is worth to its owner, what it may cost, and the cheapest majority."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from math import ceil, erf, sqrt

from camarilla.bots.junta import budget
from camarilla.bots.junta.eyes import Eyes
from camarilla.bots.junta.feelings import HATE, feelings, mood
from camarilla.bots.junta.worth import own_cash, present, votes_of
from camarilla.bots.reasons import Choice, Term, term
from camarilla.bots.words import Word
from camarilla.core.questions import YesNo
from camarilla.core.words import named
from camarilla.games.junta.money import payable, total
from camarilla.games.junta.questions.chamber import ProposeBudget

REJECTED = 0.3  # of the aid is still worth something when the bank is closed and there is a pretext
FORCED = 0.55  # where only the bank is closed
SURE, STEEP, LEAST = 0.93, 0.8, 0.05  # how likely a yes is at its price, less for a missing MP, and at least
LATELY = 3  # replies to budgets that are remembered
SHORTLIST = 8  # budgets that are looked at closely
BRIGADE = 1.5  # MP that a brigade costs that walks
BY_VOTES = 0.6  # of a price goes by how many votes somebody has
SLIGHT = 0.7  # MP that it costs to overlook somebody
ARMED = 0.7  # MP more, if he commands troops: an empty purse is a good reason to march
NOTICED = 0.5  # of a slight is left where somebody gets something, but nothing near his price
CONSTANT = 2.0  # MP that it costs to force through what one has just voted against
FED = 0.2  # of a million in the hands of whoever leads is one's own loss


# --- a deputy's yes ---------------------------------------------------------------------------------------------------


def power(eyes: Eyes, seat: int) -> float:
    """How much a deputy's votes weigh: 1 is what everybody has on average."""
    here = [one.seat for one in eyes.view.families if not one.dummy and present(eyes.view, one.seat)]
    mean = sum([votes_of(eyes.view, one) for one in here]) / max(1, len(here))
    return min(1.8, max(0.4, votes_of(eyes.view, seat) / max(0.5, mean)))


def asks(eyes: Eyes) -> float:
    """What this seat wants for its yes: more for many votes, and more if it is greedy."""
    usual = budget.asking_price(eyes.view) * (1 - BY_VOTES + BY_VOTES * power(eyes, eyes.me))
    return usual * (0.7 + 0.3 * eyes.who.leaning("greedy"))


def budget_terms(eyes: Eyes) -> list[Term]:
    """What a yes to the budget on the table is worth."""
    view = eyes.view
    if view.proposer == eyes.me:
        return [term("core-why-own-budget", 10.0)]
    share, waiting = budget.promised(view, eyes.me), 0.35 * max(0, own_cash(view) - 1)
    proposer = max(0, view.proposer)
    return [
        term("core-why-share", float(share), sum=share),
        term("core-why-open-bank", waiting),
        *eyes.word_terms(eyes.memory.word("yes", eyes.me, proposer)),
        *feelings(eyes, proposer),
    ]


def refusal_terms(eyes: Eyes) -> list[Term]:
    """What a no is worth: the price that a yes has next time, and that a threat was meant."""
    if eyes.view.proposer == eyes.me:
        return []
    threat = eyes.memory.word("no", eyes.me, max(0, eyes.view.proposer))
    return [term("core-why-asked", asks(eyes)), *eyes.word_terms(threat)]


def budget_or_not(eyes: Eyes, question: YesNo) -> list[Choice]:
    """J8.3, J8.5 The President breaks a tie, the Minister sends his police: but not for what he has just voted down."""
    replies = eyes.memory.replies.get(eyes.me, []) if eyes.memory.budget else []
    voted_no = bool(replies) and not replies[-1][1]
    constant = [term("core-why-constant", CONSTANT)] if voted_no else []
    return [Choice(True, tuple(budget_terms(eyes))), Choice(False, (*refusal_terms(eyes), *constant))]


def wanted_more(eyes: Eyes) -> float:
    """What is missing until this seat would say yes; below 0: it would anyway."""
    yes, no = [one.value for one in budget_terms(eyes)], [one.value for one in refusal_terms(eyes)]
    return sum(no, 0.0) - sum(yes, 0.0)  # 0.0: compiled code would hold a plain sum for a whole number


# --- the President's -------------------------------------------------------------------------------------------------


def price_of(eyes: Eyes, seat: int) -> float:
    """What his yes may cost: by his votes, by old debts, by what he said to budgets before, and by what he demands."""
    usual = budget.asking_price(eyes.view) * (1 - BY_VOTES + BY_VOTES * power(eyes, seat))
    usual += HATE * min(2.0, eyes.memory.grudge(eyes.me, seat)) - 0.4 * max(0.0, eyes.memory.trust(eyes.me, seat))
    for share, yes in eyes.memory.replies.get(seat, [])[-LATELY:]:
        usual = min(usual, max(0.5, float(share))) if yes else max(usual, share + 0.7)
    demand = eyes.memory.word("demand", seat, eyes.me)
    return usual if demand is None else usual + eyes.memory.credit(seat) * (demand.sum - usual)


def likely(price: float, share: int) -> float:
    """How likely somebody with this price says yes to this share."""
    return min(0.97, SURE + 0.03 * (share - price)) if share >= price else max(LEAST, SURE - STEEP * (price - share))


def passes(eyes: Eyes, deputies: dict[int, tuple[int, float]]) -> float:
    """How likely the budget passes, by everybody's votes and how likely he says yes; a tie is the President's."""
    lead = votes_of(eyes.view, eyes.me) + sum([votes * (2 * chance - 1) for votes, chance in deputies.values()], 0.0)
    spread = sum([4 * votes**2 * chance * (1 - chance) for votes, chance in deputies.values()], 0.0)
    return 0.5 * (1 + erf((lead + 0.5) / sqrt(2 * (spread + 0.2))))


@dataclass(frozen=True)
class Deputy:
    """What the President thinks of one of those he might pay: his price and votes, and what a million to him does."""

    seat: int
    price: float
    votes: int
    friend: float
    fed: float
    slight: float  # what it costs to give him nothing; in part, if he gets less than his price
    told: Word | None
    demand: Word | None


def deputy(eyes: Eyes, seat: int) -> Deputy:
    trust, grudge = eyes.trust(seat), eyes.grudge(seat)
    return Deputy(
        seat,
        price_of(eyes, seat),
        votes_of(eyes.view, seat),
        max(0.0, trust),
        FED * eyes.danger(seat) + 0.1 * min(3.0, grudge),
        SLIGHT * eyes.who.leaning("loyal") * (1 + max(-1.0, trust)) + ARMED * eyes.armed(seat),
        eyes.memory.word("share", eyes.me, seat),
        eyes.memory.word("demand", seat, eyes.me),
    )


def budgets(eyes: Eyes, question: ProposeBudget) -> list[Choice]:
    """J8.1 Every way to share that might be worth it; those that look best are weighed."""
    view = eyes.view
    if any(one.dummy for one in view.families):
        return []
    have = total(question.notes)
    deputies = [deputy(eyes, one) for one in question.receivers if present(view, one)]
    ways = [_shares(one, len(deputies)) for one in deputies]
    weighed = []
    for paid in product(*ways):
        if sum(paid) <= have:
            terms = _budget(eyes, list(zip(deputies, paid, strict=True)), have)
            sums = {one.seat: share for one, share in zip(deputies, paid, strict=True)}
            weighed.append((sum([one.value for one in terms]), [sums.get(one, 0) for one in question.receivers], terms))
    weighed.sort(key=lambda one: -one[0])
    found: list[Choice] = []
    for _, sums_, terms in weighed:
        if payable(question.notes, tuple(sums_)):
            found.append(Choice(tuple(sums_), (*terms, mood(eyes))))
        if len(found) == SHORTLIST:
            break
    return found


def _shares(one: Deputy, deputies: int) -> list[int]:
    """What he might be promised: nothing, about his price, what he demands, what he was told."""
    near = {0, ceil(one.price), *[word.sum for word in (one.told, one.demand) if word is not None]}
    return sorted(near | {1, max(0, ceil(one.price) - 1)}) if deputies <= 4 else sorted(near)


def _hungry(one: Deputy, share: int) -> float:
    """How far somebody stays below his price: 1 with nothing, 0 if he gets it. The first million counts most: it says
    that he was thought of."""
    return 1.0 if share == 0 else NOTICED * max(0.0, 1 - share / max(0.5, one.price))


def _budget(eyes: Eyes, paid: list[tuple[Deputy, int]], have: int) -> list[Term]:
    chances = {one.seat: likely(one.price, share) for one, share in paid}
    through = passes(eyes, {one.seat: (one.votes, chances[one.seat]) for one, _ in paid})
    force = 0.1 + 0.75 * chances.get(budget.minister_of(eyes.view), 0.0)
    spent = sum([share for _, share in paid])
    kept = float(have - spent)
    terms = [
        term("core-why-kept", through * kept, sum=have - spent),
        term("core-why-forced", (1 - through) * force * FORCED * kept),
        term("core-why-rejected", (1 - through) * (1 - force) * REJECTED * have),
        term("core-why-thanks", 0.2 * eyes.who.leaning("loyal") * sum([share * one.friend for one, share in paid])),
        term("core-why-fed", -through * sum([share * one.fed for one, share in paid])),
        term("core-why-slight", -sum([one.slight * _hungry(one, share) for one, share in paid])),
    ]
    for one, share in paid:
        if one.told is not None and share < one.told.sum:
            terms.append(term("core-why-my-word", -eyes.price_of_word(one.told), who=named(one.seat)))
        if one.demand is not None and one.demand.or_else == "brigade" and share < one.demand.sum:
            terms.append(term("core-why-brigade", -BRIGADE * eyes.memory.credit(one.seat), who=named(one.seat)))
    return terms
