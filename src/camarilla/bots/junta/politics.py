"""Elections, offices, budgets, votes, locations, terror and the bank."""

from __future__ import annotations

from camarilla.bots.junta.worth import AID, guessed_cash, own, own_cash, present, threat, votes_of
from camarilla.core.questions import Dice
from camarilla.games.junta.components import Box
from camarilla.games.junta.money import Notes, payable, total
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, ProposeBudget, assignments
from camarilla.games.junta.questions.kinds import PayPrice, PickCards
from camarilla.games.junta.questions.terror import NO_MORE, Announce, Announcement, BankBusiness, ChooseLocation
from camarilla.games.junta.view import JuntaView

Pairs = tuple[tuple[str, str], ...]


def likes_the_budget(view: JuntaView, seat: int) -> bool:
    """Whether the promise is worth a yes: something near a fair share, or cash that waits for an open bank."""
    if view.proposer == seat:
        return True
    promised = view.proposal[seat] if view.proposal else 0
    fair = AID / max(3, view.players)
    return promised >= 0.55 * fair or (promised >= 1 and own_cash(view) >= 4)


def wish(view: JuntaView, question: CastVotes, seat: int) -> str:
    """What this seat votes for."""
    if view.ballot_kind == "budget":
        return "yes" if likes_the_budget(view, seat) else "no"
    if view.ballot_kind == "motion":
        return "no" if view.president == seat else "yes"
    if str(seat) in question.choices:
        return str(seat)
    return min(question.choices, key=lambda one: threat(view, int(one)))


def cast_votes(view: JuntaView, box: Box, question: CastVotes) -> Pairs:
    """Open sources first; cards from the hand only as far as they are needed to win."""
    assert view.seat is not None
    if not question.choices:
        return ()
    choice = wish(view, question, view.seat)
    free: list[tuple[str, int]] = []
    dear: list[tuple[str, int]] = []
    for source, votes in question.sources:
        card = int(source[5:].split("@")[0]) if source.startswith("card:") else 0
        (dear if card and box.cards[card].kind == "vote" else free).append((source, votes))
    for_it = sum([one.votes for one in view.cast if one.choice == choice])
    against = max(
        [0, *[sum([o.votes for o in view.cast if o.choice == other]) for other in question.choices if other != choice]]
    )
    chosen = [(source, choice) for source, _ in free]
    for_it += sum([votes for _, votes in free])
    matters = view.ballot_kind == "election" or own(view).seat == view.proposer
    if view.ballot == 2 and matters:
        for source, votes in sorted(dear, key=lambda one: one[1]):
            if for_it <= against and for_it + sum([v for _, v in dear]) > against:
                chosen.append((source, choice))
                for_it += votes
    return tuple(chosen)


def assign_offices(view: JuntaView, question: AssignOffices) -> tuple[int, ...]:
    """The Ministry and second offices to those who are least dangerous."""
    fear = {one: threat(view, one) for one in question.families}

    def cost(way: tuple[int, ...]) -> float:
        worth = (3.0, 2.0, 2.0, 2.0, 1.0, 1.5)  # Minister, brigades, navy, air force
        return sum([worth[place] * fear[holder] for place, holder in enumerate(way)])

    ways = [tuple([question.families[one] for one in way]) for way in assignments(len(question.families))]
    return min(ways, key=cost)


def propose_budget(view: JuntaView, question: ProposeBudget, dice: Dice) -> tuple[int, ...]:
    """Enough for the cheapest majority and for whoever can force it; the rest is the proposer's."""
    assert view.seat is not None
    have = total(view.aid) if view.aid else 0
    fair = max(2, round(0.6 * AID / max(3, view.players)))
    spend, given = 0.55 * have, dict.fromkeys(question.receivers, 0)
    mine = votes_of(view, view.seat)
    against = sum([votes_of(view, one) for one in question.receivers if present(view, one)])
    minister = next((one.seat for one in view.families if 1 in one.offices), -1)
    order = sorted(question.receivers, key=lambda one: (one != minister, -votes_of(view, one), threat(view, one)))
    for one in order:
        if not present(view, one) or spend < fair:
            continue
        if mine <= against or one == minister:
            given[one] = fair
            spend -= fair
            mine += votes_of(view, one)
            against -= votes_of(view, one)
    for one in question.receivers:
        if view.families[one].dummy and have >= 6:
            given[one] = max(given[one], 2)
    sums = tuple([given[one] for one in question.receivers])
    return made_payable(question.notes, sums)


def made_payable(notes: Notes, sums: tuple[int, ...]) -> tuple[int, ...]:
    """The same sums, or a little less where the notes do not allow them."""
    found = list(sums)
    while not payable(notes, tuple(found)):
        largest = max(range(len(found)), key=lambda place: found[place])
        if found[largest] == 0:
            return tuple([0] * len(found))
        found[largest] -= 1
    return tuple(found)


def choose_location(view: JuntaView, question: ChooseLocation, dice: Dice) -> str:
    """The bank with money, but not every round; else anywhere; headquarters for those who have little to lose."""
    cash = own_cash(view)
    draw = dice.below(100)
    if view.bank == "open" and cash >= 2 and draw < (85 if view.bank_marker == 2 else 70):
        return "bank"
    if cash <= 2 and view.seat != view.president and not view.pretext and draw % 2:
        return "headquarters"
    return ("home", "mistress", "club", "home", "mistress", "club", "headquarters")[dice.below(7)]


def announce(view: JuntaView, box: Box, question: Announce, dice: Dice) -> Announcement:
    """The fattest purse, where it probably is; a paid assassin only if the purse is worth it."""
    targets = [one for one in question.targets if not view.families[one].dummy] or list(question.targets)
    if not targets:
        return NO_MORE
    best = max(targets, key=lambda one: (guessed_cash(view, one) + 0.2 * threat(view, one), one))
    if question.police:
        return Announcement(0, best, likely_place(view, best, question.police_at_bank, dice))
    tried = {(one.target, one.location) for one in view.attempts}
    for card in question.cards:
        if card == 28:
            return Announcement(28, best, "")
        gain = 0.4 * guessed_cash(view, best) - box.cards[card].price
        place = likely_place(view, best, True, dice)
        if gain > 0.8 and (best, place) not in tried:
            return Announcement(card, best, place)
    return NO_MORE


def likely_place(view: JuntaView, target: int, bank: bool, dice: Dice) -> str:
    """Where somebody with money spends the evening: at the bank, if it is open."""
    if bank and view.bank == "open" and dice.below(100) < 65:
        return "bank"
    return ("home", "mistress", "club", "headquarters")[dice.below(4)]


def bank(question: BankBusiness) -> Notes:
    """Everything goes to Switzerland."""
    return question.all_of_it()


def pay(question: PayPrice) -> Notes:
    """The least loss, small notes first."""
    return min(question.ways, key=lambda way: (total(way), way[2], way[1]))


def shed(view: JuntaView, box: Box, question: PickCards, worth: dict[int, float]) -> tuple[int, ...]:
    """The cheapest cards go."""
    return tuple(sorted(sorted(question.cards, key=lambda card: worth[card])[: question.count]))


def richest(view: JuntaView, seats: tuple[int, ...]) -> int:
    """Whom to shoot: who probably carries most."""
    return max(seats, key=lambda one: (guessed_cash(view, one) + 0.3 * threat(view, one), -one))
