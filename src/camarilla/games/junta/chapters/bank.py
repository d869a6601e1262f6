"""J11 The bank, and J15.3 the bank that opens again after lunch."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.flow import DONE, AskAll, Procedure, Step
from camarilla.core.words import named
from camarilla.games.junta import ledger
from camarilla.games.junta.chapters.mini import dummies_bank, dummies_hand_over
from camarilla.games.junta.course import Bank
from camarilla.games.junta.money import Notes, minus, plus, total
from camarilla.games.junta.questions.terror import BankBusiness
from camarilla.games.junta.state import Junta


@dataclass
class Banking(Procedure):
    """J11.1 Who is at the bank moves any notes between cash and account, secretly, all at once."""

    reopened: bool = False  # J15.3

    def begin(self, g: Junta) -> Step:
        """J11.1 Only if the bank is open; J15.3 after lunch it is."""
        if g.bank != (Bank.LUNCH if self.reopened else Bank.OPEN):
            return self.shut
        at_bank = [one for one in g.present_players() if g.location[one] == "bank"]
        rule = "J15.3" if self.reopened else "J11.1"
        return AskAll({one: BankBusiness(rule, g.cash[one], g.account[one]) for one in at_bank}, then=self.moved)

    def moved(self, g: Junta, accounts: dict[int, Notes]) -> Step:
        """J11.1 Nobody else learns how much."""
        for who, account in accounts.items():
            g.cash[who] = minus(plus(g.cash[who], g.account[who]), account)
            g.account[who] = account
            ledger.banked(g, who)
            g.tell("junta-news-banked", "J11.1", {who: {"sum": total(account)}}, who=named(who))
        if g.mini:
            dummies_bank(g)
            dummies_hand_over(g)
        return DONE

    def shut(self, g: Junta) -> Step:
        """J17.4 Closed: the dummies' money goes on; if it is closed for lunch it waits for the end of the round."""
        if g.mini and g.bank == Bank.CLOSED:
            dummies_hand_over(g)
        return DONE
