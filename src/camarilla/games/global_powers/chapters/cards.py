"""G27 The sixteen cards. Conditions are in ``plays``; here is what they do. The coup is a chapter of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from camarilla.core.chance import Roll
from camarilla.core.flow import DONE, Ask, Call, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.core.words import named, text
from camarilla.games.global_powers.answers import Play
from camarilla.games.global_powers.board import BASE, MAURITIUS, OUT
from camarilla.games.global_powers.chapters.coup import Coup
from camarilla.games.global_powers.chapters.dominance import Dominance
from camarilla.games.global_powers.chapters.motion import Hearings
from camarilla.games.global_powers.components import BIT, CARD_RULE, ECONOMY, KINDS
from camarilla.games.global_powers.plays import AID
from camarilla.games.global_powers.questions import Wreck
from camarilla.games.global_powers.state import Phase, Powers
from camarilla.games.global_powers.stepwise import described

STAY_OPEN = ("peace", "pact", "drive")  # G27.1, and Warmonger if it is laid open (G27.E06)


@dataclass
class Card(Procedure):
    """G27.1 A card is shown, takes effect at once and leaves the game, unless it stays open. Result: nothing."""

    play: Play
    struck: tuple[int, ...] = ()  # G27.E10 the regions that roll
    due: int = 0  # G27.E12 chips to be lost

    def begin(self, g: Powers) -> Step:
        """G27.1 No vote, no veto, no cost but what it says."""
        play, bit = self.play, BIT[self.play.card]
        g.phase, g.event = Phase.CARD, play
        g.hands[g.turn] &= ~bit
        if play.card in STAY_OPEN or play.how == "open":
            g.open[g.turn] |= bit
        else:
            g.played[g.turn] |= bit
        if g.ears is not None:
            words = described("gp-news-plays", play, g.box, who=named(g.turn))
            g.tell(words.id, CARD_RULE[play.card], **words.args)
        return self.effect

    def effect(self, g: Powers) -> Step:
        """G27.2 All choices are made; the dice come now."""
        play = self.play
        if play.card == "assassination":
            return self.aim
        if play.card == "initiative":
            return Call(Hearings(play.how, play.region, play.party, g.turn, 0), then=self.over)
        if play.card == "coup":
            return Call(Coup(play.region), then=self.over)
        if play.card == "revolution":
            return self.revolution
        if play.card == "sabotage":
            return self.sabotage
        getattr(self, play.card)(g)
        return self.complete

    def over(self, g: Powers, nothing: Any) -> Step:
        return self.complete

    def complete(self, g: Powers) -> Step:
        """G35.2 A card is a step."""
        return Call(Dominance(), then=self.tested)

    def tested(self, g: Powers, nothing: None) -> Step:
        return DONE

    def aim(self, g: Powers) -> Step:
        """G27.E01 The roll of the assassin."""
        return Ask(CHANCE, Roll("G27.E01", 1, len(g.box.die)), then=self.shot)

    def shot(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G27.E01 1: out of the game; 2: to base; 3: one of the assassin's own to Mauritius."""
        play, die = self.play, g.box.die[faces[0] - 1]
        told = f"gp-news-shot-{die}"
        if die == 1:
            g.move(play.party, play.region, OUT)
        elif die == 2:
            g.send_home(play.party, play.region)
        else:
            start = play.region if g.rules["edition"] == "german" else BASE
            if g.at(g.turn, start):
                g.move(g.turn, start, MAURITIUS)
            else:
                told = "gp-news-shot-3-free"  # English rules with an empty base
        g.tell(told, "G27.E01", who=named(g.turn), victim=named(play.party))
        return self.complete

    def aid(self, g: Powers) -> None:
        """G27.E03 Two economy chips move; the supply has no part in it."""
        g.chips[self.play.region * 4 + ECONOMY] -= AID
        g.chips[self.play.other * 4 + ECONOMY] += AID

    def expansion(self, g: Powers) -> None:
        """G27.E04 Two from base, or one if it holds only one; English rules: as announced."""
        count = self.play.other or min(2, g.at(g.turn, BASE))
        g.move(g.turn, BASE, self.play.region, count)

    def peace(self, g: Powers) -> None:
        """G27.E05 It lies open; wars are impossible (G19.2) until the next scoring (G32.1)."""

    def warmonger(self, g: Powers) -> None:
        """G27.E06 a removes an open card; b is laid open for a war."""
        if self.play.how != "open":
            g.discard_open(self.play.party, self.play.how)

    def pact(self, g: Powers) -> None:
        """G27.E07 Directed: this neighbour may not attack that region."""
        g.pacts = (*g.pacts, (g.turn, self.play.region, self.play.other))

    def recession(self, g: Powers) -> None:
        """G27.E09 All economy chips above the strength of the region's own government; without one, all."""
        for region in self.around(g):
            gone = g.lose(region, ECONOMY, max(0, g.chip(region, ECONOMY) - g.strength(region)))
            if gone:
                g.tell("gp-news-recession", "G27.E09", region=g.box.region(region), count=gone)

    def retirement(self, g: Powers) -> None:
        """G27.E11 To its base."""
        g.send_home(self.play.party, self.play.region)

    def drive(self, g: Powers) -> None:
        """G27.E13 It lies open until an activation of its owner."""

    def defector(self, g: Powers) -> None:
        """G27.E14 One out, one in from base, one from base to Mauritius."""
        g.send_home(self.play.party, self.play.region)
        g.move(g.turn, BASE, self.play.region)
        g.move(g.turn, BASE, MAURITIUS)

    def unrest(self, g: Powers) -> None:
        """G27.E15, G0.8 Every party that governs now keeps at most as many as there are economy chips."""
        for region in self.around(g):
            for ruler in g.government(region):
                self.keep(g, ruler, region, g.chip(region, ECONOMY), "G27.E15")

    def transfer(self, g: Powers) -> None:
        """G27.E16 To any other region."""
        g.move(self.play.party, self.play.region, self.play.other)

    def revolution(self, g: Powers) -> Step:
        """G27.E10 The region, then its neighbours in ascending order, if they have a government."""
        self.struck = tuple([region for region in self.around(g) if g.government(region)])
        return self.roll_revolution if self.struck else self.complete

    def roll_revolution(self, g: Powers) -> Step:
        """G27.E10 One die for each of them."""
        return Ask(CHANCE, Roll("G27.E10", len(self.struck), len(g.box.die)), then=self.overthrown)

    def overthrown(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G27.E10, G0.8 Each governing party keeps at most as many as its region rolled."""
        for region, face in zip(self.struck, faces, strict=True):
            die = g.box.die[face - 1]
            g.tell("gp-news-revolution", "G27.E10", region=g.box.region(region), die=die)
            for ruler in g.government(region):
                self.keep(g, ruler, region, die, "G27.E10")
        return self.complete

    def sabotage(self, g: Powers) -> Step:
        """G27.E12 The roll."""
        return Ask(CHANCE, Roll("G27.E12", 1, len(g.box.die)), then=self.sabotaged)

    def sabotaged(self, g: Powers, faces: tuple[int, ...]) -> Step:
        """G27.E12 All chips are lost if there are no more than that; otherwise the player chooses."""
        self.due = g.box.die[faces[0] - 1]
        g.tell("gp-news-sabotage", "G27.E12", region=g.box.region(self.play.region), die=self.due)
        holds = g.holds(self.play.region)
        if sum(holds) <= self.due:
            return self.wreck(g, tuple(holds))
        if len([held for held in holds if held]) == 1:
            return self.wreck(g, tuple([min(held, self.due) for held in holds]))
        return self.choose_chips

    def choose_chips(self, g: Powers) -> Step:
        """G27.E12 Which kinds, after the roll."""
        region = self.play.region
        items = tuple([f"chip-{kind}" for kind in KINDS])
        names = tuple([text(f"gp-chip-{kind}") for kind in KINDS])
        args = {"region": g.box.region(region)}
        question = Wreck("G27.E12", "gp-ask-sabotage", items, tuple(g.holds(region)), self.due, self.due, names, args)
        return Ask(g.turn, question, then=self.wreck)

    def wreck(self, g: Powers, counts: tuple[int, ...]) -> Step:
        for kind, count in enumerate(counts):
            g.lose(self.play.region, kind, count)
        return self.complete

    def around(self, g: Powers) -> tuple[int, ...]:
        """The named region and its neighbours in ascending number."""
        return (self.play.region, *g.box.neighbours[self.play.region])

    def keep(self, g: Powers, ruler: int, region: int, most: int, rule: str) -> None:
        """G0.8 A governing party keeps at most so many; the rest go to base."""
        gone = g.send_home(ruler, region, max(0, g.at(ruler, region) - most))
        if gone:
            g.tell("gp-news-swept", rule, who=named(ruler), count=gone, region=g.box.region(region))
