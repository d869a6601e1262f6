"""Positions of Anti-Monopoly III: at the beginning of a turn, everything laid as the case wants it."""

from __future__ import annotations

from typing import Any, cast

from camarilla.cases.stage import Stage
from camarilla.core.chance import without
from camarilla.core.flow import Position
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.chapters.turns import Turns
from camarilla.games.anti_monopoly.components import Kind

TRACKS = ("yellow", "blue", "red", "green")
HAND = "12345"


class AntiMonopolyStage(Stage):
    """``players``, ``switches``, ``on`` (pawns), ``money``, ``hidden`` and ``laid`` (cards), ``bomb``, ``chips``
    (yellow/blue/red), ``pile`` (action cards that come first), ``turn``, ``flags`` (``red_waits``, ``red_done``,
    ``sent_back``, ``swapped``)."""

    game = GAME
    names = "ABCDEF"
    g: Any

    def lay_out(self, given: dict[str, Any]) -> None:
        rules = GAME.rules(given.get("switches", {}))
        self.g = cast(Any, GAME.setup(given["players"], rules, GAME.printed(rules, None)))
        hidden, laid = self.by_seat(given.get("hidden")), self.by_seat(given.get("laid"))
        for seat in range(self.g.players):
            self._hand(seat, hidden.get(seat, HAND), laid.get(seat, ""))
        for seat, place in self.by_seat(given.get("on")).items():
            self.g.places[seat] = self._places().index(place)
        for seat, millions in self.by_seat(given.get("money")).items():
            self.g.bank += self.g.money[seat] - millions
            self.g.money[seat] = millions
        self.g.bomb = given.get("bomb", self.g.bomb)
        self.g.chips = [int(part) for part in given.get("chips", "0/0/0").split("/")]
        if "pile" in given:
            first = tuple(given["pile"].split())
            self.g.under, self.g.unseen = first + without(tuple(sorted(self.g.box.cards)), first), ()
        self._flags(given.get("flags", []))
        self.g.turn = self.seat(given.get("turn", "A"))
        self.position = Position(self.g, [Turns()])
        self.position.stack[0].at = "turn"
        self.position.ask_again()

    def _hand(self, seat: int, hidden: str, laid: str) -> None:
        self.g.hidden[seat], self.g.laid[seat] = tuple(sorted(hidden)), tuple(sorted(laid))
        self.g.stock = without(self.g.stock, (*hidden, *laid))

    def _flags(self, flags: list[str]) -> None:
        for flag in flags:
            if flag == "sent_back":
                self.g.sent_back[0] = True
            else:
                setattr(self.g, flag, True)

    def _places(self) -> list[str]:
        board = self.g.board
        named = {Kind.START: "START", Kind.PEACE: "peace"}
        return [
            named.get(kind)
            or (f"N{board.number[at]}" if kind is Kind.NEGOTIATION else f"{TRACKS[board.track[at]]} {board.number[at]}")
            for at, kind in enumerate(board.kind)
        ]

    def fact(self, name: str, of: str) -> Any:
        g = self.g
        if name == "place":
            return self._places()[g.places[self.seat(of)]]
        if name in ("hidden", "laid"):
            return "".join(getattr(g, name)[self.seat(of)])
        if name == "money":
            return g.money[self.seat(of)]
        if name == "rule":
            return next(iter(self.position.asked().values())).rule
        if name == "ending":
            return self.position.result.ending if self.position.result is not None else ""
        if name == "chips":
            return "/".join(map(str, g.chips))
        return {"bomb": g.bomb, "turn": self.names[g.turn], "stock": len(g.stock)}[name]
