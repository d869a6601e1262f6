"""What players have learnt about hidden cards, kept as hints, so that a redealt table agrees with all that was seen.

A hint says: among these places (hands and the stock, as bits) there are at least so many cards of a value, or none.
It belongs to everybody or to one player. Hints only ever say what is true; some knowledge is let go when cards are
mixed, never invented.
"""

from __future__ import annotations

from camarilla.games.anti_monopoly.state import ALL, NONE, AntiMonopoly, Hint


def stock_bit(g: AntiMonopoly) -> int:
    """The stock as a place."""
    return 1 << g.players


def everywhere(g: AntiMonopoly) -> int:
    """All places together; a hint about them says nothing."""
    return (1 << (g.players + 1)) - 1


def has(g: AntiMonopoly, seat: int, value: str) -> None:
    """A9.c Somebody refused a card: he has one."""
    _note(g, (ALL, 1 << seat, value, 1))


def has_none(g: AntiMonopoly, seat: int, value: str) -> None:
    """A9.a Somebody has no such card."""
    _note(g, (ALL, 1 << seat, value, NONE))


def laid_open(g: AntiMonopoly, seat: int, value: str) -> None:
    """A9.3 A card left a hand for everybody to see: one less of it in every set of places with that hand."""
    bit = 1 << seat
    changed = [
        (knower, places, v, least - 1) if v == value and places & bit and least > 0 else (knower, places, v, least)
        for knower, places, v, least in g.hints
    ]
    g.hints = tuple([hint for hint in changed if hint[3] != 0])


def mixed(g: AntiMonopoly, seat: int, cards: tuple[str, ...]) -> None:
    """A9.4 Five open cards went into the stock, and five came out of it, unseen."""
    stock, both = stock_bit(g), stock_bit(g) | 1 << seat
    kept: list[Hint] = []
    for knower, places, value, least in g.hints:
        if least == NONE and places & both:
            continue
        if places & stock:
            least += cards.count(value)
        kept.append((knower, places | both if places & both else places, value, least))
    g.hints = tuple([hint for hint in kept if hint[1] != everywhere(g)])
    for value in sorted(set(cards)):
        _note(g, (ALL, both, value, cards.count(value)))


def turned_over(g: AntiMonopoly, seat: int, values: int) -> None:
    """A9.4 Five open cards were turned over: everybody knows the whole hand."""
    bit = 1 << seat
    g.hints = tuple([hint for hint in g.hints if hint[1] != bit])
    for value in [str(v) for v in range(1, values + 1)]:
        _note(g, (ALL, bit, value, g.hidden[seat].count(value) or NONE))


def swapped(g: AntiMonopoly, one: int, other: int, from_one: str, from_other: str) -> None:
    """A8.AC12 Two players swapped a card each; only they know which."""
    pair = 1 << one | 1 << other
    before = g.hints
    kept: list[Hint] = []
    for knower, places, value, least in before:
        if not places & pair or places & pair == pair:
            kept.append((knower, places, value, least))
        elif least != NONE:
            kept.append((knower, places | pair, value, least))
    g.hints = tuple([hint for hint in kept if hint[1] != everywhere(g)])
    for knower, about, came, went in ((one, other, from_one, from_other), (other, one, from_other, from_one)):
        _remember(g, before, knower, about, came, went)
        sure = [least for who, places, value, least in g.hints if (who, places, value) == (knower, 1 << about, came)]
        _note(g, (knower, 1 << about, came, 1 + max([0, *sure])))


def _remember(g: AntiMonopoly, before: tuple[Hint, ...], knower: int, about: int, came: str, went: str) -> None:
    """What a swapper still knows about the other hand: it changed by two cards that he has seen."""
    for who, places, value, least in before:
        if places == 1 << about and who in (ALL, knower):
            if least == NONE:
                if value != came:
                    _note(g, (knower, places, value, NONE))
            elif least - (value == went) > 0:
                _note(g, (knower, places, value, least - (value == went)))


def _note(g: AntiMonopoly, hint: Hint) -> None:
    """Adds a hint unless a stronger one is there; the trivial ones (all places) are not kept."""
    knower, places, value, least = hint
    if places == everywhere(g):
        return
    same = [h for h in g.hints if h[:3] == (knower, places, value)]
    if same and least != NONE and same[0][3] >= least:
        return
    g.hints = (*[h for h in g.hints if h[:3] != (knower, places, value)], hint)


def holds(g: AntiMonopoly, hint: Hint) -> bool:
    """Whether a hint is true on this table."""
    _, places, value, least = hint
    count = sum([g.hidden[seat].count(value) for seat in range(g.players) if places & 1 << seat])
    if places & stock_bit(g):
        count += g.stock.count(value)
    return count == 0 if least == NONE else count >= least


def known_by(g: AntiMonopoly, seat: int | None) -> tuple[Hint, ...]:
    """The hints that this seat (None: a spectator) has."""
    return tuple([hint for hint in g.hints if hint[0] == ALL or hint[0] == seat])
