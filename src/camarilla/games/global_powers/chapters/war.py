"""G19 to G21 War between two neighbouring regions."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.global_powers.board import BASE, MAURITIUS
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.order import Precedence
from camarilla.games.global_powers.clash import result_of
from camarilla.games.global_powers.components import BIT, ECONOMY, MILITARY
from camarilla.games.global_powers.questions import Incite, PlaceInWar, PlaceOne
from camarilla.games.global_powers.state import Battlefield, Phase, Powers


@dataclass
class Campaign(Procedure):
    """G19.1 The active region attacks a neighbour. Result: nothing; ``g.war`` tells the story."""

    attacker: int
    target: int
    proposer: int
    asked: int = 0  # holders of Warmonger asked so far, attackers first
    turn: int = 0  # whose turn it is to place

    def begin(self, g: Powers) -> Step:
        """G0.8 Who governs is read off when the war begins."""
        governments = g.government(self.attacker), g.government(self.target)
        g.war = Battlefield(self.attacker, self.target, self.proposer, *governments)
        g.phase = Phase.WAR
        if len(inciters(g, governments[0])) > 1:
            return Call(Precedence(governments[0]), then=self.attackers)
        return self.arrange_defence

    def attackers(self, g: Powers, order: tuple[int, ...]) -> Step:
        """G27.E06 Several holders of Warmonger on one side decide in the order of G10.2."""
        field_of(g).attackers = order
        return self.arrange_defence

    def arrange_defence(self, g: Powers) -> Step:
        parties = field_of(g).defenders
        if len(inciters(g, parties)) > 1:
            return Call(Precedence(parties), then=self.defenders)
        return self.next_warmonger

    def defenders(self, g: Powers, order: tuple[int, ...]) -> Step:
        field_of(g).defenders = order
        return self.next_warmonger

    def next_warmonger(self, g: Powers) -> Step:
        """G27.E06 At most one for each side; the attacking side decides first."""
        war = field_of(g)
        parties = (*war.attackers, *war.defenders)
        while self.asked < len(parties):
            side = int(self.asked >= len(war.attackers))
            if not war.bonus[side] and g.open[parties[self.asked]] & BIT["warmonger"]:
                return self.warmonger
            self.asked += 1
        return self.roll

    def warmonger(self, g: Powers) -> Step:
        """G27.E06 Before the dice, a governing party of either side may spend its open card."""
        war = field_of(g)
        who = (*war.attackers, *war.defenders)[self.asked]
        side = "attack" if self.asked < len(war.attackers) else "defence"
        args = {"attacker": g.box.region(war.attacker), "target": g.box.region(war.target)}
        return Ask(who, Incite("G27.E06", f"gp-ask-warmonger-{side}", args=args), then=self.incited)

    def incited(self, g: Powers, used: bool) -> Step:
        war = field_of(g)
        if used:
            who = (*war.attackers, *war.defenders)[self.asked]
            attacking = self.asked < len(war.attackers)
            war.bonus = (1, war.bonus[1]) if attacking else (war.bonus[0], 1)
            g.discard_open(who, "warmonger")
            g.tell("gp-news-warmonger", "G27.E06", who=named(who))
        self.asked += 1
        return self.next_warmonger

    def roll(self, g: Powers) -> Step:
        """G19.4 Each region rolls one die."""
        return Ask(CHANCE, Roll("G19.4", 2, len(g.box.die)), then=self.fought)

    def fought(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G19.4 Die, military chips and Warmonger; G20.1 stalemate; G21.1 else the higher total wins by d."""
        war = field_of(g)
        arms = (g.chip(war.attacker, MILITARY), g.chip(war.target, MILITARY))
        war.dice = (g.box.die[faces[0] - 1], g.box.die[faces[1] - 1])
        war.totals = (war.dice[0] + arms[0] + war.bonus[0], war.dice[1] + arms[1] + war.bonus[1])
        lead = war.totals[0] - war.totals[1]
        war.result = result_of(arms, war.dice, war.bonus)
        war.difference = 0 if war.result == "stalemate" else abs(lead)
        g.tell(
            f"gp-news-war-{war.result}",
            "G20.1" if war.result == "stalemate" else "G21.1",
            attacker=g.box.region(war.attacker),
            target=g.box.region(war.target),
            attack=war.totals[0],
            defence=war.totals[1],
            attack_die=war.dice[0],
            defence_die=war.dice[1],
            difference=war.difference,
        )
        return self.stalemate if war.result == "stalemate" else self.losses

    def stalemate(self, g: Powers) -> Step:
        """G20.2 The war is over and both regions lose a military chip."""
        g.lose(self.attacker, MILITARY)
        g.lose(self.target, MILITARY)
        return self.fee

    def losses(self, g: Powers) -> Step:
        """G21.2 The losers' governments lose d each; G21.3 and G21.4 the chips of both regions."""
        war = field_of(g)
        winner, loser = sides(war)
        for ruler in war.defenders if loser == war.target else war.attackers:
            gone = g.send_home(ruler, loser, war.difference)
            g.tell("gp-news-routed", "G21.2", who=named(ruler), count=gone, region=g.box.region(loser))
        g.lose(loser, MILITARY)
        g.lose(loser, ECONOMY)
        g.lose(winner, MILITARY)
        if len(victors(war)) > 1:
            return Call(Precedence(victors(war)), then=self.arranged)
        return self.next_placing

    def arranged(self, g: Powers, order: tuple[int, ...]) -> Step:
        """G21.5 Partners place in the order of G10.2."""
        war = field_of(g)
        if war.result == "attacker":
            war.attackers = order
        else:
            war.defenders = order
        return self.next_placing

    def next_placing(self, g: Powers) -> Step:
        """G21.5 Exactly d politicians of the winners, partners in turn; or as many as they like, up to d."""
        war = field_of(g)
        winners = victors(war)
        left = war.difference - len(war.placed)
        able = [one for one in winners if one not in war.out and g.at(one, BASE)]
        if left <= 0 or not able:
            return self.fee
        while winners[self.turn % len(winners)] not in able:
            self.turn += 1
        if g.rules["warPlacement"] == "exact":
            return self.place_all if len(winners) == 1 else self.place_next
        if g.rules["dominanceTest"] == "always":
            return Call(Dominance(), then=self.undecided)
        return self.ask_winner

    def undecided(self, g: Powers, nothing: None) -> Step:
        """G35.2 The governments of this moment count, though the winner has not placed all his politicians yet."""
        return self.ask_winner

    def ask_winner(self, g: Powers) -> Step:
        return self.place_some if len(victors(field_of(g))) == 1 else self.place_one

    def place_all(self, g: Powers) -> Step:
        """G21.5 A sole government places d, or as many as its base holds."""
        war = field_of(g)
        who = victors(war)[0]
        self.settle(g, who, min(war.difference, g.at(who, BASE)))
        return self.fee

    def place_next(self, g: Powers) -> Step:
        """G21.5 Partners place one each in turn, until d are placed or their bases are empty."""
        winners = victors(field_of(g))
        self.settle(g, winners[self.turn % len(winners)], 1)
        self.turn += 1
        return self.next_placing

    def place_some(self, g: Powers) -> Step:
        """G21.5 Switch ``warPlacement`` = upTo: a sole government says how many."""
        war = field_of(g)
        who = victors(war)[0]
        args = {"region": g.box.region(sides(war)[1])}
        most = min(war.difference, g.at(who, BASE))
        return Ask(who, PlaceInWar("G21.5", "gp-ask-place-war", 0, most, 0, args), then=self.placed)

    def placed(self, g: Powers, count: int) -> Step:
        self.settle(g, victors(field_of(g))[0], count)
        return self.fee

    def place_one(self, g: Powers) -> Step:
        """G21.5 Switch ``warPlacement`` = upTo: partners one at a time, in turn, or pass for good."""
        war = field_of(g)
        who = victors(war)[self.turn % len(victors(war))]
        args = {"region": g.box.region(sides(war)[1]), "left": war.difference - len(war.placed)}
        return Ask(who, PlaceOne("G21.5", args=args), then=self.one_placed)

    def one_placed(self, g: Powers, yes: bool) -> Step:
        war = field_of(g)
        who = victors(war)[self.turn % len(victors(war))]
        if yes:
            self.settle(g, who, 1)
        else:
            war.out = (*war.out, who)
        self.turn += 1
        return self.next_placing

    def settle(self, g: Powers, who: int, count: int) -> None:
        war = field_of(g)
        if count:
            g.move(who, BASE, sides(war)[1], count)
            war.placed = (*war.placed, *[who] * count)
            g.tell("gp-news-settles", "G21.5", who=named(who), count=count, region=g.box.region(sides(war)[1]))

    def fee(self, g: Powers) -> Step:
        """G21.6 One further politician goes to Mauritius; whose, the switch ``warMauritius`` says."""
        war, mode = field_of(g), g.rules["warMauritius"]
        payers: tuple[int, ...] = ()
        if mode == "winner":
            payers = war.placed
        elif mode == "attackerAlways" or war.result == "stalemate":
            payers = (war.proposer,)
        for who in payers:
            if g.at(who, BASE):
                g.move(who, BASE, MAURITIUS)
                g.tell("gp-news-fee", "G21.6", who=named(who))
                break
        return DONE


def field_of(g: Powers) -> Battlefield:
    assert g.war is not None
    return g.war


def inciters(g: Powers, parties: tuple[int, ...]) -> list[int]:
    """G27.E06 Who of these has an open Warmonger."""
    return [one for one in parties if g.open[one] & BIT["warmonger"]]


def sides(war: Battlefield) -> tuple[int, int]:
    """The winning and the losing region."""
    return (war.attacker, war.target) if war.result == "attacker" else (war.target, war.attacker)


def victors(war: Battlefield) -> tuple[int, ...]:
    """The governing parties of the winning region, in the order of G10.2."""
    return war.attackers if war.result == "attacker" else war.defenders
