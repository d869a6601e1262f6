"""A random table that looks the same to one seat and agrees with all that seat has seen (A0.8)."""

from __future__ import annotations

from camarilla.core.flow import Position
from camarilla.core.questions import Dice
from camarilla.games.anti_monopoly import knowledge
from camarilla.games.anti_monopoly.chapters.cards import BackChannel
from camarilla.games.anti_monopoly.state import NONE, AntiMonopoly, Hint

SWAPS = 6  # tries per card: enough that nothing is left of where the cards really are


def redeal(position: Position, seat: int, dice: Dice) -> None:
    """Swaps hidden cards of others among themselves and with the stock, again and again, as far as hints allow.

    They are put in order first: where they really lie must not decide what the dice make of them."""
    g: AntiMonopoly = position.state
    places = [other for other in range(g.players) if other != seat]
    hands = [list(g.hidden[other]) for other in places]
    bits = [1 << other for other in places]
    if g.stock:
        hands.append(list(g.stock))
        bits.append(knowledge.stock_bit(g))
    hints = knowledge.known_by(g, seat)
    slots = [(i, j) for i, hand in enumerate(hands) for j in range(len(hand))]
    _in_order(slots, hands, bits, hints, g)
    for _ in range(SWAPS * len(slots)):
        _try_swap(slots[dice.below(len(slots))], slots[dice.below(len(slots))], hands, bits, hints, g)
    for other, hand in zip(places, hands, strict=False):
        g.hidden[other] = tuple(sorted(hand))
    if g.stock:
        g.stock = tuple(sorted(hands[-1]))
    _picked_anew(position, seat, dice)
    g.hints = knowledge.known_by(g, seat)  # what others have seen is theirs


def _in_order(
    slots: list[tuple[int, int]], hands: list[list[str]], bits: list[int], hints: tuple[Hint, ...], g: AntiMonopoly
) -> None:
    """Smaller cards in front, as far as hints allow."""
    if not hints:
        cards = iter(sorted([card for hand in hands for card in hand]))
        for hand in hands:
            hand[:] = [next(cards) for _ in hand]
        return
    moved = True
    while moved:
        moved = False
        for hand in hands:
            hand.sort()
        for at, a in enumerate(slots):
            for b in slots[at + 1 :]:
                card = hands[a[0]][a[1]]
                if a[0] != b[0] and hands[b[0]][b[1]] < card:
                    _try_swap(a, b, hands, bits, hints, g)
                    moved = moved or hands[a[0]][a[1]] != card


def _picked_anew(position: Position, seat: int, dice: Dice) -> None:
    """A8.AC12 Which card is just being swapped away nobody has seen but its owner."""
    g: AntiMonopoly = position.state
    for procedure in position.stack:
        if isinstance(procedure, BackChannel) and procedure.from_one and procedure.one != seat:
            hand = g.hidden[procedure.one]
            procedure.from_one = hand[dice.below(len(hand))]


def _try_swap(
    a: tuple[int, int],
    b: tuple[int, int],
    hands: list[list[str]],
    bits: list[int],
    hints: tuple[Hint, ...],
    g: AntiMonopoly,
) -> None:
    """Two cards change places unless a hint forbids it."""
    one, other = hands[a[0]][a[1]], hands[b[0]][b[1]]
    if a[0] == b[0] or one == other:
        return
    hands[a[0]][a[1]], hands[b[0]][b[1]] = other, one
    for _, places, value, least in hints:
        if value in (one, other) and bool(places & bits[a[0]]) != bool(places & bits[b[0]]):
            count = sum([hand.count(value) for hand, bit in zip(hands, bits, strict=True) if places & bit])
            count += _own(g, places, value, bits)
            if count > 0 if least == NONE else count < least:
                hands[a[0]][a[1]], hands[b[0]][b[1]] = one, other
                return


def _own(g: AntiMonopoly, places: int, value: str, bits: list[int]) -> int:
    """Cards of this value in hands of these places that are not dealt anew."""
    dealt = sum(bits)
    return sum(
        [g.hidden[seat].count(value) for seat in range(g.players) if places & 1 << seat and not dealt & 1 << seat]
    )
