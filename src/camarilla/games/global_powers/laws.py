"""G0.12 What is true after every step."""

from __future__ import annotations

from camarilla.core.illegal import BrokenLaw
from camarilla.games.global_powers.board import PLACES
from camarilla.games.global_powers.components import ALL_CARDS, BIT, KINDS
from camarilla.games.global_powers.state import Powers


def laws(g: Powers) -> None:
    """G0.12 Politicians, chips, markers and cards are all accounted for."""
    _politicians(g)
    _chips(g)
    _cards(g)
    for kind, marked in (
        ("sanction", g.sanctions),
        ("demilitarised", g.demilitarised),
        ("protectorate", g.protectorates),
    ):
        if marked.bit_count() > g.box.markers[kind] or marked & 1 or marked >> 13:
            raise BrokenLaw(f"G0.12: {marked.bit_count()} markers {kind}")


def _politicians(g: Powers) -> None:
    """G0.1 Each of the twenty is in exactly one place."""
    if len(g.people) != PLACES * g.players or min(g.people) < 0:
        raise BrokenLaw("G0.1: somebody is nowhere")
    for seat in range(g.players):
        if sum(g.people[seat :: g.players]) != g.box.politicians:
            raise BrokenLaw(f"G0.1: seat {seat} has {sum(g.people[seat :: g.players])} politicians")


def _chips(g: Powers) -> None:
    """G0.5 As many as the box holds, and 0 to 5 of a kind in every region."""
    for kind, name in enumerate(KINDS):
        if sum(g.chips[kind::4]) != sum(g.box.start[kind::4]):
            raise BrokenLaw(f"G0.12: {sum(g.chips[kind::4])} chips {name}")
        if max(g.chips[4 + kind :: 4]) > g.box.most or min(g.chips[kind::4]) < 0:
            raise BrokenLaw(f"G0.5: too many or too few {name} somewhere")


def _cards(g: Powers) -> None:
    """G0.12 Each card in exactly one place, at most five in hand; a pact for every open Non-aggression pact."""
    for seat in range(g.players):
        piles = (g.hands[seat], g.rest[seat], g.open[seat], g.played[seat], g.discarded[seat])
        if sum(piles) != ALL_CARDS or sum([pile.bit_count() for pile in piles]) != ALL_CARDS.bit_count():
            raise BrokenLaw(f"G0.12: the cards of seat {seat} are not complete")
        if g.hands[seat].bit_count() > g.box.hand:
            raise BrokenLaw(f"G0.12: seat {seat} holds more than {g.box.hand} cards")
    owners = sorted([pact[0] for pact in g.pacts])
    if owners != [seat for seat in range(g.players) if g.open[seat] & BIT["pact"]]:
        raise BrokenLaw("G27.E07: pacts and open cards differ")
