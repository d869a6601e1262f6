"""Parts that grow: a value laid piece by piece, and a row said item by item."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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

    ``after`` lists the pieces that may follow those that lie there. That is all of legality: ``split`` takes a value
    apart (None: it is a row of its pieces, in whichever order), and it is legal if its pieces can be laid. ``why``
    refuses the others, with the piece that does not fit; None: too few, or not in proper form. Without it only steps
    are judged here. ``pieces`` are all there are, where not all may come first: a step that names none is ``strange``.
    """

    def __init__(
        self,
        after: Callable[[tuple[P, ...]], Sequence[P]],
        option: Callable[[P], Option],
        made: Callable[[tuple[P, ...]], A],
        split: Callable[[A], Iterable[P]] | None,
        why: Callable[[A, P | None], Refused] | None,
        read: Reader,
        low: int = 0,
        high: int = MANY,
        strange: Callable[[str], Refused] = bad_step,
        done: Callable[[tuple[P, ...]], bool] | None = None,
        pieces: Sequence[P] | None = None,
    ) -> None:
        self.after = after
        self.option = option
        self.made = made
        self.split = split
        self.why = why
        self.reader = read
        self.low = low
        self.high = high
        self.strange = strange
        self.enough = done  # where it takes more than their number to be whole
        self.pieces = pieces
        # the last steps that were followed, their pieces, and the step after them that names no piece
        self.reached: tuple[Steps, tuple[P, ...], str | None] = ((), (), None)
        # what could be laid when somebody looked last, after which pieces, and as options
        self.seen: tuple[tuple[P, ...] | None, Sequence[P], list[Option]] = (None, (), [])

    def check(self, value: A) -> None:
        laid: tuple[P, ...] = ()
        pieces: Any = value if self.split is None else self.split(value)
        for piece in pieces:  # one after the other: what somebody wrote may be endless
            if piece not in self.able(laid):
                raise self.refusal(value, piece)
            laid = (*laid, piece)
        if not self.done(laid) or (self.split is not None and self.made(laid) != value):
            raise self.refusal(value, None)

    def refusal(self, value: A, piece: P | None) -> Refused:
        return bad_step("" if piece is None else str(piece)) if self.why is None else self.why(value, piece)

    def done(self, laid: tuple[P, ...]) -> bool:
        """Whether these pieces make a whole value."""
        return len(laid) >= self.low if self.enough is None else self.enough(laid)

    def able(self, laid: tuple[P, ...]) -> Sequence[P]:
        """What may be laid next."""
        return self.after(laid) if len(laid) < self.high else ()

    def more(self, laid: tuple[P, ...]) -> Sequence[P]:
        """What is offered next."""
        return self.able(laid)

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
            able, done = self.able(laid), self.done(laid)
            if len(able) + done > 1:
                return False
            if not able:
                return done
            laid = (*laid, able[0])

    def first(self) -> A:
        laid: tuple[P, ...] = ()
        while not self.done(laid):
            laid = (*laid, self.more(laid)[0])
        return self.made(laid)

    def reach(self, steps: Steps) -> int:
        laid = self._followed(steps)
        return len(laid)

    def said(self, so_far: Steps) -> A | None:
        laid = self._laid(so_far)
        return self.made(laid) if self.done(laid) else None

    def menu(self, so_far: Steps) -> Menu[A]:
        laid = self._laid(so_far)
        more, done = self.more(laid), self.done(laid)
        last = more and len(laid) + 1 == self.high and self.done((*laid, more[0]))
        wholes = tuple([self.made((*laid, piece)) for piece in more]) if last else ()
        options = self.shown(laid, more)
        self.seen = laid, more, options
        return Menu(tuple(options), self.made(laid) if done else None, wholes)

    def shown(self, laid: tuple[P, ...], more: Sequence[P]) -> list[Option]:
        """Pieces as options."""
        return list(map(self.option, more))

    def _laid(self, steps: Steps) -> tuple[P, ...]:
        """The pieces that these steps name."""
        known, laid, _ = self.reached
        if steps == known:  # somebody has just asked how far they reach
            return laid
        laid = self._followed(steps)
        if len(laid) < len(steps):
            raise self._unfit(steps[len(laid)], laid)
        return laid

    def _followed(self, steps: Steps) -> tuple[P, ...]:
        """The same, as far as they can be laid. Whoever goes on from where he has been last takes one step only."""
        known, laid, other = self.reached
        at = len(known)
        if steps[:at] != known:
            if known[: len(steps)] == steps:
                return laid[: len(steps)]
            at, laid = 0, ()
        elif len(steps) == at or steps[at] == other:
            return laid
        other = None
        for step in steps[at:]:
            found = self._offered(step, laid) or self._named(step, laid, self.able(laid))
            if not found:
                other = step
                break
            laid = (*laid, found[0])
        self.reached = (steps[: len(laid)], laid, other)
        return laid

    def _offered(self, step: str, laid: tuple[P, ...]) -> Sequence[P]:
        """The piece of this name, if it was offered when somebody looked last."""
        after, more, options = self.seen
        if after == laid:
            for at, option in enumerate(options):
                if option.key == step:
                    return (more[at],)
        return ()

    def _named(self, step: str, laid: tuple[P, ...], among: Sequence[P]) -> Sequence[P]:
        """The piece of this name, if it is there."""
        for option, piece in zip(self.shown(laid, among), among, strict=True):
            if option.key == step:
                return (piece,)
        return ()

    def _unfit(self, step: str, laid: tuple[P, ...]) -> Refused:
        """A piece that may not follow these, or no piece at all."""
        pieces = self.after(()) if self.pieces is None else self.pieces
        known = self._named(step, (), pieces) if self.why is not None else ()
        return self.refusal(self.made((*laid, known[0])), known[0]) if known else self.strange(step)

    def write(self, value: A) -> Plain:
        return listed(value)

    def read(self, written: Plain, where: str) -> A:
        value: A = self.reader(written, where)
        return value

    def schema(self) -> dict[str, Plain]:
        return {"type": "array"}


class Row(Laid[tuple[A, ...], A]):
    """So many items, one after the other; the option of an item is made with its place in the row."""

    def __init__(
        self,
        length: int,
        following: Callable[[tuple[A, ...]], tuple[A, ...]],
        option: Callable[[int, A], Option],
        why: Callable[[tuple[A, ...]], Refused],
        read: Reader,
    ) -> None:
        super().__init__(
            after=following,
            option=lambda item: option(0, item),
            made=lambda said: said,
            split=None,
            why=lambda said, item: why(said),
            read=read,
            low=length,
            high=length,
            pieces=(),
        )
        self.placed = option

    def shown(self, laid: tuple[A, ...], more: Sequence[A]) -> list[Option]:
        return [self.placed(len(laid), item) for item in more]

    def sample(self, dice: Dice) -> tuple[A, ...]:
        said: tuple[A, ...] = ()
        while len(said) < self.high:
            nexts = self.after(said)
            said = (*said, nexts[dice.below(len(nexts))])
        return said

    def schema(self) -> dict[str, Plain]:
        return {"type": "array", "minItems": self.low, "maxItems": self.high}
