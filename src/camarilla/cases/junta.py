"""Positions of Junta: families, money, places and troops, and what is under way."""

from __future__ import annotations

from typing import Any, cast

from camarilla.cases.stage import Stage
from camarilla.core.flow import Position, Procedure
from camarilla.core.words import Plain
from camarilla.games.junta import GAME
from camarilla.games.junta.chapters.bank import Banking
from camarilla.games.junta.chapters.battle import Bombardment, Volley
from camarilla.games.junta.chapters.budget import Budget
from camarilla.games.junta.chapters.combat import Combat
from camarilla.games.junta.chapters.common import Shed, muster
from camarilla.games.junta.chapters.consequences import Aftermath
from camarilla.games.junta.chapters.coup import Coup, Uprising
from camarilla.games.junta.chapters.election import Election
from camarilla.games.junta.chapters.locations import Locations
from camarilla.games.junta.chapters.offices import Appoint, InLaw
from camarilla.games.junta.chapters.retreat import Retreat
from camarilla.games.junta.chapters.terror import Terror
from camarilla.games.junta.chapters.turn import Turn
from camarilla.games.junta.chapters.units import set_up_units
from camarilla.games.junta.chapters.vote import ChamberVote
from camarilla.games.junta.money import minus, total
from camarilla.games.junta.state import BY_OFFICE, READY, Attempt

# seat by office: President, Minister, three Generals, Admiral, Air Force
OFFICES = {
    4: (0, 1, 1, 2, 3, 2, 3),
    5: (0, 1, 2, 3, 4, 1, 2),
    6: (0, 1, 2, 3, 4, 5, 1),
    7: (0, 1, 2, 3, 4, 5, 6),
}
ASKED_IN_PASSING = {"junta-ask-votes": [], "junta-ask-window": "pass"}


class JuntaStage(Stage):
    """``players`` (4 to 7), ``switches``, ``phase``, ``hands`` and ``open`` (cards), ``cash`` and ``account`` (notes of
    1, 2, 3), ``at`` (places), ``exile``, ``dead``, ``aid`` (notes of the budget), ``attempts`` (sender, card, target,
    place), ``pretext``, ``bank``, ``marker``; ``coup``: ``leader``, ``phase``, ``rebels``, ``units`` (area, kind,
    commander or nothing, number, group, status), ``losses`` (area, family, number), ``winner``, ``declared``;
    ``begin``: see docs/cases.md."""

    game = GAME
    g: Any

    def lay_out(self, given: dict[str, Any]) -> None:
        players = given["players"]
        rules = GAME.rules(given.get("switches", {}))
        g = self.g = cast(Any, GAME.setup(players, rules, GAME.printed(rules, None)))
        g.phase, g.round, g.assigned = given.get("phase", 4), 2, True
        g.offices[:] = OFFICES[players]
        self._families(given)
        if "aid" in given:
            g.aid, g.aid_of = tuple(given["aid"]), 0
            g.stack = minus(g.stack, g.aid)
        for name in ("pretext", "bank", "marker", "murdered"):
            setattr(g, name, given.get(name, getattr(g, name)))
        attempts = given.get("attempts", [])
        g.attempts = tuple(Attempt(self.seat(by), card, self.seat(whom), at) for by, card, whom, at in attempts)
        if "coup" in given:
            self._coup(given["coup"])
        muster(g)
        self._begin(given["begin"])

    def _families(self, given: dict[str, Any]) -> None:
        g = self.g
        for name, where in (("hands", g.hand), ("open", g.table)):
            for family, cards in self.by_seat(given.get(name)).items():
                where[family] = tuple(sorted(cards))
        held = [card for family in range(g.families) for card in g.hand[family] + g.table[family]]
        g.deck = tuple(card for card in g.deck if card not in held)
        for name, purses in (("cash", g.cash), ("account", g.account)):
            for family, notes in self.by_seat(given.get(name)).items():
                purses[family] = tuple(notes)
                g.stack = minus(g.stack, purses[family])
        for name, where in (("at", g.location), ("exile", g.exile)):
            for family, place in self.by_seat(given.get(name)).items():
                where[family] = place
        for family in given.get("dead", ""):
            g.alive[self.seat(family)] = False

    def _coup(self, given: dict[str, Any]) -> None:
        g = self.g
        set_up_units(g)
        g.coup, g.leader, g.coup_phase, g.pretext = True, self.seat(given["leader"]), given.get("phase", 1), True
        g.rebels = tuple(self.seat(one) for one in given.get("rebels", given["leader"]))
        g.order = tuple(g.clockwise((g.leader + g.coup_phase) % g.players))
        if "units" in given:
            g.units = {}
            for area, kind, who, number, *more in given["units"]:
                group, status = more or (0, READY)
                g.units[area, kind, self.seat(who) if who else BY_OFFICE, group, status] = number
        losses = [(area, self.seat(family), number) for area, family, number in given.get("losses", [])]
        g.engaged = tuple((area, family) for area, family, _ in losses)
        g.losses = {(area, family): number for area, family, number in losses if number}
        g.winner = given.get("winner", g.winner)
        g.declared = tuple((self.seat(family), side) for family, side in given.get("declared", []))

    def _begin(self, what: str) -> None:
        word, *rest = what.split()
        paragraph = "begin"
        procedure: Procedure
        if word in ("vote", "turn", "shed"):
            seat = self.seat(rest[0])
            procedure = {"vote": ChamberVote("budget", seat), "turn": Turn(seat), "shed": Shed(seat)}[word]
        elif word == "volley":
            procedure = Volley(rest[0], int(rest[1]))
        elif word == "bombard":
            procedure = Bombardment(rest[0], rest[1])
        elif word == "retreat":
            procedure = Retreat(rest[0])
        elif word == "election":
            procedure = Election(rest[0])
        else:
            begun: dict[str, tuple[Procedure, str]] = {
                "budget": (Budget(), "begin"),
                "offices": (Appoint(), "begin"),
                "brother-in-law": (InLaw(), "begin"),
                "places": (Locations(), "begin"),
                "terror": (Terror(), "begin"),
                "attempts": (Terror(), "show"),
                "bank": (Banking(), "begin"),
                "uprising": (Uprising(), "begin"),
                "combat": (Combat(), "begin"),
                "declarations": (Coup(None), "declare_first"),
                "aftermath": (Aftermath(), "begin"),
            }
            procedure, paragraph = begun[word]
        self.position = Position(self.g, [procedure])
        procedure.at = paragraph
        self.position.ask_again()

    def window(self) -> tuple[int, Plain] | None:
        """Nobody votes any more, and nobody plays a card."""
        for seat, question in self.position.asked().items():
            if question.key in ASKED_IN_PASSING:
                return seat, ASKED_IN_PASSING[question.key]
        return None

    def fact(self, name: str, of: str) -> Any:
        g = self.g
        if name in ("cash", "account"):
            return getattr(g, name)[self.seat(of)]
        if name == "money":
            return total(g.cash[self.seat(of)])
        if name in ("alive", "exile"):
            return getattr(g, name)[self.seat(of)]
        if name in ("hand", "open"):
            return (g.hand if name == "hand" else g.table)[self.seat(of)]
        if name == "units":
            counts: dict[str, int] = {}
            for (area, kind, _, _, _), number in g.units.items():
                if area == of:
                    counts[kind] = counts.get(kind, 0) + number
            return " ".join(f"{kind}:{number}" for kind, number in sorted(counts.items()))
        if name == "rebels":
            return "".join(self.names[seat] for seat in sorted(g.rebels))
        if name in ("president", "leader"):
            seat = getattr(g, name)
            return self.names[seat] if seat >= 0 else ""
        if name == "over":
            return self.position.over
        if name == "result":
            return self.position.result
        return {
            "bank": g.bank,
            "pretext": g.pretext,
            "under": g.under,
            "discards": g.discards,
            "winner": g.winner,
            "offices": [self.names[seat] for seat in g.offices],
            "candidates": "".join(self.names[seat] for seat in g.candidates),
        }[name]
