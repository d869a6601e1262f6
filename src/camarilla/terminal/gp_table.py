"""The table of Global Powers in words."""

from __future__ import annotations

from camarilla.core.words import named
from camarilla.games.global_powers.components import Box, region_named
from camarilla.games.global_powers.view import PartyView, PowersView
from camarilla.terminal.screen import Screen

CHIPS = ("raw", "economy", "military", "diplomacy")
BASE, MAURITIUS, UNITED_NATIONS = 0, 13, 14


def describe(screen: Screen, view: PowersView, box: Box) -> None:
    """Where the game stands, every party, every region with somebody or something in it, the own cards."""
    phase = {"text": f"gp-phase-{view.phase}"}
    screen.say("cli-gp-phase", phase=phase, scorings=view.scorings, most=view.max_scorings, goal=view.goal)
    for party in view.parties:
        _party(screen, view, party)
    for region in range(1, MAURITIUS):
        _region(screen, view, region)
    if view.seat is not None:
        _own(screen, view.parties[view.seat])


def _party(screen: Screen, view: PowersView, party: PartyView) -> None:
    at = [view.people[place * view.players + party.seat] for place in (BASE, MAURITIUS, UNITED_NATIONS)]
    screen.say(
        "cli-gp-party",
        who=named(party.seat),
        party={"text": f"gp-party-{party.colour}"},
        points=view.totals[party.seat] if view.totals else 0,
        now=party.points_now,
    )
    screen.say("cli-gp-people", indent=2, base=at[0], mauritius=at[1], un=at[2], cards=party.hand_size)


def _region(screen: Screen, view: PowersView, region: int) -> None:
    people = [view.people[region * view.players + one] for one in range(view.players)]
    chips = view.chips[region * 4 : region * 4 + 4]
    if any(people) or any(chips):
        name = region_named(view.names, region)
        there = [f"{screen.speech.name(one)} {count}" for one, count in enumerate(people) if count]
        held = [
            f"{screen.speech.say(f'gp-chip-{kind}')} {count}" for kind, count in zip(CHIPS, chips, strict=True) if count
        ]
        rulers = [named(one) for one in view.governments[region]]
        screen.say("cli-gp-region", region=name, people=there, chips=held, rulers=rulers)


def _own(screen: Screen, party: PartyView) -> None:
    if party.hand:
        screen.say("cli-gp-hand", cards=[{"text": f"gp-card-{card}"} for card in party.hand])
    if party.open:
        screen.say("cli-gp-open", cards=[{"text": f"gp-card-{card}"} for card in party.open])
