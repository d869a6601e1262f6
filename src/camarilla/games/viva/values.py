"""V10 What a battle is worth: Personal Combat Values, Attack Value, Defence Value, and what they are made of."""

from __future__ import annotations

from camarilla.games.viva.state import Battle, Part, Viva

GUNBOAT_VALUE = 3  # V10.3, V10.5
PEASANT_VALUE = 2  # V26.PEA
PRESIDENTE_VALUE = 1  # V10.6


def personal_value(battle: Battle, seat: int) -> int:
    """V10.3 PCV: the sum of the dice, for an attacker also 3 for each of his Gunboats."""
    return sum(battle.rolls.get(seat, ())) + GUNBOAT_VALUE * battle.gunboats.get(seat, 0)


def attack_value(battle: Battle) -> int:
    """V10.4 The sum of all attackers' PCVs."""
    return sum([personal_value(battle, seat) for seat in battle.attackers])


def defence_value(g: Viva, battle: Battle) -> int:
    """V10.5 Buildings, dice and Gunboats of the defending side."""
    value = GUNBOAT_VALUE * battle.defence_gunboats + (0 if battle.surprised else g.house_count(battle.defender))
    for seat, force in ((battle.defender, battle.home), *battle.supporters.items()):
        value += dice_value(battle, seat, force.own + force.loaned)
    return value


def dice_value(battle: Battle, seat: int, dice: int) -> int:
    """V10.5 Rolled dice count what they show; V10.6 the Presidente's own 1 each, V26.PEA peasants make it 2 each."""
    if not is_fixed(battle, seat):
        return sum(battle.rolls.get(seat, ()))
    return (PEASANT_VALUE if battle.peasants else PRESIDENTE_VALUE) * dice


def attack_parts(battle: Battle) -> tuple[Part, ...]:
    """V10.3 Who attacks with what."""
    parts = []
    for seat, force in battle.attackers.items():
        faces = battle.rolls.get(seat, ())
        parts.append(Part(seat, "dice", force.dice, faces, sum(faces), "V10.3"))
        if battle.gunboats.get(seat):
            boats = battle.gunboats[seat]
            parts.append(Part(seat, "gunboats", boats, (), GUNBOAT_VALUE * boats, "V26.GUN"))
    return tuple(parts)


def defence_parts(g: Viva, battle: Battle) -> tuple[Part, ...]:
    """V10.5 Who defends with what."""
    buildings = g.house_count(battle.defender)
    worth, why = (0, "V26.SUR") if battle.surprised else (buildings, "V10.5")
    parts = [Part(battle.defender, "buildings", buildings, (), worth, why)]
    for seat, force in ((battle.defender, battle.home), *battle.supporters.items()):
        if force.dice:
            parts.append(_dice(battle, seat, force.dice))
    if battle.defence_gunboats:
        boats = battle.defence_gunboats
        parts.append(Part(battle.defender, "gunboats", boats, (), GUNBOAT_VALUE * boats, "V26.GUN"))
    return tuple(parts)


def is_fixed(battle: Battle, seat: int) -> bool:
    """V10.1 Whether this player's dice have a fixed value and are not rolled."""
    if seat in battle.attackers:
        return False
    return battle.peasants or (battle.against_presidente and seat == battle.defender)


def _dice(battle: Battle, seat: int, dice: int) -> Part:
    value = dice_value(battle, seat, dice)
    if not is_fixed(battle, seat):
        faces = battle.rolls.get(seat, ())
        return Part(seat, "dice", dice, faces, value, "V10.5" if seat == battle.defender else "V10.6")
    return Part(seat, "fixed", dice, (), value, "V26.PEA" if battle.peasants else "V10.6")
