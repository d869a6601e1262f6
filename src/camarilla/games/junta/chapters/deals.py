"""J16.2 Deals: open offers, carried out at one stroke; J5.2, J7.1, J13.9, J16.1 what may change hands and when."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core import deals
from camarilla.core.deals import Offer, Trade
from camarilla.core.flow import DONE, Call, Procedure, Step
from camarilla.core.words import Arg, named
from camarilla.games.junta import ledger
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.chapters.common import Shed, into_hand, lay_open, take_from_hand
from camarilla.games.junta.chapters.units import hand_over
from camarilla.games.junta.course import QUIET, Phase
from camarilla.games.junta.desk import ANY, MOST_OFFERS, Wanted, goods_words, wished_cards
from camarilla.games.junta.locks import Lock
from camarilla.games.junta.money import NO_NOTES, Notes, exact, holds, minus, payable, plus, total
from camarilla.games.junta.questions.kinds import card_text
from camarilla.games.junta.state import HAND_LIMIT, Goods, Junta


def free_to_deal(g: Junta) -> list[int]:
    """J16.1 Who may deal now."""
    return [] if g.locked(Lock.SPEECH) else dealers(g)


def dealers(g: Junta) -> list[int]:
    """J16.1 Who may deal where anybody may speak: the living, exiles too (J9.1).

    A target may not, or with `target_cash_lock` = off only in cash.
    """
    if g.phase in QUIET and g.rules["trade_in_terror"] != "allowed":
        return []
    barred = g.targets if g.rules["target_cash_lock"] == "on" else ()
    return [one for one in range(g.families) if g.alive[one] and one not in barred]


def cash_locked(g: Junta, who: int) -> bool:
    """J7.1 Cash may not be touched while its owner is named as a target, by robbers too (J10.3r)."""
    if g.locked(Lock.CASH, who):
        return True
    return g.rules["target_cash_lock"] == "on" and (who in g.robbed or who in g.targets)


def units_of(g: Junta, who: int) -> tuple[tuple[str, str, int], ...]:
    """J13.9 The units this player commands on the map; they can be handed over in a movement segment."""
    return led_by(g, who) if g.moving else ()


def led_by(g: Junta, who: int) -> tuple[tuple[str, str, int], ...]:
    """The units this player commands on the map: area, kind, how many."""
    found: dict[tuple[str, str], int] = {}
    for (area, kind, _, _, _), number, commander in g.stacks():
        if commander == who:
            found[area, kind] = found.get((area, kind), 0) + number
    return tuple([(area, kind, number) for (area, kind), number in found.items()])


def can_give(g: Junta, who: int, goods: Goods) -> bool:
    """Whether a player has these goods and may part with them now (J8.1: not with what a budget needs)."""
    if not could_give(g, who, goods) or any(card not in g.hand[who] for card in goods.cards):
        return False
    if goods.kinds and not can_pick(g, who, goods):
        return False
    return paying_notes(g, who, goods) is not None


def paying_notes(g: Junta, who: int, goods: Goods) -> Notes | None:
    """J7.1 The notes that leave his purse: those named and those that make up the sum, if he may part with them."""
    if not goods.money and goods.notes == NO_NOTES:
        return NO_NOTES
    if not holds(g.cash[who], goods.notes):
        return None
    for notes in exact(minus(g.cash[who], goods.notes), goods.money):
        paid = plus(goods.notes, notes)
        if who != g.proposer or not g.proposal or payable(plus(minus(g.cash[who], paid), g.aid), g.proposal):
            return paid
    return None


def could_give(g: Junta, who: int, goods: Goods) -> bool:
    """What everybody can see: a victim keeps his cards (J16.1), locked cash stays (J7.1), units stand on the map."""
    if (goods.cards or goods.kinds) and who in g.targets:
        return False
    if (goods.money or goods.notes != NO_NOTES) and cash_locked(g, who):
        return False
    if not goods.units:
        return True
    there = {(area, kind): number for area, kind, number in units_of(g, who)}
    return all(there.get((area, kind), 0) >= number for area, kind, number in goods.units)


def can_pick(g: Junta, who: int, goods: Goods) -> bool:
    """Whether he has so many cards of these kinds beside the named ones."""
    wanted = pickable(g, who, goods)
    enough = sum([number for _, number, _ in wanted]) <= len(g.hand[who]) - len(goods.cards)
    return enough and all(len(cards) >= number for _, number, cards in wanted)


def fits(g: Junta, who: int, gets: Goods, gives: Goods) -> bool:
    """J5.1 In phases 6 and 9 a gift that would exceed the hand limit is refused; units need somebody present."""
    if gets.units and not g.present(who):
        return False
    return g.phase not in QUIET or g.held(who) + wished_cards(gets) - wished_cards(gives) <= HAND_LIMIT


class JuntaTrade(Trade[Goods]):
    """J16.2 What the model of deals must know about cards, notes and units."""

    def now(self, g: Junta) -> tuple[int, ...]:
        return (g.round, int(g.phase))

    def dealers(self, g: Junta) -> list[int]:
        return free_to_deal(g)

    def can_give(self, g: Junta, who: int, goods: Goods) -> bool:
        return can_give(g, who, goods)

    def could_give(self, g: Junta, who: int, goods: Goods) -> bool:
        return could_give(g, who, goods)

    def fits(self, g: Junta, who: int, gets: Goods, gives: Goods) -> bool:
        return fits(g, who, gets, gives)


TRADE = JuntaTrade()


def acceptable(g: Junta, who: int) -> tuple[tuple[int, Offer[Goods]], ...]:
    """J16.2 The offers this player may accept now, as far as he can know."""
    return deals.acceptable(TRADE, g, g.offers, who)


def pickable(g: Junta, who: int, get: Goods) -> Wanted:
    """J16.2 Which of his cards would do where only their kind is asked for; ``any`` comes last."""
    hand = [card for card in g.hand[who] if card not in get.cards]
    kinds = sorted(get.kinds, key=lambda one: (one[0] == ANY, one[0]))
    return tuple(
        [
            (kind, number, tuple([card for card in hand if kind in (ANY, g.box.cards[card].kind)]))
            for kind, number in kinds
        ]
    )


def lapse(g: Junta) -> None:
    """J16.2 What was offered for a phase or a round ends with it."""
    if g.offers:
        deals.lapse(g.offers, TRADE.now(g))


def dealing_aside(
    g: Junta,
    who: int,
    plays: tuple[tuple[int, tuple[int, ...], tuple[str, ...]], ...],
    discards: tuple[int, ...],
    resign: bool,
    home: bool,
    ends: bool,
    offers: tuple[tuple[int, Offer[Goods]], ...],
) -> Aside:
    """J5.2i The question with everything this player could offer; J17.1 and what he can do with his dummies.

    Nothing that runs forbids to speak: otherwise he would not be asked.
    """
    others, moving, box = dealers(g), g.moving, g.box
    able = who in others
    partners: tuple[int, ...] = ()
    if able and len([True for offer in g.offers.values() if offer.maker == who]) < MOST_OFFERS:
        partners = tuple([one for one in others if one != who and one < g.players])
    proposing = who == g.proposer and bool(g.proposal)
    trades = able and who not in g.targets
    dummies = g.followers(who) if g.mini and g.present(who) else []
    return Aside(  # in the order of its fields: by their names it takes three times as long
        "J5.2i",
        offers,
        tuple([(number, pickable(g, who, offer.get)) for number, offer in offers if offer.get.kinds]),
        deals.of_party(g.offers, who),
        tuple([(number, offer.maker) for number, offer in g.offers.items() if offer.to == who]),
        partners,
        g.hand[who] if trades else (),
        len(box.cards) - 1,
        NO_NOTES if not able or cash_locked(g, who) else g.cash[who],
        led_by(g, who) if able and moving else (),
        g.proposal if proposing else (),
        g.aid if proposing else NO_NOTES,
        moving,
        box.notes,
        box.areas if moving else (),
        box.counters if moving else (),
        plays,
        discards,
        resign,
        home,
        ends,
        tuple([(one, g.hand[one]) for one in dummies if one not in g.swapped and g.hand[one] and trades]),
        openings(g, dummies) if dummies else (),
    )


def openings(g: Junta, dummies: list[int]) -> tuple[tuple[int, int], ...]:
    """J17.3 The influence cards that a leader may lay open for his dummies."""
    cards = g.box.cards
    held = [(one, card) for one in dummies for card in g.hand[one]]
    return tuple([one for one in held if cards[one[1]].kind == "influence" and cards[one[1]].window == "any"])


@dataclass
class Make(Procedure):
    """J16.2 An offer is made; it stays open until somebody accepts, declines or withdraws it."""

    who: int
    to: int
    give: Goods
    get: Goods
    counter: int
    until: str = ""

    def begin(self, g: Junta) -> Step:
        """J16.2 A counter-offer declines what it answers; third parties hear nothing."""
        g.offers.pop(self.counter, None)
        g.offers[g.next_offer] = Offer(self.who, self.to, self.give, self.get, self.last_moment(g))
        if g.ears is not None:
            told: dict[str, Arg] = {
                "give": goods_words(self.give),
                "get": goods_words(self.get),
                "whom": named(self.to),
            }
            g.tell("junta-news-talk", "J16.2", {self.who: {**told}, self.to: {**told}}, who=named(self.who))
        g.next_offer += 1
        return DONE

    def last_moment(self, g: Junta) -> tuple[int, ...]:
        return {"phase": TRADE.now(g), "round": (g.round, int(Phase.AFTERMATH))}.get(self.until, ())


@dataclass
class Drop(Procedure):
    """J16.2 An offer is declined or withdrawn."""

    who: int
    number: int

    def begin(self, g: Junta) -> Step:
        """J16.2 Between the two of them."""
        tell_dropped(g, self.who, g.offers.pop(self.number), "dropped")
        return DONE


def tell_dropped(g: Junta, who: int, offer: Offer[Goods], why: str) -> None:
    """The two hear ``why``; for the others a void offer is one more shaken head."""
    if g.ears is not None:
        told: dict[str, Arg] = {"give": goods_words(offer.give), "get": goods_words(offer.get), "why": why}
        g.tell("junta-news-dropped", "J16.2", {offer.maker: {**told}, offer.to: {**told}}, who=named(who))


@dataclass
class Accept(Procedure):
    """J16.2 Both sides change hands at one stroke; where the maker cannot deliver any more, the offer is void."""

    who: int
    number: int
    cards: tuple[int, ...] = ()
    notes: Notes = NO_NOTES

    def begin(self, g: Junta) -> Step:
        """J16.2 Cards, notes and units; a sum is paid exactly; cards of a kind, and notes if he likes, are his pick."""
        offer = g.offers.pop(self.number)
        if deals.is_void(TRADE, g, offer):
            tell_dropped(g, self.who, offer, "void")
            return DONE
        paid = self.notes_asked(g, offer)
        wish = offer.get
        taken = Goods((*wish.cards, *self.cards), wish.notes, wish.units, wish.money)
        transfer(g, offer.maker, offer.to, offer.give, offer.give.notes)
        transfer(g, offer.to, offer.maker, taken, paid)
        ledger.dealt(g, offer.maker, offer.to, total(offer.give.notes), total(paid))
        if g.ears is not None:
            told: dict[str, Arg] = {
                "give": goods_words(offer.give),
                "get": goods_words(taken),
                "whom": named(offer.maker),
            }
            g.tell("junta-news-deal", "J16.2", {offer.maker: {**told}, offer.to: {**told}}, who=named(self.who))
        self.cards, self.notes = (), NO_NOTES  # done: what it was stays between the two
        return Call(Shed(offer.to), then=self.shed)

    def notes_asked(self, g: Junta, offer: Offer[Goods]) -> Notes:
        if self.notes != NO_NOTES:
            return plus(offer.get.notes, self.notes)
        paid = paying_notes(g, offer.to, offer.get)
        assert paid is not None, "J16.2: only what can be paid is accepted"
        return paid

    def shed(self, g: Junta, nothing: None) -> Step:
        """J5.1 The receiver of cards has the duty of the hand limit; so has the other."""
        over = [
            one for one in range(g.players) if one != self.who and g.held(one) > HAND_LIMIT and g.phase not in QUIET
        ]
        return Call(Shed(over[0]), then=self.done) if over else DONE

    def done(self, g: Junta, nothing: None) -> Step:
        """J16.2 Settled."""
        return DONE


def transfer(g: Junta, giver: int, receiver: int, goods: Goods, notes: Notes) -> None:
    """One side of a swap. J5.2 What is given stays hidden from the others; the two know it."""
    for card in goods.cards:
        for key in [key for key, holder in g.known.items() if holder == giver and key[0] != receiver]:
            del g.known[key]
        take_from_hand(g, giver, card)
        into_hand(g, receiver, (card,))
        if giver < g.players:
            g.known[(giver, card)] = receiver
    if notes != NO_NOTES:
        g.cash[giver] = minus(g.cash[giver], notes)
        g.cash[receiver] = plus(g.cash[receiver], notes)
    for area, kind, number in goods.units:
        hand_over(g, giver, receiver, area, kind, number)
        if g.ears is not None:
            told = {"count": number, "unit": {"text": f"junta-unit-{kind}"}, "area": {"text": f"junta-area-{area}"}}
            g.tell("junta-news-handed-over", "J13.9", who=named(giver), whom=named(receiver), **told)


@dataclass
class Swap(Procedure):
    """J17.1 One face-down card for one, once per round and dummy."""

    who: int
    dummy: int
    mine: int
    theirs: int

    def begin(self, g: Junta) -> Step:
        """J17.1 Nobody else sees what."""
        take_from_hand(g, self.who, self.mine)
        take_from_hand(g, self.dummy, self.theirs)
        into_hand(g, self.who, (self.theirs,))
        into_hand(g, self.dummy, (self.mine,))
        for key in [key for key, holder in g.known.items() if holder == self.dummy]:
            del g.known[key]
        g.swapped = (*g.swapped, self.dummy)
        g.tell("junta-news-swapped", "J17.1", who=named(self.who), whom=named(self.dummy))
        return DONE


@dataclass
class Open(Procedure):
    """J17.3 A leader lays an influence card of his dummy open."""

    who: int
    dummy: int
    card: int

    def begin(self, g: Junta) -> Step:
        """J17.3 From now on it votes with the faction (J17.0v)."""
        lay_open(g, self.dummy, self.card)
        g.tell("junta-news-played", f"J5.C.{self.card}", who=named(self.dummy), card=card_text(self.card))
        return DONE
