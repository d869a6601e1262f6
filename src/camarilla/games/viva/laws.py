"""V0.8 What is true after every step."""

from __future__ import annotations

from camarilla.core.illegal import BrokenLaw
from camarilla.games.viva.components import HAND_LIMIT, MAX_BUILDINGS, MAX_DICE
from camarilla.games.viva.state import Phase, Viva


def laws(g: Viva) -> None:
    """V0.8 Cards, dice, tiles and offices are all accounted for."""
    cards = sorted(g.deck + g.discards + g.in_play + tuple(card for part in (*g.hands, *g.promises) for card in part))
    if cards != sorted(g.box.full_deck()):
        raise BrokenLaw("V0.8: the deck is not complete")
    for seat in range(g.players):
        if not 0 <= g.dice[seat] <= MAX_DICE:
            raise BrokenLaw(f"V0.8: seat {seat} has {g.dice[seat]} dice")
        if not 1 <= g.house_count(seat) <= MAX_BUILDINGS or len(set(g.buildings[seat])) != len(g.buildings[seat]):
            raise BrokenLaw(f"V0.8: seat {seat} has {g.house_count(seat)} buildings")
        if seat != g.presidente and g.orders[seat] and len(g.orders[seat]) != g.dice[seat]:
            raise BrokenLaw(f"V6.1: seat {seat} has {g.dice[seat]} dice and {len(g.orders[seat])} orders")
    if g.phase is not Phase.SETUP:
        _presidente(g)
    if any(g.promises) and not g.promises_settled:
        _giver(g)
    if g.phase is Phase.PROMISES and g.round > 1:
        _hand_limit(g)


def _hand_limit(g: Viva) -> None:
    """V0.8 Nobody more than four cards after phase 6: before the promises only the draws of V4 have come since."""
    if any(g.promises):
        return
    for seat, hand in enumerate(g.hands):
        drawn = g.players + 2 if seat == g.presidente else 1
        if len(hand) > HAND_LIMIT + drawn:
            raise BrokenLaw(f"V0.8: seat {seat} had more than {HAND_LIMIT} cards after phase 6")


def _giver(g: Viva) -> None:
    """V17.2 What the giver believes to lie in a promise space lies there, also in a world that somebody imagines."""
    for given, promise in zip(g.given, g.promises, strict=True):
        if given is not None and given != promise:
            raise BrokenLaw("V17.2: the Presidente knows what does not lie there")


def _presidente(g: Viva) -> None:
    if not 0 <= g.presidente < g.players:
        raise BrokenLaw("V0.8: exactly one Presidente")
    away = sum(len(faces) for faces in (*g.promised_dice, *g.loans))
    if away > g.dice[g.presidente]:
        raise BrokenLaw("V0.8: more dice promised than the Presidente owns")
    if len(set(g.numbers)) != g.players:
        raise BrokenLaw("V1.2: two estates of one number")
