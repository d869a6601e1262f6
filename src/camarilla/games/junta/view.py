"""What a seat may see of the table (J7.1, J9.0, J5.2). None is a spectator: he sees what is public.

Public are offices, open cards, numbers of cards in hand, markers, votes, the promised budget and the map. A player also
sees his own hand, notes, account, location and the offers he made or got; a leader sees his dummies' cards (J17.3).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from camarilla.games.junta.chapters.deals import free_to_deal
from camarilla.games.junta.chapters.units import start_positions
from camarilla.games.junta.course import Phase
from camarilla.games.junta.money import Notes, count
from camarilla.games.junta.state import NOBODY, Attempt, Goods, Junta, Stack
from camarilla.games.junta.verdict import Verdict, verdict


@dataclass
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
    hand: tuple[int, ...] | None = None
    cash: Notes | None = None
    account: Notes | None = None
    location: str | None = None


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


@dataclass
class Public:
    """What everybody sees alike and what takes a while to put together, at one moment."""

    families: tuple[FamilyView, ...]
    frozen: tuple[int, ...]
    cast: tuple[Ballot, ...]
    units: tuple[StackView, ...]
    losses: tuple[tuple[str, int, int], ...]
    moving: bool
    verdict: Verdict | None


def view(g: Junta, seat: int | None) -> JuntaView:
    """The table as this seat sees it; when the game is over everything is shown."""
    return _seen(g, _public(g), seat)


def views(g: Junta) -> Callable[[int | None], JuntaView]:
    """The same for several seats at one moment: what they see alike is put together once."""
    return partial(_seen, g, _public(g))


def _public(g: Junta) -> Public:
    alive, exile, in_law = g.alive, g.exile, g.in_law
    return Public(
        families=_families(g),
        frozen=tuple(
            [
                office
                for office, holder in enumerate(g.offices)
                if holder >= 0 and (not alive[holder] or exile[holder]) and office != in_law
            ]
        ),
        cast=tuple([Ballot(one.voter, str(one.source), one.votes, one.choice, one.round) for one in g.cast]),
        units=_units(g),
        losses=tuple([(area, who, number) for (area, who), number in g.losses.items()]),
        moving=g.moving,
        verdict=verdict(g),
    )


def _seen(g: Junta, public: Public, seat: int | None) -> JuntaView:
    over = g.phase == Phase.OVER
    sees_aid = over or (seat is not None and seat == g.aid_of)
    return JuntaView(  # in the order of its fields: by their names it takes three times as long
        seat,
        g.players,
        _own(g, public.families, seat, over),
        g.round,
        int(g.phase),
        g.president,
        g.last_president,
        g.in_law,
        public.frozen,
        g.assigned,
        g.pretext,
        str(g.bank),
        g.marker,
        g.forced,
        g.away,
        len(g.deck),
        g.discards,
        g.under,
        count(g.stack) if over or g.rules["stack_height"] == "shown" else None,
        g.aid if sees_aid else None,
        g.aid_of,
        g.proposal,
        g.proposer,
        int(g.ballot),
        g.ballot_kind,
        g.candidates,
        public.cast,
        g.attempts,
        g.targets,
        g.robbed,
        g.lobbies,
        g.reform,
        g.shown,
        g.coup,
        g.coup_phase,
        public.moving,
        g.leader,
        g.rebels,
        g.order,
        public.units,
        g.strikes,
        g.landed,
        g.named,
        g.red_areas,
        g.fights,
        public.losses,
        g.winner,
        public.verdict,
        _offers(g, seat) if g.offers else (),
        tuple([(whom, known) for spy, whom, known in g.spied if spy == seat]),
        tuple(sorted([(card, holder) for (observer, card), holder in g.known.items() if observer == seat])),
    )


def _families(g: Junta) -> tuple[FamilyView, ...]:
    """What everybody sees of the families."""
    found: list[FamilyView] = []
    held: list[list[int]] = [[] for _ in range(g.families)]
    for office, holder in enumerate(g.offices):
        if holder >= 0:
            held[holder].append(office)
    declared, rebels, printed = dict(g.declared), g.rebels, g.box.cards
    for family in range(g.families):
        dummy, alive, exile = family >= g.players, g.alive[family], g.exile[family]
        leader = g.leader_of(family) if dummy else family if alive and not exile else NOBODY
        open_cards, votes = g.table[family], 0
        for number in open_cards:
            card = printed[number]
            if card.kind == "influence":
                votes += card.votes * (2 if card.doubled_by and card.doubled_by in open_cards else 1)
        offices, cards = tuple(held[family]), len(g.hand[family])
        faction, rebel, side = g.faction[family], family in rebels, declared.get(family, "")
        facts = FamilyView(family, dummy, leader, faction, alive, exile, offices, open_cards, cards, votes, rebel, side)
        facts.location = g.location[family] if g.shown else None
        found.append(facts)
    return tuple(found)


def _own(g: Junta, families: tuple[FamilyView, ...], seat: int | None, over: bool) -> tuple[FamilyView, ...]:
    """The families with what this seat knows of them: of its own all, of the dummies that it leads (J17.3) the most."""
    if seat is None and not over:
        return families
    seen: list[FamilyView] = []
    for public in families:
        family = public.seat
        own = over or seat == family
        if own or (public.dummy and public.leader == seat):
            seen.append(_known(public, g, account=g.account[family] if own else None))
        else:
            seen.append(public)
    return tuple(seen)


def _known(one: FamilyView, g: Junta, account: Notes | None) -> FamilyView:
    """A family with what its player, or who leads it, sees behind the screen."""
    facts = FamilyView(
        one.seat,
        one.dummy,
        one.leader,
        one.faction,
        one.alive,
        one.exile,
        one.offices,
        one.open_cards,
        one.cards,
        one.votes,
        one.rebel,
        one.declared,
    )
    facts.hand, facts.cash, facts.location = g.hand[one.seat], g.cash[one.seat], g.location[one.seat]
    facts.account = account
    return facts


def _units(g: Junta) -> tuple[StackView, ...]:
    """J13.0 On the map; outside a coup the units stand where the next one would find them, which everybody knows."""
    if g.coup:
        return _stacks(g, g.units)
    resting, key = g.box.resting, (g.away, g.forced, g.command)
    if key not in resting:
        resting[key] = _stacks(g, start_positions(g))
    known: tuple[StackView, ...] = resting[key]
    return known


def _stacks(g: Junta, units: dict[Stack, int]) -> tuple[StackView, ...]:
    found: dict[Stack, int] = {}
    for (area, kind, _, group, status), number, who in g.stacks(units=units):
        key = (area, kind, who, group, status)
        found[key] = found[key] + number if key in found else number
    return tuple(
        [
            StackView(area, kind, who, group, status, found[area, kind, who, group, status])
            for area, kind, who, group, status in sorted(found)
        ]
    )


def _offers(g: Junta, seat: int | None) -> tuple[OfferView, ...]:
    if seat is None:
        return ()
    free = free_to_deal(g)
    return tuple(
        [
            OfferView(n, one.maker, one.to, one.give, one.get, one.until, one.maker not in free or one.to not in free)
            for n, one in g.offers.items()
            if seat in (one.maker, one.to)
        ]
    )
