"""G0.4, G0.11, G10.2 Who comes before whom, with the lot where nothing else decides."""

from __future__ import annotations

from dataclasses import dataclass

from camarilla.core.chance import Draw
from camarilla.core.flow import Ask, Call, Done, Procedure, Step
from camarilla.core.questions import CHANCE
from camarilla.games.global_powers.state import Powers


@dataclass
class Lots(Procedure):
    """G0.4 Draws lots among these seats. Result: the seats in the order drawn; one alone needs no lot."""

    rule: str
    seats: tuple[int, ...]

    def begin(self, g: Powers) -> Step:
        return self.draw if len(self.seats) > 1 else Done(self.seats)

    def draw(self, g: Powers) -> Step:
        """G0.4, G6.1 The lot."""
        pile = tuple([str(seat) for seat in self.seats])
        return Ask(CHANCE, Draw(self.rule, pile, len(pile)), then=self.drawn)

    def drawn(self, g: Powers, drawn: tuple[str, ...]) -> Step:
        return Done(tuple([int(seat) for seat in drawn]))


@dataclass
class Ranking(Procedure):
    """Puts seats in order by their keys, smallest first; lots decide between equal keys. Result: the seats."""

    rule: str
    keys: tuple[tuple[int, ...], ...]  # a key for each of the seats
    seats: tuple[int, ...]
    ranked: tuple[int, ...] = ()

    def begin(self, g: Powers) -> Step:
        """G0.4 Ties are settled one after the other."""
        left = [(key, seat) for key, seat in zip(self.keys, self.seats, strict=True) if seat not in self.ranked]
        if not left:
            return Done(self.ranked)
        first = min(left)[0]
        return self.next_group(tuple([seat for key, seat in left if key == first]))

    def next_group(self, seats: tuple[int, ...]) -> Step:
        return Call(Lots(self.rule, seats), then=self.take)

    def take(self, g: Powers, seats: tuple[int, ...]) -> Step:
        self.ranked += seats
        return self.begin


@dataclass
class Precedence(Procedure):
    """G10.2 Partners in turn: the activating player first if he is one, else the globally strongest; then clockwise.

    Result: the parties in this order.
    """

    parties: tuple[int, ...]

    def begin(self, g: Powers) -> Step:
        if g.turn in self.parties:
            return Done(self.in_turn(g, g.turn))
        return Call(Lots("G10.2", g.strongest(self.parties)), then=self.led)

    def led(self, g: Powers, drawn: tuple[int, ...]) -> Step:
        """G10.2 The first of the lot leads."""
        return Done(self.in_turn(g, drawn[0]))

    def in_turn(self, g: Powers, first: int) -> tuple[int, ...]:
        return tuple([seat for seat in g.clockwise(first) if seat in self.parties])
