"""``schemer`` at Anti-Monopoly III: takes what it can while the bomb is far, joins in when it is near."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from camarilla.bots.anti_monopoly.characters import Character as Manner
from camarilla.bots.anti_monopoly.heard import JOIN, REFUSE, PowersOfPeace
from camarilla.bots.anti_monopoly.mind import Mind, forward_worth, seen_by
from camarilla.bots.anti_monopoly.worth import (
    LOST,
    another_roll,
    bomb_cost,
    bomb_gain,
    chance_to_have,
    chance_to_join,
    fear,
    rank_of,
    roll_worth,
)
from camarilla.bots.bot import Bot, Look
from camarilla.bots.character import Character, character_of
from camarilla.bots.memory import Recall
from camarilla.bots.reasons import Choice, Term, Weighing, choice, term
from camarilla.core.questions import Dice, Question
from camarilla.core.words import named
from camarilla.games.anti_monopoly.components import ALL_CHIPS
from camarilla.games.anti_monopoly.purchases import NO_CHIPS, AtMonopoly, BuyChips, OpenTurn, Pledge, cost
from camarilla.games.anti_monopoly.questions import CallFor, CrisisReply, Destroy, NameNumber, OneRolled
from camarilla.games.anti_monopoly.view import AntiMonopolyView

NEAR = 10  # fields from Zero at which nobody plays for himself any more
AT_EASE = Manner("at ease", fear=1.0, indict=0.0, help=1.0, rivalry=0.1, reply="weighs", grudge=4.0)
IN_FEAR = Manner("in fear", fear=2.5, indict=6.0, help=3.0, rivalry=0.0, reply="weighs", grudge=4.0)
HATE, LOVE = 0.5, 1.0  # what a grudge and a full trust are worth, in fields
WORD = 1.0  # what it costs to break one's word, in fields
FINISHED = 6.0  # what the last chip is worth beside its own
FURTHER = 3.0  # what a chip is worth on the way to World Peace, beside what it stops


@dataclass
class Eyes:
    """One seat's eyes at one moment."""

    look: Look
    view: AntiMonopolyView
    memory: PowersOfPeace
    who: Character
    mind: Mind

    @property
    def me(self) -> int:
        return self.look.seat

    @property
    def manner(self) -> Manner:
        return self.mind.character

    def danger(self, fields: int) -> float:
        """What it is worth when the bomb goes back so many fields, or costs when it comes on."""
        if fields > 0:
            return self.manner.fear * bomb_gain(self.view, fields)
        return -self.manner.fear * bomb_cost(self.view, -fields)

    def grudge(self, seat: int) -> float:
        return HATE * self.memory.grudge(seat, self.me, self.who)

    def trust(self, seat: int) -> float:
        return LOVE * max(0.0, self.memory.trust(seat, self.me, self.who))

    def word(self, kind: str, seat: int) -> list[Term]:
        """What speaks for doing what one said one would do."""
        if self.memory.word(kind, self.me, seat) is None:
            return []
        if kind == REFUSE:
            return [term("core-why-my-threat", WORD * self.who.leaning("vengeful"), who=named(seat))]
        return [term("core-why-my-word", WORD * (0.5 + self.who.leaning("loyal")), who=named(seat))]

    def would_join(self, seat: int) -> float:
        """How likely he joins in, if he can; his word counts as far as it is good."""
        chance = chance_to_join(self.view, self.me, seat)
        if self.memory.word(JOIN, seat, self.me) is not None:
            chance += (1 - chance) * 0.6 * self.memory.credit(seat)
        return chance if self.memory.word(REFUSE, seat, self.me) is None else 0.6 * chance


class Schemer(Weighing):
    """Weighs crises, monopolies, chips, pledges and the bomb."""

    def __init__(self, dice: Dice, deaf_to: Iterable[str] = ()) -> None:
        super().__init__(dice, deaf_to)
        self.recall = Recall(PowersOfPeace)

    def rung_below(self, dice: Dice) -> Bot:
        return Mind(dice, AT_EASE)

    def choices(self, look: Look, question: Question[Any]) -> Iterable[Choice]:
        scheme = SCHEMES.get(type(question))
        if scheme is None:
            return ()
        view = seen_by(look)
        mind = Mind(self.dice, IN_FEAR if view.bomb <= NEAR else AT_EASE)
        return scheme(Eyes(look, view, self.recall.at(look), character_of(look.born), mind), question)


def replies(eyes: Eyes, question: CrisisReply) -> list[Choice]:
    """A9.b or A9.c: what a refusal brings against what the bomb costs all; nobody refuses into Zero."""
    options = question.options()
    if not question.has:
        return []
    asker, me = question.asker, eyes.me
    joins = [
        term("core-why-fields", 2.0 + forward_worth(eyes.look, me, 2)),
        term("core-why-bomb", eyes.danger(1)),
        term("core-why-trust", eyes.trust(asker), who=named(asker)),
        *eyes.word(JOIN, asker),
    ]
    found = [Choice(options[0], tuple(joins))]
    for refusal in options[1:]:
        found.append(
            choice(
                refusal,
                term("core-why-fields", question.value + 2.0 + forward_worth(eyes.look, me, refusal.fields)),
                term("core-why-bomb", eyes.danger(-3) if bomb_cost(eyes.view, 3) < LOST else -2 * LOST),
                term("core-why-rivals-loss", eyes.manner.rivalry * 6),
                term("core-why-grudge", eyes.grudge(asker), who=named(asker)),
                *eyes.word(REFUSE, asker),
            )
        )
    return found


def calls(eyes: Eyes, question: CallFor) -> list[Choice]:
    """A9.1 The card and the player with the best prospects."""
    view, me, found = eyes.view, eyes.me, []
    for call in question.options():
        has = chance_to_have(view, me, call.whom, call.value)
        joins = eyes.would_join(call.whom)
        found.append(
            choice(
                call,
                term("core-why-together", has * joins * (4.0 + eyes.danger(1)), who=named(call.whom)),
                term("core-why-mocked", -has * (1 - joins) * (2.0 + 0.3 * call.value - eyes.danger(-3))),
                term("core-why-in-vain", -(1 - has) * (1.0 + call.value - eyes.danger(-2))),
                term("core-why-grudge", -0.2 * eyes.grudge(call.whom), who=named(call.whom)),
            )
        )
    return found


def requests(eyes: Eyes, question: NameNumber) -> list[Choice]:
    """A15.1 Who has it most likely, and would give it."""
    found = []
    for call in question.options():
        has = chance_to_have(eyes.view, eyes.me, call.whom, call.value)
        joins = eyes.would_join(call.whom)
        found.append(
            choice(
                call,
                term("core-why-has-it", 0.5 * has, who=named(call.whom)),
                term("core-why-together", has * joins, who=named(call.whom)),
            )
        )
    return found


def monopolies(eyes: Eyes, question: AtMonopoly) -> list[Choice]:
    """A10.1 Double money and a step of the bomb, or a chip."""
    found = [
        choice(
            "collect", term("core-why-money", 2.0 * question.price), term("core-why-bomb", eyes.danger(-question.bomb))
        )
    ]
    if question.money >= question.price:
        return [*found, choice("indict", term("core-why-chip", eyes.mind.chip_worth(eyes.look)))]
    return [*found, choice("nothing")]


def ones(eyes: Eyes, question: OneRolled) -> list[Choice]:
    """A5.2 The step, or another roll."""
    view, board, me = eyes.view, eyes.look.box.board, eyes.me
    return [
        choice("move", term("core-why-fields", roll_worth(view, board, me, 1))),
        choice("again", term("core-why-fields", another_roll(view, board, me))),
    ]


def openings(eyes: Eyes, question: OpenTurn) -> list[Choice]:
    """A16.1 On green a chip is the way forward as long as one is missing; A17.3 at double price only to finish."""
    ways = question.options()
    missing = ALL_CHIPS - sum(question.chips)
    found = [choice(ways[0], term("core-why-fields", another_roll(eyes.view, eyes.look.box.board, eyes.me) / 2))]
    for way in ways[1:]:
        price = cost(way.chips, question.prices) * (2 if way.act == "double" else 1)
        found += _bought(eyes, way, sum(way.chips), price, question.money, missing)
    return found


def purchases(eyes: Eyes, question: BuyChips) -> list[Choice]:
    """A17.3 Sent back: double price, so only what finishes the monopolies or what money is left over for."""
    missing, found = ALL_CHIPS - sum(question.chips), [choice(NO_CHIPS)]
    for chips in question.options()[1:]:
        found += _bought(eyes, chips, sum(chips), cost(chips, question.prices), question.money, missing)
    return found


def _bought(eyes: Eyes, answer: Any, chips: int, price: int, money: int, missing: int) -> list[Choice]:
    """What some chips are worth; what one cannot pay is asked of others only to finish."""
    if price > money and not (chips == missing and missing <= 2):
        return []
    terms = [
        term("core-why-chip", chips * (eyes.mind.chip_worth(eyes.look) + FURTHER)),
        term("core-why-price", -float(min(price, money))),
    ]
    if chips == missing:
        terms.append(term("core-why-finished", FINISHED))
    return [Choice(answer, tuple(terms))]


def pledges(eyes: Eyes, question: Pledge) -> list[Choice]:
    """A13.2, A17.4 Nothing, one's share, or all that is needed: what it saves against what it costs."""
    view, whom = eyes.view, question.whom
    able = [seat for seat, player in enumerate(view.players) if seat != whom and player.money > 0]
    share = min(question.high, -(-question.needed // max(1, len(able))))
    if question.purpose == "debt":
        saved = eyes.manner.help * bomb_cost(view, 1)
    else:
        saved = eyes.manner.help * (3 + eyes.mind.chip_worth(eyes.look) / 2)
    feeling = term("core-why-trust", 0.3 * (eyes.trust(whom) - eyes.grudge(whom)), who=named(whom))
    found = [choice(0)]
    for given, chance in ((share, 0.8), (question.high, 1.0)):
        if given:
            alone = 0.9 if given == question.high and saved < question.needed and view.bomb > 1 else 0.0
            found.append(
                choice(
                    given,
                    term("core-why-saved", saved * chance),
                    term("core-why-price", -float(given) * (1 + alone)),
                    feeling,
                )
            )
    return found


def destruction(eyes: Eyes, question: Destroy) -> list[Choice]:
    """A21.2 Everybody may win now, or the bomb goes on; who lies far behind hopes a little longer."""
    view = eyes.view
    behind = rank_of(view, eyes.me) / max(1, len(view.players) - 1)
    return [
        choice(True, term("core-why-bomb", eyes.manner.fear * fear(view.bomb) * 2)),
        choice(False, term("core-why-behind", 6.0 * behind)),
    ]


SCHEMES: dict[type[Any], Callable[[Eyes, Any], Iterable[Choice]]] = {
    CrisisReply: replies,
    CallFor: calls,
    NameNumber: requests,
    AtMonopoly: monopolies,
    OneRolled: ones,
    OpenTurn: openings,
    BuyChips: purchases,
    Pledge: pledges,
    Destroy: destruction,
}
