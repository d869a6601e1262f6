"""V8 to V12 and V20: the right card at the right moment, and whose die dies."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.bots.viva import odds
from camarilla.bots.viva.worth import PRESIDENCY, UNKNOWN_CARD, average, card_worth, lead, own, worth
from camarilla.games.viva.components import Box, Effect
from camarilla.games.viva.questions import PASS, NameKill, Play, PlayCard
from camarilla.games.viva.targets import WHOLE, target
from camarilla.games.viva.values import GUNBOAT_VALUE, PEASANT_VALUE
from camarilla.games.viva.view import BattleView, VivaView

MARGIN = 0.15  # what a play must bring beyond the worth of its card


@dataclass
class Odds:
    """A battle in numbers: dice and bonus against fixed values and dice."""

    attack: int
    bonus: int
    fixed: int
    defence: int

    def chance(self) -> float:
        return odds.success(self.attack, self.bonus, self.fixed, self.defence) if self.attack else 0.0


def play_before_battle(view: VivaView, question: PlayCard) -> Play:
    """V8.1, V9.1 The card that changes most for its worth, or none."""
    battle = view.battle
    assert battle is not None
    now = odds_of(battle).chance()
    best, most = PASS, 0.0
    at_stake = stake(view, question.box, battle)
    sign = 1 if question.attacker else -1
    for play in question.plays:
        card = question.box.cards[play.card]
        after = with_card(view, battle, card.effect, play, question.attacker).chance()
        gain = sign * (after - now) * at_stake - 0.6 * card_worth(card) - MARGIN
        if gain > most:
            best, most = play, gain
    return best


def odds_of(battle: BattleView) -> Odds:
    """The battle as it stands before the roll."""
    attack = sum([part.count for part in battle.attack if part.what == "dice"])
    bonus = sum([part.value for part in battle.attack if part.what == "gunboats"])
    fixed = sum([part.value for part in battle.defence if part.what != "dice"])
    defence = sum([part.count for part in battle.defence if part.what == "dice"])
    return Odds(attack, bonus, fixed, defence)


def with_card(view: VivaView, battle: BattleView, effect: Effect, play: Play, attacker: bool) -> Odds:
    """V26 The battle as it would stand after this card."""
    now = odds_of(battle)
    if effect is Effect.GUNBOAT:
        return _with_gunboat(now, attacker)
    if effect is Effect.SURPRISE_ATTACK:
        return Odds(now.attack, now.bonus, now.fixed - _buildings(battle), now.defence)
    if effect is Effect.PEASANT_UPRISING:
        return _with_peasants(now, battle)
    if effect is Effect.BRIBERY:
        return _with_bribery(now, battle, attacker)
    return _with_assassin(now, battle, play.target.seat, attacker)


def _with_gunboat(now: Odds, attacker: bool) -> Odds:
    if attacker:
        return Odds(now.attack, now.bonus + GUNBOAT_VALUE, now.fixed, now.defence)
    return Odds(now.attack, now.bonus, now.fixed + GUNBOAT_VALUE, now.defence)


def _buildings(battle: BattleView) -> int:
    return sum([part.value for part in battle.defence if part.what == "buildings"])


def _with_peasants(now: Odds, battle: BattleView) -> Odds:
    dice = sum([part.count for part in battle.defence if part.what in ("dice", "fixed")])
    already = sum([part.value for part in battle.defence if part.what == "fixed"])
    return Odds(now.attack, now.bonus, now.fixed - already + PEASANT_VALUE * dice, 0)


def _with_bribery(now: Odds, battle: BattleView, attacker: bool) -> Odds:
    """V26.BRI The Presidente's dice look away, wherever they stand."""
    loaned = sum([force.loaned for force in battle.forces if force.side == "attacker"])
    home = next(force for force in battle.forces if force.side == "defender")
    if battle.against_presidente:
        own_value = sum([part.value for part in battle.defence if part.what == "fixed" and part.seat == home.seat])
        return Odds(now.attack - loaned, now.bonus, now.fixed - own_value, now.defence)
    return Odds(now.attack - loaned, now.bonus, now.fixed, max(0, now.defence - home.loaned))


def _with_assassin(now: Odds, battle: BattleView, victim: int, attacker: bool) -> Odds:
    if not attacker:
        return Odds(now.attack - 1, now.bonus, now.fixed, now.defence)
    hit = [part for part in battle.defence if part.seat == victim and part.what in ("dice", "fixed")]
    if hit and hit[0].what == "fixed":
        return Odds(now.attack, now.bonus, now.fixed - hit[0].value // hit[0].count, now.defence)
    return Odds(now.attack, now.bonus, now.fixed, now.defence - 1)


def stake(view: VivaView, box: Box, battle: BattleView) -> float:
    """What the outcome is worth to this seat, in millions."""
    me = own(view)
    prize = PRESIDENCY + (2.0 if view.expert else 0.0)
    attackers = [force for force in battle.forces if force.side == "attacker"]
    if any(force.seat == me.seat for force in attackers):
        loot = UNKNOWN_CARD * lead(view, battle.defender) if view.estates[battle.defender].cards else 0.0
        if not battle.against_presidente:
            return loot
        mine = sum([force.own + force.loaned for force in attackers if force.seat == me.seat])
        theirs = sum([force.own + force.loaned for force in attackers if force.seat != me.seat])
        return loot + prize * odds.first(mine, theirs)
    if battle.defender == me.seat:
        lost = average(box, me.hand or ()) * min(len(attackers), me.cards)
        return lost + (prize if battle.against_presidente else 0.0)
    return worth(box, me.promise or ())


def play_after_roll(view: VivaView, question: PlayCard) -> Play:
    """V10.2 A new roll where it turns the battle."""
    battle = view.battle
    assert battle is not None
    ahead = battle.attack_value - battle.defence_value
    won = (ahead > 0) == question.attacker
    if won or not question.plays:
        return PASS
    at_stake = stake(view, question.box, battle)
    best, most = PASS, 0.0
    for play in question.plays:
        chance = rerolled(battle, play, ahead)
        turned = chance if question.attacker else 1 - chance
        gain = turned * at_stake - 0.6 * card_worth(question.box.cards[play.card])
        if gain > most:
            best, most = play, gain
    return best


def rerolled(battle: BattleView, play: Play, ahead: int) -> float:
    """The chance that the attack succeeds after this new roll."""
    on = play.target
    force = next(force for force in battle.forces if force.seat == on.seat)
    again = force.rolls if on.die == WHOLE else (force.rolls[on.die],)
    if force.side == "attacker":
        return odds.success(len(again), 0, sum(again) - ahead, 0)
    return odds.success(0, ahead + sum(again), 0, len(again))


def kill(view: VivaView, question: NameKill) -> str:
    """V20.1 A die of the strongest on the other side; never one's own that is on loan."""
    best, most = "none", 0.0
    for name in question.targets:
        die = target(name)
        owner = view.estates[view.presidente if die.on_loan else die.seat]
        if owner.seat != view.seat:
            danger = lead(view, owner.seat) + 0.1 * owner.dice
            if danger > most:
                best, most = name, danger
    return best
