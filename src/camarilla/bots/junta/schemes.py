"""What a schemer weighs at Junta: every answer as a sum of terms in MP."""

from __future__ import annotations

from camarilla.bots.junta import coup, politics
from camarilla.bots.junta.bought import budget_terms, refusal_terms
from camarilla.bots.junta.eyes import ON_THE_WAY, PLACES, Eyes
from camarilla.bots.junta.feelings import UNSEEN, feelings, mood
from camarilla.bots.junta.heard import SIDE_OF
from camarilla.bots.junta.worth import own_cash, rivals, threat, votes_of
from camarilla.bots.reasons import Choice, Term, choice, term
from camarilla.core.words import named
from camarilla.games.junta.acts import END
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.course import Bank
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, Votes
from camarilla.games.junta.questions.kinds import PickName, PickSeat
from camarilla.games.junta.questions.terror import BONUS, NO_MORE, Announce, Announcement, ChooseLocation, embassy_of
from camarilla.games.junta.questions.turn import StartCoup
from camarilla.games.junta.state import NOBODY
from camarilla.games.junta.view import JuntaView

PALACE = 6.0  # what the presidency is worth, in MP
NO_CHANCE, SOME = 0.03, 0.4  # of it is left for who is far behind, and for who may yet be helped by a card
THANKED, NOTICED = 1.5, 0.7  # MP that a vote brings from who is elected by it, and from who would be anyway
AT_THE_BANK = 0.72  # of those with money go there while it is open
UNRELIABLE = {Card.AMATEUR: 0.5, Card.PSYCHOTIC: 0.5}
FORTUNE = 9  # MP that nobody carries into a shoot-out while there are rounds to come
COMRADES = 6.0  # MP that a comrade's life is worth
POOR = 2  # MP or less in the pockets: nothing that a firing squad could take
IDLE, TROOPS = -0.3, 0.4  # MP that headquarters are worth to the poor, and more for an office with troops
RISE, NEEDED = 10.0, 0.4  # MP that all troops of the country would be worth to a rebel, and the share it takes
SHAME, FAT = 12.0, 4.0  # MP more, while there is an enemy to be shot and the comrade's purse holds less than that


# --- the night --------------------------------------------------------------------------------------------------------


def locations(eyes: Eyes, question: ChooseLocation) -> list[Choice]:
    """J9.0 Where the money is safe, and the man."""
    view, cash = eyes.view, float(own_cash(eyes.view))
    found = []
    for place in question.names:
        if embassy_of(place):
            found.append(_abroad(eyes, place, cash))
            continue
        banked = place == "bank" and view.bank == Bank.OPEN
        worth = cash if banked else cash * ON_THE_WAY * (1 - eyes.late)
        risk = eyes.killed_at(place)
        terms = [
            term("core-why-banked" if banked else "core-why-carried", worth),
            term("core-why-danger", -risk * (worth + eyes.cards_at_stake()), percent=round(100 * risk)),
            mood(eyes),
        ]
        if place == "bank" and cash >= FORTUNE and eyes.shoot_out() and not eyes.late:
            terms.append(term("core-why-fortune", -0.6 * cash))
        if place == "headquarters" and cash <= POOR and eyes.me != view.president and not view.pretext:
            terms.append(term("core-why-coup-chance", _restless(eyes)))
        found.append(Choice(place, tuple(terms)))
    return found


def _restless(eyes: Eyes) -> float:
    """J12.3 What it is worth to be where a coup can start: to those who have troops and a grudge, not to friends."""
    president = eyes.view.president
    return IDLE + TROOPS * eyes.armed(eyes.me) + 0.3 * eyes.grudge(president) - 0.8 * max(0.0, eyes.trust(president))


def _abroad(eyes: Eyes, place: str, cash: float) -> Choice:
    home = politics.comes_home(eyes.view, eyes.box)
    worth = 0.9 * cash * ON_THE_WAY * (1 - eyes.late)
    return choice(place, term("core-why-carried", worth), term("core-why-exile", -2.0 if home else -5.0), mood(eyes))


def found_at(eyes: Eyes, target: int, place: str) -> float:
    """How likely he is there: by his purse, by the bank, and by where he was seen on other nights."""
    bank = eyes.view.bank == Bank.OPEN and eyes.purse(target) >= 1.5
    seen = eyes.memory.nights.get(target, {})
    usual = AT_THE_BANK if bank else 0.04
    prior = usual if place == "bank" else (1 - usual) / 4
    if not bank:
        seen = {where: often for where, often in seen.items() if where != "bank"}
    return (6 * prior + seen.get(place, 0)) / (6 + sum(seen.values()))


def attempts(eyes: Eyes, question: Announce) -> list[Choice]:
    """J10.0 The purse, what his loss is worth to oneself, and old debts; none at all is a choice, too."""
    found = [choice(NO_MORE)]
    tried = {(one.target, one.location) for one in eyes.view.attempts}
    hits = {target: _hit(eyes, target) for target in question.targets}
    ways = [(SECRET_POLICE, question.places())] if question.police else []
    ways += [(card, PLACES) for card in question.cards if card != Card.ROBBERS]
    for card, places in ways:
        price = eyes.box.cards[card].price if card else 0
        works = next((chance for kind, chance in UNRELIABLE.items() if kind == card), 1.0)
        for target in question.targets:
            for place in places:
                chance = works * found_at(eyes, target, place) * (0.15 if (target, place) in tried else 1.0)
                terms = [term(part.words.id, chance * part.value, **part.words.args) for part in hits[target]]
                terms += [term("core-why-price", -float(price)), term("core-why-kept-card", -0.5 if card else 0.0)]
                terms += _broken_peace(eyes, target)  # even if he is not there
                found.append(Choice(Announcement(card, target, place), (*terms, mood(eyes))))
    if Card.ROBBERS in question.cards:
        for target in question.targets:
            loot = term("core-why-purse", min(2.0, eyes.purse(target)) * 0.8, who=named(target))
            found.append(Choice(Announcement(Card.ROBBERS, target, ""), (loot, *_broken_peace(eyes, target))))
    if question.bonus and question.targets:
        richest = max(question.targets, key=eyes.purse)
        purse = term("core-why-purse", 0.4 * eyes.purse(richest), who=named(richest))
        found.append(choice(BONUS, purse, term("core-why-price", -2.5)))
    return found


def _hit(eyes: Eyes, target: int) -> list[Term]:
    """What somebody's death brings."""
    purse, one = eyes.purse(target), eyes.view.families[target]
    cards = 0.8 * one.cards + 0.25 * one.votes + (2.0 if target == eyes.view.president else 0.0)
    return [
        term("core-why-purse", purse, who=named(target)),
        term("core-why-rival", eyes.danger(target) * (0.5 * purse + cards), who=named(target)),
        *feelings(eyes, target, -1),
    ]


def _broken_peace(eyes: Eyes, target: int) -> list[Term]:
    """What it costs to break the word not to harm him tonight, if it was given."""
    kept = eyes.word_terms(eyes.memory.word("peace", eyes.me, target))
    return [term(part.words.id, -part.value, **part.words.args) for part in kept]


def shelled(eyes: Eyes, question: PickSeat) -> list[Choice]:
    """J13.6 Whom a gun is laid on: the other side, where it is strong; a comrade never."""
    found = [choice(NOBODY)] if question.none else []
    for seat in question.seats:
        if not 0 <= seat < len(eyes.view.families):
            found.append(choice(seat))
        elif coup.same_side(eyes.view, seat):
            found.append(choice(seat, term("core-why-comrade", -9.0, who=named(seat))))
        else:
            found.append(Choice(seat, (term("core-why-enemy", 1.0, who=named(seat)), *feelings(eyes, seat, -1))))
    return found


def victims(eyes: Eyes, question: PickSeat) -> list[Choice]:
    """J15.1 Whom the squad takes: never a comrade for nothing."""
    found = [choice(NOBODY)] if question.none else []
    players = range(len(eyes.view.families))
    enemies = any(seat in players and not coup.same_side(eyes.view, seat) for seat in question.seats)
    for seat in question.seats:
        if seat not in players:
            found.append(choice(seat))
            continue
        terms = [*_hit(eyes, seat), *_broken_peace(eyes, seat)]
        if eyes.view.rebels and coup.same_side(eyes.view, seat):
            shame = SHAME if enemies and eyes.purse(seat) < FAT else 0.0
            price = shame + COMRADES * (0.5 + 0.5 * eyes.who.leaning("loyal"))
            terms.append(term("core-why-comrade", -price, who=named(seat)))
        found.append(Choice(seat, (*terms, mood(eyes))))
    return found


# --- the Chamber ------------------------------------------------------------------------------------------------------


def president(eyes: Eyes, seat: int) -> list[Term]:
    """What it is worth that this man becomes President."""
    if seat == eyes.me:
        return [term("core-why-palace", PALACE)]
    return [
        term("core-why-rival", -2.5 * eyes.danger(seat), who=named(seat)),
        *_told_me(eyes, seat),
        *feelings(eyes, seat),
    ]


def _told_me(eyes: Eyes, seat: int) -> list[Term]:
    """A share that he promised me, as far as his word is good."""
    word = eyes.memory.word("share", seat, eyes.me)
    if word is None:
        return []
    return [term("core-why-their-word", 0.5 * eyes.memory.credit(seat) * word.sum, who=named(seat), sum=word.sum)]


def presidents(eyes: Eyes, question: PickSeat) -> list[Choice]:
    """J15.2 Oneself, or who is least to be feared."""
    found = [choice(NOBODY, term("core-why-nobody", -3.0))] if question.none else []
    return found + [Choice(seat, (*president(eyes, seat), mood(eyes))) for seat in question.seats]


def nominees(eyes: Eyes, question: PickSeat) -> list[Choice]:
    """J4.1.2n Oneself with a chance; else whom one's own votes can carry past the strongest."""
    view, mine = eyes.view, politics.reach(eyes.view, eyes.box)
    strongest = max([votes_of(view, one) for one in rivals(view)], default=0)
    found = [choice(NOBODY)] if question.none else []
    for seat in question.seats:
        if seat == eyes.me:
            able = mine >= politics.CHANCES * strongest
            hope, shame = (PALACE, 0.0) if able else (0.0, -1.0)
            terms = [term("core-why-palace", hope), term("core-why-votes", shame, votes=mine)]
        else:
            carried = strongest < votes_of(view, seat) + mine and votes_of(view, seat) < strongest
            terms = [*president(eyes, seat), term("core-why-votes", 2.0 if carried else -0.5, votes=mine)]
        found.append(Choice(seat, (*terms, mood(eyes))))
    return found


def votes(eyes: Eyes, question: CastVotes) -> list[Choice]:
    """J4.1.2 One way to vote for every choice there is; which of one's sources are spent is Steady's craft."""
    view = eyes.view
    if view.ballot_kind == "motion":
        wants = politics.wants_removal(view, eyes.me)
        terms = {
            "yes": [
                term("core-why-votes", 1.0 if wants else -1.0, votes=politics.reach(view, eyes.box)),
                *feelings(eyes, view.president, -1),
            ],
            "no": [],
        }
    elif view.ballot_kind == "budget":
        terms = {"yes": budget_terms(eyes), "no": refusal_terms(eyes)}
    else:
        terms = electing(eyes, question)
    return [
        _cast(politics.cast_for(view, eyes.box, question, one), (*terms.get(one, ()), mood(eyes)))
        for one in question.choices
    ]


def electing(eyes: Eyes, question: CastVotes) -> dict[str, list[Term]]:
    """J4.1.2 Oneself while one can come out ahead; else whoever is best, and remembers who made him."""
    mine = sum([votes for _, votes in question.sources])
    counted = {one: _counted(eyes.view, int(one)) for one in question.choices}
    terms = {}
    for one, votes in counted.items():
        ahead = max([others for other, others in counted.items() if other != one], default=0)
        if int(one) == eyes.me:
            votes = mine + sum([cast.votes for cast in eyes.view.cast if cast.choice == one])
            chance = 1.0 if votes > ahead else SOME if votes >= politics.CHANCES * ahead else NO_CHANCE
            terms[one] = [term("core-why-palace", PALACE * chance)]
        else:
            thanks = NOTICED if votes > ahead else THANKED if votes + mine > ahead else 0.0
            terms[one] = [*president(eyes, int(one)), term("core-why-votes", thanks, votes=mine)]
    return terms


def _counted(view: JuntaView, seat: int) -> int:
    """What a candidate has, and what he can still give himself of what lies open."""
    cast = sum([one.votes for one in view.cast if one.choice == str(seat)])
    return cast + max(0, votes_of(view, seat) - sum([one.votes for one in view.cast if one.voter == seat]))


def _cast(votes: Votes, terms: tuple[Term, ...]) -> Choice:
    """Whoever casts nothing spares what he could cast, whatever he wishes for."""
    whole = Choice(votes, terms)
    return whole if votes else choice(votes, term("core-why-spared", whole.value))


def offices(eyes: Eyes, question: AssignOffices) -> list[Choice]:
    """J6.1 The Ministry and second offices to friends and to those who are least dangerous."""
    if any(one.dummy for one in eyes.view.families):
        return []
    worth = (1.2, 0.7, 0.7, 0.7, 0.35, 0.5)  # Minister, brigades, navy, air force
    fear = {one: 2 * eyes.danger(one) + 0.15 * threat(eyes.view, one) for one in question.families}
    love = {one: 1.5 * eyes.trust(one) - 0.6 * eyes.grudge(one) for one in question.families}
    tie = {one: eyes.dice.below(UNSEEN) / 20 for one in question.families}
    return [
        choice(
            way,
            term("core-why-armed-rivals", -sum([worth[at] * fear[one] for at, one in enumerate(way)])),
            term("core-why-armed-friends", sum([worth[at] * love[one] for at, one in enumerate(way)])),
            term("core-why-mood", sum([worth[at] * tie[one] for at, one in enumerate(way)])),
        )
        for way in question.ways()
    ]


# --- the coup ---------------------------------------------------------------------------------------------------------


def sides(eyes: Eyes, question: PickName) -> list[Choice]:
    """J14.1 Declarations are free: what counts is who will be President, and who decides it."""
    view = eyes.view
    assert view.verdict is not None
    decides = eyes.me in view.verdict.deciders
    rebel, leader = coup.is_rebel(view), view.leader
    terms: dict[str, list[Term]] = {"president": [], "rebels": []}
    if rebel:
        stays = decides or view.verdict.winner == "rebels"
        terms["rebels"].append(term("core-why-comrades", 4.0) if stays else term("core-why-loser", -1.0))
    elif decides and 0 <= leader < view.players:
        terms["rebels"] += [
            term("core-why-fall", 2.0 * eyes.danger(view.president) + 0.3 * eyes.purse(view.president)),
            term("core-why-rise", -2.5 * eyes.danger(leader) - 1.2),
        ]
        terms["rebels"] += feelings(eyes, leader)
        terms["president"] += feelings(eyes, view.president)
    else:
        terms["president"].append(term("core-why-winner", 0.5))
    for word in eyes.memory.words:
        if word.by == eyes.me and word.kind in SIDE_OF:
            terms[SIDE_OF[word.kind]] += eyes.word_terms(word)
    return [Choice(side, tuple(terms.get(side, ()))) for side in question.names]


def rising(eyes: Eyes, question: StartCoup) -> list[Choice]:
    """J12.3 Whether to rise: with the troops for it, little to lose, and a reason; a word about it counts, too."""
    view, memory = eyes.view, eyes.memory
    threat, loyal = [memory.word(kind, eyes.me, view.president) for kind in ("rebel", "loyal")]
    act = None if question.forced() else coup.march(view, question, rebel=True) or coup.card(question)
    if act is None:
        return []
    return [
        choice(
            act,
            term("core-why-coup-chance", RISE * (coup.strength(view, question) - NEEDED)),
            term("core-why-fortune", -0.5 * own_cash(view)),
            *feelings(eyes, view.president, -1),
            *eyes.word_terms(threat),
            mood(eyes),
        ),
        Choice(END, (*eyes.word_terms(loyal), mood(eyes))),
    ]
