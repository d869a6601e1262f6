"""J5.2i What may happen at any time: cards of the window `any`, discards, resigning, coming home, deals."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, Roll
from camarilla.core.flow import DONE, Ask, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta import ledger
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.cards import LASTING, PRETEXTS, STOPPERS, UPRISINGS, Card
from camarilla.games.junta.chapters.common import discard, lay_open, lose_open, take_from_hand
from camarilla.games.junta.chapters.coup import CallOff
from camarilla.games.junta.chapters.deals import Accept, Drop, Make, Open, Swap, acceptable, dealing_aside
from camarilla.games.junta.chapters.election import Resign
from camarilla.games.junta.chapters.locations import Return, may_return
from camarilla.games.junta.chapters.vote import YES_NO, may_play, record, stopped
from camarilla.games.junta.components import OFFICES
from camarilla.games.junta.course import QUIET, ROUNDS, RUNNING, Bank, Cut, Phase
from camarilla.games.junta.locks import Lock
from camarilla.games.junta.money import count, gathered, minus, pile, plus, total
from camarilla.games.junta.questions.asked import LoseInfluence
from camarilla.games.junta.questions.kinds import card_text, office_text
from camarilla.games.junta.said import (
    AcceptOffer,
    ComeHome,
    Discard,
    DropOffer,
    MakeOffer,
    OpenForDummy,
    Play,
    ProposeEnd,
    Said,
    StepDown,
    SwapWithDummy,
)
from camarilla.games.junta.sources import Origin, source
from camarilla.games.junta.state import GENERALS, NOBODY, Junta

Playable = tuple[int, tuple[int, ...], tuple[str, ...]]


def playable(g: Junta, who: int) -> tuple[Playable, ...]:
    """J5.3 What can be played now and would have an effect; J5.3t not by a target."""
    if not may_play(g, who):
        return ()
    found = []
    for card in g.hand[who]:
        use = use_of(g, who, card)
        if use is not None:
            found.append((card, *use))
    return tuple(found)


def use_of(g: Junta, who: int, card: int) -> tuple[tuple[int, ...], tuple[str, ...]] | None:
    """J5.3.1 How a card can be used out of turn: whom or what it can name; None if it cannot be played now."""
    printed = g.box.cards[card]
    if printed.needs and not g.has_open(who, printed.needs):
        return None
    if printed.kind == "vote":
        return ((), vote_choices(g)) if g.rules["vote_card_timing"] == "any_turn" and vote_choices(g) else None
    if printed.window == "any":
        return use_of_any(g, who, card)
    if card in STOPPERS:
        runs = g.ballot in (ROUNDS if card == Card.POWER_FAILURE else RUNNING) and not stopped(g)
        return ((), ()) if runs else None
    if card in UPRISINGS:
        return brigade_use(g, card)
    return None


def vote_choices(g: Junta) -> tuple[str, ...]:
    """J5.3.2 What a vote card played out of turn can be cast for."""
    if g.ballot not in ROUNDS or stopped(g):
        return ()
    return tuple([str(one) for one in g.candidates]) if g.ballot_kind == "election" else YES_NO


def brigade_use(g: Junta, card: int) -> tuple[tuple[int, ...], tuple[str, ...]] | None:
    """J5.C.58 A brigade that is not away yet; J5.C.59 the die chooses; J5.3 with all of them away no effect is left."""
    here = tuple([OFFICES[office] for office in GENERALS if office not in g.away])
    if not here or not Phase.DRAWING <= g.phase < Phase.COUP:
        return None
    return ((), here) if card == Card.PEASANT_UPRISING else ((), ())


def use_of_any(g: Junta, who: int, card: int) -> tuple[tuple[int, ...], tuple[str, ...]] | None:
    """The cards of the window `any`, one condition each; J5.C.40 does nothing, J5.C.46 and J5.C.47 are pretexts."""
    kind = g.box.cards[card].kind
    others = tuple([one for one in range(g.players) if one != who])
    if kind == "influence":
        return ((), ())
    if kind == "donation":
        return ((), ()) if count(g.stack) else None
    if card == Card.LEAFLETS:
        return ((), ()) if g.phase not in QUIET else None
    if card == Card.COALITION_BREAKS:
        hit = tuple([one for one in others if g.open_influence(one)])
        return (hit, ()) if hit else None
    if card == Card.BANK_HOLIDAY:
        return ((), ()) if g.bank == Bank.LUNCH or (g.bank == Bank.OPEN and g.phase <= Phase.BANKING) else None
    if card == Card.SPY:
        return (others, ())
    if card == Card.REFORM:
        return ((), ()) if g.reform == NOBODY else None
    if card == Card.FARMERS_STRIKE and g.rules["farmers_strike"] == "brigade_away":
        return brigade_use(g, Card.PEASANT_UPRISING)
    if card in PRETEXTS or card == Card.FARMERS_STRIKE:
        return ((), ()) if not g.pretext and not g.coup else None
    return ((), ()) if card == Card.VANDALS else None


def may_resign(g: Junta, who: int) -> bool:
    """J4.R Not in a vote, not while attempts are announced and resolved, not in a coup or phase 9, once per phase.

    J8.1, J16.1 Nor between announcing his budget and paying it: the notes he would leave behind are promised; nor while
    the Minister aims at an exile on his way home (J9.1b).
    """
    if who != g.president or g.phase in (Phase.SETTING_UP, Phase.AFTERMATH) or (g.proposal and g.proposer == who):
        return False
    return not (g.ballot or g.coup or g.resigned or g.locked(Lock.RESIGNING))


def may_call_off(g: Junta, who: int) -> bool:
    """J13.0 While the coup is undecided, by anybody present, once in each of its phases."""
    undecided = g.coup and not g.winner and not g.called_off
    return undecided and g.present(who) and who not in g.proposed_end


def may_interject(g: Junta, who: int) -> Aside | None:
    """J5.2i What this player may do now; None if nothing, or while dice or losses are being settled."""
    if g.phase == Phase.OVER or not g.alive[who] or g.locked(Lock.SPEECH):
        return None
    discards: tuple[int, ...] = ()
    if g.phase not in QUIET:
        discards = g.hand[who]
        if g.rules["open_influence"] == "may_be_discarded" and not g.exile[who]:
            discards += g.open_influence(who)
    accepts = acceptable(g, who)
    aside = dealing_aside(
        g, who, playable(g, who), discards, may_resign(g, who), may_return(g, who),
        may_call_off(g, who), accepts,
    )  # fmt: skip
    able = aside.plays or aside.discards or aside.resign or aside.home or aside.ends or aside.offers or aside.mine
    return aside if able or aside.partners or aside.openings else None


def interject(g: Junta, who: int, said: Said) -> Procedure:
    """J5.2i The procedure of an aside."""
    if isinstance(said, Play):
        return PlayCard(who, said.card, said.target, said.what)
    if isinstance(said, Discard):
        return Throw(who, said.card)
    if isinstance(said, StepDown):
        return Resign(who)
    if isinstance(said, ComeHome):
        return Return(who)
    if isinstance(said, ProposeEnd):
        return CallOff(who, said.side)
    if isinstance(said, MakeOffer):
        return Make(who, said.to, said.give, said.get, said.counter, said.until)
    if isinstance(said, AcceptOffer):
        return Accept(who, said.number, said.cards, said.notes)
    if isinstance(said, DropOffer):
        return Drop(who, said.number)
    if isinstance(said, SwapWithDummy):
        return Swap(who, said.dummy, said.mine, said.theirs)
    assert isinstance(said, OpenForDummy)
    return Open(who, said.dummy, said.card)


@dataclass
class Throw(Procedure):
    """J5.3 A card is discarded, face up, without effect."""

    who: int
    card: int

    def begin(self, g: Junta) -> Step:
        """J5.2 Every discard is public; an open card goes only where `open_influence` allows it."""
        if self.card in g.hand[self.who]:
            discard(g, self.who, self.card)
        else:
            lose_open(g, self.who, self.card)
        g.tell("junta-news-discarded", "J5.2", who=named(self.who), card=card_text(self.card))
        return DONE


@dataclass
class PlayCard(Procedure):
    """J5.2 Laid openly, effective at once, irrevocable."""

    who: int
    card: int
    target: int
    what: str

    def begin(self, g: Junta) -> Step:
        """J5.3 Influence stays open; everything else is discarded after use; a lasting effect lies open."""
        kind = g.box.cards[self.card].kind
        g.tell("junta-news-played", f"J5.C.{self.card}", who=named(self.who), card=card_text(self.card))
        if kind == "influence":
            lay_open(g, self.who, self.card)
            return DONE
        if kind == "vote":
            record(g, self.who, ((source(Origin.CARD, self.card), self.what),))
            return DONE
        if self.card in LASTING:
            return self.lasting
        discard(g, self.who, self.card)
        if kind == "donation":
            return self.donation
        return self.event

    def lasting(self, g: Junta) -> Step:
        """J5.C.43, J5.C.45 It lies open until the end of the round."""
        take_from_hand(g, self.who, self.card)
        g.table[self.who] = tuple(sorted((*g.table[self.who], self.card)))
        if self.card == Card.REFORM:
            g.reform = self.who
        return DONE

    def donation(self, g: Junta) -> Step:
        """J5.3.6 The top note of the stack, unseen by others (J5.C.36, J5.C.37, J5.C.38, J5.C.39)."""
        return Ask(CHANCE, Draw("J5.3.6", pile(g.stack)), then=self.donated)

    def donated(self, g: Junta, faces: tuple[str, ...]) -> Step:
        """J5.3.6 It is cash."""
        note = gathered(faces)
        g.stack = minus(g.stack, note)
        g.cash[self.who] = plus(g.cash[self.who], note)
        ledger.drew(g, self.who, note, (self.who,))
        g.tell("junta-news-donation", "J5.3.6", {self.who: {"sum": total(note)}}, who=named(self.who))
        return DONE

    def event(self, g: Junta) -> Step:
        """J5.C The events of the window `any`, before the coup and during a vote."""
        if self.card == Card.COALITION_BREAKS:
            return self.ask_victim
        if self.card == Card.SPY:
            return self.spy
        if self.card == Card.PRETENDER:
            return self.roll_brigade
        if self.card == Card.PEASANT_UPRISING or (self.card == Card.FARMERS_STRIKE and self.what):
            return self.send_away(g, OFFICES.index(self.what))
        if self.card == Card.BANK_HOLIDAY:
            g.bank = Bank.CLOSED
            g.tell("junta-news-holiday", "J5.C.42")
        elif self.card in (Card.POWER_FAILURE, Card.MISCOUNT):
            g.cut = Cut.VOID if self.card == Card.MISCOUNT else Cut.ENDED
        elif self.card in PRETEXTS or self.card == Card.FARMERS_STRIKE:
            g.pretext = True
            g.tell("junta-news-pretext", f"J5.C.{self.card}")
        return DONE

    def ask_victim(self, g: Junta) -> Step:
        """J5.C.41 The victim chooses which of his open influence cards he loses."""
        cards = g.open_influence(self.target)
        if not cards:
            return self.spared
        return Ask(self.target, LoseInfluence("J5.C.41", cards, 1), then=self.broken)

    def spared(self, g: Junta) -> Step:
        """J5.C.41 He died before he had to choose."""
        return DONE

    def broken(self, g: Junta, cards: tuple[int, ...]) -> Step:
        """J5.C.41 The only way, but death, in which open influence is lost."""
        lose_open(g, self.target, cards[0])
        g.tell("junta-news-coalition", "J5.C.41", whom=named(self.target), card=card_text(cards[0]))
        return DONE

    def spy(self, g: Junta) -> Step:
        """J5.C.44 He alone learns the sum on that account."""
        known = total(g.account[self.target])
        g.spied = (*g.spied, (self.who, self.target, known))
        ledger.spied(g, self.who, self.target, known)
        g.tell("junta-news-spy", "J5.C.44", {self.who: {"sum": known}}, who=named(self.who), whom=named(self.target))
        return DONE

    def roll_brigade(self, g: Junta) -> Step:
        """J5.C.59 1-2 the first, 3-4 the second, 5-6 the third brigade."""
        return Ask(CHANCE, Roll("J5.C.59", 1), then=self.brigade_rolled)

    def brigade_rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J5.C.59 Nothing happens if it is away already."""
        return self.send_away(g, GENERALS[(faces[0] - 1) // 2])

    def send_away(self, g: Junta, office: int) -> Step:
        """J5.C.58 Its six units are off the map until the end of the round."""
        if office not in g.away:
            g.away = tuple(sorted((*g.away, office)))
        g.tell("junta-news-away", f"J5.C.{self.card}", office=office_text(office))
        return DONE
