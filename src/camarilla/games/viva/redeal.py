"""A random table that looks the same to one seat and agrees with all that seat has seen (V17.2)."""

from __future__ import annotations

from collections import Counter

from camarilla.core.flow import Position
from camarilla.core.questions import Dice
from camarilla.games.viva import knowledge
from camarilla.games.viva.chapters.orders import SpyWindow, orders_question
from camarilla.games.viva.state import Viva

TRIES = 200


def redeal(position: Position, seat: int, dice: Dice) -> None:
    """Deals what the seat cannot know anew: other hands, promises, the deck, orders behind the screens."""
    g: Viva = position.state
    unseen = unseen_cards(g, seat)
    beliefs = possible_beliefs(g, seat, unseen)
    for attempt in range(TRIES):
        dealt = _deal(g, seat, unseen, _one_of(beliefs, dice), dice)
        if _possible(g, seat, dealt) or attempt == TRIES - 1:
            _lay(g, dealt)
            break
    if hides_orders(position):
        _set_orders(g, seat, dice)
    _forget_others(g, seat)


def hides_orders(position: Position) -> bool:
    """V6.1 Whether orders lie behind the screens."""
    spying = any(isinstance(procedure, SpyWindow) for procedure in position.stack)
    return spying and not position.state.screens_up


def unseen_cards(g: Viva, seat: int) -> list[str]:
    """All cards that this seat cannot see, in an order that says nothing about where they lie: the same dice deal the
    same world, whichever of those that look alike is the true one."""
    cards = [card for other in range(g.players) if other != seat for card in g.hands[other] + g.promises[other]]
    return sorted([*cards, *g.deck])


def _places(g: Viva, seat: int) -> dict[str, int]:
    """The places this seat cannot look into, with the number of cards in each."""
    places = {knowledge.hand(other): len(g.hands[other]) for other in range(g.players) if other != seat}
    places |= {knowledge.promise(other): len(g.promises[other]) for other in range(g.players) if other != seat}
    places["deck"] = len(g.deck)
    return places


def possible_beliefs(g: Viva, seat: int, unseen: list[str]) -> dict[knowledge.Lying, int]:
    """Where the cards it has seen may lie, as far as they are still among the unseen ones."""
    there = Counter(unseen)
    beliefs = knowledge.beliefs(g, seat)
    fitting = {lying: weight for lying, weight in beliefs.items() if Counter([card for _, card in lying]) <= there}
    return fitting or {(): 1}


def _one_of(beliefs: dict[knowledge.Lying, int], dice: Dice) -> knowledge.Lying:
    if len(beliefs) == 1:
        return next(iter(beliefs))
    at = dice.below(sum(beliefs.values()))
    for lying, weight in beliefs.items():
        at -= weight
        if at < 0:
            return lying
    raise AssertionError("weights are whole and positive")


def _deal(g: Viva, seat: int, unseen: list[str], lying: knowledge.Lying, dice: Dice) -> dict[str, list[str]]:
    """Deals all unseen cards to the unseen places, those it knows to where they lie."""
    room = _places(g, seat)
    dealt: dict[str, list[str]] = {place: [] for place in room}
    left = unseen.copy()
    for place, card in lying:
        dealt[place].append(card)
        left.remove(card)
    for place, cards in dealt.items():
        while len(cards) < room[place]:
            cards.append(left.pop(dice.below(len(left))))
    return dealt


def _possible(g: Viva, seat: int, dealt: dict[str, list[str]]) -> bool:
    """V18.2 The game went on after the last count, so nobody held the cards that would have ended it."""
    most = max([card.victory_points for card in g.box.cards.values()])
    for other in range(g.players):
        if other != seat:
            cards = tuple(dealt[knowledge.hand(other)])
            if g.box.luxury(cards) > g.barred[other] + most * g.fresh[other]:
                return False
    return True


def _lay(g: Viva, dealt: dict[str, list[str]]) -> None:
    for place, cards in dealt.items():
        if place == "deck":
            g.deck = tuple(sorted(cards))
        elif place.startswith("hand:"):
            g.hands[knowledge.owner(place)] = tuple(sorted(cards))
        else:
            g.promises[knowledge.owner(place)] = tuple(sorted(cards))


def _set_orders(g: Viva, seat: int, dice: Dice) -> None:
    """V6.1 Orders behind the others' screens; V26.SPY what this seat saw stays, unless it was set anew since."""
    for other in g.golpistas():
        if other != seat and g.dice[other]:
            g.orders[other] = seen_orders(g, seat, other) or orders_question(g, other).sample(dice)
    g.spied = [(spy, whom, orders if spy == seat else g.orders[whom]) for spy, whom, orders in g.spied]


def seen_orders(g: Viva, seat: int, other: int) -> tuple[int, ...]:
    """V26.SPY The orders of another player as this seat saw them, if nothing can have changed them since."""
    seen: tuple[int, ...] = ()
    for spy, whom, orders in g.spied:
        if spy == seat and whom == other:
            seen = orders
        elif spy == other and g.rules["spyEffect"] == "lookAndReset":
            seen = ()
    return seen


def _forget_others(g: Viva, seat: int) -> None:
    """What others have seen is theirs: in the new world the Presidente gave what lies there, and no more is known."""
    knowledge.forgotten(g, seat)
    if seat != g.presidente:
        g.given = [None if given is None else promise for given, promise in zip(g.given, g.promises, strict=True)]
