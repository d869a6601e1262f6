"""Budgets: what one asks for a yes, what a majority costs, and what it takes to win a dummy (J17.0t)."""

from __future__ import annotations

from camarilla.bots.junta.worth import AID, most, own_cash, present, shuffled, threat, votes_of
from camarilla.core.questions import Dice
from camarilla.games.junta.chapters.mini import table_number
from camarilla.games.junta.components import Box
from camarilla.games.junta.money import Notes, payable, total
from camarilla.games.junta.questions.chamber import ProposeBudget
from camarilla.games.junta.state import GENERALS, MINISTER
from camarilla.games.junta.view import JuntaView

CONTENT = 0.75  # of a fair share is worth a yes
SPENT = 0.6  # of the aid, at most, for a majority
SHAMELESS, GREEDY = 5, 14  # so often in a hundred budgets a President pays nobody, or only for force
MOST_FOR_A_DUMMY = 5  # MP; more buys nothing (J17.0t)


def asking_price(view: JuntaView) -> float:
    """What somebody wants for his yes."""
    return CONTENT * AID / max(3, view.players)


def promised(view: JuntaView, seat: int) -> int:
    """What a budget brings a player: his own share, and what goes to dummies whose money is his (J17.4, J18.3)."""
    if not view.proposal:
        return 0
    share = view.proposal[seat]
    if view.players == 2 or seat != view.president:
        share += sum([view.proposal[one.seat] for one in view.families if one.dummy and one.leader == seat])
    return share


def likes_the_budget(view: JuntaView, seat: int) -> bool:
    """Whether the promise is worth a yes: something near a fair share, or cash that waits for an open bank."""
    if view.proposer == seat:
        return True
    share = promised(view, seat)
    return share >= asking_price(view) or (share >= 1 and own_cash(view) >= 4)


def forces(view: JuntaView, seat: int) -> bool:
    """Whether the Minister intervenes: for his own budget, or for a share worth the trouble."""
    return view.proposer == seat or promised(view, seat) >= 2


def minister_of(view: JuntaView) -> int:
    """Whose yes or no decides about force: the Minister, or the leader of a dummy; -1 if nobody can."""
    return next((one.leader for one in view.families if MINISTER in one.offices), -1)


def propose_budget(view: JuntaView, box: Box, question: ProposeBudget, dice: Dice) -> tuple[int, ...]:
    """Enough for the cheapest majority and for whoever can force it; the rest is the proposer's."""
    given = dict.fromkeys(question.receivers, 0)
    left = SPENT * (total(view.aid) if view.aid else 0)
    for one in question.receivers:
        if view.families[one].dummy:
            given[one] = for_a_dummy(view, box, one, int(left))
            left -= given[one] * (0.4 if view.players == 2 else 0.8)  # the rest comes back with the dummy
    for one, price in buyable(view, question, given, dice):
        if price <= left:
            given[one] = price
            left -= price
    return made_payable(question.notes, tuple([given[one] for one in question.receivers]), dice)


def buyable(view: JuntaView, question: ProposeBudget, given: dict[int, int], dice: Dice) -> list[tuple[int, int]]:
    """Whom to pay, and how much: the Minister, then the strongest, until there is a majority."""
    assert view.seat is not None
    price = int(asking_price(view) + 0.99)
    real = [one for one in question.receivers if not view.families[one].dummy and present(view, one)]
    mine = votes_of(view, view.seat) + sum([votes_of(view, one) for one in given if given[one] >= 3])
    against = sum([votes_of(view, one) for one in question.receivers if present(view, one) and given[one] < 3])
    minister, found = minister_of(view), []
    for one in sorted(shuffled(real, dice), key=lambda one: (one != minister, -votes_of(view, one), threat(view, one))):
        if mine > against and one != minister:
            break
        found.append((one, price))
        mine += votes_of(view, one)
        against -= votes_of(view, one)
    draw = dice.below(100)
    if draw < SHAMELESS:
        return []
    return found[:1] if minister in real and draw < GREEDY else found


def for_a_dummy(view: JuntaView, box: Box, dummy: int, limit: int) -> int:
    """The sum with the best prospects: what the dummy is worth on one's side, less what goes to the other."""
    one = view.families[dummy]
    use = 1.5 + 0.2 * votes_of(view, dummy) + (2.0 if MINISTER in one.offices else 0.0)
    use += 1.0 if any(office in GENERALS for office in one.offices) else 0.0
    kept = 0.0 if view.players == 2 else 0.5  # of the money of one's own dummy is lost (J18.3)

    def prospects(money: int) -> float:
        chance = table_number(box, one.open_cards, MINISTER in one.offices, money) / 6
        return chance * (use - kept * money) - (1 - chance) * (use + money)

    return max(range(min(limit, MOST_FOR_A_DUMMY) + 1), key=lambda money: (prospects(money), -money))


def made_payable(notes: Notes, sums: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """The same sums, or a little less where the notes do not allow them."""
    found = list(sums)
    while not payable(notes, tuple(found)):
        largest = most(range(len(found)), lambda place: found[place], dice)
        if found[largest] == 0:
            return tuple([0] * len(found))
        found[largest] -= 1
    return tuple(found)
