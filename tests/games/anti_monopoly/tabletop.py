"""A table for tests: positions built by hand, dice and cards typed in.

Players A, B, C ... are the seats 0, 1, 2 ...; A is on turn unless told otherwise.
"""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.core.chance import without
from camarilla.core.flow import Position
from camarilla.core.game import Outcome
from camarilla.core.illegal import Illegal
from camarilla.core.questions import CHANCE, Question
from camarilla.games.anti_monopoly import GAME
from camarilla.games.anti_monopoly.chapters.turns import Turns
from camarilla.games.anti_monopoly.components import Kind
from camarilla.games.anti_monopoly.purchases import Opening
from camarilla.games.anti_monopoly.questions import AskFor, Reply
from camarilla.games.anti_monopoly.state import AntiMonopoly
from camarilla.match.match import save_position

A, B, C, D, E, F = range(6)
TRACKS = ("yellow", "blue", "red", "green")
JOIN, NONE, NO = Reply("join"), Reply("none"), Reply("no")
ROLL = Opening("roll")


def refuse(fields: int) -> Reply:
    return Reply("refuse", fields)


def lay(fields: int = 0) -> Reply:
    return Reply("lay", fields)


def indict(yellow: int = 0, blue: int = 0, red: int = 0) -> Opening:
    return Opening("indict", (yellow, blue, red))


def double(yellow: int = 0, blue: int = 0, red: int = 0) -> Opening:
    return Opening("double", (yellow, blue, red))


class Tabletop:
    """A game at the start of somebody's turn, everything laid as the test wants it."""

    def __init__(self, players: int = 3, **switches: str) -> None:
        house = GAME.rules(switches)
        self.g: AntiMonopoly = lay_out(players, house)
        self.position = Position(self.g, [Turns()])
        for seat in range(players):
            self.hand(seat, "12345")

    def hand(self, seat: int, hidden: str, laid: str = "") -> Tabletop:
        """The cards of one player, hidden and open; what he had goes back to the stock."""
        g = self.g
        pile = tuple(sorted(g.stock + g.hidden[seat] + g.laid[seat]))
        g.hidden[seat], g.laid[seat] = tuple(sorted(hidden)), tuple(sorted(laid))
        g.stock = without(pile, (*hidden, *laid))
        return self

    def on(self, **places: str) -> Tabletop:
        """Pawns: ``on(a="yellow 8", b="N1")``."""
        for name, place in places.items():
            self.g.places["abcdef".index(name)] = place_of(self.g, place)
        return self

    def rich(self, **money: int) -> Tabletop:
        """Money by player; the rest is in the bank."""
        for name, millions in money.items():
            seat = "abcdef".index(name)
            self.g.bank += self.g.money[seat] - millions
            self.g.money[seat] = millions
        return self

    def lay(self, *, bomb: int | None = None, chips: str | None = None, pile: str = "") -> Tabletop:
        """The bomb, the chips as ``3/2/0``, and a known order of the action cards that come first."""
        if bomb is not None:
            self.g.bomb = bomb
        if chips is not None:
            self.g.chips = [int(part) for part in chips.split("/")]
        if pile:
            first = tuple(pile.split())
            self.g.under = first + without(tuple(sorted(self.g.box.cards)), first)
            self.g.unseen = ()
        return self

    def begin(self, seat: int = A) -> Tabletop:
        """It is this player's turn."""
        self.g.turn = seat
        self.position.stack[:] = [Turns()]
        self.position.stack[0].at = "turn"
        self.position.ask_again()
        return self

    # --- answers ----------------------------------------------------------------------------------------------------

    def roll(self, *faces: int) -> Tabletop:
        """Dice, one roll after the other."""
        for face in faces:
            self.position.answer(CHANCE, (face,))
        return self

    def rolls(self, *faces: int) -> Tabletop:
        """Several dice in one roll."""
        self.position.answer(CHANCE, faces)
        return self

    def draw(self, *cards: str) -> Tabletop:
        """What chance draws."""
        self.position.answer(CHANCE, cards)
        return self

    def says(self, seat: int, answer: Any) -> Tabletop:
        self.position.answer(seat, answer)
        return self

    def asks(self, seat: int, value: int, whom: int) -> Tabletop:
        """A crisis or a request: this player asks that one for a card."""
        return self.says(seat, AskFor(value, whom))

    def crisis(self, value: int, reply: Reply, x: int = A, y: int = B) -> Tabletop:
        return self.asks(x, value, y).says(y, reply)

    # --- what is to be seen -----------------------------------------------------------------------------------------

    def where(self, seat: int = A) -> str:
        return place_name(self.g, self.g.places[seat])

    def asked(self) -> set[int]:
        return set(self.position.asked())

    def question(self, seat: int) -> Question[Any]:
        return self.position.question(seat)

    def rule(self) -> str:
        """The rule of what is asked now."""
        return next(iter(self.position.asked().values())).rule

    @property
    def outcome(self) -> Outcome | None:
        return self.position.result  # type: ignore[no-any-return]

    def refuses(self, seat: int, answer: Any, rule: str) -> Tabletop:
        """The answer is refused, cites the rule, and nothing has changed."""
        before = save_position(GAME, self.position)
        with pytest.raises(Illegal) as refusal:
            self.position.answer(seat, answer)
        assert refusal.value.rule == rule
        assert save_position(GAME, self.position) == before
        return self


def lay_out(players: int, rules: dict[str, str]) -> AntiMonopoly:
    state = GAME.setup(players, rules, GAME.box(rules, None))
    assert isinstance(state, AntiMonopoly)
    return state


def place_of(g: AntiMonopoly, name: str) -> int:
    """``START``, ``N2``, ``yellow 8``, ``peace``."""
    board = g.board
    for place in range(len(board.kind)):
        if place_name(g, place) == name:
            return place
    raise AssertionError(f"no place {name}")


def place_name(g: AntiMonopoly, place: int) -> str:
    board = g.board
    if board.kind[place] is Kind.START:
        return "START"
    if board.kind[place] is Kind.NEGOTIATION:
        return f"N{board.number[place]}"
    if board.kind[place] is Kind.PEACE:
        return "peace"
    return f"{TRACKS[board.track[place]]} {board.number[place]}"
