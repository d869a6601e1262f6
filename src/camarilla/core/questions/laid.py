"""Parts that grow: a value laid piece by piece, and a row said item by item."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from camarilla.core.illegal import Refused
from camarilla.core.questions.parts import Dice, Menu, Option, Part, Steps, bad_step
from camarilla.core.reading import Reader
from camarilla.core.words import Plain

A = TypeVar("A")
P = TypeVar("P")
MANY = 10_000  # pieces: as many as fit


def listed(value: object) -> Plain:
    """Rows of plain values as JSON holds them: tuples become lists."""
    return [listed(one) for one in value] if isinstance(value, tuple) else value


class Laid(Part[A], Generic[A, P]):
    """A value that is laid piece by piece: shots at targets, notes in envelopes, votes.

    ``pieces`` are all there are, in the order in which they are offered; ``fits`` says which piece, known or not, may
    follow others. That is all of legality: ``split`` takes a value apart (None: it is a row of its pieces, in whichever
    order), and it is legal if its pieces can be laid. ``why`` refuses the others, with the piece that does not fit;
    None: too few, or not in proper form.
    """

    def __init__(
        self,
        pieces: tuple[P, ...],
        name: Callable[[P], str],
        option: Callable[[P], Option],
        fits: Callable[[tuple[P, ...], P], bool],
        made: Callable[[tuple[P, ...]], A],
        split: Callable[[A], Iterable[P]] | None,
        why: Callable[[A, P | None], Refused],
        read: Reader,
        low: int = 0,
        high: int = MANY,
        strange: Callable[[str], Refused] = bad_step,
        done: Callable[[tuple[P, ...]], bool] | None = None,
    ) -> None:
        self.pieces = pieces
        self.name = name
        self.option = option
        self.fits = fits
        self.made = made
        self.split = split
        self.why = why
        self.reader = read
        self.low = low
        self.high = high
        self.strange = strange  # refuses a step that names no piece
        self.enough = done  # where it takes more than their number to be whole
        self.reached: tuple[Steps, tuple[P, ...]] = ((), ())  # the last steps that were followed, and their pieces

    def check(self, value: A) -> None:
        laid: tuple[P, ...] = ()
        pieces: Any = value if self.split is None else self.split(value)
        for piece in pieces:  # one after the other: what somebody wrote may be endless
            if not self.may_follow(laid, piece):
                raise self.why(value, piece)
            laid = (*laid, piece)
        if not self.done(laid) or (self.split is not None and self.made(laid) != value):
            raise self.why(value, None)

    def done(self, laid: tuple[P, ...]) -> bool:
        """Whether these pieces make a whole value."""
        return len(laid) >= self.low if self.enough is None else self.enough(laid)

    def may_follow(self, laid: tuple[P, ...], piece: P) -> bool:
        return len(laid) < self.high and self.fits(laid, piece)

    def more(self, laid: tuple[P, ...]) -> list[P]:
        """What may be laid next."""
        return [piece for piece in self.pieces if self.fits(laid, piece)] if len(laid) < self.high else []

    def sample(self, dice: Dice) -> A:
        laid: tuple[P, ...] = ()
        while True:
            more = self.more(laid)
            way = dice.below(len(more) + self.done(laid))
            if way == len(more):
                return self.made(laid)
            laid = (*laid, more[way])

    def lone(self) -> bool:
        laid: tuple[P, ...] = ()
        while True:
            done, only = self.done(laid), list[P]()
            for piece in self.pieces if len(laid) < self.high else ():
                if self.fits(laid, piece):
                    if done or only:
                        return False
                    only.append(piece)
            if not only:
                return done
            laid = (*laid, only[0])

    def first(self) -> A:
        laid: tuple[P, ...] = ()
        while not self.done(laid):
            laid = (*laid, self.more(laid)[0])
        return self.made(laid)

    def reach(self, steps: Steps) -> int:
        laid: tuple[P, ...] = ()
        named = {self.name(piece): piece for piece in self.pieces}
        for step in steps:
            if step not in named or not self.may_follow(laid, named[step]):
                break
            laid = (*laid, named[step])
        self.reached = (steps[: len(laid)], laid)
        return len(laid)

    def menu(self, so_far: Steps) -> Menu[A]:
        laid = self._laid(so_far) if so_far else ()
        more = self.more(laid)
        last = more and len(laid) + 1 == self.high and self.done((*laid, more[0]))
        wholes = tuple([self.made((*laid, piece)) for piece in more]) if last else ()
        answer = self.made(laid) if self.done(laid) else None
        return Menu(tuple([self.option(piece) for piece in more]), answer, wholes)

    def _laid(self, steps: Steps) -> tuple[P, ...]:
        if steps == self.reached[0]:
            return self.reached[1]
        laid: tuple[P, ...] = ()
        named = {self.name(piece): piece for piece in self.pieces}
        for step in steps:
            if step not in named:
                raise self.strange(step)
            piece = named[step]
            if not self.may_follow(laid, piece):
                raise self.why(self.made((*laid, piece)), piece)
            laid = (*laid, piece)
        return laid

    def write(self, value: A) -> Plain:
        return listed(value)

    def read(self, written: Plain, where: str) -> A:
        value: A = self.reader(written, where)
        return value

    def schema(self) -> dict[str, Plain]:
        return {"type": "array"}


class Row(Part[tuple[A, ...]]):
    """So many items, one after the other; ``following`` says what may come after those before it."""

    def __init__(
        self,
        length: int,
        following: Callable[[tuple[A, ...]], tuple[A, ...]],
        option: Callable[[int, A], Option],
        why: Callable[[tuple[A, ...]], Refused],
        read: Reader,
    ) -> None:
        self.length = length
        self.following = following
        self.option = option
        self.why = why
        self.reader = read

    def check(self, value: tuple[A, ...]) -> None:
        if len(value) != self.length or any(one not in self.following(value[:at]) for at, one in enumerate(value)):
            raise self.why(value)

    def sample(self, dice: Dice) -> tuple[A, ...]:
        said: tuple[A, ...] = ()
        while len(said) < self.length:
            nexts = self.following(said)
            said = (*said, nexts[dice.below(len(nexts))])
        return said

    def menu(self, so_far: Steps) -> Menu[tuple[A, ...]]:
        said: tuple[A, ...] = ()
        for step in so_far:
            nexts = self.following(said) if len(said) < self.length else ()
            item = next((one for one in nexts if self.option(len(said), one).key == step), None)
            if item is None:
                raise bad_step(step)
            said = (*said, item)
        if len(said) == self.length:
            return Menu((), said)
        nexts = self.following(said)
        wholes = tuple([(*said, one) for one in nexts]) if len(said) + 1 == self.length else ()
        return Menu(tuple([self.option(len(said), one) for one in nexts]), None, wholes)

    def write(self, value: tuple[A, ...]) -> Plain:
        return listed(value)

    def read(self, written: Plain, where: str) -> tuple[A, ...]:
        value: tuple[A, ...] = self.reader(written, where)
        return value

    def schema(self) -> dict[str, Plain]:
        return {"type": "array", "minItems": self.length, "maxItems": self.length}
