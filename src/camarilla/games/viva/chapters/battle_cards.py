"""V8 step A, V9 step B, V10.2 window W3: the cards of a battle (V26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from camarilla.core.chance import Roll
from camarilla.core.flow import Ask, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.viva.chapters import sides
from camarilla.games.viva.chapters.common import Window
from camarilla.games.viva.components import Effect
from camarilla.games.viva.questions import Play, PlayCard, card_text
from camarilla.games.viva.state import Battle, Viva
from camarilla.games.viva.targets import WHOLE, Target, Thing
from camarilla.games.viva.values import is_fixed


def before_battle_plays(g: Viva, b: Battle, seat: int) -> tuple[Play, ...]:
    """V26 The before-battle cards that would change something now (V0.4); V7.7 cards won earlier this round too."""
    cards = g.box.fitting("battle", g.hands[seat])
    return tuple([play for card in cards for play in _plays(b, seat, card, g.box.effect(card))])


def _plays(b: Battle, seat: int, card: str, effect: Effect) -> list[Play]:
    if effect is Effect.GUNBOAT:  # V26.GUN any participant
        return [Play(card)]
    if effect is Effect.ASSASSINATION:  # V26.ASS a die of the other side
        return [Play(card, target) for target in sides.die_targets(b, seat)]
    if effect is Effect.BRIBERY:  # V26.BRI Presidential dice stand against him
        return [Play(card)] if sides.presidential_against(b, seat) else []
    if effect is Effect.SURPRISE_ATTACK:  # V26.SUR attackers, not twice
        return [Play(card)] if seat in b.attackers and not b.surprised else []
    counts = b.home.dice + sum([force.dice for force in b.supporters.values()])
    return [Play(card)] if counts and not b.peasants else []  # V26.PEA a die on the defending side, not twice


@dataclass
class BattleWindow(Window):
    """V7.6 Only participants play cards in a battle."""

    cards: ClassVar[str] = "battle"

    def eligible(self, g: Viva, seat: int) -> bool:
        return g.the_battle().takes_part(seat)

    def closed(self, g: Viva) -> bool:
        """V8.3 Without attackers there is no battle left to play cards in."""
        return not g.the_battle().attackers

    def question(self, g: Viva, seat: int) -> PlayCard:
        b = g.the_battle()
        plays = before_battle_plays(g, b, seat)
        rule = "V9.1" if seat in b.attackers else "V8.1"
        return PlayCard(rule, g.box, "battle", g.hands[seat], g.promises[seat], plays, seat in b.attackers)

    def resolve(self, g: Viva, seat: int, play: Play) -> Step:
        """V26 The card takes effect at once."""
        b = g.the_battle()
        effect = g.box.effect(play.card)
        g.tell("viva-news-play", g.box.cards[play.card].rule, who=named(seat), card=card_text(play.card))
        if effect is Effect.GUNBOAT:
            self._gunboat(b, seat)
        elif effect is Effect.ASSASSINATION:
            die = play.target
            sides.destroy(g, b, die.seat, die.on_loan)
            g.tell("viva-news-assassination", "V26.ASS", who=named(seat), whom=named(die.seat))
        elif effect is Effect.BRIBERY:
            sides.ignore_presidential(g, b)
        elif effect is Effect.SURPRISE_ATTACK:
            b.surprised = True
        else:
            b.peasants = True
        sides.leave(g, b)
        return self.next_player

    def _gunboat(self, b: Battle, seat: int) -> None:
        """V26.GUN An attacker's own PCV +3, otherwise the Defence Value +3."""
        if seat in b.attackers:
            b.gunboats[seat] = b.gunboats.get(seat, 0) + 1
        else:
            b.defence_gunboats += 1

    def whose(self, g: Viva, seat: int) -> str:
        return "V7.6"


@dataclass
class DefendersCards(BattleWindow):
    """V8.1 Step A: the main defender, then the supporters clockwise from him."""


@dataclass
class AttackersCards(BattleWindow):
    """V9.1 Step B: the attackers, clockwise from the main defender's left."""

    def whose(self, g: Viva, seat: int) -> str:
        """V8.4 The defending side has had its turn; V7.6 nobody else has one."""
        return "V8.4" if g.the_battle().takes_part(seat) and seat not in g.the_battle().attackers else "V7.6"


@dataclass
class Diversions(Window):
    """V10.2 Window W3, right after the roll: all participants, clockwise from the main defender."""

    cards: ClassVar[str] = "roll"

    whose_roll: int = -1
    die: int = WHOLE

    def question(self, g: Viva, seat: int) -> PlayCard:
        """V26.DIV On one participant's roll: exactly one die of it, or all of them."""
        b = g.the_battle()
        cards = g.box.fitting("roll", g.hands[seat])
        plays = tuple([Play(card, on) for card in cards for on in self._rolls(b)])
        return PlayCard("V10.2", g.box, "roll", g.hands[seat], g.promises[seat], plays, seat in b.attackers)

    def _rolls(self, b: Battle) -> list[str]:
        targets = []
        for seat, faces in b.rolls.items():
            if not is_fixed(b, seat):
                single = range(len(faces)) if len(faces) > 1 else ()
                targets += [str(Target(seat, Thing.ROLL, die)) for die in (WHOLE, *single)]
        return targets

    def resolve(self, g: Viva, seat: int, play: Play) -> Step:
        """V26.DIV The roll is invalid."""
        self.whose_roll, self.die = play.target.seat, play.target.die
        g.tell("viva-news-diversion", "V26.DIV", who=named(seat), whom=named(self.whose_roll))
        return self.reroll

    def reroll(self, g: Viva) -> Step:
        """V26.DIV They are rolled again."""
        dice = 1 if self.die >= 0 else len(g.the_battle().rolls[self.whose_roll])
        return Ask(CHANCE, Roll("V26.DIV", dice, whose=(self.whose_roll,) * dice), then=self.rerolled)

    def rerolled(self, g: Viva, faces: tuple[int, ...]) -> Step:
        """V26.DIV The new faces replace the old."""
        b = g.the_battle()
        rolls = list(faces)
        if self.die >= 0:
            rolls = list(b.rolls[self.whose_roll])
            rolls[self.die] = faces[0]
        b.rolls[self.whose_roll] = tuple(rolls)
        g.tell("viva-news-roll", "V26.DIV", who=named(self.whose_roll), faces=" ".join(map(str, rolls)))
        return self.next_player

    def whose(self, g: Viva, seat: int) -> str:
        return "V7.6"
