"""What several chapters do: paying (J7.1p), discarding (J5.2), dying (J10.3), drawing and shedding (J5.0, J5.1)."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta import ledger, money
from camarilla.games.junta.locks import Lock
from camarilla.games.junta.money import NO_NOTES, Notes, minus, plus, total
from camarilla.games.junta.questions.asked import ShedCards
from camarilla.games.junta.questions.kinds import PayPrice, card_text
from camarilla.games.junta.state import HAND_LIMIT, NOBODY, Junta

# --- cards ------------------------------------------------------------------------------------------------------------


def forget(g: Junta, holder: int, card: int) -> None:
    """What others knew about this card in this hand is no news any more."""
    if g.known:
        for key in [key for key, where in g.known.items() if key[1] == card and where == holder]:
            del g.known[key]


def take_from_hand(g: Junta, family: int, card: int) -> None:
    hand = list(g.hand[family])
    hand.remove(card)
    g.hand[family] = tuple(hand)
    forget(g, family, card)


def discard(g: Junta, family: int, card: int) -> None:
    """J5.2 From the hand face up onto the discard pile."""
    take_from_hand(g, family, card)
    g.discards = (*g.discards, card)


def lay_open(g: Junta, family: int, card: int) -> None:
    """J5.3.3 An influence card is laid open and stays."""
    take_from_hand(g, family, card)
    g.table[family] = tuple(sorted((*g.table[family], card)))


def lose_open(g: Junta, family: int, card: int) -> None:
    """An open card goes to the discards."""
    table = list(g.table[family])
    table.remove(card)
    g.table[family] = tuple(table)
    g.discards = (*g.discards, card)


def into_hand(g: Junta, family: int, cards: tuple[int, ...]) -> None:
    g.hand[family] = tuple(sorted(g.hand[family] + cards))


# --- money ------------------------------------------------------------------------------------------------------------


def under_the_stack(g: Junta, notes: Notes) -> None:
    """Face up, out of the game."""
    g.under = plus(g.under, notes)


def due(g: Junta, family: int, price: int) -> int:
    """J5.3.5 What is left of a price after the lobbies."""
    return max(0, price - g.lobby(family)) if price else 0


def can_pay(g: Junta, family: int, price: int) -> bool:
    """J7.1p Who cannot pay cannot play."""
    return total(g.purse(family)) >= due(g, family, price)


def spend_lobbies(g: Junta, family: int, price: int) -> None:
    """J5.3.5 Lobbies pay first and once per round."""
    for card in g.table[family]:
        lobby = g.box.cards[card].lobby
        if lobby and price > 0 and card not in g.lobbies:
            g.lobbies = (*g.lobbies, card)
            price -= lobby
            if g.rules["lobbies_join"] != "yes":
                return


def take_cash(g: Junta, family: int, notes: Notes) -> None:
    """Takes notes from a purse; J18.3 what the President lacks comes from his dummies."""
    for one in payers(g, family):
        have = g.cash[one]
        part = (min(have[0], notes[0]), min(have[1], notes[1]), min(have[2], notes[2]))
        g.cash[one] = minus(have, part)
        notes = minus(notes, part)


def payers(g: Junta, family: int) -> list[int]:
    """J18.3 Whose cash pays a price: his own, and the dummies' of a President of three."""
    return [family, *(g.followers(family) if g.players == 3 and family == g.president else ())]


@dataclass
class Pay(Procedure):
    """J7.1p A price is paid before the effect, openly, under the stack, after the lobbies; no change."""

    payer: int
    price: int
    rule: str

    def locks(self, g: Junta) -> tuple[tuple[Lock, int], ...]:
        """J16.1 The price is owed."""
        return ((Lock.CASH, self.payer),)

    def begin(self, g: Junta) -> Step:
        """J5.3.5 Lobbies may pay it all."""
        return self.ask if due(g, self.payer, self.price) else self.only_way

    def ask(self, g: Junta) -> Step:
        """J7.1p The payer chooses the notes; he is asked even if he has no choice, which nobody else should learn."""
        price = due(g, self.payer, self.price)
        return Ask(self.payer, PayPrice("J7.1p", price, money.ways(g.purse(self.payer), price)), then=self.paid)

    def only_way(self, g: Junta) -> Step:
        """J5.3.5 The lobbies pay everything."""
        return self.paid(g, money.ways(g.purse(self.payer), due(g, self.payer, self.price))[0])

    def paid(self, g: Junta, notes: Notes) -> Step:
        """J7.1p The notes go face up under the stack."""
        spend_lobbies(g, self.payer, self.price)
        purses = payers(g, self.payer)
        before = [total(g.cash[one]) for one in purses]
        take_cash(g, self.payer, notes)
        gone = [had - total(g.cash[one]) for one, had in zip(purses, before, strict=True)]
        ledger.paid_together(g, purses, gone)
        under_the_stack(g, notes)
        if notes != NO_NOTES:
            g.tell("junta-news-paid", self.rule, who=named(self.payer), sum=total(notes))
        return DONE


# --- death ------------------------------------------------------------------------------------------------------------


def die(g: Junta, victim: int, killer: int, rule: str) -> None:
    """J10.3 Cards discarded, cash to the killer or under the stack, dead to the end of the round."""
    g.discards = (*g.discards, *g.hand[victim], *g.table[victim])
    for card in g.hand[victim]:
        forget(g, victim, card)
    g.hand[victim] = g.table[victim] = ()
    cash, g.cash[victim] = g.cash[victim], NO_NOTES
    if killer >= 0 and killer != victim and g.alive[killer]:
        g.cash[killer] = plus(g.cash[killer], cash)
        ledger.took_all(g, victim, killer, total(cash))
        secret = {one: {"sum": total(cash)} for one in (killer, victim) if one < g.players}
        g.tell("junta-news-cash-taken", rule, secret, who=named(killer), whom=named(victim))
    else:
        under_the_stack(g, cash)
        ledger.lost_all(g, victim, total(cash))
        g.tell("junta-news-cash-lost", rule, whom=named(victim), sum=total(cash))
    g.alive[victim] = False
    g.exile[victim] = ""
    if g.reform == victim:
        g.reform = NOBODY
    for number in [number for number, offer in g.offers.items() if victim in (offer.maker, offer.to)]:
        del g.offers[number]
    if victim == g.president:
        g.murdered = True


def muster(g: Junta) -> None:
    """J13.0c Who commands the units of each office now."""
    alive, exile, mini = g.alive, g.exile, g.mini
    command = []
    for office, holder in enumerate(g.offices):
        runs_it = holder >= 0 and alive[holder] and not exile[holder] and not mini
        command.append(holder if runs_it else g.runs(office))
    g.command = tuple(command)


# --- drawing ----------------------------------------------------------------------------------------------------------


@dataclass
class DrawCards(Procedure):
    """J5.0 Somebody draws cards; an empty pile is made anew from the discards; if both are empty there is no card."""

    family: int
    count: int

    def begin(self, g: Junta) -> Step:
        """J5.0 As many as the pile has; the discards are shuffled when it runs out."""
        if not self.count:
            return self.full
        if not g.deck:
            return self.shuffle if g.discards else self.full
        number = min(self.count, len(g.deck))
        pile = tuple([g.box.names[card] for card in g.deck])
        return Ask(CHANCE, Draw("J5.0", pile, number, (self.family,)), then=self.drawn)

    def shuffle(self, g: Junta) -> Step:
        """J5.0 The discards become the new pile."""
        g.deck, g.discards = tuple(sorted(g.discards)), ()
        g.tell("junta-news-shuffled", "J5.0")
        return self.begin

    def drawn(self, g: Junta, faces: tuple[str, ...]) -> Step:
        """J5.0 The cards go into the hand."""
        cards = tuple([int(face) for face in faces])
        g.deck = tuple([card for card in g.deck if card not in cards])
        into_hand(g, self.family, cards)
        self.count -= len(cards)
        if g.ears is not None:
            secret = {self.family: {"cards": [card_text(card) for card in cards]}} if self.family < g.players else {}
            g.tell("junta-news-drew", "J5.0", secret, who=named(self.family), count=len(cards))
        return self.begin

    def full(self, g: Junta) -> Step:
        """J5.1 Then the hand limit bites."""
        return Call(Shed(self.family), then=self.shed)

    def shed(self, g: Junta, nothing: None) -> Step:
        """J5.0 The next player draws after that."""
        return DONE


@dataclass
class Shed(Procedure):
    """J5.1 Whoever holds more than six cards discards; he may also play or give some away meanwhile (J5.2i)."""

    family: int

    def begin(self, g: Junta) -> Step:
        """J5.1 Down to six, open influence cards included, in exile too; J17.3 a leader discards for his dummies."""
        over = min(g.held(self.family) - HAND_LIMIT, len(g.hand[self.family]))
        if over <= 0:
            return self.enough
        asked = self.family if self.family < g.players else g.leader_of(self.family)
        if asked < 0:
            return self.enough
        question = ShedCards("J5.1", g.hand[self.family], over, {"who": named(self.family)})
        return Ask(asked, question, then=self.discarded)

    def discarded(self, g: Junta, cards: tuple[int, ...]) -> Step:
        """J5.2 Every discard is public."""
        for card in cards:
            discard(g, self.family, card)
            g.tell("junta-news-discarded", "J5.1", who=named(self.family), card=card_text(card))
        return DONE

    def enough(self, g: Junta) -> Step:
        """J5.1 Six or fewer: nothing to do."""
        return DONE
