"""What a schemer sees at the table of Junta: the view, what he remembers, and what he makes of both, in MP."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from camarilla.bots.character import Character
from camarilla.bots.junta.heard import JuntaMemory
from camarilla.bots.junta.worth import card_worth, guessed_cash, own, own_cash, rivals, threat, votes_of
from camarilla.bots.reasons import Term, term
from camarilla.bots.words import Word
from camarilla.core.questions import Dice
from camarilla.core.words import named
from camarilla.games.junta.components import Box
from camarilla.games.junta.course import Bank
from camarilla.games.junta.money import total
from camarilla.games.junta.state import ADMIRAL, AIR, GENERALS, MINISTER
from camarilla.games.junta.view import JuntaView

LAST_ROUNDS = 11  # from here on any round may be the last (J2.3: 96 notes, eight a round, and donations)
ON_THE_WAY = 0.75  # of cash that is carried reaches the bank some day
SAFE_MARKER = 2  # J10.1 the secret police may not strike at the bank this round
BANK_SHARE = 0.62  # of all attempts are made at an open bank, as far as nothing else was seen
SHARPNESS = 1.1  # how sharply killers prefer the fatter purse
ARMS = (*GENERALS, ADMIRAL, AIR)  # offices that command troops
SACRED = 0.8  # of a word's price more for each MP that somebody carries who has paid for his life
PLACES = ("bank", "headquarters", "home", "mistress", "club")


@dataclass
class Eyes:
    """One seat's eyes at one moment."""

    view: JuntaView
    box: Box
    memory: JuntaMemory
    who: Character
    dice: Dice

    @property
    def me(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def late(self) -> float:
        """How likely this round is the last one."""
        over = self.view.round - LAST_ROUNDS
        return 0.0 if over < 0 else min(1.0, 0.35 + 0.45 * over)

    # --- money ---

    def purse(self, seat: int) -> float:
        """What he carries, as far as one can know."""
        if seat == self.me:
            return float(own_cash(self.view))
        if not self.memory.round:
            return guessed_cash(self.view, seat)
        return 0.3 + (self.memory.cash[seat] if seat < self.memory.players else 0.0)

    def saved(self, seat: int) -> float:
        """What he has in Switzerland."""
        account = self.view.families[seat].account
        if account is not None:
            return float(total(account))
        spied = max([known for whom, known in self.view.spied if whom == seat], default=0)
        return max(float(spied), self.memory.account[seat] if seat < self.memory.players else 0.0)

    def standing(self, seat: int) -> float:
        """What he may end with: cash is only half money, and votes bring some."""
        return self.saved(seat) + 0.5 * self.purse(seat) + 0.1 * votes_of(self.view, seat)

    def danger(self, seat: int) -> float:
        """From 0 (behind everybody) to 1 (whoever leads): how much his loss is one's own gain."""
        others = [self.standing(one) for one in rivals(self.view)]
        if seat not in rivals(self.view) or max(others) - min(others) < 1:
            return 0.5
        return (self.standing(seat) - min(others)) / (max(others) - min(others))

    def armed(self, seat: int) -> int:
        """How many of his offices command troops."""
        return len([office for office in self.view.families[seat].offices if office in ARMS])

    # --- feelings ---

    def grudge(self, seat: int) -> float:
        return self.memory.grudge(seat, self.me, self.who)

    def trust(self, seat: int) -> float:
        return self.memory.trust(seat, self.me, self.who)

    # --- words ---

    def price_of_word(self, word: Word) -> float:
        """What it costs to break it, in MP: trust, and what one thinks of oneself; more before witnesses, and most
        where somebody has paid for his life."""
        own = "vengeful" if word.or_else else "loyal"
        usual = (0.3 + 0.9 * self.who.leaning(own)) * (1.3 if word.aloud else 1.0)
        return usual * (1 + SACRED * self.purse(word.to)) if word.kind == "peace" else usual

    def word_terms(self, word: Word | None) -> list[Term]:
        """What speaks for keeping a word that this seat gave."""
        if word is None:
            return []
        name = "core-why-my-threat" if word.or_else else "core-why-my-word"
        return [term(name, self.price_of_word(word), who=named(word.to))]

    # --- the night ---

    def cards_at_stake(self) -> float:
        """J10.3 What a death costs beside the cash."""
        mine = own(self.view)
        cards = (*(mine.hand or ()), *mine.open_cards)
        palace = 4.0 if self.me == self.view.president else 0.0
        return 1.0 + palace + sum([card_worth(self.box, card) for card in cards])

    def aimed_at(self, seat: int) -> float:
        """How likely somebody who looks for a purse picks this one."""
        looks = {
            one: exp(SHARPNESS * min(20.0, guessed_cash(self.view, one) + 0.2 * threat(self.view, one)))
            for one in (*rivals(self.view), self.me)
        }
        return looks.get(seat, 0.0) / sum(looks.values())

    def bank_share(self) -> float:
        """How many of the attempts are made at the bank, by what was seen so far."""
        struck = self.memory.strikes
        return (6 * BANK_SHARE + struck.get("bank", 0)) / (6 + sum(struck.values()))

    def shoot_out(self) -> bool:
        """J10.1 Whether the secret police may strike at the bank tonight."""
        return self.view.bank_marker != SAFE_MARKER

    def killed_at(self, place: str) -> float:
        """How likely this seat does not survive the night there."""
        view, bank = self.view, self.view.bank == Bank.OPEN
        share = self.bank_share() if bank else 0.0
        there = 0.2 if not bank else share if place == "bank" else (1 - share) / 4
        alive, aimed = 1.0, self.aimed_at(self.me)
        minister = next((one.leader for one in view.families if MINISTER in one.offices), -1)
        if minister not in (-1, self.me) and MINISTER not in view.frozen:
            police = there
            if view.bank_marker == SAFE_MARKER:
                police = 0.0 if place == "bank" else 0.25
            alive *= 1 - aimed * police
        for one in rivals(view):
            armed = min(0.5, 0.06 * view.families[one].cards)
            alive *= 1 - aimed * there * armed
        return 1 - alive
