"""Elections, offices, votes, locations, terror and the bank."""

from __future__ import annotations

from camarilla.bots.junta.budget import likes_the_budget
from camarilla.bots.junta.worth import (
    ally,
    guessed_cash,
    least,
    most,
    own,
    own_cash,
    present,
    rivals,
    shuffled,
    threat,
    votes_of,
)
from camarilla.core.questions import Dice
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.chapters.locations import DummyLocations
from camarilla.games.junta.components import Box
from camarilla.games.junta.course import Bank, Stage
from camarilla.games.junta.money import Notes, total
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, Votes, assignments
from camarilla.games.junta.questions.kinds import PayPrice, PickCards
from camarilla.games.junta.questions.terror import (
    NO_MORE,
    Announce,
    Announcement,
    BankBusiness,
    ChooseLocation,
    embassy_of,
)
from camarilla.games.junta.sources import Origin, Source
from camarilla.games.junta.state import MINISTER, NOBODY
from camarilla.games.junta.view import JuntaView

IN_OFFICE = 3  # what the presidency adds to a threat
CHANCES = 0.6  # of the strongest rival's votes, to stand for President oneself
OFFICE_WORTH = (3.0, 2.0, 2.0, 2.0, 1.0, 1.5)  # Minister, brigades, navy, air force
RICH = 4  # MP that are worth a journey abroad


def reach(view: JuntaView, box: Box) -> int:
    """The votes this seat can bring: what lies open, and the vote cards in hand."""
    assert view.seat is not None
    return votes_of(view, view.seat) + sum([box.cards[card].votes for card in own(view).hand or ()])


def nominates(view: JuntaView, box: Box, seats: tuple[int, ...], dice: Dice) -> int:
    """Oneself with a chance; else the least dangerous whom one's own votes can carry past the strongest."""
    assert view.seat is not None
    mine, others = reach(view, box), rivals(view)
    strongest = max([votes_of(view, one) for one in others], default=0)
    if mine >= CHANCES * strongest:
        return view.seat if view.seat in seats else NOBODY
    able = [one for one in others if one in seats and strongest < votes_of(view, one) + mine]
    able = [one for one in able if votes_of(view, one) < strongest] or able
    return least(able, lambda one: threat(view, one), dice) if able else NOBODY


def wants_removal(view: JuntaView, seat: int) -> bool:
    """J5.C.60 Of a President whom one could follow, or more dangerous than most; not as his Minister."""
    if seat == view.president:
        return False
    others = [one for one in players_here(view) if one not in (seat, view.president)]
    if votes_of(view, seat) > max([votes_of(view, one) for one in others], default=0):
        return True
    danger = threat(view, view.president) - IN_OFFICE
    loyal = MINISTER in view.families[seat].offices
    return not loyal and danger * len(others) >= sum([threat(view, one) for one in others])


def can_be_removed(view: JuntaView) -> bool:
    """J5.C.60 Whether those who should want it have two thirds of the open votes."""
    voters = players_here(view)
    yes = sum([votes_of(view, one) for one in voters if wants_removal(view, one)])
    return 0 < 2 * sum([votes_of(view, one) for one in voters]) <= 3 * yes


def players_here(view: JuntaView) -> list[int]:
    """The players who are in the country."""
    return [one.seat for one in view.families if not one.dummy and present(view, one.seat)]


def wish(view: JuntaView, question: CastVotes, seat: int, dice: Dice) -> str:
    """What this seat votes for."""
    if view.ballot_kind == "budget":
        return "yes" if likes_the_budget(view, seat) else "no"
    if view.ballot_kind == "motion":
        return "yes" if wants_removal(view, seat) else "no"
    if str(seat) in question.choices:
        return str(seat)
    return least(question.choices, lambda one: threat(view, int(one)), dice)


def cast_votes(view: JuntaView, box: Box, question: CastVotes, dice: Dice) -> Votes:
    """For what one wishes."""
    assert view.seat is not None
    if not question.choices:
        return ()
    return cast_for(view, box, question, wish(view, question, view.seat, dice))


def cast_for(view: JuntaView, box: Box, question: CastVotes, choice: str) -> Votes:
    """Open sources first; cards from the hand only as far as they are needed to win."""
    free: list[tuple[Source, int]] = []
    dear: list[tuple[Source, int]] = []
    for source, votes in question.sources:
        spent = source.kind is Origin.CARD and box.cards[source.id].kind == "vote"
        (dear if spent else free).append((source, votes))
    for_it = sum([one.votes for one in view.cast if one.choice == choice])
    against = max(
        [0, *[sum([o.votes for o in view.cast if o.choice == other]) for other in question.choices if other != choice]]
    )
    chosen = [(source, choice) for source, _ in free]
    for_it += sum([votes for _, votes in free])
    matters = view.ballot_kind == "election" or own(view).seat == view.proposer
    if view.ballot == Stage.SECOND_ROUND and matters:
        for source, votes in sorted(dear, key=lambda one: one[1]):
            if for_it <= against and for_it + sum([v for _, v in dear]) > against:
                chosen.append((source, choice))
                for_it += votes
    return tuple(chosen)


def assign_offices(view: JuntaView, question: AssignOffices, dice: Dice) -> tuple[int, ...]:
    """The Ministry and second offices to allies and to those who are least dangerous; rivals get what is left."""
    families = shuffled(question.families, dice)
    fear = [threat(view, one) - 2 * ally(view, one) for one in families]
    a, b, c, d, e, f = [[worth * one for one in fear] for worth in OFFICE_WORTH]
    ways = assignments(len(families))  # of five families some 700: each costs no more than these sums
    costs = [a[i] + b[j] + c[k] + d[m] + e[n] + f[o] for i, j, k, m, n, o in ways]
    return tuple([families[one] for one in ways[costs.index(min(costs))]])


def choose_location(view: JuntaView, box: Box, question: ChooseLocation, dice: Dice) -> str:
    """The bank with money, but not every round; else anywhere; headquarters for those who have little to lose.

    Abroad goes who cannot bank a full purse tonight and has a way home again.
    """
    cash = own_cash(view)
    draw = dice.below(100)
    abroad = [name for name in question.names if embassy_of(name)]
    if abroad and view.bank != Bank.OPEN and cash >= RICH and comes_home(view, box) and draw < 50:
        return abroad[dice.below(len(abroad))]
    if view.bank == Bank.OPEN and cash >= 2 and draw < (85 if view.bank_marker == 2 else 70):
        return "bank"
    if cash <= 2 and view.seat != view.president and not view.pretext and draw % 2:
        return "headquarters"
    return ("home", "mistress", "club", "home", "mistress", "club", "headquarters")[dice.below(7)]


def comes_home(view: JuntaView, box: Box) -> bool:
    """J9.1b From exile: with nothing to lose, with a card that stops the Minister's man, or if nobody can send one."""
    if own_cash(view) <= 1 or MINISTER in view.frozen:
        return True
    hand, one = own(view).hand or (), own(view)
    monarchist = Card.MONARCHIST_ASSASSIN in hand and box.cards[Card.MONARCHIST_ASSASSIN].needs in one.open_cards
    bribe = Card.BRIBED_ASSASSIN in hand and own_cash(view) >= box.cards[Card.BRIBED_ASSASSIN].price
    return monarchist or bribe


def announce(view: JuntaView, box: Box, question: Announce, dice: Dice) -> Announcement:
    """The fattest purse, where it probably is; a paid assassin only if the purse is worth it."""
    if not question.targets:
        return NO_MORE
    best = most(question.targets, lambda one: guessed_cash(view, one) + 0.2 * threat(view, one), dice)
    if question.police:
        return Announcement(SECRET_POLICE, best, likely_place(view, best, question.police_at_bank, dice))
    tried = {(one.target, one.location) for one in view.attempts}
    for card in question.cards:
        if card == Card.ROBBERS:
            return Announcement(card, best, "")
        gain = 0.4 * guessed_cash(view, best) - box.cards[card].price
        place = likely_place(view, best, True, dice)
        if gain > 0.8 and (best, place) not in tried:
            return Announcement(card, best, place)
    return NO_MORE


def likely_place(view: JuntaView, target: int, bank: bool, dice: Dice) -> str:
    """Where somebody with money spends the evening: at the bank, if it is open."""
    if bank and view.bank == Bank.OPEN and dice.below(100) < 65:
        return "bank"
    return ("home", "mistress", "club", "headquarters")[dice.below(4)]


def dummy_locations(view: JuntaView, question: DummyLocations, dice: Dice) -> tuple[str, ...]:
    """J17.5 A dummy with money goes to an open bank more often than not; the others hide."""
    places = []
    for dummy in question.dummies:
        cash = view.families[dummy].cash
        rich = view.bank == Bank.OPEN and cash is not None and total(cash) > 0
        places.append("bank" if rich and dice.below(100) < 60 else ("home", "club", "mistress")[dice.below(3)])
    return tuple(places)


def bank(question: BankBusiness) -> Notes:
    """Everything goes to Switzerland."""
    return question.all_of_it()


def pay(question: PayPrice) -> Notes:
    """The least loss, small notes first."""
    return min(question.ways, key=lambda way: (total(way), way[2], way[1]))


def shed(view: JuntaView, box: Box, question: PickCards, worth: dict[int, float]) -> tuple[int, ...]:
    """The cheapest cards go."""
    return tuple(sorted(sorted(question.cards, key=lambda card: worth[card])[: question.count]))


def shot(view: JuntaView, seats: tuple[int, ...], dice: Dice) -> int:
    """Whom to shoot: who probably carries most, and a comrade only if there is nobody else."""
    enemies = [one for one in seats if one < 0 or not view.rebels or (one in view.rebels) != (view.seat in view.rebels)]
    return most(
        enemies or seats, lambda one: guessed_cash(view, one) + 0.3 * threat(view, one) if one >= 0 else 0, dice
    )
