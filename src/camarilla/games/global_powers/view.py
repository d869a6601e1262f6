"""G0.9 What a seat may know: the board, everything public, and its own cards. None is a spectator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from camarilla.core.plain import copied
from camarilla.games.global_powers.board import Count, Share, regions_in
from camarilla.games.global_powers.components import COLOURS, cards_in
from camarilla.games.global_powers.state import Battlefield, Hearing, Phase, Powers


@dataclass
class PartyView:
    """One party: what everybody sees of its cards, and what only it does."""

    seat: int
    colour: str
    hand_size: int
    rest_size: int
    open: tuple[str, ...]
    played: tuple[str, ...]
    governed: int  # G35.1 regions governed or co-governed
    points_now: int  # G29 if scored now
    hand: tuple[str, ...] | None  # G0.9 the owner's; everybody's when the game is over
    rest: tuple[str, ...] | None
    discarded: tuple[str, ...] | None


@dataclass
class PowersView:
    """The table as one seat sees it."""

    seat: int | None
    players: int
    phase: str
    turn: int
    scorings: int
    max_scorings: int
    goal: int  # G30.1
    dominance: int
    parties: tuple[PartyView, ...]
    people: tuple[int, ...]  # place * players + seat; places: base, regions 1 to 12, Mauritius, UN, out of the game
    chips: tuple[int, ...]  # region * 4 + kind (raw, economy, military, diplomacy); region 0 is the supply
    neighbours: tuple[tuple[int, ...], ...]  # by region; 0 is empty
    names: tuple[str, ...]  # by region, as a user's box has them; empty: the usual name
    governments: tuple[tuple[int, ...], ...]  # G0.2 by region
    shares: tuple[Share, ...]  # G29.2 to G29.4 if scored now
    done: tuple[int, ...]
    sanctions: tuple[int, ...]
    demilitarised: tuple[int, ...]
    protectorates: tuple[int, ...]
    pacts: tuple[tuple[int, int, int], ...]  # G27.E07 owner, region, neighbour that may not attack it
    points: tuple[int, ...]  # of the last scoring
    totals: tuple[int, ...]  # G29.6
    lot: int  # the region under the hammer
    bids: tuple[tuple[int, ...], ...]  # G4.1 of the regions sold so far, by seat
    active: int
    actions: int
    used: int
    proposer: int
    extra: bool  # G27.E13
    proposal: tuple[str, ...]  # the steps it is made of
    votes: tuple[int, ...]  # G10.4 by seat, against negative; empty while sealed
    adopted: bool
    vetoed_by: int
    event: tuple[str, ...]  # the card being played, or the last one, with its choices
    war: Battlefield | None
    motion: Hearing | None


def view(g: Powers, seat: int | None) -> PowersView:
    """G0.9 The table as this seat sees it."""
    return _opened(g, _public(g), seat)


def views(g: Powers) -> Callable[[int | None], PowersView]:
    """The same for several seats at one moment."""
    return partial(_beside, g, _public(g))


def _beside(g: Powers, public: PowersView, seat: int | None) -> PowersView:
    return _opened(g, copied(public), seat)


def _opened(g: Powers, seen: PowersView, seat: int | None) -> PowersView:
    """What everybody sees becomes what this seat sees."""
    seen.seat = seat
    if seat is not None:
        own = copied(seen.parties[seat])
        own.hand, own.rest, own.discarded = cards_in(g.hands[seat]), cards_in(g.rest[seat]), cards_in(g.discarded[seat])
        seen.parties = (*seen.parties[:seat], own, *seen.parties[seat + 1 :])
    return seen


def _public(g: Powers) -> PowersView:
    """What a spectator sees."""
    count = g.count_up()
    return PowersView(
        seat=None,
        players=g.players,
        phase=g.phase.value,
        turn=g.turn,
        scorings=g.scorings,
        max_scorings=int(g.rules["maxScorings"]),
        goal=g.box.goal[g.players],
        dominance=g.dominance,
        parties=tuple([_party(g, one, count) for one in range(g.players)]),
        people=tuple(g.people),
        chips=tuple(g.chips),
        neighbours=g.box.neighbours,
        names=g.box.names,
        governments=count.governments,
        shares=count.shares,
        done=regions_in(g.done),
        sanctions=regions_in(g.sanctions),
        demilitarised=regions_in(g.demilitarised),
        protectorates=regions_in(g.protectorates),
        pacts=g.pacts,
        points=g.points,
        totals=g.totals,
        lot=g.lot,
        bids=g.bids,
        active=g.active,
        actions=g.actions,
        used=g.used,
        proposer=g.proposer,
        extra=g.extra,
        proposal=g.proposal.path() if g.proposal is not None else (),
        votes=g.votes,
        adopted=g.adopted,
        vetoed_by=g.vetoed_by,
        event=g.event.path() if g.event is not None else (),
        war=copied(g.war) if g.war is not None else None,
        motion=copied(g.motion) if g.motion is not None else None,
    )


def _party(g: Powers, one: int, count: Count) -> PartyView:
    seen = g.phase is Phase.OVER
    return PartyView(
        seat=one,
        colour=COLOURS[one],
        hand_size=g.hands[one].bit_count(),
        rest_size=g.rest[one].bit_count(),
        open=cards_in(g.open[one]),
        played=cards_in(g.played[one]),
        governed=count.governed[one],
        points_now=count.points[one],
        hand=cards_in(g.hands[one]) if seen else None,
        rest=cards_in(g.rest[one]) if seen else None,
        discarded=cards_in(g.discarded[one]) if seen else None,
    )
