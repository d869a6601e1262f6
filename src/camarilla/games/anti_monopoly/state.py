"""The table of Anti-Monopoly III: small values in flat lists; queries, no rules.

Cooperation cards are their values as text ("1" to "6"), hands are sorted. The action pile is the set of cards that
nobody has seen yet and, under it, those seen, in their order: once all are seen everybody knows what comes (A8.1).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from camarilla.core.news import News
from camarilla.core.plain import fixed
from camarilla.core.state import State
from camarilla.games.anti_monopoly.components import ALL_CHIPS, Board, Box, Kind

CARDS_EACH: Final = 5  # A3.2
START_MONEY: Final = 5  # A1.1
NOTES: Final = 50  # A0.4
NOBODY: Final = -1
ALL: Final = -1  # in a hint: everybody knows it
NONE: Final = -1  # in a hint: there is no such card
Hint = tuple[int, int, str, int]  # who knows it, a set of places as bits, a value, how many at least (or NONE)


@fixed
class Scene:
    """What is going on in the middle of the table, for onlookers: a crisis, a card, a meeting, a debt ..."""

    kind: str
    who: int = NOBODY
    whom: int = NOBODY
    value: int = 0  # a card's value, a need, a sum
    card: str = ""
    rolls: tuple[int, ...] = ()
    pledged: tuple[int, ...] = ()  # by seat


QUIET: Final = Scene("")


@dataclass
class AntiMonopoly(State):
    """Everything on the table and in the hands."""

    box: Box
    rules: dict[str, str]
    players: int
    places: list[int]
    money: list[int]
    hidden: list[tuple[str, ...]]
    laid: list[tuple[str, ...]]
    absent: list[int]  # turns still to be missed (A8.AC23)
    sent_back: list[bool]  # stands on green 1 because it was sent there (A17.3)
    manners: list[int]  # asker * players + asked: what the last crisis between them was met with; 1 joined, -1 refused
    stock: tuple[str, ...]
    unseen: tuple[str, ...]
    bank: int
    bomb: int
    chips: list[int] = field(default_factory=lambda: [0, 0, 0])
    under: tuple[str, ...] = ()
    hints: tuple[Hint, ...] = ()
    turn: int = NOBODY
    turns: int = 0
    die: int = 0
    scene: Scene = QUIET
    reached: tuple[tuple[int, int], ...] = ()  # pawns moved by text whose field is still to be carried out (A0.7)
    bomb_moved: bool = False  # A14.2, in this turn
    danger: bool = False  # A21.1, in this turn
    red_waits: bool = False  # A15.1
    red_done: bool = False  # A15.2
    swapped: bool = False  # A18.3
    ending: str = ""
    ranking: tuple[int, ...] = ()
    ears: list[News] | None = None

    def rounds(self) -> int:
        """How often everybody has had a turn, counting the running round."""
        return (self.turns + self.players - 1) // self.players

    def copy(self) -> AntiMonopoly:
        """By hand: this is called more often than anything else."""
        return AntiMonopoly(
            self.box,
            self.rules,
            self.players,
            self.places.copy(),
            self.money.copy(),
            self.hidden.copy(),
            self.laid.copy(),
            self.absent.copy(),
            self.sent_back.copy(),
            self.manners.copy(),
            self.stock,
            self.unseen,
            self.bank,
            self.bomb,
            self.chips.copy(),
            self.under,
            self.hints,
            self.turn,
            self.turns,
            self.die,
            self.scene,
            self.reached,
            self.bomb_moved,
            self.danger,
            self.red_waits,
            self.red_done,
            self.swapped,
            self.ending,
            self.ranking,
        )

    @property
    def board(self) -> Board:
        return self.box.board

    def left_of(self, seat: int) -> int:
        """A0.1 The next player clockwise."""
        return (seat + 1) % self.players

    def others(self, seat: int) -> tuple[int, ...]:
        """Everybody else, clockwise from his left."""
        return tuple([(seat + i) % self.players for i in range(1, self.players)])

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """Everybody, clockwise from this seat."""
        return tuple([(seat + i) % self.players for i in range(self.players)])

    def kind(self, seat: int) -> Kind:
        """The kind of field on which a pawn stands."""
        return self.box.board.kind[self.places[seat]]

    def distance(self, seat: int) -> int:
        """A0.3 Fields to World Peace."""
        return self.box.board.distance[self.places[seat]]

    def all_broken(self) -> bool:
        """A17.2 Whether all nine chips are placed."""
        return sum(self.chips) == ALL_CHIPS

    def standings(self, seats: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """A0.3 These players in groups, foremost first; players of one group are equally far from World Peace."""
        return groups(seats, [-self.distance(seat) for seat in seats])

    def scores(self) -> tuple[int, ...]:
        """A21.5 Money minus distance to World Peace."""
        return tuple([self.money[seat] - self.distance(seat) for seat in range(self.players)])

    def values(self) -> int:
        """A23.1 How many values the cooperation cards have."""
        return int(self.rules["coopValues"])


def groups(seats: tuple[int, ...], keys: list[int]) -> tuple[tuple[int, ...], ...]:
    """The seats grouped by their keys, greatest first."""
    return tuple(
        [
            tuple([seat for seat, own in zip(seats, keys, strict=True) if own == key])
            for key in sorted(set(keys), reverse=True)
        ]
    )
