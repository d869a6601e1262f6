"""V17 What a seat may see of the table. None is a spectator: he sees what is public."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from camarilla.core.plain import copied
from camarilla.games.viva.components import MAX_DICE
from camarilla.games.viva.state import Battle, Force, Part, Phase, Report, Viva
from camarilla.games.viva.values import attack_parts, attack_value, defence_parts, defence_value, personal_value


@dataclass
class EstateView:
    """V17.1 One player's estate: what everybody sees, and what only some do."""

    seat: int
    colour: str
    number: int
    presidente: bool
    buildings: tuple[str, ...]
    dice: int
    supply: int
    cards: int
    promised_cards: int
    promised_dice: tuple[int, ...]
    loans: tuple[int, ...]
    points: int  # V18.2 the public ones: buildings, in the expert game the sunglasses
    hand: tuple[str, ...] | None  # V17.2 the owner's, V17.3 nobody can show it; everybody's when the game is over
    promise: tuple[str, ...] | None  # V17.2 giver and receiver
    orders: tuple[int, ...] | None  # V6.6 everybody's when the screens are up


@dataclass
class ForceView:
    """V7.5 One player's dice in the battle."""

    seat: int
    side: str  # attacker, defender, supporter
    own: int
    loaned: int
    ignored: int
    rolls: tuple[int, ...]
    value: int  # V10.3


@dataclass
class BattleView:
    """V7.6 The battle under way; all of it is public."""

    defender: int
    against_presidente: bool
    step: str
    forces: tuple[ForceView, ...]
    attack: tuple[Part, ...]
    defence: tuple[Part, ...]
    attack_value: int
    defence_value: int
    surprised: bool
    peasants: bool
    bribed: bool
    ahead: bool | None  # V11.1 whether the attack would succeed as the dice lie now; None before the roll
    success: bool | None
    ranking: tuple[int, ...]
    named: tuple[tuple[int, bool], ...]


@dataclass
class Sighting:
    """V26.SPY What this seat saw behind somebody's screen."""

    whom: int
    orders: tuple[int, ...]


@dataclass
class VivaView:
    """The table as one seat sees it."""

    seat: int | None
    players: int
    expert: bool
    round: int
    phase: str
    presidente: int
    successor: int
    spender: int
    points_to_end: int
    deck: int
    discards: tuple[str, ...]
    worth: dict[str, int]  # V26.FA millions on the cards that are money
    estates: tuple[EstateView, ...]
    screens_up: bool
    promises_settled: bool
    to_come: tuple[int, ...]
    battle: BattleView | None
    reports: tuple[Report, ...]
    spied: tuple[tuple[int, int], ...]  # V26.SPY who spied on whom
    sightings: tuple[Sighting, ...]
    points: int | None  # V18.2 the own ones, secret cards included
    money: int | None


def view(g: Viva, seat: int | None) -> VivaView:
    """V17.1, V17.2 The table as this seat sees it."""
    return _opened(g, _public(g), seat)


def views(g: Viva) -> Callable[[int | None], VivaView]:
    """The same for several seats at one moment."""
    return partial(_beside, g, _public(g))


def _beside(g: Viva, public: VivaView, seat: int | None) -> VivaView:
    return _opened(g, copied(public), seat)


def _opened(g: Viva, seen: VivaView, seat: int | None) -> VivaView:
    """What everybody sees becomes what this seat sees."""
    if seat is None:
        return seen
    seen.seat = seat
    every = seat == g.presidente and not g.promises_settled
    seen.estates = tuple([_own(g, one, seat) if every or one.seat == seat else one for one in seen.estates])
    seen.sightings = tuple([Sighting(whom, orders) for spy, whom, orders in g.spied if spy == seat])
    seen.points, seen.money = g.victory_points(seat), g.box.money(g.hands[seat])
    return seen


def _own(g: Viva, public: EstateView, seat: int) -> EstateView:
    """V17.2 Giver and receiver see a promise: the receiver what lies there; the giver what he gave, as long as nobody
    has broken in (V26.BUR)."""
    own, owner = copied(public), public.seat
    if not g.promises_settled:
        own.promise = g.promises[owner] if seat == owner else g.given[owner]
    if seat == owner:
        own.hand, own.orders = g.hands[owner], g.orders[owner]
    return own


def _public(g: Viva) -> VivaView:
    """What a spectator sees."""
    return VivaView(
        seat=None,
        players=g.players,
        expert=g.expert,
        round=g.round,
        phase=g.phase.value,
        presidente=g.presidente,
        successor=g.successor,
        spender=g.spender,
        points_to_end=g.victory_points_to_end,
        deck=len(g.deck),
        discards=g.discards,
        worth=g.box.worth,
        estates=tuple([_estate(g, one) for one in range(g.players)]),
        screens_up=g.screens_up,
        promises_settled=g.promises_settled,
        to_come=g.to_come,
        battle=_battle(g, g.battle) if g.battle else None,
        reports=tuple(g.reports),
        spied=tuple([(spy, whom) for spy, whom, _ in g.spied]),
        sightings=(),
        points=None,
        money=None,
    )


def _estate(g: Viva, owner: int) -> EstateView:
    own_points = g.house_count(owner) + (1 if g.expert and owner == g.presidente else 0)
    return EstateView(
        seat=owner,
        colour=g.colours[owner],
        number=g.numbers[owner],
        presidente=owner == g.presidente,
        buildings=g.buildings[owner],
        dice=g.dice[owner],
        supply=MAX_DICE - g.dice[owner],
        cards=len(g.hands[owner]),
        promised_cards=len(g.promises[owner]),
        promised_dice=g.promised_dice[owner],
        loans=g.loans[owner],
        points=own_points,
        hand=g.hands[owner] if g.phase is Phase.OVER else None,
        promise=None,
        orders=g.orders[owner] if g.screens_up else None,
    )


def _battle(g: Viva, b: Battle) -> BattleView:
    forces = [_force(b, seat, "attacker", force) for seat, force in b.attackers.items()]
    forces.append(_force(b, b.defender, "defender", b.home))
    forces += [_force(b, seat, "supporter", force) for seat, force in b.supporters.items()]
    attack, defence = attack_value(b), defence_value(g, b)
    return BattleView(
        defender=b.defender,
        against_presidente=b.against_presidente,
        step=b.step.value,
        forces=tuple(forces),
        attack=attack_parts(b),
        defence=defence_parts(g, b),
        attack_value=attack,
        defence_value=defence,
        surprised=b.surprised,
        peasants=b.peasants,
        bribed=b.bribed,
        ahead=attack > defence if b.rolls else None,
        success=b.success,
        ranking=b.ranking,
        named=b.named,
    )


def _force(b: Battle, seat: int, side: str, force: Force) -> ForceView:
    rolls = b.rolls.get(seat, ())
    return ForceView(seat, side, force.own, force.loaned, b.ignored.get(seat, 0), rolls, personal_value(b, seat))
