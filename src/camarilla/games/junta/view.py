"""What a seat may see of the table (J7.1, J9.0, J5.2). None is a spectator: he sees what is public.

Public are offices, open cards, numbers of cards in hand, markers, votes, the promised budget and the map. A player also
sees his own hand, notes, account, location and the offers he made or got; a leader sees his dummies' cards (J17.3).
"""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.deals import frozen
from camarilla.games.junta.chapters.deals import TRADE
from camarilla.games.junta.chapters.units import start_positions
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.money import Notes, count
from camarilla.games.junta.state import NOBODY, Attempt, Goods, Junta
from camarilla.games.junta.verdict import Verdict, verdict


@dataclass(frozen=True)
class Ballot:
    """J4.1.2 A source that has been cast, by its name."""

    voter: int
    source: str
    votes: int
    choice: str
    round: int


@dataclass
class FamilyView:
    """One family: what everybody sees, and what only its player does."""

    seat: int
    dummy: bool
    leader: int  # J17 who acts for it; its own seat for a real player who is present
    faction: str
    alive: bool
    exile: str
    offices: tuple[int, ...]
    open_cards: tuple[int, ...]
    cards: int
    votes: int  # printed and doubled votes of open influence cards
    rebel: bool
    declared: str
    hand: tuple[int, ...] | None
    cash: Notes | None
    account: Notes | None
    location: str | None


@dataclass
class StackView:
    """Units on the map: all of this is public."""

    area: str
    kind: str
    commander: int  # -2: frozen, or not given to anybody yet
    group: int
    status: int
    count: int


@dataclass
class OfferView:
    """An open offer that this seat made or got."""

    number: int
    maker: int
    to: int
    give: Goods
    get: Goods
    until: tuple[int, ...]  # round and phase of its last moment; empty: it stays
    frozen: bool  # J16.1 one of the two may not deal now


@dataclass
class JuntaView:
    """The table as one seat sees it."""

    seat: int | None
    players: int
    families: tuple[FamilyView, ...]
    round: int
    phase: int
    president: int
    last_president: int
    in_law: int
    frozen: tuple[int, ...]
    assigned: bool
    pretext: bool
    bank: str
    bank_marker: int
    forced: bool
    away: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    under: Notes
    stack: int | None  # J2.3 nobody may count, unless `stack_height` says so
    aid: Notes | None
    aid_of: int
    proposal: tuple[int, ...]
    proposer: int
    ballot: int
    ballot_kind: str
    candidates: tuple[int, ...]
    cast: tuple[Ballot, ...]
    attempts: tuple[Attempt, ...]
    targets: tuple[int, ...]
    robbed: tuple[int, ...]
    lobbies: tuple[int, ...]
    reform: int
    shown: bool
    coup: bool
    coup_phase: int
    moving: bool
    leader: int
    rebels: tuple[int, ...]
    order: tuple[int, ...]
    units: tuple[StackView, ...]
    strikes: int
    landed: tuple[str, ...]
    named: tuple[tuple[str, str], ...]
    red_areas: tuple[str, ...]
    fights: tuple[str, ...]
    losses: tuple[tuple[str, int, int], ...]
    winner: str
    verdict: Verdict | None  # J14.2 if the coup ended now
    offers: tuple[OfferView, ...]
    spied: tuple[tuple[int, int], ...]  # J5.C.44 whom this seat spied on, and the sum then
    known: tuple[tuple[int, int], ...]  # cards this seat knows in somebody's hand: card, holder


def view(g: Junta, seat: int | None) -> JuntaView:
    """The table as this seat sees it; when the game is over everything is shown."""
    over = g.phase == Phase.OVER
    sees_aid = over or (seat is not None and seat == g.aid_of)
    return JuntaView(
        seat=seat,
        players=g.players,
        families=tuple([_family(g, one, seat, over) for one in range(g.families)]),
        round=g.round,
        phase=int(g.phase),
        president=g.president,
        last_president=g.last_president,
        in_law=g.in_law,
        frozen=tuple([office for office in g.orphaned() if office != g.in_law]),
        assigned=g.assigned,
        pretext=g.pretext,
        bank=Bank(g.bank).value,
        bank_marker=g.marker,
        forced=g.forced,
        away=g.away,
        deck=len(g.deck),
        discards=g.discards,
        under=g.under,
        stack=count(g.stack) if over or g.rules["stack_height"] == "shown" else None,
        aid=g.aid if sees_aid else None,
        aid_of=g.aid_of,
        proposal=g.proposal,
        proposer=g.proposer,
        ballot=int(g.ballot),
        ballot_kind=g.ballot_kind,
        candidates=g.candidates,
        cast=tuple([Ballot(one.voter, str(one.source), one.votes, one.choice, one.round) for one in g.cast]),
        attempts=g.attempts,
        targets=g.targets,
        robbed=g.robbed,
        lobbies=g.lobbies,
        reform=g.reform,
        shown=g.shown,
        coup=g.coup,
        coup_phase=g.coup_phase,
        moving=g.moving,
        leader=g.leader,
        rebels=g.rebels,
        order=g.order,
        units=_stacks(g),
        strikes=g.strikes,
        landed=g.landed,
        named=g.named,
        red_areas=g.red_areas,
        fights=g.fights,
        losses=tuple([(area, who, number) for (area, who), number in g.losses.items()]),
        winner=g.winner,
        verdict=verdict(g),
        offers=_offers(g, seat),
        spied=tuple([(whom, known) for spy, whom, known in g.spied if spy == seat]),
        known=tuple([(card, holder) for (observer, card), holder in sorted(g.known.items()) if observer == seat]),
    )


def _family(g: Junta, family: int, seat: int | None, over: bool) -> FamilyView:
    own = over or seat == family
    dummy = family >= g.players
    present = g.alive[family] and not g.exile[family]
    leader = g.leader_of(family) if dummy else family if present else NOBODY
    led = dummy and seat is not None and leader == seat
    open_cards, cards, votes = g.table[family], g.box.cards, 0
    for card in open_cards:
        printed = cards[card]
        if printed.kind == "influence":
            votes += printed.votes * (2 if printed.doubled_by and printed.doubled_by in open_cards else 1)
    return FamilyView(
        seat=family,
        dummy=dummy,
        leader=leader,
        faction=g.faction[family],
        alive=g.alive[family],
        exile=g.exile[family],
        offices=tuple([office for office, holder in enumerate(g.offices) if holder == family]),
        open_cards=open_cards,
        cards=len(g.hand[family]),
        votes=votes,
        rebel=family in g.rebels,
        declared=next((side for one, side in g.declared if one == family), ""),
        hand=g.hand[family] if own or led else None,
        cash=g.cash[family] if own or led else None,
        account=g.account[family] if own else None,
        location=g.location[family] if own or led or g.shown else None,
    )


def _stacks(g: Junta) -> tuple[StackView, ...]:
    """J13.0 On the map; outside a coup the units stand where the next one would find them, which everybody knows."""
    found: dict[tuple[str, str, int, int, int], int] = {}
    for stack, number, commander in g.stacks(units=g.units if g.coup else start_positions(g)):
        key = (stack[0], stack[1], commander, stack[3], stack[4])
        found[key] = found.get(key, 0) + number
    return tuple([StackView(*key, number) for key, number in sorted(found.items())])


def _offers(g: Junta, seat: int | None) -> tuple[OfferView, ...]:
    if seat is None:
        return ()
    return tuple(
        [
            OfferView(n, offer.maker, offer.to, offer.give, offer.get, offer.until, frozen(TRADE, g, offer))
            for n, offer in g.offers.items()
            if seat in (offer.maker, offer.to)
        ]
    )
