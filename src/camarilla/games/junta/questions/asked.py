"""The questions that are a yes or no, a player, a name, a card or some cards: a type for each thing that is asked.

Who asks, answers or draws one knows it by its type; its text stands here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.questions import YesNo
from camarilla.core.words import Words, named
from camarilla.core.words import text as text_of
from camarilla.games.junta.questions.kinds import PickCards, PickName, PickSeat, Window, area_text
from camarilla.games.junta.state import NOBODY

# --- yes or no --------------------------------------------------------------------------------------------------------


@dataclass
class AcceptNomination(YesNo):
    """J4.3 Stand for President?"""

    text: str = "junta-ask-accept-nomination"


@dataclass
class AcceptElection(YesNo):
    """J4.3, J15.2 Be President?"""

    text: str = "junta-ask-accept-election"


@dataclass
class BreakTie(YesNo):
    """J8.3 The President decides a tie about the budget."""

    text: str = "junta-ask-tie"


@dataclass
class ForceBudget(YesNo):
    """J8.5 Does the Minister force the budget through with his police?"""

    text: str = "junta-ask-force"


@dataclass
class ReturnInSafety(YesNo):
    """J9.1b Everybody abroad may come home."""

    text: str = "junta-ask-safe-return"


@dataclass
class GrantConduct(YesNo):
    """J9.1b May this exile pass through the units that stand at his embassy?"""

    text: str = "junta-ask-safe-conduct"
    who: int = NOBODY

    def words(self) -> Words:
        return Words(self.text, {"who": named(self.who)})


@dataclass
class ShootHim(YesNo):
    """J9.1b Is this exile shot at when he comes home?"""

    text: str = "junta-ask-shoot"
    who: int = NOBODY

    def words(self) -> Words:
        return Words(self.text, {"who": named(self.who)})


@dataclass
class EndTheCoup(YesNo):
    """J13.0 Does the coup end now, with this side as its winner?"""

    text: str = "junta-ask-call-off"
    who: int = NOBODY
    side: str = ""

    def words(self) -> Words:
        return Words(self.text, {"who": named(self.who), "side": text_of(f"junta-side-{self.side}")})


@dataclass
class PermitRetreat(YesNo):
    """J13.5.2 May this player's units retreat to one's own?"""

    text: str = "junta-ask-permit-retreat"
    who: int = NOBODY
    area: str = ""

    def words(self) -> Words:
        return Words(self.text, {"who": named(self.who), "area": area_text(self.area)})


# --- a player ---------------------------------------------------------------------------------------------------------


@dataclass
class Nominate(PickSeat):
    """J4.1.2n Whom does he nominate?"""

    text: ClassVar[str] = "junta-ask-nominate"


@dataclass
class NameMinister(PickSeat):
    """J18.0 Who becomes Minister?"""

    text: ClassVar[str] = "junta-ask-minister"


@dataclass
class BombardWhom(PickSeat):
    """J13.6 At whose units?"""

    text: ClassVar[str] = "junta-ask-bombard-whom"


@dataclass
class JuntaVote(PickSeat):
    """J15.2 Whom does the junta make President?"""

    text: ClassVar[str] = "junta-ask-junta-vote"


@dataclass
class BreakJuntaTie(PickSeat):
    """J15.2 The leader of the coup decides a tie."""

    text: ClassVar[str] = "junta-ask-junta-tie"


@dataclass
class FiringSquad(PickSeat):
    """J15.1 Who is shot?"""

    text: ClassVar[str] = "junta-ask-squad"


@dataclass
class FirstPresident(PickSeat):
    """J17.2 Who begins as President of two?"""

    text: ClassVar[str] = "junta-ask-first-president"


@dataclass
class NextPresident(PickSeat):
    """J17.2 Who is President now?"""

    text: ClassVar[str] = "junta-ask-president"


# --- a name -----------------------------------------------------------------------------------------------------------


@dataclass
class KeepNote(PickName):
    """J8.4n Which note of the aid does the President keep?"""

    text: ClassVar[str] = "junta-ask-keep-note"


@dataclass
class PickInLaw(PickName):
    """J10.4 Which office goes to the President's brother-in-law?"""

    text: ClassVar[str] = "junta-ask-in-law"


@dataclass
class RetreatTo(PickName):
    """J13.5.2 Where do the units go?"""

    text: ClassVar[str] = "junta-ask-retreat"


@dataclass
class AimGunboat(PickName):
    """J13.6 Which area does the gunboat bombard?"""

    text: ClassVar[str] = "junta-ask-gunboat"


@dataclass
class AimAirStrike(PickName):
    """J13.6 Which area does an air strike hit?"""

    text: ClassVar[str] = "junta-ask-air_strike"


AIMED: dict[str, type[PickName]] = {"gunboat": AimGunboat, "air_strike": AimAirStrike}


@dataclass
class Declare(PickName):
    """J14.1 For which side does he declare?"""

    text: ClassVar[str] = "junta-ask-declare"


@dataclass
class OppositionBrigade(PickName):
    """J17.0 Which brigade does the opposition get?"""

    text: ClassVar[str] = "junta-ask-brigade-of-opposition"


@dataclass
class BackFaction(PickName):
    """J18.2 Which leader does the Minister help?"""

    text: ClassVar[str] = "junta-ask-backing"


# --- a card in its window ---------------------------------------------------------------------------------------------


@dataclass
class NoConfidenceWindow(Window):
    """J5.C.60 Before the cabinet meets."""

    text: ClassVar[str] = "junta-ask-no-confidence"


@dataclass
class NewBudgetWindow(Window):
    """J5.C.61 After a budget was rejected."""

    text: ClassVar[str] = "junta-ask-new-budget"


@dataclass
class RecessWindow(Window):
    """J5.C.62 to J5.C.64 Between the two rounds of a vote."""

    text: ClassVar[str] = "junta-ask-recess"


@dataclass
class AfterVoteWindow(Window):
    """J5.C.63 Right after the last vote."""

    text: ClassVar[str] = "junta-ask-after-vote"


@dataclass
class DefenceWindow(Window):
    """J10.0d When an assassin comes."""

    text: ClassVar[str] = "junta-ask-defence"


@dataclass
class RiggedWindow(Window):
    """J5.C.12 When a coup has been decided."""

    text: ClassVar[str] = "junta-ask-rigged"


# --- some cards -------------------------------------------------------------------------------------------------------


@dataclass
class ShedCards(PickCards):
    """J5.1 Which cards go, where there are too many?"""

    text: ClassVar[str] = "junta-ask-shed"


@dataclass
class LoseInfluence(PickCards):
    """J5.C.41 Which open influence card is lost?"""

    text: ClassVar[str] = "junta-ask-lose-influence"
