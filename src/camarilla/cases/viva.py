"""Positions of Viva el Presidente: what everybody has, and the phase or battle that begins."""

from __future__ import annotations

import re
from typing import Any, cast

from camarilla.cases.stage import Stage
from camarilla.core.flow import Position, Procedure
from camarilla.core.words import Plain
from camarilla.games.viva import GAME
from camarilla.games.viva.chapters.battle import Fight
from camarilla.games.viva.chapters.combat import Combat
from camarilla.games.viva.chapters.orders import Ordering
from camarilla.games.viva.chapters.promises import BurglarsWindow, Promising
from camarilla.games.viva.chapters.rounds import HandLimit, Rounds
from camarilla.games.viva.chapters.spend import Spending
from camarilla.games.viva.state import Phase

CLOCKWISE = ("Lars", "Andy", "Susanne", "Matt", "Gil")
COLOURS = {"Lars": "blue", "Andy": "red", "Susanne": "yellow", "Matt": "black", "Gil": "green"}
NUMBERS = {"Lars": 1, "Matt": 2, "Susanne": 3, "Andy": 4, "Gil": 5}
TILES = ("helicopter_pad", "swimming_pool", "watchtower", "radar_station", "guard_house")


class VivaStage(Stage):
    """``players`` (names), ``presidente``, ``switches``, ``round``, ``deck``, ``discards``; by name ``buildings``,
    ``dice``, ``hand``, ``promise``, ``orders``, ``lent``; ``begin``: ``set-up``, ``promises``, ``burglars``,
    ``orders``, ``combat``, ``battle Lars``, ``spend``, ``hand limit``, ``rest of the round``, ``combat and on``."""

    game = GAME
    g: Any

    def lay_out(self, given: dict[str, Any]) -> None:
        self.names = tuple(given.get("players", "Lars Andy Susanne Matt").split())
        self.given = given
        rules = GAME.rules(given.get("switches", {}))
        g = self.g = cast(Any, GAME.setup(len(self.names), rules, GAME.printed(rules, None)))
        if given["begin"] == "set-up":
            self._run(Rounds())
            return
        g.presidente, g.round = self.seat(given.get("presidente", "Lars")), given.get("round", 2)
        g.discards = tuple(given.get("discards", "").split())
        left = list(g.box.full_deck())
        for seat, name in enumerate(self.names):
            self._estate(seat, name, given.get(name, {}))
            for card in (*g.hands[seat], *g.promises[seat]):
                left.remove(card)
        for card in g.discards:
            left.remove(card)
        g.deck = tuple(sorted(given["deck"].split() if "deck" in given else left))
        self._begin(given["begin"])

    def _estate(self, seat: int, name: str, own: dict[str, Any]) -> None:
        g = self.g
        g.colours[seat], g.numbers[seat] = COLOURS[name], NUMBERS[name]
        g.buildings[seat], g.dice[seat] = TILES[: own.get("buildings", 1) - 1], own.get("dice", 1)
        g.hands[seat] = tuple(sorted(own.get("hand", "").split()))
        g.promises[seat] = g.given[seat] = tuple(sorted(own.get("promise", "").split()))
        g.promised_dice[seat] = self._faces(name, own.get("lent", ""))

    def _faces(self, owner: str, orders: str) -> tuple[int, ...]:
        """The numbers that dice show: ``home`` the own, ``six`` a 6, a name that player's."""
        own = {"home": NUMBERS[owner], "six": 6}
        return tuple(sorted(own.get(word) or NUMBERS[word] for word in orders.split()))

    def _begin(self, what: str) -> None:
        word, _, name = what.partition(" ")
        if word in ("combat", "battle"):
            self._screens_go_up()
        if word == "battle":
            self._run(Fight(self.seat(name)))
        elif what == "combat and on":
            self._run(Rounds(), Combat(), then="spend")
        elif what == "rest of the round":
            self._run(Rounds(), Spending(), then="count")
        else:
            begun: dict[str, Procedure] = {
                "promises": Promising(),
                "burglars": BurglarsWindow(tuple(range(len(self.names)))),
                "orders": Ordering(),
                "combat": Combat(),
                "spend": Spending(),
                "hand limit": HandLimit(),
            }
            self._run(begun[what])

    def _run(self, *procedures: Procedure, then: str = "") -> None:
        if then:
            procedures[0].then = then
        self.position = Position(self.g, list(procedures))
        self.position.start()

    def _screens_go_up(self) -> None:
        g = self.g
        g.phase, g.screens_up = Phase.COMBAT, True
        for seat in g.golpistas():
            orders = self.given.get(self.names[seat], {}).get("orders", "")
            g.orders[seat] = self._faces(self.names[seat], orders) or (g.numbers[seat],) * g.dice[seat]
        g.betrayers = tuple(seat for seat in g.golpistas() if g.numbers[g.presidente] in g.orders[seat])

    def written(self, answer: Plain) -> Plain:
        """Names stand for seats: ``ASS>Matt.own``."""
        if isinstance(answer, str):
            return re.sub("|".join(CLOCKWISE), lambda name: str(self.seat(name[0])), answer)
        return answer

    def window(self) -> tuple[int, Plain] | None:
        for seat, question in self.position.asked().items():
            if question.key == "viva-ask-card":
                return seat, "pass"
        return None

    def fact(self, name: str, of: str) -> Any:
        g = self.g
        if name in ("hand", "promise"):
            return " ".join((g.hands if name == "hand" else g.promises)[self.seat(of)])
        if name in ("dice", "buildings", "points"):
            counted = {"dice": lambda seat: g.dice[seat], "buildings": g.house_count, "points": g.victory_points}
            return counted[name](self.seat(of))
        if name == "cards":
            return len(g.hands[self.seat(of)])
        if name == "values":
            battle = GAME.view(g, None).battle
            return [battle.attack_value, battle.defence_value]
        if name == "winners":
            return " ".join(self.names[seat] for seat in self.position.result.winners)
        if name == "scores":
            return self.position.result.scores
        if name == "over":
            return self.position.over
        if name == "discards":
            return " ".join(sorted(g.discards))
        return {"presidente": self.names[g.presidente], "deck": len(g.deck)}[name]
