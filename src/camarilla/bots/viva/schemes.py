"""What a schemer weighs at Viva el Presidente: every answer as a sum of terms in millions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from camarilla.bots.character import Character
from camarilla.bots.reasons import Choice, Term, choice, term
from camarilla.bots.viva import battle, odds
from camarilla.bots.viva.heard import COUP, GUARD, HOME, QUIET, RAID, STORM, TRUCE, VivaMemory
from camarilla.bots.viva.orders import boost_of
from camarilla.bots.viva.promises import lend, threat
from camarilla.bots.viva.spend import canonical
from camarilla.bots.viva.worth import HAND_LIMIT, SPECIAL, average, card_worth, cheapest_first, own, worth
from camarilla.core.chance import without
from camarilla.core.questions import Dice
from camarilla.core.words import named
from camarilla.games.viva.components import BUILDING_PRICE, DEFEND_PRESIDENTE, Box, Effect
from camarilla.games.viva.promise_question import Promise, promised_of
from camarilla.games.viva.purchases import CARD_PRICE, END_TURN, MILITIA_PRICE, Spend, SpendMoney, bundles
from camarilla.games.viva.questions import PASS, NameKill, Orders, Play, PlayCard
from camarilla.games.viva.targets import target
from camarilla.games.viva.view import EstateView, VivaView

# What militias were seen to do among routine players, in percent; it weighs as much as so many dice.
HABITS = {COUP: 25, GUARD: 3, HOME: 5, RAID: 67}
HABIT_WEIGHT = 10
POINT = 7.0
PALACE = 1.7
LOOT = 1.3
DRAWN = 1.3
SAVED = 0.65
MILITIA = (4.5, 4.5, 4.5, 3.4, 0.0)
SOON, LATER = (
    0.5,
    0.2,
)  # of a militia's worth: when the game may end next round, and more for every point that is missing
LEAD = 0.15  # how much more it is worth to take from somebody for each point that he is nearer to the end
CARD_COST = 0.56  # of a card's worth is what playing it costs
MARGIN = 0.15
HATE, LOVE = 0.06, 0.1  # what a grudge and a full trust are worth, in millions
ENDING = 100.0
FREE = 1.0  # what costs nothing is done before anything is weighed
KILL = 1.0  # what it is worth that a militia is dead for good, beside the battle
VALUES = {**SPECIAL, Effect.ASSASSINATION: 1.6, Effect.BURGLARS: 0.9}
FALL = 2.5  # what the palace loses when somebody carries out his threat, in millions


@dataclass
class Eyes:
    """One seat's eyes at one moment."""

    view: VivaView
    box: Box
    memory: VivaMemory
    who: Character
    dice: Dice

    @property
    def me(self) -> int:
        return own(self.view).seat

    def others(self) -> list[EstateView]:
        """The other Golpistas."""
        return [estate for estate in self.view.estates if estate.seat not in (self.me, self.view.presidente)]

    @property
    def time(self) -> float:
        """How much of the game is left for what pays off later: militias, the palace."""
        nearest = max([estate.points for estate in self.view.estates])
        return SOON + LATER * max(0, self.view.points_to_end - nearest)

    def lead(self, seat: int) -> float:
        """How much more it is worth to take from this player: the nearer to the end, the more."""
        left = self.view.points_to_end - self.view.estates[seat].points
        return 1.0 + max(0, 3 - left) * LEAD

    def seen(self, seat: int) -> tuple[int, ...] | None:
        """V26.SPY What a Spy has seen of these orders."""
        return next((one.orders for one in reversed(self.view.sightings) if one.whom == seat), None)

    def habit(self, seat: int, what: str) -> int:
        """In percent: how many of his dice he sends for this."""
        seen = self.memory.orders[seat]
        return round((HABIT_WEIGHT * HABITS[what] + 100 * seen.get(what, 0)) / (HABIT_WEIGHT + sum(seen.values())))

    def going(self, face: int, what: str, most: int, shared: int = 1) -> list[tuple[int, float]]:
        """How many dice of other Golpistas show this face, with the chance of each number."""
        chances = [1.0]
        for estate in self.others():
            orders = self.seen(estate.seat)
            if orders is not None:
                his: tuple[float, ...] = (*[0.0] * orders.count(face), 1.0)
            elif estate.number == face:
                continue  # nobody raids himself
            else:
                his = odds.spread(estate.dice, self.expected(estate, face, what) // shared, most)
            together = [0.0] * (len(chances) + len(his) - 1)
            for some, chance in enumerate(chances):
                for more, other in enumerate(his):
                    together[some + more] += chance * other
            chances = together
        return list(enumerate(chances))

    def expected(self, estate: EstateView, face: int, what: str) -> int:
        """His habit; less where he gave me his word, as far as it is good."""
        habit, mine = self.habit(estate.seat, what), self.view.estates[self.me].number
        if face != mine or self.memory.word(TRUCE, estate.seat, self.me) is None:
            return habit
        return round(habit * (1 - self.memory.credit(estate.seat)))

    def price_of_word(self, or_else: str = "") -> float:
        """What it costs to break one's word, in millions; an empty threat costs the vengeful more."""
        return 0.1 + 0.4 * self.who.leaning("vengeful" if or_else else "loyal")

    def words(self, seat: int, dice: int) -> list[Term]:
        """What was said about attacking somebody: a word forbids it, a threat demands it."""
        if not dice:
            return []
        found = [
            term("core-why-my-word", -self.price_of_word(), who=named(seat))
            for kind in (TRUCE, QUIET)
            if self.memory.word(kind, self.me, seat) is not None
        ]
        if self.memory.word(STORM, self.me, seat) is not None:
            found.append(term("core-why-my-threat", self.price_of_word(STORM), who=named(seat)))
        return found

    def feelings(self, seat: int, dice: int) -> list[Term]:
        """What old deeds say about attacking somebody with so many dice."""
        if not dice:
            return []
        grudge = self.memory.grudge(seat, self.me, self.who)
        trust = self.memory.trust(seat, self.me, self.who)
        found = [term("core-why-grudge", HATE * grudge, who=named(seat))] if grudge > 0 else []
        return found + ([term("core-why-trust", -LOVE * trust, who=named(seat))] if trust > 0 else [])


# --- orders -----------------------------------------------------------------------------------------------------------


def orders(eyes: Eyes, question: Orders) -> list[Choice]:
    """V6 Every way to set the dice: what each target is worth with so many of them."""
    counts = range(question.dice + 1)
    table = {question.own: [[term("core-why-home", home(eyes, dice))] for dice in counts]}
    for estate in eyes.others():
        table[estate.number] = [
            [
                term("core-why-loot", raid(eyes, estate, dice), who=named(estate.seat)),
                *eyes.feelings(estate.seat, dice),
                *eyes.words(estate.seat, dice),
            ]
            for dice in counts
        ]
    table[question.presidente] = [
        [
            term("core-why-palace", coup(eyes, dice, 0)),
            *eyes.feelings(eyes.view.presidente, dice),
            *eyes.words(eyes.view.presidente, dice),
        ]
        if dice
        else []
        for dice in counts
    ]
    table[DEFEND_PRESIDENTE] = [[term("core-why-promise", coup(eyes, 0, dice))] for dice in counts]
    found = []
    for way in question.options():
        told = [table[face][way.count(face)] for face in table if face != DEFEND_PRESIDENTE]
        if not way.count(question.presidente):  # V14.2 who attacks him gets no promise
            told.append(table[DEFEND_PRESIDENTE][way.count(DEFEND_PRESIDENTE)])
        found.append(Choice(way, tuple([one for terms in told for one in terms])))
    return found


def home(eyes: Eyes, dice: int) -> float:
    """V7.3 Minus what plunderers are expected to carry off."""
    me = own(eyes.view)
    hand = (me.hand or ()) + (me.promise or ())
    if not hand:
        return 0.0
    each, lost = average(eyes.box, hand, VALUES), 0.0
    for attackers, chance in eyes.going(me.number, RAID, 4, max(1, len(eyes.view.estates) - 2)):
        if attackers:
            lost += chance * odds.success(attackers, 0, me.points, dice) * each * min(attackers, len(hand), 2)
    return -lost


def raid(eyes: Eyes, target: EstateView, dice: int) -> float:
    """V7.3 What it is worth to attack another Golpista with so many dice."""
    if not dice or not target.cards + target.promised_cards:
        return 0.0
    orders, bonus = eyes.seen(target.seat), round(boost_of(eyes.box, own(eyes.view).hand or ()) / 2)
    staying = list(enumerate(odds.spread(target.dice, eyes.habit(target.seat, HOME), 2)))
    if orders is not None:
        staying = [(orders.count(target.number), 1.0)]
    walls, value = 1 + len(target.buildings), 0.0
    for allies, chance in eyes.going(target.number, RAID, 2, max(1, len(eyes.view.estates) - 2)):
        wins = sum([weight * odds.success(dice + allies, bonus, walls, at_home) for at_home, weight in staying])
        value += chance * wins * min(1.0, (target.cards + 0.0) / (1 + allies))
    return value * LOOT * eyes.lead(target.seat)


def coup(eyes: Eyes, attacking: int, supporting: int) -> float:
    """V7.1 What it is worth to attack the Presidente, to defend him, or to wait for the promise."""
    view = eyes.view
    throne = view.estates[view.presidente]
    promise = worth(eyes.box, own(view).promise or (), VALUES) + 0.5 * len(own(view).promised_dice)
    promised_away = sum([len(estate.promised_dice) for estate in view.estates])
    fixed = 1 + len(throne.buildings) + throne.dice - promised_away
    bonus = round(boost_of(eyes.box, own(view).hand or ())) if attacking else 0
    prize, value = eyes.time * PALACE + (2.0 if view.expert else 0.0), 0.0
    for allies, chance in eyes.going(throne.number, COUP, 4):
        for guards, other in eyes.going(DEFEND_PRESIDENTE, GUARD, 2):
            wins = odds.success(attacking + allies, bonus, fixed, guards + supporting)
            if attacking:
                loot = LOOT * eyes.lead(throne.seat) if throne.cards else 0.0
                value += chance * other * wins * (loot + prize * odds.first(attacking, allies))
            else:
                value += chance * other * (1 - wins if allies else 1.0) * promise
    return value


# --- cards ------------------------------------------------------------------------------------------------------------


def plays(eyes: Eyes, question: PlayCard) -> list[Choice]:
    """V8.1, V9.1, V10.2 The card that changes most for its worth, or none."""
    view, now = eyes.view, eyes.view.battle
    if now is None:
        return _quiet_plays(eyes, question)
    stake, found = battle.stake(view, eyes.box, now), [choice(PASS)]
    sign, chance = 1 if question.attacker else -1, battle.odds_of(now).chance()
    ahead = now.attack_value - now.defence_value
    if question.window == "roll":
        if (ahead > 0) == question.attacker:
            return found
        chance = 1.0 if ahead > 0 else 0.0
    for play in question.plays:
        card = eyes.box.cards[play.card]
        if question.window == "roll":
            after = battle.rerolled(now, play, ahead)
        else:
            after = battle.with_card(view, now, card.effect, play, question.attacker).chance()
        gain = sign * (after - chance) * stake
        terms = [
            term("core-why-battle", gain, percent=round(100 * sign * (after - chance))),
            term("core-why-kept-card", -CARD_COST * card_worth(card, VALUES) - MARGIN),
        ]
        found.append(Choice(play, (*terms, *_killed(eyes, card.effect, play))))
    return found


def _killed(eyes: Eyes, effect: Effect, play: Play) -> list[Term]:
    """V20.1 What it is worth, beside the battle, that a militia is gone for good."""
    if effect is not Effect.ASSASSINATION:
        return []
    victim = play.target.seat
    return [term("core-why-rival", KILL * eyes.lead(victim), who=named(victim))] if victim != eyes.me else []


def _quiet_plays(eyes: Eyes, question: PlayCard) -> list[Choice]:
    """V26.BUR A promise of somebody else's is worth a break-in; his own a Presidente keeps. V26.SPY looks first."""
    view, found = eyes.view, [choice(PASS)]
    for play in question.plays:
        victim = view.estates[play.target.seat]
        if question.window == "burglars":
            if eyes.me == view.presidente:
                found.append(choice(play, term("core-why-own-word", -2.0)))
                continue
            gain = (1.0 + 0.2 * victim.promised_cards) * (0.5 + 0.5 * eyes.lead(victim.seat))
            loot = [term("core-why-loot", gain, who=named(victim.seat)), term("core-why-price", -0.9)]
            found.append(Choice(play, (*loot, *eyes.words(victim.seat, 1))))
        elif eyes.me != view.presidente and own(view).dice >= 2:
            found.append(choice(play, term("core-why-spy", 0.3 * (victim.dice - 1), who=named(victim.seat))))
    return found


def kills(eyes: Eyes, question: NameKill) -> list[Choice]:
    """V20.1 A die of the strongest on the other side; never one's own that is on loan."""
    view, found = eyes.view, [choice("none")]
    for name in question.targets:
        die = target(name)
        owner = view.estates[view.presidente if die.on_loan else die.seat]
        if owner.seat != view.seat:
            danger = term("core-why-rival", eyes.lead(owner.seat) + 0.1 * owner.dice, who=named(owner.seat))
            found.append(Choice(name, (danger, *eyes.feelings(owner.seat, 1))))
    return found


# --- promises and spending --------------------------------------------------------------------------------------------


def promises(eyes: Eyes, question: Promise) -> list[Choice]:
    """V5 The poorest cards, the better of them to whoever is dangerous; more than one each only if it buys peace."""
    view = eyes.view
    threats = {seat: threat(view, seat) for seat in question.golpistas}
    order = sorted(question.golpistas, key=lambda seat: (threats[seat], eyes.memory.trust(seat, eyes.me), seat))
    hand, dice = cheapest_first(eyes.box, question.hand, VALUES), lend(view, question, order[-1])
    demands = {seat: eyes.memory.word("demand", seat, eyes.me) for seat in order}
    asking = [seat for seat, word in demands.items() if word is not None for _ in range(word.sum - 1)]
    first = [*asking, *[seat for seat in reversed(order) if seat not in asking]]
    found = []
    for extra in range(min(3, max(1, len(hand) - len(order) + 1))):
        left = list(hand)
        given: dict[int, list[str]] = {seat: [] for seat in question.golpistas}
        for seat in order[: len(left)]:
            given[seat].append(left.pop(0))
        for seat in first[:extra]:
            if left:
                given[seat].append(left.pop(0))
        away = sum([worth(eyes.box, cards, VALUES) for cards in given.values()])
        found.append(
            choice(
                promised_of([given[seat] for seat in question.golpistas], dice),
                term("core-why-given", -away),
                term(
                    "core-why-peace",
                    0.35 * sum([min(1.0, 0.4 * worth(eyes.box, given[s], VALUES) * threats[s]) for s in order]),
                ),
                *[
                    term("core-why-brigade", -FALL * eyes.memory.credit(seat) * threats[seat], who=named(seat))
                    for seat, word in demands.items()
                    if word is not None and len(given[seat]) < word.sum
                ],
            )
        )
    return found


def spending(eyes: Eyes, question: SpendMoney) -> Iterator[Choice]:
    """V15 Every basket with every payment, and stopping."""
    for card in question.playable():
        yield choice(Spend(play=card), term("core-why-free", FREE))
        return
    view, money, dice = eyes.view, question.money, own(eyes.view).dice
    yield choice(
        END_TURN, term("core-why-hand", kept(eyes, question.hand)), *if_it_ended(view, question, 0, question.hand)
    )
    for built, hired, drawn in bundles(
        money, len(question.kinds), question.militias, question.card, not question.combined
    ):
        price = BUILDING_PRICE * built + MILITIA_PRICE * hired + CARD_PRICE * drawn
        for paid in question.payments(price):
            left = without(question.hand, paid)
            yield choice(
                canonical(Spend(question.kinds[:built], hired, drawn, paid)),
                term("core-why-points", POINT * built),
                term("core-why-militias", eyes.time * sum([MILITIA[dice + more] for more in range(hired)])),
                term("core-why-drawn", DRAWN if drawn else 0.0),
                term("core-why-hand", kept(eyes, left)),
                *if_it_ended(view, question, built, left),
            )


def kept(eyes: Eyes, hand: tuple[str, ...]) -> float:
    """What the hand is worth after phase 6: only the best four stay."""
    worths = sorted([card_worth(eyes.box.cards[card], VALUES) for card in hand], reverse=True)
    return SAVED * sum(worths[:HAND_LIMIT])


def if_it_ended(view: VivaView, question: SpendMoney, built: int, left: tuple[str, ...]) -> list[Term]:
    """V18.1 When somebody has the points the game ends here: only points count, then money."""
    points = (view.points or 0) + built
    others = max([estate.points for estate in view.estates if estate.seat != view.seat])
    if max(points, others) < view.points_to_end:
        return []
    money = question.box.money(left)
    won = ENDING if points > others or (points == others and money > 2) else 0.0
    return [term("core-why-ending", won + 10.0 * (points - others) + 0.1 * money)]
