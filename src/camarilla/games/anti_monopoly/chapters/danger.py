"""A21 Danger: the controlled destruction of all weapons."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, AskAll, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.peace import Victory
from camarilla.games.anti_monopoly.questions import Destroy
from camarilla.games.anti_monopoly.state import NOBODY, AntiMonopoly, Scene

PER_PLAYER = 3  # A21.3


@dataclass
class Destruction(Procedure):
    """A21.1 It may be proposed when the turn is complete, wherever the bomb is then. One proposal per turn."""

    asked: int = 0
    proposer: int = NOBODY

    def begin(self, g: AntiMonopoly) -> Step:
        g.scene = Scene("danger", g.turn)
        g.tell("am-news-danger", "A21.1", field=g.bomb)
        return self.ask

    def ask(self, g: AntiMonopoly) -> Step:
        """A21.2 Clockwise from the player on turn; the first who wants proposes."""
        if self.asked == g.players:
            return self.nobody
        seat = g.clockwise(g.turn)[self.asked]
        return Ask(seat, self._question(g), then=self.answered)

    def answered(self, g: AntiMonopoly, proposes: bool) -> Step:
        seat = g.clockwise(g.turn)[self.asked]
        self.asked += 1
        if not proposes:
            return self.ask
        self.proposer = seat
        g.scene = Scene("danger", g.turn, seat)
        g.tell("am-news-proposal", "A21.2", who=named(seat))
        return self.consent if g.rules["destructionConsent"] == "unanimous" else self.roll

    def consent(self, g: AntiMonopoly) -> Step:
        """A21.2 All others must agree, all at the same time."""
        return AskAll({seat: self._question(g) for seat in g.others(self.proposer)}, then=self.voted)

    def voted(self, g: AntiMonopoly, answers: dict[int, bool]) -> Step:
        """A21.2 One no is enough; no second proposal in this turn."""
        for seat, agrees in answers.items():
            g.tell("am-news-agrees" if agrees else "am-news-objects", "A21.2", who=named(seat))
        return self.roll if all(answers.values()) else self.over

    def roll(self, g: AntiMonopoly) -> Step:
        """A21.3 Every player rolls one die."""
        return Ask(CHANCE, Roll("A21.3", g.players, whose=tuple(range(g.players))), then=self.rolled)

    def rolled(self, g: AntiMonopoly, faces: tuple[int, ...]) -> Step:
        """A21.3 Greater than three times the number of players: all win. A21.4 Otherwise the game goes on."""
        g.scene = Scene("danger", g.turn, self.proposer, rolls=faces)
        total = sum(faces)
        g.tell("am-news-destruction-roll", "A21.3", total=total, over=PER_PLAYER * g.players)
        if total > PER_PLAYER * g.players:
            return Call(Victory(), then=self.won)
        g.tell("am-news-destruction-fails", "A21.4")
        return self.over

    def won(self, g: AntiMonopoly, _: None) -> Step:
        return DONE

    def nobody(self, g: AntiMonopoly) -> Step:
        g.tell("am-news-nobody-proposes", "A21.2")
        return self.over

    def over(self, g: AntiMonopoly) -> Step:
        """A21.4 The next chance comes with the next danger."""
        return DONE

    def _question(self, g: AntiMonopoly) -> Destroy:
        return Destroy("A21.2", self.proposer, g.bomb, g.players, PER_PLAYER * g.players)

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return "A21.2"
