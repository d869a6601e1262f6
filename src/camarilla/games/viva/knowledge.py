"""V17.2 Who has seen which card go where. The rules need none of it; redeal does, so that a world that a bot imagines
agrees with everything its seat has seen.

The table only remembers the moves. What a seat can conclude from them is worked out when it is asked for: a list of
beliefs, each a possible way in which the cards whose faces the seat has seen lie in the places it cannot look into.
"""

from __future__ import annotations

from collections.abc import Iterator

from camarilla.games.viva.state import Moved, Viva

OPENLY = "discards"  # everybody sees what goes there
UNSEEN = ""  # the face of a card that nobody remembers, or of a whole promise space that changes its place
MOST_BELIEFS = 256  # the likeliest are kept

Lying = tuple[tuple[str, str], ...]  # (place, card), sorted: at least these cards lie in these places


def hand(seat: int) -> str:
    return f"hand:{seat}"


def promise(seat: int) -> str:
    return f"promise:{seat}"


def owner(place: str) -> int:
    """Who may look at the cards of a place."""
    return int(place.partition(":")[2])


# --- what the table remembers ---------------------------------------------------------------------------------------


def promised(g: Viva, seat: int, cards: tuple[str, ...]) -> None:
    """V5.1 Cards go from the Presidente's hand to a promise space; giver and receiver see them. Call it before."""
    size = len(g.hands[g.presidente])
    source, target, witnesses = hand(g.presidente), promise(seat), (g.presidente, seat)
    g.moves += [Moved(card, source, target, size - place, witnesses) for place, card in enumerate(cards)]


def stolen(g: Viva, card: str, source: str, target: str, size: int, witnesses: tuple[int, ...]) -> None:
    """V26.BUR, V12.1 One of ``size`` cards went to a hand; only the witnesses saw which."""
    g.moves.append(Moved(card, source, target, size, witnesses))
    g.fresh[owner(target)] += 1


def laid_open(g: Viva, cards: tuple[str, ...], source: str, size: int) -> None:
    """V17.1 Cards of this place, which held ``size``, were shown to everybody and left it."""
    if g.moves:
        g.moves += [Moved(card, source, OPENLY, size - place, ()) for place, card in enumerate(cards)]


def collected(g: Viva, seat: int) -> None:
    """V14.1 A whole promise space goes into its owner's hand. Call it before."""
    g.moves.append(Moved(UNSEEN, promise(seat), hand(seat), len(g.promises[seat]), ()))
    g.fresh[seat] += len(g.promises[seat])


def counted(g: Viva) -> None:
    """V18.2 The game goes on: nobody has the points to end it, so nobody can hold more victory cards than that."""
    for seat in range(g.players):
        public = g.victory_points(seat) - g.box.luxury(g.hands[seat])
        g.barred[seat] = max(0, g.victory_points_to_end - 1 - public)
        g.fresh[seat] = 0


def forgotten(g: Viva, seat: int) -> None:
    """The moves as this seat remembers them: of what others saw it keeps only that something moved."""
    for place, move in enumerate(g.moves):
        if move.target != OPENLY and seat not in move.witnesses and move.witnesses:
            g.moves[place] = Moved("?", move.source, move.target, move.size, ())


# --- what a seat can conclude ---------------------------------------------------------------------------------------


def beliefs(g: Viva, seat: int) -> dict[Lying, int]:
    """Where the cards that this seat has seen may lie now, with the weight of each possibility."""
    held: dict[Lying, int] = {(): 1}
    own = (hand(seat), promise(seat))
    for move in g.moves:
        after: dict[Lying, int] = {}
        for lying, weight in held.items():
            for left, ways in _after(move, lying, seat, own):
                after[left] = after.get(left, 0) + weight * ways
        if len(after) > MOST_BELIEFS:
            likeliest = sorted(after.items(), key=lambda belief: (-belief[1], belief[0]))
            after = dict(likeliest[:MOST_BELIEFS])
        held = after
    return held


def _after(move: Moved, lying: Lying, seat: int, own: tuple[str, str]) -> Iterator[tuple[Lying, int]]:
    """What may lie where after a move, each with the number of cards that may have been the moved one."""
    if move.card == UNSEEN:
        moved = [(move.target if place == move.source else place, card) for place, card in lying]
        yield tuple(sorted([one for one in moved if one[0] not in own])), 1
    elif move.target == OPENLY or seat in move.witnesses:
        yield from _seen_move(move, lying, own)
    else:
        yield from _hidden_move(move, lying, own)


def _seen_move(move: Moved, lying: Lying, own: tuple[str, str]) -> Iterator[tuple[Lying, int]]:
    """The seat saw the face: one known card less here, one more there. Where all cards are known it must be of them."""
    there = (move.source, move.card)
    known = sum([place == move.source for place, _ in lying])
    if there in lying:
        yield _put(_without(lying, there), move.target, move.card, own), 1
    elif known < move.size:
        yield _put(lying, move.target, move.card, own), 1


def _hidden_move(move: Moved, lying: Lying, own: tuple[str, str]) -> Iterator[tuple[Lying, int]]:
    """Any card of the place may have gone: one of the known ones, or one of the others."""
    here = [card for place, card in lying if place == move.source]
    for card in sorted(set(here)):
        yield _put(_without(lying, (move.source, card)), move.target, card, own), here.count(card)
    if move.size > len(here):
        yield lying, move.size - len(here)


def _put(lying: Lying, place: str, card: str, own: tuple[str, str]) -> Lying:
    return lying if place == OPENLY or place in own else tuple(sorted((*lying, (place, card))))


def _without(lying: Lying, one: tuple[str, str]) -> Lying:
    at = lying.index(one)
    return lying[:at] + lying[at + 1 :]
