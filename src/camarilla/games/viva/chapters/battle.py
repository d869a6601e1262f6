"""V8 to V12 One battle: the defenders' cards, the attackers' cards, the roll, the plunder; V20 expert: kills."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw, Roll, without
from camarilla.core.flow import Ask, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.viva import knowledge
from camarilla.games.viva.chapters import sides
from camarilla.games.viva.chapters.battle_cards import AttackersCards, DefendersCards, Diversions
from camarilla.games.viva.chapters.common import RollOff
from camarilla.games.viva.questions import NameKill, Plunder, card_text
from camarilla.games.viva.state import Battle, BattleStep, Viva
from camarilla.games.viva.targets import target
from camarilla.games.viva.values import attack_value, defence_value, is_fixed, personal_value


@dataclass
class Fight(Procedure):
    """V7.5 One battle of one defender against all of his attackers. Result: whether the attack succeeded."""

    defender: int
    turn: int = 0  # in the ranking of the plunder, then in the order of the kills
    kills: int = 0  # still to be named by the player whose turn it is

    def begin(self, g: Viva) -> Step:
        """V7.5 The sides are read off the orders and the loans."""
        g.battle = sides.battle_of(g, self.defender)
        who = [named(seat) for seat in g.battle.attackers]
        if g.ears is not None:
            g.tell(
                "viva-news-battle",
                "V7.1" if g.battle.against_presidente else "V7.3",
                who=who,
                whom=named(self.defender),
            )
        return Call(DefendersCards(sides.defending_side(g, g.battle)), then=self.attackers_cards)

    def attackers_cards(self, g: Viva, _: None) -> Step:
        """V8.3 Without attackers the battle ends at once; V8.4 otherwise step A is closed for good."""
        b = g.the_battle()
        if not b.attackers:
            return self.called_off
        b.step = BattleStep.ATTACKERS
        return Call(AttackersCards(tuple(b.attackers)), then=self.prepare)

    def prepare(self, g: Viva, _: None) -> Step:
        """V9.4 An attacker can leave in step B too."""
        b = g.the_battle()
        if not b.attackers:
            return self.called_off
        b.step = BattleStep.ROLL
        return self.roll

    def called_off(self, g: Viva) -> Step:
        """V8.3 It counts as a failed attack."""
        b = g.the_battle()
        b.success = False
        g.tell("viva-news-called-off", "V8.3", whom=named(b.defender))
        if b.against_presidente:
            sides.settle_promises(g, False)
        return self.bury

    def roll(self, g: Viva) -> Step:
        """V10.1 All dice in the battle are rolled at the same time, except those of fixed value."""
        whose = tuple([seat for seat, dice in rollers(g.the_battle()) for _ in range(dice)])
        return Ask(CHANCE, Roll("V10.1", len(whose), whose=whose), then=self.rolled)

    def rolled(self, g: Viva, faces: tuple[int, ...]) -> Step:
        """V10.1 Everybody looks at his dice; then V10.2 window W3."""
        b = g.the_battle()
        at = 0
        for seat, dice in rollers(b):
            b.rolls[seat] = faces[at : at + dice]
            at += dice
            if g.ears is not None:
                g.tell("viva-news-roll", "V10.1", who=named(seat), faces=" ".join(map(str, b.rolls[seat])))
        order = tuple([seat for seat in g.clockwise(b.defender) if b.takes_part(seat)])
        return Call(Diversions(order), then=self.decide)

    def decide(self, g: Viva, _: None) -> Step:
        """V11.1 Attack Value higher than Defence Value: success. Equal or lower: failure."""
        b = g.the_battle()
        attack, defence = attack_value(b), defence_value(g, b)
        b.success = attack > defence
        news = "viva-news-attack-succeeds" if b.success else "viva-news-attack-fails"
        g.tell(news, "V11.1", whom=named(b.defender), attack=attack, defence=defence)
        b.step = BattleStep.PLUNDER
        return self.rank if b.success else self.settle  # V11.2 after a failure nobody plunders

    def rank(self, g: Viva) -> Step:
        """V12.2 Descending PCV; equal ones roll off, always, once for the whole ranking."""
        b = g.the_battle()
        worth = {seat: personal_value(b, seat) for seat in b.attackers}
        values = sorted(set(worth.values()), reverse=True)
        groups = tuple([tuple([seat for seat, own in worth.items() if own == value]) for value in values])
        return Call(RollOff(groups, "V12.2"), then=self.ranked)

    def ranked(self, g: Viva, ranking: tuple[int, ...]) -> Step:
        """V13.2 The first of the ranking will take the sunglasses of a beaten Presidente."""
        b = g.the_battle()
        b.ranking = ranking
        if b.against_presidente:
            g.successor = ranking[0]
        return self.plunder

    def plunder(self, g: Viva) -> Step:
        """V12.1 Each attacker still in the battle may take a card; V12.3 until the hand is empty."""
        b = g.the_battle()
        if self.turn == len(b.ranking) or not g.hands[b.defender]:
            return self.settle
        return Ask(b.ranking[self.turn], Plunder("V12.1", b.defender, len(g.hands[b.defender])), then=self.grab)

    def grab(self, g: Viva, takes: bool) -> Step:
        """V12.1 Declining is allowed."""
        b = g.the_battle()
        if takes:
            return self.pull
        g.tell("viva-news-plunder-declined", "V12.1", who=named(b.ranking[self.turn]), whom=named(b.defender))
        return self.next_plunderer

    def pull(self, g: Viva) -> Step:
        """V12.1 One card at random from the defender's hand."""
        return Ask(CHANCE, Draw("V12.1", g.hands[g.the_battle().defender]), then=self.take)

    def take(self, g: Viva, cards: tuple[str, ...]) -> Step:
        """V17.2 Only thief and victim know which card it was."""
        b = g.the_battle()
        thief, victim = b.ranking[self.turn], b.defender
        size = len(g.hands[victim])
        knowledge.stolen(g, cards[0], knowledge.hand(victim), knowledge.hand(thief), size, (thief, victim))
        g.hands[victim] = without(g.hands[victim], cards)
        g.hands[thief] = tuple(sorted(g.hands[thief] + cards))
        told = {"card": card_text(cards[0])}
        g.tell("viva-news-plunder", "V12.1", {thief: told, victim: told}, who=named(thief), whom=named(victim))
        return self.next_plunderer

    def next_plunderer(self, g: Viva) -> Step:
        self.turn += 1
        return self.plunder

    def settle(self, g: Viva) -> Step:
        """V13.1, V14.1 After the plunder the promises; V20.3 the kills come last."""
        b = g.the_battle()
        if b.against_presidente:
            sides.settle_promises(g, bool(b.success))
        if not g.expert:
            return self.bury
        b.step = BattleStep.KILLS
        self.turn = 0
        self.kills = self._kills(g)
        return self.kill

    def kill(self, g: Viva) -> Step:
        """V20.1 Each die that shows a 1 may destroy an opposing die; V20.4 attackers, main defender, supporters."""
        b = g.the_battle()
        order = rollers(b)
        if self.turn == len(order):
            return self.bury
        targets = sides.kill_targets(b, order[self.turn][0])
        if self.kills == 0 or not targets:
            return self.next_killer
        return Ask(order[self.turn][0], NameKill("V20.1", targets), then=self.name)

    def name(self, g: Viva, answer: str) -> Step:
        """V20.4 A different die for each kill, none that is already named; he need not."""
        b = g.the_battle()
        self.kills = self.kills - 1 if answer != "none" else 0
        if answer != "none":
            die = target(answer)
            b.named += ((die.seat, die.on_loan),)
            killer = rollers(b)[self.turn][0]
            g.tell("viva-news-kill", "V20.1", who=named(killer), whom=named(die.seat))
        return self.kill

    def next_killer(self, g: Viva) -> Step:
        self.turn += 1
        self.kills = self._kills(g)
        return self.kill

    def _kills(self, g: Viva) -> int:
        """V20.2 Only what was really rolled counts, as it shows in the end."""
        b = g.the_battle()
        order = rollers(b)
        if self.turn >= len(order):
            return 0
        ones = b.rolls[order[self.turn][0]].count(1)
        return min(ones, 1) if g.rules["killsPerOne"] == "perPlayer" else ones

    def bury(self, g: Viva) -> Step:
        """V20.4 All named dice go to the supply together; V20.3 what the battle was worth stands as it was fought."""
        b = g.the_battle()
        g.reports.append(sides.report_of(g, b))
        for holder, loaned in b.named:
            sides.destroy(g, b, holder, loaned)
        return self.end

    def end(self, g: Viva) -> Step:
        success = bool(g.the_battle().success)
        g.battle = None
        return Done(success)

    def whose(self, g: Viva, seat: int) -> str:
        return "V12.1" if g.the_battle().step is BattleStep.PLUNDER else "V20.1"


def rollers(b: Battle) -> tuple[tuple[int, int], ...]:
    """V10.1 Who rolls how many dice: attackers clockwise from the defender's left, the defender, the supporters.

    V24.2 The borrower rolls loaned dice as his own and decides their kills; the Presidente takes no part.
    """
    found = [(seat, force.own + force.loaned) for seat, force in b.attackers.items()]
    if not is_fixed(b, b.defender):
        found.append((b.defender, b.home.own + b.home.loaned))
    if not b.peasants:
        found += [(seat, force.own + force.loaned) for seat, force in b.supporters.items()]
    return tuple([one for one in found if one[1]])
