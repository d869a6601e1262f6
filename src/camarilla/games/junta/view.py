"""What a seat may see of the table (J7.1, J9.0, J5.2). None is a spectator: he sees what is public.

Public are offices, open cards, numbers of cards in hand, markers, votes, the promised budget and the map. A player also
sees his own hand, notes, account, location and the offers he made or got; a leader sees his dummies' cards (J17.3).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from camarilla.core.plain import copied
from camarilla.games.junta.chapters.deals import free_to_deal
from camarilla.games.junta.chapters.units import start_positions
from camarilla.games.junta.course import Phase
from camarilla.games.junta.money import Notes, count
from camarilla.games.junta.state import NOBODY, Attempt, Goods, Junta, Stack
from camarilla.games.junta.verdict import Verdict, verdict

R = TypeVar("R")
MOST_KEPT = 1000  # votes whose views are kept


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


def view(g: Junta, seat: int | None) -> JuntaView:
    """The table as this seat sees it; when the game is over everything is shown."""
    return _opened(g, _public(g), seat)


def views(g: Junta) -> Callable[[int | None], JuntaView]:
    """The same for several seats at one moment."""
    return partial(_beside, g, _public(g))


def _beside(g: Junta, public: JuntaView, seat: int | None) -> JuntaView:
    return _opened(g, copied(public), seat)


def _opened(g: Junta, seen: JuntaView, seat: int | None) -> JuntaView:
    """What everybody sees becomes what this seat sees: of its own family all, of dummies that it leads most (J17.3)."""
    if seat is None:
        return seen
    seen.seat = seat
    if seat == g.aid_of:
        seen.aid = g.aid
    seen.families = tuple([_known(g, one, seat) if seat in (one.seat, one.leader) else one for one in seen.families])
    seen.offers = _offers(g, seat) if g.offers else ()
    seen.spied = tuple([(whom, known) for spy, whom, known in g.spied if spy == seat])
    seen.known = tuple(sorted([(card, holder) for (observer, card), holder in g.known.items() if observer == seat]))
    return seen


def _known(g: Junta, public: FamilyView, seat: int) -> FamilyView:
    own, family = copied(public), public.seat
    own.hand, own.cash, own.location = g.hand[family], g.cash[family], g.location[family]
    if seat == family:
        own.account = g.account[family]
    return own


def _kept(g: Junta, what: str, key: Any, made: Callable[[Junta], R]) -> R:
    """What was made last for somebody who looked, as long as it is made of the same: few answers change all of a table.

    Whoever shows it to somebody changes nothing in it.
    """
    found = g.box.shown.get(what)
    if found is None or found[0] != key:
        found = g.box.shown[what] = (key, made(g))
    known: R = found[1]
    return known


def _public(g: Junta) -> JuntaView:
    """What a spectator sees."""
    alive, exile, in_law = g.alive, g.exile, g.in_law
    over = g.phase == Phase.OVER
    map_now = (list(g.units.items()), g.command, alive.copy(), exile.copy(), g.players) if g.coup else None
    return JuntaView(  # in the order of its fields: by their names it takes three times as long
        None,
        g.players,
        _families(g) if over else _kept(g, "families", _of_families(g), _families),
        g.round,
        int(g.phase),
        g.president,
        g.last_president,
        g.in_law,
        tuple(
            [
                office
                for office, holder in enumerate(g.offices)
                if holder >= 0 and (not alive[holder] or exile[holder]) and office != in_law
            ]
        ),
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
        g.aid if over else None,
        g.aid_of,
        g.proposal,
        g.proposer,
        int(g.ballot),
        g.ballot_kind,
        g.candidates,
        _ballots(g),
        g.attempts,
        g.targets,
        g.robbed,
        g.lobbies,
        g.reform,
        g.shown,
        g.coup,
        g.coup_phase,
        g.moving,
        g.leader,
        g.rebels,
        g.order,
        _kept(g, "units", map_now, _marching) if g.coup else _resting(g),
        g.strikes,
        g.landed,
        g.named,
        g.red_areas,
        g.fights,
        tuple([(area, who, number) for (area, who), number in g.losses.items()]),
        g.winner,
        _kept(g, "verdict", (map_now, *_of_verdict(g)), verdict) if g.coup else None,
        (),
        (),
        (),
    )


def _ballots(g: Junta) -> tuple[Ballot, ...]:
    """J4.1.2 The last vote. It lies there until the next one, so what was made of it is kept while it does."""
    shown, cast = g.box.votes_shown, g.cast
    found = shown.get(id(cast))
    if found is None or found[0] is not cast:
        if len(shown) >= MOST_KEPT:
            shown.clear()
        ballots = tuple([Ballot(one.voter, str(one.source), one.votes, one.choice, one.round) for one in cast])
        found = shown[id(cast)] = (cast, ballots)
    known: tuple[Ballot, ...] = found[1]
    return known


def _of_families(g: Junta) -> tuple[Any, ...]:
    """What decides about the families as everybody sees them while the game goes on."""
    lists = (g.offices.copy(), g.alive.copy(), g.exile.copy(), g.table.copy(), g.faction.copy())
    return *lists, list(map(len, g.hand)), g.players, g.rebels, g.declared, g.location.copy() if g.shown else None


def _families(g: Junta) -> tuple[FamilyView, ...]:
    """What everybody sees of the families."""
    over = g.phase == Phase.OVER
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
        if g.shown or over:
            facts.location = g.location[family]
        if over:
            facts.hand, facts.cash, facts.account = g.hand[family], g.cash[family], g.account[family]
        found.append(facts)
    return tuple(found)


def _resting(g: Junta) -> tuple[StackView, ...]:
    """J13.0 Outside a coup the units stand where the next one would find them, which everybody knows."""
    resting, key = g.box.resting, (g.away, g.forced, g.command)
    if key not in resting:
        resting[key] = _stacks(g, start_positions(g))
    known: tuple[StackView, ...] = resting[key]
    return known


def _marching(g: Junta) -> tuple[StackView, ...]:
    """J13.0 What stands on the map in a coup."""
    return _stacks(g, g.units)


def _of_verdict(g: Junta) -> tuple[Any, ...]:
    """What decides about the verdict, beside the map."""
    return g.declared, g.rebels, g.winner, g.president


def _stacks(g: Junta, units: dict[Stack, int]) -> tuple[StackView, ...]:
    """J13.0 What stands on the map."""
    found: dict[Stack, int] = {}
    for (area, kind, _, group, status), number, who in g.stacks(units=units):
        key = (area, kind, who, group, status)
        found[key] = found[key] + number if key in found else number
    return tuple([StackView(*stack, found[stack]) for stack in sorted(found)])


def _offers(g: Junta, seat: int) -> tuple[OfferView, ...]:
    mine = [(n, one) for n, one in g.offers.items() if seat in (one.maker, one.to)]
    free = free_to_deal(g) if mine else []
    return tuple(
        [
            OfferView(n, one.maker, one.to, one.give, one.get, one.until, one.maker not in free or one.to not in free)
            for n, one in mine
        ]
    )
