"""J2 The course of the game: set-up, rounds of seven to nine phases, the end."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import DONE, Ask, AskAll, Call, Done, Procedure, Step
from camarilla.core.game import Outcome
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.junta.cards import LASTING, Card
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.budget import Budget, motion_first_voter, settle_aid, sums_of
from camarilla.games.junta.chapters.common import DrawCards, discard, into_hand, muster
from camarilla.games.junta.chapters.consequences import Aftermath
from camarilla.games.junta.chapters.coup import Uprising
from camarilla.games.junta.chapters.deals import lapse
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.chapters.mini import FirstLeader, dummies_hand_over, open_hands
from camarilla.games.junta.chapters.offices import Appoint, InLaw
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.units import send_home
from camarilla.games.junta.chapters.vote import ChamberVote, Tally, windows
from camarilla.games.junta.course import Bank, Phase, Stage
from camarilla.games.junta.money import count, gathered, minus, pile, total
from camarilla.games.junta.questions.asked import NoConfidenceWindow
from camarilla.games.junta.questions.kinds import card_text
from camarilla.games.junta.setup import starting_hand
from camarilla.games.junta.state import NOBODY, OWNER, Junta

AID_NOTES = 8  # J7.0
DRAWS = 2  # J5.0


def enter(g: Junta, phase: Phase) -> None:
    """J2.1 The phase marker moves on."""
    g.phase, g.resigned = phase, False
    lapse(g)
    if g.ears is not None:
        g.tell("junta-news-phase", "J2.1", round=g.round, phase={"text": f"junta-phase-{phase.value}"})


@dataclass
class Rounds(Procedure):
    """J2.1 The whole game. Result: its outcome."""

    place: int = 0

    def begin(self, g: Junta) -> Step:
        """J3.4 Everybody draws his first cards, the owner first."""
        number = starting_hand(g) * g.families
        return Ask(CHANCE, Draw("J3.4", tuple([g.box.names[card] for card in g.deck]), number), then=self.dealt)

    def dealt(self, g: Junta, faces: tuple[str, ...]) -> Step:
        """J3.4 Then the first election; J17.2 with two players the owner decides."""
        size = starting_hand(g)
        cards = tuple([int(face) for face in faces])
        for family in range(g.families):
            into_hand(g, family, cards[family * size : (family + 1) * size])
            if g.ears is not None and family < g.players:
                dealt: list[object] = [card_text(card) for card in g.hand[family]]
                g.tell("junta-news-drew", "J3.4", {family: {"cards": dealt}}, who=named(family), count=size)
        g.deck = tuple([card for card in g.deck if card not in cards])
        if g.mini:
            open_hands(g)
        if g.players == 2:
            return Call(FirstLeader(), then=self.elected)
        return Call(Election("first"), then=self.elected)

    def elected(self, g: Junta, president: int) -> Step:
        """J2.1 Round 1 begins; J4.2x or, without voters, the next round does what it can."""
        if g.round and president < 0:
            return self.close
        return self.new_round if not g.round else self.draw_first

    def new_round(self, g: Junta) -> Step:
        """J2.1 Phase 1; J4.2x an election that could not be held comes first."""
        g.round += 1
        enter(g, Phase.DRAWING)
        if g.president < 0:
            return Call(Election("vacant"), then=self.elected)
        return self.draw_first

    def draw_first(self, g: Junta) -> Step:
        """J5.0 Starting with the President; J4.R who draws when stays, even if he resigns meanwhile."""
        self.place = 0
        g.order = g.clockwise(max(g.president, OWNER))
        return self.draw

    def draw(self, g: Junta) -> Step:
        """J5.0 Two cards each, clockwise; exiles draw none; J17.3 dummies draw like players."""
        order = [*g.order, *range(g.players, g.families)]
        if self.place >= len(order):
            return self.cabinet
        if not g.present(order[self.place]):
            return self.skip_draw
        return Call(DrawCards(order[self.place], DRAWS), then=self.drawn)

    def drawn(self, g: Junta, nothing: None) -> Step:
        """J5.0 The next."""
        return self.skip_draw

    def skip_draw(self, g: Junta) -> Step:
        """J5.0 Clockwise."""
        self.place += 1
        return self.draw

    def cabinet(self, g: Junta) -> Step:
        """J6.2 Phase 2 comes in every round."""
        g.order = ()
        enter(g, Phase.CABINET)
        return Call(Cabinet(), then=self.aid)

    def aid(self, g: Junta, nothing: None) -> Step:
        """J2.3 Fewer than eight face-down notes: the game is over; J7.0 else the President draws eight."""
        if g.president < 0:
            return self.close
        enter(g, Phase.AID)
        return self.stack_empty if count(g.stack) < AID_NOTES else self.draw_aid

    def draw_aid(self, g: Junta) -> Step:
        """J7.0 Eight notes, in secret."""
        return Ask(CHANCE, Draw("J7.0", pile(g.stack), AID_NOTES), then=self.aid_drawn)

    def aid_drawn(self, g: Junta, faces: tuple[str, ...]) -> Step:
        """J7.0 They are kept apart until the budget is settled."""
        g.aid, g.aid_of, g.aid_seen = gathered(faces), g.president, (g.president,)
        g.stack = minus(g.stack, g.aid)
        g.tell("junta-news-aid", "J7.0", {g.president: {"sum": total(g.aid)}}, who=named(g.president))
        enter(g, Phase.BUDGET)
        return Call(Budget(), then=self.locations)

    def locations(self, g: Junta, nothing: None) -> Step:
        """J9.0 Phase 5."""
        settle_aid(g)
        enter(g, Phase.LOCATIONS)
        return Call(Locations(), then=self.terror)

    def terror(self, g: Junta, nothing: None) -> Step:
        """J10.0 Phase 6; J4.2x not without anybody in the country."""
        enter(g, Phase.TERROR)
        return Call(Terror(), then=self.bank)

    def bank(self, g: Junta, fate: str) -> Step:
        """J2.3 Everybody dead: everybody loses. J4.2x Nobody to vote: the round ends. J11.1 Else phase 7."""
        if fate == "dead":
            return self.everybody_dead
        if fate == "nobody":
            return self.close
        enter(g, Phase.BANKING)
        return Call(Banking(), then=self.uprising)

    def uprising(self, g: Junta, nothing: None) -> Step:
        """J12.3o Phase 8."""
        enter(g, Phase.COUP)
        return Call(Uprising(), then=self.after_coup)

    def after_coup(self, g: Junta, happened: bool) -> Step:
        """J15.0 Phase 9, only after a coup."""
        if not happened:
            return self.close
        enter(g, Phase.AFTERMATH)
        return Call(Aftermath(), then=self.lunch)

    def lunch(self, g: Junta, nothing: None) -> Step:
        """J15.3 After a coup the bank has opened again already."""
        return self.closed(g, None)

    def close(self, g: Junta) -> Step:
        """J2.4 With `lunch_reopens` = always the bank opens once more, without a coup too."""
        if g.rules["lunch_reopens"] == "always" and g.bank == Bank.LUNCH:
            return Call(Banking(reopened=True), then=self.closed)
        return self.closed(g, None)

    def closed(self, g: Junta, nothing: None) -> Step:
        """J2.4 One fixed order of resets."""
        close_round(g)
        return self.new_round

    def stack_empty(self, g: Junta) -> Step:
        """J2.2 Most money on the own account wins; ties win together. The round that finds no aid is not counted."""
        scores = tuple([total(g.account[one]) for one in range(g.players)])
        best = max(scores)
        winners = tuple([one for one, score in enumerate(scores) if score == best])
        g.tell("junta-news-stack-empty", "J2.3")
        g.phase = Phase.OVER
        return Done(Outcome("stack_empty", winners, scores, g.round - 1))

    def everybody_dead(self, g: Junta) -> Step:
        """J2.3, J17.7 Nobody is left: everybody loses."""
        g.tell("junta-news-everybody-dead", "J2.3")
        g.phase = Phase.OVER
        return Done(Outcome("everybody_dead", (), tuple([total(g.account[one]) for one in range(g.players)]), g.round))


def close_round(g: Junta) -> None:
    """J2.4 Units, markers, bank, lasting cards, locations; the dead rise; exiles stay exiled."""
    send_home(g)
    g.marker = {0: 0, 1: 2, 2: 0}[g.marker]
    g.pretext, g.bank, g.forced, g.away = False, Bank.OPEN, False, ()
    for family in range(g.families):
        for card in LASTING:
            if card in g.table[family]:
                g.table[family] = tuple([one for one in g.table[family] if one != card])
                g.discards = (*g.discards, card)
        g.location[family] = ""
    if g.mini:  # J17.7 a dead leader leads nobody and rises without cash
        dummies_hand_over(g, closing=True)
    g.alive[:] = [True] * g.families
    g.shown, g.reform, g.lobbies, g.new_budget_used, g.swapped = False, NOBODY, (), False, ()
    g.targets, g.robbed, g.attempts, g.police_attempts = (), (), (), 0
    g.ballot, g.cast, g.candidates = Stage.NO_VOTE, (), ()
    muster(g)
    g.tell("junta-news-round-over", "J2.4", round=g.round)


@dataclass
class Cabinet(Procedure):
    """J6 Phase 2: offices are assigned; before and after, the President's competence can be disputed (J5.C.60)."""

    settled: bool = False

    def begin(self, g: Junta) -> Step:
        """J5.C.60 Asked before the President assigns and again after; nobody learns who could."""
        asked = {
            one: q for one, q in windows(g, (Card.NO_CONFIDENCE,), NoConfidenceWindow).items() if one != g.president
        }
        return AskAll(asked, then=self.reacted, discreet=True)

    def reacted(self, g: Junta, played: dict[int, int]) -> Step:
        """J5.C.60 A vote of yes and no, the President voting too."""
        for who, card in played.items():
            if card:
                discard(g, who, card)
                g.tell("junta-news-played", "J5.C.60", who=named(who), card=card_text(card))
                return Call(ChamberVote("motion", motion_first_voter(g)), then=self.counted)
        return self.over if self.settled else self.appoint

    def counted(self, g: Junta, votes: Tally) -> Step:
        """J5.C.60 At least one yes, and two thirds of the votes cast; J6.2 his successor assigns."""
        yes, no = sums_of(votes)
        if yes and 3 * yes >= 2 * (yes + no):
            g.tell("junta-news-removed", "J5.C.60", who=named(g.president))
            if g.assigned:
                self.settled = True
            return Call(Election("removed"), then=self.elected)
        g.tell("junta-news-confirmed", "J5.C.60", who=named(g.president))
        return self.over if self.settled else self.appoint

    def elected(self, g: Junta, president: int) -> Step:
        """J6.2 With offices already given, taking office was the assignment (J4.2n)."""
        return self.over if self.settled else self.appoint

    def appoint(self, g: Junta) -> Step:
        """J6.1 The President assigns the offices."""
        return Call(Appoint(), then=self.appointed)

    def appointed(self, g: Junta, nothing: None) -> Step:
        """J10.4 In phase 2 the brother-in-law is chosen anew."""
        self.settled = True
        return Call(InLaw(anew=True), then=self.window_again)

    def window_again(self, g: Junta, nothing: None) -> Step:
        """J5.C.w And once more, now that the list is known."""
        return self.begin

    def over(self, g: Junta) -> Step:
        """J6.2 Phase 2 is over."""
        return DONE
