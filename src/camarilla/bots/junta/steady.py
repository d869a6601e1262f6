"""One answer for every question of Junta, from the view of one seat."""

from __future__ import annotations

from typing import Any

from camarilla.bots.bot import Look
from camarilla.bots.junta import budget, coup, deals, politics
from camarilla.bots.junta.worth import keeps, least, most, own, own_cash, threat
from camarilla.core.questions import Dice, Question, YesNo
from camarilla.games.junta.asides import Aside
from camarilla.games.junta.chapters.locations import DummyLocations
from camarilla.games.junta.components import OFFICES, Box
from camarilla.games.junta.questions.battle import Fire, PickAreas, PickUnits, SendPolice
from camarilla.games.junta.questions.chamber import AssignOffices, CastVotes, ProposeBudget
from camarilla.games.junta.questions.kinds import PASS, PayPrice, PickCards, PickName, PickSeat, Window
from camarilla.games.junta.questions.terror import Announce, BankBusiness, ChooseLocation
from camarilla.games.junta.questions.turn import CoupTurn
from camarilla.games.junta.said import ComeHome, OpenForDummy, Play, ProposeEnd
from camarilla.games.junta.state import AIR, GENERALS, NOBODY
from camarilla.games.junta.view import JuntaView

DONATIONS = (36, 37, 38, 39)
PRETEXTS = (46, 47, 48)
HOLIDAY, UPRISING, PRETENDER = 42, 58, 59


class Steady:
    """Plays all phases with sense; it needs no memory."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, look: Look, question: Question[Any]) -> Any:
        view: JuntaView = look.view()
        if isinstance(question, CastVotes):
            return politics.cast_votes(view, look.box, question, self.dice)
        if isinstance(question, CoupTurn):
            starts = question.text == "junta-ask-start"
            return coup.start(view, question, self.dice) if starts else coup.turn(view, question, self.dice)
        if isinstance(question, Fire):
            return coup.fire(view, question, self.dice)
        if isinstance(question, YesNo):
            return self.yes_or_no(view, question)
        if isinstance(question, PickSeat):
            return self.somebody(view, look.box, question)
        if isinstance(question, Window):
            return self.window(view, look.box, question)
        return self.political(view, look.box, question)

    def political(self, view: JuntaView, box: Box, question: Question[Any]) -> Any:
        """The questions that come once a round or less."""
        if isinstance(question, ChooseLocation):
            return politics.choose_location(view, box, question, self.dice)
        if isinstance(question, Announce):
            return politics.announce(view, box, question, self.dice)
        if isinstance(question, ProposeBudget):
            return budget.propose_budget(view, box, question, self.dice)
        if isinstance(question, AssignOffices):
            return politics.assign_offices(view, question, self.dice)
        if isinstance(question, BankBusiness):
            return politics.bank(question)
        if isinstance(question, PayPrice):
            return politics.pay(question)
        if isinstance(question, PickCards):
            return politics.shed(view, box, question, {card: keeps(view, box, card) for card in question.cards})
        if isinstance(question, DummyLocations):
            return politics.dummy_locations(view, question, self.dice)
        return self.fighting(view, box, question)

    def fighting(self, view: JuntaView, box: Box, question: Question[Any]) -> Any:
        """The questions of a coup."""
        if isinstance(question, PickAreas):
            return coup.fights(view, question.areas)
        if isinstance(question, PickUnits):
            return coup.losses(question)
        if isinstance(question, SendPolice):
            sent = [
                (start, question.areas[0], number) for start, number in question.police if start != question.areas[0]
            ]
            return tuple(sorted(sent[:2])) if view.seat not in view.rebels else ()
        if isinstance(question, PickName):
            return self.named(view, box, question)
        return question.default()

    def yes_or_no(self, view: JuntaView, question: YesNo) -> bool:
        """Each yes or no by its reason."""
        assert view.seat is not None
        if question.text == "junta-ask-force":
            return budget.forces(view, view.seat)
        if question.text == "junta-ask-tie":
            return budget.likes_the_budget(view, view.seat)
        if question.text == "junta-ask-call-off":
            return coup.calls_it_off(view, question.args["side"]["text"].removeprefix("junta-side-"))
        if question.text == "junta-ask-permit-retreat":
            return coup.lets_retreat(view, question.args["who"]["seat"])
        if question.text == "junta-ask-safe-conduct":
            return coup.gives_conduct(view, question.args["who"]["seat"])
        return True  # accepting office, shooting, coming home in safety

    def somebody(self, view: JuntaView, box: Box, question: PickSeat) -> int:
        """Each choice of a player by its reason."""
        assert view.seat is not None
        if question.text == "junta-ask-nominate":
            return politics.nominates(view, box, question.seats, self.dice)
        if question.text in (
            "junta-ask-junta-vote",
            "junta-ask-junta-tie",
            "junta-ask-president",
            "junta-ask-first-president",
        ):
            return coup.junta_vote(view, question.seats, self.dice)
        if question.text == "junta-ask-minister":
            return least(question.seats, lambda one: threat(view, one), self.dice)
        return politics.richest(view, question.seats, self.dice)

    def named(self, view: JuntaView, box: Box, question: PickName) -> str:
        """Each named choice by its reason."""
        if question.text == "junta-ask-declare":
            return coup.declare(view, self.dice)
        if question.text == "junta-ask-backing":
            return self.backing(view)
        if question.text == "junta-ask-retreat":
            return coup.retreat(view, question, box)
        if question.text == "junta-ask-in-law":
            for office in ("minister", "general1", "general2", "general3"):
                if office in question.names:
                    return office
        if question.text in ("junta-ask-gunboat", "junta-ask-air_strike"):
            enemies = coup.loyal_at if view.seat in view.rebels else coup.rebels_at
            able = [area for area in question.names if area in box.power and enemies(view, area) > 1]
            return max(able, key=lambda area: enemies(view, area)) if able else "none"
        return question.default()

    def backing(self, view: JuntaView) -> str:
        """J18.2 The Minister of three helps the leader he fears less."""
        opposition = next(one.seat for one in view.families if AIR in one.offices)
        leaders = {"government": view.last_president, "opposition": opposition}
        return min(leaders, key=lambda side: threat(view, leaders[side]))

    def window(self, view: JuntaView, box: Box, question: Window) -> int:
        """A card in its window: always in defence, else when it helps."""
        if not question.cards:
            return PASS
        if question.text in ("junta-ask-defence", "junta-ask-rigged", "junta-ask-new-budget"):
            return question.cards[0]
        if question.text == "junta-ask-no-confidence":
            return (
                question.cards[0]
                if politics.wants_removal(view, own(view).seat) and politics.can_be_removed(view)
                else PASS
            )
        yes = sum([one.votes for one in view.cast if one.choice == "yes"])
        no = sum([one.votes for one in view.cast if one.choice == "no"])
        if view.ballot_kind == "budget" and view.seat == view.proposer:
            ends = [card for card in question.cards if card in (62, 64)]
            if ends and yes > no and question.text == "junta-ask-recess":
                return ends[0]
            if 63 in question.cards and no > yes and question.text == "junta-ask-after-vote":
                return 63
        return PASS

    # --- asides ---

    def interject(self, look: Look, question: Question[Any]) -> Any | None:
        assert isinstance(question, Aside)
        view: JuntaView = look.view()
        box: Box = look.box
        taken = deals.accepts(view, box, question)
        if taken is not None:
            return taken
        if question.ends and coup.decided(view):
            return ProposeEnd(coup.decided(view))
        if question.home and politics.comes_home(view, box) and self.dice.below(3) == 0:
            return ComeHome()
        played = self.play(view, box, question)
        if played is not None:
            return played
        if question.openings:
            return OpenForDummy(*question.openings[0])
        return (
            deals.swaps(view, box, question)
            or deals.tidies(view, question, self.dice)
            or deals.offers(view, box, question, self.dice)
        )

    def play(self, view: JuntaView, box: Box, question: Aside) -> Play | None:
        """Influence at once, donations when they can be banked, pretexts when one wants to rise."""
        for card, targets, _ in question.plays:
            kind = box.cards[card].kind
            if kind == "influence":
                return Play(card)
            if card in DONATIONS and (view.phase <= 5 or (view.phase == 7 and own(view).location == "bank")):
                return Play(card)
            if card in (43, 45):
                return Play(card)
            if card == 41 and max([view.families[one].votes for one in targets]) >= 6:
                return Play(card, most(targets, lambda one: view.families[one].votes, self.dice))
            if card == 44 and view.round >= 4:
                return Play(card, most(targets, lambda one: threat(view, one), self.dice))
            if card in PRETEXTS and view.phase in (7, 8) and own_cash(view) <= 2 and view.seat != view.president:
                return Play(card) if not question_needs_brigade(question, card) else None
            if card == HOLIDAY and view.phase == 6 and view.bank == "open" and own_cash(view) <= 1:
                return Play(card)
            if card in (UPRISING, PRETENDER) and view.pretext and view.phase == 7:
                return self.sends_away(view, card)
        return None

    def sends_away(self, view: JuntaView, card: int) -> Play | None:
        """J5.C.58 The most dangerous General's brigade; J5.C.59 only who has none lets the die choose."""
        if card == PRETENDER:
            return None if any(office in GENERALS for office in own(view).offices) else Play(card)
        here = [office for office in GENERALS if office not in view.away and office not in own(view).offices]
        holders = {office: one.seat for one in view.families for office in one.offices if office in here}
        if not holders:
            return None
        return Play(card, NOBODY, OFFICES[most(list(holders), lambda one: threat(view, holders[one]), self.dice)])


def question_needs_brigade(question: Aside, card: int) -> bool:
    """J5.C.48 with the other reading names a brigade."""
    return any(one == card and whats for one, _, whats in question.plays)
