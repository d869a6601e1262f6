"""V6 Where the militias go: every target has a worth for every number of dice, and the best sum wins."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.bots.viva import odds
from camarilla.bots.viva.worth import PRESIDENCY, UNKNOWN_CARD, average, lead, own, worth
from camarilla.games.viva.components import DEFEND_PRESIDENTE, Box, Effect
from camarilla.games.viva.questions import Orders
from camarilla.games.viva.view import EstateView, VivaView

# How other players use a militia, in percent, unless a Spy has seen it.
COUP, SUPPORT, HOME = 30, 12, 10


@dataclass
class Field:
    """The battlefield as one Golpista imagines it before the screens go up."""

    view: VivaView
    box: Box
    boost: float  # what the own cards can add to an attack

    def others(self) -> list[EstateView]:
        """The other Golpistas."""
        view = self.view
        return [estate for estate in view.estates if estate.seat not in (view.seat, view.presidente)]

    def seen(self, seat: int) -> tuple[int, ...] | None:
        """V26.SPY What a Spy has seen of these orders."""
        for sighting in reversed(self.view.sightings):
            if sighting.whom == seat:
                return sighting.orders
        return None

    def going(self, face: int, percent: int, most: int, but: int = -1) -> tuple[tuple[int, float], ...]:
        """How many dice of other Golpistas show this face, with the chance of each number."""
        known, unknown = 0, 0
        for estate in self.others():
            if estate.seat != but:
                orders = self.seen(estate.seat)
                known += orders.count(face) if orders is not None else 0
                unknown += estate.dice if orders is None else 0
        return tuple([(known + more, chance) for more, chance in enumerate(odds.spread(unknown, percent, most))])


def set_orders(view: VivaView, box: Box, question: Orders) -> tuple[int, ...]:
    """The orders that are worth most together."""
    table = worth_of_orders(view, box, question)
    best, most = question.default(), -1e9
    for orders in question.options():
        total = 0.0
        for face, values in table.items():
            total += values[orders.count(face)]
        if total > most:
            best, most = orders, total
    return best


def worth_of_orders(view: VivaView, box: Box, question: Orders) -> dict[int, list[float]]:
    """For every face: what it is worth to have 0, 1, 2 ... dice show it."""
    field = Field(view, box, boost_of(box, own(view).hand or ()))
    counts = range(question.dice + 1)
    table = {question.own: [home(field, dice) for dice in counts]}
    for estate in field.others():
        table[estate.number] = [raid(field, estate, dice) for dice in counts]
    idle = coup(field, 0, 0)
    table[question.presidente] = [coup(field, dice, 0) - idle if dice else 0.0 for dice in counts]
    table[DEFEND_PRESIDENTE] = [coup(field, 0, dice) for dice in counts]
    return table


def boost_of(box: Box, hand: tuple[str, ...]) -> float:
    """V26 What the cards in hand can add to an attack, roughly."""
    helpful = {Effect.GUNBOAT: 3.0, Effect.SURPRISE_ATTACK: 2.0, Effect.ASSASSINATION: 1.5, Effect.BRIBERY: 1.0}
    return sum([helpful.get(box.effect(card), 0.0) for card in hand])


def home(field: Field, dice: int) -> float:
    """V7.3 What staying at home saves: minus what plunderers are expected to carry off."""
    me = own(field.view)
    hand = (me.hand or ()) + (me.promise or ())
    if not hand:
        return 0.0
    each = average(field.box, hand)
    percent = (100 - COUP - SUPPORT - HOME) // max(1, len(field.view.estates) - 2)
    lost = 0.0
    for attackers, chance in field.going(me.number, percent, 3):
        if attackers:
            lost += chance * odds.success(attackers, 0, me.points, dice) * each * min(attackers, len(hand))
    return -lost


def raid(field: Field, target: EstateView, dice: int) -> float:
    """V7.3 What it is worth to attack another Golpista with so many dice."""
    if not dice or not target.cards + target.promised_cards:
        return 0.0
    orders = field.seen(target.seat)
    staying = (
        ((orders.count(target.number), 1.0),)
        if orders is not None
        else tuple(enumerate(odds.spread(target.dice, HOME, 2)))
    )
    buildings = 1 + len(target.buildings)
    chance = sum(
        [weight * odds.success(dice, round(field.boost / 2), buildings, at_home) for at_home, weight in staying]
    )
    return chance * UNKNOWN_CARD * lead(field.view, target.seat)


def coup(field: Field, attacking: int, supporting: int) -> float:
    """V7.1 What it is worth to attack the Presidente, to defend him, or to wait for the promise."""
    view = field.view
    throne = view.estates[view.presidente]
    promise = worth(field.box, own(view).promise or ()) + 0.5 * len(own(view).promised_dice)
    promised_away = sum([len(estate.promised_dice) for estate in view.estates])
    fixed = 1 + len(throne.buildings) + throne.dice - promised_away
    bonus = round(field.boost) if attacking else 0
    prize = PRESIDENCY + (2.0 if view.expert else 0.0)
    value = 0.0
    for allies, chance in field.going(throne.number, COUP, 4):
        for guards, other in field.going(DEFEND_PRESIDENTE, SUPPORT, 2):
            wins = odds.success(attacking + allies, bonus, fixed, guards + supporting)
            if attacking:
                rank = odds.first(attacking, allies)
                loot = UNKNOWN_CARD * lead(view, throne.seat) if throne.cards else 0.0
                value += chance * other * wins * (loot + prize * rank)
            else:
                value += chance * other * (1 - wins if allies else 1.0) * promise
    return value
