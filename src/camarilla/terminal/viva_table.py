"""The table of Viva el Presidente in words."""

from __future__ import annotations

from camarilla.core.words import named
from camarilla.games.viva.components import Box
from camarilla.games.viva.questions import card_text
from camarilla.games.viva.view import BattleView, EstateView, VivaView
from camarilla.terminal.screen import Screen


def describe(screen: Screen, view: VivaView, box: Box) -> None:
    """The round, every estate clockwise, the battle, and what the reader holds."""
    say = screen.speech.say
    phase = say(f"viva-phase-{view.phase}") if screen.speech.knows(f"viva-phase-{view.phase}") else "-"
    screen.say("cli-viva-round", round=view.round, phase=phase, points=view.points_to_end, deck=view.deck)
    for estate in view.estates:
        _estate(screen, view, estate)
    if view.battle is not None:
        _battle(screen, view.battle)
    if view.to_come:
        screen.say("cli-viva-to-come", who=[named(one) for one in view.to_come])
    for seen in view.sightings:
        screen.say("cli-viva-seen", who=named(seen.whom), orders=" ".join(map(str, seen.orders)))
    if view.seat is not None:
        _own(screen, view, view.estates[view.seat])


def _estate(screen: Screen, view: VivaView, estate: EstateView) -> None:
    buildings = [{"text": f"viva-building-{kind}"} for kind in ("main_house", *estate.buildings)]
    screen.say(
        "cli-viva-estate",
        who=named(estate.seat),
        number=estate.number,
        colour={"text": f"viva-colour-{estate.colour}"} if estate.colour else "-",
        presidente="yes" if estate.presidente else "no",
    )
    screen.say("cli-viva-buildings", indent=2, buildings=buildings, points=estate.points)
    screen.say("cli-viva-counts", indent=2, dice=estate.dice, cards=estate.cards, promised=estate.promised_cards)
    if estate.promised_dice:
        screen.say("cli-viva-promised-dice", indent=2, faces=" ".join(map(str, estate.promised_dice)))
    if estate.loans:
        screen.say("cli-viva-loans", indent=2, faces=" ".join(map(str, estate.loans)))
    if estate.orders and view.screens_up:
        screen.say("cli-viva-orders", indent=2, orders=" ".join(map(str, estate.orders)))


def _battle(screen: Screen, battle: BattleView) -> None:
    attackers = [named(force.seat) for force in battle.forces if force.side == "attacker"]
    screen.say("cli-viva-battle", who=attackers, whom=named(battle.defender))
    for force in battle.forces:
        screen.say(
            "cli-viva-force",
            indent=2,
            who=named(force.seat),
            side={"text": f"viva-role-{force.side}"},
            dice=force.own + force.loaned,
            rolls=" ".join(map(str, force.rolls)) or "-",
        )
    screen.say("cli-viva-values", indent=2, attack=battle.attack_value, defence=battle.defence_value)


def _own(screen: Screen, view: VivaView, estate: EstateView) -> None:
    hand = [card_text(card) for card in estate.hand or ()]
    screen.say("cli-viva-hand", cards=hand, money=view.money or 0, points=view.points or 0)
    if estate.promise:
        screen.say("cli-viva-promise", cards=[card_text(card) for card in estate.promise])
    if estate.orders and not view.screens_up:
        screen.say("cli-viva-own-orders", orders=" ".join(map(str, estate.orders)))
