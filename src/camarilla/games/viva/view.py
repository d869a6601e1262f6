"""V17 What a seat may see of the table. None is a spectator: he sees what is public."""

from __future__ import annotations

from dataclasses import dataclass

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
    return VivaView(
        seat=seat,
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
        estates=tuple([_estate(g, one, seat) for one in range(g.players)]),
        screens_up=g.screens_up,
        promises_settled=g.promises_settled,
        to_come=g.to_come,
        battle=_battle(g, g.battle) if g.battle else None,
        reports=tuple(g.reports),
        spied=tuple([(spy, whom) for spy, whom, _ in g.spied]),
        sightings=tuple([Sighting(whom, orders) for spy, whom, orders in g.spied if spy == seat]),
        points=None if seat is None else g.victory_points(seat),
        money=None if seat is None else g.box.money(g.hands[seat]),
    )


def _estate(g: Viva, owner: int, seat: int | None) -> EstateView:
    over = g.phase is Phase.OVER
    promise_seen = seat is not None and seat in (owner, g.presidente) and not g.promises_settled
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
        hand=g.hands[owner] if seat == owner or over else None,
        promise=_promise(g, owner, seat) if promise_seen else None,
        orders=g.orders[owner] if g.screens_up or seat == owner else None,
    )


def _promise(g: Viva, owner: int, seat: int | None) -> tuple[str, ...] | None:
    """V17.2 The receiver sees what lies there; the giver what he gave, as long as nobody has broken in (V26.BUR)."""
    if seat == owner:
        return g.promises[owner]
    return g.given[owner]


def _battle(g: Viva, b: Battle) -> BattleView:
    forces = [_force(b, seat, "attacker", force) for seat, force in b.attackers.items()]
    forces.append(_force(b, b.defender, "defender", b.home))
    forces += [_force(b, seat, "supporter", force) for seat, force in b.supporters.items()]
    return BattleView(
        defender=b.defender,
        against_presidente=b.against_presidente,
        step=b.step.value,
        forces=tuple(forces),
        attack=attack_parts(b),
        defence=defence_parts(g, b),
        attack_value=attack_value(b),
        defence_value=defence_value(g, b),
        surprised=b.surprised,
        peasants=b.peasants,
        bribed=b.bribed,
        ahead=attack_value(b) > defence_value(g, b) if b.rolls else None,
        success=b.success,
        ranking=b.ranking,
        named=b.named,
    )


def _force(b: Battle, seat: int, side: str, force: Force) -> ForceView:
    rolls = b.rolls.get(seat, ())
    return ForceView(seat, side, force.own, force.loaned, b.ignored.get(seat, 0), rolls, personal_value(b, seat))
