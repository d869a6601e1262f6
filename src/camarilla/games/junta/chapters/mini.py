"""J17, J18 Two and three players: roles, factions of the dummies, succession, and where the dummies' money goes."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, Roll
from camarilla.core.flow import DONE, Ask, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named, text
from camarilla.games.junta import ledger
from camarilla.games.junta.chapters.common import lay_open, under_the_stack
from camarilla.games.junta.components import Box
from camarilla.games.junta.money import NO_NOTES, plus, total
from camarilla.games.junta.questions.asked import BackFaction, FirstPresident, NextPresident
from camarilla.games.junta.questions.kinds import card_text
from camarilla.games.junta.state import ADMIRAL, AIR, GENERALS, MINISTER, NOBODY, OWNER, PRESIDENT, Junta

SIDES_OF_A_DIE = 6
ROLE_OFFICES = (MINISTER, *GENERALS, ADMIRAL, AIR)


def give_roles(g: Junta, minister: int, brigade: int) -> None:
    """J17.0, J17.0s, J18.0 President and Admiral; a General and the Air Force for the opposition; dummies the rest."""
    president = g.president
    others = [one for one in range(g.players) if one != president]
    dummies = list(range(g.players, g.families))
    if g.players == 2:
        opposition, g.offices[MINISTER] = others[0], dummies.pop(0)
    else:
        g.offices[MINISTER] = minister
        opposition = next(one for one in others if one != minister)
    g.offices[ADMIRAL], g.offices[AIR] = president, opposition
    for office in GENERALS:
        g.offices[office] = opposition if office == brigade else dummies.pop(0)
    g.assigned = True


def swap_roles(g: Junta) -> None:
    """J17.2 The new President takes presidency and Admiral, his predecessor what the new one had."""
    old, new = g.last_president, g.president
    if old == new or old < 0:
        return
    for office in ROLE_OFFICES:
        if g.offices[office] == new:
            g.offices[office] = old
        elif g.offices[office] == old:
            g.offices[office] = new


def open_hands(g: Junta) -> None:
    """J17.1 The dummies' hands are inspected once by all: influence cards are laid open."""
    for dummy in range(g.players, g.families):
        cards = g.hand[dummy]
        if g.ears is not None:
            secret = {one: {"cards": [card_text(card) for card in cards]} for one in range(g.players)}
            g.tell("junta-news-inspected", "J17.1", secret, who=named(dummy))
        for card in cards:
            if g.box.cards[card].kind == "influence" and g.box.cards[card].window == "any":
                lay_open(g, dummy, card)
            else:
                for one in range(g.players):
                    g.known[(one, card)] = dummy


@dataclass
class FirstLeader(Procedure):
    """J17.2 With two players the owner decides who leads the government first."""

    def begin(self, g: Junta) -> Step:
        """J17.2 Himself or the other."""
        return Ask(OWNER, FirstPresident("J17.2", (0, 1), fallback=OWNER), then=self.chosen)

    def chosen(self, g: Junta, who: int) -> Step:
        """J17.2 He is President."""
        g.offices[PRESIDENT] = who
        g.tell("junta-news-president", "J17.2", who=named(who))
        return Done(who)


@dataclass
class Succession(Procedure):
    """J17.2 The player with the most votes in his faction decides who is President. Result: that seat."""

    backing: str = ""  # J18.2 the faction to which the Minister adds his votes
    decider: int = NOBODY

    def leaders(self, g: Junta) -> dict[str, int]:
        """The two leaders, as far as they are present (J17.7)."""
        found = {"government": g.last_president, "opposition": g.opposition()}
        return {side: who for side, who in found.items() if who >= 0 and g.present(who)}

    def strength(self, g: Junta, side: str, leader: int) -> int:
        """J17.0v Offices and open influence of a leader and his living dummies, vote cards excluded."""
        families = [leader] + [one for one in range(g.players, g.families) if g.alive[one] and g.faction[one] == side]
        if side == self.backing:
            families.append(g.offices[MINISTER])
        votes = 0
        for family in families:
            votes += len(g.offices_of(family))
            for card in g.open_influence(family):
                printed = g.box.cards[card]
                votes += printed.votes * (2 if printed.doubled_by in g.table[family] and printed.doubled_by else 1)
        return votes

    def begin(self, g: Junta) -> Step:
        """J18.2 The Minister of three players adds his votes to one faction or to none."""
        minister = g.offices[MINISTER]
        if g.players == 3 and g.present(minister) and len(self.leaders(g)) == 2:
            names = ("government", "opposition", "none")
            question = BackFaction("J18.2", names, "junta-opt-faction-", "faction", "none")
            return Ask(minister, question, then=self.backed)
        return self.weigh

    def backed(self, g: Junta, side: str) -> Step:
        """J18.2 His votes count for that faction."""
        self.backing = side
        g.tell("junta-news-backing", "J18.2", who=named(g.offices[MINISTER]), side=text(f"junta-opt-faction-{side}"))
        return self.weigh

    def weigh(self, g: Junta) -> Step:
        """J17.2 The stronger decides; of equals the lot names one; who is not present decides nothing."""
        strengths = {who: self.strength(g, side, who) for side, who in self.leaders(g).items()}
        best = max(strengths.values(), default=0)
        strongest = tuple(sorted([who for who, votes in strengths.items() if votes == best])) or tuple(
            g.present_players()
        )
        if len(strongest) > 1:
            return Ask(CHANCE, Draw("J17.2", tuple([str(one) for one in strongest])), then=self.lot)
        self.decider = strongest[0]
        return self.decide

    def lot(self, g: Junta, drawn: tuple[str, ...]) -> Step:
        """J17.2 The lot has named the one who decides."""
        self.decider = int(drawn[0])
        g.tell("junta-news-lot", "J17.2", who=named(self.decider))
        return self.decide

    def decide(self, g: Junta) -> Step:
        """J17.2 He names himself or another who is present."""
        question = NextPresident("J17.2", tuple(g.present_players()), fallback=self.decider)
        return Ask(self.decider, question, then=self.chosen)

    def chosen(self, g: Junta, who: int) -> Step:
        """J17.2 Any present real player."""
        return Done(who)


def table_number(box: Box, cards: tuple[int, ...], minister: bool, money: int) -> int:
    """J17.0t What the faction table says of a dummy with these open cards; 0: it joins the opposition."""
    votes = sum([box.printed(card) for card in cards if box.cards[card].kind == "influence"])
    column = sum([votes > limit for limit in box.columns]) + minister
    if money <= 0 or column >= len(box.table[0]):
        return 0
    return box.table[min(money, len(box.table)) - 1][column]


def faction_number(g: Junta, dummy: int, money: int) -> int:
    """J17.0t The number at or under which a dummy joins the government; 0: never."""
    return table_number(g.box, g.table[dummy], g.offices[MINISTER] == dummy, money)


def rolls_for(number: int) -> bool:
    """J17.0t Whether a die could say either."""
    return 0 < number < SIDES_OF_A_DIE


@dataclass
class Factions(Procedure):
    """J17.0t After the proposal and before the vote one die is rolled for each dummy that could join either side."""

    def numbers(self, g: Junta) -> dict[int, int]:
        """The number of each dummy, by what the proposal promises it."""
        return {dummy: faction_number(g, dummy, g.proposal[dummy]) for dummy in range(g.players, g.families)}

    def begin(self, g: Junta) -> Step:
        """J17.0t One die each; whoever joins a side whatever he rolls does not roll."""
        dice = len([number for number in self.numbers(g).values() if rolls_for(number)])
        return Ask(CHANCE, Roll("J17.0t", dice), then=self.rolled) if dice else self.nobody_rolls

    def nobody_rolls(self, g: Junta) -> Step:
        """J17.0t All of them join without a die."""
        return self.rolled(g, ())

    def rolled(self, g: Junta, faces: tuple[int, ...]) -> Step:
        """J17.0t At or under the number: the government; else the opposition, until the next budget."""
        dice = iter(faces)
        for dummy, number in self.numbers(g).items():
            face = next(dice) if rolls_for(number) else 1
            g.faction[dummy] = "government" if face <= number else "opposition"
            side = text(f"junta-faction-{g.faction[dummy]}")
            if rolls_for(number):
                g.tell("junta-news-faction", "J17.0t", who=named(dummy), die=face, number=number, side=side)
            else:
                g.tell("junta-news-faction-sure", "J17.0t", who=named(dummy), side=side)
        return DONE


def dummies_bank(g: Junta) -> None:
    """J17.4, J17.9 Dummies at the bank pay into the account of their faction's player."""
    for dummy in range(g.players, g.families):
        leader = g.leader_of(dummy)
        if leader >= 0 and g.location[dummy] == "bank" and g.cash[dummy] != NO_NOTES:
            g.account[leader] = plus(g.account[leader], g.cash[dummy])
            ledger.banked_for(g, dummy, leader, total(g.cash[dummy]))
            g.cash[dummy] = NO_NOTES
            g.tell("junta-news-dummy-banked", "J17.9", who=named(dummy), whom=named(leader))


def dummies_hand_over(g: Junta, closing: bool = False) -> None:
    """J17.4 The rest goes to the leader's cash; J18.3 not to the President of three: there it is lost in the end."""
    for dummy in range(g.players, g.families):
        if g.cash[dummy] == NO_NOTES:
            continue
        leader = g.leader_of(dummy)
        if leader >= 0 and not (g.players == 3 and leader == g.president):
            g.cash[leader] = plus(g.cash[leader], g.cash[dummy])
            ledger.took_all(g, dummy, leader, total(g.cash[dummy]))
            g.cash[dummy] = NO_NOTES
            g.tell("junta-news-dummy-pays", "J17.4", who=named(dummy), whom=named(leader))
        elif closing:
            under_the_stack(g, g.cash[dummy])
            ledger.lost_all(g, dummy, total(g.cash[dummy]))
            g.tell("junta-news-dummy-loses", "J18.3", who=named(dummy), sum=total(g.cash[dummy]))
            g.cash[dummy] = NO_NOTES
