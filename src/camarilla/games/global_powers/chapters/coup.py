"""G28 The coup (card E08): secret hands, one roll each side, and the seats change owners."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, AskAll, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.global_powers.board import BASE
from camarilla.games.global_powers.questions import CoupHand, Replace
from camarilla.games.global_powers.state import Phase, Powers


@dataclass
class Coup(Procedure):
    """G28.1 The player on turn against the other governing parties of a region. Result: nothing."""

    region: int
    rulers: tuple[int, ...] = ()  # the governing parties but the putschist
    hands: tuple[int, ...] = ()  # by seat, known to all as soon as all are fixed

    def begin(self, g: Powers) -> Step:
        """G28.1 Who defends is read off now."""
        self.rulers = tuple([ruler for ruler in g.government(self.region) if ruler != g.turn])
        g.phase = Phase.COUP
        return self.take_in_hand

    def take_in_hand(self, g: Powers) -> Step:
        """G28.1 None to all of the own base, secretly and at the same time."""
        args = {"region": g.box.region(self.region), "who": named(g.turn)}
        questions = {}
        for one in (g.turn, *self.rulers):
            message = "gp-ask-coup" if one == g.turn else "gp-ask-coup-defence"
            if g.at(one, BASE):
                questions[one] = CoupHand("G28.1", message, 0, g.at(one, BASE), 0, args)
        return AskAll(questions, then=self.fixed)

    def fixed(self, g: Powers, answers: dict[int, int]) -> Step:
        self.hands = tuple([answers.get(one, 0) for one in range(g.players)])
        for one in (g.turn, *self.rulers):
            g.tell("gp-news-coup-hand", "G28.1", who=named(one), count=self.hands[one])
        return self.roll

    def roll(self, g: Powers) -> Step:
        """G28.2 One roll for the putschist, one for the government."""
        return Ask(CHANCE, Roll("G28.2", 2, len(g.box.die)), then=self.decided)

    def decided(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G28.2 Hand, politicians there, roll; G28.4 the hands return first, and a tie changes nothing."""
        rebels = self.hands[g.turn] + g.at(g.turn, self.region) + g.box.die[faces[0] - 1]
        loyal = sum([self.hands[one] + g.at(one, self.region) for one in self.rulers]) + g.box.die[faces[1] - 1]
        won = rebels > loyal
        g.tell(
            "gp-news-coup-won" if won else "gp-news-coup-lost",
            "G28.3" if won else "G28.4",
            who=named(g.turn),
            region=g.box.region(self.region),
            rebels=rebels,
            loyal=loyal,
        )
        if not won:
            return DONE
        short = g.at(g.turn, BASE) < sum([g.at(one, self.region) for one in self.rulers])
        if short and len(self.rulers) > 1 and g.at(g.turn, BASE):
            return self.choose
        return self.replace(g, tuple([g.at(one, self.region) for one in self.rulers]))

    def choose(self, g: Powers) -> Step:
        """G28.3 With too small a base the putschist chooses whom he replaces."""
        holds = tuple([g.at(one, self.region) for one in self.rulers])
        items = tuple([f"seat-{one}" for one in self.rulers])
        names = tuple([named(one) for one in self.rulers])
        count = g.at(g.turn, BASE)
        args = {"region": g.box.region(self.region)}
        question = Replace("G28.3", "gp-ask-replace", items, holds, count, count, names, args)
        return Ask(g.turn, question, then=self.replace)

    def replace(self, g: Powers, counts: tuple[int, ...]) -> Step:
        """G28.3 One for one from the putschist's base, as far as it reaches."""
        for one, count in zip(self.rulers, counts, strict=True):
            gone = min(count, g.at(g.turn, BASE))
            g.send_home(one, self.region, gone)
            g.move(g.turn, BASE, self.region, gone)
            g.tell("gp-news-replaced", "G28.3", who=named(one), count=gone)
        return DONE
