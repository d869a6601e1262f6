"""A13 Debts, and what the others give."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, Ask, Call, Done, Procedure, Step
from camarilla.core.words import named
from camarilla.games.anti_monopoly.chapters.acts import bomb_by_instruction, bomb_limited, pay_in, zero
from camarilla.games.anti_monopoly.purchases import Pledge
from camarilla.games.anti_monopoly.state import AntiMonopoly, Scene


@dataclass
class Payment(Procedure):
    """A13.1 A due sum. Result: nothing."""

    seat: int
    due: int
    rule: str

    def begin(self, g: AntiMonopoly) -> Step:
        """A13.1 He pays what he has; A13.3 if he is not on turn, that is all."""
        paid = min(self.due, g.money[self.seat])
        missing = self.due - paid
        pay_in(g, self.seat, paid, self.rule)
        if not missing:
            return DONE
        if self.seat != g.turn:
            g.tell("am-news-cannot-pay", "A13.3", who=named(self.seat), missing=missing)
            return DONE
        g.tell("am-news-cannot-pay", "A13.1", who=named(self.seat), missing=missing)
        needed = {"doubleMissing": 2 * missing, "doubleDebt": 2 * self.due, "missing": missing}[g.rules["helpPays"]]
        if bomb_limited(g) or sum(g.money) - g.money[self.seat] < needed:
            return self.bomb
        return Call(Pledges(self.seat, needed, "debt", "A13.2"), then=self.helped)

    def helped(self, g: AntiMonopoly, suffices: bool) -> Step:
        """A13.2 The bomb does not move if the others pay."""
        return DONE if suffices else self.bomb

    def bomb(self, g: AntiMonopoly) -> Step:
        """A13.1 Otherwise it moves one field."""
        bomb_by_instruction(g, 1, "A13.1")
        return zero(g) if g.bomb == 0 else DONE


@dataclass
class Pledges(Procedure):
    """A13.2, A17.4 The others pledge, clockwise from his left. Result: whether it suffices; then it is paid."""

    whom: int
    needed: int
    purpose: str  # debt, purchase
    rule: str
    pledged: tuple[int, ...] = ()  # clockwise from his left

    def begin(self, g: AntiMonopoly) -> Step:
        """A13.2 Until it suffices, or cannot suffice any more."""
        others = g.others(self.whom)
        missing = self.needed - sum(self.pledged)
        if missing == 0:
            return self.take
        left = others[len(self.pledged) :]
        if sum([g.money[seat] for seat in left]) < missing:
            return self.in_vain
        by_seat = [0] * g.players
        for seat, sum_ in zip(others, self.pledged, strict=False):
            by_seat[seat] = sum_
        g.scene = Scene(self.purpose, self.whom, left[0], self.needed, pledged=tuple(by_seat))
        return self.ask if g.money[left[0]] else self.nothing_to_give

    def ask(self, g: AntiMonopoly) -> Step:
        """A13.2 What he likes, but nobody more than is still missing."""
        seat = g.others(self.whom)[len(self.pledged)]
        missing = self.needed - sum(self.pledged)
        question = Pledge(self.rule, self.purpose, self.whom, missing, min(missing, g.money[seat]))
        return Ask(seat, question, then=self.answered)

    def answered(self, g: AntiMonopoly, millions: int) -> Step:
        seat = g.others(self.whom)[len(self.pledged)]
        g.tell("am-news-pledges", self.rule, who=named(seat), whom=named(self.whom), millions=millions)
        self.pledged += (millions,)
        return self.begin

    def nothing_to_give(self, g: AntiMonopoly) -> Step:
        self.pledged += (0,)
        return self.begin

    def take(self, g: AntiMonopoly) -> Step:
        """A13.2, A17.4 The whole sum is there: it goes to the bank."""
        for seat, millions in zip(g.others(self.whom), self.pledged, strict=False):
            pay_in(g, seat, millions, self.rule)
        g.tell("am-news-helped", self.rule, whom=named(self.whom), millions=self.needed)
        return Done(True)

    def in_vain(self, g: AntiMonopoly) -> Step:
        """A13.2 Nobody pays unless the whole sum is pledged."""
        g.tell("am-news-not-helped", self.rule, whom=named(self.whom), millions=self.needed)
        return Done(False)

    def whose(self, g: AntiMonopoly, seat: int) -> str:
        return self.rule
