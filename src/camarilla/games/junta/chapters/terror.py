"""J10 Terror: announcing, showing the locations, resolving, dying."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import Ask, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named, text
from camarilla.games.junta import ledger, money
from camarilla.games.junta.cards import SECRET_POLICE, Card
from camarilla.games.junta.chapters.common import Pay, can_pay, die, discard, take_cash, under_the_stack
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import defence_question
from camarilla.games.junta.chapters.offices import InLaw
from camarilla.games.junta.locks import EVERYBODY, Lock
from camarilla.games.junta.money import NO_NOTES, Notes, plus, total
from camarilla.games.junta.questions.kinds import PayPrice, card_text
from camarilla.games.junta.questions.terror import Announce, Announcement
from camarilla.games.junta.state import MINISTER, NOBODY, OWNER, PRESIDENT, Attempt, Junta

ROBBERY = 2  # J5.C.28
SAVED_BY_DIE = 3  # J5.C.23, J5.C.26: 1 to 3


def may_announce(g: Junta, who: int, card: int) -> bool:
    """J10.2 Conditions and price are checked on announcing; J5.3t what a named target may still send.

    J5.3.4 The assassins: J5.C.22 needs the Radicals, J5.C.24 serves neither President nor Minister, J5.C.25 anybody.
    """
    printed = g.box.cards[card]
    if printed.window != "announce" or card == Card.POLICE_BONUS:
        return False
    if who in g.targets and g.rules["target_may_announce"] != "yes" and card != Card.MONARCHIST_ASSASSIN:
        return False
    if printed.needs and not g.has_open(who, printed.needs):
        return False
    if card == Card.FOREIGN_ASSASSIN and who in (g.president, g.offices[MINISTER]):
        return False
    return can_pay(g, who, printed.price)


def target_list(g: Junta, who: int) -> tuple[int, ...]:
    """J10.0 Another present player with a location; J17.6 no dummies of the own faction."""
    own = g.followers(who) if g.mini else ()
    return tuple(
        [one for one in range(g.families) if one != who and one not in own and g.present(one) and g.location[one]]
    )


@dataclass
class Terror(Procedure):
    """J10 Phase 6. Result: "dead" if nobody is left alive, "nobody" if nobody can be elected, else ""."""

    place: int = 0
    bonus: bool = False
    resolved: bool = False

    def locks(self, g: Junta) -> tuple[tuple[Lock, int], ...]:
        """J4.R, J9.1b From the first announcement to the last resolution; J5.2i nothing at all from the showing on."""
        if self.resolved:
            return ()
        locked = ((Lock.RESIGNING, EVERYBODY), (Lock.COMING_HOME, EVERYBODY))
        return (*locked, (Lock.SPEECH, EVERYBODY)) if g.shown else locked

    def begin(self, g: Junta) -> Step:
        """J10.1 One free attempt of the secret police per round."""
        g.police_attempts += 1
        g.attempts, g.targets, g.robbed = (), (), ()
        return self.announce

    def places(self, g: Junta) -> tuple[int, ...]:
        """J10.0 The Minister's family first, then clockwise; J17.0s left of a dummy Minister sits the opposition."""
        minister = g.offices[MINISTER]
        if minister >= g.players:
            return (minister, *g.clockwise(g.opposition()))
        return g.clockwise(max(minister, OWNER))

    def speaker(self, g: Junta) -> tuple[int, bool]:
        """J10.0 Who announces at this place, and whether only for a Ministry that somebody else runs.

        J10.4 A brother-in-law, J17.6 or the leader of a dummy Minister: his own cards follow at his own seat.
        """
        here = self.places(g)[self.place]
        if here < g.players and g.present(here):
            return here, False
        if here == g.offices[MINISTER] and g.minister() >= 0:
            return g.minister(), True
        return NOBODY, False

    def announce(self, g: Junta) -> Step:
        """J10.0 The Minister first, then clockwise; each announces all his attempts in his one turn."""
        who, ministry = self.speaker(g)
        if who < 0:
            return self.onward
        if not g.hand[who] and not (g.police_attempts > 0 and self.for_ministry(g, who, ministry)):
            return self.onward
        return Ask(who, self.question(g, who, ministry), then=self.announced)

    def for_ministry(self, g: Junta, who: int, ministry: bool) -> bool:
        """J10.0 Whether this is the Ministry's turn."""
        return who == g.minister() and (ministry or who == g.offices[MINISTER])

    def question(self, g: Junta, who: int, ministry: bool) -> Announce:
        """J10.0 What he may announce now."""
        targets, speaks = target_list(g, who), self.for_ministry(g, who, ministry)
        cards: tuple[int, ...] = ()
        if not ministry:
            cards = tuple([card for card in g.hand[who] if may_announce(g, who, card)])
        barred = who in g.targets and g.rules["target_may_announce"] != "yes"
        bonus = (
            Card.POLICE_BONUS in g.hand[who]
            and speaks
            and not barred
            and can_pay(g, who, g.box.cards[Card.POLICE_BONUS].price)
        )
        return Announce("J10.0", cards, bonus, speaks and g.police_attempts > 0, g.marker != 2, targets)

    def announced(self, g: Junta, said: Announcement) -> Step:
        """J10.0 "I send assassin X against player P at location L"; J10.2 the price is paid on announcing."""
        who, _ = self.speaker(g)
        if said.card < 0:
            return self.onward
        if said.card > 0:
            discard(g, who, said.card)
        self.bonus = said.card == Card.POLICE_BONUS
        if self.bonus:
            g.tell("junta-news-played", "J5.C.30", who=named(who), card=card_text(Card.POLICE_BONUS))
        else:
            self.note(g, who, said)
        if said.card > 0 and g.box.cards[said.card].price:
            return Call(Pay(who, g.box.cards[said.card].price, f"J5.C.{said.card}"), then=self.paid)
        return self.announce

    def note(self, g: Junta, who: int, said: Announcement) -> None:
        """J16.1 What was announced will be carried out; the target is locked from now on."""
        g.attempts = (*g.attempts, Attempt(who, said.card, said.target, said.location))
        if said.card == Card.ROBBERS:
            g.robbed = (*g.robbed, said.target)
            g.tell("junta-news-robbers", "J5.C.28", who=named(who), whom=named(said.target))
            return
        g.targets = (*g.targets, said.target)
        if said.card == SECRET_POLICE:
            g.police_attempts -= 1
            if said.location == "bank":
                g.marker = 1
        killer = card_text(said.card) if said.card else text("junta-secret-police")
        place = text(f"junta-location-{said.location}")
        g.tell("junta-news-attempt", "J10.0", who=named(who), killer=killer, whom=named(said.target), place=place)

    def paid(self, g: Junta, nothing: None) -> Step:
        """J5.C.30 A bonus paid means one more attempt."""
        if self.bonus:
            g.police_attempts += 1
        return self.announce

    def onward(self, g: Junta) -> Step:
        """J10.0 Clockwise; when all have announced, the locations are shown."""
        self.place += 1
        return self.announce if self.place < len(self.places(g)) else self.show

    def show(self, g: Junta) -> Step:
        """J10.0r All locations are shown, even if nobody announced anything."""
        g.shown = True
        if g.ears is not None:
            for one in range(g.families):
                if g.location[one]:
                    g.tell(
                        "junta-news-location", "J10.0r", who=named(one), place=text(f"junta-location-{g.location[one]}")
                    )
        self.place = 0
        return self.resolve

    # --- resolving ---

    def resolve(self, g: Junta) -> Step:
        """J10.0r In the order announced."""
        if self.place >= len(g.attempts):
            return self.over
        one = g.attempts[self.place]
        if one.card == Card.ROBBERS:
            return self.rob
        if one.card == Card.PSYCHOTIC:
            return self.psychotic
        return self.strike

    def next(self, g: Junta) -> Step:
        """J10.0r The next attempt."""
        self.place += 1
        return self.resolve

    def strike(self, g: Junta) -> Step:
        """J10.0r The right location means death; an attempt on a dead man does nothing."""
        one = g.attempts[self.place]
        if not g.alive[one.target]:
            return self.next
        if g.location[one.target] != one.location:
            g.tell("junta-news-missed", "J10.0r", who=named(one.sender), whom=named(one.target))
            return self.next
        return self.amateur if one.card == Card.AMATEUR else self.defence

    def amateur(self, g: Junta) -> Step:
        """J5.C.23 One die: 4 to 6 kills."""
        return Ask(CHANCE, Roll("J5.C.23", 1), then=self.amateur_rolled)

    def amateur_rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J5.C.23 1 to 3 nothing."""
        g.tell("junta-news-die", "J5.C.23", who=named(g.attempts[self.place].sender), die=faces[0])
        return self.next if faces[0] <= SAVED_BY_DIE else self.defence

    def psychotic(self, g: Junta) -> Step:
        """J5.C.26 One die, whatever the location."""
        return Ask(CHANCE, Roll("J5.C.26", 1), then=self.psychotic_rolled)

    def psychotic_rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J5.C.26 1 to 3 an ordinary attempt, 4 or 5 nothing, 6 a second die."""
        g.tell("junta-news-die", "J5.C.26", who=named(g.attempts[self.place].sender), die=faces[0])
        if faces[0] <= SAVED_BY_DIE:
            return self.strike
        return self.second_die if faces[0] == 6 else self.next

    def second_die(self, g: Junta) -> Step:
        """J5.C.26 The second die: 4 to 6 he comes for his sender."""
        return Ask(CHANCE, Roll("J5.C.26", 1), then=self.second_rolled)

    def second_rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J10.3p Nothing happens if the sender is already dead."""
        sender = g.attempts[self.place].sender
        g.tell("junta-news-die", "J5.C.26", who=named(sender), die=faces[0])
        if faces[0] <= SAVED_BY_DIE or not g.alive[sender]:
            return self.next
        return self.own_defence

    def own_defence(self, g: Junta) -> Step:
        """J10.3p The sender may defend himself (J10.0d)."""
        sender = g.attempts[self.place].sender
        if not g.hand[sender]:
            return self.suicide
        return Ask(sender, defence_question(g, sender), then=self.own_defended)

    def own_defended(self, g: Junta, card: int) -> Step:
        """J10.0d Saved, or J10.3p dead with the cash under the stack."""
        return self.saved(g, g.attempts[self.place].sender, card) if card else self.suicide

    def suicide(self, g: Junta) -> Step:
        """J10.3p The psychotic has killed his sender."""
        sender = g.attempts[self.place].sender
        g.tell("junta-news-psychotic", "J10.3p", who=named(sender))
        die(g, sender, NOBODY, "J10.3p")
        g.pretext = True
        return self.next

    def defence(self, g: Junta) -> Step:
        """J10.0d About to kill: the target may play J5.C.27 or J5.C.29."""
        target = g.attempts[self.place].target
        if target >= g.players or not g.hand[target]:
            return self.kill
        return Ask(target, defence_question(g, target), then=self.defended)

    def defended(self, g: Junta, card: int) -> Step:
        """J10.0d It cancels this one attempt, which still counts as made."""
        return self.saved(g, g.attempts[self.place].target, card) if card else self.kill

    def saved(self, g: Junta, who: int, card: int) -> Step:
        """J5.C.27, J5.C.29 The card is played, the bribe paid."""
        discard(g, who, card)
        g.tell("junta-news-saved", f"J5.C.{card}", who=named(who), card=card_text(card))
        if card == Card.BRIBED_ASSASSIN:
            return Call(Pay(who, g.box.cards[Card.BRIBED_ASSASSIN].price, "J5.C.29"), then=self.bribed)
        return self.next

    def bribed(self, g: Junta, nothing: None) -> Step:
        """J5.C.29 The assassin goes home."""
        return self.next

    def kill(self, g: Junta) -> Step:
        """J10.3 Cash to the sender, or under the stack if he is dead; coup marker to pretext."""
        one = g.attempts[self.place]
        g.tell("junta-news-killed", "J10.3", who=named(one.sender), whom=named(one.target))
        die(g, one.target, one.sender, "J10.3")
        g.pretext = True
        return self.next

    def rob(self, g: Junta) -> Step:
        """J10.3r Exactly 2 MP, else the least sum above, else all; the victim chooses the notes."""
        victim = g.attempts[self.place].target
        if not g.alive[victim] or g.location[victim] == "home" or g.cash[victim] == NO_NOTES:
            return self.not_robbed
        ways = money.least(g.cash[victim], ROBBERY)
        if victim >= g.players:
            return self.robbed_at_once
        return Ask(victim, PayPrice("J10.3r", ROBBERY, ways), then=self.robbed)

    def not_robbed(self, g: Junta) -> Step:
        """J5.C.28 At home, dead or broke: nothing."""
        g.tell("junta-news-not-robbed", "J5.C.28", whom=named(g.attempts[self.place].target))
        return self.next

    def robbed_at_once(self, g: Junta) -> Step:
        """J10.3r Nobody chooses for a dummy."""
        return self.robbed(g, money.least(g.cash[g.attempts[self.place].target], ROBBERY)[0])

    def robbed(self, g: Junta, notes: Notes) -> Step:
        """J10.3r J7.1 Face down, so that only the two know the sum; a dead sender's booty goes under the stack."""
        one = g.attempts[self.place]
        take_cash(g, one.target, notes)
        two_named = {"who": named(one.sender), "whom": named(one.target)}
        if g.alive[one.sender]:
            g.cash[one.sender] = plus(g.cash[one.sender], notes)
            ledger.robbed(g, one.target, one.sender, total(notes))
            two = [who for who in (one.sender, one.target) if who < g.players]
            g.tell("junta-news-robbed", "J10.3r", {who: {"sum": total(notes)} for who in two}, **two_named)
        else:
            under_the_stack(g, notes)
            ledger.openly(g, one.target, -total(notes))
            g.tell("junta-news-robbed", "J10.3r", **two_named)
            g.tell("junta-news-cash-lost", "J10.3r", whom=named(one.target), sum=total(notes))
        return self.next

    # --- afterwards ---

    def over(self, g: Junta) -> Step:
        """J2.3 If all players are dead the game is over; J10.3 a dead President is replaced now."""
        self.resolved = True
        if not any(g.alive[: g.players]):
            return Done("dead")
        if g.president < 0 or not g.alive[g.president] or not g.present_players():
            return Call(Election("murdered"), then=self.elected)
        return self.orphans

    def elected(self, g: Junta, president: int) -> Step:
        """J4.2x Without voters the rest of the round is skipped."""
        if president < 0:
            g.offices[PRESIDENT] = NOBODY
            return self.closed(g, "nobody")
        return self.orphans

    def orphans(self, g: Junta) -> Step:
        """J10.4 The dead leave offices behind."""
        return Call(InLaw(), then=self.done)

    def done(self, g: Junta, nothing: None) -> Step:
        """J5.3t Phase 6 is over: the targets are free again."""
        return self.closed(g, "")

    def closed(self, g: Junta, result: str) -> Step:
        """The locks of phase 6 fall."""
        g.targets, g.robbed, g.attempts, g.police_attempts = (), (), (), 0
        return Done(result)
