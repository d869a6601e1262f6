"""One answer for every question of Junta, from the view of one seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.bots.bot import Look, way_of
from camarilla.bots.junta import budget, coup, deals, politics
from camarilla.bots.junta.worth import keeps, least, most, own, own_cash, threat
from camarilla.core.questions import Dice, Question
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.cards import DONATIONS, LASTING, UNREST, Card
from camarilla.games.junta.chapters.locations import DummyLocations
from camarilla.games.junta.components import OFFICES, Box
from camarilla.games.junta.course import Bank, Phase
from camarilla.games.junta.questions.asked import (
    AcceptElection,
    AcceptNomination,
    AfterVoteWindow,
    AimAirStrike,
    AimGunboat,
    BackFaction,
    BombardWhom,
    BreakJuntaTie,
    BreakTie,
    Declare,
    DefenceWindow,
    EndTheCoup,
    FiringSquad,
    FirstPresident,
    ForceBudget,
    GrantConduct,
    JuntaVote,
    KeepNote,
    LoseInfluence,
    NameMinister,
    NewBudgetWindow,
    NextPresident,
    NoConfidenceWindow,
    Nominate,
    OppositionBrigade,
    PermitRetreat,
    PickInLaw,
    RecessWindow,
    RetreatTo,
    ReturnInSafety,
    RiggedWindow,
    ShedCards,
    ShootHim,
)
from camarilla.games.junta.questions.battle import Fire, OpeningFire, PickAreas, PickUnits, SendPolice
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, ProposeBudget
from camarilla.games.junta.questions.kinds import PASS, PayPrice, PickCards, PickName, Window
from camarilla.games.junta.questions.terror import Announce, BankBusiness, ChooseLocation
from camarilla.games.junta.questions.turn import CoupTurn, StartCoup
from camarilla.games.junta.said import ComeHome, OpenForDummy, Play, ProposeEnd
from camarilla.games.junta.state import AIR, GENERALS, NOBODY
from camarilla.games.junta.view import JuntaView


class Steady:
    """Plays all phases with sense; it needs no memory."""

    by_the_book = True  # it answers by rules of thumb and can name them (``habits.py``)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, look: Look, question: Question[Any]) -> Any:
        return way_of(WAYS, question)(look.view(), look.box, question, self.dice)

    # --- asides ---

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        assert isinstance(question, Aside)
        view: JuntaView = look.view()
        box: Box = look.box
        return deals.accepts(view, box, question) or self.says(view, box, question) or self.trades(view, box, question)

    def says(self, view: JuntaView, box: Box, question: Aside) -> Any | None:
        """Everything that is no deal."""
        if question.ends and coup.decided(view):
            return ProposeEnd(coup.decided(view))
        if question.home and politics.comes_home(view, box) and self.dice.below(3) == 0:
            return ComeHome()
        played = self.play(view, box, question)
        if played is not None:
            return played
        if question.openings:
            return OpenForDummy(*question.openings[0])
        return deals.swaps(view, box, question)

    def trades(self, view: JuntaView, box: Box, question: Aside) -> Any | None:
        """Old offers are cleared away, new ones made."""
        return deals.tidies(view, question, self.dice) or deals.offers(view, box, question, self.dice)

    def play(self, view: JuntaView, box: Box, question: Aside) -> Play | None:
        """Influence at once, donations when they can be banked, pretexts when one wants to rise."""
        for card, targets, _ in question.plays:
            kind = box.cards[card].kind
            if kind == "influence":
                return Play(card)
            if card in DONATIONS and (
                view.phase <= Phase.LOCATIONS or (view.phase == Phase.BANKING and own(view).location == "bank")
            ):
                return Play(card)
            if card in LASTING:
                return Play(card)
            if card == Card.COALITION_BREAKS and max([view.families[one].votes for one in targets]) >= 6:
                return Play(card, most(targets, lambda one: view.families[one].votes, self.dice))
            if card == Card.SPY and view.round >= 4:
                return Play(card, most(targets, lambda one: threat(view, one), self.dice))
            if (
                card in UNREST
                and view.phase in (Phase.BANKING, Phase.COUP)
                and own_cash(view) <= 2
                and view.seat != view.president
            ):
                return Play(card) if not question_needs_brigade(question, card) else None
            if (
                card == Card.BANK_HOLIDAY
                and view.phase == Phase.TERROR
                and view.bank == Bank.OPEN
                and own_cash(view) <= 1
            ):
                return Play(card)
            if card in (Card.PEASANT_UPRISING, Card.PRETENDER) and view.pretext and view.phase == Phase.BANKING:
                return self.sends_away(view, card)
        return None

    def sends_away(self, view: JuntaView, card: int) -> Play | None:
        """J5.C.58 The most dangerous General's brigade; J5.C.59 only who has none lets the die choose."""
        if card == Card.PRETENDER:
            return None if any(office in GENERALS for office in own(view).offices) else Play(card)
        here = [office for office in GENERALS if office not in view.away and office not in own(view).offices]
        holders = {office: one.seat for one in view.families for office in one.offices if office in here}
        if not holders:
            return None
        return Play(card, NOBODY, OFFICES[most(list(holders), lambda one: threat(view, holders[one]), self.dice)])


def question_needs_brigade(question: Aside, card: int) -> bool:
    """J5.C.48 with the other reading names a brigade."""
    return any(one == card and whats for one, _, whats in question.plays)


# --- one way for every question ---------------------------------------------------------------------------------------


def as_usual(view: JuntaView, box: Box, question: Question[Any], dice: Dice) -> Any:
    """What an absent player would answer is as good as anything."""
    return question.default()


def agrees(view: JuntaView, box: Box, question: Question[Any], dice: Dice) -> bool:
    """Accepting office, shooting, coming home in safety."""
    return True


def appoints(view: JuntaView, box: Box, question: NameMinister, dice: Dice) -> int:
    """J18.0 Whoever is least to be feared."""
    return least(question.seats, lambda one: threat(view, one), dice)


def sheds(view: JuntaView, box: Box, question: PickCards, dice: Dice) -> tuple[int, ...]:
    """J5.1 What is worth least."""
    return politics.shed(view, box, question, {card: keeps(view, box, card) for card in question.cards})


def sends_police(view: JuntaView, box: Box, question: SendPolice, dice: Dice) -> tuple[tuple[str, str, int], ...]:
    """J13.8.1 Two stations go to the first area, unless they are the rebels' enemies."""
    sent = [(start, question.areas[0], number) for start, number in question.police if start != question.areas[0]]
    return tuple(sorted(sent[:2])) if view.seat not in view.rebels else ()


def keeps_office(view: JuntaView, box: Box, question: PickInLaw, dice: Dice) -> str:
    """J10.4 The Ministry first, then a brigade."""
    for office in ("minister", "general1", "general2", "general3"):
        if office in question.names:
            return office
    return question.default()


def bombards(view: JuntaView, box: Box, question: PickName, dice: Dice) -> str:
    """J13.6 Where most enemies stand in a power centre, if it is more than one."""
    enemies = coup.loyal_at if view.seat in view.rebels else coup.rebels_at
    able = [area for area in question.names if area in box.power and enemies(view, area) > 1]
    return max(able, key=lambda area: enemies(view, area)) if able else "none"


def backs(view: JuntaView, box: Box, question: BackFaction, dice: Dice) -> str:
    """J18.2 The Minister of three helps the leader he fears less."""
    opposition = next(one.seat for one in view.families if AIR in one.offices)
    leaders = {"government": view.last_president, "opposition": opposition}
    return min(leaders, key=lambda side: threat(view, leaders[side]))


def defends(view: JuntaView, box: Box, question: Window, dice: Dice) -> int:
    """In defence always."""
    return question.cards[0] if question.cards else PASS


def distrusts(view: JuntaView, box: Box, question: NoConfidenceWindow, dice: Dice) -> int:
    """When the President should go, and can be made to."""
    wants = question.cards and politics.wants_removal(view, own(view).seat) and politics.can_be_removed(view)
    return question.cards[0] if wants else PASS


def ends_the_vote(view: JuntaView, box: Box, question: RecessWindow, dice: Dice) -> int:
    """While one's own budget is ahead."""
    yes, no = counted(view)
    ends = [card for card in question.cards if card in (Card.POWER_FAILURE, Card.SUMMER_RECESS)]
    return ends[0] if ends and yes > no and proposes(view) else PASS


def miscounts(view: JuntaView, box: Box, question: AfterVoteWindow, dice: Dice) -> int:
    """When one's own budget has lost."""
    yes, no = counted(view)
    return int(Card.MISCOUNT) if Card.MISCOUNT in question.cards and no > yes and proposes(view) else PASS


def counted(view: JuntaView) -> tuple[int, int]:
    """The votes for and against, so far."""
    yes = sum([one.votes for one in view.cast if one.choice == "yes"])
    return yes, sum([one.votes for one in view.cast if one.choice == "no"])


def proposes(view: JuntaView) -> bool:
    return view.ballot_kind == "budget" and view.seat == view.proposer


def seat_of(view: JuntaView) -> int:
    assert view.seat is not None
    return view.seat


Way = Callable[[JuntaView, Box, Any, Dice], Any]
WAYS: dict[type[Any], Way] = {
    CastVotes: politics.cast_votes,
    StartCoup: lambda view, box, question, dice: coup.start(view, question, dice),
    CoupTurn: lambda view, box, question, dice: coup.turn(view, question, dice),
    Fire: lambda view, box, question, dice: coup.fire(view, question, dice),
    OpeningFire: lambda view, box, question, dice: coup.fire(view, question, dice),
    # yes or no
    AcceptNomination: agrees,
    AcceptElection: agrees,
    ReturnInSafety: agrees,
    ShootHim: agrees,
    ForceBudget: lambda view, box, question, dice: budget.forces(view, seat_of(view)),
    BreakTie: lambda view, box, question, dice: budget.likes_the_budget(view, seat_of(view)),
    EndTheCoup: lambda view, box, question, dice: coup.calls_it_off(view, question.side),
    PermitRetreat: lambda view, box, question, dice: coup.lets_retreat(view, question.who),
    GrantConduct: lambda view, box, question, dice: coup.gives_conduct(view, question.who),
    # a player
    Nominate: lambda view, box, question, dice: politics.nominates(view, box, question.seats, dice),
    JuntaVote: lambda view, box, question, dice: coup.junta_vote(view, question.seats, dice),
    BreakJuntaTie: lambda view, box, question, dice: coup.junta_vote(view, question.seats, dice),
    FirstPresident: lambda view, box, question, dice: coup.junta_vote(view, question.seats, dice),
    NextPresident: lambda view, box, question, dice: coup.junta_vote(view, question.seats, dice),
    NameMinister: appoints,
    BombardWhom: lambda view, box, question, dice: politics.shot(view, question.seats, dice),
    FiringSquad: lambda view, box, question, dice: politics.shot(view, question.seats, dice),
    # a name
    Declare: lambda view, box, question, dice: coup.declare(view, dice),
    BackFaction: backs,
    RetreatTo: lambda view, box, question, dice: coup.retreat(view, question, box),
    PickInLaw: keeps_office,
    AimGunboat: bombards,
    AimAirStrike: bombards,
    KeepNote: as_usual,
    OppositionBrigade: as_usual,
    ChooseLocation: politics.choose_location,
    # a card in its window
    DefenceWindow: defends,
    RiggedWindow: defends,
    NewBudgetWindow: defends,
    NoConfidenceWindow: distrusts,
    RecessWindow: ends_the_vote,
    AfterVoteWindow: miscounts,
    # the rest of politics
    Announce: politics.announce,
    ProposeBudget: budget.propose_budget,
    AssignOffices: lambda view, box, question, dice: politics.assign_offices(view, question, dice),
    BankBusiness: lambda view, box, question, dice: politics.bank(question),
    PayPrice: lambda view, box, question, dice: politics.pay(question),
    ShedCards: sheds,
    LoseInfluence: sheds,
    DummyLocations: lambda view, box, question, dice: politics.dummy_locations(view, question, dice),
    # the rest of a coup
    PickAreas: lambda view, box, question, dice: coup.fights(view, question.areas),
    PickUnits: lambda view, box, question, dice: coup.losses(question),
    SendPolice: sends_police,
}
