"""J9 Locations and exile: the sealed choice, going abroad, and coming back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.illegal import Illegal
from camarilla.core.questions import Option, Question, Row
from camarilla.core.reading import words_of
from camarilla.core.words import Words, named, text
from camarilla.games.junta.cards import Card
from camarilla.games.junta.chapters.common import Pay, can_pay, die, discard
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.offices import InLaw
from camarilla.games.junta.course import Phase
from camarilla.games.junta.locks import EVERYBODY, Lock
from camarilla.games.junta.questions.asked import DefenceWindow, GrantConduct, ShootHim
from camarilla.games.junta.questions.kinds import Window, area_text, card_text
from camarilla.games.junta.questions.terror import ABROAD, ChooseLocation, embassy_of
from camarilla.games.junta.state import BY_OFFICE, FROZEN, LOCATIONS, MINISTER, NOBODY, OFFICE_OF, Junta


@dataclass
class DummyLocations(Question[tuple[str, ...]]):
    """J17.5 A leader picks the locations of his dummies. The answer follows ``dummies``."""

    key: ClassVar[str] = "junta-ask-dummy-locations"
    rule: str
    dummies: tuple[int, ...]

    def form(self) -> Row[str]:
        return Row(
            len(self.dummies),
            lambda before: LOCATIONS,
            self._step,
            lambda places: Illegal("J17.5", "junta-no-location"),
            words_of,
        )

    def _step(self, at: int, place: str) -> Option:
        args = {"who": named(self.dummies[at]), "place": text(f"junta-location-{place}")}
        return Option(place, Words("junta-opt-dummy-location", args), "J17.5")

    def default(self) -> tuple[str, ...]:
        return ("home",) * len(self.dummies)

    def name(self, answer: tuple[str, ...]) -> str:
        return "-".join(answer)

    def label(self, answer: tuple[str, ...]) -> Words:
        return Words("junta-opt-dummy-locations", {"places": [text(f"junta-location-{place}") for place in answer]})


def go_into_exile(g: Junta, who: int, embassy: str, rule: str) -> None:
    """J9.1 Openly, into an embassy of his choice; J13.3e units he received go back to the commander of their office."""
    g.exile[who], g.location[who] = embassy, ""
    for stack in [stack for stack in g.units if stack[2] == who and stack[1] in OFFICE_OF]:
        number = g.units.pop(stack)
        back = (stack[0], stack[1], BY_OFFICE, stack[3], stack[4])
        g.units[back] = g.units.get(back, 0) + number
    g.tell("junta-news-exile", rule, who=named(who), where=area_text(embassy))


@dataclass
class Locations(Procedure):
    """J9.0 Each present player secretly picks a location, or goes openly into exile."""

    def begin(self, g: Junta) -> Step:
        """J9.0 All at once, sealed; J9.1 the President goes into exile only after resigning."""
        abroad = tuple([ABROAD + embassy for embassy in g.box.embassies])
        questions = {}
        for one in g.present_players():
            stays = one == g.president and g.rules["president_exile"] != "allowed"
            names = LOCATIONS if stays else LOCATIONS + abroad
            questions[one] = ChooseLocation("J9.0", names, "junta-location-", "location", "home")
        return AskAll(questions, then=self.chosen)

    def chosen(self, g: Junta, places: dict[int, str]) -> Step:
        """J9.0 Exiles are shown now, locations in phase 6."""
        g.tell("junta-news-located", "J9.0")
        for who, place in places.items():
            if embassy := embassy_of(place):
                go_into_exile(g, who, embassy, "J9.0")
            else:
                g.location[who] = place
        if g.president >= 0 and g.exile[g.president]:
            g.resigned = True
            return Call(Election("resigned"), then=self.elected)
        return self.dummies if g.mini else self.orphans

    def elected(self, g: Junta, president: int) -> Step:
        """J9.1 With `allowed` the exile of a President counts as resigning."""
        return self.dummies if g.mini else self.orphans

    def dummies(self, g: Junta) -> Step:
        """J17.5 Leaders pick for their dummies; J18.1 nobody else learns it before J10.0r."""
        led = {one: tuple(g.followers(one)) for one in g.present_players()}
        return AskAll(
            {one: DummyLocations("J17.5", dummies) for one, dummies in led.items() if dummies}, then=self.placed
        )

    def placed(self, g: Junta, places: dict[int, tuple[str, ...]]) -> Step:
        """J17.8 Only real players go into exile; dummies without a leader stay at home."""
        for dummy in range(g.players, g.families):
            g.location[dummy] = "home"
        for leader, chosen in places.items():
            for dummy, place in zip(g.followers(leader), chosen, strict=True):
                g.location[dummy] = place
        return self.orphans

    def orphans(self, g: Junta) -> Step:
        """J10.4 Exiles leave offices behind."""
        return Call(InLaw(), then=self.done)

    def done(self, g: Junta, nothing: None) -> Step:
        """J9.0 Everybody is somewhere."""
        return DONE


def may_return(g: Junta, who: int) -> bool:
    """J9.1b At any time, but not while attempts are announced and resolved, nor in phase 9, nor twice at once."""
    if not g.exile[who] or g.phase in (Phase.SETTING_UP, Phase.AFTERMATH):
        return False
    return not (g.locked(Lock.COMING_HOME, who) or g.locked(Lock.SPEECH))


@dataclass
class Return(Procedure):
    """J9.1b An exile comes home: safe without a President or with conduct in a coup, else the Minister may shoot."""

    who: int

    def locks(self, g: Junta) -> tuple[tuple[Lock, int], ...]:
        """J9.1b Nobody sets out twice; J4.R nor does the President resign while the Minister takes aim."""
        return ((Lock.COMING_HOME, self.who), (Lock.RESIGNING, EVERYBODY))

    def begin(self, g: Junta) -> Step:
        """J9.1b The President was killed and no new one is elected: nobody stops him."""
        return self.home if g.murdered else self.ask_hosts

    def ask_hosts(self, g: Junta) -> Step:
        """J9.1b In a coup, units of others in the embassy may grant safe conduct; frozen units grant nothing."""
        hosts: list[int] = []
        if g.coup:
            hosts = [one for one in g.forces(g.exile[self.who]) if one not in (FROZEN, self.who)]
        return AskAll(
            {one: GrantConduct("J9.1b", who=self.who) for one in sorted(hosts)},
            then=self.hosted,
        )

    def hosted(self, g: Junta, grants: dict[int, bool]) -> Step:
        """J9.1b One is enough."""
        g.tell("junta-news-coming-home", "J9.1b", who=named(self.who))
        return self.home if any(grants.values()) else self.ask_minister

    def shooter(self, g: Junta) -> int:
        """J9.1b The Minister; for a returning Minister only a brother-in-law who runs his office."""
        minister = g.minister()
        return minister if minister != self.who else NOBODY

    def ask_minister(self, g: Junta) -> Step:
        """J9.1b Unless his office is frozen, the Minister may shoot; it succeeds by itself."""
        shooter = self.shooter(g)
        if shooter < 0 or (shooter == g.offices[MINISTER] and not g.present(shooter)):
            return self.home
        return Ask(shooter, ShootHim("J9.1b", who=self.who), then=self.decided)

    def decided(self, g: Junta, shoots: bool) -> Step:
        """J9.1b Or he lets the man be; J16.1 from now on the target gives nothing away."""
        if not shoots:
            return self.home
        g.tell("junta-news-shot-at", "J9.1b", who=named(self.shooter(g)), whom=named(self.who))
        g.targets = (*g.targets, self.who)
        return self.defence

    def defence(self, g: Junta) -> Step:
        """J9.1b A card that protects from assassins works here, in any phase."""
        return Ask(self.who, defence_question(g, self.who), then=self.defended)

    def defended(self, g: Junta, card: int) -> Step:
        """J5.C.27, J5.C.29 The card saves him."""
        if not card:
            return self.shot
        discard(g, self.who, card)
        g.tell("junta-news-played", f"J5.C.{card}", who=named(self.who), card=card_text(card))
        if card == Card.BRIBED_ASSASSIN:
            return Call(Pay(self.who, g.box.cards[Card.BRIBED_ASSASSIN].price, "J5.C.29"), then=self.paid)
        return self.home

    def paid(self, g: Junta, nothing: None) -> Step:
        """J5.C.29 Bought."""
        return self.home

    def shot(self, g: Junta) -> Step:
        """J9.1b The shot has all effects of J10.3."""
        shooter = self.shooter(g)
        g.tell("junta-news-killed", "J9.1b", who=named(shooter), whom=named(self.who))
        die(g, self.who, shooter, "J10.3")
        g.pretext = True
        return Call(InLaw(), then=self.done)

    def home(self, g: Junta) -> Step:
        """J9.1c Back again he holds his offices; after phase 5 he has no location this round."""
        g.exile[self.who] = ""
        g.tell("junta-news-returned", "J9.1c", who=named(self.who))
        return Call(InLaw(), then=self.done)

    def done(self, g: Junta, nothing: None) -> Step:
        """J9.1c The game goes on."""
        g.targets = tuple([one for one in g.targets if one != self.who])
        return DONE


def defence_question(g: Junta, who: int) -> Window:
    """J10.0d The Monarchist assassin with the Monarchists open, or a bribe that can be paid."""
    cards = []
    for card in g.hand[who]:
        if card == Card.MONARCHIST_ASSASSIN and g.has_open(who, g.box.cards[Card.MONARCHIST_ASSASSIN].needs):
            cards.append(card)
        if (
            card == Card.BRIBED_ASSASSIN
            and g.rules["target_may_bribe"] == "yes"
            and can_pay(g, who, g.box.cards[Card.BRIBED_ASSASSIN].price)
        ):
            cards.append(card)
    return DefenceWindow("J10.0d", tuple(cards))
