"""The table of Junta in words."""

from __future__ import annotations

from camarilla.core.words import named
from camarilla.games.junta.components import Box
from camarilla.games.junta.money import total
from camarilla.games.junta.questions.kinds import area_text, card_text, office_text, unit_text
from camarilla.games.junta.view import FamilyView, JuntaView
from camarilla.terminal.screen import Screen


def describe(screen: Screen, view: JuntaView, box: Box) -> None:
    """The round, every family, the budget, the troops in a coup, and what the reader holds."""
    screen.say("cli-junta-round", round=view.round, phase={"text": f"junta-phase-{view.phase}"}, deck=view.deck)
    screen.say(f"junta-bank-{view.bank}")
    for family in view.families:
        _family(screen, family)
    if view.proposal:
        sums = [f"{screen.speech.name(one)} {promised}" for one, promised in enumerate(view.proposal)]
        screen.say("cli-junta-budget", sums=sums)
    if view.coup:
        _coup(screen, view)
    if view.seat is not None:
        _own(screen, view.families[view.seat])


def _family(screen: Screen, family: FamilyView) -> None:
    state = "dead" if not family.alive else "exile" if family.exile else "rebel" if family.rebel else "loyal"
    screen.say("cli-junta-family", who=named(family.seat), state=state)
    if family.offices:
        screen.say("cli-junta-offices", indent=2, offices=[office_text(office) for office in family.offices])
    screen.say("cli-junta-cards", indent=2, cards=family.cards, votes=family.votes)
    if family.open_cards:
        screen.say("cli-junta-open", indent=2, cards=[card_text(card) for card in family.open_cards])


def _coup(screen: Screen, view: JuntaView) -> None:
    """J13 Who stands where."""
    screen.say("cli-junta-coup", rebels=[named(one) for one in view.rebels])
    for area in dict.fromkeys(stack.area for stack in view.units):
        stacks = [stack for stack in view.units if stack.area == area]
        troops = [f"{stack.count} {screen.speech.argument(unit_text(stack.kind))}" for stack in stacks]
        screen.say("cli-junta-area", indent=2, area=area_text(area), troops=troops)


def _own(screen: Screen, family: FamilyView) -> None:
    screen.say("cli-junta-hand", cards=[card_text(card) for card in family.hand or ()])
    if family.cash is not None and family.account is not None:
        screen.say("cli-junta-money", cash=total(family.cash), account=total(family.account))
    if family.location:
        screen.say("cli-junta-location", place={"text": f"junta-location-{family.location}"})
